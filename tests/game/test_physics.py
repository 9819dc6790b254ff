"""Coins slide, stay in their tray, come to rest, and end where they belong. The same throw every time."""

from __future__ import annotations

import pytest
from pygame import FRect

from game.table.physics import CAP, COIN, NOTE, PAWN, SNAP, Spill, Tray
from game.table.piece import Piece, Pose
from game.table.timeline import END, then

AREA = FRect(100, 100, 300, 200)


def spill(count: int, grip=COIN, area: FRect = AREA) -> Spill:
    pieces = [Piece(str(i), "coin", (40, 40)) for i in range(count)]
    ends = [Pose(120 + 9 * i, 150, 10 * i) for i in range(count)]
    return Spill(pieces, ends, area, (150, 150), grip)


@pytest.mark.parametrize("grip", [COIN, PAWN, NOTE])
def test_everything_stays_in_the_tray_and_settles(grip):
    throw = spill(13, grip)
    for frame in throw.frames:
        for x, y, _ in frame.poses:
            assert AREA.inflate(-grip.radius, -grip.radius).collidepoint(x, y)
    assert throw.seconds <= CAP + SNAP
    assert len(throw.frames) < CAP * 60, "thirteen pieces settle by themselves"


def test_the_same_throw_looks_the_same():
    assert spill(9).frames == spill(9).frames


def test_it_ends_exactly_where_the_pieces_belong():
    throw = spill(6)
    story = then(throw)
    story.at(0.4)
    assert all(piece.flying for piece in throw.pieces)
    story.at(END)
    assert [piece.pose for piece in throw.pieces] == throw.ends
    assert not any(piece.flying for piece in throw.pieces)


def test_sixty_coins_settle_without_overlap():
    tray = Tray(FRect(0, 0, 1000, 600))
    tray.throw(60, (200, 200), COIN)
    for _ in range(int(CAP * 60)):
        poses = tray.frame()
    spots = [(x, y) for x, y, _ in poses]
    near = min(
        ((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2) ** 0.5 for i, a in enumerate(spots) for b in spots[i + 1 :]
    )
    assert near > 2 * COIN.radius - 2


def test_hits_can_be_heard():
    heard: list[str] = []
    throw = spill(9)
    throw.noise = lambda name, pan: heard.append(name)
    story = then(throw)
    for frame in range(100):
        story.at(frame / 60)
    assert "coin-clink" in heard
