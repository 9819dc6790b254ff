"""Bots of MODIPOLY: four levels, from one who draws lots to one who counts what everybody needs to win.

A bot reads its own seat's view and its options, never the table. It draws its whims from dice of its own, so
the same moment gets the same answer on every machine. Bargaining is judged, not searched: what others will
say is not in the cards.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from engine.core.asking import Answer, Seat
from engine.core.bots import Thinking, bot_dice, finish
from engine.core.dice import Dice
from engine.core.match import Match
from engine.modipoly import phases
from engine.modipoly.answers import Borrow, Done, EndTurn, PickRole, Redeem, RepayLoan, Roll, Settle
from engine.modipoly.bots import deals, envelopes, market, ordinances, politics
from engine.modipoly.bots.manners import EASY, HARD, NORMAL, Manner
from engine.modipoly.bots.mind import Mind
from engine.modipoly.cards import DEEDS, OLIGARCH

__all__ = ["LEVELS", "bot_dice", "choose", "think"]

RANDOM: Final = "random"
MANNERS: Final[dict[str, Manner]] = {"easy": EASY, "normal": NORMAL, "hard": HARD}
LEVELS: Final = (RANDOM, *MANNERS)

Options = Sequence[Answer]


def think(match: Match, seat: Seat, level: str, dice: Dice) -> Thinking:
    """Choose an answer of `seat`. `level` is one of `LEVELS`; `dice` are the bot's own, from `bot_dice`."""
    yield from ()
    return decide(match, seat, level, dice)


def decide(match: Match, seat: Seat, level: str, dice: Dice) -> Answer:
    """The answer; whatever the rules would refuse gives way to the first option."""
    options = match.options(seat)
    if len(options) == 1:
        return options[0]
    if level == RANDOM:
        return dice.pick(options)
    mind = Mind(match.view(seat), MANNERS[level], dice)
    answer = DECIDE[mind.view.awaits](mind, options)
    if answer in options or match.why_not(seat, answer) is None:
        return answer
    return options[0]


def choose(match: Match, seat: Seat, level: str, dice: Dice) -> Answer:
    """The same without a pause."""
    return finish(think(match, seat, level, dice))


def open_turn(mind: Mind, options: Options) -> Answer:
    """Out of Tihar, cards, powers, an offer; then the dice."""
    if mind.own.tihar:
        return politics.way_out(mind, options) or Roll()
    return (
        politics.use_power(mind, options)
        or ordinances.from_hand(mind, options)
        or deals.own_offer(mind)
        or tidy(mind, options)
        or Roll()
    )


def close_turn(mind: Mind, options: Options) -> Answer:
    """Cards, powers, an offer; then the turn stone."""
    if mind.own.tihar:
        return EndTurn()
    return (
        ordinances.from_hand(mind, options)
        or politics.use_power(mind, options)
        or deals.own_offer(mind)
        or EndTurn()
    )


def tidy(mind: Mind, options: Options) -> Answer | None:
    """Redeem or repay with money that is not needed otherwise."""
    for option in options:
        if isinstance(option, Redeem) and mind.spare() >= 2 * DEEDS[option.deed].security:
            return option
        if isinstance(option, RepayLoan) and mind.role == OLIGARCH and mind.laps_left > 1:
            return option if mind.spare() >= 2 * option.loan else None
    return None


def in_debt(mind: Mind, options: Options) -> Answer:
    """Tokens first, then a loan on the dearest deed, then a sale; then the bill."""
    bill = mind.view.bill
    assert bill is not None
    if mind.cash >= sum(due.amount for due in bill.dues):
        return Settle()
    if not mind.own.tihar and mind.own.offers_left > 0:
        offer = deals.debt_offer(mind)
        if offer is not None:
            return offer
    loans = [option for option in options if isinstance(option, Borrow)]
    if loans:
        return max(loans, key=lambda loan: DEEDS[loan.deed].security)
    return market.sale_in_need(mind, options) or Settle()


def in_interval(mind: Mind, options: Options) -> Answer:
    """One offer where something can be won, then done."""
    return deals.interval_offer(mind) or Done()


def pick_role(mind: Mind, options: Options) -> Answer:
    """Any card."""
    picks = [option for option in options if isinstance(option, PickRole)]
    return mind.dice.pick(picks)


DECIDE: Final[dict[str, Callable[[Mind, Options], Answer]]] = {
    phases.PICK_ROLE: pick_role,
    phases.TURN_OPEN: open_turn,
    phases.LAND_UNOWNED: lambda mind, options: market.on_unowned(mind),
    phases.OFFER_REPLY: lambda mind, options: deals.answer_offer(mind),
    phases.DEBT: in_debt,
    phases.TURN_CLOSE: close_turn,
    phases.PLEDGE: lambda mind, options: market.pledge(mind),
    phases.COUNTER_BRIBE: market.answer_counter,
    phases.SLIPS: lambda mind, options: envelopes.write_slip(mind),
    phases.ANNOUNCE: envelopes.announce,
    phases.PM_CARD: ordinances.on_drawn,
    phases.PIL: lambda mind, options: ordinances.go_to_court(mind),
    phases.PICK_SEAT: ordinances.point,
    phases.PICK_DEED: ordinances.point_at_deed,
    phases.INVESTIGATED: ordinances.face_agency,
    phases.BJP_CORNER: politics.at_the_corner,
    phases.OVERFLOW: ordinances.discard,
    phases.INTERVAL: in_interval,
    phases.BALLOT: lambda mind, options: politics.ballot(mind),
    phases.NOMINATE: politics.nominate,
    phases.BACK: politics.back,
    phases.TIE_BREAK: politics.break_tie,
}
"""How each decision is made."""
