"""Heaps of notes, pawns and coins: a few pieces that give the feeling; the numeral beside them is exact."""

from __future__ import annotations

from pygame import FRect

from engine.tamasha.cards import PARTY_NAMES
from game.canvas import Canvas
from game.look import AMBER, INK, LEAF, TEAL
from game.look import PURPLE as PURPLE_INK
from game.table.tamasha.furniture import put

MOST_NOTES, MOST_PAWNS, MOST_COINS = 4, 4, 13
FIVES_FROM = 8
"""From so many crores on, the heap shows notes of five on top."""


def _scatter(index: int, salt: int, reach: float) -> float:
    """A small offset that is always the same for the same piece: nothing on a table is quite straight."""
    return ((index * 37 + salt * 53 + 11) % 17 / 16 - 0.5) * 2 * reach


def notes(canvas: Canvas, area: FRect, crores: int, salt: int = 0, most: int = MOST_NOTES) -> None:
    """Fund notes lying over each other; an empty tin shows a dashed outline."""
    if crores <= 0:
        return
    width = min(area.width * 0.92, area.height * 1.75)
    count = min(crores, most)
    for index in range(count):
        five = crores >= FIVES_FROM and index >= count - crores // 5
        x = area.centerx + _scatter(index, salt, area.width * 0.04)
        y = area.centery + (count / 2 - index - 0.5) * area.height * 0.11
        put(canvas, note_picture(index, five), (x, y), width, _scatter(index, salt + 3, 5.0), LEAF)


def pawns(canvas: Canvas, area: FRect, count: int, party: int, salt: int = 0, most: int = MOST_PAWNS) -> None:
    """Supporters standing in a loose row."""
    shown = min(max(count, 0), most)
    if not shown:
        return
    width = min(area.height * 0.62, area.width / 2.4)
    pitch = (area.width - width) / max(most - 1, shown - 1, 1)
    start = area.centerx - pitch * (shown - 1) / 2
    for index in range(shown):
        y = area.centery - area.height * 0.04 + (index % 2) * area.height * 0.09
        put(canvas, pawn_picture(party, index + salt), (start + index * pitch, y), width, 0.0, TEAL)


def coins(canvas: Canvas, area: FRect, votes: int, party: int, salt: int = 0, most: int = MOST_COINS) -> None:
    """VoteBank Coins piled in rows of four, each row a little higher up the screen."""
    width = coin_width(area)
    for number, (x, y, angle) in enumerate(coin_spots(area, votes, salt, most)):
        put(canvas, coin_picture(party, number + salt), (x, y), width, angle, _INKS[party])


def coin_width(area: FRect) -> float:
    """How wide a coin is that lies in a heap of this area."""
    return min(area.height * 0.56, area.width * 0.46)


def coin_spots(
    area: FRect, votes: int, salt: int = 0, most: int = MOST_COINS
) -> list[tuple[float, float, float]]:
    """Middle and angle of every coin of a heap, in the order in which they are laid."""
    shown, width = min(max(votes, 0), most), coin_width(area)
    step = (area.width - width) / 3.4
    spots = []
    for number in range(shown):
        row, index = divmod(number, 4)
        x = area.left + width / 2 + index * step + row * step * 0.12 + _scatter(number, salt, 1.2)
        y = area.bottom - width / 2 - row * width * 0.3 - (index % 2) * width * 0.1
        spots.append((x, y, _scatter(number, salt + 5, 20)))
    return spots


_INKS = (PURPLE_INK, AMBER)


def note_picture(index: int = 0, five: bool = False) -> str:
    """The picture of a Rs. 1 Cr or Rs. 5 Cr note."""
    return f"props/note_{5 if five else 1}.{index % 3 + 1}"


def pawn_picture(party: int, index: int = 0) -> str:
    """The picture of a Pawn of a party's box."""
    return f"props/pawn_{PARTY_NAMES[party]}.{index % 3 + 1}"


def coin_picture(party: int, index: int = 0, value: int = 1) -> str:
    """The picture of a VoteBank Coin of a party."""
    return f"props/coin_{PARTY_NAMES[party]}_{value}.{index % 3 + 1}"


def dashed(canvas: Canvas, area: FRect, colour: str = INK) -> None:
    """The dashed outline of a place where nothing lies."""
    canvas.outline(area, colour, 1.4, 6)
