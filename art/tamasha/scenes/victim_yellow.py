"""Yellow's injured innocence."""

from __future__ import annotations

from art.portraits.common import side_shade
from art.press import Sheet, arc, blob, circle, moved, oval, poly, rrect, scallop, spline
from art.tamasha.scenes.cast import clock, figure, speech
from art.tamasha.scenes.exhibits import (
    SKIN,
    burst_ground,
    drop,
    note,
    page,
    room,
    rubber,
    thumb,
)
from art.tamasha.scenes.news_ground import ground


def crop_knows(s: Sheet) -> None:
    """The Crop Knows the Truth."""
    burst_ground(s, "#f7d877", 206, 120, "white")
    ground(s, "#a98b3a", 236)
    for x, lean, top in ((146, -8, 74), (206, 0, 44), (266, 8, 74)):
        s.stroke([(x, 290), (x + lean * 0.4, 190), (x + lean, top + 60)], 9, "leaf", "key", a=0.9, b=0.8)
        for i in range(4):
            for side in (-1, 1):
                s.ink(
                    moved(oval(0, 0, 12, 21), x + lean + side * 15, top + 82 - i * 24, rot=side * 26),
                    "haldi",
                    3.2,
                    1.8,
                )
        s.ink(oval(x + lean, top - 6, 11, 20), "haldi", 3.2, 1.8)
    s.ink(oval(206, 112, 40, 46), "lemon", 3.8, 2.4)
    for side in (-1, 1):
        s.fill(circle(206 + side * 15, 102, 5), "ink", plate="type")
    s.line(spline([(186, 126), (226, 126)]), 4)
    for i in range(5):
        s.line(spline([(190 + i * 8, 121), (190 + i * 8, 131)]), 3)
    for x, y, side in ((60, 150, 1), (352, 146, -1), (78, 220, 1), (336, 218, -1)):
        s.stroke([(x - side * 60, y + 44), (x + side * 6, y)], 13, "ink", "key", a=0.9, b=0.9)
        s.ink(circle(x + side * 14, y - 6, 20), ("ash", "sindoor")[y > 200], 3.6, 2)
        s.line(circle(x + side * 14, y - 6, 11), 2)


def siren(s: Sheet) -> None:
    """The Siren Sounds for Justice."""
    burst_ground(s, "#f4c25a", 196, 110, "white")
    s.ink(
        poly(
            "-20,240 -20,196 50,160 50,196 120,160 120,196 190,160 190,196 "
            "260,160 260,196 330,160 330,196 420,156 420,330 -20,330"
        ),
        "#b5653a",
        3.8,
        0,
    )
    for i in range(6):
        s.ink(rrect(6 + i * 70, 214, 34, 30, 2), "lemon", 3, 0)
    s.ink(rrect(190, 140, 16, 160, 3), "brown", 3.6, 2)
    s.ink(blob("150,74 250,44 262,110 250,172 150,142 136,108"), "sindoor", 4.2, 3.2)
    s.ink(oval(252, 108, 22, 66), "cream", 3.8, 1.6)
    s.ink(oval(252, 108, 12, 40), "ink", 2.6, 0)
    s.ink(rrect(112, 86, 34, 46, 8), "slate", 3.8, 2)
    for r in (44, 68, 92):
        s.line(arc(264, 108, r, -34, 68), 8)
    clock(s, 78, 66, 38, 6, 0)


def cancelled(s: Sheet) -> None:
    """Cancelled, Like My Exam."""
    room(s, "#f2d27a", "#b98f2e", 244)
    with s.at(178, 142, rot=-6):
        s.ink(
            poly("-118,-86 118,-86 118,-10 108,4 118,18 118,92 -118,92 -118,18 -108,4 -118,-10"),
            "white",
            4,
            3.2,
        )
        s.text(16, -46, "HALL TICKET", "num", 41, "indigo", fit=180)
        s.ink(rrect(-102, -30, 68, 84, 3), "sky", 3.2, 0)
        with s.inside(rrect(-102, -30, 68, 84, 3)):
            figure(s, -68, 12, 1.3, "teal", 2, "hair")
        for i in range(3):
            s.stroke([(-18, -14 + i * 20), (92 - i * 20, -14 + i * 20)], 5, "grey", "type", a=0.9, b=0.9)
        rubber(s, 34, 44, "CANCELLED", 38, -10)
    figure(s, 338, 138, 1.7, "haldi", 0, "cap")
    drop(s, 322, 160, 0.8)
    drop(s, 352, 166, 0.7)
    s.ink(rrect(290, 230, 100, 60, 4), "brown", 3.6, 2)


def counting(s: Sheet) -> None:
    """I Was Counting, Not Stealing."""
    burst_ground(s, "#f6cf68", 190, 150, "white")
    s.ink(poly("80,136 268,136 256,264 92,264"), "slate", 4.2, 3.2)
    s.ink(poly("70,128 88,56 258,56 278,128"), "ash", 4, 2.6)
    s.ink(poly("88,120 102,70 246,70 260,120"), "#3c3350", 3.4, 0)
    s.ink(rrect(70, 122, 208, 24, 5), "ash", 3.8, 2.4)
    s.ink(rrect(86, 126, 176, 14, 4), "ink", 2, 0)
    for i in range(4):
        note(s, 116 + i * 34, 116 - (i % 2) * 8, -20 + i * 12, 0.86)
    s.text(174, 220, "SAVINGS", "num", 44, "cream", fit=140)
    s.stroke([(420, 40), (330, 60), (228, 118)], 54, "ink", "key", a=0.95, b=0.8)
    s.stroke([(420, 40), (330, 60), (230, 116)], 44, "rose", "type", a=0.95, b=0.8)
    s.ink(blob("250,86 224,92 190,112 196,130 230,132 262,116"), SKIN, 3.8, 2.2)
    with s.at(344, 200):
        s.ink(rrect(-52, -52, 104, 104, 5), "wood", 4, 2.8)
        s.ink(rrect(-42, -42, 84, 84, 2), "cream", 3, 0)
        for row in range(4):
            y = -30 + row * 20
            s.line(spline([(-42, y), (42, y)]), 2.6)
            for i in range(4):
                x = -34 + i * 13 + (24 if i > row % 3 else 0)
                s.ink(circle(x, y, 7), ("sindoor", "teal", "purple", "haldi")[row], 2.4, 1)
    speech(s, 334, 110, 104, 40, "…38, 39…", -60, "white", 27)


def receipt(s: Sheet) -> None:
    """Receipt for My Innocence."""
    room(s, "#f5d98c", "#c79a3c", 248)
    s.ink(poly("132,-16 262,-16 262,150 132,150"), "white", 4, 2.6)
    s.text(197, 54, "RECEIPT", "num", 38, "indigo", fit=112)
    s.text(144, 82, "Innocence ×1", "hand", 24, anchor="l", fit=108)
    s.text(144, 108, "Total ₹0", "bold", 26, "sindoor", anchor="l", fit=108)
    rubber(s, 200, 132, "DUPLICATE", 21, -6)
    s.ink(poly("92,152 304,152 330,264 66,264"), "teal", 4.2, 3.2)
    s.ink(rrect(112, 140, 172, 20, 6), "slate", 3.6, 1.8)
    for row in range(3):
        for i in range(5):
            x = 124 + i * 30 - row * 4 + (i - 2) * row * 4
            s.ink(rrect(x, 178 + row * 26, 22, 17, 4), ("cream", "lemon", "pink")[row], 2.8, 1.2)
    s.ink(rrect(318, 100, 74, 54, 6), "ink", 3.4, 2)
    s.text(355, 138, "0.00", "num", 32, "mint", fit=62)
    s.ink(rrect(346, 152, 16, 76, 2), "slate", 3.2, 1.4)
    page(s, 60, 96, 66, 90, "pink", -14, 4)


def committee(s: Sheet) -> None:
    """My Committee Has Cleared Me."""
    room(s, "#f3d488", "#9b7430", 252)
    s.ink(rrect(96, 24, 212, 74, 4), "#1f4f43", 4, 2)
    s.text(202, 62, "FOR 1", "hand", 38, "cream")
    s.text(202, 92, "AGAINST 0", "hand", 30, "lemon")
    for x in (56, 130, 274, 348):
        s.ink(rrect(x - 25, 122, 50, 90, 9), "brown", 3.6, 2)
        s.ink(rrect(x - 17, 132, 34, 60, 6), "sindoor", 3, 0)
    s.ink(rrect(170, 112, 64, 100, 10), "brown", 3.8, 2)
    s.stroke([(222, 176), (246, 148), (248, 112)], 17, "ink", "key", a=0.9, b=0.8)
    s.stroke([(222, 176), (245, 148), (247, 114)], 11, "white", "type", a=0.9, b=0.8)
    s.ink(circle(248, 106, 10), SKIN, 3, 1.4)
    figure(s, 202, 144, 1.4, "white", 0, "topi")
    s.ink(poly("6,208 398,208 420,300 -20,300"), "wood", 4, 2.4)
    for x in (56, 130, 202, 274, 348):
        with s.at(x, 226):
            s.ink(poly("-30,-16 30,-16 34,14 -34,14"), "cream", 3, 1.6)
            s.text(0, 9, "ME", "num", 29, "sindoor")


def flying_words(s: Sheet) -> None:
    """Struck by Flying Words."""
    burst_ground(s, "#f2c66a", 206, 130, "white")
    s.ink(blob("96,310 108,232 160,206 252,206 304,232 316,310"), "#5b6b3a", 4.2, 3)
    for side in (-1, 1):
        s.ink(rrect(206 + side * 74 - 32, 214, 64, 18, 8), "haldi", 3.4, 1.8)
    s.ink(circle(206, 140, 72), "#d0945f", 4.2, 3)
    side_shade(s, circle(206, 140, 72), "#b9744f", 0.8, (20, 10))
    s.ink(blob("132,132 138,92 170,66 206,58 244,66 274,92 280,132 206,112"), "white", 3.8, 2.4)
    for i in range(3):
        s.stroke([(136, 120 - i * 16), (206, 94 - i * 14), (276, 120 - i * 16)], 3, "grey", "key")
    s.ink(circle(240, 92, 12), "sindoor", 2.6, 0)
    for side in (-1, 1):
        s.ink(rrect(206 + side * 60 - 20, 74, 40, 13, 6), "haldi", 2.8, 1.2)
        s.line(spline([(206 + side * 26 - 10, 136), (206 + side * 26 + 10, 148)]), 5)
        s.line(spline([(206 + side * 26 + 10, 136), (206 + side * 26 - 10, 148)]), 5)
    s.stroke([(164, 172), (206, 160), (248, 172)], 13, a=0.2, b=0.2)
    s.stroke([(188, 192), (206, 186), (224, 192)], 4.4)
    for x, y, word, turn, colour in (
        (72, 72, "FACTS", 18, "sky"),
        (342, 66, "DATES", -16, "pink"),
        (58, 156, "RENT?", -8, "lemon"),
        (354, 150, "REALLY", 10, "mint"),
    ):
        with s.at(x, y, rot=turn):
            side = 1 if x < 200 else -1
            s.ink(poly([(side * 44, -14), (side * 66, 0), (side * 44, 14)]), colour, 3, 1.4)
            s.ink(rrect(-48, -20, 96, 40, 10), colour, 3.4, 2)
            s.text(0, 11, word, "num", 30, fit=84)


def knees(s: Sheet) -> None:
    """These Knees Cannot Run Away."""
    burst_ground(s, "#f6d680", 240, 130, "white")
    ground(s, "#b99547", 240)
    for x in (92, 168):
        s.ink(rrect(x - 24, -20, 48, 108, 4), "white", 4, 2.4)
        s.ink(rrect(x - 19, 78, 38, 150, 8), SKIN, 4, 2.4)
        s.ink(oval(x, 112, 33, 36), "white", 4, 2.4)
        for i in range(3):
            s.stroke(
                [(x - 28, 98 + i * 14), (x, 102 + i * 14), (x + 28, 96 + i * 14)],
                3,
                "grey",
                "key",
                a=0.6,
                b=0.6,
            )
        s.line(spline([(x - 8, 110), (x + 8, 110)]), 6, "sindoor", "type")
        s.line(spline([(x, 102), (x, 118)]), 6, "sindoor", "type")
        s.ink(
            blob([(x - 22, 222), (x + 20, 222), (x + 44, 244), (x + 42, 258), (x - 24, 258)]),
            "brown",
            3.8,
            2.2,
        )
    s.line(spline([(40, 40), (50, 262)]), 11)
    s.line(spline([(40, 40), (50, 260)]), 5, "wood")
    s.ink(rrect(20, 30, 44, 14, 6), "wood", 3.4, 1.6)
    with s.at(314, 140, rot=10):
        s.ink(blob("-50,42 -54,-4 -28,-44 28,-44 54,-4 50,42 0,54"), "lemon", 4, 3)
        s.ink(poly("-28,-44 -38,-70 0,-60 38,-70 28,-44"), "lemon", 3.6, 2)
        s.stroke([(-30, -44), (0, -38), (30, -44)], 7, "brown", "key", a=0.8, b=0.8)
        s.text(0, 26, "₹", "num", 66)
        for side, points in ((-1, "-18,48 -34,72 -62,74"), (1, "20,48 36,70 28,98")):
            s.stroke(points, 11, "ink", "key", a=0.9, b=0.9)
            s.ink(oval(side * (64 if side < 0 else 36), 78 if side < 0 else 100, 16, 9), "sindoor", 3.2, 1.6)
    for i in range(3):
        s.stroke([(222 - i * 4, 106 + i * 32), (252, 106 + i * 32)], 6, a=0.2, b=0.9)


def minutes(s: Sheet) -> None:
    """The Minutes Will Prove It."""
    room(s, "#f3d890", "#a88438", 250)
    s.ink(rrect(130, -20, 156, 150, 2), "white", 4, 2.6)
    s.text(208, 54, "MINUTES", "num", 44, "indigo", fit=132)
    s.text(208, 84, "1. Welcome.", "hand", 25, fit=130)
    s.text(208, 110, "2. …", "hand", 27, fit=130)
    s.ink(rrect(104, 118, 208, 26, 12), "slate", 4, 2.4)
    for x in (92, 324):
        s.ink(circle(x, 131, 15), "ink", 3, 0)
    s.ink(poly("112,144 304,144 336,262 80,262"), "teal", 4.4, 3.4)
    s.ink(blob("150,148 266,148 250,172 166,172"), "ink", 2.6, 0)
    for row in range(3):
        for i in range(8 - row % 2):
            x = 126 + i * 23 + (row % 2) * 11 - row * 2
            s.ink(circle(x, 190 + row * 24, 8.4), "cream", 2.8, 1.2)
    clock(s, 60, 66, 36, 4, 55)
    figure(s, 374, 152, 1.2, "haldi", 2, "bun")
    speech(s, 362, 78, 60, 40, "zzz", -6, "white", 30)


def wound(s: Sheet) -> None:
    """Mr. Haldi Applies Himself to the Wound."""
    burst_ground(s, "#f8d25a", 200, 150, "white")
    thumb(s, 148, 120, 1.3, -10, "haldi")
    with s.at(148, 120, 1.3, -10):
        s.ink(poly("-46,40 46,34 46,86 -46,92"), "white", 3.4, 2)
        for i in range(3):
            s.stroke(
                [(-44, 52 + i * 13), (0, 56 + i * 13), (44, 46 + i * 13)], 2.6, "grey", "key", a=0.6, b=0.6
            )
        s.fill(blob("-16,54 6,50 18,66 4,78 -14,72"), "haldi")
    with s.at(316, 186):
        s.ink(blob("-60,66 -66,0 -54,-34 54,-34 66,0 60,66 0,76"), "cream", 4.2, 3.2)
        s.ink(rrect(-60, -52, 120, 24, 8), "sindoor", 3.8, 2)
        s.ink(rrect(-52, -8, 104, 48, 4), "haldi", 3.4, 0)
        s.text(0, 28, "HALDI", "sign", 36, "ink", fit=92)
        s.ink(blob("-40,-50 -30,-70 0,-80 32,-70 42,-50"), "haldi", 3.6, 1.8)
    with s.at(262, 96, rot=-52):
        s.ink(rrect(-8, -12, 16, 110, 5), "wood", 3.6, 2)
        s.ink(rrect(-15, -34, 30, 26, 4), "slate", 3.2, 1.4)
        s.ink(blob("-16,-34 -20,-66 0,-78 20,-66 16,-34"), "haldi", 3.6, 2)
    for x, y in ((206, 52), (232, 178), (70, 60)):
        s.ink(scallop(x, y, 13, 8, 0.3), "haldi", 3, 1.2)
