"""Talk (MP-4): offers, answers, counters, and the exchange; promises are written down."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from engine.core.asking import Command, Seat, ask, ask_any
from engine.modipoly import agenda, answers, market_events, phases, power_events
from engine.modipoly.answers import NOTHING, Goods
from engine.modipoly.cards import MOST_SEATS, NO_CARD
from engine.modipoly.order import COUNTS_FROM
from engine.modipoly.questions.talk import IN_INTERVAL, REPLY, still_talking
from engine.modipoly.records import Bargain, Promised
from engine.modipoly.table import SOLD, Table, replaced

changed: Any = msgspec.structs.replace

ASK_REPLY: Final = tuple(ask(Command(seat), REPLY) for seat in range(MOST_SEATS))
"""The question about an offer, ready for every seat."""


def make_offer(table: Table, seat: Seat, offer: answers.Offer) -> None:
    """MP-4.09, 4.15, 4.18: an opening offer, aloud; faces of cards are for the two seats only."""
    top = table.agenda[-1][0] if table.agenda else agenda.NOTHING
    if top == agenda.INTERVAL:
        item = table.pop()
        at = COUNTS_FROM + seat
        table.push((*item[:at], item[at] + 1, *item[at + 1 :]))
    elif top == agenda.DEBT:
        table.debt_offers += (offer.to,)
    elif top == agenda.PM_CARD:
        table.card_offers += 1
    else:
        table.offers = replaced(table.offers, seat, table.offers[seat] + 1)
    table.said += ((seat, offer),)
    table.bargain = Bargain(seat, offer.to, offer.give, offer.get)
    table.push((agenda.REPLY,))
    tell_bargain(table, market_events.Offered, seat, offer.to, offer.give, offer.get)


def tell_bargain(table: Table, event: Any, by: int, to: int, give: Goods, get: Goods, *more: bool) -> None:
    """MP-4.18: everybody hears the terms; only the two see the faces of ordinances."""
    if give.cards or get.cards:
        seen = event(by, to, give, get, *more)
        table.tell_only((Seat(by), Seat(to)), seen, event(by, to, covered(give), covered(get), *more))
    else:
        table.tell(event(by, to, give, get, *more))


def covered(goods: Goods) -> Goods:
    """The same with the backs of its ordinances."""
    backs = (power_events.FACE_DOWN,) * len(goods.cards)
    return changed(goods, cards=backs) if backs else goods


async def bargain(table: Table, seat: Seat, offer: answers.Offer) -> bool:
    """An offer and all that is answered to it, without a rest in between; True if it is settled.

    As soon as an ordinance is on the mat the table has to come to rest first: its face is a secret.
    """
    make_offer(table, seat, offer)
    if offer.give.cards:
        return False
    while table.bargain is not None:
        await hear_reply(table, table.bargain)
        if table.bargain is not None and table.bargain.give.cards:
            return False
    return True


async def reply(table: Table) -> None:
    """MP-4.14: accept, decline, or turn it round; after two counters only yes or no."""
    assert table.bargain is not None
    await hear_reply(table, table.bargain)


async def hear_reply(table: Table, bargain: Bargain) -> None:
    """One answer to an offer."""
    table.awaits = phases.OFFER_REPLY
    table.asked = (bargain.to,)
    answer = await ASK_REPLY[bargain.to]
    table.awaits = ""
    table.asked = ()
    if type(answer) is answers.Counter:
        turned = Bargain(bargain.to, bargain.by, answer.give, answer.get, bargain.counters + 1)
        table.bargain = turned
        tell_bargain(table, market_events.Countered, turned.by, turned.to, turned.give, turned.get)
        return
    table.agenda = table.agenda[:-1]
    table.bargain = None
    if type(answer) is answers.Accept:
        exchange(table, bargain)
    else:
        table.tell(market_events.Declined(bargain.to, bargain.by))


def exchange(table: Table, bargain: Bargain) -> None:
    """MP-4.12: both ways together, at once; an electoral bond asks for nothing (MP-2.30)."""
    by, to, give, get = bargain.by, bargain.to, bargain.give, bargain.get
    table.shown += 1
    cash, tokens = give.cash - get.cash, give.tokens - get.tokens
    table.cash[by] -= cash
    table.cash[to] += cash
    table.tokens[by] -= tokens
    table.tokens[to] += tokens
    sell_tokens(table, by, to, cash, tokens)
    for giver, taker, goods in ((by, to, give), (to, by, get)):
        hand_over(table, giver, taker, goods.cards)
        for word in goods.words:
            table.register += (Promised(giver, taker, word.promise, word.about, table.turns),)
    bond = to == table.pm and not table.chair_empty and give.cash > 0 and get == NOTHING
    tell_bargain(table, market_events.DealMade, by, to, give, get, bond)


def sell_tokens(table: Table, by: int, to: int, cash: int, tokens: int) -> None:
    """Who sold most tokens is a small prize."""
    if tokens > 0 and cash < 0:
        table.count(SOLD, by, tokens)
    elif tokens < 0 and cash > 0:
        table.count(SOLD, to, -tokens)


def hand_over(table: Table, giver: int, taker: int, cards: tuple[int, ...]) -> None:
    """MP-13.03: ordinances change hands; with the one just drawn the PM's decision is made."""
    for card in cards:
        if card == table.drawn and giver == table.pm:
            table.drawn = NO_CARD
            table.pop()
        else:
            kept = tuple(held for held in table.hands[giver] if held != card)
            table.hands = replaced(table.hands, giver, kept)
        table.hands = replaced(table.hands, taker, (*table.hands[taker], card))


def open_interval(table: Table, stage: int) -> None:
    """MP-10.04, 10.24: talk before the ballots, or before the nomination."""
    table.push((agenda.INTERVAL, stage, 0, *[0] * len(table.roles)))


async def interval(table: Table) -> None:
    """All solvent seats outside Tihar may talk, until all are done."""
    seats = still_talking(table)
    if not seats:
        table.pop()
        return
    table.wait_for(phases.INTERVAL, *seats)
    seat, answer = await ask_any({Command(seat): IN_INTERVAL for seat in seats})
    table.resume()
    if isinstance(answer, answers.Offer):
        make_offer(table, seat, answer)
        return
    kind, stage, done, *counts = table.pop()
    table.push((kind, stage, done | 1 << seat, *counts))
    table.tell(power_events.DoneTalking(seat))
