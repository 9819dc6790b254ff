"""The ways into the lessons: all to choose from, one by its name, and the offer of the first start."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pygame import FRect

from game.look import CREAM, SINDOOR
from game.scenes.lesson import has_begun, is_finished, lesson_scene
from game.scenes.overlay import Dialog, Sheet
from game.text import Style
from game.tutorial import beats
from game.widgets.button import Button
from game.widgets.label import Label, Paragraph
from game.widgets.lying import Lying, Printed
from game.widgets.lying import Words as On
from game.words import words

if TYPE_CHECKING:
    from game.app import App

BOOKLET = (258.0, 122.0)
"""Width and height of a booklet."""
NAME = (0.08, 0.16, 0.84, 0.4)
LENGTH = (0.08, 0.58, 0.84, 0.24)
"""Where its name and its length are printed, in parts of it."""
ANGLES = (-1.4, 0.9, -0.6, 1.2)
ABOUT = Style("body", 18, leading=1.15)
STATE = Style("bold", 16, SINDOOR)


class LearnScene(Sheet):
    """Every lesson as a booklet, with what it teaches and how far one has come."""

    name = "learn"
    widest = 900.0

    def build(self) -> None:
        """A row for each lesson, and the way back."""
        super().build()
        self.title = words("tutorial.learn.title")
        content, row = self.lay_sheet()
        lessons = beats.names()
        height = content.height / max(3, len(lessons))
        for index, name in enumerate(lessons):
            area = FRect(content.left, content.top + index * height, content.width, height)
            self._add_lesson(name, area, ANGLES[index % len(ANGLES)])
        back = (row.centerx - 120, row.top, 240, row.height)
        self.add(Button("back", words("common.back"), back, self.on_escape, "button"))
        if self.focus is None:
            self.set_focus(self.find(f"learn-{lessons[0]}"))

    def _add_lesson(self, name: str, area: FRect, angle: float) -> None:
        factor = min(1.15, (area.height - 16) / BOOKLET[1])
        width, height = BOOKLET[0] * factor, BOOKLET[1] * factor
        title = words(f"tutorial.lesson.{name}.title")
        face = Printed(
            "title/learn.blank",
            (
                On(title, NAME, Style("label", 27, CREAM)),
                On(words(f"tutorial.lesson.{name}.length"), LENGTH, Style("body", 16, CREAM, 1.3)),
            ),
        )
        lies = FRect(area.left + 8, area.centery - height / 2, width, height)
        self.add(Lying(f"learn-{name}", title, face, lies, angle, self._opens(name)))
        told = FRect(lies.right + 34, area.top + 8, area.right - lies.right - 42, area.height - 16)
        line = self.space.text_units(STATE.size) * 1.5
        state = _state(name)
        about = FRect(told.left, told.top, told.width, told.height - (line if state else 0))
        self.add(Paragraph(words(f"tutorial.lesson.{name}.about"), about, ABOUT, middle=True))
        if state:
            self.add(Label(words(state), (told.left, about.bottom, told.width, line), STATE))

    def _opens(self, name: str) -> Callable[[], None]:
        def opened() -> None:
            app = self.game
            app.pop()
            open_lesson(app, name)

        return opened


def _state(name: str) -> str:
    """The key of the words for how far a lesson has come; empty where it was never begun."""
    if is_finished(name):
        return "tutorial.learn.finished"
    return "tutorial.learn.begun" if has_begun(name) else ""


def open_lesson(app: App, name: str = "tamasha") -> None:
    """Sit down to a lesson; where it was left half way, ask whether to go on there."""
    if not has_begun(name):
        app.push(lesson_scene(name))
        return
    app.push(
        Dialog(
            words("tutorial.resume.title"),
            words("tutorial.resume.text"),
            [
                ("go-on-lesson", words("tutorial.resume.go-on"), lambda: app.push(lesson_scene(name))),
                ("anew", words("tutorial.resume.anew"), lambda: app.push(lesson_scene(name, anew=True))),
                ("not-now", words("tutorial.resume.no"), None),
            ],
            main="go-on-lesson",
        )
    )


def offer_lesson(app: App, name: str = "tamasha") -> None:
    """Ask once, at the first start, and never again."""
    app.apply(app.settings.but(tutorial_offered=True))
    app.push(
        Dialog(
            words("tutorial.offer.title"),
            words("tutorial.offer.text"),
            [
                ("learn-now", words("tutorial.offer.go"), lambda: open_lesson(app, name)),
                ("not-now", words("tutorial.offer.no"), None),
            ],
            main="learn-now",
        )
    )
