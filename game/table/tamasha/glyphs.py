"""Numerals in sign writer's letters and in handwriting, set from the made strips of glyphs."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import pygame

from game.canvas import Canvas
from game.space import Point
from game.table.tamasha.lettering import fitted, rimmed
from game.text import Style

MOST_SCALE = 1.3
"""Numerals on pieces grow no more than this with the player's text size."""
SPACE = 0.22
_PARTS = re.compile(r"Cr|[0-9+−?]| ")


@cache
def _sheets(root: Path) -> dict[str, Any]:
    try:
        return dict(json.loads((root / "glyphs" / "glyphs.json").read_text("utf-8")))
    except (OSError, ValueError):
        return {}


def numeral(
    canvas: Canvas,
    text: str,
    at: Point,
    size: float,
    sheet: str = "khand.ink",
    anchor: str = "center",
    width: float | None = None,
) -> None:
    """A number of `size` units (the em), its `anchor` at a point; smaller where it exceeds `width`."""
    facts = _sheets(canvas.pictures.root).get(sheet)
    parts = _PARTS.findall(text)
    if facts is None or "".join(parts) != text:
        _plain(canvas, text, at, size, anchor, width)
        return
    size *= min(canvas.space.text_scale, MOST_SCALE)
    wide = _length(facts, parts) * size / facts["em"]
    if width is not None and wide > width:
        size *= width / wide
    pixels = max(6, round(size * canvas.space.scale))
    made = canvas.pictures.drawn(("numeral", sheet, text, pixels), lambda: _set(canvas, facts, parts, pixels))
    x, y = canvas.space.to_pixel(at)
    canvas.put(made, made.get_rect(**{anchor: (round(x), round(y))}))


def _length(facts: dict[str, Any], parts: list[str]) -> float:
    return float(
        sum(facts["em"] * SPACE if part == " " else facts["glyphs"][part]["advance"] for part in parts)
    )


def _set(canvas: Canvas, facts: dict[str, Any], parts: list[str], pixels: int) -> pygame.Surface:
    """The glyphs side by side, cut from the strip and scaled once; trimmed to the height of a capital."""
    strip = canvas.pictures.load(facts["file"])
    assert strip is not None
    unit, spare = facts["scale"], facts["spare"]
    long = pygame.Surface(
        (round((_length(facts, parts) + 2 * spare) * unit), strip.get_height()), pygame.SRCALPHA
    )
    x = 0.0
    for part in parts:
        if part == " ":
            x += facts["em"] * SPACE
            continue
        glyph = facts["glyphs"][part]
        area = pygame.Rect(round(glyph["x"] * unit), 0, round(glyph["width"] * unit), strip.get_height())
        long.blit(strip, (round(x * unit), 0), area.clip(strip.get_rect()))
        x += glyph["advance"]
    shrink = pixels / (facts["em"] * unit)
    made = pygame.transform.smoothscale(
        long, (max(1, round(long.get_width() * shrink)), max(1, round(long.get_height() * shrink)))
    )
    return made.subsurface(made.get_bounding_rect()).copy()


def _plain(canvas: Canvas, text: str, at: Point, size: float, anchor: str, width: float | None) -> None:
    style = Style("label", size * 0.8, cap=MOST_SCALE)
    rimmed(canvas, text, at, style if width is None else fitted(canvas, text, style, width), anchor)
