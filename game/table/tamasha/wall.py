"""Horse Trading's left half: the wall of results, the shelves for those who crossed, the rack, the purse."""

from __future__ import annotations

from collections.abc import Hashable

from pygame import FRect

from engine.tamasha.cards import CODES, CONSTITUENCIES, PARTIES
from game.canvas import Canvas
from game.look import CREAM, INK, LEMON
from game.table.piece import Pose
from game.table.tamasha.chests import chest_tag, paint_small_chest
from game.table.tamasha.furniture import PARTY_INK, PARTY_TEXT, lay, party, put, token
from game.table.tamasha.glyphs import numeral
from game.table.tamasha.heaps import coin_picture, note_picture, pawn_picture
from game.table.tamasha.layout import RESULT_FLAG, RESULT_VERDICT, RESULT_VOTES
from game.table.tamasha.lettering import HEADING, heading, label, rimmed, stamp
from game.table.tamasha.spots import chest_area
from game.table.tamasha.top import Top, party_name
from game.table.tamasha.zone import KeptZone, Zone
from game.text import Style
from game.words import words

BRIEFCASES = 9
BRIEFCASE_WIDTH = 40.0
TIE_MARKS = {
    "funds": (note_picture(), 34.0),
    "pawns": ("", 20.0),
    "coin": ("props/tie_coin_rupee", 26.0),
    "declared": ("props/news_pin", 36.0),
}
"""What decided a seat besides votes, as a picture between the two candidates, and its width."""
SHELF_PITCH = 95.0


class ResultTile(KeptZone):
    """A constituency on the wall of results: votes of both, the flag of whoever holds it now."""

    def __init__(self, top: Top, constituency: int) -> None:
        super().__init__(top, f"tile-{constituency}", 4.0)
        self.constituency = constituency

    @property
    def rect(self) -> FRect:
        """Its place on the wall."""
        return self.top.layout.tile(self.constituency)

    def state(self) -> Hashable:
        """The result, and who bought it."""
        shown, where = self.top.shown, self.constituency
        return shown.results[where], shown.defected.get(where)

    def paint(self, canvas: Canvas, area: FRect) -> None:
        """Picture, votes, flag, and the empty slot with its stamp where somebody left."""
        name = f"tamasha/tile/{CODES[self.constituency]}.result"
        if canvas.pictures.has(name):
            canvas.picture(name, area)
        else:
            canvas.fill(area, CONSTITUENCIES[self.constituency].tint, 10, INK, 2.4)
        result = self.top.shown.results[self.constituency]
        if result is None:
            return
        buyer = self.top.shown.defected.get(self.constituency)
        for side in PARTIES:
            self._votes(canvas, side, result.votes[side])
        runs = self.top.shown.parties[result.winner].runs
        self._flag(canvas, runs[self.constituency] if buyer is None else buyer, result.decided_by)
        if buyer is not None:
            self._gone(canvas, result.winner)

    def _votes(self, canvas: Canvas, side: int, votes: int) -> None:
        area = self.top.layout.in_tile(self.constituency, RESULT_VOTES[side])
        k = self.top.layout.tile_scale
        if not canvas.pictures.size(f"tamasha/tile/{CODES[self.constituency]}.result")[0]:
            canvas.fill(area, PARTY_INK[side], area.height / 2, INK, 2)
        put(
            canvas, coin_picture(side, side), (area.x + area.width * (0.2 + 0.6 * side), area.centery), 20 * k
        )
        at = (area.centerx + (8 if side == 0 else -8) * k, area.centery + 1)
        numeral(canvas, str(votes), at, 29 * k, "khand.cream" if side == 0 else "khand.plain")

    def _flag(self, canvas: Canvas, command: int, decided_by: str) -> None:
        """The flag of the party that holds it, with the token of its faction; and what decided."""
        area, chairs = self.top.layout.in_tile(self.constituency, RESULT_FLAG), self.top.chairs
        holder = self.top.party_of(command)
        put(canvas, party("props/flag", holder), (area.centerx + 4, area.centery), area.width)
        if chairs.split:
            side = -1 if chairs.wing(command) == 0 else 1
            token(canvas, chairs.mark(command), (area.centerx + side * 9, area.top + 17), area.width * 0.42)
        spot = self.top.layout.in_tile(self.constituency, RESULT_VERDICT)
        k = self.top.layout.tile_scale
        if decided_by in TIE_MARKS:
            name, width = TIE_MARKS[decided_by]
            put(
                canvas,
                name if decided_by != "pawns" else pawn_picture(holder),
                (spot.centerx, spot.centery + 4),
                width * k,
            )
            return
        rimmed(canvas, words("tamasha.sauda.won"), spot.center, Style("label", 17 * k, INK, 1.2))

    def _gone(self, canvas: Canvas, side: int) -> None:
        area = self.top.layout.candidate(self.constituency, side)
        canvas.outline(area, INK, 1.6, 8)
        put(canvas, "props/briefcase", (area.centerx, area.centery - 12), area.width * 0.84, -3)
        stamp(
            canvas,
            "BOUGHT",
            words("tamasha.sauda.stamp-bought"),
            (area.centerx, area.bottom - 20),
            area.width * 1.05,
        )


class Shelf(Zone):
    """Where those who crossed over to a party stand; the candidates are pieces."""

    def __init__(self, top: Top, near: bool) -> None:
        super().__init__(top, "shelf-near" if near else "shelf-far", 8.0)
        self.near = near

    @property
    def hidden(self) -> bool:
        """The near one while a crown is bargained for in its place."""
        return self.near and self.top.bargaining

    @property
    def side(self) -> int:
        """Whose shelf it is."""
        return self.top.near_party if self.near else self.top.far_party

    def state(self) -> Hashable:
        """Whose, how many stand there, and the far purse."""
        shown = self.top.shown
        return self.hidden, self.side, shown.bought_by(self.side), self._purse()

    def paint(self, canvas: Canvas, area: FRect) -> None:
        """The shelf with its caption and empty slots; on the far one the other purse."""
        side = self.side
        lay(canvas, party("table/shelf", side) + ("" if self.near else "_narrow"), area, PARTY_INK[side])
        token(canvas, side, (area.x + 27, area.y + 25), 14)
        title = words("tamasha.sauda.crossed", party=party_name(side).upper())
        heading(
            canvas,
            title,
            FRect(area.x + 48, area.y + 12, area.width - 60, 26),
            HEADING.but(colour=PARTY_TEXT[side]),
        )
        bought = self.top.shown.bought_by(side)
        for index in range(bought, 3 if self.near else 2):
            room = area if self.near else far_room(area, self.top.chairs.split)
            pose = shelf_pose(room, index, max(3, bought) if self.near else 2)
            slot = FRect(0, 0, 84, 118)
            slot.center = pose.at
            lay(canvas, party("table/slot", side), slot, "#1c0f2a88")
        if not self.near and not self.top.chairs.split:
            picture = party("props/chest", side)
            put(canvas, picture, (area.right - 52, area.centery + 2), 82)
            tag = FRect(area.right - 92, area.bottom - 60, 80, 33)
            chest_tag(canvas, tag, self._purse(), False)

    def _purse(self) -> str:
        """What may be said of the purse: its content only at an open table."""
        side = self.top.shown.sides[self.top.near if self.near else self.top.far]
        if self.top.open_chests and side.chest is not None:
            return words("tamasha.count.cr", n=side.chest)
        return words("tamasha.zone.chest-closed" if side.purse_closed else "tamasha.zone.chest-hidden")


def shelf_pose(area: FRect, index: int, count: int) -> Pose:
    """Where the defector number `index` stands; from four on they overlap."""
    room = area.width - 44 - 80
    pitch = min(SHELF_PITCH, room / max(1, count - 1))
    x = area.x + 22 + 42 + index * pitch
    return Pose(x, area.y + 44 + 62, angle=(index % 3 - 1) * 1.6, z=30.0 + index)


def far_room(area: FRect, split: bool = False) -> FRect:
    """The part of the far shelf on which candidates stand: where one chest stands there it takes the rest."""
    return FRect(area.x - 4, area.y, area.width - (0 if split else 88), area.height)


class Rack(Zone):
    """The briefcases that are left; the foremost is a piece, and so is the lid."""

    def __init__(self, top: Top) -> None:
        super().__init__(top, "rack", 8.0)

    @property
    def hidden(self) -> bool:
        """While a crown is bargained for in its place."""
        return self.top.bargaining

    def left(self) -> int:
        """How many briefcases are still in the rack."""
        return BRIEFCASES - len(self.top.shown.crossings)

    def state(self) -> Hashable:
        """The number left, and whether the foremost is a piece."""
        return self.hidden, self.left(), self.top.briefcase_out

    def paint(self, canvas: Canvas, area: FRect) -> None:
        """Wood, caption, number, and the briefcases in rows of three."""
        lay(canvas, "table/briefcase_rack", area)
        label(canvas, "briefcases", "tamasha.sauda.rack", FRect(area.x + 14, area.y + 8, 140, 24), HEADING)
        numeral(canvas, str(self.left()), (area.right - 16, area.y + 20), 30, "khand.cream", "midright")
        for index in range(self.left() - (1 if self.top.briefcase_out else 0)):
            put(canvas, "props/briefcase", briefcase_spot(area, index), BRIEFCASE_WIDTH, (index % 3 - 1) * 2)


def briefcase_spot(area: FRect, index: int) -> tuple[float, float]:
    """Where the briefcase number `index` stands in the rack: five in the upper row, four below."""
    column, row = index % 5, index // 5
    return area.x + 30.5 + column * 41, area.y + 56 + row * 49


class Purse(Zone):
    """The near chests during Horse Trading: their content only for their owners, while choosing."""

    def __init__(self, top: Top) -> None:
        super().__init__(top, "purse", 8.0)

    @property
    def hidden(self) -> bool:
        """While a crown is bargained for in its place."""
        return self.top.bargaining

    def state(self) -> Hashable:
        """Whose, and what may be shown."""
        shown = self.top.shown
        sides = tuple((side.chest, side.purse_closed) for side in shown.sides)
        return self.hidden, self.top.near, self.top.sees_chest, sides, shown.sheet

    def _tag(self, command: int) -> tuple[str, bool]:
        """What the tag of a chest says, and whether it is open."""
        chest = self.top.shown.sides[command].chest
        open_ = self.top.sees_chest and chest is not None
        key = "tamasha.count.cr" if open_ else "tamasha.zone.chest-hidden"
        return words(key, n=chest), open_

    def paint(self, canvas: Canvas, area: FRect) -> None:
        """Chest, tag, and what was paid."""
        if self.top.chairs.split:
            for command in self.top.chairs.wings(self.top.near_party):
                spot = chest_area(self.top, command)
                spot.height = 140
                paint_small_chest(canvas, self.top, command, spot, *self._tag(command))
        else:
            picture = party("props/chest", self.top.near_party)
            put(canvas, picture, (area.centerx, area.y + 52), 118)
            tag = FRect(area.centerx - 46, area.y + 74, 92, 35)
            chest_tag(canvas, tag, *self._tag(self.top.near))
            self._paid(canvas, area)
        if self._tag(self.top.near)[1]:
            key = "only-party" if self.top.chairs.split else "only-you"
            only, line = words(f"tamasha.sauda.{key}"), FRect(area.x, area.y + 142, area.width, 20)
            heading(canvas, only, line, Style("body", 16, LEMON, 1.2), "center")

    def _paid(self, canvas: Canvas, area: FRect) -> None:
        """What has left the chest since the market opened."""
        near, sheet = self.top.near, self.top.shown.sheet
        left = self.top.shown.sides[near].chest
        start = sheet.chest[near] if sheet is not None else None
        if not self.top.sees_chest or start is None or left is None or start == left:
            return
        paid = words("tamasha.sauda.paid", start=start, paid=start - left)
        line = FRect(area.x, area.y + 120, area.width, 22)
        heading(canvas, paid, line, Style("body", 17, CREAM, 1.2), "center")
