"""The press: prints the five plates of a sheet on paper, with dots, wear and a slipped plate."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt
import skia
from PIL import Image

from art.press.palette import rgb
from art.press.shapes import rrect, spline

if TYPE_CHECKING:
    from art.press.sheet import Sheet

Floats = npt.NDArray[np.float32]
SPARE = 160
"""Textures are this many pixels larger than the sheet; each sheet cuts its own window."""


@dataclass(frozen=True)
class Press:
    """How a sheet is printed. Units are card units unless said otherwise."""

    paper: str = "paper"
    dot: float = 5.2
    """Pitch of the coarse halftone; the fine one is 0.62 of it."""
    angle: float = 40
    """Degrees of the coarse screen; the fine one stands 15 degrees further."""
    slip: tuple[float, float] = (0.9, -0.7)
    """How far the flat plate is out of register."""
    grain: float = 1.0
    """Pin holes and uneven ink, 0-1."""
    wear: float = 1.0
    """Worn edges, 0-1."""
    cloud: float = 1.0
    """Low clouds in the paper; 0 for things that are tiled."""


@dataclass(frozen=True)
class _Textures:
    cloud: Floats
    grain: Floats
    fibre: Floats
    speck: Floats

    def window(self, x: int, y: int, w: int, h: int) -> _Textures:
        cut = (slice(y, y + h), slice(x, x + w))
        return _Textures(self.cloud[cut], self.grain[cut], self.fibre[cut], self.speck[cut])


def print_sheet(sheet: Sheet, press: Press | None = None, corner: float | skia.Path = 26) -> Image.Image:
    """The finished picture (RGBA), cut to rounded corners or to the path given in units."""
    press = press or Press()
    height, width = sheet.plates["flat"].shape[:2]
    offset = np.random.default_rng(sheet.seed).integers(0, SPARE, 2)
    texture = _textures(width, height, sheet.scale).window(int(offset[1]), int(offset[0]), width, height)
    plates = {name: plate.astype(np.float32) / np.float32(255) for name, plate in sheet.plates.items()}
    image = _paper(press, texture)
    image = _flat(image, plates["flat"], sheet.scale, press, texture)
    for name, pitch, degrees in (
        ("tone", press.dot, press.angle),
        ("fine", press.dot * 0.62, press.angle + 15),
    ):
        image = _halftone(image, plates[name], pitch, degrees, sheet.scale)
    image = _solid(image, plates["key"], 1.0, press, texture)
    image = _solid(image, plates["type"], 0.18, press, texture)
    image = _worn(image, sheet.scale, press, texture)
    return _cut(image, sheet, corner)


def _paper(press: Press, texture: _Textures) -> Floats:
    base = np.array(rgb(press.paper), np.float32) / np.float32(255)
    cloud = 1 + 0.035 * press.cloud * texture.cloud[..., None]
    fibre = 1 - 0.05 * press.grain * texture.fibre[..., None]
    stock: Floats = (base * cloud * fibre).astype(np.float32)
    return stock


def _flat(image: Floats, plate: Floats, scale: float, press: Press, texture: _Textures) -> Floats:
    dx, dy = (round(slip * scale) for slip in press.slip)
    slipped = np.roll(plate, (dy, dx), (0, 1))
    pin_holes = np.clip(1 - 0.9 * press.grain * texture.speck, 0, 1)
    thin_ink = 1 - 0.10 * press.grain * texture.grain.clip(0)
    inked: Floats = (slipped * (pin_holes * thin_ink)[..., None]).astype(np.float32)
    mottle = 1 + 0.03 * press.cloud * texture.cloud[..., None]
    printed: Floats = image * (1 - inked[..., 3:]) + inked[..., :3] * mottle
    return printed


def _halftone(image: Floats, plate: Floats, pitch: float, degrees: float, scale: float) -> Floats:
    alpha = plate[..., 3]
    if not alpha.any():
        return image
    colour = plate[..., :3] / np.maximum(alpha, 1e-4)[..., None]
    height, width = alpha.shape
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    angle, wave = math.radians(degrees), math.pi / (pitch * scale / 1.414)
    u = (x * math.cos(angle) + y * math.sin(angle)) * wave
    v = (-x * math.sin(angle) + y * math.cos(angle)) * wave
    screen = (np.cos(u) * np.cos(v) + 1) / 2
    hardness = 1.1 * pitch * scale / 3
    dots = np.clip((alpha - (1 - screen) * 0.98) * hardness + 0.5, 0, 1) * (alpha > 0.01)
    printed: Floats = image * (1 - dots[..., None] * (1 - (colour * 0.9 + 0.05)))
    return printed


def _solid(image: Floats, plate: Floats, roughness: float, press: Press, texture: _Textures) -> Floats:
    holes = 0.5 * roughness * press.grain * texture.speck
    thin_ink = 0.12 * roughness * press.grain * texture.grain.clip(0)
    eaten = (1 - holes - thin_ink).astype(np.float32)[..., None]
    printed: Floats = image * (1 - plate[..., 3:] * eaten) + plate[..., :3] * eaten
    return printed


def _worn(image: Floats, scale: float, press: Press, texture: _Textures) -> Floats:
    height, width = image.shape[:2]
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    inward = np.minimum(np.minimum(y, height - 1 - y), np.minimum(x, width - 1 - x)) / scale
    edge = np.exp(-inward / 7)
    rubbed = image * (1 - 0.16 * press.wear * edge[..., None])
    scuff = np.clip(edge * 1.15 + 0.45 * texture.cloud - 0.95, 0, 1)[..., None] * press.wear
    stock = np.array(rgb(press.paper), np.float32) / np.float32(255) * 1.04
    worn: Floats = rubbed * (1 - scuff) + stock * scuff
    return worn


def _cut(image: Floats, sheet: Sheet, corner: float | skia.Path) -> Image.Image:
    height, width = image.shape[:2]
    printed = np.empty((height, width, 4), np.uint8)
    printed[..., :3] = (image.clip(0, 1) * 255 + 0.5).astype(np.uint8)
    mask = np.zeros((height, width, 4), np.uint8)
    surface = skia.Surface(mask)
    canvas = surface.getCanvas()
    canvas.scale(sheet.scale, sheet.scale)
    outline = corner if isinstance(corner, skia.Path) else rrect(0.5, 0.5, sheet.w - 1, sheet.h - 1, corner)
    canvas.drawPath(outline, skia.Paint(AntiAlias=True))
    printed[..., 3] = mask[..., 3]
    return Image.fromarray(printed)


@cache
def _textures(width: int, height: int, scale: float) -> _Textures:
    width, height = width + SPARE, height + SPARE
    dice = np.random.default_rng(7)

    def noise(cell: float, octaves: int = 1) -> Floats:
        total = np.zeros((height, width), np.float32)
        for octave in range(octaves):
            size = max(1.0, cell / 2**octave)
            grid = dice.normal(size=(max(2, int(height / size) + 2), max(2, int(width / size) + 2)))
            grown = Image.fromarray(grid.astype(np.float32)).resize((width, height), Image.Resampling.BICUBIC)
            total += np.asarray(grown) / 2**octave
        return (total / np.std(total)).astype(np.float32)

    fine, patches = noise(1.2 * scale), noise(14 * scale, 3)
    return _Textures(
        cloud=noise(90 * scale, 4) * np.float32(0.5),
        grain=fine * np.float32(0.5) + noise(3 * scale) * np.float32(0.5),
        fibre=_fibres(width, height, scale),
        speck=np.clip((fine * 0.75 + patches * 0.6 - 2.15) * 1.6, 0, 1).astype(np.float32),
    )


def _fibres(width: int, height: int, scale: float) -> Floats:
    plate = np.zeros((height, width, 4), np.uint8)
    surface = skia.Surface(plate)
    canvas = surface.getCanvas()
    dice = random.Random(3)
    for _ in range(int(width * height / (2600 * scale))):
        x, y, angle = dice.random() * width, dice.random() * height, dice.random() * 6.3
        length = dice.uniform(4, 16) * scale
        half = length * 0.5
        path = spline(
            [
                (x, y),
                (x + half * math.cos(angle), y + half * math.sin(angle)),
                (x + length * math.cos(angle + 0.5), y + length * math.sin(angle + 0.5)),
            ]
        )
        paint = skia.Paint(
            AntiAlias=True,
            Style=skia.Paint.kStroke_Style,
            StrokeWidth=0.5 * scale,
            Color=skia.Color(0, 0, 0, int(dice.uniform(40, 200))),
        )
        canvas.drawPath(path, paint)
    return plate[..., 3].astype(np.float32) / np.float32(255)
