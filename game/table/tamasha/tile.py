"""A constituency's tile: its picture, both parties' heaps and numerals, the lead, a held card's chips."""

from __future__ import annotations

from collections.abc import Hashable

from pygame import FRect

from engine.tamasha.cards import CODES, CONSTITUENCIES, PARTIES, PARTY_NAMES, PURPLE, YELLOW
from game.canvas import Canvas
from game.look import CREAM, DEEP, INK, LEAF, SINDOOR
from game.table.tamasha import heaps
from game.table.tamasha.furniture import PARTY_INK, party, put, token
from game.table.tamasha.glyphs import numeral
from game.table.tamasha.layout import COINS, CROWD, FUNDS, LEAD, NOTES, PAWNS, TRAY, VOTES
from game.table.tamasha.lettering import rimmed, stamp
from game.table.tamasha.top import Top
from game.table.tamasha.zone import KeptZone, Zone
from game.text import Style
from game.words import words

BIG, SMALL, MARGIN = 42.0, 25.0, 31.0
"""Sizes of the numerals: votes large, Funds and Pawns small, the lead between them."""
NOTCH = ((48.0, 11.0), (217.0, 11.0))
"""Where Left's and Right's notches sit on the name board, Yellow's above Purple's."""
CHIP = Style("label", 19, CREAM, 1.2)


class Tile(KeptZone):
    """One constituency of the board."""

    def __init__(self, top: Top, constituency: int) -> None:
        super().__init__(top, f"tile-{constituency}", 4.0)
        self.constituency = constituency

    @property
    def rect(self) -> FRect:
        """Its place on the board."""
        return self.top.layout.tile(self.constituency)

    def state(self) -> Hashable:
        """Both slots, the flag, and the chips of a held card."""
        shown = self.top.shown
        slots = tuple(
            (slot.funds, slot.pawns, slot.votes, slot.face_down)
            for slot in (shown.slot(party, self.constituency) for party in PARTIES)
        )
        chips = self.top.chips
        mine = chips if chips is not None and chips.constituency == self.constituency else None
        result = shown.results[self.constituency]
        winner = result.winner if result is not None else shown.declared[self.constituency]
        return (
            slots,
            winner,
            mine,
            shown.setting_up,
            tuple(party.runs[self.constituency] for party in shown.parties),
            self.rect.x,
            self.rect.w,
        )

    def paint(self, canvas: Canvas, area: FRect) -> None:
        """The picture, then rows, lead and chips."""
        name = f"tamasha/tile/{CODES[self.constituency]}"
        if canvas.pictures.has(name):
            canvas.picture(name, area)
        else:
            self._plain(canvas, area)
        for side in PARTIES:
            self._row(canvas, side)
        self._notches(canvas)
        self._lead(canvas)
        chips = self.top.chips
        if chips is not None and chips.constituency == self.constituency:
            self._chips(canvas)

    def _plain(self, canvas: Canvas, area: FRect) -> None:
        place = CONSTITUENCIES[self.constituency]
        canvas.fill(area, place.tint, 10, INK, 2.4)
        canvas.fill(self.top.layout.in_tile(self.constituency, (32, 11, 188, 28)), SINDOOR, 6, INK, 2)
        at = self.top.layout.in_tile(self.constituency, (40, 11, 176, 28))
        canvas.text(place.name, at.midleft, Style("label", 18, CREAM, 1.0), "midleft", at.width)
        for side in PARTIES:
            canvas.fill(self.top.layout.in_row(self.constituency, side, TRAY), PARTY_INK[side] + "66", 10)

    def _row(self, canvas: Canvas, side: int) -> None:
        slot = self.top.shown.slot(side, self.constituency)
        layout, where = self.top.layout, self.constituency
        if slot.face_down or (slot.neta < 0 and not slot.votes):
            return
        salt = where * 3 + side
        heaps.notes(canvas, layout.in_row(where, side, NOTES), slot.funds, salt)
        heaps.pawns(canvas, layout.in_row(where, side, PAWNS), slot.pawns, side, salt)
        heaps.coins(canvas, layout.in_row(where, side, COINS), slot.votes, side, salt)
        k = layout.tile_scale
        if (slot.neta >= 0 and not self.top.shown.setting_up) or slot.funds or slot.pawns:
            numeral(canvas, str(slot.funds), layout.in_row(where, side, FUNDS).center, SMALL * k)
            numeral(canvas, str(slot.pawns), layout.in_row(where, side, CROWD).center, SMALL * k)
        spot = layout.in_row(where, side, VOTES)
        numeral(canvas, str(slot.votes), (spot.right + 2, spot.centery + 2), BIG * k, "khand.ink", "midright")

    def _lead(self, canvas: Canvas) -> None:
        shown, where = self.top.shown, self.constituency
        area = self.top.layout.in_tile(where, LEAD)
        k = self.top.layout.tile_scale
        declared = shown.declared[where]
        result = shown.results[where]
        if declared >= 0:
            put(canvas, party("props/flag", declared), (area.centerx, area.centery - 4 * k), 34 * k)
            self._holder(canvas, declared, (area.centerx + 4 * k, area.centery - 18 * k))
            row = self.top.layout.row(where, 1 - declared)
            stamp(canvas, "declared", words("tamasha.sauda.by-declared").upper(), row.center, 150 * k)
            return
        if result is not None:
            put(
                canvas, party("props/flag", result.winner), (area.left + 22 * k, area.centery - 4 * k), 34 * k
            )
            self._holder(canvas, result.winner, (area.left + 26 * k, area.centery - 18 * k))
            won = Style("label", 18 * k, DEEP, 1.2)
            rimmed(canvas, words("tamasha.sauda.won"), (area.left + 40 * k, area.centery), won, "midleft")
            return
        margin = shown.slot(PURPLE, where).votes - shown.slot(YELLOW, where).votes
        if margin == 0:
            if shown.slot(PURPLE, where).votes:
                rimmed(canvas, words("tamasha.zone.level"), area.center, Style("label", 21 * k, INK, 1.2))
            return
        mark = self._mark(PURPLE if margin > 0 else YELLOW)
        token(canvas, mark, (area.left + 15 * k, area.centery), 14 * k)
        numeral(
            canvas,
            f"+{abs(margin)}",
            (area.left + 31 * k, area.centery),
            MARGIN * k,
            "khand.ink",
            "midleft",
            36 * k,
        )

    def _holder(self, canvas: Canvas, side: int, at: tuple[float, float]) -> None:
        """On the flag of a party with factions the token of the one whose Adda it is."""
        if self.top.chairs.split:
            token(canvas, self._mark(side), at, 12 * self.top.layout.tile_scale)

    def _mark(self, side: int) -> str:
        """The mark of whoever runs a party's slot here."""
        command = self.top.shown.parties[side].runs[self.constituency]
        return self.top.chairs.mark(command) if command >= 0 else PARTY_NAMES[side]

    def _notches(self, canvas: Canvas) -> None:
        """On the name board, for each party a notch at the end where its faction's wing is."""
        for side in PARTIES:
            command = self.top.shown.parties[side].runs[self.constituency]
            if not self.top.chairs.split or command < 0:
                continue
            right = self.top.chairs.wing(command) == 1
            x, y = NOTCH[right]
            box = self.top.layout.in_tile(self.constituency, (x, y + 14 * (side == PURPLE), 9.0, 12.0))
            tip = (box.right if right else box.left, box.centery)
            flat = box.left if right else box.right
            points = [(flat, box.top), tip, (flat, box.bottom)]
            canvas.polygon(points, PARTY_INK[side], INK)

    def _chips(self, canvas: Canvas) -> None:
        chips = self.top.chips
        assert chips is not None
        layout, where = self.top.layout, self.constituency
        for amount, box in ((chips.funds, NOTES), (chips.pawns, PAWNS)):
            if amount:
                chip(canvas, amount, layout.in_row(where, chips.party, box).center, layout.tile_scale)
        for party_, votes in ((chips.party, chips.votes), (1 - chips.party, chips.against)):
            if votes:
                spot = layout.in_row(where, party_, COINS)
                chip(canvas, votes, (spot.centerx - 2, spot.top + 6), layout.tile_scale)


def chip(canvas: Canvas, amount: int, at: tuple[float, float], scale: float = 1.0) -> None:
    """A small plate that says what leaves (red) or comes (green)."""
    width, height = 36 * scale, 23 * scale
    area = FRect(at[0] - width / 2, at[1] - height / 2, width, height)
    canvas.fill(area.move(1.4, 2), "#2a163070", height / 2)
    canvas.fill(area, LEAF if amount > 0 else SINDOOR, height / 2, INK, 2)
    sign = "+" if amount > 0 else "−"
    canvas.text(
        f"{sign}{abs(amount)}", (area.centerx, area.centery), CHIP.but(size=CHIP.size * scale), "center"
    )


class BoardFrame(Zone):
    """The wooden frame round the nine tiles."""

    def __init__(self, top: Top) -> None:
        super().__init__(top, "board", 16.0)

    def state(self) -> Hashable:
        """Only its place can change."""
        return tuple(self.rect)

    def paint(self, canvas: Canvas, area: FRect) -> None:
        """The frame, scaled with the tiles."""
        if canvas.pictures.has("table/board"):
            canvas.picture("table/board", area)
        else:
            canvas.fill(area, "#53301a", 12, INK, 2.6)
