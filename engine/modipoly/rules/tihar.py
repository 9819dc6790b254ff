"""Tihar and the BJP (MP-12): bail, joining, refusing, and the corner where one must choose."""

from __future__ import annotations

from engine.core.asking import Command, Seat, ask
from engine.modipoly import agenda, answers, phases, power_events
from engine.modipoly.cards import BAIL, DEVOTED, DONATION, MEMBERSHIP, PM
from engine.modipoly.questions.corner import CORNER
from engine.modipoly.table import Table, replaced


def pay_bail(table: Table, seat: Seat, answer: answers.PayBail) -> None:
    """MP-12.02: a hundred, and the turn is a normal one."""
    table.pay_treasury(seat, BAIL, "bail")
    table.release(seat, "bail")


def join_bjp(table: Table, seat: Seat, answer: answers.JoinBjp) -> None:
    """MP-12.11, 12.12: two hundred to the PM, and all cases close."""
    table.move_cash(seat, table.pm, MEMBERSHIP, "membership")
    table.bjp = replaced(table.bjp, seat, True)
    table.tell(power_events.Joined(seat, table.pm))
    table.release(seat, "bjp")


def reach_rss_bjp(table: Table, seat: Seat) -> None:
    """MP-12.23 to 12.26: a donation for some, nothing for members, a choice for the rest."""
    if table.roles[seat] in (PM, DEVOTED):
        take_donations(table, seat)
    elif not table.bjp[seat]:
        table.push((agenda.CORNER,))


def take_donations(table: Table, seat: Seat) -> None:
    """MP-12.24, 2.43: fifty from every other solvent seat, or what there is."""
    for other in table.from_active():
        if other != seat:
            table.move_cash(other, seat, min(DONATION, table.cash[other]), "donation")


async def join_or_uapa(table: Table) -> None:
    """MP-12.23, 12.26: the landing seat joins or goes to Tihar; a protected file simply refuses."""
    seat = Seat(table.active)
    table.wait_for(phases.BJP_CORNER, seat)
    answer = await ask(Command(seat), CORNER)
    table.resume()
    table.pop()
    if isinstance(answer, answers.JoinBjp):
        join_bjp(table, seat, answer)
    elif table.protected(seat):
        table.tell(power_events.Refused(seat))
    else:
        table.jail(seat, "uapa")
