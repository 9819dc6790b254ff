"""Soak: every beat of a lesson is disturbed in every way, and the lesson must still come to its end.

Run it by hand: `python -m tests.soak.lesson_beats [LESSON]`. It says which beat did not survive what.
"""

from __future__ import annotations

import sys

from game import environment

environment.prepare_headless()

from game.play.hands import Lost
from game.scenes.lesson import lesson_scene
from game.screens import a_home_of_its_own
from game.tutorial.auto import Manner, Run

SIZES = ((1024, 600), (1600, 900), (1280, 720))
TEXT = (150, 100)


class Disturbed(Run):
    """Plays a lesson with pause, settings, resize, lost focus, text size and taking back at every beat."""

    def _do(self) -> None:
        done = self.__dict__.setdefault("disturbed", set())
        beat = self.coach.beat.id
        if beat not in done:
            done.add(beat)
            self._disturb(beat)
            return
        super()._do()

    def _disturb(self, beat: str) -> None:
        pilot = self.pilot
        for width, height in SIZES:
            pilot.resize(width, height)
        for size in TEXT:
            pilot.app.apply(pilot.app.settings.but(text_size=size))
            pilot.frames(3)
        pilot.lose_focus()
        pilot.gain_focus()
        self._pause(beat)
        pilot.click("undo")
        pilot.wait(0.3)
        lesson, now = self.coach.lesson, self.coach.beat.id
        was = lesson.beat[lesson.index(beat)]
        first = lesson.index(was.starts_at or beat)
        last = lesson.index(beat) if was.needs else first
        if not first <= lesson.index(now) <= last:
            raise Lost(f"{beat}: after all that the lesson stands at {now}")

    def _pause(self, beat: str) -> None:
        pilot = self.pilot
        pilot.click("menu")
        pilot.wait(0.3)
        if pilot.scene.name != "dialog":
            raise Lost(f"{beat}: the menu does not open")
        pilot.click("settings")
        pilot.wait(0.3)
        pilot.key("escape")
        pilot.wait(0.3)
        if pilot.scene.name == "dialog":
            pilot.click("stay")
            pilot.wait(0.3)


def main(name: str) -> int:
    """0 if every beat survived everything."""
    with a_home_of_its_own():
        run = Disturbed(lambda: lesson_scene(name), Manner(speed="instant"))
        try:
            for done in run.play():
                print(done.id, flush=True)
        except Lost as what:
            print(f"lost: {what}")
            return 1
    return 0 if run.finished else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1] if len(sys.argv) > 1 else "tamasha"))
