"""Keeps the pieces of MODIPOLY's table in line with what its desks say should lie there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.table.modipoly.desk import Laid
from game.table.piece import Piece

if TYPE_CHECKING:
    from game.table.modipoly.scene import ModipolyScene

FLIGHT = "flight-"
"""Pieces of a story; they belong to nobody's desk and are gone when the story is over."""


def bring_into_line(scene: ModipolyScene) -> None:
    """Lay, move and take away, so that the table shows exactly what it should."""
    wanted = {laid.name: laid for desk in scene.desks for laid in desk.laid()}
    table = scene.table
    in_hands = {piece.name for hand in table.hands for piece in hand.pieces}
    for name in [name for name in table.pieces if not name.startswith(FLIGHT) and name not in in_hands]:
        if name not in wanted:
            table.take_away(name)
    moving = scene.player.busy() if scene.player.playing else set()
    for laid in wanted.values():
        piece = _piece(scene, laid)
        piece.grey = laid.grey
        if piece is not scene.hand.piece and piece not in moving:
            piece.home = piece.pose = laid.pose
            piece.land()


def _piece(scene: ModipolyScene, laid: Laid) -> Piece:
    table = scene.table
    piece = table.pieces.get(laid.name)
    if piece is None or piece.size != laid.size:
        table.take_away(laid.name)
        piece = table.add_piece(Piece(laid.name, laid.front, laid.size, laid.back, laid.pose))
        piece.round = laid.round
    key = laid.front if isinstance(laid.front, str) else laid.front.key
    if piece.front.key != key:
        piece.show(laid.front)
    return piece


def clear_flights(scene: ModipolyScene) -> None:
    """The story is over: nothing is in the air any more."""
    for name in [name for name in scene.table.pieces if name.startswith(FLIGHT)]:
        scene.table.take_away(name)
