"""A turn (MP-3): business, the dice, walking, and business again; and setting the table (MP-1)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from engine.core.asking import Answer, Command, Seat, ask, ask_floor
from engine.modipoly import agenda, answers, events, phases, power_events
from engine.modipoly.cards import (
    BAIL,
    LAST_ROLL,
    MOST_SEATS,
    NEWS,
    ORDINANCES,
    PM,
    ROLES,
    ROLES_OF,
    SPACES,
    TREASURY_START,
)
from engine.modipoly.questions.business import BUSINESS_CLOSE, BUSINESS_OPEN
from engine.modipoly.questions.setting import PICK_ROLE
from engine.modipoly.rules.cards import enact_from_hand
from engine.modipoly.rules.loans import borrow, redeem, repay_loan
from engine.modipoly.rules.parliament import pass_parliament
from engine.modipoly.rules.powers import forward, padyatra, place_file, strike
from engine.modipoly.rules.promises import turn_has_come
from engine.modipoly.rules.selling import sell_deed
from engine.modipoly.rules.talk import bargain
from engine.modipoly.rules.tihar import join_bjp, pay_bail
from engine.modipoly.table import NIGHTS, Table, replaced

ANSWERS_IN_A_ROW: Final = 6
"""After so many the table comes to rest, so that it is never far behind; dice always bring it there."""


async def deal(table: Table) -> None:
    """MP-1.03, 1.11, 1.15: roles are dealt, or picked; then both decks are shuffled."""
    table.pop()
    if table.options.choose_roles:
        table.push((agenda.PICK_ROLES,))
        return
    roles = table.dice.shuffle("roles", ROLES_OF[len(table.roles)])
    seat_everybody(table, tuple(roles))
    table.tell(events.RolesDealt(table.roles))
    shuffle_decks(table)


async def pick_roles(table: Table) -> None:
    """MP-1.03, option `role_deal`: seat after seat takes one of the cards that are left."""
    for seat in range(len(table.roles)):
        table.wait_for(phases.PICK_ROLE, seat)
        pick = await ask(Command(seat), PICK_ROLE)
        table.roles = replaced(table.roles, seat, pick.role)
        table.tell(events.RolePicked(seat, pick.role))
    table.resume()
    table.pop()
    seat_everybody(table, table.roles)
    shuffle_decks(table)


def seat_everybody(table: Table, roles: tuple[int, ...]) -> None:
    """MP-1.05 to 1.08, 1.13: cash, tokens, the box before the PM, who takes the first turn."""
    table.origin = table.roles = roles
    table.cash = [ROLES[role].cash for role in roles]
    table.tokens = [ROLES[role].tokens for role in roles]
    table.treasury = TREASURY_START
    table.pm = table.active = roles.index(PM)
    table.terms = tuple(int(role == PM) for role in roles)


def shuffle_decks(table: Table) -> None:
    """MP-1.11: both decks face down."""
    table.deck = tuple(table.dice.shuffle("ordinance", range(len(ORDINANCES))))
    table.news_deck = tuple(table.dice.shuffle("news", range(len(NEWS))))
    table.tell(events.DecksShuffled(len(table.deck), len(table.news_deck)))
    table.tell(events.TurnBegan(table.active, table.turns))


async def business(table: Table) -> None:
    """MP-3.01, 3.10: talk and business, before the dice and after them; others may make offers."""
    if table.turn_over or table.bankrupt[table.active]:
        next_turn(table)
    for _ in range(ANSWERS_IN_A_ROW):
        active = table.active
        opening = not table.rolled
        table.awaits = phases.TURN_OPEN if opening else phases.TURN_CLOSE
        table.asked = (active,)
        seat, answer = await (ASK_OPEN if opening else ASK_CLOSE)[active]
        table.awaits = ""
        table.asked = ()
        kind = type(answer)
        if kind is answers.EndTurn:
            next_turn(table)
        elif kind is not answers.Offer:
            DO[kind](table, seat, answer)
            return
        elif not await bargain(table, seat, answer):
            return


def next_turn(table: Table) -> None:
    """MP-1.13, 3.09: clockwise, past bankrupt seats."""
    table.tell(events.TurnEnded(table.active))
    seats = len(table.roles)
    seat = (table.active + 1) % seats
    while table.bankrupt[seat]:
        seat = (seat + 1) % seats
    table.active = seat
    table.turns += 1
    table.doubles = 0
    table.rolled = table.turn_over = table.treasury_short = False
    table.fresh = True
    table.offers = (0,) * seats
    table.said = ()
    table.unsold = ()
    table.tell(events.TurnBegan(seat, table.turns))
    if table.register:
        turn_has_come(table, seat)


def roll(table: Table, seat: Seat, answer: answers.Roll) -> None:
    """MP-3.02 to 3.05: two dice; doubles roll again, and the third doubles go to Tihar."""
    first, second = table.dice.roll("die", 6) + 1, table.dice.roll("die", 6) + 1
    table.shown += 1
    table.fresh = False
    table.tell(events.Rolled(seat, first, second))
    if table.tihar[seat]:
        roll_in_tihar(table, seat, first, second)
    elif first != second:
        table.rolled = True
        walk(table, seat, first + second)
    elif table.doubles < 2:
        table.doubles += 1
        walk(table, seat, first + second)
    elif table.never_jailed(seat):
        table.tell(events.Stopped(seat))
        table.turn_over = True
    else:
        table.jail(seat, "doubles")


def roll_in_tihar(table: Table, seat: Seat, first: int, second: int) -> None:
    """MP-12.03, 12.04: doubles set free; the third time the bail is taken, if it is there."""
    table.rolled = True
    table.count(NIGHTS, seat, 1)
    tries = table.tihar[seat]
    if first == second:
        table.release(seat, "doubles")
    elif tries < LAST_ROLL:
        table.tihar = replaced(table.tihar, seat, tries + 1)
    elif table.cash[seat] >= BAIL:
        table.pay_treasury(seat, BAIL, "bail")
        table.release(seat, "bail")
    if table.tihar[seat]:
        table.tell(power_events.StaysInTihar(seat))
    else:
        walk(table, seat, first + second)


def walk(table: Table, seat: Seat, steps: int) -> None:
    """MP-3.02, 3.06: clockwise; Parliament is settled before the space."""
    start = table.at[seat]
    end = start + steps
    table.at[seat] = end % SPACES
    table.tell(events.Moved(seat, start, end % SPACES))
    table.push((agenda.LAND,))
    if end >= SPACES:
        pass_parliament(table, seat)


ASK_OPEN: Final = tuple(ask_floor(Command(seat), BUSINESS_OPEN) for seat in range(MOST_SEATS))
ASK_CLOSE: Final = tuple(ask_floor(Command(seat), BUSINESS_CLOSE) for seat in range(MOST_SEATS))
"""The two questions of business, ready for every seat."""

DO: Final[dict[type[Answer], Callable[[Table, Seat, Any], None]]] = {
    answers.Roll: roll,
    answers.PayBail: pay_bail,
    answers.JoinBjp: join_bjp,
    answers.Borrow: borrow,
    answers.Redeem: redeem,
    answers.RepayLoan: repay_loan,
    answers.SellDeed: sell_deed,
    answers.Enact: enact_from_hand,
    answers.Padyatra: padyatra,
    answers.Strike: strike,
    answers.Forward: forward,
    answers.PlaceFile: place_file,
}
"""What an answer given in business does."""
