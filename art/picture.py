"""What a made picture is: where it goes, what it is drawn from, and how it is saved."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from PIL import Image

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

MADE = Path(__file__).parent / "made"


@dataclass(frozen=True)
class Picture:
    """One file below `art/made`. A module that draws lists its own in `PICTURES`."""

    path: str
    """Where it goes, such as `tamasha/neta/ks_clean.board.png`."""
    draw: Callable[[], Image.Image]
    """Draws it from nothing, RGBA, in its final size."""
    sources: tuple[str, ...]
    """The drawing code it depends on: files or folders, seen from the root of the repository."""
    data: tuple[str, ...] = ()
    """The entries it shows, such as `engine/tamasha/components.toml#candyneta/ks_clean`."""
    colours: int = 256
    """Palette size of the file; 0 keeps full colour (wide gradients only)."""
    even_rim: bool = False
    """The cut edge has one colour all round: the palette can then be learned from the picture."""


def save_png(image: Image.Image, file: Path, colours: int = 256, even_rim: bool = False) -> None:
    """Write the picture, with a palette of at most `colours` (0: full colour)."""
    file.parent.mkdir(parents=True, exist_ok=True)
    if colours and even_rim:
        flat, alphas = _learned(image, colours)
        flat.save(file, optimize=True, transparency=alphas)
        return
    if colours:
        image = image.quantize(colours, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    image.save(file, optimize=True)


RIM_STEPS = 8
"""Palette places for the half transparent pixels of the rim."""
FEW = 6
"""Colours of so few pixels get no place of their own."""


def _learned(image: Image.Image, colours: int) -> tuple[Image.Image, bytes]:
    """A palette picture that spends its places on the inks in use, and the alpha of each place."""
    import numpy as np

    inks = colours - RIM_STEPS
    alpha = np.asarray(image.getchannel("A"))
    pixels = np.array(image.convert("RGB"))
    rim = (alpha > 0) & (alpha < 255)
    edge = pixels[rim].mean(axis=0).astype(np.uint8) if rim.any() else np.zeros(3, np.uint8)
    pixels[alpha < 255] = edge
    learned = _sample(pixels).quantize(
        inks, method=Image.Quantize.MEDIANCUT, kmeans=2, dither=Image.Dither.NONE
    )
    mapped = Image.fromarray(pixels).quantize(palette=learned, dither=Image.Dither.NONE)
    places = np.array(mapped)
    places[alpha < 255] = inks + alpha[alpha < 255].astype(int) * (RIM_STEPS - 1) // 254
    palette = (learned.getpalette() or [])[: inks * 3]
    palette += [0] * (inks * 3 - len(palette)) + list(map(int, edge)) * RIM_STEPS
    flat = Image.fromarray(places, "P")
    flat.putpalette(palette)
    steps = [step * 255 // (RIM_STEPS - 1) for step in range(RIM_STEPS)]
    return flat, bytes([255] * inks + steps)


def _sample(pixels: npt.NDArray[np.uint8]) -> Image.Image:
    """The colours of a picture in which a small patch of ink counts for more than its area."""
    import numpy as np

    flat = pixels.reshape(-1, 3).astype(np.uint32)
    coarse = flat >> 3
    keys = coarse[:, 0] << 10 | coarse[:, 1] << 5 | coarse[:, 2]
    _, members, counts = np.unique(keys, return_inverse=True, return_counts=True)
    means = np.stack([np.bincount(members, flat[:, c]) / counts for c in range(3)], axis=-1)
    common = counts > FEW
    repeated = np.repeat(means[common], np.ceil(counts[common] ** 0.4).astype(int), axis=0)
    return Image.fromarray(repeated.astype(np.uint8)[None])


def shrink(image: Image.Image, width: int, height: int) -> Image.Image:
    """The picture in a smaller size, in one clean step."""
    return image.resize((width, height), Image.Resampling.LANCZOS)
