"""What lies in the open box of MODIPOLY: two decks, deeds, money that is not in the Treasury yet, pawns."""

from __future__ import annotations

import random

from art.modipoly import pieces
from art.modipoly.cards import deed, role
from art.press import circle, rrect
from art.table.painting import Painting
from art.title.contents import Well, deck


def modipoly_things(painting: Painting, wells: list[Well]) -> None:
    """Fills the four wells."""
    deck(painting, wells[0], role.back("ordinance", "hand"))
    deeds(painting, wells[1])
    money(painting, wells[2])
    pawns(painting, wells[3])


def deeds(painting: Painting, well: Well) -> None:
    """Four deeds in a fan."""
    x, y, width, height = well
    for n, key in enumerate(("air_capital", "shor_tv", "statue", "bullet")):
        at = (x + width * (0.3 + n * 0.13), y + height * (0.46 + n * 0.03))
        painting.soft(rrect(at[0] - 36, at[1] - 48, 76, 104, 4), alpha=0.3, blur=3)
        painting.paste(deed.draw(key, "hand"), *at, 78, rot=-14 + n * 9)


def money(painting: Painting, well: Well) -> None:
    """Notes of all kinds, and some votes."""
    x, y, width, height = well
    chance = random.Random(8)
    faces = [pieces.picture_of(f"note/{value}") for value in pieces.NOTES]
    for n in range(14):
        at = (x + width * 0.5 + chance.uniform(-24, 24), y + height * 0.36 + chance.uniform(-26, 26))
        painting.soft(rrect(at[0] - 36, at[1] - 17, 76, 40, 4), alpha=0.18, blur=3)
        painting.paste(faces[n % 5], *at, 74, rot=chance.uniform(-12, 12))
    votes = pieces.picture_of("token/5")
    for n in range(3):
        painting.paste(votes, x + width * (0.26 + n * 0.24), y + height * 0.76, 34)


def pawns(painting: Painting, well: Well) -> None:
    """The seven pawns and two dice."""
    x, y, width, height = well
    for n, key in enumerate(pieces.SEATS):
        at = (x + width * (0.16 + n % 4 * 0.23), y + height * (0.28 + n // 4 * 0.38))
        painting.soft(circle(at[0] + 4, at[1] + 14, 13), alpha=0.4, blur=3)
        painting.paste(pieces.picture_of(f"pawn/{key}"), *at, 31)
    for face, dx, turn in ((4, 0.76, 14), (3, 0.9, -12)):
        painting.paste(pieces.picture_of(f"die/{face}"), x + width * dx, y + height * 0.84, 24, rot=turn)
