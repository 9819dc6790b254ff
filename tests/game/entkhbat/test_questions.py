"""Questions of the table that need more than one gesture: votes for the fire, grave cards, the chairs."""

from __future__ import annotations

import pytest

from engine.core.game import Setup
from engine.core.match import Match
from engine.entkhbat import events as ev
from engine.entkhbat.cards import VALUE
from engine.entkhbat.view import View
from game.pilot import Pilot
from game.table.entkhbat.faces import LandFace
from game.table.entkhbat.names import LETTERS
from game.table.entkhbat.panels import Panel
from game.table.entkhbat.play_area import PlayAreaScene
from game.table.entkhbat.scene import EntkhbatScene
from game.table.entkhbat.seats import SeatsScene
from game.table.gesture import Drag
from tests.game.conftest import Start
from tests.game.entkhbat.arguments import argued, scene_of

FAST = {"speed": "instant", "bot_speed": "instant", "reduced_motion": True}


def _asked(start: Start, match: Match, people: list[int], **wishes: object) -> Pilot:
    scene = scene_of(match, people)
    pilot = start(scene, **(FAST | wishes))
    pilot.wait_until(lambda: scene.waiting_for == "person")
    return pilot


def _drags(pilot: Pilot, onto: str) -> list[Drag]:
    gestures = pilot.scene.gestures.all()  # type: ignore[attr-defined]
    return [one for one in gestures if isinstance(one, Drag) and one.onto == onto]


def _value(pilot: Pilot, drag: Drag) -> int:
    return VALUE[drag.means.picked[-1][0]]  # type: ignore[attr-defined]


def _burning(over: bool) -> Match:
    """Somebody has to burn, and can burn more than is asked for; `over`: one card reaches that too."""

    def ready(match: Match, view: View) -> bool:
        if view.awaits != "burn_votes":
            return False
        lands = [one for one in view.regions if one.holder == view.asked[0] and not one.closed]
        votes = sorted(VALUE[card] for one in lands if not one.fixed for card in one.votes or ())
        return len(votes) > 2 and votes[0] < view.amount < sum(votes) and (votes[-1] >= view.amount) is over

    return argued(4, 3 if over else 8, ready)


def test_the_fire_waits_until_somebody_says_burn(start: Start) -> None:
    match = _burning(over=False)
    victim, amount = match.view(None).asked[0], match.view(None).amount
    pilot = _asked(start, match, [victim])
    total = 0
    while not pilot.sees("burn-done"):
        drag = max(_drags(pilot, "brazier"), key=lambda one: _value(pilot, one))
        total += _value(pilot, drag)
        pilot.drag(drag.piece, "brazier")
        pilot.frames(3)
        assert match.view(None).awaits == "burn_votes"
    assert total >= amount
    pilot.click("burn-done")
    pilot.wait_until(lambda: match.view(None).awaits != "burn_votes")


def test_more_than_the_fire_asks_for_is_asked_about_once_more(start: Start) -> None:
    match = _burning(over=True)
    victim = match.view(None).asked[0]
    pilot = _asked(start, match, [victim])
    small = min(_drags(pilot, "brazier"), key=lambda one: _value(pilot, one) or 999)
    pilot.drag(small.piece, "brazier")
    pilot.frames(3)
    large = max(_drags(pilot, "brazier"), key=lambda one: _value(pilot, one))
    pilot.drag(large.piece, "brazier")
    pilot.frames(3)
    pilot.click("burn-done")
    pilot.frames(3)
    assert match.view(None).awaits == "burn_votes"
    pilot.click("not-sure")
    pilot.frames(3)
    pilot.click("burn-done")
    pilot.frames(3)
    pilot.click("sure")
    pilot.wait_until(lambda: match.view(None).awaits != "burn_votes")


@pytest.mark.parametrize("confirms", [True, False])
def test_a_card_is_wasted_only_after_a_second_yes(start: Start, confirms: bool) -> None:
    def ready(match: Match, view: View) -> bool:
        return view.awaits == "turn" and view.moves_left == 3

    match = argued(3, 2, ready)
    seat = match.to_act()[0]
    pilot = _asked(start, match, [seat], confirmations=confirms)
    pilot.drag(_drags(pilot, "brazier")[0].piece, "brazier")
    pilot.frames(3)
    if confirms:
        assert match.view(None).moves_left == 3
        pilot.click("not-sure")
        pilot.frames(3)
        assert match.view(None).moves_left == 3
        pilot.drag(_drags(pilot, "brazier")[0].piece, "brazier")
        pilot.frames(3)
        pilot.click("sure")
    pilot.wait_until(lambda: match.view(None).moves_left == 2)


def test_the_votes_of_others_and_closed_regions_say_why_they_stay(start: Start) -> None:
    match = argued(4, 3, lambda match, view: view.awaits == "turn" and any(r.closed for r in view.regions))
    pilot = _asked(start, match, [match.to_act()[0]])
    scene = pilot.scene
    assert isinstance(scene, EntkhbatScene)
    table, said = scene.table, set()
    for name in [name for name in table.pieces if name.startswith("vote-")]:
        land = scene.shown.lands[int(name.split("-")[1])]
        text, rule = scene.why_not(table.piece(name), None)
        if land.holder != scene.front:
            assert (scene.name_of(land.holder) in text, rule) == (True, "AE-4.03")
            said.add("theirs")
        elif land.closed:
            assert ("closed" in text, rule) == (True, "AE-4.06")
            said.add("closed")
    assert "theirs" in said


def test_at_a_shared_screen_a_look_is_veiled_and_not_written_down(start: Start) -> None:
    match = argued(4, 3, lambda match, view: view.awaits == "inspect")
    looker, victim = match.view(None).user, match.view(None).victim
    scene = scene_of(match, [0, 1, 2, 3])
    pilot = start(scene, **FAST)
    while pilot.scene.name == "curtain":
        pilot.scene.lift()  # type: ignore[attr-defined]
        pilot.wait(0.2)
    pilot.wait_until(lambda: scene.waiting_for == "person")
    panel = pilot.find("panel")
    assert isinstance(panel, Panel)
    pilot.frames(2)
    assert panel.cards
    assert panel.veiled
    told = [text for mark, text in scene.log if scene.name_of(victim) in text and "looks into" in text]
    assert told
    assert scene.log[-1] == (LETTERS[looker], told[-1])
    assert ":" not in told[-1]
    pilot.move(pilot.middle("look"))
    pilot.press()
    pilot.frames(3)
    assert not panel.veiled
    pilot.release()
    pilot.frames(3)
    assert panel.veiled


def test_anybody_may_look_through_the_play_area(start: Start) -> None:
    match = argued(3, 2, lambda match, view: view.awaits == "turn" and len(view.play) > 6)
    pilot = _asked(start, match, [match.to_act()[0]])
    pilot.click("play-pile")
    pilot.wait(0.3)
    scene = pilot.scene
    assert isinstance(scene, PlayAreaScene)
    assert scene.counts.total() == len(match.view(None).play)
    pilot.key("escape")
    pilot.wait(0.2)
    assert pilot.scene.name == "table"


def test_the_chairs_ask_several_people_how_they_answer(start: Start) -> None:
    pilot = start(SeatsScene(Setup("entkhbat", "standard", 4, 1)))
    assert not pilot.sees("replies-strict")
    scene = pilot.scene
    group = scene.find("kind-1")
    pilot.click(group.part(0).center)  # type: ignore[union-attr]
    pilot.wait(0.2)
    pilot.click("replies-strict")
    assert pilot.app.settings.replies == "strict"
    pilot.click("replies-shared")
    assert pilot.app.settings.replies == "shared"


def test_nothing_stands_twice_in_the_minutes_when_the_screen_is_passed_on(start: Start) -> None:
    match = argued(3, 2, lambda match, view: view.awaits == "draw")
    scene = scene_of(match, [0, 1, 2])
    pilot = start(scene, **FAST)
    for _ in range(3):
        while pilot.scene.name == "curtain":
            pilot.scene.lift()  # type: ignore[attr-defined]
            pilot.wait(0.2)
        pilot.wait_until(lambda: scene.waiting_for == "person")
        pilot.drag("deck", "hand")
        pilot.wait_until(lambda: match.view(None).awaits == "turn" and scene.waiting_for == "person")
        pilot.click("end-turn")
        pilot.wait(0.3)
    ended = [text for _, text in scene.log if "ends the turn" in text]
    story = [event for event in match.heard(None) if isinstance(event, ev.TurnEnded)]
    assert len(ended) == len(story)


def test_a_region_counts_less_while_its_votes_lie_on_the_brazier(start: Start) -> None:
    match = _burning(over=False)
    pilot = _asked(start, match, [match.view(None).asked[0]])
    drag = max(_drags(pilot, "brazier"), key=lambda one: _value(pilot, one))
    scene = pilot.scene
    assert isinstance(scene, EntkhbatScene)
    region = int(drag.piece.split("-")[1])
    before = scene.table.piece(f"land-{region}").front
    pilot.drag(drag.piece, "brazier")
    pilot.frames(3)
    after = scene.table.piece(f"land-{region}").front
    assert isinstance(before, LandFace)
    assert isinstance(after, LandFace)
    assert after.value < before.value
