"""Small people and things that many posters need."""

from __future__ import annotations

from art.entkhbat.poster import BRICK, DARKWOOD, GOLD, NIGHT, OLIVE, PAPER, PETROL, SAND, SKINS, STEEL
from art.portraits.common import side_shade
from art.press import Sheet, blob, circle, moved, oval, poly, rrect

CLOTHS = (BRICK, PETROL, OLIVE, GOLD, PAPER, "#7c4f7e", STEEL)
HEADS = ("hair", "bun", "cap", "brim", "bald", "curls")


def person(
    s: Sheet,
    x: float,
    y: float,
    size: float = 1,
    cloth: str = PETROL,
    skin: int = 0,
    head: str = "hair",
    away: bool = False,
) -> None:
    """Somebody of the electorate; (x, y) is the middle of the head. Heads: see HEADS."""
    with s.at(x, y, size):
        body = blob("-20,76 -23,34 -12,15 12,15 23,34 20,76")
        s.ink(body, cloth, 3.2, 2)
        side_shade(s, body, NIGHT, 0.35, (9, 4))
        s.ink(circle(0, 0, 15), SKINS[skin % 4], 3.2, 1.6)
        if away:
            s.fill(oval(0, -2, 14, 12), DARKWOOD if skin % 2 else NIGHT)
        else:
            for side in (-1, 1):
                s.fill(circle(side * 5, 0, 2), "ink", plate="key")
            s.stroke([(-5, 7), (0, 9), (5, 7)], 2.4, a=0.4, b=0.4)
        headwear(s, head, skin)


def headwear(s: Sheet, head: str, shade: int = 0) -> None:
    """What grows or sits on a head of radius 15 at (0, 0)."""
    colour = (NIGHT, DARKWOOD, "#cfc4d2", NIGHT)[shade % 4]
    if head in ("hair", "bun"):
        if head == "bun":
            s.ink(circle(8, -17, 7.5), colour, 2.6, 1)
        s.ink(blob("-16,0 -15,-12 0,-18 15,-12 16,0 7,-8 -7,-8"), colour, 2.6, 1)
    elif head == "curls":
        for dx, dy in ((-12, -8), (-5, -15), (5, -15), (12, -8)):
            s.ink(circle(dx, dy, 7), colour, 2.4, 0.8)
    elif head == "cap":
        s.ink(blob("-16,-5 -13,-18 2,-21 15,-13 27,-6 13,-5 0,-9"), OLIVE, 2.8, 1.2)
    elif head == "brim":
        s.ink(blob("-13,-9 -11,-24 11,-24 13,-9"), BRICK, 2.8, 1.2)
        s.ink(rrect(-21, -12, 42, 7, 3), BRICK, 2.8, 1)


def crowd(
    s: Sheet, x1: float, x2: float, y: float, pitch: float, size: float, seed: int = 0, away: bool = True
) -> None:
    """A row of people from x1 to x2, their heads about y."""
    count = int((x2 - x1) / pitch) + 1
    for i in range(count):
        pick = i * 3 + seed
        dy = (i * 29 + seed * 7) % 9 * size
        head = HEADS[(i * 5 + seed) % 6]
        person(s, x1 + i * pitch, y + dy, size, CLOTHS[(i * 4 + seed) % 7], pick, head, away)


def ballot(s: Sheet, x: float, y: float, size: float = 1, rot: float = 0, ticked: bool = True) -> None:
    """A ballot paper with its tick."""
    with s.at(x, y, size, rot):
        s.ink(rrect(-46, -30, 92, 60, 3), PAPER, 3.4, 2)
        if ticked:
            s.stroke([(-18, 0), (-5, 14), (20, -16)], 8, BRICK, "type", a=0.5, b=0.3, peak=0.4)
        else:
            for i in range(3):
                s.stroke([(-32, -14 + i * 14), (30 - i * 12, -14 + i * 14)], 4, STEEL, "type", a=0.9, b=0.9)


def sleeve(s: Sheet, cloth: str, cuff: str = PAPER) -> None:
    """A sleeve that comes from the right edge to the origin."""
    s.ink(poly("64,-46 260,-58 260,58 64,46"), cloth, 4, 3)
    s.ink(rrect(46, -50, 28, 100, 4), cuff, 3.6, 2)


def fist(s: Sheet, skin: str) -> None:
    """A closed hand, knuckles to the left, thumb above; its wrist is at (46, 0)."""
    s.ink(blob("48,-40 8,-48 -36,-40 -50,-8 -44,30 -8,44 48,40"), skin, 4, 2.6)
    for i in range(3):
        s.stroke([(-44, -14 + i * 18), (-22, -12 + i * 18), (-6, -15 + i * 18)], 4, a=0.5, b=0.2)
    s.ink(blob("40,-34 8,-50 -22,-46 -28,-30 -4,-28 24,-16"), skin, 3.6, 1.6)


def flame(s: Sheet, x: float, y: float, size: float) -> None:
    """A fire of three inks; (x, y) is the middle of its foot."""
    with s.at(x, y, size):
        s.ink(
            blob("-46,0 -60,-44 -36,-84 -34,-122 -2,-176 14,-122 40,-98 44,-118 62,-48 46,0 0,10"),
            BRICK,
            4,
            3,
        )
        s.ink(blob("-27,-4 -34,-42 -10,-70 0,-112 16,-70 33,-40 26,-2 0,4"), GOLD, 3.2, 1.4)
        s.ink(blob("-12,-6 -12,-30 0,-56 12,-30 12,-6 0,0"), SAND, 2.6, 0)


def card_back(s: Sheet, x: float, y: float, size: float = 1, rot: float = 0, colour: str = PETROL) -> None:
    """A card of this very game, seen from behind."""
    with s.at(x, y, size, rot):
        s.ink(rrect(-46, -64, 92, 128, 6), PAPER, 3.8, 2.6)
        s.ink(rrect(-38, -56, 76, 112, 3), colour, 3, 0)
        for turn in (0, 45):
            s.ink(moved(rrect(-19, -19, 38, 38, 1), rot=turn), GOLD, 2.6, 0)
        s.fill(circle(0, 0, 9), colour)
