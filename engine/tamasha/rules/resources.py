"""Resources, tickets and the arsenal (ET-3.23 to ET-3.32)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.asking import Command
from engine.tamasha import events, phases
from engine.tamasha.cards import BIG_CAMPAIGNS, CAMPAIGNS, NETAS, NEWS, PARTIES, PURPLE, SEATS, SITTINGS
from engine.tamasha.table import COMMANDS, Table


async def hand_out_resources(table: Table) -> None:
    """ET-3.23 to 3.26: printed Funds and Pawns, and then every ticket into its hidden chest."""
    for place in range(SEATS):
        for party in PARTIES:
            neta = NETAS[table.parties[party].neta[place]]
            table.take_resources(party, place, neta.funds, neta.pawns)
            table.tell(events.ResourcesPlaced(party, place, neta.funds, neta.pawns))
    for command in COMMANDS:
        pay_tickets(table, command)
        table.tell_chest(command)
    table.phase = phases.ARSENAL


def pay_tickets(table: Table, command: Command) -> None:
    """ET-3.24, ET-3.25: out of each candidate's own printed Funds into its command's chest."""
    planner, side = table.planners[command], table.party_of(command)
    for place, neta in enumerate(side.neta):
        ticket = NETAS[neta].ticket
        if ticket:
            side.funds[place] -= ticket
            planner.chest += ticket
            table.tell(events.TicketPaid(command, place, ticket))


async def draw_arsenal(table: Table) -> None:
    """ET-3.28 to 3.31: Campaigns, Big Campaigns and sealed envelopes, alternately, Purple first."""
    size = SITTINGS[table.options.sitting]
    purple, yellow = table.planners
    purple.campaign, yellow.campaign, table.campaign_deck = _deal(
        table, "campaign", len(CAMPAIGNS), size.campaign
    )
    purple.big, yellow.big, table.big_deck = _deal(table, "big_campaign", len(BIG_CAMPAIGNS), size.big)
    for planner in table.planners:
        planner.campaign = tuple(sorted(planner.campaign))
        planner.big = tuple(sorted(planner.big))
    purple.news, yellow.news, table.news_deck = _deal(table, "breaking_news", len(NEWS), size.news)
    table.shown += 1
    for command in COMMANDS:
        planner = table.planners[command]
        drawn = events.ArsenalDrawn(command, planner.campaign, planner.big, len(planner.news))
        backs = events.ArsenalDrawn(command, _backs(planner.campaign), _backs(planner.big), len(planner.news))
        table.tell_own(command, drawn, backs)
    table.turn = COMMANDS[PURPLE]
    table.phase = phases.OPENING


def _deal(table: Table, deck: str, cards: int, each: int) -> tuple[tuple[int, ...], ...]:
    """Shuffle and deal one at a time, Purple first: Purple's, Yellow's, and the rest unseen."""
    mixed = table.dice.shuffle(deck, range(cards))
    table.tell(events.DeckShuffled(deck, cards))
    return tuple(mixed[: 2 * each : 2]), tuple(mixed[1 : 2 * each : 2]), tuple(sorted(mixed[2 * each :]))


def _backs(cards: Sequence[int]) -> tuple[int, ...]:
    return (events.FACE_DOWN,) * len(cards)
