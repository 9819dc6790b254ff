"""Printed tokens: a sheet of the right scale, and a cut along the outline."""

from __future__ import annotations

import skia
from PIL import Image

from art.press import Press, Sheet, print_sheet


def sheet_for(size: tuple[float, float], scale: float, width: float, seed: int = 1) -> Sheet:
    """A sheet `width` drawing units wide for a piece of `size` table units at `scale` pixels each."""
    across, down = size
    return Sheet(width, width * down / across, scale * across / width, seed)


def cut_out(
    sheet: Sheet, outline: skia.Path, paper: str = "cream", dot: float = 5.2, grain: float = 0.8
) -> Image.Image:
    """Prints the sheet without wear and cuts it along the outline."""
    return print_sheet(sheet, Press(paper=paper, dot=dot, wear=0, grain=grain), corner=outline)
