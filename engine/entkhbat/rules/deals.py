"""Deals (AE-8): offered, disturbed, accepted or refused; two regions recorded for both, and closed."""

from __future__ import annotations

from typing import Any

from engine.core.asking import Command
from engine.entkhbat import events, phases
from engine.entkhbat.answers import (
    AcceptDeal,
    Interfere,
    OfferDeal,
    Pass,
    PickRegion,
    Shake,
    WasteInterference,
)
from engine.entkhbat.cards import FACES, JOKER
from engine.entkhbat.floor import breaks, interferers, partners
from engine.entkhbat.questions.deals import ANSWER, INTERFERE, PICK, REOFFER, SHAKE
from engine.entkhbat.records import NOWHERE, Chain, Deal, Offer
from engine.entkhbat.rules.reply_chain import argue
from engine.entkhbat.table import Table

CLEAR = "clear"
BROKEN = "broken"
BLOCKED = "blocked"


async def offer_deal(table: Table, seat: int, play: OfferDeal) -> None:
    """AE-8.01, AE-8.03: one move, however it ends and however often it is switched."""
    card = play.named + FACES if play.card == JOKER else play.card
    table.put_down(seat, card)
    table.moves_used += 1
    table.offer = offer = Offer(seat, card, play.partner, play.mine, play.yours)
    await negotiate(table, offer)
    table.burn((offer.card,))
    table.offer = None


async def negotiate(table: Table, offer: Offer) -> None:
    """AE-8.06 to 8.17: interference first, then the answer; after a Switch somebody else is asked."""
    while True:
        table.tell(events.DealOffered(offer.owner, offer.partner, offer.mine, offer.yours))
        disturbed = await hear_interference(table, offer)
        if disturbed == CLEAR:
            await hear_answer(table, offer)
            return
        if disturbed == BROKEN:
            return
        offer.blocked += (offer.partner,)
        table.tell(events.DealBlocked(offer.owner, offer.partner))
        if not partners(table, offer.owner):
            refuse(table, offer)
            return
        table.await_answer(phases.REOFFER, (offer.owner,))
        again = await REOFFER.to(offer.owner)
        table.answered()
        offer.partner, offer.mine, offer.yours = again.partner, again.mine, again.yours


async def hear_interference(table: Table, offer: Offer) -> str:
    """AE-8.06 to 8.12, AE-8.24: the nearest attacks the offer; if that is cancelled, all are asked again."""
    while seats := interferers(table, offer.owner, offer.partner):
        table.await_answer(phases.INTERFERE, seats)
        table.tell(events.WindowOpened(phases.INTERFERE, seats))
        answers: dict[Command, Interfere | Pass] = await INTERFERE.to_each(seats)
        table.answered()
        table.tell(events.WindowClosed(phases.INTERFERE))
        laid = [(int(seat), answer) for seat, answer in answers.items() if isinstance(answer, Interfere)]
        if not laid:
            break
        seat, answer = laid[0]
        if await attack_offer(table, offer, seat, answer) == phases.THROUGH:
            if not breaks(answer.named if answer.card == JOKER else answer.card):
                return BLOCKED
            table.tell(events.DealBroken(offer.owner, seat))
            return BROKEN
    return CLEAR


async def attack_offer(table: Table, offer: Offer, seat: int, answer: Interfere) -> str:
    """AE-8.09: the interferer is the attacker, the owner the target; nothing can be reflected."""
    card = answer.named + FACES if answer.card == JOKER else answer.card
    table.burn_from_hand(seat, card)
    table.tell(events.InterferenceLaid(seat, card, offer.owner))
    return await argue(table, Chain(seat, offer.owner, card, reflectable=False, partner=offer.partner))


async def hear_answer(table: Table, offer: Offer) -> None:
    """AE-8.16 to 8.18, AE-8.25: yes, no, or yes with another region, if the owner shakes on it."""
    table.await_answer(phases.DEAL_ANSWER, (offer.partner,))
    answer: Any = await ANSWER.to(offer.partner)
    table.answered()
    if isinstance(answer, WasteInterference):
        card = answer.named + FACES if answer.card == JOKER else answer.card
        table.burn_from_hand(offer.partner, card)
        table.tell(events.CardWasted(offer.partner, card))
    if not isinstance(answer, AcceptDeal):
        refuse(table, offer)
    elif table.options.sealed_picks:
        await pick_in_secret(table, offer)
    elif answer.region in (NOWHERE, offer.yours) or await shaken(table, offer, answer.region):
        record(table, offer)
    else:
        refuse(table, offer)


async def shaken(table: Table, offer: Offer, region: int) -> bool:
    """AE-8.25: whether the owner takes the partner's other region."""
    offer.countered = region
    table.tell(events.DealCountered(offer.partner, region))
    table.await_answer(phases.DEAL_SHAKE, (offer.owner,))
    answer = await SHAKE.to(offer.owner)
    table.answered()
    offer.yours = region
    return isinstance(answer, Shake)


async def pick_in_secret(table: Table, offer: Offer) -> None:
    """AE-8.05: both pick a region, shown together."""
    both = (offer.owner, offer.partner)
    table.await_answer(phases.DEAL_PICK, both)
    table.tell(events.WindowOpened(phases.DEAL_PICK, both))
    picks: dict[Command, PickRegion] = await PICK.to_each(both)
    table.answered()
    table.tell(events.WindowClosed(phases.DEAL_PICK))
    offer.mine, offer.yours = (pick.region for pick in picks.values())
    record(table, offer)


def record(table: Table, offer: Offer) -> None:
    """AE-8.19, AE-8.20: the sum in full for each of the two; both regions close."""
    owner, partner, mine, yours = offer.owner, offer.partner, offer.mine, offer.yours
    votes = table.region_value(mine) + table.region_value(yours)
    table.deals += (Deal(owner, partner, votes),)
    table.close(mine)
    table.close(yours)
    table.shown += 1
    table.tell(events.DealDone(owner, partner, mine, yours, table.turns, votes))


def refuse(table: Table, offer: Offer) -> None:
    """AE-8.17: no Deal, and the move is gone."""
    table.tell(events.DealRefused(offer.owner, offer.partner))
