"""Answers in rows, as a list of what may be done is made of them.

Answers never change, so each is made once, when it is first listed, and lies in a row by its last field.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from operator import itemgetter
from typing import Any, Final

from engine.entkhbat.answers import (
    EndTurn,
    OfferDeal,
    PlaceVote,
    PlayAttack,
    PlayPersonal,
    ShiftVote,
    WasteCard,
)
from engine.entkhbat.cards import FACES, FIRST_VOTE, JOKER, REGIONS

Row = tuple[int, ...]
END: Final = EndTurn()
_PLACES: Final = range(REGIONS)
WASTE: Final = tuple(WasteCard(face) for face in range(FACES))
PLACE: Final = tuple(
    tuple(PlaceVote(face, place) for place in _PLACES) if face >= FIRST_VOTE else () for face in range(FACES)
)
"""By vote card and region."""
JOKER_VOTES: Final = tuple(
    tuple(PlaceVote(JOKER, place, face) for place in _PLACES) for face in range(FIRST_VOTE, FACES)
)
"""The Joker as each vote card, by region."""
SHIFT: Final = tuple(
    tuple(tuple(ShiftVote(card, source, place) for place in _PLACES) for source in _PLACES)
    if card % FACES >= FIRST_VOTE
    else ()
    for card in range(2 * FACES)
)
"""By vote card on the table, the region it leaves and the one it goes to."""


Taking = Callable[[tuple[Any, ...]], tuple[Any, ...]]
"""Takes the answers of some places out of a row."""


@lru_cache(2048)
def taking(places: Row) -> Taking:
    """What takes the answers of these places."""
    if len(places) > 1:
        return itemgetter(*places)
    return lambda row: tuple([row[place] for place in places])


@lru_cache(2048)
def taking_others(places: Row) -> dict[int, Taking]:
    """By place: what takes the answers of all the others."""
    return {here: taking(tuple([place for place in places if place != here])) for here in places}


@cache
def strikes(card: int, named: int, targets: Row) -> tuple[PlayAttack, ...]:
    """An attack on each of some candidates."""
    return tuple([PlayAttack(card, target, -1, named) for target in targets])


@cache
def takeovers(card: int, named: int, target: int) -> tuple[PlayAttack, ...]:
    """A Takeover from one candidate, by region."""
    return tuple([PlayAttack(card, target, place, named) for place in _PLACES])


@cache
def offers(card: int, named: int, partner: int, mine: int) -> tuple[OfferDeal, ...]:
    """A Deal with one candidate over one region of one's own, by the region asked for."""
    return tuple([OfferDeal(card, partner, mine, place, named) for place in _PLACES])


@cache
def sealed_offer(card: int, named: int, partner: int) -> OfferDeal:
    """A Deal whose regions are picked later."""
    return OfferDeal(card, partner, -1, -1, named)


@cache
def personal(card: int, named: int, region: int = -1, taken: int = -1) -> PlayPersonal:
    """A Personal Command: with a region to fix it on, or with the face that it takes."""
    return PlayPersonal(card, region, taken, named)


@cache
def alone(card: int, named: int) -> tuple[PlayPersonal, ...]:
    """A Personal Command that leaves nothing to choose."""
    return (personal(card, named),)
