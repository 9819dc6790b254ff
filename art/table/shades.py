"""A palette for a picture with soft edges: the few colours that lie nearest to all of its pixels.

Flat printed pictures lose nothing in Pillow's quick palette. Wood, cloth and shadows band in it, so theirs is
refined by a few rounds of k-means over colour and alpha together.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
from PIL import Image

ROUNDS = 4
SAMPLE = 30_000
CHUNK = 40_000
Floats = npt.NDArray[np.float32]


def with_palette(image: Image.Image, colours: int = 256, grain: float = 0) -> Image.Image:
    """The picture with at most `colours` colours, each of them with its own alpha.

    `grain` (0-3, in steps of brightness) roughens wide gradients, so that they do not band.
    """
    rgba = image.convert("RGBA")
    pixels = np.asarray(rgba)
    if grain:
        pixels = _roughened(pixels, grain)
    shades, place = _distinct(pixels)
    if len(shades) > colours:
        palette = _refined(rgba, pixels, colours)
        shades, place = _distinct(pixels & np.uint8(0xFC))
        palette[0] = 0
        nearest = _nearest(_weighed(shades), _weighed(palette))
        nearest[shades[:, 3] < 4] = 0
        place = nearest[place]
    else:
        palette = shades
    paletted = Image.fromarray(place.reshape(pixels.shape[:2]).astype(np.uint8), "P")
    paletted.putpalette(palette.astype(np.uint8).tobytes(), "RGBA")
    return paletted


def _roughened(pixels: npt.NDArray[np.uint8], grain: float) -> npt.NDArray[np.uint8]:
    noise = np.random.default_rng(3).normal(0, grain, pixels.shape[:2])[..., None]
    rough = pixels.astype(np.float32)
    rough[..., :3] += noise
    return np.clip(rough + 0.5, 0, 255).astype(np.uint8)


def _distinct(pixels: npt.NDArray[np.uint8]) -> tuple[npt.NDArray[np.uint8], npt.NDArray[np.intp]]:
    packed = np.ascontiguousarray(pixels).view(np.uint32).ravel()
    found, place = np.unique(packed, return_inverse=True)
    return found.view(np.uint8).reshape(-1, 4), place


def _refined(image: Image.Image, pixels: npt.NDArray[np.uint8], colours: int) -> npt.NDArray[np.uint8]:
    quick = image.quantize(colours, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE).convert(
        "RGBA"
    )
    centres = _weighed(np.unique(np.asarray(quick).reshape(-1, 4), axis=0))
    flat = pixels.reshape(-1, 4)
    chance = np.random.default_rng(1)
    sample = _weighed(flat[chance.integers(0, len(flat), min(SAMPLE, len(flat)))])
    if len(centres) < colours:
        centres = np.vstack([centres, sample[chance.integers(0, len(sample), colours - len(centres))]])
    for _ in range(ROUNDS):
        nearest = _nearest(sample, centres)
        weight = np.bincount(nearest, minlength=len(centres))
        for channel in range(4):
            total = np.bincount(nearest, sample[:, channel], minlength=len(centres))
            centres[:, channel] = np.where(weight, total / np.maximum(weight, 1), centres[:, channel])
    return _straight(centres)


def _nearest(points: Floats, centres: Floats) -> npt.NDArray[np.intp]:
    lengths = (centres**2).sum(1)
    found = np.empty(len(points), np.intp)
    for start in range(0, len(points), CHUNK):
        part = points[start : start + CHUNK]
        found[start : start + CHUNK] = (lengths - 2 * part @ centres.T).argmin(1)
    return found


def _weighed(pixels: npt.NDArray[np.uint8]) -> Floats:
    """Colours as the eye compares them: premultiplied, so that what is clear has no colour to miss."""
    points = pixels.astype(np.float32)
    points[:, :3] *= points[:, 3:] / np.float32(255)
    return points


def _straight(points: Floats) -> npt.NDArray[np.uint8]:
    alpha = np.maximum(points[:, 3:], 1)
    colour = points[:, :3] * 255 / alpha
    straight = np.clip(np.hstack([colour, points[:, 3:]]) + 0.5, 0, 255).astype(np.uint8)
    straight[straight[:, 3] > 250, 3] = 255
    straight[straight[:, 3] < 4] = 0
    return straight
