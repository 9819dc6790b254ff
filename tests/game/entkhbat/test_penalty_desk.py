"""The penalty desk: accusations judged by the table, and the stamps of a referee in the chair."""

from __future__ import annotations

from engine.core.dice import Dice
from engine.core.game import Setup
from engine.core.games import GAMES
from engine.core.match import Match
from game.pilot import Pilot
from game.play.session import Player
from game.table.entkhbat.penalty_desk import has_desk
from game.table.entkhbat.referees_book import RefereesBook
from game.table.entkhbat.scene import EntkhbatScene, new_session
from tests.game.conftest import Start
from tests.game.entkhbat.arguments import NAMES

FAST = {"speed": "instant", "bot_speed": "instant", "reduced_motion": True}


def _table(people: str, referee: bool = False) -> EntkhbatScene:
    options = {"referee": "seat"} if referee else {"humans": people}
    match = Match(GAMES["entkhbat"], Setup("entkhbat", "standard", 4, 5, options))
    players = [Player(NAMES[seat], "human" if str(seat) in people else "easy") for seat in range(4)]
    if referee:
        players.append(Player("Ref"))
    return EntkhbatScene(new_session(match, players, None), resumed=True)


def _through_the_curtain(pilot: Pilot) -> None:
    pilot.wait_until(lambda: pilot.scene.name == "curtain")
    pilot.scene.lift()  # type: ignore[attr-defined]
    pilot.wait_until(lambda: pilot.scene.name == "table" and pilot.scene.waiting_for == "person")


def test_people_accuse_and_the_others_judge_under_seal(start: Start) -> None:
    scene = _table("012")
    match, pilot = scene.session.match, start(scene, **FAST)
    turn = match.view(None).turn
    while pilot.scene.name == "curtain":
        _through_the_curtain(pilot)
    pilot.wait_until(lambda: scene.waiting_for != "story")
    scene.open_desk()
    pilot.wait(0.2)
    desk = pilot.scene
    accused = 3
    pilot.click(f"accuse-{accused}")
    pilot.click("reason-5")
    for _ in range(3):
        assert match.view(None).awaits == "breach"
        _through_the_curtain(pilot)
        pilot.click("breach")
        pilot.frames(3)
    assert desk.speaker in match.view(None).accusers
    assert match.view(None).commands[accused].fines == (100,)
    assert match.view(None).turn == turn


def test_the_referee_stamps_raises_vetoes_and_warns(start: Start) -> None:
    scene = _table("0", referee=True)
    match, pilot = scene.session.match, start(scene, **FAST)
    if pilot.scene.name == "curtain":
        _through_the_curtain(pilot)
    for name, follow in (
        ("fine-2", "reason-0"),
        ("raise-2", "raise-1-300"),
        ("fine-1", "reason-6"),
        ("veto-1", ""),
    ):
        pilot.wait_until(lambda: not scene.flow.telling)
        if pilot.scene.name == "curtain":
            _through_the_curtain(pilot)
        scene.open_desk()
        pilot.wait(0.1)
        pilot.click(name)
        if follow:
            pilot.click(follow)
        pilot.frames(3)
    view = match.view(None)
    assert view.commands[2].fines == (300,)
    assert view.commands[1].fines == (0,)


def test_a_person_alone_with_bots_reads_the_page_and_stamps_nothing(start: Start) -> None:
    scene = _table("1")
    assert not has_desk(scene)
    assert has_desk(_table("12"))
    pilot = start(scene, **FAST)
    pilot.wait_until(lambda: scene.waiting_for == "person")
    pilot.click("desk")
    pilot.wait(0.2)
    assert pilot.scene.name == "penalty-desk"
    assert [thing.name for thing in pilot.scene.focusables()] == ["close-desk"]


def test_the_totals_are_seen_by_the_referee_while_the_button_is_held(start: Start) -> None:
    scene = _table("0", referee=True)
    match, pilot = scene.session.match, start(scene, **FAST)
    _play_on(match, cycle=2)
    page = RefereesBook(scene)
    pilot.app.push(page)
    pilot.wait(0.2)
    assert page.page.totals
    assert not page.page.open
    pilot.move(pilot.middle("look"))
    pilot.press()
    pilot.wait(0.2)
    assert page.page.open
    pilot.release()
    pilot.wait(0.2)
    assert not page.page.open


def _play_on(match: Match, cycle: int) -> None:
    dice = Dice(3)
    while match.view(None).cycle < cycle:
        seat = match.to_act()[0]
        match.answer(seat, dice.pick(match.options(seat)))


def test_a_slip_is_taken_back_once_the_table_agrees(start: Start) -> None:
    scene = _table("0123", referee=True)
    match, pilot = scene.session.match, start(scene, **FAST)
    while pilot.scene.name == "curtain":
        _through_the_curtain(pilot)
    seat = match.view(None).turn
    pilot.drag("deck", "hand")
    pilot.wait_until(lambda: scene.waiting_for == "person")
    drags = [(p, onto) for p in scene.gestures.drags for onto in scene.gestures.drags[p]]
    piece, onto = next(
        one for one in drags if one[1].startswith("region-") and int(one[0].split("-")[1]) >= 30
    )
    pilot.drag(piece, onto)
    pilot.wait_until(lambda: scene.waiting_for == "person")
    assert match.view(None).moves_used == 1
    pilot.click("desk")
    pilot.wait(0.2)
    pilot.click("take-back")
    pilot.wait(0.2)
    pilot.click("agreed")
    pilot.wait_until(lambda: scene.waiting_for == "person")
    assert match.view(None).moves_used == 0
    assert match.view(None).turn == seat
