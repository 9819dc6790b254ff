"""What cards do (MP-13.09 to 13.24): their steps, carried out from top to bottom."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from engine.modipoly import agenda, market_events, power_events
from engine.modipoly.cards import (
    CONGRESS,
    CONSTITUTION,
    CPIM,
    GOV,
    NEWS,
    OLIGARCH,
    ORDINANCES,
    TREASURY,
    Effect,
    percent,
)
from engine.modipoly.questions.targets import (
    deeds_within_reach,
    seats_within_reach,
)
from engine.modipoly.records import FOR_CARD, Bill, Card, Due
from engine.modipoly.rules.bond import deed_lot, open_bond
from engine.modipoly.rules.paying import charge_all
from engine.modipoly.table import Table

changed: Any = msgspec.structs.replace

Waits = bool | None
"""True if a step has to wait for somebody before the card goes on."""


async def carry_out(table: Table) -> None:
    """MP-13.09, 13.24: the cost first, then step after step; then the card is discarded."""
    card = table.card
    assert card is not None
    while card is not None and not table.trigger:
        table.card = changed(card, step=card.step + 1)
        steps = NEWS[card.card].effects if card.news else ORDINANCES[card.card].effects
        if card.step == 0:
            if not card.news:
                table.move_meter(CONSTITUTION, ORDINANCES[card.card].constitution)
        elif card.step <= len(steps):
            effect = steps[card.step - 1]
            if STEPS[effect.op](table, effect):
                return
        else:
            put_away(table, card)
        card = table.card


def put_away(table: Table, card: Card) -> None:
    """The card has done its work."""
    table.pop()
    table.card = None
    if card.news:
        table.news_discards += (card.card,)
    else:
        table.discards += (card.card,)


# -- who -------------------------------------------------------------------------------------


def who(table: Table, name: str) -> list[int]:
    """MP-13.10: the solvent seats that a card means, clockwise from the active one."""
    card = table.card
    assert card is not None
    if name == "pm":
        return [who_is_hit(table, card)]
    means = WHO[name]
    return [seat for seat in table.from_active() if means(table, card, seat)]


def who_is_hit(table: Table, card: Card) -> int:
    """MP-13.14, 13.15: the PM, unless a solvent devoted Citizen stands before them."""
    if card.news and NEWS[card.card].marked:
        for seat in table.from_active():
            if table.is_devoted(seat):
                table.tell(power_events.NewsDiverted(table.pm, seat))
                return seat
    return table.pm


WHO: Final[dict[str, Callable[[Table, Card, int], bool]]] = {
    "enactor": lambda table, card, seat: seat == card.by,
    "target": lambda table, card, seat: seat in card.targets,
    "oligarch": lambda table, card, seat: table.roles[seat] == OLIGARCH,
    "congress": lambda table, card, seat: table.roles[seat] == CONGRESS,
    "cpim": lambda table, card, seat: table.roles[seat] == CPIM,
    "citizens": lambda table, card, seat: table.is_citizen(seat),
    "citizens_and_gov": lambda table, card, seat: table.is_citizen(seat) or table.roles[seat] == GOV,
    "all_but_enactor_and_oligarch": lambda table, card, seat: (
        seat != card.by and table.roles[seat] != OLIGARCH
    ),
}


# -- steps -----------------------------------------------------------------------------------


def move_meter(table: Table, effect: Effect) -> Waits:
    """A meter changes (MP-11.02)."""
    table.move_meter(effect.meter, effect.by)
    return None


def set_meter(table: Table, effect: Effect) -> Waits:
    """A meter is set."""
    table.set_meter(effect.meter, effect.to)
    return None


def receive(table: Table, effect: Effect) -> Waits:
    """The Treasury pays each (MP-2.05)."""
    for seat in who(table, effect.who):
        table.receive(seat, effect.amount, "card")
    return None


def pay(table: Table, effect: Effect) -> Waits:
    """Each gets a bill to the Treasury."""
    charge_all(table, [Bill(seat, (Due(TREASURY, effect.amount),)) for seat in who(table, effect.who)])
    return True


def pay_each(table: Table, effect: Effect) -> Waits:
    """One bill for each payee but oneself."""
    (payer,) = who(table, effect.who)
    payees = [seat for seat in who(table, effect.payees) if seat != payer]
    charge_all(table, [Bill(payer, (Due(seat, effect.amount),)) for seat in payees])
    return True


def pay_percent(table: Table, effect: Effect) -> Waits:
    """MP-2.43: a share of each one's cash, which is no bill."""
    for seat in who(table, effect.who):
        share = percent(effect.amount, table.cash[seat])
        if share:
            table.pay_treasury(seat, share, "card")
    return None


def transfer(table: Table, effect: Effect) -> Waits:
    """MP-2.43: up to so much cash from one to the other, who must be two."""
    for giver in who(table, effect.who):
        for taker in who(table, effect.payees):
            if giver != taker:
                table.move_cash(giver, taker, min(effect.amount, table.cash[giver]), "card")
    return None


def change_tokens(table: Table, effect: Effect) -> Waits:
    """Tokens come or go."""
    for seat in who(table, effect.who):
        table.change_tokens(seat, effect.by)
    return None


def choose_seat(table: Table, effect: Effect) -> Waits:
    """MP-13.20, 13.21: whoever can be pointed at, if there is anybody."""
    card = table.card
    assert card is not None
    if not seats_within_reach(table, card.by, effect.filter):
        return None
    table.push((agenda.PICK_SEAT,))
    return True


def choose_deed(table: Table, effect: Effect) -> Waits:
    """MP-13.20, 13.22: a deed within reach, if there is any."""
    card = table.card
    assert card is not None
    if not deeds_within_reach(table, card.by, effect.filter):
        return None
    table.push((agenda.PICK_DEED,))
    return True


def jail(table: Table, effect: Effect) -> Waits:
    """Each target goes to Tihar."""
    for seat in who(table, "target"):
        table.jail(seat, "card")
    return None


def investigate(table: Table, effect: Effect) -> Waits:
    """MP-13.23: each target in turn pays or goes."""
    targets = who(table, "target")
    table.push(*[(agenda.INVESTIGATE, seat, effect.amount) for seat in reversed(targets)])
    return bool(targets)


def demolish(table: Table, effect: Effect) -> Waits:
    """The deed becomes unowned; a loan on it is cancelled."""
    card = table.card
    assert card is not None
    if card.deed >= 0:
        table.tell(power_events.Demolished(card.deed, table.owner[card.deed]))
        table.give_deed(card.deed, TREASURY)
    return None


def take_deed(table: Table, effect: Effect) -> Waits:
    """The deed changes hands for nothing; a File on it goes back unpaid."""
    card = table.card
    assert card is not None
    for seat in who(table, effect.who):
        if card.deed >= 0:
            if table.file_at == card.deed:
                table.return_file()
            table.give_deed(card.deed, seat)
    return None


def closed_bond(table: Table, effect: Effect) -> Waits:
    """The deed goes to closed bond at once; the announced amount is the card's price."""
    card = table.card
    assert card is not None
    if card.deed < 0:
        return None
    open_bond(table, deed_lot(card.deed, FOR_CARD))
    return True


def receive_share(table: Table, effect: Effect) -> Waits:
    """The Treasury pays a share of the price."""
    card = table.card
    assert card is not None
    share = percent(effect.amount, card.price)
    for seat in who(table, effect.who) if share else ():
        table.receive(seat, share, "card")
    return None


def forgive_loan(table: Table, effect: Effect) -> Waits:
    """The largest outstanding loan is forgotten."""
    if table.loans:
        loan = max(table.loans)
        at = table.loans.index(loan)
        table.loans = table.loans[:at] + table.loans[at + 1 :]
        table.tell(market_events.LoanForgiven(table.seat_with(OLIGARCH), loan))
    return None


def set_patronage(table: Table, effect: Effect) -> Waits:
    """The switch falls (MP-11.33); no card lifts it."""
    table.end_patronage()
    return None


def place_shield(table: Table, effect: Effect) -> Waits:
    """The No-Trust Shield goes to the sitting PM."""
    table.shield = True
    table.tell(power_events.ShieldPlaced(table.pm))
    return None


STEPS: Final[dict[str, Callable[[Table, Effect], Waits]]] = {
    "meter": move_meter,
    "meter_set": set_meter,
    "receive": receive,
    "pay": pay,
    "pay_each": pay_each,
    "pay_percent": pay_percent,
    "transfer": transfer,
    "tokens": change_tokens,
    "choose_seat": choose_seat,
    "jail": jail,
    "investigate": investigate,
    "choose_deed": choose_deed,
    "demolish": demolish,
    "take_deed": take_deed,
    "closed_bond": closed_bond,
    "receive_share": receive_share,
    "forgive_oligarch_loan": forgive_loan,
    "patronage": set_patronage,
    "shield": place_shield,
}
