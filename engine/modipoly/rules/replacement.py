"""The replacement vote and the swearing-in (MP-10.22 to 10.37)."""

from __future__ import annotations

from typing import Any

import msgspec

from engine.core.asking import Command, Seat, ask
from engine.modipoly import agenda, answers, phases, power_events
from engine.modipoly.cards import (
    DEVOTED,
    EVM,
    EX_PM_CASH,
    GOV,
    HAND,
    MOST_TERMS,
    NOBODY,
    OLIGARCH,
    PM,
)
from engine.modipoly.power_events import FACE_DOWN
from engine.modipoly.questions.power import BACK, NOMINATE, PICK_WINNER, may_be_nominated, tied
from engine.modipoly.records import BallotCast, Division, Due
from engine.modipoly.rules.promises import nomination_was_made, replacement_was_held
from engine.modipoly.table import Table, replaced

changed: Any = msgspec.structs.replace


async def nominate(table: Table) -> None:
    """MP-10.22, 10.23: a third candidate by the Oligarch, outside Tihar; and if nobody stands, everybody."""
    oligarch = table.solvent_with(OLIGARCH)
    if oligarch >= 0 and not table.tihar[oligarch] and may_be_nominated(table):
        table.wait_for(phases.NOMINATE, oligarch)
        answer = await ask(Command(oligarch), NOMINATE)
        table.resume()
        table.shown += 1
        chosen = answer.candidate if isinstance(answer, answers.Nominate) else NOBODY
        name_third(table, oligarch, chosen)
    table.pop()
    division = table.division
    assert division is not None
    if not division.candidates:
        everybody_stands(table, division)


def name_third(table: Table, oligarch: int, chosen: int) -> None:
    """The nominee stands with the others."""
    division = table.division
    assert division is not None
    if chosen >= 0:
        table.division = changed(division, candidates=(*division.candidates, chosen))
        table.tell(power_events.Nominated(oligarch, chosen))
    else:
        table.tell(power_events.NotNominated(oligarch))
    if table.register:
        nomination_was_made(table, oligarch, chosen)


def everybody_stands(table: Table, division: Division) -> None:
    """MP-10.23: all solvent seats but the fallen PM, the Oligarch and those who were PM twice."""
    candidates = tuple(
        seat
        for seat in table.from_left_of(division.pm)
        if seat != division.pm
        and not table.bankrupt[seat]
        and table.roles[seat] != OLIGARCH
        and table.terms[seat] < MOST_TERMS
    )
    table.division = changed(division, candidates=candidates)
    table.tell(power_events.CandidatesStand(candidates))


async def take_backing(table: Table) -> None:
    """MP-10.25 to 10.27: openly, clockwise from the fallen PM's left, the fallen PM last."""
    division = table.division
    assert division is not None
    if not division.candidates:
        table.pop()
        stay_on_as_caretaker(table)
        return
    for seat in table.from_left_of(division.pm):
        if not table.tihar[seat]:
            table.wait_for(phases.BACK, seat)
            answer = await ask(Command(seat), BACK)
            table.shown += 1
            back(table, seat, answer.candidate)
    leaders = tied(table)
    winner = leaders[0] if len(leaders) == 1 else await break_tie(table, leaders)
    table.resume()
    table.pop()
    close_replacement_vote(table, winner)


def back(table: Table, seat: int, candidate: int) -> None:
    """A ballot for a candidate, with its weight."""
    division = table.division
    assert division is not None
    weight = table.weight(seat)
    table.division = changed(division, ballots=(*division.ballots, BallotCast(seat, candidate, weight)))
    table.tell(power_events.BackingCounted(seat, candidate, weight))


async def break_tie(table: Table, leaders: tuple[int, ...]) -> int:
    """MP-10.27: the EVM's owner, else the Oligarch, else most tokens, else the nearest clockwise."""
    division = table.division
    assert division is not None
    for judge in (table.owner[EVM], table.solvent_with(OLIGARCH)):
        if judge >= 0 and table.free(judge):
            table.wait_for(phases.TIE_BREAK, judge)
            winner: int = (await ask(Command(judge), PICK_WINNER)).candidate
            table.shown += 1
            table.division = changed(division, tie_broken_by=judge)
            table.tell(power_events.TieBroken(judge, winner))
            return winner
    seats = len(table.roles)
    return min(leaders, key=lambda seat: (-table.tokens[seat], (seat - division.pm) % seats))


def close_replacement_vote(table: Table, winner: int) -> None:
    """The vote is over, and the winner is sworn in."""
    division = changed(table.division, outcome=winner)
    table.division = None
    table.last_replacement = division
    weights = [sum([b.weight for b in division.ballots if b.choice == seat]) for seat in division.candidates]
    table.tell(power_events.ReplacementDecided(division.candidates, tuple(weights)))
    if table.register:
        replacement_was_held(table, division)
    swear_in(table, winner)


def stay_on_as_caretaker(table: Table) -> None:
    """MP-10.23: nobody can stand: the PM stays and the rest is written off; at the end nobody is sworn in."""
    table.division = None
    table.unpaid = ()
    table.tell(power_events.Caretaker(table.pm))
    if not table.ending:
        table.chair_empty = False


def swear_in(table: Table, winner: int) -> None:
    """MP-10.28 to 10.34: the card, the chair, the box, the debts and the ordinances of the office."""
    fallen = table.pm
    left = table.roles[winner]
    table.tell(power_events.SwornIn(winner))
    table.pm = winner
    table.chair_empty = False
    table.change_role(winner, PM)
    table.change_role(fallen, DEVOTED)
    table.terms = replaced(table.terms, winner, table.terms[winner] + 1)
    table.release(winner, "chair")
    table.bjp = replaced(table.bjp, winner, False)
    table.trust_used = table.shield = False
    if left == GOV:
        table.return_file()
    set_ex_pm_cash(table, fallen)
    inherit_debts(table, winner)
    pass_on_hand(table, fallen, winner)


def set_ex_pm_cash(table: Table, fallen: int) -> None:
    """MP-10.29: exactly three hundred; the Treasury adds or takes the difference."""
    more = EX_PM_CASH - table.cash[fallen]
    if more > 0:
        table.receive(fallen, more, "pension")
    else:
        table.cash[fallen] += more
        table.treasury -= more
    table.tell(power_events.CashSet(fallen, table.cash[fallen]))


def inherit_debts(table: Table, winner: int) -> None:
    """MP-10.31: older arrears first, then the unpaid rest; what is owed to the new PM lapses."""
    passed_on: tuple[Due, ...] = (*table.arrears, *table.unpaid)
    table.arrears = tuple(due for due in passed_on if due.creditor != winner)
    table.unpaid = ()
    for due in table.arrears:
        table.tell(power_events.ArrearsPassed(due.creditor, due.amount))


def pass_on_hand(table: Table, fallen: int, winner: int) -> None:
    """MP-10.32: the office's ordinances go with it; the new PM keeps two."""
    cards = table.hands[fallen]
    if not cards:
        return
    table.hands = replaced(table.hands, fallen, ())
    table.hands = replaced(table.hands, winner, (*table.hands[winner], *cards))
    table.shown += 1
    backs = (FACE_DOWN,) * len(cards)
    passed = power_events.HandPassed
    table.tell_only(
        (Seat(fallen), Seat(winner)), passed(fallen, winner, cards), passed(fallen, winner, backs)
    )
    if len(table.hands[winner]) > HAND:
        table.push((agenda.OVERFLOW,))
