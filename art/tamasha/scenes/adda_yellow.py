"""Where Yellow's factions meet: a lamp is always left on for whoever comes last."""

from __future__ import annotations

import math
from itertools import pairwise

from art.press import Sheet, arc, blob, circle, moved, oval, poly, rrect, spline
from art.tamasha.scenes.cast import clock, dust, papers, signboard, sun, table, wheel
from art.tamasha.scenes.exhibits import burst_ground, page, room, sack
from art.tamasha.scenes.news_ground import ground


def bulb(s: Sheet, x: float, y: float, drop: float = 60) -> None:
    """A bare bulb on its wire; (x, y) is the middle of the glass."""
    s.line(spline([(x, y - drop), (x, y - 16)]), 3)
    s.glow(x, y, 66, "haldi", 0.8, plate="fine")
    s.ink(rrect(x - 7, y - 24, 14, 14, 3), "ink", 2, 0)
    s.ink(
        blob([(x - 6, y - 12), (x + 6, y - 12), (x + 14, y + 4), (x, y + 16), (x - 14, y + 4)]),
        "lemon",
        3,
        1.2,
    )
    s.stroke([(x - 5, y + 4), (x, y - 4), (x + 5, y + 4)], 2.6, "amber", "type")


def thresher(s: Sheet) -> None:
    """Beside the Broken Thresher."""
    burst_ground(s, "#f0cf7a", 90, 70)
    sun(s, 70, 66, 34)
    ground(s, "#c9a24e", 214)
    s.ink(poly("110,110 268,92 288,216 120,222"), "leaf", 4.2, 3.2)
    s.ink(poly("150,108 160,52 246,44 250,96"), "slate", 4, 2.4)
    s.ink(poly("268,108 356,150 352,190 282,196"), "ash", 4, 2.6)
    s.ink(circle(196, 164, 38), "haldi", 4, 2.4)
    for i in range(8):
        a = math.radians(i * 45)
        s.ink(rrect(196 + 40 * math.cos(a) - 6, 164 + 40 * math.sin(a) - 6, 12, 12, 2), "haldi", 2.6, 0.8)
    s.ink(circle(196, 164, 12), "ink", 2, 0)
    wheel(s, 146, 226, 32)
    wheel(s, 258, 224, 26)
    for x, y, k in ((196, 34, 1.1), (250, 16, 1.3)):
        dust(s, x, y, k, "#6f6a78")
    for x, y, k in ((340, 246, 1.2), (380, 226, 1.0), (60, 250, 1.1)):
        s.ink(
            blob(
                [
                    (x - 34 * k, y + 10),
                    (x - 20 * k, y - 14 * k),
                    (x + 6, y - 22 * k),
                    (x + 30 * k, y - 8),
                    (x + 36 * k, y + 10),
                ]
            ),
            "haldi",
            3.2,
            1.8,
        )
    signboard(s, 208, 200, 86, 28, "REST", "white", "sindoor", 24, 0, -5)


def cycle_stand(s: Sheet) -> None:
    """Cycle Stand Number Four."""
    burst_ground(s, "#e6c294", 200, 120)
    ground(s, "#a58a6d", 238)
    s.ink(poly("-20,60 200,30 420,60 420,84 200,54 -20,84"), "slate", 4, 2.4)
    for x in (20, 380):
        s.ink(rrect(x - 7, 70, 14, 190, 2), "brown", 3.4, 1.6)
    for i, (x, colour) in enumerate(((96, "sindoor"), (176, "teal"), (256, "purple"), (330, "leaf"))):
        with s.at(x, 214, 0.96):
            for dx in (-34, 34):
                s.line(circle(dx, 12, 32), 8)
                s.line(circle(dx, 12, 32), 3, "ash")
                for a in range(0, 180, 30):
                    c, d = math.cos(math.radians(a)) * 28, math.sin(math.radians(a)) * 28
                    s.line(spline([(dx - c, 12 - d), (dx + c, 12 + d)]), 1.2)
            for path in (
                [(-34, 12), (-12, -36), (26, -36), (2, 12), (-34, 12)],
                [(-12, -36), (2, 12)],
                [(26, -36), (34, 12)],
            ):
                for a, b in pairwise(path):
                    s.line(spline([a, b]), 8)
                for a, b in pairwise(path):
                    s.line(spline([a, b]), 4, colour)
            s.ink(blob("-26,-44 4,-44 -2,-36 -20,-36"), "ink", 2.4, 0)
            s.stroke([(26, -36), (24, -54), (40, -58)], 5, a=0.9, b=0.9)
            if i % 2:
                s.ink(rrect(24, -44, 26, 20, 3), "lemon", 2.8, 1)
    s.ink(circle(206, 98, 36), "haldi", 4, 2.6)
    s.line(circle(206, 98, 29), 2)
    s.text(206, 121, "4", "num", 66)
    bulb(s, 316, 122, 60)


def photocopy(s: Sheet) -> None:
    """Photocopy Shop Basement."""
    s.fill(rrect(-20, -20, 440, 340), "#7fa6c4")
    s.ink(rrect(-20, 96, 440, 240), "#314b66", 4, 0)
    for i in range(6):
        s.ink(
            poly(
                [
                    (-20, 96 + i * 28),
                    (150 - i * 4 - i * 16, 96 + i * 28),
                    (150 - i * 4 - i * 16, 124 + i * 28),
                    (-20, 124 + i * 28),
                ]
            ),
            "#c9d6de" if i % 2 else "#aebfca",
            3.4,
            0,
        )
    signboard(s, 84, 52, 150, 44, "COPIES", "sindoor", "cream", 38)
    s.glow(286, 150, 140, "haldi", 0.6)
    s.ink(rrect(196, 158, 180, 110, 8), "ash", 4.2, 3)
    s.ink(rrect(188, 138, 196, 28, 7), "slate", 3.8, 2)
    s.ink(poly("204,138 222,104 372,104 368,138"), "ash", 3.6, 2)
    s.glow(288, 132, 80, "lemon", 1.0, plate="fine")
    s.ink(rrect(206, 206, 116, 12, 4), "ink", 2, 0)
    for i in range(3):
        page(s, 250 + i * 8, 240 + i * 8, 92, 48, "white", -6 + i * 5, 2)
    bulb(s, 288, 60, 80)
    papers(s, 150, 270, 8, 66, 10)


def flour_mill(s: Sheet) -> None:
    """Flour Mill Veranda."""
    room(s, "#ecd3a8", "#b08a5c", 244)
    for x in (24, 388):
        s.ink(rrect(x - 12, -20, 24, 280, 3), "#c97a52", 4, 2)
        s.ink(rrect(x - 20, 236, 40, 20, 3), "#c97a52", 3.6, 1.6)
    s.ink(poly("132,44 272,44 236,112 168,112"), "wood", 4.2, 3)
    s.ink(rrect(150, 110, 104, 16, 4), "slate", 3.6, 1.6)
    s.ink(oval(202, 142, 72, 22), "ash", 4.2, 2.4)
    s.ink(poly("130,142 274,142 274,176 130,176"), "ash", 4, 0)
    s.ink(oval(202, 176, 72, 22), "ash", 4.2, 2.4)
    s.wipe(poly("134,144 270,144 270,174 134,174"))
    s.fill(poly("134,144 270,144 270,178 134,178"), "ash")
    s.line(oval(202, 142, 72, 22), 4)
    for i in range(7):
        s.line(spline([(146 + i * 19, 158), (146 + i * 19, 184)]), 3)
    s.ink(poly("244,184 306,214 300,232 236,204"), "wood", 3.6, 2)
    s.ink(blob("276,256 290,232 310,222 332,236 344,256"), "white", 3.6, 2)
    s.line(circle(96, 150, 38), 9)
    s.line(circle(96, 150, 38), 4, "sindoor")
    s.line(spline([(96, 112), (170, 120)]), 4)
    s.line(spline([(96, 188), (170, 182)]), 4)
    sack(s, 76, 262, 0.9, "white", "ATTA")
    sack(s, 132, 268, 0.8, "white")
    for x, y, k in ((316, 90, 0.8), (340, 130, 0.6), (276, 30, 0.7)):
        dust(s, x, y, k, "white")
    bulb(s, 336, 60, 80)


def scale_repair(s: Sheet) -> None:
    """The Scale Repair Room."""
    room(s, "#f0d795", "#a87f3c", 240)
    s.line(spline([(30, 38), (380, 38)]), 6)
    for i, x in enumerate((90, 206, 322)):
        tilt = (12, -16, 6)[i]
        s.line(spline([(x, 38), (x, 78)]), 4)
        with s.at(x, 78, rot=tilt):
            s.line(spline([(-44, 0), (44, 0)]), 9)
            s.line(spline([(-44, 0), (44, 0)]), 4, "haldi")
            s.ink(circle(0, 0, 9), "haldi", 3, 1.2)
        for side in (-1, 1):
            dx = side * 44 * math.cos(math.radians(tilt))
            dy = 78 + side * 44 * math.sin(math.radians(tilt))
            for w in (-18, 18):
                s.line(spline([(x + dx, dy), (x + dx + w, dy + 38)]), 2.2)
            s.ink(
                blob([(x + dx - 22, dy + 38), (x + dx, dy + 54), (x + dx + 22, dy + 38), (x + dx, dy + 42)]),
                "haldi",
                3.2,
                1.6,
            )
    s.ink(rrect(60, 200, 292, 18, 4), "wood", 4, 2.4)
    for x in (76, 322):
        s.ink(rrect(x, 216, 14, 60, 2), "wood", 3.4, 1.6)
    for i, (w, h) in enumerate(((20, 18), (26, 24), (32, 32), (40, 42))):
        x = 88 + i * 46
        s.ink(rrect(x, 200 - h, w, h, 4), "slate", 3.2, 1.8)
        s.ink(circle(x + w / 2, 196 - h, 6), "slate", 2.8, 1)
    with s.at(300, 186, rot=-24):
        s.ink(rrect(-6, -6, 64, 12, 4), "brown", 3.2, 1.4)
        s.ink(rrect(-34, -18, 32, 36, 4), "ash", 3.4, 1.8)
    signboard(s, 206, 244, 150, 36, "FIX ± 0", "white", "sindoor", 30)


def canteen(s: Sheet) -> None:
    """Canteen, Table Near the Fan."""
    room(s, "#cfd6b0", "#8b8d66", 244)
    s.line(spline([(204, -10), (204, 58)]), 7)
    for a in (14, 134, 254):
        blade = moved(blob("0,-10 60,-17 132,-10 136,4 60,10 0,8"), 204, 66, rot=a, sx=1, sy=1)
        s.ink(moved(blade, 0, 66 * 0.62, 1, 0.38), "wood", 3.8, 2)
    s.ink(circle(204, 66, 19), "haldi", 4, 2)
    for x, turn in ((90, 200), (318, -20)):
        s.line(arc(x, 66, 30, turn, 60), 4)
        s.line(arc(x, 66, 42, turn, 60), 4)
    table(s, 204, 190, 220, "teal")
    s.ink(poly("120,182 288,182 296,206 112,206"), "white", 3.4, 1.4)
    for x in (158, 204, 250):
        s.ink(poly([(x - 13, 144), (x + 13, 144), (x + 9, 182), (x - 9, 182)]), "white", 3, 1.6)
        s.fill(poly([(x - 11, 156), (x + 11, 156), (x + 8, 180), (x - 8, 180)]), "amber")
    for side in (-1, 1):
        x = 204 + side * 150
        s.ink(rrect(x - 26, 204, 52, 12, 3), "sindoor", 3.6, 2)
        s.ink(rrect(x + side * 16 - 6, 138, 12, 70, 3), "sindoor", 3.6, 2)
        for dx in (-20, 14):
            s.ink(rrect(x + dx, 214, 8, 52, 2), "ink", 2.4, 0)
    page(s, 332, 96, 76, 58, "white", 5, 3)
    s.text(334, 92, "MENU", "num", 25, "sindoor")
    clock(s, 66, 122, 28, 1, 5)


def bandstand(s: Sheet) -> None:
    """Bandstand at Six Sharp."""
    s.fill(rrect(-20, -20, 440, 340), "#f3b889")
    s.glow(206, 200, 260, "haldi", 0.9)
    ground(s, "#7d9a4e", 226)
    s.ink(poly("84,232 328,232 350,264 62,264"), "ash", 4, 2.4)
    s.ink(poly("98,210 314,210 326,234 86,234"), "cream", 3.8, 2)
    for x in (108, 166, 246, 304):
        s.ink(rrect(x - 7, 108, 14, 104, 2), "white", 3.6, 2)
    for x in (108, 260):
        for i in range(3):
            s.line(spline([(x + 14 + i * 11, 176), (x + 14 + i * 11, 210)]), 3.4)
        s.line(spline([(x, 176), (x + 46, 176)]), 5)
    s.ink(poly("70,110 206,34 342,110"), "sindoor", 4.4, 3.2)
    for x in (138, 206, 274):
        s.ink(poly([(206, 36), (x - 18, 109), (x + 18, 109)]), "lemon" if x != 206 else "white", 3, 0)
    s.ink(rrect(70, 104, 272, 14, 4), "haldi", 3.8, 2)
    s.line(spline([(206, 34), (206, 14)]), 4)
    s.ink(poly("206,14 236,22 206,30"), "haldi", 3, 1.2)
    clock(s, 206, 158, 34, 6, 0)
    s.ink(oval(206, 226, 30, 10), "wood", 3.4, 1.6)
    s.ink(poly("176,200 236,200 236,226 176,226"), "sindoor", 3.6, 1.8)
    s.ink(oval(206, 200, 30, 10), "cream", 3.4, 1.4)
    with s.at(62, 206, rot=-20):
        s.ink(blob("0,-6 44,-10 66,-30 66,24 44,8 0,6"), "haldi", 3.6, 2)
        s.ink(rrect(-26, -4, 28, 8, 3), "haldi", 3, 1.2)


def reading_room(s: Sheet) -> None:
    """Reading Room, Newspaper Corner."""
    room(s, "#d8c9ee", "#8a78a8", 248)
    for x in (70, 344):
        s.ink(rrect(x - 44, 30, 88, 150, 3), "brown", 4, 2.4)
        for i in range(3):
            s.ink(
                poly(
                    [
                        (x - 36, 44 + i * 46),
                        (x + 36, 44 + i * 46),
                        (x + 33, 82 + i * 46),
                        (x - 33, 82 + i * 46),
                    ]
                ),
                "news",
                3,
                1.4,
            )
            s.text(x, 68 + i * 46, ("NEWS", "VIEWS", "NOISE")[i], "deva", 25, fit=62)
    s.ink(poly("152,262 180,262 180,300 146,300"), "slate", 3.6, 1.6)
    s.ink(poly("228,262 256,262 262,300 228,300"), "slate", 3.6, 1.6)
    s.ink(poly("110,84 206,98 206,258 110,240"), "news", 4.2, 0)
    s.ink(poly("302,84 206,98 206,258 302,240"), "#f3eddd", 4.2, 3)
    s.text(158, 126, "DAILY", "deva", 34, fit=82)
    s.text(254, 126, "RUMOUR", "deva", 34, "sindoor", fit=84)
    for side in (-1, 1):
        for i in range(5):
            x = 206 + side * 84
            s.stroke(
                [(x, 146 + i * 18 - 2), (206 + side * 14, 150 + i * 18)], 4.4, "grey", "type", a=0.9, b=0.9
            )
    s.ink(rrect(226, 168, 58, 44, 2), "ash", 3, 0)
    for x in (110, 302):
        s.ink(
            blob([(x - 12, 168), (x, 158), (x + 12, 168), (x + 10, 188), (x - 10, 188)]), "#d0945f", 3.2, 1.6
        )
    for side in (-1, 1):
        s.fill(oval(206 + side * 26, 104, 9, 7), "ink", plate="key")
        s.fill(circle(206 + side * 26 + 2, 103, 2.6), "white", plate="type")
    bulb(s, 206, 48, 70)


def slot_zero(s: Sheet) -> None:
    """Visitors' Parking, Slot Zero."""
    s.fill(rrect(-20, -20, 440, 340), "#6d7886")
    s.ink(rrect(-20, -20, 440, 110), "#b9c3c9", 3.6, 0)
    for i in range(5):
        s.ink(rrect(-20 + i * 100, -20, 26, 130, 2), "#98a4ad", 3.4, 1.4)
    for x in (76, 336):
        s.line(spline([(x + (206 - x) * 0.12, 104), (x - (206 - x) * 0.28, 300)]), 8, "lemon", "flat")
    s.text(206, 262, "0", "num", 90, "lemon", plate="flat")
    car = "106,188 112,150 150,108 262,108 300,150 306,188 300,218 112,218"
    s.ink(blob(car), "teal", 4.4, 3.4)
    s.ink(poly("140,150 160,118 252,118 272,150"), "lemon", 3.6, 0)
    s.glow(206, 134, 70, "haldi", 0.8, plate="fine")
    for x in (172, 206, 240):
        s.ink(blob([(x - 11, 150), (x - 9, 134), (x, 124), (x + 9, 134), (x + 11, 150)]), "ink", 2.4, 0)
    for x in (134, 278):
        s.ink(circle(x, 184, 14), "lemon", 3.6, 1.6)
        s.ink(rrect(x - 20, 216, 40, 18, 5), "ink", 2.4, 0)
    s.ink(rrect(170, 178, 72, 24, 4), "white", 3.2, 1.4)
    s.text(206, 198, "VISITOR", "num", 22, "sindoor", fit=62)
    signboard(s, 64, 116, 92, 40, "SLOT 0", "indigo", "cream", 32, 150)
    signboard(s, 346, 108, 80, 40, "2 MIN", "white", "sindoor", 30, 150)
