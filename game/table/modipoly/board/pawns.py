"""Where every pawn stands, so that several on one space fan out along its edge."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from game.table.modipoly.board import geometry
from game.table.modipoly.desk import Laid
from game.table.modipoly.names import pawn_picture, pawn_piece
from game.table.piece import Pose

if TYPE_CHECKING:
    from game.table.modipoly.shown import Shown


def poses(shown: Shown) -> dict[int, Pose]:
    """By seat, how its pawn stands. Those who came first by seat stand first."""
    groups: dict[tuple[int, bool], list[int]] = {}
    for seat in shown.pawns:
        one = shown.commands[seat]
        groups.setdefault((one.at, geometry.in_jail(one.at, one.tihar)), []).append(seat)
    return {
        seat: geometry.pawn_pose(space, place, len(seats), jailed)
        for (space, jailed), seats in groups.items()
        for place, seat in enumerate(seats)
    }


def pawns(shown: Shown) -> Iterator[Laid]:
    """Every pawn on the board."""
    for seat, pose in poses(shown).items():
        yield Laid(pawn_piece(seat), pawn_picture(seat), geometry.PAWN, pose)
