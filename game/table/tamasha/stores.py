"""What stands to the left and right of the board: deck tray, discard well, Public Pools, flags, coin."""

from __future__ import annotations

from collections.abc import Hashable

from pygame import FRect

from game.canvas import Canvas, text_width
from game.look import CREAM, INK, LEMON
from game.table.tamasha import heaps
from game.table.tamasha.furniture import PARTY_TEXT, lay, party, put, token
from game.table.tamasha.glyphs import numeral
from game.table.tamasha.lettering import HEADING, heading, label
from game.table.tamasha.top import Top
from game.table.tamasha.zone import Zone
from game.text import Style
from game.words import words

DECKS = ("kundali", "neta", "news", "big", "campaign", "attack")
FIVE_DECKS = (
    (15.0, 34.0, 48.0, 67.0),
    (80.0, 34.0, 48.0, 67.0),
    (145.0, 34.0, 48.0, 67.0),
    (47.5, 123.0, 48.0, 67.0),
    (112.5, 123.0, 48.0, 67.0),
)
SIX_DECKS = (*FIVE_DECKS[:3], *((x, 123.0, 48.0, 67.0) for x in (15.0, 80.0, 145.0)))
EIGHT_DECKS = tuple((12.0 + 49.33 * column, y, 40.0, 56.0) for y in (34.0, 123.0) for column in range(4))
TRAYS: dict[str, tuple[str, tuple[str, ...], tuple[tuple[float, float, float, float], ...]]] = {
    "basic": ("table/tray", DECKS[:5], FIVE_DECKS),
    "attack": ("table/tray_attack", DECKS, SIX_DECKS),
    "faction": ("table/tray_faction", (*DECKS[:3], "faction", *DECKS[3:], "victim"), EIGHT_DECKS),
}
"""By version: the picture of the tray, the decks in it, and where they stand."""
POOL_WELLS = ((12.0, 43.0, 129.0, 44.0), (12.0, 92.5, 129.0, 44.0), (12.0, 142.0, 129.0, 44.0))
BAND = Style("label", 17, INK, 1.1)


def decks_of(top: Top) -> tuple[str, ...]:
    """The decks that are drawn from at this table."""
    return TRAYS[top.variant][1]


def deck_place(top: Top, tray: FRect, deck: str) -> FRect:
    """Where a deck stands in the tray."""
    _, decks, places = TRAYS[top.variant]
    x, y, width, height = places[decks.index(deck)]
    kx, ky = tray.width / 212, tray.height / 210
    return FRect(tray.x + x * kx, tray.y + y * ky, width * kx, height * ky)


class DeckTray(Zone):
    """The decks, each with a paper band; it leaves the table when everything is dealt."""

    @property
    def hidden(self) -> bool:
        """Only while the boxes are being unpacked."""
        return not self.top.shown.setting_up or self.rect.width <= 0

    def state(self) -> Hashable:
        """Whether it is there, and how many candidates are left."""
        return self.hidden, self.top.shown.unrevealed > 0

    def paint(self, canvas: Canvas, area: FRect) -> None:
        """Tray, decks, bands."""
        decks = decks_of(self.top)
        lay(canvas, TRAYS[self.top.variant][0], area)
        if self.top.layout.compact:
            pitch = (area.width - 12) / len(decks)
            for index, deck in enumerate(decks):
                place = FRect(area.x + 6 + index * pitch, area.y + 14, min(24, pitch - 2), 60)
                if self._there(deck):
                    self._deck(canvas, deck, place)
            return
        title = FRect(area.x + 10, area.y + 6, area.width - 20, 24)
        label(canvas, "card_tray", "tamasha.zone.tray", title, HEADING.but(colour=LEMON), "center")
        places = [(deck, deck_place(self.top, area, deck)) for deck in decks if self._there(deck)]
        for deck, place in places:
            self._deck(canvas, deck, place)
        for deck, place in places:
            self._band(canvas, deck, place)

    def _there(self, deck: str) -> bool:
        """Whether there is a card left in a deck that can be seen to run out."""
        return deck != "neta" or bool(self.top.shown.unrevealed)

    def _deck(self, canvas: Canvas, deck: str, place: FRect) -> None:
        for edge in range(3):
            canvas.picture(back_picture(deck), place.move(1 - 0.8 * edge, 3 - 2.0 * edge))

    def _band(self, canvas: Canvas, deck: str, place: FRect) -> None:
        """The paper band with the name of a deck."""
        text = words(f"tamasha.zone.deck-{deck}")
        wide = max(place.width + 12, text_width(canvas.space, text, BAND) + 10)
        paper = FRect(place.centerx - wide / 2, place.centery - 13 + self._step(deck), wide, 25)
        canvas.fill(paper.move(1, 2), "#2a163060", 3)
        canvas.fill(paper, CREAM, 3, INK, 1.6)
        heading(canvas, text, paper.inflate(-6, 0), BAND, "center")

    def _step(self, deck: str) -> float:
        """Where decks stand close together, every other band lies lower: all names and backs are seen."""
        decks = decks_of(self.top)
        if len(decks) < len(EIGHT_DECKS):
            return 0.0
        return 25.0 if decks.index(deck) % 2 else -19.0


def back_picture(deck: str) -> str:
    """The back of a deck's cards."""
    return f"tamasha/back/{deck}.hand"


class DiscardWell(Zone):
    """Where played cards land; during nomination it holds the side pile. The cards are pieces."""

    def state(self) -> Hashable:
        """Its caption."""
        shown = self.top.shown
        return shown.phase == "nomination", len(shown.side_pile), tuple(self.rect)

    def paint(self, canvas: Canvas, area: FRect) -> None:
        """A hollow in the cloth with a caption."""
        lay(canvas, "table/well", area, "#15362e")
        shown, style = self.top.shown, HEADING.but(colour=LEMON)
        title = FRect(area.x + 14, area.y + 8, area.width - 28, 24)
        if shown.phase == "nomination":
            heading(canvas, words("tamasha.zone.side-pile", n=len(shown.side_pile)), title, style)
        else:
            label(canvas, "discard", "tamasha.zone.discard", title, style)


class Pool(Zone):
    """A party's Public Pool: notes, Pawns and coins, with the number left of each."""

    def __init__(self, top: Top, of: int) -> None:
        super().__init__(top, f"pool-{of}")
        self.of = of

    def state(self) -> Hashable:
        """What is left."""
        return tuple(self.top.shown.parties[self.of].pool), tuple(self.rect)

    def paint(self, canvas: Canvas, area: FRect) -> None:
        """The box, its heaps and numerals; a lid in the compact form."""
        pool = self.top.shown.parties[self.of].pool
        if self.top.layout.compact:
            lay(canvas, party("table/pool_lid", self.of), area)
            token(canvas, self.of, (area.x + 26, area.centery), 15)
            heading(
                canvas,
                words("tamasha.zone.pool-short"),
                FRect(area.x + 46, area.y, area.width - 54, area.height),
                HEADING.but(colour=PARTY_TEXT[self.of], size=17),
            )
            return
        lay(canvas, party("table/pool", self.of), area)
        token(canvas, self.of, (area.x + 27, area.y + 25), 14)
        label(
            canvas,
            "public_pool",
            "tamasha.zone.pool",
            FRect(area.x + 45, area.y + 12, 98, 26),
            HEADING.but(colour=PARTY_TEXT[self.of]),
        )
        wells = [FRect(area.x + x, area.y + y, w, h) for x, y, w, h in POOL_WELLS]
        for half in (0, 1):
            heaps.notes(
                canvas,
                FRect(wells[0].x + 6 + half * 60, wells[0].y + 5, 58, 34),
                min(pool[0], 20 - half * 14),
                1 + half,
            )
            heaps.coins(
                canvas,
                FRect(wells[2].x + 8 + half * 58, wells[2].y + 4, 60, 36),
                min(pool[2], 8),
                self.of,
                3 + half,
            )
        heaps.pawns(canvas, FRect(wells[1].x + 8, wells[1].y + 4, 113, 36), pool[1], self.of, 2, 7)


class FlagRack(Zone):
    """Flags for seats won before the count; it comes out when the first one is used."""

    @property
    def hidden(self) -> bool:
        """Until a seat is declared or the count begins."""
        shown = self.top.shown
        return self.rect.width <= 0 or not (any(d >= 0 for d in shown.declared) or shown.phase == "counting")

    def state(self) -> Hashable:
        """How many flags are left of each."""
        return self.hidden, self._left()

    def _left(self) -> tuple[int, int]:
        shown = self.top.shown
        used = [0, 0]
        for declared, result in zip(shown.declared, shown.results, strict=True):
            winner = result.winner if result is not None else declared
            if winner >= 0:
                used[winner] += 1
        return 9 - used[0], 9 - used[1]

    def paint(self, canvas: Canvas, area: FRect) -> None:
        """The rack with the flags that are left."""
        if self.top.layout.compact:
            lay(canvas, "table/walnut", area)
            for side, left in enumerate(self._left()):
                x = area.x + 28 + side * area.width / 2
                put(canvas, party("props/flag", side), (x, area.centery), 22)
                canvas.text(str(left), (x + 20, area.centery), Style("label", 24, CREAM, 1.2), "midleft")
            return
        lay(canvas, "table/flag_rack", area)
        label(
            canvas,
            "declared_flags",
            "tamasha.zone.flags",
            FRect(area.x + 8, area.y + 5, 137, 22),
            HEADING,
            "center",
        )
        for side, left in enumerate(self._left()):
            for index in range(left):
                put(
                    canvas,
                    party("props/flag", side),
                    (area.x + 26 + index * 14.2, area.y + 52 + side * 47),
                    26,
                )


class Leading(Zone):
    """How many constituencies either party leads in at the moment, as the lead marks of the tiles say."""

    def __init__(self, top: Top) -> None:
        super().__init__(top, "leading", 6.0)

    @property
    def hidden(self) -> bool:
        """Until the campaign begins; it makes room for the flags."""
        shown = self.top.shown
        campaigning = shown.phase in ("opening", "prachar") and all(d < 0 for d in shown.declared)
        return self.rect.width <= 0 or not campaigning

    def tally(self) -> tuple[int, int, int]:
        """Led by Purple, led by Yellow, level."""
        purple, yellow = (party.slots for party in self.top.shown.parties)
        gaps = [ours.votes - theirs.votes for ours, theirs in zip(purple, yellow, strict=True)]
        return sum(gap > 0 for gap in gaps), sum(gap < 0 for gap in gaps), sum(gap == 0 for gap in gaps)

    def state(self) -> Hashable:
        """The tally."""
        return self.hidden, self.tally()

    def paint(self, canvas: Canvas, area: FRect) -> None:
        """A hollow in the cloth with both tokens and their numbers."""
        lay(canvas, "table/well", area, "#15362e")
        title = FRect(area.x + 12, area.y + 8, area.width - 24, 22)
        heading(canvas, words("tamasha.zone.leading"), title, HEADING.but(colour=LEMON), "center")
        *led, level = self.tally()
        for side, number in enumerate(led):
            x, y = area.x + 14 + side * 66, area.y + (54 if level else 66)
            token(canvas, side, (x + 15, y), 15)
            numeral(canvas, str(number), (x + 36, y + 1), 34, "khand.cream", "midleft")
        if level:
            text = words("tamasha.zone.level-n", n=level)
            line = FRect(area.x + 12, area.bottom - 34, area.width - 24, 22)
            heading(canvas, text, line, HEADING.but(size=17), "center")


class CoinPlate(Zone):
    """The tie-break coin; it comes out for the count."""

    @property
    def hidden(self) -> bool:
        """Until the count begins."""
        return self.rect.width <= 0 or self.top.shown.phase != "counting"

    def state(self) -> Hashable:
        """Whether it is there."""
        return self.hidden

    def paint(self, canvas: Canvas, area: FRect) -> None:
        """Plate, coin, name."""
        lay(canvas, "table/coin_plate", area, "#15362e")
        put(canvas, "props/tie_coin_rupee", (area.x + 43, area.centery), 58)
        title = FRect(area.x + 78, area.y + 12, area.width - 87, area.height - 24)
        label(canvas, "tie_break", "tamasha.zone.coin", title, Style("label", 17, LEMON, 1.2), "center")
