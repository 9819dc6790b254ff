"""The end of a cycle (AE-2.03 to 2.12, AE-12): count, record, announce, and clear the table."""

from __future__ import annotations

import msgspec

from engine.core.asking import Command, ask_any
from engine.entkhbat import events, phases
from engine.entkhbat.floor import cumulative, places
from engine.entkhbat.questions.choices import INTERMISSION
from engine.entkhbat.records import EXPELLED, IN, NOBODY, RESIGNED, Cycle
from engine.entkhbat.table import Table, empty_rows


def close_cycle(table: Table, cause: str, by: int = NOBODY) -> None:
    """AE-2.03: nothing more is played in this cycle."""
    table.closing, table.closer = cause, by
    table.phase = phases.COUNT


async def count(table: Table) -> None:
    """AE-2.06, AE-12.02: every candidate's total of this cycle is recorded and announced."""
    page = count_page(table)
    table.register += (page,)
    table.shown += 1
    table.tell(events.CycleCounted(table.cycle, page.cause, page.by, page.totals))
    if table.cycle == table.cycles:
        table.phase = phases.OVER
        totals = cumulative(table)
        table.tell(events.MatchEnded(totals, places(totals)))
    else:
        table.phase = phases.INTERMISSION


def count_page(table: Table) -> Cycle:
    """AE-12.02: ballots + Deals - penalties, by seat."""
    seats = range(table.seats)
    ballots = tuple([ballot_of(table, seat) for seat in seats])
    page = Cycle(table.closing, table.closer, ballots, table.deals, table.penalties, table.out, ())
    return add_up(page)


def ballot_of(table: Table, seat: int) -> int:
    """AE-12.02: open regions; what was recorded at a Resignation; nothing for an expelled candidate."""
    if table.out[seat] == RESIGNED:
        return table.resigned[seat]
    if table.out[seat] == EXPELLED or table.closing == "adjourned":
        return 0
    return sum([table.region_value(region) for region in table.lands[seat]])


def add_up(page: Cycle) -> Cycle:
    """The page with its totals (AE-12.02, AE-12.08)."""
    totals = list(page.ballots)
    for deal in page.deals:
        totals[deal.owner] += deal.votes
        totals[deal.partner] += deal.votes
    for penalty in page.penalties:
        totals[penalty.seat] -= penalty.amount
    return msgspec.structs.replace(page, totals=tuple(totals))


def book_penalties(table: Table) -> None:
    """What the referee rules in an intermission still belongs to the cycle that was counted."""
    if table.phase == phases.INTERMISSION:
        page = add_up(msgspec.structs.replace(table.register[-1], penalties=table.penalties))
        table.register = (*table.register[:-1], page)


async def intermission(table: Table) -> None:
    """AE-2.12: the table lies as it was counted until anybody goes on."""
    seats = tuple(range(table.seats))
    table.await_answer(phases.INTERMISSION, seats)
    await ask_any(dict.fromkeys(map(Command, seats), INTERMISSION))
    table.answered()
    clear_table(table)


def clear_table(table: Table) -> None:
    """AE-2.07, AE-2.08: everything goes home; the Register, the regions' owners and the order stay."""
    rows = empty_rows(table.seats)
    for name in ("hands", "votes", "fixed", "shields", "immune", "jailed", "silenced", "resigned"):
        setattr(table, name, rows[name])
    table.out = (IN,) * table.seats
    table.holders = table.owners
    table.lands = [
        tuple([region for region, owner in enumerate(table.owners) if owner == seat])
        for seat in range(table.seats)
    ]
    table.orders, table.deals, table.penalties, table.doomed = (), (), (), ()
    table.play, table.bank, table.set_aside, table.drawn = (), (), (), 0
    table.closing, table.closer, table.turn = "", NOBODY, NOBODY
    table.cycle += 1
    table.starter = (table.starter + 1) % table.seats
    table.shown += 1
    table.phase = phases.DEAL
    table.tell(events.TableReset(table.cycle))
