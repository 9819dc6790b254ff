"""What a card would do, without knowing a rule: a fork of the match plays it, the views are compared."""

from __future__ import annotations

from engine.core.asking import Answer, Seat
from engine.core.match import Match
from engine.tamasha.answers import OpeningBig, PlayAttack, PlayBig, PlayCampaign, TakeIt
from engine.tamasha.cards import SEATS
from engine.tamasha.view import CommandView, View
from game.table.tamasha.top import Chips


def preview(match: Match, seat: Seat, answer: Answer) -> Chips | None:
    """What a Campaign would cost and bring, or what an Attack would take if nobody answered it; else None."""
    if not isinstance(answer, OpeningBig | PlayCampaign | PlayBig | PlayAttack):
        return None
    before: View = match.view(seat)
    fork = match.fork()
    fork.give(seat, answer)
    if isinstance(answer, PlayAttack):
        fork.give(fork.to_act()[0], TakeIt())
    after: View = fork.view(seat)
    return _difference(before, after)


def _difference(before: View, after: View) -> Chips | None:
    """What has changed in the one constituency in which something has."""
    own = before.command
    party = before.commands[own].party
    rival = next(number for number, command in enumerate(before.commands) if command.party != party)
    for place in range(SEATS):
        old, new = before.commands[own].slots[place], after.commands[own].slots[place]
        against = _votes(after.commands[rival], place) - _votes(before.commands[rival], place)
        if old != new or against:
            chest = (before.commands[own].chest or 0) - (after.commands[own].chest or 0)
            funds, pawns, votes = new.funds - old.funds, new.pawns - old.pawns, new.votes - old.votes
            return Chips(place, party, funds, pawns, votes, chest, against)
    return None


def _votes(command: CommandView, place: int) -> int:
    return command.slots[place].votes
