"""The ways out of a beat: on, back, again, out of the lesson, and what comes after it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.clients import client
from game.scenes.overlay import Dialog
from game.scenes.settings import SettingsScene
from game.tutorial import progress
from game.words import words

if TYPE_CHECKING:
    from game.tutorial.table import LessonTable


class Ways:
    """Leads away from the table of a lesson."""

    def __init__(self, scene: LessonTable) -> None:
        self.scene = scene

    def again(self) -> None:
        """This beat from its beginning."""
        self.go_to(self.scene.coach.mark_again())

    def back(self) -> None:
        """The beat before this one."""
        self.go_to(self.scene.coach.mark_before())

    def go_to(self, mark: int) -> None:
        """The lesson as it stood at a mark, on a table of its own."""
        scene = self.scene
        scene.game.swap(type(scene)(scene.lesson_name, scene.coach.progress.rewind(mark)))

    def leave(self) -> None:
        """Ask, and leave; the place is kept."""
        game = self.scene.game
        game.push(
            Dialog(
                words("tutorial.leave-title"),
                words("tutorial.leave-text"),
                [
                    ("settings", words("tutorial.leave-settings"), lambda: game.push(SettingsScene())),
                    ("leave", words("tutorial.leave-go"), self.home),
                    ("stay", words("tutorial.leave-stay"), None),
                ],
                main="stay",
            )
        )

    def home(self) -> None:
        """Back to the title."""
        from game.scenes.title import TitleScene

        self.scene.game.replace(TitleScene())

    def choose(self, name: str) -> None:
        """One of the buttons at the end: a turning point, the microphone, or what comes next."""
        checkpoints = self.scene.coach.lesson.checkpoints
        if name in checkpoints:
            self.go_to(self.scene.coach.mark_of(checkpoints[name]))
        elif name == "speech":
            self._speech()
        else:
            self._finish(name)

    def _speech(self) -> None:
        scene = self.scene
        scene.coach.happened("speaking")
        lesson = scene.coach.lesson
        scene.game.push(client(lesson.game).speech(scene.session.players, lesson.learner, lesson.seed))

    def _finish(self, way: str) -> None:
        scene = self.scene
        scene.coach.progress.finished = True
        progress.keep(scene.coach.progress)
        scene.game.apply(scene.game.settings.but(tutorial_offered=True))
        if way == "same":
            from game.scenes.lesson import lesson_scene

            scene.game.swap(lesson_scene(scene.lesson_name, anew=True))
            return
        from game.scenes import doors

        game = scene.game
        self.home()
        if way == "full":
            game.push(doors.open_box(scene.coach.lesson.game, scene.coach.lesson.variant))
        elif way == "rules":
            game.push(doors.rules(scene.coach.lesson.game))
