"""The program's icon: the inked finger over a ballot paper, in every size that systems ask for."""

from __future__ import annotations

from functools import partial

from PIL import Image

from art.picture import shrink
from art.press import Press, Sheet, circle, minus, moved, print_sheet, rays, rrect, scallop
from art.props.finger import finger
from art.table.catalogue import Made, pictures

SIZES = (16, 24, 32, 48, 64, 128, 256, 512)


def icon(size: int) -> Image.Image:
    """The whole picture where there is room; below 48 pixels only the finger on its halo."""
    drawn = 512 if size > 40 else 256
    sheet = Sheet(256, 256, drawn / 256, 41)
    body = rrect(6, 6, 244, 244, 54)
    sheet.ink(body, "purple", 10, 0)
    with sheet.inside(body):
        right = rrect(128, 0, 128, 256, 0)
        sheet.fill(right, "haldi")
        sheet.fill(rays(128, 150, 260, 22, 0.07), "cream", 0.3)
    sheet.line(body, 10)
    if size > 40:
        sheet.ink(scallop(128, 128, 96, 18, 0.08), "sindoor", 6, 4)
        sheet.ink(circle(128, 128, 80), "cream", 5, 0)
        sheet.glow(128, 128, 86, "sindoor", 0.5, circle(128, 128, 80), "fine", from_rim=True)
        finger(sheet, 126, 130, 1.02, "purple")
        ballot(sheet)
    else:
        sheet.ink(circle(128, 132, 94), "cream", 12, 0)
        finger(sheet, 126, 138, 1.32, "purple")
    sheet.shade(minus(body, moved(body, -10, -12)), "ink", 0.4, plate="fine")
    image = print_sheet(sheet, Press(dot=5.2, wear=0, grain=0.5), corner=rrect(2, 2, 252, 252, 57))
    return image if drawn == size else shrink(image, size, size)


def ballot(sheet: Sheet) -> None:
    """A ballot paper with its cross at the foot of the seal."""
    with sheet.at(186, 196, rot=10):
        sheet.ink(rrect(-36, -26, 72, 52, 5), "cream", 5, 4)
        sheet.ink(rrect(-26, -13, 24, 24, 3), "white", 3.4, 0)
        sheet.stroke([(-24, -2), (-15, 8), (4, -20)], 8, "sindoor", "type", a=0.6, b=0.3, peak=0.4)
        for y in (-10, 0, 10):
            sheet.line(rrect(10, y, 16, 0.4, 0), 3.4)


MADE = [Made(f"icon/hustings-{size}", (size, size), partial(icon, size), 1, colours=256) for size in SIZES]
PICTURES = pictures(__name__, MADE, "art/props/finger.py")
