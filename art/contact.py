"""Contact sheets: made pictures side by side on the table green, in the widths of the screen."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path

from PIL import Image

from art.picture import MADE, shrink

WIDTHS = (66, 98, 154, 360)
GREEN = (31, 79, 67)
GAP = 12
SHEET_WIDTH = 1500


def sheets(paths: Iterable[str], folder: Path) -> Iterator[Path]:
    """Lay one sheet for each folder of pictures, kind of master and width."""
    folder.mkdir(parents=True, exist_ok=True)
    groups: dict[str, list[Image.Image]] = defaultdict(list)
    for path in paths:
        if (MADE / path).exists():
            parts = Path(path)
            master = parts.stem.rpartition(".")[2] if "." in parts.stem else "all"
            groups[f"{parts.parent.as_posix().replace('/', '-')}-{master}"].append(
                Image.open(MADE / path).convert("RGBA")
            )
    for name, images in groups.items():
        for width in WIDTHS:
            if width <= images[0].width:
                file = folder / f"{name}-{width}.png"
                lay(images, width).save(file)
                yield file


def lay(images: list[Image.Image], width: int, across: int = 0) -> Image.Image:
    """The pictures in rows on the table green, each `width` pixels wide."""
    across = across or max(1, (SHEET_WIDTH - GAP) // (width + GAP))
    small = [shrink(image, width, round(image.height * width / image.width)) for image in images]
    rows = [small[i : i + across] for i in range(0, len(small), across)]
    heights = [max(image.height for image in row) + GAP for row in rows]
    sheet = Image.new("RGB", (across * (width + GAP) + GAP, sum(heights) + GAP), GREEN)
    top = GAP
    for row, height in zip(rows, heights, strict=True):
        for i, image in enumerate(row):
            sheet.paste(image, (GAP + i * (width + GAP), top), image)
        top += height
    return sheet
