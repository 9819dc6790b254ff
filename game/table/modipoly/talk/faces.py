"""Faces of what only talk has: promise slips with live words, slips with a price, rubber stamps."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass

import pygame
from pygame import Rect

from game.canvas import Canvas
from game.table.modipoly.board.inks import BLACK, NEWSPRINT, RED
from game.text import text_cache, wrap

BLUE, FORM, GREEN = "#27457f", "#f3efe2", "#1f6b46"


@dataclass(frozen=True, slots=True)
class SlipFace:
    """A printed form: a blue head with a word or two, and what is promised or asked below."""

    head: str
    text: str
    stamp: str = ""
    """Words in a rubber frame at the foot, or none."""

    @property
    def key(self) -> Hashable:
        """Everything that is read."""
        return "talk-slip", self.head, self.text, self.stamp

    def render(self, canvas: Canvas, size: tuple[int, int]) -> pygame.Surface:
        """Paper, head, words as large as they fit."""
        width, height = size
        out = pygame.Surface(size, pygame.SRCALPHA)
        pygame.draw.rect(out, FORM, out.get_rect(), 0, max(2, height // 24))
        head = Rect(0, 0, width, max(3, round(height * (0.25 if self.head else 0.1))))
        pygame.draw.rect(out, BLUE, head, 0, 0, max(2, height // 24), max(2, height // 24), 0, 0)
        pygame.draw.rect(out, BLACK, out.get_rect(), max(1, height // 60), max(2, height // 24))
        if self.head:
            _line(out, self.head, head.inflate(-width // 14, -2), NEWSPRINT, "label")
        foot = round(height * 0.13) if self.stamp else 0
        body = Rect(0, head.bottom, width, height - head.height - foot).inflate(-width // 12, -height // 12)
        _words(out, self.text, body)
        if self.stamp:
            _stamped(out, self.stamp, Rect(0, 0, round(width * 0.6), round(height * 0.23)))
        return out


@dataclass(frozen=True, slots=True)
class PadFace:
    """The sheet on which the pad of slips lies open: a heading, and a hint at the foot."""

    title: str
    hint: str

    @property
    def key(self) -> Hashable:
        """What is read."""
        return "talk-pad", self.title, self.hint

    def render(self, canvas: Canvas, size: tuple[int, int]) -> pygame.Surface:
        """Blotting paper with a rim."""
        width, height = size
        out = pygame.Surface(size, pygame.SRCALPHA)
        corner = max(3, height // 40)
        pygame.draw.rect(out, BLUE, out.get_rect(), 0, corner)
        inner = out.get_rect().inflate(-max(4, width // 100), -max(4, width // 100))
        pygame.draw.rect(out, "#dfe3e6", inner, 0, corner)
        head = Rect(inner.left, inner.top + round(height * 0.025), inner.width, round(height * 0.085))
        _line(out, self.title, head.inflate(-width // 20, 0), BLUE, "label", True)
        tall = round(height * 0.06)
        foot = Rect(inner.left, inner.bottom - round(height * 0.035) - tall, inner.width, tall)
        _line(out, self.hint, foot.inflate(-width // 20, 0), BLACK, "body", True)
        return out


def _line(out: pygame.Surface, text: str, box: Rect, ink: str, face: str, middle: bool = False) -> None:
    """One line as large as its box allows."""
    pixels = max(7, round(box.height * 0.86))
    made = text_cache.line(text, face, pixels, ink)
    while made.get_width() > box.width and pixels > 7:
        pixels -= 1
        made = text_cache.line(text, face, pixels, ink)
    spot = made.get_rect(center=box.center) if middle else made.get_rect(midleft=box.midleft)
    out.blit(made, spot)


def _words(out: pygame.Surface, text: str, box: Rect) -> None:
    """A paragraph as large as its box allows, in the middle of its height."""
    for pixels in range(max(8, round(box.height * 0.46)), 6, -1):
        step = round(text_cache.height("body", pixels) * 0.94)
        lines = wrap(text, "body", pixels, box.width)
        if step * len(lines) <= box.height:
            break
    y = box.top + max(0, (box.height - step * len(lines)) // 2)
    for line in lines:
        out.blit(text_cache.line(line, "body", pixels, BLACK), (box.left, y))
        y += step


def _stamped(out: pygame.Surface, text: str, box: Rect) -> None:
    """Words in a red frame as large as `box`, a little askew, over the lower right corner."""
    made = pygame.Surface(box.size, pygame.SRCALPHA)
    frame = made.get_rect().inflate(-4, -4)
    pygame.draw.rect(made, RED, frame, max(1, box.height // 12), max(2, box.height // 6))
    _line(made, text.upper(), frame.inflate(-8, -2), RED, "label", True)
    turned = pygame.transform.rotozoom(made, 3, 1)
    out.blit(turned, turned.get_rect(bottomright=out.get_rect().inflate(-6, -4).bottomright))
