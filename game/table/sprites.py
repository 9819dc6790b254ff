"""Turned and scaled pictures of pieces and their shadows, cached in coarse enough steps to be reused.

A piece at rest is drawn exactly. One in the hand uses steps of 3 degrees and 1/24, one in flight 8 degrees
and 1/8: measured as the coarsest that the eye does not see step.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple, Protocol

import pygame

from game.canvas import Canvas

SHADOW_ALPHA = 105
SHADOW_SHRINK = 4
"""Shadows are blurred at a quarter of their size: the eye cannot tell, the processor can."""


class Face(Protocol):
    """One side of a piece. `key` tells two different-looking faces apart."""

    @property
    def key(self) -> Hashable:
        """Equal only for faces that look the same."""

    def render(self, canvas: Canvas, size: tuple[int, int]) -> pygame.Surface:
        """The face upright at `size` pixels."""


@dataclass(frozen=True, slots=True)
class PictureFace:
    """A face that is a made picture; for a card the master that fits is found."""

    name: str

    @property
    def key(self) -> Hashable:
        """The name of the picture."""
        return self.name

    def render(self, canvas: Canvas, size: tuple[int, int]) -> pygame.Surface:
        """The picture at `size` pixels."""
        return canvas.pictures.card(self.name, size)


class Steps(Enum):
    """How finely a sprite is cut: degrees, and parts of the scale."""

    EXACT = (0, 0)
    HAND = (3, 24)
    FLIGHT = (8, 8)


LIFT_STEP = 3
"""In units: the shadow of a piece in the air moves in steps of this length."""


class Cut(NamedTuple):
    """One way of showing a face: pixel size at scale 1, scale, angle, flip squeeze (0-8), greyness."""

    size: tuple[int, int]
    scale: float
    angle: float
    squeeze: int = 8
    grey: bool = False


def sprite(canvas: Canvas, face: Face, cut: Cut) -> pygame.Surface:
    """The face exactly as `cut` wants it, scaled from the master; from the cache or made for it."""
    key = ("sprite", face.key, cut)
    made = canvas.pictures.kept(key)
    return made or canvas.pictures.keep(key, _turned(canvas, face, cut, exact=True))


def airborne(
    canvas: Canvas, face: Face, cut: Cut, lift: int, round_shadow: bool
) -> tuple[pygame.Surface, float, float]:
    """A piece in the air and its shadow as one picture, and where on it the middle of the piece is.

    `lift` counts steps of `LIFT_STEP`; 0 casts no shadow.
    """
    key = ("airborne", face.key, cut, lift)
    made = canvas.pictures.kept(key)
    middle = _MIDDLES.get(key)
    if made is None or middle is None:
        picture = _turned(canvas, face, cut, exact=False)
        made, middle = _with_shadow(canvas, face, cut, lift, round_shadow, picture)
        canvas.pictures.keep(key, made)
        if len(_MIDDLES) > MOST_MIDDLES:
            _MIDDLES.clear()
        _MIDDLES[key] = middle
    return made, *middle


_MIDDLES: dict[Hashable, tuple[float, float]] = {}
"""For every picture made by `airborne`, where the middle of the piece is on it."""
MOST_MIDDLES = 20_000


def _with_shadow(
    canvas: Canvas, face: Face, cut: Cut, lift: int, round_shadow: bool, picture: pygame.Surface
) -> tuple[pygame.Surface, tuple[float, float]]:
    width, height = picture.get_size()
    if not lift:
        return picture, (width / 2, height / 2)
    fall = canvas.space.scale * lift * LIFT_STEP
    upright = cut._replace(angle=0.0) if round_shadow else cut
    dark = shadow(canvas, face, upright, shadow_blur(canvas, lift * LIFT_STEP))
    across, down = dark.get_size()
    left, top = min(-width / 2, fall * 0.7 - across / 2), min(-height / 2, fall - down / 2)
    right, bottom = max(width / 2, fall * 0.7 + across / 2), max(height / 2, fall + down / 2)
    made = pygame.Surface((round(right - left) + 1, round(bottom - top) + 1), pygame.SRCALPHA)
    made.blit(dark, (round(fall * 0.7 - across / 2 - left), round(fall - down / 2 - top)))
    made.blit(picture, (round(-width / 2 - left), round(-height / 2 - top)))
    return made, (-left, -top)


def shadow_blur(canvas: Canvas, lift: float) -> int:
    """How soft the shadow of a piece at this height is, in pixels."""
    return max(2, round(canvas.space.scale * (3 if lift <= 6 else 8)))


def shadow(canvas: Canvas, face: Face, cut: Cut, blur: int) -> pygame.Surface:
    """The soft shadow of a face; `blur` in pixels. Steps of 12 degrees and 1/8 are enough for a shadow."""
    size, scale, angle, squeeze, _ = cut
    cut = Cut(size, max(1, round(scale * 8)) / 8, round(angle / 12) * 12 % 360, squeeze)
    key = ("shadow", face.key, cut, blur)
    made = canvas.pictures.kept(key)
    return made or canvas.pictures.keep(key, _shadow(canvas, face, cut, blur))


def _upright(canvas: Canvas, face: Face, size: tuple[int, int], grey: bool) -> pygame.Surface:
    key = ("upright", face.key, size, grey)
    return canvas.pictures.drawn(
        key, lambda: _greyed(face.render(canvas, size)) if grey else face.render(canvas, size)
    )


def _turned(canvas: Canvas, face: Face, cut: Cut, exact: bool) -> pygame.Surface:
    master = cut.scale if exact else max(1, -(-cut.scale // 0.25)) * 0.25 if cut.scale > 1 else 1.0
    size = _scaled(cut.size, master)
    picture = _upright(canvas, face, size, cut.grey)
    if cut.squeeze < 8:
        picture = pygame.transform.smoothscale(picture, (max(1, size[0] * cut.squeeze // 8), size[1]))
    shrink = cut.scale / master
    if cut.angle % 360 == 0:
        if shrink == 1:
            return picture
        return pygame.transform.smoothscale(picture, _scaled(picture.get_size(), shrink))
    return pygame.transform.rotozoom(_with_margin(picture), -cut.angle, shrink)


def _with_margin(picture: pygame.Surface) -> pygame.Surface:
    """The picture with a clear edge, without which turning it would leave its sides jagged."""
    width, height = picture.get_size()
    out = pygame.Surface((width + 4, height + 4), pygame.SRCALPHA)
    out.blit(picture, (2, 2))
    return out


def _scaled(size: tuple[int, int], scale: float) -> tuple[int, int]:
    return max(1, round(size[0] * scale)), max(1, round(size[1] * scale))


def _shadow(canvas: Canvas, face: Face, cut: Cut, blur: int) -> pygame.Surface:
    upright = _upright(canvas, face, cut.size, False)
    small = pygame.transform.smoothscale(upright, _scaled(cut.size, cut.scale / SHADOW_SHRINK))
    if cut.squeeze < 8:
        small = pygame.transform.smoothscale(
            small, (max(1, small.get_width() * cut.squeeze // 8), small.get_height())
        )
    small.fill((0, 0, 0, SHADOW_ALPHA), special_flags=pygame.BLEND_RGBA_MULT)
    soft = max(1, blur // SHADOW_SHRINK)
    padded = pygame.Surface((small.get_width() + 6 * soft, small.get_height() + 6 * soft), pygame.SRCALPHA)
    padded.blit(small, (3 * soft, 3 * soft))
    return pygame.transform.rotozoom(pygame.transform.gaussian_blur(padded, soft), -cut.angle, SHADOW_SHRINK)


def _greyed(picture: pygame.Surface) -> pygame.Surface:
    """Two thirds of the colour gone, a little lighter: a card that cannot be played."""
    grey = pygame.transform.grayscale(picture)
    grey.set_alpha(170)
    out = picture.copy()
    out.blit(grey, (0, 0))
    out.fill((18, 16, 14, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return out


def warm_up(canvas: Canvas, faces: list[Face], size: tuple[int, int]) -> None:
    """Make the upright pictures before they are needed, so that the first deal does not stutter."""
    for face in faces:
        _upright(canvas, face, size, False)
