"""The furniture of the Faction version: the partner's half, and two answers to a plan."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from pygame import FRect

from game.canvas import Canvas
from game.look import CREAM, INK
from game.table.place import Place
from game.table.tamasha.faction import names, seats
from game.table.tamasha.faction.market import Bargain, Standings
from game.table.tamasha.furniture import PARTY_INK, lay, party, put, token
from game.table.tamasha.glyphs import numeral
from game.table.tamasha.lettering import HEADING, fitted, heading
from game.table.tamasha.shown import Side
from game.table.tamasha.top import Top
from game.table.tamasha.zone import Zone
from game.text import Style
from game.words import words

NAME = Style("bold", 17, CREAM, 1.2)
STATE = Style("body", 15, CREAM, 1.2)
ABOUT = Style("body", 16, CREAM, 1.2)


def zones(top: Top) -> list[Zone]:
    """What a table with four factions adds, lowest first."""
    if not top.chairs.split:
        return []
    if top.layout.trading:
        return [Standings(top), Bargain(top)]
    return [PartnerHalf(top), Answers(top)]


def places(top: Top) -> Iterator[Place]:
    """Where the pieces of the Faction version may be put down."""
    if not top.chairs.split:
        return
    if top.layout.trading:
        for wing, area in zip(names.THRONES.values(), seats.chair_areas(top), strict=True):
            yield Place(wing, area, radius=12, dims=False)
        return
    yield Place(names.PARTNER, top.zone("partner"), radius=10, dims=False)
    for name, area in zip((names.AGREE, names.DECLINE), seats.answer_areas(top), strict=True):
        yield Place(name, area, radius=12, dims=False)


class PartnerHalf(Zone):
    """The partner's half of the open planner: backs with their number, until the leaf is turned."""

    def __init__(self, top: Top) -> None:
        super().__init__(top, "partner", 20.0)

    @property
    def hidden(self) -> bool:
        """While the planner is closed."""
        return not self.top.open_planner or self.rect.width <= 0

    @property
    def command(self) -> int:
        """Whose half lies closed: the partner's, or one's own while the leaf is turned."""
        partner = self.top.chairs.partner(self.top.near)
        return partner if self.top.open_leaf == self.top.near else self.top.near

    def state(self) -> Hashable:
        """Whose it is and what is in it."""
        side = self.top.shown.sides[self.command]
        return (
            self.hidden,
            self.command,
            self.top.shown.phase,
            self.top.shown.parties[self.top.near_party].bigneta_at,
            self.top.name(self.command),
            _counts(side),
            self.top.shown.sealed_news(self.command),
            side.sealed,
            tuple(self.rect),
        )

    def paint(self, canvas: Canvas, area: FRect) -> None:
        """The closed half with token and name, heaps of backs, and how to look inside."""
        command, chairs = self.command, self.top.chairs
        own_party = self.top.near_party
        lay(canvas, party("table/planner", own_party), area, PARTY_INK[own_party])
        self._spine(canvas, area, own_party)
        token(canvas, chairs.mark(command), (area.x + 30, area.y + 32), 17)
        left, width = area.x + 54, area.width - 70
        name = self.top.name(command)
        canvas.text(name, (left, area.y + 24), fitted(canvas, name, NAME, width, 13), "midleft", width + 1)
        title = chairs.title(command)
        canvas.text(title, (left, area.y + 43), fitted(canvas, title, STATE, width, 13), "midleft", width + 1)
        self._heaps(canvas, area, self.top.shown.sides[command])
        if self.top.shown.phase == "swap" and self.top.shown.parties[own_party].bigneta_at >= 0:
            self._tray(canvas, area)

    def _tray(self, canvas: Canvas, area: FRect) -> None:
        """Where a plan for both is handed over."""
        spot = FRect(area.x + 18, area.y + 64, area.width - 36, 104)
        lay(canvas, party("table/slot", self.top.near_party), spot, "#1c0f2a88")
        told = spot.inflate(-20, -16)
        canvas.paragraph(words("tamasha.zone.plan-hand-over"), told, ABOUT, "centre", True)

    def _spine(self, canvas: Canvas, area: FRect, own_party: int) -> None:
        """What holds the two halves together."""
        middle = area.x - 9 if self.top.chairs.wing(self.top.near) == 0 else area.right + 9
        spine = FRect(middle - 11, area.y - 4, 22, 190)
        name = f"{party('table/planner', own_party)}_spine"
        if canvas.pictures.size(name)[0]:
            canvas.picture(name, spine)
            return
        canvas.fill(spine, PARTY_INK[own_party], 8, INK, 2.2)
        for step in range(4):
            y = spine.y + 24 + step * 46
            canvas.fill(FRect(spine.x + 4, y, spine.width - 8, 7), CREAM, 3, INK, 1.6)

    def _heaps(self, canvas: Canvas, area: FRect, side: Side) -> None:
        """A small heap of backs for each kind of card, with its number."""
        heaps = [(kind, number) for kind, number in _counts(side) if number]
        if not heaps:
            return
        pitch = min(46.0, (area.width - 44) / len(heaps))
        left = area.centerx - pitch * (len(heaps) - 1) / 2
        for index, (kind, number) in enumerate(heaps):
            x, y = left + index * pitch, area.y + 84
            for layer in range(min(3, number)):
                put(
                    canvas, f"tamasha/back/{kind}.hand", (x + layer * 1.6, y - layer * 2.2), 38, layer * 2 - 2
                )
            numeral(canvas, str(number), (x + 2, y + 37), 22, "khand.cream")


def _counts(side: Side) -> tuple[tuple[str, int], ...]:
    """The kinds of cards in a planner with their numbers."""
    return (
        ("big", len(side.big)),
        ("campaign", len(side.campaign)),
        ("attack", len(side.attacks)),
        ("victim", len(side.victims)),
    )


class Answers(Zone):
    """Two trays for the partner's plan: agreed, or not like this."""

    def __init__(self, top: Top) -> None:
        super().__init__(top, "planner", 30.0)

    @property
    def hidden(self) -> bool:
        """Only while a plan of the partner waits for a word."""
        return not self.top.answering_plan

    def bounds(self) -> FRect:
        """Both trays."""
        yes, no = seats.answer_areas(self.top)
        return yes.union(no).inflate(30, 30)

    def state(self) -> Hashable:
        """Whether they are there."""
        return self.hidden, self.top.near, tuple(self.rect)

    def paint(self, canvas: Canvas, area: FRect) -> None:
        """Each with its word and what it means."""
        for box, key in zip(seats.answer_areas(self.top), ("plan-yes", "plan-no"), strict=True):
            lay(canvas, "table/teak", box)
            heading(
                canvas,
                words(f"tamasha.zone.{key}"),
                FRect(box.x + 14, box.y + 10, box.width - 28, 28),
                HEADING.but(size=24),
                "center",
            )
            well = FRect(box.x + 12, box.y + 42, box.width - 24, box.height - 76)
            lay(canvas, "table/well", well)
            told = FRect(box.x + 8, box.bottom - 32, box.width - 16, 26)
            heading(canvas, words(f"tamasha.zone.{key}-about"), told, ABOUT, "center")
