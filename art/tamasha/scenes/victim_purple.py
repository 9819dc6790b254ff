"""Purple's injured innocence."""

from __future__ import annotations

from art.portraits.common import side_shade
from art.press import Sheet, arc, blob, circle, moved, oval, poly, rrect, spline
from art.tamasha.scenes.cast import figure, signboard, speech, sun, wheel
from art.tamasha.scenes.exhibits import (
    burst_ground,
    drop,
    eye_tear,
    hand,
    page,
    price_tag,
    room,
)
from art.tamasha.scenes.news_ground import ground


def tractor_wept(s: Sheet) -> None:
    """My Tractor Also Wept."""
    burst_ground(s, "lilac", 200, 120, "white")
    ground(s, "#9dbb5e", 214)
    s.ink(rrect(246, 44, 96, 96, 8), "sindoor", 4, 3)
    s.ink(rrect(258, 58, 72, 50, 4), "sky", 3.4, 0)
    s.ink(rrect(234, 34, 120, 16, 6), "ink", 2, 0)
    s.ink(rrect(124, 32, 14, 72, 4), "slate", 3.6, 2)
    s.ink(blob("64,108 84,92 250,92 260,120 258,196 70,200 58,170"), "sindoor", 4.2, 3.4)
    s.ink(rrect(58, 158, 92, 36, 5), "ink", 2.4, 0)
    for i in range(6):
        s.ink(rrect(66 + i * 14, 162, 7, 28, 2), "ash", 2, 0)
    eye_tear(s, 84, 128, 0.92)
    eye_tear(s, 140, 128, 0.92)
    s.stroke([(56, 106), (76, 100), (96, 106)], 6)
    s.stroke([(124, 104), (142, 100), (164, 108)], 6)
    drop(s, 92, 196, 0.9)
    drop(s, 154, 192, 0.9)
    wheel(s, 296, 196, 64)
    for i in range(10):
        s.line(moved(rrect(-5, -64, 10, 12, 2), 296, 196, rot=i * 36), 3)
    wheel(s, 118, 222, 36)
    s.ink(oval(104, 262, 62, 11), "sky", 3, 0)


def wounded_workers(s: Sheet) -> None:
    """They Wound Every Worker Through Me."""
    burst_ground(s, "#c9a4de", 206, 90, "white")
    with s.at(206, 92, 2.3):
        figure(s, 0, 0, 1, "white", 1, "hair")
        s.ink(poly("-15,-12 14,-16 15,-6 -14,-2"), "white", 2, 0.6)
        s.fill(circle(6, -9, 3.4), "sindoor", plate="type")
        s.ink(poly("-22,32 20,54 16,62 -24,42"), "cream", 1.8, 0.6)
    for side in (-1, 1):
        s.stroke([(206 + side * 66, 70), (206 + side * 112, 48)], 8, a=0.9)
        s.stroke([(206 + side * 72, 104), (206 + side * 116, 104)], 8, a=0.9)
    for i in range(7):
        x = 26 + i * 58
        y = 204 + (i * 29) % 12
        figure(s, x, y, 1.08, ("teal", "indigo", "sindoor", "leaf")[i % 4], i, "helmet")
        s.ink(moved(rrect(-12, -5, 24, 10, 2), x + 4, y - 8, rot=-14), "white", 2.4, 0.8)
        drop(s, x - 12, y + 20, 0.44)


def once_a_fresher(s: Sheet) -> None:
    """I Too Was Once a Fresher."""
    room(s, "#b9a6d8", "#7d62a8", 240)
    with s.at(176, 140, rot=-5):
        s.ink(rrect(-94, -116, 188, 220, 4), "white", 4, 3.2)
        s.text(0, -76, "REPORT", "num", 44, "purple", fit=160)
        for i, (what, mark) in enumerate((("Maths", "9"), ("Ethics", "3"), ("Lunch", "98"))):
            s.text(-76, -28 + i * 42, what, "hand", 31, anchor="l", fit=96)
            s.text(76, -28 + i * 42, mark, "num", 40, "sindoor", anchor="r")
            s.line(spline([(-78, -18 + i * 42), (78, -18 + i * 42)]), 1.8, "ash", "type")
        s.line(circle(60, 16, 27), 5, "stamp", "type")
    figure(s, 322, 108, 1.9, "purple", 2, "hair")
    s.ink(poly("284,70 322,54 360,70 322,86"), "ink", 3, 1.4)
    s.line(spline([(352, 74), (362, 100)]), 4, "haldi", "type")
    drop(s, 306, 134, 0.9)
    drop(s, 340, 140, 0.8)
    s.ink(rrect(276, 212, 96, 60, 5), "brown", 3.6, 2)


def passbook(s: Sheet) -> None:
    """My Passbook Is My Character."""
    burst_ground(s, "#dcc3ec", 206, 140, "white")
    with s.at(206, 146, rot=-4):
        s.ink(poly("-76,-104 92,-104 92,66 78,80 92,96 70,108 -76,108"), "cream", 4, 3.2)
        s.ink(rrect(-94, -110, 172, 220, 9), "teal", 4.2, 3.2)
        s.line(rrect(-82, -98, 148, 196, 6), 2.2, "lemon", "type")
        s.text(-8, -60, "PASSBOOK", "num", 38, "cream", fit=132)
        for side in (-1, 1):
            s.ink(circle(-8 + side * 28, -14, 16), "white", 3.2, 1)
            s.fill(circle(-6 + side * 28, -18, 7), "ink", plate="type")
            s.stroke([(-8 + side * 14, -44), (-8 + side * 30, -38), (-8 + side * 46, -34)], 6)
        s.stroke([(-26, 30), (-8, 22), (10, 30)], 6)
    hand(s, 222, 206, 0.92, 8, "purple")
    for x, y, turn in ((330, 80, 18), (356, 124, -24), (66, 96, -14)):
        page(s, x, y, 46, 56, "white", turn, 3)
    drop(s, 166, 166, 0.9)


def trembling_scale(s: Sheet) -> None:
    """Even My Scale Is Trembling."""
    burst_ground(s, "#d0b3e4", 206, 120, "white")
    for dx in (-7, 7):
        s.line(spline([(206 + dx, 50), (206 + dx, 230)]), 3, "purple", "flat")
    s.line(spline([(206, 50), (206, 238)]), 13)
    s.line(spline([(206, 52), (206, 236)]), 6, "haldi")
    s.ink(poly("152,236 260,236 284,266 128,266"), "brown", 3.8, 2.4)
    s.line(spline([(92, 84), (320, 84)]), 12)
    s.line(spline([(92, 84), (320, 84)]), 5.4, "haldi")
    s.ink(circle(206, 84, 26), "cream", 3.8, 2)
    for side in (-1, 1):
        s.fill(circle(206 + side * 9, 80, 3.6), "ink", plate="type")
    s.stroke([(195, 97), (206, 91), (217, 97)], 4)
    drop(s, 194, 100, 0.44)
    for x in (98, 314):
        for side in (-1, 1):
            s.line(spline([(x, 86), (x + side * 46, 152)]), 3)
        s.ink(blob([(x - 54, 152), (x, 186), (x + 54, 152), (x, 160)]), "haldi", 3.8, 2.4)
        for side in (-1, 1):
            for i in range(2):
                at = x + side * (62 + i * 12)
                s.stroke(
                    [(at, 140), (at + side * 5, 152), (at, 164), (at + side * 5, 176)], 4.4, a=0.8, b=0.8
                )
    for i, x in enumerate((80, 98, 116)):
        drop(s, x, 138 - (i % 2) * 8, 1.0)
    s.ink(rrect(286, 118, 56, 36, 5), "slate", 3.4, 2)
    s.text(314, 146, "½ kg", "num", 28, "cream")
    price_tag(s, 232, 206, "GRIEF", 12, 28)


def other_coat(s: Sheet) -> None:
    """The File Was in My Other Coat."""
    room(s, "#c7b4dd", "#866aa8", 250)
    s.ink(rrect(60, 34, 300, 22, 4), "wood", 3.8, 2.4)
    for x in (118, 212, 306):
        s.line(arc(x, 62, 10, 0, 200), 6)
    s.ink(
        poly(
            "178,78 212,66 246,78 282,104 292,236 262,240 256,150 258,262 "
            "166,262 168,150 162,240 132,236 142,104"
        ),
        "#6b5b4d",
        4.2,
        3.4,
    )
    s.ink(poly("196,72 212,112 228,72 240,80 212,160 184,80"), "#8a7663", 3.4, 1.4)
    for y in (178, 206):
        s.fill(circle(212, y, 5), "ink", plate="type")
    s.ink(poly("226,176 272,166 278,216 230,222"), "lemon", 3.6, 2)
    s.text(252, 204, "FILE", "num", 29, "sindoor", fit=40)
    s.ink(poly("220,200 276,200 274,248 222,248"), "#6b5b4d", 3.4, 1.4)
    price_tag(s, 250, 80, "TRANSFERRED", 9, 23)
    dash = poly("306,72 340,98 334,180 278,180 272,98")
    s.line(dash, 3, "lilac", "flat")
    s.text(308, 146, "?", "num", 54, "plum")


def salute(s: Sheet) -> None:
    """Salute First, Question Later."""
    burst_ground(s, "#cbb2e2", 176, 120, "white")
    s.ink(blob("60,300 70,226 124,196 214,196 270,226 280,300"), "#5b6b3a", 4.2, 3.2)
    s.ink(circle(170, 124, 66), "#a96d42", 4.2, 3)
    side_shade(s, circle(170, 124, 66), "#a5664a", 0.8, (20, 8))
    s.ink(blob("98,104 96,66 130,40 208,38 246,62 246,98 170,86"), "#5b6b3a", 4, 2.6)
    s.ink(blob("98,102 170,84 250,98 258,112 170,104 88,116"), "ink", 3, 0)
    for side in (-1, 1):
        s.ink(oval(166 + side * 24, 126, 9, 8), "white", 3, 0)
        s.fill(circle(166 + side * 24 + 3, 126, 4), "ink", plate="type")
    s.stroke([(126, 158), (166, 146), (208, 158)], 14, a=0.2, b=0.2)
    s.stroke([(272, 232), (316, 186), (262, 110)], 40, "ink", "key", a=0.9, b=0.7)
    s.stroke([(272, 232), (314, 186), (263, 114)], 30, "#5b6b3a", "type", a=0.9, b=0.7)
    s.ink(poly("276,120 216,82 206,94 262,138"), "#a96d42", 3.8, 2)
    s.stroke([(222, 92), (262, 120)], 3)
    for i, (x, y) in enumerate(((336, 62), (366, 122), (352, 236))):
        speech(s, x, y, 58, 50, "?", -22, "white", 40 - i * 2)
    for i in range(3):
        s.ink(rrect(108 + i * 20, 232, 18, 14, 2), ("sindoor", "haldi", "sky")[i], 2.6, 0)


def in_this_heat(s: Sheet) -> None:
    """At My Age, in This Heat."""
    burst_ground(s, "#f0b0a0", 322, 64)
    sun(s, 322, 66, 42)
    ground(s, "#c79ad0", 234)
    for x in (136, 226):
        s.ink(rrect(x, 152, 10, 112, 2), "brown", 3.2, 1.4)
    s.ink(rrect(130, 96, 14, 112, 4), "brown", 3.4, 1.6)
    s.ink(rrect(128, 196, 116, 16, 4), "brown", 3.6, 2)
    figure(s, 190, 106, 1.6, "white", 2, "grey")
    s.ink(poly("158,206 252,206 262,262 232,262 226,226 196,226 190,262 160,262"), "slate", 3.4, 1.8)
    s.ink(rrect(166, 102, 20, 14, 4), "white", 2.6, 0)
    s.ink(rrect(192, 102, 20, 14, 4), "white", 2.6, 0)
    for x, y in ((160, 84), (222, 92), (216, 128)):
        drop(s, x, y, 0.6)
    with s.at(116, 146, rot=-24):
        s.ink(rrect(-5, 10, 10, 58, 3), "wood", 3, 1.4)
        s.ink(circle(0, -14, 36), "lemon", 3.6, 2.2)
        for a in range(-3, 4):
            s.line(spline([(0, 18), (a * 9, -46 + abs(a) * 5)]), 2)
    s.stroke([(146, 176), (134, 190), (126, 190)], 9, "ink", "key", a=0.9, b=0.9)
    with s.at(338, 190):
        s.ink(rrect(-34, -26, 62, 46, 6), "ink", 3, 1.6)
        s.ink(circle(-38, -3, 17), "slate", 3.2, 1.6)
        s.ink(circle(-38, -3, 8), "sky", 2.6, 0)
        s.ink(rrect(-10, -42, 30, 18, 4), "ink", 2.4, 0)
        s.fill(circle(18, -14, 4), "sindoor", plate="type")
        for dx in (-26, 0, 26):
            s.line(spline([(-4, 20), (-4 + dx, 76)]), 5)


def stuck_lift(s: Sheet) -> None:
    """Who Will Think of the Lift?"""
    room(s, "#cdbbe0", "#7d62a8", 252)
    s.ink(rrect(106, 26, 190, 230, 4), "slate", 4.2, 3)
    s.ink(rrect(120, 62, 162, 194, 2), "#241a36", 3.6, 0)
    s.ink(rrect(150, 32, 102, 24, 4), "ink", 2, 0)
    s.text(201, 52, "3½", "num", 25, "haldi")
    figure(s, 201, 142, 1.9, "purple", 1, "hair")
    s.stroke([(180, 116), (190, 122)], 5)
    s.stroke([(222, 116), (212, 122)], 5)
    for side in (-1, 1):
        x = 120 if side < 0 else 232
        s.ink(rrect(x, 62, 50, 194, 2), "ash", 3.8, 2)
        s.stroke([(x + 14, 74), (x + 14, 150)], 5, "white", "type")
        s.ink(
            blob(
                [
                    (201 + side * 24, 168),
                    (201 + side * 40, 160),
                    (201 + side * 44, 176),
                    (201 + side * 28, 184),
                ]
            ),
            "#a96d42",
            3,
            1.4,
        )
    for i, (x, word, colour) in enumerate(
        ((52, "TV 1", "sindoor"), (352, "TV 2", "haldi"), (316, "TV 3", "mint"))
    ):
        y = (176, 120, 206)[i]
        side = 1 if x < 200 else -1
        s.stroke([(x - side * 50, y + 60), (x, y)], 12, "ink", "key", a=0.9, b=0.9)
        s.ink(circle(x + side * 8, y - 10, 19), "ash", 3.4, 2)
        s.ink(rrect(x - 30 - side * 14, y + 14, 60, 30, 4), colour, 3.2, 1.6)
        s.text(x - side * 14, y + 38, word, "num", 26, "cream" if i == 0 else "ink")


def handkerchief(s: Sheet) -> None:
    """Mrs. Jamuni Weeps in Purple."""
    room(s, "#d9c4e8", "#7a4f9c", 246)
    s.glow(206, 120, 130, "lemon", 0.8)
    s.ink(poly("144,214 268,214 282,300 130,300"), "white", 4, 3)
    s.ink(rrect(132, 200, 148, 20, 4), "ash", 3.8, 2.4)
    s.ink(poly("160,150 206,62 214,66 258,148 270,186 236,176 214,192 184,178 146,190"), "purple", 4, 3)
    s.stroke([(206, 70), (196, 120), (176, 170)], 5, "lilac", "type")
    s.stroke([(210, 74), (216, 130), (214, 182)], 5, "lilac", "type")
    s.stroke([(214, 80), (236, 130), (254, 170)], 5, "lilac", "type")
    s.text(204, 152, "J", "sign", 36, "cream", outline=("ink", 4))
    drop(s, 178, 204, 0.7, "lilac")
    dome = blob("132,202 132,110 160,50 206,34 252,50 280,110 280,202")
    s.line(dome, 5)
    s.stroke([(150, 172), (152, 110), (176, 66)], 8, "white", "type")
    signboard(s, 206, 246, 112, 34, "DO NOT SOB", "lemon", "ink", 25)
    for x in (64, 348):
        s.ink(rrect(x - 5, 150, 10, 110, 3), "haldi", 3.4, 1.8)
        s.ink(circle(x, 146, 11), "haldi", 3.2, 1.6)
        s.ink(oval(x, 262, 24, 8), "haldi", 3.2, 1.4)
    s.line(spline([(64, 162), (100, 206), (134, 218)]), 9, "sindoor")
    s.line(spline([(348, 162), (312, 206), (280, 218)]), 9, "sindoor")
