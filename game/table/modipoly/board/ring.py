"""The ring of spaces with the owners on its frame and the File on the deed that waits."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING

import pygame
from pygame import FRect

from engine.modipoly.cards import DEEDS
from game.canvas import Canvas
from game.space import Point
from game.table.modipoly.board import geometry
from game.table.modipoly.board.inks import BLACK, MANILA, PILL
from game.table.modipoly.desk import Part
from game.table.modipoly.names import badge
from game.table.tamasha.furniture import lay, put
from game.words import words

if TYPE_CHECKING:
    from game.table.modipoly.scene import ModipolyScene

QUARTER = 90


def parts(scene: ModipolyScene) -> list[Part]:
    """The board, the frame's badges (each for itself, so that a sale redraws one), the File."""
    made = [Part(scene, geometry.BOARD, lambda c, a: lay(c, "modipoly/table/board", a), room=24)]
    made += [_badge(scene, deed) for deed in range(len(DEEDS))]
    return made


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
