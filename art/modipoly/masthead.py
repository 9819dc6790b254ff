"""The frame of MODIPOLY's table: the masthead set upright, and the page on which the record is printed."""

from __future__ import annotations

from PIL import Image

from art.modipoly.paper import BLACK, LIGHT, NEWSPRINT, RED
from art.press import rrect, spline
from art.table.catalogue import Made, pictures
from art.table.painting import Painting

MASTHEAD = (63.0, 455.0)
PAGE = (184.0, 400.0)


def masthead() -> Image.Image:
    """The name of the paper, turned to read upwards, with its edition in red and a double rule."""
    width, height = MASTHEAD
    painting = Painting(width, height)
    paper = rrect(1.4, 1.4, width - 2.8, height - 2.8, 3)
    painting.fade(paper, NEWSPRINT, LIGHT, (0, 0), (width, height))
    painting.line(paper, 2, BLACK)
    painting.line(rrect(6, 6, width - 12, height - 12, 1.5), 1.1, BLACK)
    painting.line(rrect(8.6, 8.6, width - 17.2, height - 17.2, 1), 0.7, BLACK)
    with painting.at(width / 2, height - 20, rot=-90):
        painting.text(0, 13, "MODIPOLY", "deva", 40, BLACK, "l", 232)
    with painting.at(width / 2, 20, rot=-90):
        painting.text(0, -2, "Lok Sabha Edition", "semi", 18, RED, "r")
        painting.text(0, 16, "No refunds", "text", 14, BLACK, "r")
    return painting.image()


def page() -> Image.Image:
    """A column of newsprint with a rule under its head."""
    width, height = PAGE
    painting = Painting(width, height)
    paper = rrect(1.4, 1.4, width - 2.8, height - 2.8, 2)
    painting.fade(paper, "#f1ebdc", NEWSPRINT, (0, 0), (0, height))
    painting.line(paper, 2, BLACK)
    painting.line(spline([(12, 42), (width - 12, 42)]), 2.4, BLACK)
    painting.line(spline([(12, 46), (width - 12, 46)]), 0.9, BLACK)
    return painting.image()


MADE = [
    Made("modipoly/table/masthead", MASTHEAD, masthead, shadow="low", colours=64),
    Made("modipoly/table/page", PAGE, page, slices=(20, 52, 20, 12), shadow="low", colours=64),
]
PICTURES = pictures(__name__, MADE, "art/modipoly/paper.py")
