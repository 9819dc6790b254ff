"""The icons of the eight sectors by themselves, for the small tickets of deeds."""

from __future__ import annotations

from functools import partial

from PIL import Image

from art.modipoly.board import Pen
from art.modipoly.sectors import ICONS, INKS, lettering
from art.table.catalogue import Made, pictures
from art.table.painting import Painting

SIZE = (24.0, 24.0)
SCALE = 5


def draw(sector: str) -> Image.Image:
    """One icon in the ink that its sector's band is lettered in."""
    painting = Painting(*SIZE, SCALE)
    with painting.at(SIZE[0] / 2, SIZE[1] / 2, 0.36):
        ICONS[sector](Pen(painting), lettering(sector))  # type: ignore[arg-type]
    return painting.image()


MADE = [Made(f"modipoly/sector/{sector}", SIZE, partial(draw, sector), SCALE, colours=32) for sector in INKS]
PICTURES = pictures(
    __name__, MADE, "art/modipoly/paper.py", "art/modipoly/sectors.py", "art/modipoly/board.py"
)
