"""A hand: cards held in a fan that parts round the one the pointer is on."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from pygame import FRect

from game.motion import follow
from game.space import Point
from game.table.piece import LYING, Piece, Pose
from game.table.sprites import Steps

FOLLOW = 0.09
"""Seconds in which a card covers two thirds of the way to where it belongs."""


@dataclass(frozen=True, slots=True)
class Fan:
    """The shape of a hand: lengths in units, angles in degrees, `spread` from the first to the last card."""

    pitch: float = 76.0
    spread: float = 9.0
    drop: float = 14.0
    lift: float = 46.0
    grow: float = 1.18
    part: float = 24.0
    least: float = 44.0


class Hand:
    """Cards along a fan within `rect`. Pieces keep their order; the one held leaves its gap open."""

    def __init__(
        self, name: str, rect: FRect | tuple[float, float, float, float], fan: Fan | None = None
    ) -> None:
        self.name = name
        self.rect = FRect(rect)
        self.fan = fan or Fan()
        self.pieces: list[Piece] = []
        self.hovered: Piece | None = None
        self.held: Piece | None = None
        self.calm = False
        self.z = 100.0
        self._laid_for: object = None
        self._rest: list[Pose] = []
        self._goals: list[Pose] = []

    def put(self, pieces: Sequence[Piece], at_once: bool = False) -> None:
        """Hold exactly these cards, in this order. They glide to their places, or lie there at once."""
        self.pieces = list(pieces)
        if self.hovered not in self.pieces:
            self.hovered = None
        if at_once:
            for piece, pose in zip(self.pieces, self.resting(), strict=True):
                piece.home = piece.pose = pose

    def resting(self) -> list[Pose]:
        """Where every card lies when nobody points at one."""
        count = len(self.pieces)
        if not count:
            return []
        width = self.pieces[0].size[0]
        room = max(width, self.rect.width - width)
        pitch = min(self.fan.pitch, room / max(1, count - 1))
        straight = count <= 3
        poses = []
        for index in range(count):
            off = index - (count - 1) / 2
            part = off / max(0.5, (count - 1) / 2)
            x = self.rect.centerx + off * pitch
            angle = 0.0 if straight else part * self.fan.spread / 2
            y = self.rect.centery + (0.0 if straight else part * part * self.fan.drop)
            poses.append(Pose(x, y, angle, 1.0, 1.0, LYING, 1.0, self.z + index))
        return poses

    def hit(self, point: Point) -> Piece | None:
        """The card whose resting strip is under a point: the strips never move, so nothing flickers."""
        poses = self.resting()
        found = None
        for index, (piece, pose) in enumerate(zip(self.pieces, poses, strict=True)):
            if piece is self.held:
                continue
            width, height = piece.size
            lifted = self.fan.lift + height * (self.fan.grow - 1) if piece is self.hovered else 0.0
            angle = math.radians(-pose.angle)
            across, down = point[0] - pose.x, point[1] - pose.y
            x = across * math.cos(angle) - down * math.sin(angle)
            y = across * math.sin(angle) + down * math.cos(angle)
            if abs(x) > width / 2 or not -height / 2 - lifted <= y <= height / 2 + 40:
                continue
            following = poses[index + 1].x - pose.x if index + 1 < len(poses) else width
            if x <= -width / 2 + following or found is None:
                found = piece
        return found

    def hover(self, point: Point | None) -> None:
        """Raise the card under the pointer and part its neighbours; None lowers all."""
        self.hovered = self.hit(point) if point is not None else None

    def targets(self) -> list[Pose]:
        """Where every card should be at this moment."""
        poses = self.resting()
        if self.hovered is None or self.hovered not in self.pieces or self.held is not None:
            return poses
        middle = self.pieces.index(self.hovered)
        out = []
        for index, pose in enumerate(poses):
            if index == middle:
                raised = pose.y - self.fan.lift - self.hovered.size[1] * (self.fan.grow - 1) / 2
                out.append(pose.but(y=raised, angle=0.0, scale=self.fan.grow, lift=10.0, z=self.z + 60))
            else:
                side = 1 if index > middle else -1
                out.append(pose.but(x=pose.x + side * self.fan.part / abs(index - middle)))
        return out

    def move(self, piece: Piece, x: float) -> None:
        """Reorder: put a card where `x` falls between the others."""
        others = [other for other in self.pieces if other is not piece]
        poses = self.resting()
        index = sum(1 for pose in poses if pose.x < x)
        self.pieces = [*others[:index], piece, *others[index:]] if index <= len(others) else [*others, piece]

    def strip_point(self, piece: Piece) -> Point:
        """The middle of the part of a card that its neighbour leaves free."""
        poses = self.resting()
        index = self.pieces.index(piece)
        pose, half = poses[index], piece.size[0] / 2
        free = poses[index + 1].x - pose.x if index + 1 < len(poses) else 2 * half
        return pose.x - half + min(free, 2 * half) / 2, pose.y

    def update(self, dt: float, busy: set[Piece]) -> None:
        """Let the cards follow their places, except those that something else moves (`busy`)."""
        key = tuple(self.pieces), self.hovered, self.held, self.rect.topleft, self.rect.size
        if key != self._laid_for:
            self._laid_for, self._rest, self._goals = key, self.resting(), self.targets()
        moving = False
        for piece, rest, target in zip(self.pieces, self._rest, self._goals, strict=True):
            piece.home = rest
            if piece.pose != target and piece not in busy and piece is not self.held:
                piece.pose, moving = self._step(piece, target, dt), True
        self._raise_or_land(busy, moving)

    def _step(self, piece: Piece, target: Pose, dt: float) -> Pose:
        piece.fly(Steps.HAND)
        return _nearer(piece.pose, target, 0.0 if self.calm else dt, FOLLOW)

    def _raise_or_land(self, busy: set[Piece], moving: bool) -> None:
        """While one card moves all are in the air, or it would slide over those that belong on top of it."""
        own = [piece for piece in self.pieces if piece not in busy and piece is not self.held]
        if moving:
            for piece in own:
                piece.fly(Steps.HAND)
        elif self._goals == self._rest:
            for piece in own:
                piece.land()


def _nearer(pose: Pose, target: Pose, dt: float, tau: float) -> Pose:
    """One step of following; close enough is there. No time at all means at once."""
    if dt <= 0:
        return target
    near = Pose(
        follow(pose.x, target.x, dt, tau),
        follow(pose.y, target.y, dt, tau),
        follow(pose.angle, target.angle, dt, tau),
        follow(pose.scale, target.scale, dt, tau),
        follow(pose.face, target.face, dt, tau),
        follow(pose.lift, target.lift, dt, tau),
        target.alpha,
        target.z,
    )
    gap = max(abs(near.x - target.x), abs(near.y - target.y), abs(near.angle - target.angle) * 2)
    if gap < 0.4 and abs(near.scale - target.scale) < 0.004 and abs(near.face - target.face) < 0.02:
        return target
    return near
