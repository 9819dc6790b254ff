"""A surface that is drawn on in table units: pictures, skins, plates and text."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame
from pygame import FRect, Rect

from game.look import STRONGER
from game.pictures import Pictures
from game.space import Point, Space
from game.text import Style, text_cache, wrap
from game.text.wrap import shorten

Area = FRect | Rect | tuple[float, float, float, float]


class Canvas:
    """Draws on `surface`. What it touched since `touched` was last emptied is listed there, in pixels."""

    def __init__(self, surface: pygame.Surface, space: Space, pictures: Pictures) -> None:
        self.surface = surface
        self.space = space
        self.pictures = pictures
        self.touched: list[Rect] = []

    def put(self, picture: pygame.Surface, at: tuple[int, int] | Rect) -> Rect:
        """Blit a finished picture with its top left at a pixel."""
        drawn = self.surface.blit(picture, at)
        self.touched.append(drawn)
        return drawn

    def scatter(self, picture: pygame.Surface, spots: Sequence[tuple[int, int]]) -> None:
        """Blit one small picture many times, top left at each of the pixels."""
        size = picture.get_size()
        self.surface.fblits([(picture, spot) for spot in spots])
        self.touched += [Rect(spot, size) for spot in spots]

    def picture(self, name: str, area: Area, alpha: int = 255) -> Rect:
        """A made picture, scaled to fill an area."""
        target = self.space.rect(area)
        made = self.pictures.scaled(name, target.size)
        if alpha < 255:
            made = made.copy()
            made.set_alpha(alpha)
        return self.put(made, target.topleft)

    def cover(self, name: str, area: Area) -> Rect:
        """A made picture large enough to cover an area, keeping its shape; what is too much is cut off."""
        target = self.space.rect(area)
        key = ("cover", name, target.size)
        made = self.pictures.drawn(key, lambda: self._covering(name, target.size))
        return self.put(made, target.topleft)

    def tiled(self, name: str, area: Area, scale: float = 1.0) -> Rect:
        """A made picture that repeats seamlessly; a tile is as large as `table.json` says."""
        target = self.space.rect(area)
        key = ("tiled", name, target.size, scale)
        made = self.pictures.drawn(key, lambda: self._tiling(name, target.size, scale))
        return self.put(made, target.topleft)

    def _tiling(self, name: str, size: tuple[int, int], scale: float) -> pygame.Surface:
        width, height = self.pictures.facts(name).get("size", (200.0, 160.0))
        step = max(1, self.space.px(width * scale)), max(1, self.space.px(height * scale))
        tile = self.pictures.scaled(name, step)
        out = pygame.Surface(size, 0, self.surface)
        for x in range(0, size[0], step[0]):
            for y in range(0, size[1], step[1]):
                out.blit(tile, (x, y))
        return out

    def _covering(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        width, height = self.pictures.size(name)
        factor = max(size[0] / max(1, width), size[1] / max(1, height))
        whole = round(width * factor) or size[0], round(height * factor) or size[1]
        out = pygame.Surface(size, 0, self.surface)
        out.blit(self.pictures.scaled(name, whole), ((size[0] - whole[0]) // 2, (size[1] - whole[1]) // 2))
        return out

    def skin(self, name: str, area: Area) -> Rect:
        """A nine-slice skin stretched over an area: corners keep their shape, edges are tiled."""
        target = self.space.rect(area)
        return self.put(self.pictures.skin(name, target.size, self.space.scale), target.topleft)

    def fill(
        self, area: Area, colour: str, radius: float = 0, rim: str | None = None, rim_width: float = 2
    ) -> Rect:
        """A plain rounded rectangle with an optional rim; `colour` may carry alpha (#rrggbbaa)."""
        target = self.space.rect(area)
        key = ("fill", target.size, colour, radius, rim, rim_width, self.space.scale)
        made = self.pictures.drawn(
            key, lambda: _plate(target.size, colour, self.space, radius, rim, rim_width)
        )
        return self.put(made, target.topleft)

    def outline(self, area: Area, colour: str, line: float = 2, radius: float = 0) -> None:
        """A rounded frame, drawn straight on the surface."""
        target = self.space.rect(area)
        width = max(2, self.space.px(line))
        pygame.draw.rect(self.surface, colour, target, width, self.space.px(radius))
        self.touched.append(target)

    def text(
        self, text: str, at: Point, style: Style, anchor: str = "midleft", width: float | None = None
    ) -> Rect:
        """One line with its `anchor` (a pygame rectangle point) at `at`; cut with … beyond `width` units."""
        pixels = self.space.text_px(style.size, style.cap)
        if width is not None:
            text = shorten(text, style.face, pixels, self.space.px(width))
        made = text_cache.line(text, style.face, pixels, self._ink(style))
        x, y = self.space.to_pixel(at)
        return self.put(made, made.get_rect(**{anchor: (round(x), round(y))}))

    def paragraph(
        self, text: str, area: Area, style: Style, align: str = "left", middle: bool = False
    ) -> float:
        """Wrapped text from the top of an area (or in its middle); gives back its height in units."""
        target = self.space.rect(area)
        pixels = self.space.text_px(style.size, style.cap)
        lines = wrap(text, style.face, pixels, self.space.px(area[2]))
        step = round(text_cache.height(style.face, pixels) * style.leading)
        y = target.y + (max(0, target.height - step * len(lines)) // 2 if middle else 0)
        for line in lines:
            made = text_cache.line(line, style.face, pixels, self._ink(style))
            spare = target.width - made.get_width()
            x = target.x + (spare // 2 if align == "centre" else spare if align == "right" else 0)
            self.put(made, (x, y))
            y += step
        return step * len(lines) / self.space.scale

    def _ink(self, style: Style) -> str:
        """The colour of a text; under strong contrast soft inks become full ones."""
        return STRONGER.get(style.colour, style.colour) if self.pictures.contrast else style.colour

    def clipped(self, area: Area) -> _Clip:
        """Within the `with` block nothing is drawn outside the area."""
        return _Clip(self.surface, self.space.rect(area))

    def line(self, start: Point, end: Point, colour: str, width: float = 2) -> None:
        """A straight stroke between two points."""
        a, b = self.space.to_pixel(start), self.space.to_pixel(end)
        drawn = pygame.draw.line(self.surface, colour, a, b, max(1, self.space.px(width)))
        self.touched.append(drawn.inflate(2, 2))

    def disc(self, middle: Point, radius: float, colour: str, rim: str | None = None) -> None:
        """A small round spot with an optional rim of 2 units."""
        size = 2 * max(2, self.space.px(radius)) + 2

        def make() -> pygame.Surface:
            big = pygame.Surface((size * 4, size * 4), pygame.SRCALPHA)
            pygame.draw.circle(big, rim or colour, (size * 2, size * 2), size * 2 - 4)
            inner = size * 2 - 4 - (self.space.px(2) * 4 if rim else 0)
            pygame.draw.circle(big, colour, (size * 2, size * 2), max(2, inner))
            return pygame.transform.smoothscale(big, (size, size))

        made = self.pictures.drawn(("disc", size, colour, rim), make)
        x, y = self.space.to_pixel(middle)
        self.put(made, made.get_rect(center=(round(x), round(y))))

    def ring(self, middle: Point, radius: float, part: float, colour: str, rim: str) -> None:
        """A part (0 to 1) of a ring, from the top clockwise, with a rim; drawn in 36 steps."""
        size, steps = 2 * max(4, self.space.px(radius)) + 2, max(1, round(part * 36))

        def make() -> pygame.Surface:
            big = pygame.Surface((size * 4, size * 4), pygame.SRCALPHA)
            for line, ink in ((1.0, rim), (0.62, colour)):
                reach = size * 2 - 4
                width = reach * 0.46 * line
                for step in range(steps * 8):
                    turn = 2 * math.pi * step / 288
                    spot = reach - reach * 0.23
                    at = size * 2 + spot * math.sin(turn), size * 2 - spot * math.cos(turn)
                    pygame.draw.circle(big, ink, at, width / 2)
            return pygame.transform.smoothscale(big, (size, size))

        made = self.pictures.drawn(("ring", size, steps, colour, rim), make)
        x, y = self.space.to_pixel(middle)
        self.put(made, made.get_rect(center=(round(x), round(y))))

    def polygon(
        self, points: Sequence[Point], colour: str, rim: str | None = None, rim_width: float = 2
    ) -> None:
        """A small filled shape with a rim, points in units."""
        pixels = [self.space.to_pixel(point) for point in points]
        drawn = pygame.draw.polygon(self.surface, colour, pixels)
        if rim is not None:
            pygame.draw.aalines(self.surface, rim, True, pixels)
            pygame.draw.polygon(self.surface, rim, pixels, max(1, self.space.px(rim_width)))
        self.touched.append(drawn.inflate(6, 6))


def text_height(space: Space, text: str, width: float, style: Style) -> float:
    """How many units high the wrapped text comes out."""
    pixels = space.text_px(style.size, style.cap)
    step = round(text_cache.height(style.face, pixels) * style.leading)
    return step * len(wrap(text, style.face, pixels, space.px(width))) / space.scale


def text_width(space: Space, text: str, style: Style) -> float:
    """How many units wide one line comes out."""
    return text_cache.width(text, style.face, space.text_px(style.size, style.cap)) / space.scale


class _Clip:
    """A clip rectangle that is given back at the end of the block."""

    def __init__(self, surface: pygame.Surface, area: Rect) -> None:
        self._surface, self._area = surface, area

    def __enter__(self) -> None:
        self._before = self._surface.get_clip()
        self._surface.set_clip(self._before.clip(self._area))

    def __exit__(self, *_: object) -> None:
        self._surface.set_clip(self._before)


def _plate(
    size: tuple[int, int], colour: str, space: Space, radius: float, rim: str | None, rim_width: float
) -> pygame.Surface:
    out = pygame.Surface((max(1, size[0]), max(1, size[1])), pygame.SRCALPHA)
    corner = space.px(radius)
    edge = max(1, space.px(rim_width)) if rim else 0
    if rim:
        pygame.draw.rect(out, rim, out.get_rect(), 0, corner)
    inner = out.get_rect().inflate(-2 * edge, -2 * edge)
    pygame.draw.rect(out, colour, inner, 0, max(0, corner - edge))
    return out
