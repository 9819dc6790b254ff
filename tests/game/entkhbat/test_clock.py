"""The brass clock: what it sends when time is up, and when it stands still."""

from __future__ import annotations

from engine.core.game import Setup
from engine.core.games import GAMES
from engine.core.match import Match
from engine.entkhbat.view import View
from game.table.entkhbat.replies.clock import CALL, GRACE, TURN
from game.table.entkhbat.scene import EntkhbatScene
from tests.game.conftest import Start
from tests.game.entkhbat.arguments import argued, scene_of

FAST = {"speed": "instant", "bot_speed": "instant", "reduced_motion": True}


def _turn(manner: str, start: Start) -> EntkhbatScene:
    options = {"turn_timer": manner}
    match = Match(GAMES["entkhbat"], Setup("entkhbat", "standard", 3, 2, options))
    pilot = start(scene_of(match, [match.view(None).turn]), **FAST)
    pilot.drag("deck", "hand")
    pilot.wait_until(lambda: pilot.scene.waiting_for == "person")
    assert match.view(None).awaits == "turn"
    return pilot.scene


def test_a_strict_clock_ends_the_turn_after_its_grace(start: Start) -> None:
    scene = _turn("strict", start)
    clock, turns = scene.flow.clock, scene.session.match.view(None).turns
    assert clock.tick(TURN + 1) is None
    scene.flow.update(GRACE)
    assert scene.session.match.view(None).turns > turns


def test_a_gentle_clock_only_says_so(start: Start) -> None:
    scene = _turn("gentle", start)
    before = scene.prompt
    scene.flow.update(TURN + GRACE + 100)
    assert scene.waiting_for == "person"
    assert scene.prompt != before


def test_no_clock_counts_nothing(start: Start) -> None:
    scene = _turn("off", start)
    scene.flow.update(TURN * 10)
    assert scene.flow.clock.part == 0


def _window(match: Match, view: View) -> bool:
    return view.awaits == "reply" and len(view.asked) >= 2


def test_a_call_stands_for_ten_seconds_under_a_strict_clock_only(start: Start) -> None:
    for manner, passed in (("strict", True), ("gentle", False)):
        match = argued(4, 3, _window, {"turn_timer": manner})
        step = match.step
        scene = start(scene_of(match, match.view(None).asked), **FAST).scene
        assert scene.waiting_for == "call"
        scene.flow.update(CALL + 0.1)
        assert (match.step > step) == passed
