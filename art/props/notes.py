"""Fund notes of one and five crore, each in three states of wear."""

from __future__ import annotations

from functools import partial

from PIL import Image

from art.press import (
    Press,
    Sheet,
    blend,
    brush,
    circle,
    minus,
    moved,
    oval,
    poly,
    print_sheet,
    rrect,
    scallop,
    seed_of,
    spline,
)
from art.props.printed import sheet_for
from art.table.catalogue import Made, pictures

SIZE = (48.0, 25.0)
SCALE = 5.0
WIDTH, HEIGHT = 192.0, 100.0


def guilloche(sheet: Sheet, colour: str) -> None:
    """The wavy lines that make forgers give up."""
    for line in range(6):
        wave = [(x, 16 + line * 14 + 6 * (1 if (x // 16 + line) % 2 else -1)) for x in range(0, 210, 16)]
        sheet.line(spline(wave), 1.6, colour, "flat")


def note(value: int, variant: int) -> Image.Image:
    """A banknote of the Reserve of Tamasha Pradesh: a ballot box for one crore, a chair for five."""
    one = value == 1
    field, light, deep = ("haldi", "#fbe58c", "amber") if one else ("rose", "#f8bdbd", "deep")
    sheet = sheet_for(SIZE, SCALE, WIDTH, seed_of(f"note{value}") + variant)
    sheet.fill(rrect(0, 0, WIDTH, HEIGHT, 0), field)
    sheet.line(rrect(2, 2, WIDTH - 4, HEIGHT - 4, 6), 4.6)
    inner = rrect(9, 9, WIDTH - 18, HEIGHT - 18, 5)
    sheet.fill(inner, light)
    with sheet.inside(inner):
        guilloche(sheet, blend(light, field, 0.55))
    medal = circle(96, 50, 34) if one else moved(scallop(0, 0, 34, 14, 0.1), 96, 50)
    sheet.ink(medal, "cream", 3.4, 0)
    sheet.glow(96, 50, 40, deep, 0.3, medal, "fine", from_rim=True)
    sheet.text(96, 72, "1" if one else "5", "num", 66, "ink")
    sheet.text(35, 67, "₹", "bold", 44, "brown" if one else "deep")
    sheet.text(157, 66, "Cr", "num", 44, "brown" if one else "deep")
    fold(sheet, variant, field)
    sheet.shade(minus(inner, moved(inner, -4, -5)), deep, 0.5, plate="fine")
    shape = rrect(0.5, 0.5, WIDTH - 1, HEIGHT - 1, 7)
    if variant == 2:
        shape = minus(shape, poly([(165, -1), (193, -1), (193, 27)]))
    return print_sheet(sheet, Press(dot=5.2, wear=0.2, grain=0.6), corner=shape)


def fold(sheet: Sheet, variant: int, field: str) -> None:
    """How this note has been carried: flat, folded once, or with an ear."""
    if variant == 1:
        sheet.fill(brush([(52, 10), (50, 50), (53, 90)], 2.6), field, plate="type")
    elif variant == 2:
        sheet.ink(poly([(166, 2), (190, 26), (168, 23)]), "cream", 3, 0)
    sheet.fill(oval(24, 12, 12, 1.6), "white", 0.7, plate="type")


MADE = [
    Made(f"props/note_{value}.{variant + 1}", SIZE, partial(note, value, variant), SCALE, shadow="low")
    for value in (1, 5)
    for variant in range(3)
]
PICTURES = pictures(__name__, MADE, "art/props/printed.py")
