"""Every control works by pointer and by keys, and keeps its manners."""

from __future__ import annotations

import pytest

from game.scene import Scene
from game.scenes.overlay import Dialog, notice
from game.scenes.settings import PAGES, SettingsScene
from game.text import Style
from game.widgets.button import Button, HoldButton, IconButton
from game.widgets.field import TextField, letters
from game.widgets.label import Label, Paragraph
from game.widgets.logpanel import LogLine, LogPanel
from game.widgets.reader import ListBox, ScrollReader
from game.widgets.slider import Slider
from game.widgets.toggle import ToggleGroup


class Controls(Scene):
    name = "controls"

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[object] = []

    def build(self) -> None:
        hear = self.heard.append
        self.add(Label("A label that is much too long for its place", (20, 20, 200, 30)))
        self.add(Paragraph("Two lines of words, at least.", (20, 60, 120, 90)))
        self.add(Button("go", "Go", (300, 20, 200, 60), lambda: hear("go"), "button-go", tip="Onwards."))
        self.add(IconButton("undo", "Undo", (520, 20, 62, 70), lambda: hear("undo"), icon="undo"))
        self.add(HoldButton("hold", "Hold", (300, 100, 200, 60), lambda: hear("held")))
        self.add(
            ToggleGroup(
                "speed", [("s", "Slow"), ("n", "Normal"), ("f", "Fast")], "n", (300, 180, 300, 50), hear
            )
        )
        self.add(Slider("volume", (300, 250, 300, 50), 60, on_done=hear))
        self.add(TextField("name", (300, 320, 300, 54), "Meera", on_change=hear))
        rows = [(f"row {i}", "about it") for i in range(30)]
        self.add(ListBox("list", (650, 20, 400, 400), rows, on_choose=lambda row: hear(("row", row))))
        self.add(ScrollReader("text", (1100, 20, 400, 400), [(Style(), "word " * 60)] * 9))
        log = self.add(LogPanel("log", (20, 450, 300, 400), "Log"))
        log.show([LogLine(f"Sentence {i} about a candidate and a rally.") for i in range(40)])


def test_a_button_fires_on_release_inside_only(start):
    pilot = start(Controls())
    pilot.click("go")
    assert pilot.scene.heard == ["go"]
    pilot.move(pilot.middle("go"))
    pilot.press()
    pilot.move((800, 800))
    pilot.release()
    assert pilot.scene.heard == ["go"]


def test_a_disabled_button_does_nothing(start):
    pilot = start(Controls())
    pilot.find("go").enabled = False
    pilot.click("go")
    assert pilot.scene.heard == []
    assert pilot.find("go") not in pilot.scene.focusables()


def test_a_hold_button_wants_to_be_held(start):
    pilot = start(Controls())
    pilot.click("hold")
    assert pilot.scene.heard == []
    pilot.press()
    pilot.wait(1)
    pilot.release()
    assert pilot.scene.heard == ["held"]


def test_a_hold_button_lets_go_when_the_window_loses_focus(start):
    pilot = start(Controls())
    pilot.move(pilot.middle("hold"))
    pilot.press()
    pilot.wait(0.3)
    pilot.lose_focus()
    pilot.wait(1)
    assert pilot.scene.heard == []


def test_toggles_choose_by_pointer_and_keys(start):
    pilot = start(Controls())
    speed = pilot.find("speed")
    pilot.click(speed.part(2).center)
    assert speed.value == "f"
    pilot.key("left")
    assert speed.value == "n"
    pilot.click(speed.part(1).center)
    assert pilot.scene.heard == ["f", "n"]


def test_a_slider_follows_pointer_wheel_and_keys(start):
    pilot = start(Controls())
    volume = pilot.find("volume")
    pilot.drag((volume.track.centerx, volume.track.centery), (volume.track.right + 80, 275.0))
    assert volume.value == 100
    pilot.key("left")
    assert volume.value == 95
    pilot.key("home")
    assert volume.value == 0
    pilot.move(volume.rect.center)
    pilot.wheel(1)
    assert volume.value == 5


def test_a_field_takes_any_script_and_counts_letters(start):
    pilot = start(Controls())
    field = pilot.find("name")
    pilot.click("name")
    pilot.key("end")
    for text in (" é", "ह", "عل", "\x00", "\n"):
        pilot.type(text)
    assert field.text == "Meera éहعل "
    pilot.type("x" * 60)
    assert letters(field.text) == 24
    pilot.key("home")
    pilot.key("delete")
    assert field.text.startswith("eera")
    pilot.key("end")
    for _ in range(40):
        pilot.key("backspace")
    assert field.text == ""


def test_a_field_removes_a_letter_with_its_marks(start):
    pilot = start(Controls())
    pilot.click("name")
    pilot.key("end")
    pilot.type("e\u0301")
    pilot.key("left")
    assert pilot.find("name").cursor == 5


def test_a_list_is_walked_and_chosen_from(start):
    pilot = start(Controls())
    box = pilot.find("list")
    pilot.scene.set_focus(box)
    for _ in range(20):
        pilot.key("down")
    assert box.marked == 20
    pilot.wait(1)
    assert box.offset > 0
    pilot.key("return")
    assert pilot.scene.heard == [("row", 20)]


def test_a_reader_scrolls_by_wheel_keys_and_bar(start):
    pilot = start(Controls())
    text = pilot.find("text")
    pilot.move(text.rect.center)
    pilot.wheel(-2)
    pilot.wait(0.6)
    assert text.offset == 180
    pilot.scene.set_focus(text)
    pilot.key("end")
    pilot.wait(1)
    assert text.offset == text.furthest
    pilot.drag(text._thumb().center, (text._thumb().centerx, 40.0))
    assert text.offset == 0


def test_the_log_shows_its_newest_line(start):
    pilot = start(Controls())
    log = pilot.find("log")
    pilot.wait(1)
    assert log.offset == log.furthest > 0


def test_tab_visits_everything_and_comes_round(start):
    pilot = start(Controls())
    names = []
    for _ in range(len(pilot.scene.focusables())):
        pilot.key("tab")
        names.append(pilot.scene.focus.name)
    assert names == ["go", "undo", "hold", "speed", "volume", "name", "list", "text", "log"]
    pilot.key("tab")
    assert pilot.scene.focus.name == "go"
    pilot.key("tab", shift=True)
    assert pilot.scene.focus.name == "log"


def test_a_tip_comes_after_a_moment_and_goes_at_once(start):
    pilot = start(Controls())
    pilot.move(pilot.middle("go"))
    assert len(list(pilot.scene.movers())) == 0
    pilot.wait(0.5)
    assert len(list(pilot.scene.movers())) == 1
    pilot.move((250.0, 800.0))
    assert len(list(pilot.scene.movers())) == 0


def test_a_dialog_answers_once_and_escape_means_the_last(start):
    pilot = start(Controls())
    heard = pilot.scene.heard
    choices = [("yes", "Yes", lambda: heard.append("yes")), ("no", "No", lambda: heard.append("no"))]
    pilot.app.push(Dialog("Sure?", "It cannot be taken back.", choices))
    pilot.wait(0.3)
    pilot.click((30.0, 30.0))
    assert pilot.scene.name == "dialog"
    pilot.key("escape")
    assert heard == ["no"]
    assert pilot.scene.name == "controls"
    pilot.app.push(Dialog("Sure?", "It cannot be taken back.", choices))
    pilot.key("return")
    assert heard == ["no", "yes"]


def test_a_notice_goes_away(start):
    pilot = start(Controls())
    pilot.app.push(notice("Oh", "The disk is full. The game goes on."))
    pilot.click("ok")
    assert pilot.scene.name == "controls"


@pytest.mark.parametrize("size", [(1024, 600), (1920, 1080)])
@pytest.mark.parametrize("text_size", [100, 150, 200])
def test_everything_is_drawn_at_every_size(start, size, text_size):
    pilot = start(Controls(), size, text_size=text_size, contrast=text_size == 150)
    pilot.app.push(Dialog("Sure?", "It cannot be taken back.", [("yes", "Yes", None), ("no", "No", None)]))
    pilot.wait(0.3)
    assert pilot.app.frames > 0


def test_what_was_pressed_no_longer_says_what_it_would_do(start):
    pilot = start(Controls())
    pilot.move(pilot.middle("go"))
    pilot.wait(0.5)
    pilot.click("go")
    pilot.wait(1.5)
    assert len(list(pilot.scene.movers())) == 0
    pilot.move((250.0, 800.0))
    pilot.move(pilot.middle("go"))
    pilot.wait(0.5)
    assert len(list(pilot.scene.movers())) == 1
    pilot.find("go").visible = False
    assert len(list(pilot.scene.movers())) == 0


def test_keys_that_come_to_a_field_or_mark_it_write_it_anew(start):
    pilot = start(Controls())
    field = pilot.find("name")
    while pilot.scene.focus is not field:
        pilot.key("tab")
    pilot.type("Kabir")
    assert field.text == "Kabir"
    pilot.key("a", control=True)
    pilot.type("A")
    pilot.type("sha")
    assert field.text == "Asha"
    pilot.key("a", control=True)
    pilot.key("left")
    pilot.type("T")
    assert field.text == "TAsha"
    pilot.key("a", control=True)
    pilot.key("backspace")
    assert field.text == ""
    pilot.type("Dev")
    pilot.click("name")
    pilot.key("end")
    pilot.type("i")
    assert field.text == "Devi", "a press sets the caret and marks nothing"


def test_a_log_that_shows_its_end_goes_on_showing_it_at_any_height(start):
    pilot = start(Controls())
    log = pilot.find("log")
    for height in (150.0, 420.0, 300.0):
        log.rect.height = height
        pilot.wait(0.2)
        assert log.offset == log.furthest
    log.show(log.lines[:3])
    log.rect.height = 440.0
    pilot.wait(0.5)
    assert log.offset == 0.0


def test_every_tag_of_a_row_is_written_in_one_size(start, monkeypatch):
    from game.canvas import Canvas

    sizes = set()
    really = Canvas.text

    def write(self, text, at, style, *more, **named):
        if text.endswith("%"):
            sizes.add((style.size, style.cap))
        return really(self, text, at, style, *more, **named)

    monkeypatch.setattr(Canvas, "text", write)
    start(SettingsScene("sight"), (1280, 720), text_size=200)
    assert len(sizes) == 1


@pytest.mark.parametrize("page", ["sight", "sound", "pace", "window"])
@pytest.mark.parametrize("text_size", [100, 150, 200])
def test_every_setting_says_what_it_does_at_every_text_size(start, page, text_size):
    pilot = start(SettingsScene(page), (1280, 720), text_size=text_size)
    for name in PAGES[page]:
        about = pilot.scene.find(f"{name}-about")
        assert about is not None or pilot.find(name).tip, name
        assert page != "sight" or about is not None
