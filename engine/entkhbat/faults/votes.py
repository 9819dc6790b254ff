"""What can be wrong with vote cards that burn, pay or are spread, and with the choices an effect offers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from engine.core.asking import Answer
from engine.core.refusal import Refusal
from engine.entkhbat import answers, phases
from engine.entkhbat.cards import FACES, VOTES_A_REGION, without
from engine.entkhbat.faults.land import own_open
from engine.entkhbat.faults.moment import asked
from engine.entkhbat.floor import chosen_cards, open_votes, reach
from engine.entkhbat.refusals import no
from engine.entkhbat.table import Table, VoteOn, value_of


def burn_votes(table: Table, seat: int, answer: answers.BurnVotes) -> Refusal | None:
    """AE-4.14, AE-4.11."""
    refusal = asked(table, seat, phases.BURN_VOTES)
    return refusal or enough(reach(table, seat), answer.cards, table.amount, "out-of-the-fire", "burn-more")


def pay_fee(table: Table, seat: int, answer: answers.PayFee) -> Refusal | None:
    """AE-7.51, AE-7.43."""
    refusal = asked(table, seat, phases.PAY_FEE)
    return refusal or enough(
        open_votes(table, seat), answer.cards, table.amount, "not-to-pay-with", "pay-more"
    )


def enough(
    there: Sequence[VoteOn], named: Sequence[VoteOn], amount: int, out_of_reach: str, too_little: str
) -> Refusal | None:
    """All cards are within reach, and come to the amount or more (AE-4.12)."""
    try:
        cards = chosen_cards(there, named)
    except KeyError:
        return no(out_of_reach)
    votes = value_of(cards)
    return None if votes >= amount else no(too_little, votes=votes, amount=amount)


def spread_fee(table: Table, seat: int, answer: answers.SpreadFee) -> Refusal | None:
    """AE-7.48, AE-4.01, AE-4.06, AE-4.02."""
    refusal = asked(table, seat, phases.SPREAD_FEE)
    if refusal is not None:
        return refusal
    assert table.fees is not None
    left, laid = table.fees.takings, list(table.votes)
    for card, region in answer.places:
        if card not in left and card + FACES not in left:
            return no("not-among-the-takings")
        if (refusal := own_open(table, seat, region)) is not None:
            return refusal
        if len(laid[region]) >= VOTES_A_REGION:
            return no("region-full", region=region, limit=VOTES_A_REGION)
        laid[region] += (card,)
        left = without(left, card if card in left else card + FACES)
    return None


def pick_blind(table: Table, seat: int, answer: answers.PickBlind) -> Refusal | None:
    """AE-7.24."""
    refusal = asked(table, seat, phases.PICK_BLIND)
    if refusal is None and not 1 <= answer.position <= len(table.fan):
        return no("pick-one-of-them", cards=len(table.fan))
    return refusal


def choose_region(table: Table, seat: int, answer: answers.ChooseRegion) -> Refusal | None:
    """AE-7.23."""
    refusal = asked(table, seat, phases.CHOOSE_REGION)
    if refusal is None and answer.region not in table.lands[table.victim]:
        return no("choose-theirs", seat=table.victim)
    return refusal


FAULTS: Final[dict[type[Answer], Callable[[Table, int, Any], Refusal | None]]] = {
    answers.BurnVotes: burn_votes,
    answers.PayFee: pay_fee,
    answers.SpreadFee: spread_fee,
    answers.PickBlind: pick_blind,
    answers.ChooseRegion: choose_region,
}
