"""Parliament (MP-9): what a pass brings and costs."""

from __future__ import annotations

from engine.core.asking import Seat
from engine.modipoly import agenda, events
from engine.modipoly.cards import (
    CHANNELS,
    DISTRACTION,
    GOV,
    INTEREST_PERCENT,
    LEAST_INTEREST,
    MAINTENANCE,
    OLIGARCH,
    PM,
    SALARIES,
    SMALL_MAINTENANCE,
    TERM,
    TOKENS_A_LAP,
    TOKENS_A_LAP_PM,
    TREASURY,
    percent,
)
from engine.modipoly.records import Bill, Due
from engine.modipoly.rules.loans import fail_loan
from engine.modipoly.rules.paying import charge
from engine.modipoly.table import Table, replaced


def pass_parliament(table: Table, seat: Seat) -> None:
    """MP-9.01, 9.02: once past or onto Parliament, in the order of the rule."""
    table.laps = replaced(table.laps, seat, table.laps[seat] + 1)
    table.tell(events.Passed(seat, table.laps[seat]))
    if table.roles[seat] == PM:
        pass_as_pm(table, seat)
        return
    if table.forwarded[seat]:
        table.forwarded = replaced(table.forwarded, seat, False)
    if table.roles[seat] == GOV:
        table.filed = False
    table.change_tokens(seat, TOKENS_A_LAP)
    table.receive(seat, SALARIES[table.roles[seat]], "salary")
    if table.roles[seat] == OLIGARCH:
        serve_loans(table, seat)
    channels_distract(table, seat)


def serve_loans(table: Table, seat: Seat) -> None:
    """MP-2.14, 2.15: oldest first, each on its own; a loan that cannot be served becomes an NPA."""
    for loan in table.loans:
        interest = max(LEAST_INTEREST, percent(INTEREST_PERCENT, loan))
        if table.cash[seat] >= interest:
            table.pay_treasury(seat, interest, "interest")
            table.tell(events.InterestPaid(seat, loan, interest))
        else:
            fail_loan(table, seat, loan)


def channels_distract(table: Table, seat: Seat) -> None:
    """MP-8.06: Distraction +1 for each channel of one's own."""
    own = sum([table.owner[deed] == seat for deed in CHANNELS])
    if own:
        table.move_meter(DISTRACTION, own)


def pass_as_pm(table: Table, seat: Seat) -> None:
    """MP-9.02, 9.06 to 9.08: the term moves on, and everything due is one bill; then the election."""
    table.passes += 1
    table.trust_used = False
    table.tell(events.TermMoved(table.passes))
    table.change_tokens(seat, TOKENS_A_LAP_PM)
    channels_distract(table, seat)
    table.move_meter(DISTRACTION, -1)
    if table.passes >= TERM:
        table.push((agenda.ELECTION,))
    elif table.options.small_table:
        table.push((agenda.SESSION,))
    maintenance = SMALL_MAINTENANCE if table.options.small_table else MAINTENANCE
    table.tell(events.MaintenanceDue(seat, maintenance))
    for due in table.arrears:
        table.tell(events.ArrearsDue(seat, due.creditor, due.amount))
    dues = (Due(TREASURY, maintenance), *table.arrears)
    table.arrears = ()
    charge(table, Bill(seat, dues))


async def hold_session(table: Table) -> None:
    """MP-17.04: an ordinance and a news card, before the landing is resolved."""
    table.pop()
    table.push((agenda.NEWS,), (agenda.DRAW,))
