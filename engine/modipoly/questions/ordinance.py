"""Ordinances: the card just drawn, a PIL, one card too many (MP-13, MP-16.05, MP-10.32)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from engine.core.asking import Answer, Command
from engine.core.refusal import Refusal
from engine.modipoly.answers import DiscardCard, EnactNow, Hold, Lapse, LetPass, Offer, Stay
from engine.modipoly.cards import HAND, PROTEST, STREETS_FULL
from engine.modipoly.questions.business import streets_fault
from engine.modipoly.questions.decision import Decision, fine
from engine.modipoly.questions.talk import card_offers, offer_fault
from engine.modipoly.refusals import no
from engine.modipoly.table import Table

_ENACT: Final = EnactNow()
_HOLD: Final = Hold()
_LAPSE: Final = tuple(Lapse(card) for card in range(15))
_DISCARD: Final = tuple(DiscardCard(card) for card in range(15))
_PIL: Final = (LetPass(), Stay())


class JustDrawn(Decision[Any]):
    """MP-13.02: enact it, hold it or sell it; with a full hand let one of three lapse."""

    __slots__ = ()

    def options(self, table: Table, command: Command) -> Sequence[Answer]:
        """Holding or lapsing first, then enacting, then offers."""
        hand = table.hands[command]
        found: list[Answer] = (
            [_HOLD] if len(hand) < HAND else [_LAPSE[table.drawn], *(_LAPSE[card] for card in hand)]
        )
        if table.meters[PROTEST] < STREETS_FULL:
            found.append(_ENACT)
        return found + card_offers(table, command, (table.drawn,))


def enact_now_fault(table: Table, seat: int, answer: EnactNow) -> Refusal | None:
    """MP-13.07."""
    return streets_fault(table)


def hold_fault(table: Table, seat: int, answer: Hold) -> Refusal | None:
    """MP-13.05."""
    return no("two-in-hand") if len(table.hands[seat]) >= HAND else None


def lapse_fault(table: Table, seat: int, answer: Lapse) -> Refusal | None:
    """MP-13.06, 13.08."""
    if answer.card != table.drawn and answer.card not in table.hands[seat]:
        return no("not-in-hand")
    return no("room-in-hand") if len(table.hands[seat]) < HAND else None


class HearingPil(Decision[Any]):
    """MP-16.05: stay the ordinance, or let it pass."""

    __slots__ = ()

    def options(self, table: Table, command: Command) -> Sequence[Answer]:
        """Both."""
        return _PIL


class OneTooMany(Decision[DiscardCard]):
    """MP-10.32: which one goes."""

    __slots__ = ()

    def options(self, table: Table, command: Command) -> Sequence[DiscardCard]:
        """Every card in hand, the oldest first."""
        return [_DISCARD[card] for card in table.hands[command]]


def discard_fault(table: Table, seat: int, answer: DiscardCard) -> Refusal | None:
    """MP-13.06: one that is held."""
    return None if answer.card in table.hands[seat] else no("not-in-hand")


JustDrawn.faults = {
    EnactNow: enact_now_fault,
    Hold: hold_fault,
    Lapse: lapse_fault,
    Offer: offer_fault,
}
HearingPil.faults = {Stay: fine, LetPass: fine}
OneTooMany.faults = {DiscardCard: discard_fault}

PM_CARD: Final = JustDrawn()
PIL: Final = HearingPil()
OVERFLOW: Final = OneTooMany()
