"""Pointing cards at seats and deeds, and being pointed at (MP-13.20 to 13.23)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from engine.core.asking import Answer, Command
from engine.core.refusal import Refusal
from engine.modipoly.answers import GoToTihar, PayFine, PickDeed, PickSeat
from engine.modipoly.cards import CHANNELS, NEWS, ORDINANCES, ROLES, TREASURY, Effect
from engine.modipoly.questions.decision import Decision, fine
from engine.modipoly.questions.money import too_dear
from engine.modipoly.refusals import no
from engine.modipoly.table import Table

_PICK: Final = tuple(PickSeat((seat,)) for seat in range(7))
_PICK_DEED: Final = tuple(PickDeed(deed) for deed in range(24))
_PAY: Final = PayFine()
_GO: Final = GoToTihar()


def step_of(table: Table) -> Effect:
    """The step of the card on the table that waits for a choice."""
    card = table.card
    assert card is not None
    steps = NEWS[card.card].effects if card.news else ORDINANCES[card.card].effects
    return steps[card.step - 2]


def out_of_reach(table: Table, by: int, seat: int, kind: str) -> Refusal | None:
    """MP-13.21: why a card cannot be pointed at a seat, or None if it can."""
    if seat >= len(table.roles) or table.bankrupt[seat]:
        return no("card-cannot-reach")
    if kind == "solvent":
        return None
    if ROLES[table.roles[seat]].never_tihar:
        return no("never-goes-to-tihar")
    if table.bjp[seat]:
        return no("all-cases-closed")
    if table.protected(seat):
        return no("file-is-missing")
    return no("card-cannot-reach") if table.tihar[seat] or seat == by else None


def seats_within_reach(table: Table, by: int, kind: str) -> list[int]:
    """MP-13.21: everybody a card can be pointed at, clockwise from the active seat."""
    return [seat for seat in table.from_active() if out_of_reach(table, by, seat, kind) is None]


def deeds_within_reach(table: Table, by: int, kind: str) -> list[int]:
    """MP-13.22: every deed a card can be pointed at, in board order."""
    if kind == "unowned":
        return [deed for deed, owner in enumerate(table.owner) if owner == TREASURY]
    if kind == "unowned_channel":
        return [deed for deed in CHANNELS if table.owner[deed] == TREASURY]
    return [
        deed
        for deed, owner in enumerate(table.owner)
        if owner not in (TREASURY, by) and exposed(table, owner)
    ]


def exposed(table: Table, owner: int) -> bool:
    """MP-13.22: an owner who could be investigated, in Tihar or not."""
    return not (ROLES[table.roles[owner]].never_tihar or table.bjp[owner] or table.protected(owner))


class PickingSeat(Decision[PickSeat]):
    """MP-13.13: one seat, or up to as many as the card says."""

    __slots__ = ()

    def options(self, table: Table, command: Command) -> Sequence[PickSeat]:
        """Each seat within reach alone, then pairs where the card allows them."""
        step = step_of(table)
        seats = seats_within_reach(table, command, step.filter)
        found = [_PICK[seat] for seat in seats]
        if step.count > 1:
            found += [
                PickSeat((one, other)) for place, one in enumerate(seats) for other in seats[place + 1 :]
            ]
        return found


def pick_seat_fault(table: Table, seat: int, answer: PickSeat) -> Refusal | None:
    """MP-13.21, seat by seat; then how many."""
    step = step_of(table)
    for target in answer.targets:
        fault = out_of_reach(table, seat, target, step.filter)
        if fault is not None:
            return fault
    distinct = len(set(answer.targets)) == len(answer.targets)
    return None if distinct and len(answer.targets) <= step.count else no("card-cannot-reach")


class PickingDeed(Decision[PickDeed]):
    """MP-13.22: a deed within reach."""

    __slots__ = ()

    def options(self, table: Table, command: Command) -> Sequence[PickDeed]:
        """Every deed within reach."""
        return [_PICK_DEED[deed] for deed in deeds_within_reach(table, command, step_of(table).filter)]


def pick_deed_fault(table: Table, seat: int, answer: PickDeed) -> Refusal | None:
    """MP-13.22."""
    reach = deeds_within_reach(table, seat, step_of(table).filter)
    return None if answer.deed in reach else no("another-address")


class Investigated(Decision[Any]):
    """MP-13.23: the fine, from the cash there is, or Tihar."""

    __slots__ = ()

    def options(self, table: Table, command: Command) -> Sequence[Answer]:
        """Paying if it can be paid."""
        return [_GO] if fine_fault(table, command, _PAY) else [_PAY, _GO]


def fine_fault(table: Table, seat: int, answer: PayFine) -> Refusal | None:
    """MP-2.06: the fine lies in the item on top of the agenda."""
    return too_dear(table, seat, table.agenda[-1][2])


PickingSeat.faults = {PickSeat: pick_seat_fault}
PickingDeed.faults = {PickDeed: pick_deed_fault}
Investigated.faults = {PayFine: fine_fault, GoToTihar: fine}

PICK_SEAT: Final = PickingSeat()
PICK_DEED: Final = PickingDeed()
INVESTIGATED: Final = Investigated()
