"""Promises bind nobody (MP-4.13); the table only remembers who kept them, where the engine can tell."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from engine.modipoly import power_events
from engine.modipoly.cards import PROMISE_IDS
from engine.modipoly.records import BROKEN, KEPT, OPEN_QUESTION, Division, Motion, Promised
from engine.modipoly.table import Table

changed: Any = msgspec.structs.replace

(
    WITH_YOU,
    AGAINST_PM,
    CAST_NEXT,
    NO_TARGET,
    ANNOUNCE,
    NOMINATE,
    REPLACEMENT,
    ENACT,
    NOT_ENACT,
    CALL_HERE,
    OR_ELSE,
) = range(len(PROMISE_IDS))


def judge(table: Table, promises: tuple[int, ...], verdict: Callable[[Promised], bool | None]) -> None:
    """Settle every open promise of these kinds about which `verdict` can tell."""
    register = []
    for line in table.register:
        if line.kept == OPEN_QUESTION and line.promise in promises:
            kept = verdict(line)
            if kept is not None:
                line = changed(line, kept=KEPT if kept else BROKEN)
                table.tell(power_events.PromiseTold(line.by, line.to, line.promise, kept))
        register.append(line)
    table.register = tuple(register)


def confidence_was_held(table: Table, division: Division) -> None:
    """Ballots with a partner, or against the PM."""
    choice = {ballot.seat: ballot.choice for ballot in division.ballots}

    def verdict(line: Promised) -> bool | None:
        if line.by not in choice:
            return None
        if line.promise == AGAINST_PM:
            return not choice[line.by]
        return choice[line.by] == choice[line.to] if line.to in choice else None

    judge(table, (WITH_YOU, AGAINST_PM), verdict)


def replacement_was_held(table: Table, division: Division) -> None:
    """A ballot for somebody who stood."""
    choice = {ballot.seat: ballot.choice for ballot in division.ballots}

    def verdict(line: Promised) -> bool | None:
        if line.to not in division.candidates or line.by not in choice:
            return None
        return choice[line.by] == line.to

    judge(table, (REPLACEMENT,), verdict)


def nomination_was_made(table: Table, oligarch: int, candidate: int) -> None:
    """A nomination, of the right seat or another, or of nobody."""
    judge(table, (NOMINATE,), lambda line: candidate == line.to if line.by == oligarch else None)


def vote_was_held(table: Table, motion: Motion) -> None:
    """So many tokens for somebody's next acquisition."""

    def verdict(line: Promised) -> bool | None:
        if line.to != motion.caller:
            return None
        return motion.cast[line.by] >= line.about

    judge(table, (CAST_NEXT,), verdict)


def bond_was_announced(table: Table, pm: int, winner: int) -> None:
    """An announcement, if it could have been made as promised."""
    bids = {slip.seat for slip in table.slips if slip.bid}

    def verdict(line: Promised) -> bool | None:
        return winner == line.to if line.by == pm and line.to in bids else None

    judge(table, (ANNOUNCE,), verdict)


def card_was_pointed(table: Table, by: int, targets: tuple[int, ...]) -> None:
    """No card at somebody: broken the moment it is pointed."""
    judge(table, (NO_TARGET,), lambda line: False if line.by == by and line.to in targets else None)


def ordinance_was_enacted(table: Table, by: int) -> None:
    """Enacting, or not: nobody but the two can tell which card was spoken of, but not enacting shows."""
    judge(table, (NOT_ENACT,), lambda line: False if line.by == by else None)


def turn_has_come(table: Table, seat: int) -> None:
    """Whoever promised to enact nothing on the next turn has had that turn once another one comes."""

    def verdict(line: Promised) -> bool | None:
        return True if line.by == seat and table.turns - line.turn > len(table.roles) else None

    judge(table, (NOT_ENACT,), verdict)


def decision_was_made_on(table: Table, seat: int, deed: int, called: bool) -> None:
    """Calling a vote on a certain deed."""
    judge(table, (CALL_HERE,), lambda line: called if line.by == seat and line.about == deed else None)


def game_is_over(table: Table) -> None:
    """Whoever was not pointed at in all this time was spared."""
    judge(table, (NO_TARGET, NOT_ENACT), lambda line: True)
