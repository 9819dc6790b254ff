"""Hair: what hangs behind the head, and hairdos without a hat."""

from __future__ import annotations

import math

from art.portraits.common import Part, mirrored, shine, side_shade
from art.portraits.look import Look
from art.press import Sheet, blob, circle, flower, minus, oval, poly, rrect, spline, sym, union, walk

SIDES = (-1, 1)


def back_hair(s: Sheet, f: Look) -> None:
    """Hair behind the shoulders and ears, if the look has any."""
    if f.back:
        BACKS[f.back](s, f)


def _short(s: Sheet, f: Look) -> None:
    s.ink(sym([(0, -140), (86, -120), (108, -40), (104, 40), (86, 70), (0, 60)]), f.hair, 3.4, 2)


def _mullet(s: Sheet, f: Look) -> None:
    shape = sym("0,-140 90,-120 112,-40 114,40 136,110 148,168 120,162 112,178 88,164 60,170 0,150")
    s.ink(shape, f.hair, 3.6, 2.4)
    for side in SIDES:
        for i in range(3):
            shine(
                s,
                mirrored(
                    [(104 + i * 4, 30 + i * 16), (114 + i * 6, 90 + i * 10), (116 + i * 9, 146 + i * 4)], side
                ),
                3,
                "lilac",
                0.55,
            )


def _long(s: Sheet, f: Look) -> None:
    s.ink(sym("0,-150 84,-140 122,-60 126,40 140,110 120,176 60,180 0,150"), f.hair, 3.6, 2.4)
    for side in SIDES:
        shine(s, mirrored([(104, -20), (118, 60), (112, 150)], side), 3.4, "lilac")


def _wind(s: Sheet, f: Look) -> None:
    """Blown to the right by a machine that follows her about."""
    shape = blob(
        "-96,-60 -110,20 -118,90 -84,120 -60,60 60,60 96,110 150,124 214,96 "
        "180,88 226,40 178,48 216,-14 160,4 176,-60 112,-60 80,-150 -40,-156"
    )
    s.ink(shape, f.hair, 3.6, 2.4)
    for i in range(5):
        shine(s, [(86, -90 + i * 34), (136, -50 + i * 32), (196, -34 + i * 30)], 3.4, "haldi", 0.6)
    shine(s, [(-100, 0), (-106, 50), (-98, 96)], 3.2, "haldi", 0.6)


def _ponytail(s: Sheet, f: Look) -> None:
    """Flying straight out to the left: its owner has already left."""
    tail = blob(
        "-70,-120 -112,-146 -166,-140 -218,-100 -190,-104 -226,-58 "
        "-186,-76 -200,-26 -156,-66 -118,-92 -80,-92"
    )
    s.ink(tail, f.hair, 3.6, 2.4)
    for i in range(3):
        shine(s, [(-94, -116 + i * 8), (-140, -118 + i * 14), (-194, -92 + i * 18)], 3, "lilac", 0.6)
    s.ink(rrect(-98, -132, 22, 42, 8), "sindoor", 3, 1.6)
    s.ink(sym([(0, -138), (84, -118), (102, -40), (96, 30), (0, 60)]), f.hair, 3.4, 2)


def _plait(s: Sheet, f: Look) -> None:
    """A round cap of hair; the plait itself lies over the shoulder (see `front_plait`)."""
    s.ink(sym([(0, -130), (90, -110), (106, -30), (104, 50), (84, 84), (0, 70)]), f.hair, 3.4, 2)


BACKS: dict[str, Part] = {
    "short": _short,
    "mullet": _mullet,
    "long": _long,
    "wind": _wind,
    "ponytail": _ponytail,
    "plait": _plait,
}


def front_plait(s: Sheet, f: Look) -> None:
    """A plait over the left shoulder, tied with a ribbon."""
    for i, (x, y, _) in enumerate(walk(spline([(-98, 50), (-118, 96), (-120, 140), (-106, 196)]), 24)):
        link = oval(x + (5 if i % 2 else -5), y, 19 - i * 0.6, 16)
        s.ink(link, f.hair, 3, 1.8)
        s.stroke([(x - 12, y - 6), (x, y + 3), (x + 12, y - 5)], 2.6)
    s.ink(rrect(-122, 196, 32, 11, 4), "sindoor", 2.6, 1)


# ------------------------------------------------------------ hairdos without a hat
def _fringe_left(s: Sheet, f: Look) -> None:
    cap = blob("-98,16 -110,-60 -86,-136 -10,-158 76,-142 110,-70 98,16 90,-22 68,-62 0,-98 -68,-62 -90,-22")
    s.ink(cap, f.hair, 3.6, 2.4)
    for i in range(4):
        shine(
            s,
            [(-84 + i * 16, -70 - i * 8), (-60 + i * 22, -122 - i * 5), (i * 20, -146 + i * 3)],
            4,
            "lilac",
            0.55,
        )


def bun(s: Sheet, f: Look) -> None:
    """A tight bun wound with jasmine, hair parted in the middle."""
    s.ink(circle(0, -182, 46), f.hair, 3.6, 2.2)
    for i in range(3):
        s.line(
            spline([(-34 + i * 12, -190 + i * 10), (-8 + i * 6, -206 + i * 12), (26 + i * 4, -192 + i * 12)]),
            2.2,
            "lilac",
            "type",
        )
    _fringe_left(s, f)
    s.stroke([(0, -156), (0, -128), (0, -100)], 3.4, "lilac", "type")
    for i in range(13):
        angle = math.pi * (0.02 + i / 12 * 0.96)
        x, y = 56 * math.cos(angle), -158 + 17 * math.sin(angle)
        s.ink(flower(x, y, 11, 6, 0.34, i), "white", 2.2, 1)
        s.fill(circle(x, y, 3), "haldi")


def swept(s: Sheet, f: Look) -> None:
    """Swept back in a high wave, with large sunglasses stuck in it."""
    wave = blob(
        "-104,60 -122,-20 -112,-110 -50,-168 30,-178 100,-140 122,-60 118,30 "
        "104,64 94,0 84,-56 40,-98 -20,-108 -70,-80 -92,-10"
    )
    s.ink(wave, f.hair, 3.6, 2.4)
    for i in range(5):
        shine(
            s,
            [
                (-80 + i * 30, -84 - (2 - abs(i - 2)) * 10),
                (-66 + i * 30, -128 - (2 - abs(i - 2)) * 8),
                (-34 + i * 30, -156 + abs(i - 2) * 8),
            ],
            3.6,
            "pink",
            0.5,
        )
    for side in SIDES:
        lens = blob(mirrored([(6, -132), (46, -146), (84, -128), (82, -98), (48, -84), (14, -100)], side))
        s.ink(lens, "#2c2440", 4.5, 2)
        shine(s, [(side * 44 - 22, -112), (side * 44 - 8, -132)], 6, "sky", 0.9)
        shine(s, [(side * 44 + 2, -106), (side * 44 + 18, -128)], 4, "sky", 0.7)
    s.stroke([(-10, -116), (0, -124), (10, -116)], 6, a=0.7, b=0.7)


def bouffant(s: Sheet, f: Look) -> None:
    """A tower of hair with a coin for a pin."""
    tower = blob(
        "-100,40 -118,-30 -112,-90 -128,-150 -104,-214 -40,-244 44,-242 106,-210 126,-148 "
        "112,-90 118,-30 102,40 92,-20 70,-66 0,-92 -70,-66 -92,-20"
    )
    puffs = [circle(side * (112 - abs(i - 2) * 5), -96 - i * 32, 24) for side in SIDES for i in range(4)]
    tops = [circle(-66 + i * 33, -230 - (6 if i in (1, 2, 3) else 0), 30) for i in range(5)]
    tower = union(tower, *puffs, *tops)
    s.ink(tower, f.hair, 3.8, 3)
    for row in range(4):
        for i in range(5 - row % 2):
            x, y = -78 + i * 40 + (row % 2) * 20, -118 - row * 34
            s.stroke([(x - 15, y + 8), (x - 6, y - 10), (x + 10, y - 8), (x + 12, y + 6)], 4, "lilac", "type")
    side_shade(s, tower, "plum", 0.6, (22, 14))
    s.ink(circle(58, -158, 25), "haldi", 3.4, 2)
    s.line(circle(58, -158, 18), 2)
    s.text(58, -145, "₹", "num", 36)


def beehive(s: Sheet, f: Look) -> None:
    """Taller still, purple-black, with one silver streak."""
    hive = blob(
        "-98,46 -120,-20 -122,-100 -104,-176 -56,-240 0,-258 60,-240 106,-176 124,-100 "
        "122,-20 102,46 94,-14 74,-58 20,-92 -30,-88 -76,-54 -92,-14"
    )
    s.ink(hive, f.hair, 3.8, 3)
    for i in range(5):
        y = -104 - i * 32
        width = 112 - max(0, i - 1) * 17
        s.stroke(
            [(-width, y + 10), (-width * 0.4, y - 16), (width * 0.4, y - 16), (width, y + 8)],
            4.6,
            "lilac",
            "type",
            alpha=0.65,
        )
    streak = blob("-6,-92 14,-92 44,-140 52,-196 30,-246 14,-252 28,-196 20,-140")
    s.fill(streak, "#e9e2da", plate="type")
    s.line(streak, 2.2)
    side_shade(s, hive, "plum", 0.7, (24, 14))


def ponytail_front(s: Sheet, f: Look) -> None:
    """Pulled back hard."""
    cap = blob("-98,10 -106,-64 -80,-130 -6,-152 72,-138 104,-70 96,10 88,-34 66,-74 0,-102 -66,-78 -90,-34")
    s.ink(cap, f.hair, 3.6, 2.4)
    for i in range(6):
        shine(
            s,
            [(70 - i * 26, -82 - (3 - abs(i - 2.5)) * 6), (30 - i * 22, -128), (-40 - i * 8, -134 + i * 4)],
            3,
            "lilac",
            0.5,
        )
    s.stroke([(84, -20), (104, 8), (96, 40)], 5, f.hair, "key")


def centre_parting(s: Sheet, f: Look) -> None:
    """Oiled flat, parted with a ruler."""
    for side in SIDES:
        half = blob(
            mirrored("0,-142 44,-144 92,-112 108,-50 102,-4 92,-12 86,-46 58,-76 16,-96 0,-118", side)
        )
        s.ink(half, f.hair, 3.4, 2.4)
        for i in range(4):
            shine(
                s,
                mirrored(
                    [(10 + i * 8, -128 + i * 3), (48 + i * 9, -112 + i * 10), (82 + i * 4, -60 + i * 10)],
                    side,
                ),
                3.4,
                "sky",
                0.75,
            )
    s.stroke([(0, -144), (0, -128), (0, -108)], 4, f.tone[0], "type", a=0.5, b=0.3)


def spiky(s: Sheet, f: Look) -> None:
    """Has not slept since the syllabus came out."""
    points = []
    for i in range(17):
        angle = math.pi * (1 + i / 16)
        reach = (172 + (i * 37) % 26) if i % 2 else 124
        points.append((math.cos(angle) * reach * 0.74, -36 + math.sin(angle) * reach * 0.84))
    s.ink(
        poly(
            [
                *points,
                (98, -6),
                (90, -40),
                (72, -66),
                (50, -58),
                (36, -84),
                (10, -66),
                (-16, -88),
                (-36, -62),
                (-60, -74),
                (-84, -44),
                (-98, -6),
            ]
        ),
        f.hair,
        3.6,
        2.6,
    )
    for i in range(6):
        x = -70 + i * 28
        shine(s, [(x, -86), (x * 1.1, -112), (x * 1.3, -136)], 3, "sky", 0.5)


def mullet_front(s: Sheet, f: Look) -> None:
    """Short on top with a mirrored pair of sunglasses for a hairband."""
    top = blob(
        "-102,30 -112,-50 -94,-126 -50,-158 -30,-146 0,-172 28,-150 64,-160 100,-118 "
        "114,-50 104,30 92,-30 66,-72 20,-88 -30,-86 -72,-66 -92,-26"
    )
    s.ink(top, f.hair, 3.6, 2.6)
    for side in SIDES:
        lens = blob(mirrored([(4, -112), (44, -124), (88, -108), (94, -84), (60, -72), (16, -78)], side))
        s.ink(lens, "teal" if side < 0 else "sindoor", 4.4, 2)
        s.fill(blob(mirrored("12,-104 46,-116 82,-104 60,-96 20,-92", side)), "lemon", 0.85, "type")
        s.stroke([(side * 44 - 14, -84), (side * 44 + 10, -106)], 5, "white", "type")
    s.stroke([(-8, -98), (0, -104), (8, -98)], 6, a=0.7, b=0.7)


def side_stripe(s: Sheet, f: Look) -> None:
    """Slick, parted on the side, with a silver stripe."""
    slick = blob(
        "-102,6 -112,-70 -84,-146 0,-174 86,-152 114,-76 102,6 92,-46 60,-86 10,-84 -40,-100 -62,-118 -84,-50"
    )
    s.ink(slick, f.hair, 3.6, 2.6)
    stripe = blob("-60,-118 -34,-146 20,-156 74,-130 104,-62 94,-54 66,-108 16,-132 -34,-120")
    s.fill(stripe, "#e9e2da", plate="type")
    s.line(stripe, 2)
    for i in range(3):
        shine(
            s,
            [(-30 + i * 18, -100 + i * 2), (20 + i * 18, -108 + i * 8), (74 + i * 7, -64 + i * 10)],
            2.6,
            "sky",
            0.6,
        )
    s.stroke([(-64, -120), (-70, -142), (-66, -154)], 3.4)


def bald(s: Sheet, f: Look) -> None:
    """A shining dome with a fringe round the ears, and a pencil over one of them."""
    for side in SIDES:
        s.ink(blob(mirrored("94,30 116,-10 110,-58 86,-76 88,-44 90,-8", side)), f.hair, 3.2, 1.6)
        shine(s, mirrored([(102, 10), (106, -24), (96, -56)], side), 3, "cream", 0.4)
    s.fill(blob([(-52, -104), (-24, -118), (0, -114), (-24, -102), (-46, -88)]), "white", 0.75)
    s.fill(oval(12, -110, 7, 4), "white", 0.6)
    with s.at(112, -40, rot=-64):
        s.ink(rrect(-46, -7, 96, 14, 2), "haldi", 3, 1.6)
        s.line(spline([(-46, 0), (50, 0)]), 1.6)
        s.ink(poly([(50, -7), (72, 0), (50, 7)]), "cream", 2.6, 1)
        s.ink(poly([(64, -3), (72, 0), (64, 3)]), "ink", 1, 0)
        s.ink(rrect(-60, -7, 14, 14, 3), "rose", 2.6, 1)


def halo(s: Sheet, f: Look) -> None:
    """Silver hair combed into a halo: forty minutes every morning."""
    face_hole = sym([(0, -88), (52, -78), (84, -40), (90, 10), (92, 200), (0, 240)])
    crown = minus(flower(0, -34, 140, 17, 0.16, 0.1), rrect(-200, 30, 400, 200))
    ring = minus(union(crown, circle(-112, 30, 25), circle(112, 30, 25)), face_hole)
    s.ink(ring, f.hair, 3.8, 3)
    for i in range(15):
        angle = math.pi * (1.02 + i / 14 * 0.96)
        near, far = 100, 132
        s.stroke(
            [
                (math.cos(angle) * near, -30 + math.sin(angle) * near),
                (math.cos(angle + 0.06) * 112, -30 + math.sin(angle + 0.06) * 112),
                (math.cos(angle) * far, -30 + math.sin(angle) * far),
            ],
            3.4,
            "lilac",
            "type",
        )


def sideburns(s: Sheet, f: Look) -> None:
    """Jet black: the brows and sideburns know better. Mostly under the beret."""
    for side in SIDES:
        s.ink(blob(mirrored("90,-64 112,-58 114,0 106,34 94,30 92,-8", side)), f.hair, 3.2, 2)
        shine(s, mirrored([(104, -40), (107, -10), (102, 20)], side), 4, "indigo", 0.9)


def cropped(s: Sheet, f: Look) -> None:
    """A plain short cut that shows under caps and helmets."""
    for side in SIDES:
        s.ink(blob(mirrored("88,-66 108,-56 108,-6 100,20 92,8 90,-28", side)), f.hair, 3, 1.8)


HAIRDOS: dict[str, Part] = {
    "bun": bun,
    "swept": swept,
    "bouffant": bouffant,
    "beehive": beehive,
    "ponytail": ponytail_front,
    "parting": centre_parting,
    "spiky": spiky,
    "mullet": mullet_front,
    "stripe": side_stripe,
    "bald": bald,
    "halo": halo,
}
