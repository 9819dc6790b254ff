"""One line of text as a picture, cached by its words, face, size and colour."""

from __future__ import annotations

import pygame

from game.lru import ByteCache
from game.text.fonts import font
from game.text.runs import Run, runs

LINE_BYTES = 16 * 1024 * 1024


class TextCache:
    """Lines already drawn. Sizes are in pixels; give back what `space.text_px` says."""

    def __init__(self, limit: int = LINE_BYTES) -> None:
        self._lines: ByteCache[tuple[str, str, int, str]] = ByteCache(limit)
        self._widths: dict[tuple[str, str, int], int] = {}

    def line(self, text: str, face: str, pixels: int, colour: str) -> pygame.Surface:
        """The line as a picture with see-through ground; an empty text is one pixel wide."""
        key = (text, face, pixels, colour)
        made = self._lines.get(key)
        if made is None:
            made = _draw(text, face, pixels, colour)
            self._lines.put(key, made)
        return made

    def width(self, text: str, face: str, pixels: int) -> int:
        """How wide the line comes out, in pixels."""
        key = (text, face, pixels)
        known = self._widths.get(key)
        if known is None:
            if len(self._widths) > 20_000:
                self._widths.clear()
            known = self._widths[key] = sum(_run_width(run, pixels) for run in runs(text, face))
        return known

    def height(self, face: str, pixels: int) -> int:
        """The height of a line in pixels."""
        return font(face, pixels).get_height()

    def clear(self) -> None:
        """Forget every line, as after a change of the window's size."""
        self._lines.clear()
        self._widths.clear()


text_cache = TextCache()


def _mark_size(pixels: int) -> int:
    return max(6, round(pixels * 0.62))


def _run_width(run: Run, pixels: int) -> int:
    if run.face is None:
        return len(run.text) * (_mark_size(pixels) + 2)
    return font(run.face, pixels, run.script).size(run.text)[0]


def _draw(text: str, face: str, pixels: int, colour: str) -> pygame.Surface:
    parts = runs(text, face)
    if len(parts) == 1 and parts[0].face == face:
        return font(face, pixels, parts[0].script).render(parts[0].text, True, colour)
    height, ascent = font(face, pixels).get_height(), font(face, pixels).get_ascent()
    drawn: list[tuple[pygame.Surface, int]] = []
    for part in parts:
        if part.face is None:
            drawn.append((_marks(len(part.text), pixels, colour), ascent - _mark_size(pixels)))
            continue
        opened = font(part.face, pixels, part.script)
        drawn.append((opened.render(part.text, True, colour), ascent - opened.get_ascent()))
    top = min([0, *(y for _, y in drawn)])
    bottom = max([height, *(y + picture.get_height() for picture, y in drawn)])
    width = max(1, sum(picture.get_width() for picture, _ in drawn))
    out = pygame.Surface((width, bottom - top), pygame.SRCALPHA)
    x = 0
    for picture, y in drawn:
        out.blit(picture, (x, y - top))
        x += picture.get_width()
    return out


def _marks(count: int, pixels: int, colour: str) -> pygame.Surface:
    """The mark for a character that no face covers: a small ballot box with a dot in it, one each."""
    size = _mark_size(pixels)
    out = pygame.Surface((count * (size + 2), size), pygame.SRCALPHA)
    for index in range(count):
        box = pygame.Rect(index * (size + 2) + 1, 0, size, size)
        pygame.draw.rect(out, colour, box, max(1, size // 9), max(1, size // 5))
        pygame.draw.circle(out, colour, box.center, max(1, size // 7))
    return out
