"""Sixteen press photographs for sixteen pieces of news."""

from __future__ import annotations

import math
from collections.abc import Callable

from art.press import Sheet, arc, blob, circle, moved, oval, poly, rays, rrect, spline
from art.tamasha.scenes.cast import clock, crowd, dust, figure, speech, table
from art.tamasha.scenes.exhibits import hand, note, page

GREYS = ("#d8d8d8", "#8c8c8c", "#5a5a5a", "white", "#b4b4b4")


def ground(s: Sheet, sky: str = "#c4c4c4", floor: str = "#8e8e8e", y: float = 206) -> None:
    """A light with rays, a floor."""
    s.fill(rrect(-40, -40, 480, 360), sky)
    s.fill(rays(200, 130, 480, 24, 0.06), "white", 0.55)
    s.ink(rrect(-40, y, 480, 160), floor, 3.4, 0)


def camera(s: Sheet, x: float, y: float, size: float = 1, rot: float = 0, flip: bool = False) -> None:
    """A television camera that points to the right."""
    with s.at(x, y, size, rot, flip=flip):
        s.ink(rrect(-34, -20, 56, 40, 5), "#4a4a4a", 3.2, 2)
        s.ink(poly("22,-12 44,-20 44,20 22,12"), "#2e2e2e", 3, 1.4)
        s.ink(rrect(-26, -36, 34, 14, 4), "#8c8c8c", 3, 1.2)
        s.fill(circle(-24, 0, 4), "white", plate="type")


def neighbour(s: Sheet) -> None:
    """The map behind the anchor is bigger than both countries."""
    ground(s, "#6b6b6b", "#3a3a3a", 200)
    s.ink(rrect(26, 8, 348, 166, 6), "#e6e6e6", 4, 2)
    s.ink(blob("60,40 140,24 196,50 184,110 150,160 90,140 58,96"), "#a8a8a8", 3.6, 0)
    s.ink(blob("216,50 290,26 348,64 336,128 270,156 222,120"), "#7c7c7c", 3.6, 0)
    for x1, x2, y in ((150, 262, 70), (250, 132, 108)):
        s.stroke([(x1, y), ((x1 + x2) / 2, y - 26), (x2, y)], 12, "ink", "key", a=0.8, b=0.8)
        d = 1 if x2 > x1 else -1
        s.ink(poly([(x2, y - 16), (x2 + d * 24, y + 4), (x2, y + 16)]), "ink", 2, 0)
    figure(s, 200, 146, 1.7, "ink", 0, "hair")
    s.ink(poly("60,206 340,206 372,290 28,290"), "white", 4, 2)
    s.text(200, 250, "AT NINE", "num", 44, fit=180)


def tiger(s: Sheet) -> None:
    """Eleven cameras, one tiger."""
    ground(s, "#cfcfcf", "#9a9a9a", 196)
    s.ink(blob("120,150 146,112 230,106 282,122 300,160 286,206 130,206"), "#e2e2e2", 4, 3)
    s.stroke([(294, 150), (334, 120), (326, 84), (346, 66)], 15, "ink", "key", a=0.9, b=0.6)
    s.ink(circle(128, 118, 46), "#e2e2e2", 4, 2.6)
    for side in (-1, 1):
        s.ink(circle(128 + side * 34, 82, 15), "#e2e2e2", 3.6, 1.6)
        s.fill(circle(128 + side * 16, 110, 5), "ink", plate="key")
        for i in range(2):
            s.stroke([(128 + side * 44, 118 + i * 14), (128 + side * 26, 122 + i * 10)], 6)
    s.ink(poly("118,126 138,126 128,138"), "ink", 2, 0)
    s.stroke([(112, 148), (128, 140), (144, 148)], 4)
    for x in (186, 216, 246, 272):
        s.stroke([(x, 110), (x + 6, 134), (x - 2, 158)], 9)
    for x in (146, 186, 240, 276):
        s.ink(rrect(x - 11, 196, 22, 46, 6), "#e2e2e2", 3.6, 1.6)
    for i in range(11):
        a = math.radians(-196 + i * 21.2)
        at = (200 + 178 * math.cos(a), 178 + 150 * math.sin(a))
        camera(s, *at, 0.62, math.degrees(math.atan2(168 - at[1], 190 - at[0])))


def raid(s: Sheet) -> None:
    """Our reporter is inside the sofa."""
    ground(s, "#bdbdbd", "#7a7a7a", 214)
    s.ink(rrect(54, 70, 292, 96, 22), "#6a6a6a", 4.2, 3)
    s.ink(rrect(26, 112, 60, 112, 22), "#5a5a5a", 4.2, 3)
    s.ink(rrect(314, 112, 60, 112, 22), "#5a5a5a", 4.2, 3)
    s.ink(rrect(74, 160, 124, 54, 12), "#8c8c8c", 4, 2.4)
    with s.at(272, 150, rot=-22):
        s.ink(rrect(-62, -20, 124, 50, 12), "#8c8c8c", 4, 2.4)
    s.ink(rrect(200, 176, 120, 42, 4), "#2a2a2a", 3.4, 0)
    for i in range(4):
        note(s, 222 + i * 26, 176 - (i % 2) * 12, -20 + i * 14, 0.9, "white")
    s.stroke([(130, 180), (124, 120), (140, 70)], 24, "ink", "key", a=0.9, b=0.8)
    s.stroke([(130, 180), (124, 120), (140, 72)], 15, "white", "type", a=0.9, b=0.8)
    s.ink(circle(144, 46, 22), "#b4b4b4", 3.8, 2)
    s.ink(rrect(116, 62, 58, 26, 4), "white", 3.4, 1.6)
    s.text(145, 82, "LIVE", "num", 25)
    s.ink(rrect(40, 216, 320, 14, 4), "#3a3a3a", 3.4, 1.4)


def samosa(s: Sheet) -> None:
    """The ninth samosa."""
    ground(s, "#cccccc", "#8a8a8a", 210)
    for i, (x, head) in enumerate(((40, "hair"), (124, "topi"), (276, "bun"), (360, "grey"))):
        figure(s, x, 92 + (i % 2) * 8, 1.5, GREYS[(i * 2) % 5], i, head)
    table(s, 200, 172, 372, "#5a5a5a")
    s.ink(oval(200, 164, 150, 18), "white", 3.6, 2)
    for i in range(9):
        x, y = 92 + i * 27, 156 - (i % 2) * 6
        s.ink(poly([(x - 19, y), (x + 19, y), (x, y - 34)]), "#c8c8c8" if i < 8 else "white", 3.4, 1.8)
    speech(s, 200, 50, 96, 54, "9?", 4, "white", 44)


def hospital_bill(s: Sheet) -> None:
    """Surgery successful; wallet critical."""
    ground(s, "#d6d6d6", "#a2a2a2", 214)
    s.ink(rrect(30, 140, 230, 30, 8), "white", 4, 2.4)
    s.ink(rrect(22, 96, 14, 130, 3), "#5a5a5a", 3.6, 1.6)
    s.ink(rrect(252, 130, 14, 96, 3), "#5a5a5a", 3.6, 1.6)
    s.ink(circle(72, 118, 27), "#b4b4b4", 3.8, 2)
    s.ink(blob("48,112 54,88 90,88 98,112 72,104"), "white", 3.4, 1.6)
    for x in (64, 82):
        s.stroke([(x - 5, 116), (x + 5, 122)], 4)
        s.stroke([(x + 5, 116), (x - 5, 122)], 4)
    s.ink(blob("98,140 120,116 240,118 256,142 250,168 100,168"), "#8c8c8c", 3.8, 2)
    s.ink(poly("280,-20 376,-20 388,180 352,236 366,300 262,300 286,236 270,180"), "white", 4, 3)
    s.text(328, 40, "BILL", "num", 50)
    for i in range(7):
        s.stroke([(292, 62 + i * 22), (340 - i % 3 * 12, 62 + i * 22)], 5, "#8c8c8c", "type", a=0.9, b=0.9)
        s.text(372, 70 + i * 22, "₹", "bold", 22, anchor="r")
    s.line(spline([(140, 20), (140, 96)]), 4)
    s.ink(rrect(124, 6, 32, 44, 8), "white", 3.4, 1.6)


def fuel(s: Sheet) -> None:
    """Expensive petrol is good for your walking."""
    ground(s, "#c0c0c0", "#6e6e6e", 206)
    s.ink(rrect(150, 34, 116, 186, 10), "#5a5a5a", 4.4, 3.4)
    s.ink(rrect(166, 50, 84, 56, 4), "white", 3.6, 0)
    s.text(208, 92, "₹₹₹", "bold", 40, fit=78)
    s.ink(rrect(138, 214, 140, 18, 4), "#3a3a3a", 3.6, 1.6)
    s.line(spline([(266, 90), (310, 110), (314, 190), (290, 200)]), 9)
    for side in (-1, 1):
        s.stroke(
            [(208 + side * 18 - 14, 136), (208 + side * 18, 130), (208 + side * 18 + 14, 136)],
            6,
            "white",
            "type",
        )
    s.stroke([(184, 160), (208, 174), (232, 160)], 6, "white", "type")
    for r in (30, 48, 66):
        s.line(arc(208, 34, r, 205, 130), 5)
    for x in (50, 112, 340):
        s.ink(
            blob(
                [
                    (x - 34, 222),
                    (x - 30, 196),
                    (x - 8, 204),
                    (x + 22, 214),
                    (x + 36, 226),
                    (x + 34, 238),
                    (x - 34, 238),
                ]
            ),
            "white",
            3.8,
            2,
        )
        s.line(spline([(x - 32, 230), (x + 34, 230)]), 3)


def jobs(s: Sheet) -> None:
    """It was published at two, on page ninety-four."""
    ground(s, "#4a4a4a", "#2e2e2e", 216)
    for side in (-1, 1):
        s.ink(poly([(200, 40), (200 + side * 172, 24), (200 + side * 176, 220), (200, 236)]), "white", 4.2, 3)
        for i in range(9):
            s.stroke(
                [(200 + side * 24, 62 + i * 18 - side * 0), (200 + side * (150 - i * 11 % 30), 58 + i * 18)],
                3.6,
                "#9a9a9a",
                "type",
                a=0.9,
                b=0.9,
            )
    s.text(346, 212, "94", "num", 38)
    s.text(292, 150, "jobs", "text", 14, "ink")
    with s.at(290, 146, rot=38):
        s.ink(rrect(40, -8, 70, 16, 6), "#5a5a5a", 3.4, 1.8)
    s.line(circle(290, 146, 40), 13)
    s.line(circle(290, 146, 40), 6, "#b4b4b4")
    s.text(290, 158, "jobs", "text", 33, "ink")
    clock(s, 56, 46, 32, 2, 0)


def roof(s: Sheet) -> None:
    """The ribbon is holding up well."""
    ground(s, "#c8c8c8", "#8c8c8c", 214)
    s.ink(rrect(60, 120, 40, 100, 2), "#a8a8a8", 3.8, 2)
    s.ink(rrect(300, 120, 40, 100, 2), "#a8a8a8", 3.8, 2)
    with s.at(204, 110, rot=15):
        s.ink(poly("-176,-16 176,-16 164,18 -164,18"), "#5a5a5a", 4.2, 3)
        s.ink(rrect(-90, -46, 150, 32, 3), "white", 3.6, 1.8)
        s.text(-15, -22, "TERMINAL", "num", 28, fit=136)
    for i in range(8):
        s.ink(
            moved(poly("-12,-8 14,-10 10,12 -10,10"), 108 + i * 26, 204 + (i * 13) % 16, rot=i * 37),
            "#7c7c7c",
            3,
            1.4,
        )
    for x, k in ((120, 0.9), (300, 1.0)):
        dust(s, x, 200, k, "white")
    s.ink(poly("-20,160 420,160 420,182 -20,182"), "white", 3.8, 2)
    s.ink(blob("174,150 200,164 226,150 232,190 200,176 168,190"), "white", 3.8, 2)
    s.ink(circle(200, 170, 11), "#d8d8d8", 3.4, 1)


def question(s: Sheet) -> None:
    """It is being treated as an isolated incident."""
    ground(s, "#d0d0d0", "#9c9c9c", 196)
    s.text(200, 196, "?", "sign", 200, "ink", outline=("white", 12))
    for x in (40, 360):
        s.ink(rrect(x - 6, 110, 12, 130, 2), "#5a5a5a", 3.6, 1.6)
    for y in (136, 176):
        s.ink(rrect(36, y, 328, 22, 2), "white", 3.6, 1.8)
        for i in range(9):
            s.fill(
                poly([(44 + i * 38, y), (62 + i * 38, y), (50 + i * 38, y + 22), (36 + i * 38, y + 22)]),
                "ink",
            )
        s.line(rrect(36, y, 328, 22, 2), 3.4)
    for x in (96, 304):
        s.ink(poly([(x - 9, 190), (x + 9, 190), (x + 22, 244), (x - 22, 244)]), "#6a6a6a", 3.6, 2)
        s.ink(poly([(x - 14, 208), (x + 14, 208), (x + 17, 222), (x - 17, 222)]), "white", 3, 0)
        s.ink(rrect(x - 30, 242, 60, 10, 3), "#6a6a6a", 3.2, 1.4)


def manifesto(s: Sheet) -> None:
    """All promises intact, in original packaging."""
    ground(s, "#9a9a9a", "#5a5a5a", 230)
    s.ink(rrect(70, -20, 260, 260, 4), "#6a6a6a", 4.2, 3)
    for y in (-6, 196):
        s.ink(rrect(86, y, 228, 66, 4), "#7c7c7c", 3.6, 1.6)
        s.ink(rrect(176, y + 24, 48, 14, 6), "white", 3.2, 1.4)
    s.ink(poly("62,96 338,96 366,186 34,186"), "#4a4a4a", 4.2, 0)
    with s.at(196, 124, rot=-6):
        s.ink(rrect(-92, -62, 184, 126, 4), "white", 4, 3)
        s.text(0, -8, "MANIFESTO", "num", 44, fit=168)
        s.line(spline([(-92, 18), (92, 18)]), 5, "#8c8c8c", "type")
        s.line(spline([(10, -62), (10, 62)]), 5, "#8c8c8c", "type")
    s.ink(poly("34,170 366,170 366,206 34,206"), "#7c7c7c", 4.2, 2.6)
    s.ink(rrect(170, 180, 60, 16, 7), "white", 3.4, 1.6)
    for r in (16, 30, 44):
        s.line(arc(338, 96, r, 90, 90), 2.4, "white", "type")
    for end in ((296, 100), (306, 126), (336, 142)):
        s.line(spline([(338, 96), end]), 2, "white", "type")


def stimulus(s: Sheet) -> None:
    """Terms, conditions and arithmetic apply."""
    ground(s, "#b4b4b4", "#6e6e6e", 222)
    with s.at(200, 128, rot=-4):
        s.ink(rrect(-178, -84, 356, 172, 6), "white", 4.4, 3.6)
        s.line(rrect(-168, -74, 336, 152, 4), 2.4)
        s.text(-156, -32, "PAY TO", "num", 30, anchor="l")
        s.line(spline([(-70, -36), (154, -36)]), 3)
        s.text(-156, 36, "₹20,00,000 cr", "bold", 46, anchor="l", fit=262)
        s.text(112, 36, "*", "sign", 120)
        s.stroke([(30, 64), (56, 48), (70, 70), (96, 50), (120, 68), (150, 58)], 6)
    for i in range(6):
        s.fill(rrect(60, 226 + i * 5, 280 - i * 22, 2), "white", plate="type")
    hand(s, 366, 190, 0.7, 30, "#3a3a3a")


def power_cut(s: Sheet) -> None:
    """People talk to each other."""
    s.fill(rrect(-40, -40, 480, 360), "#1e1e1e")
    s.glow(200, 150, 190, "white", 0.9)
    for x, h in ((-10, 120), (60, 90), (300, 100), (356, 140)):
        s.ink(rrect(x, 214 - h, 56, h, 2), "#2e2e2e", 3, 0)
    figure(s, 104, 128, 1.9, "#8c8c8c", 2, "bun")
    figure(s, 296, 128, 1.9, "#b4b4b4", 1, "cap")
    s.ink(rrect(40, 216, 320, 90, 4), "#3a3a3a", 4, 0)
    s.ink(rrect(190, 150, 20, 68, 3), "white", 3.6, 2)
    s.ink(blob("200,104 212,128 206,146 194,146 188,128"), "white", 3.4, 1)
    speech(s, 150, 52, 76, 40, "So…", -12, "white", 30)
    speech(s, 252, 58, 76, 40, "Well!", 12, "white", 30)


def court(s: Sheet) -> None:
    """It is believed to be about to say something."""
    ground(s, "#c6c6c6", "#9a9a9a", 218)
    s.ink(poly("66,104 200,30 334,104"), "white", 4.2, 3)
    s.ink(rrect(60, 102, 280, 18, 2), "#b4b4b4", 3.8, 2)
    for i in range(6):
        s.ink(rrect(78 + i * 46, 120, 24, 84, 2), "white", 3.8, 2.2)
    s.ink(rrect(50, 202, 300, 16, 2), "#b4b4b4", 3.8, 2)
    s.ink(rrect(32, 216, 336, 16, 2), "white", 3.8, 2)
    s.line(spline([(200, 52), (200, 92)]), 4)
    s.line(spline([(172, 64), (228, 64)]), 4)
    for x in (172, 228):
        s.ink(blob([(x - 14, 80), (x, 92), (x + 14, 80)]), "#8c8c8c", 3, 1)
    speech(s, 332, 52, 112, 52, "Ahem.", -50, "white", 36)


def people_on_road(s: Sheet) -> None:
    """Our helicopter could not find them."""
    s.fill(rrect(-40, -40, 480, 360), "#d4d4d4")
    s.ink(poly("150,60 250,60 440,320 -40,320"), "#7a7a7a", 4, 0)
    for i in range(4):
        y = 74 + i * 44
        s.fill(poly([(198 - i, y), (202 + i, y), (204 + i * 2, y + 20), (196 - i * 2, y + 20)]), "white")
    for row in range(4):
        size = 0.62 + row * 0.24
        crowd(s, 92 + row * 46, 5 + row * 2, row * 3, size)
    s.ink(oval(292, 22, 86, 5), "#3a3a3a", 2.6, 0)
    s.ink(blob("236,50 262,30 306,30 330,44 372,38 372,46 330,58 300,68 254,64"), "#4a4a4a", 3.6, 2.4)
    s.ink(blob("242,50 258,38 276,40 276,54 248,56"), "white", 3, 0)


def paper_leak(s: Sheet) -> None:
    """The answer key is available in three languages."""
    ground(s, "#c2c2c2", "#7c7c7c", 216)
    s.ink(rrect(-20, 60, 150, 30, 4), "#8c8c8c", 4, 2.4)
    s.ink(blob("120,50 168,50 196,76 196,118 160,118 160,94 120,96"), "#8c8c8c", 4.2, 3)
    s.ink(rrect(108, 20, 24, 40, 4), "#6a6a6a", 3.8, 2)
    s.ink(rrect(82, 12, 76, 18, 8), "#6a6a6a", 3.8, 2)
    for i, (x, y, turn) in enumerate(
        ((178, 146, 10), (200, 182, -16), (236, 196, 30), (152, 204, -34), (292, 206, 12))
    ):
        page(s, x, y, 62, 78, "white", turn, 4)
        _ = i
    with s.at(308, 108, rot=6):
        s.ink(rrect(-60, -74, 124, 150, 4), "white", 4, 3)
        s.text(2, -34, "ANSWERS", "num", 34, fit=108)
        for i in range(3):
            s.text(2, 4 + i * 30, ("1 b", "2 d", "3 a")[i], "num", 30)


def exit_poll(s: Sheet) -> None:
    """Sample size: the anchor."""
    ground(s, "#5a5a5a", "#2e2e2e", 216)
    s.ink(rrect(24, 14, 352, 170, 6), "white", 4, 2.4)
    for i, tall in enumerate((60, 112, 36, 140, 84, 128)):
        s.ink(rrect(48 + i * 40, 172 - tall, 30, tall, 2), GREYS[(i * 2 + 1) % 5], 3.4, 1.4)
    s.stroke([(56, 128), (110, 70), (160, 118), (220, 44), (276, 92)], 8, "ink", "key", a=0.9, b=0.9)
    s.text(324, 84, "±100", "num", 42)
    figure(s, 326, 150, 1.5, "ink", 0, "hair")
    for x, turn, dots in ((92, -10, 5), (164, 14, 3)):
        with s.at(x, 218, rot=turn):
            s.ink(rrect(-28, -28, 56, 56, 10), "white", 4, 2.6)
            places = [(-1, -1), (1, 1), (0, 0), (1, -1), (-1, 1)][:dots]
            for dx, dy in places:
                s.fill(circle(dx * 14, dy * 14, 5.6), "ink", plate="key")


SCENES: dict[str, Callable[[Sheet], None]] = {
    "neighbour": neighbour,
    "tiger": tiger,
    "raid": raid,
    "samosa": samosa,
    "hospital_bill": hospital_bill,
    "fuel": fuel,
    "jobs": jobs,
    "roof": roof,
    "question": question,
    "manifesto": manifesto,
    "stimulus": stimulus,
    "power_cut": power_cut,
    "court": court,
    "road": people_on_road,
    "paper_leak": paper_leak,
    "exit_poll": exit_poll,
}
