"""Berets, caps and helmets."""

from __future__ import annotations

from art.portraits.common import shine, side_shade
from art.portraits.hair import cropped, sideburns
from art.portraits.look import Look
from art.press import Sheet, blob, circle, flower, minus, moved, oval, rrect, scallop, spline, star, sym

SIDES = (-1, 1)


def hard_hat(s: Sheet, f: Look) -> None:
    """A hard hat with a sticker."""
    cropped(s, f)
    helmet(s, f)
    with s.at(-48, -120, rot=-14):
        s.ink(circle(0, 0, 19), "white", 2.6, 1.2)
        s.fill(star(0, 0, 14), "rose")
        s.line(star(0, 0, 14), 1.6)


def helmet(s: Sheet, f: Look) -> None:
    """The shell and brim of a hard hat."""
    shell, ridge = f.hat_inks
    dome = blob("-108,-44 -104,-112 -62,-164 0,-178 62,-164 104,-112 108,-44 0,-72")
    s.ink(dome, shell, 3.6, 3)
    side_shade(s, dome, "sindoor", 0.55, (24, 12))
    s.fill(blob([(-84, -86), (-72, -130), (-44, -152), (-56, -124), (-68, -84)]), "white", 0.6)
    brim = blob([(-136, -42), (-84, -74), (0, -86), (84, -74), (136, -42), (84, -48), (0, -58), (-84, -48)])
    s.ink(brim, shell, 3.4, 2.2)
    for x in (-26, 26):
        s.stroke([(x, -82), (x * 0.9, -130), (x * 0.6, -170)], 3.4)
    s.ink(blob("-14,-80 -13,-150 -8,-184 8,-184 13,-150 14,-80 0,-84"), ridge, 3, 2)


def gold_hat(s: Sheet, f: Look) -> None:
    """A hard hat, gold-plated, that has never met a brick."""
    cropped(s, f)
    helmet(s, f)
    for x, y, r in ((-78, -138, 17), (64, -126, 13), (96, -60, 11)):
        s.ink(star(x, y, r, 4, 0.28), "white", 1.6, 0)
    s.ink(sym([(0, -112), (18, -104), (16, -84), (0, -72)]), "sindoor", 2.6, 1)
    s.text(0, -84, "B", "num", 26, "cream")


def beret(s: Sheet, f: Look) -> None:
    """Tilted, for speeches."""
    felt, band = f.hat_inks
    cropped(s, f)
    disc = blob("-110,-58 -140,-106 -116,-158 -40,-186 60,-176 126,-136 130,-90 104,-60 0,-88")
    s.ink(disc, felt, 3.6, 3)
    side_shade(s, disc, "plum", 0.55, (22, 12))
    s.ink(blob("-106,-42 -60,-78 0,-90 60,-82 106,-54 102,-34 0,-66 -102,-26"), band, 3, 1.6)
    s.stroke([(-16, -182), (-10, -198), (0, -200)], 7, felt, "key")
    s.ink(star(-66, -120, 20), "haldi", 2.8, 1.4)


def level_beret(s: Sheet, f: Look) -> None:
    """Dead level, as the spirit level confirms."""
    felt, band = f.hat_inks
    cropped(s, f)
    disc = blob("-112,-78 -134,-112 -120,-148 -60,-164 60,-164 120,-148 134,-112 112,-78 0,-88")
    s.ink(disc, felt, 3.6, 3)
    side_shade(s, disc, "ink", 0.55, (18, 10))
    s.ink(blob([(-108, -50), (-108, -84), (0, -90), (108, -84), (108, -50), (0, -66)]), band, 3, 1.6)
    s.ink(circle(-58, -118, 19), "haldi", 2.8, 1.6)
    s.ink(star(-58, -118, 13), "sindoor", 2, 0)


def club_beret(s: Sheet, f: Look) -> None:
    """A soft beret with the badge of the pensioners' club."""
    felt, band = f.hat_inks
    sideburns(s, f)
    disc = blob("-100,-60 -118,-104 -84,-158 0,-180 90,-172 150,-128 152,-84 110,-60 0,-90")
    s.ink(disc, felt, 3.6, 3)
    side_shade(s, disc, "ink", 0.5, (22, 12))
    s.ink(blob("-104,-44 -60,-76 0,-86 60,-78 106,-46 102,-28 0,-62 -100,-26"), band, 3, 1.6)
    s.stroke([(22, -178), (32, -194), (44, -192)], 7, felt, "key")
    s.ink(scallop(74, -118, 27, 12, 0.16), "cream", 2.8, 1.6)
    s.text(74, -108, "60+", "num", 27, "sindoor")


def cap_back(s: Sheet, f: Look) -> None:
    """A cap worn backwards, with his own face as the logo."""
    cloth, strap = f.hat_inks
    cropped(s, f)
    peak = blob([(84, -86), (132, -84), (166, -62), (172, -40), (136, -46), (100, -50)])
    s.ink(peak, strap, 3.4, 2.4)
    dome = blob("-108,-44 -106,-112 -56,-166 10,-174 76,-156 110,-106 110,-44 56,-70 -4,-78 -60,-70")
    s.ink(dome, cloth, 3.6, 3)
    side_shade(s, dome, "plum", 0.55, (22, 12))
    s.stroke([(-2, -174), (-6, -130), (-4, -84)], 3)
    s.stroke([(-58, -164), (-80, -120), (-78, -66)], 3)
    s.stroke([(52, -164), (76, -120), (72, -66)], 3)
    gap = blob([(-44, -74), (-34, -104), (0, -112), (34, -104), (44, -74), (0, -82)])
    s.ink(gap, f.tone[0], 3, 0)
    s.ink(rrect(-46, -84, 92, 12, 5), strap, 2.6, 1)
    s.ink(circle(0, -140, 21), "white", 2.8, 1.4)
    for x in (-7, 7):
        s.fill(circle(x, -144, 2.6), "ink", plate="key")
    s.stroke([(-9, -134), (0, -128), (9, -134)], 3.4)
    s.ink(circle(0, -176, 8), strap, 2.6, 1)


def field_cap(s: Sheet, f: Look) -> None:
    """A soft field cap covered in discount stickers."""
    cloth, dark = f.hat_inks
    cropped(s, f)
    crown = blob("-106,-54 -112,-112 -98,-164 0,-176 98,-164 112,-112 106,-54 0,-82")
    s.ink(crown, cloth, 3.6, 3)
    with s.inside(crown):
        for x, y in ((-80, -150), (-20, -110), (40, -160), (86, -96), (-96, -80), (14, -84)):
            s.fill(
                blob([(x - 24, y), (x - 6, y - 14), (x + 22, y - 8), (x + 14, y + 12), (x - 10, y + 14)]),
                dark,
                0.8,
            )
    side_shade(s, crown, "ink", 0.5, (22, 12))
    s.ink(blob("-122,-34 -80,-66 0,-80 80,-66 122,-34 70,-42 0,-52 -70,-42"), dark, 3.2, 2)
    for x, y, turn, text, colour in (
        (-58, -120, -12, "50% OFF", "lemon"),
        (14, -136, 7, "2 FOR 3", "pink"),
        (70, -104, -6, "SALE", "white"),
    ):
        with s.at(x, y, rot=turn):
            s.ink(rrect(-37, -16, 74, 31, 6), colour, 2.6, 1.4)
            s.text(0, 9, text, "num", 25, "sindoor", fit=64)


def cake(s: Sheet, f: Look) -> None:
    """A peaked cap as tall as a cake, gold braid spilling off."""
    cloth, braid = f.hat_inks
    tiers = [
        blob("-112,-70 -128,-124 -60,-138 60,-138 128,-124 112,-70 0,-92"),
        blob("-134,-120 -146,-188 -70,-208 70,-208 146,-188 134,-120 0,-142"),
        blob("-120,-188 -112,-236 -56,-252 56,-252 112,-236 120,-188 0,-208"),
    ]
    for tier in reversed(tiers):
        s.ink(tier, cloth, 3.8, 3)
        side_shade(s, tier, "ink", 0.5, (24, 10))
    for y, half in ((-128, 118), (-196, 128)):
        for i in range(9):
            x = -half + i * half / 4
            s.ink(
                blob(
                    [
                        (x - 15, y),
                        (x, y - 9),
                        (x + 15, y),
                        (x + 8, y + 16 + (i * 7) % 12),
                        (x, y + 24 + (i * 11) % 16),
                        (x - 8, y + 14),
                    ]
                ),
                braid,
                2.6,
                1.2,
            )
    s.ink(blob([(-112, -46), (-114, -80), (0, -102), (114, -80), (112, -46), (0, -72)]), braid, 3, 1.6)
    for i in range(8):
        s.stroke(
            [(-96 + i * 27, -62 - (3.5 - abs(i - 3.5)) * 4), (-84 + i * 27, -82 - (3.5 - abs(i - 3.5)) * 3)],
            3,
        )
    s.ink(blob([(-110, -42), (0, -78), (110, -42), (74, -20), (0, -40), (-74, -20)]), "ink", 3, 0)
    shine(s, [(-84, -36), (-30, -54), (10, -57)], 4, "white", 0.8)
    s.ink(flower(0, -162, 30, 10, 0.3), "lemon", 3, 2)
    s.ink(star(0, -162, 20), "sindoor", 2.4, 0)


def driving(s: Sheet, f: Look) -> None:
    """A flat driving cap under racing goggles."""
    cloth, check = f.hat_inks
    cropped(s, f)
    cap = blob("-112,-54 -124,-104 -88,-156 0,-176 90,-158 124,-104 112,-54 0,-84")
    s.ink(cap, cloth, 3.6, 3)
    with s.inside(cap):
        for i in range(-5, 6):
            s.line(spline([(i * 26, -190), (i * 30, -40)]), 4, check, "flat")
        for i in range(4):
            s.line(spline([(-130, -80 - i * 26), (0, -100 - i * 26), (130, -80 - i * 26)]), 4, check, "flat")
    side_shade(s, cap, "plum", 0.5, (22, 12))
    s.ink(blob("-110,-40 -60,-66 0,-76 60,-66 110,-40 60,-44 0,-52 -60,-44"), check, 3.2, 2)
    s.line(spline([(-116, -92), (0, -116), (116, -92)]), 15, "ink")
    for side in SIDES:
        s.ink(oval(side * 44, -112, 40, 31), "haldi", 3.6, 2.4)
        s.ink(oval(side * 44, -112, 29, 21), "sky", 3, 0)
        shine(s, [(side * 44 - 18, -106), (side * 44 - 6, -124)], 5, "white", 0.9)
    s.ink(rrect(-8, -118, 16, 12, 3), "brown", 2.6, 1)


def monkey_cap(s: Sheet, f: Look) -> None:
    """Knitted over everything but the face. In May."""
    wool, trim = f.hat_inks
    hood = sym([(0, -172), (64, -160), (112, -104), (124, -20), (118, 60), (104, 122), (70, 158), (0, 168)])
    hole = sym([(0, -84), (50, -74), (82, -40), (88, 20), (80, 76), (52, 108), (0, 118)])
    shell = minus(hood, hole)
    s.ink(shell, wool, 3.8, 3)
    side_shade(s, shell, "plum", 0.5, (22, 12))
    with s.inside(shell):
        for i in range(-7, 8):
            s.stroke([(i * 17, -172 + abs(i) * 7), (i * 19, -60), (i * 17, 70), (i * 12, 166)], 3.2)
    rim = minus(moved(hole, 0, -1, 1.09, 1.08), hole)
    s.ink(rim, trim, 3, 1.6)
    ball = flower(0, -186, 27, 10, 0.26)
    s.ink(ball, trim, 3.2, 2)
    side_shade(s, ball, "amber", 0.7, (8, 6))


def knitted(s: Sheet, f: Look) -> None:
    """Wool with a pompom."""
    wool, trim = f.hat_inks
    cropped(s, f)
    cap = blob([(-106, -42), (-106, -114), (-54, -168), (54, -168), (106, -114), (106, -42), (0, -78)])
    s.ink(cap, wool, 3.6, 3)
    with s.inside(cap):
        for row in range(4):
            zig = [(x * 15 - 120, -92 - row * 24 + (7 if x % 2 else -7)) for x in range(17)]
            s.line(spline(zig), 5, trim if row % 2 else "cream", "flat")
    side_shade(s, cap, "plum", 0.5, (20, 12))
    cuff = blob([(-110, -28), (-112, -62), (0, -98), (112, -62), (110, -28), (0, -62)])
    s.ink(cuff, trim, 3, 2)
    for i in range(-6, 7):
        s.stroke([(i * 17, -64 - (6 - abs(i)) * 4.8), (i * 17, -36 - (6 - abs(i)) * 4.6)], 3)
    ball = flower(0, -190, 31, 11, 0.26)
    s.ink(ball, "cream", 3.2, 2)
    side_shade(s, ball, "lilac", 0.8, (9, 7))
