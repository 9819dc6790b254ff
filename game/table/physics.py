"""Trays in which coins, pawns and notes slide, jostle and come to rest: decoration, never a decision.

Each body is held to the table by a pivot and a gear joint that may only push so hard, which is what felt
does. A throw always ends exactly where its pieces belong: after the bodies have settled, or 2.5 seconds at
the latest, a short tween brings every piece to its own place.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pymunk
from pygame import FRect
from pymunk import batch

from game.motion import Motion, arrive
from game.space import Point
from game.table.piece import LYING, Piece, Pose
from game.table.sprites import Steps
from game.table.timeline import Step, between

STEP = 1 / 120
STEPS_A_FRAME = 2
FRAMES = 60
CAP = 2.5
SNAP = 0.2
SLOW, STILL = 8.0, 20.0
"""A body slower than this (units a second), turning slower than this (degrees a second), is at rest."""
STILL_LOOKS = 2
LOOKS = 3
"""Every so many frames it is looked whether anything still moves or was hit."""
POSITION_AND_ANGLE = batch.BodyFields.POSITION | batch.BodyFields.ANGLE
Poses = list[tuple[float, float, float]]
CLINK_SPEED = 60.0
"""How hard two pieces must meet to be heard, in units a second."""

Noise = Callable[[str, float], None]


@dataclass(frozen=True, slots=True)
class Grip:
    """How a kind of piece holds to the table and sounds when it meets another."""

    radius: float
    slide: float = 620.0
    turn: float = 3600.0
    bounce: float = 0.25
    sound: str = "coin-clink"


COIN = Grip(20.0)
PAWN = Grip(17.0, slide=900.0, turn=5200.0, bounce=0.1, sound="pawn-place")
NOTE = Grip(26.0, slide=1200.0, turn=6000.0, bounce=0.05, sound="note-rustle")


class Tray:
    """A walled rectangle of the table in which pieces are simulated. Same throw, same rest."""

    def __init__(self, area: FRect, seed: int = 1) -> None:
        self.area = area
        self._dice = _Dice(seed)
        self._space = pymunk.Space()
        self._space.iterations = 6
        self._bodies: list[pymunk.Body] = []
        self._buffer = batch.Buffer()
        self._seen: Poses = []
        self._paces: list[tuple[float, float]] = []
        self._quiet = self._frames = 0
        self.hit = 0.0
        """By how much the body hit hardest of late changed its speed, in units a second."""
        self._fence()

    @property
    def settled(self) -> bool:
        """Whether everything has been at rest for a moment."""
        return self._quiet >= STILL_LOOKS

    def add(self, at: Point, velocity: Point, spin: float, grip: Grip) -> pymunk.Body:
        """Throw a round body in: position in units, velocity in units a second, spin in radians a second."""
        body = pymunk.Body(1.0, pymunk.moment_for_circle(1.0, 0.0, grip.radius))
        body.position = at
        body.velocity = velocity
        body.angular_velocity = spin
        shape = pymunk.Circle(body, grip.radius)
        shape.elasticity, shape.friction = grip.bounce, 0.35
        pivot = pymunk.PivotJoint(self._space.static_body, body, (0.0, 0.0), (0.0, 0.0))
        pivot.max_bias, pivot.max_force = 0.0, grip.slide
        gear = pymunk.GearJoint(self._space.static_body, body, 0.0, 1.0)
        gear.max_bias, gear.max_force = 0.0, grip.turn
        self._space.add(body, shape, pivot, gear)
        self._bodies.append(body)
        self._seen.append((at[0], at[1], 0.0))
        self._paces.append(velocity)
        self._quiet = 0
        return body

    def throw(self, count: int, source: Point, grip: Grip, force: float = 420.0) -> list[pymunk.Body]:
        """Throw `count` bodies from a point towards the middle of the tray, each a little differently."""
        goal = self.area.center
        length = math.hypot(goal[0] - source[0], goal[1] - source[1]) or 1.0
        toward = (goal[0] - source[0]) / length, (goal[1] - source[1]) / length
        bodies = []
        for index in range(count):
            at = self._inside(source, grip.radius, 4.0 + 2.0 * index)
            speed = force * (0.55 + 0.6 * self._dice.part())
            aside = (self._dice.part() - 0.5) * 0.9
            velocity = (toward[0] - toward[1] * aside) * speed, (toward[1] + toward[0] * aside) * speed
            bodies.append(self.add(at, velocity, (self._dice.part() - 0.5) * 16, grip))
        return bodies

    def frame(self) -> Poses:
        """Go on for a sixtieth of a second; gives back x, y and angle (degrees) of every body."""
        for _ in range(STEPS_A_FRAME):
            self._space.step(STEP)
        self._frames += 1
        poses = self.poses()
        self.hit = 0.0
        if self._frames % LOOKS == 0:
            self._look(poses)
        return poses

    def poses(self) -> Poses:
        """Where every body is. One that has left the world of numbers is put back into the middle."""
        self._buffer.clear()
        batch.get_space_bodies(self._space, POSITION_AND_ANGLE, self._buffer)
        raw = memoryview(self._buffer.float_buf()).cast("d").tolist()
        raw = raw[: 3 * len(self._bodies)]  # the table itself is listed last
        if not math.isfinite(sum(raw)):
            self._rescue()
            return self.poses()
        return list(zip(raw[0::3], raw[1::3], map(math.degrees, raw[2::3]), strict=True))

    def _look(self, poses: Poses) -> None:
        """How hard the hardest hit was since the last look, and whether all is at rest."""
        moving, rate = False, FRAMES / LOOKS
        paces = []
        for (x, y, angle), was, pace in zip(poses, self._seen, self._paces, strict=True):
            across, down = (x - was[0]) * rate, (y - was[1]) * rate
            self.hit = max(self.hit, abs(across - pace[0]) + abs(down - pace[1]))
            moving = moving or abs(across) + abs(down) > SLOW or abs(angle - was[2]) * rate > STILL
            paces.append((across, down))
        self._seen, self._paces = poses, paces
        self._quiet = 0 if moving else self._quiet + 1

    def _rescue(self) -> None:
        for body in self._bodies:
            if not math.isfinite(sum(body.position) + body.angle):
                body.position, body.velocity, body.angle = self.area.center, (0.0, 0.0), 0.0

    def _inside(self, source: Point, radius: float, jitter: float) -> Point:
        x = source[0] + (self._dice.part() - 0.5) * jitter * 2
        y = source[1] + (self._dice.part() - 0.5) * jitter * 2
        area = self.area.inflate(-2 * radius - 2, -2 * radius - 2)
        return max(area.left, min(area.right, x)), max(area.top, min(area.bottom, y))

    def _fence(self) -> None:
        thick = 30.0  # walls lie outside and are thick, so that nothing fast slips through
        box = self.area.inflate(2 * thick, 2 * thick)
        corners = [box.topleft, box.topright, box.bottomright, box.bottomleft]
        for start, end in zip(corners, corners[1:] + corners[:1], strict=True):
            wall = pymunk.Segment(self._space.static_body, start, end, thick)
            wall.elasticity, wall.friction = 0.35, 0.4
            self._space.add(wall)


class Spill(Step):
    """Pieces thrown into a tray from a point; they end at their own places, given as poses."""

    def __init__(
        self,
        pieces: Sequence[Piece],
        ends: Sequence[Pose],
        tray: FRect,
        source: Point,
        grip: Grip = COIN,
        noise: Noise | None = None,
        seed: int = 1,
    ) -> None:
        self.pieces, self.ends, self.grip, self.noise = list(pieces), list(ends), grip, noise
        self._area, self._source, self._seed = tray, source, seed
        self.frames = self._record()
        self.seconds = (len(self.frames) - 1) / FRAMES + SNAP
        self.calm_seconds = 0.1

    def begin(self, motion: Motion) -> None:
        """The pieces leave the still layer."""
        self._calm = motion.calm
        self._heard = 0
        for piece in self.pieces:
            piece.fly(Steps.HAND)

    def apply(self, part: float) -> None:
        """Where everything is after a part of the time."""
        now = part * self.seconds
        slide = self.seconds - SNAP
        index = min(len(self.frames) - 1, int(now * FRAMES))
        frame = self.frames[index]
        self._sound(index)
        snap = 1.0 if part >= 1 or self._calm else arrive(max(0.0, (now - slide) / SNAP))
        for piece, (x, y, angle), end in zip(self.pieces, frame.poses, self.ends, strict=True):
            thrown = end.but(x=x, y=y, angle=angle, lift=LYING + 2, z=end.z + 300)
            turn = end.but(angle=angle + (end.angle - angle + 180) % 360 - 180)
            piece.pose = end if snap >= 1 else between(thrown, turn, snap)
            if part >= 1:
                piece.home = end
                piece.land()

    def _sound(self, index: int) -> None:
        if self.noise is None or index <= self._heard:
            return
        loudest = max(frame.hit for frame in self.frames[self._heard : index + 1])
        self._heard = index
        if loudest > CLINK_SPEED:
            self.noise(self.grip.sound, (self._area.centerx - 800) / 800)

    def _record(self) -> list[_Frame]:
        """Simulate the whole throw ahead, so that it can be shown at any time and any speed."""
        tray = Tray(self._area, self._seed)
        tray.throw(len(self.pieces), self._source, self.grip)
        frames = [_Frame(tray.poses(), 0.0)]
        while not tray.settled and len(frames) < CAP * FRAMES:
            frames.append(_Frame(tray.frame(), tray.hit))
        return frames


@dataclass(frozen=True, slots=True)
class _Frame:
    """Where every body is in one frame, and how hard the hardest hit was."""

    poses: Poses
    hit: float


class _Dice:
    """A little generator of its own, so that a throw looks the same on every machine and every time."""

    def __init__(self, seed: int) -> None:
        self._state = (seed * 2654435761 + 1) & 0xFFFFFFFF

    def part(self) -> float:
        """A number from 0 to 1."""
        self._state = (self._state * 1664525 + 1013904223) & 0xFFFFFFFF
        return self._state / 0x100000000
