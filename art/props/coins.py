"""VoteBank Coins of both parties, in ones and fives, and the coin that breaks ties."""

from __future__ import annotations

import math
from functools import partial

import skia
from PIL import Image

from art.press import (
    Sheet,
    blob,
    circle,
    flower,
    minus,
    moved,
    poly,
    rays,
    rrect,
    scallop,
    seed_of,
    text_path,
    widened,
)
from art.props.finger import finger
from art.props.printed import cut_out, sheet_for
from art.table.catalogue import Made, pictures

COIN, COIN_SCALE = 26.0, 6.0
FIVE = 29.0
TIE_COIN, TIE_SCALE = 60.0, 4.0
VARIANTS = 3
MIDDLE = (100.0, 98.0)


def around(sheet: Sheet, words: str, radius: float, size: float, colour: str, *, below: bool = False) -> None:
    """Letters along the rim, read from outside: over the top, or upright along the bottom."""
    way = -1 if below else 1
    angle = (math.pi / 2 if below else -math.pi / 2) - way * text_path(words, "num", size, 2)[1] / radius / 2
    for letter in words:
        path, width = text_path(letter, "num", size)
        middle = angle + way * width / 2 / radius
        drop = size * 0.62 if below else 0
        x, y = MIDDLE[0] + radius * math.cos(middle), MIDDLE[1] + radius * math.sin(middle)
        turned = moved(moved(path, -width / 2, drop), x, y, rot=math.degrees(middle) + way * 90)
        sheet.fill(turned, colour, plate="type")
        angle += way * (width + 2) / radius


def blank(party: str, variant: int, seed: int, value: int) -> tuple[Sheet, skia.Path]:
    """A struck blank with its reeded rim, and its outline: round for Purple, scalloped for Yellow."""
    purple = party == "purple"
    size = COIN if value == 1 else FIVE
    sheet = sheet_for((size, size), COIN_SCALE, 200, seed)
    outline = circle(100, 100, 98) if purple else moved(scallop(0, 0, 93, 18, 0.1), 100, 100)
    field, light, deep = ("purple", "lilac", "plum") if purple else ("haldi", "lemon", "amber")
    sheet.fill(outline, light)
    for n in range(36):
        angle = 2 * math.pi * n / 36 + variant * 0.05
        corners = ((100, -0.05), (100, 0.05), (84, 0.05), (84, -0.05))
        sheet.fill(
            poly([(100 + r * math.cos(angle + d), 100 + r * math.sin(angle + d)) for r, d in corners]), deep
        )
    sheet.line(moved(outline, 4, 4, 0.96), 6.5)
    sheet.ink(circle(*MIDDLE, 82), field, 3.4, 0)
    return sheet, outline


def coin(party: str, value: int, variant: int) -> Image.Image:
    """A VoteBank Coin: one vote shows the inked finger, five show the number."""
    purple = party == "purple"
    field, light, deep = ("purple", "lilac", "plum") if purple else ("haldi", "lemon", "brown")
    words = "cream" if purple else "brown"
    sheet, outline = blank(party, variant, seed_of(f"{party}{value}") + variant, value)
    heart = circle(*MIDDLE, 60) if purple else moved(scallop(0, 0, 57, 12, 0.16), *MIDDLE)
    if value == 5:
        sheet.ink(heart, "cream", 4, 2)
        sheet.fill(rays(*MIDDLE, 58, 16, 0.1), light, 0.9)
        sheet.glow(*MIDDLE, 62, field, 0.5, heart, "fine", from_rim=True)
        sheet.text(
            MIDDLE[0] - 2,
            MIDDLE[1] + 42,
            "5",
            "num",
            122,
            "purple" if purple else "ink",
            outline=("cream", 10),
        )
    else:
        sheet.ink(heart, "#dcc4ea" if purple else "#fdeca6", 3, 0)
        sheet.glow(*MIDDLE, 70, field, 0.45, heart, "fine", from_rim=True)
        finger(sheet, 99 + variant, 107, 0.72, "purple" if purple else "indigo", "#e6b283", "#d08f6c")
    around(sheet, "VOTE", 64, 17, words)
    around(sheet, "BANK", 63, 17, words, below=True)
    shine = blob([(26, 66), (52, 26), (92, 12), (62, 38), (38, 74)])
    sheet.fill(shine, "white", 0.5, plate="type")
    sheet.shade(minus(circle(*MIDDLE, 82), circle(90, 88, 84)), deep, 0.8, plate="fine")
    return cut_out(sheet, outline)


def tie_coin(face: str) -> Image.Image:
    """The Commission's own coin: a rupee sign while it waits, a party's letter when it has fallen."""
    sheet = sheet_for((TIE_COIN, TIE_COIN), TIE_SCALE, 200, 17)
    outline = circle(100, 100, 99)
    sheet.fill(outline, "ink")
    for n in range(60):
        angle = 2 * math.pi * n / 60
        corners = ((98, -0.03), (98, 0.03), (90, 0.03), (90, -0.03))
        sheet.fill(
            poly([(100 + r * math.cos(angle + d), 100 + r * math.sin(angle + d)) for r, d in corners]),
            "#e9d9a4",
        )
    sheet.ink(circle(*MIDDLE, 88), "#c9b27a", 3, 2)
    sheet.line(circle(*MIDDLE, 80), 1.8)
    for n in range(36):
        angle = 2 * math.pi * n / 36
        sheet.fill(circle(MIDDLE[0] + 73 * math.cos(angle), MIDDLE[1] + 73 * math.sin(angle), 1.9), "ink")
    heart = circle(*MIDDLE, 60)
    if face == "rupee":
        sheet.ink(heart, "#e9d9a4", 2.6, 2)
        sheet.fill(rays(*MIDDLE, 59, 20, 0.1), "#d8c48a")
        sheet.text(100, 132, "₹", "bold", 92, "ink", outline=("#e9d9a4", 6))
    else:
        purple = face == "purple"
        heart = heart if purple else moved(flower(0, 0, 58, 14, 0.16), *MIDDLE)
        sheet.ink(heart, "purple" if purple else "haldi", 2.8, 2)
        sheet.fill(rays(*MIDDLE, 52, 18, 0.1), "lilac" if purple else "lemon", 0.5)
        sheet.text(
            100,
            134,
            "P" if purple else "Y",
            "num",
            104,
            "cream" if purple else "ink",
            outline=("ink", 7) if purple else ("cream", 7),
        )
    sheet.shade(minus(circle(*MIDDLE, 88), circle(86, 84, 88)), "brown", 0.7, plate="fine")
    sheet.fill(blob([(24, 70), (50, 28), (92, 12), (60, 40), (36, 76)]), "white", 0.55, plate="type")
    return cut_out(sheet, outline)


def tie_coin_edge() -> Image.Image:
    """The same coin seen from its edge, for the middle of a flip."""
    sheet = sheet_for((TIE_COIN, 8), TIE_SCALE, 200, 18)
    shape = rrect(1, 1, 198, sheet.h - 2, sheet.h / 2)
    sheet.ink(shape, "#c9b27a", 3, 0)
    for n in range(30):
        sheet.fill(rrect(12 + n * 6, 3, 2.2, sheet.h - 6, 1), "ink", 0.7)
    return cut_out(sheet, widened(shape, 0.5))


MADE = []
for _party in ("purple", "yellow"):
    for _value in (1, 5):
        _size = COIN if _value == 1 else FIVE
        for _variant in range(VARIANTS):
            MADE.append(
                Made(
                    f"props/coin_{_party}_{_value}.{_variant + 1}",
                    (_size, _size),
                    partial(coin, _party, _value, _variant),
                    COIN_SCALE,
                    shadow="round",
                )
            )
for _face in ("rupee", "purple", "yellow"):
    MADE.append(
        Made(
            f"props/tie_coin_{_face}",
            (TIE_COIN, TIE_COIN),
            partial(tie_coin, _face),
            TIE_SCALE,
            shadow="round",
        )
    )
MADE.append(Made("props/tie_coin_edge", (TIE_COIN, 8), tie_coin_edge, TIE_SCALE))
PICTURES = pictures(__name__, MADE, "art/props/finger.py", "art/props/printed.py")
