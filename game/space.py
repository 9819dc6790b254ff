"""Table space: 1600 x 900 units mapped to the window by one transform, and the form the layout takes.

The scale is the largest at which the 1600 x 900 fit; what the window has beyond them is table too
(`Space.visible`), never a black bar. Nothing else in the client converts between pixels and units.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import cached_property

from pygame import FRect, Rect

TABLE_WIDTH, TABLE_HEIGHT = 1600, 900
SMALLEST_TEXT = 13 / 720
"""The smallest text, as a part of the table's height on the screen."""

Point = tuple[float, float]


class Form(Enum):
    """How much room a layout has, after the player's text scale is counted."""

    WIDE = "wide"
    STANDARD = "standard"
    COMPACT = "compact"


@dataclass(frozen=True)
class Space:
    """The transform of one window size and one text scale (100 is 1.0)."""

    width: int
    height: int
    text_scale: float = 1.0

    @cached_property
    def scale(self) -> float:
        """Pixels in one table unit."""
        return min(self.width / TABLE_WIDTH, self.height / TABLE_HEIGHT)

    @cached_property
    def origin(self) -> Point:
        """The pixel at which the table's 0, 0 lies."""
        scale = self.scale
        return (self.width - TABLE_WIDTH * scale) / 2, (self.height - TABLE_HEIGHT * scale) / 2

    @property
    def visible(self) -> FRect:
        """All of the table that the window shows, in units: at least 0, 0, 1600, 900."""
        x, y = self.origin
        scale = self.scale
        return FRect(-x / scale, -y / scale, self.width / scale, self.height / scale)

    @cached_property
    def form(self) -> Form:
        """Wide, standard or compact: the window's size divided by the text scale decides."""
        across, down = self.width / self.text_scale, self.height / self.text_scale
        if across < 1180 or down < 660:
            return Form.COMPACT
        return Form.WIDE if across >= 1700 and down >= 900 else Form.STANDARD

    def to_table(self, pixel: Point) -> Point:
        """A pixel of the window's surface as a point of the table."""
        x, y = self.origin
        return (pixel[0] - x) / self.scale, (pixel[1] - y) / self.scale

    def to_pixel(self, point: Point) -> Point:
        """A point of the table as a pixel."""
        x, y = self.origin
        return point[0] * self.scale + x, point[1] * self.scale + y

    def px(self, units: float) -> int:
        """A length in whole pixels."""
        return round(units * self.scale)

    def rect(self, area: FRect | Rect | tuple[float, float, float, float]) -> Rect:
        """A rectangle of the table in whole pixels: edges are rounded, so that neighbours still touch."""
        left, top, width, height = area
        scale, (x, y) = self.scale, self.origin
        across, down = round(left * scale + x), round(top * scale + y)
        return Rect(
            across, down, round((left + width) * scale + x) - across, round((top + height) * scale + y) - down
        )

    def units(self, area: Rect) -> FRect:
        """A rectangle of pixels in table units."""
        scale, (x, y) = self.scale, self.origin
        return FRect((area.x - x) / scale, (area.y - y) / scale, area.width / scale, area.height / scale)

    def text_px(self, size: float, cap: float = 2.0) -> int:
        """A text size of `size` units in pixels: with the player's scale, and never too small to read."""
        smallest = SMALLEST_TEXT * TABLE_HEIGHT * self.scale
        return max(8, round(max(size * self.scale, smallest) * min(self.text_scale, cap)))

    def text_units(self, size: float, cap: float = 2.0) -> float:
        """The same size in table units, for layouts that make room for text."""
        return self.text_px(size, cap) / self.scale
