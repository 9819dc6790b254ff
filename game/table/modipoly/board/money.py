"""Cash as notes and votes as tokens, by kind and in small stacks, so that anyone can count and take them.

The top note of every kind, the last stack of five and the last token are pieces; the rest is painted.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from pygame import FRect

from game.canvas import Canvas
from game.space import Point
from game.table.modipoly.board.inks import QUIET
from game.table.modipoly.desk import Laid
from game.table.modipoly.names import DENOMINATIONS, note_picture
from game.table.piece import Pose
from game.table.tamasha.furniture import put
from game.text import Style
from game.words import words

COUNT = Style("label", 15, QUIET, 1.0)
FIVE = 5
"""Tokens in a full stack."""
TOKENS = {1: "modipoly/token/1", FIVE: "modipoly/token/5"}
SHAPES = {1: 34 / 44, FIVE: 62 / 44}
"""Height by width of a token, and of a stack."""
NOTE_SHAPE = 40 / 77
STEP = 0.09
"""How far a note lies from the one under it, as a part of its width."""
LEAST = 0.72
"""So much narrower may notes become before their stacks overlap."""
MOST_NOTES = 6
"""Of one kind so many are drawn; the figure beside them says the rest."""


@dataclass(frozen=True)
class Pile:
    """Some notes of one kind: where the lowest lies."""

    kind: int
    count: int
    spot: FRect

    @property
    def top(self) -> Point:
        """The middle of the note that lies on top."""
        index = min(MOST_NOTES, self.count) - 1
        return _note_at(self.spot, index)


class Stand(NamedTuple):
    """A token, or a stack of five: where its middle is."""

    value: int
    at: Point


def by_kind(amount: int) -> list[tuple[int, int]]:
    """An amount in crores as kinds of notes with how many of each, the largest first."""
    kinds = []
    for kind in DENOMINATIONS:
        count, amount = divmod(amount, kind)
        if count:
            kinds.append((kind, count))
    return kinds


def note_piles(amount: int, area: FRect, width: float) -> list[Pile]:
    """The notes of an amount from the left of an area; narrower, and at last overlapping, if they must."""
    kinds = by_kind(max(0, amount))
    if not kinds:
        return []
    widths = sum(1 + STEP * (min(MOST_NOTES, count) - 1) for _, count in kinds)
    gap = 5.0
    width = max(width * LEAST, min(width, (area.width - gap * (len(kinds) - 1)) / widths))
    gap = min(gap, (area.width - widths * width) / max(1, len(kinds) - 1))
    piles, x = [], area.left
    for kind, count in kinds:
        piles.append(Pile(kind, count, FRect(x, area.top, width, width * NOTE_SHAPE)))
        x += width * (1 + STEP * (min(MOST_NOTES, count) - 1)) + gap
    return piles


def token_stands(count: int, area: FRect, width: float) -> list[Stand]:
    """Votes on the bottom of an area: stacks of five, then single tokens, of which there is always one."""
    if count <= 0:
        return []
    stacks = (count - 1) // FIVE
    values = [FIVE] * stacks + [1] * (count - FIVE * stacks)
    pitch = min(width * 1.06, (area.width - width) / max(1, len(values) - 1))
    return [
        Stand(value, (area.left + width / 2 + index * pitch, area.bottom - width * SHAPES[value] / 2))
        for index, value in enumerate(values)
    ]


def draw_counts(canvas: Canvas, piles: list[Pile]) -> None:
    """Under each kind of which there are several, how many."""
    for pile in piles:
        if pile.count > 1:
            x = (pile.spot.left + pile.top[0] + pile.spot.width / 2) / 2
            text = words("modipoly.folder.times", count=pile.count)
            canvas.text(text, (x, pile.spot.bottom + 8), COUNT, "center")


def draw_piles(canvas: Canvas, piles: list[Pile]) -> None:
    """Everything under the top notes."""
    for pile in piles:
        for index in range(min(MOST_NOTES, pile.count) - 1):
            at, tilt = _note_at(pile.spot, index), _tilt(pile.kind, index)
            put(canvas, note_picture(pile.kind), at, pile.spot.width, tilt)


def draw_stands(canvas: Canvas, stands: list[Stand], width: float) -> None:
    """Every stack and token but those on top, which are pieces."""
    tops = set(_tops(stands))
    for index, (value, at) in enumerate(stands):
        if index not in tops:
            put(canvas, TOKENS[value], at, width)


def note_pieces(seat: int, piles: list[Pile]) -> Iterator[Laid]:
    """The top note of every kind."""
    for place, pile in enumerate(piles):
        size = pile.spot.width, pile.spot.height
        tilt = _tilt(pile.kind, min(MOST_NOTES, pile.count) - 1)
        pose = Pose(*pile.top, tilt, z=24.0 + place / 10, lift=2.0)
        yield Laid(f"note-{seat}-0-{pile.kind}", note_picture(pile.kind), size, pose)


def token_pieces(seat: int, stands: list[Stand], width: float, every: bool = False) -> Iterator[Laid]:
    """The last token and the last stack, and with `every` all that lie under them."""
    tops = _tops(stands)
    under = [index for index in reversed(range(len(stands))) if index not in tops] if every else []
    for number, index in enumerate([*tops, *under]):
        value, at = stands[index]
        pose = Pose(*at, z=25.0 + index / 10, lift=2.0)
        yield Laid(f"token-{seat}-{number}-{value}", TOKENS[value], (width, width * SHAPES[value]), pose)


def _tops(stands: list[Stand]) -> list[int]:
    """Which can be taken: the last token, and the last stack."""
    last = {stand.value: index for index, stand in enumerate(stands)}
    return [last[value] for value in (1, FIVE) if value in last]


def _note_at(spot: FRect, index: int) -> Point:
    return spot.centerx + spot.width * STEP * index, spot.centery + (index % 2) * 1.2


def _tilt(kind: int, index: int) -> float:
    """Notes lie a little askew, each always in the same way."""
    return float((index * 5 + kind // 10) % 5 - 2)
