"""Hats, from a torn straw brim to a cake of gold braid."""

from __future__ import annotations

from art.portraits.caps import (
    beret,
    cake,
    cap_back,
    club_beret,
    driving,
    field_cap,
    gold_hat,
    hard_hat,
    knitted,
    level_beret,
    monkey_cap,
)
from art.portraits.common import Part
from art.portraits.hair import HAIRDOS
from art.portraits.look import Look
from art.portraits.turbans import fascinator, pagri, paper_cap, pheta, straw_part, tiny, umbrella, visor
from art.press import Sheet

SIDES = (-1, 1)


def headgear(s: Sheet, f: Look) -> None:
    """The hat or hairdo that the look asks for."""
    if f.hat:
        (HATS.get(f.hat) or HAIRDOS[f.hat])(s, f)


HATS: dict[str, Part] = {
    "straw": straw_part,
    "visor": visor,
    "pagri": pagri,
    "hard_hat": hard_hat,
    "gold_hat": gold_hat,
    "beret": beret,
    "level_beret": level_beret,
    "club_beret": club_beret,
    "cap_back": cap_back,
    "paper_cap": paper_cap,
    "tiny": tiny,
    "monkey_cap": monkey_cap,
    "field_cap": field_cap,
    "cake": cake,
    "knitted": knitted,
    "umbrella": umbrella,
    "driving": driving,
    "fascinator": fascinator,
    "pheta": pheta,
}
