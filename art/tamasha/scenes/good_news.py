"""Pictures of news to one's liking."""

from __future__ import annotations

import math

from art.portraits.common import marigold, side_shade
from art.press import Sheet, arc, blob, circle, minus, moved, oval, poly, rrect, spline
from art.tamasha.marks import coins, pawn
from art.tamasha.scenes.cast import (
    bunting,
    dust,
    figure,
    horn_burst,
    road,
    signboard,
    speaker,
    speech,
    sun,
    table,
    wheel,
)
from art.tamasha.scenes.news_ground import ground


def bus_push(s: Sheet) -> None:
    """Bus Push Goes Viral."""
    road(s)
    s.ink(rrect(140, 92, 230, 124, 16), "leaf", 3.8, 3)
    for i in range(4):
        s.ink(rrect(156 + i * 52, 110, 40, 42, 5), "sky", 3, 0)
    s.ink(rrect(140, 164, 230, 18, 2), "lemon", 3, 0)
    for x in (188, 322):
        wheel(s, x, 222, 29)
    for i, x in enumerate((40, 92)):
        with s.at(x, 150, 1.15, 18):
            figure(s, 0, 0, 1, ("white", "rose")[i], i, ("topi", "hair")[i], legs=True)
        s.stroke([(x + 16, 186), (x + 40, 176), (x + 54, 160)], 14, a=0.9, b=0.7)
        s.stroke([(x + 16, 186), (x + 40, 176), (x + 53, 161)], 8, "#d0945f", "type", a=0.9, b=0.7)
    for y in (120, 144, 168):
        s.stroke([(376, y), (398, y)], 6, a=0.9)


def nod(s: Sheet) -> None:
    """Rival Agrees by Mistake."""
    ground(s, "purple", 240)
    speaker(s, 110, 120, 1.15, "white", "topi")
    with s.at(292, 128, 1.7, 10):
        figure(s, 0, 0, 1, "haldi", 2, "hair")
        for side in (-1, 1):
            s.fill(circle(side * 5, -1, 2), "ink", plate="key")
        s.stroke([(-6, 6), (0, 9), (6, 6)], 2.6)
    for turn in (0, 1):
        s.line(arc(292, 128, 56 + turn * 16, -30, 60), 6)
        s.line(arc(292, 128, 56 + turn * 16, 150, 60), 6)
    speech(s, 300, 48, 100, 42, "hmm, yes", 0, size=27)


def rain(s: Sheet) -> None:
    """Rain on Cue."""
    ground(s, "#7fa650", 236)
    cloud = blob("70,92 80,54 130,44 170,18 230,26 262,50 316,56 330,92 260,102 140,104")
    s.ink(cloud, "white", 3.8, 3)
    side_shade(s, cloud, "indigo", 0.5, (0, 20), "tone")
    for i in range(26):
        x, y = 60 + (i * 61) % 290, 116 + (i * 43) % 116
        s.stroke([(x, y), (x - 7, y + 24)], 5, "indigo", "key", a=0.9, b=0.6)
    speaker(s, 200, 146, 1.0, "white", "topi")
    s.ink(blob([(60, 230), (120, 222), (180, 232), (120, 240)]), "sky", 3, 0)
    s.ink(blob([(240, 244), (300, 236), (360, 246), (300, 254)]), "sky", 3, 0)


def small_donors(s: Sheet) -> None:
    """Small Donors, Large Total."""
    box = rrect(130, 120, 140, 124, 8)
    s.ink(box, "sindoor", 3.8, 3)
    s.ink(rrect(118, 104, 164, 30, 6), "sindoor", 3.6, 2)
    s.ink(rrect(160, 112, 80, 10, 4), "ink", 1, 0)
    s.text(200, 206, "₹5", "bold", 58, "cream")
    for i in range(7):
        a = math.radians(-160 + i * 23)
        coins(s, 200 + math.cos(a) * 118, 110 + math.sin(a) * 76, 17)
    for i in range(8):
        x = 18 + i * 52
        s.ink(
            blob([(x - 12, 320), (x - 15, 262), (x - 8, 240), (x + 8, 240), (x + 15, 262), (x + 12, 320)]),
            ("#d0945f", "#87552f", "#e6b283", "#a96d42")[i % 4],
            3,
            1.8,
        )
        coins(s, x, 236, 12)


def dinner(s: Sheet) -> None:
    """Donor Dinner, Seconds Served."""
    table(s, 200, 226, 380, "deep")
    s.ink(oval(200, 206, 130, 20), "white", 3.6, 2)
    s.ink(oval(200, 202, 92, 12), "ash", 2.8, 0)
    with s.at(200, 176, rot=-4):
        s.ink(rrect(-62, -38, 124, 70, 4), "cream", 3.4, 2.4)
        s.stroke([(-62, -36), (0, 8), (62, -36)], 4)
        s.ink(circle(0, 0, 14), "sindoor", 3, 1.2)
    with s.at(296, 96, rot=24):
        dome = minus(circle(0, 0, 74), rrect(-90, 0, 180, 90))
        s.ink(dome, "ash", 3.8, 3)
        side_shade(s, dome, "slate", 0.8, (20, 8))
        s.ink(circle(0, -82, 11), "haldi", 3, 1.4)
        s.stroke([(-46, -10), (-38, -40), (-16, -58)], 7, "white", "type")
    for x in (44, 64):
        s.ink(rrect(x, 120, 8, 96, 3), "slate", 2.6, 1)
    for x in (140, 172, 120):
        s.stroke([(x, 126), (x + 10, 108), (x - 2, 92)], 5, "white", "type")


def refund(s: Sheet) -> None:
    """Refund Arrives."""
    with s.at(200, 150, 1.0, -5):
        s.ink(rrect(-120, -92, 240, 184, 4), "white", 3.8, 3)
        s.text(0, -48, "REFUND", "num", 54, "teal")
        for i in range(3):
            s.stroke([(-96, -22 + i * 20), (96 - i * 40, -22 + i * 20)], 5, "ash", "type", a=0.9, b=0.9)
        s.text(44, 76, "₹3 Cr", "bold", 46, "sindoor")
        s.line(rrect(-104, 38, 92, 42, 5), 3.4, "stamp", "type")
        s.text(-58, 70, "11 YEARS", "num", 27, "stamp", fit=80)
    for x, y in ((70, 246), (110, 262), (300, 250)):
        s.ink(blob([(x, y - 18), (x + 9, y), (x, y + 10), (x - 9, y)]), "sky", 2.8, 1)
    for i in range(9):
        marigold(s, 24 + i * 44, 20 + (i % 2) * 12, 15)


def students(s: Sheet) -> None:
    """Student Volunteers."""
    ground(s)
    for i in range(5):
        x = 50 + i * 72
        figure(
            s,
            x,
            146 + (i % 2) * 8,
            1.15,
            ("teal", "rose", "haldi", "white", "purple")[i],
            i,
            ("hair", "bun", "cap", "hair", "hair")[i],
            legs=True,
        )
    for x in (86, 304):
        for j in range(3):
            s.ink(rrect(x - 24, 96 - j * 22, 48, 10, 2), "sindoor", 2.8, 1.2)
            s.line(spline([(x - 20, 106 - j * 22), (x - 24, 122 - j * 22)]), 4)
            s.line(spline([(x + 20, 106 - j * 22), (x + 24, 122 - j * 22)]), 4)
    s.ink(oval(194, 238, 40, 27), "haldi", 3.4, 2)
    s.ink(oval(160, 238, 12, 26), "cream", 3, 1)
    s.ink(oval(228, 238, 12, 26), "cream", 3, 1)
    for x in (148, 240):
        s.stroke([(x, 206), (x + (194 - x) * 0.2, 226)], 6, "brown", "key", a=0.9, b=0.8)


def crossover(s: Sheet) -> None:
    """Workers Cross Over."""
    s.ink(rrect(-60, -40, 260, 380), "slate", 3.4, 0)
    s.ink(rrect(200, -40, 260, 380), "rose", 3.4, 0)
    for i in range(11):
        s.fill(rrect(194, 8 + i * 30, 12, 18, 2), "white", plate="type")
    for x, y in ((60, 150), (150, 180), (246, 172), (330, 190)):
        with s.at(x, y, 1.4, 8):
            pawn(s, 0, 0, 1.0, "teal")
            s.ink(blob([(-17, -32), (-13, -48), (0, -53), (13, -48), (17, -32), (0, -38)]), "white", 2.6, 1.2)
        for j in range(2):
            s.stroke([(x - 52, y - 6 + j * 20), (x - 34, y - 6 + j * 20)], 5, "white", "type", a=0.9)
    s.ink(oval(330, 112, 38, 12), "white", 3, 1.4)
    s.ink(blob([(306, 108), (316, 92), (344, 92), (354, 108)]), "haldi", 2.8, 1.2)
    speech(s, 268, 66, 96, 40, "lunch?", -30, size=29)


def silence(s: Sheet) -> None:
    """Won the Debate by Silence."""
    for side in (-1, 1):
        for i in range(2):
            with s.at(200 + side * (118 + i * 54), 112 + i * 76, 1.25 - i * 0.1):
                s.ink(blob("-38,-12 0,-26 38,-12 30,28 0,38 -30,28"), "#7b1f24", 3.6, 2)
                s.ink(blob([(-30, -10), (0, -20), (30, -10), (24, 0), (-24, 0)]), "white", 2.8, 0)
                s.ink(blob([(-18, 26), (0, 12), (18, 26), (0, 34)]), "rose", 2.6, 0)
    glass = poly([(156, 88), (244, 88), (232, 236), (168, 236)])
    s.ink(glass, "white", 3.8, 3)
    s.fill(poly([(160, 138), (240, 138), (231, 232), (169, 232)]), "sky")
    s.line(spline([(160, 138), (240, 138)]), 3)
    s.stroke([(176, 104), (184, 220)], 8, "white", "type")
    s.ink(rrect(120, 236, 160, 60, 4), "brown", 3.6, 2)


def reunion(s: Sheet) -> None:
    """Old School Reunion."""
    ground(s, "ash", 236)
    s.ink(poly([(60, 96), (200, 34), (340, 96)]), "sindoor", 3.6, 2.4)
    s.ink(rrect(78, 96, 244, 100, 3), "cream", 3.6, 2)
    s.text(200, 88, "OLD SCHOOL", "num", 27, "cream")
    for i in range(4):
        s.ink(rrect(94 + i * 56, 114, 40, 46, 3), "sky", 3, 0)
    for x, colour in ((84, "white"), (206, "haldi"), (326, "teal")):
        s.ink(
            blob([(x - 56, 244), (x - 56, 196), (x - 42, 180), (x + 26, 180), (x + 50, 206), (x + 56, 244)]),
            colour,
            3.6,
            2.4,
        )
        s.ink(blob([(x + 2, 190), (x + 22, 190), (x + 38, 210), (x + 2, 210)]), "sky", 2.8, 0)
        for dx in (-32, 32):
            wheel(s, x + dx, 246, 17)
    bunting(s, 8, 3)


def road_open(s: Sheet) -> None:
    """Road Opens on Time."""
    sun(s, 200, 96, 50)
    ground(s, "#7fa650", 150)
    s.ink(poly([(176, 146), (224, 146), (360, 330), (40, 330)]), "slate", 3.6, 2)
    for i in range(5):
        y = 156 + i * i * 9
        s.fill(
            poly(
                [(197 - i, y), (203 + i, y), (204 + i * 1.4, y + 9 + i * 4), (196 - i * 1.4, y + 9 + i * 4)]
            ),
            "lemon",
            plate="type",
        )
    for x in (54, 346):
        s.ink(rrect(x - 7, 158, 14, 90, 3), "white", 3.2, 1.6)
    s.ink(blob([(54, 172), (124, 190), (184, 182), (184, 200), (120, 208), (54, 190)]), "sindoor", 3.2, 2)
    s.ink(blob([(346, 172), (276, 190), (216, 182), (216, 200), (280, 208), (346, 190)]), "sindoor", 3.2, 2)
    with s.at(200, 190, 1.15, 6):
        for turn in (-26, 26):
            with s.at(0, 0, rot=turn):
                s.ink(poly([(-5, 8), (0, -56), (5, 8)]), "ash", 3, 1.4)
        for side in (-1, 1):
            s.line(circle(side * 15, 26, 13), 8)
            s.line(circle(side * 15, 26, 13), 3.4, "haldi", "type")
    signboard(s, 84, 76, 120, 42, "ON TIME!", "leaf", "cream", 32, rot=-5)


def auditor(s: Sheet) -> None:
    """Auditor Finds Nothing Wrong."""
    with s.at(176, 166, 1.0, -6):
        s.ink(rrect(-128, -92, 240, 190, 4), "white", 3.8, 3)
        s.line(spline([(-8, -92), (-8, 98)]), 3)
        for i in range(7):
            for x in (-116, 6):
                s.stroke([(x, -68 + i * 24), (x + 92, -68 + i * 24)], 3.4, "ash", "type", a=0.9, b=0.9)
        for i in range(7):
            s.stroke(
                [(96, -74 + i * 24), (102, -66 + i * 24), (116, -84 + i * 24)],
                7,
                "leaf",
                "type",
                a=0.6,
                b=0.3,
                peak=0.4,
            )
    with s.at(276, 166, 1.1, -38):
        s.ink(rrect(-11, 62, 22, 96, 8), "brown", 3.6, 2.4)
        s.line(circle(0, 0, 62), 20)
        s.line(circle(0, 0, 62), 12, "haldi", "type")
        s.fill(circle(0, 0, 54), "sky", 0.85)
        s.stroke([(-34, -16), (-20, -34), (0, -42)], 8, "white", "type")
    s.text(276, 184, "₹0.00", "bold", 38, "ink", fit=92)


def sponsor(s: Sheet) -> None:
    """Mystery Sponsor."""
    s.ink(rrect(-20, -20, 440, 340), "purple", 3, 0)
    s.glow(200, 130, 190, "lilac", 0.9)
    s.ink(blob([(96, 330), (112, 196), (160, 172), (240, 172), (288, 196), (304, 330)]), "ink", 3, 0)
    s.ink(circle(200, 126, 50), "ink", 3, 0)
    s.ink(blob([(118, 98), (160, 84), (166, 38), (234, 38), (240, 84), (282, 98), (200, 108)]), "ink", 3, 0)
    s.line(spline([(166, 80), (200, 86), (236, 80)]), 7, "sindoor", "type")
    s.text(200, 154, "?", "num", 76, "lemon")
    with s.at(296, 232, rot=-8):
        s.ink(rrect(-56, -38, 112, 76, 8), "brown", 3.6, 2.6)
        s.line(arc(0, -38, 20, 180, 180), 8)
        for i in range(3):
            s.ink(rrect(-44 + i * 32, -54 + (i % 2) * 5, 26, 22, 2), "mint", 2.6, 1)
        s.ink(rrect(-56, -36, 112, 74, 8), "brown", 3.4, 0)
        s.text(0, 16, "₹7 Cr", "bold", 36, "lemon")


def merger(s: Sheet) -> None:
    """Merger with a Tiny Party."""
    ground(s, "ash", 240)
    s.ink(rrect(212, 60, 132, 190, 5), "slate", 3.8, 3)
    s.line(spline([(278, 64), (278, 246)]), 4)
    for x in (268, 288):
        s.ink(circle(x, 154, 6), "haldi", 2.6, 1)
    for i in range(3):
        s.ink(moved(rrect(-15, -8, 30, 15, 2), 274 + i * 5, 244 - i * 9, rot=i * 9 - 8), "mint", 2.4, 1)
    s.ink(poly([(212, 60), (228, 46), (360, 46), (344, 60)]), "slate", 3.2, 1.4)
    for i, x in enumerate((76, 148)):
        figure(s, x, 138, 1.25, ("haldi", "teal")[i], i + 1, ("topi", "hair")[i], legs=True)
    s.stroke([(92, 184), (112, 194), (132, 184)], 13, a=0.9, b=0.9)
    s.stroke([(92, 184), (112, 193), (132, 184)], 7, "#d0945f", "type", a=0.9, b=0.9)
    signboard(s, 112, 68, 170, 42, "2 MEMBERS", "cream", "ink", 33)


def film(s: Sheet) -> None:
    """Film Unit Wraps Early."""
    ground(s, "#d8b070", 238)
    with s.at(116, 120):
        s.ink(rrect(-52, -26, 96, 62, 6), "ink", 3.6, 2)
        for x in (-26, 22):
            s.ink(circle(x, -50, 27), "slate", 3.4, 1.8)
            s.ink(circle(x, -50, 8), "ink", 1, 0)
        s.ink(poly([(44, -8), (76, -24), (76, 34), (44, 18)]), "slate", 3.2, 1.8)
        for x in (-40, 30):
            s.stroke([(0, 36), (x, 130)], 9, a=0.9, b=0.7)
    s.ink(rrect(210, 154, 150, 92, 8), "haldi", 3.8, 3)
    for i in range(5):
        s.ink(rrect(226 + i * 17, 176, 8, 44, 2), "ink", 1, 0)
    s.ink(rrect(216, 126, 24, 30, 4), "slate", 3.2, 1.4)
    dust(s, 232, 104, 0.9, "ash")
    s.text(336, 232, "GEN", "num", 24)
    s.ink(circle(336, 190, 14), "cream", 2.8, 0)
    for i in range(3):
        s.ink(rrect(286 + (i % 2) * 6, 138 - i * 16, 62, 15, 6), "ash", 2.8, 1.2)
    horn_burst(s, 316, 56, 46, "WRAP!")
