"""A room of the House: a desk for a few questions, with its paper on the board, its places and its buttons.

The paper lies under the pieces, so that places on it can glow; it is there only while its question is.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from typing import TYPE_CHECKING, ClassVar

from pygame import FRect

from game.canvas import Canvas, text_width
from game.look import CREAM
from game.table.modipoly.board.geometry import MAT
from game.table.modipoly.buttons import ActionButton
from game.table.modipoly.desk import Desk, Papers, Part
from game.table.modipoly.house.inks import BLUE, FAINT, FORM, PRESS, RULE, fit_text, print_text
from game.table.modipoly.moment import Moment
from game.table.place import Place
from game.text import Style
from game.widgets.base import Widget
from game.widgets.button import Button

if TYPE_CHECKING:
    from game.table.modipoly.scene import ModipolyScene

SHEET = FRect(722, 378, 438, 236)
"""The lower right of the board's middle: the dials, the ordinances and the dice stay in sight."""
PAD = FRect(MAT)
"""Before the person who writes: where the deal mat lies while talk is open."""
BAND = 34.0
"""The printed head of a paper."""
TITLE = Style("label", 22, CREAM, 1.2)
TAG = Style("label", 15, PRESS, 1.05, 0.8)
"""For names, which may need two lines on a button."""


class Room(Desk):
    """A desk that is there only while one of its questions is open."""

    asks: ClassVar[frozenset[str]] = frozenset()
    """The questions of this room."""
    area: FRect = SHEET
    """Where its paper lies."""
    ink = BLUE
    """The colour of the paper's head."""

    def __init__(self, scene: ModipolyScene) -> None:
        super().__init__(scene)
        self.papers = Papers(scene)
        self.part: Part | None = None
        self._laid: set[str] = set()
        """The places of the open paper."""

    # --- whether it is there ------------------------------------------------------------------------

    @property
    def moment(self) -> Moment | None:
        """The question, while it is open for a person here and belongs to this room."""
        moment = self.scene.moment
        if moment is None or self.scene.flow.actor is None or moment.awaits not in self.asks:
            return None
        return moment if moment.is_asked else None

    @property
    def open(self) -> bool:
        """Whether its paper lies there."""
        return self.moment is not None

    def build(self) -> None:
        """The paper's place among the stills."""
        self.papers.forget()
        self._laid.clear()
        self.part = Part(self.scene, self.area, self._paint, self._seen)
        self.scene.backdrop.append(self.part)

    def refresh(self) -> None:
        """Paper, places and buttons follow the question."""
        if self.part is not None:
            self.part.refresh()
        places = self.scene.table.places
        wanted = self.spots() if self.open else {}
        for name in self._laid - set(wanted):
            places.pop(name, None)
        self._laid = set(wanted)
        for name, area in wanted.items():
            if name in places:
                places[name].move_to(area)
            else:
                self.scene.table.add_place(Place(name, area, dims=False))
        self.papers.show(self.key() if self.open else None, self.buttons)
        for widget in self.papers.made:
            if isinstance(widget, Button):
                widget.enabled = widget.name in self.scene.gestures.presses

    def _seen(self) -> Hashable:
        return self.state() if self.open else None

    def _paint(self, canvas: Canvas, area: FRect) -> None:
        if self.open:
            self.paint(canvas, area)

    # --- what a room fills in -----------------------------------------------------------------------

    def title(self) -> str:
        """What is printed at the head of the paper."""
        return ""

    def state(self) -> Hashable:
        """Everything the paper shows, to know when it has to be painted anew."""
        return (self.title(), self.scene.draft, self.scene.shown.view.asked)

    def paint(self, canvas: Canvas, area: FRect) -> None:
        """Paper and head."""
        form(canvas, area, self.title(), self.ink)

    def spots(self) -> Mapping[str, FRect]:
        """By name the places on the paper."""
        return {}

    def key(self) -> Hashable:
        """What the buttons depend on."""
        return (self.scene.shown.view.awaits, self.scene.shown.view.asked)

    def buttons(self) -> Iterable[Widget]:
        """The controls on the paper."""
        return ()

    def button(self, name: str, label: str, spot: FRect, kind: str = "button") -> Button:
        """A button that does the gesture of its name."""
        return ActionButton(name, label, spot, self.scene.presser(name), kind)

    def tag(self, name: str, label: str, spot: FRect, kind: str = "button") -> Button:
        """The same for a long name."""
        return TagButton(name, label, spot, self.scene.presser(name), kind)

    def row(
        self, entries: Iterable[tuple[str, str, str]], area: FRect, gap: float = 10.0
    ) -> Iterable[Button]:
        """Buttons of equal width side by side: name, label and skin of each."""
        entries = list(entries)
        wide = (area.width - gap * (len(entries) - 1)) / max(1, len(entries))
        for index, (name, label, kind) in enumerate(entries):
            spot = FRect(area.left + index * (wide + gap), area.top, wide, area.height)
            yield self.button(name, label, spot, kind)


class TagButton(ActionButton):
    """A label with a name on it, in two lines where one is too short."""

    def __init__(self, name: str, tag: str, rect: FRect, on_press: Callable[[], None], kind: str) -> None:
        super().__init__(name, "", rect, on_press, kind)
        self.tag = tag

    def draw(self, canvas: Canvas) -> None:
        """The label, then the name."""
        super().draw(canvas)
        room = self.rect.inflate(-10, -4)
        style = TAG.but(colour=CREAM if self.kind == "button-go" else PRESS if self.enabled else FAINT)
        if text_width(canvas.space, self.tag, style) <= room.width:
            canvas.text(self.tag, room.center, style, "center", room.width)
        else:
            print_text(canvas, self.tag, room, style, 11.0, "centre", middle=True)


def form(canvas: Canvas, area: FRect, title: str, ink: str = BLUE) -> FRect:
    """A printed form with its head; gives back the room below it."""
    canvas.fill(area.move(4, 7), "#00000070", 8)
    canvas.fill(area, FORM, 6, PRESS, 2)
    band = FRect(area.left + 2, area.top + 2, area.width - 4, BAND)
    canvas.fill(band, ink, 5)
    fit_text(canvas, title, (band.left + 14, band.centery), TITLE, band.width - 28)
    canvas.outline(
        FRect(area.left + 7, band.bottom + 5, area.width - 14, area.bottom - band.bottom - 12), RULE, 1.2, 3
    )
    return FRect(area.left + 16, band.bottom + 12, area.width - 32, area.bottom - band.bottom - 22)
