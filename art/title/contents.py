"""What lies in the open box of Election Tamasha: two decks, a heap of coins, notes and pawns."""

from __future__ import annotations

import random

from PIL import Image

from art.press import circle, rrect
from art.props import coins, notes, pawns
from art.table.painting import Painting
from art.tamasha.cards import backs

Well = tuple[float, float, float, float]


def tamasha_things(painting: Painting, wells: list[Well]) -> None:
    """Fills the four wells."""
    deck(painting, wells[0], backs.draw("neta", "hand"))
    deck(painting, wells[1], backs.draw("campaign", "hand"))
    heap_of_coins(painting, wells[2])
    notes_and_pawns(painting, wells[3])


def deck(painting: Painting, well: Well, back: Image.Image) -> None:
    """A deck of cards with a paper band round it."""
    x, y, width, height = well
    across = min(width - 26, (height - 22) / 1.4)
    middle = (x + width / 2, y + height / 2)
    for layer in range(5):
        at = (middle[0] + 3 - layer, middle[1] + 4 - layer * 1.6)
        edge = rrect(at[0] - across / 2, at[1] - across * 0.7, across, across * 1.4, 8)
        if layer == 0:
            painting.shadow(edge, 5)
        painting.fill(edge, "cream")
        painting.line(edge, 1.2)
    painting.paste(back, middle[0] - 2, middle[1] - 4, across)
    band = rrect(middle[0] - across / 2 - 4, middle[1] + 8, across + 4, 30, 2)
    painting.shadow(band, 1.5)
    painting.fill(band, "cream")
    painting.fade(band, "white", "#c9b58a", (0, middle[1] + 8), (0, middle[1] + 38), (0.4, 0.4))
    painting.line(band, 1.6)
    painting.ink(circle(middle[0] - 2, middle[1] + 23, 9), "sindoor", 1.8, 1.2)


def heap_of_coins(painting: Painting, well: Well) -> None:
    """Coins of both parties, mixed as they never are again."""
    x, y, width, height = well
    chance = random.Random(4)
    faces = [coins.coin(party, value, 0) for party in ("purple", "yellow") for value in (1, 5)]
    for _ in range(46):
        at = (x + chance.uniform(18, width - 18), y + chance.uniform(18, height - 18))
        painting.soft(circle(at[0] + 1.5, at[1] + 2.5, 14), alpha=0.4, blur=2)
        painting.paste(chance.choice(faces), *at, 31, rot=chance.uniform(0, 360))


def notes_and_pawns(painting: Painting, well: Well) -> None:
    """Bundles of notes, and a crowd of pawns lying on them."""
    x, y, width, height = well
    chance = random.Random(6)
    ones, fives = notes.note(1, 0), notes.note(5, 0)
    for n in range(16):
        at = (x + width * 0.5 + chance.uniform(-26, 26), y + height * 0.3 + chance.uniform(-18, 18) - n * 0.7)
        turn = chance.uniform(-9, 9)
        painting.soft(rrect(at[0] - 38, at[1] - 18, 78, 42, 4), alpha=0.16, blur=3)
        painting.paste(fives if n in (9, 14) else ones, *at, 80, rot=turn)
    crowd = [pawns.pawn(party, variant) for party in ("purple", "yellow") for variant in range(3)]
    for n in range(12):
        at = (x + 22 + n % 4 * (width - 44) / 3 + chance.uniform(-6, 6), y + height * 0.62 + n // 4 * 24)
        painting.soft(circle(at[0] + 3, at[1] + 12, 12), alpha=0.4, blur=3)
        painting.paste(chance.choice(crowd), *at, 32, rot=chance.uniform(-24, 24))
