"""The deal mat itself: green cloth, two halves with badges, and what is said on it about the moment."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import FRect

from game.canvas import Canvas
from game.look import CREAM
from game.table.modipoly.board.geometry import MAT
from game.table.modipoly.board.inks import BRASS, FELT, WOOD_DARK
from game.table.modipoly.names import badge
from game.table.modipoly.talk import spots
from game.table.tamasha.furniture import put
from game.table.tamasha.lettering import fitted
from game.text import Style

HEAD = Style("label", 21, CREAM, 1.2)
SOFT = Style("body", 17, "#cfe0d3", 1.2)
NOTE = Style("body", 17, CREAM, 1.25)
BIG = Style("label", 24, CREAM, 1.2)
SEAM = "#ffffff40"


@dataclass(frozen=True)
class Cloth:
    """What is read on the mat."""

    left: str = ""
    right: str = ""
    left_seat: int = -1
    right_seat: int = -1
    title: str = ""
    """One heading over the whole mat, in place of the halves."""
    told: str = ""
    """A paragraph in the middle, or under the title."""
    hint_left: str = ""
    hint_middle: str = ""
    hint_right: str = ""
    """What belongs where nothing lies yet."""
    foot: str = ""
    """A line at the bottom, at the right."""
    halves: bool = False
    title_seat: int = -1
    lines: tuple[tuple[int, int, str], ...] = ()
    """Bargains under the title: who gave, to whom, and what."""
    wide: float = 540.0
    """How wide the paragraph may be."""


def paint(canvas: Canvas, area: FRect, cloth: Cloth) -> None:
    """Cloth, halves, words."""
    canvas.fill(area.move(3, 5), "#00000070", 10)
    canvas.fill(area, WOOD_DARK, 10, "#1b1208", 2)
    canvas.fill(area.inflate(-8, -8), FELT, 7)
    canvas.outline(area.inflate(-16, -16), SEAM, 1.2, 5)
    if cloth.halves:
        _halves(canvas, cloth)
    if cloth.title:
        _title(canvas, cloth)
    elif cloth.told:
        style = fitted_paragraph(cloth.told)
        canvas.paragraph(cloth.told, spots.MIDDLE.inflate(-6, -40), style, "centre", True)
    for index, (giver, taker, text) in enumerate(cloth.lines):
        _line(canvas, MAT.top + 58 + index * 31, giver, taker, text)
    if cloth.foot:
        style = fitted(canvas, cloth.foot, SOFT, spots.RIGHT.width - 16)
        canvas.text(cloth.foot, (spots.RIGHT.centerx, spots.RIGHT.bottom - 9), style, "center")


def _halves(canvas: Canvas, cloth: Cloth) -> None:
    for x in (spots.MIDDLE.left - 4, spots.MIDDLE.right + 4):
        y = MAT.top + 14
        while y < MAT.bottom - 14:
            canvas.line((x, y), (x, min(y + 8, MAT.bottom - 12)), SEAM, 1.4)
            y += 14
    _side(canvas, spots.LEFT, cloth.left, cloth.left_seat, cloth.hint_left)
    room = FRect(spots.RIGHT)
    _side(canvas, room, cloth.right, cloth.right_seat, cloth.hint_right)
    if cloth.hint_middle:
        box = FRect(spots.MIDDLE.left + 4, spots.MIDDLE.top + 4, spots.MIDDLE.width - 8, spots.SLIP[1])
        dashes(canvas, box)
        canvas.paragraph(cloth.hint_middle, box.inflate(-16, -8), SOFT, "centre", True)


def _side(canvas: Canvas, area: FRect, text: str, seat: int, hint: str) -> None:
    """Whose half, and what could lie there."""
    left, y = area.left + 2, spots.HEAD.centery + 1
    if seat >= 0:
        put(canvas, badge(seat), (left + 15, y), 28)
    room = area.width - 34 if area.left < spots.MIDDLE.left else spots.MAIN.left - left - 37
    if text:
        canvas.text(text, (left + 33, y), fitted(canvas, text, HEAD, room), "midleft", room + 4)
    if hint:
        top = area.top + 2 * (spots.ROW + 4)
        box = FRect(area.left + 4, top, area.width - 8, area.bottom - top)
        canvas.paragraph(hint, box, SOFT, "centre", True)


def _title(canvas: Canvas, cloth: Cloth) -> None:
    left = spots.HEAD.left + 6
    if cloth.title_seat >= 0:
        put(canvas, badge(cloth.title_seat), (left + 16, spots.HEAD.centery + 1), 30)
        left += 38
    room = spots.MAIN.left - left - 12
    style = fitted(canvas, cloth.title, BIG, room)
    canvas.text(cloth.title, (left, spots.HEAD.centery), style, "midleft", room)
    if cloth.told:
        box = FRect(spots.LEFT.left + 4, MAT.bottom - 58, cloth.wide, 48)
        canvas.paragraph(cloth.told, box, fitted_paragraph(cloth.told), "left", True)


def _line(canvas: Canvas, y: float, giver: int, taker: int, text: str) -> None:
    left = spots.HEAD.left + 18
    put(canvas, badge(giver), (left, y), 24)
    put(canvas, badge(taker), (left + 28, y), 24)
    room = spots.HEAD.right - left - 60
    canvas.text(text, (left + 48, y), fitted(canvas, text, SOFT, room, 15), "midleft", room)


def fitted_paragraph(text: str) -> Style:
    """Long paragraphs in smaller letters."""
    return NOTE if len(text) < 60 else NOTE.but(size=16)


def dashes(canvas: Canvas, area: FRect, colour: str = BRASS, dash: float = 7.0) -> None:
    """A frame of dashes: something belongs here."""
    x = area.left
    while x < area.right - 2:
        end = min(x + dash, area.right)
        for y in (area.top, area.bottom):
            canvas.line((x, y), (end, y), colour, 1.8)
        x += dash * 1.7
    y = area.top
    while y < area.bottom - 2:
        end = min(y + dash, area.bottom)
        for x in (area.left, area.right):
            canvas.line((x, y), (x, end), colour, 1.8)
        y += dash * 1.7
