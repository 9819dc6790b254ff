"""What can be wrong with a move in one's own turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from engine.core.asking import Answer
from engine.core.refusal import Refusal
from engine.entkhbat import answers, cards, phases
from engine.entkhbat.cards import FACES, GROUP, JOKER, MOVES_A_TURN, VOTE
from engine.entkhbat.faults.hand import in_hand, played_otherwise, sleeping, stands_for
from engine.entkhbat.faults.land import own_open, with_room
from engine.entkhbat.faults.moment import asked, elsewhere, on_turn, with_a_move
from engine.entkhbat.floor import changes_something, payers
from engine.entkhbat.records import EXPELLED, NOBODY
from engine.entkhbat.refusals import no
from engine.entkhbat.table import SAFE, STUFFED, Table

_FIXABLE: Final = (cards.BALLOT_STUFFING, cards.SAFE_SEAT)


def draft_region(table: Table, seat: int, answer: answers.DraftRegion) -> Refusal | None:
    """AE-1.04."""
    refusal = asked(table, seat, phases.DRAFT)
    if refusal is None and table.owners[answer.region] != NOBODY:
        return no("region-taken-already")
    return refusal


def draw_two(table: Table, seat: int, answer: answers.DrawTwo) -> Refusal | None:
    """AE-3.01."""
    if table.awaits == phases.TURN and seat == table.turn:
        return no("already-drawn")
    return asked(table, seat, phases.DRAW)


def place_vote(table: Table, seat: int, answer: answers.PlaceVote) -> Refusal | None:
    """AE-4.01, AE-4.02, AE-4.06, AE-4.07."""
    refusal = with_a_move(table, seat) or in_hand(table, seat, answer.card, answer.named)
    if refusal is not None:
        return refusal
    if GROUP[stands_for(answer.card, answer.named)] != VOTE:
        return no("no-vote-card", how="votes")
    return own_open(table, seat, answer.region) or with_room(table, answer.region)


def shift_vote(table: Table, seat: int, answer: answers.ShiftVote) -> Refusal | None:
    """AE-4.05, AE-10.11."""
    refusal = with_a_move(table, seat)
    if refusal is not None:
        return refusal
    if answer.card % FACES in _FIXABLE:
        return no("fixed-is-fixed")
    refusal = own_open(table, seat, answer.source) or own_open(table, seat, answer.target)
    if refusal is not None:
        return refusal
    there = table.votes[answer.source]
    if answer.source == answer.target or not (answer.card in there or answer.card + FACES in there):
        return no("shift-from-yours-to-yours")
    return with_room(table, answer.target)


def take_back_vote(table: Table, seat: int, answer: answers.TakeBackVote) -> Refusal | None:
    """AE-4.03."""
    return on_turn(table, seat) or no("placed-is-placed")


def play_attack(table: Table, seat: int, answer: answers.PlayAttack) -> Refusal | None:
    """AE-7.01, AE-7.36, AE-5.06, AE-5.07, AE-5.15, AE-7.20, AE-7.21, AE-7.44."""
    refusal = with_a_move(table, seat) or in_hand(table, seat, answer.card, answer.named)
    if refusal is not None:
        return refusal
    face = stands_for(answer.card, answer.named)
    if GROUP[face] != cards.GENERAL or face == cards.DEAL:
        return played_otherwise(face)
    if (refusal := sleeping(table, face)) is not None:
        return refusal
    if face == cards.FILING_FEES:
        return _fees(table, seat, answer)
    if (refusal := target_fault(table, seat, answer.target, lifts=face == cards.LIFT_IMMUNITY)) is not None:
        return refusal
    if face == cards.HOSTILE_TAKEOVER:
        return _takeover(table, answer)
    if answer.region >= 0 or not changes_something(table, seat, face, answer.target):
        return no("nothing-to-do-there")
    return None


def target_fault(table: Table, seat: int, target: int, *, lifts: bool = False) -> Refusal | None:
    """AE-5.06, AE-7.34, AE-10.18, AE-10.02, AE-7.39: another candidate, in the cycle, not protected."""
    if not 0 <= target < table.seats or target == seat:
        return no("not-yourself")
    if table.out[target]:
        return no("target-expelled" if table.out[target] == EXPELLED else "target-resigned", seat=target)
    if table.immune[target] and not lifts:
        return no("target-immune", seat=target, rounds=table.immune[target])
    return no("restrained", seat=target) if (target, seat) in table.orders else None


def _fees(table: Table, seat: int, answer: answers.PlayAttack) -> Refusal | None:
    if not payers(table, seat):
        return no("nobody-has-to-pay")
    if answer.target >= 0 or answer.region >= 0:
        return no("nothing-to-do-there")
    return None if changes_something(table, seat, cards.FILING_FEES, seat) else no("nothing-to-do-there")


def _takeover(table: Table, answer: answers.PlayAttack) -> Refusal | None:
    if answer.region < 0 or table.holders[answer.region] != answer.target:
        return no("not-their-region", seat=answer.target)
    return None if answer.region in table.lands[answer.target] else no("taken-region-closed")


def play_personal(table: Table, seat: int, answer: answers.PlayPersonal) -> Refusal | None:
    """AE-10.01 to 10.27."""
    refusal = with_a_move(table, seat) or in_hand(table, seat, answer.card, answer.named)
    if refusal is not None:
        return refusal
    face = stands_for(answer.card, answer.named)
    if GROUP[face] != cards.PERSONAL:
        return played_otherwise(face)
    if face == cards.EXTRA_ACTION and table.moves_used >= MOVES_A_TURN:
        return no("too-late-for-extra")
    if face == cards.DRAW_2 and not table.bank_left:
        return no("bank-is-empty")
    if face == cards.FINDERS_KEEPERS:
        return _finders(table, answer)
    if face in _FIXABLE:
        return _fixing(table, seat, face, answer)
    return None if answer.region < 0 and answer.pick < 0 else no("nothing-to-do-there")


def _finders(table: Table, answer: answers.PlayPersonal) -> Refusal | None:
    if not table.play:
        return no("nothing-to-find")
    found = answer.pick in table.play and answer.region < 0
    return None if found else no("not-in-the-play-area")


def _fixing(table: Table, seat: int, face: int, answer: answers.PlayPersonal) -> Refusal | None:
    if (refusal := own_open(table, seat, answer.region)) is not None:
        return refusal
    stuffing = face == cards.BALLOT_STUFFING
    twins = STUFFED if stuffing else SAFE
    if any(card in twins for card in table.fixed[answer.region]):
        return no("stuffed-already" if stuffing else "safe-already")
    return None if answer.pick < 0 else no("nothing-to-do-there")


def play_final(table: Table, seat: int, answer: answers.PlayFinal) -> Refusal | None:
    """AE-11.01, AE-11.02."""
    refusal = with_a_move(table, seat) or in_hand(table, seat, answer.card, answer.named)
    if refusal is not None:
        return refusal
    face = stands_for(answer.card, answer.named)
    return played_otherwise(face) if GROUP[face] != cards.FINAL else sleeping(table, face)


def waste_card(table: Table, seat: int, answer: answers.WasteCard) -> Refusal | None:
    """AE-5.05: any card one holds; a Joker needs no name to be thrown away."""
    refusal = with_a_move(table, seat)
    if refusal is not None:
        return refusal
    return in_hand(table, seat, answer.card, 0 if answer.card == JOKER else -1)


def end_turn(table: Table, seat: int, answer: answers.EndTurn) -> Refusal | None:
    """AE-3.05."""
    return on_turn(table, seat)


def go_on(table: Table, seat: int, answer: answers.Continue) -> Refusal | None:
    """AE-2.12."""
    return asked(table, seat, phases.INTERMISSION)


def close(table: Table, seat: int, answer: answers.Close) -> Refusal | None:
    """AE-D57."""
    looking = table.awaits in (phases.INSPECT, phases.BOARD) and seat in table.asked
    return None if looking else elsewhere(table, seat)


FAULTS: Final[dict[type[Answer], Callable[[Table, int, Any], Refusal | None]]] = {
    answers.DraftRegion: draft_region,
    answers.DrawTwo: draw_two,
    answers.PlaceVote: place_vote,
    answers.ShiftVote: shift_vote,
    answers.TakeBackVote: take_back_vote,
    answers.PlayAttack: play_attack,
    answers.PlayPersonal: play_personal,
    answers.PlayFinal: play_final,
    answers.WasteCard: waste_card,
    answers.EndTurn: end_turn,
    answers.Continue: go_on,
    answers.Close: close,
}
