"""The press kit: draw flat shapes on five plates, then print them on paper.

sheet = Sheet(500, 700, scale=2, seed=seed_of("ks_clean"))
sheet.ink(blob([...]), "haldi")
image = print_sheet(sheet, corner=26)
"""

from art.press.lettering import set_text, text_path, text_width, two_lines
from art.press.palette import INKS, blend, ink_colour, rgb
from art.press.printing import Press, print_sheet
from art.press.shapes import (
    Point,
    Points,
    arc,
    arch,
    as_points,
    bend,
    blob,
    both,
    brush,
    circle,
    flower,
    minus,
    moved,
    oval,
    poly,
    rays,
    rrect,
    scallop,
    spline,
    star,
    sym,
    union,
    walk,
    widened,
)
from art.press.sheet import PLATES, Sheet

__all__ = [
    "INKS",
    "PLATES",
    "Point",
    "Points",
    "Press",
    "Sheet",
    "arc",
    "arch",
    "as_points",
    "bend",
    "blend",
    "blob",
    "both",
    "brush",
    "circle",
    "flower",
    "ink_colour",
    "minus",
    "moved",
    "oval",
    "poly",
    "print_sheet",
    "rays",
    "rgb",
    "rrect",
    "scallop",
    "seed_of",
    "set_text",
    "spline",
    "star",
    "sym",
    "text_path",
    "text_width",
    "two_lines",
    "union",
    "walk",
    "widened",
]


def seed_of(name: str) -> int:
    """The seed of a picture's paper and wear, from its id."""
    return sum(map(ord, name))
