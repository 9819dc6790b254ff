"""Goods in hand: what people show, sell, hoard or never share."""

from __future__ import annotations

from art.portraits.common import fist, mirrored, shine, side_shade
from art.portraits.look import Look
from art.press import Sheet, arc, blob, circle, oval, poly, rrect, spline, union

SIDES = (-1, 1)


def megaphone(s: Sheet, f: Look) -> None:
    """A megaphone with a price tag."""
    with s.at(138, 96, 1.0, -24):
        cone = poly([(-40, -14), (58, -62), (58, 62), (-40, 14)])
        s.ink(cone, "sindoor", 3.6, 2.6)
        s.shade(poly([(-40, 4), (58, 18), (58, 62), (-40, 14)]), "ink", 0.45, cone)
        s.ink(oval(58, 0, 15, 63), "cream", 3.6, 2)
        s.ink(oval(60, 0, 8, 40), "ink", 2, 0)
        s.ink(rrect(-64, -16, 30, 32, 6), "cream", 3.2, 2)
        for x, y in ((84, -52), (96, 0), (84, 52)):
            s.stroke([(x, y), (x + 26, y * 1.3)], 6)
    with s.at(150, 168, rot=10):
        s.line(spline([(0, -22), (-8, -58)]), 2.6)
        s.ink(poly([(-40, -22), (32, -22), (46, -4), (32, 14), (-40, 14)]), "haldi", 3, 1.8)
        s.text(-6, 7, "₹99/hr", "bold", 24, fit=66)
    fist(s, f, 96, 118, 60, 0.9)


def ledger(s: Sheet, f: Look) -> None:
    """As big as a door."""
    with s.at(-152, 70, rot=-7):
        s.ink(rrect(-58, -124, 112, 232, 6), "deep", 3.8, 3)
        s.ink(rrect(-50, -116, 106, 216, 3), "cream", 3, 0)
        s.ink(rrect(-58, -124, 100, 232, 6), "sindoor", 3.6, 2)
        s.ink(rrect(-46, -100, 76, 56, 4), "cream", 2.8, 1.2)
        s.text(-8, -74, "MUSTER", "num", 26, fit=66)
        s.text(-8, -52, "400 MEN", "num", 20, "sindoor", fit=64)
        for y in (-112, 92):
            s.line(spline([(-56, y), (40, y)]), 3, "haldi", "type")
        shine(s, [(-50, -30), (-50, 80)], 4, "pink", 0.7)
    fist(s, f, -120, 150, -14, 0.95, flip=True)


def clicker(s: Sheet, f: Look) -> None:
    """Pointed at you: next slide."""
    with s.at(-142, 108, rot=24):
        s.ink(rrect(-21, -62, 42, 104, 18), "indigo", 3.4, 2.4)
        s.ink(circle(0, -38, 11), "sindoor", 2.8, 1.2)
        s.ink(poly([(-7, -14), (9, -6), (-7, 2)]), "cream", 2, 0.6)
        s.line(spline([(0, -70), (-14, -98)]), 3, "sindoor", "type")
    with s.at(-164, 2, rot=-8):
        s.ink(rrect(-44, -34, 84, 62, 5), "white", 3.2, 2)
        chart = [(-34, 18), (-14, 8), (2, 12), (28, -22)]
        s.line(spline(chart), 5, "teal", "type")
        s.ink(poly([(20, -24), (34, -28), (32, -12)]), "teal", 1.6, 0)
        s.text(-14, -8, "×100", "bold", 22, "sindoor")
    fist(s, f, -132, 152, 20, 0.95, flip=True)


def copier(s: Sheet, f: Look) -> None:
    """A photocopier tray on legs."""
    with s.at(-150, 96, 0.98, -5):
        for x in (-44, 40):
            s.stroke([(x, 40), (x * 1.1, 70), (x * 1.4, 74)], 7, a=0.9, b=0.7)
        s.ink(rrect(-58, -4, 112, 48, 6), "slate", 3.6, 2.4)
        s.ink(rrect(-58, -20, 112, 20, 5), "ash", 3.4, 1.6)
        s.ink(circle(34, 18, 7), "leaf", 2.4, 0.8)
        for i in range(3):
            with s.at(-6 + i * 6, -38 - i * 18, rot=-6 + i * 7):
                s.ink(rrect(-36, -26, 70, 52, 2), "white", 3, 1.6)
                if i == 2:
                    s.text(0, -4, "PAPER", "num", 22, "sindoor")
                    s.text(0, 17, "SET B", "num", 20)


def mixer(s: Sheet, f: Look) -> None:
    """Carried as a bouquet."""
    with s.at(140, 98, 0.98, 8):
        s.ink(blob([(-34, -62), (34, -62), (28, 10), (-28, 10)]), "sky", 3.4, 2.2)
        s.ink(blob([(-38, -66), (-30, -82), (30, -82), (38, -66), (0, -58)]), "sindoor", 3.2, 1.6)
        s.ink(blob("34,-48 56,-44 56,-8 32,-4 34,-16 44,-20 44,-34 34,-36"), "sindoor", 3, 1.4)
        shine(s, [(-22, -50), (-18, -4)], 5, "white", 0.9)
        s.ink(blob([(-34, 8), (34, 8), (44, 66), (-44, 66)]), "rose", 3.6, 2.4)
        s.ink(circle(0, 38, 13), "cream", 2.8, 1)
        s.stroke([(0, 38), (7, 29)], 4)
    with s.at(132, 150, rot=6):
        for side in SIDES:
            s.ink(blob(mirrored([(2, 0), (34, -20), (42, 2), (30, 16)], side)), "haldi", 3, 1.6)
        s.ink(circle(0, 2, 10), "amber", 2.8, 1.2)
    fist(s, f, 170, 158, -20, 0.85)


def suitcase(s: Sheet, f: Look) -> None:
    """Small, with airline tags; on the waving arm, bangles to the elbow and one handcuff."""
    skin, dark = f.tone
    arm = blob([(124, 70), (168, 70), (178, 140), (186, 214), (128, 214), (122, 140)])
    s.ink(arm, skin, 3.4, 2.2)
    side_shade(s, arm, dark, 0.8, (14, 4))
    for i in range(6):
        s.ink(
            rrect(117 + i * 0.6, 86 + i * 17, 64, 12, 6),
            ("haldi", "sindoor", "haldi", "teal", "haldi", "sindoor")[i],
            2.6,
            1,
        )
    s.line(arc(150, 192, 30, 0, 360), 10)
    s.line(arc(150, 192, 30, 0, 360), 5, "ash", "type")
    palm = blob([(120, 66), (116, 30), (124, 8), (146, 0), (168, 8), (178, 30), (174, 66), (148, 78)])
    s.ink(palm, skin, 3.4, 2)
    for i in range(4):
        tip = 136 + i * 13
        finger = blob(
            [
                (tip - 8, 22),
                (tip - 9, -18 - (6 if i in (1, 2) else 0)),
                (tip, -30),
                (tip + 7, -18),
                (tip + 6, 22),
            ]
        )
        s.ink(finger, skin, 3, 1.4)
    s.ink(blob([(124, 44), (104, 22), (96, 4), (108, 0), (122, 16), (132, 36)]), skin, 3, 1.4)
    s.wipe(blob([(128, 14), (172, 14), (172, 56), (128, 56)]))
    s.fill(blob([(126, 12), (174, 12), (174, 60), (126, 60)]), skin)
    s.stroke([(132, 44), (148, 34), (168, 38)], 3)
    with s.at(-138, 112, 1.0, -6):
        s.line(arc(0, -28, 20, 180, 180), 9)
        case = rrect(-56, -28, 112, 84, 10)
        s.ink(case, "brown", 3.6, 2.6)
        side_shade(s, case, "ink", 0.4, (14, 8))
        for x in (-32, 26):
            s.ink(rrect(x - 5, -28, 10, 84, 2), "amber", 2.6, 0.8)
        s.ink(rrect(-11, -12, 22, 15, 3), "haldi", 2.6, 1)
        for x, text, tag, turn in ((-46, "FLY", "lemon", 14), (48, "GVA", "white", -12)):
            with s.at(x, -8, rot=turn):
                s.ink(rrect(-17, -2, 34, 46, 3), tag, 2.6, 1.2)
                s.text(0, 24, text, "num", 21, "sindoor")
    fist(s, f, -138, 68, 90, 0.84, flip=True)


def keys(s: Sheet, f: Look) -> None:
    """A bunch of warehouse keys as big as a football, with a ring on every finger."""
    with s.at(146, 104):
        s.line(circle(0, -34, 34), 13)
        s.line(circle(0, -34, 34), 6, "ash", "type")
        for turn in (-58, -34, -12, 10, 32, 56):
            with s.at(0, -14, rot=turn):
                colour = ("haldi", "ash", "amber")[(turn // 2) % 3]
                s.ink(circle(0, 28, 14), colour, 3, 1.4)
                s.ink(circle(0, 26, 5), "ink", 1, 0)
                s.ink(rrect(-5, 38, 10, 52, 2), colour, 2.8, 1.4)
                s.ink(rrect(4, 70, 13, 8, 1), colour, 2.4, 0.8)
                s.ink(rrect(4, 82, 9, 7, 1), colour, 2.4, 0.8)
    fist(s, f, 146, 36, 90, 0.95)
    for i in range(3):
        s.ink(circle(128 + i * 15, 14 + (i % 2) * 3, 7), ("sindoor", "leaf", "sky")[i], 2.4, 1)


def envelopes(s: Sheet, f: Look) -> None:
    """A fan of sealed covers and a paper-knife."""
    with s.at(-146, 118):
        for i in range(5):
            with s.at(0, 30, rot=-52 + i * 24):
                s.ink(rrect(-27, -112, 54, 78, 3), "cream", 3, 1.6)
                s.stroke([(-27, -110), (0, -84), (27, -110)], 3)
                s.ink(circle(0, -84, 8), "sindoor", 2.2, 0.8)
    fist(s, f, -146, 150, 4, 1, flip=True)
    with s.at(146, 92, rot=10):
        s.ink(blob([(-7, 40), (-9, -40), (0, -92), (9, -40), (7, 40)]), "ash", 3, 1.6)
        shine(s, [(-2, 30), (-3, -40), (0, -76)], 3, "white", 0.95)
        s.ink(rrect(-20, 36, 40, 11, 4), "haldi", 2.8, 1.2)
    fist(s, f, 150, 156, 6, 0.95)


def biscuit_salute(s: Sheet, f: Look) -> None:
    """Saluting with a tin of biscuits."""
    sleeve = union(
        blob([(116, 158), (168, 164), (232, 176), (248, 206), (220, 232), (150, 236), (110, 210)]),
        blob([(206, 206), (196, 120), (176, 30), (196, 4), (224, 10), (240, 110), (250, 196), (230, 222)]),
    )
    s.ink(sleeve, f.cloth_inks[0], 3.6, 2.6)
    side_shade(s, sleeve, "ink", 0.4, (14, 10), "tone")
    s.stroke([(206, 176), (222, 188), (240, 186)], 3.6)
    s.ink(rrect(172, 8, 54, 20, 6), f.cloth_inks[0], 3, 1.4)
    with s.at(150, -44, 1.0, -20):
        tin = rrect(-48, -32, 96, 64, 12)
        s.ink(tin, "sindoor", 3.6, 2.4)
        s.ink(rrect(-48, -34, 96, 18, 6), "lemon", 3.2, 1.4)
        s.text(-4, 18, "BISCUITS", "num", 24, "cream", fit=78)
        side_shade(s, tin, "ink", 0.4, (12, 8))
    fist(s, f, 196, -8, 16, 0.95)


def forms(s: Sheet, f: Look) -> None:
    """A wad of forms, in triplicate."""
    with s.at(-148, 98):
        for i, colour in enumerate(("pink", "lemon", "white")):
            with s.at(-6 + i * 7, -6 + i * 7, rot=-16 + i * 10):
                s.ink(rrect(-46, -68, 88, 122, 3), colour, 3.2, 2)
        with s.at(8, 8, rot=4):
            s.text(-2, -40, "FORM 27-C", "num", 20, "sindoor", fit=78)
            for i in range(4):
                s.ink(rrect(-40, -28 + i * 19, 11, 11, 1), "cream", 2, 0)
                s.stroke([(-22, -22 + i * 19), (34, -22 + i * 19)], 3, "grey", "type", a=0.9, b=0.9)
    fist(s, f, -136, 158, 12, 1, flip=True)


def house_keys(s: Sheet, f: Look) -> None:
    """A ring of other people's house keys and an ink pad."""
    with s.at(148, 92):
        s.line(circle(0, -26, 28), 9)
        s.line(circle(0, -26, 28), 4, "haldi", "type")
        for i, turn in enumerate((-44, -16, 12, 40)):
            with s.at(0, -8, rot=turn):
                s.ink(rrect(-4, 10, 8, 48, 2), "ash", 2.6, 1.2)
                s.ink(rrect(3, 42, 11, 7, 1), "ash", 2.2, 0.8)
                tag = ("rose", "mint", "lemon", "sky")[i]
                with s.at(0, 74):
                    s.ink(poly([(-19, -10), (0, -28), (19, -10), (19, 16), (-19, 16)]), tag, 2.8, 1.4)
                    s.ink(rrect(-6, 0, 12, 16, 1), "ink", 1, 0)
    fist(s, f, 148, 40, 90, 0.88)


def cone_part(s: Sheet, f: Look) -> None:
    """A traffic cone, carried like a crown."""
    with s.at(146, 84, rot=9):
        cone = poly([(-10, -82), (10, -82), (38, 52), (-38, 52)])
        s.ink(cone, "#e8732a", 3.6, 2.6)
        with s.inside(cone):
            s.ink(poly([(-30, -36), (30, -36), (32, -10), (-32, -10)]), "white", 3, 0)
            s.ink(poly([(-40, 12), (40, 12), (44, 34), (-44, 34)]), "white", 3, 0)
            s.shade(poly([(6, -90), (14, -90), (44, 60), (14, 60)]), "ink", 0.5)
        s.ink(rrect(-54, 50, 108, 18, 6), "#e8732a", 3.4, 2.2)
    fist(s, f, 134, 168, 80, 0.95)


def tower(s: Sheet, f: Look) -> None:
    """A model of a tower that leans."""
    with s.at(-148, 96, rot=-13):
        s.ink(rrect(-34, -124, 64, 160, 3), "mint", 3.6, 2.8)
        for j in range(7):
            for i in range(3):
                s.ink(
                    rrect(-26 + i * 18, -114 + j * 20, 12, 12, 1), "lemon" if (i + j) % 3 else "indigo", 2, 0
                )
        s.ink(rrect(-12, -146, 20, 22, 2), "mint", 3, 1.4)
        s.line(spline([(-2, -146), (-2, -170)]), 3.4)
        s.ink(poly([(-2, -172), (24, -164), (-2, -156)]), "sindoor", 2.4, 1)
    with s.at(-146, 140):
        s.ink(rrect(-64, -6, 124, 18, 4), "leaf", 3.4, 2.2)
        s.ink(rrect(-56, 10, 108, 30, 3), "cream", 3, 1.6)
        s.text(-2, 33, "SEA VIEW", "num", 25, "indigo", fit=98)


def jamuns(s: Sheet, f: Look) -> None:
    """A bowl that she never offers."""
    with s.at(142, 116):
        for x, y in ((-30, -14), (0, -20), (30, -14), (-16, -34), (16, -36), (0, -52)):
            s.ink(oval(x, y, 17, 20), "purple", 3, 1.6)
            s.fill(oval(x - 6, y - 7, 4, 6), "lilac", plate="type")
        s.ink(blob([(4, -68), (20, -92), (46, -90), (36, -68), (14, -62)]), "leaf", 2.8, 1.4)
        bowl = blob([(-58, -8), (58, -8), (46, 38), (0, 54), (-46, 38)])
        s.ink(bowl, "ash", 3.6, 2.6)
        side_shade(s, bowl, "slate", 0.8, (16, 8))
        s.ink(oval(0, -8, 58, 8), "ash", 3, 0)
        for x, y in ((-20, -16), (8, -18), (30, -16)):
            s.ink(oval(x, y, 16, 13), "purple", 2.6, 0)
        shine(s, [(-42, 4), (-36, 28)], 6, "white", 0.9)
        for i in range(5):
            s.ink(circle(-34 + i * 17, 16 + (2 - abs(i - 2)) * 4, 4), "haldi", 1.8, 0.6)
    fist(s, f, 128, 172, 90, 0.9)


def spice_box(s: Sheet, f: Look) -> None:
    """A spice box for a briefcase, and one permanent yellow thumb."""
    with s.at(-144, 116, rot=-5):
        s.line(arc(0, -40, 20, 180, 180), 9)
        box = rrect(-58, -42, 116, 92, 10)
        s.ink(box, "ash", 3.6, 2.8)
        side_shade(s, box, "slate", 0.8, (14, 8))
        for i, (x, y) in enumerate(((-30, -16), (2, -20), (34, -14), (-32, 18), (0, 16), (32, 20))):
            s.ink(circle(x, y, 15), ("haldi", "sindoor", "brown", "leaf", "amber", "cream")[i], 2.8, 1)
        s.ink(rrect(-12, 40, 24, 14, 3), "haldi", 2.8, 1.2)
    with s.at(142, 128, 1.25, 8):
        s.ink(blob([(-26, 48), (-30, 14), (-8, 2), (22, 6), (32, 24), (28, 50), (0, 60)]), f.tone[0], 3.2, 2)
        thumb = blob([(-16, 14), (-17, -30), (-2, -46), (13, -30), (12, 14)])
        s.ink(thumb, "haldi", 3.2, 2)
        side_shade(s, thumb, "amber", 0.9, (8, 4))
        s.ink(blob([(-8, -30), (-1, -38), (6, -30), (5, -16), (-7, -16)]), "lemon", 2.2, 0)
        for i in range(3):
            s.stroke([(10, 16 + i * 12), (28, 16 + i * 12)], 3)
