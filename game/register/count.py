"""The end of a cycle: its cause, the ballots of everybody still in, and the page that is read out."""

from __future__ import annotations

from functools import partial

from pygame import FRect

from engine.core.refusal import Refusal
from engine.entkhbat.register import stamps
from engine.entkhbat.register.book import CAUSES, STEP, Book
from engine.entkhbat.register.totals import cycle_totals, line_of
from game.canvas import Canvas
from game.files import Trouble
from game.look import INK
from game.register import telling
from game.register.board import signed
from game.register.controls import AddingMachine, whole_number
from game.register.keeping import Desk, now
from game.register.paper import CROSSED, LINE, felt, loose_sheet
from game.register.slip import Slip
from game.register.tally import Tally
from game.scene import Scene
from game.table.entkhbat.names import badge
from game.table.tamasha.glyphs import numeral
from game.table.tamasha.lettering import heading
from game.text import Style
from game.widgets.button import Button
from game.widgets.field import TextField
from game.widgets.label import Label, Picture
from game.widgets.toggle import ToggleGroup
from game.words import words

REGIONS = 12
"""More than anybody holds."""
NAME = Style("label", 23, INK, 1.15)
TITLE = Style("label", 44, INK, 1.15)
READ = Style("label", 46, INK, 1.15)
SHEET = FRect(200, 30, 1200, 740)


class CountSlip(Slip):
    """A line for each candidate still in; the machine writes on the line that was used last."""

    kind = "count"
    tall = 880.0
    wide = 1180.0

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.cause = "bank"
        self.ballots = dict.fromkeys(self.book.seats_in(), "")
        self.tallies = {seat: Tally(REGIONS) for seat in self.ballots}
        self.at = next(iter(self.ballots), -1)

    def causes(self) -> list[str]:
        """The endings that this cycle may have (AE-R14)."""
        return [cause for cause in CAUSES if _possible(self.book, cause)]

    def fill(self, area: FRect) -> None:
        """Causes, lines, machine."""
        self.fields: dict[int, TextField] = {}
        causes = self.causes()
        if self.cause not in causes:
            self.cause = causes[0]
        options = [(cause, telling.cause(cause)) for cause in causes]
        self.add(
            ToggleGroup("cause", options, self.cause, FRect(area.left, area.top, area.width, 54), self._end)
        )
        if self.cause == "adjourned" or not self.ballots:
            return
        rows = -(-len(self.ballots) // 2)
        tall = 60.0
        for index, seat in enumerate(self.ballots):
            row, column = divmod(index, 2)
            half = (area.width - 24) / 2
            line = FRect(area.left + column * (half + 24), area.top + 66 + row * (tall + 6), half, tall)
            self._line_of(seat, line)
        top = area.top + 66 + rows * (tall + 6) + 4
        machine = FRect(area.left, top, area.width, max(110.0, area.bottom - top))
        self.machine = AddingMachine(self, machine, self.tallies[self.at], self._summed)

    def _line_of(self, seat: int, line: FRect) -> None:
        self.add(Picture(badge(seat), FRect(line.left, line.top + 8, 44, 44)))
        self.add(
            Label(self.book.names[seat], (line.left + 54, line.top, line.width * 0.42, line.height), NAME)
        )
        spot = FRect(line.right - line.width * 0.44, line.top, line.width * 0.44, line.height - 2)
        field = TextField(
            f"ballots-{seat}",
            spot,
            self.ballots[seat],
            6,
            words("register.count.hint"),
            partial(self.ballots.__setitem__, seat),
            self.record,
        )
        self.fields[seat] = self.add(field)

    def update(self, dt: float) -> None:
        """The line with the keyboard is the one that the machine adds to."""
        super().update(dt)
        for seat, field in self.fields.items():
            if field is self.focus and seat != self.at:
                self.at = seat
                self.machine.tally = self.tallies[seat]
                self.machine._show()

    def _summed(self, total: int) -> None:
        field = self.fields[self.at]
        field.text = self.ballots[self.at] = str(total)
        field.cursor = len(field.text)

    def _end(self, cause: object) -> None:
        self.cause = str(cause)
        self.rebuild()

    def record(self) -> None:
        """AE-R14, AE-R15; then the page that is read out."""
        game, cycle = self.game, self.book.cycle
        if self.stamp(lambda book: stamps.end_cycle(book, self.cause, self._numbers(), now())):
            game.push(AnnounceScene(self.desk, cycle))

    def _numbers(self) -> dict[int, int]:
        if self.cause == "adjourned":
            return {}
        numbers = {}
        for seat, text in self.ballots.items():
            try:
                numbers[seat] = self._number(seat, text)
            except Trouble:
                self.set_focus(self.fields[seat])
                raise
        return numbers

    def _number(self, seat: int, text: str) -> int:
        """The ballots of one candidate. Raises `Trouble` with a sentence that names them."""
        name = self.book.names[seat]
        if not text.strip():
            raise Trouble(Refusal("nothing-beside", "AE-R15", {"name": name}))
        number = whole_number(text)
        if number % STEP:
            raise Trouble(Refusal("not-in-tens", "AE-R15", {"name": name, "number": number}))
        return number


def _possible(book: Book, cause: str) -> bool:
    """Whether the book would take that ending with ballots of nothing."""
    from engine.core.refusal import Refused
    from engine.entkhbat.register.keeping import from_json, to_json

    seats = [] if cause == "adjourned" else book.seats_in()
    try:
        stamps.end_cycle(from_json(to_json(book)), cause, dict.fromkeys(seats, 0))
    except Refused:
        return False
    return True


class AnnounceScene(Scene):
    """This cycle's totals only, from low to high, large enough to be read out (AE-R17)."""

    name = "register-announce"

    def __init__(self, desk: Desk, cycle: int) -> None:
        super().__init__()
        self.desk, self.cycle = desk, cycle

    def build(self) -> None:
        """The sheet's heading, and the button that closes it."""
        book = self.desk.book
        title = words("register.announce.title", cycle=self.cycle, cycles=book.cycles)
        self.add(Label(title, (SHEET.left + 50, SHEET.top + 22, SHEET.width - 100, 64), TITLE, "centre"))
        ends = [entry for entry in book.living(self.cycle) if entry.kind == "end"]
        cause = telling.cause(ends[-1].reason) if ends else ""
        about = Style("body", 25, "#5c4a3a", 1.2)
        self.add(Label(cause, (SHEET.left + 50, SHEET.top + 84, SHEET.width - 100, 40), about, "centre"))
        last = "register.announce.last" if book.all_counted else "register.announce.next"
        self.add(Button("next", words(last), (600, 796, 400, 76), self.on_escape, "button-go"))
        if self.focus is None:
            self.set_focus(self.widgets[-1])

    def ground(self, canvas: Canvas) -> None:
        """The sheet on the felt, one line for each candidate."""
        felt(canvas)
        loose_sheet(canvas, SHEET)
        book = self.desk.book
        sums = cycle_totals(book, self.cycle)
        order = sorted(range(len(book.names)), key=lambda seat: (sums[seat], seat))
        step = min(136.0, (SHEET.height - 160) / len(order))
        for row, seat in enumerate(order):
            y = SHEET.top + 146 + step * (row + 0.5)
            canvas.fill(FRect(SHEET.left + 40, y + step / 2 - 2, SHEET.width - 80, 1.6), LINE)
            canvas.picture(badge(seat), FRect(SHEET.left + 60, y - 32, 64, 64))
            spot = FRect(SHEET.left + 144, y - step / 2, 620, step)
            heading(canvas, book.names[seat], spot, READ)
            numeral(canvas, signed(sums[seat]), (SHEET.right - 70, y), 74, "hand.purple", "midright")
            mark = line_of(book, self.cycle, seat).mark
            if mark:
                text = words(f"register.mark.{mark}")
                canvas.text(text, (SHEET.right - 400, y), Style("label", 25, CROSSED, 1.1), "center")

    def on_escape(self) -> None:
        """Turn the page."""
        self.game.play_sound("page-turn")
        self.game.pop()
