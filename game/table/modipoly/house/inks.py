"""Newsprint, forms and rubber stamps: the inks and strokes that every paper of the House shares."""

from __future__ import annotations

from pygame import FRect

from game.canvas import Canvas
from game.space import Point
from game.table.tamasha.furniture import put
from game.table.tamasha.lettering import fitted
from game.text import Style
from game.widgets.fitting import fit_paragraph

PRESS = "#1d212c"
"""Printer's black."""
NEWSPRINT = "#ece5d3"
FORM = "#f7f1e2"
STAMP = "#b3242f"
BLUE = "#27457f"
MANILA = "#d8c08e"
FAINT = "#5f5b50"
RULE = "#1d212c40"
GREEN = "#1f6b46"

HEADLINE = Style("bold", 40, PRESS, 1.2)
HEAD = Style("label", 23, PRESS, 1.25)
SMALL_HEAD = Style("label", 17, FAINT, 1.25)
BODY = Style("body", 18, PRESS, 1.3)
BOLD = Style("bold", 18, PRESS, 1.3)
NUMBER = Style("label", 24, PRESS, 1.25)
POINTER = "modipoly/table/meter_pointer"


def paper(canvas: Canvas, area: FRect, colour: str = NEWSPRINT) -> None:
    """A sheet with its shadow and a hairline border inside."""
    canvas.fill(area.move(5, 8), "#00000066", 6)
    canvas.fill(area, colour, 4)
    canvas.outline(area.inflate(-14, -14), RULE, 1.4, 2)


def rule(canvas: Canvas, left: float, right: float, y: float, double: bool = False) -> None:
    """A printer's rule across a column."""
    canvas.line((left, y), (right, y), PRESS, 1.6)
    if double:
        canvas.line((left, y + 5), (right, y + 5), PRESS, 3.2)


def stamp(canvas: Canvas, text: str, middle: Point, size: float = 21, colour: str = STAMP) -> FRect:
    """Words in a rubber frame; gives back the frame."""
    style = Style("label", size, colour, 1.2)
    tall = size * 1.55
    wide = max(tall * 1.8, len(text) * size * 0.56 + 22)
    area = FRect(0, 0, wide, tall)
    area.center = middle
    canvas.outline(area, colour, 2.6, 5)
    canvas.text(text, area.center, fitted(canvas, text, style, wide - 14), "center", wide - 8)
    return area


def dial(canvas: Canvas, name: str, area: FRect, value: int, most: int) -> None:
    """A meter card with its pointer and, in the hub, its number."""
    picture = f"modipoly/table/meter_{name}"
    canvas.picture(picture, area)
    facts = canvas.pictures.facts(picture)
    wide = (facts.get("size") or (110.0, 107.0))[0]
    scale = area.width / wide
    hub = area.left + 55 * scale, area.top + 58 * scale
    put(canvas, POINTER, hub, 24 * scale, -90 + 180 * value / max(1, most))
    canvas.text(str(value), hub, Style("label", 17 * scale, FORM, 1.0), "center")


def fit_text(
    canvas: Canvas, text: str, at: Point, style: Style, width: float, anchor: str = "midleft"
) -> None:
    """One line, made smaller before it is cut."""
    canvas.text(text, at, fitted(canvas, text, style, width), anchor, width + 4)


def print_text(
    canvas: Canvas,
    text: str,
    area: FRect,
    style: Style = BODY,
    least: float = 13.0,
    align: str = "left",
    middle: bool = False,
) -> None:
    """Wrapped text, made smaller where it would not fit."""
    fitting = fit_paragraph(canvas.space, text, style, area.width, area.height, least)
    canvas.paragraph(text, area, fitting, align, middle)
