"""The flow of a match that a lesson leads: held steps wait, and the story stops where the coach says."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from game.table.match_flow import MatchFlow

if TYPE_CHECKING:
    from game.tutorial.coach import Coach
    from game.tutorial.table import LessonTable


class LessonFlow(MatchFlow):
    """Tells stories as ever, but asks the coach before it goes on. A game's own flow comes in behind it."""

    @property
    def coach(self) -> Coach:
        """Who leads the lesson."""
        return cast("LessonTable", self.scene).coach

    @property
    def telling(self) -> bool:
        """Whether something is being told; a story that has stopped is not."""
        return self.scene.player.playing or (bool(self.queue) and not self.coach.paused)

    @property
    def at_rest(self) -> bool:
        """Whether everything has been told and the table shows the truth."""
        return self._settled and not self.telling

    def update(self, dt: float) -> None:
        """One frame."""
        if self.scene.player.playing or (self.queue and self.coach.pauses(self.queue[0])):
            return
        super().update(dt)

    def hurry(self) -> None:
        """Finish what is being told, as far as it may be told now."""
        self.scene.player.skip()
        while self.queue and not self.coach.pauses(self.queue[0]):
            self.pass_over(self.queue.popleft())
        if not self.queue and not self._settled:
            self.settle()
        else:
            self.scene.refresh()

    def _think(self, dt: float) -> None:
        """The opponent is polite: it waits until the narrator has finished."""
        if not self.coach.holds_back:
            super()._think(dt)
