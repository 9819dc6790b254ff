"""Faces of pieces with live numbers: a region with its sum and what is fixed on it, a vote card's edge."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass

import pygame
from pygame import Rect

from engine.entkhbat.cards import FACES, VALUE
from game.canvas import Canvas
from game.look import CREAM, INK
from game.table.entkhbat.names import card_picture, region_picture
from game.text import text_cache

TAG = "#1b2440"
TAG_INK = "#ffd98a"
ZERO = "#b3261c"
LARGE = 96
"""From this many pixels of width on a vote card shows its whole picture."""


@dataclass(frozen=True, slots=True)
class LandFace:
    """A region's poster, its sum on a dark tag, fixed cards on its right shoulder; or its closed back."""

    region: int
    value: int
    fixed: tuple[int, ...] = ()
    closed: bool = False
    partner: str = ""

    @property
    def key(self) -> Hashable:
        """Everything that is seen."""
        return "land", self.region, self.value, self.fixed, self.closed, self.partner

    def render(self, canvas: Canvas, size: tuple[int, int]) -> pygame.Surface:
        """Poster, tag and fixed cards."""
        name = "entkhbat/region/closed" if self.closed else region_picture(self.region)
        out = canvas.pictures.card(name, size).copy()
        width, height = size
        if self.closed:
            _closed_words(out, self.partner)
            return out
        for index, card in enumerate(self.fixed):
            wide = round(width * 0.4)
            mini = canvas.pictures.card(card_picture(card), (wide, round(wide * 1.4)))
            spot = mini.get_rect(topright=(width - 1, round(height * (0.06 + 0.14 * index))))
            out.blit(mini, spot)
            pygame.draw.rect(out, INK, spot, 1, 2)
        if self.value or self.fixed:
            _tag(out, str(self.value))
        return out


def _closed_words(out: pygame.Surface, partner: str) -> None:
    """Who the Deal was with, below the gold band: in one line, or in two where the name is long."""
    if not partner:
        return
    width, height = out.get_size()
    pixels = max(10, round(height * 0.125))
    lines = _in_lines(partner, pixels, width * 0.92)
    while pixels > 8 and (len(lines) > 2 or max(line.get_width() for line in lines) > width * 0.94):
        pixels -= 1
        lines = _in_lines(partner, pixels, width * 0.92)
    top = round(height * 0.64)
    for line in lines[:2]:
        out.blit(line, line.get_rect(midtop=(width // 2, top)))
        top += round(pixels * 1.1)


def _in_lines(text: str, pixels: int, width: float) -> list[pygame.Surface]:
    """A text in as few lines as its words allow."""
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and text_cache.line(longer, "label", pixels, CREAM).get_width() <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return [text_cache.line(line, "label", pixels, CREAM) for line in lines]


def _tag(out: pygame.Surface, text: str) -> None:
    width, height = out.get_size()
    line = text_cache.line(text, "label", max(9, round(height * 0.185)), TAG_INK)
    box = Rect(round(width * 0.04), 0, line.get_width() + round(width * 0.1), round(height * 0.19))
    box.bottom = round(height * 0.745)
    pygame.draw.rect(out, TAG, box, 0, max(2, round(width * 0.03)))
    out.blit(line, line.get_rect(center=box.center))


@dataclass(frozen=True, slots=True)
class VoteFace:
    """A vote card behind a region: its number fills the edge that looks out; large, its whole picture."""

    card: int

    @property
    def key(self) -> Hashable:
        """Which card."""
        return "vote-edge", self.card

    def render(self, canvas: Canvas, size: tuple[int, int]) -> pygame.Surface:
        """Paper with a number, or the picture where there is room for it."""
        if size[0] >= LARGE:
            return canvas.pictures.card(card_picture(self.card), size)
        width, height = size
        out = pygame.Surface(size, pygame.SRCALPHA)
        round_off = max(2, width // 10)
        pygame.draw.rect(out, CREAM, out.get_rect(), 0, round_off)
        pygame.draw.rect(out, INK, out.get_rect(), max(1, width // 26), round_off)
        value = VALUE[self.card]
        colour = ZERO if not value else "#143a52"
        pixels = max(8, round(width * 0.56))
        line = text_cache.line(str(value), "label", pixels, colour)
        while line.get_width() > width - 3 and pixels > 7:
            pixels -= 1
            line = text_cache.line(str(value), "label", pixels, colour)
        out.blit(line, line.get_rect(midtop=(width // 2, max(0, round(width * 0.02)))))
        if self.card >= FACES:
            pygame.draw.circle(out, "#c8940f", (width // 2, round(height * 0.7)), max(2, width // 8))
        return out
