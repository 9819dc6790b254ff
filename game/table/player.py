"""Plays one timeline after the other, hurries or skips them, and makes their sounds."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from game.motion import Motion
from game.table.piece import Piece
from game.table.timeline import END, Step, Timeline, call, then

Sound = Callable[[str, float], None]


class Player:
    """The stories that wait to be shown. `sound` gets a name and a pan from -1 to 1."""

    def __init__(self, sound: Sound | None = None) -> None:
        self.motion = Motion()
        self.on_done: Callable[[], None] | None = None
        self._sound = sound
        self._waiting: deque[Timeline] = deque()
        self._now: Timeline | None = None
        self._seconds = 0.0
        self._skipping = False

    @property
    def playing(self) -> bool:
        """Whether a story is being shown."""
        return self._now is not None or bool(self._waiting)

    def busy(self) -> set[Piece]:
        """The pieces that the stories still to be shown move."""
        stories = [*([self._now] if self._now is not None else ()), *self._waiting]
        return set().union(*(story.busy() for story in stories))

    def play(self, story: Timeline | Step) -> None:
        """Show a story after those that wait already."""
        self._waiting.append(story if isinstance(story, Timeline) else then(story))

    def update(self, dt: float) -> None:
        """Let time pass. `on_done` is called once when the last story has ended."""
        was = self.playing
        left = dt
        while left > 0 or (self._now is None and self._waiting):
            if self._now is None:
                if not self._waiting:
                    break
                self._now = self._waiting.popleft().bind(self.motion)
                self._seconds = 0.0
            story, length = self._now, self._now.seconds
            spent = min(left, length - self._seconds)
            self._seconds += max(0.0, spent)
            left -= max(0.0, spent)
            story.at(self._seconds)
            if self._seconds < length:
                break
            story.at(END)
            self._now = None
        if was and not self.playing and self.on_done is not None:
            self.on_done()

    def skip(self) -> None:
        """Finish everything at once; sounds that would pile up stay out."""
        was = self.playing
        self._skipping = True
        try:
            while self._now is not None or self._waiting:
                story = self._now if self._now is not None else self._waiting.popleft().bind(self.motion)
                self._now = None
                story.at(END)
        finally:
            self._skipping = False
        if was and self.on_done is not None:
            self.on_done()

    def clear(self) -> None:
        """Forget everything that waits, without showing it."""
        self._waiting.clear()
        self._now = None

    def cue(self, name: str, pan: float = 0.0) -> Step:
        """A step that makes a sound."""
        return call(lambda: self._make(name, pan))

    def _make(self, name: str, pan: float) -> None:
        if self._sound is not None and not self._skipping:
            self._sound(name, pan)
