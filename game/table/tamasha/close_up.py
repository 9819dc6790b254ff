"""A constituency held up for everybody to see: its tile with both candidates, large, while it is counted."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, replace

import pygame
from pygame import FRect

from engine.tamasha.cards import FILLER_FROM, PARTIES
from game.canvas import Canvas
from game.space import Form
from game.table.tamasha.layout import HAND_CARD, TILE, Layout
from game.table.tamasha.shown import Shown
from game.table.tamasha.specs import neta_front
from game.table.tamasha.tile import Tile
from game.table.tamasha.top import Top

STEPS = 8
"""In so many steps the numerals count up."""


@dataclass(frozen=True)
class CloseUp:
    """The face of the held up tile. `counted` runs from 0 to `STEPS` as its coins are counted."""

    top: Top
    constituency: int
    counted: int

    @property
    def key(self) -> Hashable:
        """Which tile, what lies on it, how far the count is."""
        slots = tuple(
            (slot.neta, slot.funds, slot.pawns, slot.votes)
            for slot in (self.top.shown.slot(party, self.constituency) for party in PARTIES)
        )
        return ("close-up", self.constituency, slots, self.counted)

    def render(self, canvas: Canvas, size: tuple[int, int]) -> pygame.Surface:
        """The tile drawn anew at `size` pixels, not enlarged."""
        space = canvas.space
        k = size[0] / (TILE[0] * space.scale)
        corner = space.visible.topleft
        whole = Layout(Form.WIDE, space.visible, {}, k, HAND_CARD)
        whole.zones["board"] = FRect(0, 0, 0, 0)
        offset = whole.tile(self.constituency)
        whole.zones["board"] = FRect(corner[0] - offset.x, corner[1] - offset.y, 0, 0)
        top = replace(self.top, layout=whole, shown=self._counting(), chips=None)
        out = pygame.Surface((size[0] + 2, size[1] + 2), pygame.SRCALPHA)
        drawing = Canvas(out, space, canvas.pictures)
        tile = Tile(top, self.constituency)
        tile.paint(drawing, tile.rect)
        for party in PARTIES:
            neta = top.shown.slot(party, self.constituency).neta
            area = space.rect(whole.candidate(self.constituency, party))
            if 0 <= neta < FILLER_FROM and not top.shown.slot(party, self.constituency).face_down:
                out.blit(canvas.pictures.card(neta_front(neta), area.size), area.topleft)
        return out.subsurface((0, 0, size[0], size[1])).copy()

    def _counting(self) -> Shown:
        """The table with only so many of this tile's votes counted."""
        shown = self.top.shown
        parties = []
        for party in shown.parties:
            slots = list(party.slots)
            slot = slots[self.constituency]
            slots[self.constituency] = replace(slot, votes=slot.votes * self.counted // STEPS)
            parties.append(replace(party, slots=slots))
        return replace(shown, parties=(parties[0], parties[1]))
