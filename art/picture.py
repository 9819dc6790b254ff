"""What a made picture is: where it goes, what it is drawn from, and how it is saved."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PIL import Image

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


def save_png(image: Image.Image, file: Path, colours: int = 256) -> None:
    """Write the picture, with a palette of at most `colours` (0: full colour)."""
    file.parent.mkdir(parents=True, exist_ok=True)
    if colours:
        image = image.quantize(colours, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    image.save(file, optimize=True)


def shrink(image: Image.Image, width: int, height: int) -> Image.Image:
    """The picture in a smaller size, in one clean step."""
    return image.resize((width, height), Image.Resampling.LANCZOS)
