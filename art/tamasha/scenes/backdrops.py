"""The nine constituencies as backdrops: sky, horizon, and what stands there."""

from __future__ import annotations

from collections.abc import Callable

from art.portraits.common import side_shade
from art.press import Sheet, blend, blob, circle, oval, poly, rays, rrect, spline
from art.tamasha.data import tint
from art.tamasha.scenes.cast import bulb_string, dust, signboard, sun, tree


def backdrop(s: Sheet, code: str) -> None:
    """Fill the box with the constituency."""
    ground = tint(code)
    s.fill(rrect(-20, -20, 440, 340), blend(ground, "sky", 0.62))
    s.fill(rays(200, 220, 480, 22, 0.07), "cream", 0.55)
    BACKDROPS[code](s, ground)


def _land(s: Sheet, colour: str, y: float, depth: float = 60) -> None:
    s.ink(
        blob(
            [(-30, y + 30), (90, y - 8), (200, y + 14), (320, y - 10), (430, y + 24), (430, 340), (-30, 340)]
        ),
        colour,
        3.4,
        0,
    )
    s.shade(rrect(-20, y - 12, 440, depth), "ink", 0.35, blur=10)


def _fields(s: Sheet, t: str) -> None:
    sun(s, 306, 70, 48)
    _land(s, blend(t, "cream", 0.3), 140)
    field = blob([(-30, 182), (200, 168), (430, 182), (430, 340), (-30, 340)])
    s.ink(field, t, 3.4, 0)
    with s.inside(field):
        for i in range(-7, 8):
            s.line(spline([(200 + i * 22, 168), (200 + i * 64, 330)]), 4.6, "leaf", "flat")
    s.ink(poly([(30, 176), (30, 126), (62, 100), (96, 126), (96, 176)]), "#d8a26a", 3.2, 2)
    s.ink(poly([(20, 130), (62, 92), (108, 130), (62, 112)]), "brown", 3.2, 1.6)
    tree(s, 370, 178, 0.9)


def _chimneys(s: Sheet, t: str) -> None:
    sun(s, 330, 84, 40)
    for x, h in ((40, 150), (86, 122), (356, 132)):
        s.ink(poly([(x - 13, 190), (x - 9, 190 - h), (x + 9, 190 - h), (x + 13, 190)]), t, 3.2, 2)
        s.ink(rrect(x - 12, 184 - h, 24, 10, 2), "deep", 2.8, 1)
        dust(s, x + 22, 166 - h, 0.9, "ash")
    roof = [(-20, 190)]
    for i in range(6):
        roof += [(-20 + i * 76, 128), (56 + i * 76, 164)]
    s.ink(poly([*roof, (430, 190), (430, 320), (-20, 320)]), blend(t, "ink", 0.25), 3.4, 2)
    for i in range(6):
        s.ink(rrect(-4 + i * 76, 176, 42, 26, 2), "lemon", 3, 0)
        s.line(spline([(17 + i * 76, 176), (17 + i * 76, 202)]), 2.4)
    s.ink(rrect(-20, 226, 440, 120), blend(t, "cream", 0.45), 3.4, 0)


def _coaching(s: Sheet, t: str) -> None:
    s.ink(rrect(-20, 60, 120, 190, 2), blend(t, "cream", 0.5), 3.4, 2)
    s.ink(rrect(300, 46, 130, 204, 2), blend(t, "cream", 0.35), 3.4, 2)
    for j in range(4):
        for i in range(3):
            s.ink(rrect(-8 + i * 35, 104 + j * 34, 22, 22, 2), "indigo", 2.6, 0)
            s.ink(rrect(314 + i * 35, 96 + j * 34, 22, 22, 2), "indigo", 2.6, 0)
    signboard(s, 44, 92, 82, 30, "RANK 1*", "lemon", "sindoor", 25)
    signboard(s, 354, 82, 86, 30, "IN 9 DAYS", "pink", "ink", 25)
    for x, w, h in ((104, 60, 110), (166, 74, 150), (242, 58, 120)):
        s.ink(rrect(x, 240 - h, w, h + 10, 2), blend(t, "cream", 0.72), 3, 1.4)
        for j in range(int(h / 30)):
            for i in range(2):
                lit = (x + i + j) % 3 == 0
                s.fill(rrect(x + w * 0.22 + i * w * 0.36, 252 - h + j * 28, 12, 14, 1), "haldi" if lit else t)
    s.ink(rrect(-20, 236, 440, 90), blend(t, "ash", 0.6), 3.4, 0)


def _bazaar(s: Sheet, t: str) -> None:
    s.ink(rrect(-20, 84, 440, 150), blend(t, "cream", 0.6), 3.4, 0)
    for i in range(4):
        x = -6 + i * 106
        s.ink(rrect(x, 130, 92, 100, 3), blend(t, "ink", 0.25), 3, 0)
        stripe = ("white", t)
        for j in range(5):
            s.ink(
                poly(
                    [
                        (x - 4 + j * 20, 108),
                        (x + 16 + j * 20, 108),
                        (x + 16 + j * 20, 140),
                        (x + 6 + j * 20, 148),
                        (x - 4 + j * 20, 140),
                    ]
                ),
                stripe[j % 2],
                2.6,
                0,
            )
        s.ink(rrect(x + 8, 84, 76, 24, 3), ("haldi", "mint", "sky", "lemon")[i], 3, 1.4)
        s.text(x + 46, 103, ("BANK", "TAP", "CHIT", "MIXER")[i], "num", 21)
    bulb_string(s, 56)
    s.ink(rrect(-20, 230, 440, 110), "#e0c48a", 3.4, 0)


def _market(s: Sheet, t: str) -> None:
    s.ink(poly([(-20, 320), (-20, 70), (110, 96), (128, 320)]), blend(t, "brown", 0.3), 3.4, 2)
    s.ink(poly([(420, 320), (420, 70), (290, 96), (272, 320)]), blend(t, "brown", 0.45), 3.4, 2)
    s.ink(poly([(120, 230), (280, 230), (330, 330), (70, 330)]), "#e8cf98", 3.4, 0)
    for y, text, colour in ((128, "SILK", "rose"), (172, "TEA", "leaf")):
        signboard(s, 60, y, 84, 32, text, colour, "cream", 27)
    for y, text, colour in ((124, "NUTS", "teal"), (170, "GOLD", "haldi")):
        signboard(s, 344, y, 84, 32, text, colour, "cream" if colour == "teal" else "ink", 27)
    for x, y, colour in (
        (44, 262, "#d8b070"),
        (78, 274, "#c99a58"),
        (354, 264, "#d8b070"),
        (324, 278, "#c99a58"),
    ):
        sack = blob(
            [
                (x - 24, y + 30),
                (x - 26, y - 4),
                (x - 10, y - 22),
                (x + 10, y - 22),
                (x + 26, y - 4),
                (x + 24, y + 30),
            ]
        )
        s.ink(sack, colour, 3, 2)
        s.ink(oval(x, y - 20, 13, 6), "sindoor", 2.4, 0)
    for i, y in enumerate((48, 78)):
        s.line(spline([(-10, y), (200, y + 26), (410, y)]), 2.4)
        for j in range(9):
            x = 20 + j * 45
            s.ink(
                poly([(x - 13, y + 14 + i), (x + 13, y + 14), (x, y + 38)]),
                ("sindoor", "haldi", "teal", "rose")[(i + j) % 4],
                2.4,
                1,
            )


def _office(s: Sheet, t: str) -> None:
    s.ink(rrect(20, 60, 360, 190, 2), blend(t, "cream", 0.55), 3.6, 2)
    s.ink(poly([(4, 62), (200, 8), (396, 62)]), blend(t, "cream", 0.35), 3.6, 2)
    s.ink(circle(200, 42, 14), "haldi", 3, 1.4)
    for i in range(6):
        s.ink(rrect(36 + i * 61, 66, 22, 170, 3), "cream", 3.2, 1.8)
        if i < 5:
            s.ink(rrect(64 + i * 61, 92, 27, 50, 2), "indigo", 2.8, 0)
            for j in range(5):
                s.fill(
                    rrect(66 + i * 61, 138 - j * 7, 23, 4), ("cream", "lemon", "pink")[j % 3], plate="type"
                )
    s.ink(rrect(-20, 236, 440, 16), "ash", 3.2, 1)
    s.ink(rrect(-20, 250, 440, 90), blend(t, "ash", 0.55), 3.4, 0)


def _camp(s: Sheet, t: str) -> None:
    sun(s, 84, 78, 42)
    s.ink(poly("-20,190 70,96 140,160 230,78 330,170 430,120 430,320 -20,320"), blend(t, "sky", 0.4), 3.4, 0)
    _land(s, blend(t, "cream", 0.3), 176)
    for x, k in ((58, 1.0), (352, 1.05)):
        with s.at(x, 190, k):
            s.ink(poly([(-52, 30), (0, -44), (52, 30)]), t, 3.2, 2)
            s.ink(poly([(-14, 30), (0, -30), (14, 30)]), "ink", 2.4, 0)
            s.line(spline([(0, -44), (0, -58)]), 4)
    s.ink(rrect(-20, 226, 440, 110), "#d9c48e", 3.4, 0)
    for i in range(9):
        s.line(spline([(i * 50, 226), (i * 62 - 50, 320)]), 1.6, "wood", "flat")


def _park(s: Sheet, t: str) -> None:
    sun(s, 320, 76, 42)
    _land(s, blend("leaf", "cream", 0.4), 150)
    tree(s, 60, 206, 1.2)
    tree(s, 352, 200, 1.05, "#6f9a3c")
    s.ink(blob([(-30, 236), (160, 214), (260, 222), (430, 206), (430, 340), (-30, 340)]), "#7fa650", 3.4, 0)
    path = blob([(120, 340), (170, 244), (208, 214), (232, 214), (250, 250), (300, 340)])
    s.ink(path, "#ead7a8", 3.2, 0)
    s.ink(rrect(268, 120, 8, 108, 2), "ink", 1, 0)
    s.ink(circle(272, 114, 15), t, 3, 1.4)


def _towers(s: Sheet, t: str) -> None:
    for x, w, h, share in (
        (-14, 92, 196, 0.45),
        (92, 74, 150, 0.65),
        (250, 70, 170, 0.65),
        (330, 96, 214, 0.4),
    ):
        tower = rrect(x, 250 - h, w, h, 2)
        s.ink(tower, blend(t, "cream", share), 3.4, 2)
        side_shade(s, tower, "ink", 0.35, (16, 0), "tone")
        for j in range(int(h / 32)):
            for i in range(int(w / 26)):
                lit = (i * 7 + j * 5 + x) % 4 == 0
                s.ink(
                    rrect(x + 8 + i * 27, 260 - h + j * 32, 16, 18, 1), "lemon" if lit else "indigo", 2.4, 0
                )
        s.ink(rrect(x + w / 2 - 16, 234 - h, 32, 18, 4), "ink", 2.6, 0)
    s.ink(rrect(-20, 238, 440, 100), blend(t, "ash", 0.65), 3.4, 0)
    tree(s, 214, 246, 0.7)


BACKDROPS: dict[str, Callable[[Sheet, str], None]] = {
    "KS": _fields,
    "MZ": _chimneys,
    "YV": _coaching,
    "MM": _bazaar,
    "VP": _market,
    "SB": _office,
    "FJ": _camp,
    "SC": _park,
    "SW": _towers,
}
