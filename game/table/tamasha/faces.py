"""Faces of pieces that are composed here: plates with live words."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass

import pygame

from game.canvas import Canvas
from game.look import INK
from game.table.tamasha.printed import printed
from game.text import text_cache
from game.text.wrap import shorten
from game.words import words


@dataclass(frozen=True, slots=True)
class SlipFace:
    """A slip of paper with a sentence on it, in one line as large as fits."""

    text: str

    @property
    def key(self) -> Hashable:
        """Its words."""
        return ("slip-face", self.text)

    def render(self, canvas: Canvas, size: tuple[int, int]) -> pygame.Surface:
        """The slip at `size` pixels."""
        out = canvas.pictures.skin("plate", size, canvas.space.scale).copy()
        pixels = max(10, round(size[1] * 0.46))
        while pixels > 10 and text_cache.width(self.text, "bold", pixels) > size[0] * 0.92:
            pixels -= 1
        line = text_cache.line(self.text, "bold", pixels, INK)
        out.blit(line, line.get_rect(center=(size[0] // 2, size[1] // 2)))
        return out


@dataclass(frozen=True, slots=True)
class PlateFace:
    """A made plate with the words of a key on the part of it that is meant for words."""

    picture: str
    words_key: str
    colour: str = INK

    @property
    def key(self) -> Hashable:
        """Skin and words."""
        return ("plate-face", self.picture, words(self.words_key), self.colour)

    def render(self, canvas: Canvas, size: tuple[int, int]) -> pygame.Surface:
        """The plate at `size` pixels, its words as large as fit."""
        out = canvas.pictures.scaled(self.picture, size).copy()
        box = canvas.pictures.inner(self.picture, "words") or (0.06, 0.1, 0.88, 0.8)
        spot = pygame.Rect(
            round(box[0] * size[0]), round(box[1] * size[1]), round(box[2] * size[0]), round(box[3] * size[1])
        )
        text, pixels = words(self.words_key), max(8, round(spot.height * 0.86))
        while pixels > 8 and text_cache.width(text, "label", pixels) > spot.width - 4:
            pixels -= 1
        line = text_cache.line(shorten(text, "label", pixels, spot.width), "label", pixels, self.colour)
        out.blit(line, line.get_rect(center=spot.center))
        return out


@dataclass(frozen=True, slots=True)
class MarkedFace:
    """A card whose printed number is shown once more on the strip that its neighbours in a fan leave free."""

    name: str
    kind: str
    part: str = "votes"

    @property
    def key(self) -> Hashable:
        """Which card, marked."""
        return ("marked-face", self.name)

    def render(self, canvas: Canvas, size: tuple[int, int]) -> pygame.Surface:
        """The card at `size` pixels, the round seal with its number on its left edge as well."""
        card = canvas.pictures.card(self.name, size)
        box = printed(canvas.pictures.root, self.kind, "hand", self.part)
        if box is None:
            return card
        seal = pygame.Rect(
            round(box[0] * size[0]), round(box[1] * size[1]), round(box[2] * size[0]), round(box[3] * size[1])
        ).clip(card.get_rect())
        cut = card.subsurface(seal).copy()
        cut.blit(_round(cut.get_size()), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        out = card.copy()
        out.blit(cut, (round(MARK_AT[0] * size[0]), round(MARK_AT[1] * size[1])))
        return out


@dataclass(frozen=True, slots=True)
class StampFace:
    """A rubber stamp on a torn strip of pale paper, so that it reads over any picture."""

    name: str

    @property
    def key(self) -> Hashable:
        """Which stamp."""
        return ("stamp-face", self.name)

    def render(self, canvas: Canvas, size: tuple[int, int]) -> pygame.Surface:
        """The stamp at `size` pixels."""
        out = pygame.Surface(size, pygame.SRCALPHA)
        pygame.draw.rect(out, PALE, out.get_rect().inflate(-size[0] // 16, -size[1] // 6), 0, size[1] // 8)
        out.blit(canvas.pictures.scaled(self.name, size), (0, 0))
        return out


PALE = (255, 246, 222, 205)
"""The paper under a stamp, through which a little of the picture still shows."""
MARK_AT = (0.015, 0.24)
"""Where the seal lies on a marked card, in parts of it."""


def _round(size: tuple[int, int]) -> pygame.Surface:
    """A soft-edged white disc that fills `size`."""
    large = pygame.Surface((size[0] * 4, size[1] * 4), pygame.SRCALPHA)
    large.fill((255, 255, 255, 0))
    pygame.draw.ellipse(large, "white", large.get_rect().inflate(-4, -4))
    return pygame.transform.smoothscale(large, size)
