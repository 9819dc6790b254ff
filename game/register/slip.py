"""A slip of paper laid on the book: a few things to fill in, and the stamp that records them."""

from __future__ import annotations

from collections.abc import Callable

from pygame import FRect

from engine.core.refusal import Refused
from engine.entkhbat.register.book import Book
from game.files import Trouble
from game.look import DEEP, INK
from game.register.keeping import Desk, why
from game.scenes.overlay import Overlay
from game.text import Style
from game.widgets.button import Button
from game.widgets.field import TextField
from game.widgets.label import Label, Paragraph, Plate
from game.words import words

TITLE = Style("label", 36, INK, 1.2)
ABOUT = Style("body", 21, INK, 1.2)
ASK = Style("label", 23, INK, 1.2)
COMPLAINT = Style("bold", 20, DEEP, 1.2)
ROW = 62.0


class Slip(Overlay):
    """Base of all slips. A subclass lays its fields in `fill` and writes in `record`."""

    name = "slip"
    kind = "deal"
    tall = 700.0
    wide = 1080.0

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk
        self._said = ""

    @property
    def book(self) -> Book:
        """The book it lies on."""
        return self.desk.book

    # --- what a subclass fills in -------------------------------------------------------------------

    def fill(self, area: FRect) -> None:
        """Lay the fields."""

    def record(self) -> None:
        """Write it into the book."""

    # --- the slip -----------------------------------------------------------------------------------

    def build(self) -> None:
        """Paper, title, fields, the line for a complaint, two buttons."""
        super().build()
        room = self.space.visible
        plate = FRect(0, 0, min(self.wide, room.width - 60), min(self.tall, room.height - 40))
        plate.center = room.center
        self.add(Plate(plate, "dialog", "slip-plate"))
        inner = plate.inflate(-96, -72)
        self.add(Label(words(f"register.{self.kind}.title"), (inner.left, inner.top, inner.width, 48), TITLE))
        about = FRect(inner.left, inner.top + 50, inner.width, 58)
        self.add(Paragraph(words(f"register.{self.kind}.about"), about, ABOUT))
        bottom = inner.bottom - ROW
        line = FRect(inner.left, bottom - 60, inner.width, 54)
        self.fill(FRect(inner.left, about.bottom + 8, inner.width, line.top - about.bottom - 14))
        self._line = self.add(Paragraph(self._said, line, COMPLAINT, middle=True, name="complaint"))
        self.lay_buttons(FRect(inner.left, bottom, inner.width, ROW))
        if self.focus is None:
            self.set_focus(next(iter(self.focusables()), None))

    def lay_buttons(self, row: FRect) -> None:
        """*Record* and *Leave it*."""
        half = (row.width - 20) / 2
        self.add(
            Button(
                "record",
                words(f"register.{self.kind}.record"),
                (row.left, row.top, half, ROW),
                self.record,
                "button-go",
            )
        )
        leave = FRect(row.right - half, row.top, half, ROW)
        self.add(Button("leave", words("register.leave"), leave, self.on_escape))

    def add_field(
        self,
        name: str,
        ask: str,
        area: FRect,
        text: str,
        on_change: Callable[[str], None],
        limit: int = 6,
        takes: Callable[[str], bool] | None = None,
    ) -> TextField:
        """A question and the line on which it is answered; enter records. `takes` picks what may be typed."""
        half = min(area.width * 0.5, 420.0)
        self.add(Label(words(f"register.{ask}"), (area.left, area.top, half, ROW), ASK, name=f"ask-{name}"))
        spot = FRect(area.left + half + 12, area.top, area.width - half - 12, ROW - 6)
        field = TextField(name, spot, text, limit, on_change=on_change, on_enter=self.record, takes=takes)
        return self.add(field)

    def complain(self, sentence: str) -> None:
        """One sentence about why nothing was written."""
        self._said = self._line.text = sentence
        self.game.play_sound("card-refused")

    def attempt(self, work: Callable[[], None]) -> bool:
        """Carry something out; False, with the sentence on the slip, when it is refused."""
        try:
            work()
        except (Refused, Trouble) as no:
            self.complain(why(no))
            return False
        return True

    def stamp(self, work: Callable[[Book], object]) -> bool:
        """Write into the book; the slip goes when that worked."""
        if not self.attempt(lambda: _write(self.desk, work)):
            return False
        self.game.play_sound("stamp")
        self.game.pop()
        return True


def _write(desk: Desk, work: Callable[[Book], object]) -> None:
    desk.write(work)


def chosen(seat: int | None) -> int:
    """The candidate that was picked. Raises `Trouble` when nobody was."""
    from engine.core.refusal import Refusal

    if seat is None:
        raise Trouble(Refusal("pick-somebody", "AE-R32", {}))
    return seat
