"""Light hints: one word after some stillness, until the thing was done twice; none when switched off."""

from __future__ import annotations

from engine.core.game import Setup
from engine.core.games import GAMES
from engine.core.match import Match
from game.app import App
from game.pilot import Pilot
from game.play.session import Player
from game.scenes.table import TamashaScene
from game.settings import Settings
from game.table.tamasha.seating import new_session
from game.tutorial.hints import ENOUGH, Hints, hints_file


def at_the_table(**wishes: object) -> tuple[Pilot, TamashaScene]:
    match = Match(GAMES["tamasha"], Setup("tamasha", "basic", 2, 3))
    scene = TamashaScene(new_session(match, [Player("Asha"), Player("Bilal", "random")], None))
    settings = Settings(speed="instant", bot_speed="instant").but(**wishes)
    pilot = Pilot(App(settings, (1280, 720)), scene)
    assert pilot.wait_until(lambda: scene.waiting_for == "person", 30)
    return pilot, scene


def test_a_thing_done_twice_needs_no_hint() -> None:
    hints = Hints()
    for _ in range(ENOUGH):
        assert hints.wanted("turn")
        hints.did("turn")
    assert not hints.wanted("turn")
    assert not Hints().wanted("turn")
    assert Hints().wanted("sauda")


def test_a_damaged_file_is_begun_anew() -> None:
    hints_file().parent.mkdir(parents=True, exist_ok=True)
    hints_file().write_text("[")
    assert Hints().wanted("turn")


def test_stillness_brings_a_word_and_a_movement_ends_it() -> None:
    pilot, scene = at_the_table()
    pilot.wait(9)
    assert scene.bubble is not None
    pilot.move((700.0, 300.0))
    pilot.frames(2)
    assert scene.bubble is None


def test_it_can_be_switched_off() -> None:
    pilot, scene = at_the_table(hints=False)
    pilot.wait(9)
    assert scene.bubble is None


def test_a_decision_counts_once_it_is_made() -> None:
    pilot, scene = at_the_table()
    kind = scene.asked.awaits
    scene.answer(next(iter(scene.gestures.all())))
    pilot.frames(2)
    scene.press("seal")
    assert scene.hints._counts().get(kind, 0) == 1
