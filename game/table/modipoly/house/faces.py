"""Faces of the House's papers with live words: a slip, a hand with its weight, a bill, a badge, a garland."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass

import pygame
from pygame import FRect

from game.canvas import Canvas
from game.space import Space
from game.table.modipoly.house.inks import (
    BLUE,
    BODY,
    FAINT,
    FORM,
    HEAD,
    PRESS,
    RULE,
    SMALL_HEAD,
    STAMP,
    fit_text,
    print_text,
)
from game.table.modipoly.names import badge
from game.table.tamasha.furniture import put
from game.text import Style

FIGURE = Style("label", 40, PRESS, 1.0)


def sheet_canvas(canvas: Canvas, size: tuple[int, int]) -> tuple[Canvas, FRect]:
    """A clear picture of `size` pixels to paint on in table units, and its area."""
    surface = pygame.Surface(size, pygame.SRCALPHA)
    space = Space(size[0], size[1], canvas.space.text_scale)
    space.__dict__.update(scale=canvas.space.scale, origin=(0.0, 0.0))
    area = FRect(0, 0, size[0] / canvas.space.scale, size[1] / canvas.space.scale)
    return Canvas(surface, space, canvas.pictures), area


@dataclass(frozen=True, slots=True)
class SlipFace:
    """A slip unfolded: what it is for, the sum, the loan; with the badge of its writer where that matters."""

    head: str
    sum: str
    loan: str = ""
    seat: int = -1
    faint: bool = False

    @property
    def key(self) -> Hashable:
        """Everything written on it."""
        return "slip", self.head, self.sum, self.loan, self.seat, self.faint

    def render(self, canvas: Canvas, size: tuple[int, int]) -> pygame.Surface:
        """The slip at `size` pixels."""
        on, area = sheet_canvas(canvas, size)
        on.fill(area, FORM, 4, PRESS, 1.6)
        band = FRect(area.left + 1, area.top + 1, area.width - 2, min(26.0, area.height * 0.24))
        on.fill(band, STAMP, 4)
        left = band.left + 8
        fit_text(
            on, self.head, (left, band.centery), HEAD.but(size=16, colour=FORM, cap=1.0), band.width - 14
        )
        fold = area.top + area.height * 0.71
        if self.seat < 0:
            on.line((area.left + 4, fold), (area.right - 4, fold), RULE, 1.2)
        middle = band.bottom + (area.bottom - band.bottom) * (0.4 if self.loan or self.seat >= 0 else 0.5)
        style = FIGURE.but(size=min(40.0, area.height * 0.32), colour=FAINT if self.faint else PRESS)
        fit_text(on, self.sum, (area.centerx, middle), style, area.width - 16, "center")
        if self.seat >= 0:
            put(on, badge(self.seat), (area.left + 19, area.bottom - 19), 28)
        if self.loan:
            x = area.centerx + (16 if self.seat >= 0 else 0)
            at = (x, area.bottom - 19)
            fit_text(on, self.loan, at, SMALL_HEAD.but(size=15, cap=1.0), area.width - 52, "center")
        return on.surface


@dataclass(frozen=True, slots=True)
class PaperFace:
    """A small printed paper with a head and a line below it, as a bill, a membership, a writ."""

    head: str
    line: str
    ink: str = BLUE
    seat: int = -1

    @property
    def key(self) -> Hashable:
        """Everything printed on it."""
        return "paper", self.head, self.line, self.ink, self.seat

    def render(self, canvas: Canvas, size: tuple[int, int]) -> pygame.Surface:
        """The paper at `size` pixels."""
        on, area = sheet_canvas(canvas, size)
        on.fill(area, FORM, 4, PRESS, 1.6)
        on.outline(area.inflate(-8, -8), self.ink, 1.6, 2)
        room = area.width - 18
        head = HEAD.but(size=min(20.0, area.height * 0.26), colour=self.ink, cap=1.0)
        fit_text(on, self.head, (area.centerx, area.top + area.height * 0.32), head, room, "center")
        line = HEAD.but(size=min(24.0, area.height * 0.3), cap=1.0)
        x = area.centerx + (14 if self.seat >= 0 else 0)
        fit_text(on, self.line, (x, area.top + area.height * 0.68), line, room - 30, "center")
        if self.seat >= 0:
            put(on, badge(self.seat), (area.left + 22, area.top + area.height * 0.66), 26)
        return on.surface


@dataclass(frozen=True, slots=True)
class CoverFace:
    """A paper over the board: a head, what a card does, and a slot if something may go."""

    title: str
    text: str
    slot: str = ""
    left: float = 14.0
    """Where the words begin."""
    room: float = 110.0
    """How tall they may be."""

    @property
    def key(self) -> Hashable:
        """Everything printed on it."""
        return "cover", self.title, self.text, self.slot, self.left, self.room

    def render(self, canvas: Canvas, size: tuple[int, int]) -> pygame.Surface:
        """The paper at `size` pixels."""
        on, area = sheet_canvas(canvas, size)
        on.fill(area, FORM, 6, PRESS, 2)
        band = FRect(area.left + 2, area.top + 2, area.width - 4, 32)
        on.fill(band, STAMP, 5)
        fit_text(on, self.title, (band.left + 12, band.centery), HEAD.but(colour=FORM), band.width - 24)
        box = FRect(area.left + self.left, band.bottom + 8, area.width - self.left - 14, self.room)
        print_text(on, self.text, box, BODY, 12.0)
        if self.slot:
            slot = FRect(area.left + 14, area.bottom - 46, 104, 38)
            on.fill(slot, PRESS, 6)
            on.line((slot.left + 10, slot.top + 9), (slot.right - 10, slot.top + 9), FORM, 3)
            at = slot.centerx, slot.bottom - 13
            fit_text(on, self.slot, at, HEAD.but(size=16, colour=FORM), 90, "center")
        return on.surface


@dataclass(frozen=True, slots=True)
class BillFace:
    """A bill: to whom how much, and below the sums. Room is left at the foot for a button."""

    title: str
    lines: tuple[tuple[str, str], ...]
    sums: tuple[tuple[str, str], ...]

    @property
    def key(self) -> Hashable:
        """Everything written on it."""
        return "bill", self.title, self.lines, self.sums

    def render(self, canvas: Canvas, size: tuple[int, int]) -> pygame.Surface:
        """The bill at `size` pixels."""
        on, area = sheet_canvas(canvas, size)
        on.fill(area, FORM, 4, PRESS, 1.8)
        fit_text(
            on, self.title, (area.centerx, area.top + 20), HEAD.but(colour=STAMP), area.width - 30, "center"
        )
        on.line((area.left + 12, area.top + 36), (area.right - 12, area.top + 36), PRESS, 1.6)
        step = min(24.0, 62.0 / max(1, len(self.lines)))
        y = area.top + 42 + step / 2
        for what, amount in self.lines:
            self._line(on, area, y, what, amount, BODY.but(size=min(17.0, step * 0.72), cap=1.1))
            y += step
        on.line((area.left + 12, area.bottom - 124), (area.right - 12, area.bottom - 124), RULE, 1.4)
        for index, (what, amount) in enumerate(self.sums):
            last = index == len(self.sums) - 1
            style = HEAD.but(size=18, cap=1.1, colour=STAMP if last else PRESS)
            self._line(on, area, area.bottom - 110 + index * 21, what, amount, style)
        return on.surface

    @staticmethod
    def _line(on: Canvas, area: FRect, y: float, what: str, amount: str, style: Style) -> None:
        fit_text(on, what, (area.left + 16, y), style, area.width - 110)
        on.text(amount, (area.right - 16, y), style, "midright")


@dataclass(frozen=True, slots=True)
class HandFace:
    """A raised hand token: whose it is and how much it weighs."""

    seat: int
    weight: str

    @property
    def key(self) -> Hashable:
        """Whose and how heavy."""
        return "hand", self.seat, self.weight

    def render(self, canvas: Canvas, size: tuple[int, int]) -> pygame.Surface:
        """The token at `size` pixels."""
        on, area = sheet_canvas(canvas, size)
        radius = min(area.width, area.height) / 2
        on.disc(area.center, radius - 1, PRESS)
        on.disc(area.center, radius - 4, FORM)
        put(on, badge(self.seat), (area.centerx, area.centery - radius * 0.18), radius * 1.02)
        at = (area.centerx, area.bottom - radius * 0.36)
        on.text(self.weight, at, HEAD.but(size=radius * 0.52, cap=1.0), "center")
        return on.surface


@dataclass(frozen=True, slots=True)
class GarlandFace:
    """A garland of marigolds for a candidate."""

    @property
    def key(self) -> Hashable:
        """There is only one."""
        return "garland"

    def render(self, canvas: Canvas, size: tuple[int, int]) -> pygame.Surface:
        """The garland at `size` pixels."""
        on, area = sheet_canvas(canvas, size)
        across, down = area.width * 0.36, area.height * 0.36
        flower = min(area.width, area.height) * 0.12
        for turn in range(14):
            angle = pygame.Vector2(1, 0).rotate(turn * 360 / 14)
            at = area.centerx + angle.x * across, area.centery + angle.y * down
            on.disc(at, flower, "#d97d12", PRESS)
            on.disc(at, flower * 0.55, "#f2b21b")
        return on.surface


@dataclass(frozen=True, slots=True)
class ArrowFace:
    """The card's arrow: what it is put on is what the card hits."""

    @property
    def key(self) -> Hashable:
        """There is only one."""
        return "card-arrow"

    def render(self, canvas: Canvas, size: tuple[int, int]) -> pygame.Surface:
        """A ring with a cross in it, at `size` pixels."""
        on, area = sheet_canvas(canvas, size)
        radius = min(area.width, area.height) / 2
        x, y = area.center
        on.disc(area.center, radius - 1, PRESS)
        on.disc(area.center, radius - 4, STAMP)
        on.disc(area.center, radius * 0.62, FORM)
        on.disc(area.center, radius * 0.26, STAMP)
        for one, other in (
            ((x - radius + 4, y), (x - radius * 0.5, y)),
            ((x + radius * 0.5, y), (x + radius - 4, y)),
            ((x, y - radius + 4), (x, y - radius * 0.5)),
            ((x, y + radius * 0.5), (x, y + radius - 4)),
        ):
            on.line(one, other, FORM, 3)
        return on.surface
