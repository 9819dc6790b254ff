"""The end of the term, foreclosures, and who wins (MP-15)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.modipoly import power_events
from engine.modipoly.cards import (
    ALLIANCE_UNITY,
    ANGER,
    CONGRESS,
    CONSTITUTION,
    CPIM,
    DEEDS,
    DEVOTED,
    GOV,
    GOV_LEAST,
    LIBERAL,
    LIBERAL_LEAST,
    OLIGARCH,
    OLIGARCH_LEAST,
    PM,
    UNITY,
    VOTED_OUT,
)
from engine.modipoly.records import FOR_LOAN, Lot, Verdict
from engine.modipoly.rules.bond import open_bond
from engine.modipoly.rules.confidence import collapse, end_with
from engine.modipoly.rules.promises import game_is_over
from engine.modipoly.table import BANDH_ENDING, CONSTITUTION_ENDING, Table

REELECTED: Final = "reelected"
GOVERNMENT_WINS: Final = (CONSTITUTION_ENDING, REELECTED)
"""MP-15.06."""


async def hold_election(table: Table) -> None:
    """MP-15.03: with Public Anger 7 or more the government is voted out."""
    if table.meters[ANGER] >= VOTED_OUT:
        end_with(table, "voted_out")
        collapse(table, "election")
    else:
        end_with(table, REELECTED)


async def foreclose_next(table: Table) -> None:
    """MP-15.08: each pledged deed, in board order; its owner may not bid."""
    if True in table.pledged:
        deed = table.pledged.index(True)
        open_bond(table, Lot(deed, table.owner[deed], DEEDS[deed].minimum, FOR_LOAN))
    else:
        table.pop()


async def name_winners(table: Table) -> None:
    """MP-15.10 to 15.18: every seat by the card it holds now; several may win."""
    table.pop()
    table.over = True
    if table.register:
        game_is_over(table)
    table.verdicts = tuple(judge(table, seat) for seat in range(len(table.roles)))
    table.tell(power_events.GameOver(table.ending))
    table.tell(power_events.WinnersNamed(table.verdicts))
    if table.options.declassify:
        table.tell(power_events.SlipsDeclassified(table.hammers))


def judge(table: Table, seat: int) -> Verdict:
    """MP-15.10, 15.11, 15.18: the chair, a membership, or the role's own condition."""
    role = table.roles[seat]
    if role == PM:
        return Verdict(seat, not table.chair_empty, "MP-15.10")
    if table.bankrupt[seat] and not (table.ending == CONSTITUTION_ENDING and table.is_devoted(seat)):
        return Verdict(seat, False, "MP-15.18")
    if table.bjp[seat]:
        return Verdict(seat, table.ending in GOVERNMENT_WINS, "MP-15.11")
    condition, rule = CONDITIONS[role]
    return Verdict(seat, condition(table, seat), rule)


def ally_in_the_chair(table: Table, dealt: int) -> bool:
    """MP-15.12, 15.13: the seat dealt the other party is in the chair, with Unity at 5 or more."""
    return not table.chair_empty and table.origin[table.pm] == dealt and table.meters[UNITY] >= ALLIANCE_UNITY


def congress_wins(table: Table, seat: int) -> bool:
    """MP-15.12: beside CPI(M)'s PM."""
    return ally_in_the_chair(table, CPIM)


def cpim_wins(table: Table, seat: int) -> bool:
    """MP-15.13: by a Bharat Bandh, or beside Congress's PM."""
    return table.ending == BANDH_ENDING or ally_in_the_chair(table, CONGRESS)


def oligarch_wins(table: Table, seat: int) -> bool:
    """MP-15.14: at least 3,000, and nobody owns more."""
    own = table.portfolio(seat)
    return own >= OLIGARCH_LEAST and all(table.portfolio(s) <= own for s in range(len(table.roles)))


def liberal_wins(table: Table, seat: int) -> bool:
    """MP-15.15: Constitution 5 or more, and not in Tihar."""
    return table.meters[CONSTITUTION] >= LIBERAL_LEAST and not table.tihar[seat]


def devoted_wins(table: Table, seat: int) -> bool:
    """MP-15.16: the government wins with the Leader in the chair."""
    return table.ending in GOVERNMENT_WINS and table.is_devoted(seat)


def gov_wins(table: Table, seat: int) -> bool:
    """MP-15.17: Patronage ON, and five hundred in hand."""
    return table.patronage and table.cash[seat] >= GOV_LEAST


CONDITIONS: Final[dict[int, tuple[Callable[[Table, int], bool], str]]] = {
    CONGRESS: (congress_wins, "MP-15.12"),
    CPIM: (cpim_wins, "MP-15.13"),
    OLIGARCH: (oligarch_wins, "MP-15.14"),
    LIBERAL: (liberal_wins, "MP-15.15"),
    DEVOTED: (devoted_wins, "MP-15.16"),
    GOV: (gov_wins, "MP-15.17"),
}
"""By role; the PM's is the chair itself."""
