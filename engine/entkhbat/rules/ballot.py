"""No Confidence (AE-7.32 to 7.37): the candidates vote one of them out of the cycle."""

from __future__ import annotations

from engine.core.asking import Command
from engine.entkhbat import events, phases
from engine.entkhbat.answers import Vote
from engine.entkhbat.questions.choices import BALLOT
from engine.entkhbat.records import NOBODY
from engine.entkhbat.table import Table


async def no_confidence(table: Table, accused: int) -> None:
    """AE-7.32, AE-7.33: sealed, all at once; more for expelling than for keeping."""
    voters = tuple(table.in_cycle())
    table.victim = accused
    table.await_answer(phases.BALLOT, voters)
    table.tell(events.BallotOpened(accused, voters))
    votes: dict[Command, Vote] = await BALLOT.to_each(voters)
    table.answered()
    table.victim = NOBODY
    against = sum([vote.expel for vote in votes.values()])
    table.tell(events.BallotResult(accused, tuple([(int(seat), vote.expel) for seat, vote in votes.items()])))
    if against * 2 > len(votes):
        table.expel(accused, by_referee=False)
    else:
        table.tell(events.SeatKept(accused))
