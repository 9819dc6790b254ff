"""Faces of pieces that are composed here: plates with live words."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass

import pygame

from game.canvas import Canvas
from game.look import INK
from game.text import text_cache
from game.text.wrap import shorten
from game.words import words


@dataclass(frozen=True, slots=True)
class PlateFace:
    """A skinned plate with the words of a key in its middle."""

    skin: str
    words_key: str
    colour: str = INK
    part: float = 0.5
    """Height of the letters as a part of the plate's height."""

    @property
    def key(self) -> Hashable:
        """Skin and words."""
        return ("plate-face", self.skin, words(self.words_key), self.colour)

    def render(self, canvas: Canvas, size: tuple[int, int]) -> pygame.Surface:
        """The plate at `size` pixels, its words as large as fit."""
        out = canvas.pictures.skin(self.skin, size, canvas.space.scale).copy()
        text, pixels = words(self.words_key), max(8, round(size[1] * self.part))
        while pixels > 8 and text_cache.width(text, "label", pixels) > size[0] - pixels * 0.8:
            pixels -= 1
        line = text_cache.line(shorten(text, "label", pixels, size[0]), "label", pixels, self.colour)
        out.blit(line, line.get_rect(center=(size[0] // 2, size[1] // 2)))
        return out
