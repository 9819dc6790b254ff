"""A sheet on the press: five plates to draw on, in card units."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager

import numpy as np
import numpy.typing as npt
import skia

from art.press.lettering import set_text
from art.press.palette import ink_colour
from art.press.shapes import Point, Points, bend, brush, minus, moved

PLATES = ("flat", "tone", "fine", "key", "type")
"""Solid ink; coarse halftone; fine halftone; outlines; lettering and highlights."""


class Sheet:
    """Plates of `w` x `h` units at `scale` pixels a unit; `seed` fixes its paper and wear."""

    def __init__(self, w: float, h: float, scale: float = 2, seed: int = 1) -> None:
        self.w, self.h, self.scale, self.seed = w, h, scale, seed
        self.dice = random.Random(seed)
        shape = (round(h * scale), round(w * scale), 4)
        self.plates: dict[str, npt.NDArray[np.uint8]] = {name: np.zeros(shape, np.uint8) for name in PLATES}
        self._surfaces = {
            name: skia.Surface(
                plate,
                colorType=skia.kRGBA_8888_ColorType,
                alphaType=skia.kPremul_AlphaType,
            )
            for name, plate in self.plates.items()
        }
        self.canvas = {name: surface.getCanvas() for name, surface in self._surfaces.items()}
        for canvas in self.canvas.values():
            canvas.scale(scale, scale)

    # ------------------------------------------------------------ where to draw
    @contextmanager
    def at(
        self,
        dx: float = 0,
        dy: float = 0,
        size: float = 1,
        rot: float = 0,
        clip: skia.Path | None = None,
        flip: bool = False,
    ) -> Iterator[None]:
        """Draw in moved, turned (degrees), scaled, clipped, maybe mirrored units meanwhile."""
        for canvas in self.canvas.values():
            canvas.save()
            canvas.translate(dx, dy)
            canvas.rotate(rot)
            canvas.scale(-size if flip else size, size)
            if clip is not None:
                canvas.clipPath(clip, True)
        yield
        for canvas in self.canvas.values():
            canvas.restore()

    def inside(self, clip: skia.Path) -> AbstractContextManager[None]:
        """Draw only inside the shape meanwhile (for `with`)."""
        return self.at(clip=clip)

    # ------------------------------------------------------------ marks
    def fill(self, path: skia.Path, colour: str, alpha: float = 1, plate: str = "flat") -> None:
        """An area of ink on one plate."""
        paint = skia.Paint(AntiAlias=True, Color=ink_colour(colour, alpha))
        self.canvas[plate].drawPath(path, paint)

    def line(
        self,
        path: skia.Path,
        width: float = 3,
        colour: str = "ink",
        plate: str = "key",
        round_ends: bool = True,
    ) -> None:
        """The path's outline, `width` units wide."""
        paint = skia.Paint(
            AntiAlias=True,
            Color=ink_colour(colour),
            Style=skia.Paint.kStroke_Style,
            StrokeWidth=width,
            StrokeCap=skia.Paint.kRound_Cap if round_ends else skia.Paint.kButt_Cap,
            StrokeJoin=skia.Paint.kRound_Join,
        )
        self.canvas[plate].drawPath(path, paint)

    def wipe(self, path: skia.Path, plates: tuple[str, ...] = ("key", "tone", "fine", "type")) -> None:
        """Clear the plates under a shape, so that nothing shines through it."""
        paint = skia.Paint(AntiAlias=True, BlendMode=skia.BlendMode.kClear)
        for name in plates:
            self.canvas[name].drawPath(path, paint)

    def ink(
        self,
        path: skia.Path,
        colour: str,
        width: float = 3.2,
        heavy: float = 2.2,
        alpha: float = 1,
    ) -> None:
        """The one mark everything is made of: a clean flat shape with an outline that
        swells to the lower right by `heavy`.
        """
        self.wipe(path)
        self.fill(path, colour, alpha)
        if width:
            self.line(path, width)
        if heavy:
            self.fill(minus(moved(path, heavy * 0.7, heavy), path), "ink", plate="key")

    def stroke(
        self,
        points: Points,
        width: float = 4,
        colour: str = "ink",
        plate: str = "key",
        a: float = 0.12,
        b: float = 0.12,
        peak: float = 0.5,
        alpha: float = 1,
    ) -> None:
        """A tapered brush stroke through the points (see `brush`)."""
        self.fill(brush(points, width, a, b, peak), colour, alpha, plate)

    def shade(
        self,
        path: skia.Path,
        colour: str = "plum",
        alpha: float = 0.45,
        clip: skia.Path | None = None,
        blur: float = 0,
        plate: str = "tone",
    ) -> None:
        """A shadow that is printed as halftone dots."""
        canvas = self.canvas[plate]
        canvas.save()
        if clip is not None:
            canvas.clipPath(clip, True)
        paint = skia.Paint(AntiAlias=True, Color=ink_colour(colour, alpha))
        if blur:
            paint.setMaskFilter(skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, blur))
        canvas.drawPath(path, paint)
        canvas.restore()

    def glow(
        self,
        x: float,
        y: float,
        r: float,
        colour: str = "sindoor",
        alpha: float = 0.5,
        clip: skia.Path | None = None,
        plate: str = "tone",
        from_rim: bool = False,
    ) -> None:
        """Halftone that fades out over `r` from the centre, or in from it with `from_rim`."""
        canvas = self.canvas[plate]
        canvas.save()
        if clip is not None:
            canvas.clipPath(clip, True)
        colours = [ink_colour(colour, alpha), ink_colour(colour, 0)]
        shader = skia.GradientShader.MakeRadial(skia.Point(x, y), r, colours[::-1] if from_rim else colours)
        canvas.drawCircle(x, y, r * (3 if from_rim else 1), skia.Paint(AntiAlias=True, Shader=shader))
        canvas.restore()

    def text(
        self,
        x: float,
        y: float,
        text: str,
        role: str,
        size: float,
        colour: str = "ink",
        plate: str = "type",
        anchor: str = "m",
        track: float = 0,
        fit: float | None = None,
        warp: Callable[[float, float], Point] | None = None,
        outline: tuple[str, float] | None = None,
        drop: tuple[str, float, float] | None = None,
    ) -> float:
        """Lettering; `outline` (ink, width) and `drop` shadow (ink, dx, dy). Returns its width."""
        path, width = set_text(x, y, text, role, size, anchor, track, fit)
        if warp:
            path = bend(path, warp)
        if drop:
            self.fill(moved(path, *drop[1:]), drop[0], plate=plate)
            if outline:
                self.line(moved(path, *drop[1:]), outline[1], drop[0], plate=plate)
        if outline:
            self.line(path, outline[1], outline[0], plate=plate)
        self.fill(path, colour, plate=plate)
        return width
