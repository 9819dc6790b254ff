"""Business before and after the dice: everything the active seat may do (MP-3.10, MP-12.02, MP-16)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Final

from engine.core.asking import Answer, Command, Seat
from engine.core.refusal import Refusal
from engine.modipoly import answers
from engine.modipoly.answers import (
    Enact,
    EndTurn,
    Forward,
    JoinBjp,
    Padyatra,
    PayBail,
    PlaceFile,
    Roll,
    Strike,
)
from engine.modipoly.cards import (
    BAIL,
    CONGRESS,
    CPIM,
    DEEDS,
    DEVOTED,
    FORWARD_COST,
    GOV,
    LIBERAL,
    MEMBERSHIP,
    PADYATRA_COST,
    PROTEST,
    STREETS_FULL,
    STRIKE_COST,
    STRIKES,
    TREASURY,
)
from engine.modipoly.questions.decision import Decision, Fault, fine
from engine.modipoly.questions.money import (
    borrow_fault,
    loans_to_end,
    loans_to_take,
    redeem_fault,
    repay_fault,
    sales,
    sell_fault,
    too_dear,
)
from engine.modipoly.questions.talk import card_offers, offer_fault, sample_offers
from engine.modipoly.refusals import no
from engine.modipoly.table import Table

_ROLL: Final = Roll()
_END: Final = EndTurn()
_BAIL: Final = PayBail()
_JOIN: Final = JoinBjp()
_ENACT: Final = tuple(Enact(card) for card in range(15))
_FILE: Final = tuple(PlaceFile(deed) for deed in range(len(DEEDS)))
_PADYATRA: Final = Padyatra()
_STRIKE: Final = Strike()
_FORWARD: Final = Forward()


def bail_fault(table: Table, seat: int, answer: PayBail) -> Refusal | None:
    """MP-12.02."""
    return too_dear(table, seat, BAIL) if table.tihar[seat] else no("not-now")


def join_fault(table: Table, seat: int, answer: JoinBjp) -> Refusal | None:
    """MP-12.11: at the corner or on one's turn in Tihar, in advance."""
    if not table.tihar[seat]:
        return no("not-now")
    return membership_fault(table, seat, answer)


def membership_fault(table: Table, seat: int, answer: JoinBjp) -> Refusal | None:
    """MP-12.11: two hundred, in advance."""
    short = table.cash[seat] < MEMBERSHIP
    return no("membership-in-advance", cash=table.cash[seat], cost=MEMBERSHIP) if short else None


def enact_fault(table: Table, seat: int, answer: Enact) -> Refusal | None:
    """MP-13.06, 13.07."""
    if answer.card not in table.hands[seat]:
        return no("not-in-hand")
    return streets_fault(table)


def streets_fault(table: Table) -> Refusal | None:
    """MP-13.07, 11.16."""
    return no("streets-are-full") if table.meters[PROTEST] >= STREETS_FULL else None


def power_fault(table: Table, seat: int) -> Refusal | None:
    """MP-16.01, 16.02."""
    if not table.options.house_powers:
        return no("no-house-powers")
    return no("not-from-the-bjp") if table.bjp[seat] else None


def padyatra_fault(table: Table, seat: int, answer: Padyatra) -> Refusal | None:
    """MP-16.03: Congress, once, before anything was rolled, with three hundred in hand."""
    fault = power_fault(table, seat)
    if fault is not None:
        return fault
    if table.roles[seat] != CONGRESS or table.padyatra or not table.fresh:
        return no("padyatra-not-now")
    return too_dear(table, seat, PADYATRA_COST)


def may_strike(table: Table, seat: int) -> bool:
    """MP-16.04, 17.07: CPI(M), or with four seats the Liberal Citizen."""
    return table.roles[seat] == (CPIM if len(table.roles) > 4 else LIBERAL)


def strike_fault(table: Table, seat: int, answer: Strike) -> Refusal | None:
    """MP-16.04: twice a game, for two tokens."""
    ready = may_strike(table, seat) and table.strikes < STRIKES and table.tokens[seat] >= STRIKE_COST
    return power_fault(table, seat) or (None if ready else no("strike-not-now"))


def forward_fault(table: Table, seat: int, answer: Forward) -> Refusal | None:
    """MP-16.06: a Devoted Citizen, once a lap, for a token."""
    ready = table.roles[seat] == DEVOTED and not table.forwarded[seat] and table.tokens[seat] >= FORWARD_COST
    return power_fault(table, seat) or (None if ready else no("forward-not-now"))


def file_fault(table: Table, seat: int, answer: PlaceFile) -> Refusal | None:
    """MP-16.07: the Government Employee, once a lap, while Patronage is ON, on an unowned deed."""
    ready = table.roles[seat] == GOV and table.patronage and not table.filed
    unowned = table.owner[answer.deed] == TREASURY and table.file_at != answer.deed
    return power_fault(table, seat) or (None if ready and unowned else no("file-not-now"))


def powers(table: Table, seat: int) -> Sequence[Answer]:
    """MP-16: what a seat's own power allows now."""
    lists = POWERS.get(table.roles[seat])
    if lists is None or not table.options.house_powers or table.bjp[seat] or table.tihar[seat]:
        return ()
    return lists(table, seat)


def files(table: Table, seat: int) -> Sequence[Answer]:
    """MP-16.07: every unowned deed on which the File may be put."""
    if table.filed or not table.patronage:
        return ()
    at = table.file_at
    return [_FILE[deed] for deed, owner in enumerate(table.owner) if owner == TREASURY and deed != at]


POWERS: Final[dict[int, Callable[[Table, int], Sequence[Answer]]]] = {
    DEVOTED: lambda table, seat: () if forward_fault(table, seat, _FORWARD) else (_FORWARD,),
    GOV: files,
    CONGRESS: lambda table, seat: () if padyatra_fault(table, seat, _PADYATRA) else (_PADYATRA,),
    CPIM: lambda table, seat: () if strike_fault(table, seat, _STRIKE) else (_STRIKE,),
    LIBERAL: lambda table, seat: () if strike_fault(table, seat, _STRIKE) else (_STRIKE,),
}
"""What each role's power allows; the PM and the Oligarch have none."""


class Business(Decision[Any]):
    """MP-3.10: as often as one's own rules allow; others may put in offers."""

    __slots__ = ()

    opening: ClassVar[bool]

    def options(self, table: Table, command: Command) -> Sequence[Answer]:
        """The dice or the turn stone first, then money, cards and powers, then sample offers."""
        seat = int(command)
        found: list[Answer] = [_ROLL if self.opening else _END]
        if table.tihar[seat]:
            if self.opening:
                found += self._ways_out(table, seat)
        elif table.hands[seat] and table.meters[PROTEST] < STREETS_FULL:
            found += [_ENACT[card] for card in table.hands[seat]]
        if seat in table.owner:
            deeds = table.deeds_of(seat)
            found += loans_to_take(table, seat, deeds)
            found += sales(table, seat, deeds)
        if table.loans or True in table.pledged:
            found += loans_to_end(table, seat)
        found += powers(table, seat)
        found += sample_offers(table, seat)
        if seat == table.pm and table.hands[seat]:
            found += card_offers(table, seat, table.hands[seat])
        return found

    @staticmethod
    def _ways_out(table: Table, seat: int) -> list[Answer]:
        """MP-12.02."""
        ways: list[Answer] = []
        if table.cash[seat] >= BAIL:
            ways.append(_BAIL)
        if table.cash[seat] >= MEMBERSHIP:
            ways.append(_JOIN)
        return ways

    def asides(self, table: Table, seat: Seat) -> Sequence[Any]:
        """MP-4.17: while the floor is open, others may make offers."""
        return sample_offers(table, seat)


class BusinessOpen(Business):
    """Before the dice."""

    __slots__ = ()
    opening = True


class BusinessClose(Business):
    """After the dice."""

    __slots__ = ()
    opening = False


_COMMON: Final[dict[type[Answer], Fault]] = {
    answers.Offer: offer_fault,
    answers.Borrow: borrow_fault,
    answers.Redeem: redeem_fault,
    answers.RepayLoan: repay_fault,
    answers.SellDeed: sell_fault,
    Enact: enact_fault,
    Strike: strike_fault,
    Forward: forward_fault,
    PlaceFile: file_fault,
}
BusinessOpen.faults = _COMMON | {
    Roll: fine,
    PayBail: bail_fault,
    JoinBjp: join_fault,
    Padyatra: padyatra_fault,
}
BusinessClose.faults = _COMMON | {EndTurn: fine}

BUSINESS_OPEN: Final = BusinessOpen()
BUSINESS_CLOSE: Final = BusinessClose()
