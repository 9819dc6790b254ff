"""A table that comes from a file is looked over before anybody plays on it."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from engine.entkhbat import phases
from engine.entkhbat.cards import DECK, FACES, FIRST_VOTE, REGIONS, REGIONS_EACH, burned
from engine.entkhbat.records import NOBODY, SCORES

if TYPE_CHECKING:
    from engine.entkhbat.table import Table

AT_REST = frozenset(
    {
        phases.SETUP,
        phases.DRAFT,
        phases.DEAL,
        phases.DRAW,
        phases.MOVES,
        phases.COUNT,
        phases.INTERMISSION,
        phases.OVER,
    }
)


def check_rest(table: Table) -> None:
    """A table at rest hangs together, wherever it comes from. Raises `ValueError` where it does not."""
    seats = table.seats
    if seats not in REGIONS_EACH or table.phase not in AT_REST:
        raise ValueError("this is no table of ours")
    if table.awaits or table.sealed or table.chain or table.offer or table.fees or table.breach:
        raise ValueError("this is no table at rest")
    rows = (table.hands, table.lands, table.shields, table.immune, table.jailed, table.silenced)
    if any(len(row) != seats for row in (*rows, table.out, table.resigned)):
        raise ValueError("a row of candidates has the wrong length")
    if any(len(row) != REGIONS for row in (table.votes, table.owners, table.holders, table.fixed)):
        raise ValueError("a row of regions has the wrong length")
    if len(table.scores) != seats * SCORES or not 1 <= table.cycle <= table.cycles <= max(REGIONS_EACH):
        raise ValueError("the counters do not fit")
    _check_places(table)
    _check_cards(table)


def _check_places(table: Table) -> None:
    seats = range(NOBODY, table.seats)
    people = [*table.owners, *table.holders, table.turn, table.starter, table.closer]
    people += [seat for order in table.orders for seat in order]
    people += [seat for deal in table.deals for seat in (deal.owner, deal.partner)]
    people += [fine.seat for fine in table.penalties]
    if any(seat not in seats for seat in people):
        raise ValueError("somebody sits where there is no chair")
    if table.phase in (phases.DRAW, phases.MOVES, phases.DRAFT) and table.turn == NOBODY:
        raise ValueError("it is nobody's turn")
    for seat, lands in enumerate(table.lands):
        if len(set(lands)) != len(lands) or any(not 0 <= region < REGIONS for region in lands):
            raise ValueError("a region lies twice before a candidate")
        if any(table.holders[region] != seat for region in lands):
            raise ValueError("a region lies before somebody who does not hold it")
    if not 0 <= table.drawn <= len(table.bank):
        raise ValueError("more cards were drawn than there are")


def _check_cards(table: Table) -> None:
    """No card that the box does not hold; positions of scenarios may have fillers in the bank."""
    lying = [card for row in (table.hands, table.votes, table.fixed) for heap in row for card in heap]
    lying += [shield for shield in table.shields if shield >= 0]
    everything = [*lying, *table.play, *table.bank, *table.set_aside]
    if any(not 0 <= card < 2 * FACES for card in everything):
        raise ValueError("a card has no face")
    if any(card % FACES < FIRST_VOTE for heap in table.votes for card in heap):
        raise ValueError("something that is no vote card lies on a region")
    if any(len(heap) > 4 for heap in table.votes):
        raise ValueError("a region is overfull")
    if Counter(map(burned, lying)) - Counter(DECK) and table.phase != phases.SETUP:
        raise ValueError("there are more cards of a kind than the box holds")
