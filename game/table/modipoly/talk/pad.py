"""The Deal Pad: a sheet with every bargain so far, what binds apart from what is merely political."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from pygame import FRect

from engine.modipoly.answers import Word
from engine.modipoly.view import View
from game.canvas import Canvas, text_height
from game.look import INK
from game.scenes.overlay import Sheet
from game.space import Space
from game.table.modipoly.board.inks import BLACK, QUIET, RED
from game.table.modipoly.names import badge
from game.table.modipoly.talk import ledger
from game.table.modipoly.talk.faces import BLUE, GREEN
from game.table.modipoly.talk.wording import plain, say, word_text
from game.table.tamasha.furniture import put
from game.table.tamasha.lettering import fitted
from game.text import Style
from game.widgets.button import Button
from game.widgets.label import Label
from game.widgets.reader import Scrolling

if TYPE_CHECKING:
    from game.table.modipoly.scene import ModipolyScene

HEADING = Style("label", 24, INK, 1.25)
LINE = Style("body", 18, BLACK, 1.3)
TURN = Style("label", 16, QUIET, 1.2)
FATE = Style("label", 17, RED, 1.2)
INKS = {"kept": GREEN, "broken": RED, "open": BLUE, "who-can-tell": QUIET}
BADGE, FATE_WIDTH, GAP = 26.0, 104.0, 9.0


@dataclass(frozen=True)
class Row:
    """A line of the pad."""

    seats: tuple[int, ...]
    text: str
    turn: str = ""
    fate: str = ""
    """The key of a stamp at the end of the line, or empty."""


class Rows(Scrolling):
    """Lines with the badges of those they are about, and stamps."""

    sticks = True

    def __init__(self, name: str, rect: FRect, rows: Sequence[Row]) -> None:
        super().__init__(name, rect)
        self.rows = list(rows)

    def content_height(self, space: Space) -> float:
        """All lines."""
        return sum(self._height(space, row) + GAP for row in self.rows)

    def draw_content(self, canvas: Canvas, inner: FRect) -> None:
        """The lines that can be seen."""
        y = inner.top - self.offset
        for row in self.rows:
            tall = self._height(canvas.space, row)
            if y + tall >= inner.top and y <= inner.bottom:
                self._draw(canvas, row, FRect(inner.left, y, inner.width, tall))
            y += tall + GAP

    def _indent(self, row: Row) -> float:
        return len(row.seats) * (BADGE + 3) + 6

    def _room(self, row: Row) -> float:
        return self.inner.width - self._indent(row) - (FATE_WIDTH + 8 if row.fate else 0)

    def _height(self, space: Space, row: Row) -> float:
        told = text_height(space, row.text, self._room(row), LINE)
        return max(BADGE, told + (space.text_units(TURN.size) * 1.25 if row.turn else 0))

    def _draw(self, canvas: Canvas, row: Row, area: FRect) -> None:
        for index, seat in enumerate(row.seats):
            put(
                canvas,
                badge(seat),
                (area.left + BADGE / 2 + index * (BADGE + 3), area.top + BADGE / 2),
                BADGE,
            )
        left = area.left + self._indent(row)
        y = area.top
        if row.turn:
            canvas.text(row.turn, (left, y), TURN, "topleft")
            y += canvas.space.text_units(TURN.size) * 1.25
        canvas.paragraph(row.text, FRect(left, y, self._room(row), area.bottom - y), LINE)
        if row.fate:
            self._stamp(canvas, row.fate, FRect(area.right - FATE_WIDTH, area.top + 2, FATE_WIDTH, 28))

    def _stamp(self, canvas: Canvas, fate: str, box: FRect) -> None:
        text, ink = say(f"pad.{fate}"), INKS[fate]
        canvas.outline(box, ink, 2.2, 4)
        style = fitted(canvas, text, FATE.but(colour=ink), box.width - 12)
        canvas.text(text, box.center, style, "center", box.width - 8)


class DealPad(Sheet):
    """The pad over the table: bargains at the left, promises at the right, whose word is good below."""

    name = "deal-pad"
    widest = 1240.0

    def __init__(self, table: ModipolyScene) -> None:
        super().__init__()
        self.table = table
        self.title = say("pad.title")

    def build(self) -> None:
        """Two columns, the word of everybody, the way back."""
        super().build()
        content, row = self.lay_sheet()
        wide = (content.width - 24) / 2
        words_tall = min(content.height * 0.36, 60 + 34 * (len(self._view.commands) + 1) / 2)
        upper = FRect(content.left, content.top, wide, content.height - words_tall - 10)
        self._column("binding", upper, list(self._binding()))
        self._column("political", upper.move(wide + 24, 0), list(self._political()))
        lower = FRect(content.left, upper.bottom + 10, content.width, words_tall)
        self._words(lower)
        back = FRect(row.centerx - 150, row.top, 300, row.height)
        self.add(Button("close-pad", say("pad.close"), back, self.on_escape, "button-go"))

    @property
    def _view(self) -> View:
        view: View = self.table.session.match.view(self.table.flow.eyes)
        return view

    def _column(self, name: str, area: FRect, rows: list[Row]) -> None:
        head = FRect(area.left, area.top, area.width, 34)
        self.add(Label(say(f"pad.{name}"), head, HEADING, "centre", f"{name}-head"))
        room = FRect(area.left, head.bottom + 2, area.width, area.height - 36)
        rows = rows or [Row((), say(f"pad.{name}-none"))]
        lines = self.add(Rows(name, room, rows))
        lines.scroll_to(lines.furthest, at_once=True)

    def _binding(self) -> Iterator[Row]:
        name = self.table.name_of
        for done in ledger.binding(self.table.session.match.heard(self.table.flow.eyes)):
            facts = {"giver": name(done.giver), "taker": name(done.taker), "give": plain(done.give)}
            facts |= {"get": plain(done.get) or say("pad.promise-only"), "paid": facts["give"]}
            yield Row(
                (done.giver, done.taker), say(f"pad.{done.kind}", **facts), say("pad.turn", n=done.turn + 1)
            )

    def _political(self) -> Iterator[Row]:
        for said in ledger.political(self._view):
            text = say("pad.promise", text=word_text(Word(said.promise, said.about)))
            yield Row((said.by, said.to), text, say("pad.turn", n=said.turn + 1), said.fate)

    def _words(self, area: FRect) -> None:
        """Who promised how much, and what came of it; two columns of seats."""
        view = self._view
        title = say("pad.word" if view.over else "pad.word-so-far")
        self.add(Label(title, (area.left, area.top, area.width, 30), HEADING.but(size=21), "centre", "word"))
        keepers = ledger.word_keepers(view)
        columns = 2
        tall = (area.height - 32) / -(-len(keepers) // columns)
        wide = area.width / columns
        for index, keeper in enumerate(keepers):
            down, across = divmod(index, columns)
            spot = FRect(area.left + across * wide, area.top + 32 + down * tall, wide - 10, tall)
            self.add(WordLine(keeper, self.table.name_of(keeper.seat), spot))


class WordLine(Label):
    """A badge and how good its word is."""

    def __init__(self, keeper: ledger.Keeper, name: str, rect: FRect) -> None:
        key = "silent" if not keeper.made else "spotless" if not keeper.broken else "keeper"
        text = say(f"pad.{key}", name=name, made=keeper.made, kept=keeper.kept, broken=keeper.broken)
        super().__init__(text, rect, LINE, name=f"word-{keeper.seat}")
        self.seat = keeper.seat

    def draw(self, canvas: Canvas) -> None:
        """Badge, then the line."""
        put(canvas, badge(self.seat), (self.rect.left + 16, self.rect.centery), min(28, self.rect.height - 2))
        room = self.rect.width - 44
        canvas.text(
            self.text,
            (self.rect.left + 38, self.rect.centery),
            fitted(canvas, self.text, LINE, room),
            "midleft",
            room,
        )
