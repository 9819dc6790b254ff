"""Order in the house: is this the time, and is it this seat's turn to speak?

Before a question looks at what an answer says, it asks here. The order of checks is the one the
rules fix (section 9): phase, open window, whose turn, duty seat. What the answer itself says (card
held, constituency, money) is the question's own affair.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.core.asking import Answer, Command, Seat
from engine.core.refusal import Refusal
from engine.tamasha import answers, phases
from engine.tamasha.refusals import no
from engine.tamasha.table import RIVAL, Table


def out_of_order(table: Table, seat: Seat, answer: Answer) -> Refusal | None:
    """Why `seat` may not speak of such a thing now, whatever it says; None if it may."""
    command = table.options.command_of[seat]
    refusal = WRONG_TIME[type(answer)](table, command)
    if refusal is not None:
        return refusal
    if seat not in table.planners[command].speakers:
        return no("partner-has-the-floor")
    if table.sealed and command in table.sealed:
        return _already_sealed(table.sealed[command])
    return None


def refuse_idle(table: Table, seat: Seat, answer: Answer) -> Refusal:
    """Why nothing can be answered while no question is open."""
    return out_of_order(table, seat, answer) or Refusal("nobody-is-asked", "")


def _already_sealed(answer: Answer) -> Refusal:
    if isinstance(answer, answers.Buy):
        return no("one-offer-a-round")
    return no("purse-closed" if isinstance(answer, answers.ClosePurse) else "choice-sealed")


def _bolly_time(table: Table, command: Command) -> Refusal | None:
    if table.awaits != phases.PLACE_BOLLY:
        return no("no-bolly-waiting")
    return None if command == table.revealing else no("not-your-bolly")


def _bigneta_time(table: Table, command: Command) -> Refusal | None:
    if table.phase in {phases.SETUP, phases.NOMINATION}:
        return no("bigneta-not-yet")
    if table.phase != phases.SWAP or table.awaits == phases.SWAP_PLAN:
        return no("choice-sealed")
    return None


def _swap_time(table: Table, command: Command) -> Refusal | None:
    if table.phase in {phases.SETUP, phases.NOMINATION} or table.awaits == phases.BIGNETA:
        return no("swaps-not-yet")
    return None if table.phase == phases.SWAP else no("choice-sealed")


def _opening_time(table: Table, command: Command) -> Refusal | None:
    if table.phase == phases.OPENING:
        return None if command == table.turn else no("not-your-turn")
    if table.phase in phases.BEFORE_OPENINGS:
        return no("nomination-first")
    return no("openings-are-over" if table.phase == phases.PRACHAR else "polling-is-over")


def _turn_time(table: Table, command: Command) -> Refusal | None:
    if table.phase != phases.PRACHAR:
        return _not_prachar(table)
    if table.awaits == phases.TURN or table.awaits == phases.NOTHING:
        return None if command == table.turn else no("not-your-turn")
    return _window(table)


def _naming_time(table: Table, command: Command) -> Refusal | None:
    if table.phase != phases.PRACHAR:
        return _not_prachar(table)
    if table.awaits == phases.NAME_CONSTITUENCY:
        return None if command == RIVAL[table.turn] else no("rival-must-name")
    return _window(table) or no("nothing-to-name")


def _split_time(table: Table, command: Command) -> Refusal | None:
    if table.phase != phases.PRACHAR:
        return _not_prachar(table)
    if table.awaits == phases.SPLIT_GAIN:
        return None if command == table.turn else no("share-out-first", funds=table.gain)
    return _window(table) or no("nothing-to-share")


def _attack_time(table: Table, command: Command) -> Refusal | None:
    """ET-3.32: whatever the moment, Basic knows no allegations."""
    return no("no-attacks-in-basic")


def _sauda_time(table: Table, command: Command) -> Refusal | None:
    if table.phase != phases.HORSE_TRADING:
        return no("market-closed")
    column = table.planners[command].column
    return no("purse-closed") if column is not None and column.closed else None


def _not_prachar(table: Table) -> Refusal:
    return no("polling-is-over" if table.phase in phases.AFTER_PRACHAR else "openings-first")


def _window(table: Table) -> Refusal | None:
    """What must be done before play goes on."""
    if table.awaits == phases.NAME_CONSTITUENCY:
        return no("rival-must-name")
    return no("share-out-first", funds=table.gain) if table.awaits == phases.SPLIT_GAIN else None


WRONG_TIME: Final[dict[type[Answer], Callable[[Table, Command], Refusal | None]]] = {
    answers.PlaceBolly: _bolly_time,
    answers.PlaceBigNeta: _bigneta_time,
    answers.SwapPlan: _swap_time,
    answers.OpeningBig: _opening_time,
    answers.PlayCampaign: _turn_time,
    answers.PlayBig: _turn_time,
    answers.PlayNews: _turn_time,
    answers.PlayAttack: _attack_time,
    answers.Pass: _turn_time,
    answers.NameConstituency: _naming_time,
    answers.SplitGain: _split_time,
    answers.Buy: _sauda_time,
    answers.ClosePurse: _sauda_time,
}
