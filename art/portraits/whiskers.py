"""Moustaches, beards and sideburns."""

from __future__ import annotations

import skia

from art.portraits.common import Part, mirrored, shine, side_shade
from art.portraits.face import MOUTH_AT
from art.portraits.look import Look
from art.press import Sheet, blob, brush, circle, rrect, sym

Y = MOUTH_AT - 14
SIDES = (-1, 1)


def moustache(s: Sheet, f: Look) -> None:
    """The moustache that the look asks for, if any."""
    if f.tache:
        TACHES[f.tache](s, f)


def beard(s: Sheet, f: Look) -> None:
    """The beard or sideburns that the look asks for, if any."""
    if f.beard:
        BEARDS[f.beard](s, f)


def _colour(f: Look) -> str:
    return f.tache_ink or f.hair


def _light(f: Look) -> str:
    return "grey" if _colour(f).lower() in ("#e9e2da", "#f7f2ea", "white", "#cfc4b6") else "cream"


def _hairy(s: Sheet, f: Look, path: skia.Path, width: float = 2.8) -> None:
    s.ink(path, _colour(f), width, 1.8)
    side_shade(s, path, "plum", 0.5, (8, 7))


def _handlebar(s: Sheet, f: Look) -> None:
    _hairy(s, f, sym([(0, Y - 8), (22, Y - 14), (54, Y - 3), (86, Y - 4), (106, Y - 34), (116, Y - 42), (112, Y - 22), (96, Y + 10), (62, Y + 20), (24, Y + 12), (0, Y + 4)]))
    _combed(s, f, -8)


def _combed(s: Sheet, f: Look, rise: float) -> None:
    for side in SIDES:
        for i in range(3):
            strand = [(8 + i * 7, Y - 5 + i * 3), (34 + i * 9, Y + 2 + i * 2), (62 + i * 11, Y + 4 + i * rise)]
            shine(s, mirrored(strand, side), 2.2, _light(f))


def _question(s: Sheet, f: Look) -> None:
    """Waxed into two question marks."""
    for side in SIDES:
        hook = [(2, Y - 2), (34, Y + 4), (72, Y + 8), (104, Y - 6), (120, Y - 34), (108, Y - 58), (88, Y - 52), (88, Y - 38)]
        s.fill(brush(mirrored(hook, side), 27, 0.75, 0.35, 0.3), "ink", plate="key")
        s.stroke(mirrored(hook, side), 20, _colour(f), "type", a=0.75, b=0.35, peak=0.3)
        shine(s, mirrored([(20, Y - 2), (60, Y + 2), (96, Y - 10), (110, Y - 34)], side), 3, "cream", 0.4)
        s.ink(circle(side * 91, Y - 14, 6), _colour(f), 2.4, 1)


def _commas(s: Sheet, f: Look) -> None:
    """Two fat upward commas."""
    for side in SIDES:
        comma = blob(mirrored([(1, Y - 6), (26, Y - 16), (54, Y - 10), (78, Y - 22), (88, Y - 50), (104, Y - 66), (110, Y - 40), (98, Y - 4), (68, Y + 22), (30, Y + 22), (4, Y + 12)], side))
        s.ink(comma, _colour(f), 3, 2)
        side_shade(s, comma, "sindoor", 0.45, (9, 8))
        for i in range(3):
            shine(s, mirrored([(14 + i * 8, Y - 4 + i * 5), (48 + i * 8, Y + 2 + i * 3), (84 + i * 5, Y - 16 + i * 3)], side), 2.4, "cream", 0.7)


def _walrus(s: Sheet, f: Look) -> None:
    _hairy(s, f, sym([(0, Y - 10), (28, Y - 18), (62, Y), (80, Y + 34), (66, Y + 40), (50, Y + 30), (24, Y + 28), (0, Y + 24)]))
    for side in SIDES:
        for i in range(4):
            shine(s, mirrored([(8 + i * 9, Y - 6 + i), (24 + i * 10, Y + 6 + i * 2), (30 + i * 12, Y + 24 + i * 2)], side), 2.2, _light(f), 0.55)


def _droop(s: Sheet, f: Look) -> None:
    """Long ends that hang past the chin."""
    _hairy(s, f, sym([(0, Y - 8), (28, Y - 14), (58, Y + 2), (74, Y + 30), (76, Y + 70), (68, Y + 86), (58, Y + 66), (50, Y + 34), (26, Y + 16), (0, Y + 10)]))
    for side in SIDES:
        for i in range(3):
            shine(s, mirrored([(12 + i * 10, Y - 4 + i * 2), (44 + i * 6, Y + 10 + i * 2), (60 + i * 3, Y + 44 + i * 4)], side), 2.2, _light(f), 0.6)


def _pencil(s: Sheet, f: Look) -> None:
    s.ink(sym([(0, Y + 3), (16, Y - 3), (50, Y + 8), (56, Y + 12), (20, Y + 6), (0, Y + 9)]), _colour(f), 2.4, 0.8)


def _villain(s: Sheet, f: Look) -> None:
    """Thin, with a curl at each end."""
    for side in SIDES:
        s.stroke(mirrored([(3, Y + 5), (30, Y), (62, Y + 8), (78, Y - 2), (76, Y - 15), (66, Y - 12)], side), 8, a=0.7, b=0.3, peak=0.25)


def _curled(s: Sheet, f: Look) -> None:
    """Full, with a tight curl at each end."""
    for side in SIDES:
        s.fill(brush(mirrored([(0, Y), (34, Y + 6), (70, Y + 4), (92, Y - 14), (86, Y - 34), (70, Y - 28), (74, Y - 16)], side), 22, 0.8, 0.3, 0.25), "ink", plate="key")
        s.stroke(mirrored([(0, Y), (34, Y + 6), (70, Y + 4), (92, Y - 14), (86, Y - 34), (70, Y - 28), (74, Y - 16)], side), 16, _colour(f), "type", a=0.8, b=0.3, peak=0.25)
        shine(s, mirrored([(12, Y - 2), (40, Y + 2), (70, Y - 1)], side), 2.6, "cream", 0.4)


def _ruler(s: Sheet, f: Look) -> None:
    """Dead straight, with ticks."""
    bar = rrect(-96, Y - 6, 192, 15, 3)
    s.ink(bar, _colour(f), 3, 1.8)
    for i in range(-8, 9):
        shine(s, [(i * 11, Y - 5), (i * 11, Y + (3 if i % 2 else 0))], 2, "cream", 0.75)


def _hyphen(s: Sheet, f: Look) -> None:
    s.ink(rrect(-30, Y - 3, 60, 14, 6), _colour(f), 2.6, 1.4)


def _double(s: Sheet, f: Look) -> None:
    """A real one, and one drawn on above it with a pen."""
    _hairy(s, f, sym([(0, Y), (24, Y - 6), (58, Y + 6), (72, Y + 22), (50, Y + 22), (22, Y + 16), (0, Y + 12)]))
    for side in SIDES:
        curl = [(4, Y - 12), (36, Y - 18), (72, Y - 8), (92, Y - 26), (84, Y - 38), (76, Y - 28)]
        s.stroke(mirrored(curl, side), 5, "indigo", "type", a=0.6, b=0.5)


def _drive(s: Sheet, f: Look) -> None:
    """A thin wide moustache that turns up sharply."""
    for side in SIDES:
        s.stroke(mirrored([(2, Y + 5), (34, Y + 1), (66, Y + 2), (88, Y - 16), (92, Y - 36)], side), 10, a=0.9, b=0.2, peak=0.3)


TACHES: dict[str, Part] = {
    "handlebar": _handlebar,
    "question": _question,
    "commas": _commas,
    "walrus": _walrus,
    "droop": _droop,
    "pencil": _pencil,
    "villain": _villain,
    "curled": _curled,
    "ruler": _ruler,
    "hyphen": _hyphen,
    "double": _double,
    "drive": _drive,
}


def _full(s: Sheet, f: Look) -> None:
    """A tidy full beard that leaves the mouth free."""
    w, j = f.w, f.jaw
    outer = blob([(-w * 1.02, 6), (-w * 0.9, 44), (-60, 56), (-34, 60), (0, 54), (34, 60), (60, 56), (w * 0.9, 44), (w * 1.02, 6), (j + 14, 86), (58, 136), (0, 152), (-58, 136), (-j - 14, 86)])
    s.ink(outer, f.hair, 3.4, 2.2)
    side_shade(s, outer, "plum", 0.5, (14, 10))
    for side in SIDES:
        for i in range(4):
            shine(s, mirrored([(24 + i * 15, 112 - i * 8), (22 + i * 15, 128 - i * 9), (14 + i * 14, 140 - i * 8)], side), 2.4, "cream", 0.35)


def _clipped(s: Sheet, f: Look) -> None:
    """A sharp jaw line, as if drawn with a knife."""
    w, j = f.w, f.jaw
    for side in SIDES:
        s.ink(blob(mirrored([(w * 1.0, -20), (w * 1.04, 20), (j + 12, 76), (48, 118), (0, 132), (0, 118), (30, 108), (j - 12, 66), (w * 0.86, 22)], side)), f.hair, 2.8, 1.8)
    s.ink(sym([(0, Y + 2), (18, Y - 4), (44, Y + 4), (52, Y + 28), (44, Y + 34), (40, Y + 12), (18, Y + 5), (0, Y + 9)]), f.hair, 2.2, 1)
    tuft = sym([(0, Y + 45), (14, Y + 44), (26, Y + 54), (16, Y + 62), (0, Y + 64)])
    s.ink(tuft, f.hair, 2.2, 1)


def _goatee(s: Sheet, f: Look) -> None:
    shape = blob([(-24, 110), (0, 104), (24, 110), (22, 136), (0, 156), (-22, 136)])
    s.ink(shape, f.hair, 3, 2)
    for i in (-1, 0, 1):
        shine(s, [(i * 9, 114), (i * 8, 130), (i * 4, 144)], 2.4, "cream", 0.5)


def _gleam(s: Sheet, f: Look) -> None:
    """A ring round the mouth down to a shining point."""
    ring = sym([(0, Y), (24, Y - 8), (56, Y + 4), (60, Y + 36), (40, Y + 62), (14, Y + 90), (0, Y + 94), (0, Y + 56), (26, Y + 44), (46, Y + 26), (40, Y + 12), (16, Y + 7), (0, Y + 11)])
    s.ink(ring, f.hair, 3, 2)
    s.ink(blob([(6, 118), (9, 130), (20, 134), (9, 138), (6, 150), (3, 138), (-8, 134), (3, 130)]), "white", 1.6, 0)


def _chops(s: Sheet, f: Look) -> None:
    for side in SIDES:
        shape = blob(mirrored([(f.w + 4, -34), (f.w + 12, 10), (f.jaw + 22, 62), (f.jaw + 4, 96), (54, 88), (60, 62), (f.w - 20, 34), (f.w - 14, -10)], side))
        s.ink(shape, f.hair, 3.2, 2)
        side_shade(s, shape, "plum", 0.5, (9, 7))
        for i in range(3):
            shine(s, mirrored([(f.w - 2 - i * 7, 10 + i * 8), (f.w - 8 - i * 7, 40 + i * 8), (f.w - 24 - i * 7, 70 + i * 6)], side), 2.4, "cream", 0.4)


def _whiskers(s: Sheet, f: Look) -> None:
    """White whiskers that run from the moustache up to the eyebrows."""
    for side in SIDES:
        wing = blob(
            mirrored(
                [(0, Y - 10), (28, Y - 20), (62, Y - 16), (78, 20), (80, -18), (72, -46), (92, -56), (122, -46), (136, -6), (146, 32), (128, 44), (140, 70), (112, 76), (108, 104), (78, 96), (58, 112), (34, Y + 26), (0, Y + 16)],
                side,
            )
        )
        s.ink(wing, f.hair, 3.4, 2.4)
        side_shade(s, wing, "lilac", 0.7, (12, 10))
        for i in range(4):
            s.stroke(mirrored([(20 + i * 14, Y - 4 + i * 2), (62 + i * 9, Y + 4 - i * 6), (98 + i * 7, 46 - i * 16)], side), 2.6)
        s.stroke(mirrored([(84, 0), (98, -22), (112, -30)], side), 2.8)


def _stubble(s: Sheet, f: Look) -> None:
    from art.portraits.face import head_path

    patch = blob([(-f.w + 6, 26), (-60, 54), (-30, 62), (30, 62), (60, 54), (f.w - 6, 26), (f.jaw, 90), (40, 126), (-40, 126), (-f.jaw, 90)])
    s.shade(patch, f.hair if f.hair != "#e9e2da" else "white", 0.5, head_path(f), plate="fine")
    for i in range(26):
        x = -70 + (i * 53) % 141
        y = 70 + (i * 29) % 48
        s.stroke([(x, y), (x + 2, y + 5)], 2, "white" if f.hair == "#e9e2da" else "ink", "type", a=0.7, b=0.4)


BEARDS: dict[str, Part] = {
    "full": _full,
    "clipped": _clipped,
    "goatee": _goatee,
    "gleam": _gleam,
    "chops": _chops,
    "whiskers": _whiskers,
    "stubble": _stubble,
}

