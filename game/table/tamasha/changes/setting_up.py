"""What survey, nomination, resources and arsenal change in what is shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.events import Event
from engine.tamasha import events as ev
from game.table.tamasha.shown import UNSEEN, Shown, take


def _kundali(shown: Shown, event: ev.KundaliDrawn) -> None:
    shown.kundali = event.card
    shown.phase = "setup"


def _coins(shown: Shown, event: ev.CoinsPlaced) -> None:
    for party, votes in enumerate((event.purple, event.yellow)):
        for slot, count in zip(shown.parties[party].slots, votes, strict=True):
            slot.votes += count
        shown.parties[party].pool[2] -= sum(votes)
    if shown.kundali != UNSEEN:
        shown.discards.append(("kundali", shown.kundali))
    shown.votes_by_turn = [(shown.parties[0].votes, shown.parties[1].votes)]


def _revealed(shown: Shown, event: ev.NetaRevealed) -> None:
    shown.phase, shown.revealed = "nomination", event.neta
    shown.unrevealed = max(0, shown.unrevealed - 1)


def _placed(shown: Shown, event: ev.NetaPlaced) -> None:
    shown.slot(event.party, event.constituency).neta = event.neta
    shown.revealed = UNSEEN


def _set_aside(shown: Shown, event: ev.NetaSetAside) -> None:
    shown.side_pile.append(event.neta)
    shown.revealed = UNSEEN


def _pile(shown: Shown, event: ev.PileFormed) -> None:
    shown.side_pile, shown.unrevealed = [], event.count


def _dealt(shown: Shown, event: ev.SwapCardsDealt) -> None:
    shown.phase, shown.unrevealed, shown.side_pile = "swap", 0, []
    shown.parties[event.party].dealt = list(event.netas)


def _sealed(shown: Shown, event: ev.ChoiceSealed) -> None:
    shown.sides[event.command].sealed = True


def _bigneta(shown: Shown, event: ev.BigNetaPlaced) -> None:
    _unseal(shown, event.party)
    shown.parties[event.party].bigneta_at = event.constituency
    shown.slot(event.party, event.constituency).neta = event.neta


def _swapped(shown: Shown, event: ev.NetaSwapped) -> None:
    _unseal(shown, event.party)
    shown.slot(event.party, event.constituency).neta = event.incoming
    take(shown.parties[event.party].dealt, event.incoming)


def _unseal(shown: Shown, party: int) -> None:
    for command in shown.commands_of(party):
        shown.sides[command].sealed = False


def _binned(shown: Shown, event: ev.CardsBinned) -> None:
    shown.parties[event.party].dealt = []
    _unseal(shown, event.party)


def _resources(shown: Shown, event: ev.ResourcesPlaced) -> None:
    shown.phase = "resources"
    slot = shown.slot(event.party, event.constituency)
    slot.funds += event.funds
    slot.pawns += event.pawns
    pool = shown.parties[event.party].pool
    pool[0] -= event.funds
    pool[1] -= event.pawns


def _ticket(shown: Shown, event: ev.TicketPaid) -> None:
    shown.party(event.command).slots[event.constituency].funds -= event.amount
    shown.sides[event.command].put_into_chest(event.amount)


def _balance(shown: Shown, event: ev.ChestBalance) -> None:
    shown.sides[event.command].chest = event.total


def _arsenal(shown: Shown, event: ev.ArsenalDrawn) -> None:
    shown.phase = "arsenal"
    side = shown.sides[event.command]
    side.campaign, side.big, side.news = list(event.campaign), list(event.big), event.news


CHANGES: dict[type[Event], Callable[[Shown, Any], None]] = {
    ev.KundaliDrawn: _kundali,
    ev.CoinsPlaced: _coins,
    ev.NetaRevealed: _revealed,
    ev.NetaPlaced: _placed,
    ev.NetaSetAside: _set_aside,
    ev.PileFormed: _pile,
    ev.SwapCardsDealt: _dealt,
    ev.ChoiceSealed: _sealed,
    ev.BigNetaPlaced: _bigneta,
    ev.NetaSwapped: _swapped,
    ev.CardsBinned: _binned,
    ev.ResourcesPlaced: _resources,
    ev.TicketPaid: _ticket,
    ev.ChestBalance: _balance,
    ev.ArsenalDrawn: _arsenal,
}
