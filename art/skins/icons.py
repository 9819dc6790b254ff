"""Icons in one ink, 96 pixels square, dark for paper and cream for wood and cloth."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial

from PIL import Image

from art.press import arc, blob, circle, minus, moved, oval, poly, rrect, scallop, set_text, spline, star, union
from art.table.catalogue import MASTER, Made, pictures
from art.table.painting import Painting, Path

SIZE = (40.0, 40.0)
STROKE = 3.6


class Pen:
    """Draws an icon in one colour; `gap` and `cut` rub out what is already there."""

    def __init__(self, painting: Painting, colour: str) -> None:
        self.painting, self.colour = painting, colour

    def solid(self, path: Path) -> None:
        """A filled shape."""
        self.painting.fill(path, self.colour)

    def gap(self, path: Path) -> None:
        """A hole in that shape."""
        self.painting.clear(path)

    def line(self, path: Path, width: float = STROKE) -> None:
        """A line with round ends."""
        self.painting.line(path, width, self.colour)

    def cut(self, path: Path, width: float = 2.4) -> None:
        """A line cut through it."""
        self.painting.clear(path, width)


def undo(pen: Pen) -> None:
    pen.line(arc(21, 22, 11, 205, 250), 4.4)
    pen.solid(poly([(3.5, 16), (18, 9), (17, 24)]))


def redo(pen: Pen) -> None:
    pen.line(moved(arc(21, 22, 11, 205, 250), 40, 0, -1, 1), 4.4)
    pen.solid(poly([(36.5, 16), (22, 9), (23, 24)]))


def rules(pen: Pen) -> None:
    pen.line(poly([(4, 9), (20, 13), (36, 9), (36, 30), (20, 34), (4, 30)]))
    pen.line(spline([(20, 13), (20, 34)]))
    for y in (17, 22, 27):
        pen.line(spline([(9, y), (15, y + 1.4)]), 1.8)
        pen.line(spline([(31, y), (25, y + 1.4)]), 1.8)


def speed(pen: Pen) -> None:
    for x in (6, 20):
        pen.solid(poly([(x, 8), (x + 15, 20), (x, 32)]))


def menu(pen: Pen) -> None:
    for y in (11, 20, 29):
        pen.line(spline([(7, y), (33, y)]), 4.4)


def settings(pen: Pen) -> None:
    teeth = union(*(moved(rrect(-3.4, -17.5, 6.8, 9, 1.6), 20, 20, rot=45 * n) for n in range(8)), circle(20, 20, 12.6))
    pen.solid(minus(teeth, circle(20, 20, 5.2)))


def sound(pen: Pen) -> None:
    pen.solid(poly([(4, 15), (11, 15), (20, 7), (20, 33), (11, 25), (4, 25)]))
    pen.line(arc(20, 20, 7.5, -48, 96), 3)
    pen.line(arc(20, 20, 14, -48, 96), 3)


def sound_off(pen: Pen) -> None:
    pen.solid(poly([(4, 15), (11, 15), (20, 7), (20, 33), (11, 25), (4, 25)]))
    pen.line(spline([(25, 14.5), (36, 25.5)]), 3.2)
    pen.line(spline([(36, 14.5), (25, 25.5)]), 3.2)


def music(pen: Pen) -> None:
    pen.solid(moved(oval(0, 0, 6, 4.6), 11, 30, rot=-20))
    pen.solid(moved(oval(0, 0, 6, 4.6), 28, 26, rot=-20))
    pen.line(spline([(16, 29), (16, 9)]), 3)
    pen.line(spline([(33, 25), (33, 5)]), 3)
    pen.solid(poly([(14.6, 8), (34.4, 3.6), (34.4, 11.4), (14.6, 16)]))


def full_screen(pen: Pen) -> None:
    for turn in range(4):
        corner = moved(union(poly([(-15, -15), (-4, -15), (-4, -11), (-11, -11), (-11, -4), (-15, -4)])), 20, 20, rot=90 * turn)
        pen.solid(corner)


def window(pen: Pen) -> None:
    pen.line(rrect(5, 8, 30, 24, 3), 3)
    pen.line(spline([(6, 14), (34, 14)]), 3)


def close(pen: Pen) -> None:
    pen.line(spline([(9, 9), (31, 31)]), 5)
    pen.line(spline([(31, 9), (9, 31)]), 5)


def back(pen: Pen) -> None:
    pen.line(spline([(9, 20), (33, 20)]), 4.6)
    pen.line(poly([(19, 9), (8, 20), (19, 31), (8, 20)]), 4.6)


def forward(pen: Pen) -> None:
    pen.line(spline([(7, 20), (31, 20)]), 4.6)
    pen.line(poly([(21, 9), (32, 20), (21, 31), (32, 20)]), 4.6)


def up(pen: Pen) -> None:
    pen.line(poly([(8, 26), (20, 13), (32, 26), (20, 13)]), 4.8)


def down(pen: Pen) -> None:
    pen.line(poly([(8, 14), (20, 27), (32, 14), (20, 27)]), 4.8)


def play(pen: Pen) -> None:
    pen.solid(spline([(10, 6.5), (34, 20), (10, 33.5)], closed=True, tension=0.02))


def pause(pen: Pen) -> None:
    for x in (9, 23):
        pen.solid(rrect(x, 7, 8, 26, 2.4))


def step(pen: Pen) -> None:
    pen.solid(poly([(7, 8), (24, 20), (7, 32)]))
    pen.solid(rrect(26, 8, 6, 24, 2))


def step_back(pen: Pen) -> None:
    pen.solid(poly([(33, 8), (16, 20), (33, 32)]))
    pen.solid(rrect(8, 8, 6, 24, 2))


def search(pen: Pen) -> None:
    pen.line(circle(17, 17, 10), 4)
    pen.line(spline([(25, 25), (34, 34)]), 5.4)


def human(pen: Pen) -> None:
    pen.solid(circle(20, 12, 7.6))
    pen.solid(blob([(5, 35), (8, 25), (20, 20.5), (32, 25), (35, 35), (20, 36)]))


def bot(pen: Pen) -> None:
    pen.line(spline([(20, 4), (20, 10)]), 2.6)
    pen.solid(circle(20, 4.6, 2.6))
    pen.solid(rrect(6, 10, 28, 22, 6))
    pen.gap(circle(14, 19, 3.4))
    pen.gap(circle(26, 19, 3.4))
    pen.cut(spline([(14, 27), (26, 27)]), 2.6)
    for x in (2.6, 34.6):
        pen.solid(rrect(x, 17, 2.8, 9, 1))


def lock(pen: Pen) -> None:
    pen.line(arc(20, 16, 7.6, 180, 180), 4)
    pen.solid(rrect(7.5, 17, 25, 19, 4))
    pen.gap(circle(20, 25, 3))
    pen.gap(rrect(18.6, 25, 2.8, 6.4, 1))


def eye(pen: Pen) -> None:
    pen.line(blob([(3.5, 20), (11, 11.5), (20, 8.8), (29, 11.5), (36.5, 20), (29, 28.5), (20, 31.2), (11, 28.5)]), 3)
    pen.solid(circle(20, 20, 6.6))
    pen.gap(circle(17.8, 17.6, 2))


def eye_shut(pen: Pen) -> None:
    pen.line(spline([(4, 17), (12, 24), (20, 26), (28, 24), (36, 17)]), 3.4)
    for x, dx in ((9, -3), (16, -1), (24, 1), (31, 3)):
        pen.line(spline([(x, 24), (x + dx, 30)]), 2.8)


def check(pen: Pen) -> None:
    pen.line(poly([(6, 21), (16, 31), (34, 9), (16, 31)]), 5.2)


def briefcase(pen: Pen) -> None:
    pen.line(rrect(14, 6, 12, 8, 3), 3)
    pen.solid(rrect(4, 12, 32, 22, 4))
    pen.cut(spline([(4, 22), (16, 22)]), 2)
    pen.cut(spline([(24, 22), (36, 22)]), 2)
    pen.gap(rrect(17, 19, 6, 6, 1.4))


def coin(pen: Pen) -> None:
    pen.solid(scallop(20, 20, 15.6, 14, 0.1))
    pen.cut(circle(20, 20, 11.4), 1.8)
    finger = union(rrect(17.6, 11, 4.8, 13, 2.4), rrect(14, 20, 12, 8, 3.4))
    pen.gap(finger)


def pawn(pen: Pen) -> None:
    pen.solid(circle(20, 11, 6.8))
    pen.solid(blob([(16, 16), (17, 24), (10, 31), (30, 31), (23, 24), (24, 16)]))
    pen.solid(rrect(8, 30, 24, 6, 2.4))
    pen.solid(rrect(13.6, 16.4, 12.8, 3.6, 1.6))


def note(pen: Pen) -> None:
    pen.solid(rrect(3, 10, 34, 20, 3))
    pen.cut(rrect(6, 13, 28, 14, 1.6), 1.5)
    pen.gap(circle(20, 20, 5.4))
    pen.solid(set_text(20, 23.6, "₹", "bold", 9.4)[0])


def envelope(pen: Pen) -> None:
    pen.solid(rrect(4, 9, 32, 23, 2.6))
    pen.cut(poly([(5, 11), (20, 23), (35, 11), (20, 23)]), 2.2)
    pen.gap(scallop(20, 22, 5, 9, 0.2))
    pen.solid(circle(20, 22, 2.6))


def flag(pen: Pen) -> None:
    pen.line(spline([(9, 5), (9, 36)]), 3.6)
    pen.solid(blob([(10, 6), (20, 4), (33, 8), (29, 14.5), (33, 22), (20, 19), (10, 22)]))


def card(pen: Pen) -> None:
    pen.solid(moved(rrect(-9, -13, 18, 26, 3), 15, 21, rot=-12))
    pen.gap(moved(rrect(-10.6, -14.6, 21.2, 29.2, 4), 24, 20, rot=9))
    pen.solid(moved(rrect(-9, -13, 18, 26, 3), 24, 20, rot=9))
    pen.gap(moved(star(0, 0, 6), 24, 20, rot=9))


def chart(pen: Pen) -> None:
    pen.line(spline([(5, 35), (36, 35)]), 3)
    for x, top in ((8, 24), (17, 14), (26, 7)):
        pen.solid(rrect(x, top, 7, 34 - top, 1.4))


def log(pen: Pen) -> None:
    pen.line(rrect(7, 4.5, 26, 31, 3), 3)
    for y in (12, 19, 26):
        pen.solid(circle(13, y, 1.9))
        pen.line(spline([(18, y), (27, y)]), 2.4)


def trash(pen: Pen) -> None:
    pen.line(spline([(6, 10), (34, 10)]), 3.4)
    pen.line(rrect(15, 5, 10, 5, 2), 2.6)
    pen.solid(blob([(9, 14), (31, 14), (29, 35), (20, 36), (11, 35)]))
    for x in (15.4, 20, 24.6):
        pen.cut(spline([(x, 18), (x, 31)]), 1.8)


def save(pen: Pen) -> None:
    pen.line(spline([(20, 5), (20, 23)]), 4.4)
    pen.line(poly([(11, 15), (20, 24), (29, 15), (20, 24)]), 4.4)
    pen.line(poly([(5, 27), (5, 34), (35, 34), (35, 27), (35, 34), (5, 34)]), 4)


def question(pen: Pen) -> None:
    pen.solid(circle(20, 20, 16.4))
    pen.gap(set_text(20, 29.4, "?", "num", 30)[0])


def info(pen: Pen) -> None:
    pen.solid(circle(20, 20, 16.4))
    pen.gap(set_text(20, 30, "i", "num", 31)[0])


def home(pen: Pen) -> None:
    pen.solid(poly([(3, 20), (20, 5), (37, 20), (32, 20), (32, 35), (8, 35), (8, 20)]))
    pen.gap(rrect(16.4, 24, 7.2, 11, 1))


def hand(pen: Pen) -> None:
    fingers = [rrect(11 + n * 5.4, 8 + abs(n - 1.4) * 1.8, 4.6, 20, 2.3) for n in range(4)]
    thumb = moved(rrect(-2.5, -11, 5, 16, 2.5), 8.6, 25, rot=-38)
    pen.solid(union(*fingers, thumb, rrect(11, 20, 20.8, 16, 7)))


def clock(pen: Pen) -> None:
    pen.line(circle(20, 20, 14.6), 3.6)
    pen.line(poly([(20, 10.6), (20, 20), (27, 24), (20, 20)]), 3.2)


def plus(pen: Pen) -> None:
    pen.line(spline([(20, 8), (20, 32)]), 5)
    pen.line(spline([(8, 20), (32, 20)]), 5)


def less(pen: Pen) -> None:
    pen.line(spline([(8, 20), (32, 20)]), 5)


def gavel(pen: Pen) -> None:
    pen.solid(rrect(5, 31, 20, 5, 2))
    pen.line(spline([(21, 18), (35, 32)]), 4.4)
    pen.solid(moved(rrect(-10, -5.4, 20, 10.8, 2), 15.5, 13.5, rot=-45))
    for side in (-1, 1):
        pen.solid(moved(rrect(side * 10 - 2, -7.2, 4, 14.4, 1.6), 15.5, 13.5, rot=-45))


def star_icon(pen: Pen) -> None:
    pen.solid(star(20, 21, 16.6))


def crown(pen: Pen) -> None:
    pen.solid(poly([(5, 12), (12, 20), (20, 7), (28, 20), (35, 12), (32, 29), (8, 29)]))
    pen.solid(rrect(8, 31, 24, 4.4, 1.6))


def keyboard(pen: Pen) -> None:
    pen.line(rrect(3.6, 10, 32.8, 21, 3), 2.8)
    for line in range(2):
        for n in range(5):
            pen.solid(rrect(8 + n * 5.2, 14.4 + line * 5.2, 3, 3, 0.6))
    pen.solid(rrect(12, 25, 16, 3, 0.8))


def sun(pen: Pen) -> None:
    pen.solid(circle(20, 20, 7.4))
    for n in range(8):
        angle = n * math.pi / 4
        ray = [(20 + r * math.cos(angle), 20 + r * math.sin(angle)) for r in (11.4, 16.6)]
        pen.line(spline(ray), 3)


ICONS: dict[str, Callable[[Pen], None]] = {
    "undo": undo, "redo": redo, "rules": rules, "speed": speed, "menu": menu, "settings": settings, "sound": sound,
    "sound-off": sound_off, "music": music, "full-screen": full_screen, "window": window, "close": close, "cross": close,
    "back": back, "left": back, "forward": forward, "right": forward, "up": up, "down": down, "play": play,
    "pause": pause, "step": step, "step-back": step_back, "search": search, "human": human, "bot": bot, "lock": lock,
    "eye": eye, "eye-shut": eye_shut, "check": check, "briefcase": briefcase, "coin": coin, "pawn": pawn,
    "note": note, "envelope": envelope, "flag": flag, "card": card, "chart": chart, "log": log, "trash": trash,
    "save": save, "question": question, "info": info, "home": home, "hand": hand, "clock": clock, "plus": plus,
    "minus": less, "gavel": gavel, "star": star_icon, "crown": crown, "keyboard": keyboard, "contrast": sun,
}  # fmt: skip


def icon(name: str, colour: str) -> Image.Image:
    """One icon in one ink."""
    painting = Painting(*SIZE)
    ICONS[name](Pen(painting, colour))
    return painting.image()


MADE = []
for _name in ICONS:
    MADE += [
        Made(f"icons/{_name}", SIZE, partial(icon, _name, "ink"), MASTER, colours=32),
        Made(f"icons/{_name}-cream", SIZE, partial(icon, _name, "cream"), MASTER, colours=32),
    ]
PICTURES = pictures(__name__, MADE)
