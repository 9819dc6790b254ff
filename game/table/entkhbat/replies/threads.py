"""Threads tie the cards of an argument to each other and to people; a helper's is in the helper's colour."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from game.canvas import Canvas
from game.space import Point
from game.table.entkhbat import layout
from game.table.entkhbat.names import COLOURS
from game.table.entkhbat.replies import spots
from game.table.entkhbat.replies.argument import TARGET, Argument
from game.table.tamasha.furniture import put

RED = "#d8453a"
SEGMENTS = 8


@dataclass(frozen=True)
class Thread:
    """A cord through some points."""

    colour: str
    way: tuple[Point, ...]


def threads(argument: Argument, near: int, seats: int) -> Iterator[Thread]:
    """Attack to attacker and target, answer to answer, helper to plate."""
    rail, cards = spots.RAILS[0], argument.cards
    yield _to_seat(argument.attacker, near, seats, (rail.left + 16, rail.top + 14), RED, True)
    if argument.target != argument.attacker:
        yield _to_seat(argument.target, near, seats, (rail.left + 16, rail.top + 40), RED, True)
    for index in range(1, len(cards)):
        start = spots.pin(index - 1, cards[index - 1][2], True)
        yield Thread(RED, (start, spots.pin(index, cards[index][2], False)))
    for index, (seat, _, side) in enumerate(argument.laid, 1):
        if seat != argument.principal(side):
            yield _of_helper(seat, index, side, near, seats)


def _of_helper(seat: int, index: int, side: int, near: int, seats: int) -> Thread:
    """In the helper's colour, from the side on which the helper sits."""
    rail, pose = spots.RAILS[side], spots.card_pose(index, side)
    left = seat == near or layout.seat_areas(seats, near)[seat].centerx < spots.LANE.centerx
    across = spots.CHAIN_CARD[0] / 2 - 7
    end = pose.x + (-across if left else across), rail.bottom - 10 if side == TARGET else rail.top + 10
    return _to_seat(seat, near, seats, end, COLOURS[seat % len(COLOURS)], left)


def _to_seat(seat: int, near: int, seats: int, end: Point, colour: str, left: bool) -> Thread:
    return Thread(colour, tuple(spots.thread_to(seat, near, seats, end, left)))


def draw_thread(canvas: Canvas, thread: Thread) -> None:
    """The cord, its shadow, a pin at each end."""
    line = list(_smooth(thread.way))
    for start, end in pairwise(line):
        canvas.line((start[0] + 2, start[1] + 4), (end[0] + 2, end[1] + 4), "#0c1a16", 3)
    for start, end in pairwise(line):
        canvas.line(start, end, "#2a1630", 4.6)
    for start, end in pairwise(line):
        canvas.line(start, end, thread.colour, 2.8)


def draw_pins(canvas: Canvas, thread: Thread) -> None:
    """The pins at both ends; they sit over the cards."""
    for at in (thread.way[0], thread.way[-1]):
        if thread.colour == RED:
            put(canvas, "entkhbat/marker/thread_pin", at, 13)
        else:
            canvas.disc(at, 6, thread.colour, "#2a1630")


def _smooth(way: Sequence[Point]) -> Iterator[Point]:
    """A curve through all points (Catmull-Rom)."""
    points = [way[0], *way, way[-1]]
    for index in range(len(points) - 3):
        a, b, c, d = points[index : index + 4]
        for step in range(SEGMENTS):
            t = step / SEGMENTS
            yield _at(a[0], b[0], c[0], d[0], t), _at(a[1], b[1], c[1], d[1], t)
    yield way[-1]


def _at(a: float, b: float, c: float, d: float, t: float) -> float:
    bend = 2 * a - 5 * b + 4 * c - d
    return 0.5 * (2 * b + (c - a) * t + bend * t * t + (3 * b - a - 3 * c + d) * t * t * t)
