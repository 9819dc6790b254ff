"""Choreographies as values: steps in a row, together or staggered, with time as an argument.

A step takes its starting pose when its moment comes, so that stories may be chained without knowing where
things will be. Under reduced motion what would travel fades instead.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from game.motion import CALM_SECONDS, Ease, Motion, arrive, mix, spring, swing
from game.table.piece import HELD, LYING, Piece, Pose
from game.table.place import Place
from game.table.sprites import Steps

END = float("inf")
NORMAL = Motion()


class Step:
    """Something that takes `seconds`. `begin` runs once at its start, `apply` with 0..1 in between."""

    seconds = 0.0
    calm_seconds = 0.0

    def begin(self, motion: Motion) -> None:
        """Its moment has come."""

    def apply(self, part: float) -> None:
        """It is `part` of the way through; called with 1.0 exactly once at its end."""


@dataclass(slots=True)
class _Laid:
    start: float
    seconds: float
    step: Step
    begun: bool = False
    ended: bool = False


@dataclass
class Timeline:
    """A tree of steps laid out in time. Seconds are those of normal speed."""

    parts: tuple[Timeline | Step, ...] = ()
    gap: float | None = None
    """None: one after the other; otherwise the delay between the starts."""
    _plan: list[_Laid] | None = field(default=None, repr=False)
    _motion: Motion = NORMAL

    def bind(self, motion: Motion) -> Timeline:
        """Play it under the player's wishes; to be called before it starts."""
        self._motion = motion
        self._plan = None
        return self

    @property
    def seconds(self) -> float:
        """How long it takes."""
        return max((laid.start + laid.seconds for laid in self._schedule()), default=0.0)

    def at(self, seconds: float) -> None:
        """Put everything where it is after `seconds`; time only goes forward. `END` finishes it."""
        for laid in self._schedule():
            if laid.start > seconds:
                break  # the plan is sorted by start
            if laid.ended:
                continue
            if not laid.begun:
                laid.begun = True
                laid.step.begin(self._motion)
            part = 1.0 if laid.seconds <= 0 else min(1.0, (seconds - laid.start) / laid.seconds)
            if part >= 1.0:
                laid.ended = True
            laid.step.apply(part)

    def busy(self) -> set[Piece]:
        """The pieces that its unfinished steps move."""
        return {
            laid.step.piece for laid in self._schedule() if not laid.ended and isinstance(laid.step, _Move)
        }

    def _schedule(self) -> list[_Laid]:
        if self._plan is None:
            plan: list[_Laid] = []
            self._lay(0.0, self._motion, plan)
            self._plan = sorted(plan, key=lambda laid: laid.start)
        return self._plan

    def _lay(self, start: float, motion: Motion, plan: list[_Laid]) -> float:
        """Lay out the parts from `start` on; gives back when the last one ends."""
        end = at = start
        for part in self.parts:
            if isinstance(part, Timeline):
                finish = part._lay(at, motion, plan)
            else:
                seconds = (part.calm_seconds if motion.calm else part.seconds) * motion.factor
                plan.append(_Laid(at, seconds, part))
                finish = at + seconds
            end = max(end, finish)
            at = finish if self.gap is None else at + self.gap * motion.factor * (0.3 if motion.calm else 1.0)
        return end


def then(*parts: Timeline | Step) -> Timeline:
    """One after the other."""
    return Timeline(parts)


def together(*parts: Timeline | Step) -> Timeline:
    """All at once."""
    return Timeline(parts, gap=0.0)


def stagger(parts: Iterable[Timeline | Step], gap: float = 0.07) -> Timeline:
    """Each a little after the one before."""
    return Timeline(tuple(parts), gap=gap)


class _Move(Step):
    """A piece goes from where it is to where `target` says."""

    def __init__(self, piece: Piece, target: Callable[[Pose], Pose], seconds: float, ease: Ease) -> None:
        self.piece, self.target, self.seconds, self.ease = piece, target, seconds, ease
        self.calm_seconds = CALM_SECONDS if seconds else 0.0
        self.arc = 0.0
        self.lands = False

    def begin(self, motion: Motion) -> None:
        """Take it up from where it lies."""
        self.calm = motion.calm
        start = self.piece.pose
        end = self.target(start)
        arcs = ("y", "lift") if self.arc else ()
        fields = zip(Pose._fields, start, end, strict=True)
        self.changes = [(name, was, will) for name, was, will in fields if was != will or name in arcs]
        self.alpha = end.alpha
        if not self.piece.flying:
            self.piece.fly(Steps.FLIGHT)

    def apply(self, part: float) -> None:
        """Somewhere on the way; under reduced motion it fades out here and in there.

        Only what this step changes is set, so that two steps may move one piece together.
        """
        if part >= 1.0:
            self._set(1.0)
            if self.calm:
                self.piece.pose = self.piece.pose.but(alpha=self.alpha)
            if self.lands:
                self.piece.land()
        elif self.calm:
            self._set(1.0 if part >= 0.5 else 0.0)
            self.piece.pose = self.piece.pose.but(alpha=abs(2 * part - 1) * self.alpha)
        else:
            self._set(self.ease(part))
            if self.arc:
                rise = self.arc * 4 * part * (1 - part)
                pose = self.piece.pose
                self.piece.pose = pose.but(y=pose.y - rise, lift=pose.lift + rise * 0.3)

    def _set(self, part: float) -> None:
        """Everything that changes, a part of the way; what is raised is so from the start."""
        now = {
            name: max(was, will) if name == "z" and part < 1 else mix(was, will, part)
            for name, was, will in self.changes
        }
        if now:
            self.piece.pose = self.piece.pose.but(**now)


def between(a: Pose, b: Pose, t: float, arc: float = 0.0) -> Pose:
    """The pose a part `t` of the way; `arc` raises it on the way, in units."""
    return Pose(
        mix(a.x, b.x, t),
        mix(a.y, b.y, t) - arc,
        mix(a.angle, b.angle, t),
        mix(a.scale, b.scale, t),
        mix(a.face, b.face, t),
        mix(a.lift, b.lift, t) + arc * 0.3,
        mix(a.alpha, b.alpha, t),
        max(a.z, b.z),
    )


def lift(piece: Piece, seconds: float = 0.15) -> Step:
    """Pick it up a little, with a small overshoot."""
    return _Move(
        piece, lambda pose: pose.but(scale=pose.scale * 1.08, lift=HELD, z=pose.z + 500), seconds, spring
    )


def glide(
    piece: Piece, to: Place | Pose, seconds: float = 0.28, arc: float = 0.0, ease: Ease = arrive
) -> Step:
    """Move it to a place (its first slot) or to a pose, over the other pieces, keeping its face."""

    def target(pose: Pose) -> Pose:
        end = to.slot() if isinstance(to, Place) else to
        return end.but(face=pose.face, z=max(pose.z, end.z + 500), lift=max(end.lift, LYING + 4))

    step = _Move(piece, target, seconds, ease)
    step.arc = arc
    return step


def flip(piece: Piece, front: bool = True, seconds: float = 0.22) -> Step:
    """Turn it over, in two halves."""
    return _Move(piece, lambda pose: pose.but(face=1.0 if front else -1.0), seconds, swing)


def settle(piece: Piece, to: Place | Pose | None = None, seconds: float = 0.12) -> Step:
    """Lay it down: at a place, at a pose, or (None) where it is now."""

    def target(pose: Pose) -> Pose:
        if to is None:
            end = pose.but(scale=1.0, lift=LYING, z=pose.z - 500 if pose.z >= 500 else pose.z)
        else:
            end = (to.slot() if isinstance(to, Place) else to).but(face=pose.face)
        piece.home = end
        return end

    step = _Move(piece, target, seconds, arrive)
    step.lands = True
    return step


def fade(piece: Piece, alpha: float, seconds: float = 0.12) -> Step:
    """Let it appear or vanish."""
    return _Move(piece, lambda pose: pose.but(alpha=alpha), seconds, swing)


class _Wait(Step):
    """Nothing happens for a while."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.calm_seconds = min(seconds, 0.4)


def wait(seconds: float) -> Step:
    """Let a moment pass."""
    return _Wait(seconds)


class _Do(Step):
    """Something happens at a moment."""

    def __init__(self, do: Callable[[], None]) -> None:
        self._do = do

    def apply(self, part: float) -> None:
        """Now."""
        self._do()


def call(do: Callable[[], None]) -> Step:
    """Run a function at this moment. It runs also when the story is skipped."""
    return _Do(do)


class _Over(Step):
    """A number runs from 0 to 1 over a while and is handed to a function."""

    def __init__(self, show: Callable[[float], None], seconds: float, ease: Ease) -> None:
        self._show, self.seconds, self._ease = show, seconds, ease
        self.calm_seconds = min(seconds, CALM_SECONDS)

    def apply(self, part: float) -> None:
        """Show this part."""
        self._show(self._ease(part))


def over(seconds: float, show: Callable[[float], None], ease: Ease = swing) -> Step:
    """Hand the numbers 0 to 1 to a function, as for a numeral that counts up."""
    return _Over(show, seconds, ease)
