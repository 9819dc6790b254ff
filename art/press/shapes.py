"""Outlines: splines, strokes, petals and windows, all as skia paths in card units."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import skia

Point = tuple[float, float]
Points = Sequence[Point] | str
"""Points as pairs, or written out as `"0,-8 22,-14 54,-3"`."""


def as_points(points: Points) -> list[Point]:
    """The points as pairs of numbers."""
    if isinstance(points, str):
        pairs = (pair.split(",") for pair in points.split())
        return [(float(x), float(y)) for x, y in pairs]
    return list(points)


def spline(points: Points, closed: bool = False, tension: float = 1 / 6) -> skia.Path:
    """A Catmull-Rom curve through the points."""
    corners = as_points(points)
    count = len(corners)

    def at(i: int) -> Point:
        return corners[i % count] if closed else corners[max(0, min(count - 1, i))]

    path = skia.Path()
    path.moveTo(*corners[0])
    for i in range(count if closed else count - 1):
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = at(i - 1), at(i), at(i + 1), at(i + 2)
        path.cubicTo(
            bx + (cx - ax) * tension,
            by + (cy - ay) * tension,
            cx - (dx - bx) * tension,
            cy - (dy - by) * tension,
            cx,
            cy,
        )
    if closed:
        path.close()
    return path


def blob(points: Points) -> skia.Path:
    """A closed soft shape through the points."""
    return spline(points, closed=True)


def sym(right: Points) -> skia.Path:
    """A closed soft shape, mirrored at x = 0, from its right half (top to bottom)."""
    half = as_points(right)
    return blob([*half, *((-x, y) for x, y in reversed(half) if abs(x) > 1e-6)])


def poly(points: Points) -> skia.Path:
    """A closed shape with straight sides."""
    path = skia.Path()
    path.addPoly([skia.Point(*point) for point in as_points(points)], True)
    return path


def circle(x: float, y: float, radius: float) -> skia.Path:
    """A disc."""
    path = skia.Path()
    path.addCircle(x, y, radius)
    return path


def oval(x: float, y: float, rx: float, ry: float) -> skia.Path:
    """An ellipse around (x, y)."""
    path = skia.Path()
    path.addOval(skia.Rect.MakeLTRB(x - rx, y - ry, x + rx, y + ry))
    return path


def rrect(x: float, y: float, w: float, h: float, radius: float = 0) -> skia.Path:
    """A rectangle with rounded corners, from its top left corner."""
    path = skia.Path()
    path.addRoundRect(skia.Rect.MakeXYWH(x, y, w, h), radius, radius)
    return path


def arc(x: float, y: float, radius: float, start: float, sweep: float) -> skia.Path:
    """An open piece of a circle; degrees, clockwise from three o'clock."""
    path = skia.Path()
    box = skia.Rect.MakeLTRB(x - radius, y - radius, x + radius, y + radius)
    path.addArc(box, start, sweep)
    return path


def moved(
    path: skia.Path,
    dx: float = 0,
    dy: float = 0,
    sx: float = 1,
    sy: float | None = None,
    rot: float = 0,
) -> skia.Path:
    """A copy: scaled first, then turned (degrees), then moved."""
    matrix = skia.Matrix()
    matrix.preTranslate(dx, dy)
    matrix.preRotate(rot)
    matrix.preScale(sx, sx if sy is None else sy)
    copy = skia.Path(path)
    copy.transform(matrix)
    return copy


def minus(path: skia.Path, other: skia.Path) -> skia.Path:
    """What of the first shape the second does not cover (maybe nothing)."""
    return skia.Op(path, other, skia.PathOp.kDifference_PathOp) or skia.Path()


def both(path: skia.Path, other: skia.Path) -> skia.Path:
    """Where the two shapes overlap (maybe nowhere)."""
    return skia.Op(path, other, skia.PathOp.kIntersect_PathOp) or skia.Path()


def union(*paths: skia.Path) -> skia.Path:
    """All the shapes as one outline."""
    joined = skia.Path()
    for path in paths:
        joined = skia.Op(joined, path, skia.PathOp.kUnion_PathOp) or joined
    return joined


def widened(path: skia.Path, width: float) -> skia.Path:
    """The shape with a margin of `width` all round, for cut-out tokens."""
    pen = skia.Paint(
        Style=skia.Paint.kStroke_Style,
        StrokeWidth=2 * width,
        StrokeJoin=skia.Paint.kRound_Join,
    )
    rim = skia.Path()
    pen.getFillPath(path, rim)
    return union(path, rim)


def walk(path: skia.Path, step: float) -> list[tuple[float, float, float]]:
    """(x, y, tangent angle in radians) about every `step` units along a path."""
    measure = skia.PathMeasure(path, False)
    length = measure.getLength()
    count = max(1, round(length / step))
    places = []
    for i in range(count + 1):
        position, tangent = measure.getPosTan(length * i / count)
        places.append((position.x(), position.y(), math.atan2(tangent.y(), tangent.x())))
    return places


def brush(points: Points, w: float = 5, a: float = 0.12, b: float = 0.12, peak: float = 0.5) -> skia.Path:
    """A tapered stroke: width a*w at the start, w at `peak` (0-1), b*w at the end."""
    line = walk(spline(points), 3)
    left: list[Point] = []
    right: list[Point] = []
    for i, (x, y, angle) in enumerate(line):
        u = i / (len(line) - 1)
        turn = u / peak / 2 if u < peak else 0.5 + (u - peak) / (1 - peak) / 2
        half = w / 2 * max(math.sin(math.pi * turn), a if u < 0.5 else b)
        nx, ny = -math.sin(angle) * half, math.cos(angle) * half
        left.append((x + nx, y + ny))
        right.append((x - nx, y - ny))
    return poly(left + right[::-1])


def scallop(x: float, y: float, r: float, n: int = 9, d: float = 0.16, turn: float = 0.0) -> skia.Path:
    """The outline of a seal with n waves of relative depth d; turn in radians."""
    points = []
    for i in range(2 * n):
        angle = math.pi * i / n + turn
        radius = r * (1 + d / 2 if i % 2 else 1 - d / 2)
        points.append((x + math.cos(angle) * radius, y + math.sin(angle) * radius))
    return blob(points)


def star(x: float, y: float, r: float, n: int = 5, inner: float = 0.45) -> skia.Path:
    """A sharp star with one point up."""
    points = []
    for i in range(2 * n):
        angle = math.pi * i / n - math.pi / 2
        radius = r * (inner if i % 2 else 1)
        points.append((x + math.cos(angle) * radius, y + math.sin(angle) * radius))
    return poly(points)


def flower(x: float, y: float, r: float, n: int = 9, d: float = 0.3, turn: float = 0.0) -> skia.Path:
    """Round petals: n arcs that bulge outwards by relative depth d."""

    def at(angle: float, reach: float) -> Point:
        return x + r * reach * math.cos(angle), y + r * reach * math.sin(angle)

    path = skia.Path()
    path.moveTo(*at(turn, 1 - d * 0.55))
    for i in range(n):
        a, b = turn + 2 * math.pi * i / n, turn + 2 * math.pi * (i + 1) / n
        w = (b - a) * 0.30
        path.cubicTo(*at(a - w * 0.15, 1 + d * 0.62), *at(b + w * 0.15, 1 + d * 0.62), *at(b, 1 - d * 0.55))
    path.close()
    return path


def rays(x: float, y: float, r: float, n: int = 24, turn: float = 0.0) -> skia.Path:
    """Sun rays from (x, y): n of them, as wide as the gaps between."""
    path = skia.Path()
    for i in range(n):
        a, b = (2 * i) * math.pi / n + turn, (2 * i + 1) * math.pi / n + turn
        path.moveTo(x, y)
        path.lineTo(x + r * math.cos(a), y + r * math.sin(a))
        path.lineTo(x + r * math.cos(b), y + r * math.sin(b))
        path.close()
    return path


def arch(x: float, y: float, w: float, h: float, lobes: int = 7) -> skia.Path:
    """A window with straight sides under a multifoil arch."""
    cx, r = x + w / 2, w / 2
    spring = y + r * 0.82

    def at(angle: float, reach: float = 1) -> Point:
        return cx + r * reach * math.cos(angle), spring - r * 0.80 * reach * math.sin(angle)

    path = skia.Path()
    path.moveTo(x, y + h)
    path.lineTo(x, spring)
    for i in range(lobes):
        start, end = math.pi * (1 - i / lobes), math.pi * (1 - (i + 1) / lobes)
        reach = 1.20 if i == lobes // 2 else 1.13
        path.quadTo(*at((start + end) / 2, reach), *at(end))
    path.lineTo(x + w, y + h)
    path.close()
    return path


def bend(path: skia.Path, warp: Callable[[float, float], Point]) -> skia.Path:
    """The path with every one of its points sent through `warp`."""
    bent = skia.Path()
    for verb, points in path:
        to = [warp(point.x(), point.y()) for point in points]
        if verb == skia.Path.kMove_Verb:
            bent.moveTo(*to[0])
        elif verb == skia.Path.kLine_Verb:
            bent.lineTo(*to[1])
        elif verb == skia.Path.kQuad_Verb:
            bent.quadTo(*to[1], *to[2])
        elif verb == skia.Path.kCubic_Verb:
            bent.cubicTo(*to[1], *to[2], *to[3])
        elif verb == skia.Path.kClose_Verb:
            bent.close()
    return bent
