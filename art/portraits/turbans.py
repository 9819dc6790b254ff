"""Turbans, straw, paper and feathers."""

from __future__ import annotations

from art.portraits.common import mirrored, shine, side_shade
from art.portraits.hair import cropped
from art.portraits.look import Look
from art.press import Sheet, blob, circle, flower, oval, poly, spline

SIDES = (-1, 1)


def straw_part(s: Sheet, f: Look) -> None:
    """Wide, with a torn brim."""
    straw, band = f.hat_inks
    cropped(s, f)
    brim = blob(
        "-182,-70 -150,-104 -60,-122 60,-122 150,-104 184,-72 158,-44 "
        "134,-58 126,-32 104,-50 92,-36 0,-50 -90,-40 -150,-48"
    )
    s.ink(brim, straw, 3.6, 3)
    for i in range(9):
        x = -150 + i * 36
        s.stroke([(x * 0.62, -98), (x * 0.86, -76), (x, -58)], 2.4, "amber", "type")
    s.shade(blob("-100,-56 0,-68 100,-56 92,-36 0,-50 -90,-40"), "brown", 0.7, brim, plate="fine")
    crown = blob([(-84, -84), (-78, -158), (-40, -190), (40, -190), (78, -158), (84, -84), (0, -72)])
    s.ink(crown, straw, 3.6, 2.4)
    for i in range(4):
        s.stroke(
            [(-72 + i * 4, -122 - i * 18), (0, -114 - i * 19), (72 - i * 4, -122 - i * 18)],
            2.6,
            "amber",
            "type",
        )
    side_shade(s, crown, "brown", 0.6)
    s.ink(blob([(-85, -104), (0, -92), (85, -104), (84, -82), (0, -70), (-84, -82)]), band, 3, 1)


def visor(s: Sheet, f: Look) -> None:
    """A sun visor pushed back over a bald patch."""
    tint, band = f.hat_inks
    for side in SIDES:
        s.ink(blob(mirrored("90,34 116,4 116,-54 92,-84 86,-50 90,-8", side)), f.hair, 3.2, 1.8)
    for i in range(4):
        s.stroke([(-46 + i * 28, -112), (-36 + i * 26, -134), (-20 + i * 22, -144)], 3, f.hair, "type")
    band_shape = blob("-100,-52 -84,-94 0,-116 84,-94 100,-52 92,-36 74,-74 0,-94 -74,-74 -92,-36")
    s.ink(band_shape, band, 3.2, 2)
    peak = blob("-86,-88 -112,-136 -60,-178 10,-190 76,-174 116,-132 86,-86 0,-112")
    s.ink(peak, tint, 3.6, 2.6)
    s.fill(blob([(-84, -136), (-40, -166), (10, -174), (-20, -150), (-66, -124)]), "white", 0.4)
    side_shade(s, peak, "leaf", 0.5)
    s.line(spline([(-92, -98), (0, -122), (92, -98)]), 2.2)


def pagri(s: Sheet, f: Look) -> None:
    """An enormous striped farm turban with a loose tail."""
    cloth, stripe = f.hat_inks
    tail = blob([(98, -76), (132, -58), (152, 36), (166, 128), (186, 160), (150, 170), (118, 160), (120, 40)])
    s.ink(tail, cloth, 3.4, 2.4)
    s.stroke([(116, -50), (132, 40), (144, 150)], 3)
    for y in (20, 70, 120):
        s.line(spline([(121 + y * 0.05, y + 4), (150 + y * 0.12, y - 4)]), 7, stripe, "flat")
    fan = blob([(18, -168), (20, -226), (52, -262), (108, -258), (134, -226), (112, -186), (66, -156)])
    s.ink(fan, cloth, 3.6, 2.6)
    for i in range(5):
        s.stroke([(44, -166), (50 + i * 9, -206), (44 + i * 18, -254 + i * 7)], 3)
    s.line(spline([(46, -252), (100, -248), (124, -222)]), 6, stripe, "flat")
    dome = blob("-112,-40 -132,-96 -112,-160 -40,-204 50,-200 116,-154 134,-92 112,-36 56,-70 -4,-80 -60,-72")
    s.ink(dome, cloth, 3.8, 3)
    bands = [
        [(-118, -52), (-56, -122), (34, -132), (122, -58)],
        [(-130, -90), (-60, -156), (24, -166), (130, -96)],
        [(-112, -146), (-44, -190), (36, -190), (118, -140)],
        [(-62, -76), (10, -100), (78, -134), (120, -160)],
        [(-110, -52), (-30, -92), (58, -158), (92, -186)],
    ]
    with s.inside(dome):
        for i, band in enumerate(bands):
            s.line(spline([(x, y - 8) for x, y in band]), 11, stripe, "flat")
            s.stroke(band, 4.6)
            if i < 3:
                s.line(spline([(x, y - 17) for x, y in band]), 2.4, "cream", "flat")
    side_shade(s, dome, "plum", 0.6, (26, 14), "tone")


def paper_cap(s: Sheet, f: Look) -> None:
    """Folded from yesterday's newspaper."""
    cropped(s, f)
    hull = poly("-122,-44 -112,-92 0,-196 112,-92 122,-44 60,-62 0,-68 -60,-62")
    s.ink(hull, "news", 3.6, 3)
    for i in range(5):
        y = -98 - i * 17
        width = 84 - i * 17
        s.line(spline([(-width, y), (-6, y)]), 3, "grey", "type")
        s.line(spline([(8, y), (width, y)]), 3, "grey", "type")
    brim = poly([(-128, -36), (-116, -98), (0, -84), (116, -98), (128, -36), (60, -54), (0, -60), (-60, -54)])
    s.ink(brim, "news", 3.4, 2)
    s.text(0, -66, "DAILY SCALE", "num", 27, "press", fit=150)
    side_shade(s, hull, "press", 0.4, (26, 10))
    s.stroke([(0, -196), (3, -140), (0, -90)], 3)


def tiny(s: Sheet, f: Look) -> None:
    """A tiny round hat on a very large head."""
    felt, band = f.hat_inks
    for side in SIDES:
        s.ink(blob(mirrored([(92, -54), (104, -44), (106, -8), (98, 14), (94, -4)], side)), f.hair, 2.8, 1.6)
    s.fill(blob([(-70, -88), (-50, -104), (-38, -100), (-56, -82)]), "white", 0.5)
    dome = blob([(-42, -116), (-42, -152), (-22, -172), (22, -172), (42, -152), (42, -116), (0, -108)])
    with s.at(10, 0, rot=5):
        s.ink(dome, felt, 3.4, 2.6)
        s.ink(blob([(-45, -110), (-44, -126), (0, -118), (44, -126), (45, -110), (0, -101)]), band, 2.8, 1.2)
        for i in range(5):
            s.ink(circle(-32 + i * 16, -138 - (2 - abs(i - 2)) * 4, 4), "lemon", 1.8, 0.6)
        s.ink(circle(0, -176, 7), band, 2.6, 1)


def umbrella(s: Sheet, f: Look) -> None:
    """A small folding umbrella on a clip, for lobbies that drip."""
    one, two = f.hat_inks
    s.ink(
        blob("-98,0 -108,-70 -84,-132 0,-150 84,-132 108,-70 98,0 88,-50 40,-86 -40,-84 -88,-48"),
        f.hair,
        3.6,
        2.4,
    )
    s.line(spline([(0, -148), (0, -196)]), 7)
    for i in range(4):
        left, right = -156 + i * 78, -78 + i * 78
        gore = blob(
            [
                (left, -166),
                (left * 0.62, -206),
                (0, -248),
                (right * 0.62, -206),
                (right, -166),
                ((left + right) / 2, -178),
            ]
        )
        s.ink(gore, one if i % 2 else two, 3.4, 1.4)
    s.ink(circle(0, -250, 6), "haldi", 2.6, 1)
    s.ink(blob([(-100, -72), (0, -112), (100, -72), (100, -60), (0, -98), (-100, -60)]), "ink", 2, 0)


def fascinator(s: Sheet, f: Look) -> None:
    """Feathers, a veil's worth of hair, and a disc the size of a saucer."""
    disc, plume = f.hat_inks
    cap = blob(
        "-98,40 -114,-40 -96,-128 -20,-164 76,-150 116,-66 104,30 "
        "98,-10 80,-50 40,-84 -20,-100 -60,-70 -88,-30"
    )
    s.ink(cap, f.hair, 3.6, 2.4)
    for i in range(4):
        shine(
            s,
            [(-80 + i * 20, -66 - i * 9), (-46 + i * 26, -118 - i * 5), (14 + i * 22, -142 + i * 5)],
            4,
            "haldi",
            0.55,
        )
    for dx, dy, bend in ((-36, -252, -40), (10, -262, 10), (54, -244, 50), (-84, -222, -76)):
        feather = blob(
            [
                (-52, -142),
                (dx - 22, (dy - 142) / 2),
                (dx + bend * 0.2, dy),
                (dx + 18, (dy - 150) / 2),
                (-34, -138),
            ]
        )
        s.ink(feather, plume, 3, 1.8)
        s.stroke([(-44, -142), (dx * 0.8, (dy - 142) / 2), (dx + bend * 0.16, dy + 12)], 2.6)
    s.ink(oval(-44, -136, 52, 22), disc, 3.4, 2.2)
    s.ink(flower(-44, -140, 18, 8, 0.34), "lemon", 2.6, 1.4)


def pheta(s: Sheet, f: Look) -> None:
    """A mustard pheta with a fan as stiff as its starch."""
    cloth, trim = f.hat_inks
    blades = "20,-166 2,-232 18,-256 44,-240 62,-262 86,-240 112,-250 122,-220 146,-214 138,-184 96,-142"
    fan = poly(blades)
    s.ink(fan, cloth, 3.8, 3)
    for x, y in ((18, -250), (44, -238), (62, -256), (86, -238), (112, -244), (122, -218)):
        s.stroke([(66, -150), ((66 + x) / 2, (y - 150) / 2), (x, y)], 3.2)
    s.line(spline([(8, -232), (44, -222), (92, -216), (138, -196)]), 6, trim, "flat")
    tail = blob([(-98, -60), (-126, -44), (-142, 40), (-150, 122), (-116, 128), (-112, 40)])
    s.ink(tail, cloth, 3.4, 2.2)
    s.line(spline([(-149, 108), (-116, 114)]), 7, trim, "flat")
    dome = blob("-110,-44 -124,-96 -100,-154 -30,-186 50,-184 108,-146 126,-90 110,-40 54,-72 -4,-82 -60,-74")
    s.ink(dome, cloth, 3.8, 3)
    with s.inside(dome):
        for i in range(4):
            s.stroke(
                [(-126, -66 - i * 28), (-40, -128 - i * 20), (56, -132 - i * 16), (132, -72 - i * 26)], 4.8
            )
        for i in range(3):
            s.stroke(
                [(-70 + i * 20, -80 - i * 6), (0 + i * 14, -120 - i * 12), (70 + i * 12, -166 - i * 6)], 3.4
            )
            s.line(
                spline([(-120, -76 - i * 28), (-40, -138 - i * 20), (56, -142 - i * 16)]), 3, "lemon", "flat"
            )
        s.line(spline([(-120, -46), (-56, -88), (0, -96), (58, -86), (120, -44)]), 13, trim, "flat")
    side_shade(s, dome, "sindoor", 0.5, (26, 14), "tone")
    s.ink(blob([(-14, -128), (0, -146), (16, -128), (12, -104), (-10, -104)]), "mint", 3, 1.8)
    s.ink(circle(1, -120, 7), "sindoor", 2.2, 1)
