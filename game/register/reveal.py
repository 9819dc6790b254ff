"""The final count as a show: places from last to first, one tap each, then the full sheet (AE-R26)."""

from __future__ import annotations

from pygame import FRect

from engine.core.refusal import Refused
from engine.entkhbat.register import stamps
from engine.entkhbat.register.totals import ranks, reveal_order, totals
from game.canvas import Canvas
from game.files import Trouble
from game.look import CREAM, INK
from game.register.board import signed
from game.register.keeping import Desk, now, why
from game.register.paper import LINE, felt
from game.register.sheet import WHOLE, draw_sheet
from game.register.take_away import take_away
from game.scene import Scene
from game.scenes.overlay import Dialog, notice
from game.signals import KeyPressed, PointerPressed, Signal
from game.table.entkhbat.names import badge
from game.table.tamasha.glyphs import numeral
from game.table.tamasha.lettering import heading
from game.text import Style
from game.widgets.base import Widget, changing
from game.widgets.button import Button
from game.widgets.label import Label
from game.words import words

BOARD = FRect(230, 96, 1140, 680)
TITLE = Style("label", 48, CREAM, 1.15)
HINT = Style("body", 24, CREAM, 1.2)
NAME = Style("label", 44, INK, 1.15)


class PlacesBoard(Widget):
    """A row for each candidate; the lowest is written first."""

    shown = changing(0)

    def __init__(self, rect: FRect, desk: Desk) -> None:
        super().__init__("board", rect)
        self.book = desk.book
        self.groups = reveal_order(self.book)

    def draw(self, canvas: Canvas) -> None:
        """The made board, and the places that have been called."""
        canvas.picture("entkhbat/table/results_board_open", self.rect)
        width, height = self.rect.size
        inner = FRect(
            self.rect.left + width * 0.08, self.rect.top + height * 0.11, width * 0.84, height * 0.81
        )
        canvas.fill(inner, "#f6eed8")
        placed, sums = ranks(self.book), totals(self.book)
        called = {seat for group in self.groups[: self.shown] for seat in group}
        order = sorted(range(len(placed)), key=lambda seat: (placed[seat], seat))
        step = inner.height / len(order)
        for row, seat in enumerate(order):
            y = inner.top + step * (row + 0.5)
            canvas.fill(FRect(inner.left, y + step / 2 - 2, inner.width, 1.8), LINE)
            if seat in called:
                self._draw_row(canvas, FRect(inner.left, y - step / 2, inner.width, step), seat, placed, sums)
            else:
                canvas.text("?", (inner.left + 34, y), NAME.but(colour=LINE), "center")
        self._draw_stamp(canvas, inner, step)

    def _draw_row(
        self, canvas: Canvas, row: FRect, seat: int, placed: tuple[int, ...], sums: tuple[int, ...]
    ) -> None:
        size = min(64.0, row.height - 12)
        numeral(
            canvas,
            str(placed[seat]),
            (row.left + 34, row.centery),
            min(64.0, row.height * 0.8),
            "hand.pencil",
        )
        canvas.picture(badge(seat), FRect(row.left + 80, row.centery - size / 2, size, size))
        left = row.left + 96 + size
        heading(canvas, self.book.names[seat], FRect(left, row.top, row.right - 260 - left, row.height), NAME)
        at = row.right - 14, row.centery
        numeral(canvas, signed(sums[seat]), at, min(76.0, row.height * 0.95), "hand.purple", "midright", 240)

    def _draw_stamp(self, canvas: Canvas, inner: FRect, step: float) -> None:
        """*Elected* for one winner, *Tie* for several."""
        if self.shown < len(self.groups):
            return
        winners = len(self.groups[-1])
        name = "elected" if winners == 1 else "tie"
        wide, tall = canvas.pictures.size(f"lettering/en/{name}.stamp")
        if wide:
            size = 190.0 if winners == 1 else 120.0
            spot = FRect(0, 0, size, size * tall / wide)
            spot.center = (inner.right - 330, inner.top + step * winners / 2)
            canvas.picture(f"lettering/en/{name}.stamp", spot)


class RevealScene(Scene):
    """One tap, one place; with the last one the music."""

    name = "register-reveal"

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk, self.shown = desk, 0

    def enter(self) -> None:
        """Drums."""
        self.game.mixer.music(None)
        self.game.play_sound("drum-roll")

    def build(self) -> None:
        """The board, and what a tap does next."""
        title = "register.reveal.corrected" if self.desk.book.revised else "register.reveal.title"
        self.add(Label(words(title), (100, 20, 1400, 70), TITLE, "centre"))
        self.board = self.add(PlacesBoard(BOARD, self.desk))
        self.board.shown = self.shown
        self.call = self.add(Button("call", self._label(), (560, 796, 480, 80), self.tap, "button-go"))
        if self.focus is None:
            self.set_focus(self.call)

    def _label(self) -> str:
        left = len(self.board.groups) - self.shown
        key = "sheet" if not left else "winner" if left == 1 else "call"
        return words(f"register.reveal.{key}")

    def ground(self, canvas: Canvas) -> None:
        """The felt."""
        felt(canvas)

    def tap(self) -> None:
        """The next place, or the sheet."""
        if self.shown >= len(self.board.groups):
            self.game.swap(SheetScene(self.desk))
            return
        self.shown += 1
        self.board.shown = self.shown
        self.call.label = self._label()
        last = self.shown == len(self.board.groups)
        for sound in ("fanfare", "crowd-cheer", "stamp") if last else ("seat-won", "drum-roll"):
            self.game.play_sound(sound)

    def on_signal(self, signal: Signal) -> bool:
        """A tap on the board calls the next place too."""
        if isinstance(signal, PointerPressed) and signal.button == 1 and BOARD.collidepoint(signal.at):
            if self.shown < len(self.board.groups):
                self.tap()
            return True
        return isinstance(signal, KeyPressed) and signal.key == "escape" and self._hurry()

    def _hurry(self) -> bool:
        self.game.swap(SheetScene(self.desk))
        return True


class SheetScene(Scene):
    """The result lying on the table."""

    name = "register-sheet"

    def build(self) -> None:
        """Four buttons under the sheet."""
        entries = (
            ("again", self._watch, "button"),
            ("export", self._export, "button"),
            ("reopen", self._ask_reopen, "button"),
            ("done", self.on_escape, "button-go"),
        )
        for index, (name, act, kind) in enumerate(entries):
            spot = FRect(60 + index * 375, 806, 355, 70)
            self.add(Button(name, words(f"register.sheet.{name}"), spot, act, kind))

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk

    def ground(self, canvas: Canvas) -> None:
        """The felt, the sheet."""
        felt(canvas)
        draw_sheet(canvas, WHOLE, self.desk.book)

    def _watch(self) -> None:
        self.game.swap(RevealScene(self.desk))

    def _export(self) -> None:
        take_away(self.game, self.desk)

    def _ask_reopen(self) -> None:
        choices = [
            ("reopen-yes", words("register.reopen.yes"), self._reopen),
            ("reopen-no", words("register.reopen.no"), None),
        ]
        self.game.push(
            Dialog(words("register.reopen.title"), words("register.reopen.text"), choices, "reopen-no")
        )

    def _reopen(self) -> None:
        game = self.game
        try:
            self.desk.write(lambda book: stamps.reopen(book, now()))
        except (Refused, Trouble) as no:
            game.push(notice(words("register.not-written"), why(no)))
            return
        game.pop()

    def on_escape(self) -> None:
        """Away from the result."""
        self.game.pop()
