"""The whole book of a match that is over: every cycle, the chart, Deals, penalties, and three ribbons."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import FRect

from engine.entkhbat.register.book import Book, Entry, Kind
from engine.entkhbat.register.totals import deals_by_pair
from engine.entkhbat.view import PageView, View
from game.canvas import Canvas
from game.look import INK
from game.register.paper import felt
from game.register.sheet import draw_sheet
from game.scene import Scene
from game.table.tamasha.lettering import heading
from game.text import Style
from game.widgets.button import Button
from game.words import words

SHEET = FRect(40, 16, 1520, 700)
RIBBONS = FRect(40, 728, 1520, 66)
RIBBON, TOLD = Style("label", 22, "#fbf1d9", 1.15), Style("body", 18, INK, 1.1)
ATTACKED = 3
"""How often somebody must have been attacked to be called fireproof (section 11)."""


def book_of(view: View, names: Sequence[str], title: str) -> Book:
    """The Register of a match that is over, as the book that the referee's mode keeps."""
    pages = view.register or ()
    book = Book(id="", title=title, created="", names=tuple(names), first=0, cycles=len(pages))
    for cycle, page in enumerate(pages, 1):
        _write(book, cycle, page)
    return book


def _write(book: Book, cycle: int, page: PageView) -> None:
    def enter(kind: Kind, seats: tuple[int, ...], amount: int = 0, reason: str = "") -> Entry:
        number = len(book.ledger) + 1
        book.ledger.append(Entry(number, cycle, "", kind, seats, amount, reason=reason, group=number))
        return book.ledger[-1]

    for owner, partner, votes in page.deals:
        enter("deal", (owner, partner), votes)
    for fine in page.penalties:
        entry = enter("penalty", (fine.seat,), 0 if fine.vetoed else fine.amount, fine.reason)
        entry.vetoed = fine.vetoed
    for seat, out in enumerate(page.out):
        if out == 2:
            enter("expulsion", (seat,))
        else:
            enter("resignation" if out else "ballots", (seat,), page.ballots[seat])
    enter("end", (), reason=page.cause)


def ribbons(view: View, book: Book) -> list[tuple[str, str]]:
    """What the three ribbons are called and who wears them; a ribbon nobody has earned is left out."""
    made = []
    scores = view.scores or ()
    kindest = max((score.objections for score in scores), default=0)
    if kindest:
        kind = [seat for seat, score in enumerate(scores) if score.objections == kindest]
        made.append(("generous", _names(book, kind)))
    tried = {seat: score.burned for seat, score in enumerate(scores) if score.attacked >= ATTACKED}
    if tried:
        least = min(tried.values())
        made.append(("fireproof", _names(book, [seat for seat, lost in tried.items() if lost == least])))
    pairs = deals_by_pair(book)
    if pairs and (most := max(pair[3] for pair in pairs)):
        friends = [_names(book, pair[:2]) for pair in pairs if pair[3] == most]
        made.append(("friends", "; ".join(friends)))
    return made


def _names(book: Book, seats: Sequence[int]) -> str:
    return words("entkhbat.and").join(book.names[seat] for seat in seats)


class WholeSheetScene(Scene):
    """The sheet on the felt, ribbons under it; it goes back to where one came from."""

    name = "whole-sheet"

    def __init__(self, view: View, names: Sequence[str], save: Callable[[], None]) -> None:
        super().__init__()
        self.book = book_of(view, names, words("entkhbat.result.book"))
        self.ribbons = ribbons(view, self.book)
        self._save = save

    def build(self) -> None:
        """Two buttons."""
        picture = FRect(460, 812, 330, 70)
        self.add(Button("picture", words("result.picture"), picture, self._save, icon="save"))
        back = FRect(810, 812, 330, 70)
        self.add(Button("back", words("common.back"), back, self.on_escape, "button-go", icon="back"))

    def ground(self, canvas: Canvas) -> None:
        """Felt, sheet, ribbons."""
        felt(canvas)
        draw_sheet(canvas, SHEET, self.book)
        wide = RIBBONS.width / max(1, len(self.ribbons))
        for index, (ribbon, names) in enumerate(self.ribbons):
            area = FRect(RIBBONS.left + index * wide + 6, RIBBONS.top, wide - 12, RIBBONS.height)
            canvas.fill(area, "#f6eed8", 10, INK, 2)
            head = FRect(area.left, area.top, area.width, 32)
            canvas.fill(head, "#a33222", 10, INK, 2)
            title = words(f"entkhbat.result.ribbon-{ribbon}")
            heading(canvas, title, head.inflate(-24, 0), RIBBON, "center")
            told = FRect(area.left + 12, head.bottom, area.width - 24, area.bottom - head.bottom)
            heading(canvas, names, told, TOLD, "center")

    def on_escape(self) -> None:
        """Back to the board."""
        self.game.pop()
