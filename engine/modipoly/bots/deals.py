"""Bargaining: what a bot offers, and how it answers (section 23, offers and replies)."""

from __future__ import annotations

from engine.core.asking import Answer
from engine.modipoly.answers import Accept, Counter, Decline, Goods, Offer, Word
from engine.modipoly.bots.envelopes import DEAR, would_borrow
from engine.modipoly.bots.mind import POOR_PM, POOR_PM_OF_FEW, RICH, Mind
from engine.modipoly.cards import (
    CHANNELS,
    CONGRESS,
    CPIM,
    DEEDS,
    DEVOTED,
    GOV,
    HAND,
    LOANS_A_GAME,
    OLIGARCH,
    PM,
    PROTEST,
    STREETS_FULL,
    TOKENS_A_LAP_PM,
    tens,
)
from engine.modipoly.rules.promises import AGAINST_PM, ANNOUNCE, CALL_HERE, NOMINATE, WITH_YOU

ASKING = 45
"""What a poor PM asks for a token, in crores."""
LOT = 4
"""Tokens a poor PM sells at a time."""
CARD_PRICE = 150
CARD_BUYER = 800
MOST_DEBT_OFFERS = 3
RING_FEE, RING_FEE_DEAR = 30, 50
"""What ringing for somebody else costs, by how dear the deed is."""
MOST_FOR_A_RING = 80


def worth_to_me(mind: Mind, goods: Goods, giver: int) -> int:
    """What a side of a bargain is worth to this seat, in crores."""
    worth = goods.cash + goods.tokens * mind.token_value() + CARD_PRICE * len(goods.cards)
    return worth + sum(word_worth(mind, word, giver) for word in goods.words)


def word_worth(mind: Mind, word: Word, giver: int) -> int:
    """What somebody's promise is worth; to be rung for, a share of the bargain that the deed would be."""
    if word.promise != CALL_HERE:
        return mind.word_value(word.promise, giver)
    minimum = DEEDS[word.about].minimum
    if not (mind.cash >= minimum or (would_borrow(mind, minimum) and mind.cash >= minimum // 5)):
        return 0
    gain = mind.deed_value(word.about) - minimum
    return max(0, min(MOST_FOR_A_RING, gain // 3)) * mind.trust(giver) // 50


def cost_to_me(mind: Mind, goods: Goods, taker: int) -> int:
    """What giving a side of a bargain costs this seat, in crores; words cost what they bind one to."""
    cost = goods.cash + goods.tokens * mind.token_value() + CARD_PRICE * len(goods.cards)
    return cost + sum(word_cost(mind, word, taker) for word in goods.words)


def word_cost(mind: Mind, word: Word, to: int) -> int:
    """A promise that goes against one's own side is dear, any other cheap."""
    if word.promise == WITH_YOU and to == mind.view.pm:
        return 400 if mind.role in (CONGRESS, CPIM) else 60
    if word.promise == AGAINST_PM:
        return 30 if mind.role in (CONGRESS, CPIM) else 400 if mind.own.devoted else 120
    if word.promise == NOMINATE:
        return 60
    return 40


def answer_offer(mind: Mind) -> Answer:
    """Accept what is worth it; counter once where it is close; else decline."""
    bargain = mind.view.bargain
    assert bargain is not None
    get, give = bargain.give, bargain.get
    gain = worth_to_me(mind, get, bargain.by)
    cost = cost_to_me(mind, give, bargain.by)
    if mind.rival(bargain.by):
        cost = cost * 7 // 5
    elif mind.ally(bargain.by):
        cost = cost * 3 // 5
    if mind.role == PM and mind.cash < POOR_PM:
        cost -= give.tokens * max(0, mind.token_value() - 30)
    if give.cash > max(0, mind.cash - mind.keep() // 2) or (give.cash and feeds_rival(mind, bargain.by)):
        return Decline()
    if mind.whim(gain) >= cost:
        return Accept()
    if bargain.counters == 0 and mind.manner.presses:
        return counter(mind, gain, cost) or Decline()
    return Decline()


def counter(mind: Mind, gain: int, cost: int) -> Answer | None:
    """The same goods at one's own price, if that is not out of the question."""
    bargain = mind.view.bargain
    assert bargain is not None
    get, give = bargain.give, bargain.get
    short = tens(cost - gain + 9)
    if give.tokens and get.cash and short <= get.cash // 2:
        wanted = get.cash + short
        if wanted <= mind.view.commands[bargain.by].cash:
            return Counter(give, Goods(wanted, get.tokens, get.cards, get.words))
    if get.tokens and give.cash and 0 < short <= give.cash // 2:
        offered = give.cash - short
        if offered > 0:
            return Counter(Goods(offered, give.tokens, give.cards, give.words), get)
    return None


def own_offer(mind: Mind) -> Offer | None:
    """An offer for one's own turn, or None."""
    allowed = mind.manner.talks
    made = first_offers(mind) - mind.own.offers_left
    if made >= allowed or mind.own.tihar:
        return None
    if mind.role == PM:
        return sell_card(mind) or sell_tokens(mind)
    if mind.role in (CONGRESS, CPIM):
        return buy_tokens(mind)
    if mind.role == OLIGARCH:
        return electoral_bond(mind) or buy_tokens(mind)
    return devotion(mind) if mind.own.devoted else None


def invitation(mind: Mind, deed: int) -> Offer | None:
    """Whoever cannot buy what they stand on rings for the Oligarch, for a little something."""
    oligarch = mind.seat_with(OLIGARCH)
    if oligarch not in mind.others() or mind.rival(oligarch) or mind.own.offers_left <= 0:
        return None
    minimum = DEEDS[deed].minimum
    able = mind.view.commands[oligarch].cash >= minimum or mind.view.loans_used < LOANS_A_GAME
    if not able or not mind.manner.presses or not mind.chance(20):
        return None
    fee = RING_FEE if minimum < DEAR else RING_FEE_DEAR
    return offer_first(mind, [oligarch], Goods(words=(Word(CALL_HERE, deed),)), Goods(cash=fee))


def first_offers(mind: Mind) -> int:
    """How many offers the active seat begins its turn with."""
    return {"brief": 2, "normal": 4, "long": 8}[mind.view.options["talk"]]


def sell_tokens(mind: Mind, price: int = ASKING) -> Offer | None:
    """A poor PM sells two or four tokens at a time to whoever has more than 500 and is no enemy."""
    need = (POOR_PM if len(mind.view.commands) > 5 else POOR_PM_OF_FEW) - mind.cash
    if need <= 0 or mind.own.tokens < 2:
        return None
    many = min(LOT, mind.own.tokens, -(-need // price)) // 2 * 2
    if not many:
        return None
    least = 500 if len(mind.view.commands) > 5 else 300
    buyers = [s for s in mind.others() if mind.view.commands[s].cash > least and not mind.rival(s)]
    buyers.sort(key=lambda seat: -mind.view.commands[seat].cash)
    return offer_first(mind, buyers, Goods(tokens=many), Goods(cash=many * price))


def buy_tokens(mind: Mind) -> Offer | None:
    """The rich buy tokens while there are deeds to be had, from whoever needs the money most."""
    if mind.cash < RICH or mind.own.tokens >= 14 or mind.laps_left <= 1 or not mind.chance(40):
        return None
    price = tens(mind.token_value() * 9 // 10)
    sellers = [
        seat for seat in mind.others() if mind.view.commands[seat].tokens >= 5 and not feeds_rival(mind, seat)
    ]
    sellers.sort(key=lambda seat: (mind.view.commands[seat].cash > 400, -mind.view.commands[seat].tokens))
    return offer_first(mind, sellers, Goods(cash=3 * price), Goods(tokens=3))


def feeds_rival(mind: Mind, seat: int) -> bool:
    """Whether money for this seat would keep a rival PM out of a default."""
    tray = mind.view.commands[seat]
    return tray.role == PM and mind.rival(seat) and tray.cash < mind.bill_at_parliament()


def electoral_bond(mind: Mind) -> Offer | None:
    """An Oligarch keeps a poor PM with a channel afloat, and asks for a friendly envelope."""
    view, pm = mind.view, mind.view.pm
    tray = view.commands[pm]
    if mind.cash < 450 or tray.cash >= 150 or not mind.chance(12):
        return None
    channel = any(view.owner[deed] == pm for deed in CHANNELS)
    wanted = Goods(words=(Word(ANNOUNCE),)) if channel else Goods()
    return offer_first(mind, [pm], Goods(cash=100), wanted)


def devotion(mind: Mind) -> Offer | None:
    """The devoted give what they can when the Leader is short of the next bill."""
    pm = mind.view.pm
    short = mind.bill_at_parliament() - mind.view.commands[pm].cash
    gift = min(mind.spare(), tens(short + 9))
    if short <= 0 or gift < 50 or mind.steps_to_parliament(pm) > 16:
        return None
    return offer_first(mind, [pm], Goods(cash=gift), Goods()) if gives(mind) else None


def gives(mind: Mind) -> bool:
    """A hard bot knows that the Leader's win is its own; others are only now and then so devoted."""
    return mind.manner.counts_wins or mind.chance(30)


def sell_card(mind: Mind) -> Offer | None:
    """A held ordinance that one would not enact oneself goes to somebody with over 800."""
    hand = mind.own.hand or ()
    if not hand or mind.view.meters[PROTEST] >= STREETS_FULL or not mind.chance(30):
        return None
    return offer_card(mind, hand[0])


def offer_card(mind: Mind, card: int) -> Offer | None:
    """An ordinance for 150."""
    buyers = [
        seat
        for seat in mind.others()
        if mind.view.commands[seat].cash > CARD_BUYER and mind.view.commands[seat].cards < HAND
    ]
    return offer_first(mind, buyers, Goods(cards=(card,)), Goods(cash=CARD_PRICE))


def offer_first(mind: Mind, seats: list[int], give: Goods, get: Goods) -> Offer | None:
    """The offer to the first of these seats that can meet it and has not answered it this turn."""
    for seat in seats:
        tray = mind.view.commands[seat]
        offer = Offer(seat, give, get)
        able = tray.cash >= get.cash and tray.tokens >= get.tokens and mind.cash >= give.cash
        if able and (mind.me, offer) not in mind.view.said:
            return offer
    return None


def interval_offer(mind: Mind) -> Offer | None:
    """Before ballots: the PM buys friends, the opposition buys them off, the ambitious ask to be named."""
    if mind.own.offers_left <= 0 or not mind.manner.presses:
        return None
    return win_nomination(mind) if mind.view.chair_empty else win_ballots(mind)


def win_ballots(mind: Mind) -> Offer | None:
    """Tokens or cash for the heaviest ballots that can be had."""
    swing = [seat for seat in (mind.seat_with(OLIGARCH), mind.seat_with(GOV)) if seat in mind.others()]
    if mind.role == PM:
        made = 4 - mind.own.offers_left
        if made < len(swing) and mind.own.tokens >= 3:
            return Offer(swing[made], Goods(tokens=3), Goods(words=(Word(WITH_YOU),)))
        return None
    if mind.role in (CONGRESS, CPIM) and not mind.own.bjp and swing and mind.spare() >= 200:
        price = 300 if mind.manner.counts_wins and mind.spare() >= 1_000 else 200
        to = swing[0] if mind.role == CONGRESS else swing[-1]
        return Offer(to, Goods(cash=price), Goods(words=(Word(AGAINST_PM),)))
    return None


def win_nomination(mind: Mind) -> Offer | None:
    """The chair is empty: somebody with something to give asks the Oligarch to be named."""
    oligarch = mind.seat_with(OLIGARCH)
    division = mind.view.division
    if oligarch not in mind.others() or division is None or mind.me in division.candidates:
        return None
    if mind.me == division.pm or mind.own.terms >= 2 or mind.role == DEVOTED:
        return None
    word = Goods(words=(Word(NOMINATE),))
    if mind.own.tokens >= TOKENS_A_LAP_PM:
        return Offer(oligarch, Goods(tokens=3), word)
    return Offer(oligarch, Goods(cash=100), word) if mind.spare() >= 100 else None


def debt_offer(mind: Mind) -> Offer | None:
    """Tokens at 40, then at 30, to whoever can pay."""
    bill = mind.view.bill
    assert bill is not None
    missing = sum(due.amount for due in bill.dues) - mind.cash
    asked = len(bill.asked)
    if missing <= 0 or mind.own.tokens <= 0 or asked >= MOST_DEBT_OFFERS:
        return None
    price = 40 if asked < 2 else 30
    many = min(mind.own.tokens, -(-missing // price))
    able = [
        seat
        for seat in mind.others()
        if seat not in bill.asked and mind.view.commands[seat].cash >= many * price + 100
    ]
    able.sort(key=lambda seat: (mind.rival(seat), -mind.view.commands[seat].cash))
    return offer_first(mind, able, Goods(tokens=many), Goods(cash=many * price))
