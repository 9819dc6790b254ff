"""Where everything of Election Tamasha lies, in table units, for each form of the table.

The wide numbers are those of the printed layout; the compact form folds both side columns into lids and
drawers and gives their room to the board. Sides do not swap: tiles, rows and pools stay where they are,
whoever acts.
"""

from __future__ import annotations

from dataclasses import dataclass

from pygame import FRect

from engine.tamasha.cards import PURPLE, YELLOW
from game.space import Form, Space
from game.table.piece import Pose

Box = tuple[float, float, float, float]

TILE = (362.0, 183.0)
TILE_GAP = (7.0, 4.0)
ROW = {YELLOW: (94.0, 45.0, 174.0, 63.0), PURPLE: (94.0, 111.0, 174.0, 63.0)}
"""Each party's row in a tile: tin, crowd patch and ballot tray."""
CARD = {YELLOW: (272.0, 8.0, 82.0, 115.0), PURPLE: (8.0, 63.0, 82.0, 115.0)}
"""Each party's candidate in a tile."""
LEAD = (280.0, 125.0, 76.0, 50.0)
NOTES = (4.0, 5.0, 46.0, 26.0)
"""Within a row, as all that follow: the Fund notes, and beside them their numeral."""
FUNDS = (52.0, 4.0, 36.0, 28.0)
PAWNS = (3.0, 31.0, 48.0, 28.0)
CROWD = (52.0, 32.0, 36.0, 28.0)
TRAY = (90.0, 4.0, 80.0, 56.0)
"""The ballot tray: both parties' trays share one x, so that the margin reads straight down."""
COINS = (94.0, 16.0, 50.0, 40.0)
VOTES = (122.0, 9.0, 44.0, 34.0)

RESULT = (230.0, 197.0)
"""A tile on the wall of results, and what lies in it."""
RESULT_GAP = (6.0, 4.0)
RESULT_CARD = {PURPLE: (12.0, 46.0, 80.0, 112.0), YELLOW: (138.0, 46.0, 80.0, 112.0)}
RESULT_FLAG = (97.0, 48.0, 36.0, 62.0)
RESULT_VERDICT = (92.0, 118.0, 46.0, 36.0)
RESULT_VOTES = {PURPLE: (16.0, 160.0, 92.0, 30.0), YELLOW: (122.0, 160.0, 92.0, 30.0)}

HAND_CARD = (128.0, 180.0)
BOARD_CARD = (82.0, 115.0)
ENVELOPE = (73.0, 52.0)


@dataclass(frozen=True)
class Layout:
    """One form of the table. A zone that this form does not show has no area."""

    form: Form
    visible: FRect
    zones: dict[str, FRect]
    tile_scale: float
    hand_card: tuple[float, float]
    trading: bool = False
    """Whether the wall of results and the sheet lie on the table instead of the board."""

    def zone(self, name: str) -> FRect:
        """The rectangle of a zone; a copy, so that it may be moved about."""
        return FRect(self.zones.get(name, (0, 0, 0, 0)))

    @property
    def compact(self) -> bool:
        """Whether the side columns are folded away."""
        return self.form is Form.COMPACT

    def tile(self, constituency: int) -> FRect:
        """A constituency's tile on the board, or on the wall of results."""
        board, size, gap = self.zones["board"], TILE, TILE_GAP
        if self.trading:
            size, gap = RESULT, RESULT_GAP
        k = self.tile_scale
        column, row = constituency % 3, constituency // 3
        width, height = size[0] * k, size[1] * k
        left = board.centerx - (3 * width + 2 * gap[0] * k) / 2
        top = board.centery - (3 * height + 2 * gap[1] * k) / 2
        return FRect(left + column * (width + gap[0] * k), top + row * (height + gap[1] * k), width, height)

    def in_tile(self, constituency: int, box: Box) -> FRect:
        """A rectangle given within a tile, as it lies on the table."""
        tile, k = self.tile(constituency), self.tile_scale
        return FRect(tile.x + box[0] * k, tile.y + box[1] * k, box[2] * k, box[3] * k)

    def row(self, constituency: int, party: int) -> FRect:
        """A party's row in a tile."""
        return self.in_tile(constituency, ROW[party])

    def candidate(self, constituency: int, party: int) -> FRect:
        """Where a party's candidate lies in a tile."""
        return self.in_tile(constituency, (RESULT_CARD if self.trading else CARD)[party])

    def in_row(self, constituency: int, party: int, box: Box) -> FRect:
        """A rectangle given within a party's row, as it lies on the table."""
        x, y = ROW[party][:2]
        return self.in_tile(constituency, (x + box[0], y + box[1], box[2], box[3]))

    def candidate_pose(self, constituency: int, party: int) -> Pose:
        """How a candidate lies on the board: a little askew, always the same way."""
        area = self.candidate(constituency, party)
        angle = ((constituency * 7 + party * 5) % 5 - 2) * 0.8
        return Pose(area.centerx, area.centery, angle=angle, scale=self.tile_scale)

    def envelope(self, index: int, count: int) -> Pose:
        """Where one of the acting party's sealed envelopes lies: two abreast, or three from five on."""
        area = self.zones["envelopes"]
        if self.compact:
            return Pose(
                area.centerx - 5 + 5 * (index % 3), area.centery - 4 * index, angle=(index % 3 - 1) * 3.0
            )
        across = 3 if count > 4 else 2
        down = max(1, -(-count // across))
        scale = 0.76 if across == 3 else 1.0
        column, row = index % across, index // across
        x = area.x + area.width * (column + 0.5) / across
        y = area.y + 30 + (area.height - 34) * (row + 0.5) / max(2, down)
        return Pose(x, y, angle=(-4.0, 3.0, 2.0, -3.0, 1.5, -2.0)[index % 6], scale=scale)

    def far_envelope(self, index: int) -> Pose:
        """Where one of the other party's sealed envelopes lies along the far edge."""
        area = self.zones["far-envelopes"]
        pitch = min(73.0, area.width / 6)
        return Pose(
            area.x + pitch * (index + 0.5),
            area.centery,
            angle=(-2.0, 1.5, -1.0, 2.0, -2.0, 1.0)[index % 6],
            scale=0.86,
        )


def layout_for(space: Space, trading: bool = False) -> Layout:
    """The layout for a window and text scale; `trading` for Horse Trading and its sheet."""
    if trading:
        return _trading(space)
    return _compact(space) if space.form is Form.COMPACT else _wide(space)


def _wide(space: Space) -> Layout:
    visible = space.visible
    zones = {
        "rail": FRect(visible.x, visible.y, visible.width, 58 - visible.y),
        "badge": FRect(10, 7, 213, 43),
        "prompt": FRect(237, 7, 1112, 43),
        "left": FRect(1360, 7, 230, 43),
        "tray": FRect(12, 68, 212, 210),
        "well": FRect(12, 288, 212, 163),
        "log": FRect(12, 462, 212, 427),
        "far": FRect(237, 67, 1112, 57),
        "far-planner": FRect(410, 73, 264, 45),
        "desk": FRect(690, 70, 208, 50),
        "far-envelopes": FRect(908, 70, 360, 50),
        "far-count": FRect(1272, 70, 70, 50),
        "board": FRect(232, 127, 1115, 573),
        "pool-1": FRect(1363, 70, 153, 197),
        "pool-0": FRect(1363, 277, 153, 197),
        "flags": FRect(1363, 485, 153, 128),
        "leading": FRect(1363, 487, 153, 116),
        "coin": FRect(1363, 623, 153, 80),
        "pockets": FRect(1353, 484, 165, 226),
        "let-pass": FRect(1363, 623, 153, 80),
        "buttons": FRect(1528, 70, 62, 310),
        "envelopes": FRect(237, 708, 180, 132),
        "strip": FRect(237, 848, 180, 42),
        "planner": FRect(427, 710, 767, 190),
        "planner-wide": FRect(427, 710, 918, 190),
        "bubble": FRect(1200, 718, 155, 143),
        "gavel": FRect(1200, 718, 155, 143),
        "well-later": FRect(12, 68, 212, 163),
        "log-later": FRect(12, 241, 212, 648),
        "chest": FRect(1367, 722, 150, 140),
    }
    return Layout(space.form, visible, zones, 1.0, HAND_CARD)


def _compact(space: Space) -> Layout:
    visible = space.visible
    top, bottom = visible.top, visible.bottom
    rail = 76.0
    hand_top = bottom - 194
    room = hand_top - 6 - (top + rail + 8)
    k = min((room - 12) / (3 * TILE[1] + 2 * TILE_GAP[1]), 1330 / (3 * TILE[0] + 2 * TILE_GAP[0]))
    board = FRect(0, 0, (3 * TILE[0] + 2 * TILE_GAP[0]) * k + 14, (3 * TILE[1] + 2 * TILE_GAP[1]) * k + 12)
    board.midtop = (800, top + rail + 6)
    right = board.right + 8
    side = 1594 - right
    y = top + rail + 8
    zones = {
        "rail": FRect(visible.x, top, visible.width, rail),
        "badge": FRect(8, top + 10, 176, 56),
        "prompt": FRect(192, top + 6, 1090, 64),
        "left": FRect(0, 0, 0, 0),
        "buttons": FRect(1292, top + 4, 300, 69),
        "board": board,
        "tray": FRect(6, y, board.left - 14, 96),
        "well": FRect(6, y + 104, board.left - 14, 118),
        "log-tab": FRect(8, y + 236, min(132, board.left - 16), 58),
        "log": FRect(board.left, y, 420, board.height - 10),
        "far": FRect(right, y, side, 196),
        "far-planner": FRect(right + 6, y + 62, side - 12, 50),
        "far-envelopes": FRect(right + 6, y + 118, side - 12, 70),
        "far-count": FRect(0, 0, 0, 0),
        "desk": FRect(right, y + 204, side, 76),
        "pool-1": FRect(right, y + 292, side, 62),
        "pool-0": FRect(right, y + 360, side, 62),
        "flags": FRect(right, y + 430, side, 60),
        "coin": FRect(right, y + 496, side, 60),
        "pockets": FRect(right, y + 430, side, 200),
        "let-pass": FRect(right, y + 430, side, 60),
        "envelopes": FRect(8, hand_top + 10, min(136, board.left - 16), 150),
        "strip": FRect(0, 0, 0, 0),
        "planner": FRect(150, hand_top, 1230, 202),
        "bubble": FRect(900, hand_top - 70, 500, 74),
        "gavel": FRect(right, y + 430, side, 126),
        "chest": FRect(1420, hand_top + 46, 150, 124),
    }
    return Layout(space.form, visible, zones, k, (133.0, 187.0))


def _trading(space: Space) -> Layout:
    visible = space.visible
    compact = space.form is Form.COMPACT
    top = visible.top if compact else 0.0
    rail = 76.0 if compact else 58.0
    drop = top + rail - 58.0
    bottom = visible.bottom if compact else 900.0
    lower = bottom - 193
    k = (lower - drop - 78 - 27) / (3 * RESULT[1] + 2 * RESULT_GAP[1])
    k = min(1.0, k)
    right = 1218.0
    zones = {
        "rail": FRect(visible.x, visible.y, visible.width, top + rail - visible.y),
        "badge": FRect(8, top + 10, 176, 56) if compact else FRect(10, 7, 213, 43),
        "prompt": FRect(192, top + 6, 1090, 64) if compact else FRect(237, 7, 1353, 43),
        "buttons": FRect(1292, top + 4, 300, 69) if compact else FRect(1528, 70, 62, 310),
        "board": FRect(14, drop + 70, 718, lower - drop - 97),
        "shelf-near": FRect(14, lower, 333, 181),
        "rack": FRect(358, lower, 225, 181),
        "purse": FRect(595, lower + 3, 130, 178),
        "sheet": FRect(745, drop + 73, 457, bottom - 14 - drop - 73),
        "chart": FRect(right, drop + 70, 370 if compact else 297, 310),
        "log": FRect(right, drop + 393, 370 if compact else 297, lower - drop - 407),
        "shelf-far": FRect(right, lower, 297, 181),
    }
    return Layout(space.form, visible, zones, k, HAND_CARD, trading=True)
