"""The program's own hand: it does what a beat asks for, when it is to be shown or skipped."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.table.gesture import Drag, Gesture
from game.table.timeline import call, glide, then
from game.tutorial.numbers import set_number

if TYPE_CHECKING:
    from game.tutorial.table import LessonTable

NO_BEAT = -1


class ModelHand:
    """Does one beat at a time, gesture after gesture, on a lesson's table."""

    def __init__(self, scene: LessonTable) -> None:
        self.scene = scene
        self._beat = NO_BEAT
        """The beat that it is doing."""

    def begin(self) -> None:
        """Do the beat of the moment."""
        self._beat = self.scene.coach.index

    def go_on(self) -> None:
        """Called while nothing is being told: one gesture more, if there is one to do."""
        scene, coach = self.scene, self.scene.coach
        if self._beat == NO_BEAT or scene.player.playing:
            return
        if coach.index != self._beat or coach.waits_for_go_on:
            self._beat = NO_BEAT
        elif scene.settling:
            scene.settle_up()
        elif coach.beat.done == "peeked":
            coach.happened("peeked")
        elif coach.beat.control:
            set_number(scene.find(coach.beat.control), coach.beat.number)
        elif (gesture := coach.model(scene.gestures)) is not None:
            self._perform(gesture)

    def _perform(self, gesture: Gesture) -> None:
        """The piece glides there by itself, and the gesture is made."""
        scene = self.scene
        piece = scene.table.pieces.get(gesture.piece) if isinstance(gesture, Drag) else None
        if piece is None or not isinstance(gesture, Drag) or not scene.gestures.targets(piece.name):
            scene.answer(gesture)
            return
        place = scene.table.place(gesture.onto)
        spot = piece.home.but(x=place.rect.centerx, y=place.rect.centery, lift=15.0, z=900.0)
        scene.hand.cancel()
        scene.tell(then(glide(piece, spot, 0.5, 24.0), call(lambda: scene.answer(gesture))))
