"""A zone: a part of the table that is drawn from what is shown, and again only when that changed."""

from __future__ import annotations

from collections.abc import Hashable

import pygame
from pygame import FRect, Rect

from game.canvas import Canvas
from game.table.tamasha.top import Top


class Zone:
    """Furniture with what lies on it. It knows nothing but the `Top` it is drawn from."""

    def __init__(self, top: Top, name: str, margin: float = 12.0) -> None:
        self.top, self.name, self.margin = top, name, margin

    @property
    def rect(self) -> FRect:
        """Where it lies, in units."""
        return self.top.zone(self.name)

    @property
    def hidden(self) -> bool:
        """Whether this form of the layout, or this moment, does without it."""
        return self.rect.width <= 0

    def bounds(self) -> FRect:
        """Everything it may draw on."""
        return self.rect.inflate(2 * self.margin, 2 * self.margin)

    def state(self) -> Hashable:
        """Equal only while it looks the same."""
        return None

    def draw(self, canvas: Canvas) -> None:
        """Draw it, unless it is not there."""
        if not self.hidden:
            self.paint(canvas, self.rect)

    def paint(self, canvas: Canvas, area: FRect) -> None:
        """Draw it into its area."""


class KeptZone(Zone):
    """A zone with much on it that is kept as one picture for as long as its state lasts."""

    def draw(self, canvas: Canvas) -> None:
        """One blit, unless something on it changed."""
        if self.hidden:
            return
        target = canvas.space.rect(self.rect)
        key = ("zone", self.name, self.state(), target.size, canvas.space)
        canvas.put(canvas.pictures.drawn(key, lambda: self._kept(canvas, target)), target.topleft)

    def _kept(self, canvas: Canvas, target: Rect) -> pygame.Surface:
        size = canvas.surface.get_size()
        scratch = canvas.pictures.drawn(("scratch", size), lambda: pygame.Surface(size, pygame.SRCALPHA))
        scratch.fill((0, 0, 0, 0), target)
        scratch.set_clip(target)
        self.paint(Canvas(scratch, canvas.space, canvas.pictures), self.rect)
        scratch.set_clip(None)
        return scratch.subsurface(target.clip(scratch.get_rect())).copy()
