"""The one way into a guided first game, for the first start, the menu and *teach me this*."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.scenes.lesson import has_begun, lesson_scene
from game.scenes.overlay import Dialog
from game.words import words

if TYPE_CHECKING:
    from game.app import App


def open_lesson(app: App, name: str = "tamasha") -> None:
    """Sit down to the lesson of a game; where it was left half way, ask whether to go on there."""
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
