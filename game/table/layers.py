"""Draws a scene with as few pixels as possible: one still layer, movers over it, dirty rectangles.

What lies still is drawn once into a layer of its own and again only where something changed. Movers are
drawn over it each time one of them changed; the layer heals the places they leave.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Protocol

import pygame
from pygame import FRect, Rect

from game.canvas import Canvas
from game.pictures import Pictures
from game.space import Space

MOST_RECTS = 12
"""More dirty rectangles than this in one frame are joined into one."""


class Still(Protocol):
    """Something that lies still: a widget, a place, a piece at rest."""

    def bounds(self) -> FRect:
        """Everything it draws, in table units."""

    def draw(self, canvas: Canvas) -> None:
        """Draw it."""


class Mover(Protocol):
    """Something above the still layer. `signature` changes whenever it looks different."""

    def signature(self) -> object:
        """A cheap value that is equal only while nothing about its looks changed."""

    def draw(self, canvas: Canvas) -> None:
        """Draw it."""


class Layers:
    """The still layer and the movers of one scene."""

    def __init__(
        self,
        stills: Callable[[], Iterable[Still]],
        movers: Callable[[], Iterable[Mover]],
        ground: Callable[[Canvas], None],
    ) -> None:
        self._stills, self._movers, self._ground = stills, movers, ground
        self._dirty: list[FRect] = []
        self._laid: list[Still] = []
        self._all_dirty = True
        self._exposed = True
        self._layer: pygame.Surface | None = None
        self._old: list[Rect] = []
        self._signatures: list[object] = []
        self.canvas: Callable[[pygame.Surface, Space, Pictures], Canvas] = Canvas
        self.watch: Callable[[pygame.Surface, pygame.Surface, list[Rect]], None] | None = None
        """A measurement puts its own canvas, and a watcher of restored rectangles, here."""

    def touch(self, area: FRect | None = None) -> None:
        """Something still changed within `area` (units); all of it when None."""
        if area is None:
            self._all_dirty = True
        else:
            self._dirty.append(FRect(area))

    def lay(self, still: Still) -> None:
        """Something came to rest. If it lies on top, the layer need not be drawn anew beneath it."""
        self._laid.append(still)

    def expose(self) -> None:
        """The surface was drawn on by another: show everything again, though nothing changed."""
        self._exposed = True

    def whole(self, canvas: Canvas) -> None:
        """Draw everything once on another surface, as for a picture of the scene."""
        self._ground(canvas)
        for still in self._stills():
            still.draw(canvas)
        for mover in self._movers():
            mover.draw(canvas)

    def frame(self, surface: pygame.Surface, space: Space, pictures: Pictures) -> bool:
        """Bring `surface` up to date. False when there was nothing to draw."""
        healed = self._heal(surface, space, pictures)
        movers = list(self._movers())
        signatures = [mover.signature() for mover in movers]
        if not healed and signatures == self._signatures:
            return False
        layer = self._layer
        assert layer is not None
        self._restore(surface, layer, [*healed, *self._old])
        canvas = self.canvas(surface, space, pictures)
        for mover in movers:
            mover.draw(canvas)
        self._old = canvas.touched
        self._signatures = signatures
        return True

    def _restore(self, surface: pygame.Surface, layer: pygame.Surface, rects: list[Rect]) -> None:
        """Copy parts of the still layer to the window."""
        rects = _joined(rects)
        if self.watch is not None:
            self.watch(surface, layer, rects)
        surface.blits([(layer, rect, rect) for rect in rects], doreturn=False)

    def _heal(self, surface: pygame.Surface, space: Space, pictures: Pictures) -> list[Rect]:
        """Bring the still layer up to date; gives back the parts that changed, in pixels."""
        whole = surface.get_rect()
        if self._layer is None or self._layer.get_size() != surface.get_size():
            self._layer = pygame.Surface(surface.get_size(), 0, surface)
            self._all_dirty = True
        if self._all_dirty:
            self._old = []
            dirty, laid = [whole], []
        else:
            areas, on_top = self._sort_laid()
            dirty = _few([space.rect(area).inflate(4, 4).clip(whole) for area in areas])
            laid = self._lay_on_top(on_top, space, pictures)
        self._all_dirty = False
        self._dirty, self._laid = [], []
        if dirty:
            self._redraw(dirty, space, pictures)
        if self._exposed:
            self._exposed = False
            self._old = []
            return [whole]
        return dirty + laid

    def _sort_laid(self) -> tuple[list[FRect], list[Still]]:
        """What must be drawn anew, and what may simply be drawn over the layer because it lies on top."""
        areas, on_top = list(self._dirty), []
        if self._laid:
            order = [(still, still.bounds()) for still in self._stills()]
        for still in self._laid:
            bounds = still.bounds()
            index = next((i for i, (other, _) in enumerate(order) if other is still), len(order))
            covered = any(bounds.colliderect(other) for _, other in order[index + 1 :])
            if covered or any(bounds.colliderect(area) for area in areas):
                areas.append(bounds)
            else:
                on_top.append(still)
        return areas, on_top

    def _lay_on_top(self, stills: list[Still], space: Space, pictures: Pictures) -> list[Rect]:
        """Draw each on the layer as it is; gives back where."""
        assert self._layer is not None
        canvas = self.canvas(self._layer, space, pictures)
        for still in stills:
            still.draw(canvas)
        return canvas.touched

    def _redraw(self, dirty: list[Rect], space: Space, pictures: Pictures) -> None:
        assert self._layer is not None
        canvas = self.canvas(self._layer, space, pictures)
        stills = [(still, still.bounds()) for still in self._stills()]
        for rect in dirty:
            self._layer.set_clip(rect)
            self._ground(canvas)
            area = space.units(rect.inflate(6, 6))
            for still, bounds in stills:
                if area.colliderect(bounds):
                    still.draw(canvas)
        self._layer.set_clip(None)


def _joined(rects: list[Rect]) -> list[Rect]:
    """Very many rectangles that lie close together are copied faster as one."""
    if len(rects) <= MOST_RECTS:
        return rects
    whole = rects[0].unionall(rects[1:])
    parts = sum(rect.width * rect.height for rect in rects)
    return [whole] if whole.width * whole.height < parts else rects


def _few(rects: list[Rect]) -> list[Rect]:
    """The same area in few rectangles: what overlaps is joined, and very many become one."""
    kept: list[Rect] = []
    for rect in rects:
        if rect.width <= 0 or rect.height <= 0:
            continue
        hit = rect.collidelist(kept)
        while hit >= 0:
            rect = rect.union(kept.pop(hit))
            hit = rect.collidelist(kept)
        kept.append(rect)
    return [kept[0].unionall(kept[1:])] if len(kept) > MOST_RECTS else kept
