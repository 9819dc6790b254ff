"""What is alleged in field, factory and classroom."""

from __future__ import annotations

from art.press import Sheet, arc, blob, circle, moved, oval, poly, rrect, spline
from art.tamasha.scenes.cast import figure, signboard, speech, sun
from art.tamasha.scenes.exhibits import (
    burst_ground,
    dashed,
    drop,
    note,
    page,
    room,
    rubber,
    spark,
    thumb,
    thumbprint,
)
from art.tamasha.scenes.news_ground import ground


def dry_sprinkler(s: Sheet) -> None:
    """The Dry Sprinkler File."""
    burst_ground(s, "#f0b95c")
    sun(s, 150, 74, 34)
    ground(s, "#c98b4a", 190)
    for crack in ("20,214 70,226 96,216 140,240", "60,262 110,250 150,268", "200,210 250,226 330,214"):
        s.stroke(crack, 5, "brown", "key", a=0.9)
    s.line(spline([(108, 216), (108, 134)]), 9)
    s.line(spline([(108, 216), (74, 250)]), 7)
    s.line(spline([(108, 216), (142, 250)]), 7)
    s.ink(blob("60,128 84,112 132,112 156,128 132,142 84,142"), "ash", 3.6, 2.4)
    for x in (74, 92, 110, 128, 144):
        s.fill(circle(x, 128, 3.4), "ink", plate="type")
    for r in (12, 24, 36):
        s.line(arc(156, 142, r, 30, 60), 1.8, "white", "type")
    for end in ((196, 146), (186, 176), (164, 186)):
        s.line(spline([(156, 142), end]), 1.6, "white", "type")
    s.line(spline([(190, 46), (300, 58), (420, 44)]), 4)
    with s.at(296, 142, rot=5):
        s.ink(poly("-68,-88 68,-88 68,76 44,92 20,78 -4,94 -28,78 -52,92 -68,78"), "white", 3.8, 3)
        s.text(0, -40, "BILL", "num", 58, "sindoor")
        s.text(0, 2, "200 × ₹", "bold", 36)
        s.fill(poly("-66,22 66,22 66,74 44,90 20,76 -4,92 -28,76 -52,90 -66,76"), "sky", 0.8)
    for x in (-44, 44):
        s.ink(rrect(296 + x - 5, 40, 10, 28, 3), "wood", 2.8, 1)
    for x, y in ((250, 250), (292, 262), (334, 252)):
        drop(s, x, y, 1.0)


def one_well(s: Sheet) -> None:
    """One Well, Three Loans."""
    burst_ground(s, "#cfe0a8")
    ground(s, "#9dbb5e", 206)
    for x, y, word, turn, colour in (
        (148, 122, "LOAN 1", -12, "lemon"),
        (236, 62, "LOAN 2", 0, "pink"),
        (326, 122, "LOAN 3", 12, "sky"),
    ):
        signboard(s, x, y, 116, 58, word, colour, "ink", 38, 0, turn)
        s.text(x, y + 54, "₹", "bold", 34, "sindoor")
    s.ink(poly("132,180 146,176 146,256 132,256"), "brown", 3.4, 1.6)
    s.ink(poly("274,176 288,180 288,256 274,256"), "brown", 3.4, 1.6)
    s.ink(rrect(122, 168, 176, 14, 4), "wood", 3.6, 2)
    s.line(spline([(210, 180), (210, 222)]), 3.4)
    s.ink(poly("190,220 230,220 224,250 196,250"), "slate", 3.2, 2)
    s.ink(poly("118,240 302,240 292,330 128,330"), "#b9a88c", 3.8, 2.6)
    s.ink(oval(210, 240, 93, 22), "#cfc1a4", 3.6, 0)
    s.ink(oval(210, 242, 74, 14), "ink", 3, 0)
    for i in range(5):
        s.line(rrect(132 + i * 34, 262 + (i % 2) * 6, 30, 18, 4), 2.2)


def painted_well(s: Sheet) -> None:
    """The Well Was a Painting."""
    burst_ground(s, "#e8cfa0")
    ground(s, "#c9a05a", 226)
    for side in (-1, 1):
        s.ink(moved(rrect(-7, 0, 14, 262, 4), 222 + side * 52, 20, rot=-side * 12), "wood", 3.4, 1.8)
    s.ink(rrect(120, 30, 204, 178, 5), "haldi", 4.4, 3.4)
    pane = rrect(136, 46, 172, 146, 2)
    s.ink(pane, "sky", 3.6, 0)
    with s.inside(pane):
        s.fill(blob("120,150 200,132 330,146 330,220 120,220"), "leaf")
        s.ink(poly("176,130 272,130 264,190 184,190"), "#b9a88c", 3, 0)
        s.ink(oval(224, 130, 48, 14), "#5d86a8", 3, 0)
        s.fill(oval(214, 128, 14, 4), "white", plate="type")
        for i in range(3):
            s.line(rrect(186 + i * 26, 150 + (i % 2) * 12, 22, 12, 2), 1.8)
    s.ink(rrect(106, 208, 232, 14, 3), "wood", 3.4, 2)
    figure(s, 52, 168, 1.36, "teal", 1, "pagri", legs=True)
    s.stroke([(74, 206), (112, 176), (186, 132), (206, 128)], 6, "brown", "key", a=0.9, b=0.9)
    s.ink(poly("196,104 228,104 222,132 202,132"), "slate", 3.2, 1.8)
    s.stroke([(198, 104), (212, 88), (226, 104)], 4)
    speech(s, 366, 112, 54, 60, "?", -26, "white", 48)


def strike_diary(s: Sheet) -> None:
    """Strike by Appointment."""
    room(s, "#e0b07a", "brown", 250)
    with s.at(226, 140, rot=-3):
        s.ink(rrect(-128, -106, 256, 208, 8), "sindoor", 4.2, 3.4)
        for side in (-1, 1):
            s.ink(rrect(-118 if side < 0 else 2, -98, 116, 190, 4), "cream", 3.4, 0)
        s.fill(rrect(-8, -98, 16, 190), "ash", 0.7)
        for i in range(7):
            s.line(arc(0, -84 + i * 28, 9, 200, 320), 3.4)
        for i, (what, rate) in enumerate((("STRIKE", "9,000"), ("FURY", "5,000"), ("TEA", "200"))):
            y = -52 + i * 58
            s.text(-110, y + 12, what, "num", 46, "sindoor", anchor="l", fit=98)
            s.text(18, y + 12, f"₹{rate}", "bold", 33, anchor="l", fit=88)
            for x in (-112, 12):
                s.line(spline([(x, y + 24), (x + 98, y + 24)]), 1.8, "ash", "type")
    with s.at(352, 218, 1.0, -28):
        s.ink(poly("-40,-16 44,-44 44,44 -40,16"), "haldi", 3.8, 2.6)
        s.ink(oval(44, 0, 12, 44), "cream", 3.4, 1)
        s.ink(rrect(-60, -16, 24, 32, 6), "sindoor", 3.4, 1.4)


def one_thumb(s: Sheet) -> None:
    """Four Hundred Signatures, One Thumb."""
    burst_ground(s, "#e3a877")
    roll = poly("96,-20 330,-20 352,330 74,330")
    s.ink(roll, "white", 4, 3)
    s.text(212, 48, "MUSTER ROLL", "num", 38, "sindoor", fit=190)
    for row in range(6):
        for i in range(5):
            x = 128 + i * 42 + (row % 2) * 4
            thumbprint(s, x, 80 + row * 38, 0.62, "indigo", (i * 37 + row * 23) % 40 - 20)
    thumb(s, 286, 176, 1.3, 14, "indigo")
    for side in (-1, 1):
        s.stroke([(286 + side * 76, 120), (286 + side * 96, 104)], 8, a=0.9)
        s.stroke([(286 + side * 66, 98), (286 + side * 76, 76)], 8, a=0.9)


def ghost_shift(s: Sheet) -> None:
    """Ghost Shift Bonus."""
    s.fill(rrect(-20, -20, 440, 340), "#2c3763")
    s.glow(300, 150, 210, "lemon", 0.55)
    s.ink(circle(146, 56, 22), "lemon", 3, 0)
    for x, y, k in ((62, 168, 0.9), (142, 150, 1.12), (226, 166, 0.94)):
        with s.at(x, y, k):
            sheet = "-40,84 -46,20 -34,-28 0,-44 34,-28 46,20 40,84 24,70 8,86 -8,70 -24,86"
            s.ink(blob(sheet), "white", 3.8, 2.6)
            for side in (-1, 1):
                s.fill(oval(side * 14, -2, 6, 9), "ink", plate="key")
            s.ink(oval(0, 24, 7, 9), "ink", 1, 0)
            s.ink(blob("-42,-24 -32,-54 0,-66 32,-54 42,-24 0,-32"), "haldi", 3.4, 2)
            s.ink(rrect(-7, -68, 14, 36, 5), "lemon", 2.8, 0.8)
    s.ink(rrect(292, 74, 140, 200, 4), "brown", 3.8, 2.4)
    s.ink(rrect(304, 112, 120, 78, 4), "lemon", 3.4, 0)
    signboard(s, 356, 90, 112, 36, "BONUS", "sindoor", "cream", 34)
    figure(s, 366, 152, 1.1, "teal", 2, "cap")
    s.ink(rrect(286, 190, 150, 18, 3), "wood", 3.4, 2)
    with s.at(286, 168, rot=-16):
        s.ink(rrect(-30, -19, 60, 38, 3), "mint", 3.2, 1.8)
        s.text(0, 12, "₹", "num", 32)
    s.ink(rrect(-20, 252, 440, 80), "#1d2547", 3.4, 0)


def egg_incubator(s: Sheet) -> None:
    """Incubator for Eggs."""
    room(s, "#a9d3e2", "#5f9fb8", 244)
    s.ink(rrect(92, 66, 258, 166, 18), "white", 4.2, 3.4)
    s.ink(rrect(104, 40, 234, 38, 8), "indigo", 3.8, 2)
    s.text(232, 70, "INCUBATOR", "num", 36, "cream", fit=200, track=2)
    pane = rrect(110, 92, 178, 122, 12)
    s.ink(pane, "lemon", 3.8, 0)
    with s.inside(pane):
        s.glow(200, 100, 110, "amber", 0.8)
        s.fill(poly("110,196 290,196 290,220 110,220"), "wood")
        for x in (136, 246):
            s.ink(
                blob([(x, 150), (x + 20, 178), (x + 14, 202), (x - 14, 202), (x - 20, 178)]), "cream", 3.2, 2
            )
        s.ink(
            blob("176,176 184,172 190,180 196,170 202,180 208,172 216,178 214,204 178,204"), "cream", 3.2, 2
        )
        s.ink(circle(196, 150, 23), "haldi", 3.4, 2)
        for side in (-1, 1):
            s.fill(circle(196 + side * 8, 146, 3), "ink", plate="key")
        s.ink(poly("190,154 202,154 196,163"), "sindoor", 2.4, 0)
        s.stroke([(190, 128), (194, 116), (200, 126), (206, 116)], 3.6)
        s.ink(poly("190,170 202,170 196,178"), "indigo", 2.4, 0)
        s.ink(poly("196,177 203,200 196,206 189,200"), "indigo", 2.4, 0)
    for i, colour in enumerate(("sindoor", "haldi")):
        s.ink(circle(320, 150 + i * 38, 13), colour, 3.2, 1.4)
    for x in (122, 320):
        s.ink(rrect(x - 10, 232, 20, 18, 3), "ink", 2, 0)
    speech(s, 348, 92, 74, 42, "PEEP", -60, "white", 32)


def answers_first(s: Sheet) -> None:
    """Answers Before Questions."""
    room(s, "#b8c9e6", "#7d8fb3", 246)
    s.ink(rrect(150, 132, 220, 120, 10), "ash", 4, 3)
    s.ink(rrect(140, 112, 240, 32, 8), "slate", 3.8, 2)
    s.ink(poly("156,112 180,70 372,70 364,112"), "ash", 3.8, 2)
    s.ink(poly("188,104 200,78 352,78 346,104"), "#d7f2ee", 3, 0)
    s.glow(270, 92, 90, "lemon", 0.9, plate="fine")
    for i in range(3):
        s.ink(circle(318 + i * 20, 160, 6), ("sindoor", "haldi", "leaf")[i], 2.4, 0)
    s.ink(rrect(166, 176, 120, 14, 4), "ink", 2, 0)
    for turn, y in ((-14, 244), (-4, 232)):
        page(s, 204, y, 126, 84, "lemon", turn)
    with s.at(206, 226, rot=4):
        s.ink(rrect(-66, -46, 132, 92, 3), "white", 3.6, 2.4)
        s.text(0, -12, "ANSWERS", "num", 34, "sindoor", fit=118)
        s.text(0, 26, "1b 2c 3a 4d", "num", 32, fit=118)
    with s.at(124, 118):
        s.ink(rrect(-34, -30, 68, 66, 4), "white", 3.6, 2.4)
        s.ink(rrect(-34, -30, 68, 20, 4), "sindoor", 3, 0)
        s.text(0, 26, "MON", "num", 36)
    page(s, 362, 214, 66, 90, "white", 9)
    s.text(362, 216, "?", "num", 66, "slate")
    s.text(364, 248, "TUE", "num", 25, "slate")


def empty_topper(s: Sheet) -> None:
    """The Topper Who Never Sat."""
    burst_ground(s, "lilac", 214, 150, "white")
    for x, y, w, h, word, colour in (
        (82, 194, 104, 110, "2", "ash"),
        (160, 158, 112, 150, "1", "haldi"),
        (272, 206, 104, 100, "3", "#d0946a"),
    ):
        s.ink(rrect(x, y, w, h, 3), colour, 3.8, 2.6)
        s.text(x + w / 2, y + 50, word, "num", 56)
    with s.at(0, -20):
        _empty_seat(s)
    for x, y, head, cloth in ((134, 126, "bun", "teal"), (324, 138, "cap", "sindoor")):
        figure(s, x, y, 0.92, cloth, 2, head)
    note(s, 362, 56, 12)
    rubber(s, 336, 96, "RANK ONE", 25, 6)


def _empty_seat(s: Sheet) -> None:
    spark(s, 216, 84, 104, 10, 0.8)
    s.ink(rrect(186, 82, 60, 66, 6), "brown", 3.6, 2.4)
    s.ink(rrect(194, 90, 44, 46, 4), "wood", 3, 0)
    s.ink(rrect(180, 138, 72, 14, 4), "brown", 3.6, 2)
    for x in (186, 240):
        s.ink(rrect(x, 150, 9, 30, 2), "brown", 3, 1)
    for part in (circle(0, -6, 22), blob("-34,70 -38,36 -16,20 16,20 38,36 34,70")):
        dashed(s, moved(part, 216, 58))
    s.stroke([(196, 82), (190, 110), (216, 130), (242, 110), (236, 82)], 10, "amber", "type", a=0.9, b=0.9)
    s.ink(circle(216, 132, 15), "haldi", 3.2, 1.6)
    s.text(216, 142, "1", "num", 26)
