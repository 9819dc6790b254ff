"""The turn (AE-3): draw two, three moves, the hand limit, and on to the right."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from engine.entkhbat import answers, events, phases
from engine.entkhbat.answers import AnyAnswer, EndTurn, PlaceVote, ShiftVote, WasteCard
from engine.entkhbat.cards import CALL_THE_BALLOTS, DRAWN_A_TURN, FACES, HAND_LIMIT, JOKER, without
from engine.entkhbat.questions.choices import DRAW
from engine.entkhbat.questions.turn import MOVE
from engine.entkhbat.rules.attacks import play_attack
from engine.entkhbat.rules.cycle import close_cycle
from engine.entkhbat.rules.deals import offer_deal
from engine.entkhbat.rules.personal import play_personal
from engine.entkhbat.table import Table, replaced


async def begin_turn(table: Table) -> None:
    """AE-3.13: the Immunity runs down; in jail the turn is lost; otherwise two cards are drawn (AE-3.01)."""
    seat = table.turn
    table.turns += 1
    table.moves_used = table.extra = 0
    table.cut = table.warned = False
    table.accusers = ()
    table.silent_turn = table.silenced[seat] > 0
    if table.immune[seat]:
        run_down_immunity(table, seat)
    if table.jailed[seat]:
        lose_turn(table, seat)
        return
    table.tell(events.TurnStarted(seat))
    table.await_answer(phases.DRAW, (seat,))
    await DRAW.to(seat)
    table.answered()
    if table.cut:
        end_turn(table)
        return
    table.draw(seat, DRAWN_A_TURN)
    table.phase = phases.MOVES


def run_down_immunity(table: Table, seat: int) -> None:
    """AE-10.03: one round less each time the turn comes round; in the fourth the card drops."""
    left = table.immune[seat] - 1
    if left:
        table.immune = replaced(table.immune, seat, left)
        table.tell(events.ImmunityRanDown(seat, left))
    else:
        table.drop_shield(seat)
        table.tell(events.ImmunityEnded(seat))


def lose_turn(table: Table, seat: int) -> None:
    """AE-7.02, AE-3.11: no draw, no moves, no counting of the hand; a silent turn is used up (AE-7.19)."""
    table.jailed = replaced(table.jailed, seat, table.jailed[seat] - 1)
    table.tell(events.TurnLost(seat, table.jailed[seat]))
    table.shown += 1
    end_silent_turn(table, seat)
    pass_on(table)


async def take_move(table: Table) -> None:
    """AE-3.02 to 3.09: one move; the turn goes on until none is left."""
    seat = table.turn
    table.await_answer(phases.TURN, (seat,))
    play = await MOVE.to(seat)
    table.answered()
    quick = QUICK.get(type(play))
    if quick is not None:
        quick(table, seat, play)
    else:
        await PLAYS[type(play)](table, seat, play)
    if table.doomed:
        expel_doomed(table)
    if table.phase == phases.MOVES and (
        table.cut or (table.moves_left <= 0 and not table.options.end_by_hand)
    ):
        end_turn(table)


def expel_doomed(table: Table) -> None:
    """AE-D64: whoever the referee has expelled in the middle of something goes when it is settled."""
    for seat in table.doomed:
        if not table.out[seat]:
            table.expel(seat, by_referee=True)
    table.doomed = ()


def place_vote(table: Table, seat: int, play: PlaceVote) -> None:
    """AE-4.01, AE-3.03: face up on an open region of one's own."""
    table.take_from_hand(seat, play.card)
    card = play.named + FACES if play.card == JOKER else play.card
    table.votes[play.region] += (card,)
    table.moves_used += 1
    table.tell(events.VotePlaced(seat, card, play.region))


def shift_vote(table: Table, seat: int, play: ShiftVote) -> None:
    """AE-4.05: from one region to another, and never back to the hand (AE-4.03)."""
    there = table.votes[play.source]
    card = play.card if play.card in there else play.card + FACES
    table.votes[play.source] = without(there, card)
    table.votes[play.target] += (card,)
    table.moves_used += 1
    table.tell(events.VoteShifted(seat, card, play.source, play.target))


def waste_card(table: Table, seat: int, play: WasteCard) -> None:
    """AE-5.05: thrown away on purpose, for a move."""
    table.burn_from_hand(seat, play.card)
    table.moves_used += 1
    table.tell(events.CardWasted(seat, play.card))


def play_final(table: Table, seat: int, play: answers.PlayFinal) -> None:
    """AE-11.01: the cycle stops on the spot; hands are not counted (AE-3.11)."""
    card = play.named + FACES if play.card == JOKER else play.card
    table.burn_from_hand(seat, card)
    table.moves_used += 1
    table.tell(events.FinalCommand(seat, card))
    close_cycle(table, "called" if card % FACES == CALL_THE_BALLOTS else "adjourned", seat)


def stop_early(table: Table, seat: int, play: EndTurn) -> None:
    """AE-3.05: unused moves are lost."""
    end_turn(table)


def end_turn(table: Table) -> None:
    """AE-3.10, AE-3.13: the hand limit, one silent turn less, then the next seat."""
    seat = table.turn
    if len(table.hands[seat]) > HAND_LIMIT:
        trim_hand(table, seat)
    end_silent_turn(table, seat)
    table.shown += 1
    table.tell(events.TurnEnded(seat))
    pass_on(table)


def trim_hand(table: Table, seat: int) -> None:
    """AE-3.10: what is over seven burns at random."""
    burned: list[int] = []
    while len(hand := table.hands[seat]) > HAND_LIMIT:
        card = hand[table.dice.roll("trim", len(hand)) % len(hand)]
        table.burn_from_hand(seat, card)
        burned.append(card)
    table.tell(events.HandTrimmed(seat, tuple(burned)))


def end_silent_turn(table: Table, seat: int) -> None:
    """AE-7.19: a turn that began in silence is one of the three."""
    if table.silent_turn and table.silenced[seat]:
        left = table.silenced[seat] - 1
        table.silenced = replaced(table.silenced, seat, left)
        if not left:
            table.tell(events.SilenceEnded(seat))
    table.silent_turn = False


def pass_on(table: Table) -> None:
    """AE-2.02, AE-2.03, AE-2.10: to the next seat in the cycle, or to the count."""
    seat = table.turn
    left = table.in_cycle()
    if not table.bank_left:
        close_cycle(table, "bank")
    elif not left:
        close_cycle(table, "nobody")
    elif left == [seat] and table.options.end_with_last:
        close_cycle(table, "last")
    else:
        others = table.going_right(seat)
        table.turn = others[0] if others else seat
        table.phase = phases.DRAW


QUICK: dict[type[AnyAnswer], Callable[[Table, int, Any], None]] = {
    PlaceVote: place_vote,
    ShiftVote: shift_vote,
    answers.PlayFinal: play_final,
    WasteCard: waste_card,
    EndTurn: stop_early,
}
"""What a move does that asks nobody anything."""
PLAYS: dict[type[AnyAnswer], Callable[[Table, int, Any], Coroutine[Any, Any, None]]] = {
    answers.PlayAttack: play_attack,
    answers.OfferDeal: offer_deal,
    answers.PlayPersonal: play_personal,
}
"""What a move does that may ask."""
