"""The twelve Big Campaigns: each its own spectacle."""

from __future__ import annotations

from collections.abc import Callable

from art.portraits.common import marigold, side_shade
from art.press import Sheet, blob, circle, moved, oval, poly, rays, rrect, scallop, spline, star
from art.tamasha.scenes.cast import (
    bulb_string,
    bunting,
    crowd,
    dust,
    figure,
    flag,
    loudspeaker,
    road,
    signboard,
    speaker,
    speech,
    sun,
    wheel,
)


def scene(s: Sheet, key: str) -> None:
    """The whole window of a Big Campaign card."""
    SCENES[key](s)


def _night(s: Sheet) -> None:
    s.fill(rrect(-20, -20, 440, 340), "indigo")
    s.glow(200, 300, 300, "purple", 0.8)
    for i in range(26):
        s.fill(star((i * 97) % 400, (i * 61) % 170, 3 + i % 3, 4, 0.35), "lemon")


def _day(s: Sheet, colour: str = "sky") -> None:
    s.fill(rrect(-20, -20, 440, 340), colour)
    s.fill(rays(200, 200, 480, 24, 0.05), "cream", 0.6)


def _beams(s: Sheet, y: float = 300) -> None:
    for i in range(7):
        beam = moved(poly([(-14, 0), (14, 0), (54, -420), (-54, -420)]), 200, y, rot=-54 + i * 18)
        s.fill(beam, "lemon" if i % 2 else "cream", 0.5)


def _manifesto(s: Sheet) -> None:
    _day(s, "lilac")
    s.ink(rrect(-20, 232, 440, 100), "purple", 3.4, 0)
    with s.at(200, 146, rot=-4):
        s.ink(rrect(-92, -112, 176, 214, 6), "deep", 3.8, 3)
        for i in range(9):
            s.ink(rrect(76, -108 + i * 2, 18, 206, 2), "cream", 1.6, 0)
        s.ink(rrect(-98, -116, 176, 214, 6), "sindoor", 3.8, 2.4)
        s.line(rrect(-86, -104, 152, 190, 4), 2.4, "lemon", "type")
        s.text(-10, -44, "OUR", "sign", 40, "cream", outline=("ink", 4))
        s.text(-10, 2, "PROMISES", "sign", 40, "lemon", fit=144, outline=("ink", 4))
        s.text(-10, 50, "VOLUME ONE", "num", 27, "cream")
        s.text(-10, 78, "pp. 1–400", "num", 22, "pink")
    for side in (-1, 1):
        s.stroke([(200 + side * 190, 250), (200 + side * 140, 214), (200 + side * 96, 210)], 34, a=0.9, b=0.8)
        s.stroke(
            [(200 + side * 190, 250), (200 + side * 140, 214), (200 + side * 97, 210)],
            26,
            "#d0945f",
            "type",
            a=0.9,
            b=0.8,
        )
    crowd(s, 252, 9, 4)
    bunting(s, 6, 1)


def _chain(s: Sheet) -> None:
    _day(s, "mint")
    sun(s, 200, 96, 54)
    s.ink(blob([(-30, 210), (120, 186), (280, 200), (430, 182), (430, 340), (-30, 340)]), "leaf", 3.4, 0)
    xs = (8, 66, 124, 238, 296, 392)
    for i, x in enumerate(xs):
        figure(
            s,
            x,
            170 + (i % 2) * 5,
            1.15,
            ("rose", "teal", "haldi", "purple", "white", "sindoor")[i],
            i,
            ("hair", "bun", "pagri", "cap", "topi", "grey")[i],
            legs=True,
        )
    for a, b in ((8, 66), (66, 124), (238, 296)):
        s.stroke([(a + 22, 216), ((a + b) / 2, 228), (b - 20, 216)], 13, a=0.9, b=0.9)
        s.stroke([(a + 22, 216), ((a + b) / 2, 227), (b - 20, 216)], 7, "#d0945f", "type", a=0.9, b=0.9)
    for x in (182, 346):
        s.line(rrect(x - 24, 196, 48, 76, 20), 3.4, "ink")
        s.text(x, 246, "?", "num", 46, "ink")
    signboard(s, 182, 150, 84, 34, "GAP No. 1", "white", "sindoor", 22)


def _shouting(s: Sheet) -> None:
    s.fill(rrect(-20, -20, 440, 340), "#23325f")
    colours = ("sindoor", "teal", "haldi", "rose", "purple", "leaf", "amber", "sky")
    spots = [(i % 3, i // 3) for i in range(9)]
    for i, (col, row) in enumerate(spots):
        x, y = 10 + col * 129, 16 + row * 79
        pane = rrect(x, y, 122, 73, 4)
        if i == 8:
            s.ink(pane, "ink", 3.2, 0)
            s.text(x + 61, y + 36, "NO", "num", 26, "ash")
            s.text(x + 61, y + 60, "WINDOW", "num", 22, "ash")
            continue
        s.ink(pane, colours[i], 3.2, 0)
        with s.inside(pane):
            figure(
                s,
                x + 61,
                y + 42,
                1.35,
                ("white", "cream", "ink")[i % 3],
                i,
                ("hair", "bun", "topi", "grey", "pagri", "cap", "hair", "bun")[i],
            )
            s.fill(oval(x + 61, y + 52, 8, 7), "#7b1f24", plate="type")
            for side in (-1, 1):
                s.stroke(
                    [(x + 61 + side * 28, y + 44), (x + 61 + side * 44, y + 36)], 5, "lemon", "type", a=0.9
                )
                s.stroke(
                    [(x + 61 + side * 28, y + 54), (x + 61 + side * 46, y + 58)], 5, "lemon", "type", a=0.9
                )
        s.line(pane, 3.2)
    s.ink(rrect(-20, 252, 440, 60), "sindoor", 3.4, 0)
    s.text(200, 281, "THE NATION WANTS TO SHOUT", "num", 31, "cream", fit=380)


def _celebrity(s: Sheet) -> None:
    _night(s)
    _beams(s)
    s.ink(scallop(200, 150, 108, 18, 0.16), "haldi", 3.6, 3)
    s.ink(circle(200, 150, 90), "rose", 3.2, 0)
    with s.inside(circle(200, 150, 90)):
        s.ink(blob([(120, 250), (130, 204), (170, 190), (230, 190), (270, 204), (280, 250)]), "white", 3.4, 2)
        s.ink(blob("164,110 236,110 240,152 222,186 200,194 178,186 160,152"), "#e6b283", 3.4, 2)
        s.ink(blob("156,132 150,84 190,56 236,60 254,96 244,132 236,106 200,96 168,108"), "#2b2130", 3.4, 2)
        for side in (-1, 1):
            s.ink(rrect(200 + side * 22 - 20, 122, 40, 25, 9), "ink", 3, 0)
            s.stroke([(200 + side * 22 - 10, 138), (200 + side * 22 + 4, 126)], 4, "sky", "type")
        s.ink(blob([(178, 164), (200, 168), (222, 164), (212, 180), (188, 180)]), "white", 2.8, 0)
    for x, y in ((64, 70), (336, 74), (54, 190), (346, 196)):
        s.ink(star(x, y, 25, 5, 0.5), "lemon", 3, 1.6)
    signboard(s, 200, 262, 220, 44, "HELLO, <CITY>!", "cream", "sindoor", 35)
    crowd(s, 288, 10, 2, 0.7)


def _bus(s: Sheet) -> None:
    _day(s)
    sun(s, 330, 70, 44)
    s.ink(blob([(-30, 190), (120, 160), (300, 176), (430, 156), (430, 340), (-30, 340)]), "#7fa650", 3.4, 0)
    road(s, 238)
    for i in range(7):
        s.ink(rrect(60 + i * 36, 84 - (i % 3) * 7, 30, 24, 3), ("lemon", "white", "pink")[i % 3], 2.8, 1.4)
    body = rrect(30, 104, 320, 122, 20)
    s.ink(body, "sindoor", 3.8, 3)
    for i in range(5):
        s.ink(rrect(46 + i * 54, 120, 44, 44, 5), "sky", 3, 0)
        figure(
            s,
            68 + i * 54,
            148,
            0.62,
            ("white", "rose", "teal", "haldi", "purple")[i],
            i,
            ("hair", "bun", "topi", "pagri", "cap")[i],
        )
        s.ink(rrect(46 + i * 54, 158, 44, 12, 2), "sindoor", 2.6, 0)
    s.ink(rrect(318, 120, 28, 62, 5), "sky", 3, 0)
    s.ink(rrect(30, 168, 320, 29, 2), "haldi", 3.2, 0)
    s.text(172, 191, "YATRA SPECIAL", "num", 27, "ink", track=2)
    for x in (96, 290):
        wheel(s, x, 230, 31)
    flag(s, 40, 106, 0.7, "purple")
    flag(s, 320, 106, 0.7, "haldi")
    dust(s, 16, 232, 0.9)


LAMPS = {
    "V": ("10001", "10001", "10001", "01010", "00100"),
    "O": ("01110", "10001", "10001", "10001", "01110"),
    "T": ("11111", "00100", "00100", "00100", "00100"),
    "E": ("11111", "10000", "11110", "10000", "11111"),
}
ABSTAINING = {("O", 2, 4), ("E", 4, 3)}
"""Two drones that would rather not."""


def _drones(s: Sheet) -> None:
    _night(s)
    for place, letter in enumerate("VOTE"):
        for row, line in enumerate(LAMPS[letter]):
            for column, lit in enumerate(line):
                if lit == "0":
                    continue
                x, y = 44 + place * 84 + column * 15.5, 62 + row * 19
                if (letter, row, column) in ABSTAINING:
                    s.line(circle(x, y, 6), 2, "slate", "type")
                    continue
                s.glow(x, y, 16, "lemon", 0.9)
                s.ink(circle(x, y, 7), "lemon", 2.2, 0)
    for x, y, turn in ((330, 222, 20), (76, 214, -16)):
        with s.at(x, y, 1.15, turn):
            for side in (-1, 1):
                s.line(spline([(0, 0), (side * 26, -8)]), 7, "slate", "type")
                s.ink(oval(side * 26, -12, 19, 5), "ash", 2.6, 0)
            s.ink(rrect(-12, -8, 24, 18, 6), "slate", 3, 1.4)
            s.ink(circle(0, 3, 5), "sindoor", 2, 0)
    speech(s, 250, 196, 96, 38, "I abstain", 30, size=25)
    crowd(s, 262, 10, 3)


def _stones(s: Sheet) -> None:
    _day(s, "lemon")
    s.ink(blob([(-30, 190), (120, 168), (290, 182), (430, 164), (430, 340), (-30, 340)]), "#d8b070", 3.4, 0)
    for i in range(12):
        x, y = 40 + (i % 6) * 64 + (i // 6) * 18, 202 + (i // 6) * 48
        stone = blob(
            [
                (x - 24, y + 22),
                (x - 25, y - 16),
                (x - 12, y - 30),
                (x + 12, y - 30),
                (x + 25, y - 16),
                (x + 24, y + 22),
            ]
        )
        s.ink(stone, "ash", 3.2, 2)
        side_shade(s, stone, "ink", 0.4, (10, 6))
        s.stroke([(x - 12, y - 12), (x + 12, y - 12)], 3)
        s.text(x, y + 10, str(i + 1), "num", 26, "sindoor")
        for dx in (-14, 0, 14):
            marigold(s, x + dx, y - 26 + abs(dx) * 0.3, 6.5)
    speaker(s, 200, 92, 0.95, "white", "topi")
    s.ink(rrect(120, 176, 160, 10, 3), "sindoor", 3, 1.4)
    bunting(s, 14, 3)


def _giga_stage(s: Sheet) -> None:
    _night(s)
    _beams(s, 250)
    s.ink(rrect(30, 100, 340, 136, 6), "purple", 3.8, 3)
    s.text(200, 182, "GIGA", "sign", 84, "haldi", outline=("ink", 6), drop=("ink", 4, 5))
    for i in range(10):
        figure(s, 47 + i * 34, 204, 0.72, "white", i, ("topi", "hair", "grey", "bun")[i % 4])
    s.ink(rrect(10, 236, 380, 30, 4), "brown", 3.6, 2)
    for x in (22, 378):
        s.ink(rrect(x - 25, 108, 50, 128, 5), "ink", 3.2, 0)
        for j in range(3):
            s.ink(circle(x, 130 + j * 40, 16), "slate", 3, 0)
            s.ink(circle(x, 130 + j * 40, 7), "ink", 1, 0)
    bulb_string(s, 72)
    crowd(s, 280, 4, 2, 0.8)


def _helicopter(s: Sheet) -> None:
    _day(s)
    sun(s, 76, 66, 38)
    s.ink(blob([(-30, 240), (130, 224), (270, 232), (430, 220), (430, 340), (-30, 340)]), "#d8b070", 3.4, 0)
    s.ink(oval(200, 92, 150, 9), "slate", 3, 0)
    s.ink(rrect(194, 92, 12, 26, 2), "ink", 1, 0)
    hull = blob("106,160 130,122 190,112 250,122 276,148 370,132 374,146 284,176 250,196 160,198 118,186")
    s.ink(hull, "sindoor", 3.8, 3)
    s.shade(blob([(120, 180), (280, 170), (250, 200), (150, 202)]), "ink", 0.5, hull)
    s.ink(blob([(116, 158), (134, 130), (180, 124), (184, 164), (124, 168)]), "sky", 3.2, 0)
    with s.inside(rrect(116, 100, 70, 66)):
        figure(s, 154, 150, 0.62, "white", 1, "topi")
    s.ink(blob([(360, 132), (374, 96), (390, 98), (384, 134), (378, 160), (366, 150)]), "haldi", 3.2, 1.6)
    s.ink(rrect(206, 132, 44, 32, 5), "cream", 3, 0)
    for x in (150, 240):
        s.line(spline([(x, 196), (x - 6, 220)]), 5)
    s.line(spline([(112, 222), (284, 222)]), 7)
    for x, y, k in ((50, 252, 1.3), (120, 262, 1.1), (300, 258, 1.4), (366, 250, 1.1), (210, 270, 1.2)):
        dust(s, x, y, k, "#ead7a8")
    crowd(s, 280, 5, 2, 0.8)


def _anthem(s: Sheet) -> None:
    _night(s)
    for i, (x, colour) in enumerate(((110, "rose"), (290, "mint"))):
        s.ink(circle(x, 170, 78), "ink", 3.6, 2.6)
        for r in (66, 54, 42):
            s.line(circle(x, 170, r), 1.6, "slate", "type")
        s.ink(circle(x, 170, 28), colour, 3.2, 0)
        s.text(x, 166, ("ANTHEM", "REMIX")[i], "num", 18, fit=48)
        s.text(x, 184, "VOTE!", "num", 17)
        s.ink(circle(x, 170, 4), "ink", 1, 0)
        s.stroke([(x + 66, 88), (x + 70, 130), (x + 40, 150)], 9, "ash", "key", a=0.9, b=0.7)
    for x, y, k in ((46, 62, 1.0), (200, 48, 1.3), (352, 66, 1.0)):
        with s.at(x, y, k):
            s.ink(oval(0, 0, 12, 9), "haldi", 2.8, 1.2)
            s.line(spline([(11, 0), (11, -36)]), 5)
            s.stroke([(11, -36), (28, -28), (26, -12)], 8, a=0.8)
    s.ink(rrect(60, 250, 280, 34, 17), "cream", 3.2, 2)
    s.text(200, 277, "40,00,000 VIEWS (39 OURS)", "num", 24, "sindoor", fit=256)


def _wraparound(s: Sheet) -> None:
    _day(s, "pink")
    with s.at(200, 152, 1.1, -5):
        s.ink(rrect(-140, -112, 136, 226, 2), "news", 3.6, 2.6)
        s.ink(rrect(-4, -112, 144, 226, 2), "news", 3.6, 2.6)
        s.text(68, -80, "The Daily Us", "deva", 31, "press", fit=132)
        s.line(spline([(6, -70), (130, -70)]), 3, "press")
        s.ink(rrect(8, -60, 122, 118, 2), "haldi", 3, 0)
        with s.inside(rrect(8, -60, 122, 118, 2)):
            s.fill(rays(69, 30, 140, 16, 0.1), "lemon")
            figure(s, 69, 12, 2.0, "white", 1, "topi")
        s.line(rrect(8, -60, 122, 118, 2), 3)
        s.text(69, 88, "IT IS HIM", "num", 37, "press", fit=122)
        s.text(69, 107, "news: page 5", "num", 17, "sindoor")
        s.text(-72, -76, "ADVT. ADVT.", "num", 25, "press", fit=118)
        for i in range(9):
            s.stroke(
                [(-130, -56 + i * 18), (-16 - (i * 23) % 40, -56 + i * 18)], 5, "ash", "type", a=0.9, b=0.9
            )
    s.ink(rrect(-20, 276, 440, 60), "rose", 3.2, 0)


def _booking(s: Sheet) -> None:
    _day(s, "lemon")
    bunting(s, 10, 2)
    s.ink(rrect(70, 100, 260, 138, 5), "cream", 3.6, 2.4)
    s.ink(rrect(70, 100, 260, 46, 5), "leaf", 3.4, 1.4)
    s.text(200, 135, "WE WON!*", "num", 42, "cream")
    figure(s, 200, 176, 1.1, "white", 1, "topi")
    for side in (-1, 1):
        s.stroke([(200 + side * 18, 208), (200 + side * 44, 178), (200 + side * 40, 148)], 14, a=0.9, b=0.7)
        s.stroke(
            [(200 + side * 18, 208), (200 + side * 43, 178), (200 + side * 40, 149)],
            8,
            "#a96d42",
            "type",
            a=0.9,
            b=0.7,
        )
        for i in range(3):
            marigold(s, 200 + side * 14, 202 + i * 11, 7)
    s.text(120, 198, "*polling", "hand", 29, "sindoor", fit=74)
    s.text(120, 222, "tomorrow", "hand", 29, "sindoor", fit=74)
    s.ink(rrect(56, 236, 288, 24, 3), "brown", 3.4, 2)
    for i in range(30):
        x, y = (i * 83) % 400, 30 + (i * 47) % 200
        s.ink(
            moved(rrect(-5, -3, 10, 6, 1), x, y, rot=i * 37),
            ("sindoor", "haldi", "teal", "purple", "rose")[i % 5],
            1.6,
            0,
        )
    with s.at(336, 84, rot=12):
        s.ink(rrect(-48, -22, 96, 44, 6), "rose", 3.2, 2)
        s.text(0, 11, "TICKET", "num", 31, "cream", fit=82)
    crowd(s, 272, 10, 6, 0.9)
    loudspeaker(s, 30, 150, 0.8)


SCENES: dict[str, Callable[[Sheet], None]] = {
    "b_01": _manifesto,
    "b_02": _chain,
    "b_03": _shouting,
    "b_04": _celebrity,
    "b_05": _bus,
    "b_06": _drones,
    "b_07": _stones,
    "b_08": _giga_stage,
    "b_09": _helicopter,
    "b_10": _anthem,
    "b_11": _wraparound,
    "b_12": _booking,
}
