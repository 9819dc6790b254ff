"""The dice tray: felt in a frame, two dice drawn as turned cubes, and their sum once they lie."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING

import pygame
from pygame import FRect

from engine.modipoly.events import Rolled
from game.canvas import Canvas
from game.space import Point
from game.table.modipoly.board import geometry
from game.table.modipoly.board.dice import FACES, HALF, Spin, Vector, at_rest, throw, turned
from game.table.modipoly.board.inks import BLACK, BRASS, FELT, NEWSPRINT, WOOD_DARK
from game.table.modipoly.desk import Part
from game.table.timeline import Timeline, call, over, then
from game.text import Style

if TYPE_CHECKING:
    from game.table.modipoly.scene import ModipolyScene

FLOOR = FRect(geometry.DICE_TRAY.left + 8, geometry.DICE_TRAY.top + 8, 100, geometry.DICE_TRAY.height - 16)
"""Where dice may roll; the sum stands beside it."""
SUM = Style("label", 30, NEWSPRINT, 1.0)
SMOOTH = 3
BODY, PIP, ONE, EDGE = (247, 241, 226), (34, 37, 43), (179, 32, 44), (34, 37, 43)
ROUND = 0.22
"""The radius of a die's corners, as a part of half its edge."""
_A = 0.5
PIPS: dict[int, tuple[Point, ...]] = {
    1: ((0, 0),),
    2: ((-_A, -_A), (_A, _A)),
    3: ((-_A, -_A), (0, 0), (_A, _A)),
    4: ((-_A, -_A), (_A, -_A), (-_A, _A), (_A, _A)),
    5: ((-_A, -_A), (_A, -_A), (-_A, _A), (_A, _A), (0, 0)),
    6: ((-_A, -_A), (-_A, 0), (-_A, _A), (_A, -_A), (_A, 0), (_A, _A)),
}


class DiceTray:
    """The dice as they lie or roll."""

    def __init__(self, scene: ModipolyScene) -> None:
        self.scene = scene
        self.rolling = False
        self.thrown = False
        """Whether anybody has thrown them since the table was laid."""
        self._shown: tuple[int, int] = (0, 0)
        self._remember()
        self.spins: tuple[Spin, ...] = ()
        self.refresh()
        self.part = Part(scene, geometry.DICE_TRAY, self._paint, self._state, room=8)

    def _remember(self) -> None:
        """A match that goes on: the dice lie as they were thrown last."""
        told = self.scene.session.match.heard(None)
        last = next((event for event in reversed(list(told)) if isinstance(event, Rolled)), None)
        if last is not None and not self.scene.flow.queue:
            self.thrown, self.scene.shown.dice = True, (last.first, last.second)

    def refresh(self) -> None:
        """Dice that do not roll show what was thrown last."""
        values = self.scene.shown.dice
        if not self.rolling and values != self._shown:
            self._shown = values
            y = FLOOR.centery
            spots = ((FLOOR.left + 27, y + 3), (FLOOR.left + 70, y - 4))
            self.spins = tuple(
                at_rest(value, spot, 0.25 - 0.6 * place)
                for place, (value, spot) in enumerate(zip(values, spots, strict=True))
            )

    def roll(self, values: tuple[int, int], seed: int, pace: float = 1.0) -> Timeline:
        """The throw; at its end the sum stands there. A `pace` under 1 hurries it."""
        frames = throw(values, FLOOR, seed)

        def show(part: float) -> None:
            self.spins = frames[round(part * (len(frames) - 1))]
            self.part.refresh()

        def begin() -> None:
            self.rolling = self.thrown = True
            self.scene.sound("dice-roll", -0.15)

        def end() -> None:
            self.rolling, self._shown = False, values
            self.spins = frames[-1]
            self.part.refresh()

        return then(call(begin), over(len(frames) / 60 * pace, show, ease=lambda part: part), call(end))

    def _state(self) -> Hashable:
        return self.spins, self.rolling

    def _paint(self, canvas: Canvas, area: FRect) -> None:
        canvas.fill(area.move(2, 3), "#00000055", 8)
        canvas.fill(area, WOOD_DARK, 8, BLACK, 2)
        canvas.fill(area.inflate(-10, -10), FELT, 5, BRASS, 1.2)
        for spin in sorted(self.spins, key=lambda spin: spin.y):
            draw_die(canvas, spin, keep=not self.rolling)
        if self.thrown and not self.rolling:
            total = str(sum(self._shown))
            canvas.text(total, ((FLOOR.right + area.right - 6) / 2, area.centery), SUM, "center")


def draw_die(canvas: Canvas, spin: Spin, keep: bool) -> None:
    """A die with its shadow. One that lies is kept as a picture, one that rolls is drawn anew every frame."""
    scale = canvas.space.scale
    radius = HALF * scale * (1 + spin.height / 160)
    turn = tuple(round(part, 3) for part in spin.turn)
    make = lambda: _cube(spin, radius)
    cube = canvas.pictures.drawn(("die", turn, round(radius, 1)), make) if keep else make()
    x, y = canvas.space.to_pixel((spin.x, spin.y))
    wide = round(radius * 2.5)
    dark = canvas.pictures.drawn(("die-shadow", wide), lambda: _shadow(wide))
    fall = (2.5 + spin.height * 0.3) * scale
    canvas.put(dark, dark.get_rect(center=(round(x + fall * 0.7), round(y + fall))))
    canvas.put(cube, cube.get_rect(center=(round(x), round(y - spin.height * scale * 0.7))))


def _shadow(wide: int) -> pygame.Surface:
    out = pygame.Surface((wide, wide), pygame.SRCALPHA)
    pygame.draw.rect(out, (0, 0, 0, 90), out.get_rect().inflate(-wide // 4, -wide // 4), 0, wide // 6)
    return pygame.transform.box_blur(out, max(1, wide // 12))


def _cube(spin: Spin, radius: float) -> pygame.Surface:
    """The faces of a turned cube that look at the eye, furthest first, at thrice the size and smoothed."""
    size = max(8, round(radius * 4)) * SMOOTH
    out = pygame.Surface((size, size), pygame.SRCALPHA)
    unit, middle = radius * SMOOTH, size / 2

    def flat(point: Vector) -> Point:
        right, down, up = turned(spin.turn, point)
        return middle + (right + up * 0.06) * unit, middle + (down - up * 0.16) * unit

    for face in sorted(FACES, key=lambda face: turned(spin.turn, FACES[face])[2]):
        normal = turned(spin.turn, FACES[face])
        if normal[2] + normal[1] * 0.16 > 0.02:
            _face(out, face, normal, flat, unit)
    return pygame.transform.smoothscale(out, (size // SMOOTH, size // SMOOTH))


def _face(
    out: pygame.Surface, face: int, normal: Vector, flat: Callable[[Vector], Point], unit: float
) -> None:
    """One face: a rounded square in its light, and its pips."""
    light = max(0.42, min(1.0, 0.66 + 0.34 * normal[2] - 0.2 * normal[0] - 0.16 * normal[1]))
    out_of = FACES[face]
    right: Vector = (out_of[1], out_of[2], out_of[0])
    down = _cross(out_of, right)

    def on(across: float, along: float) -> Point:
        spot: Vector = tuple(out_of[i] + right[i] * across + down[i] * along for i in range(3))  # type: ignore[assignment]
        return flat(spot)

    square = []
    for corner in range(4):
        start = math.pi / 2 * corner
        cx = (1 - ROUND) * (1 if corner in (0, 3) else -1)
        cy = (1 - ROUND) * (1 if corner in (0, 1) else -1)
        for step in range(5):
            angle = start + math.pi / 8 * step
            square.append(on(cx + ROUND * math.cos(angle), cy + ROUND * math.sin(angle)))
    pygame.draw.polygon(out, [round(part * light) for part in BODY], square)
    pygame.draw.polygon(out, EDGE, square, max(2, round(unit * 0.11)))
    for x, y in PIPS[face]:
        round_spot = [
            on(x + 0.19 * math.cos(turn * math.pi / 7), y + 0.19 * math.sin(turn * math.pi / 7))
            for turn in range(14)
        ]
        pygame.draw.polygon(out, ONE if face == 1 else PIP, round_spot)


def _cross(a: Vector, b: Vector) -> Vector:
    return a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]
