"""What one wears to the field, the factory, the shop and the office."""

from __future__ import annotations

import math

from art.portraits.common import mirrored
from art.portraits.face import neck
from art.portraits.look import Look
from art.portraits.tailoring import cut_collar, cut_torso
from art.press import Sheet, blob, circle, poly, rrect, spline, walk

SIDES = (-1, 1)


def safari_vest(s: Sheet, f: Look) -> None:
    """A safari vest of eleven bulging pockets."""
    shirt, vest = f.cloth_inks
    cut_torso(s, shirt)
    for side in SIDES:
        s.ink(blob(mirrored("58,142 104,160 150,190 152,360 10,360 16,250 36,206", side)), vest, 3.4, 2.6)
        for x, y in ((60, 218), (112, 198), (64, 272), (118, 254), (92, 318)):
            with s.at(side * x, y, rot=side * 3):
                s.ink(blob([(-26, -18), (26, -18), (29, 14), (0, 24), (-29, 14)]), vest, 3, 2)
                s.ink(poly([(-27, -20), (27, -20), (24, -6), (-24, -6)]), vest, 2.6, 1)
                s.ink(circle(0, -10, 3.4), "haldi", 1.8, 0.6)
    cut_collar(s, shirt)


def overalls(s: Sheet, f: Look) -> None:
    """Factory overalls over a shirt with rolled sleeves."""
    shirt, denim = f.cloth_inks
    cut_torso(s, shirt)
    cut_collar(s, shirt)
    s.ink(blob("-92,216 0,226 92,216 118,270 124,360 -124,360 -118,270"), denim, 3.6, 2.6)
    s.ink(rrect(-44, 252, 88, 60, 6), denim, 3, 1.6)
    for side in SIDES:
        s.ink(blob(mirrored([(74, 152), (106, 160), (96, 226), (64, 226)], side)), denim, 3.2, 2)
        s.ink(circle(side * 80, 232, 9), "haldi", 2.6, 1.2)
    s.shade(blob([(60, 226), (92, 218), (122, 280), (120, 360), (70, 360)]), "ink", 0.4)


def id_cards(s: Sheet, f: Look) -> None:
    """A safari suit under six identity cards, all of them his own face."""
    suit, trim = f.cloth_inks
    cut_torso(s, suit)
    cut_collar(s, suit)
    s.stroke([(0, 196), (0, 280), (0, 356)], 3.4)
    for i in range(6):
        x, y = -100 + i * 40, 214 + (i * 23) % 26
        s.line(
            spline([(-52 + i * 20, 146), (x * 0.9, (y + 150) / 2), (x, y - 22)]),
            3.4,
            ("sindoor", "teal", "indigo")[i % 3],
            "type",
        )
        with s.at(x, y, rot=(-8, 5, -3, 6, -6, 9)[i]):
            s.ink(rrect(-19, -24, 38, 50, 4), "white", 2.8, 1.4)
            s.ink(circle(0, -7, 10), f.tone[0], 2.2, 0)
            s.fill(blob([(-10, -8), (-8, -17), (0, -15), (8, -17), (10, -8), (0, -13)]), "ink", plate="key")
            s.stroke([(-6, -2), (0, -4), (6, -2)], 3)
            s.stroke([(-12, 12), (12, 12)], 3, trim, "type")
            s.stroke([(-12, 18), (6, 18)], 3, "grey", "type")


def check_shirt(s: Sheet, f: Look) -> None:
    """A check shirt and the straps of a backpack that outweighs its owner."""
    cloth, strap = f.cloth_inks
    pack = blob([(-150, 96), (-110, 84), (110, 84), (150, 96), (168, 200), (-168, 200)])
    s.ink(pack, strap, 3.6, 2.4)
    for side in SIDES:
        s.ink(rrect(side * 118 - 17, 90, 34, 20, 4), ("lemon", "rose")[side > 0], 2.6, 1)
    neck(s, f)
    torso = cut_torso(s, cloth)
    with s.inside(torso):
        for i in range(-6, 7):
            s.line(spline([(i * 34, 130), (i * 36, 360)]), 5, "sindoor", "flat")
        for i in range(7):
            s.line(
                spline([(-220, 166 + i * 34), (0, 176 + i * 34), (220, 166 + i * 34)]), 5, "sindoor", "flat"
            )
    cut_collar(s, cloth)
    for side in SIDES:
        s.ink(blob(mirrored("84,148 128,164 136,260 124,360 88,360 98,260", side)), strap, 3.4, 2)
        s.ink(rrect(side * 112 - 17, 238, 34, 16, 3), "haldi", 2.4, 1)


def sweater(s: Sheet, f: Look) -> None:
    """A sleeveless sweater on a striped shirt."""
    shirt, wool = f.cloth_inks
    torso = cut_torso(s, shirt)
    with s.inside(torso):
        for i in range(-8, 9):
            s.line(spline([(i * 26, 130), (i * 27, 360)]), 4, "sky", "flat")
    tank = blob("-64,150 -122,170 -138,230 -134,360 134,360 138,230 122,170 64,150 34,206 0,244 -34,206")
    s.ink(tank, wool, 3.4, 2.6)
    with s.inside(tank):
        for i in range(5):
            zig = [(x * 14 - 150, 262 + i * 22 + (6 if x % 2 else -6)) for x in range(22)]
            s.line(spline(zig), 3, "cream" if i % 2 else "ink", "flat")
    s.shade(blob([(90, 190), (138, 230), (134, 360), (90, 360)]), "ink", 0.4)
    s.line(spline([(-64, 152), (-32, 208), (0, 246), (32, 208), (64, 152)]), 8, "ink")
    s.line(spline([(-64, 152), (-32, 208), (0, 246), (32, 208), (64, 152)]), 3.4, "cream", "type")
    cut_collar(s, shirt)


def receipt_sweater(s: Sheet, f: Look) -> None:
    """... under an endless till receipt worn as a garland."""
    sweater(s, f)
    strip = [(-120, 150), (-92, 214), (-40, 252), (20, 252), (82, 220), (118, 152)]
    s.line(spline(strip), 52, "ink")
    s.line(spline(strip), 45, "white", "type")
    for i, (x, y, angle) in enumerate(walk(spline(strip), 16)):
        with s.at(x, y, rot=math.degrees(angle)):
            s.stroke([(0, -16), (0, (4, 12, 8)[i % 3])], 3, "grey", "type", a=0.9, b=0.9)
    s.text(0, 268, "TOTAL", "num", 22, "sindoor")


def tape_waistcoat(s: Sheet, f: Look) -> None:
    """A checked waistcoat with a measuring tape for a tie."""
    shirt, vest = f.cloth_inks
    cut_torso(s, shirt)
    for side in SIDES:
        front = blob(mirrored("62,146 110,164 146,200 144,360 4,360 6,268 34,208", side))
        s.ink(front, vest, 3.4, 2.6)
        with s.inside(front):
            for i in range(-2, 9):
                s.line(spline([(side * i * 26 - 60, 130), (side * i * 26 + 60, 370)]), 3, "lemon", "flat")
                s.line(spline([(side * i * 26 + 60, 130), (side * i * 26 - 60, 370)]), 3, "lemon", "flat")
        s.shade(blob(mirrored([(110, 180), (146, 206), (144, 360), (92, 360)], side)), "ink", 0.4)
    tape = blob([(-13, 190), (13, 190), (17, 290), (14, 356), (-14, 356), (-17, 290)])
    s.ink(tape, "haldi", 3, 1.8)
    for i in range(9):
        s.stroke([(-14, 212 + i * 17), (-2 if i % 2 else 4, 212 + i * 17)], 3, a=0.9, b=0.9)
    cut_collar(s, shirt)
    s.ink(blob([(-14, 176), (14, 176), (10, 200), (-10, 200)]), "haldi", 2.8, 1.4)


def cardigan(s: Sheet, f: Look) -> None:
    """A cardigan with ink stains on the sleeves."""
    blouse, wool = f.cloth_inks
    cut_torso(s, blouse)
    for side in SIDES:
        s.ink(
            blob(mirrored("58,144 118,160 182,196 206,270 210,360 10,360 14,270 40,206", side)),
            wool,
            3.6,
            2.6,
        )
        s.shade(blob(mirrored([(150, 200), (205, 240), (208, 350), (160, 350)], side)), "ink", 0.4)
        s.stroke(mirrored([(58, 148), (40, 206), (14, 276)], side), 7, "cream", "type", a=0.7, b=0.7)
        for x, y, r in ((150, 196, 7), (166, 218, 9), (140, 224, 4)):
            s.fill(
                blob(mirrored([(x - r, y), (x, y - r), (x + r * 1.3, y), (x, y + r)], side)),
                "indigo",
                plate="key",
            )
    cut_collar(s, blouse)
    for i in range(3):
        s.ink(circle(-2, 284 + i * 24, 5), "haldi", 2, 0.8)


def name_tag(s: Sheet, f: Look) -> None:
    """A half-sweater whose name tag is turned backwards."""
    sweater(s, f)
    with s.at(-78, 214, rot=-6):
        s.ink(rrect(-32, -17, 64, 34, 4), "cream", 3, 1.6)
        s.stroke([(-20, -3), (20, -4)], 3, "ash", "type", a=0.9, b=0.9)
        s.stroke([(-20, 6), (10, 6)], 3, "ash", "type", a=0.9, b=0.9)
        s.ink(rrect(-5, -25, 10, 12, 3), "slate", 2.2, 0.8)


def camo_apron(s: Sheet, f: Look) -> None:
    """A camouflage apron over a regimental tie."""
    shirt, apron = f.cloth_inks
    cut_torso(s, shirt)
    tie = blob([(-12, 196), (12, 196), (20, 250), (-20, 250)])
    s.ink(tie, "indigo", 3, 1.4)
    for i in range(3):
        s.stroke([(-14, 216 + i * 15), (14, 204 + i * 15)], 5, "haldi", "type", a=0.9, b=0.9)
    cut_collar(s, shirt)
    s.ink(blob([(-14, 178), (14, 178), (11, 202), (-11, 202)]), "indigo", 2.8, 1.4)
    bib = blob([(-84, 224), (0, 234), (84, 224), (122, 290), (126, 360), (-126, 360), (-122, 290)])
    s.ink(bib, apron, 3.6, 2.6)
    with s.inside(bib):
        for i in range(9):
            x, y = -100 + (i * 61) % 210, 244 + (i * 37) % 100
            s.fill(
                blob([(x - 22, y), (x - 4, y - 12), (x + 20, y - 6), (x + 12, y + 10), (x - 8, y + 12)]),
                ("brown", "leaf", "ash")[i % 3],
            )
    for side in SIDES:
        s.ink(blob(mirrored([(70, 150), (92, 158), (88, 232), (66, 232)], side)), apron, 3, 1.8)


def lanyard(s: Sheet, f: Look) -> None:
    """A half-sleeve shirt, a lanyard, and everybody's questions."""
    shirt, strap = f.cloth_inks
    torso = cut_torso(s, shirt)
    with s.inside(torso):
        for i in range(-8, 9):
            s.line(spline([(i * 25, 130), (i * 26, 360)]), 2.4, "teal", "flat")
    cut_collar(s, shirt)
    s.stroke([(0, 196), (0, 280), (0, 356)], 3.4)
    for side in SIDES:
        s.stroke(mirrored([(52, 146), (38, 206), (2, 262)], side), 10, "ink", a=0.8, b=0.8)
        s.stroke(mirrored([(52, 146), (38, 206), (2, 262)], side), 6, strap, "type", a=0.8, b=0.8)
    s.ink(rrect(-27, 250, 54, 66, 5), "white", 3, 1.6)
    s.ink(circle(0, 274, 13), f.tone[0], 2.4, 0)
    s.ink(rrect(96, 210, 46, 40, 4), shirt, 2.8, 1.2)
    for i in range(3):
        s.ink(rrect(102 + i * 12, 198, 8, 24, 2), ("sindoor", "indigo", "leaf")[i], 2, 0.8)


def polo(s: Sheet, f: Look) -> None:
    """A polo shirt with racing stripes and somebody's parking permit."""
    cloth, stripe = f.cloth_inks
    torso = cut_torso(s, cloth)
    with s.inside(torso):
        for x in (-126, -108):
            s.line(spline([(x, 130), (x - 6, 360)]), 10, stripe, "flat")
    cut_collar(s, stripe)
    s.ink(blob([(-16, 190), (16, 190), (14, 260), (-14, 260)]), cloth, 2.8, 1.2)
    for i in range(2):
        s.ink(circle(0, 212 + i * 24, 4.6), "white", 2, 0.8)
    s.ink(rrect(62, 214, 64, 42, 5), "indigo", 3, 1.6)
    s.text(94, 246, "P", "num", 36, "white")
