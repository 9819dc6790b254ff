"""The question of Horse Trading: seal one candidate, or close the purse (ET-6.17)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from engine.core.asking import Answer, Command
from engine.core.refusal import Refusal
from engine.tamasha import events
from engine.tamasha.answers import Buy, ClosePurse
from engine.tamasha.cards import DEFECTION_PRICE, NETAS
from engine.tamasha.market import place_won_by, targets, within_reach
from engine.tamasha.questions.decision import Decision
from engine.tamasha.refusals import no
from engine.tamasha.table import Table

_BUY: Final = tuple(Buy(neta) for neta in range(len(NETAS)))
_CLOSE: Final = ClosePurse()


class Sauda(Decision[Any]):
    """ET-6.17, ET-8.30: one candidate of the other side, or no more."""

    __slots__ = ()

    def options(self, table: Table, command: Command) -> Sequence[Answer]:
        """Every target the chest can pay for, and closing."""
        offers: list[Answer] = []
        if table.planners[command].chest >= DEFECTION_PRICE:
            offers += [_BUY[neta] for neta in targets(table, command)]
        offers.append(_CLOSE)
        return offers

    def fault(self, table: Table, command: Command, answer: Buy | ClosePurse) -> Refusal | None:
        """Already bought, whose candidate and did it win, Clean, money, reach."""
        if isinstance(answer, ClosePurse):
            return None
        if any(defection.neta == answer.neta for defection in table.defections):
            return no("already-bought")
        place = place_won_by(table, answer.neta)
        if place is None or table.results[place].winner == table.planners[command].party:
            return no("not-on-market")
        if not NETAS[answer.neta].tradable:
            return no("clean-returns-briefcase")
        if table.planners[command].chest < DEFECTION_PRICE:
            return no("no-pooling" if table.house.factions else "defector-too-dear", price=DEFECTION_PRICE)
        return None if within_reach(table, command, place) else no("shop-at-home")

    def tell_sealed(self, table: Table, command: Command) -> None:
        """Everybody sees that a choice is made, nobody which."""
        table.tell(events.OfferSealed(command))


BRIEFCASE: Final = Sauda()
