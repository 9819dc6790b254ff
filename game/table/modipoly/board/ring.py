"""The ring of spaces with the owners on its frame and the File on the deed that waits."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING

import pygame
from pygame import FRect

from engine.modipoly.cards import DEEDS
from game.canvas import Canvas, text_width
from game.space import Point
from game.table.modipoly.board import geometry
from game.table.modipoly.board.inks import BLACK, MANILA, NEWSPRINT, PILL, narrow
from game.table.modipoly.desk import Part
from game.table.modipoly.names import badge
from game.table.tamasha.furniture import lay, put
from game.text import Style
from game.words import words

if TYPE_CHECKING:
    from game.table.modipoly.scene import ModipolyScene

QUARTER = 90
AS_PRINTED = 1.1
"""Up to this text size the names stay as they are printed."""
BAND, SIDE_BAND = 17.0, 26.0
"""How wide the coloured band is on the spaces below and above, and on those at the sides."""
CELL = Style("label", 16, BLACK, 1.4)


def parts(scene: ModipolyScene) -> list[Part]:
    """The board, the frame's badges (each for itself, so that a sale redraws one), the File."""
    made = [Part(scene, geometry.BOARD, board, room=24)]
    made += [_badge(scene, deed) for deed in range(len(DEEDS))]
    return made


def board(canvas: Canvas, area: FRect) -> None:
    """The printed ring; with large letters the deeds' names are set anew, as large as they fit."""
    lay(canvas, "modipoly/table/board", area)
    if canvas.space.text_scale <= AS_PRINTED:
        return
    for deed in DEEDS:
        room = name_room(deed.space)
        canvas.fill(room, NEWSPRINT)
        _set_name(canvas, deed.short, room)


def name_room(space: int) -> FRect:
    """The part of a deed's space below, above or beside its band."""
    area, (across, down) = geometry.space_area(space), geometry.outward(space)
    if across:
        left = area.left + (0.0 if across < 0 else SIDE_BAND)
        return FRect(left + 2, area.top + 2, area.width - SIDE_BAND - 4, area.height - 4)
    top = area.top + (BAND if down > 0 else 0.0)
    return FRect(area.left + 2, top + 2, area.width - 4, area.height - BAND - 4)


def _set_name(canvas: Canvas, name: str, room: FRect) -> None:
    """A name in one line, or two where it is too long."""
    whole = text_width(canvas.space, name, CELL) <= room.width
    lines = [name] if whole else name.split(" ", 1)
    style = CELL.but(cap=min(CELL.cap, room.height / len(lines) / CELL.size))
    step = canvas.space.text_units(style.size, style.cap) * 0.98
    y = room.centery - step * (len(lines) - 1) / 2
    for line in lines:
        narrow(canvas, line, (room.centerx, y), style, room.width - 4)
        y += step


def _badge(scene: ModipolyScene, deed: int) -> Part:
    space = DEEDS[deed].space
    x, y = geometry.owner_spot(space)
    area = FRect(x - 22, y - 16, 44, 32)

    def state() -> Hashable:
        return scene.shown.owner[deed], scene.shown.pledged[deed], scene.shown.file_at == deed

    return Part(scene, area, lambda c, a: _paint(c, scene, deed), state, room=3)


def _paint(canvas: Canvas, scene: ModipolyScene, deed: int) -> None:
    shown, space = scene.shown, DEEDS[deed].space
    owner = shown.owner[deed]
    spot = geometry.owner_spot(space)
    if owner >= 0:
        canvas.disc((spot[0] + 0.8, spot[1] + 1.4), geometry.BADGE * 0.56, "#00000060")
        if shown.pledged[deed]:
            put_grey(canvas, badge(owner), spot, geometry.BADGE)
        else:
            put(canvas, badge(owner), spot, geometry.BADGE)
    if shown.file_at == deed:
        tag = FRect(0, 0, 38, 19)
        tag.center = spot
        canvas.fill(tag.move(1, 1.6), "#00000060", 3)
        canvas.fill(tag, MANILA, 3, BLACK, 1.4)
        canvas.text(words("modipoly.board.file"), tag.center, PILL.but(colour=BLACK), "center", 34)


def put_grey(canvas: Canvas, name: str, centre: Point, width: float) -> None:
    """A badge on its side and without its colour: the deed is with the Treasury."""
    pixels = max(2, canvas.space.px(width))

    def make() -> pygame.Surface:
        grey = pygame.transform.grayscale(canvas.pictures.scaled(name, (pixels, pixels)))
        return pygame.transform.rotate(grey, QUARTER)

    picture = canvas.pictures.drawn(("grey-badge", name, pixels), make)
    x, y = canvas.space.to_pixel(centre)
    canvas.put(picture, picture.get_rect(center=(round(x), round(y))))
