"""Tools in hand: what people work with, or say they do."""

from __future__ import annotations

import math

from art.portraits.common import fist, shine, side_shade
from art.portraits.look import Look
from art.press import Sheet, arc, blob, circle, moved, oval, poly, rrect, spline, star

SIDES = (-1, 1)


def sapling(s: Sheet, f: Look) -> None:
    """A sapling in a dented tin can."""
    with s.at(142, 106, rot=6):
        s.stroke([(0, 10), (-3, -40), (2, -84)], 8, "leaf", "key", a=0.9, b=0.5)
        for x, y, turn in ((-4, -34, -140), (2, -52, -30), (0, -78, -115), (6, -84, -50)):
            leaf = moved(blob([(0, 0), (14, -14), (40, -12), (56, 0), (40, 12), (14, 12)]), x, y, 1, rot=turn)
            s.ink(leaf, "#7fa650", 2.8, 1.6)
            s.stroke(
                [(x, y), (x + 44 * math.cos(math.radians(turn)), y + 44 * math.sin(math.radians(turn)))], 2.4
            )
        tin = blob([(-36, 8), (36, 8), (33, 40), (36, 62), (0, 70), (-34, 62), (-30, 36)])
        s.ink(tin, "slate", 3.4, 2.4)
        side_shade(s, tin, "ink", 0.5, (12, 6))
        s.ink(oval(0, 8, 36, 9), "brown", 3, 0)
        s.stroke([(-18, 30), (-8, 38), (-16, 50)], 3)
        shine(s, [(-24, 18), (-24, 54)], 4, "white", 0.7)
        s.ink(rrect(-8, 24, 32, 24, 2), "cream", 2.4, 0.8)
        s.text(8, 42, "GHEE", "num", 15, "sindoor")
    fist(s, f, 132, 172, 8)


def watering_can(s: Sheet, f: Look) -> None:
    """A watering can with a neat round hole."""
    with s.at(146, 92, 0.96, -10):
        s.line(arc(40, 6, 34, -90, 190), 12)
        s.line(arc(40, 6, 34, -90, 190), 6, "teal", "type")
        s.ink(poly([(-32, 10), (-86, -38), (-76, -50), (-30, -16)]), "teal", 3.2, 1.8)
        s.ink(oval(-84, -46, 9, 20), "mint", 3, 1.4)
        can = blob([(-38, -34), (38, -34), (44, 44), (0, 52), (-44, 44)])
        s.ink(can, "teal", 3.6, 2.6)
        side_shade(s, can, "ink", 0.5, (14, 8))
        s.ink(oval(0, -34, 38, 10), "ink", 3, 0)
        hole = circle(2, 12, 15)
        s.wipe(hole)
        s.fill(hole, "sky")
        s.line(hole, 3.4)
        for i in range(3):
            drop = blob(
                [
                    (-4 + i * 7, 34 + i * 13),
                    (1 + i * 7, 42 + i * 13),
                    (-4 + i * 7, 49 + i * 13),
                    (-9 + i * 7, 42 + i * 13),
                ]
            )
            s.ink(drop, "sky", 2.2, 0.6)
        shine(s, [(-28, -18), (-32, 30)], 5, "white", 0.6)


def hand_pump(s: Sheet, f: Look) -> None:
    """A gleaming hand pump, connected to nothing."""
    with s.at(-160, 146, 1.0):
        s.ink(blob([(20, -86), (-50, -66), (-64, -20), (-54, -14), (-42, -50), (22, -68)]), "haldi", 3.2, 2)
        s.ink(rrect(-2, -80, 40, 150, 8), "sky", 3.6, 2.6)
        s.ink(rrect(-10, -96, 56, 22, 8), "haldi", 3.4, 2)
        s.ink(blob([(36, -44), (70, -40), (78, -16), (62, -14), (56, -26), (36, -22)]), "sky", 3.2, 2)
        s.ink(rrect(-20, 58, 76, 18, 5), "haldi", 3.4, 2)
        shine(s, [(8, -60), (8, 50)], 6, "white", 0.9)
        for x in (70, 88):
            s.ink(star(x, -66 + (x - 70), 11, 4, 0.3), "white", 1.6, 0)
        s.line(spline([(6, 84), (8, 100), (2, 112)]), 3)
        s.line(spline([(28, 84), (30, 96), (26, 106)]), 3)


def tiffin(s: Sheet, f: Look) -> None:
    """A tiffin of four storeys."""
    with s.at(146, 76):
        s.line(arc(0, -58, 30, 180, 180), 9)
        s.line(arc(0, -58, 30, 180, 180), 4, "ash", "type")
        for i in range(4):
            box = blob(
                [
                    (-38, -56 + i * 34),
                    (38, -56 + i * 34),
                    (41, -40 + i * 34),
                    (38, -24 + i * 34),
                    (-38, -24 + i * 34),
                    (-41, -40 + i * 34),
                ]
            )
            s.ink(box, "ash", 3.2, 2)
            side_shade(s, box, "slate", 0.8, (14, 4))
            shine(s, [(-28, -50 + i * 34), (-28, -30 + i * 34)], 5, "white", 0.95)
        for side in SIDES:
            s.ink(rrect(side * 43 - 4, -60, 8, 142, 3), "slate", 2.8, 1)
        s.ink(rrect(-26, -66, 52, 12, 5), "ash", 3, 1.4)
    fist(s, f, 146, -12, 90, 0.86)


def highlighter(s: Sheet, f: Look) -> None:
    """Held like the torch of learning."""
    with s.at(150, 78, rot=8):
        for i in range(7):
            angle = math.radians(-150 + i * 20)
            s.stroke(
                [
                    (math.cos(angle) * 34, -56 + math.sin(angle) * 34),
                    (math.cos(angle) * 54, -56 + math.sin(angle) * 54),
                ],
                6,
                "amber",
                "key",
                a=0.9,
            )
        s.ink(blob([(-12, -46), (-9, -68), (10, -78), (13, -46)]), "lemon", 3, 1.4)
        s.ink(rrect(-17, -48, 34, 22, 4), "lemon", 3.2, 1.8)
        s.ink(rrect(-20, -28, 40, 96, 8), "haldi", 3.4, 2.4)
        shine(s, [(-10, -20), (-10, 56)], 5, "white", 0.9)
        s.text(0, 30, "HI", "num", 26)
    fist(s, f, 148, 148, 4)


def account_book(s: Sheet, f: Look) -> None:
    """Held like a shield."""
    with s.at(-132, 128, 1.02, -6):
        s.ink(rrect(-56, -62, 112, 134, 6), "sindoor", 3.8, 3)
        s.ink(rrect(-48, -56, 100, 122, 4), "teal", 3.2, 1.6)
        for i in range(6):
            s.stroke([(-42, -46 + i * 21), (-34, -38 + i * 21)], 4, "white", "type", a=0.9, b=0.9)
        s.ink(rrect(-26, -36, 66, 44, 3), "cream", 2.8, 1.2)
        s.text(7, -6, "KHATA", "num", 27, fit=58)
        s.text(8, 44, "₹", "num", 40, "lemon")
    fist(s, f, -92, 164, 70, 0.85, flip=True)


def scale(s: Sheet, f: Look) -> None:
    """A brass scale with a thumb already on it."""
    with s.at(160, 84, rot=10):
        s.line(spline([(0, -84), (0, -50)]), 6)
        s.ink(blob([(-68, -56), (0, -66), (68, -36), (68, -28), (0, -54), (-68, -46)]), "haldi", 3, 1.6)
        s.ink(circle(0, -56, 9), "amber", 2.6, 1)
        for x, y in ((-62, 18), (62, 46)):
            top = -50 if x < 0 else -32
            s.line(spline([(x, top), (x - 30, y)]), 2.4)
            s.line(spline([(x, top), (x + 30, y)]), 2.4)
            s.ink(
                blob([(x - 38, y), (x + 38, y), (x + 24, y + 18), (x, y + 24), (x - 24, y + 18)]),
                "haldi",
                3.2,
                1.8,
            )
        s.ink(rrect(-76, -4, 28, 22, 3), "slate", 2.8, 1.2)
    with s.at(206, 106, 1.35, 16):
        thumb = blob([(-15, 60), (-17, 14), (-12, -14), (2, -24), (15, -12), (18, 16), (18, 60)])
        s.ink(thumb, f.tone[0], 3.2, 2)
        side_shade(s, thumb, f.tone[1], 0.8, (8, 6))
        s.ink(blob([(-7, -12), (2, -18), (10, -10), (9, 4), (-6, 4)]), "pink", 2.2, 0)


def stamp_flying(s: Sheet, f: Look) -> None:
    """A rubber stamp in flight."""
    with s.at(150, 88, 1.05, 28):
        for i, y in enumerate((-30, 0, 30)):
            s.stroke([(54 + i * 8, y), (92 + i * 6, y)], 6, a=0.9)
        s.ink(blob("-14,-74 0,-84 14,-74 16,-52 10,-16 -10,-16 -16,-52"), "brown", 3.4, 2)
        s.ink(rrect(-38, -20, 76, 24, 6), "brown", 3.4, 2)
        s.ink(rrect(-42, 2, 84, 13, 3), "sindoor", 3, 1.4)
        shine(s, [(-6, -70), (-5, -30)], 4, "cream", 0.7)
    with s.at(138, 148, rot=-12):
        s.line(rrect(-44, -17, 88, 36, 5), 4, "sindoor", "type")
        s.text(0, 12, "MOVED", "num", 32, "sindoor", fit=76)


def tea(s: Sheet, f: Look) -> None:
    """A glass of tea balanced on a closed file."""
    with s.at(144, 120, rot=-4):
        s.ink(rrect(-62, 12, 118, 22, 3), "lemon", 3.4, 2)
        s.ink(rrect(-56, 30, 112, 18, 3), "cream", 3.2, 1.6)
        s.stroke([(-8, 10), (-8, 50)], 8, "sindoor", "key", a=0.9, b=0.9)
        glass = poly([(-24, -54), (24, -54), (18, 12), (-18, 12)])
        s.ink(glass, "white", 3.4, 2)
        s.fill(poly([(-21, -36), (21, -36), (17, 9), (-17, 9)]), "amber")
        s.line(spline([(-21, -36), (21, -36)]), 2.4)
        for x in (-10, 0, 10):
            s.line(spline([(x, -30), (x * 0.8, 6)]), 2, "lemon", "type")
        for x in (-9, 8):
            s.stroke([(x, -64), (x + 8, -78), (x - 4, -92), (x + 6, -108)], 5, "ash", "type", alpha=0.95)
    fist(s, f, 150, 178, 90, 0.9)


def spirit_level(s: Sheet, f: Look) -> None:
    """Held to the horizon."""
    s.ink(rrect(-206, 122, 412, 46, 8), "haldi", 3.8, 2.6)
    s.ink(rrect(-198, 128, 396, 10, 3), "lemon", 0, 0)
    s.ink(rrect(-58, 128, 116, 32, 14), "mint", 3.4, 1.4)
    s.ink(oval(0, 143, 21, 10), "white", 2.6, 0)
    for x in (-28, 28):
        s.line(spline([(x, 128), (x, 160)]), 3.4)
    for x in (-182, 182):
        s.ink(circle(x, 145, 9), "ink", 2, 0)
    for side in SIDES:
        fist(s, f, side * 122, 152, 90, 0.9, flip=side > 0)


def telescope(s: Sheet, f: Look) -> None:
    """Looking at his own epaulettes."""
    with s.at(-118, 96, 1.05, -56):
        s.ink(rrect(-76, -24, 66, 48, 4), "brown", 3.6, 2.4)
        s.ink(rrect(-14, -19, 46, 38, 4), "haldi", 3.4, 2)
        s.ink(rrect(28, -14, 44, 28, 4), "brown", 3.2, 2)
        s.ink(rrect(-86, -28, 14, 56, 4), "haldi", 3.2, 1.6)
        s.ink(rrect(68, -17, 11, 34, 4), "haldi", 3, 1.4)
        shine(s, [(-66, -12), (-20, -12)], 5, "cream", 0.8)
        shine(s, [(-8, -9), (24, -9)], 4, "white", 0.9)
    fist(s, f, -110, 92, 40, 0.95, flip=True)


def magnifier(s: Sheet, f: Look) -> None:
    """A magnifying glass over clause nine."""
    with s.at(-146, 110, rot=-6):
        s.ink(rrect(-56, -70, 108, 132, 3), "white", 3.4, 2.4)
        for i in range(9):
            s.stroke(
                [(-44, -54 + i * 13), (40 - (i * 17) % 34, -54 + i * 13)], 3, "grey", "type", a=0.9, b=0.9
            )
    with s.at(-140, 84, rot=14):
        s.ink(rrect(-7, 38, 14, 60, 6), "brown", 3.2, 2)
        s.ink(circle(0, 0, 42), "ash", 3.4, 2.2)
        s.ink(circle(0, 0, 33), "#d9eef2", 3, 0)
        s.text(0, 16, "§9", "bold", 44, "sindoor")
        s.stroke([(-22, -8), (-14, -20), (0, -26)], 5, "white", "type", alpha=0.95)
    fist(s, f, -156, 164, -10, 0.9, flip=True)


def clipboard(s: Sheet, f: Look) -> None:
    """Minutes, and the keys of the lift."""
    with s.at(146, 104, rot=7):
        s.ink(rrect(-52, -66, 104, 138, 6), "brown", 3.6, 2.6)
        s.ink(rrect(-43, -52, 86, 116, 2), "white", 3, 0)
        s.ink(rrect(-22, -76, 44, 22, 5), "slate", 3, 1.4)
        s.text(0, -22, "MINUTES", "num", 22, "teal", fit=76)
        for i in range(5):
            s.stroke([(-32, -6 + i * 14), (32, -6 + i * 14)], 3, "grey", "type", a=0.9, b=0.9)
        s.line(circle(50, 40, 13), 4)
        for turn in (-18, 18):
            with s.at(50, 52, rot=turn):
                s.ink(circle(0, 8, 8), "haldi", 2.4, 1)
                s.ink(rrect(-3, 14, 6, 28, 1), "haldi", 2.2, 1)
    fist(s, f, 112, 156, 14, 0.92)


def clapper(s: Sheet, f: Look) -> None:
    """A clapperboard."""
    with s.at(-138, 110, 1.02, -10):
        s.ink(rrect(-58, -30, 116, 88, 5), "ink", 3, 2)
        s.line(rrect(-52, -24, 104, 76, 3), 2, "cream", "type")
        s.text(0, 6, "TAKE", "num", 32, "cream")
        s.text(0, 42, "ONE", "num", 38, "lemon")
        for turn, y in ((0, -40), (-13, -60)):
            with s.at(-56, y + 12, rot=turn):
                s.ink(rrect(0, -12, 116, 20, 3), "white", 3, 1.6)
                for i in range(4):
                    s.fill(
                        poly([(10 + i * 28, -11), (24 + i * 28, -11), (16 + i * 28, 7), (2 + i * 28, 7)]),
                        "ink",
                        plate="key",
                    )
    fist(s, f, -118, 174, 6, 0.9, flip=True)
