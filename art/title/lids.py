"""The pictures on the lids of the three boxes."""

from __future__ import annotations

import math

from PIL import Image

from art.portraits.person import draw_person
from art.press import (
    Press,
    Sheet,
    blend,
    blob,
    circle,
    moved,
    poly,
    print_sheet,
    rays,
    rrect,
    scallop,
    spline,
    walk,
)
from art.props.finger import finger
from art.props.printed import sheet_for
from art.tamasha.netas import neta

WIDTH = 500.0
PEOPLE = ("mrs_jamuni", "mr_haldi")
"""Who looks out of the lid of Election Tamasha."""
SAND, PETROL, BRICK, GOLD, NIGHT = "#efdcb4", "#0f4c5c", "#b5442e", "#d9a441", "#1b2a3a"
GREYS = ("#5c5548", "#8d8573", "#3b372f")


def arched(x: float, y: float) -> tuple[float, float]:
    """Bends a ribbon upwards in its middle."""
    return x, y - 9 * math.cos((x - 250) / 200 * math.pi / 2) + 4


def tamasha(size: tuple[float, float]) -> Image.Image:
    """Mrs. Jamuni and Mr. Haldi, cheek to cheek over one ballot box."""
    s = sheet_for(size, 2.4, WIDTH, 7)
    h = s.h
    s.fill(rrect(0, 0, 500, h, 0), "cream")
    s.ink(rrect(12, 12, 476, h - 24, 10), "plum", 3.4, 0)
    for n, (x, y, turn) in enumerate(walk(rrect(22, 22, 456, h - 44, 8), 18)[:-1]):
        diamond = moved(poly([(-7, 0), (0, -5), (7, 0), (0, 5)]), x, y, rot=math.degrees(turn))
        s.fill(circle(x, y, 4.2) if n % 2 else diamond, "haldi" if n % 2 else "cream")
    window = rrect(34, 34, 432, h - 68, 6)
    s.ink(window, "haldi", 3.4, 0)
    with s.inside(window):
        s.fill(poly([(30, 30), (250, 30), (250, 600), (30, 600)]), "purple")
        s.fill(rays(250, 300, 620, 30, 0.05), "cream", 0.22)
        s.glow(250, 300, 420, "ink", 0.5, from_rim=True)
        s.ink(scallop(250, 296, 208, 26, 0.06), "sindoor", 3.6, 2)
        s.ink(circle(250, 296, 190), "cream", 3, 0)
        s.fill(rays(250, 296, 188, 24, 0.1), "pink", 0.8)
        s.glow(250, 296, 190, "sindoor", 0.5, circle(250, 296, 190), "fine", from_rim=True)
        for key, x in zip(PEOPLE, (144, 360), strict=True):
            draw_person(s, x, 288, 0.86, neta(key).look)
        ballot_box(s)
    s.line(window, 3.6)
    s.text(250, 94, "चुनाव तमाशा", "deva", 40, "lemon", outline=("ink", 6))
    name_ribbon(s)
    return print_sheet(s, corner=10)


def ballot_box(s: Sheet) -> None:
    """The box between them, a ballot half in."""
    s.ink(poly([(178, 404), (322, 404), (306, 376), (194, 376)]), "haldi", 3.6, 2)
    s.ink(rrect(186, 404, 128, 92, 4), "teal", 3.8, 3)
    s.text(250, 464, "VOTE", "num", 52, "cream", outline=("ink", 5))
    s.ink(rrect(214, 386, 72, 8, 3), "ink", 0, 0)
    ballot = moved(poly([(-28, -70), (28, -70), (28, 0), (-28, 0)]), 254, 390, rot=7)
    s.ink(ballot, "cream", 3.2, 1.6)
    s.stroke([(238, 350), (252, 366), (278, 330)], 8, "sindoor", "type", a=0.5, b=0.3, peak=0.4)
    s.ink(rrect(216, 388, 68, 7, 2), "ink", 0, 0)


def name_ribbon(s: Sheet) -> None:
    """The name across the foot of the lid."""
    top = [arched(x, 486) for x in range(22, 479, 16)]
    band = poly([*top, *(arched(x, 578) for x in range(478, 21, -16))])
    s.ink(band, "sindoor", 3.8, 3)
    for y in (494, 570):
        s.line(spline([arched(x, y) for x in range(28, 473, 16)]), 2, "lemon", "type")
    s.text(
        250,
        553,
        "Election Tamasha",
        "sign",
        62,
        "cream",
        fit=420,
        warp=arched,
        drop=("ink", 3, 4),
        outline=("ink", 6),
    )


def entkhbat(size: tuple[float, float]) -> Image.Image:
    """One inked finger on an eight-pointed star."""
    s = sheet_for(size, 2.4, WIDTH, 9)
    h = s.h
    s.fill(rrect(0, 0, 500, h, 0), SAND)
    field = rrect(12, 12, 476, h - 24, 2)
    s.ink(field, PETROL, 3.4, 0)
    with s.inside(field):
        for column in range(9):
            for line in range(12):
                for turn in (0, 45):
                    star = moved(rrect(-17, -17, 34, 34, 0), 26 + column * 56, 30 + line * 56, rot=turn)
                    s.line(star, 1.6, SAND, "flat")
    for turn in (0, 45):
        s.ink(moved(rrect(-150, -150, 300, 300, 0), 250, 300, rot=turn), GOLD, 3.6, 3)
    for turn in (0, 45):
        s.fill(moved(rrect(-138, -138, 276, 276, 0), 250, 300, rot=turn), SAND)
    s.wipe(circle(250, 300, 134))
    s.ink(circle(250, 300, 134), BRICK, 3.4, 0)
    with s.inside(circle(250, 300, 134)):
        s.fill(rays(250, 400, 300, 26, 0.06), GOLD, 0.55)
        s.glow(250, 300, 150, NIGHT, 0.6, from_rim=True)
    s.line(circle(250, 300, 134), 3.6)
    finger(s, 250, 318, 1.75, NIGHT)
    for side, votes in ((-1, "300"), (1, "100")):
        with s.at(250 + side * 146, 430, rot=side * -10):
            s.ink(rrect(-40, -26, 80, 52, 4), "cream", 3.2, 2.4)
            s.text(0, 17, votes, "num", 50, PETROL)
    s.ink(rrect(40, 40, 420, 96, 4), NIGHT, 3.6, 3)
    s.line(rrect(48, 48, 404, 80, 2), 1.8, GOLD, "type")
    s.text(250, 112, "الانتخابات", "lalezar", 82, SAND, fit=330)
    s.ink(rrect(40, 486, 420, 94, 4), BRICK, 3.6, 3)
    s.line(rrect(48, 494, 404, 78, 2), 1.8, SAND, "type")
    s.text(250, 560, "AL-ENTKHBAT", "num", 82, SAND, fit=372, track=2, drop=(NIGHT, 3, 3))
    return print_sheet(s, corner=6)


def modipoly(size: tuple[float, float]) -> Image.Image:
    """The front page of a newspaper that knows who owns it."""
    s = sheet_for(size, 2.4, WIDTH, 5)
    h = s.h
    s.fill(rrect(0, 0, 500, h, 0), "news")
    s.line(rrect(14, 14, 472, h - 28, 2), 3, "press")
    s.line(rrect(20, 20, 460, h - 40, 2), 1.2, "press")
    s.text(36, 50, "LOK SABHA EDITION", "semi", 22, "press", anchor="l")
    s.text(464, 50, "PRICE: FIVE YEARS", "semi", 22, "press", anchor="r")
    s.line(spline([(34, 60), (466, 60)]), 1.4, "press")
    s.text(250, 138, "MODIPOLY", "deva", 88, "press", fit=428)
    s.line(spline([(34, 156), (466, 156)]), 3.4, "press")
    s.line(spline([(34, 162), (466, 162)]), 1.2, "press")
    s.text(250, 224, "MAJORITY FOUND", "num", 74, "press", fit=428)
    s.text(250, 253, "Owner asked to collect it before Tuesday", "deva", 24, "press", fit=420)
    house(s)
    for n, line in enumerate(("Roll, bribe, vote and bid", "in a sealed envelope.")):
        s.text(36, 526 + n * 28, line, "text", 25, "press", anchor="l", fit=262)
    s.text(36, 588, "VOL. 545 · NO REFUNDS", "num", 22, "press", anchor="l")
    with s.at(394, 546, rot=-12):
        for frame, width in ((rrect(-84, -40, 168, 80, 9), 5), (rrect(-76, -33, 152, 66, 5), 2)):
            s.line(frame, width, "stamp", "type")
        s.text(0, 4, "STABLE", "num", 50, "stamp", fit=134)
        s.text(0, 27, "FOR NOW", "num", 24, "stamp", track=2)
    return print_sheet(s, Press(paper="news"), corner=6)


def house(s: Sheet) -> None:
    """The press photograph: a round house, and everybody who came to be counted."""
    window = rrect(36, 268, 428, 226, 2)
    s.fill(window, "ash")
    with s.inside(window):
        s.fill(rays(250, 400, 500, 26), "news", 0.7)
        s.glow(250, 340, 320, "press", 0.75, from_rim=True)
        s.ink(rrect(70, 372, 360, 70, 2), "#b9b09a", 3.2, 2)
        s.ink(poly([(60, 372), (440, 372), (430, 352), (70, 352)]), "grey", 3, 1)
        for n in range(15):
            s.ink(rrect(80 + n * 24, 378, 10, 58, 2), "news", 2.4, 1)
        s.ink(blob([(176, 352), (182, 306), (250, 280), (318, 306), (324, 352)]), "#a79e88", 3.4, 2)
        s.line(spline([(250, 282), (250, 258)]), 4, "press")
        s.ink(poly([(250, 258), (282, 266), (250, 276)]), "stamp", 2.4, 1)
        s.ink(rrect(40, 436, 420, 16, 2), "grey", 3, 1)
        for n in range(13):
            x, tall = 56 + n * 33, 44 + n * 37 % 15
            coat = [(x - 14, 500), (x - 16, 500 - tall * 0.5), (x - 7, 500 - tall * 0.72)]
            coat += [(2 * x - px, py) for px, py in reversed(coat)]
            s.ink(blob(coat), GREYS[n % 3], 2.8, 1.2)
            s.ink(circle(x, 500 - tall * 0.95, 10), blend("news", "ash", n % 2), 2.6, 1)
    s.line(window, 3, "press")
