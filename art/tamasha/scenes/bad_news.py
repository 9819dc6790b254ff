"""Pictures of news one would rather deny."""

from __future__ import annotations

import math

from art.portraits.common import marigold
from art.press import Sheet, arc, blob, circle, moved, oval, poly, rays, rrect, spline
from art.tamasha.marks import pawn
from art.tamasha.scenes.cast import (
    dust,
    figure,
    papers,
    road,
    signboard,
    speaker,
    speech,
    stage,
    wheel,
)
from art.tamasha.scenes.news_ground import ground


def hot_mic(s: Sheet) -> None:
    """Hot Mic."""
    s.glow(200, 120, 190, "sindoor", 0.8)
    flame = blob(
        "120,170 104,120 128,84 124,40 160,66 184,8 220,58 252,26 262,76 298,92 284,140 292,176 200,210"
    )
    s.ink(flame, "sindoor", 3.8, 3)
    s.ink(blob("146,160 140,118 166,96 176,64 204,94 232,74 244,112 258,130 252,166 200,192"), "haldi", 3, 0)
    s.ink(circle(200, 136, 50), "ash", 3.8, 2.6)
    with s.inside(circle(200, 136, 50)):
        for i in range(-4, 5):
            s.line(spline([(150, 136 + i * 13), (200, 142 + i * 13), (250, 136 + i * 13)]), 3)
            s.line(spline([(200 + i * 13, 86), (200 + i * 13, 190)]), 3)
    s.ink(rrect(152, 176, 96, 20, 6), "ink", 2, 0)
    s.ink(poly([(164, 196), (236, 196), (222, 320), (178, 320)]), "ink", 3.4, 2)
    s.ink(rrect(188, 220, 24, 36, 6), "slate", 3, 0)
    s.ink(circle(200, 230, 8), "sindoor", 2.4, 0)
    for side in (-1, 1):
        for r in (84, 112):
            s.line(arc(200, 140, r, -28 if side > 0 else 152, 56), 7)


def wrong_place(s: Sheet) -> None:
    """Right Speech, Wrong Constituency."""
    ground(s, "#7fa650", 240)
    s.ink(rrect(192, 56, 16, 200, 3), "brown", 3.4, 2)
    for y, text, side, colour in (
        (76, "HERE", 1, "haldi"),
        (124, "SOMEWHERE", -1, "white"),
        (172, "ELSEWHERE", 1, "sky"),
    ):
        x1, x2 = 200 - side * 30, 200 + side * 136
        s.ink(
            poly([(x1, y - 20), (x2, y - 20), (x2 + side * 26, y), (x2, y + 20), (x1, y + 20)]),
            colour,
            3.4,
            2,
        )
        s.text((x1 + x2) / 2 + side * 4, y + 11, text, "num", 32, fit=130)
    speaker(s, 82, 186, 0.8, "white", "topi")
    figure(s, 322, 196, 0.95, "teal", 1, "pagri", legs=True)
    s.text(356, 226, "?", "num", 60, "sindoor")


def collapse(s: Sheet) -> None:
    """Stage Collapses Slowly."""
    ground(s, "ash", 252)
    with s.at(200, 170, 1.0, 13):
        stage(s, -130, -112, 260, "STRONG BASE", "sindoor", 120)
        figure(s, -60, -36, 0.9, "white", 1, "topi")
        figure(s, 10, -34, 0.9, "haldi", 2, "grey")
        figure(s, 80, -36, 0.9, "teal", 0, "hair")
        s.ink(rrect(-134, 0, 268, 12, 2), "brown", 3, 0)
    s.ink(rrect(72, 178, 14, 80, 2), "brown", 3.2, 1.4)
    with s.at(300, 246, rot=64):
        s.ink(rrect(-7, -52, 14, 86, 2), "brown", 3.2, 1.4)
    for x, k in ((340, 1.2), (270, 0.9), (384, 0.8)):
        dust(s, x, 262, k, "#ead7a8")


def lunch(s: Sheet) -> None:
    """Lunch Packets Run Out."""
    with s.at(200, 164):
        s.ink(poly([(-124, -24), (124, -24), (104, 92), (-104, 92)]), "white", 3.8, 3)
        s.ink(poly([(-124, -24), (124, -24), (112, 14), (-112, 14)]), "ash", 3.2, 0)
        s.ink(poly([(-132, -30), (-150, -106), (118, -120), (132, -30)]), "white", 3.6, 2.4)
        s.text(-12, -58, "LUNCH", "num", 50, "sindoor", fit=190)
        s.fill(oval(0, -6, 26, 8), "ash")
        for x, y in ((-30, -4), (26, -8), (4, 2)):
            s.fill(circle(x, y, 4), "amber", plate="type")
    for x, y in ((48, 250), (92, 270), (318, 262), (362, 244)):
        s.stroke([(x, y), (x + (18 if x > 200 else -18), y + 10)], 9, "brown", "key", a=0.9, b=0.4)
    s.ink(circle(320, 92, 12), "ink", 1, 0)
    for side in (-1, 1):
        s.ink(oval(320 + side * 15, 80, 16, 9), "sky", 2.4, 0)


def manifesto(s: Sheet) -> None:
    """Old Manifesto Found."""
    for x, turn, colour, year in ((128, -7, "#e4d3a4", "THEN"), (272, 6, "white", "NOW")):
        with s.at(x, 152, 1.0, turn):
            s.ink(rrect(-72, -104, 144, 206, 4), colour, 3.8, 3)
            s.text(0, -58, "MANIFESTO", "num", 32, "sindoor", fit=124)
            for i in range(6):
                s.stroke(
                    [(-54, -34 + i * 20), (54 - (i * 19) % 40, -34 + i * 20)], 5, "grey", "type", a=0.9, b=0.9
                )
            s.text(0, 92, year, "num", 27)
            if year == "THEN":
                s.fill(blob([(-66, -96), (-30, -96), (-52, 90), (-66, 90)]), "white", 0.6, "type")
                s.line(rrect(-80, -112, 160, 222, 6), 3, "sky", "type")
    s.ink(rrect(180, 140, 40, 12, 3), "ink", 1, 0)
    s.ink(rrect(180, 162, 40, 12, 3), "ink", 1, 0)


def walk_out(s: Sheet) -> None:
    """Workers Walk Out."""
    s.ink(rrect(-20, 236, 440, 100), "ash", 3.4, 0)
    s.ink(rrect(250, 50, 122, 190, 4), "brown", 3.6, 2.4)
    s.ink(rrect(264, 66, 94, 174, 2), "lemon", 3, 0)
    signboard(s, 311, 38, 96, 34, "EXIT", "leaf", "cream", 30)
    for i, x in enumerate((60, 140, 224, 312)):
        with s.at(x, 182, 1.25, 7):
            pawn(s, 0, 0, 1.0, "teal")
            s.ink(blob([(-17, -32), (-13, -48), (0, -53), (13, -48), (17, -32), (0, -38)]), "white", 2.6, 1.2)
        with s.at(x + 30, 166 + (i % 2) * 8, rot=-10):
            s.ink(rrect(-11, -19, 22, 38, 4), "ink", 2.6, 1)
            s.fill(rrect(-8, -14, 16, 26, 2), "mint", plate="type")
    for i in range(3):
        speech(s, 66 + i * 74, 96 - (i % 2) * 22, 62, 34, ">>", 6, "mint", 26)


def waiting(s: Sheet) -> None:
    """Helicopter Waiting Charges."""
    ground(s, "#7fa650", 236)
    s.ink(oval(170, 78, 140, 9), "slate", 3, 0)
    s.ink(rrect(164, 78, 12, 26, 2), "ink", 1, 0)
    s.ink(
        blob("80,150 104,112 164,102 224,112 250,138 340,122 344,136 258,166 224,190 134,192 92,178"),
        "indigo",
        3.8,
        3,
    )
    s.ink(blob([(90, 148), (108, 120), (154, 114), (158, 154), (98, 158)]), "sky", 3.2, 0)
    s.ink(blob([(330, 122), (344, 88), (360, 90), (354, 124), (348, 150), (336, 140)]), "haldi", 3.2, 1.6)
    for x in (124, 214):
        s.line(spline([(x, 190), (x - 6, 226)]), 5)
    s.line(spline([(84, 228), (258, 228)]), 7)
    s.ink(rrect(268, 168, 116, 106, 8), "sindoor", 3.8, 3)
    s.ink(rrect(280, 182, 92, 40, 3), "ink", 3, 0)
    s.text(326, 215, "₹2.00", "bold", 32, "lemon", fit=84)
    s.text(326, 258, "METER ON", "num", 26, "cream", fit=100)
    s.stroke([(20, 246), (60, 240), (100, 250)], 9, "white", "type")


def misspelt(s: Sheet) -> None:
    """Name Misspelt, Reprint."""
    s.ink(rrect(-20, 30, 440, 300), "#c98b5a", 3, 0)
    for j in range(8):
        for i in range(8):
            s.line(rrect(-20 + i * 58 - (j % 2) * 28, 36 + j * 34, 58, 34), 1.6, "brown", "flat")
    for x, turn in ((104, -5), (292, 5)):
        with s.at(x, 156, 1.0, turn):
            s.ink(rrect(-80, -112, 160, 220, 3), "lemon", 3.8, 3)
            with s.inside(rrect(-80, -112, 160, 220, 3)):
                s.fill(rays(0, -10, 170, 16, 0.1), "cream")
                figure(s, 0, -52, 2.0, "white", 1, "topi")
            s.ink(rrect(-80, 46, 160, 62, 2), "sindoor", 3.2, 0)
            s.text(0, 92, "VOTE HMI" if x < 200 else "VOTE HIM", "num", 40, "cream", fit=146)
    s.line(circle(128, 236, 42), 8, "stamp", "type")
    s.stroke([(70, 262), (130, 228), (186, 206)], 9, "stamp", "type", a=0.8, b=0.6)


def observer(s: Sheet) -> None:
    """Expenditure Observer Visits."""
    for row in range(3):
        y = 70 + row * 78
        for i in range(9):
            marigold(s, 24 + i * 45, y + 16 * math.sin(math.pi * i / 8), 19, ("haldi", "amber")[i % 2], i)
    with s.at(214, 156, 1.15, 28):
        s.ink(rrect(-10, 66, 20, 100, 8), "brown", 3.6, 2.4)
        s.ink(circle(0, 0, 66), "ash", 3.8, 2.6)
        s.ink(circle(0, 0, 55), "#d9eef2", 3.2, 0)
    with s.inside(circle(214, 156, 63)):
        marigold(s, 214, 156, 54)
    s.text(214, 176, "1,001", "num", 50, "cream", outline=("ink", 7), fit=108)


def generator(s: Sheet) -> None:
    """Generator on Overtime."""
    ground(s, "ash", 246)
    s.ink(rrect(78, 120, 236, 130, 10), "haldi", 3.8, 3)
    for i in range(7):
        s.ink(rrect(98 + i * 17, 146, 8, 74, 2), "ink", 1, 0)
    s.ink(circle(266, 166, 26), "cream", 3.2, 1.4)
    s.stroke([(266, 166), (284, 154)], 5, "sindoor", "type", a=0.9, b=0.6)
    s.text(266, 230, "24 × 7", "num", 32)
    s.ink(rrect(108, 78, 28, 44, 4), "slate", 3.4, 1.8)
    for x, y, k in ((128, 58, 1.0), (170, 30, 1.2), (228, 14, 1.4), (300, 20, 1.2)):
        dust(s, x, y, k, "#6f6a78")
    for x in (120, 272):
        wheel(s, x, 256, 24)
    for i in range(4):
        s.ink(rrect(330 + (i % 2) * 5, 236 - i * 24, 44, 26, 3), "sindoor", 2.8, 1.2)
    for side in (-1, 1):
        for i in range(3):
            s.stroke(
                [
                    (196 + side * (130 + i * 12), 150 + i * 4),
                    (196 + side * (140 + i * 12), 172),
                    (196 + side * (130 + i * 12), 196 - i * 4),
                ],
                5,
                a=0.8,
                b=0.8,
            )


def notice(s: Sheet) -> None:
    """Notice from the Notices Wing."""
    papers(s, 120, 262, 15, 130, 13)
    papers(s, 296, 262, 9, 130, 13)
    with s.at(228, 128, 1.0, 7):
        s.ink(rrect(-92, -92, 184, 172, 3), "white", 3.8, 3)
        s.text(0, -48, "NOTICE", "num", 52, "sindoor")
        s.text(0, -18, "re: your notice", "num", 25, fit=160)
        s.text(0, 8, "re: our notice", "num", 25, fit=160)
        s.line(rrect(-62, 24, 124, 42, 5), 4.4, "stamp", "type")
        s.text(0, 55, "URGENT-ISH", "num", 28, "stamp", fit=112)


def cash_van(s: Sheet) -> None:
    """Cash Van Takes a Diversion."""
    road(s)
    s.ink(rrect(96, 104, 180, 116, 8), "slate", 3.8, 3)
    s.ink(blob([(276, 220), (276, 138), (322, 134), (346, 172), (350, 220)]), "slate", 3.6, 2.4)
    s.ink(blob([(288, 172), (290, 148), (316, 146), (332, 172)]), "sky", 3, 0)
    s.ink(circle(186, 160, 34), "haldi", 3.4, 1.8)
    s.text(186, 176, "₹", "num", 46)
    s.ink(rrect(60, 118, 38, 92, 3), "slate", 3.4, 2)
    for i in range(5):
        s.ink(moved(rrect(-17, -10, 34, 20, 2), 52 - i * 14, 150 + (i * 37) % 70, rot=i * 41), "mint", 2.6, 1)
    for x in (140, 240, 318):
        wheel(s, x, 228, 27)
    s.ink(rrect(352, 60, 10, 150, 2), "brown", 3, 1.4)
    with s.at(346, 78, rot=-4):
        s.ink(moved(rrect(-44, -44, 88, 88, 6), rot=45, sx=0.8), "haldi", 3.6, 2.4)
        s.stroke([(-4, 26), (-4, 0), (18, -8)], 9, a=0.9, b=0.9)
        s.ink(poly([(14, -24), (34, -10), (14, 6)]), "ink", 1, 0)
