"""Dealing again what one seat cannot know, for bots that think and for tests that hunt for leaks."""

from __future__ import annotations

from typing import Any

import msgspec

from engine.core.asking import Seat
from engine.core.dice import Dice
from engine.modipoly.answers import Goods
from engine.modipoly.cards import NO_CARD
from engine.modipoly.questions.bond import largest_loan
from engine.modipoly.records import Bargain, Hammer, Sealed
from engine.modipoly.table import Table, replaced

changed: Any = msgspec.structs.replace


def redeal(rest: Table, now: Table, seat: Seat, dice: Dice) -> None:
    """Deal on `rest` all that `seat` cannot know, in keeping with what it has seen up to `now`.

    Hidden are both decks, the ordinances in other hands, the one just drawn, what was discarded face down and
    the others' slips. Every heap is put in order before it is shuffled, so that nothing of the true deal
    shines through. Nothing hidden is shown between two moments of rest.
    """
    _deal_ordinances(rest, seat, dice)
    rest.news_deck = tuple(dice.shuffle("", sorted(rest.news_deck)))
    _write_slips(rest, seat, dice)
    rest.hammers = tuple(_forget(hammer, seat) for hammer in rest.hammers)


def _deal_ordinances(table: Table, seat: Seat, dice: Dice) -> None:
    """Every ordinance whose face the seat does not see, among the places where it may lie."""
    seen = _offered_to(table.bargain, seat)
    sees_drawn = seat == table.pm or table.drawn in seen
    hidden = [*table.deck, *table.shredded]
    for other, hand in enumerate(table.hands):
        if other != seat:
            hidden += [card for card in hand if card not in seen]
    if table.drawn != NO_CARD and not sees_drawn:
        hidden.append(table.drawn)
    mixed = dice.shuffle("", sorted(hidden))
    for other, hand in enumerate(table.hands):
        if other != seat and hand:
            kept = tuple(card if card in seen else mixed.pop() for card in hand)
            table.hands = replaced(table.hands, other, kept)
    if table.drawn != NO_CARD and not sees_drawn:
        table.drawn = mixed.pop()
    table.shredded = tuple(mixed.pop() for _ in table.shredded)
    table.deck = tuple(mixed)
    _cover_offers(table, seat)


def _offered_to(bargain: Bargain | None, seat: Seat) -> tuple[int, ...]:
    """The ordinances whose faces an open offer shows to `seat`."""
    if bargain is None or seat not in (bargain.by, bargain.to):
        return ()
    return bargain.give.cards + bargain.get.cards


def _cover_offers(table: Table, seat: Seat) -> None:
    """Offers between others name cards that lie where they now lie; older ones are no longer told apart."""
    pm = table.pm
    if seat != pm:
        table.said = tuple(entry for entry in table.said if not entry[1].give.cards)
    bargain = table.bargain
    if bargain is None or seat in (bargain.by, bargain.to) or pm not in (bargain.by, bargain.to):
        return
    held = [card for card in (table.drawn, *table.hands[pm]) if card != NO_CARD]

    def named(goods: Goods) -> Goods:
        dealt: Goods = changed(goods, cards=tuple(held[: len(goods.cards)])) if goods.cards else goods
        return dealt

    table.bargain = changed(bargain, give=named(bargain.give), get=named(bargain.get))


def _write_slips(table: Table, seat: Seat, dice: Dice) -> None:
    """The slips that lie before the PM: any that their writers could have written, one of them valid."""
    lot = table.lot
    if lot is None or not table.slips or seat == table.pm:
        return
    slips = [slip if slip.seat == seat else _any_slip(table, slip.seat, dice) for slip in table.slips]
    if not any(slip.bid for slip in slips):
        able = [slip.seat for slip in table.slips if slip.seat != seat and _reach(table, slip.seat)[0]]
        writer = dice.pick(able)
        slips = [_least_slip(table, slip.seat) if slip.seat == writer else slip for slip in slips]
    table.slips = tuple(slips)


def _reach(table: Table, seat: int) -> tuple[int, int]:
    """The least and the most that a seat can bid for the lot; two noughts if it cannot."""
    lot = table.lot
    assert lot is not None
    cash = table.cash[seat]
    most = cash
    if cash + largest_loan(table, seat, lot.minimum) >= lot.minimum > most:
        most = lot.minimum
    return (lot.minimum, most) if most >= lot.minimum else (0, 0)


def _least_slip(table: Table, seat: int) -> Sealed:
    """The least bid, with as much loan as it needs."""
    least, _ = _reach(table, seat)
    return Sealed(seat, least, max(0, least - table.cash[seat]))


def _any_slip(table: Table, seat: int, dice: Dice) -> Sealed:
    """Blank, or a bid within reach."""
    least, most = _reach(table, seat)
    if not most or dice.below(2):
        return Sealed(seat, 0)
    bid = least + 10 * dice.below((most - least) // 10 + 1)
    return Sealed(seat, bid, max(0, bid - table.cash[seat]))


def _forget(hammer: Hammer, seat: Seat) -> Hammer:
    """A bond that is over, without the slips that `seat` never saw."""
    if seat == hammer.opened_by:
        return hammer
    known = tuple(
        slip if slip.seat in (seat, hammer.announced) else Sealed(slip.seat, 0) for slip in hammer.slips
    )
    forgotten: Hammer = changed(hammer, slips=known)
    return forgotten
