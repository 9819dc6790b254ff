"""Before the first turn (AE-1): the starter, the regions, and the cards of a cycle."""

from __future__ import annotations

from engine.entkhbat import events, phases
from engine.entkhbat.cards import DECK, OPENING_HAND, REGIONS
from engine.entkhbat.questions.choices import DRAFT
from engine.entkhbat.records import NOBODY
from engine.entkhbat.table import Table, replaced


async def sit_down(table: Table) -> None:
    """AE-2.01, AE-1.04: who begins, by lot or as the table says; then the regions, dealt or drafted."""
    chosen = table.options.starter
    table.starter = chosen if chosen >= 0 else table.dice.roll("starter", table.seats)
    table.tell(events.MatchStarted(table.seats, table.cycles))
    if table.options.draft:
        table.turn = table.starter
        table.phase = phases.DRAFT
    else:
        deal_regions(table)
        table.phase = phases.DEAL


def deal_regions(table: Table) -> None:
    """AE-1.03 to 1.06: so many to each, seat by seat from the starter; what is left lies unused."""
    mixed = table.dice.shuffle("regions", range(REGIONS))
    each = table.options.regions_each
    for place in range(table.seats):
        seat = (table.starter + place) % table.seats
        for region in sorted(mixed[place * each : place * each + each]):
            give_region(table, seat, region)
    table.tell(events.RegionsGiven(tuple(table.lands)))


def give_region(table: Table, seat: int, region: int) -> None:
    """A region card is a candidate's for the whole match (AE-1.05)."""
    table.owners = replaced(table.owners, region, seat)
    table.holders = replaced(table.holders, region, seat)
    table.lands[seat] += (region,)


async def draft(table: Table) -> None:
    """AE-1.04, AE-D03: one at a time, going right from the starter, until all have their number."""
    seat = table.turn
    table.await_answer(phases.DRAFT, (seat,))
    pick = await DRAFT.to(seat)
    table.answered()
    give_region(table, seat, pick.region)
    table.shown += 1
    table.tell(events.RegionDrafted(seat, pick.region))
    table.turn = (seat + 1) % table.seats
    if len(table.lands[table.turn]) == table.options.regions_each:
        table.turn = NOBODY
        table.phase = phases.DEAL
        table.tell(events.RegionsGiven(tuple(table.lands)))


def cards_in_bank(table: Table, rest: int) -> int:
    """AE-1.08, AE-D40: all that is left, or the upper half; a lesson may stack a still shorter bank."""
    if table.dice.stacked.get("bank"):
        return min(rest, table.dice.roll("bank", rest + 1))
    return (rest + 1) // 2 if table.options.half_bank else rest


async def deal_cards(table: Table) -> None:
    """AE-1.07, AE-1.08: 149 cards are shuffled, five to each from the starter on; the rest is the bank."""
    mixed = table.dice.shuffle("deck", DECK)
    table.play = ()
    rest = tuple(mixed[table.seats * OPENING_HAND :])
    kept = cards_in_bank(table, len(rest))
    table.bank, table.set_aside, table.drawn = rest[:kept], rest[kept:], 0
    table.shown += 1
    table.tell(events.CycleStarted(table.cycle, table.starter, len(table.bank)))
    for place in range(table.seats):
        seat = (table.starter + place) % table.seats
        hand = tuple(sorted(mixed[place * OPENING_HAND : (place + 1) * OPENING_HAND]))
        table.hands[seat] = hand
        told = events.HandDealt(seat, OPENING_HAND, hand)
        table.tell_one(seat, told, events.HandDealt(seat, OPENING_HAND))
    table.turn = table.starter
    table.phase = phases.DRAW
