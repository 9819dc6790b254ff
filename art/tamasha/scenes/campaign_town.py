"""Campaigning in Coaching Colony, Bachat Bazaar and Mandi Market."""

from __future__ import annotations

from art.portraits.common import side_shade
from art.press import Sheet, arc, blob, circle, flower, moved, oval, poly, rrect, spline
from art.tamasha.scenes.cast import (
    bunting,
    cooker,
    crowd,
    dust,
    figure,
    flag,
    horn_burst,
    papers,
    road,
    signboard,
    speaker,
    speech,
    stage,
    table,
    wheel,
)


def yv_nukkad(s: Sheet) -> None:
    """Free Wi-Fi Chowk."""
    s.ink(rrect(192, 92, 16, 160, 3), "slate", 3.4, 2)
    for r in (22, 40, 58):
        s.line(arc(200, 96, r, 215, 110), 11)
        s.line(arc(200, 96, r, 215, 110), 5, "lemon", "type")
    s.ink(circle(200, 92, 11), "sindoor", 3, 1.4)
    signboard(s, 200, 158, 136, 36, "JOBS  5/5", "white", "ink", 31)
    crowd(s, 226, 9, 2, heads=("hair", "bun", "cap"))
    for i, x in enumerate((30, 118, 206, 294, 372)):
        s.ink(moved(rrect(-11, -18, 22, 36, 4), x, 266, rot=(-12, 8, -5, 10, -8)[i]), "ink", 2.6, 1)
        s.fill(moved(rrect(-8, -13, 16, 22, 2), x, 266, rot=(-12, 8, -5, 10, -8)[i]), "mint", plate="type")


def yv_rally(s: Sheet) -> None:
    """Vacancy Declaration Rally."""
    stage(s, 100, 72, 200, "40,000 POSTS", "indigo")
    speaker(s, 200, 130, 0.84, "white")
    for x in (34, 78, 326, 370):
        s.ink(rrect(x - 5, 84, 10, 160, 2), "slate", 3, 1.4)
        s.ink(blob([(x - 22, 84), (x - 14, 62), (x + 14, 62), (x + 22, 84)]), "lemon", 3, 1.6)
        s.glow(x, 96, 40, "haldi", 0.7)
        s.ink(rrect(x - 19, 124, 38, 24, 3), "white", 2.6, 1)
        s.text(x, 143, "POST", "num", 19, "sindoor")
    crowd(s, 234, 10, 6, heads=("hair", "bun", "cap", "hair"))


def yv_roadshow(s: Sheet) -> None:
    """Hostel Roof Concert."""
    s.ink(rrect(30, 168, 340, 160, 3), "#c98b5a", 3.6, 2)
    s.ink(rrect(18, 156, 364, 20, 4), "ash", 3.4, 2)
    for i in range(5):
        s.ink(rrect(52 + i * 64, 204, 36, 44, 3), "lemon", 3, 0)
        s.ink(circle(70 + i * 64, 234, 10), "ink", 1, 0)
    for x in (50, 350):
        s.ink(rrect(x - 26, 82, 52, 76, 4), "ink", 3, 2)
        for y in (102, 136):
            s.ink(circle(x, y, 15), "slate", 3, 0)
            s.ink(circle(x, y, 6), "ink", 1, 0)
    for i, x in enumerate((132, 200, 268)):
        figure(s, x, 88, 1.0, ("rose", "white", "teal")[i], i, ("hair", "topi", "cap")[i])
    with s.at(136, 128, rot=-28):
        s.ink(blob("-28,-12 -10,-16 0,-9 12,-15 28,0 12,15 0,9 -10,16 -28,12"), "sindoor", 3, 1.8)
        s.ink(rrect(24, -4, 50, 8, 2), "brown", 2.6, 1)
    s.ink(circle(268, 138, 19), "cream", 3, 1.6)
    s.ink(oval(268, 130, 19, 7), "haldi", 2.8, 0)
    for x, y in ((96, 62), (236, 44), (312, 58)):
        s.ink(oval(x, y, 9, 7), "ink", 1, 0)
        s.line(spline([(x + 8, y), (x + 8, y - 30), (x + 20, y - 24)]), 4.6)


def yv_padyatra(s: Sheet) -> None:
    """Library-to-Library Walk."""
    signboard(s, 330, 132, 116, 40, "LIBRARY", "cream", "ink", 30, pole=120)
    for i in range(4):
        x = 52 + i * 62
        figure(
            s,
            x,
            158 + (i % 2) * 10,
            1.15,
            ("white", "teal", "rose", "haldi")[i],
            i,
            ("topi", "hair", "bun", "cap")[i],
            legs=True,
        )
    with s.at(88, 222, rot=-10):
        s.ink(poly([(-38, -14), (0, -4), (38, -14), (38, 22), (0, 32), (-38, 22)]), "white", 3.2, 2)
        s.line(spline([(0, -4), (0, 32)]), 3)
        for side in (-1, 1):
            for j in range(3):
                s.stroke([(side * 30, -2 + j * 8), (side * 8, 4 + j * 8)], 2.6, "grey", "type", a=0.8, b=0.8)
    flag(s, 40, 226, 1)
    papers(s, 336, 262, 5, 80)


def mm_nukkad(s: Sheet) -> None:
    """Passbook Camp."""
    table(s, 200, 216, 260)
    for i in range(3):
        figure(s, 96 + i * 104, 142, 1.0, ("rose", "teal", "haldi")[i], i, ("bun", "hair", "bun")[i])
    s.ink(rrect(150, 168, 100, 46, 6), "slate", 3.4, 2.4)
    s.ink(rrect(164, 148, 72, 24, 2), "white", 3, 1.4)
    dust(s, 214, 146, 0.7, "ash")
    papers(s, 106, 208, 4, 54)
    papers(s, 304, 208, 6, 54)
    for i in range(7):
        x = 24 + i * 58
        with s.at(x, 262, rot=(-8, 6, -4, 9, -6, 4, 8)[i]):
            s.ink(rrect(-17, -22, 34, 44, 3), "teal", 2.8, 1.4)
            s.text(0, 10, "₹", "num", 27, "cream")


def mm_rally(s: Sheet) -> None:
    """Savings Group Sammelan."""
    s.ink(rrect(120, 72, 160, 92, 4), "cream", 3.4, 2)
    s.ink(rrect(120, 72, 160, 34, 4), "purple", 3.2, 1)
    s.text(200, 99, "SAMMELAN", "num", 32, "cream", fit=146)
    s.ink(rrect(194, 112, 12, 90, 3), "slate", 3, 1.4)
    s.ink(oval(200, 112, 15, 20), "ash", 3.2, 1.8)
    s.ink(rrect(104, 160, 192, 22, 3), "brown", 3.4, 2)
    for row in range(3):
        for i in range(8):
            pick = row * 3 + i
            figure(
                s,
                26 + i * 50 + (row % 2) * 6,
                196 + row * 34,
                0.82,
                ("rose", "haldi", "teal", "purple", "cream")[pick % 5],
                pick,
                "bun" if pick % 3 else "hair",
            )
    figure(s, 330, 128, 0.9, "white", 1, "topi")
    s.ink(rrect(342, 156, 30, 36, 2), "white", 2.6, 1.2)


def mm_roadshow(s: Sheet) -> None:
    """Pressure-Cooker Convoy."""
    road(s)
    for x in (70, 206, 342):
        with s.at(x, 190, 0.9):
            s.ink(blob([(-62, 30), (-58, -30), (-34, -52), (30, -52), (56, -18), (66, 30)]), "leaf", 3.4, 2.2)
            s.ink(blob([(-62, -14), (-36, -56), (34, -56), (52, -22)]), "haldi", 3.4, 1.6)
            s.ink(rrect(-40, -22, 34, 34, 4), "ink", 2.6, 0)
            s.ink(blob([(6, -22), (38, -22), (52, 8), (6, 8)]), "sky", 2.8, 0)
            wheel(s, -38, 34, 20)
            wheel(s, 44, 34, 20)
        cooker(s, x - 4, 112, 1.05)
    bunting(s, 8, 2)


def mm_padyatra(s: Sheet) -> None:
    """Door-to-Door with Accounts."""
    s.ink(rrect(216, 84, 124, 176, 4), "brown", 3.6, 2.4)
    s.ink(rrect(230, 98, 96, 162, 3), "teal", 3.4, 0)
    s.ink(rrect(230, 98, 44, 162, 3), "ink", 2.6, 0)
    figure(s, 254, 156, 1.15, "rose", 1, "bun", legs=True)
    s.ink(circle(312, 184, 6), "haldi", 2.4, 1)
    for x in (216, 258, 300, 340):
        s.ink(flower(x, 86, 12, 8, 0.3), "haldi", 2.4, 1)
    figure(s, 136, 152, 1.2, "white", 0, "topi", legs=True)
    with s.at(180, 218, rot=-8):
        s.ink(rrect(-28, -34, 56, 66, 3), "sindoor", 3.2, 2)
        s.text(0, 0, "A/C", "num", 28, "cream")
        s.text(0, 22, "OK", "num", 20, "lemon")
    for i, x in enumerate((44, 88)):
        figure(s, x, 170, 1.0, ("haldi", "purple")[i], i + 2, ("bun", "hair")[i], legs=True)
    flag(s, 60, 226, 1)


def vp_nukkad(s: Sheet) -> None:
    """Shutter-Up Handshake."""
    s.ink(rrect(110, 66, 180, 180, 4), "brown", 3.6, 2.4)
    s.ink(rrect(124, 84, 152, 160, 2), "ink", 3, 0)
    for i in range(5):
        s.ink(rrect(124, 84 + i * 15, 152, 15, 2), "ash", 2.8, 0.6)
    signboard(s, 184, 68, 150, 32, "OPENING SOON", "lemon", "ink", 27)
    with s.at(200, 192):
        s.ink(blob([(-92, -20), (-44, -22), (-8, -10), (-8, 22), (-44, 22), (-92, 18)]), "white", 3.4, 2)
        s.ink(blob([(92, -20), (44, -22), (8, -10), (8, 22), (44, 22), (92, 18)]), "teal", 3.4, 2)
        s.ink(blob([(-30, -18), (4, -20), (26, -4), (20, 18), (-6, 24), (-30, 16)]), "#d0945f", 3.2, 2)
        s.ink(blob([(30, -16), (8, -8), (-8, 4), (6, 18), (30, 14)]), "#87552f", 3.2, 1.6)
        for i in range(3):
            s.stroke([(-4, -4 + i * 8), (12, 0 + i * 8)], 3)
    crowd(s, 252, 9, 4, 0.95, heads=("topi", "hair", "pagri", "grey"))


def vp_rally(s: Sheet) -> None:
    """One Form, Nine Copies."""
    for i in range(9):
        papers(s, 40 + i * 40, 238, 3 + (i * 5) % 7 + (6 if i == 4 else 0), 44, 10)
    with s.at(200, 104, rot=-4):
        s.ink(rrect(-62, -76, 124, 124, 3), "white", 3.6, 2.6)
        s.text(0, -40, "FORM", "num", 40, "sindoor")
        s.text(0, -12, "OF A FORM", "num", 24, fit=106)
        for i in range(3):
            s.ink(rrect(-48, 4 + i * 14, 10, 10, 1), "cream", 2, 0)
            s.stroke([(-30, 9 + i * 14), (46, 9 + i * 14)], 3, "grey", "type", a=0.8, b=0.8)
    horn_burst(s, 322, 116, 46, "×9")
    crowd(s, 246, 9, 7, heads=("topi", "hair", "pagri", "cap"))


def vp_roadshow(s: Sheet) -> None:
    """Banner Over the Banner."""
    s.ink(rrect(96, 120, 208, 130, 3), "brown", 3.4, 2)
    signboard(s, 200, 136, 176, 34, "SWEETS", "rose", "cream", 30)
    cloth = blob("40,66 120,52 200,62 290,50 362,66 356,180 290,170 200,184 110,170 46,182")
    s.ink(cloth, "purple", 3.8, 3)
    side_shade(s, cloth, "ink", 0.4, (20, 12), "tone")
    s.text(200, 112, "BIGGER", "sign", 50, "lemon", outline=("ink", 5), fit=280)
    s.text(200, 160, "BANNER", "sign", 50, "cream", outline=("ink", 5), fit=280)
    for x in (44, 358):
        s.line(spline([(x, 66), (x * 1.06 - 14, 20)]), 4)
    figure(s, 200, 214, 1.0, "white", 1, "topi", legs=True)
    speech(s, 266, 208, 70, 40, "?!", -40, size=32)
    crowd(s, 262, 8, 1, 0.9)


def vp_padyatra(s: Sheet) -> None:
    """Market Lane Walk."""
    for row, (y, n, k) in enumerate(((150, 4, 0.62), (178, 5, 0.78), (214, 5, 1.0))):
        crowd(s, y, n, row * 3 + 2, k, heads=("topi", "hair", "pagri", "bun", "cap"))
    flag(s, 200, 176, 0.8)
    flag(s, 256, 232, 1.0, "purple")
    signboard(s, 92, 214, 90, 42, "90 m", "white", "sindoor", 34, pole=90, rot=-4)
