"""Lettering: a string shaped by HarfBuzz becomes one outline that can be bent, inked and stamped."""

from __future__ import annotations

from functools import cache

import skia
import uharfbuzz as hb

from art.fetch_fonts import font_file
from art.press.shapes import moved

FACES: dict[str, str] = {
    "sign": "Shrikhand_400Regular",
    "deva": "RozhaOne_400Regular",
    "num": "Khand_700Bold",
    "semi": "Khand_600SemiBold",
    "text": "Mukta_500Medium",
    "bold": "Mukta_700Bold",
    "hand": "Kalam_700Bold",
    "lalezar": "Lalezar_400Regular",
    "cairo": "Cairo_700Bold",
}
"""Role -> font file. Sign: painted names. Deva: second lines in Hindi, newspapers. Num: figures."""


@cache
def _face(role: str) -> tuple[hb.Font, skia.Typeface]:
    file = str(font_file(FACES[role]))
    shaper = hb.Font(hb.Face(hb.Blob.from_file_path(file)))
    return shaper, skia.Typeface.MakeFromFile(file)


def _lacks(text: str, role: str) -> bool:
    """Whether the face has no glyph for some character (the rupee sign, mostly)."""
    shaper, _ = _face(role)
    return any(shaper.get_nominal_glyph(ord(character)) is None for character in text)


def text_path(text: str, role: str, size: float, track: float = 0) -> tuple[skia.Path, float]:
    """The outline of shaped text, its baseline starting at the origin, and its width.

    A text that the face cannot set whole is set in Mukta.
    """
    if role != "bold" and _lacks(text, role):
        role = "bold"
    shaper, typeface = _face(role)
    buffer = hb.Buffer()
    buffer.add_str(text)
    buffer.guess_segment_properties()
    hb.shape(shaper, buffer)
    font = skia.Font(typeface, size)
    font.setHinting(skia.FontHinting.kNone)
    font.setLinearMetrics(True)
    font.setSubpixel(True)
    scale, x, outline = size / shaper.face.upem, 0.0, skia.Path()
    for glyph, position in zip(buffer.glyph_infos, buffer.glyph_positions, strict=True):
        shape = font.getPath(glyph.codepoint)
        if shape:
            outline.addPath(shape, x + position.x_offset * scale, -position.y_offset * scale)
        x += position.x_advance * scale + track
    return outline, x - track


def text_width(text: str, role: str, size: float, track: float = 0) -> float:
    """How wide the text would be set."""
    return text_path(text, role, size, track)[1]


def set_text(
    x: float,
    y: float,
    text: str,
    role: str,
    size: float,
    anchor: str = "m",
    track: float = 0,
    fit: float | None = None,
) -> tuple[skia.Path, float]:
    """Text on the baseline at (x, y), anchored l, m or r, shrunk to `fit` if it is wider."""
    path, width = text_path(text, role, size, track)
    if fit and width > fit:
        shrink = fit / width
        path, width = text_path(text, role, size * shrink, track * shrink)
    return moved(path, x - {"l": 0.0, "m": width / 2, "r": width}[anchor], y), width


def two_lines(text: str) -> tuple[str, ...]:
    """The text broken where its longer line is shortest: at a space, or if need be after a hyphen."""
    breaks = [(text[:i], text[i + 1 :], 1.0) for i, sign in enumerate(text) if sign == " "]
    breaks += [(text[: i + 1], text[i + 1 :], 1.4) for i, sign in enumerate(text) if sign == "-"]
    if not breaks:
        return (text,)

    def cost(pair: tuple[str, str, float]) -> float:
        return max(text_width(line, "num", 100) for line in pair[:2]) * pair[2]

    return min(breaks, key=cost)[:2]
