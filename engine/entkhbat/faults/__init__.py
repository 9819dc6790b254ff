"""Why something cannot be done: one function for each kind of answer, whatever is being asked (section 10).

Every check is in the order that the rules fix: the moment, the Joker's name, out of the cycle, the hand, the
kind of card, sleeping cards, the argument, the target, whether it changes anything, the region.
"""

from __future__ import annotations

from engine.core.asking import Answer
from engine.core.refusal import Refusal
from engine.entkhbat.faults import deals, moves, referee, replies, votes
from engine.entkhbat.faults.moment import over_or_busy
from engine.entkhbat.table import Table

_FAULTS = {**moves.FAULTS, **replies.FAULTS, **votes.FAULTS, **deals.FAULTS, **referee.FAULTS}


def why_not(table: Table, seat: int, answer: Answer) -> Refusal | None:
    """Why `seat` may not give `answer` now, or None if it may."""
    return over_or_busy(table, seat, answer) or _FAULTS[type(answer)](table, seat, answer)
