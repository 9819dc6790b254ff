"""A window that is dragged larger or smaller, and settings that change: nothing chosen or reached is lost."""

from __future__ import annotations

import pytest

from engine.core.game import Setup
from game.scenes.curtain import curtain_scene
from game.scenes.replay import replay_scene
from game.scenes.seats import SeatsScene
from game.scenes.setup import SetupScene
from game.scenes.speech import SpeechScene
from game.scenes.title import TitleScene
from tests.game.screens.conftest import everything_fits, file_of, played, the_night_after

CHANGES = {
    "smaller": lambda pilot: pilot.resize(1024, 600),
    "larger": lambda pilot: pilot.resize(1920, 1080),
    "text": lambda pilot: pilot.app.apply(pilot.app.settings.but(text_size=200)),
    "contrast": lambda pilot: pilot.app.apply(pilot.app.settings.but(contrast=True)),
}


@pytest.fixture(params=CHANGES)
def change(request):
    """What happens to the window."""
    return CHANGES[request.param]


def test_the_box(start, change):
    pilot = start(SetupScene("tamasha"))
    pilot.click("sitting")
    pilot.wait(0.4)
    change(pilot)
    assert pilot.find("sitting").side.value == "short"
    everything_fits(pilot)


def test_the_chairs(start, change):
    pilot = start(SeatsScene(Setup("tamasha", "basic", 4, 0)))
    pilot.click("name-1")
    pilot.type(" Rao")
    name = pilot.find("name-1").text
    pilot.click(pilot.find("kind-2").part(0).center)
    change(pilot)
    assert pilot.find("name-1").text == name
    assert pilot.find("kind-2").value == "human"
    everything_fits(pilot)


def test_the_curtain_while_it_is_held(start, change):
    heard = []
    pilot = start(TitleScene())
    pilot.app.push(curtain_scene("Kabir", 1, lambda: heard.append("lifted")))
    pilot.frames(2)
    pilot.move(pilot.middle("lift"))
    pilot.press()
    pilot.wait(0.3)
    change(pilot)
    pilot.wait(1.0)
    pilot.release()
    assert heard in ([], ["lifted"])
    if not heard:
        pilot.hold_key("return", 1.4)
    assert heard == ["lifted"]


def test_the_night(start, change):
    pilot = start(the_night_after())
    pilot.wait(0.9)
    before = pilot.scene.filled
    change(pilot)
    assert pilot.scene.filled >= before
    pilot.wait(5)
    assert pilot.scene.counted
    everything_fits(pilot)


def test_the_speech(start, change):
    from game.play.session import Player

    pilot = start(SpeechScene(Player("Meera"), 0, 1))
    pilot.move(pilot.middle("speech-1"))
    pilot.press()
    pilot.move(pilot.middle("microphone"), 0.2)
    change(pilot)
    pilot.release()
    assert pilot.scene.spoken in (-1, 1)
    if pilot.scene.spoken < 0:
        pilot.drag("speech-1", "microphone")
    change(pilot)
    assert pilot.scene.spoken == 1


def test_the_replay(start, change):
    _, keeper = played()
    scene = replay_scene(file_of(keeper))
    pilot = start(scene)
    scene.go_to(17)
    scene.go_on()
    pilot.frames(5)
    change(pilot)
    assert scene.at == 18
    assert pilot.find("place").value == 18
    pilot.click("step-back")
    assert scene.at == 17
