"""Fund notes of one and five crore, each in three states of wear."""

from __future__ import annotations

from functools import partial

from PIL import Image

from art.press import (
    Press, Sheet, brush, circle, flower, minus, moved, oval, poly, print_sheet, rays, rrect, scallop, seed_of, spline,
)  # fmt: skip
from art.props.printed import sheet_for
from art.table.catalogue import Made, pictures

SIZE = (48.0, 25.0)
SCALE = 5.0
WIDTH, HEIGHT = 192.0, 100.0


def guilloche(sheet: Sheet, colour: str) -> None:
    """The wavy lines that make forgers give up."""
    for line in range(9):
        wave = [(x, 14 + line * 9 + 5 * (1 if (x // 12 + line) % 2 else -1)) for x in range(0, 204, 12)]
        sheet.line(spline(wave), 1, colour, "flat")


def note(value: int, variant: int) -> Image.Image:
    """A banknote of the Reserve of Tamasha Pradesh: a ballot box for one crore, a chair for five."""
    one = value == 1
    field, light, deep = ("haldi", "lemon", "amber") if one else ("rose", "pink", "deep")
    sheet = sheet_for(SIZE, SCALE, WIDTH, seed_of(f"note{value}") + variant)
    sheet.fill(rrect(0, 0, WIDTH, HEIGHT, 0), field)
    sheet.line(rrect(1.4, 1.4, WIDTH - 2.8, HEIGHT - 2.8, 6), 3.2)
    inner = rrect(6, 6, WIDTH - 12, HEIGHT - 12, 8)
    sheet.ink(inner, light, 3.4, 0)
    with sheet.inside(inner):
        guilloche(sheet, field)
    sheet.line(rrect(13, 13, WIDTH - 26, HEIGHT - 26, 5), 1.8)
    medal = circle(96, 50, 33) if one else moved(scallop(0, 0, 33, 14, 0.1), 96, 50)
    sheet.ink(medal, "cream", 3.4, 2)
    sheet.fill(rays(96, 50, 30, 16, 0.1), light, 0.8)
    sheet.glow(96, 50, 36, deep, 0.5, medal, "fine", from_rim=True)
    sheet.text(96, 69, "1" if one else "5", "num", 60, "ink", outline=("cream", 6))
    sheet.text(38, 65, "₹", "bold", 40)
    sheet.text(155, 64, "Cr", "num", 40)
    for x, y in ((20, 20), (172, 20), (20, 80), (172, 80)):
        sheet.ink(flower(x, y, 6, 6, 0.3), "cream", 1.6, 0)
    fold(sheet, variant, field)
    sheet.shade(minus(inner, moved(inner, -4, -5)), deep, 0.5, plate="fine")
    return print_sheet(sheet, Press(dot=5.2, wear=0.5, grain=0.8), corner=7)


def fold(sheet: Sheet, variant: int, field: str) -> None:
    """How this note has been carried: flat, folded once, or with an ear."""
    if variant == 1:
        sheet.fill(brush([(64, 4), (62, 50), (65, 96)], 2.4), field, plate="type")
        sheet.shade(rrect(65, 6, 16, 88, 0), "brown", 0.35, blur=4, plate="fine")
    elif variant == 2:
        ear = poly([(166, 0), (192, 0), (192, 26)])
        sheet.wipe(ear)
        sheet.fill(ear, "ink", plate="key")
        back = poly([(166, 1), (191, 26), (168, 24)])
        sheet.ink(back, "cream", 2.6, 1)
    sheet.fill(oval(24, 12, 12, 1.6), "white", 0.7, plate="type")


MADE = [
    Made(f"props/note_{value}.{variant + 1}", SIZE, partial(note, value, variant), SCALE, shadow="low")
    for value in (1, 5)
    for variant in range(3)
]
PICTURES = pictures(__name__, MADE, "art/props/printed.py")
