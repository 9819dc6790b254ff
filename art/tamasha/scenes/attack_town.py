"""What is alleged in bazaar, market and office."""

from __future__ import annotations

import math

from art.portraits.common import side_shade
from art.press import Sheet, arc, blob, circle, moved, oval, poly, rrect, spline
from art.tamasha.scenes.cast import clock, figure, megaphone_rays, signboard
from art.tamasha.scenes.exhibits import (
    burst_ground,
    coin_stack,
    dashed,
    hand,
    note,
    onion,
    padlock,
    price_tag,
    room,
    sack,
)


def jar_without_motor(s: Sheet) -> None:
    """Jar Without a Motor."""
    burst_ground(s, "pink", 216, 160)
    s.ink(poly("148,92 284,92 262,194 170,194"), "#d9f0ee", 4, 3)
    s.fill(poly("158,150 273,150 263,190 171,190"), "white", 0.6)
    s.ink(rrect(140, 72, 152, 24, 8), "sindoor", 3.8, 2)
    s.ink(rrect(190, 52, 52, 22, 6), "sindoor", 3.6, 1.6)
    s.stroke([(166, 104), (174, 140), (180, 178)], 7, "white", "type")
    for turn in (0, 90):
        s.ink(moved(oval(0, 0, 24, 5), 216, 182, rot=turn / 4 - 12), "slate", 2.6, 0)
    dashed(s, poly("170,200 262,200 286,262 146,262"), 5)
    s.text(216, 240, "TO FOLLOW", "num", 30, "sindoor", fit=112)
    for i in range(7):
        s.ink(rrect(300 + (i * 11) % 9, 236 - i * 18, 84, 18, 6), ("sindoor", "haldi", "teal")[i % 3], 3, 1.4)
        s.ink(rrect(330 + (i * 11) % 9, 230 - i * 18, 24, 8, 3), "ink", 1, 0)
    for i in range(4):
        s.ink(rrect(30 + (i * 11) % 9, 236 - i * 18, 84, 18, 6), ("teal", "haldi", "sindoor")[i % 3], 3, 1.4)
        s.ink(rrect(60 + (i * 11) % 9, 230 - i * 18, 24, 8, 3), "ink", 1, 0)


def it_divided(s: Sheet) -> None:
    """It Doubled, Then It Divided."""
    s.fill(rrect(-20, -20, 440, 340), "#1f4f43")
    s.line(rrect(-8, 22, 416, 262, 4), 9, "wood", "key")
    for x, count in ((136, 4), (210, 9), (282, 2)):
        coin_stack(s, x, 226, count, 26)
    s.line(oval(352, 222, 27, 13), 3, "cream", "type")
    for x, word in ((136, "100"), (210, "× 2"), (282, "÷ 9"), (352, "= 0")):
        s.text(x, 258, word, "hand", 34, "cream", fit=66)
    s.stroke(
        [(128, 126), (170, 82), (212, 66), (258, 108), (300, 166), (350, 200)], 9, "lemon", "type", a=0.7
    )
    s.fill(poly("334,202 366,190 360,222"), "lemon", plate="type")
    s.text(296, 72, "SURE!", "hand", 44, "pink", fit=110)
    s.line(spline([(246, 84), (352, 54)]), 5, "sindoor", "type")


def suitcase_flies(s: Sheet) -> None:
    """The Suitcase Flew First Class."""
    s.fill(rrect(-20, -20, 440, 340), "#dfe6ee")
    s.ink(rrect(-20, 246, 440, 90), "indigo", 3.4, 0)
    for x in (128, 330):
        s.ink(rrect(x - 32, 34, 64, 88, 28), "white", 4, 2)
        s.ink(rrect(x - 22, 44, 44, 66, 20), "sky", 3.2, 0)
        s.ink(
            blob([(x - 20, 98), (x - 6, 86), (x + 8, 92), (x + 20, 84), (x + 20, 106), (x - 16, 108)]),
            "white",
            2,
            0,
        )
    s.ink(
        blob("112,276 120,150 132,96 160,80 196,84 208,110 214,196 300,200 318,222 318,290 112,290"),
        "deep",
        4,
        3,
    )
    s.ink(rrect(132, 72, 74, 40, 12), "white", 3.4, 1.6)
    s.ink(rrect(204, 188, 128, 24, 10), "#a52d24", 3.6, 2)
    with s.at(232, 148, rot=-4):
        case = rrect(-52, -48, 112, 96, 9)
        s.line(rrect(-16, -66, 40, 30, 8), 8)
        s.ink(case, "wood", 4, 3)
        side_shade(s, case, "brown", 0.6, (14, 10))
        for x in (-34, 28):
            s.ink(rrect(x, -48, 14, 96, 2), "brown", 3, 0)
        for x in (-24, 24):
            s.ink(rrect(x - 19, -20, 38, 24, 9), "ink", 2.4, 0)
            s.stroke([(x - 10, -14), (x, -8)], 4, "white", "type")
        s.line(spline([(-6, -14), (6, -14)]), 4)
        s.stroke([(-16, 22), (4, 30), (24, 22)], 4.4)
    s.ink(poly("120,172 134,164 290,196 284,212"), "slate", 3, 0)
    with s.at(340, 176):
        s.ink(poly("-22,-34 22,-34 4,2 4,30 18,36 -18,36 -4,30 -4,2"), "mint", 3.2, 1.6)
        s.ink(circle(18, -36, 10), "leaf", 2.6, 1)
        s.stroke([(-4, -20), (18, -62)], 4)
    price_tag(s, 190, 212, "1A", 62, 30)


def magnet(s: Sheet) -> None:
    """The Magnet Under the Pan."""
    burst_ground(s, "lemon", 300, 190)
    s.line(spline([(214, 52), (214, 246)]), 13)
    s.line(spline([(214, 54), (214, 244)]), 6, "haldi")
    s.ink(poly("168,246 260,246 282,270 146,270"), "brown", 3.6, 2)
    s.line(spline([(112, 60), (312, 106)]), 12)
    s.line(spline([(112, 60), (312, 106)]), 5.4, "haldi")
    s.ink(circle(214, 84, 13), "haldi", 3.6, 1.6)
    for x, top, y in ((118, 62, 138), (306, 104, 176)):
        for side in (-1, 1):
            s.line(spline([(x, top), (x + side * 50, y)]), 3)
        s.ink(blob([(x - 56, y), (x, y + 36), (x + 56, y), (x, y + 8)]), "haldi", 3.8, 2.4)
    for x, y, r in ((102, 124, 17), (134, 126, 15), (118, 104, 15)):
        s.ink(circle(x, y, r), "leaf", 3, 1.6)
    s.ink(rrect(288, 144, 36, 32, 5), "slate", 3.4, 2)
    s.text(306, 170, "1kg", "num", 24, "cream")
    with s.at(306, 246):
        s.line(arc(0, 6, 30, 0, 180), 29)
        for side in (-1, 1):
            s.line(spline([(side * 30, 6), (side * 30, -14)]), 29, round_ends=False)
        s.line(arc(0, 6, 30, 0, 180), 21, "sindoor")
        for side in (-1, 1):
            s.line(spline([(side * 30, 6), (side * 30, -2)]), 21, "sindoor", round_ends=False)
            s.line(spline([(side * 30, -2), (side * 30, -13)]), 21, "white", round_ends=False)
    for x in (266, 346):
        for i in range(2):
            s.stroke(
                [(x, 232 - i * 14), (x + (8 if x > 300 else -8), 224 - i * 14), (x, 216 - i * 14)],
                5,
                a=0.8,
                b=0.8,
            )


def onion_vault(s: Sheet) -> None:
    """The Onion Vault."""
    room(s, "#8fa0ad", "#5b6770", 248)
    s.ink(circle(238, 146, 112), "slate", 5, 4)
    s.ink(circle(238, 146, 92), "#2c2340", 4, 0)
    with s.inside(circle(238, 146, 90)):
        s.glow(238, 150, 100, "haldi", 0.9)
        for row in range(5):
            for i in range(6):
                onion(s, 166 + i * 30 + (row % 2) * 15, 218 - row * 24, 16)
    with s.at(368, 146):
        s.ink(oval(0, 0, 34, 112), "ash", 4.4, 3)
        s.line(oval(0, 0, 24, 92), 2.6)
        s.line(circle(0, 0, 19), 7)
        for angle in range(0, 180, 45):
            a = math.radians(angle)
            s.line(spline([(-28 * math.cos(a), -28 * math.sin(a)), (28 * math.cos(a), 28 * math.sin(a))]), 4)
    for i in range(12):
        a = math.radians(i * 30)
        s.ink(circle(238 + 102 * math.cos(a), 146 + 102 * math.sin(a), 5), "ash", 2, 0)
    padlock(s, 128, 214, 1.1)
    for x, y in ((100, 262), (172, 264)):
        onion(s, x, y, 13)


def shortage(s: Sheet) -> None:
    """Shortage Declared by Owner."""
    burst_ground(s, "#f2c56b", 214, 120)
    rows = ((5, 280), (4, 232), (3, 184), (2, 138))
    for count, y in rows:
        for i in range(count):
            sack(s, 216 + (i - (count - 1) / 2) * 74, y, 0.92, ("#d0a468", "#c39355")[i % 2])
    figure(s, 216, 48, 1.05, "purple", 0, "hair")
    s.ink(blob("200,36 202,24 216,18 230,24 232,36"), "ink", 2.4, 0)
    with s.at(256, 62, 0.62, -14):
        s.ink(poly("-34,-12 44,-40 44,40 -34,12"), "haldi", 4.4, 2.6)
        s.ink(oval(44, 0, 11, 40), "cream", 4, 1)
    megaphone_rays(s, 290, 52, -14)
    signboard(s, 352, 124, 100, 44, "SHORTAGE", "white", "sindoor", 33, 150, 4)


def rate_card(s: Sheet) -> None:
    """Rate Card Behind the Calendar."""
    room(s, "#cbb88f", "#9b8460", 252)
    with s.at(222, 146):
        s.ink(rrect(-86, -104, 190, 220, 3), "lemon", 3.8, 2.6)
        for y, text in ((42, "STAMP ₹50"), (76, "SIGN ₹500"), (106, "SMILE ₹2")):
            s.text(98, y, text, "bold", 27, "sindoor", anchor="r", fit=70 + y * 0.5)
        s.ink(poly("-100,-116 100,-116 100,-70 -76,60 -88,116 -100,116"), "white", 3.8, 2.6)
        s.ink(poly("100,-70 66,0 -44,66 -88,116 -76,60"), "ash", 3.4, 2)
        s.ink(rrect(-100, -116, 200, 50, 3), "sindoor", 3.6, 0)
        s.text(0, -78, "JULY", "num", 46, "cream", track=3)
        for row in range(2):
            for i in range(5 - row * 2):
                s.text(-82 + i * 32, -38 + row * 32, str(1 + i + row * 7), "num", 25)
        for x in (-60, 60):
            s.ink(circle(x, -116, 8), "slate", 3, 1)
    hand(s, 296, 126, 0.74, -20, "#8d6a4a")
    clock(s, 362, 62, 28, 2, 5)


def five_bids(s: Sheet) -> None:
    """Five Bids, One Handwriting."""
    burst_ground(s, "#e7b98a", 214, 230)
    for i in range(5):
        with s.at(214, 330, rot=-54 + i * 27):
            s.ink(rrect(-42, -248, 84, 128, 4), ("#e8d3a2", "#f0ddb0")[i % 2], 3.6, 2.4)
            s.ink(poly("-42,-248 42,-248 0,-208"), "#d9bf85", 3.2, 1.4)
            s.ink(circle(0, -214, 11), "sindoor", 2.8, 1.2)
            s.text(-38, -166, "lowest", "hand", 26, "indigo", anchor="l", fit=58)
            s.text(-38, -140, f"Bid {i + 1}", "hand", 22, "indigo", anchor="l", fit=50)
    hand(s, 256, 216, 1.0, 16, "ink")
    with s.at(232, 216, rot=38):
        s.ink(rrect(-5, -92, 11, 92, 4), "haldi", 3.2, 1.6)
        s.ink(poly("-5,0 6,0 1,18"), "ink", 2, 0)


def bridge_to_tender(s: Sheet) -> None:
    """Bridge to the Next Tender."""
    burst_ground(s, "sky", 216, 200)
    s.ink(blob("-20,262 60,250 160,268 260,252 420,266 420,340 -20,340"), "#5d86a8", 3.4, 0)
    s.ink(blob("96,150 150,128 216,122 282,128 336,150 336,168 280,148 216,142 152,148 96,168"), "ash", 4, 3)
    for x in range(126, 320, 26):
        y = 140 - 14 * math.cos((x - 216) / 120 * 1.4)
        s.line(spline([(x, y), (x, y - 22)]), 4)
    s.line(spline([(100, 130), (160, 108), (216, 104), (272, 108), (332, 130)]), 4.6)
    for x in (156, 276):
        s.ink(poly([(x - 12, 150), (x + 12, 150), (x + 16, 268), (x - 16, 268)]), "slate", 3.6, 2)
    for side in (-1, 1):
        x = 216 + side * 144
        for i in range(6):
            note(s, x + (i * 7) % 9 - 4, 216 - i * 11, (i * 23) % 14 - 7, 0.96, ("mint", "lemon")[i % 2])
    signboard(s, 216, 66, 128, 42, "TENDER II", "haldi", "ink", 34)
    s.stroke([(190, 190), (216, 206), (242, 190)], 6, "white", "type")
    s.text(216, 236, "?", "num", 56, "cream", outline=("ink", 6))
