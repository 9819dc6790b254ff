"""The one way into any game's lesson: for the first start, the menu, and *teach me this*."""

from __future__ import annotations

from game.clients import client
from game.scene import Scene
from game.tutorial import beats, progress
from game.tutorial.coach import fit_to_start


def lesson_scene(name: str = "tamasha", anew: bool = False) -> Scene:
    """The lesson of that name, where it was left; `anew` from its beginning."""
    lesson = beats.load(name)
    lead = client(lesson.game).lesson
    found = None if anew else progress.kept(name, lesson.print)
    if found is not None and not found.finished:
        try:
            return lead(name, found.rewind(fit_to_start(lesson, found, len(found.marks) - 1)))
        except (ValueError, KeyError):  # played with other rules: it begins anew
            progress.forget(name)
    return lead(name, progress.Progress(name, lesson.print))


def has_begun(name: str = "tamasha") -> bool:
    """Whether there is a lesson to go on with."""
    found = progress.kept(name, beats.load(name).print)
    return found is not None and not found.finished and len(found.marks) > 1


def is_finished(name: str = "tamasha") -> bool:
    """Whether a lesson has been led to its end."""
    found = progress.kept(name, beats.load(name).print)
    return found is not None and found.finished
