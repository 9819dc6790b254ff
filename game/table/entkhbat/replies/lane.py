"""The lane: two rails, header plates with what a side may still lay, the lamp of the last word."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import FRect

from game.canvas import Canvas, text_width
from game.look import INK
from game.table.entkhbat.names import badge
from game.table.entkhbat.replies import spots
from game.table.entkhbat.replies.argument import ATTACK, Argument
from game.table.tamasha.furniture import lay, put
from game.table.tamasha.lettering import fitted
from game.text import Style
from game.words import words

SIDE = Style("label", 18, INK, 1.2)
CHIP = Style("label", 15, INK, 1.15)
WORD = Style("label", 14, "#ffe6a8", 1.1)
GOLD = "#ffd98a"
FREE, SPENT = "#f0b93a", "#d9cdb0"


def draw_lane(canvas: Canvas, argument: Argument, names: Sequence[str]) -> None:
    """Everything of the lane but its cards, which are pieces."""
    lay(canvas, "entkhbat/table/lane", spots.LANE)
    last = argument.last
    for side, rail in enumerate(("rail_attack", "rail_target")):
        lit = "_lit" if side == last else ""
        canvas.picture(f"entkhbat/table/{rail}{lit}", spots.RAILS[side], 255 if lit else 150)
        if not lit:
            canvas.fill(spots.RAILS[side], "#1a0f1e55", 4)
        _head(canvas, argument, side, names[argument.principal(side)])
    _lamp(canvas, last)
    if argument.open:
        _open_step(canvas, argument)


def _head(canvas: Canvas, argument: Argument, side: int, name: str) -> None:
    """Whose side, and what it may still lay: struck through what is used, ticked what is open."""
    area = spots.HEADS[side]
    seat = argument.principal(side)
    put(canvas, badge(seat), (area.left + 15, area.centery), 23)
    x = area.right - 6
    for text, used in reversed(argument.budget[side]):
        x = _chip(canvas, text, used, x, area) - 6
    room = x - area.left - 36
    said = words("entkhbat.replies.side", name=name)
    if text_width(canvas.space, said, SIDE.but(size=15)) > room:
        said = name
    style = fitted(canvas, said, SIDE, room)
    canvas.text(said, (area.left + 31, area.centery), style, "midleft", room)


def _chip(canvas: Canvas, text: str, used: bool, right: float, head: FRect) -> float:
    """One kind of answer; gives back its left edge."""
    wide = text_width(canvas.space, text, CHIP) + (12 if used else 28)
    area = FRect(right - wide, head.top + 3, wide, head.height - 6)
    canvas.fill(area, SPENT if used else FREE, 4, "#8a7a58" if used else INK, 1.2)
    style = CHIP.but(colour="#7a6a4e") if used else CHIP
    canvas.text(text, (area.left + 6, area.centery), style, "midleft")
    if used:
        canvas.line((area.left + 3, area.centery), (area.right - 3, area.centery), "#a33222", 2)
    else:
        x, y = area.right - 11, area.centery
        canvas.line((x - 6, y), (x - 2, y + 5), "#a33222", 2.6)
        canvas.line((x - 2, y + 5), (x + 6, y - 6), "#a33222", 2.6)
    return float(area.left)


def _lamp(canvas: Canvas, side: int) -> None:
    """The lamp burns on the rail of the last word."""
    area = spots.LAMPS[side]
    canvas.disc((area.centerx, area.top + 26), 30, "#ffe89a30")
    put(canvas, "entkhbat/marker/last_word", (area.centerx, area.top + 27), 34)
    text = words("entkhbat.replies.last-word")
    if side == ATTACK:
        canvas.paragraph(
            text, FRect(area.left - 6, area.top + 54, area.width + 12, 34), WORD.but(leading=0.95), "centre"
        )
    else:
        canvas.text(text, (area.centerx, area.top + 70), WORD, "center")


def _open_step(canvas: Canvas, argument: Argument) -> None:
    """The dashed place of the side that may speak now: it tells nothing of any hand."""
    side = 1 - argument.last
    area = spots.open_step(len(argument.laid) + 1, side)
    dashed(canvas, area)
    said = words("entkhbat.replies.step")
    inner = area.inflate(-6, -8)
    canvas.paragraph(
        said,
        inner,
        fitted(canvas, max(said.split(), key=len), WORD.but(size=16), inner.width),
        "centre",
        True,
    )


def dashed(canvas: Canvas, area: FRect, colour: str = GOLD, dash: float = 7.0) -> None:
    """A rectangle of dashes."""
    x = area.left
    while x < area.right - 2:
        end = min(x + dash, area.right)
        for y in (area.top, area.bottom):
            canvas.line((x, y), (end, y), colour, 2)
        x += dash * 1.7
    y = area.top
    while y < area.bottom - 2:
        end = min(y + dash, area.bottom)
        for x in (area.left, area.right):
            canvas.line((x, y), (x, end), colour, 2)
        y += dash * 1.7
