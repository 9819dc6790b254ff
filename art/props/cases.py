"""Where money travels and rests: the briefcase, the party chest with its tag, the cash box."""

from __future__ import annotations

from functools import partial

import skia
from PIL import Image

from art.press import (
    Sheet,
    blob,
    circle,
    minus,
    moved,
    oval,
    poly,
    rrect,
    scallop,
    spline,
    union,
    widened,
)
from art.props.flags import field_pattern
from art.props.printed import cut_out, sheet_for
from art.table.catalogue import Made, pictures
from art.table.party import scalloped

BRIEFCASE, BRIEFCASE_SCALE = (96.0, 74.0), 3.6
CHEST, CHEST_SCALE = (150.0, 140.0), 2.4
CASH_BOX, CASH_SCALE = (96.0, 76.0), 3.2
TAG, TAG_SCALE = (104.0, 40.0), 3.2


def handle(sheet: Sheet) -> None:
    """The handle of a case."""
    grip = blob(
        [(80, 48), (82, 16), (110, 10), (138, 16), (140, 48), (126, 48), (124, 28), (96, 28), (94, 48)]
    )
    sheet.ink(grip, "#4a2a1a", 4, 2)


def briefcase() -> Image.Image:
    """A khoka: five crore in brown leather, with a handle for the conscience."""
    sheet = sheet_for(BRIEFCASE, BRIEFCASE_SCALE, 220, 8)
    body = rrect(12, 44, 196, 116, 16)
    grip = blob(
        [(80, 48), (82, 16), (110, 10), (138, 16), (140, 48), (126, 48), (124, 28), (96, 28), (94, 48)]
    )
    outline = widened(union(body, grip), 4)
    sheet.fill(outline, "ink", plate="key")
    handle(sheet)
    sheet.ink(body, "brown", 4.6, 4)
    sheet.shade(rrect(12, 104, 196, 60, 16), "ink", 0.5, body, plate="fine")
    sheet.shade(minus(body, moved(body, -12, -10)), "ink", 0.6, plate="fine")
    stitches(sheet, rrect(20, 52, 180, 100, 10))
    sheet.line(spline([(13, 88), (207, 88)]), 4.4)
    for x in (36, 156):
        sheet.ink(rrect(x, 40, 26, 124, 4), "#5c3018", 3.6, 2)
        sheet.ink(rrect(x + 3, 76, 20, 24, 4), "haldi", 3.4, 1.4)
    sheet.ink(rrect(92, 74, 36, 28, 5), "haldi", 3.6, 2)
    sheet.fill(circle(110, 86, 4), "ink", plate="type")
    sheet.fill(rrect(108.4, 86, 3.2, 9, 1), "ink", plate="type")
    sheet.text(110, 148, "₹5 Cr", "num", 40, "cream", outline=("ink", 7))
    sheet.fill(rrect(24, 50, 110, 6, 3), "white", 0.4, "type")
    return cut_out(sheet, outline)


def stitches(sheet: Sheet, path: skia.Path) -> None:
    """A seam of thread just inside an edge."""
    paint = skia.Paint(
        AntiAlias=True,
        Color=0xFFD9B27A,
        Style=skia.Paint.kStroke_Style,
        StrokeWidth=1.8,
        PathEffect=skia.DashPathEffect.Make([6, 4], 0),
    )
    sheet.canvas["type"].drawPath(path, paint)


def open_briefcase() -> Image.Image:
    """The same, open for a moment, in case anybody wishes to count."""
    size = (BRIEFCASE[0], 96.0)
    sheet = sheet_for(size, BRIEFCASE_SCALE, 220, 9)
    lid = poly([(22, 8), (198, 8), (208, 104), (12, 104)])
    body = rrect(12, 100, 196, 112, 14)
    outline = widened(union(lid, body), 4)
    sheet.fill(outline, "ink", plate="key")
    sheet.ink(lid, "brown", 4.4, 0)
    sheet.ink(poly([(34, 18), (186, 18), (194, 100), (26, 100)]), "sindoor", 3, 0)
    sheet.shade(poly([(34, 18), (186, 18), (194, 100), (26, 100)]), "ink", 0.4, plate="fine")
    for line in range(2):
        for n in range(4):
            x, y = 26 + n * 43, 78 + line * 16
            sheet.ink(rrect(x, y, 40, 30, 3), "lemon", 3, 1.6)
            sheet.line(rrect(x + 4, y + 4, 32, 22, 2), 1.4)
            sheet.ink(rrect(x + 15, y - 1, 10, 32, 1), "sindoor", 2, 0)
    sheet.ink(body, "brown", 4.6, 4)
    sheet.shade(minus(body, moved(body, -12, -12)), "ink", 0.6, plate="fine")
    stitches(sheet, rrect(20, 108, 180, 96, 9))
    for x in (36, 156):
        sheet.ink(rrect(x + 3, 104, 20, 22, 4), "haldi", 3.4, 1.4)
    sheet.text(110, 178, "₹5 Cr", "num", 44, "cream", outline=("ink", 7))
    return cut_out(sheet, outline)


def trunk(sheet: Sheet, top: float) -> None:
    """The iron body of a chest from `top` down to its feet, banded in brass."""
    body = rrect(8, top, 284, 268 - top, 14)
    sheet.ink(body, "#6a6257", 5, 5)
    sheet.shade(poly([(8, 268), (8, 214), (292, 214), (292, 268)]), "ink", 0.45, body, plate="fine")
    sheet.shade(minus(body, moved(body, -26, -10)), "ink", 0.55, plate="fine")
    for x in (36, 240):
        sheet.ink(rrect(x, top, 24, 268 - top, 3), "haldi", 4, 2)
        for y in range(int(top) + 26, 262, 34):
            sheet.fill(circle(x + 12, y, 4), "ink", plate="type")


def lock(sheet: Sheet, x: float, y: float) -> None:
    """A brass lock plate with its keyhole."""
    sheet.ink(rrect(x - 27, y, 54, 62, 11), "haldi", 4.6, 3)
    sheet.fill(circle(x, y + 26, 8), "ink", plate="type")
    sheet.fill(
        poly([(x - 4, y + 28), (x + 4, y + 28), (x + 6, y + 48), (x - 6, y + 48)]), "ink", plate="type"
    )
    sheet.fill(rrect(x - 20, y + 6, 26, 5, 2), "white", 0.6, "type")


def closed_chest(party: str) -> Image.Image:
    """The party chest, shut. What is in it is nobody's business."""
    sheet = sheet_for(CHEST, CHEST_SCALE, 300, 21)
    return cut_out(sheet, draw_closed_chest(sheet, party))


def draw_closed_chest(sheet: Sheet, party: str) -> skia.Path:
    """Draws a shut chest, 300 units wide, and gives its outline."""
    purple = party == "purple"
    lid = blob(
        [
            (2, 104),
            (8, 48),
            (40, 16),
            (100, 8),
            (200, 8),
            (260, 16),
            (292, 48),
            (298, 104),
            (240, 112),
            (60, 112),
        ]
    )
    skirt = lid if purple else union(lid, *(circle(22 + n * 28.4, 104, 15) for n in range(10)))
    outline = widened(union(rrect(8, 92, 284, 176, 14), skirt), 5)
    sheet.fill(outline, "ink", plate="key")
    trunk(sheet, 92)
    sheet.ink(skirt, "purple" if purple else "haldi", 5, 5)
    field_pattern(sheet, skirt, party, 26)
    sheet.line(skirt, 5)
    sheet.shade(minus(skirt, moved(skirt, -20, -16)), "ink", 0.5, plate="fine")
    for x in (36, 240):
        band = minus(rrect(x, -4, 24, 124, 3), minus(rrect(x - 4, -8, 40, 140, 0), skirt))
        sheet.ink(band, "haldi" if purple else "cream", 4, 2)
    sheet.fill(blob([(24, 62), (46, 30), (100, 18), (60, 36), (36, 70)]), "white", 0.45, "type")
    lock(sheet, 150, 92)
    return outline


def open_chest(party: str) -> Image.Image:
    """The party chest, open: notes to the brim, or so it seems."""
    sheet = sheet_for(CHEST, CHEST_SCALE, 300, 22)
    return cut_out(sheet, draw_open_chest(sheet, party))


def draw_open_chest(sheet: Sheet, party: str) -> skia.Path:
    """Draws an open chest, 300 units wide, and gives its outline."""
    purple = party == "purple"
    lid = blob([(10, 92), (14, 36), (44, 10), (256, 10), (286, 36), (290, 92)])
    outline = widened(union(rrect(8, 120, 284, 148, 14), lid, rrect(12, 60, 276, 100, 4)), 5)
    sheet.fill(outline, "ink", plate="key")
    sheet.ink(lid, "purple" if purple else "haldi", 5, 0)
    field_pattern(sheet, lid, party, 26)
    inside = blob([(26, 92), (30, 46), (52, 26), (248, 26), (270, 46), (274, 92)])
    sheet.ink(inside, "#3a1f0c", 4, 0)
    sheet.shade(inside, "ink", 0.5, plate="fine")
    sheet.ink(rrect(12, 84, 276, 60, 4), "#3a1f0c", 4, 0)
    for line in range(3):
        for n in range(5):
            x = 22 + n * 46 + line % 2 * 16
            bundle = moved(rrect(0, 0, 52, 30, 3), x, 74 + line * 20, rot=(-4, 3, -2)[(n + line) % 3])
            sheet.ink(bundle, "lemon" if (n + line) % 3 else "pink", 3.6, 1.6)
            sheet.ink(
                moved(rrect(20, -1, 12, 32, 1), x, 74 + line * 20, rot=(-4, 3, -2)[(n + line) % 3]),
                "sindoor",
                2,
                0,
            )
    trunk(sheet, 128)
    lock(sheet, 150, 128)
    sheet.glow(150, 96, 150, "haldi", 0.25, plate="fine")
    return outline


def tag(lifted: bool) -> Image.Image:
    """The paper tag on a chest: its corner invites a finger; lifted, it can be written on."""
    sheet = sheet_for(TAG, TAG_SCALE, 208, 23)
    paper = rrect(3, 3, 202, 74, 8)
    if lifted:
        outline = widened(paper, 2)
        sheet.ink(paper, "cream", 4, 2)
        sheet.line(rrect(10, 10, 188, 60, 5), 1.8, "haldi", "type")
        return cut_out(sheet, outline)
    cut = poly([(150, 0), (214, 0), (214, 64)])
    sheet_path = minus(paper, cut)
    ear = poly([(150, 3), (205, 58), (158, 50)])
    outline = widened(union(sheet_path, ear), 2)
    sheet.ink(sheet_path, "cream", 4, 2)
    sheet.ink(ear, "white", 4, 2)
    sheet.shade(ear, "brown", 0.25, plate="fine")
    return cut_out(sheet, outline)


def cash_box(party: str) -> Image.Image:
    """The box in which a party's first Funds and Pawns come to the table."""
    purple = party == "purple"
    field = "purple" if purple else "haldi"
    sheet = sheet_for(CASH_BOX, CASH_SCALE, 240, 24)
    body = rrect(10, 76, 220, 106, 12)
    lid = rrect(4, 44, 232, 44, 12) if purple else scalloped(8, 48, 224, 38, 18, 5)
    grip = blob(
        [(84, 48), (88, 20), (120, 12), (152, 20), (156, 48), (140, 48), (138, 32), (102, 32), (100, 48)]
    )
    outline = widened(union(body, lid, grip), 4)
    sheet.fill(outline, "ink", plate="key")
    sheet.ink(grip, "slate", 4, 2)
    sheet.ink(body, "slate", 5, 4)
    sheet.shade(minus(body, moved(body, -18, -12)), "ink", 0.55, plate="fine")
    sheet.ink(lid, field, 5, 3)
    field_pattern(sheet, lid, party, 18)
    sheet.line(lid, 5)
    sheet.fill(rrect(92, 58, 56, 8, 4), "ink", plate="type")
    sheet.fill(rrect(20, 50, 60, 5, 2), "white", 0.5, "type")
    plate = circle(120, 130, 36) if purple else scallop(120, 130, 36, 12, 0.12)
    sheet.ink(plate, "cream", 4, 2)
    sheet.text(120, 152, "P" if purple else "Y", "num", 64, field if purple else "ink")
    for x in (30, 210):
        for y in (100, 164):
            sheet.ink(oval(x, y, 5, 5), "ash", 2.4, 0)
    return cut_out(sheet, outline)


MADE = [
    Made("props/briefcase", BRIEFCASE, briefcase, BRIEFCASE_SCALE, shadow="low"),
    Made("props/briefcase_open", (96, 96), open_briefcase, BRIEFCASE_SCALE, shadow="low"),
    Made(
        "props/chest_tag", TAG, partial(tag, False), TAG_SCALE, inner={"words": (8, 5, 66, 30)}, shadow="low"
    ),
    Made(
        "props/chest_tag_lifted",
        TAG,
        partial(tag, True),
        TAG_SCALE,
        inner={"words": (8, 6, 88, 28)},
        shadow="low",
    ),
]
_CHEST_INNER = {"title": (34, 12, 82, 34), "lock": (61.5, 46, 27, 31), "tag": (23, 92, 104, 40)}
for _party in ("purple", "yellow"):
    MADE += [
        Made(
            f"props/chest_{_party}",
            CHEST,
            partial(closed_chest, _party),
            CHEST_SCALE,
            inner=_CHEST_INNER,
            shadow="high",
        ),
        Made(
            f"props/chest_{_party}_open",
            CHEST,
            partial(open_chest, _party),
            CHEST_SCALE,
            inner=_CHEST_INNER,
            shadow="high",
        ),
        Made(f"props/cash_box_{_party}", CASH_BOX, partial(cash_box, _party), CASH_SCALE, shadow="high"),
    ]
PICTURES = pictures(__name__, MADE, "art/props/printed.py", "art/props/flags.py", "art/table/party.py")
