"""A desk: one part of MODIPOLY's table, with what lies on it, what a hand may do there, and what it says."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from pygame import FRect

from engine.core.refusal import Refusal
from game.canvas import Canvas
from game.table.gesture import Gesture
from game.table.modipoly.moment import Moment
from game.table.piece import Piece, Pose
from game.table.sprites import Face
from game.table.zoom import Caption
from game.widgets.base import Widget

if TYPE_CHECKING:
    from game.table.modipoly.scene import ModipolyScene


@dataclass(frozen=True)
class Laid:
    """A piece as it should lie now."""

    name: str
    front: Face | str
    size: tuple[float, float]
    pose: Pose
    back: str | None = None
    round: bool = False
    grey: bool = False


class Desk:
    """One part of the table. A desk changes nothing by itself: it shows, and offers gestures."""

    def __init__(self, scene: ModipolyScene) -> None:
        self.scene = scene

    def build(self) -> None:
        """Lay out places, stills and widgets for the present size of the window."""

    def refresh(self) -> None:
        """Bring stills and widgets into line with what is shown and with the open question."""

    def tick(self, dt: float) -> None:
        """Seconds pass."""

    def laid(self) -> Iterator[Laid]:
        """Every piece of this desk that lies there now."""
        return iter(())

    def gestures(self, moment: Moment) -> Iterable[Gesture]:
        """What a hand may do here in answer to the open question."""
        return ()

    def why_not(self, moment: Moment, piece: str, place: str | None) -> Refusal | None:
        """The match's no to what that drag would mean (no place: to picking up); None for no opinion."""
        return None

    def prompt(self, moment: Moment) -> str:
        """The line at the top while this desk's question is open; empty when it is another's."""
        return ""

    def caption(self, piece: Piece) -> Caption | None:
        """The live words on the enlarged copy of a piece of this desk."""
        return None

    def zooms(self, piece: Piece) -> bool:
        """Whether resting on a piece of this desk shows it large."""
        return False


class Part:
    """Something that lies still: where it is, what it shows, and how it is painted."""

    def __init__(
        self,
        scene: ModipolyScene,
        area: FRect,
        paint: Callable[[Canvas, FRect], None],
        state: Callable[[], Hashable] = lambda: None,
        room: float = 12.0,
    ) -> None:
        """`room` is how far beyond its area it may draw, as for shadows."""
        self.scene, self.area, self.room = scene, FRect(area), room
        self._paint, self._state = paint, state
        self._seen: Hashable = None

    def bounds(self) -> FRect:
        """Itself and its shadow."""
        return self.area.inflate(2 * self.room, 2 * self.room)

    def draw(self, canvas: Canvas) -> None:
        """Paint it."""
        self._paint(canvas, self.area)

    def refresh(self) -> None:
        """Ask for a redraw if it shows something else now."""
        state = self._state()
        if state != self._seen:
            self._seen = state
            self.scene.touch(self.bounds())


class Papers:
    """Widgets that lie there for as long as their key stays the same."""

    def __init__(self, scene: ModipolyScene) -> None:
        self.scene = scene
        self.made: list[Widget] = []
        self._key: Hashable = None

    def show(self, key: Hashable, make: Callable[[], Iterable[Widget]]) -> None:
        """Lay out what `make` gives, unless the papers of this key lie there; a key of None clears them."""
        if key == self._key:
            return
        focus = self.scene.focus
        had = focus.name if isinstance(focus, Widget) and focus in self.made else ""
        self.clear()
        self._key = key
        if key is None:
            return
        self.made = [self.scene.add(widget) for widget in make()]
        again = next((widget for widget in self.made if widget.name == had and widget.focusable), None)
        if again is not None:
            self.scene.set_focus(again)

    def clear(self) -> None:
        """Take them away."""
        for widget in self.made:
            if widget.scene is not None:
                self.scene.remove(widget)
        self.made, self._key = [], None

    def forget(self) -> None:
        """The scene is built anew: what lay there has gone with the old layout."""
        self.made, self._key = [], None
