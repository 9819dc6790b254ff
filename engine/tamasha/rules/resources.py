"""Resources, tickets and the arsenal (ET-3.23 to ET-3.32, ET-8.12, ET-8.13)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.asking import Command
from engine.tamasha import events, phases
from engine.tamasha.attack_events import AttackOffer
from engine.tamasha.cards import (
    ATTACKS,
    ATTACKS_DRAWN,
    BIG_CAMPAIGNS,
    CAMPAIGNS,
    NETAS,
    NEWS,
    PARTIES,
    PURPLE,
    SEATS,
    SITTINGS,
)
from engine.tamasha.house import BASIC
from engine.tamasha.table import Table

Hand = tuple[int, ...]


async def hand_out_resources(table: Table) -> None:
    """ET-3.23 to 3.26: printed Funds and Pawns, and then every ticket into its hidden chest."""
    for place in range(SEATS):
        for party in PARTIES:
            neta = NETAS[table.parties[party].neta[place]]
            table.take_resources(party, place, neta.funds, neta.pawns)
            table.tell(events.ResourcesPlaced(party, place, neta.funds, neta.pawns))
    for party in PARTIES:
        pay_tickets(table, party)
    for command in table.house.commands:
        table.tell_chest(command)
    table.phase = phases.ARSENAL


def pay_tickets(table: Table, party: int) -> None:
    """ET-3.24, ET-3.25, ET-8.12: out of each candidate's own printed Funds, to whoever runs the seat."""
    side = table.parties[party]
    for place, neta in enumerate(side.neta):
        ticket = NETAS[neta].ticket
        if ticket:
            side.funds[place] -= ticket
            table.planners[side.runs[place]].chest += ticket
            table.tell(events.TicketPaid(side.runs[place], place, ticket))


async def draw_arsenal(table: Table) -> None:
    """ET-3.28 to 3.31, ET-7.02: every deck is shuffled and dealt alternately, Purple first."""
    size = SITTINGS[table.options.sitting]
    *campaigns, table.tray.campaign_deck = _deal(table, "campaign", len(CAMPAIGNS), size.campaign)
    *bigs, table.tray.big_deck = _deal(table, "big_campaign", len(BIG_CAMPAIGNS), size.big)
    *news, table.tray.news_deck = _deal(table, "breaking_news", len(NEWS), size.news)
    for party in PARTIES:
        divide(table, party, tuple(sorted(campaigns[party])), tuple(sorted(bigs[party])), news[party])
    table.shown += 1
    for command in table.house.commands:
        _tell_drawn(table, command)
    if table.house.variant != BASIC:
        draw_attacks(table)
    table.turn = table.house.opener(PURPLE)
    table.phase = phases.OPENING if table.house.variant == BASIC else phases.POCKETS


def divide(table: Table, party: int, campaigns: Hand, bigs: Hand, news: Hand) -> None:
    """ET-8.13: Campaigns by Adda, Big Campaigns with Left until it has opened, envelopes alternately."""
    commands, runs = table.house.of_party(party), table.parties[party].runs
    for number, command in enumerate(commands):
        planner = table.planners[command]
        planner.campaign = tuple(card for card in campaigns if runs[CAMPAIGNS[card].constituency] == command)
        planner.news = news[number :: len(commands)]
    table.planners[table.house.opener(party)].big = bigs


def draw_attacks(table: Table) -> None:
    """ET-7.02, ET-8.14: twelve Attack cards a party, alternately, Purple first."""
    *offers, table.tray.attack_deck = _deal(table, "attack", len(ATTACKS), ATTACKS_DRAWN)
    for party in PARTIES:
        offer = tuple(sorted(offers[party]))
        table.parties[party].offer = offer
        table.tell_only(
            table.house.behind[party], AttackOffer(party, offer), AttackOffer(party, _backs(offer))
        )


def _tell_drawn(table: Table, command: Command) -> None:
    planner = table.planners[command]
    count = len(planner.news)
    drawn = events.ArsenalDrawn(command, planner.campaign, planner.big, count)
    backs = events.ArsenalDrawn(command, _backs(planner.campaign), _backs(planner.big), count)
    table.tell_own(command, drawn, backs)


def _deal(table: Table, deck: str, cards: int, each: int) -> tuple[Hand, Hand, Hand]:
    """Shuffle and deal one at a time, Purple first: Purple's, Yellow's, and the rest unseen."""
    mixed = table.dice.shuffle(deck, range(cards))
    table.tell(events.DeckShuffled(deck, cards))
    return tuple(mixed[: 2 * each : 2]), tuple(mixed[1 : 2 * each : 2]), tuple(sorted(mixed[2 * each :]))


def _backs(cards: Sequence[int]) -> Hand:
    return (events.FACE_DOWN,) * len(cards)
