"""Campaigning in File Bhavan, Pension Nagar and Lift Nagar."""

from __future__ import annotations

from art.portraits.common import side_shade
from art.press import Sheet, arc, blob, circle, poly, rrect, spline
from art.tamasha.scenes.cast import (
    bunting,
    clock,
    crowd,
    dust,
    figure,
    flag,
    papers,
    road,
    signboard,
    speaker,
    speech,
    stage,
    table,
    wheel,
)


def park_bench(s: Sheet, x: float, y: float, size: float) -> None:
    """A bench; (x, y) is the middle of its seat."""
    with s.at(x, y, size):
        for side in (-1, 1):
            s.ink(rrect(side * 56 - 5, -10, 10, 58, 2), "ink", 1, 0)
        for i in range(3):
            s.ink(rrect(-74, -44 + i * 16, 148, 11, 3), "wood", 3, 1.4)
        s.ink(rrect(-78, 8, 156, 14, 3), "wood", 3.2, 1.8)


def sb_nukkad(s: Sheet) -> None:
    """Lunch-Hour Address."""
    clock(s, 200, 116, 46, 4, 0)
    s.stroke([(200, 116), (218, 96)], 5, "sindoor", "type", a=0.9, b=0.6)
    table(s, 200, 232, 330)
    for i in range(5):
        x = 62 + i * 69
        figure(
            s,
            x,
            170 + (i % 2) * 4,
            0.95,
            ("white", "sky", "rose", "lemon", "mint")[i],
            i,
            ("hair", "grey", "bun", "hair", "topi")[i],
        )
        for j in range(3):
            s.ink(rrect(x - 17, 206 - j * 11, 34, 12, 4), "ash", 2.6, 1)
        s.line(arc(x, 182, 13, 180, 180), 3)


def sb_rally(s: Sheet) -> None:
    """Pay Panel Rally."""
    stage(s, 60, 64, 280, "PAY PANEL", "indigo", 90)
    for i in range(5):
        figure(
            s,
            92 + i * 54,
            132,
            0.86,
            ("white", "sky", "cream", "lemon", "mint")[i],
            i,
            ("hair", "grey", "bun", "grey", "topi")[i],
        )
    s.ink(rrect(66, 172, 268, 30, 4), "leaf", 3.4, 2)
    for i, text in enumerate(("PANEL", "ON A", "PANEL")):
        signboard(s, 110 + i * 90, 186, 74, 24, text, "white", "ink", 20)
    crowd(s, 238, 10, 3, heads=("hair", "grey", "bun"))


def sb_roadshow(s: Sheet) -> None:
    """Transfer-Season Roadshow."""
    road(s)
    s.ink(rrect(70, 190, 260, 30, 4), "haldi", 3.6, 2.4)
    table(s, 176, 148, 150)
    papers(s, 130, 140, 7, 54)
    papers(s, 220, 140, 4, 54)
    figure(s, 176, 104, 1.0, "white", 1, "hair")
    s.ink(rrect(106, 148, 140, 50, 3), "brown", 3.4, 2)
    for x in (110, 290):
        wheel(s, x, 230, 28)
    for i, (text, colour, turn) in enumerate(
        (("NORTH", "white", -8), ("SOUTH", "lemon", 6), ("BOTH", "pink", -4))
    ):
        signboard(s, 326, 92 + i * 38, 92, 32, text, colour, "ink", 26, rot=turn)
    s.ink(rrect(320, 76, 10, 134, 2), "brown", 3, 0)
    for i, (text, colour, turn) in enumerate(
        (("NORTH", "white", -8), ("SOUTH", "lemon", 6), ("BOTH", "pink", -4))
    ):
        signboard(s, 326, 92 + i * 38, 92, 32, text, colour, "ink", 26, rot=turn)
    bunting(s, 8, 6)


def sb_padyatra(s: Sheet) -> None:
    """Corridor-to-Corridor March."""
    s.ink(rrect(-20, -20, 440, 340), "#dcd3bd", 3, 0)
    s.ink(poly([(-20, 330), (150, 180), (250, 180), (420, 330)]), "ash", 3.4, 0)
    s.ink(rrect(150, 70, 100, 110, 2), "indigo", 3.4, 0)
    s.text(200, 118, "13", "num", 48, "lemon")
    for side in (-1, 1):
        for i, (x1, x2, top1, top2, bottom1, bottom2) in enumerate(
            ((196, 148, 0, 40, 318, 268), (136, 100, 52, 78, 256, 222), (92, 66, 84, 102, 214, 190))
        ):
            door = poly(
                [
                    (200 + side * x1, top1),
                    (200 + side * x2, top2),
                    (200 + side * x2, bottom2),
                    (200 + side * x1, bottom1),
                ]
            )
            s.ink(door, ("teal", "leaf", "teal")[i], 3.2, 1.6)
            s.text(
                200 + side * (x1 + x2) / 2,
                (top1 + top2) / 2 + 74 - i * 22,
                ("90", "41", "14")[i] if side > 0 else ("12", "57", "88")[i],
                "num",
                40 - i * 9,
                "cream",
            )
    for i in range(5):
        figure(
            s,
            128 + i * 36,
            196 + (i % 2) * 8,
            0.8 + 0.06 * i,
            ("white", "sky", "rose", "lemon", "haldi")[i],
            i,
            ("topi", "grey", "bun", "hair", "hair")[i],
            legs=True,
        )
    papers(s, 300, 290, 4, 60)


def sc_nukkad(s: Sheet) -> None:
    """Bench Meeting in the Park."""
    for x, y, k in ((90, 186, 0.8), (310, 186, 0.8), (200, 232, 1.05)):
        park_bench(s, x, y, k)
        for i in range(3):
            figure(
                s,
                x + (i - 1) * 46 * k,
                y - 62 * k,
                k * 0.95,
                ("cream", "rose", "teal", "lilac", "haldi")[(i * 2 + int(x)) % 5],
                i + int(x),
                ("grey", "bun", "topi")[(i + int(x) // 100) % 3],
            )
        s.ink(rrect(x - 78 * k, y + 4 * k, 156 * k, 14 * k, 3), "wood", 3.2, 1.8)
    speech(s, 200, 72, 120, 46, "ITEM 1: TEA", 10, size=29)


def sc_rally(s: Sheet) -> None:
    """Pension on Time Rally."""
    stage(s, 50, 66, 190, "ON TIME", "purple")
    speaker(s, 112, 124, 0.86, "white", "grey")
    clock(s, 196, 136, 27, 10, 0)
    park_bench(s, 322, 196, 0.8)
    clock(s, 318, 96, 38, 10, 0)
    crowd(s, 232, 10, 5, heads=("grey", "bun", "topi", "grey"))


def sc_roadshow(s: Sheet) -> None:
    """Lower-Berth Roadshow."""
    s.ink(rrect(-20, 246, 440, 20), "brown", 3.4, 1)
    for i in range(9):
        s.ink(rrect(-10 + i * 50, 262, 28, 12, 2), "wood", 2.6, 0)
    s.ink(rrect(20, 84, 360, 148, 14), "indigo", 3.8, 3)
    s.ink(rrect(20, 84, 360, 30, 10), "haldi", 3.4, 1.4)
    s.text(200, 108, "LOWER BERTH EXPRESS", "num", 26, fit=300)
    for i in range(3):
        x = 50 + i * 106
        s.ink(rrect(x, 128, 88, 84, 6), "cream", 3.2, 0)
        s.ink(rrect(x, 152, 88, 9, 2), "rose", 2.8, 0)
        if i == 1:
            figure(s, x + 44, 178, 0.72, "white", 1, "topi")
        else:
            figure(s, x + 34, 176, 0.72, ("lilac", "teal")[i // 2], i, "grey")
        s.ink(rrect(x, 196, 88, 16, 3), "sindoor", 3, 0)
    for x in (80, 150, 250, 320):
        wheel(s, x, 240, 21)
    bunting(s, 32, 3)


def sc_padyatra(s: Sheet) -> None:
    """Morning-Walk Padyatra."""
    for i in range(4):
        x = 142 + i * 66
        figure(
            s,
            x,
            150 + (i % 2) * 8,
            1.15,
            ("lilac", "cream", "teal", "rose")[i],
            i,
            ("grey", "bun", "topi", "grey")[i],
            legs=True,
        )
        s.stroke([(x + 22, 196), (x + 34, 214), (x + 36, 268)], 5, "brown", "key", a=0.9, b=0.7)
    figure(s, 48, 186, 1.1, "white", 1, "hair", legs=True)
    for x, y in ((22, 160), (78, 160), (16, 186)):
        s.ink(blob([(x, y - 9), (x + 5, y + 2), (x, y + 7), (x - 5, y + 2)]), "sky", 2.2, 0.6)
    dust(s, 86, 276, 0.7)
    speech(s, 70, 112, 84, 42, "huff!", -10, size=31)


def sw_nukkad(s: Sheet) -> None:
    """Lift Lobby Speech."""
    s.ink(rrect(-20, -20, 440, 340), "#d9e2d4", 3, 0)
    s.ink(rrect(-20, 246, 440, 90), "ash", 3.4, 0)
    s.ink(rrect(96, 56, 208, 196, 4), "slate", 3.8, 2.6)
    s.ink(rrect(112, 98, 176, 154, 2), "ink", 3, 0)
    for i in range(4):
        figure(
            s,
            142 + i * 39,
            150 + (i % 2) * 8,
            0.95,
            ("white", "rose", "haldi", "teal")[i],
            i,
            ("topi", "bun", "hair", "grey")[i],
        )
    for side in (-1, 1):
        s.ink(rrect(200 + side * 72 - 16, 98, 32, 154, 2), "ash", 3.2, 1.6)
    s.ink(rrect(160, 64, 80, 28, 4), "ink", 3, 0)
    s.ink(poly([(186, 69), (195, 86), (177, 86)]), "sindoor", 1.6, 0)
    s.text(212, 88, "4", "num", 28, "sindoor")
    signboard(s, 350, 120, 76, 56, "STUCK", "lemon", "sindoor", 28, rot=6)
    for i in range(3):
        s.ink(circle(330, 176 + i * 20, 7), "haldi" if i == 1 else "cream", 2.6, 1)
    crowd(s, 262, 6, 2, 0.95)


def sw_rally(s: Sheet) -> None:
    """Annual General Shouting."""
    table(s, 200, 214, 250)
    for i in range(5):
        figure(
            s,
            88 + i * 56,
            156 + (i % 2) * 6,
            1.0,
            ("white", "rose", "haldi", "teal", "sky")[i],
            i,
            ("hair", "bun", "topi", "grey", "cap")[i],
        )
    s.ink(rrect(75, 206, 250, 20, 4), "brown", 3.4, 2)
    for x, y, text, tail in ((66, 84, "WATER!", 16), (196, 58, "PARKING!", 0), (330, 84, "LIFT!", -18)):
        speech(s, x, y, 112, 46, text, tail, size=30)
    papers(s, 200, 204, 3, 60)
    crowd(s, 256, 9, 6)


def sw_roadshow(s: Sheet) -> None:
    """Tanker Roadshow."""
    road(s)
    tank = rrect(40, 122, 240, 96, 44)
    s.ink(tank, "#2e9c8f", 3.8, 3)
    side_shade(s, tank, "ink", 0.4, (0, 22), "tone")
    s.text(160, 186, "WATER*", "num", 50, "cream", outline=("ink", 5))
    s.ink(rrect(140, 106, 40, 20, 5), "slate", 3.2, 1.4)
    s.ink(blob([(286, 218), (286, 136), (340, 132), (366, 172), (370, 218)]), "haldi", 3.6, 2.6)
    s.ink(blob([(300, 172), (302, 146), (334, 144), (350, 172)]), "sky", 3, 0)
    for x in (92, 210, 330):
        wheel(s, x, 228, 32)
    flag(s, 96, 124, 0.8)
    flag(s, 226, 124, 0.8, "purple")
    s.ink(blob([(36, 196), (20, 200), (16, 222), (24, 222), (30, 208)]), "slate", 2.8, 1)
    s.ink(blob([(20, 232), (25, 242), (20, 248), (15, 242)]), "sky", 2.4, 0.8)
    bunting(s, 18, 5)


def sw_padyatra(s: Sheet) -> None:
    """Staircase Padyatra."""
    s.ink(rrect(-20, -20, 440, 340), "#dfe3d2", 3, 0)
    for i in range(8):
        x, y = -20 + i * 54, 262 - i * 27
        s.ink(rrect(x, y, 440, 340, 0), ("#cfd6c4", "#bcc7b2")[i % 2], 3.2, 0)
        s.stroke([(x + 2, y + 3), (x + 52, y + 3)], 5, "haldi", "type", a=0.9, b=0.9)
    s.line(spline([(-20, 214), (400, 4)]), 11)
    s.line(spline([(-20, 214), (400, 4)]), 5, "teal", "type")
    for i, x in enumerate((44, 118, 196, 274)):
        figure(
            s,
            x,
            156 - i * 36,
            1.0,
            ("white", "rose", "haldi", "teal")[i],
            i,
            ("topi", "bun", "hair", "cap")[i],
            legs=True,
        )
    for i, (x, y) in enumerate(((336, 250), (84, 92))):
        signboard(s, x, y, 92, 46, ("FLOOR 3", "OF 14")[i], "cream", "ink", 29)
    flag(s, 220, 118, 0.8)
