"""Buttons, sliders, fields, scroll bars: every control as a printed tile that can be stretched."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from PIL import Image

from art.press import Sheet, blend, circle, minus, moved, print_sheet, rrect, scallop, widened
from art.skins.skin import FLAT, printed
from art.table.catalogue import MASTER, Box, Made, pictures

KEY = (84.0, 60.0)
KEY_MARGINS: Box = (16, 16, 16, 20)
LIFT = 4.0
"""How far a button stands above its base, in units."""


@dataclass(frozen=True)
class Ink:
    """The face of a button, the thin line on it, and the base it stands on."""

    face: str
    line: str
    base: str


KINDS: dict[str, dict[str, Ink]] = {
    "button": {
        "": Ink("cream", "sindoor", "#c9b07a"),
        "hover": Ink("lemon", "sindoor", "#c99a2c"),
        "pressed": Ink("haldi", "deep", "#a8741a"),
        "disabled": Ink("#ddd2bb", "#b3a68c", "#a99c82"),
    },
    "button-go": {
        "": Ink("sindoor", "lemon", "deep"),
        "hover": Ink("#dd4a33", "lemon", "deep"),
        "pressed": Ink("#a3271a", "lemon", "#5e130e"),
        "disabled": Ink("#b8968c", "#d9c5b6", "#8f766d"),
    },
    "button-quiet": {
        "": Ink("teal", "mint", "#0a4741"),
        "hover": Ink("#1a8a7d", "lemon", "#0a4741"),
        "pressed": Ink("#0d554d", "mint", "#06302c"),
        "disabled": Ink("#86a39e", "#b9cbc6", "#647d79"),
    },
    "button-haldi": {
        "": Ink("haldi", "ink", "amber"),
        "hover": Ink("lemon", "ink", "amber"),
        "pressed": Ink("amber", "ink", "#a8660a"),
        "disabled": Ink("#d8c79a", "#a89972", "#a89972"),
    },
}


def key(ink: Ink, *, down: bool = False, flat: bool = False) -> Image.Image:
    """A button's tile: a lip of its base below, a face with a thin line, dots along the lower edge."""
    width, height = KEY
    sheet = Sheet(width, height, MASTER, 3)
    body = rrect(1, 1, width - 2, height - 2, 13)
    sheet.fill(body, "ink", plate="key")
    lift = 0 if flat else LIFT
    base = rrect(3.2, 5, width - 6.4, height - 8.2, 11)
    sheet.wipe(base)
    sheet.fill(base, ink.base)
    top = 3.2 + (LIFT - 1 if down else 0)
    face = rrect(3.2, top, width - 6.4, height - 6.4 - lift, 11)
    sheet.line(face, 2)
    sheet.wipe(face)
    sheet.fill(face, ink.face)
    edge = minus(face, moved(face, 0, -5))
    sheet.shade(edge, blend(ink.base, "ink", 0.3), 0.55, plate="fine")
    sheet.line(rrect(7, top + 3.8, width - 14, height - 14 - lift, 8), 1.4, ink.line, "type")
    if not down:
        sheet.fill(minus(face, moved(face, 0, 1.6)), "white", 0.5, "type")
    return printed(sheet, body)


def pit(colour: str, shade: str, size: tuple[float, float], radius: float) -> Image.Image:
    """A place sunk into the paper: a text field, a slider's track."""
    width, height = size
    sheet = Sheet(width, height, MASTER, 5)
    body = rrect(1, 1, width - 2, height - 2, radius)
    sheet.fill(body, "ink", plate="key")
    inner = rrect(3, 3, width - 6, height - 6, radius - 2)
    sheet.wipe(inner)
    sheet.fill(inner, colour)
    sheet.shade(minus(inner, moved(inner, 1.4, 3.4)), shade, 0.6, plate="fine")
    return printed(sheet, body)


def knob(*, hover: bool = False) -> Image.Image:
    """The knob of a slider: a marigold."""
    sheet = Sheet(40, 40, MASTER, 6)
    bloom = scallop(19.5, 19.2, 16.6, 12, 0.13)
    sheet.ink(bloom, "lemon" if hover else "haldi", 2.2, 1.6)
    sheet.shade(minus(bloom, moved(bloom, -4, -4)), "deep", 0.6, plate="fine")
    sheet.line(circle(19.5, 19.2, 10.6), 1.2)
    sheet.ink(circle(19.5, 19.2, 6), "sindoor", 1.8, 0.8)
    sheet.fill(circle(17.6, 17.2, 1.6), "white", 0.8, "type")
    return printed(sheet, widened(bloom, 1.6))


def thumb() -> Image.Image:
    """The handle of a scroll bar."""
    sheet = Sheet(18, 60, MASTER, 7)
    body = rrect(1, 1, 16, 58, 8)
    sheet.ink(body, "haldi", 2, 0)
    sheet.shade(minus(body, moved(body, -3, 0)), "deep", 0.5, plate="fine")
    for y in (25, 30, 35):
        sheet.line(rrect(5, y, 8, 0.2, 0), 1.6)
    return printed(sheet, widened(body, 1))


def box(*, checked: bool) -> Image.Image:
    """A box to tick, ticked or not."""
    sheet = Sheet(32, 32, MASTER, 9)
    body = rrect(2, 2, 27, 27, 6)
    sheet.ink(body, "white", 2.2, 1.4)
    if checked:
        sheet.stroke([(7, 15), (13, 23), (26, 5)], 6, "sindoor", "type", a=0.6, b=0.25, peak=0.4)
    return printed(sheet, widened(body, 1.4))


def focus() -> Image.Image:
    """The two-toned ring round whatever the keyboard is on."""
    sheet = Sheet(60, 60, MASTER, 10)
    ring = minus(rrect(1, 1, 58, 58, 14), rrect(6.5, 6.5, 47, 47, 9))
    sheet.fill(ring, "ink", plate="type")
    sheet.fill(minus(rrect(2.4, 2.4, 55.2, 55.2, 12.6), rrect(5, 5, 50, 50, 10)), "lemon", plate="type")
    return print_sheet(sheet, FLAT, corner=ring)


MADE = []
for _kind, _states in KINDS.items():
    for _state, _ink in _states.items():
        MADE.append(
            Made(
                f"skins/{_kind}-{_state}" if _state else f"skins/{_kind}",
                KEY,
                partial(key, _ink, down=_state == "pressed", flat=False),
                slices=KEY_MARGINS,
                colours=64,
            )
        )
MADE += [
    Made(
        "skins/field",
        (72, 48),
        partial(pit, "white", "brown", (72, 48), 10),
        slices=(14, 14, 14, 14),
        colours=64,
    ),
    Made(
        "skins/field-focus",
        (72, 48),
        partial(pit, "#fff3c4", "amber", (72, 48), 10),
        slices=(14, 14, 14, 14),
        colours=64,
    ),
    Made(
        "skins/track",
        (60, 28),
        partial(pit, "#e0cf9f", "brown", (60, 28), 13),
        slices=(14, 12, 14, 12),
        colours=64,
    ),
    Made(
        "skins/fill", (60, 28), partial(pit, "teal", "ink", (60, 28), 13), slices=(14, 12, 14, 12), colours=64
    ),
    Made("skins/knob", (40, 40), knob, slices=(18, 18, 18, 18), colours=64),
    Made("skins/knob-hover", (40, 40), partial(knob, hover=True), slices=(18, 18, 18, 18), colours=64),
    Made(
        "skins/scroll-track",
        (18, 60),
        partial(pit, "#d9c79b", "brown", (18, 60), 8),
        slices=(8, 9, 8, 9),
        colours=64,
    ),
    Made("skins/scroll-thumb", (18, 60), thumb, slices=(8, 9, 8, 9), colours=64),
    Made("skins/check", (32, 32), partial(box, checked=True), colours=64),
    Made("skins/check-empty", (32, 32), partial(box, checked=False), colours=64),
    Made("skins/focus", (60, 60), focus, slices=(18, 18, 18, 18), colours=32),
]
PICTURES = pictures(__name__, MADE, "art/skins/skin.py")
