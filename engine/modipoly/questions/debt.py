"""The debt window: borrow, offer, sell, settle (MP-2.41)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from engine.core.asking import Answer, Command
from engine.modipoly.answers import Borrow, Offer, SellDeed, Settle
from engine.modipoly.questions.decision import Decision, fine
from engine.modipoly.questions.money import borrow_fault, loans_to_take, sales, sell_fault
from engine.modipoly.questions.talk import offer_fault, sample_offers
from engine.modipoly.table import Table

_SETTLE: Final = Settle()


class InDebt(Decision[Any]):
    """What a debtor may still do before the bill is settled."""

    __slots__ = ()

    def options(self, table: Table, command: Command) -> Sequence[Answer]:
        """Settle first, then ways to raise money."""
        offers = [
            offer
            for offer in sample_offers(table, command)
            if isinstance(offer, Offer) and offer.to not in table.debt_offers
        ]
        deeds = table.deeds_of(command)
        return [_SETTLE, *loans_to_take(table, command, deeds), *sales(table, command, deeds), *offers]


InDebt.faults = {Settle: fine, Borrow: borrow_fault, SellDeed: sell_fault, Offer: offer_fault}
DEBT: Final = InDebt()
