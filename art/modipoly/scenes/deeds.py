"""What is sold: photographs of twenty-four properties, as their brochures show them."""

from __future__ import annotations

from collections.abc import Callable

from art.modipoly.scenes.news import camera, ground
from art.press import Sheet, arc, blob, circle, moved, oval, poly, rrect, scallop, spline, star
from art.tamasha.scenes.cast import bunting, dust, figure, speech, wheel


def coaching(s: Sheet) -> None:
    """Forty seats, one ceiling fan."""
    ground(s, "#c8c8c8", "#8c8c8c", 150)
    s.line(spline([(200, -10), (200, 40)]), 6)
    for a in (20, 140, 260):
        blade = moved(moved(rrect(0, -9, 116, 18, 8), rot=a), 200, 44, 1, 0.36)
        s.ink(blade, "white", 3.6, 1.6)
    s.ink(circle(200, 44, 14), "#5a5a5a", 3.6, 1.6)
    for row in range(3):
        for i in range(8):
            x, y = 20 + i * 52 - row * 6, 116 + row * 52
            figure(s, x, y, 0.86, ("#5a5a5a", "white", "#8c8c8c")[(i + row) % 3], i + row, "hair", away=True)
            s.ink(rrect(x - 22, y + 28, 44, 9, 2), "#d8d8d8", 3, 1)


def hospital(s: Sheet) -> None:
    """Five stars over the entrance."""
    ground(s)
    s.ink(rrect(60, 56, 280, 164, 4), "white", 4.4, 3.4)
    for row in range(3):
        for i in range(6):
            if not (2 <= i <= 3 and row == 2):
                s.ink(rrect(78 + i * 44, 96 + row * 38, 28, 24, 2), "#8c8c8c", 3.2, 0)
    s.ink(rrect(166, 166, 68, 54, 2), "#5a5a5a", 3.8, 0)
    s.ink(rrect(150, 24, 100, 62, 5), "white", 4.2, 2.4)
    s.fill(rrect(191, 34, 18, 42), "ink")
    s.fill(rrect(179, 46, 42, 18), "ink")
    for i in range(5):
        s.ink(star(132 + i * 34, 12 + abs(i - 2) * 3, 14), "white", 3, 1.2)


def shor_tv(s: Sheet) -> None:
    """All volume."""
    ground(s, "#7c7c7c", "#3a3a3a", 220)
    s.ink(rrect(110, 60, 190, 136, 14), "#5a5a5a", 4.4, 3.4)
    s.ink(rrect(126, 74, 130, 106, 18), "white", 4, 0)
    s.ink(blob("150,140 160,100 192,92 224,100 234,140 192,168"), "ink", 3.6, 0)
    s.fill(blob("166,118 192,110 218,118 192,126"), "white", plate="type")
    for y in (96, 124, 152):
        s.ink(circle(278, y, 9), "#b4b4b4", 3, 1)
    s.line(spline([(176, 60), (140, 14)]), 5)
    s.line(spline([(222, 60), (262, 14)]), 5)
    for side in (-1, 1):
        for i in range(3):
            x = 205 + side * (118 + i * 26)
            s.stroke([(x, 92 - i * 10), (x + side * 12, 128), (x, 164 + i * 10)], 9, a=0.5, b=0.5)


def solar(s: Sheet) -> None:
    """Inaugurated at noon, to be safe."""
    ground(s)
    s.ink(circle(300, 52, 36), "white", 4, 0)
    for row in range(3):
        for i in range(4):
            x, y = 16 + i * 96 + row * 14, 104 + row * 48
            s.ink(poly([(x, y + 40), (x + 26, y), (x + 100, y), (x + 76, y + 40)]), "#3a3a3a", 3.8, 2)
            s.line(spline([(x + 50, y), (x + 26, y + 40)]), 2.4, "white", "type")
            s.line(spline([(x + 12, y + 20), (x + 88, y + 20)]), 2.4, "white", "type")
    s.line(spline([(20, 92), (380, 84)]), 5, "white", "type")


def coal(s: Sheet) -> None:
    """The forest has no objection left."""
    ground(s, "#bcbcbc", "#6a6a6a", 150)
    s.ink(blob("-20,150 60,120 150,138 240,116 330,140 420,120 420,300 -20,300"), "#4a4a4a", 4, 0)
    for row in range(3):
        s.ink(
            blob(
                [
                    (40 + row * 40, 168 + row * 30),
                    (200, 156 + row * 30),
                    (360 - row * 40, 168 + row * 30),
                    (340 - row * 40, 190 + row * 30),
                    (60 + row * 40, 190 + row * 30),
                ]
            ),
            ("#6a6a6a", "#4a4a4a", "#2a2a2a")[row],
            3.6,
            0,
        )
    for i, x in enumerate((40, 92, 330, 372)):
        s.ink(rrect(x - 12, 112, 24, 20, 3), "#8c8c8c", 3.4, 1.4)
        s.ink(oval(x, 112, 12, 5), "white", 3, 0)
        _ = i
    s.ink(rrect(214, 78, 84, 36, 5), "#5a5a5a", 4, 2.4)
    s.stroke([(222, 86), (176, 52), (140, 92)], 11, "ink", "key", a=0.9, b=0.9)
    s.ink(blob("122,92 156,90 160,116 140,128 118,114"), "#8c8c8c", 3.8, 2)
    for x in (234, 280):
        wheel(s, x, 118, 15)


def power(s: Sheet) -> None:
    """Round the clock on alternate days."""
    ground(s)
    for x in (96, 214):
        s.ink(
            blob([(x - 52, 220), (x - 34, 130), (x - 40, 66), (x + 40, 66), (x + 34, 130), (x + 52, 220)]),
            "white",
            4.4,
            3.4,
        )
        s.ink(oval(x, 66, 40, 10), "#8c8c8c", 3.8, 0)
        dust(s, x + 10, 38, 1.2, "white")
    s.ink(rrect(286, 120, 94, 102, 2), "#5a5a5a", 4.2, 3)
    s.ink(rrect(310, 20, 20, 100, 2), "#8c8c8c", 4, 2)
    s.ink(rrect(346, 44, 20, 76, 2), "#8c8c8c", 4, 2)
    s.ink(poly("330,140 308,184 328,184 316,214 356,168 334,168 350,140"), "white", 3.4, 1.4)


def ship(s: Sheet, x: float, y: float, size: float, boxes: int) -> None:
    """A container ship; (x, y) is the middle of its waterline."""
    with s.at(x, y, size):
        for i in range(boxes):
            for j in range(2 + i % 2):
                shade = ("white", "#8c8c8c", "#5a5a5a")[(i + j) % 3]
                s.ink(rrect(-104 + i * 32, -64 - j * 22, 30, 21, 1), shade, 3.4, 1.2)
        s.ink(rrect(70, -110, 44, 68, 3), "white", 3.8, 2)
        s.ink(rrect(78, -100, 28, 14, 2), "ink", 2, 0)
        s.ink(poly("-130,-42 140,-42 116,4 -104,4"), "#3a3a3a", 4.2, 2.6)


def sea(s: Sheet, y: float = 190) -> None:
    """Water across the foreground."""
    s.ink(
        blob(
            [
                (-30, y),
                (60, y - 8),
                (140, y + 4),
                (230, y - 8),
                (320, y + 4),
                (430, y - 6),
                (430, 320),
                (-30, 320),
            ]
        ),
        "#7c7c7c",
        4,
        0,
    )
    for i in range(8):
        x, at = 30 + (i * 97) % 350, y + 20 + (i * 31) % 46
        s.stroke([(x, at), (x + 20, at - 7), (x + 42, at)], 6, "white", "type", a=0.5, b=0.5)


def port_west(s: Sheet) -> None:
    """Ships come in; files go out."""
    ground(s, "#cccccc", "#9a9a9a", 400)
    s.ink(circle(70, 64, 30), "white", 4, 0)
    sea(s, 196)
    ship(s, 200, 204, 1.0, 5)


def crane(s: Sheet, x: float, size: float) -> None:
    """A container crane on its legs."""
    with s.at(x, 206, size):
        for dx in (-30, 30):
            s.ink(rrect(dx - 6, -150, 12, 154, 2), "#5a5a5a", 4, 2)
        s.ink(rrect(-110, -166, 200, 15, 3), "#5a5a5a", 4, 2.4)
        s.line(spline([(-110, -160), (0, -206), (90, -160)]), 5)
        s.line(spline([(-80, -152), (-80, -100)]), 4)
        s.ink(rrect(-100, -100, 40, 24, 2), "white", 3.8, 1.8)


def port_east(s: Sheet) -> None:
    """The customs queue is visible from orbit."""
    ground(s)
    crane(s, 300, 0.98)
    for row in range(3):
        for i in range(5):
            s.ink(
                rrect(10 + i * 42 + row * 3, 180 - row * 26, 40, 25, 1),
                ("white", "#8c8c8c", "#5a5a5a")[(i + row * 2) % 3],
                3.4,
                1.2,
            )
    for i in range(6):
        s.ink(rrect(14 + i * 64, 218, 52, 26, 4), "#b4b4b4", 3.4, 1.6)
        for dx in (12, 40):
            s.ink(circle(14 + i * 64 + dx, 246, 7), "ink", 2, 0)


def port_deep(s: Sheet) -> None:
    """The audit has not touched bottom."""
    s.fill(rrect(-40, -40, 480, 360), "#d0d0d0")
    ship(s, 200, 74, 0.72, 5)
    s.ink(rrect(-40, 76, 480, 300), "#8c8c8c", 4, 0)
    s.fill(rrect(-40, 140, 480, 200), "#6a6a6a")
    s.fill(rrect(-40, 200, 480, 200), "#4a4a4a")
    s.line(spline([(236, 80), (240, 160), (236, 224)]), 4, "white", "type")
    s.ink(poly("222,220 250,220 250,244 222,244"), "white", 3.6, 2)
    s.text(236, 240, "?", "num", 24)
    for i in range(5):
        s.text(96, 112 + i * 34, f"{(i + 1) * 20} m", "num", 24, "white")
        s.line(spline([(132, 104 + i * 34), (150, 104 + i * 34)]), 3, "white", "type")
    s.ink(blob("300,176 322,160 352,166 376,180 352,194 322,198"), "#b4b4b4", 3.4, 1.6)
    s.ink(poly("302,180 282,166 282,196"), "#b4b4b4", 3.4, 1.4)
    s.fill(circle(354, 176, 3.6), "ink", plate="key")


def stadium(s: Sheet) -> None:
    """The name was the first thing completed."""
    ground(s)
    s.ink(oval(200, 150, 184, 78), "#8c8c8c", 4.4, 3.4)
    s.ink(oval(200, 140, 150, 54), "white", 4, 0)
    s.ink(oval(200, 146, 112, 34), "#b4b4b4", 3.6, 0)
    s.ink(rrect(182, 134, 36, 24, 1), "white", 3, 0)
    for x in (46, 354):
        s.ink(rrect(x - 5, 30, 10, 130, 2), "#5a5a5a", 3.8, 1.8)
        s.ink(rrect(x - 24, 16, 48, 24, 3), "white", 3.6, 1.6)
    s.ink(rrect(92, 186, 216, 42, 4), "white", 4.2, 2.6)
    s.text(200, 219, "YOUR NAME", "num", 38, fit=196)


def river(s: Sheet) -> None:
    """A front row seat to next year's water."""
    ground(s, "#cccccc", "#b4b4b4", 130)
    s.ink(blob("-20,150 120,140 260,152 420,140 420,300 -20,300"), "#d8d8d8", 3.8, 0)
    for crack in (
        "40,190 110,200 160,184 220,206",
        "90,240 170,226 240,244",
        "250,184 310,200 372,186",
        "290,240 340,226 390,240",
    ):
        s.stroke(crack, 5, "ink", "key", a=0.9, b=0.3)
    s.ink(rrect(-20, 126, 440, 22, 2), "#8c8c8c", 4, 2)
    for i in range(8):
        s.ink(rrect(16 + i * 50, 90, 8, 38, 1), "#5a5a5a", 3, 1)
    s.line(spline([(-10, 96), (410, 96)]), 5)
    for x in (100, 250):
        s.ink(rrect(x, 104, 72, 9, 2), "white", 3.4, 1.4)
        for dx in (6, 58):
            s.ink(rrect(x + dx, 112, 6, 16, 1), "ink", 2, 0)
    for x in (50, 206, 350):
        s.ink(rrect(x - 3, 20, 6, 76, 1), "ink", 2, 0)
        s.ink(circle(x, 18, 12), "white", 3.4, 1.2)


def statue(s: Sheet) -> None:
    """Second tallest as soon as the neighbours hear of it."""
    ground(s, "#c4c4c4", "#9a9a9a", 216)
    s.ink(poly("130,228 152,150 248,150 270,228"), "white", 4.2, 3)
    s.ink(blob("166,150 160,96 172,60 200,52 228,60 240,96 234,150"), "#5a5a5a", 4.2, 2.6)
    s.ink(circle(200, 34, 22), "#5a5a5a", 4, 2.2)
    s.stroke([(228, 70), (262, 40), (280, -4)], 19, "ink", "key", a=0.9, b=0.8)
    s.stroke([(172, 70), (150, 100), (160, 130)], 17, "ink", "key", a=0.9, b=0.8)
    for x, k in ((70, 1.0), (330, 1.2)):
        dust(s, x, 92, k, "white")
    for x in (110, 292):
        figure(s, x, 216, 0.36, "ink", 1, "hair")
    s.line(spline([(344, 228), (344, -20)]), 4)
    for i in range(7):
        s.line(spline([(336, 228 - i * 38), (352, 228 - i * 38)]), 4)


def plane(s: Sheet, x: float, y: float, size: float, rot: float) -> None:
    """An aeroplane that flies to the right."""
    with s.at(x, y, size, rot):
        s.ink(poly("-10,4 -58,64 -30,64 40,4"), "#8c8c8c", 4, 2)
        s.ink(blob("-118,-2 -96,-18 80,-22 126,-2 84,18 -96,14"), "white", 4.4, 3)
        s.ink(poly("-112,-8 -134,-52 -108,-52 -80,-14"), "#5a5a5a", 4, 2)
        s.ink(poly("0,0 -70,-56 -44,-58 52,-8"), "#b4b4b4", 3.8, 1.6)
        for i in range(6):
            s.fill(circle(-58 + i * 22, -4, 4.4), "ink", plate="key")
        s.ink(blob("92,-14 108,-10 114,-2 96,-2"), "ink", 2, 0)


def air_monsoon(s: Sheet) -> None:
    """The roof is also arriving."""
    ground(s, "#9a9a9a", "#6a6a6a", 212)
    plane(s, 110, 66, 0.66, -10)
    for i in range(14):
        x, y = (i * 61) % 400, (i * 43) % 190
        s.line(spline([(x, y), (x - 10, y + 26)]), 3.4, "white", "type")
    s.ink(rrect(150, 140, 220, 76, 2), "white", 4.2, 3)
    with s.at(262, 116, rot=-9):
        s.ink(blob("-136,14 -70,-18 10,-26 90,-18 138,12 10,20"), "#5a5a5a", 4.2, 2.6)
    for i in range(4):
        s.ink(rrect(164 + i * 52, 158, 36, 34, 2), "#8c8c8c", 3.4, 0)
    s.ink(poly("196,200 236,200 228,236 204,236"), "#b4b4b4", 3.6, 2)
    s.text(262, 140, "T1", "num", 30)


def air_silicon(s: Sheet) -> None:
    """Two hours from the city, three from the runway."""
    ground(s)
    s.ink(rrect(20, 128, 230, 92, 3), "white", 4.2, 3)
    for i in range(5):
        s.ink(rrect(34 + i * 42, 146, 30, 44, 2), "#8c8c8c", 3.4, 0)
    s.ink(blob("280,222 288,120 276,84 340,84 328,120 336,222"), "white", 4.2, 3)
    s.ink(poly("258,48 358,48 344,86 272,86"), "#5a5a5a", 4.2, 2.4)
    s.line(spline([(308, 48), (308, 10)]), 4)
    plane(s, 120, 66, 0.76, -14)
    for x in (262, 354):
        s.line(spline([(x, 232), (x + 30, 232)]), 6, "white", "type")


def air_capital(s: Sheet) -> None:
    """Every flight waits for one convoy."""
    ground(s, "#c6c6c6", "#5a5a5a", 150)
    plane(s, 120, 92, 0.84, 0)
    plane(s, 330, 66, 0.6, 0)
    for i in range(5):
        s.fill(rrect(10 + i * 86, 234, 48, 7), "white")
    for i in range(4):
        x = 54 + i * 98
        s.ink(
            blob(
                [
                    (x - 46, 206),
                    (x - 40, 186),
                    (x - 24, 184),
                    (x - 12, 166),
                    (x + 22, 166),
                    (x + 34, 184),
                    (x + 46, 188),
                    (x + 46, 206),
                ]
            ),
            "#2a2a2a" if i != 1 else "white",
            4,
            2.4,
        )
        s.ink(rrect(x - 4, 156, 14, 9, 3), "white", 3, 1)
        for dx in (-26, 26):
            s.ink(circle(x + dx, 208, 11), "ink", 2, 0)
            s.ink(circle(x + dx, 208, 4), "white", 1.6, 0)


def expressway(s: Sheet) -> None:
    """Eight lanes in, no exit."""
    ground(s, "#cfcfcf", "#8e8e8e", 90)
    s.ink(poly("176,90 224,90 460,320 -60,320"), "#5a5a5a", 4.2, 0)
    for i in (-3, -2, -1, 1, 2, 3):
        for j in range(4):
            y = 100 + j * 44
            u, v = (y - 90) / 230, (y - 66) / 230
            x1, x2 = 200 + i * (6 + u * 58), 200 + i * (6 + v * 58)
            s.line(spline([(x1, y), (x2, y + 22)]), 3 + u * 4, "white", "type")
    s.ink(rrect(60, 26, 280, 54, 4), "#3a3a3a", 4.2, 2.6)
    s.text(200, 66, "RALLY GROUND", "num", 36, "white", fit=250)
    for x in (76, 314):
        s.ink(rrect(x, 78, 10, 60, 1), "#5a5a5a", 3.6, 1.6)
    s.ink(rrect(300, 150, 84, 34, 3), "white", 3.8, 2)
    s.text(342, 176, "NO EXIT", "num", 26, fit=72)


def station(s: Sheet) -> None:
    """The waiting room now waits in glass."""
    ground(s, "#c6c6c6", "#8a8a8a", 214)
    s.ink(blob("30,214 34,110 100,48 200,28 300,48 366,110 370,214"), "white", 4.4, 3.4)
    for i in range(1, 8):
        x = 30 + i * 42.5
        s.line(spline([(x, 214), (x, 60 + abs(x - 200) * 0.42)]), 3)
    for y in (96, 140, 182):
        s.line(spline([(36, y), (364, y)]), 3)
    s.ink(circle(200, 84, 30), "white", 4.2, 2.4)
    s.line(spline([(200, 84), (200, 64)]), 5)
    s.line(spline([(200, 84), (216, 92)]), 5)
    for i in range(5):
        figure(s, 90 + i * 56, 180, 0.74, ("#5a5a5a", "#8c8c8c", "ink")[i % 3], i, "hair")
    s.line(spline([(-10, 236), (410, 236)]), 7)


def spectrum(s: Sheet) -> None:
    """Full signal on the hoarding."""
    ground(s)
    for x1, x2 in ((150, 96), (150, 204)):
        s.line(spline([(x1, 20), (x2, 222)]), 8)
    for i in range(5):
        y = 60 + i * 36
        half = (y - 20) * 0.265
        s.line(spline([(150 - half, y), (150 + half, y)]), 5)
        s.line(spline([(150 - half, y), (150 + half + 9, y + 34)]), 3)
    for side in (-1, 1):
        for r in (24, 44, 64):
            s.line(arc(150, 28, r, -36 if side > 0 else 144, 72), 7)
    s.ink(circle(150, 24, 11), "ink", 2, 0)
    s.ink(rrect(232, 66, 150, 104, 4), "white", 4.2, 3)
    s.text(286, 138, "5G", "num", 66, fit=90)
    for i in range(4):
        s.fill(rrect(334 + i * 11, 140 - i * 14, 8, 14 + i * 14), "ink")
    for x in (252, 352):
        s.ink(rrect(x, 168, 10, 60, 1), "#5a5a5a", 3.6, 1.6)


def panel_nine(s: Sheet) -> None:
    """Nine windows, one opinion."""
    s.fill(rrect(-40, -40, 480, 360), "#3a3a3a")
    for row in range(3):
        for i in range(3):
            x, y = 26 + i * 118, 10 + row * 82
            s.ink(rrect(x, y, 110, 74, 4), ("#b4b4b4", "#d8d8d8", "#8c8c8c")[(i + row) % 3], 3.8, 0)
            with s.inside(rrect(x, y, 110, 74, 4)):
                figure(s, x + 55, y + 46, 1.36, "ink", i + row, "hair")
                s.ink(oval(x + 55, y + 56, 7, 6), "ink", 1, 0)
    s.ink(rrect(120, 104, 160, 50, 5), "white", 4.2, 2.6)
    s.text(200, 142, "AGREED!", "num", 42, fit=140)


def decibel(s: Sheet) -> None:
    """If you can hear yourself think, change the channel."""
    ground(s, "#8c8c8c", "#4a4a4a", 220)
    for x, k in ((92, 1.0), (308, 1.0)):
        with s.at(x, 126, k):
            s.ink(rrect(-58, -104, 116, 204, 8), "#3a3a3a", 4.4, 3.4)
            for y, r in ((-54, 34), (38, 48)):
                s.ink(circle(0, y, r), "#8c8c8c", 4, 0)
                s.ink(circle(0, y, r * 0.62), "white", 3.6, 0)
                s.ink(circle(0, y, r * 0.24), "ink", 2, 0)
    s.ink(scallop(200, 120, 56, 11, 0.36), "white", 4.2, 2.6)
    s.text(200, 142, "!!!", "num", 66)


def debate_dangal(s: Sheet) -> None:
    """Who taught you to ask that?"""
    ground(s, "#b4b4b4", "#6a6a6a", 196)
    for y in (148, 172, 196):
        s.line(spline([(-10, y), (410, y)]), 6)
    for x in (30, 370):
        s.ink(rrect(x - 9, 126, 18, 100, 3), "white", 4, 2)
    for side, cloth in ((-1, "white"), (1, "#5a5a5a")):
        x = 200 + side * 74
        figure(s, x, 92, 1.7, cloth, 1 if side < 0 else 2, "hair")
        s.stroke(
            [(x - side * 26, 144), (x - side * 44, 112), (x - side * 48, 88)], 21, "ink", "key", a=0.9, b=0.8
        )
        s.ink(circle(x - side * 50, 80, 17), "#3a3a3a", 3.8, 2)
    s.ink(scallop(200, 52, 34, 9, 0.4), "white", 3.8, 2)
    s.text(200, 66, "?!", "num", 40)
    camera(s, 70, 226, 0.9)
    camera(s, 330, 226, 0.9, 0, True)


def data_vault(s: Sheet) -> None:
    """We looked through all of it."""
    ground(s, "#8c8c8c", "#4a4a4a", 224)
    for i in range(4):
        x = 22 + i * 92
        s.ink(rrect(x, 24, 80, 206, 4), "#3a3a3a", 4.2, 3)
        for j in range(6):
            s.ink(rrect(x + 8, 36 + j * 30, 64, 22, 2), "#6a6a6a", 3.2, 0)
            for k in range(3):
                s.fill(
                    circle(x + 18 + k * 12, 47 + j * 30, 3.4),
                    "white" if (i + j + k) % 3 else "ink",
                    plate="type",
                )
    s.ink(oval(200, 128, 88, 54), "white", 4.4, 3.4)
    s.ink(circle(200, 128, 36), "#8c8c8c", 4, 0)
    s.fill(circle(200, 128, 17), "ink", plate="type")
    s.fill(circle(210, 118, 7), "white", plate="type")


def evm(s: Sheet) -> None:
    """Short button, long beep."""
    ground(s, "#c0c0c0", "#8a8a8a", 222)
    s.ink(poly("96,40 304,40 326,226 74,226"), "white", 4.6, 3.6)
    for i in range(5):
        y = 58 + i * 32
        s.ink(rrect(100 - i * 3, y, 148 + i * 4, 24, 2), "#d8d8d8", 3.4, 0)
        s.ink(circle(120 - i * 2, y + 12, 8), "#8c8c8c", 2.8, 0)
        s.stroke([(140, y + 12), (212 - (i * 13) % 40, y + 12)], 5, "#8c8c8c", "type", a=0.9, b=0.9)
        s.ink(rrect(260 + i * 2, y, 38, 24, 12), "#3a3a3a", 3.4, 1.6)
        s.fill(circle(252 + i * 2, y + 12, 4), "ink", plate="type")
    speech(s, 330, 30, 124, 44, "BEEEEP", -44, "white", 34)


def bullet(s: Sheet) -> None:
    """Arriving shortly since the inauguration."""
    ground(s, "#cccccc", "#8a8a8a", 206)
    bunting(s, 6, 2)
    s.ink(blob("-30,84 180,76 292,100 380,164 392,188 340,200 -30,200"), "white", 4.6, 3.6)
    s.ink(blob("268,104 304,116 344,148 286,142"), "#3a3a3a", 3.6, 0)
    for i in range(5):
        s.ink(rrect(-6 + i * 52, 104, 36, 30, 7), "#3a3a3a", 3.4, 0)
    s.fill(poly("-30,158 366,164 384,178 -30,176"), "#5a5a5a")
    s.line(spline([(-20, 214), (420, 214)]), 8)
    for i in range(9):
        s.ink(rrect(-6 + i * 50, 218, 24, 14, 2), "#5a5a5a", 3.2, 1.2)
    s.ink(rrect(236, 28, 146, 42, 4), "#2a2a2a", 4, 2.4)
    s.text(309, 61, "SHORTLY", "num", 35, "white", fit=128)


SCENES: dict[str, Callable[[Sheet], None]] = {
    "coaching": coaching,
    "hospital": hospital,
    "shor_tv": shor_tv,
    "solar": solar,
    "coal": coal,
    "power": power,
    "port_west": port_west,
    "port_east": port_east,
    "panel_nine": panel_nine,
    "port_deep": port_deep,
    "stadium": stadium,
    "river": river,
    "statue": statue,
    "air_monsoon": air_monsoon,
    "decibel": decibel,
    "air_silicon": air_silicon,
    "air_capital": air_capital,
    "expressway": expressway,
    "station": station,
    "spectrum": spectrum,
    "debate_dangal": debate_dangal,
    "data_vault": data_vault,
    "evm": evm,
    "bullet": bullet,
}
