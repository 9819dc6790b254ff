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
from engine.tamasha.floor import asked, voice
from engine.tamasha.house import BASIC
from engine.tamasha.refusals import no
from engine.tamasha.table import Table


def out_of_order(table: Table, seat: Seat, answer: Answer) -> Refusal | None:
    """Why `seat` may not speak of such a thing now, whatever it says; None if it may."""
    command = voice(table, seat)
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
    match answer:
        case answers.Buy():
            return no("one-offer-a-round")
        case answers.ClosePurse():
            return no("purse-closed")
        case answers.NameKingmaker():
            return no("only-winners-bargain")
        case _:
            return no("choice-sealed")


def _bolly_time(table: Table, command: Command) -> Refusal | None:
    if table.awaits != phases.PLACE_BOLLY:
        return no("no-bolly-waiting")
    return None if command == table.tray.revealing else no("not-your-bolly")


def _bigneta_time(table: Table, command: Command) -> Refusal | None:
    if table.phase in {phases.SETUP, phases.NOMINATION}:
        return no("bigneta-not-yet")
    if table.house.opener(table.planners[command].party) != command:
        return no("left-places-bigneta")
    if table.phase != phases.SWAP or table.awaits == phases.SWAP_PLAN:
        return no("choice-sealed")
    return None


def _swap_time(table: Table, command: Command) -> Refusal | None:
    if table.phase in {phases.SETUP, phases.NOMINATION} or table.awaits == phases.BIGNETA:
        return no("swaps-not-yet")
    return None if table.phase == phases.SWAP else no("choice-sealed")


def _joint_time(table: Table, command: Command) -> Refusal | None:
    """ET-8.10: while swaps are planned, by factions that have not sealed."""
    open_now = table.house.factions and table.awaits == phases.SWAP_PLAN
    return None if open_now and command in asked(table) else no("no-joint-plan")


def _pockets_time(table: Table, command: Command) -> Refusal | None:
    if table.house.variant == BASIC:
        return no("no-attacks-in-basic")
    return None if table.awaits == phases.STOCK_POCKETS else no("pockets-not-now")


def _opening_time(table: Table, command: Command) -> Refusal | None:
    if table.phase == phases.OPENING:
        return _picking(table) or (None if command == table.turn else _not_your_turn(table))
    if table.phase in phases.BEFORE_OPENINGS:
        return no("nomination-first")
    return no("openings-are-over" if table.phase == phases.PRACHAR else "polling-is-over")


def _pick_time(table: Table, command: Command) -> Refusal | None:
    picking = table.awaits == phases.PICK_BIG and command == table.house.partner(table.turn)
    return None if picking else no("right-picks-first")


def _turn_time(table: Table, command: Command) -> Refusal | None:
    if table.phase != phases.PRACHAR:
        return _not_prachar(table)
    if table.awaits == phases.TURN or table.awaits == phases.NOTHING:
        return None if command == table.turn else _not_your_turn(table)
    return _window(table)


def _attack_time(table: Table, command: Command) -> Refusal | None:
    """ET-3.32: whatever the moment, Basic knows no allegations."""
    return no("no-attacks-in-basic") if table.house.variant == BASIC else _turn_time(table, command)


def _naming_time(table: Table, command: Command) -> Refusal | None:
    if table.phase != phases.PRACHAR:
        return _not_prachar(table)
    if table.awaits != phases.NAME_CONSTITUENCY:
        return _window(table) or no("nothing-to-name")
    house = table.house
    if command == house.rival[table.turn]:
        return None
    across = house.party_of[command] != house.party_of[table.turn]
    return no("counterpart-names" if across else "rival-must-name")


def _split_time(table: Table, command: Command) -> Refusal | None:
    if table.phase != phases.PRACHAR:
        return _not_prachar(table)
    if table.awaits == phases.SPLIT_GAIN:
        return None if command == table.turn else no("share-out-first", funds=table.gain)
    return _window(table) or no("nothing-to-share")


def _reply_time(table: Table, command: Command) -> Refusal | None:
    if table.house.variant == BASIC:
        return no("no-attacks-in-basic")
    if table.phase != phases.PRACHAR:
        return _not_prachar(table)
    if table.accusation is None:
        return _window(table) or no("nobody-to-defend")
    return None if command == table.accusation.defender else no("defender-must-answer")


def _sauda_time(table: Table, command: Command) -> Refusal | None:
    if table.phase != phases.HORSE_TRADING:
        return no("market-closed")
    column = table.planners[command].column
    return no("purse-closed") if column is not None and column.closed else None


def _kingmaker_time(table: Table, command: Command) -> Refusal | None:
    bargaining = table.phase == phases.KINGMAKER and table.house.party_of[command] == table.winner
    return None if bargaining else no("only-winners-bargain")


def _not_prachar(table: Table) -> Refusal:
    if table.phase in phases.AFTER_PRACHAR:
        return no("polling-is-over")
    return _picking(table) or no("openings-first")


def _picking(table: Table) -> Refusal | None:
    return no("right-picks-first") if table.awaits == phases.PICK_BIG else None


def _not_your_turn(table: Table) -> Refusal:
    return no("not-your-factions-turn" if table.house.factions else "not-your-turn")


def _window(table: Table) -> Refusal | None:
    """What must be done before play goes on."""
    match table.awaits:
        case phases.NAME_CONSTITUENCY:
            return no("rival-must-name")
        case phases.SPLIT_GAIN:
            return no("share-out-first", funds=table.gain)
        case phases.REPLY:
            return no("defender-must-answer")
        case _:
            return None


WRONG_TIME: Final[dict[type[Answer], Callable[[Table, Command], Refusal | None]]] = {
    answers.PlaceBolly: _bolly_time,
    answers.PlaceBigNeta: _bigneta_time,
    answers.SwapPlan: _swap_time,
    answers.ProposeJoint: _joint_time,
    answers.AcceptJoint: _joint_time,
    answers.DeclineJoint: _joint_time,
    answers.StockPockets: _pockets_time,
    answers.OpeningBig: _opening_time,
    answers.PickBig: _pick_time,
    answers.PlayCampaign: _turn_time,
    answers.PlayBig: _turn_time,
    answers.PlayNews: _turn_time,
    answers.PlayAttack: _attack_time,
    answers.Pass: _turn_time,
    answers.NameConstituency: _naming_time,
    answers.SplitGain: _split_time,
    answers.PlayVictim: _reply_time,
    answers.TakeIt: _reply_time,
    answers.Buy: _sauda_time,
    answers.ClosePurse: _sauda_time,
    answers.NameKingmaker: _kingmaker_time,
}
