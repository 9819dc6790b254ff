"""The inked finger, the mark of a vote that was given."""

from __future__ import annotations

import skia

from art.press import Sheet, blob, rrect, union

WHEAT, WHEAT_SHADE = "#d0945f", "#b9744f"
FIST = [(-38, 62), (-42, 30), (-40, 4), (-16, -2), (20, -2), (40, 10), (44, 40), (34, 66), (0, 72)]
INDEX = [(-17, 24), (-18, -30), (-16, -66), (0, -80), (16, -66), (17, -30), (18, 24)]
THUMB = [(-44, 30), (-30, 22), (6, 26), (20, 34), (10, 44), (-20, 44), (-40, 52)]


def finger(
    sheet: Sheet,
    x: float,
    y: float,
    size: float = 1,
    stain: str = "purple",
    skin: str = WHEAT,
    dark: str = WHEAT_SHADE,
) -> None:
    """A fist with the index finger up, its nail inked; about 88 x 152 at size 1, centred on (x, y)."""
    with sheet.at(x, y, size):
        sheet.ink(blob(FIST), skin, 3.4, 2.4)
        sheet.ink(blob(INDEX), skin, 3.4, 2.2)
        knuckle = rrect(-15, 8, 31, 22, 4)
        sheet.wipe(knuckle)
        sheet.fill(knuckle, skin)
        for n, top in enumerate((10, 28, 45)):
            sheet.stroke([(20, top - 8), (38 - n * 2, top - 6), (41 - n * 3, top + 7), (22, top + 8)], 3.6)
        sheet.ink(blob(THUMB), skin, 3.2, 1.6)
        nail = blob([(-9, -70), (9, -70), (11, -50), (0, -44), (-11, -50)])
        sheet.fill(nail, "cream")
        sheet.line(nail, 2.2)
        drop = blob([(-5, -70), (4, -72), (5, -40), (3, -24), (-3, -22), (-4, -44)])
        sheet.fill(drop, stain, plate="key")
        sheet.stroke([(-11, -12), (0, -9), (11, -12)], 2.4)
        side = [(8, -66), (17, -60), (18, 20), (44, 30), (36, 66), (6, 72), (20, 40), (10, 10)]
        sheet.shade(blob(side), dark, 0.9, plate="fine")


def finger_outline() -> skia.Path:
    """Its silhouette at size 1, centred on the origin."""
    return union(blob(FIST), blob(INDEX), blob(THUMB))
