"""The props of the guided first game: things a learner may carry about to see what they are for."""

from __future__ import annotations

from collections.abc import Iterator

from pygame import FRect

from engine.tamasha.cards import CODES, PARTIES
from game.table.piece import Pose
from game.table.place import Place
from game.table.tamasha.layout import BOARD_CARD, HAND_CARD, ROW
from game.table.tamasha.sides import bigneta_stand
from game.table.tamasha.specs import Spec, neta_front
from game.table.tamasha.stores import deck_place
from game.table.tamasha.top import Top

TIE = CODES.index("SB")
CANDIDATE = 1.5
"""How large a candidate waits beside the board, of its size on it."""


def prop(top: Top, name: str) -> Spec | None:
    """The prop of that name as a piece, or None for one that is no piece."""
    kind, _, number = name.partition("-")
    layout, board = top.layout, top.layout.zone("board")
    if kind == "candidate":
        pose = Pose(board.left + 74, board.centery, scale=CANDIDATE * layout.tile_scale, lift=10.0, z=400.0)
        return Spec(name, neta_front(int(number)), BOARD_CARD, pose)
    if name == "rosette":
        return Spec(name, "props/rosette_purple", (104, 104), _pose(board))
    if name == "survey":
        tray = layout.zone("tray")
        place = tray if layout.compact else deck_place(top, tray, "kundali")
        pose = Pose(place.centerx, place.centery, scale=0.5, lift=8.0, z=400.0)
        return Spec(name, "tamasha/back/kundali", HAND_CARD, pose)
    if name == "cash-box":
        return Spec(name, "props/cash_box_purple", (150, 110), _pose(bigneta_stand(layout.zone("envelopes"))))
    if name == "bundle":
        return Spec(name, "tamasha/back/campaign", HAND_CARD, _pose(board))
    if name == "ballot-seal":
        return Spec(name, "props/ballot_seal", (130, 130), _pose(layout.tile(4)))
    return None


def _pose(area: FRect) -> Pose:
    return Pose(area.centerx, area.centery, lift=12.0, z=400.0)


def places(top: Top) -> Iterator[Place]:
    """Where props are carried to."""
    layout = top.layout
    if layout.trading:
        return
    near = layout.zone("strip") if layout.zone("strip").width else layout.zone("envelopes")
    near = near.union(layout.zone("planner")) if layout.compact else near.inflate(0, 30)
    yield Place("strip-near", near, radius=10, dims=False)
    yield Place("strip-far", layout.zone("far"), radius=10, dims=False)
    yield Place("board", layout.zone("board"), radius=14, dims=False)
    yield Place("well", layout.zone("well"), radius=10, dims=False)


def tins(top: Top) -> Iterator[tuple[str, FRect]]:
    """The two tins of the constituency that ties, as controls."""
    if top.layout.trading:
        return
    for party in PARTIES:
        x, y, _, height = ROW[party]
        name = ("tin-purple", "tin-yellow")[party]
        yield name, top.layout.in_tile(TIE, (x, y, 88.0, height))
