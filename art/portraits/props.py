"""What people hold up beside their face: the other half of the joke.

Each prop is drawn around (0, 0), about 90 units wide, and held by a fist below it.
"""

from __future__ import annotations

import math

from art.portraits.common import Part, fist, mirrored, shine, side_shade
from art.portraits.look import Look
from art.press import Sheet, arc, blob, circle, moved, oval, poly, rrect, spline, star

SIDES = (-1, 1)


def prop(s: Sheet, f: Look) -> None:
    """The thing in hand, on the side that its place in `PROPS` says."""
    if f.prop:
        PROPS[f.prop](s, f)


def _sapling(s: Sheet, f: Look) -> None:
    with s.at(142, 106, rot=6):
        s.stroke([(0, 10), (-3, -40), (2, -84)], 8, "leaf", "key", a=0.9, b=0.5)
        for x, y, turn in ((-4, -34, -140), (2, -52, -30), (0, -78, -115), (6, -84, -50)):
            leaf = moved(blob([(0, 0), (14, -14), (40, -12), (56, 0), (40, 12), (14, 12)]), x, y, 1, rot=turn)
            s.ink(leaf, "#7fa650", 2.8, 1.6)
            s.stroke([(x, y), (x + 44 * math.cos(math.radians(turn)), y + 44 * math.sin(math.radians(turn)))], 2.4)
        tin = blob([(-36, 8), (36, 8), (33, 40), (36, 62), (0, 70), (-34, 62), (-30, 36)])
        s.ink(tin, "slate", 3.4, 2.4)
        side_shade(s, tin, "ink", 0.5, (12, 6))
        s.ink(oval(0, 8, 36, 9), "brown", 3, 0)
        s.stroke([(-18, 30), (-8, 38), (-16, 50)], 3)
        shine(s, [(-24, 18), (-24, 54)], 4, "white", 0.7)
        s.ink(rrect(-8, 24, 32, 24, 2), "cream", 2.4, 0.8)
        s.text(8, 42, "GHEE", "num", 15, "sindoor")
    fist(s, f, 132, 172, 8)


def _watering_can(s: Sheet, f: Look) -> None:
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
            drop = blob([(-4 + i * 7, 34 + i * 13), (1 + i * 7, 42 + i * 13), (-4 + i * 7, 49 + i * 13), (-9 + i * 7, 42 + i * 13)])
            s.ink(drop, "sky", 2.2, 0.6)
        shine(s, [(-28, -18), (-32, 30)], 5, "white", 0.6)


def _hand_pump(s: Sheet, f: Look) -> None:
    with s.at(-148, 92, 0.96):
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


def _tiffin(s: Sheet, f: Look) -> None:
    with s.at(146, 76):
        s.line(arc(0, -58, 30, 180, 180), 9)
        s.line(arc(0, -58, 30, 180, 180), 4, "ash", "type")
        for i in range(4):
            box = blob([(-38, -56 + i * 34), (38, -56 + i * 34), (41, -40 + i * 34), (38, -24 + i * 34), (-38, -24 + i * 34), (-41, -40 + i * 34)])
            s.ink(box, "ash", 3.2, 2)
            side_shade(s, box, "slate", 0.8, (14, 4))
            shine(s, [(-28, -50 + i * 34), (-28, -30 + i * 34)], 5, "white", 0.95)
        for side in SIDES:
            s.ink(rrect(side * 43 - 4, -60, 8, 142, 3), "slate", 2.8, 1)
        s.ink(rrect(-26, -66, 52, 12, 5), "ash", 3, 1.4)
    fist(s, f, 146, -12, 90, 0.86)


def _megaphone(s: Sheet, f: Look) -> None:
    with s.at(138, 96, 1.0, -24):
        cone = poly([(-40, -14), (58, -62), (58, 62), (-40, 14)])
        s.ink(cone, "sindoor", 3.6, 2.6)
        s.shade(poly([(-40, 4), (58, 18), (58, 62), (-40, 14)]), "ink", 0.45, cone)
        s.ink(oval(58, 0, 15, 63), "cream", 3.6, 2)
        s.ink(oval(60, 0, 8, 40), "ink", 2, 0)
        s.ink(rrect(-64, -16, 30, 32, 6), "cream", 3.2, 2)
        for x, y in ((84, -52), (96, 0), (84, 52)):
            s.stroke([(x, y), (x + 26, y * 1.3)], 6)
    with s.at(112, 152, rot=14):
        s.line(spline([(0, -26), (6, -52)]), 2.6)
        s.ink(poly([(-40, -22), (32, -22), (46, -4), (32, 14), (-40, 14)]), "haldi", 3, 1.8)
        s.text(-6, 7, "₹99/hr", "bold", 24, fit=66)
    fist(s, f, 96, 118, 60, 0.9)


def _ledger(s: Sheet, f: Look) -> None:
    """As big as a door."""
    with s.at(-152, 70, rot=-7):
        s.ink(rrect(-58, -124, 112, 232, 6), "deep", 3.8, 3)
        s.ink(rrect(-50, -116, 106, 216, 3), "cream", 3, 0)
        s.ink(rrect(-58, -124, 100, 232, 6), "sindoor", 3.6, 2)
        s.ink(rrect(-46, -100, 76, 56, 4), "cream", 2.8, 1.2)
        s.text(-8, -74, "MUSTER", "num", 26, fit=66)
        s.text(-8, -52, "400 MEN", "num", 20, "sindoor", fit=64)
        for y in (-112, 92):
            s.line(spline([(-56, y), (40, y)]), 3, "haldi", "type")
        shine(s, [(-50, -30), (-50, 80)], 4, "pink", 0.7)
    fist(s, f, -120, 150, -14, 0.95, flip=True)


def _highlighter(s: Sheet, f: Look) -> None:
    """Held like the torch of learning."""
    with s.at(150, 78, rot=8):
        for i in range(7):
            angle = math.radians(-150 + i * 20)
            s.stroke([(math.cos(angle) * 34, -56 + math.sin(angle) * 34), (math.cos(angle) * 54, -56 + math.sin(angle) * 54)], 6, "amber", "key", a=0.9)
        s.ink(blob([(-12, -46), (-9, -68), (10, -78), (13, -46)]), "lemon", 3, 1.4)
        s.ink(rrect(-17, -48, 34, 22, 4), "lemon", 3.2, 1.8)
        s.ink(rrect(-20, -28, 40, 96, 8), "haldi", 3.4, 2.4)
        shine(s, [(-10, -20), (-10, 56)], 5, "white", 0.9)
        s.text(0, 30, "HI", "num", 26)
    fist(s, f, 148, 148, 4)


def _clicker(s: Sheet, f: Look) -> None:
    """Pointed at you: next slide."""
    with s.at(-142, 108, rot=24):
        s.ink(rrect(-21, -62, 42, 104, 18), "indigo", 3.4, 2.4)
        s.ink(circle(0, -38, 11), "sindoor", 2.8, 1.2)
        s.ink(poly([(-7, -14), (9, -6), (-7, 2)]), "cream", 2, 0.6)
        s.line(spline([(0, -70), (-14, -98)]), 3, "sindoor", "type")
    with s.at(-164, 2, rot=-8):
        s.ink(rrect(-44, -34, 84, 62, 5), "white", 3.2, 2)
        chart = [(-34, 18), (-14, 8), (2, 12), (28, -22)]
        s.line(spline(chart), 5, "teal", "type")
        s.ink(poly([(20, -24), (34, -28), (32, -12)]), "teal", 1.6, 0)
        s.text(-14, -8, "×100", "bold", 22, "sindoor")
    fist(s, f, -132, 152, 20, 0.95, flip=True)


def _copier(s: Sheet, f: Look) -> None:
    """A photocopier tray on legs."""
    with s.at(-150, 96, 0.98, -5):
        for x in (-44, 40):
            s.stroke([(x, 40), (x * 1.1, 70), (x * 1.4, 74)], 7, a=0.9, b=0.7)
        s.ink(rrect(-58, -4, 112, 48, 6), "slate", 3.6, 2.4)
        s.ink(rrect(-58, -20, 112, 20, 5), "ash", 3.4, 1.6)
        s.ink(circle(34, 18, 7), "leaf", 2.4, 0.8)
        for i in range(3):
            with s.at(-6 + i * 6, -38 - i * 18, rot=-6 + i * 7):
                s.ink(rrect(-36, -26, 70, 52, 2), "white", 3, 1.6)
                if i == 2:
                    s.text(0, -4, "PAPER", "num", 22, "sindoor")
                    s.text(0, 17, "SET B", "num", 20)


def _account_book(s: Sheet, f: Look) -> None:
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


def _mixer(s: Sheet, f: Look) -> None:
    """Carried as a bouquet."""
    with s.at(140, 98, 0.98, 8):
        s.ink(blob([(-34, -62), (34, -62), (28, 10), (-28, 10)]), "sky", 3.4, 2.2)
        s.ink(blob([(-38, -66), (-30, -82), (30, -82), (38, -66), (0, -58)]), "sindoor", 3.2, 1.6)
        s.ink(blob([(34, -48), (56, -44), (56, -8), (32, -4), (34, -16), (44, -20), (44, -34), (34, -36)]), "sindoor", 3, 1.4)
        shine(s, [(-22, -50), (-18, -4)], 5, "white", 0.9)
        s.ink(blob([(-34, 8), (34, 8), (44, 66), (-44, 66)]), "rose", 3.6, 2.4)
        s.ink(circle(0, 38, 13), "cream", 2.8, 1)
        s.stroke([(0, 38), (7, 29)], 4)
    with s.at(132, 150, rot=6):
        for side in SIDES:
            s.ink(blob(mirrored([(2, 0), (34, -20), (42, 2), (30, 16)], side)), "haldi", 3, 1.6)
        s.ink(circle(0, 2, 10), "amber", 2.8, 1.2)
    fist(s, f, 170, 158, -20, 0.85)


def _suitcase(s: Sheet, f: Look) -> None:
    """Small, with airline tags, and bangles to the elbow above it."""
    with s.at(142, 128, 1.0, 5):
        s.line(arc(0, -26, 18, 180, 180), 8)
        s.ink(rrect(-54, -26, 104, 80, 10), "brown", 3.6, 2.6)
        for x in (-30, 24):
            s.ink(rrect(x - 5, -26, 10, 80, 2), "amber", 2.6, 0.8)
        s.ink(rrect(-10, -10, 18, 14, 3), "haldi", 2.6, 1)
        for x, text, colour, turn in ((-48, "FLY", "lemon", 14), (50, "GVA", "white", -12)):
            with s.at(x, -6, rot=turn):
                s.ink(rrect(-16, -2, 32, 44, 3), colour, 2.6, 1.2)
                s.text(0, 22, text, "num", 20, "sindoor")
    fist(s, f, 142, 90, 90, 0.8)
    for i in range(4):
        s.ink(rrect(110 - i * 0, 40 + i * 11, 62, 9, 4), ("haldi", "sindoor", "haldi", "slate")[i], 2.2, 0.8)


def _scale(s: Sheet, f: Look) -> None:
    """A brass scale with a thumb already on it."""
    with s.at(140, 70, rot=10):
        s.line(spline([(0, -84), (0, -50)]), 6)
        s.ink(blob([(-68, -56), (0, -66), (68, -36), (68, -28), (0, -54), (-68, -46)]), "haldi", 3, 1.6)
        s.ink(circle(0, -56, 9), "amber", 2.6, 1)
        for x, y in ((-62, 18), (62, 46)):
            top = -50 if x < 0 else -32
            s.line(spline([(x, top), (x - 30, y)]), 2.4)
            s.line(spline([(x, top), (x + 30, y)]), 2.4)
            s.ink(blob([(x - 38, y), (x + 38, y), (x + 24, y + 18), (x, y + 24), (x - 24, y + 18)]), "haldi", 3.2, 1.8)
        s.ink(rrect(-76, -4, 28, 22, 3), "slate", 2.8, 1.2)
    with s.at(184, 92, 1.25, 16):
        thumb = blob([(-15, 60), (-17, 14), (-12, -14), (2, -24), (15, -12), (18, 16), (18, 60)])
        s.ink(thumb, f.tone[0], 3.2, 2)
        side_shade(s, thumb, f.tone[1], 0.8, (8, 6))
        s.ink(blob([(-7, -12), (2, -18), (10, -10), (9, 4), (-6, 4)]), "pink", 2.2, 0)


def _keys(s: Sheet, f: Look) -> None:
    """A bunch of warehouse keys as big as a football, with a ring on every finger."""
    with s.at(146, 104):
        s.line(circle(0, -34, 34), 13)
        s.line(circle(0, -34, 34), 6, "ash", "type")
        for turn in (-58, -34, -12, 10, 32, 56):
            with s.at(0, -14, rot=turn):
                colour = ("haldi", "ash", "amber")[(turn // 2) % 3]
                s.ink(circle(0, 28, 14), colour, 3, 1.4)
                s.ink(circle(0, 26, 5), "ink", 1, 0)
                s.ink(rrect(-5, 38, 10, 52, 2), colour, 2.8, 1.4)
                s.ink(rrect(4, 70, 13, 8, 1), colour, 2.4, 0.8)
                s.ink(rrect(4, 82, 9, 7, 1), colour, 2.4, 0.8)
    fist(s, f, 146, 36, 90, 0.95)
    for i in range(3):
        s.ink(circle(128 + i * 15, 14 + (i % 2) * 3, 7), ("sindoor", "leaf", "sky")[i], 2.4, 1)


def _stamp_flying(s: Sheet, f: Look) -> None:
    """A rubber stamp in flight."""
    with s.at(150, 88, 1.05, 28):
        for i, y in enumerate((-30, 0, 30)):
            s.stroke([(54 + i * 8, y), (92 + i * 6, y)], 6, a=0.9)
        s.ink(blob([(-14, -74), (0, -84), (14, -74), (16, -52), (10, -16), (-10, -16), (-16, -52)]), "brown", 3.4, 2)
        s.ink(rrect(-38, -20, 76, 24, 6), "brown", 3.4, 2)
        s.ink(rrect(-42, 2, 84, 13, 3), "sindoor", 3, 1.4)
        shine(s, [(-6, -70), (-5, -30)], 4, "cream", 0.7)
    with s.at(138, 148, rot=-12):
        s.line(rrect(-44, -17, 88, 36, 5), 4, "sindoor", "type")
        s.text(0, 12, "MOVED", "num", 32, "sindoor", fit=76)


def _tea(s: Sheet, f: Look) -> None:
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


def _envelopes(s: Sheet, f: Look) -> None:
    """A fan of sealed covers and a paper-knife."""
    with s.at(-146, 118):
        for i in range(5):
            with s.at(0, 30, rot=-52 + i * 24):
                s.ink(rrect(-27, -112, 54, 78, 3), "cream", 3, 1.6)
                s.stroke([(-27, -110), (0, -84), (27, -110)], 3)
                s.ink(circle(0, -84, 8), "sindoor", 2.2, 0.8)
    fist(s, f, -146, 150, 4, 1, flip=True)
    with s.at(146, 92, rot=10):
        s.ink(blob([(-7, 40), (-9, -40), (0, -92), (9, -40), (7, 40)]), "ash", 3, 1.6)
        shine(s, [(-2, 30), (-3, -40), (0, -76)], 3, "white", 0.95)
        s.ink(rrect(-20, 36, 40, 11, 4), "haldi", 2.8, 1.2)
    fist(s, f, 150, 156, 6, 0.95)


def _spirit_level(s: Sheet, f: Look) -> None:
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


def _biscuit_salute(s: Sheet, f: Look) -> None:
    """Saluting with a tin of biscuits."""
    arm = blob([(150, 200), (206, 190), (226, 60), (214, -6), (184, -8), (176, 60)])
    s.ink(arm, f.cloth_inks[0], 3.6, 2.4)
    side_shade(s, arm, "ink", 0.4, (14, 8))
    with s.at(148, -46, 1.0, -22):
        tin = rrect(-48, -32, 96, 64, 12)
        s.ink(tin, "sindoor", 3.6, 2.4)
        s.ink(rrect(-48, -34, 96, 18, 6), "lemon", 3.2, 1.4)
        s.text(0, 18, "BISCUIT", "num", 25, "cream", fit=80)
        side_shade(s, tin, "ink", 0.4, (12, 8))
        shine(s, [(-36, -10), (-36, 22)], 5, "white", 0.8)
    fist(s, f, 186, -20, 20, 0.95)


def _telescope(s: Sheet, f: Look) -> None:
    """Looking at his own epaulettes."""
    with s.at(-126, 96, 1.0, 38):
        s.ink(rrect(-76, -24, 66, 48, 4), "brown", 3.6, 2.4)
        s.ink(rrect(-14, -19, 46, 38, 4), "haldi", 3.4, 2)
        s.ink(rrect(28, -14, 44, 28, 4), "brown", 3.2, 2)
        s.ink(rrect(-86, -28, 14, 56, 4), "haldi", 3.2, 1.6)
        s.ink(rrect(68, -17, 11, 34, 4), "haldi", 3, 1.4)
        shine(s, [(-66, -12), (-20, -12)], 5, "cream", 0.8)
        shine(s, [(-8, -9), (24, -9)], 4, "white", 0.9)
    fist(s, f, -104, 126, -52, 0.95, flip=True)


def _magnifier(s: Sheet, f: Look) -> None:
    """A magnifying glass over clause nine."""
    with s.at(-146, 110, rot=-6):
        s.ink(rrect(-56, -70, 108, 132, 3), "white", 3.4, 2.4)
        for i in range(9):
            s.stroke([(-44, -54 + i * 13), (40 - (i * 17) % 34, -54 + i * 13)], 3, "grey", "type", a=0.9, b=0.9)
    with s.at(-140, 84, rot=14):
        s.ink(rrect(-7, 38, 14, 60, 6), "brown", 3.2, 2)
        s.ink(circle(0, 0, 42), "ash", 3.4, 2.2)
        s.ink(circle(0, 0, 33), "#d9eef2", 3, 0)
        s.text(0, 16, "§9", "bold", 44, "sindoor")
        s.stroke([(-22, -8), (-14, -20), (0, -26)], 5, "white", "type", alpha=0.95)
    fist(s, f, -156, 164, -10, 0.9, flip=True)


def _forms(s: Sheet, f: Look) -> None:
    """A wad of forms, in triplicate."""
    with s.at(-148, 98):
        for i, colour in enumerate(("pink", "lemon", "white")):
            with s.at(-6 + i * 7, -6 + i * 7, rot=-16 + i * 10):
                s.ink(rrect(-46, -68, 88, 122, 3), colour, 3.2, 2)
        with s.at(8, 8, rot=4):
            s.text(-2, -40, "FORM 27-C", "num", 20, "sindoor", fit=78)
            for i in range(4):
                s.ink(rrect(-40, -28 + i * 19, 11, 11, 1), "cream", 2, 0)
                s.stroke([(-22, -22 + i * 19), (34, -22 + i * 19)], 3, "grey", "type", a=0.9, b=0.9)
    fist(s, f, -136, 158, 12, 1, flip=True)


def _house_keys(s: Sheet, f: Look) -> None:
    """A ring of other people's house keys and an ink pad."""
    with s.at(148, 92):
        s.line(circle(0, -26, 28), 9)
        s.line(circle(0, -26, 28), 4, "haldi", "type")
        for i, turn in enumerate((-44, -16, 12, 40)):
            with s.at(0, -8, rot=turn):
                s.ink(rrect(-4, 10, 8, 48, 2), "ash", 2.6, 1.2)
                s.ink(rrect(3, 42, 11, 7, 1), "ash", 2.2, 0.8)
                tag = ("rose", "mint", "lemon", "sky")[i]
                with s.at(0, 74):
                    s.ink(poly([(-19, -10), (0, -28), (19, -10), (19, 16), (-19, 16)]), tag, 2.8, 1.4)
                    s.ink(rrect(-6, 0, 12, 16, 1), "ink", 1, 0)
    fist(s, f, 148, 40, 90, 0.88)


def _clipboard(s: Sheet, f: Look) -> None:
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


def _cone(s: Sheet, f: Look) -> None:
    """A traffic cone, carried like a crown."""
    with s.at(146, 84, rot=9):
        cone = poly([(-10, -82), (10, -82), (38, 52), (-38, 52)])
        s.ink(cone, "#e8732a", 3.6, 2.6)
        with s.inside(cone):
            s.ink(poly([(-30, -36), (30, -36), (32, -10), (-32, -10)]), "white", 3, 0)
            s.ink(poly([(-40, 12), (40, 12), (44, 34), (-44, 34)]), "white", 3, 0)
            s.shade(poly([(6, -90), (14, -90), (44, 60), (14, 60)]), "ink", 0.5)
        s.ink(rrect(-54, 50, 108, 18, 6), "#e8732a", 3.4, 2.2)
    fist(s, f, 134, 168, 80, 0.95)


def _tower(s: Sheet, f: Look) -> None:
    """A model of a tower that leans."""
    with s.at(-148, 96, rot=-13):
        s.ink(rrect(-34, -124, 64, 160, 3), "mint", 3.6, 2.8)
        for j in range(7):
            for i in range(3):
                s.ink(rrect(-26 + i * 18, -114 + j * 20, 12, 12, 1), "lemon" if (i + j) % 3 else "indigo", 2, 0)
        s.ink(rrect(-12, -146, 20, 22, 2), "mint", 3, 1.4)
        s.line(spline([(-2, -146), (-2, -170)]), 3.4)
        s.ink(poly([(-2, -172), (24, -164), (-2, -156)]), "sindoor", 2.4, 1)
    with s.at(-146, 140):
        s.ink(rrect(-64, -6, 124, 18, 4), "leaf", 3.4, 2.2)
        s.ink(rrect(-56, 10, 108, 30, 3), "cream", 3, 1.6)
        s.text(-2, 33, "SEA VIEW", "num", 25, "indigo", fit=98)


def _clapper(s: Sheet, f: Look) -> None:
    with s.at(-138, 110, 1.02, -10):
        s.ink(rrect(-58, -30, 116, 88, 5), "ink", 3, 2)
        s.line(rrect(-52, -24, 104, 76, 3), 2, "cream", "type")
        s.text(0, 6, "TAKE", "num", 32, "cream")
        s.text(0, 42, "ONE", "num", 38, "lemon")
        for turn, y in ((0, -40), (-13, -60)):
            with s.at(-56, y + 12, rot=turn):
                s.ink(rrect(0, -12, 116, 20, 3), "white", 3, 1.6)
                for i in range(4):
                    s.fill(poly([(10 + i * 28, -11), (24 + i * 28, -11), (16 + i * 28, 7), (2 + i * 28, 7)]), "ink", plate="key")
    fist(s, f, -118, 174, 6, 0.9, flip=True)


def _jamuns(s: Sheet, f: Look) -> None:
    """A bowl that she never offers."""
    with s.at(142, 116):
        for x, y in ((-30, -14), (0, -20), (30, -14), (-16, -34), (16, -36), (0, -52)):
            s.ink(oval(x, y, 17, 20), "purple", 3, 1.6)
            s.fill(oval(x - 6, y - 7, 4, 6), "lilac", plate="type")
        s.ink(blob([(4, -68), (20, -92), (46, -90), (36, -68), (14, -62)]), "leaf", 2.8, 1.4)
        bowl = blob([(-58, -8), (58, -8), (46, 38), (0, 54), (-46, 38)])
        s.ink(bowl, "ash", 3.6, 2.6)
        side_shade(s, bowl, "slate", 0.8, (16, 8))
        s.ink(oval(0, -8, 58, 8), "ash", 3, 0)
        for x, y in ((-20, -16), (8, -18), (30, -16)):
            s.ink(oval(x, y, 16, 13), "purple", 2.6, 0)
        shine(s, [(-42, 4), (-36, 28)], 6, "white", 0.9)
        for i in range(5):
            s.ink(circle(-34 + i * 17, 16 + (2 - abs(i - 2)) * 4, 4), "haldi", 1.8, 0.6)
    fist(s, f, 128, 172, 90, 0.9)


def _spice_box(s: Sheet, f: Look) -> None:
    """A spice box for a briefcase, and one permanent yellow thumb."""
    with s.at(-144, 116, rot=-5):
        s.line(arc(0, -40, 20, 180, 180), 9)
        box = rrect(-58, -42, 116, 92, 10)
        s.ink(box, "ash", 3.6, 2.8)
        side_shade(s, box, "slate", 0.8, (14, 8))
        for i, (x, y) in enumerate(((-30, -16), (2, -20), (34, -14), (-32, 18), (0, 16), (32, 20))):
            s.ink(circle(x, y, 15), ("haldi", "sindoor", "brown", "leaf", "amber", "cream")[i], 2.8, 1)
        s.ink(rrect(-12, 40, 24, 14, 3), "haldi", 2.8, 1.2)
    with s.at(142, 128, 1.25, 8):
        s.ink(blob([(-26, 48), (-30, 14), (-8, 2), (22, 6), (32, 24), (28, 50), (0, 60)]), f.tone[0], 3.2, 2)
        thumb = blob([(-16, 14), (-17, -30), (-2, -46), (13, -30), (12, 14)])
        s.ink(thumb, "haldi", 3.2, 2)
        side_shade(s, thumb, "amber", 0.9, (8, 4))
        s.ink(blob([(-8, -30), (-1, -38), (6, -30), (5, -16), (-7, -16)]), "lemon", 2.2, 0)
        for i in range(3):
            s.stroke([(10, 16 + i * 12), (28, 16 + i * 12)], 3)


PROPS: dict[str, Part] = {
    "sapling": _sapling,
    "watering_can": _watering_can,
    "hand_pump": _hand_pump,
    "tiffin": _tiffin,
    "megaphone": _megaphone,
    "ledger": _ledger,
    "highlighter": _highlighter,
    "clicker": _clicker,
    "copier": _copier,
    "account_book": _account_book,
    "mixer": _mixer,
    "suitcase": _suitcase,
    "scale": _scale,
    "keys": _keys,
    "stamp": _stamp_flying,
    "tea": _tea,
    "envelopes": _envelopes,
    "spirit_level": _spirit_level,
    "biscuits": _biscuit_salute,
    "telescope": _telescope,
    "magnifier": _magnifier,
    "forms": _forms,
    "house_keys": _house_keys,
    "clipboard": _clipboard,
    "cone": _cone,
    "tower": _tower,
    "clapper": _clapper,
    "jamuns": _jamuns,
    "spice_box": _spice_box,
}
