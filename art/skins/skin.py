"""How a skin is printed: hardly any grain, since its middle repeats, and no paper beyond its outline."""

from __future__ import annotations

import skia
from PIL import Image

from art.press import Press, Sheet, print_sheet

FLAT = Press(paper="cream", dot=3.4, wear=0, grain=0.12, cloud=0)


def printed(sheet: Sheet, outline: skia.Path, edge: str = "ink", press: Press = FLAT) -> Image.Image:
    """Prints the sheet and cuts it along the outline, whose rim is inked so that no paper shows."""
    sheet.line(outline, 1.4, edge, "type")
    return print_sheet(sheet, press, corner=outline)
