"""Kurtas, saris, shawls and gowns."""

from __future__ import annotations

from art.portraits.common import marigold, mirrored
from art.portraits.look import Look
from art.portraits.tailoring import cut_collar, cut_torso
from art.press import Sheet, blob, circle, oval, poly, rrect, scallop, spline

SIDES = (-1, 1)
TORSO = "-60,142 -120,160 -182,196 -206,270 -210,360 210,360 206,270 182,196 120,160 60,142 0,196"


def kurta_part(s: Sheet, f: Look) -> None:
    """A kurta with an open waistcoat."""
    under, vest = f.cloth_inks
    cut_torso(s, under)
    for side in SIDES:
        front = blob(mirrored("62,146 104,164 140,196 138,360 6,360 8,260 34,205", side))
        s.ink(front, vest, 3.4, 2.6)
        s.shade(blob(mirrored([(110, 180), (140, 200), (138, 360), (92, 360)], side)), "ink", 0.4)
        s.stroke(mirrored([(60, 152), (30, 210), (5, 262)], side), 3.5)
        s.ink(blob(mirrored([(58, 140), (72, 152), (40, 206), (22, 200), (46, 168)], side)), under, 2.8, 1.4)
    for i in range(3):
        s.ink(circle(0, 216 + i * 34, 4.5), "haldi", 2, 1)


def velvet(s: Sheet, f: Look) -> None:
    """A velvet waistcoat with marigold buttons."""
    kurta_part(s, f)
    for side in SIDES:
        for i in range(3):
            marigold(s, side * (84 + i * 6), 214 + i * 44, 9, "haldi", i)


def sari(s: Sheet, f: Look) -> None:
    """A blouse and the pallu across it."""
    blouse, pallu = f.cloth_inks
    s.ink(blob("-60,146 -150,178 -196,230 -205,360 205,360 190,220 60,146 0,200"), blouse, 3.4, 2)
    s.ink(blob("70,138 132,158 150,250 60,360 -150,360 -60,290 20,220"), pallu, 3.6, 3)
    edge = [(66, 140), (22, 222), (-56, 292), (-150, 356)]
    for width, colour in ((20, "haldi"), (3, "sindoor")):
        s.line(spline([(x + 12, y + 6) for x, y in edge]), width, colour, "flat")
    s.line(spline([(x + 23, y + 11) for x, y in edge]), 2)
    s.line(spline([(x + 1, y + 1) for x, y in edge]), 2)
    for i in range(3):
        s.stroke([(110 - 12 * i, 170 + 20 * i), (96 - 16 * i, 250), (30 - 30 * i, 340)], 3.5)
    s.shade(blob([(100, 160), (150, 250), (70, 360), (10, 360), (100, 260)]), "ink", 0.38)


def mud_sari(s: Sheet, f: Look) -> None:
    """A sari with mud on it from today."""
    sari(s, f)
    for x, y, r in ((-150, 200, 9), (-130, 236, 6), (-168, 238, 5), (-100, 206, 4), (60, 210, 5)):
        s.fill(oval(x, y, r * 1.4, r), "brown", 0.95)


def pencil_sari(s: Sheet, f: Look) -> None:
    """A sari with a pencil through the pleats."""
    sari(s, f)
    with s.at(104, 176, rot=62):
        s.ink(rrect(-44, -6, 80, 12, 2), "haldi", 2.8, 1.4)
        s.ink(poly([(36, -6), (54, 0), (36, 6)]), "cream", 2.4, 1)


def brocade(s: Sheet, f: Look) -> None:
    """A sari woven with gold."""
    sari(s, f)
    for x, y in ((112, 172), (82, 200), (116, 214), (84, 244), (48, 252), (110, 254), (60, 288)):
        s.fill(scallop(x, y, 8, 4, 0.9), "haldi")
    for x, y in ((-130, 196), (-100, 178), (-150, 232), (-112, 222), (-70, 200)):
        s.fill(circle(x, y, 5), "lemon")


def sash_sari(s: Sheet, f: Look) -> None:
    """With a sash that says who paid."""
    sari(s, f)
    with s.at(-28, 196, rot=26):
        s.ink(rrect(-150, -19, 290, 38, 3), "cream", 3.2, 2)
        s.line(spline([(-150, -12), (140, -12)]), 2, "sindoor", "flat")
        s.line(spline([(-150, 12), (140, 12)]), 2, "sindoor", "flat")
        s.text(-8, 10, "CHIEF DONOR", "num", 30, "sindoor", track=1)


def ballot_sari(s: Sheet, f: Look) -> None:
    """Royal silk, with a ballot box for a brooch."""
    brocade(s, f)
    with s.at(96, 162, rot=-6):
        s.ink(scallop(0, 0, 27, 12, 0.16), "haldi", 3, 2)
        s.ink(rrect(-14, -8, 28, 20, 2), "cream", 2.4, 1)
        s.ink(rrect(-17, -13, 34, 8, 2), "purple", 2.2, 0.8)
        s.ink(poly([(-6, -20), (6, -20), (6, -12), (-6, -12)]), "white", 2, 0.6)


def shawl(s: Sheet, f: Look) -> None:
    """A buttoned shawl."""
    shirt, wool = f.cloth_inks
    cut_torso(s, shirt)
    cut_collar(s, shirt)
    for side in SIDES:
        wrap = blob(mirrored("66,134 130,152 200,200 212,290 210,360 2,360 4,250 40,200", side))
        s.ink(wrap, wool, 3.6, 2.8)
        with s.inside(wrap):
            for i in range(4):
                s.line(
                    spline(mirrored([(80 + i * 38, 140), (50 + i * 42, 250), (20 + i * 46, 360)], side)),
                    5,
                    "haldi" if i % 2 else "cream",
                    "flat",
                )
        s.shade(blob(mirrored([(150, 190), (210, 250), (210, 360), (160, 360)], side)), "ink", 0.4)
    for i in range(2):
        s.ink(circle(0, 252 + i * 40, 9), "brown", 2.6, 1.2)


def gown_part(s: Sheet, f: Look) -> None:
    """A sequinned gown under the bib of a make-up artist."""
    cloth, sequin = f.cloth_inks
    skin = f.tone[0]
    s.ink(blob(TORSO), skin, 3.6, 3)
    gown = blob("-150,232 -96,206 -40,234 0,250 40,234 96,206 150,232 176,360 -176,360")
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


def cream_jacket(s: Sheet, f: Look) -> None:
    """A turmeric kurta in a cream jacket."""
    kurta, jacket = f.cloth_inks
    cut_torso(s, kurta)
    for side in SIDES:
        s.ink(blob(mirrored("60,144 110,162 154,196 156,360 40,360 38,262 42,205", side)), jacket, 3.4, 2.6)
        s.shade(blob(mirrored([(116, 180), (154, 204), (156, 360), (104, 360)], side)), "amber", 0.5)
        s.ink(blob(mirrored([(56, 138), (74, 150), (50, 200), (30, 196), (44, 166)], side)), kurta, 2.8, 1.4)
    for i in range(3):
        s.ink(circle(0, 226 + i * 32, 5.4), "sindoor", 2.2, 1)
    s.ink(poly([(88, 196), (100, 176), (110, 198), (124, 180), (128, 204), (90, 206)]), "haldi", 2.6, 1)
