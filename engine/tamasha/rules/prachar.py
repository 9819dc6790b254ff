"""Prachar (ET-4.01 to 4.18, 4.34 to 4.40, ET-8.16 to 8.18): openings, turns, paying, end of the phase."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from engine.core.asking import Command, ask
from engine.tamasha import events, phases
from engine.tamasha.answers import AnyAnswer, Pass, PlayAttack, PlayBig, PlayCampaign, PlayNews
from engine.tamasha.cards import BIG_CAMPAIGNS, CAMPAIGNS, PURPLE, YELLOW
from engine.tamasha.questions.prachar import OPENING, TURN
from engine.tamasha.records import NOBODY
from engine.tamasha.rules.attack import accuse
from engine.tamasha.rules.breaking_news import break_news
from engine.tamasha.rules.faction import share_bigs
from engine.tamasha.table import Table, without


async def opening_speech(table: Table) -> None:
    """ET-4.01 to 4.07, ET-8.16: one Big Campaign at the BigNeta's constituency, Purple first, then Yellow."""
    command = table.turn
    table.awaits = phases.OPENING_BIG
    speech = await ask(command, OPENING)
    table.awaits = phases.NOTHING
    stand_and_speak(table, command, speech.card, table.party_of(command).bigneta_at, opening=True)
    if table.house.factions:
        await share_bigs(table, command)
    seat = table.pass_duty(command)
    table.note_votes()
    table.tell(events.TurnEnded(command, seat, table.turns))
    if table.planners[command].party == PURPLE:
        table.turn = table.house.opener(YELLOW)
    else:
        table.turn = table.house.after[command]
        table.phase = phases.PRACHAR


async def take_turn(table: Table) -> None:
    """ET-4.08, ET-4.09: exactly one card from one's own hand; a pass only where ET-4.34 allows it."""
    command = table.turn
    table.awaits = phases.TURN
    play = await ask(command, TURN)
    table.awaits = phases.NOTHING
    await PLAYS[type(play)](table, command, play)
    end_turn(table, command)


async def play_campaign(table: Table, command: Command, play: PlayCampaign) -> None:
    """ET-4.10 to 4.13: in the constituency printed on it, paid by the candidate there."""
    card = CAMPAIGNS[play.card]
    planner = table.planners[command]
    planner.campaign = without(planner.campaign, play.card)
    paid = pay_for_card(table, command, card.constituency, card.funds, card.pawns)
    table.take_votes(planner.party, card.constituency, card.votes)
    table.discard("campaign", play.card)
    table.tell(events.CampaignPlayed(command, play.card, card.constituency, *paid, card.pawns, card.votes))
    if paid[1]:
        table.tell_chest(command)


async def play_big(table: Table, command: Command, play: PlayBig) -> None:
    """ET-4.14, ET-4.15: in any open constituency, paid by the candidate there."""
    stand_and_speak(table, command, play.card, play.constituency, opening=False)


def stand_and_speak(table: Table, command: Command, number: int, where: int, *, opening: bool) -> None:
    """A Big Campaign: pay, take the votes, discard (ET-4.03 to 4.06, ET-4.15)."""
    card = BIG_CAMPAIGNS[number]
    planner = table.planners[command]
    planner.big = without(planner.big, number)
    paid = pay_for_card(table, command, where, card.funds, card.pawns)
    table.take_votes(planner.party, where, card.votes)
    table.discard("big", number)
    table.tell(events.BigPlayed(command, number, where, *paid, card.pawns, card.votes, opening))
    if paid[1]:
        table.tell_chest(command)


def pay_for_card(table: Table, command: Command, where: int, funds: int, pawns: int) -> tuple[int, int]:
    """ET-4.11, ET-4.12, ET-4.16: the seat pays first, to its last crore, and the chest only the rest.

    Returns what the seat and what the chest paid, in Rs. crore.
    """
    planner = table.planners[command]
    there = table.parties[planner.party].funds[where]
    from_seat = min(funds, there)
    from_chest = funds - from_seat
    table.return_resources(planner.party, where, from_seat, pawns)
    if from_chest:
        table.chest_takes(command, -from_chest)
    planner.spent_on_campaigns += funds
    planner.pawns_spent += pawns
    return from_seat, from_chest


async def play_envelope(table: Table, command: Command, play: PlayNews) -> None:
    """ET-4.19, ET-4.39: one sealed Breaking News."""
    await break_news(table, command, play.slot)


async def pass_turn(table: Table, command: Command, play: Pass) -> None:
    """ET-4.34, ET-4.35: nothing is played, and the others carry on."""
    table.tell(events.Passed(command))


def end_turn(table: Table, command: Command) -> None:
    """ET-4.08, ET-4.36, ET-8.17, ET-8.26: duty and turn pass on; after the last envelope Prachar is over."""
    seat = table.pass_duty(command)
    table.turns += 1
    table.note_votes()
    table.tell(events.TurnEnded(command, seat, table.turns))
    if any(planner.news for planner in table.planners):
        table.turn = table.house.after[command]
    else:
        table.tell(events.PracharEnded())
        table.turn = NOBODY
        table.phase = phases.COUNTING


PLAYS: dict[type[AnyAnswer], Callable[[Table, Command, Any], Coroutine[Any, Any, None]]] = {
    PlayCampaign: play_campaign,
    PlayBig: play_big,
    PlayNews: play_envelope,
    PlayAttack: accuse,
    Pass: pass_turn,
}
