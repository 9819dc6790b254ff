"""Role powers (MP-16). The PIL, which answers an ordinance, is in `cards`."""

from __future__ import annotations

from engine.core.asking import Seat
from engine.modipoly import answers, events, power_events
from engine.modipoly.cards import (
    DISTRACTION,
    FORWARD_COST,
    PADYATRA_COST,
    PROTEST,
    STRIKE_COST,
    UNITY,
)
from engine.modipoly.table import Table, replaced


def padyatra(table: Table, seat: Seat, answer: answers.Padyatra) -> None:
    """MP-16.03: once a game, instead of rolling: three hundred, Unity +1, and the turn ends."""
    table.padyatra = True
    table.tell(power_events.PowerUsed(seat, "padyatra"))
    table.pay_treasury(seat, PADYATRA_COST, "padyatra")
    table.move_meter(UNITY, 1)
    table.turn_over = True


def strike(table: Table, seat: Seat, answer: answers.Strike) -> None:
    """MP-16.04: twice a game: two tokens, Protest +1."""
    table.strikes += 1
    table.tell(power_events.PowerUsed(seat, "strike"))
    table.change_tokens(seat, -STRIKE_COST)
    table.move_meter(PROTEST, 1)


def forward(table: Table, seat: Seat, answer: answers.Forward) -> None:
    """MP-16.06: once a lap: a token, Distraction +1."""
    table.forwarded = replaced(table.forwarded, seat, True)
    table.tell(power_events.PowerUsed(seat, "forward"))
    table.change_tokens(seat, -FORWARD_COST)
    table.move_meter(DISTRACTION, 1)


def place_file(table: Table, seat: Seat, answer: answers.PlaceFile) -> None:
    """MP-16.07: once a lap the File goes on an unowned deed, from wherever it lies."""
    table.filed = True
    table.file_at = answer.deed
    table.tell(power_events.PowerUsed(seat, "file"))
    table.tell(events.FilePlaced(answer.deed))
