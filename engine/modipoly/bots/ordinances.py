"""Cards: what an ordinance is worth, whom to point at, when to go to court (section 23)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.asking import Answer
from engine.modipoly.answers import (
    DiscardCard,
    Enact,
    EnactNow,
    GoToTihar,
    Hold,
    Lapse,
    LetPass,
    PayFine,
    PickDeed,
    PickSeat,
    Stay,
)
from engine.modipoly.bots.deals import offer_card
from engine.modipoly.bots.mind import Mind
from engine.modipoly.cards import (
    ANGER,
    BANDH,
    CONGRESS,
    CONSTITUTION,
    CPIM,
    DEEDS,
    DEVOTED,
    GOV,
    LIBERAL,
    LIBERAL_LEAST,
    OLIGARCH,
    ORDINANCE_IDS,
    ORDINANCES,
    PIL_COST,
    PM,
    PROTEST,
    STREETS_FULL,
    UNITY,
    VOTED_OUT,
    Effect,
)
from engine.modipoly.rules.promises import NO_TARGET, NOT_ENACT

WINS = 5_000
LOSES = -5_000
THIN, THINNING = 120, 40
"""What a point less of a thin Constitution is worth to those in power: its end is their win."""
SOME_PROTEST, NEARLY_FULL = 3, 6
"""From the first on a check of facts is worth its card; from the second on every march counts."""
FULL_TABLE = 7
PAYS = 30
"""An ordinance worth so much is enacted rather than held."""
TARGETS = (CONGRESS, CPIM, LIBERAL, GOV, OLIGARCH)
"""Whom a PM points at first."""


def on_drawn(mind: Mind, options: Sequence[Answer]) -> Answer:
    """Enact it if it pays, sell it if it does not, else hold it, or let the least one lapse."""
    card = mind.view.drawn
    assert card is not None
    worth = worth_of(mind, card)
    if EnactNow() in options and worth >= PAYS and not mind.promised(NOT_ENACT):
        return EnactNow()
    if mind.own.offers_left == 3 and worth < PAYS and mind.manner.talks > 1:
        offer = offer_card(mind, card)
        if offer is not None and mind.chance(50):
            return offer
    if Hold() in options:
        return Hold()
    hand = mind.own.hand or ()
    least = min((*hand, card), key=lambda held: worth_of(mind, held))
    if least != card or worth < 0:
        return Lapse(least)
    return Lapse(card)


def from_hand(mind: Mind, options: Sequence[Answer]) -> Answer | None:
    """An ordinance worth enacting on one's own turn."""
    cards = [option.card for option in options if isinstance(option, Enact)]
    if not cards or mind.promised(NOT_ENACT):
        return None
    best = max(cards, key=lambda card: worth_of(mind, card))
    return Enact(best) if worth_of(mind, best) >= PAYS else None


def discard(mind: Mind, options: Sequence[Answer]) -> Answer:
    """The one worth least."""
    cards = [option.card for option in options if isinstance(option, DiscardCard)]
    return DiscardCard(min(cards, key=lambda card: worth_of(mind, card)))


def worth_of(mind: Mind, card: int) -> int:
    """What enacting an ordinance now would be worth to this seat, in crores."""
    ordinance = ORDINANCES[card]
    meters = list(mind.view.meters)
    worth = move(mind, meters, CONSTITUTION, ordinance.constitution)
    if abs(worth) >= WINS:
        return worth
    for effect in ordinance.effects:
        if effect.op == "meter":
            worth += move(mind, meters, effect.meter, effect.by)
        else:
            worth += worth_of_step(mind, effect)
    return worth + special(mind, ORDINANCE_IDS[card])


def move(mind: Mind, meters: list[int], meter: int, by: int) -> int:
    """What a change of a meter is worth, made in `meters` too."""
    start = meters[meter]
    meters[meter] = end = max(0, start + by)
    steps = end - start
    in_power = mind.role == PM or mind.own.bjp or mind.own.devoted
    if meter == CONSTITUTION:
        if end == 0 and start > 0:
            return WINS if in_power else LOSES
        if mind.role == LIBERAL:
            return steps * (400 if end < LIBERAL_LEAST + 2 else 120)
        return -steps * (THIN if start <= 4 else THINNING if start <= 6 else 15) if in_power else steps * 30
    if meter == PROTEST:
        if end >= BANDH:
            return WINS if mind.role == CPIM and not mind.own.bjp else LOSES if in_power else -100
        return -steps * fear_of_protest(mind, end) if in_power else steps * 30
    if meter == ANGER:
        return -steps * (60 if end >= VOTED_OUT - 1 else 10) if in_power else steps * 20
    if meter == UNITY:
        return -steps * 30 if in_power else steps * 30
    return steps * 15 if in_power else -steps * 15


def fear_of_protest(mind: Mind, protest: int) -> int:
    """What a point of Protest costs those in power; with fewer seats fewer will land on the strip."""
    fear = 120 if protest >= STREETS_FULL else 80 if protest >= NEARLY_FULL else 35
    return fear * len(mind.view.commands) // FULL_TABLE


def worth_of_step(mind: Mind, effect: Effect) -> int:
    """What the money, tokens and deeds of a step are worth to the enactor."""
    poor = mind.cash < 900
    if effect.op == "receive":
        if effect.who == "enactor":
            return effect.amount if poor else effect.amount // 2
        return (
            effect.amount // 3 if effect.who == "oligarch" and mind.role == OLIGARCH else -effect.amount // 8
        )
    if effect.op == "tokens":
        mine = effect.who == "enactor"
        return effect.by * mind.token_value() if mine else -effect.by * (10 if mind.role == PM else 0)
    if effect.op in ("jail", "investigate"):
        return 70
    if effect.op == "take_deed":
        return 280 if any(owner < 0 for owner in mind.view.owner) else 0
    return 60 if effect.op == "demolish" else 0


def special(mind: Mind, name: str) -> int:
    """What the steps do not say by themselves."""
    view = mind.view
    if name == "one_election":
        short = mind.cash < mind.bill_at_parliament() and mind.steps_to_parliament(mind.me) <= 12
        return 350 if short and not view.shield else -200
    if name == "bonds":
        oligarch = mind.seat_with(OLIGARCH)
        return min(200, view.commands[oligarch].cash) if oligarch >= 0 else 0
    if name == "pipeline":
        unowned = [DEEDS[deed].base for deed, owner in enumerate(view.owner) if owner < 0]
        return max(unowned) // 3 if unowned else 0
    if name == "demonetisation":
        return 40
    if name == "fact_check":
        return 0 if view.meters[PROTEST] >= SOME_PROTEST else -100
    return 0


# -- pointing --------------------------------------------------------------------------------


def point(mind: Mind, options: Sequence[Answer]) -> Answer:
    """At rivals, the heaviest first; nobody who was promised to be spared, if another is there."""
    picks = [option for option in options if isinstance(option, PickSeat)]
    return max(picks, key=lambda pick: sum(dislike(mind, seat) for seat in pick.targets))


def dislike(mind: Mind, seat: int) -> int:
    """How gladly this bot sees somebody else pay."""
    role = mind.view.commands[seat].role
    if seat == mind.me:
        return -300
    value = 20 + mind.dice.below(20) - (mind.trust(seat) - 50) // 2
    if mind.ally(seat):
        value -= 120
    if mind.role == PM and role in TARGETS:
        value += 60 - 10 * TARGETS.index(role)
    elif mind.rival(seat) or (role == OLIGARCH and mind.role in (CONGRESS, CPIM)):
        value += 50
    if role == DEVOTED and mind.role == PM:
        value -= 60
    if mind.promised(NO_TARGET, seat):
        value -= 150
    return value


def point_at_deed(mind: Mind, options: Sequence[Answer]) -> Answer:
    """A bulldozer for the dearest deed of the least liked; a channel, or what sells best, for oneself."""
    picks = [option for option in options if isinstance(option, PickDeed)]
    owner = mind.view.owner

    def wanted(pick: PickDeed) -> int:
        holder = owner[pick.deed]
        base = DEEDS[pick.deed].base
        return base if holder < 0 else base // 4 + dislike(mind, holder) * 3

    return max(picks, key=wanted)


def face_agency(mind: Mind, options: Sequence[Answer]) -> Answer:
    """Pay if enough is left, or if a vote is coming; else a rest in Tihar."""
    if PayFine() not in options:
        return GoToTihar()
    left = mind.cash - mind.view.fine
    return PayFine() if left >= 80 or mind.role in (CONGRESS, OLIGARCH) else GoToTihar()


def go_to_court(mind: Mind) -> Answer:
    """A PIL for what would end the game, costs two, or comes while the Constitution is thin."""
    card = mind.view.card
    assert card is not None
    ordinance = ORDINANCES[card.card]
    constitution = mind.view.meters[CONSTITUTION]
    if constitution + ordinance.constitution <= 0:
        return Stay()
    thin = 5 if mind.manner.counts_wins and mind.laps_left > 3 else 6
    dear = ordinance.constitution <= -2 or (ordinance.constitution < 0 and constitution <= thin)
    return Stay() if dear and mind.cash >= PIL_COST + 60 else LetPass()
