"""Icons of things: people, coins, notes, flags, charts."""

from __future__ import annotations

import math
from collections.abc import Callable

from art.press import arc, blob, circle, moved, poly, rrect, scallop, set_text, spline, star, union
from art.skins.icon_pen import Pen


def _human(pen: Pen) -> None:
    pen.solid(circle(20, 12, 7.6))
    pen.solid(blob([(5, 35), (8, 25), (20, 20.5), (32, 25), (35, 35), (20, 36)]))


def _bot(pen: Pen) -> None:
    pen.line(spline([(20, 4), (20, 10)]), 2.6)
    pen.solid(circle(20, 4.6, 2.6))
    pen.solid(rrect(6, 10, 28, 22, 6))
    pen.gap(circle(14, 19, 3.4))
    pen.gap(circle(26, 19, 3.4))
    pen.cut(spline([(14, 27), (26, 27)]), 2.6)
    for x in (2.6, 34.6):
        pen.solid(rrect(x, 17, 2.8, 9, 1))


def _lock(pen: Pen) -> None:
    pen.line(arc(20, 16, 7.6, 180, 180), 4)
    pen.solid(rrect(7.5, 17, 25, 19, 4))
    pen.gap(circle(20, 25, 3))
    pen.gap(rrect(18.6, 25, 2.8, 6.4, 1))


def _eye(pen: Pen) -> None:
    pen.line(
        blob([(3.5, 20), (11, 11.5), (20, 8.8), (29, 11.5), (36.5, 20), (29, 28.5), (20, 31.2), (11, 28.5)]),
        3,
    )
    pen.solid(circle(20, 20, 6.6))
    pen.gap(circle(17.8, 17.6, 2))


def _eye_shut(pen: Pen) -> None:
    pen.line(spline([(4, 17), (12, 24), (20, 26), (28, 24), (36, 17)]), 3.4)
    for x, dx in ((9, -3), (16, -1), (24, 1), (31, 3)):
        pen.line(spline([(x, 24), (x + dx, 30)]), 2.8)


def _check(pen: Pen) -> None:
    pen.line(poly([(6, 21), (16, 31), (34, 9), (16, 31)]), 5.2)


def _briefcase(pen: Pen) -> None:
    pen.line(rrect(14, 6, 12, 8, 3), 3)
    pen.solid(rrect(4, 12, 32, 22, 4))
    pen.cut(spline([(4, 22), (16, 22)]), 2)
    pen.cut(spline([(24, 22), (36, 22)]), 2)
    pen.gap(rrect(17, 19, 6, 6, 1.4))


def _coin(pen: Pen) -> None:
    pen.solid(scallop(20, 20, 15.6, 14, 0.1))
    pen.cut(circle(20, 20, 11.4), 1.8)
    finger = union(rrect(17.6, 11, 4.8, 13, 2.4), rrect(14, 20, 12, 8, 3.4))
    pen.gap(finger)


def _pawn(pen: Pen) -> None:
    pen.solid(circle(20, 11, 6.8))
    pen.solid(blob([(16, 16), (17, 24), (10, 31), (30, 31), (23, 24), (24, 16)]))
    pen.solid(rrect(8, 30, 24, 6, 2.4))
    pen.solid(rrect(13.6, 16.4, 12.8, 3.6, 1.6))


def _note(pen: Pen) -> None:
    pen.solid(rrect(3, 10, 34, 20, 3))
    pen.cut(rrect(6, 13, 28, 14, 1.6), 1.5)
    pen.gap(circle(20, 20, 5.4))
    pen.solid(set_text(20, 23.6, "₹", "bold", 9.4)[0])


def _envelope(pen: Pen) -> None:
    pen.solid(rrect(4, 9, 32, 23, 2.6))
    pen.cut(poly([(5, 11), (20, 23), (35, 11), (20, 23)]), 2.2)
    pen.gap(scallop(20, 22, 5, 9, 0.2))
    pen.solid(circle(20, 22, 2.6))


def _flag(pen: Pen) -> None:
    pen.line(spline([(9, 5), (9, 36)]), 3.6)
    pen.solid(blob([(10, 6), (20, 4), (33, 8), (29, 14.5), (33, 22), (20, 19), (10, 22)]))


def _card(pen: Pen) -> None:
    pen.solid(moved(rrect(-9, -13, 18, 26, 3), 15, 21, rot=-12))
    pen.gap(moved(rrect(-10.6, -14.6, 21.2, 29.2, 4), 24, 20, rot=9))
    pen.solid(moved(rrect(-9, -13, 18, 26, 3), 24, 20, rot=9))
    pen.gap(moved(star(0, 0, 6), 24, 20, rot=9))


def _chart(pen: Pen) -> None:
    pen.line(spline([(5, 35), (36, 35)]), 3)
    for x, top in ((8, 24), (17, 14), (26, 7)):
        pen.solid(rrect(x, top, 7, 34 - top, 1.4))


def _log(pen: Pen) -> None:
    pen.line(rrect(7, 4.5, 26, 31, 3), 3)
    for y in (12, 19, 26):
        pen.solid(circle(13, y, 1.9))
        pen.line(spline([(18, y), (27, y)]), 2.4)


def _trash(pen: Pen) -> None:
    pen.line(spline([(6, 10), (34, 10)]), 3.4)
    pen.line(rrect(15, 5, 10, 5, 2), 2.6)
    pen.solid(blob([(9, 14), (31, 14), (29, 35), (20, 36), (11, 35)]))
    for x in (15.4, 20, 24.6):
        pen.cut(spline([(x, 18), (x, 31)]), 1.8)


def _save(pen: Pen) -> None:
    pen.line(spline([(20, 5), (20, 23)]), 4.4)
    pen.line(poly([(11, 15), (20, 24), (29, 15), (20, 24)]), 4.4)
    pen.line(poly([(5, 27), (5, 34), (35, 34), (35, 27), (35, 34), (5, 34)]), 4)


def _question(pen: Pen) -> None:
    pen.solid(circle(20, 20, 16.4))
    pen.gap(set_text(20, 29.4, "?", "num", 30)[0])


def _info(pen: Pen) -> None:
    pen.solid(circle(20, 20, 16.4))
    pen.gap(set_text(20, 30, "i", "num", 31)[0])


def _home(pen: Pen) -> None:
    pen.solid(poly([(3, 20), (20, 5), (37, 20), (32, 20), (32, 35), (8, 35), (8, 20)]))
    pen.gap(rrect(16.4, 24, 7.2, 11, 1))


def _hand(pen: Pen) -> None:
    fingers = [rrect(11 + n * 5.4, 8 + abs(n - 1.4) * 1.8, 4.6, 20, 2.3) for n in range(4)]
    thumb = moved(rrect(-2.5, -11, 5, 16, 2.5), 8.6, 25, rot=-38)
    pen.solid(union(*fingers, thumb, rrect(11, 20, 20.8, 16, 7)))


def _clock(pen: Pen) -> None:
    pen.line(circle(20, 20, 14.6), 3.6)
    pen.line(poly([(20, 10.6), (20, 20), (27, 24), (20, 20)]), 3.2)


def _plus(pen: Pen) -> None:
    pen.line(spline([(20, 8), (20, 32)]), 5)
    pen.line(spline([(8, 20), (32, 20)]), 5)


def _less(pen: Pen) -> None:
    pen.line(spline([(8, 20), (32, 20)]), 5)


def _gavel(pen: Pen) -> None:
    pen.solid(rrect(5, 31, 20, 5, 2))
    pen.line(spline([(21, 18), (35, 32)]), 4.4)
    pen.solid(moved(rrect(-10, -5.4, 20, 10.8, 2), 15.5, 13.5, rot=-45))
    for side in (-1, 1):
        pen.solid(moved(rrect(side * 10 - 2, -7.2, 4, 14.4, 1.6), 15.5, 13.5, rot=-45))


def _star_icon(pen: Pen) -> None:
    pen.solid(star(20, 21, 16.6))


def _crown(pen: Pen) -> None:
    pen.solid(poly([(5, 12), (12, 20), (20, 7), (28, 20), (35, 12), (32, 29), (8, 29)]))
    pen.solid(rrect(8, 31, 24, 4.4, 1.6))


def _keyboard(pen: Pen) -> None:
    pen.line(rrect(3.6, 10, 32.8, 21, 3), 2.8)
    for line in range(2):
        for n in range(5):
            pen.solid(rrect(8 + n * 5.2, 14.4 + line * 5.2, 3, 3, 0.6))
    pen.solid(rrect(12, 25, 16, 3, 0.8))


def _sun(pen: Pen) -> None:
    pen.solid(circle(20, 20, 7.4))
    for n in range(8):
        angle = n * math.pi / 4
        ray = [(20 + r * math.cos(angle), 20 + r * math.sin(angle)) for r in (11.4, 16.6)]
        pen.line(spline(ray), 3)


THINGS: dict[str, Callable[[Pen], None]] = {
    "human": _human,
    "bot": _bot,
    "lock": _lock,
    "eye": _eye,
    "eye-shut": _eye_shut,
    "check": _check,
    "briefcase": _briefcase,
    "coin": _coin,
    "pawn": _pawn,
    "note": _note,
    "envelope": _envelope,
    "flag": _flag,
    "card": _card,
    "chart": _chart,
    "log": _log,
    "trash": _trash,
    "save": _save,
    "question": _question,
    "info": _info,
    "home": _home,
    "hand": _hand,
    "clock": _clock,
    "plus": _plus,
    "minus": _less,
    "gavel": _gavel,
    "star": _star_icon,
    "crown": _crown,
    "keyboard": _keyboard,
    "contrast": _sun,
}
