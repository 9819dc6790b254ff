"""What a card would do, without knowing a rule: a fork of the match plays it, the views are compared."""

from __future__ import annotations

from engine.core.asking import Answer, Seat
from engine.core.match import Match
from engine.tamasha.answers import OpeningBig, PlayBig, PlayCampaign
from engine.tamasha.cards import SEATS
from engine.tamasha.view import View
from game.table.tamasha.top import Chips


def preview(match: Match, seat: Seat, answer: Answer) -> Chips | None:
    """What a Campaign or Big Campaign would take from its slot and chest and bring in votes; else None."""
    if not isinstance(answer, OpeningBig | PlayCampaign | PlayBig):
        return None
    before: View = match.view(seat)
    fork = match.fork()
    fork.give(seat, answer)
    after: View = fork.view(seat)
    command = before.command
    for constituency in range(SEATS):
        old, new = before.commands[command].slots[constituency], after.commands[command].slots[constituency]
        if old != new:
            chest = (before.commands[command].chest or 0) - (after.commands[command].chest or 0)
            return Chips(
                constituency,
                before.commands[command].party,
                new.funds - old.funds,
                new.pawns - old.pawns,
                new.votes - old.votes,
                chest,
            )
    return None
