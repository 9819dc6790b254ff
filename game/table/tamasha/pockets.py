"""The pockets of the near planner from left to right, and the cards in each that may be seen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.table.tamasha import names
from game.table.tamasha.attack import packing
from game.table.tamasha.top import Top

HAND_BIG, HAND_CAMPAIGN, HAND_DEALT = "hand-big", "hand-campaign", "hand-dealt"
HAND_ATTACK, HAND_VICTIM = packing.HANDS


@dataclass(frozen=True)
class Pocket:
    """One fan of cards."""

    hand: str
    """The name of the fan."""
    kind: str
    """The kind of its cards, as pictures call it."""
    cards: tuple[int, ...]
    piece: Callable[[int], str]
    """The name of the piece that a card is."""
    tab: str = ""
    """The words on its tab; empty for one without."""
    tight: bool = False
    """Whether its cards are pushed together, since nothing can be done with them now."""


def pockets(top: Top) -> list[Pocket]:
    """What the open planner holds; pockets without a card that is seen are left out."""
    party = top.shown.parties[top.near_party]
    if party.dealt:
        spare = [neta for neta in party.dealt if not top.answering_plan or top.laid.where(neta) >= 0]
        found = [Pocket(HAND_DEALT, "neta", _seen(spare), names.dealt, "tab-dealt")]
    elif top.packing:
        found = _offered(top)
    else:
        found = _held(top)
    return [pocket for pocket in found if pocket.cards]


def _held(top: Top) -> list[Pocket]:
    side, reply = top.shown.sides[top.open_leaf], top.replying
    return [
        Pocket(HAND_BIG, "big", _seen(side.big), names.big, "tab-big", reply),
        Pocket(HAND_CAMPAIGN, "campaign", _seen(side.campaign), names.campaign, "tab-campaign", reply),
        Pocket(HAND_ATTACK, "attack", _seen(side.attacks), names.attack, "tab-attack", reply),
        Pocket(HAND_VICTIM, "victim", _seen(side.victims), names.victim, "tab-victim", not reply),
    ]


def _offered(top: Top) -> list[Pocket]:
    """Of the cards that may go into a pocket, those on the open page: first what fits, then the rest."""
    fitting, rest = packing.offered(top)
    piece = (names.attack, names.victim)[top.draft.page]
    kind = ("attack", "victim")[top.draft.page]
    hand = packing.HANDS[top.draft.page]
    return [
        Pocket(hand, kind, fitting, piece, f"tab-{kind}-offer"),
        Pocket(packing.REST, kind, rest, piece, "tab-rest", tight=True),
    ]


def _seen(cards: list[int]) -> tuple[int, ...]:
    return tuple(card for card in cards if card >= 0)
