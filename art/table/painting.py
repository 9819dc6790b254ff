"""A smooth canvas for furniture: wood, cloth, boxes and paper that are painted rather than printed.

Cards, coins and notes come from the press and show its dots. What they lie on is calmer: flat colour, a
little gradient, an ink outline. Light falls from the top left, so a lip is bright above and dark below.
"""

from __future__ import annotations

import contextlib
import math
import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import skia
from PIL import Image

from art.press import circle, ink_colour, minus, moved, rrect, set_text, spline

Path = Any  # a skia.Path; skia brings no types
Box = tuple[float, float, float, float]

OUTLINE = 2.2


class Painting:
    """A transparent canvas of `width` x `height` table units at `scale` pixels a unit."""

    def __init__(self, width: float, height: float, scale: float = 2.4) -> None:
        self.width, self.height, self.scale = width, height, scale
        self._pixels = np.zeros((round(height * scale), round(width * scale), 4), np.uint8)
        self._surface = skia.Surface(
            self._pixels, colorType=skia.kRGBA_8888_ColorType, alphaType=skia.kPremul_AlphaType
        )
        self.canvas = self._surface.getCanvas()
        self.canvas.scale(scale, scale)

    def image(self) -> Image.Image:
        """The finished picture with straight (not premultiplied) alpha."""
        pixels = self._pixels.astype(np.float32)
        alpha = np.maximum(pixels[..., 3:], 1)
        pixels[..., :3] = np.clip(pixels[..., :3] * 255 / alpha, 0, 255)
        return Image.fromarray((pixels + 0.5).astype(np.uint8), "RGBA")

    # ------------------------------------------------------------------ marks
    def fill(self, path: Path, colour: str, alpha: float = 1) -> None:
        """An area of flat colour."""
        self.canvas.drawPath(path, skia.Paint(AntiAlias=True, Color=ink_colour(colour, alpha)))

    def line(
        self,
        path: Path,
        width: float = OUTLINE,
        colour: str = "ink",
        alpha: float = 1,
        dash: tuple[float, float] | None = None,
    ) -> None:
        """A line of one width along the path; `dash` is (mark, gap)."""
        paint = skia.Paint(
            AntiAlias=True,
            Color=ink_colour(colour, alpha),
            Style=skia.Paint.kStroke_Style,
            StrokeWidth=width,
            StrokeJoin=skia.Paint.kRound_Join,
            StrokeCap=skia.Paint.kRound_Cap,
        )
        if dash:
            paint.setPathEffect(skia.DashPathEffect.Make(list(dash), 0))
        self.canvas.drawPath(path, paint)

    def clear(self, path: Path, width: float = 0) -> None:
        """Rubs out an area, or with a `width` the line along a path."""
        paint = skia.Paint(AntiAlias=True, BlendMode=skia.BlendMode.kClear)
        if width:
            paint.setStyle(skia.Paint.kStroke_Style)
            paint.setStrokeWidth(width)
            paint.setStrokeCap(skia.Paint.kRound_Cap)
            paint.setStrokeJoin(skia.Paint.kRound_Join)
        self.canvas.drawPath(path, paint)

    def ink(
        self, path: Path, colour: str, width: float = OUTLINE, heavy: float = 1.4, alpha: float = 1
    ) -> None:
        """A flat shape with an ink outline that swells to the lower right, as on a printed sheet."""
        self.fill(path, colour, alpha)
        if width:
            self.line(path, width)
        if heavy:
            self.fill(minus(moved(path, heavy * 0.7, heavy), path), "ink")

    def fade(
        self,
        path: Path,
        first: str,
        last: str,
        start: tuple[float, float],
        end: tuple[float, float],
        alphas: tuple[float, float] = (1, 1),
    ) -> None:
        """A gradient from `start` to `end` inside the path."""
        shader = skia.GradientShader.MakeLinear(
            [skia.Point(*start), skia.Point(*end)],
            [ink_colour(first, alphas[0]), ink_colour(last, alphas[1])],
        )
        self.canvas.drawPath(path, skia.Paint(AntiAlias=True, Shader=shader))

    def halo(
        self, x: float, y: float, radius: float, colour: str, alphas: tuple[float, float] = (1, 0)
    ) -> None:
        """A round glow that goes from the first alpha in the middle to the second at the rim."""
        shader = skia.GradientShader.MakeRadial(
            skia.Point(x, y), radius, [ink_colour(colour, alphas[0]), ink_colour(colour, alphas[1])]
        )
        self.canvas.drawCircle(x, y, radius, skia.Paint(AntiAlias=True, Shader=shader))

    def soft(self, path: Path, colour: str = "#06110e", alpha: float = 0.45, blur: float = 3) -> None:
        """A blurred area: a shadow, or a glow."""
        paint = skia.Paint(AntiAlias=True, Color=ink_colour(colour, alpha))
        paint.setMaskFilter(skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, blur))
        self.canvas.drawPath(path, paint)

    def shadow(self, path: Path, height: float = 3) -> None:
        """The shadow of something that lies `height` units above what is under it."""
        self.soft(moved(path, height * 0.5, height), alpha=0.5, blur=height * 0.7)

    def recess(self, path: Path, depth: float = 3, alpha: float = 0.6) -> None:
        """Darkens the upper left inside of a path, so that it reads as a well."""
        with self.inside(path):
            around = rrect(-50, -50, self.width + 100, self.height + 100, 0)
            hole = minus(around, moved(path, depth * 0.5, depth))
            self.soft(hole, "#0c0508", alpha, depth * 0.8)

    def lip(self, box: Box, radius: float, colour: str = "white", alpha: float = 0.4) -> None:
        """The bright upper edge of a thing that stands up."""
        x, y, width, height = box
        ring = rrect(x, y, width, height, radius)
        self.fill(minus(ring, moved(ring, 1.2, 1.5)), colour, alpha)

    # ------------------------------------------------------------------ where
    @contextlib.contextmanager
    def inside(self, path: Path) -> Iterator[None]:
        """Everything drawn meanwhile stays inside the path."""
        self.canvas.save()
        self.canvas.clipPath(path, True)
        yield
        self.canvas.restore()

    @contextlib.contextmanager
    def at(self, dx: float = 0, dy: float = 0, size: float = 1, rot: float = 0) -> Iterator[None]:
        """Everything drawn meanwhile is moved, turned (degrees) and scaled."""
        self.canvas.save()
        self.canvas.translate(dx, dy)
        self.canvas.rotate(rot)
        self.canvas.scale(size, size)
        yield
        self.canvas.restore()

    # ------------------------------------------------------------------ lettering and pictures
    def text(
        self,
        x: float,
        y: float,
        text: str,
        role: str = "num",
        size: float = 18,
        colour: str = "ink",
        anchor: str = "m",
        fit: float | None = None,
        track: float = 0,
        outline: tuple[str, float] | None = None,
        drop: tuple[str, float, float] | None = None,
    ) -> float:
        """Letters with their baseline at y; returns the width. `fit` is the widest they may become."""
        path, width = set_text(x, y, text, role, size, anchor, track, fit)
        self.lettered(path, colour, outline, drop)
        return width

    def lettered(
        self,
        path: Path,
        colour: str,
        outline: tuple[str, float] | None = None,
        drop: tuple[str, float, float] | None = None,
    ) -> None:
        """Paints lettering: its drop shadow, its outline, its face."""
        if drop:
            fallen = moved(path, drop[1], drop[2])
            self.fill(fallen, drop[0])
            if outline:
                self.line(fallen, outline[1], drop[0])
        if outline:
            self.line(path, outline[1], outline[0])
        self.fill(path, colour)

    def paste(
        self, image: Image.Image, x: float, y: float, width: float, rot: float = 0, alpha: float = 1
    ) -> None:
        """An already made picture, its middle at (x, y), `width` units wide."""
        height = width * image.height / image.width
        pixels = np.ascontiguousarray(np.asarray(image.convert("RGBA")))
        picture = skia.Image.fromarray(pixels, colorType=skia.kRGBA_8888_ColorType)
        with self.at(x, y, rot=rot):
            self.canvas.drawImageRect(
                picture,
                skia.Rect.MakeXYWH(-width / 2, -height / 2, width, height),
                skia.SamplingOptions(skia.FilterMode.kLinear, skia.MipmapMode.kLinear),
                skia.Paint(AntiAlias=True, Alphaf=alpha),
            )


def wood(
    painting: Painting, path: Path, base: str, grain: str, seed: int = 1, *, upright: bool = False
) -> None:
    """Planed wood inside the path: long wavering lines of grain, most of them darker than the base.

    The grain repeats over the length and the breadth of the path, so that a panel can be tiled.
    """
    chance = random.Random(seed)
    bounds = path.getBounds()
    along, across = bounds.width(), bounds.height()
    if upright:
        along, across = across, along
    turns = max(1, round(along / 420))
    with painting.inside(path):
        painting.fill(path, base)
        for line in range(int(across / 2.4)):
            offset = line * 2.4 + chance.uniform(-1.5, 1.5)
            phase, waves = chance.random() * 6, chance.randint(turns, turns + 1)
            sway = chance.uniform(0.6, 4) * min(1.0, along / 450)
            tone = grain if chance.random() < 0.72 else "#b07a48"
            width, alpha = chance.uniform(0.5, 2), chance.uniform(0.08, 0.34)
            for wrap in (-across, 0, across):
                if -8 < offset + wrap < across + 8:
                    thread = _thread(along, offset + wrap, sway, phase, waves, upright=upright)
                    painting.line(moved(thread, bounds.left(), bounds.top()), width, tone, alpha)


def _thread(along: float, offset: float, sway: float, phase: float, waves: int, *, upright: bool) -> Path:
    """One line of grain: a sine with a whole number of waves over the length."""
    points = []
    for step in range(-1, 26):
        place = step / 24 * along
        drift = offset + sway * math.sin(phase + math.tau * waves * step / 24)
        points.append((drift, place) if upright else (place, drift))
    return spline(points)


def stripes(
    painting: Painting, path: Path, colour: str, alpha: float, pitch: float = 9, width: float = 1.8
) -> None:
    """Purple's pattern: diagonal stripes."""
    bounds = path.getBounds()
    with painting.inside(path):
        offset = bounds.left() - bounds.height()
        while offset < bounds.right():
            stroke = spline([(offset, bounds.bottom()), (offset + bounds.height(), bounds.top())])
            painting.line(stroke, width, colour, alpha)
            offset += pitch


def dots(
    painting: Painting, path: Path, colour: str, alpha: float, pitch: float = 9, radius: float = 1.5
) -> None:
    """Yellow's pattern: dots in a quincunx."""
    bounds = path.getBounds()
    with painting.inside(path):
        rows = int(bounds.height() / (pitch * 0.8)) + 2
        for row in range(rows):
            y = bounds.top() + row * pitch * 0.8
            x = bounds.left() + (row % 2) * pitch / 2
            while x < bounds.right() + radius:
                painting.fill(circle(x, y, radius), colour, alpha)
                x += pitch
