"""Pointing a card at seats and deeds, and the agency at the door (MP-13.13, MP-13.21 to 13.23)."""

from __future__ import annotations

from typing import Any

import msgspec

from engine.core.asking import Command, Seat, ask
from engine.modipoly import answers, phases, power_events
from engine.modipoly.questions.targets import INVESTIGATED, PICK_DEED, PICK_SEAT
from engine.modipoly.rules.promises import card_was_pointed
from engine.modipoly.table import Table

changed: Any = msgspec.structs.replace


async def pick_seats(table: Table) -> None:
    """MP-13.13, 13.21: the enactor or reader points."""
    card = table.card
    assert card is not None
    table.wait_for(phases.PICK_SEAT, card.by)
    answer = await ask(Command(card.by), PICK_SEAT)
    table.resume()
    table.pop()
    table.card = changed(card, targets=answer.targets)
    table.tell(power_events.Targeted(card.by, answer.targets, -1))
    if table.register:
        card_was_pointed(table, card.by, answer.targets)


async def pick_deed(table: Table) -> None:
    """MP-13.22: the enactor points at a deed."""
    card = table.card
    assert card is not None
    table.wait_for(phases.PICK_DEED, card.by)
    answer = await ask(Command(card.by), PICK_DEED)
    table.resume()
    table.pop()
    table.card = changed(card, deed=answer.deed)
    table.tell(power_events.Targeted(card.by, (), answer.deed))


async def be_investigated(table: Table) -> None:
    """MP-13.23: the fine from the cash there is, or Tihar."""
    _, target, fine = table.agenda[-1]
    seat = Seat(target)
    table.wait_for(phases.INVESTIGATED, seat)
    answer = await ask(Command(seat), INVESTIGATED)
    table.resume()
    table.pop()
    if isinstance(answer, answers.PayFine):
        table.pay_treasury(seat, fine, "fine")
        table.tell(power_events.Fined(seat, fine))
    else:
        table.jail(seat, "agency")
