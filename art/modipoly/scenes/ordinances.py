"""Fifteen engravings for fifteen ordinances."""

from __future__ import annotations

import math
from collections.abc import Callable

from art.modipoly.scenes.news import ground
from art.press import Sheet, arc, blob, circle, oval, poly, rrect, spline
from art.tamasha.scenes.cast import clock, dust, figure, papers, speech
from art.tamasha.scenes.exhibits import note, padlock, page


def fund(s: Sheet) -> None:
    """A collection box that nobody may open."""
    ground(s)
    s.ink(rrect(118, 86, 164, 150, 8), "#5a5a5a", 4.4, 3.4)
    s.ink(rrect(104, 66, 192, 30, 6), "#6a6a6a", 4.2, 2.4)
    s.ink(rrect(154, 74, 92, 11, 5), "ink", 2, 0)
    for i, (x, y, turn) in enumerate(((166, 40, -14), (214, 30, 10), (250, 44, 26))):
        note(s, x, y, turn, 1.0, "white" if i % 2 else "#d8d8d8")
    s.ink(rrect(140, 118, 120, 56, 4), "white", 3.8, 2)
    s.text(200, 158, "NO RTI", "num", 42, fit=108)
    padlock(s, 200, 204, 0.74, "#b4b4b4")


def demonetisation(s: Sheet) -> None:
    """At midnight the notes become souvenirs."""
    s.fill(rrect(-40, -40, 480, 360), "#2a2a2a")
    s.glow(200, 100, 200, "white", 0.8)
    clock(s, 200, 92, 74, 12, 0)
    for i in range(7):
        x, y = 44 + i * 52, 196 + (i % 2) * 22
        note(s, x, y, -24 + i * 9, 1.1, "white" if i % 3 else "#b4b4b4")
        s.line(spline([(x - 26, y - 18), (x + 26, y + 18)]), 6)
    for x, y, turn in ((70, 66, -24), (334, 60, 20), (354, 132, 34)):
        with s.at(x, y, rot=turn):
            s.ink(poly("-34,0 34,-18 4,6"), "white", 3.4, 1.6)
            s.ink(poly("34,-18 4,6 12,24"), "#b4b4b4", 3.4, 1.4)


def bulldozer(s: Sheet) -> None:
    """The notice is dated tomorrow."""
    ground(s)
    s.ink(rrect(262, 96, 118, 116, 2), "white", 4, 2.4)
    s.ink(poly("248,100 320,40 394,100"), "#7c7c7c", 4, 2.4)
    s.ink(poly("262,96 296,132 270,150 300,180 272,212 262,212"), "#c4c4c4", 3.6, 0)
    s.ink(rrect(330, 150, 30, 62, 2), "#5a5a5a", 3.4, 0)
    s.ink(rrect(64, 104, 120, 62, 8), "#6a6a6a", 4.2, 3)
    s.ink(rrect(60, 46, 72, 64, 6), "#6a6a6a", 4.2, 2.4)
    s.ink(rrect(70, 56, 52, 40, 3), "white", 3.4, 0)
    s.ink(rrect(150, 72, 14, 36, 3), "#3a3a3a", 3.4, 1.4)
    s.ink(rrect(36, 162, 172, 56, 28), "#3a3a3a", 4.2, 2.6)
    for x in (66, 104, 142, 178):
        s.ink(circle(x, 190, 17), "#b4b4b4", 3.4, 1)
    s.stroke([(178, 146), (212, 166), (232, 170)], 16, "ink", "key", a=0.9, b=0.9)
    s.ink(blob("226,104 250,112 258,160 250,214 222,222 238,166"), "#8c8c8c", 4.2, 2.6)
    for x, k in ((268, 1.0), (310, 1.2), (244, 0.8)):
        dust(s, x, 214, k, "white")


def bonds(s: Sheet) -> None:
    """Anonymous to everybody except two."""
    ground(s, "#9c9c9c", "#5a5a5a", 226)
    s.ink(rrect(118, 72, 164, 112, 6), "white", 4.2, 3.2)
    s.ink(poly("118,72 282,72 200,142"), "#d8d8d8", 4, 2)
    s.ink(circle(200, 128, 25), "#5a5a5a", 3.8, 2)
    s.text(200, 142, "₹", "bold", 38, "white")
    for side in (-1, 1):
        with s.at(200 + side * 76, 146, 1.0, 0, flip=side < 0):
            s.ink(poly("40,-40 170,-54 170,60 40,44"), "#2e2e2e", 4, 2.6)
            s.ink(blob("4,-8 26,-34 60,-36 66,0 60,36 26,36 0,18"), "#b4b4b4", 3.8, 2.2)
            for i in range(3):
                s.stroke([(10, 0 + i * 11), (30, -2 + i * 11), (46, 2 + i * 10)], 3.4)
    for side in (-1, 1):
        s.ink(
            blob(
                [
                    (200 + side * 20, 20),
                    (200 + side * 58, 8),
                    (200 + side * 96, 24),
                    (200 + side * 84, 44),
                    (200 + side * 50, 40),
                    (200 + side * 24, 40),
                ]
            ),
            "ink",
            3,
            0,
        )
        s.ink(oval(200 + side * 60, 26, 13, 8), "white", 2.6, 0)


def uapa(s: Sheet) -> None:
    """An express without stops."""
    ground(s, "#b8b8b8", "#7c7c7c", 206)
    s.ink(blob("20,74 250,64 320,76 372,142 378,196 20,200"), "#5a5a5a", 4.4, 3.4)
    s.ink(blob("292,88 318,90 352,136 300,140"), "white", 3.6, 0)
    for x in (44, 118, 192):
        s.ink(rrect(x, 92, 58, 62, 4), "white", 3.6, 0)
        with s.inside(rrect(x, 92, 58, 62, 4)):
            figure(s, x + 29, 124, 1.05, "#8c8c8c", x // 70, "hair")
        for i in range(4):
            s.ink(rrect(x + 7 + i * 14, 88, 5, 70, 1), "ink", 2, 0)
    s.fill(rrect(20, 166, 354, 11), "white")
    for x in range(60, 360, 62):
        s.ink(circle(x, 204, 15), "#3a3a3a", 3.6, 1.4)
    s.line(spline([(-20, 222), (420, 222)]), 7)
    s.text(266, 60, "NON-STOP", "num", 34, fit=150)


def agency_week(s: Sheet) -> None:
    """Three agencies, one sofa."""
    ground(s, "#bcbcbc", "#8a8a8a", 216)
    s.ink(rrect(34, 112, 332, 82, 22), "#7c7c7c", 4.2, 3)
    for i, x in enumerate((106, 200, 294)):
        figure(s, x, 96, 1.7, "#3a3a3a", i, "hair")
        s.ink(blob([(x - 30, 82), (x - 22, 52), (x, 46), (x + 22, 52), (x + 30, 82)]), "ink", 3.6, 0)
        s.ink(rrect(x - 44, 78, 88, 10, 4), "ink", 3, 0)
        s.ink(rrect(x - 21, 92, 42, 12, 5), "ink", 2, 0)
        s.ink(rrect(x - 28, 158, 56, 30, 3), "white", 3.4, 1.6)
        s.text(x, 182, ("A", "B", "C")[i], "num", 27)
    s.ink(rrect(20, 140, 42, 80, 16), "#6a6a6a", 4, 2.4)
    s.ink(rrect(338, 140, 42, 80, 16), "#6a6a6a", 4, 2.4)
    s.ink(rrect(40, 192, 320, 34, 10), "#8c8c8c", 4, 2.4)


def one_election(s: Sheet) -> None:
    """One box for everything."""
    ground(s)
    s.ink(rrect(130, 92, 200, 136, 6), "#5a5a5a", 4.4, 3.4)
    s.ink(poly("112,98 348,98 326,62 134,62"), "#7c7c7c", 4.2, 2.4)
    s.ink(rrect(176, 72, 108, 15, 6), "ink", 2, 0)
    s.text(230, 190, "ONE", "num", 84, "white", fit=160)
    for i, (x, y, turn) in enumerate(
        ((64, 190, -10), (40, 138, 12), (92, 132, -18), (70, 82, 22), (118, 44, -24))
    ):
        with s.at(x, y, 1, turn):
            s.ink(rrect(-24, -16, 48, 36, 3), "white", 3.4, 2)
            s.ink(poly("-28,-14 28,-14 22,-24 -22,-24"), "#b4b4b4", 3.2, 1.2)
            s.text(0, 14, ["28", "22", "19", "7", "4"][i], "num", 22)
    s.stroke([(90, 20), (160, 8), (214, 44)], 8, "ink", "key", a=0.4, b=0.9)
    s.fill(poly("200,40 232,40 218,62"), "ink", plate="key")


def pipeline(s: Sheet) -> None:
    """It was ours; now it is on a slide."""
    ground(s)
    s.ink(poly("20,110 82,66 144,110"), "white", 4, 2.4)
    for i in range(3):
        s.ink(rrect(34 + i * 38, 110, 22, 80, 2), "white", 3.8, 2)
    s.ink(rrect(16, 188, 134, 20, 2), "#b4b4b4", 3.8, 2)
    s.stroke([(140, 168), (196, 168), (210, 120), (286, 112)], 44, "ink", "key", a=0.95, b=0.95)
    s.stroke([(140, 168), (196, 168), (210, 120), (286, 112)], 34, "#8c8c8c", "type", a=0.95, b=0.95)
    for x, y in ((162, 168), (250, 115)):
        s.ink(rrect(x - 9, y - 28, 18, 56, 4), "#5a5a5a", 3.8, 2)
    s.ink(circle(206, 96, 24), "#5a5a5a", 3.8, 2)
    s.line(spline([(188, 96), (224, 96)]), 6, "white", "type")
    s.ink(blob("262,196 268,156 306,136 350,140 380,172 376,206 344,222 292,222"), "#b4b4b4", 4.2, 3)
    s.ink(circle(376, 178, 15), "#b4b4b4", 3.6, 1.6)
    s.ink(poly("290,142 296,118 318,136"), "#b4b4b4", 3.6, 1.6)
    s.ink(rrect(302, 142, 36, 8, 3), "ink", 2, 0)
    for x in (292, 346):
        s.ink(rrect(x - 9, 218, 18, 22, 4), "#b4b4b4", 3.6, 1.4)
    s.fill(circle(352, 168, 5), "ink", plate="key")
    for i in range(3):
        s.ink(oval(298 + i * 16, 122 - (i % 2) * 12, 13, 8), "white", 3, 1.2)


def farm_laws(s: Sheet) -> None:
    """A voice vote; the voice was recorded earlier."""
    ground(s, "#cacaca", "#8e8e8e", 190)
    for i in range(-6, 7):
        s.line(spline([(200 + i * 20, 190), (200 + i * 70, 300)]), 4, "#5a5a5a", "flat")
    s.ink(rrect(84, 70, 232, 132, 10), "#5a5a5a", 4.4, 3.4)
    s.ink(rrect(100, 84, 200, 74, 6), "white", 3.8, 0)
    for x in (150, 250):
        s.ink(circle(x, 120, 27), "#8c8c8c", 3.8, 0)
        for i in range(3):
            a = math.radians(i * 120 + x)
            s.line(spline([(x, 120), (x + 24 * math.cos(a), 120 + 24 * math.sin(a))]), 4)
        s.ink(circle(x, 120, 8), "white", 3, 0)
    for i in range(5):
        s.ink(rrect(108 + i * 38, 168, 30, 22, 4), "white" if i != 3 else "#2a2a2a", 3.4, 1.4)
    speech(s, 326, 44, 104, 50, "AYE!", -60, "white", 40)
    speech(s, 74, 44, 104, 50, "AYE!", 50, "white", 40)


def ration(s: Sheet) -> None:
    """The bag is recyclable; so is the photograph."""
    ground(s)
    body = blob("98,232 88,150 108,92 140,74 262,74 294,92 314,150 304,232 200,240")
    s.ink(blob("150,74 134,40 200,52 266,40 252,74"), "white", 4, 2)
    s.ink(body, "white", 4.4, 3.4)
    s.stroke([(146, 74), (200, 82), (256, 74)], 9, "#5a5a5a", "key", a=0.9, b=0.9)
    s.ink(rrect(138, 96, 124, 94, 4), "#5a5a5a", 4.2, 2.4)
    s.ink(rrect(148, 106, 104, 74, 2), "#c4c4c4", 3.4, 0)
    s.ink(circle(200, 132, 19), "ink", 3, 0)
    s.ink(blob("160,180 168,158 188,150 212,150 232,158 240,180"), "ink", 3, 0)
    s.text(200, 222, "5 KG · FREE", "num", 31, fit=170)
    for i in range(12):
        s.ink(oval(90 + i * 21, 244 + (i % 3) * 5, 8, 5), "white", 2.4, 0.8)


def vista(s: Sheet) -> None:
    """A new building for the old answers."""
    ground(s, "#c8c8c8", "#9a9a9a", 226)
    s.ink(rrect(20, 84, 360, 124, 2), "white", 4.4, 3)
    s.ink(rrect(6, 62, 388, 26, 3), "#b4b4b4", 4.2, 2.4)
    for i in range(11):
        s.ink(rrect(32 + i * 32, 88, 18, 116, 2), "#d8d8d8", 3.6, 1.6)
    s.ink(blob("140,62 152,26 200,8 248,26 260,62"), "#8c8c8c", 4.2, 2.4)
    s.ink(rrect(0, 204, 400, 24, 2), "#b4b4b4", 4, 2)
    s.ink(rrect(184, 150, 32, 56, 2), "ink", 3, 0)
    figure(s, 200, 226, 0.42, "ink", 1, "hair")
    s.ink(rrect(270, 232, 116, 34, 3), "white", 3.4, 1.6)
    s.text(328, 258, "MARBLE ₹₹", "bold", 19)


def fact_check(s: Sheet) -> None:
    """Facts are checked at the gate and returned on exit."""
    ground(s, "#c0c0c0", "#7a7a7a", 216)
    s.ink(rrect(104, 20, 192, 44, 6), "#5a5a5a", 4.2, 2.6)
    s.text(200, 54, "FACTS", "num", 38, "white", track=3)
    for x in (104, 264):
        s.ink(rrect(x, 60, 32, 170, 4), "#6a6a6a", 4.2, 2.6)
        for i in range(4):
            s.fill(circle(x + 16, 88 + i * 34, 6), "white", plate="type")
    s.ink(rrect(20, 194, 360, 26, 8), "#3a3a3a", 4, 2)
    for i in range(8):
        s.ink(circle(44 + i * 45, 208, 9), "#b4b4b4", 2.8, 0)
    for x, turn in ((52, -6), (200, 4)):
        page(s, x, 156, 66, 74, "white", turn, 4)
    with s.at(344, 158, rot=8):
        s.ink(rrect(-33, -36, 66, 72, 4), "white", 3.8, 2.4)
        for i in range(4):
            s.ink(rrect(-26, -26 + i * 15, 50 - i * 6, 9, 1), "ink", 1, 0)


def delimitation(s: Sheet) -> None:
    """Same map, new pencil."""
    ground(s, "#b0b0b0", "#8a8a8a", 400)
    s.ink(blob("60,120 84,46 160,26 244,40 320,30 352,96 330,170 268,226 180,236 100,206"), "white", 4.4, 3.4)
    for line in ("86,52 150,110 120,206", "160,28 176,100 260,150 268,224", "344,84 250,104 176,100"):
        s.line(
            spline([(float(a), float(b)) for a, b in (p.split(",") for p in line.split())]),
            3,
            "#8c8c8c",
            "type",
        )
    s.line(spline([(70, 150), (130, 90), (170, 160), (220, 60), (262, 176), (304, 84), (334, 140)]), 8)
    with s.at(318, 118, rot=34):
        s.ink(rrect(-13, -132, 26, 112, 3), "#5a5a5a", 4, 2.6)
        s.ink(poly("-13,-20 13,-20 0,20"), "white", 3.8, 1.6)
        s.fill(poly("-5,4 5,4 0,20"), "ink", plate="key")
        s.ink(rrect(-13, -150, 26, 22, 5), "#b4b4b4", 3.8, 1.6)


def lateral_exit(s: Sheet) -> None:
    """Your post has been outsourced to a presentation."""
    ground(s)
    s.ink(rrect(20, 16, 180, 120, 4), "white", 4.2, 2.6)
    s.text(110, 66, "SLIDE 1", "num", 44, fit=150)
    s.text(110, 108, "of 96", "num", 34, "#5a5a5a")
    s.line(spline([(110, 136), (110, 216)]), 7)
    s.line(spline([(70, 226), (110, 196), (150, 226)]), 7)
    with s.at(292, 132, rot=26):
        s.ink(rrect(-34, -84, 70, 78, 14), "#5a5a5a", 4.2, 3)
        s.ink(rrect(-44, -4, 92, 26, 10), "#6a6a6a", 4.2, 2.6)
        s.ink(rrect(-6, 22, 14, 38, 3), "#8c8c8c", 3.6, 1.6)
        for dx in (-40, 0, 40):
            s.line(spline([(0, 58), (dx, 78)]), 7)
            s.ink(circle(dx, 84, 8), "ink", 2, 0)
    for i in range(4):
        s.stroke([(206 + i * 8, 116 + i * 24), (240 + i * 6, 104 + i * 24)], 7, a=0.2, b=0.9)
    s.ink(rrect(346, 40, 60, 190, 3), "#3a3a3a", 4, 2)
    s.ink(rrect(356, 52, 50, 178, 2), "white", 3.4, 0)
    papers(s, 250, 236, 4, 66, 9)


def rename(s: Sheet) -> None:
    """The road, the stadium, the station."""
    ground(s)
    s.ink(rrect(190, 60, 16, 190, 3), "#5a5a5a", 4, 2)
    for y, word, side, struck in (
        (54, "ROAD", 1, True),
        (104, "STADIUM", -1, True),
        (154, "STATION", 1, False),
    ):
        x1, x2 = 198 - side * 40, 198 + side * 140
        s.ink(
            poly([(x1, y - 23), (x2, y - 23), (x2 + side * 26, y), (x2, y + 23), (x1, y + 23)]),
            "white",
            4,
            2.4,
        )
        s.text((x1 + x2) / 2, y + 13, word, "num", 37, fit=150)
        if struck:
            s.line(spline([(min(x1, x2) + 10, y + 4), (max(x1, x2) - 10, y - 6)]), 7)
    s.ink(rrect(58, 176, 74, 62, 5), "#8c8c8c", 4.2, 2.6)
    s.ink(oval(95, 176, 37, 11), "white", 3.8, 0)
    s.line(arc(95, 180, 40, 180, 180), 4)
    with s.at(304, 196, rot=-34):
        s.ink(rrect(-8, -10, 16, 90, 4), "#5a5a5a", 3.8, 2)
        s.ink(rrect(-20, -30, 40, 24, 3), "#b4b4b4", 3.6, 1.4)
        s.ink(blob("-22,-30 -18,-66 0,-76 18,-66 22,-30"), "ink", 3, 0)


SCENES: dict[str, Callable[[Sheet], None]] = {
    "fund": fund,
    "demonetisation": demonetisation,
    "bulldozer": bulldozer,
    "bonds": bonds,
    "uapa": uapa,
    "agency_week": agency_week,
    "one_election": one_election,
    "pipeline": pipeline,
    "farm_laws": farm_laws,
    "ration": ration,
    "vista": vista,
    "fact_check": fact_check,
    "delimitation": delimitation,
    "lateral_exit": lateral_exit,
    "rename": rename,
}
