"""Campaigning in Khet Khalihan, Chimney Chowk and Cantonment Camp."""

from __future__ import annotations

from art.portraits.common import side_shade
from art.press import Sheet, arc, blob, circle, flower, oval, poly, rrect, star
from art.tamasha.scenes.cast import (
    bunting,
    clock,
    crowd,
    dust,
    figure,
    flag,
    horn_burst,
    loudspeaker,
    megaphone_rays,
    road,
    signboard,
    speaker,
    stage,
    wheel,
)


def ks_nukkad(s: Sheet) -> None:
    """Tea at the Tubewell."""
    s.ink(rrect(70, 112, 22, 112, 4), "teal", 3.4, 2)
    s.ink(blob([(92, 130), (130, 132), (140, 156), (126, 158), (118, 146), (92, 146)]), "teal", 3.2, 1.6)
    s.stroke([(80, 112), (30, 96), (14, 120)], 10, a=0.9, b=0.7)
    with s.at(-6, -32, 1.06):
        s.ink(blob([(270, 184), (314, 156), (324, 166), (270, 212)]), "slate", 3.2, 1.8)
        kettle = blob([(196, 240), (184, 196), (206, 168), (254, 168), (276, 196), (264, 240)])
        s.ink(kettle, "ash", 3.8, 2.8)
        side_shade(s, kettle, "slate", 0.8, (18, 10))
        s.stroke([(200, 190), (204, 216)], 6, "white", "type")
        s.ink(blob([(206, 172), (230, 158), (254, 172), (230, 178)]), "slate", 3.2, 1.4)
        s.ink(circle(230, 156, 6), "sindoor", 2.6, 1)
        s.line(arc(230, 168, 42, 195, 150), 7)
    for x in (196, 226, 258):
        s.stroke([(x, 126), (x + 10, 108), (x - 2, 92), (x + 8, 76)], 6, "white", "type")
    crowd(s, 236, 9, 3, heads=("pagri", "hair", "bun", "grey"))
    for x in (60, 150, 250, 330):
        s.ink(poly([(x - 9, 252), (x + 9, 252), (x + 7, 278), (x - 7, 278)]), "amber", 2.6, 1.2)


def ks_rally(s: Sheet) -> None:
    """Minimum Support Rally."""
    stage(s, 56, 66, 170, "MSP RALLY", "leaf")
    speaker(s, 140, 124, 0.86, "white", "pagri")
    for i, (x, y) in enumerate(((270, 196), (318, 196), (294, 158))):
        s.ink(
            blob(
                [
                    (x - 26, y + 28),
                    (x - 28, y - 6),
                    (x - 12, y - 24),
                    (x + 12, y - 24),
                    (x + 28, y - 6),
                    (x + 26, y + 28),
                ]
            ),
            ("#d8b070", "#c99a58", "#e0c080")[i],
            3.2,
            2,
        )
        s.text(x, y + 12, "₹?", "bold", 26)
    crowd(s, 230, 10, 2, heads=("pagri", "hair", "bun"))


def ks_roadshow(s: Sheet) -> None:
    """Tractor Roadshow."""
    road(s, 240)
    s.ink(rrect(54, 150, 130, 74, 8), "sindoor", 3.6, 2.6)
    s.ink(rrect(150, 96, 96, 90, 8), "haldi", 3.6, 2.4)
    s.ink(rrect(160, 108, 76, 46, 4), "sky", 3, 0)
    figure(s, 198, 132, 0.8, "white", 1, "pagri")
    s.ink(rrect(150, 150, 96, 76, 6), "sindoor", 3.6, 2.4)
    s.ink(rrect(78, 104, 14, 50, 3), "ink", 2, 0)
    dust(s, 92, 88, 0.8)
    s.ink(circle(224, 222, 56), "ink", 3, 0)
    s.ink(circle(224, 222, 32), "haldi", 3.2, 0)
    s.ink(circle(224, 222, 9), "ink", 1, 0)
    wheel(s, 84, 244, 32)
    for i in range(5):
        s.ink(rrect(62 + i * 16, 166, 8, 36, 2), "ink", 1, 0)
    flag(s, 262, 176, 0.8, "leaf")
    flag(s, 330, 210, 0.9, "haldi")
    bunting(s, 22, 1)


def ks_padyatra(s: Sheet) -> None:
    """Barefoot in the Furrows."""
    for i, (x, sink) in enumerate(((60, 0), (128, 26), (196, 44), (264, 58), (336, 14))):
        y = 166 + sink
        figure(
            s,
            x,
            y,
            1.1,
            ("white", "teal", "rose", "haldi", "purple")[i],
            i,
            ("topi", "hair", "bun", "pagri", "cap")[i],
            legs=True,
        )
        if i == 0:
            flag(s, x + 24, y + 60, 0.9)
    mud = blob("-30,262 60,254 130,262 200,256 270,262 340,254 430,262 430,340 -30,340")
    s.ink(mud, "#8a5a34", 3.4, 2)
    for i in range(9):
        s.stroke([(-10 + i * 50, 282), (14 + i * 50, 274), (36 + i * 50, 282)], 5)
    for x in (128, 196, 264):
        s.ink(oval(x, 262, 34, 7), "brown", 2.6, 0)


def mz_nukkad(s: Sheet) -> None:
    """Gate Meeting at Shift Change."""
    for x in (96, 296):
        s.ink(rrect(x - 17, 96, 34, 150, 3), "brown", 3.4, 2)
        s.ink(circle(x, 88, 17), "haldi", 3, 1.4)
    s.ink(rrect(78, 96, 238, 34, 4), "sindoor", 3.4, 2)
    s.text(196, 122, "GATE No. 1", "num", 29, "cream")
    loudspeaker(s, 196, 62, 0.9)
    megaphone_rays(s, 262, 60)
    clock(s, 150, 66, 27, 6, 0)
    speaker(s, 196, 170, 0.8, "sky", "helmet")
    crowd(s, 240, 9, 5, heads=("helmet", "hair", "cap", "bun"))


def mz_rally(s: Sheet) -> None:
    """Bonus Before Breakfast."""
    stage(s, 44, 60, 200, "BONUS*", "sindoor")
    speaker(s, 110, 122, 0.86, "white", "topi")
    s.text(196, 128, "*soon", "hand", 38, "sindoor")
    s.ink(circle(316, 136, 50), "white", 3.6, 2.4)
    s.line(circle(316, 136, 36), 2)
    for x, y in ((302, 128), (330, 132), (316, 150)):
        s.ink(flower(x, y, 14, 8, 0.2), "lemon", 2.6, 1.2)
        s.ink(circle(x, y, 5), "haldi", 2, 0)
    s.stroke([(258, 100), (258, 172)], 8, "ash", "key", a=0.9, b=0.9)
    s.stroke([(376, 100), (376, 172)], 8, "ash", "key", a=0.9, b=0.9)
    crowd(s, 232, 10, 1, heads=("helmet", "hair", "helmet", "bun"))


def mz_roadshow(s: Sheet) -> None:
    """Helmet Parade."""
    road(s)
    for j in range(3):
        for i in range(6 - j):
            x, y = 92 + i * 34 + j * 17, 148 - j * 26
            s.ink(
                blob([(x - 21, y), (x - 15, y - 22), (x, y - 28), (x + 15, y - 22), (x + 21, y), (x, y - 5)]),
                ("haldi", "lemon", "white", "amber")[(i + j) % 4],
                3,
                1.6,
            )
            s.stroke([(x - 2, y - 26), (x, y - 8)], 3)
    s.ink(rrect(66, 148, 220, 76, 5), "purple", 3.6, 2.6)
    s.text(176, 198, "HELMETS FOR ALL", "num", 31, "lemon", fit=200)
    s.ink(rrect(286, 118, 84, 106, 12), "teal", 3.6, 2.6)
    s.ink(rrect(304, 130, 52, 42, 6), "sky", 3, 0)
    figure(s, 330, 156, 0.7, "white", 2, "helmet")
    s.ink(rrect(286, 172, 84, 52, 6), "teal", 3.4, 2)
    for x in (110, 234, 330):
        wheel(s, x, 232, 30)
    bunting(s, 14, 4)


def mz_padyatra(s: Sheet) -> None:
    """The Whole Canteen Queue."""
    s.ink(rrect(262, 100, 150, 150, 4), "cream", 3.6, 2)
    s.ink(rrect(278, 132, 120, 58, 3), "ink", 3, 0)
    figure(s, 336, 160, 0.8, "white", 1, "topi")
    s.ink(rrect(262, 186, 150, 18, 3), "brown", 3.2, 1.6)
    signboard(s, 336, 112, 130, 32, "CANTEEN", "haldi", "ink", 28)
    for i in range(6):
        x = 12 + i * 48
        figure(
            s,
            x,
            184 + (i % 2) * 6,
            1.05,
            ("sky", "rose", "white", "teal", "haldi", "purple")[i],
            i,
            ("helmet", "bun", "topi", "helmet", "hair", "helmet")[i],
            legs=True,
        )
        s.ink(oval(x + 16, 226, 17, 6), "ash", 2.6, 1)
    flag(s, 124, 214, 0.9)


def fj_nukkad(s: Sheet) -> None:
    """Bugle at Dawn."""
    with s.at(196, 128, 1.25, -14):
        s.ink(poly([(40, -10), (104, -46), (104, 46), (40, 10)]), "haldi", 3.4, 2.4)
        s.ink(oval(104, 0, 12, 46), "amber", 3.2, 1.4)
        s.line(rrect(-40, -24, 80, 48, 22), 15)
        s.line(rrect(-40, -24, 80, 48, 22), 8, "haldi", "type")
        s.ink(rrect(-86, -9, 60, 14, 5), "haldi", 3, 1.6)
        s.ink(rrect(-98, -12, 14, 20, 4), "ash", 2.8, 1.2)
    megaphone_rays(s, 338, 98, -14)
    clock(s, 66, 92, 32, 5, 0)
    crowd(s, 234, 9, 1, heads=("beret", "grey", "beret", "hair"))


def fj_rally(s: Sheet) -> None:
    """Pension Parity Parade."""
    stage(s, 110, 60, 180, "PARITY", "leaf", 90)
    speaker(s, 200, 116, 0.84, "white", "topi")
    for x, colour in ((56, "sindoor"), (342, "sindoor")):
        flag(s, x, 190, 1.0, colour)
    for row in range(2):
        for i in range(9):
            figure(s, 8 + i * 48 + row * 6, 204 + row * 36, 0.9, ("leaf", "#8a8f5a")[row], i, "beret")


def fj_roadshow(s: Sheet) -> None:
    """Vintage Jeep Roadshow."""
    road(s)
    s.ink(blob("60,218 58,172 120,164 132,118 216,112 240,160 330,166 346,190 342,218"), "#5b6b3a", 3.8, 3)
    s.line(poly([(140, 160), (150, 126), (210, 122), (226, 160)]), 4.4)
    for i, x in enumerate((156, 202)):
        figure(s, x, 112, 0.95, ("white", "leaf")[i], i + 1, ("topi", "beret")[i])
    s.ink(rrect(124, 158, 110, 60, 6), "#5b6b3a", 3.6, 2)
    s.ink(star(178, 190, 21), "white", 3, 1)
    s.ink(circle(322, 188, 13), "lemon", 3, 1.4)
    for i in range(4):
        s.ink(rrect(268 + i * 10, 176, 5, 30, 1), "ink", 1, 0)
    s.ink(circle(66, 168, 25), "ink", 3, 0)
    s.ink(circle(66, 168, 11), "ash", 3, 0)
    for x in (112, 284):
        wheel(s, x, 226, 35)
    dust(s, 30, 226, 0.9)
    dust(s, 18, 196, 0.6)
    flag(s, 250, 164, 0.9)
    horn_burst(s, 352, 100, 44, "TRY 3")


def fj_padyatra(s: Sheet) -> None:
    """Ten-Kilometre Salute."""
    for i in range(6):
        x, y = 34 + i * 64, 152 + (i % 2) * 2
        figure(
            s,
            x,
            y,
            1.2,
            ("leaf", "#8a8f5a")[i % 2] if i != 3 else "white",
            i,
            "beret" if i != 3 else "topi",
            legs=True,
        )
        s.stroke([(x + 20, y + 34), (x + 38, y + 16), (x + 14, y - 4)], 13, a=0.9, b=0.7)
        s.stroke(
            [(x + 20, y + 34), (x + 38, y + 16), (x + 15, y - 3)],
            7,
            ("#d0945f", "#a96d42", "#e6b283", "#87552f")[i % 4],
            "type",
            a=0.9,
            b=0.7,
        )
    signboard(s, 200, 88, 100, 40, "10 KM", "white", "ink", 34)
    for i in range(7):
        s.stroke([(10 + i * 60, 286), (34 + i * 60, 286)], 4, "wood", "type")
