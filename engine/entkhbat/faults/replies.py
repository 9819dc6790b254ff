"""What can be wrong with a reply, a pass, or a vote of No Confidence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from engine.core.asking import Answer
from engine.core.refusal import Refusal
from engine.entkhbat import answers, phases
from engine.entkhbat.cards import GROUP, OBJECTION, REACTION, TIT_FOR_TAT, TOUGH_LUCK
from engine.entkhbat.faults.hand import in_hand, stands_for
from engine.entkhbat.faults.moment import asked, elsewhere, sealed
from engine.entkhbat.floor import (
    barred,
    may_answer_from_table,
    may_reflect,
    principal,
    speaking_side,
)
from engine.entkhbat.records import TARGET_SIDE, Chain
from engine.entkhbat.refusals import no
from engine.entkhbat.table import Table


def reply(table: Table, seat: int, answer: answers.Reply) -> Refusal | None:
    """Section 5.2, in the order of section 10."""
    chain = table.chain
    if chain is None:
        partner_answers = table.awaits == phases.DEAL_ANSWER and seat in table.asked
        return no("yes-or-no" if partner_answers else "keep-for-a-window")
    refusal = sealed(table, seat)
    if refusal is None and not answer.from_table:
        refusal = in_hand(table, seat, answer.card, answer.named)
    if refusal is not None:
        return refusal
    face = stands_for(answer.card, answer.named)
    side = speaking_side(chain)
    if seat == principal(chain, 1 - side):
        return no("your-side-has-the-last-word")
    check = _BY_FACE.get(face)
    if check is None:
        return no("keep-for-a-window" if GROUP[face] == REACTION else "not-a-reaction")
    refusal = check(table, chain, seat, side)
    if refusal is not None:
        return refusal
    if answer.from_table and not may_answer_from_table(table, seat):
        return no("not-in-hand")
    return None if seat in table.asked else no("not-asked")


def _tough_luck(table: Table, chain: Chain, seat: int, side: int) -> Refusal | None:
    """AE-6.04, AE-6.03."""
    if seat != principal(chain, side):
        return no("tough-luck-for-principals")
    return no("side-has-used-it", card=TOUGH_LUCK) if chain.tough[side] else None


def _objection(table: Table, chain: Chain, seat: int, side: int) -> Refusal | None:
    """AE-6.05, AE-7.46, AE-7.05, AE-8.10, AE-6.20, AE-6.14, AE-6.03."""
    if seat == principal(chain, side):
        return no("no-objection-for-yourself")
    if not chain.objections:
        return no("fees-without-objections")
    if (name := barred(table, chain, seat, side)) is not None:
        return no(name, seat=chain.target)
    return no("side-has-used-it", card=OBJECTION) if chain.objected[side] else None


def _tit_for_tat(table: Table, chain: Chain, seat: int, side: int) -> Refusal | None:
    """AE-8.09, AE-6.06."""
    if not chain.reflectable:
        return no("nothing-to-reflect")
    in_time = side == TARGET_SIDE and seat == chain.target and may_reflect(table, chain)
    return None if in_time else no("only-the-target-reflects")


_BY_FACE: Final = {TOUGH_LUCK: _tough_luck, OBJECTION: _objection, TIT_FOR_TAT: _tit_for_tat}


def pass_window(table: Table, seat: int, answer: answers.Pass) -> Refusal | None:
    """AE-6.11, AE-6.22, AE-6.09, AE-6.10."""
    if table.awaits not in (phases.REPLY, phases.INTERFERE):
        return elsewhere(table, seat)
    if (refusal := sealed(table, seat)) is not None:
        return refusal
    if seat in table.asked:
        return None
    if table.out[seat]:
        return no("out-of-the-cycle")
    chain = table.chain
    if chain is not None and seat == principal(chain, 1 - speaking_side(chain)):
        return no("your-side-has-the-last-word")
    return no("not-asked")


def vote(table: Table, seat: int, answer: answers.Vote) -> Refusal | None:
    """AE-7.32, AE-6.11."""
    refusal = asked(table, seat, phases.BALLOT) or sealed(table, seat)
    if refusal is None and answer.choice not in (answers.EXPEL, answers.KEEP):
        return no("expel-or-keep")
    return refusal


FAULTS: Final[dict[type[Answer], Callable[[Table, int, Any], Refusal | None]]] = {
    answers.Reply: reply,
    answers.Pass: pass_window,
    answers.Vote: vote,
}
