"""What is alleged against the two BigNetas."""

from __future__ import annotations

from art.portraits.common import side_shade
from art.press import Sheet, blob, circle, oval, poly, rrect, scallop, spline
from art.tamasha.scenes.exhibits import burst_ground, price_tag, room, thumb, thumbprint


def blue_ledger(s: Sheet) -> None:
    """Purple Ink, Blue Ledger."""
    burst_ground(s, "lilac", 226, 150, "white")
    with s.at(228, 150, rot=-4):
        s.ink(rrect(-136, -98, 272, 206, 8), "indigo", 4.4, 3.6)
        s.ink(poly("-124,-90 -2,-82 -2,98 -124,92"), "cream", 3.4, 0)
        s.ink(poly("124,-90 2,-82 2,98 124,92"), "cream", 3.4, 0)
        for i in range(6):
            for a, b in ((-112, -16), (16, 112)):
                s.line(spline([(a, -60 + i * 26), (b, -58 + i * 26)]), 2, "sky", "type")
        for i in range(4):
            s.text(-108, -64 + i * 26, ("Sofa", "Jet", "Sofa", "Misc.")[i], "hand", 24, "indigo", anchor="l")
            s.text(-18, -64 + i * 26, ("9", "40", "9", "900")[i], "hand", 24, "indigo", anchor="r")
        stain = blob("20,-40 44,-62 66,-48 98,-54 110,-20 96,4 106,34 74,40 56,22 30,34 18,6 34,-12")
        s.fill(stain, "purple")
        s.line(stain, 3)
        for x, y, r in ((116, 46, 7), (22, 58, 6), (92, 62, 5)):
            s.ink(circle(x, y, r), "purple", 2.4, 0)
        s.stroke([(18, 84), (34, 66), (42, 88), (58, 70), (70, 84), (104, 74)], 5.4, "purple", "type", a=0.5)
    for x, y in ((332, 214), (360, 232), (322, 244)):
        s.ink(oval(x, y, 19, 24), "purple", 3.4, 2.2)
        s.stroke([(x - 8, y - 10), (x - 10, y), (x - 6, y + 8)], 5, "lilac", "type")
    s.ink(blob("330,192 348,176 372,180 356,198"), "leaf", 3, 1.4)


def curtain_budget(s: Sheet) -> None:
    """The Curtain Budget."""
    room(s, "#dcc7e6", "#6c4a86", 262)
    s.ink(rrect(126, 52, 190, 176, 4), "white", 4, 2)
    s.ink(rrect(138, 64, 166, 152, 2), "sky", 3.4, 0)
    s.ink(poly("186,216 186,150 222,124 258,150 258,216"), "cream", 3.2, 1.6)
    s.ink(poly("182,152 222,112 262,152"), "haldi", 3.2, 1.6)
    s.line(spline([(222, 112), (222, 84)]), 4)
    s.ink(poly("224,84 254,92 224,102"), "sindoor", 2.8, 1)
    for side in (-1, 1):
        x = 220 + side * 96
        drape = [
            (x - side * 30, 40),
            (x + side * 40, 40),
            (x + side * 44, 270),
            (x - side * 4, 270),
            (x + side * 6, 196),
            (x - side * 36, 140),
        ]
        s.ink(blob(drape), "purple", 4.2, 3)
        side_shade(s, blob(drape), "ink", 0.6, (16, 8))
        for i in range(3):
            s.stroke(
                [
                    (x + side * (i * 17 - 8), 48),
                    (x + side * (i * 14 + 4), 150),
                    (x + side * (i * 10 + 10), 262),
                ],
                5,
                "lilac",
                "type",
            )
        s.ink(
            blob([(x - side * 2, 186), (x + side * 40, 178), (x + side * 40, 198), (x + side * 2, 206)]),
            "haldi",
            3.2,
            1.6,
        )
    s.ink(rrect(70, 24, 300, 22, 9), "haldi", 3.8, 2.4)
    for x in (66, 374):
        s.ink(circle(x, 35, 15), "haldi", 3.4, 2)
    s.ink(poly("108,234 332,246 332,268 108,256"), "lemon", 3.4, 2)
    for i in range(15):
        x = 116 + i * 15
        s.line(spline([(x, 234.5 + i * 0.8), (x, 244 + i * 0.8 + (i % 5 == 0) * 7)]), 2.6)
    price_tag(s, 268, 130, "₹ 40 Cr", 30, 33)


def highlighted(s: Sheet) -> None:
    """Sanctioned in Highlighter."""
    burst_ground(s, "#f5d469", 220, 150, "white")
    with s.at(206, 150, rot=4):
        s.ink(rrect(-92, -120, 204, 250, 4), "white", 4, 3)
        s.text(10, -84, "SANCTIONED", "num", 37, fit=174)
        for i in range(6):
            y = -66 + i * 29
            s.fill(
                poly([(-78, y), (98 - (i * 17) % 30, y - 2), (96 - (i * 17) % 30, y + 19), (-76, y + 21)]),
                "#ffe94a",
            )
            s.stroke([(-70, y + 10), (84 - (i * 17) % 34, y + 10)], 6.4, "ink", "type", a=0.9, b=0.9)
    with s.at(322, 148, rot=32):
        s.ink(rrect(-21, -112, 42, 120, 9), "haldi", 4.2, 3)
        s.ink(rrect(-21, -112, 42, 34, 9), "ink", 3, 0)
        s.ink(poly("-17,8 17,8 12,32 -12,32"), "ink", 3, 0)
        s.ink(poly("-9,32 9,32 9,46 -9,54"), "#ffe94a", 3, 1.4)
        s.fill(rrect(-12, -72, 7, 66, 3), "white", plate="type")
    s.fill(poly("300,206 212,232 214,250 300,226"), "#ffe94a", 0.8, "type")


def thumb_on_pages(s: Sheet) -> None:
    """The Thumb on Every Page."""
    burst_ground(s, "#e6b77a", 200, 150)
    for i in range(6):
        turn = -30 + i * 12
        with s.at(218, 300, rot=turn):
            s.ink(rrect(-46, -262, 92, 136, 3), "white", 3.6, 2.4)
            s.fill(circle(-20, -234, 19), "#ffd84a")
            thumbprint(s, -20, -234, 0.7, "amber")
            for j in range(3):
                s.stroke([(-34, -202 + j * 15), (30, -202 + j * 15)], 4, "grey", "type", a=0.9, b=0.9)
    thumb(s, 224, 196, 1.2, -6, "haldi")
    for x, y in ((146, 236), (302, 236)):
        s.ink(scallop(x, y, 11, 8, 0.3), "haldi", 2.8, 1)
