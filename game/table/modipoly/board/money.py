"""Cash as notes and votes as tokens, by kind and in small stacks, so that anyone can count them."""

from __future__ import annotations

from pygame import FRect

from game.canvas import Canvas
from game.table.modipoly.names import DENOMINATIONS, note_picture
from game.table.tamasha.furniture import put

TOKEN, STACK = "modipoly/token/1", "modipoly/token/5"
FIVE = 5
"""Tokens in a full stack."""
NOTE_SHAPE = 40 / 77
TOKEN_SHAPE, STACK_SHAPE = 34 / 44, 62 / 44
STEP = 0.09
"""How far a note lies from the one under it, as a part of its width."""
LEAST = 0.72
"""So much narrower may notes become before their stacks overlap."""
MOST_NOTES = 6
"""Of one kind so many are drawn; the figure beside them says the rest."""


def by_kind(amount: int) -> list[tuple[int, int]]:
    """An amount in crores as kinds of notes with how many of each, the largest first."""
    kinds = []
    for kind in DENOMINATIONS:
        count, amount = divmod(amount, kind)
        if count:
            kinds.append((kind, count))
    return kinds


def note_spots(amount: int, area: FRect, width: float) -> list[tuple[int, int, FRect]]:
    """By kind of note: how many, and where the first of its stack lies; narrower where many must fit."""
    kinds = by_kind(max(0, amount))
    if not kinds:
        return []
    stacks = sum(1 + STEP * (min(MOST_NOTES, count) - 1) for _, count in kinds)
    gap = 5.0
    width = max(width * LEAST, min(width, (area.width - gap * (len(kinds) - 1)) / stacks))
    step = width * STEP
    gap = min(gap, (area.width - stacks * width) / max(1, len(kinds) - 1))
    spots, x = [], area.left
    for kind, count in kinds:
        spots.append((kind, count, FRect(x, area.top, width, width * NOTE_SHAPE)))
        x += width + step * (min(MOST_NOTES, count) - 1) + gap
    return spots


def draw_notes(canvas: Canvas, amount: int, area: FRect, width: float) -> None:
    """The notes of an amount, from the left of an area."""
    for kind, count, spot in note_spots(amount, area, width):
        draw_stack(canvas, kind, count, spot)


def draw_stack(canvas: Canvas, kind: int, count: int, spot: FRect) -> None:
    """Some notes of one kind, each a little to the right of the one under it."""
    step = spot.width * STEP
    for index in range(min(MOST_NOTES, count)):
        tilt = ((index * 5 + kind // 10) % 5) - 2
        centre = spot.centerx + step * index, spot.centery + (index % 2) * 1.2
        put(canvas, note_picture(kind), centre, spot.width, tilt)


def draw_tokens(canvas: Canvas, count: int, area: FRect, width: float) -> None:
    """Votes as stacks of five and single tokens, standing on the bottom of an area."""
    stacks, rest = divmod(max(0, count), FIVE)
    pieces = stacks + rest
    if not pieces:
        return
    pitch = min(width * 1.06, (area.width - width) / max(1, pieces - 1))
    for index in range(pieces):
        full = index < stacks
        tall = width * (STACK_SHAPE if full else TOKEN_SHAPE)
        centre = area.left + width / 2 + index * pitch, area.bottom - tall / 2
        put(canvas, STACK if full else TOKEN, centre, width)
