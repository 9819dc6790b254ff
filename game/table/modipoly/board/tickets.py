"""Deeds before other seats: tickets with icon, price and name, and chips where there is no room for names."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame
from pygame import FRect

from engine.modipoly.cards import DEEDS
from game.canvas import Canvas, text_width
from game.table.modipoly.board.inks import (
    BLACK,
    NEWSPRINT,
    PRICE,
    RED,
    SECTOR_INKS,
    TICKET,
    letters,
    narrow,
    sector,
)
from game.table.tamasha.furniture import put
from game.words import words

BAND = 27.0
"""How wide the band with icon and price is; a chip is nothing but this."""
LOW_BAND = 43.0
"""The same where icon and price lie side by side."""
LOW = 34.0
"""A ticket lower than this has its icon beside its price."""
GAP = 3.0


def spread(area: FRect, across: int, down: int, count: int) -> list[tuple[FRect, bool]]:
    """Where each of `count` deeds lies, and whether it shows its name; as many do as there is room for.

    The others are chips with icon and price, and where there are very many, with the price alone.
    """
    tall = (area.height - GAP * (down - 1)) / down
    chip = band_of(tall)
    if down * _across(area, chip) < count:
        chip = min(BAND, (area.width + GAP) / -(-count // down) - GAP)
    chips = _across(area, chip)
    named = next((rows for rows in range(down, -1, -1) if rows * across + (down - rows) * chips >= count), 0)
    spots = [
        *_row(area, range(named), across, tall),
        *_row(area, range(named, down), chips, tall, chip),
    ]
    return spots[:count]


def band_of(tall: float) -> float:
    """How wide icon and price are on a ticket of this height."""
    return BAND if tall >= LOW else LOW_BAND


def _across(area: FRect, chip: float) -> int:
    """How many chips lie in a row."""
    return max(1, int((area.width + GAP + 0.01) // (chip + GAP)))


def _row(
    area: FRect, rows: range, across: int, tall: float, chip: float = 0.0
) -> Iterator[tuple[FRect, bool]]:
    """Tickets with names, or chips of the given width."""
    named = not chip
    pitch = (area.width + GAP) / across if named else chip + GAP
    for row in rows:
        for column in range(across):
            x, y = area.left + column * pitch, area.top + row * (tall + GAP)
            yield FRect(x, y, pitch - GAP, tall), named


def in_order(deeds: Sequence[int]) -> list[int]:
    """The deeds of a seat, sector by sector."""
    return sorted(deeds, key=lambda deed: (DEEDS[deed].sector, deed))


def draw_ticket(canvas: Canvas, deed: int, area: FRect, named: bool, pledged: bool) -> None:
    """One ticket; a pledged one is pale and says so."""
    canvas.fill(area.move(1.4, 2.2), "#00000038", 3)
    canvas.fill(area, NEWSPRINT if not pledged else "#cfc8b6", 3, BLACK, 1.6)
    wide = min(band_of(area.height), area.width * 0.45) if named else area.width
    band = FRect(area.left, area.top, wide, area.height)
    canvas.fill(band, SECTOR_INKS[sector(deed)] if not pledged else "#8a857a", 3, BLACK, 1.6)
    ink = letters(deed) if not pledged else NEWSPRINT
    icon = f"modipoly/sector/{sector(deed)}"
    price, style = str(DEEDS[deed].base), PRICE.but(colour=ink)
    if area.height >= LOW:
        _icon(canvas, icon, (band.centerx, band.top + 9), 16, pledged)
        narrow(canvas, price, (band.centerx, band.bottom - 11.5), style, band.width - 5)
    elif band.width > BAND:
        _icon(canvas, icon, (band.left + 11, band.centery), 15, pledged)
        left = band.left + 20
        narrow(canvas, price, ((left + band.right) / 2, band.centery), style, band.right - left - 3)
    else:
        narrow(canvas, price, band.center, style, band.width - 5)
    if named:
        room = FRect(band.right, area.top, area.right - band.right, area.height)
        _name(canvas, DEEDS[deed].short, room, pledged)


def _name(canvas: Canvas, name: str, room: FRect, pledged: bool) -> None:
    """A name in one or two lines, set narrower where it is too long; pledged, it says so under the name."""
    step = canvas.space.text_units(TICKET.size, TICKET.cap)
    note = words("modipoly.board.pledged-short") if pledged else ""
    if room.height < 1.8 * step:
        lines = [words("modipoly.board.pledged-deed", deed=name) if pledged else name]
    elif pledged:
        lines = [name, note]
    else:
        lines = [name] if text_width(canvas.space, name, TICKET) <= room.width else name.split(" ", 1)
    if len(lines) > 1:
        step *= 0.94
    y = room.centery - step * (len(lines) - 1) / 2 - (len(lines) - 1)
    for line in lines:
        style = TICKET.but(colour=RED) if line == note else TICKET
        narrow(canvas, line, (room.centerx, y), style, room.width - 5)
        y += step


def _icon(canvas: Canvas, name: str, centre: tuple[float, float], width: float, light: bool) -> None:
    """A sector's icon; on the grey of a pledged deed it is white in every sector."""
    if not light:
        put(canvas, name, centre, width)
        return
    pixels = max(2, canvas.space.px(width))

    def make() -> pygame.Surface:
        white = canvas.pictures.scaled(name, (pixels, pixels)).copy()
        white.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
        return white

    picture = canvas.pictures.drawn(("white-icon", name, pixels), make)
    x, y = canvas.space.to_pixel(centre)
    canvas.put(picture, picture.get_rect(center=(round(x), round(y))))
