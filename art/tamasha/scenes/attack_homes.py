"""What is alleged in camp, pension office and housing society."""

from __future__ import annotations

from art.press import Sheet, arc, blob, circle, moved, poly, rays, rrect, spline, star
from art.tamasha.scenes.cast import dust, figure, signboard, sun, wheel
from art.tamasha.scenes.exhibits import (
    SKIN,
    burst_ground,
    hand,
    medal,
    note,
    page,
    price_tag,
    room,
    thumbprint,
)
from art.tamasha.scenes.news_ground import ground


def three_bills(s: Sheet) -> None:
    """Three Bills, One Trolley."""
    room(s, "#c8d0a4", "#8f9a66", 236)
    s.ink(poly("126,92 330,92 304,190 152,190"), "ash", 4, 3)
    with s.inside(poly("126,92 330,92 304,190 152,190")):
        for i in range(8):
            s.line(spline([(126 + i * 30, 90), (138 + i * 24, 192)]), 3)
        for i in range(4):
            s.line(spline([(120, 108 + i * 24), (334, 108 + i * 24)]), 3)
    for x, y, w, h, colour, word in (
        (150, 44, 52, 62, "sindoor", "TEA"),
        (206, 32, 60, 72, "haldi", "BISCUIT"),
        (270, 50, 46, 56, "leaf", "JAM"),
    ):
        s.ink(rrect(x, y, w, h, 8), colour, 3.6, 2.4)
        s.ink(rrect(x, y + 16, w, 24, 1), "cream", 2.8, 0)
        s.text(x + w / 2, y + 36, word, "num", 24, fit=w - 6)
    s.ink(poly("126,92 330,92 326,106 130,106"), "ash", 3.4, 0)
    s.line(spline([(330, 92), (356, 70), (384, 70)]), 8)
    s.line(spline([(160, 190), (166, 214), (306, 214)]), 6)
    for x in (178, 294):
        wheel(s, x, 228, 15)
    for i, (x, turn) in enumerate(((120, 10), (216, -3), (306, -12))):
        with s.at(x, 172, 0.8, turn):
            s.ink(
                poly("-27,-36 27,-36 27,92 14,82 0,94 -14,82 -27,92"), ("white", "pink", "lemon")[i], 3.4, 2.2
            )
            s.text(0, -6, "BILL", "num", 29, "sindoor")
            s.text(0, 32, str(i + 1), "num", 42)
            s.stroke([(-18, 48), (18, 48)], 4, "grey", "type", a=0.9, b=0.9)
            s.stroke([(-18, 62), (8, 62)], 4, "grey", "type", a=0.9, b=0.9)


def courier_medals(s: Sheet) -> None:
    """Medals by Courier."""
    burst_ground(s, "#a9bb86", 220, 130)
    s.ink(poly("110,128 330,128 318,262 122,262"), "#c9975c", 4.2, 3.4)
    s.ink(poly("110,128 330,128 316,96 126,96"), "#7b5632", 3.8, 0)
    for i, (x, y, ribbon) in enumerate(
        (
            (150, 50, "sindoor"),
            (190, 34, "indigo"),
            (232, 40, "leaf"),
            (274, 34, "purple"),
            (306, 58, "haldi"),
        )
    ):
        medal(s, x, y, 1.36, ribbon, ("haldi", "lemon", "ash")[i % 3])
    s.ink(poly("110,128 330,128 328,148 112,148"), "#c9975c", 3.6, 0)
    s.ink(poly("110,128 126,96 84,72 62,108"), "#d6ab73", 3.6, 2)
    s.ink(poly("330,128 316,96 356,70 380,106"), "#d6ab73", 3.6, 2)
    s.ink(rrect(138, 160, 164, 78, 4), "white", 3.4, 1.8)
    s.text(220, 194, "FRAGILE:", "num", 36, "sindoor", fit=148)
    s.text(220, 228, "VALOUR", "num", 38, "ink", fit=148, track=2)


def rented_uniform(s: Sheet) -> None:
    """Never Posted, Always Decorated."""
    room(s, "#d7b4c8", "#8a5a74", 252)
    s.line(spline([(-20, 42), (420, 42)]), 9)
    s.line(spline([(-20, 42), (420, 42)]), 4, "ash")
    s.line(arc(222, 54, 13, 180, 250), 5)
    s.line(spline([(222, 66), (150, 96)]), 5)
    s.line(spline([(222, 66), (294, 96)]), 5)
    coat = (
        "188,82 222,96 256,82 306,100 318,176 290,184 286,152 290,270 154,270 158,152 154,184 126,176 138,100"
    )
    s.ink(poly(coat), "#5b6b3a", 4.2, 3.4)
    s.ink(poly("188,82 222,96 256,82 222,142"), "white", 3.2, 0)
    s.ink(poly("216,96 228,96 232,138 222,150 212,138"), "ink", 2, 0)
    s.line(spline([(222, 142), (222, 270)]), 3.4)
    for side in (-1, 1):
        s.ink(rrect(222 + side * 62 - 28, 92, 56, 20, 8), "haldi", 3.4, 1.6)
        for i in range(4):
            s.stroke(
                [(222 + side * (44 + i * 12), 112), (222 + side * (45 + i * 12), 126)], 5, "amber", "type"
            )
    for row in range(3):
        for i in range(3):
            medal(s, 242 + i * 17, 126 + row * 36, 0.6, ("sindoor", "indigo", "leaf")[(i + row) % 3], "lemon")
            medal(s, 172 + i * 14, 140 + row * 36, 0.52, ("purple", "sindoor", "teal")[(i + row) % 3], "ash")
    with s.at(222, 36, 1.1):
        s.ink(blob("-46,6 -50,-20 -20,-34 20,-34 50,-20 46,6 0,14"), "#5b6b3a", 3.8, 2.4)
        s.ink(blob("-44,6 0,14 44,6 40,22 0,30 -40,22"), "ink", 2.6, 0)
        s.ink(star(0, -8, 14), "haldi", 2.6, 1)
    for x, colour in ((60, "rose"), (372, "indigo")):
        s.ink(poly([(x - 20, 62), (x + 20, 62), (x + 36, 280), (x - 36, 280)]), colour, 3.6, 2)
    price_tag(s, 298, 168, "RENT ₹40", 40, 27)


def pension_flies(s: Sheet) -> None:
    """Arrears of the Arrears."""
    burst_ground(s, "sky", 150, 220, "white")
    s.ink(rrect(80, 236, 150, 24, 5), "brown", 3.8, 2.4)
    cage = "92,236 92,150 110,112 154,94 198,112 216,150 216,236"
    s.line(blob(cage), 5)
    s.line(spline([(154, 94), (154, 74)]), 5)
    s.line(circle(154, 64, 10), 4.6)
    for i in range(1, 6):
        x = 92 + i * 20.6
        s.line(spline([(x, 236), (x, 160), (154 + (x - 154) * 0.5, 104)]), 3.6)
    s.line(spline([(92, 160), (216, 160)]), 3.4)
    s.ink(poly("216,170 260,152 260,244 216,236"), "#cfd8dc", 3.6, 2)
    for i in range(1, 4):
        s.line(spline([(216 + i * 11, 168 - i * 4.4), (216 + i * 11, 236 + i * 2)]), 3)
    signboard(s, 154, 216, 112, 36, "PENSION", "lemon", "ink", 32)
    for x, y, k, turn in (
        (262, 112, 0.9, -16),
        (318, 78, 1.05, -8),
        (352, 138, 0.8, -22),
        (244, 54, 0.76, -10),
        (366, 40, 0.7, -18),
    ):
        with s.at(x, y, k, turn):
            s.ink(blob("-6,-4 -22,-40 -50,-46 -34,-20 -28,2"), "mint", 3.2, 1.6)
            s.ink(blob("10,-4 24,-42 54,-50 40,-22 30,2"), "mint", 3.2, 1.6)
            s.ink(rrect(-34, -10, 68, 32, 5), "mint", 3.2, 2)
            s.text(0, 17, "₹", "num", 27)
            s.ink(circle(-40, 0, 11), "mint", 3, 1.4)
            s.ink(poly("-50,-2 -62,3 -50,8"), "haldi", 2.4, 0)
            s.fill(circle(-43, -3, 2.4), "ink", plate="key")
    figure(s, 40, 206, 1.1, "rose", 1, "grey")


def sign_here(s: Sheet) -> None:
    """Sign Here, Live Elsewhere."""
    burst_ground(s, "#e9d3b0", 216, 120)
    with s.at(252, 164, rot=-7):
        s.ink(poly("-112,-96 106,-96 106,110 -112,110"), "white", 4, 3)
        s.text(0, -62, "DEED OF LOVE", "num", 32, "sindoor", fit=190)
        for i in range(3):
            s.stroke([(-94, -40 + i * 16), (86 - i * 22, -40 + i * 16)], 4.4, "grey", "type", a=0.9, b=0.9)
        s.text(-94, 60, "×", "num", 66, "sindoor", anchor="l")
        s.line(spline([(-60, 58), (64, 58)]), 3)
        s.text(2, 82, "SIGN HERE", "num", 25, "brown")
    with s.at(146, 206):
        s.ink(poly("-58,-26 58,-26 58,42 -58,42"), "#e6a25e", 4, 3)
        s.ink(poly("-72,-22 0,-76 72,-22"), "sindoor", 3.8, 2.4)
        s.ink(rrect(-14, -4, 28, 46, 3), "brown", 3.2, 0)
        for x in (-44, 24):
            s.ink(rrect(x, -10, 22, 22, 2), "sky", 3, 0)
        for x in (-38, 38):
            wheel(s, x, 48, 14)
    s.stroke([(206, 218), (240, 196), (262, 190)], 6, "brown", "key", a=0.9, b=0.9)
    hand(s, 300, 150, 1.0, -14, "#efe6cf")
    with s.at(284, 158, rot=46):
        s.ink(rrect(-8, -98, 16, 86, 6), "indigo", 3.4, 2)
        s.ink(poly("-8,-12 8,-12 0,28"), "haldi", 3, 1)
        s.line(spline([(0, -8), (0, 16)]), 2)


def forty_lefts(s: Sheet) -> None:
    """Forty Thumbprints, All Left."""
    burst_ground(s, "#b7c6dd", 230, 150)
    with s.at(210, 128, rot=3):
        s.ink(rrect(-106, -128, 262, 224, 4), "white", 4, 3)
        for row in range(4):
            for i in range(6):
                thumbprint(s, -66 + i * 40, -86 + row * 46, 0.7, "purple", -16)
                s.line(
                    spline([(-84 + i * 40, -58 + row * 46), (-50 + i * 40, -58 + row * 46)]),
                    1.6,
                    "ash",
                    "type",
                )
    left = (
        "96,300 92,246 70,214 60,190 74,180 92,196 98,148 112,146 116,190 122,136"
        " 138,136 140,188 148,142 164,144 162,192 172,158 186,162 180,212 176,256 174,300"
    )
    s.ink(blob(left), SKIN, 4, 3)
    s.ink(blob("60,190 66,182 76,182 84,192 78,202 68,204"), "purple", 2.8, 0)
    s.text(132, 240, "L", "num", 62, "sindoor")
    with s.at(318, 236, rot=-6):
        s.ink(rrect(-58, -22, 116, 52, 8), "slate", 3.8, 2.6)
        s.ink(rrect(-46, -14, 92, 34, 5), "purple", 3, 0)
        s.fill(rrect(-40, -10, 30, 5, 2), "lilac", plate="type")


def all_slots(s: Sheet) -> None:
    """Slots One to Forty."""
    s.fill(rrect(-20, -20, 440, 340), "#7d8790")
    s.ink(rrect(-20, -20, 440, 96), "#b9c9d6", 3.4, 0)
    for i in range(4):
        s.ink(rrect(116 + i * 76, -20, 60, 96, 2), ("lilac", "mint", "pink", "lemon")[i], 3.2, 0)
        for j in range(2):
            s.fill(rrect(130 + i * 76, 12 + j * 30, 12, 18, 1), "ink", plate="type")
            s.fill(
                rrect(152 + i * 76, 12 + j * 30, 12, 18, 1), "haldi" if (i + j) % 3 else "ink", plate="type"
            )
    for i in range(6):
        s.line(spline([(126 + i * 46, 86), (20 + i * 78, 290)]), 5, "cream", "flat")
    for i in range(5):
        x = 142 + i * 50
        s.text(x, 120, str(i + 1) if i < 4 else "40", "num", 34, "lemon")
    car = "92,208 100,176 150,168 184,132 268,130 304,166 352,176 362,212 352,230 102,230"
    s.ink(blob(car), "sindoor", 4.2, 3.4)
    s.ink(blob("166,168 192,142 226,140 226,170"), "sky", 3.4, 0)
    s.ink(blob("238,140 264,142 288,168 238,170"), "sky", 3.4, 0)
    s.shade(poly("90,206 364,206 364,232 90,232"), "ink", 0.5, blob(car))
    for x in (144, 310):
        wheel(s, x, 230, 25)
    for x, y, k in ((64, 214, 1.0), (386, 206, 0.9), (110, 146, 0.6), (340, 148, 0.6)):
        with s.at(x, y, k):
            s.ink(poly("-9,-44 9,-44 24,20 -24,20"), "amber", 3.4, 2)
            s.ink(poly("-13,-20 13,-20 17,-4 -17,-4"), "white", 2.8, 0)
            s.ink(rrect(-32, 18, 64, 12, 3), "amber", 3.2, 1.4)
    signboard(s, 226, 206, 118, 30, "MINE × 40", "cream", "ink", 28)


def inland_sea(s: Sheet) -> None:
    """Sea View, Inland."""
    s.fill(rrect(-20, -20, 440, 340), "#f0d9a4")
    sun(s, 356, 66, 30)
    ground(s, "#d2a767", 176)
    for x, k in ((52, 0.8), (384, 0.7)):
        with s.at(x, 206, k):
            s.ink(blob("-10,0 -10,-54 0,-64 10,-54 10,0"), "leaf", 3.4, 2)
            s.ink(blob("8,-16 26,-18 28,-40 38,-40 38,-10 20,-2 8,-4"), "leaf", 3, 1.4)
            s.ink(blob("-8,-26 -22,-28 -24,-46 -34,-46 -32,-18 -18,-12 -8,-14"), "leaf", 3, 1.4)
    for x in (146, 298):
        s.ink(rrect(x - 7, 130, 14, 96, 2), "brown", 3.4, 1.6)
    s.ink(rrect(110, 34, 226, 118, 4), "white", 4.4, 3.4)
    pane = rrect(119, 43, 208, 100, 2)
    s.ink(pane, "sky", 3, 0)
    with s.inside(pane):
        s.fill(rays(270, 74, 200, 16), "white", 0.6)
        s.ink(circle(280, 74, 19), "haldi", 3, 0)
        s.ink(rrect(100, 92, 260, 70), "#2d6e9e", 3, 0)
        for i in range(4):
            s.stroke(
                [
                    (126 + i * 52, 106 + i % 2 * 12),
                    (140 + i * 52, 100 + i % 2 * 12),
                    (158 + i * 52, 106 + i % 2 * 12),
                ],
                4,
                "white",
                "type",
            )
        s.ink(poly("166,88 206,88 198,100 174,100"), "brown", 2.8, 0)
        s.ink(poly("186,86 186,52 210,82"), "white", 2.8, 0)
    s.ink(rrect(92, 216, 260, 14, 3), "white", 3.6, 2)
    for i in range(9):
        s.ink(rrect(102 + i * 29, 230, 9, 48, 2), "white", 3, 1)
    figure(s, 196, 178, 1.05, "haldi", 2, "helmet", away=True)
    with s.at(238, 190, rot=-22):
        s.ink(rrect(-24, -9, 62, 18, 4), "slate", 3.4, 1.8)
        s.ink(rrect(34, -13, 12, 26, 3), "ink", 2, 0)
    s.line(spline([(236, 200), (224, 232)]), 4)
    s.line(spline([(236, 200), (252, 232)]), 4)
    dust(s, 352, 250, 0.8, "#ead7a8")


def brochure_tower(s: Sheet) -> None:
    """The Tower Is a Brochure."""
    burst_ground(s, "#a8d8d0", 230, 120, "white")
    ground(s, "#cbb58a", 232)
    s.ink(moved(rrect(-6, -150, 12, 160, 3), 330, 246, rot=28), "wood", 3.6, 2)
    s.ink(poly("150,26 214,46 214,256 150,238"), "white", 4, 0)
    s.ink(poly("214,46 276,26 276,238 214,256"), "#dcebe6", 4, 3)
    for row in range(6):
        for i in range(3):
            x = 160 + i * 17
            s.ink(rrect(x, 82 + row * 24 + i * 4, 11, 15, 1), "haldi" if (row + i) % 4 else "sky", 2.2, 0)
            x = 224 + i * 17
            s.ink(rrect(x, 92 + row * 24 - i * 4, 11, 15, 1), "sky" if (row * 2 + i) % 3 else "haldi", 2.2, 0)
    s.text(182, 66, "SKY", "num", 32, "sindoor", fit=54)
    s.text(246, 66, "HIGH", "num", 32, "sindoor", fit=54)
    for x in (150, 276):
        s.ink(poly([(x - 12, 236), (x + 12, 236), (x + 8, 256), (x - 8, 256)]), "slate", 3, 1)
    page(s, 82, 214, 74, 60, "white", -12, 3)
    s.text(84, 204, "p. 7", "num", 27, "sindoor")
    figure(s, 336, 150, 0.62, "white", 2, "helmet", legs=True)
    note(s, 104, 152, -14, 0.8)
