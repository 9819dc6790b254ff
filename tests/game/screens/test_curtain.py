"""The curtain between two people: held by pointer or key, nothing behind it, undo before it is lifted."""

from __future__ import annotations

import pytest

from game.scenes.curtain import Curtain, curtain_scene
from game.scenes.title import TitleScene
from game.settings import Settings
from tests.game.screens.conftest import everything_fits
from tests.game.tamasha.conftest import asks, match_at
from tests.game.tamasha.hands import by_drag, play

LONG = "W" * 24


def hang(start, **wishes):
    heard = []
    pilot = start(TitleScene(), **wishes)
    pilot.app.push(curtain_scene("Kabir", 1, lambda: heard.append("lifted"), lambda: heard.append("undone")))
    pilot.frames(2)
    return pilot, heard


def test_it_opens_by_being_held_and_only_then_tells(start):
    pilot, heard = hang(start)
    pilot.move(pilot.middle("lift"))
    pilot.press()
    pilot.wait(0.3)
    assert not heard
    pilot.wait(1.2)
    pilot.release()
    assert heard == ["lifted"]
    assert pilot.scene.name == "title"


@pytest.mark.parametrize("key", ["return", "space"])
def test_a_key_may_hold_it_and_it_has_the_focus_already(start, key):
    pilot, heard = hang(start)
    pilot.hold_key(key, 1.4)
    assert heard == ["lifted"]


def test_a_short_press_a_key_and_escape_do_not_open_it(start):
    pilot, heard = hang(start)
    pilot.click("lift")
    pilot.key("return")
    pilot.key("escape")
    pilot.click((30, 300))
    pilot.wait(1.0)
    assert heard == []
    assert pilot.scene.name == "curtain"


def test_losing_the_window_while_holding_does_not_open_it(start):
    pilot, heard = hang(start)
    pilot.move(pilot.middle("lift"))
    pilot.press()
    pilot.wait(0.4)
    pilot.lose_focus()
    pilot.wait(1.0)
    assert heard == []


def test_the_one_before_may_take_the_last_card_back(start):
    pilot, heard = hang(start)
    pilot.click("undo")
    assert heard == ["undone"]
    assert pilot.scene.name == "title"


def test_without_an_honest_undo_the_button_says_why(start):
    pilot = start(TitleScene())
    pilot.app.push(curtain_scene("Kabir", 1, lambda: None, None, "The coin has been tossed."))
    pilot.frames(2)
    undo = pilot.find("undo")
    assert not undo.enabled
    assert undo.tip == "The coin has been tossed."


def test_with_little_motion_it_is_gone_at_once(start):
    pilot, heard = hang(start, reduced_motion=True)
    pilot.hold_key("return", 0.75)
    assert heard == ["lifted"]


@pytest.mark.parametrize("text_size", [100, 200])
@pytest.mark.parametrize("size", [(1024, 600), (1920, 1080)])
def test_a_long_name_and_large_text_have_room(start, size, text_size):
    pilot = start(TitleScene(), size, text_size=text_size)
    pilot.app.push(curtain_scene(LONG, 0, lambda: None, lambda: None))
    pilot.frames(2)
    everything_fits(pilot)


def test_between_two_people_it_hangs_and_stays_open_until_the_answer(stage):
    pilot, scene = stage.lay(match_at(asks("turn", 0, 2)), "human", "human")
    assert isinstance(pilot.scene, Curtain)
    assert pilot.scene.who == "Meera"
    pilot.hold_key("return", 1.0)
    assert pilot.scene is scene
    assert scene.waiting_for == "person"
    pilot.wait(12)
    assert pilot.scene is scene
    step = scene.session.match.step
    play(pilot, scene, by_drag, stop=lambda: scene.session.match.step > step)
    assert pilot.wait_until(lambda: pilot.scene is not scene or scene.waiting_for == "person")


def test_the_menu_and_the_rules_open_in_front_of_the_cloth(stage):
    pilot, _ = stage.lay(match_at(asks("turn", 0, 2)), "human", "human")
    cloth = pilot.scene
    pilot.key("f1")
    assert pilot.scene.name == "rulebook"
    pilot.key("escape")
    assert pilot.scene is cloth
    pilot.key("escape")
    assert pilot.scene.name == "pause"
    pilot.key("escape")
    assert pilot.scene is cloth
    pilot.click("menu")
    assert pilot.scene.name == "pause"


def test_undo_from_the_curtain_gives_the_card_back_to_whoever_played_it(stage):
    pilot, scene = stage.lay(match_at(asks("turn", 0, 2)), "human", "human")
    pilot.hold_key("return", 1.0)
    hand = {name for name in scene.table.pieces if name.startswith(("campaign-", "big-", "envelope-"))}
    step = scene.session.match.step
    for seed in range(1, 20):
        play(pilot, scene, by_drag, seed, stop=lambda: scene.session.match.step > step)
        pilot.wait_until(lambda: isinstance(pilot.scene, Curtain) or scene.waiting_for == "person")
        if isinstance(pilot.scene, Curtain):
            break
    if not pilot.find("undo").enabled:
        pytest.skip("that card told something that cannot be unheard")
    pilot.click("undo")
    pilot.wait(0.2)
    assert scene.session.match.step == step
    assert isinstance(pilot.scene, Curtain)
    pilot.hold_key("return", 1.0)
    assert hand == {
        name for name in scene.table.pieces if name.startswith(("campaign-", "big-", "envelope-"))
    }


def test_alone_at_the_screen_there_is_never_a_curtain(stage):
    pilot, scene = stage.lay(match_at(asks("turn", 0, 2)), "human", "random")
    play(pilot, scene, by_drag)
    assert pilot.scene.name != "curtain"


def test_a_table_may_do_without_it(stage):
    wishes = Settings(speed="instant", bot_speed="instant", curtain=False)
    pilot, scene = stage.lay(match_at(asks("turn", 0, 2)), "human", "human", settings=wishes)
    assert pilot.scene is scene
    assert scene.waiting_for == "person"
