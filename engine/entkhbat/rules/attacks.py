"""General Commands (AE-7): announced, argued about, and carried out on one side or the other."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from engine.entkhbat import cards, events, phases
from engine.entkhbat.answers import PlayAttack
from engine.entkhbat.cards import BURNS, FACES, JOKER, SILENT_TURNS
from engine.entkhbat.questions.choices import CHOOSE_REGION, CLOSE, PICK_BLIND
from engine.entkhbat.records import NOBODY, NOWHERE, Chain
from engine.entkhbat.rules.ballot import no_confidence
from engine.entkhbat.rules.burning import burn_votes
from engine.entkhbat.rules.fees import filing_fees
from engine.entkhbat.rules.reply_chain import argue
from engine.entkhbat.table import Table, replaced


async def play_attack(table: Table, seat: int, play: PlayAttack) -> None:
    """AE-7.01, AE-3.08, AE-3.09, AE-6.18: the move is spent; then nothing else until the argument is over."""
    face = play.named if play.card == JOKER else play.card
    card = face + FACES if play.card == JOKER else face
    table.burn_from_hand(seat, card)
    table.moves_used += 1
    table.tell(events.AttackAnnounced(seat, card, play.target, play.region))
    if face == cards.FILING_FEES:
        await filing_fees(table, seat, card)
        return
    outcome = await argue(table, Chain(seat, play.target, card, play.region))
    if outcome == phases.THROUGH:
        await EFFECTS[face](table, seat, play.target, play.region, face)
    elif outcome == phases.REFLECTED:
        await EFFECTS[face](table, play.target, seat, NOWHERE, face)


async def jail_time(table: Table, user: int, victim: int, region: int, face: int) -> None:
    """AE-7.02, AE-7.06, AE-7.07: the next turn is lost; reflected, what is left of this one."""
    if victim == table.turn:
        table.cut = True
        table.tell(events.TurnCut(victim))
    else:
        table.jailed = replaced(table.jailed, victim, table.jailed[victim] + 1)
        table.tell(events.SeatJailed(victim, table.jailed[victim]))


async def reshuffle(table: Table, user: int, victim: int, region: int, face: int) -> None:
    """AE-7.08, AE-7.11: whole hands change places, whoever reflected."""
    hands = table.hands
    hands[user], hands[victim] = hands[victim], hands[user]
    table.shown += 1
    table.tell(events.HandsSwapped(user, victim, (len(hands[user]), len(hands[victim]))))
    for seat in (user, victim):
        table.tell_one(seat, events.HandReceived(seat, hands[seat]))


async def inspection(table: Table, user: int, victim: int, region: int, face: int) -> None:
    """AE-7.12, AE-7.14: the user alone sees the hand, until the look is closed (AE-D57)."""
    table.user, table.victim = user, victim
    table.shown += 1
    table.tell_one(user, events.HandSeen(user, victim, table.hands[victim]), events.HandSeen(user, victim))
    table.await_answer(phases.INSPECT, (user,))
    await CLOSE.to(user)
    table.answered()
    table.user = table.victim = NOBODY
    table.shown += 1
    table.tell(events.LookClosed(user))


async def cut_the_mic(table: Table, user: int, victim: int, region: int, face: int) -> None:
    """AE-7.15, AE-7.18, AE-7.19: three of their own turns that begin after this, and three more each time."""
    turns = table.silenced[victim] + SILENT_TURNS
    table.silenced = replaced(table.silenced, victim, turns)
    table.tell(events.SeatSilenced(victim, turns))


async def hostile_takeover(table: Table, user: int, victim: int, region: int, face: int) -> None:
    """AE-7.20, AE-7.23: the region that was named; reflected, one that the reflector names."""
    if region == NOWHERE:
        if not table.lands[victim]:
            return
        table.user, table.victim = user, victim
        table.await_answer(phases.CHOOSE_REGION, (user,))
        region = (await CHOOSE_REGION.to(user)).region
        table.answered()
        table.user = table.victim = NOBODY
    lost = cards.votes_of(table.votes[region])
    table.hand_over(region, user)
    table.note_loss(victim, user, lost)
    table.tell(events.RegionTaken(user, victim, region))


async def burn_a_card(table: Table, user: int, victim: int, region: int, face: int) -> None:
    """AE-7.24, AE-7.26: the hand is fanned face down, one card is drawn blind and burns."""
    hand = table.hands[victim]
    if not hand:
        return
    table.user, table.victim = user, victim
    table.fan = tuple(table.dice.shuffle("fan", hand))
    table.await_answer(phases.PICK_BLIND, (user,))
    pick = await PICK_BLIND.to(user)
    table.answered()
    card, table.fan = table.fan[pick.position - 1], ()
    table.user = table.victim = NOBODY
    table.burn_from_hand(victim, card)
    table.shown += 1
    table.tell(events.CardBurnedBlind(victim, user, pick.position, card))


async def burn(table: Table, user: int, victim: int, region: int, face: int) -> None:
    """AE-7.27, AE-7.28: the victim burns that amount."""
    await burn_votes(table, user, victim, BURNS[face])


async def lift_immunity(table: Table, user: int, victim: int, region: int, face: int) -> None:
    """AE-7.29, AE-7.31: the Immunity burns, if there is one; a Restraining Order stays (AE-7.30)."""
    if table.immune[victim]:
        table.drop_shield(victim)
        table.tell(events.ImmunityLifted(victim, user))


async def expel_by_vote(table: Table, user: int, victim: int, region: int, face: int) -> None:
    """AE-7.32, AE-7.37: all candidates vote on the victim."""
    await no_confidence(table, victim)


async def restraining_order(table: Table, user: int, victim: int, region: int, face: int) -> None:
    """AE-7.38, AE-7.42: the user is protected from the victim until the cycle ends."""
    if (user, victim) not in table.orders:
        table.orders += ((user, victim),)
        table.tell(events.OrderRecorded(user, victim))


Effect = Callable[[Table, int, int, int, int], Coroutine[Any, Any, None]]

EFFECTS: dict[int, Effect] = {
    cards.JAIL_TIME: jail_time,
    cards.RESHUFFLE: reshuffle,
    cards.INSPECTION: inspection,
    cards.CUT_THE_MIC: cut_the_mic,
    cards.HOSTILE_TAKEOVER: hostile_takeover,
    cards.BURN_A_CARD: burn_a_card,
    cards.BURN_100: burn,
    cards.BURN_200: burn,
    cards.BURN_300: burn,
    cards.LIFT_IMMUNITY: lift_immunity,
    cards.NO_CONFIDENCE: expel_by_vote,
    cards.RESTRAINING_ORDER: restraining_order,
}
"""Called with who uses it, whom it hits, the region that was named, and the face; a reflected command comes
with its sides changed (AE-6.18)."""
