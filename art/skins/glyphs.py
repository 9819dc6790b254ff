"""Numerals as pictures: Khand with a cream rim for the pieces, handwriting for the Horse Trading sheet.

Each strip has one row of glyphs; `glyphs.json` tells each one's box, its advance and the common baseline.
"""

from __future__ import annotations

import json
from functools import partial

from PIL import Image

from art.press import text_path
from art.table.catalogue import Made, pictures
from art.table.painting import Painting

GLYPHS = ("0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "+", "−", "?", "Cr")
SIZE = 48.0
"""The em of the glyphs in units; a numeral on a piece is shown at 20 to 40."""
SPARE = 4.0
HEIGHT, BASELINE = 56.0, 44.0
VARIANTS: dict[str, tuple[str, str, tuple[str, float] | None]] = {
    "khand.ink": ("num", "ink", ("cream", 7)),
    "khand.cream": ("num", "cream", ("ink", 7)),
    "khand.purple": ("num", "purple", ("cream", 7)),
    "khand.plain": ("num", "ink", None),
    "hand.purple": ("hand", "plum", None),
    "hand.yellow": ("hand", "brown", None),
    "hand.pencil": ("hand", "#6b6570", None),
}


def boxes(role: str) -> dict[str, dict[str, float]]:
    """Each glyph's place in its strip and how far it moves the pen, in units."""
    placed, x = {}, 0.0
    for glyph in GLYPHS:
        advance = text_path(glyph, role, SIZE)[1]
        width = round(advance + 2 * SPARE)
        placed[glyph] = {"x": x, "width": width, "advance": round(advance, 2)}
        x += width
    return placed


def strip(variant: str) -> Image.Image:
    """All glyphs of one variant in a row."""
    role, colour, outline = VARIANTS[variant]
    placed = boxes(role)
    painting = Painting(sum(box["width"] for box in placed.values()), HEIGHT)
    for glyph, box in placed.items():
        painting.text(box["x"] + SPARE, BASELINE, glyph, role, SIZE, colour, "l", outline=outline)
    return painting.image()


def facts() -> str:
    """The text of `glyphs.json`."""
    strips = {}
    for variant, (role, _, _) in VARIANTS.items():
        strips[variant] = {
            "file": f"glyphs/{variant}",
            "scale": 2.4,
            "em": SIZE,
            "height": HEIGHT,
            "baseline": BASELINE,
            "spare": SPARE,
            "glyphs": boxes(role),
        }
    return json.dumps(strips, ensure_ascii=False, indent=1) + "\n"


def made() -> list[Made]:
    """One strip a variant."""
    strips = []
    for variant, (role, _, _) in VARIANTS.items():
        width = sum(box["width"] for box in boxes(role).values())
        strips.append(Made(f"glyphs/{variant}", (width, HEIGHT), partial(strip, variant), colours=32))
    return strips


MADE = made()
PICTURES = pictures(__name__, MADE)
TEXTS = {"glyphs/glyphs.json": facts}
