"""Packing the pockets: which cards lie in the fan to choose from, and which have been laid aside to keep."""

from __future__ import annotations

from engine.tamasha.answers import StockPockets
from engine.tamasha.cards import VICTIMS
from game.table.tamasha import names
from game.table.tamasha.top import Top

HANDS = ("hand-attack", "hand-victim")
REST = "hand-rest"
"""The fan of the cards on offer that cannot be kept."""
Cards = tuple[int, ...]


def offered(top: Top) -> tuple[Cards, Cards]:
    """The cards of the open page that are not in their pocket: those that may go there, and the others."""
    page = top.draft.page
    piece = (names.attack, names.victim)[page]
    kept = kept_cards(top)[page]
    cards = [card for card in _whole(top, page) if card not in kept]
    fitting = tuple(card for card in cards if piece(card) in top.keepable)
    return fitting, tuple(card for card in cards if card not in fitting)


def _whole(top: Top, page: int) -> list[int]:
    """The twelve Attack cards that were drawn, or the Victim cards of one's colour."""
    if page == 0:
        return [card for card in top.shown.parties[top.near_party].offer if card >= 0]
    return [card for card, victim in enumerate(VICTIMS) if victim.party == top.near_party]


def kept_cards(top: Top) -> tuple[Cards, Cards]:
    """Attack and Victim cards that lie in their pockets: drafted, or under the own seal."""
    sealed = top.own_choice
    if isinstance(sealed, StockPockets):
        return sealed.attacks, sealed.victims
    return top.draft.attacks, top.draft.victims
