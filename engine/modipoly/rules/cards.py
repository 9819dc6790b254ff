"""PM CARES 56" and Godi Media (MP-13): drawing, holding, enacting, staying, reading."""

from __future__ import annotations

from engine.core.asking import Command, Seat, ask
from engine.modipoly import agenda, answers, phases, power_events
from engine.modipoly.cards import HAND, LIBERAL, NO_CARD, PIL_COST, PILS
from engine.modipoly.power_events import FACE_DOWN
from engine.modipoly.questions.ordinance import OVERFLOW, PIL, PM_CARD
from engine.modipoly.records import Card
from engine.modipoly.rules.promises import ordinance_was_enacted
from engine.modipoly.rules.talk import make_offer
from engine.modipoly.table import Table, replaced


async def draw(table: Table) -> None:
    """MP-13.01, 13.11: the PM draws, and only the PM sees it; two empty piles give nothing."""
    table.pop()
    if not table.deck:
        table.deck = tuple(table.dice.shuffle("ordinance", sorted(table.discards + table.shredded)))
        table.discards = table.shredded = ()
        table.tell(power_events.DeckRenewed("ordinance", len(table.deck)))
    if not table.deck:
        return
    table.drawn, table.deck = table.deck[0], table.deck[1:]
    table.shown += 1
    table.card_offers = 0
    table.push((agenda.PM_CARD,))
    pm = Seat(table.pm)
    drawn = power_events.OrdinanceDrawn
    table.tell_only((pm,), drawn(pm, table.drawn), drawn(pm, FACE_DOWN))


async def decide_on_card(table: Table) -> None:
    """MP-13.02, 13.08: enact it, hold it, or sell it; with a full hand one of three may lapse."""
    pm = Seat(table.pm)
    table.wait_for(phases.PM_CARD, pm)
    answer = await ask(Command(pm), PM_CARD)
    table.resume()
    if isinstance(answer, answers.Offer):
        make_offer(table, pm, answer)
        return
    table.pop()
    card, table.drawn = table.drawn, NO_CARD
    match answer:
        case answers.EnactNow():
            enact(table, pm, card)
        case answers.Lapse():
            take_in_hand(table, pm, card)
            let_lapse(table, pm, answer.card)
        case _:
            take_in_hand(table, pm, card)
            held = power_events.OrdinanceHeld
            table.tell_only((pm,), held(pm, card), held(pm, FACE_DOWN))


def take_in_hand(table: Table, seat: int, card: int) -> None:
    """A card joins a hand, as its newest."""
    table.hands = replaced(table.hands, seat, (*table.hands[seat], card))


def drop_from_hand(table: Table, seat: int, card: int) -> None:
    """A card leaves a hand."""
    table.hands = replaced(table.hands, seat, tuple(held for held in table.hands[seat] if held != card))


def let_lapse(table: Table, seat: Seat, card: int) -> None:
    """MP-13.08, 10.32: away with it, face down."""
    drop_from_hand(table, seat, card)
    table.shredded += (card,)
    lapsed = power_events.OrdinanceLapsed
    table.tell_only((seat,), lapsed(seat, card), lapsed(seat, FACE_DOWN))


def enact_from_hand(table: Table, seat: Seat, answer: answers.Enact) -> None:
    """MP-13.06: a card one holds, on one's own turn."""
    drop_from_hand(table, seat, answer.card)
    enact(table, seat, answer.card)


def enact(table: Table, seat: Seat, card: int) -> None:
    """MP-13.09: it is shown; the Liberal Citizen may stay it; then it costs and works."""
    table.shown += 1
    table.card = Card(False, card, seat)
    table.tell(power_events.OrdinanceShown(seat, card))
    if table.register:
        ordinance_was_enacted(table, seat)
    table.push((agenda.EFFECTS,))
    if may_stay(table, seat):
        table.push((agenda.PIL,))


def may_stay(table: Table, enactor: int) -> bool:
    """MP-16.05, 16.02: a free Liberal Citizen with a PIL and a hundred left; somebody else's ordinance."""
    liberal = table.seat_with(LIBERAL)
    return (
        liberal >= 0
        and liberal != enactor
        and table.options.house_powers
        and table.pils < PILS
        and table.cash[liberal] >= PIL_COST
        and table.free(liberal)
        and not table.bjp[liberal]
    )


async def hear_pil(table: Table) -> None:
    """MP-16.05: stayed, it costs the Constitution nothing and does nothing."""
    liberal = Seat(table.seat_with(LIBERAL))
    table.wait_for(phases.PIL, liberal)
    answer = await ask(Command(liberal), PIL)
    table.resume()
    table.pop()
    card = table.card
    assert card is not None
    if isinstance(answer, answers.Stay):
        table.pils += 1
        table.pay_treasury(liberal, PIL_COST, "pil")
        table.pop()
        table.discards += (card.card,)
        table.card = None
        table.tell(power_events.OrdinanceStayed(liberal, card.card))


async def read_news(table: Table) -> None:
    """MP-13.12, 13.11: the top card is read aloud by the PM, or by the owner of all four channels."""
    table.pop()
    if not table.news_deck:
        table.news_deck = tuple(table.dice.shuffle("news", sorted(table.news_discards)))
        table.news_discards = ()
        table.tell(power_events.DeckRenewed("news", len(table.news_deck)))
    if not table.news_deck:
        return
    number, table.news_deck = table.news_deck[0], table.news_deck[1:]
    table.shown += 1
    reader = table.reader()
    table.card = Card(True, number, reader)
    table.push((agenda.EFFECTS,))
    table.tell(power_events.NewsRead(number, reader))


async def thin_out_hand(table: Table) -> None:
    """MP-10.32: a new PM keeps two ordinances."""
    pm = Seat(table.pm)
    while len(table.hands[pm]) > HAND:
        table.wait_for(phases.OVERFLOW, pm)
        answer = await ask(Command(pm), OVERFLOW)
        table.resume()
        let_lapse(table, pm, answer.card)
    table.pop()
