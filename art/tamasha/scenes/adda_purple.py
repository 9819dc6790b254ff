"""Where Purple's factions meet: two glasses of tea are always there before anybody comes."""

from __future__ import annotations

from art.portraits.common import side_shade
from art.press import Sheet, arc, blob, circle, flower, oval, poly, rrect, spline
from art.tamasha.scenes.cast import bulb_string, signboard, sun, table, wheel
from art.tamasha.scenes.exhibits import burst_ground, room
from art.tamasha.scenes.news_ground import ground


def tea(s: Sheet, x: float, y: float, size: float = 1) -> None:
    """A glass of tea, steaming; (x, y) is the middle of its foot."""
    with s.at(x, y, size):
        s.ink(poly("-14,-38 14,-38 10,0 -10,0"), "white", 2.8, 1.6)
        s.fill(poly("-12,-27 12,-27 9,-2 -9,-2"), "amber")
        s.line(spline([(-12, -27), (12, -27)]), 2.2)
        for side in (-5, 5):
            s.stroke([(side, -44), (side + 4, -54), (side - 3, -64)], 4, "white", "type")


def only_neem(s: Sheet) -> None:
    """Under the Only Neem."""
    burst_ground(s, "#f2d48a", 320, 70)
    sun(s, 338, 62, 34)
    ground(s, "#b8c46a", 206)
    s.ink(blob("176,260 190,200 178,140 200,120 226,140 220,200 238,260"), "brown", 4.2, 3)
    s.stroke([(200, 170), (160, 130), (132, 110)], 14, "brown", "key", a=0.9, b=0.5)
    crown = flower(196, 84, 96, 13, 0.22)
    s.ink(crown, "leaf", 4.2, 3.2)
    side_shade(s, crown, "ink", 0.5, (24, 18), "tone")
    for x, y in ((150, 60), (206, 40), (240, 92), (170, 110), (214, 84)):
        s.stroke([(x - 14, y + 8), (x, y), (x + 14, y + 8)], 5, "mint", "type")
    s.shade(oval(196, 250, 150, 20), "ink", 0.5)
    s.ink(poly("74,204 318,204 330,222 62,222"), "#e3c28a", 3.8, 2.4)
    for i in range(12):
        s.line(spline([(84 + i * 20, 205), (76 + i * 21, 221)]), 2)
    for x in (78, 314):
        s.ink(rrect(x - 6, 220, 12, 44, 2), "wood", 3.4, 1.6)
    tea(s, 150, 204, 1.1)
    tea(s, 266, 204, 1.1)


def tea_cart(s: Sheet) -> None:
    """Back Bench of the Tea Cart."""
    burst_ground(s, "#e8b58a", 180, 110)
    ground(s, "#a9805c", 238)
    s.ink(rrect(66, 126, 196, 96, 6), "sindoor", 4.2, 3)
    s.text(164, 190, "CHAI", "sign", 56, "cream", outline=("ink", 6))
    for x in (70, 252):
        s.ink(rrect(x, 44, 8, 90, 2), "brown", 3, 1)
    for i in range(6):
        s.ink(
            poly(
                [
                    (48 + i * 39, 28),
                    (87 + i * 39, 28),
                    (87 + i * 39, 58),
                    (67 + i * 39, 70),
                    (48 + i * 39, 58),
                ]
            ),
            ("white", "teal")[i % 2],
            3.4,
            1.4,
        )
    s.ink(blob("96,126 92,96 110,84 144,84 160,96 156,126"), "ash", 3.6, 2.4)
    s.ink(blob("156,98 184,84 190,92 160,116"), "ash", 3.2, 1.4)
    s.line(arc(126, 86, 20, 180, 180), 5)
    for i in range(4):
        tea(s, 200 + i * 16, 126, 0.6)
    wheel(s, 108, 232, 30)
    wheel(s, 222, 232, 30)
    s.ink(rrect(284, 194, 118, 14, 3), "wood", 3.6, 2)
    for x in (294, 382):
        s.ink(rrect(x, 206, 10, 56, 2), "wood", 3.2, 1.4)
    tea(s, 318, 194, 1.1)
    tea(s, 366, 194, 1.1)


def rooftop(s: Sheet) -> None:
    """Rooftop with One Chair."""
    s.fill(rrect(-20, -20, 440, 340), "#f4b7a0")
    s.glow(320, 200, 240, "haldi", 0.9)
    sun(s, 326, 168, 40)
    for x, w, h in ((-10, 70, 110), (70, 60, 80), (336, 70, 100)):
        s.ink(rrect(x, 236 - h, w, h + 20, 2), "#9b7fae", 3.4, 0)
    s.ink(rrect(-20, 220, 440, 120), "#d9b48f", 4, 0)
    for i in range(8):
        s.line(spline([(200 + (i - 4) * 50, 222), (200 + (i - 4) * 110, 330)]), 2, "brown", "flat")
    s.ink(rrect(-20, 206, 440, 18, 2), "#e8cba8", 3.6, 1.6)
    s.ink(poly("166,96 246,96 240,176 172,176"), "sky", 4.2, 3)
    for i in range(3):
        s.line(spline([(188 + i * 18, 104), (188 + i * 18, 168)]), 5)
    s.ink(poly("158,176 254,176 262,194 150,194"), "sky", 4, 2.4)
    for x1, x2 in ((160, 150), (252, 262)):
        s.line(spline([(x1, 194), (x2, 262)]), 10)
        s.line(spline([(x1, 194), (x2, 260)]), 4.6, "sky")
    for x, y, colour, turn in ((72, 60, "purple", 20), (130, 110, "rose", -14), (306, 62, "teal", 34)):
        with s.at(x, y, rot=turn):
            s.ink(poly("0,-28 24,0 0,28 -24,0"), colour, 3.4, 2)
            s.line(spline([(0, 28), (8, 54), (-6, 84)]), 2.2)
    s.ink(rrect(52, 200, 62, 10, 2), "brown", 3, 1.2)
    tea(s, 68, 200, 0.9)
    tea(s, 98, 200, 0.9)


def tailors_mirror(s: Sheet) -> None:
    """Behind the Tailor's Mirror."""
    room(s, "#e9b9c9", "#9c5d77", 244)
    s.ink(rrect(158, 22, 128, 226, 60), "haldi", 4.4, 3.4)
    pane = rrect(170, 34, 104, 204, 50)
    s.ink(pane, "#d7eef0", 3.6, 0)
    s.stroke([(188, 180), (196, 110), (224, 60)], 9, "white", "type")
    s.stroke([(210, 200), (220, 150), (240, 100)], 6, "white", "type")
    for side, x in ((-1, 150), (1, 294)):
        s.ink(blob([(x - 16, 96), (x, 84), (x + 16, 96), (x + 12, 124), (x - 12, 124)]), "#2b2130", 3.4, 0)
        for dx in (-7, 7):
            s.fill(oval(x + dx + side * 2, 104, 5, 6), "white", plate="type")
            s.fill(circle(x + dx + side * 4, 105, 2.6), "ink", plate="type")
    with s.at(92, 200):
        s.ink(rrect(-58, 12, 116, 12, 3), "wood", 3.6, 2)
        for x in (-48, 40):
            s.ink(rrect(x, 24, 9, 46, 2), "ink", 2.6, 0)
        s.ink(blob("-44,12 -44,-4 -10,-4 -6,-28 -34,-32 -34,-48 44,-48 44,12"), "ink", 3.4, 2)
        s.ink(circle(44, -30, 16), "slate", 3.2, 1.4)
        s.ink(poly("-50,4 -18,4 -10,14 -60,16"), "rose", 2.8, 1)
    tea(s, 326, 246, 1.1)
    tea(s, 362, 246, 1.1)
    s.line(spline([(320, 30), (390, 36)]), 4)
    for i, colour in enumerate(("teal", "haldi", "purple")):
        s.ink(
            poly(
                [
                    (322 + i * 26, 34),
                    (346 + i * 26, 36),
                    (350 + i * 26, 110 + i * 12),
                    (320 + i * 26, 108 + i * 12),
                ]
            ),
            colour,
            3,
            1.4,
        )


def sweet_counter(s: Sheet) -> None:
    """Upstairs from the Sweet Counter."""
    s.fill(rrect(-20, -20, 440, 340), "#caa0b4")
    s.ink(rrect(60, -20, 250, 320, 2), "#f0d3a0", 4, 3)
    s.ink(rrect(126, 18, 118, 70, 4), "brown", 4, 2)
    s.ink(rrect(136, 28, 98, 52, 2), "lemon", 3.4, 0)
    s.glow(185, 54, 70, "haldi", 0.9)
    for x in (162, 208):
        s.ink(blob([(x - 15, 80), (x - 14, 58), (x, 44), (x + 14, 58), (x + 15, 80)]), "plum", 2.6, 0)
    s.line(spline([(185, 28), (185, 80)]), 3.4)
    s.ink(rrect(66, 104, 238, 40, 3), "sindoor", 3.8, 2)
    s.text(185, 136, "SWEETS", "sign", 40, "cream", outline=("ink", 5), fit=210)
    s.ink(rrect(76, 152, 218, 112, 4), "#d7eef0", 4, 2)
    for row, y in enumerate((188, 228)):
        s.ink(rrect(76, y, 218, 8), "wood", 3, 0)
        for i in range(5 if row else 4):
            x = 102 + i * (42 if row else 52)
            colour = ("haldi", "sindoor", "white", "leaf", "pink")[(i + row) % 5]
            for dx, dy in ((-9, 0), (9, 0), (0, -12)):
                s.ink(circle(x + dx, y - 9 + dy, 9), colour, 2.6, 1)
    for i in range(7):
        s.ink(rrect(316 + (6 - i) * 0, 252 - i * 30, 30 + i * 12, 14, 2), "wood", 3.2, 1.4)
    s.line(spline([(346, 262), (410, 60)]), 6, "brown")
    tea(s, 30, 264, 1.0)
    bulb_string(s, -2)


def store_room(s: Sheet) -> None:
    """Stationery Store Room."""
    room(s, "#bcc6cf", "#7a858f", 254)
    s.ink(rrect(48, 26, 232, 232, 3), "brown", 4.2, 3)
    colours = ("lemon", "pink", "sky", "mint", "cream", "lilac")
    for row in range(3):
        y = 36 + row * 74
        s.ink(rrect(58, y, 212, 64, 2), "#3d2a22", 3, 0)
        for i in range(6):
            high = 34 + (i * 17 + row * 11) % 22
            if (i + row) % 4 == 3:
                s.ink(
                    blob(
                        [
                            (64 + i * 34, y + 64),
                            (64 + i * 34, y + 40),
                            (72 + i * 34, y + 28),
                            (88 + i * 34, y + 28),
                            (94 + i * 34, y + 40),
                            (94 + i * 34, y + 64),
                        ]
                    ),
                    "indigo",
                    2.8,
                    1.2,
                )
                s.ink(rrect(73 + i * 34, y + 18, 14, 12, 2), "ink", 2, 0)
            else:
                s.ink(rrect(64 + i * 34, y + 64 - high, 28, high, 2), colours[(i + row * 2) % 6], 2.8, 1.2)
                s.fill(rrect(70 + i * 34, y + 72 - high, 16, 5, 1), "ink", plate="type")
    s.ink(rrect(300, 40, 92, 220, 3), "#e6d7b0", 4, 2.4)
    s.ink(poly("300,40 344,54 344,256 300,260"), "wood", 4, 2)
    s.ink(circle(334, 156, 6), "haldi", 2.8, 1)
    s.glow(370, 150, 70, "haldi", 0.6)
    signboard(s, 346, 26, 100, 34, "NO ENTRY", "sindoor", "cream", 28)
    s.ink(rrect(60, 244, 92, 40, 3), "#c9975c", 3.6, 2)
    tea(s, 88, 244, 1.0)
    tea(s, 124, 244, 1.0)


def barber(s: Sheet) -> None:
    """Barber Shop with the Map."""
    room(s, "#c4cf9f", "#76824f", 246)
    s.ink(rrect(196, 24, 180, 122, 3), "cream", 4, 2.6)
    s.line(blob("216,110 226,62 262,44 318,50 356,78 344,124 286,134"), 3.4)
    s.fill(blob("216,110 226,62 262,44 318,50 356,78 344,124 286,134"), "#e6d39a")
    s.line(spline([(262, 44), (272, 92), (286, 134)]), 2.4, "brown", "type")
    s.line(spline([(220, 92), (272, 92), (352, 98)]), 2.4, "brown", "type")
    for x, y, colour in (
        (244, 76, "purple"),
        (300, 74, "sindoor"),
        (250, 112, "haldi"),
        (322, 112, "purple"),
    ):
        s.line(spline([(x, y), (x + 4, y + 16)]), 2.4)
        s.ink(circle(x, y, 8), colour, 2.8, 1.2)
    s.ink(rrect(102, 190, 84, 22, 6), "sindoor", 4, 2)
    s.ink(rrect(98, 104, 26, 94, 9), "sindoor", 4, 2.4)
    s.ink(rrect(96, 84, 30, 26, 8), "deep", 3.6, 1.6)
    s.ink(rrect(122, 160, 64, 14, 5), "slate", 3.4, 1.6)
    s.ink(rrect(132, 212, 22, 34, 2), "ash", 3.4, 1.6)
    s.ink(oval(143, 252, 52, 12), "slate", 3.6, 2)
    s.line(spline([(180, 212), (206, 244)]), 6)
    with s.at(50, 108):
        s.ink(rrect(-17, -50, 34, 104, 6), "white", 3.8, 2.4)
        with s.inside(rrect(-17, -50, 34, 104, 6)):
            for i in range(6):
                s.fill(
                    poly([(-20, -60 + i * 36), (20, -84 + i * 36), (20, -68 + i * 36), (-20, -44 + i * 36)]),
                    ("sindoor", "indigo")[i % 2],
                )
        s.line(rrect(-17, -50, 34, 104, 6), 3.8)
        for y in (-58, 54):
            s.ink(rrect(-22, y, 44, 12, 4), "haldi", 3.2, 1.4)
    table(s, 300, 212, 120)
    tea(s, 276, 204, 1.0)
    tea(s, 320, 204, 1.0)


def shady_bench(s: Sheet) -> None:
    """The Bench That Gets Shade."""
    burst_ground(s, "#f7dc8e", 350, 60)
    sun(s, 356, 58, 36)
    ground(s, "#cdbf6e", 196)
    crown = blob("-40,20 20,-30 130,-40 210,0 232,60 190,104 120,96 60,120 -10,104 -50,60")
    s.ink(crown, "leaf", 4.2, 3)
    side_shade(s, crown, "ink", 0.5, (22, 16), "tone")
    s.ink(blob("30,260 44,180 36,96 60,90 74,180 84,260"), "brown", 4, 2.4)
    s.shade(blob("20,250 80,224 260,222 290,250 250,276 60,280"), "ink", 0.75)
    for y, high in ((148, 15), (170, 15)):
        s.ink(rrect(112, y, 146, high, 4), "purple", 3.8, 2)
    s.ink(rrect(104, 196, 162, 16, 4), "purple", 3.8, 2)
    for x in (120, 240):
        s.ink(rrect(x, 140, 11, 112, 3), "ink", 2.6, 0)
    tea(s, 160, 196, 1.0)
    tea(s, 212, 196, 1.0)
    for x in (300, 362):
        s.ink(rrect(x - 26, 206, 56, 9, 2), "haldi", 3, 1.4)
        s.ink(rrect(x - 26, 184, 56, 9, 2), "haldi", 3, 1.4)
        for dx in (-20, 18):
            s.ink(rrect(x + dx, 180, 6, 58, 2), "ink", 2, 0)
        for dx in (-14, 2, 18):
            s.stroke([(x + dx, 166), (x + dx + 4, 156), (x + dx - 3, 146)], 4, "sindoor", "type")


def water_tank(s: Sheet) -> None:
    """Terrace Water Tank."""
    s.fill(rrect(-20, -20, 440, 340), "#23325f")
    s.glow(210, 260, 260, "purple", 0.7)
    s.ink(circle(84, 66, 30), "lemon", 3.4, 0)
    s.fill(circle(96, 58, 26), "#23325f")
    for x, h in ((-10, 90), (40, 60), (340, 120), (384, 80)):
        s.ink(rrect(x, 240 - h, 44, h + 30, 2), "#3d3a78", 3, 0)
        for j in range(int(h / 26)):
            s.fill(rrect(x + 8 + (j % 2) * 18, 250 - h + j * 26, 9, 12, 1), "haldi")
    s.ink(rrect(-20, 234, 440, 100), "#8f86a8", 4, 0)
    for x in (146, 210, 274):
        s.ink(rrect(x - 9, 196, 18, 52, 2), "#b9a8c9", 3.6, 1.8)
    body = "126,80 294,80 294,196 126,196"
    s.ink(poly(body), "ink", 4, 0)
    s.ink(blob("122,86 130,58 210,46 290,58 298,86"), "#3c3350", 4, 2.4)
    s.ink(rrect(180, 36, 60, 18, 6), "#3c3350", 3.6, 1.8)
    for y in (112, 140, 168):
        s.line(spline([(128, y), (292, y)]), 5, "#5d5478", "type")
    s.text(210, 158, "500 L", "num", 40, "cream", outline=("ink", 6))
    s.line(spline([(312, 66), (312, 240)]), 5, "ash", "type")
    s.line(spline([(336, 66), (336, 240)]), 5, "ash", "type")
    for i in range(7):
        s.line(spline([(312, 84 + i * 24), (336, 84 + i * 24)]), 4, "ash", "type")
    s.line(spline([(126, 180), (96, 180), (96, 236)]), 8, "slate", "type")
    tea(s, 44, 246, 1.1)
    tea(s, 80, 246, 1.1)
