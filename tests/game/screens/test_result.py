"""The night after: lines that come in, the picture, the speech, and the four ways on."""

from __future__ import annotations

import pytest

from game.paths import user_dir
from game.play.session import Player
from game.scenes.crowd import CHEERS
from game.scenes.result import ResultScene
from game.scenes.speech import SpeechScene
from game.table.tamasha.outcome import footnotes, verdict
from tests.game.screens.conftest import everything_fits, nothing_overlaps, played, the_night_after


def over(start, *args, **wishes):
    pilot = start(the_night_after(), *args, **wishes)
    pilot.wait(0.1)
    return pilot


def filled(pilot):
    if pilot.scene.filled <= 9:
        pilot.click((30, 30))
    return pilot


def test_the_lines_come_in_one_by_one_and_end_by_themselves(start):
    pilot = over(start)
    assert pilot.scene.filled < 3
    counts = set()
    pilot.wait_until(lambda: counts.add(pilot.scene.filled) or pilot.scene.filled > 9, 10)
    assert counts >= set(range(1, 11))


def test_a_press_or_a_key_fills_the_sheet_and_does_nothing_else(start):
    pilot = over(start)
    pilot.click("home")
    assert pilot.scene.name == "result"
    assert pilot.scene.filled == 10
    pilot.click("home")
    pilot.wait(0.2)
    assert pilot.scene.name == "title"
    pilot = over(start)
    pilot.key("return")
    assert pilot.scene.filled == 10


def test_nine_results_and_a_verdict_that_fit_the_sheet(start):
    pilot = filled(over(start))
    view = pilot.scene.view
    assert len(pilot.scene.lines) == 9
    held = [sum(line.holder == side for line in pilot.scene.lines) for side in (0, 1)]
    assert sum(held) == 9
    assert list(view.sheet.moved) == held
    assert pilot.find("verdict").text == verdict(view)[0]
    assert all("{" not in text for text in [*verdict(view), *footnotes(view)])


def test_the_picture_is_saved_beside_the_matches(start):
    pilot = filled(over(start))
    pilot.click("picture")
    pilot.wait(0.2)
    assert pilot.scene.name == "dialog"
    saved = list((user_dir() / "pictures").glob("hustings-*.png"))
    assert len(saved) == 1
    assert saved[0].stat().st_size > 20_000


def test_a_folder_that_cannot_be_written_is_told_in_words(start):
    folder = user_dir() / "pictures"
    folder.parent.mkdir(parents=True, exist_ok=True)
    folder.write_text("not a folder", "utf-8")
    pilot = filled(over(start))
    pilot.click("picture")
    pilot.wait(0.2)
    assert pilot.scene.name == "dialog"
    assert str(folder) in pilot.scene.text
    pilot.click("ok")
    assert pilot.scene.name == "result"


def test_the_same_table_again_is_a_new_deal_for_the_same_people(start):
    pilot = filled(over(start))
    before = pilot.scene
    pilot.click("again")
    pilot.wait(0.5)
    session = pilot.scene.session
    assert session.names == [player.name for player in before.players]
    assert session.match.setup.options == before.match.setup.options
    assert session.match.setup.seed != before.match.setup.seed
    assert session.keeper.path != before.keeper.path


def test_the_replay_leads_back_to_the_sheet(start):
    pilot = filled(over(start))
    pilot.click("watch")
    pilot.wait(0.3)
    assert pilot.scene.name == "replay"
    pilot.click("leave")
    pilot.wait(0.3)
    assert pilot.scene.name == "result"


def test_without_a_file_there_is_nothing_to_watch(start):
    match, _ = played()
    pilot = start(ResultScene(match, (Player("Meera"), Player("Kabir")), None))
    assert not pilot.find("watch").enabled


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("text_size", [100, 150, 200])
def test_everything_has_room(start, size, text_size):
    pilot = filled(over(start, size, text_size=text_size))
    everything_fits(pilot)
    nothing_overlaps(pilot)
    assert pilot.sees("speech")


def test_long_names_are_shown(start):
    pilot = start(the_night_after((Player("W" * 24), Player("م" * 24, "random"))), (1024, 600))
    pilot.wait(4)
    assert pilot.scene.filled == 10


# --- the speech -------------------------------------------------------------------------------------


def on_stage(start, kind="human", **wishes):
    pilot = start(the_night_after(), **wishes)
    filled(pilot)
    pilot.app.push(SpeechScene(Player("Meera", kind), 0, 3))
    pilot.wait(0.4)
    return pilot


def test_a_speech_is_dragged_to_the_microphone(start):
    pilot = on_stage(start)
    pilot.drag("speech-2", "microphone")
    pilot.wait(0.3)
    assert pilot.scene.spoken == 2
    assert pilot.find("speech").text
    pilot.click("done")
    assert pilot.scene.name == "result"


def test_or_clicked(start):
    pilot = on_stage(start)
    pilot.click("speech-4")
    pilot.click("microphone")
    pilot.wait(0.3)
    assert pilot.scene.spoken == 4


def test_or_carried_by_keys(start):
    pilot = on_stage(start)
    for name in ("speech-0", "microphone"):
        for _ in range(20):
            if pilot.scene.focus is not None and pilot.scene.focus.name == name:
                break
            pilot.key("tab")
        pilot.key("return")
    pilot.wait(0.3)
    assert pilot.scene.spoken == 0


def test_a_card_dropped_beside_it_glides_home_and_is_told_where(start):
    pilot = on_stage(start)
    pilot.drag("speech-2", (80, 300))
    pilot.wait(0.1)
    assert pilot.scene.spoken == -1
    assert pilot.scene.bubble is not None
    pilot.wait(0.6)
    piece = pilot.find("speech-2")
    assert abs(piece.pose.x - piece.home.x) < 1


def test_no_speech_is_an_answer_too(start):
    pilot = on_stage(start)
    pilot.click("skip")
    assert pilot.scene.name == "result"


def test_a_bot_has_prepared_its_words(start):
    pilot = on_stage(start, "hard")
    assert pilot.scene.spoken >= 0
    assert pilot.sees("done")


def test_the_crowd_cheers_the_winner_until_it_is_tired(start):
    pilot = on_stage(start, "hard")
    crowd = pilot.scene._crowd
    assert crowd.signature() != (pilot.wait(0.2) or crowd.signature())
    pilot.wait(CHEERS)
    assert crowd.signature() == (pilot.wait(0.2) or crowd.signature())
    assert pilot.app.step(0.02) is False, "what stands still draws nothing"


def test_for_eyes_that_want_it_calm_the_crowd_stands_still(start):
    pilot = on_stage(start, "hard", reduced_motion=True)
    crowd = pilot.scene._crowd
    assert crowd.signature() == (pilot.wait(0.2) or crowd.signature())


def test_the_speech_says_how_the_evening_ended(start):
    pilot = filled(over(start))
    pilot.scene.players = tuple(Player(one.name, "hard") for one in pilot.scene.players)
    ended = verdict(pilot.scene.view)[0]
    pilot.click("speech")
    pilot.wait(0.4)
    assert pilot.find("ended").text == ended


@pytest.mark.parametrize("text_size", [100, 200])
@pytest.mark.parametrize("size", [(1024, 600), (1920, 1080)])
def test_every_speech_can_be_reached_and_read(start, size, text_size):
    pilot = start(SpeechScene(Player("W" * 24), 1, 0), size, text_size=text_size)
    room = pilot.scene.space.visible
    for index in range(6):
        area = pilot.find(f"speech-{index}").rect
        assert room.contains(area)
        assert not area.colliderect(pilot.find("skip").rect)
        assert not area.colliderect(pilot.find("microphone").rect)
