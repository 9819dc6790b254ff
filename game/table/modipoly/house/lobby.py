"""A lobby of the House: a box into which hands are put, with the ballots that lie in it and their weight."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import FRect

from engine.modipoly.records import BallotCast
from game.canvas import Canvas, text_width
from game.table.modipoly.house.inks import FAINT, FORM, HEAD, NUMBER, PRESS, fit_text, print_text
from game.table.modipoly.names import badge
from game.table.tamasha.furniture import put


@dataclass(frozen=True)
class Lobby:
    """One side of a division: the place, the choice it stands for, and what is written over it."""

    place: str
    choice: int
    title: str
    ink: str
    seat: int = -1
    """The candidate whose badge hangs over it, or -1."""


def draw_lobby(canvas: Canvas, area: FRect, lobby: Lobby, ballots: Sequence[BallotCast]) -> None:
    """The box, its name and weight, and the badges of those who stand in it."""
    canvas.fill(area, FORM, 6, lobby.ink, 2.4)
    head = FRect(area.left + 1, area.top + 1, area.width - 2, 32)
    canvas.fill(head, lobby.ink, 5)
    left = head.left + 8
    if lobby.seat >= 0:
        put(canvas, badge(lobby.seat), (head.left + 20, head.centery), 28)
        left = head.left + 38
    inside = [ballot for ballot in ballots if ballot.choice == lobby.choice]
    weight = str(sum(ballot.weight for ballot in inside))
    room = FRect(left, head.top, head.right - left - 34, head.height)
    style = HEAD.but(size=19, colour=FORM, cap=1.1)
    if text_width(canvas.space, lobby.title, style.but(size=14.5)) <= room.width:
        fit_text(canvas, lobby.title, room.midleft, style, room.width)
    else:
        print_text(canvas, lobby.title, room, style.but(size=14, cap=1.0, leading=0.78), 11.0, middle=True)
    canvas.text(weight, (head.right - 8, head.centery), NUMBER.but(colour=FORM), "midright")
    _stand(canvas, FRect(area.left + 8, head.bottom + 4, area.width - 16, 54), inside)


def _stand(canvas: Canvas, area: FRect, inside: Sequence[BallotCast]) -> None:
    """Badges with their weights, in one row or two."""
    small = len(inside) > area.width // 52
    size, pitch = (20.0, 40.0) if small else (26.0, 52.0)
    across = max(1, int(area.width // pitch))
    for index, ballot in enumerate(inside):
        x = area.left + (index % across) * pitch + size * 0.55
        y = area.top + size * 0.6 + (index // across) * (size + 3)
        put(canvas, badge(ballot.seat), (x, y), size)
        style = NUMBER.but(size=size * 0.66, cap=1.0, colour=PRESS if ballot.weight else FAINT)
        canvas.text(f"×{ballot.weight}", (x + size * 0.6, y), style)
