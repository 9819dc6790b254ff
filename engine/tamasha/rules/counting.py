"""Counting (ET-5.01 to ET-5.09): who won what, in board order."""

from __future__ import annotations

from engine.tamasha import events, phases
from engine.tamasha.cards import PARTIES, PURPLE, SEATS, YELLOW
from engine.tamasha.records import Reason, Tally
from engine.tamasha.rules.horse_trading import open_market
from engine.tamasha.table import Table


async def count(table: Table) -> None:
    """ET-5.08: constituency after constituency; then Horse Trading opens."""
    table.shown += 1
    table.results = tuple(_count_seat(table, place) for place in range(SEATS))
    won = [sum(tally.winner == party for tally in table.results) for party in PARTIES]
    table.tell(events.CountDone(*won))
    table.phase = phases.HORSE_TRADING
    open_market(table)


def _count_seat(table: Table, place: int) -> Tally:
    purple, yellow = table.parties
    winner, decided_by = decide(table, place)
    neta = table.parties[winner].neta[place]
    tally = Tally(winner, decided_by, purple.votes[place], yellow.votes[place], neta)
    table.tell(events.SeatCounted(place, winner, decided_by, tally.purple_votes, tally.yellow_votes))
    return tally


def decide(table: Table, place: int) -> tuple[int, Reason]:
    """Winner and reason: declared, votes, then Funds, Pawns and a coin (ET-5.01 to 5.06, ET-5.09)."""
    if table.declared[place] >= 0:
        return table.declared[place], "declared"
    purple, yellow = table.parties
    if purple.votes[place] != yellow.votes[place]:
        return _more(purple.votes[place], yellow.votes[place]), "votes"
    if purple.funds[place] != yellow.funds[place]:
        return _more(purple.funds[place], yellow.funds[place]), "funds"
    if purple.pawns[place] != yellow.pawns[place]:
        return _more(purple.pawns[place], yellow.pawns[place]), "pawns"
    winner = table.dice.roll("coin", len(PARTIES))
    table.tell(events.CoinFlipped(place, winner))
    return winner, "coin"


def _more(purple: int, yellow: int) -> int:
    return PURPLE if purple > yellow else YELLOW
