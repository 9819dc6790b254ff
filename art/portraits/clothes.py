"""Clothes, from the neck down to where the card ends."""

from __future__ import annotations

import math

import skia

from art.portraits.common import Part, marigold, mirrored
from art.portraits.face import neck
from art.portraits.look import Look
from art.press import Sheet, blob, circle, flower, oval, poly, rrect, scallop, spline, walk

SIDES = (-1, 1)
TORSO = [(-60, 142), (-120, 160), (-182, 196), (-206, 270), (-210, 360), (210, 360), (206, 270), (182, 196), (120, 160), (60, 142), (0, 196)]


def body(s: Sheet, f: Look) -> None:
    """Neck, shoulders and whatever is worn on them."""
    neck(s, f)
    CLOTHES[f.cloth](s, f)


def _torso(s: Sheet, colour: str) -> skia.Path:
    torso = blob(TORSO)
    s.ink(torso, colour, 3.6, 3)
    for side in SIDES:
        s.stroke(mirrored([(150, 190), (158, 240), (150, 320)], side), 4)
        s.shade(blob(mirrored([(150, 200), (205, 240), (208, 350), (160, 350)], side)), "plum", 0.35)
    return torso


def _collar(s: Sheet, colour: str) -> None:
    for side in SIDES:
        flap = blob(mirrored([(50, 134), (74, 146), (66, 178), (34, 208), (8, 190), (30, 164)], side))
        s.ink(flap, colour, 3, 1.6)


def _lapels(s: Sheet, colour: str, inner: float = 6) -> None:
    """A jacket: two fronts, open in the middle, with lapels."""
    for side in SIDES:
        front = blob(mirrored([(60, 142), (118, 160), (182, 196), (206, 270), (210, 360), (inner, 360), (inner + 4, 290), (28, 220)], side))
        s.ink(front, colour, 3.6, 2.6)
        s.shade(blob(mirrored([(150, 200), (205, 240), (208, 350), (160, 350)], side)), "ink", 0.4)
        lapel = poly(mirrored([(58, 142), (96, 156), (104, 186), (84, 194), (92, 208), (inner + 4, 292), (26, 214)], side))
        s.ink(lapel, colour, 3.2, 1.8)


def _kurta(s: Sheet, f: Look) -> None:
    """A kurta with an open waistcoat."""
    under, vest = f.cloth_inks
    _torso(s, under)
    for side in SIDES:
        front = blob(mirrored([(62, 146), (104, 164), (140, 196), (138, 360), (6, 360), (8, 260), (34, 205)], side))
        s.ink(front, vest, 3.4, 2.6)
        s.shade(blob(mirrored([(110, 180), (140, 200), (138, 360), (92, 360)], side)), "ink", 0.4)
        s.stroke(mirrored([(60, 152), (30, 210), (5, 262)], side), 3.5)
        s.ink(blob(mirrored([(58, 140), (72, 152), (40, 206), (22, 200), (46, 168)], side)), under, 2.8, 1.4)
    for i in range(3):
        s.ink(circle(0, 216 + i * 34, 4.5), "haldi", 2, 1)


def _velvet(s: Sheet, f: Look) -> None:
    _kurta(s, f)
    for side in SIDES:
        for i in range(3):
            marigold(s, side * (84 + i * 6), 214 + i * 44, 9, "haldi", i)


def _sari(s: Sheet, f: Look) -> None:
    """A blouse and the pallu across it."""
    blouse, pallu = f.cloth_inks
    s.ink(blob([(-60, 146), (-150, 178), (-196, 230), (-205, 360), (205, 360), (190, 220), (60, 146), (0, 200)]), blouse, 3.4, 2)
    s.ink(blob([(70, 138), (132, 158), (150, 250), (60, 360), (-150, 360), (-60, 290), (20, 220)]), pallu, 3.6, 3)
    edge = [(66, 140), (22, 222), (-56, 292), (-150, 356)]
    for width, colour in ((20, "haldi"), (3, "sindoor")):
        s.line(spline([(x + 12, y + 6) for x, y in edge]), width, colour, "flat")
    s.line(spline([(x + 23, y + 11) for x, y in edge]), 2)
    s.line(spline([(x + 1, y + 1) for x, y in edge]), 2)
    for i in range(3):
        s.stroke([(110 - 12 * i, 170 + 20 * i), (96 - 16 * i, 250), (30 - 30 * i, 340)], 3.5)
    s.shade(blob([(100, 160), (150, 250), (70, 360), (10, 360), (100, 260)]), "ink", 0.38)


def _mud_sari(s: Sheet, f: Look) -> None:
    _sari(s, f)
    for x, y, r in ((-150, 200, 9), (-130, 236, 6), (-168, 238, 5), (-100, 206, 4), (60, 210, 5)):
        s.fill(oval(x, y, r * 1.4, r), "brown", 0.95)


def _pencil_sari(s: Sheet, f: Look) -> None:
    _sari(s, f)
    with s.at(104, 176, rot=62):
        s.ink(rrect(-44, -6, 80, 12, 2), "haldi", 2.8, 1.4)
        s.ink(poly([(36, -6), (54, 0), (36, 6)]), "cream", 2.4, 1)


def _brocade(s: Sheet, f: Look) -> None:
    _sari(s, f)
    for x, y in ((112, 172), (82, 200), (116, 214), (84, 244), (48, 252), (110, 254), (60, 288)):
        s.fill(scallop(x, y, 8, 4, 0.9), "haldi")
    for x, y in ((-130, 196), (-100, 178), (-150, 232), (-112, 222), (-70, 200)):
        s.fill(circle(x, y, 5), "lemon")


def _sash_sari(s: Sheet, f: Look) -> None:
    """With a sash that says who paid."""
    _sari(s, f)
    with s.at(-28, 196, rot=26):
        s.ink(rrect(-150, -19, 290, 38, 3), "cream", 3.2, 2)
        s.line(spline([(-150, -12), (140, -12)]), 2, "sindoor", "flat")
        s.line(spline([(-150, 12), (140, 12)]), 2, "sindoor", "flat")
        s.text(-8, 10, "CHIEF DONOR", "num", 30, "sindoor", track=1)


def _ballot_sari(s: Sheet, f: Look) -> None:
    """Royal silk, with a ballot box for a brooch."""
    _brocade(s, f)
    with s.at(96, 162, rot=-6):
        s.ink(scallop(0, 0, 27, 12, 0.16), "haldi", 3, 2)
        s.ink(rrect(-14, -8, 28, 20, 2), "cream", 2.4, 1)
        s.ink(rrect(-17, -13, 34, 8, 2), "purple", 2.2, 0.8)
        s.ink(poly([(-6, -20), (6, -20), (6, -12), (-6, -12)]), "white", 2, 0.6)


def _vest(s: Sheet, f: Look) -> None:
    """A safari vest of eleven bulging pockets."""
    shirt, vest = f.cloth_inks
    _torso(s, shirt)
    for side in SIDES:
        s.ink(blob(mirrored([(58, 142), (104, 160), (150, 190), (152, 360), (10, 360), (16, 250), (36, 206)], side)), vest, 3.4, 2.6)
        for x, y in ((60, 218), (112, 198), (64, 272), (118, 254), (92, 318)):
            with s.at(side * x, y, rot=side * 3):
                s.ink(blob([(-26, -18), (26, -18), (29, 14), (0, 24), (-29, 14)]), vest, 3, 2)
                s.ink(poly([(-27, -20), (27, -20), (24, -6), (-24, -6)]), vest, 2.6, 1)
                s.ink(circle(0, -10, 3.4), "haldi", 1.8, 0.6)
    _collar(s, shirt)


def _overalls(s: Sheet, f: Look) -> None:
    """Factory overalls over a shirt with rolled sleeves."""
    shirt, denim = f.cloth_inks
    _torso(s, shirt)
    _collar(s, shirt)
    s.ink(blob([(-92, 216), (0, 226), (92, 216), (118, 270), (124, 360), (-124, 360), (-118, 270)]), denim, 3.6, 2.6)
    s.ink(rrect(-44, 252, 88, 60, 6), denim, 3, 1.6)
    for side in SIDES:
        s.ink(blob(mirrored([(74, 152), (106, 160), (96, 226), (64, 226)], side)), denim, 3.2, 2)
        s.ink(circle(side * 80, 232, 9), "haldi", 2.6, 1.2)
    s.shade(blob([(60, 226), (92, 218), (122, 280), (120, 360), (70, 360)]), "ink", 0.4)


def _denim(s: Sheet, f: Look) -> None:
    """An open denim jacket over a slogan vest; the slogan is reversible."""
    vest, denim = f.cloth_inks
    _torso(s, vest)
    s.text(0, 218, "STRIKE!", "num", 40, "sindoor", fit=96)
    for side in SIDES:
        front = blob(mirrored([(58, 140), (118, 160), (182, 196), (206, 270), (210, 360), (60, 360), (58, 260), (52, 200)], side))
        s.ink(front, denim, 3.6, 2.6)
        s.shade(blob(mirrored([(150, 200), (205, 240), (208, 350), (160, 350)], side)), "ink", 0.4)
        s.ink(poly(mirrored([(56, 138), (96, 150), (110, 186), (72, 196), (54, 176)], side)), denim, 3.2, 1.8)
        s.line(spline(mirrored([(66, 200), (70, 280), (72, 350)], side)), 2, "lemon", "type")
        s.ink(rrect(side * 118 - 24, 216, 48, 40, 5), denim, 2.8, 1.4)
        s.ink(circle(side * 118, 228, 4), "haldi", 1.8, 0.6)


def _id_cards(s: Sheet, f: Look) -> None:
    """A safari suit under six identity cards, all of them his own face."""
    suit, trim = f.cloth_inks
    _torso(s, suit)
    _collar(s, suit)
    s.stroke([(0, 196), (0, 280), (0, 356)], 3.4)
    for i in range(6):
        x, y = -100 + i * 40, 214 + (i * 23) % 26
        s.line(spline([(-52 + i * 20, 146), (x * 0.9, (y + 150) / 2), (x, y - 22)]), 3.4, ("sindoor", "teal", "indigo")[i % 3], "type")
        with s.at(x, y, rot=(-8, 5, -3, 6, -6, 9)[i]):
            s.ink(rrect(-19, -24, 38, 50, 4), "white", 2.8, 1.4)
            s.ink(circle(0, -7, 10), f.tone[0], 2.2, 0)
            s.fill(blob([(-10, -8), (-8, -17), (0, -15), (8, -17), (10, -8), (0, -13)]), "ink", plate="key")
            s.stroke([(-6, -2), (0, -4), (6, -2)], 3)
            s.stroke([(-12, 12), (12, 12)], 3, trim, "type")
            s.stroke([(-12, 18), (6, 18)], 3, "grey", "type")


def _check_shirt(s: Sheet, f: Look) -> None:
    """A check shirt and the straps of a backpack that outweighs its owner."""
    cloth, strap = f.cloth_inks
    pack = blob([(-150, 96), (-110, 84), (110, 84), (150, 96), (168, 200), (-168, 200)])
    s.ink(pack, strap, 3.6, 2.4)
    for side in SIDES:
        s.ink(rrect(side * 118 - 17, 90, 34, 20, 4), ("lemon", "rose")[side > 0], 2.6, 1)
    neck(s, f)
    torso = _torso(s, cloth)
    with s.inside(torso):
        for i in range(-6, 7):
            s.line(spline([(i * 34, 130), (i * 36, 360)]), 5, "sindoor", "flat")
        for i in range(7):
            s.line(spline([(-220, 166 + i * 34), (0, 176 + i * 34), (220, 166 + i * 34)]), 5, "sindoor", "flat")
    _collar(s, cloth)
    for side in SIDES:
        s.ink(blob(mirrored([(84, 148), (128, 164), (136, 260), (124, 360), (88, 360), (98, 260)], side)), strap, 3.4, 2)
        s.ink(rrect(side * 112 - 17, 238, 34, 16, 3), "haldi", 2.4, 1)


def _hoodie(s: Sheet, f: Look) -> None:
    """A hoodie under a blazer."""
    hood, blazer = f.cloth_inks
    s.ink(blob([(-70, 108), (-118, 142), (-100, 190), (0, 206), (100, 190), (118, 142), (70, 108), (0, 150)]), hood, 3.4, 2)
    _torso(s, hood)
    _lapels(s, blazer, 30)
    s.ink(blob([(-62, 132), (-96, 152), (-64, 196), (0, 218), (64, 196), (96, 152), (62, 132), (44, 168), (0, 188), (-44, 168)]), hood, 3.2, 2)
    for side in SIDES:
        s.stroke([(side * 20, 206), (side * 24, 250), (side * 20, 286)], 5, "white", "type", a=0.8, b=0.8)
        s.ink(rrect(side * 20 - 4, 282, 8, 14, 3), "haldi", 2, 0.6)
    s.ink(circle(-118, 218, 17), "lemon", 2.6, 1.2)
    s.text(-118, 225, "CEO", "num", 19)


def _leather(s: Sheet, f: Look) -> None:
    """A leather jacket lined with folded exam papers."""
    shirt, hide = f.cloth_inks
    _torso(s, shirt)
    _lapels(s, hide, 40)
    for side in SIDES:
        for i, (x, y, turn) in enumerate(((52, 226, 8), (66, 272, -6), (54, 320, 5))):
            with s.at(side * x, y, rot=side * turn):
                s.ink(rrect(-20, -24, 40, 48, 2), "white", 2.8, 1.2)
                s.text(0, -6, ("Q.1", "ANS", "KEY")[i], "num", 19, "sindoor")
                for j in range(3):
                    s.stroke([(-13, 2 + j * 7), (13, 2 + j * 7)], 2.4, "grey", "type", a=0.8, b=0.8)
        s.stroke(mirrored([(112, 190), (118, 250), (112, 330)], side), 4.4, "white", "type")
        s.line(spline(mirrored([(150, 214), (190, 240)], side)), 3, "haldi", "type")


def _sweater(s: Sheet, f: Look) -> None:
    """A sleeveless sweater on a striped shirt."""
    shirt, wool = f.cloth_inks
    torso = _torso(s, shirt)
    with s.inside(torso):
        for i in range(-8, 9):
            s.line(spline([(i * 26, 130), (i * 27, 360)]), 4, "sky", "flat")
    tank = blob([(-64, 150), (-122, 170), (-138, 230), (-134, 360), (134, 360), (138, 230), (122, 170), (64, 150), (34, 206), (0, 244), (-34, 206)])
    s.ink(tank, wool, 3.4, 2.6)
    with s.inside(tank):
        for i in range(5):
            zig = [(x * 14 - 150, 262 + i * 22 + (6 if x % 2 else -6)) for x in range(22)]
            s.line(spline(zig), 3, "cream" if i % 2 else "ink", "flat")
    s.shade(blob([(90, 190), (138, 230), (134, 360), (90, 360)]), "ink", 0.4)
    s.line(spline([(-64, 152), (-32, 208), (0, 246), (32, 208), (64, 152)]), 8, "ink")
    s.line(spline([(-64, 152), (-32, 208), (0, 246), (32, 208), (64, 152)]), 3.4, "cream", "type")
    _collar(s, shirt)


def _receipt_sweater(s: Sheet, f: Look) -> None:
    """... under an endless till receipt worn as a garland."""
    _sweater(s, f)
    strip = [(-120, 150), (-92, 214), (-40, 252), (20, 252), (82, 220), (118, 152)]
    s.line(spline(strip), 52, "ink")
    s.line(spline(strip), 45, "white", "type")
    for i, (x, y, angle) in enumerate(walk(spline(strip), 16)):
        with s.at(x, y, rot=math.degrees(angle)):
            s.stroke([(0, -16), (0, (4, 12, 8)[i % 3])], 3, "grey", "type", a=0.9, b=0.9)
    s.text(0, 268, "TOTAL", "num", 22, "sindoor")


def _tape_waistcoat(s: Sheet, f: Look) -> None:
    """A checked waistcoat with a measuring tape for a tie."""
    shirt, vest = f.cloth_inks
    _torso(s, shirt)
    for side in SIDES:
        front = blob(mirrored([(62, 146), (110, 164), (146, 200), (144, 360), (4, 360), (6, 268), (34, 208)], side))
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
    _collar(s, shirt)
    s.ink(blob([(-14, 176), (14, 176), (10, 200), (-10, 200)]), "haldi", 2.8, 1.4)


def _silk(s: Sheet, f: Look) -> None:
    """A silk shirt, two buttons too open, and a gold chain."""
    shirt, trim = f.cloth_inks
    torso = _torso(s, shirt)
    with s.inside(torso):
        for x, y in ((-150, 230), (-108, 200), (-120, 268), (-66, 240), (64, 232), (110, 200), (150, 236), (120, 280), (20, 300), (-30, 300)):
            s.fill(flower(x, y, 13, 6, 0.34), trim, 0.9)
    v = blob([(-52, 140), (52, 140), (30, 200), (0, 240), (-30, 200)])
    s.ink(v, f.tone[0], 3, 0)
    _collar(s, shirt)
    for x, y, _ in walk(spline([(-54, 148), (-30, 192), (0, 210), (30, 192), (54, 148)]), 12):
        s.ink(circle(x, y, 5.4), "haldi", 2, 0.8)
    s.ink(circle(0, 224, 13), "haldi", 2.8, 1.4)
    s.text(0, 232, "₹", "num", 22)


def _cardigan(s: Sheet, f: Look) -> None:
    """A cardigan with ink stains on the sleeves."""
    blouse, wool = f.cloth_inks
    _torso(s, blouse)
    for side in SIDES:
        s.ink(blob(mirrored([(58, 144), (118, 160), (182, 196), (206, 270), (210, 360), (10, 360), (14, 270), (40, 206)], side)), wool, 3.6, 2.6)
        s.shade(blob(mirrored([(150, 200), (205, 240), (208, 350), (160, 350)], side)), "ink", 0.4)
        s.stroke(mirrored([(58, 148), (40, 206), (14, 276)], side), 7, "cream", "type", a=0.7, b=0.7)
        for x, y, r in ((150, 196, 7), (166, 218, 9), (140, 224, 4)):
            s.fill(blob(mirrored([(x - r, y), (x, y - r), (x + r * 1.3, y), (x, y + r)], side)), "indigo", plate="key")
    _collar(s, blouse)
    for i in range(3):
        s.ink(circle(-2, 284 + i * 24, 5), "haldi", 2, 0.8)


def _name_tag(s: Sheet, f: Look) -> None:
    """A half-sweater whose name tag is turned backwards."""
    _sweater(s, f)
    with s.at(-78, 214, rot=-6):
        s.ink(rrect(-32, -17, 64, 34, 4), "cream", 3, 1.6)
        s.stroke([(-20, -3), (20, -4)], 3, "ash", "type", a=0.9, b=0.9)
        s.stroke([(-20, 6), (10, 6)], 3, "ash", "type", a=0.9, b=0.9)
        s.ink(rrect(-5, -25, 10, 12, 3), "slate", 2.2, 0.8)


def _tiger_tie(s: Sheet, f: Look) -> None:
    """A black blazer, a tiger-striped tie and a pocket full of identical envelopes."""
    shirt, blazer = f.cloth_inks
    _torso(s, shirt)
    tie = blob([(-12, 196), (12, 196), (26, 290), (0, 356), (-26, 290)])
    s.ink(tie, "amber", 3, 1.6)
    with s.inside(tie):
        for i in range(7):
            s.stroke([(-26, 206 + i * 22), (-4, 214 + i * 22), (2, 208 + i * 22)], 9, a=0.9)
            s.stroke([(28, 214 + i * 22), (10, 224 + i * 22), (2, 220 + i * 22)], 9, a=0.9)
    _lapels(s, blazer, 26)
    _collar(s, shirt)
    s.ink(blob([(-16, 178), (16, 178), (12, 202), (-12, 202)]), "amber", 2.8, 1.4)
    for i in range(3):
        with s.at(-126 + i * 13, 226 - i * 4, rot=-14 + i * 12):
            s.ink(rrect(-15, -26, 30, 40, 2), "cream", 2.6, 1)
            s.ink(circle(0, -12, 5), "sindoor", 1.6, 0.4)
    s.ink(blob([(-146, 228), (-84, 222), (-82, 242), (-144, 248)]), blazer, 2.8, 1.4)


def _blazer_medal(s: Sheet, f: Look) -> None:
    """An olive blazer with creases like blades and one small real medal."""
    shirt, blazer = f.cloth_inks
    _torso(s, shirt)
    tie = blob([(-12, 196), (12, 196), (22, 290), (0, 350), (-22, 290)])
    s.ink(tie, "deep", 3, 1.6)
    _lapels(s, blazer, 24)
    _collar(s, shirt)
    s.ink(blob([(-14, 178), (14, 178), (11, 202), (-11, 202)]), "deep", 2.8, 1.4)
    for side in SIDES:
        s.ink(poly(mirrored([(112, 158), (178, 190), (172, 206), (104, 176)], side)), blazer, 3, 1.6)
        s.stroke(mirrored([(150, 210), (152, 280), (152, 356)], side), 3.4, "lemon", "type")
    s.ink(rrect(104, 206, 26, 15, 2), "sindoor", 2.4, 0.8)
    s.line(spline([(113, 206), (113, 221)]), 4, "white", "type")
    s.ink(circle(117, 234, 12), "haldi", 2.8, 1.4)


def _camo_apron(s: Sheet, f: Look) -> None:
    """A camouflage apron over a regimental tie."""
    shirt, apron = f.cloth_inks
    _torso(s, shirt)
    tie = blob([(-12, 196), (12, 196), (20, 250), (-20, 250)])
    s.ink(tie, "indigo", 3, 1.4)
    for i in range(3):
        s.stroke([(-14, 216 + i * 15), (14, 204 + i * 15)], 5, "haldi", "type", a=0.9, b=0.9)
    _collar(s, shirt)
    s.ink(blob([(-14, 178), (14, 178), (11, 202), (-11, 202)]), "indigo", 2.8, 1.4)
    bib = blob([(-84, 224), (0, 234), (84, 224), (122, 290), (126, 360), (-126, 360), (-122, 290)])
    s.ink(bib, apron, 3.6, 2.6)
    with s.inside(bib):
        for i in range(9):
            x, y = -100 + (i * 61) % 210, 244 + (i * 37) % 100
            s.fill(blob([(x - 22, y), (x - 4, y - 12), (x + 20, y - 6), (x + 12, y + 10), (x - 8, y + 12)]), ("brown", "leaf", "ash")[i % 3])
    for side in SIDES:
        s.ink(blob(mirrored([(70, 150), (92, 158), (88, 232), (66, 232)], side)), apron, 3, 1.8)


def _bottle_tops(s: Sheet, f: Look) -> None:
    """A uniform from a costume shop; the medals are bottle tops."""
    cloth, braid = f.cloth_inks
    _torso(s, cloth)
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
            s.ink(rrect(x - 9, y - 24, 18, 16, 2), ("sindoor", "indigo", "leaf", "purple")[(i + row) % 4], 2.2, 0.6)
            s.ink(scallop(x, y, 15, 12, 0.2), ("haldi", "sky", "pink", "mint")[(i + 2 * row) % 4], 2.6, 1.2)
            s.line(circle(x, y, 8), 1.6)
    rope = [(-150, 196), (-110, 246), (-50, 256), (-10, 214)]
    s.line(spline(rope), 9, "ink")
    s.line(spline(rope), 4.6, "lemon", "type")


def _shawl(s: Sheet, f: Look) -> None:
    """A buttoned shawl."""
    shirt, wool = f.cloth_inks
    _torso(s, shirt)
    _collar(s, shirt)
    for side in SIDES:
        wrap = blob(mirrored([(66, 134), (130, 152), (200, 200), (212, 290), (210, 360), (2, 360), (4, 250), (40, 200)], side))
        s.ink(wrap, wool, 3.6, 2.8)
        with s.inside(wrap):
            for i in range(4):
                s.line(spline(mirrored([(80 + i * 38, 140), (50 + i * 42, 250), (20 + i * 46, 360)], side)), 5, "haldi" if i % 2 else "cream", "flat")
        s.shade(blob(mirrored([(150, 190), (210, 250), (210, 360), (160, 360)], side)), "ink", 0.4)
    for i in range(2):
        s.ink(circle(0, 252 + i * 40, 9), "brown", 2.6, 1.2)


def _tweed(s: Sheet, f: Look) -> None:
    """A tweed jacket with ten fountain pens in its pocket."""
    shirt, tweed = f.cloth_inks
    _torso(s, shirt)
    s.ink(blob([(-12, 196), (12, 196), (20, 300), (0, 350), (-20, 300)]), "teal", 3, 1.6)
    _lapels(s, tweed, 24)
    for side in SIDES:
        front = blob(mirrored([(104, 166), (182, 200), (206, 270), (206, 360), (60, 360), (96, 220)], side))
        with s.inside(front):
            for i in range(12):
                for j in range(8):
                    x, y = side * (60 + i * 13), 176 + j * 24 + (i % 2) * 12
                    s.stroke([(x, y), (x + 4, y + 6)], 3, "lemon", "type", a=0.8, b=0.6)
    _collar(s, shirt)
    s.ink(blob([(-14, 178), (14, 178), (11, 202), (-11, 202)]), "teal", 2.8, 1.4)
    for i in range(10):
        x = 66 + i * 8.6
        s.ink(rrect(x - 3.6, 196 + (i * 5) % 7, 7.2, 40, 3), ("sindoor", "indigo", "haldi", "leaf", "ink")[i % 5], 1.8, 0.6)
        s.line(spline([(x, 202 + (i * 5) % 7), (x, 216)]), 2, "lemon", "type")
    s.ink(blob([(58, 226), (158, 222), (160, 246), (60, 250)]), tweed, 2.8, 1.4)


def _three_piece(s: Sheet, f: Look) -> None:
    """An ivory three-piece suit with a flower in the lapel."""
    shirt, suit = f.cloth_inks
    _torso(s, shirt)
    for side in SIDES:
        s.ink(blob(mirrored([(40, 200), (70, 214), (70, 360), (0, 360), (0, 270)], side)), "cream", 3, 1.6)
    for i in range(3):
        s.ink(circle(0, 286 + i * 24, 4.4), "haldi", 1.8, 0.6)
    s.ink(blob([(-12, 190), (12, 190), (16, 250), (0, 276), (-16, 250)]), "purple", 3, 1.4)
    _lapels(s, suit, 40)
    _collar(s, shirt)
    s.ink(blob([(-14, 176), (14, 176), (11, 200), (-11, 200)]), "purple", 2.8, 1.4)
    s.ink(flower(-88, 196, 22, 8, 0.34), "rose", 2.8, 1.6)
    s.ink(flower(-88, 196, 9, 6, 0.34), "lemon", 2, 0.6)
    s.ink(blob([(-80, 214), (-66, 222), (-70, 236), (-84, 228)]), "leaf", 2.4, 1)


def _lanyard(s: Sheet, f: Look) -> None:
    """A half-sleeve shirt, a lanyard, and everybody's questions."""
    shirt, strap = f.cloth_inks
    torso = _torso(s, shirt)
    with s.inside(torso):
        for i in range(-8, 9):
            s.line(spline([(i * 25, 130), (i * 26, 360)]), 2.4, "teal", "flat")
    _collar(s, shirt)
    s.stroke([(0, 196), (0, 280), (0, 356)], 3.4)
    for side in SIDES:
        s.stroke(mirrored([(52, 146), (38, 206), (2, 262)], side), 10, "ink", a=0.8, b=0.8)
        s.stroke(mirrored([(52, 146), (38, 206), (2, 262)], side), 6, strap, "type", a=0.8, b=0.8)
    s.ink(rrect(-27, 250, 54, 66, 5), "white", 3, 1.6)
    s.ink(circle(0, 274, 13), f.tone[0], 2.4, 0)
    s.ink(rrect(96, 210, 46, 40, 4), shirt, 2.8, 1.2)
    for i in range(3):
        s.ink(rrect(102 + i * 12, 198, 8, 24, 2), ("sindoor", "indigo", "leaf")[i], 2, 0.8)


def _polo(s: Sheet, f: Look) -> None:
    """A polo shirt with racing stripes and somebody's parking permit."""
    cloth, stripe = f.cloth_inks
    torso = _torso(s, cloth)
    with s.inside(torso):
        for x in (-126, -108):
            s.line(spline([(x, 130), (x - 6, 360)]), 10, stripe, "flat")
    _collar(s, stripe)
    s.ink(blob([(-16, 190), (16, 190), (14, 260), (-14, 260)]), cloth, 2.8, 1.2)
    for i in range(2):
        s.ink(circle(0, 212 + i * 24, 4.6), "white", 2, 0.8)
    s.ink(rrect(62, 214, 64, 42, 5), "indigo", 3, 1.6)
    s.text(94, 246, "P", "num", 36, "white")


def _linen(s: Sheet, f: Look) -> None:
    """A white linen suit with a banknote for a pocket square."""
    shirt, suit = f.cloth_inks
    _torso(s, shirt)
    v = blob([(-46, 142), (46, 142), (30, 210), (0, 262), (-30, 210)])
    s.ink(v, f.tone[0], 3, 0)
    _lapels(s, suit, 24)
    _collar(s, shirt)
    for x, y, _ in walk(spline([(-46, 156), (-26, 204), (0, 222), (26, 204), (46, 156)]), 11):
        s.ink(circle(x, y, 4.6), "haldi", 1.8, 0.6)
    with s.at(112, 214, rot=8):
        s.ink(poly([(-26, 8), (-20, -24), (0, -8), (8, -30), (26, 8)]), "mint", 2.8, 1.4)
        s.text(2, 4, "100", "num", 20)
    s.ink(blob([(80, 222), (142, 224), (142, 240), (82, 238)]), suit, 2.8, 1.2)


def _gown(s: Sheet, f: Look) -> None:
    """A sequinned gown under the bib of a make-up artist."""
    cloth, sequin = f.cloth_inks
    skin = f.tone[0]
    s.ink(blob(TORSO), skin, 3.6, 3)
    gown = blob([(-150, 232), (-96, 206), (-40, 234), (0, 250), (40, 234), (96, 206), (150, 232), (176, 360), (-176, 360)])
    s.ink(gown, cloth, 3.6, 2.6)
    with s.inside(gown):
        for j in range(7):
            for i in range(-8, 9):
                x, y = i * 21 + (j % 2) * 10, 222 + j * 19
                s.ink(circle(x, y, 7.5), sequin if (i * 3 + j * 5) % 4 else "white", 1.6, 0.6)
    for side in SIDES:
        s.stroke(mirrored([(96, 208), (104, 176), (96, 156)], side), 8, cloth, "key", a=0.9, b=0.9)
        s.stroke(mirrored([(70, 168), (116, 178), (150, 202)], side), 3)
    bib = blob([(-56, 140), (-76, 178), (-58, 224), (0, 242), (58, 224), (76, 178), (56, 140), (0, 178)])
    s.ink(bib, "white", 3.2, 2)
    for x, y, colour in ((-30, 206, "rose"), (10, 218, "amber"), (36, 196, "pink")):
        s.shade(oval(x, y, 15, 10), colour, 0.9, bib, blur=2, plate="fine")


def _jacket(s: Sheet, f: Look) -> None:
    """A turmeric kurta in a cream jacket."""
    kurta, jacket = f.cloth_inks
    _torso(s, kurta)
    for side in SIDES:
        s.ink(blob(mirrored([(60, 144), (110, 162), (154, 196), (156, 360), (40, 360), (38, 262), (42, 205)], side)), jacket, 3.4, 2.6)
        s.shade(blob(mirrored([(116, 180), (154, 204), (156, 360), (104, 360)], side)), "amber", 0.5)
        s.ink(blob(mirrored([(56, 138), (74, 150), (50, 200), (30, 196), (44, 166)], side)), kurta, 2.8, 1.4)
    for i in range(3):
        s.ink(circle(0, 226 + i * 32, 5.4), "sindoor", 2.2, 1)
    s.ink(poly([(88, 196), (100, 176), (110, 198), (124, 180), (128, 204), (90, 206)]), "haldi", 2.6, 1)


CLOTHES: dict[str, Part] = {
    "kurta": _kurta,
    "velvet": _velvet,
    "sari": _sari,
    "mud_sari": _mud_sari,
    "pencil_sari": _pencil_sari,
    "brocade": _brocade,
    "sash_sari": _sash_sari,
    "ballot_sari": _ballot_sari,
    "vest": _vest,
    "overalls": _overalls,
    "denim": _denim,
    "id_cards": _id_cards,
    "check_shirt": _check_shirt,
    "hoodie": _hoodie,
    "leather": _leather,
    "receipt": _receipt_sweater,
    "tape_tie": _tape_waistcoat,
    "silk": _silk,
    "cardigan": _cardigan,
    "name_tag": _name_tag,
    "tiger_tie": _tiger_tie,
    "blazer_medal": _blazer_medal,
    "camo_apron": _camo_apron,
    "bottle_tops": _bottle_tops,
    "shawl": _shawl,
    "tweed": _tweed,
    "three_piece": _three_piece,
    "lanyard": _lanyard,
    "polo": _polo,
    "linen": _linen,
    "gown": _gown,
    "jacket": _jacket,
}
