"""Icons of what a player does: undo, play, search, turn the sound down."""

from __future__ import annotations

from collections.abc import Callable

from art.press import arc, circle, minus, moved, oval, poly, rrect, spline, union
from art.skins.icon_pen import Pen


def _undo(pen: Pen) -> None:
    pen.line(arc(21, 22, 11, 205, 250), 4.4)
    pen.solid(poly([(3.5, 16), (18, 9), (17, 24)]))


def _redo(pen: Pen) -> None:
    pen.line(moved(arc(21, 22, 11, 205, 250), 40, 0, -1, 1), 4.4)
    pen.solid(poly([(36.5, 16), (22, 9), (23, 24)]))


def _rules(pen: Pen) -> None:
    pen.line(poly([(4, 9), (20, 13), (36, 9), (36, 30), (20, 34), (4, 30)]))
    pen.line(spline([(20, 13), (20, 34)]))
    for y in (17, 22, 27):
        pen.line(spline([(9, y), (15, y + 1.4)]), 1.8)
        pen.line(spline([(31, y), (25, y + 1.4)]), 1.8)


def _speed(pen: Pen) -> None:
    for x in (6, 20):
        pen.solid(poly([(x, 8), (x + 15, 20), (x, 32)]))


def _menu(pen: Pen) -> None:
    for y in (11, 20, 29):
        pen.line(spline([(7, y), (33, y)]), 4.4)


def _settings(pen: Pen) -> None:
    teeth = union(
        *(moved(rrect(-3.4, -17.5, 6.8, 9, 1.6), 20, 20, rot=45 * n) for n in range(8)), circle(20, 20, 12.6)
    )
    pen.solid(minus(teeth, circle(20, 20, 5.2)))


def _sound(pen: Pen) -> None:
    pen.solid(poly([(4, 15), (11, 15), (20, 7), (20, 33), (11, 25), (4, 25)]))
    pen.line(arc(20, 20, 7.5, -48, 96), 3)
    pen.line(arc(20, 20, 14, -48, 96), 3)


def _sound_off(pen: Pen) -> None:
    pen.solid(poly([(4, 15), (11, 15), (20, 7), (20, 33), (11, 25), (4, 25)]))
    pen.line(spline([(25, 14.5), (36, 25.5)]), 3.2)
    pen.line(spline([(36, 14.5), (25, 25.5)]), 3.2)


def _music(pen: Pen) -> None:
    pen.solid(moved(oval(0, 0, 6, 4.6), 11, 30, rot=-20))
    pen.solid(moved(oval(0, 0, 6, 4.6), 28, 26, rot=-20))
    pen.line(spline([(16, 29), (16, 9)]), 3)
    pen.line(spline([(33, 25), (33, 5)]), 3)
    pen.solid(poly([(14.6, 8), (34.4, 3.6), (34.4, 11.4), (14.6, 16)]))


def _full_screen(pen: Pen) -> None:
    for turn in range(4):
        corner = moved(
            union(poly([(-15, -15), (-4, -15), (-4, -11), (-11, -11), (-11, -4), (-15, -4)])),
            20,
            20,
            rot=90 * turn,
        )
        pen.solid(corner)


def _window(pen: Pen) -> None:
    pen.line(rrect(5, 8, 30, 24, 3), 3)
    pen.line(spline([(6, 14), (34, 14)]), 3)


def _close(pen: Pen) -> None:
    pen.line(spline([(9, 9), (31, 31)]), 5)
    pen.line(spline([(31, 9), (9, 31)]), 5)


def _back(pen: Pen) -> None:
    pen.line(spline([(9, 20), (33, 20)]), 4.6)
    pen.line(poly([(19, 9), (8, 20), (19, 31), (8, 20)]), 4.6)


def _forward(pen: Pen) -> None:
    pen.line(spline([(7, 20), (31, 20)]), 4.6)
    pen.line(poly([(21, 9), (32, 20), (21, 31), (32, 20)]), 4.6)


def _up(pen: Pen) -> None:
    pen.line(poly([(8, 26), (20, 13), (32, 26), (20, 13)]), 4.8)


def _down(pen: Pen) -> None:
    pen.line(poly([(8, 14), (20, 27), (32, 14), (20, 27)]), 4.8)


def _play(pen: Pen) -> None:
    pen.solid(spline([(10, 6.5), (34, 20), (10, 33.5)], closed=True, tension=0.02))


def _pause(pen: Pen) -> None:
    for x in (9, 23):
        pen.solid(rrect(x, 7, 8, 26, 2.4))


def _step(pen: Pen) -> None:
    pen.solid(poly([(7, 8), (24, 20), (7, 32)]))
    pen.solid(rrect(26, 8, 6, 24, 2))


def _step_back(pen: Pen) -> None:
    pen.solid(poly([(33, 8), (16, 20), (33, 32)]))
    pen.solid(rrect(8, 8, 6, 24, 2))


def _search(pen: Pen) -> None:
    pen.line(circle(17, 17, 10), 4)
    pen.line(spline([(25, 25), (34, 34)]), 5.4)


CONTROLS: dict[str, Callable[[Pen], None]] = {
    "undo": _undo,
    "redo": _redo,
    "rules": _rules,
    "speed": _speed,
    "menu": _menu,
    "settings": _settings,
    "sound": _sound,
    "sound-off": _sound_off,
    "music": _music,
    "full-screen": _full_screen,
    "window": _window,
    "close": _close,
    "cross": _close,
    "back": _back,
    "left": _back,
    "forward": _forward,
    "right": _forward,
    "up": _up,
    "down": _down,
    "play": _play,
    "pause": _pause,
    "step": _step,
    "step-back": _step_back,
    "search": _search,
}
