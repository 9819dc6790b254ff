"""The confidence vote, and the fall of a government (MP-10.01 to 10.21)."""

from __future__ import annotations

from typing import Any

import msgspec

from engine.core.asking import Command, ask
from engine.modipoly import agenda, phases, power_events
from engine.modipoly.cards import CONGRESS, CPIM, EVM, NOBODY
from engine.modipoly.questions.power import BALLOT, BREAK_TIE
from engine.modipoly.records import BallotCast, Division
from engine.modipoly.rules.promises import confidence_was_held
from engine.modipoly.rules.talk import open_interval
from engine.modipoly.table import BANDH_ENDING, LOYAL, Table

changed: Any = msgspec.structs.replace

REST_OF_TURN = frozenset({agenda.LAND, agenda.SESSION, agenda.DRAW, agenda.NEWS})
"""What is dropped when a government falls on the PM's own turn (MP-3.12); a card that has begun goes on."""
BEFORE_CONFIDENCE = 0
BEFORE_REPLACEMENT = 1


def open_confidence_vote(table: Table, owed: int) -> None:
    """MP-10.01, 10.04: an interval for talk, then the ballots."""
    table.division = Division(table.pm)
    table.push((agenda.BALLOTS,))
    open_interval(table, BEFORE_CONFIDENCE)
    table.tell(power_events.ConfidenceOpened(table.pm, owed))


async def take_ballots(table: Table) -> None:
    """MP-10.05 to 10.11: openly, clockwise from the PM's left, the PM last."""
    pm = table.pm
    for seat in table.from_left_of(pm):
        if table.tihar[seat]:
            continue
        saves = True
        if not stands_by_the_pm(table, seat):
            table.wait_for(phases.BALLOT, seat)
            saves = (await ask(Command(seat), BALLOT)).saves
            table.shown += 1
        cast_ballot(table, seat, saves)
    weights = [0, 0]
    division = table.division
    assert division is not None
    for ballot in division.ballots:
        weights[ballot.choice] += ballot.weight
    topples, saves_weight = weights
    table.tell(power_events.ConfidenceDecided(saves_weight, topples))
    saved = saves_weight > topples
    if saves_weight == topples:
        saved = await break_tie(table)
    table.resume()
    table.pop()
    close_confidence_vote(table, saved)


def stands_by_the_pm(table: Table, seat: int) -> bool:
    """MP-10.08, 10.09: the PM, every BJP member and the devoted are for the PM, and are not asked."""
    return seat == table.pm or table.bjp[seat] or table.is_devoted(seat)


def cast_ballot(table: Table, seat: int, saves: bool) -> None:
    """MP-10.06, 10.07: a ballot with its weight."""
    weight = table.weight(seat)
    division = table.division
    assert division is not None
    table.division = changed(division, ballots=(*division.ballots, BallotCast(seat, int(saves), weight)))
    if saves:
        table.count(LOYAL, seat, 1)
    table.tell(power_events.BallotCounted(seat, saves, weight))


async def break_tie(table: Table) -> bool:
    """MP-10.14: the EVM's owner decides; nobody, or somebody in Tihar, saves the PM."""
    owner = table.owner[EVM]
    if owner == NOBODY or table.tihar[owner]:
        return True
    saved = table.bjp[owner] or table.is_devoted(owner)
    if not saved:
        table.wait_for(phases.TIE_BREAK, owner)
        saved = (await ask(Command(owner), BREAK_TIE)).saves
        table.shown += 1
    table.division = changed(table.division, tie_broken_by=owner)
    table.tell(power_events.TieBroken(owner, int(saved)))
    return saved


def close_confidence_vote(table: Table, saved: bool) -> None:
    """MP-10.12, 10.13: the rest is written off and the trust used, or the government falls."""
    division = changed(table.division, outcome=int(saved))
    table.division = None
    table.last_confidence = division
    if table.register:
        confidence_was_held(table, division)
    if saved:
        table.trust_used = True
        table.unpaid = ()
        table.tell(power_events.Survived(table.pm))
    else:
        collapse(table, "vote")


def collapse(table: Table, why: str) -> None:
    """MP-10.20, 10.36, 3.12: the chair is empty; candidates by right, then talk, then the rest."""
    pm = table.pm
    table.tell(power_events.Fell(pm, why))
    table.chair_empty = True
    if table.active == pm:
        table.turn_over = True
        table.agenda = tuple(item for item in table.agenda if item[0] not in REST_OF_TURN)
    if (agenda.ELECTION,) in table.agenda and not table.ending:
        end_with(table, "fell_at_the_wire")
    candidates = candidates_by_right(table)
    table.division = Division(pm, candidates)
    table.push((agenda.BACK,), (agenda.NOMINATE,))
    open_interval(table, BEFORE_REPLACEMENT)
    table.tell(power_events.CandidatesStand(candidates))


def candidates_by_right(table: Table) -> tuple[int, ...]:
    """MP-10.21: Congress and CPI(M), if solvent and no BJP members; also from Tihar."""
    seats = (table.solvent_with(CONGRESS), table.solvent_with(CPIM))
    return tuple(seat for seat in seats if seat >= 0 and not table.bjp[seat])


def end_with(table: Table, ending: str) -> None:
    """MP-15.07: the ending is certain; foreclosures and winners are all that is left."""
    table.ending = ending
    table.trigger = ""
    table.agenda = ((agenda.FINISH,), (agenda.FORECLOSE,))


async def bring_about_the_end(table: Table) -> None:
    """MP-15.01, 15.02, 15.05: the Constitution is gone, or everything is closed."""
    ending = table.trigger
    end_with(table, ending)
    if ending == BANDH_ENDING:
        table.unpaid = ()
        collapse(table, "bandh")
