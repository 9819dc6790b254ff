"""The Attack version (ET-7): what goes into the pockets, an allegation, and its answer."""

from __future__ import annotations

from engine.core.asking import Command, ask, ask_each
from engine.tamasha import phases
from engine.tamasha.answers import PlayAttack, PlayVictim, StockPockets
from engine.tamasha.attack_events import AttackCancelled, AttackLanded, AttackPlayed, PocketsStocked
from engine.tamasha.cards import ATTACKS
from engine.tamasha.events import FACE_DOWN
from engine.tamasha.questions.attack import POCKETS, REPLY, accused_place
from engine.tamasha.records import Accusation
from engine.tamasha.table import Table, without


async def stock_pockets(table: Table) -> None:
    """ET-7.03 to 7.07, ET-8.15: every command keeps what it chooses; the rest leaves the game unseen."""
    table.awaits = phases.STOCK_POCKETS
    kept: dict[Command, StockPockets] = await ask_each(dict.fromkeys(table.house.commands, POCKETS))
    table.awaits = phases.NOTHING
    for command, choice in kept.items():
        planner = table.planners[command]
        planner.attacks, planner.victims = tuple(sorted(choice.attacks)), tuple(sorted(choice.victims))
        stocked = PocketsStocked(command, planner.attacks, planner.victims)
        backs = [(FACE_DOWN,) * len(cards) for cards in (planner.attacks, planner.victims)]
        table.tell_own(command, stocked, PocketsStocked(command, *backs))
    table.phase = phases.OPENING


async def accuse(table: Table, command: Command, play: PlayAttack) -> None:
    """ET-7.10 to 7.12: free of charge; until the defender has answered nothing else can be played."""
    planner = table.planners[command]
    planner.attacks = without(planner.attacks, play.card)
    place = accused_place(table, command, play.card)
    defender = table.runner(1 - planner.party, place)
    table.accusation = Accusation(command, play.card, place, defender)
    table.tell(AttackPlayed(command, play.card, place, defender))
    table.awaits = phases.REPLY
    reply = await ask(defender, REPLY)
    table.awaits, table.accusation = phases.NOTHING, None
    table.discard("attack", play.card)
    if isinstance(reply, PlayVictim):
        _cancel(table, defender, reply.card, place)
    else:
        _land(table, command, play.card, place)


def _cancel(table: Table, defender: Command, victim: int, place: int) -> None:
    """ET-7.12: both cards are discarded."""
    planner = table.planners[defender]
    planner.victims = without(planner.victims, victim)
    table.discard("victim", victim)
    table.shown += 1
    table.tell(AttackCancelled(defender, victim, place))


def _land(table: Table, attacker: Command, card: int, place: int) -> None:
    """ET-7.13, ET-7.14: votes go to the pool; the attacker gains those that were not there."""
    party = table.planners[attacker].party
    votes = ATTACKS[card].votes
    deficit = table.return_votes(1 - party, place, votes)
    table.take_votes(party, place, deficit)
    table.tell(AttackLanded(attacker, place, votes - deficit, deficit))
