"""The face: head, ears, eyes, brows, nose and lines of age."""

from __future__ import annotations

import skia

from art.portraits.common import mirrored, side_shade
from art.portraits.look import Look
from art.press import Sheet, blob, circle, minus, moved, oval, rrect, sym

BLUSH = "#e0765a"
SIDES = (-1, 1)
EYES_AT = -12
MOUTH_AT = 82


def head_path(f: Look) -> skia.Path:
    """The outline of the head."""
    w, h = f.w, f.h
    return sym(
        [
            (0, -h),
            (w * 0.66, -h * 0.92),
            (w * 0.95, -h * 0.42),
            (w * 0.93, -h * 0.08),
            (w * 1.02, h * 0.26),
            (f.jaw, h * 0.68),
            (f.chin, h * 0.98),
            (0, h * 1.04),
        ]
    )


def ears(s: Sheet, f: Look) -> None:
    """Both ears."""
    skin, dark = f.tone
    w, e = f.w, f.ear
    for side in SIDES:
        rim = [(w - 8, -26), (w + 14 * e, -40 * e), (w + 27 * e, -14), (w + 18 * e, 22), (w + 4, 44 * e)]
        s.ink(blob(mirrored([*rim, (w - 8, 30)], side)), skin, 3.2, 1.6)
        fold = [(w + 4, -20), (w + 18 * e, -18), (w + 8 * e, 8), (w + 8 * e, 24)]
        s.stroke(mirrored(fold, side), 3)
        hollow = [(w - 4, -14), (w + 12, -10), (w + 8, 26), (w - 4, 26)]
        s.shade(blob(mirrored(hollow, side)), dark, 0.7, plate="fine")


def face(s: Sheet, f: Look) -> None:
    """Everything of the face but mouth, hair and glasses."""
    _head(s, f)
    for side in SIDES:
        _eye(s, f, side)
        _brow(s, f, side)
    NOSES[f.nose](s, f)
    _lines(s, f)


def _head(s: Sheet, f: Look) -> None:
    skin, dark = f.tone
    head = head_path(f)
    s.ink(head, skin, 3.8, 3)
    side_shade(s, head, dark, 0.72)
    for side in SIDES:
        s.glow(side * 60, 44, 42, BLUSH, 0.78, head, "fine")
    s.fill(blob([(-56, -86), (-20, -100), (10, -96), (-20, -80), (-52, -60)]), "cream", 0.28)
    s.fill(oval(-60, 18, 13, 8), "cream", 0.30)


def _eye(s: Sheet, f: Look, side: int) -> None:
    skin, dark = f.tone
    x, y = side * f.gap, EYES_AT
    rx, ry = 25 * f.eye, 16 * f.eye
    white = blob(
        [
            (x - rx, y + 2),
            (x - rx * 0.5, y - ry),
            (x + rx * 0.4, y - ry),
            (x + rx, y + 1),
            (x + rx * 0.4, y + ry * 0.8),
            (x - rx * 0.5, y + ry * 0.8),
        ]
    )
    s.shade(oval(x, y + 2, rx + 8, ry + 11), dark, 0.45, blur=3, plate="fine")
    s.wipe(white)
    s.fill(white, "white")
    s.line(white, 2)
    upper = y - ry + ry * 2 * f.lid
    with s.inside(white):
        _iris(s, f, x + f.gaze[0], y + f.gaze[1])
        lid = blob(
            [
                (x - rx - 5, y - ry - 12),
                (x + rx + 5, y - ry - 12),
                (x + rx + 5, upper + 2),
                (x, upper - 3),
                (x - rx - 5, upper + 2),
            ]
        )
        s.wipe(lid)
        s.fill(lid, skin)
        s.shade(lid, dark, 0.6, plate="fine")
        if f.squint:
            lower = y + ry * 0.8 - ry * 1.6 * f.squint
            pouch = blob(
                [
                    (x - rx - 5, lower + 5),
                    (x, lower - 2),
                    (x + rx + 5, lower + 5),
                    (x + rx, y + 40),
                    (x - rx, y + 40),
                ]
            )
            s.wipe(pouch)
            s.fill(pouch, skin)
            s.shade(pouch, dark, 0.4, plate="fine")
            s.stroke([(x - rx - 2, lower + 4), (x, lower - 2), (x + rx + 2, lower + 4)], 4, a=0.4, b=0.4)
    s.stroke(
        [
            (x - rx - 3, upper + 5),
            (x - rx * 0.3, upper - 3),
            (x + rx * 0.4, upper - 3),
            (x + rx + 4, upper + 4),
        ],
        6.5,
        a=0.3,
        b=0.3,
    )
    if f.age > 0:
        s.stroke([(x - rx + 2, y + ry + 6), (x, y + ry + 11), (x + rx - 2, y + ry + 5)], 3)
    if f.age > 1:
        s.stroke([(x - rx + 6, y + ry + 13), (x + 2, y + ry + 18), (x + rx - 8, y + ry + 11)], 2)
    if f.lash:
        for j in range(3):
            start = (x + side * (rx - 9 + j * 5), upper - 1 + j * 2)
            end = (x + side * (rx + 3 + j * 6), upper - 11 + j * 4)
            s.stroke([start, end], 3.8, a=1, b=0.1, peak=0.1)


def _iris(s: Sheet, f: Look, x: float, y: float) -> None:
    size = min(f.eye, 1.25)
    s.fill(circle(x, y, 10.5 * size), f.iris)
    s.line(circle(x, y, 10 * size), 2.4)
    s.fill(circle(x, y, 5.6 * size), "ink", plate="key")
    light = circle(x + 3.5, y - 4, 2.8)
    s.wipe(light)
    s.fill(light, "white")


def _brow(s: Sheet, f: Look, side: int) -> None:
    x, y = side * f.gap, EYES_AT - 16 * f.eye - 14 - (f.lift if side > 0 else 0)
    inner, outer = -side * 30, side * 34
    arch = [
        (x + inner, y + f.tilt * 1.2 - f.worry),
        (x + inner * 0.1, y - 6),
        (x + outer, y + 4 - f.tilt * 0.4 + f.worry * 0.5),
    ]
    if f.brow_ink == "ink":
        s.stroke(arch, f.brow, a=0.45, b=0.08, peak=0.35)
    else:
        s.stroke(arch, f.brow + 5, a=0.5, b=0.3, peak=0.4)
        s.stroke(arch, f.brow, f.brow_ink, "type", a=0.45, b=0.2, peak=0.4)


def _round_nose(s: Sheet, f: Look) -> None:
    n, w = f.nose_h, f.nose_w
    _, dark = f.tone
    tip = blob(
        [
            (-15 * w, 12),
            (0, 4),
            (15 * w, 12),
            (31 * w, 36 * n),
            (26 * w, 50 * n),
            (0, 58 * n),
            (-26 * w, 50 * n),
            (-31 * w, 36 * n),
        ]
    )
    _nose_base(s, f, tip)
    s.shade(
        blob([(8, 10), (16 * w, 14), (32 * w, 36 * n), (20 * w, 54 * n), (10, 40)]), dark, 0.7, plate="fine"
    )
    s.stroke(
        [(-9, -8), (-14 * w, 14), (-31 * w, 34 * n), (-27 * w, 50 * n), (-14 * w, 49 * n)],
        4.2,
        a=0.1,
        b=0.5,
        peak=0.7,
    )
    s.stroke(
        [(15 * w, 14), (31 * w, 33 * n), (29 * w, 49 * n), (15 * w, 50 * n)], 4.6, a=0.1, b=0.5, peak=0.6
    )
    s.stroke([(-15 * w, 50 * n), (-4, 58 * n), (6, 58 * n), (16 * w, 50 * n)], 4.2, a=0.4, b=0.4)
    s.fill(oval(-7 * w, 27 * n, 7, 9), "cream", 0.5)


def _button_nose(s: Sheet, f: Look) -> None:
    n, w = f.nose_h, f.nose_w
    tip = blob(
        [
            (-8, 26),
            (8, 26),
            (20 * w, 40 * n),
            (14 * w, 52 * n),
            (0, 55 * n),
            (-14 * w, 52 * n),
            (-20 * w, 40 * n),
        ]
    )
    _nose_base(s, f, tip)
    s.stroke([(-20 * w, 38 * n), (-19 * w, 49 * n), (-9 * w, 50 * n)], 3.8, a=0.2, b=0.5, peak=0.6)
    s.stroke([(-9 * w, 50 * n), (0, 55 * n), (9 * w, 50 * n)], 3.8, a=0.4, b=0.4)
    s.stroke([(9 * w, 50 * n), (19 * w, 49 * n), (20 * w, 37 * n)], 4.2, a=0.5, b=0.2, peak=0.4)
    s.stroke([(9, 4), (7, 18)], 2.4, a=0.1, b=0.1)
    s.fill(oval(-5, 40 * n, 4.5, 5.5), "cream", 0.5)


def _beak_nose(s: Sheet, f: Look) -> None:
    n, w = f.nose_h, f.nose_w
    _, dark = f.tone
    tip = blob(
        [
            (-8 * w, -4),
            (10 * w, -6),
            (20 * w, 18),
            (27 * w, 44 * n),
            (14 * w, 58 * n),
            (0, 66 * n),
            (-14 * w, 56 * n),
            (-24 * w, 46 * n),
            (-16 * w, 20),
        ]
    )
    _nose_base(s, f, tip)
    s.shade(
        blob([(6, -2), (18 * w, 14), (28 * w, 44 * n), (12 * w, 58 * n), (6, 30)]), dark, 0.75, plate="fine"
    )
    s.stroke(
        [(-12, -14), (-9, 6), (-18 * w, 28), (-26 * w, 46 * n), (-15 * w, 54 * n)],
        4.4,
        a=0.1,
        b=0.5,
        peak=0.7,
    )
    s.stroke([(-15 * w, 54 * n), (-4, 66 * n), (8, 64 * n), (15 * w, 55 * n)], 4.6, a=0.4, b=0.4)
    s.stroke([(15 * w, 55 * n), (28 * w, 47 * n), (22 * w, 32 * n)], 4.2, a=0.5, b=0.1, peak=0.4)
    s.fill(oval(-3, 30 * n, 4.5, 14), "cream", 0.45)


def _long_nose(s: Sheet, f: Look) -> None:
    n, w = f.nose_h, f.nose_w
    _, dark = f.tone
    tip = blob(
        [
            (-9, -10),
            (9, -10),
            (14 * w, 24),
            (25 * w, 50 * n),
            (17 * w, 64 * n),
            (0, 68 * n),
            (-17 * w, 64 * n),
            (-25 * w, 50 * n),
            (-14 * w, 24),
        ]
    )
    _nose_base(s, f, tip)
    s.shade(
        blob([(5, -6), (13 * w, 20), (25 * w, 50 * n), (14 * w, 64 * n), (5, 40)]), dark, 0.75, plate="fine"
    )
    s.stroke(
        [(-11, -12), (-12 * w, 16), (-25 * w, 48 * n), (-20 * w, 62 * n), (-9 * w, 61 * n)],
        4.2,
        a=0.1,
        b=0.5,
        peak=0.7,
    )
    s.stroke([(-9 * w, 61 * n), (0, 68 * n), (9 * w, 61 * n)], 4.2, a=0.4, b=0.4)
    s.stroke([(9 * w, 61 * n), (21 * w, 62 * n), (25 * w, 47 * n)], 4.4, a=0.5, b=0.1, peak=0.4)
    s.fill(oval(-3, 22, 4, 16), "cream", 0.4)
    s.fill(oval(-6 * w, 50 * n, 6, 6), "cream", 0.5)


def _nose_base(s: Sheet, f: Look, tip: skia.Path) -> None:
    skin, _ = f.tone
    s.wipe(tip)
    s.fill(tip, skin)
    strength = 1.0 if "sunburn" in f.extras else 0.85
    s.glow(0, 42 * f.nose_h, 36, "sindoor" if "sunburn" in f.extras else BLUSH, strength, tip, "fine")


NOSES = {"round": _round_nose, "button": _button_nose, "beak": _beak_nose, "long": _long_nose}


def _lines(s: Sheet, f: Look) -> None:
    for side in SIDES:
        if f.age > 0:
            laugh = [(34 * f.nose_w, 44), (56, 60), (58, MOUTH_AT + 14)]
            s.stroke(mirrored(laugh, side), 3.6)
        if f.age > 1:
            foot = [(f.gap + 34, EYES_AT + 10), (f.gap + 44, EYES_AT + 16)]
            s.stroke(mirrored(foot, side), 2.4)
            s.stroke(mirrored([(f.gap + 33, EYES_AT + 17), (f.gap + 41, EYES_AT + 25)], side), 2.2)
    if f.age > 1:
        s.stroke([(-34, -78), (0, -83), (36, -77)], 2.4)
        s.stroke([(-26, -90), (4, -94), (30, -89)], 2)


def neck(s: Sheet, f: Look) -> None:
    """The neck, with the chin's shadow on it."""
    skin, dark = f.tone
    thick = 44 * max(1.0, f.jaw / 84)
    shape = blob(
        [(-thick, 80), (thick, 80), (thick + 6, 140), (62, 170), (0, 190), (-62, 170), (-thick - 6, 140)]
    )
    s.ink(shape, skin, 3)
    s.shade(blob([(-50, 95), (0, 130), (50, 95), (56, 140), (0, 158), (-56, 140)]), dark, 0.85, plate="fine")


def chins(s: Sheet, f: Look) -> None:
    """Two more chins below the first."""
    skin, dark = f.tone
    for i in range(2):
        drop = 20 + i * 18
        roll = minus(moved(head_path(f), 0, drop, 1.0 - 0.05 * i), rrect(-200, -200, 400, 262 + i * 12))
        s.ink(roll, skin, 3.4, 2)
        side_shade(s, roll, dark, 0.7)
