"""Jackets, suits and uniforms for being seen in."""

from __future__ import annotations

from art.portraits.common import mirrored
from art.portraits.look import Look
from art.portraits.tailoring import cut_collar, cut_lapels, cut_torso
from art.press import Sheet, blob, circle, flower, poly, rrect, scallop, spline, walk

SIDES = (-1, 1)


def denim_part(s: Sheet, f: Look) -> None:
    """An open denim jacket over a slogan vest; the slogan is reversible."""
    vest, denim = f.cloth_inks
    cut_torso(s, vest)
    s.text(0, 218, "STRIKE!", "num", 40, "sindoor", fit=96)
    for side in SIDES:
        front = blob(mirrored("58,140 118,160 182,196 206,270 210,360 60,360 58,260 52,200", side))
        s.ink(front, denim, 3.6, 2.6)
        s.shade(blob(mirrored([(150, 200), (205, 240), (208, 350), (160, 350)], side)), "ink", 0.4)
        s.ink(poly(mirrored([(56, 138), (96, 150), (110, 186), (72, 196), (54, 176)], side)), denim, 3.2, 1.8)
        s.line(spline(mirrored([(66, 200), (70, 280), (72, 350)], side)), 2, "lemon", "type")
        s.ink(rrect(side * 118 - 24, 216, 48, 40, 5), denim, 2.8, 1.4)
        s.ink(circle(side * 118, 228, 4), "haldi", 1.8, 0.6)


def hoodie(s: Sheet, f: Look) -> None:
    """A hoodie under a blazer."""
    hood, blazer = f.cloth_inks
    s.ink(blob("-70,108 -118,142 -100,190 0,206 100,190 118,142 70,108 0,150"), hood, 3.4, 2)
    cut_torso(s, hood)
    cut_lapels(s, blazer, 30)
    s.ink(blob("-62,132 -96,152 -64,196 0,218 64,196 96,152 62,132 44,168 0,188 -44,168"), hood, 3.2, 2)
    for side in SIDES:
        s.stroke([(side * 20, 206), (side * 24, 250), (side * 20, 286)], 5, "white", "type", a=0.8, b=0.8)
        s.ink(rrect(side * 20 - 4, 282, 8, 14, 3), "haldi", 2, 0.6)
    s.ink(circle(-118, 218, 17), "lemon", 2.6, 1.2)
    s.text(-118, 225, "CEO", "num", 19)


def leather(s: Sheet, f: Look) -> None:
    """A leather jacket lined with folded exam papers."""
    shirt, hide = f.cloth_inks
    cut_torso(s, shirt)
    cut_lapels(s, hide, 40)
    for side in SIDES:
        for i, (x, y, turn) in enumerate(((52, 226, 8), (66, 272, -6), (54, 320, 5))):
            with s.at(side * x, y, rot=side * turn):
                s.ink(rrect(-20, -24, 40, 48, 2), "white", 2.8, 1.2)
                s.text(0, -6, ("Q.1", "ANS", "KEY")[i], "num", 19, "sindoor")
                for j in range(3):
                    s.stroke([(-13, 2 + j * 7), (13, 2 + j * 7)], 2.4, "grey", "type", a=0.8, b=0.8)
        s.stroke(mirrored([(112, 190), (118, 250), (112, 330)], side), 4.4, "white", "type")
        s.line(spline(mirrored([(150, 214), (190, 240)], side)), 3, "haldi", "type")


def silk(s: Sheet, f: Look) -> None:
    """A silk shirt, two buttons too open, and a gold chain."""
    shirt, trim = f.cloth_inks
    torso = cut_torso(s, shirt)
    with s.inside(torso):
        for x, y in (
            (-150, 230),
            (-108, 200),
            (-120, 268),
            (-66, 240),
            (64, 232),
            (110, 200),
            (150, 236),
            (120, 280),
            (20, 300),
            (-30, 300),
        ):
            s.fill(flower(x, y, 13, 6, 0.34), trim, 0.9)
    v = blob([(-52, 140), (52, 140), (30, 200), (0, 240), (-30, 200)])
    s.ink(v, f.tone[0], 3, 0)
    cut_collar(s, shirt)
    for cx, cy, _ in walk(spline([(-54, 148), (-30, 192), (0, 210), (30, 192), (54, 148)]), 12):
        s.ink(circle(cx, cy, 5.4), "haldi", 2, 0.8)
    s.ink(circle(0, 224, 13), "haldi", 2.8, 1.4)
    s.text(0, 232, "₹", "num", 22)


def tiger_tie(s: Sheet, f: Look) -> None:
    """A black blazer, a tiger-striped tie and a pocket full of identical envelopes."""
    shirt, blazer = f.cloth_inks
    cut_torso(s, shirt)
    tie = blob([(-12, 196), (12, 196), (26, 290), (0, 356), (-26, 290)])
    s.ink(tie, "amber", 3, 1.6)
    with s.inside(tie):
        for i in range(7):
            s.stroke([(-26, 206 + i * 22), (-4, 214 + i * 22), (2, 208 + i * 22)], 9, a=0.9)
            s.stroke([(28, 214 + i * 22), (10, 224 + i * 22), (2, 220 + i * 22)], 9, a=0.9)
    cut_lapels(s, blazer, 26)
    cut_collar(s, shirt)
    s.ink(blob([(-16, 178), (16, 178), (12, 202), (-12, 202)]), "amber", 2.8, 1.4)
    for i in range(3):
        with s.at(-126 + i * 13, 226 - i * 4, rot=-14 + i * 12):
            s.ink(rrect(-15, -26, 30, 40, 2), "cream", 2.6, 1)
            s.ink(circle(0, -12, 5), "sindoor", 1.6, 0.4)
    s.ink(blob([(-146, 228), (-84, 222), (-82, 242), (-144, 248)]), blazer, 2.8, 1.4)


def blazer_medal(s: Sheet, f: Look) -> None:
    """An olive blazer with creases like blades and one small real medal."""
    shirt, blazer = f.cloth_inks
    cut_torso(s, shirt)
    tie = blob([(-12, 196), (12, 196), (22, 290), (0, 350), (-22, 290)])
    s.ink(tie, "deep", 3, 1.6)
    cut_lapels(s, blazer, 24)
    cut_collar(s, shirt)
    s.ink(blob([(-14, 178), (14, 178), (11, 202), (-11, 202)]), "deep", 2.8, 1.4)
    for side in SIDES:
        s.ink(poly(mirrored([(112, 158), (178, 190), (172, 206), (104, 176)], side)), blazer, 3, 1.6)
        s.stroke(mirrored([(150, 210), (152, 280), (152, 356)], side), 3.4, "lemon", "type")
    s.ink(rrect(104, 206, 26, 15, 2), "sindoor", 2.4, 0.8)
    s.line(spline([(113, 206), (113, 221)]), 4, "white", "type")
    s.ink(circle(117, 234, 12), "haldi", 2.8, 1.4)


def bottle_tops(s: Sheet, f: Look) -> None:
    """A uniform from a costume shop; the medals are bottle tops."""
    cloth, braid = f.cloth_inks
    cut_torso(s, cloth)
    s.ink(blob([(-62, 136), (-70, 170), (0, 206), (70, 170), (62, 136), (0, 176)]), braid, 3.2, 1.8)
    s.stroke([(0, 200), (0, 280), (0, 356)], 4)
    for side in SIDES:
        pad = blob(mirrored([(100, 148), (160, 158), (200, 190), (190, 212), (130, 200), (98, 176)], side))
        s.ink(pad, braid, 3.4, 2.2)
        for i in range(8):
            x, y = 112 + i * 11, 190 + i * 4.5
            s.stroke(mirrored([(x, y), (x + 2, y + 20)], side), 6, "ink", a=0.8, b=0.5)
            s.stroke(mirrored([(x, y), (x + 2, y + 19)], side), 3.4, "lemon", "type", a=0.8, b=0.5)
    for row in range(2):
        for i in range(4):
            x, y = 34 + i * 31 - row * 4, 238 + row * 46
            s.ink(
                rrect(x - 9, y - 24, 18, 16, 2),
                ("sindoor", "indigo", "leaf", "purple")[(i + row) % 4],
                2.2,
                0.6,
            )
            s.ink(scallop(x, y, 15, 12, 0.2), ("haldi", "sky", "pink", "mint")[(i + 2 * row) % 4], 2.6, 1.2)
            s.line(circle(x, y, 8), 1.6)
    rope = [(-150, 196), (-110, 246), (-50, 256), (-10, 214)]
    s.line(spline(rope), 9, "ink")
    s.line(spline(rope), 4.6, "lemon", "type")


def tweed_part(s: Sheet, f: Look) -> None:
    """A tweed jacket with ten fountain pens in its pocket."""
    shirt, tweed = f.cloth_inks
    cut_torso(s, shirt)
    s.ink(blob([(-12, 196), (12, 196), (20, 300), (0, 350), (-20, 300)]), "teal", 3, 1.6)
    cut_lapels(s, tweed, 24)
    for side in SIDES:
        front = blob(mirrored([(104, 166), (182, 200), (206, 270), (206, 360), (60, 360), (96, 220)], side))
        with s.inside(front):
            for i in range(12):
                for j in range(8):
                    x, y = side * (60 + i * 13), 176 + j * 24 + (i % 2) * 12
                    s.stroke([(x, y), (x + 4, y + 6)], 3, "lemon", "type", a=0.8, b=0.6)
    cut_collar(s, shirt)
    s.ink(blob([(-14, 178), (14, 178), (11, 202), (-11, 202)]), "teal", 2.8, 1.4)
    for i in range(10):
        at = 66 + i * 8.6
        s.ink(
            rrect(at - 3.6, 196 + (i * 5) % 7, 7.2, 40, 3),
            ("sindoor", "indigo", "haldi", "leaf", "ink")[i % 5],
            1.8,
            0.6,
        )
        s.line(spline([(at, 202 + (i * 5) % 7), (at, 216)]), 2, "lemon", "type")
    s.ink(blob([(58, 226), (158, 222), (160, 246), (60, 250)]), tweed, 2.8, 1.4)


def three_piece(s: Sheet, f: Look) -> None:
    """An ivory three-piece suit with a flower in the lapel."""
    shirt, suit = f.cloth_inks
    cut_torso(s, shirt)
    for side in SIDES:
        s.ink(blob(mirrored([(40, 200), (70, 214), (70, 360), (0, 360), (0, 270)], side)), "cream", 3, 1.6)
    for i in range(3):
        s.ink(circle(0, 286 + i * 24, 4.4), "haldi", 1.8, 0.6)
    s.ink(blob([(-12, 190), (12, 190), (16, 250), (0, 276), (-16, 250)]), "purple", 3, 1.4)
    cut_lapels(s, suit, 40)
    cut_collar(s, shirt)
    s.ink(blob([(-14, 176), (14, 176), (11, 200), (-11, 200)]), "purple", 2.8, 1.4)
    s.ink(flower(-88, 196, 22, 8, 0.34), "rose", 2.8, 1.6)
    s.ink(flower(-88, 196, 9, 6, 0.34), "lemon", 2, 0.6)
    s.ink(blob([(-80, 214), (-66, 222), (-70, 236), (-84, 228)]), "leaf", 2.4, 1)


def linen(s: Sheet, f: Look) -> None:
    """A white linen suit with a banknote for a pocket square."""
    shirt, suit = f.cloth_inks
    cut_torso(s, shirt)
    v = blob([(-46, 142), (46, 142), (30, 210), (0, 262), (-30, 210)])
    s.ink(v, f.tone[0], 3, 0)
    cut_lapels(s, suit, 24)
    cut_collar(s, shirt)
    for x, y, _ in walk(spline([(-46, 156), (-26, 204), (0, 222), (26, 204), (46, 156)]), 11):
        s.ink(circle(x, y, 4.6), "haldi", 1.8, 0.6)
    with s.at(112, 214, rot=8):
        s.ink(poly([(-26, 8), (-20, -24), (0, -8), (8, -30), (26, 8)]), "mint", 2.8, 1.4)
        s.text(2, 4, "100", "num", 20)
    s.ink(blob([(80, 222), (142, 224), (142, 240), (82, 238)]), suit, 2.8, 1.2)
