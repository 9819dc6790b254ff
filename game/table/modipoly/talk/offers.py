"""What a hand may do with the deal mat: put an offer together, answer one, turn it round, fall silent.

Which bargains are allowed is asked of the match, bargain by bargain: its options name only samples.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from engine.core.refusal import Refusal
from engine.modipoly import phases
from engine.modipoly.answers import Accept, Decline, Done, Goods, Offer, Word
from engine.modipoly.cards import PROMISE_IDS, PROMISES
from game.table.gesture import Drag, Gesture, Press
from game.table.modipoly import names
from game.table.modipoly.moment import Moment
from game.table.modipoly.talk import heap, things
from game.table.modipoly.talk.drafts import GET, GIVE, NOBODY, Proposal, turned_round
from game.table.modipoly.talk.things import Thing
from game.table.modipoly.talk.wording import DEED_SPOKEN_OF, TOKENS_SPOKEN_OF

OFFERING = phases.OPEN_FLOOR | {phases.DEBT, phases.PM_CARD, phases.INTERVAL}
"""Questions beside which the mat lies open."""
HALVES = {names.MAT_GIVE: GIVE, names.MAT_GET: GET}
SOFT = {"talk-to-somebody-else", "already-answered"}
"""Refusals that only say that an offer is not finished yet: it is empty, even, or known."""
FIRST_TOKENS = 3
"""What a slip about tokens says at first."""


def proposal(moment: Moment) -> Proposal | None:
    """What lies on the mat at this question; None when the mat is not this question's."""
    if moment.awaits == phases.OFFER_REPLY and moment.view.bargain is not None:
        drafted = moment.draft
        return drafted if isinstance(drafted, Proposal) else turned_round(moment.view.bargain)
    if moment.awaits in OFFERING:
        return moment.draft if isinstance(moment.draft, Proposal) else Proposal()
    return None


def started(moment: Moment, new: Proposal) -> Proposal | None:
    """What is prepared once the mat looks like this: nothing, when it looks as it did at first."""
    bargain = moment.view.bargain
    replying = moment.awaits == phases.OFFER_REPLY and bargain is not None
    return None if new == (turned_round(bargain) if replying and bargain else Proposal()) else new


def partners(moment: Moment) -> list[int]:
    """The seats that the mat could lie between: everybody else who still plays."""
    seats = enumerate(moment.view.commands)
    return [seat for seat, one in seats if seat != moment.seat and not one.bankrupt]


def gestures(moment: Moment, pieces: Collection[str]) -> Iterator[Gesture]:
    """Everything about the mat. `pieces` are the names of what lies on the table."""
    now = proposal(moment)
    if now is None:
        return
    yield from drags(moment, now, pieces)
    yield from _presses(moment, now)
    if moment.awaits == phases.OFFER_REPLY:
        yield from _reply(moment, now)
        return
    if now.to != NOBODY and moment.allows(now.offer()):
        yield Press("offer", now.offer())
    if moment.awaits == phases.INTERVAL and moment.is_asked and moment.draft is None:
        yield Press("done-talking", Done())


def open_presses(moment: Moment) -> set[str]:
    """The names of all buttons of the mat that mean something now."""
    return {gesture.name for gesture in gestures(moment, ()) if isinstance(gesture, Press)}


def _presses(moment: Moment, now: Proposal) -> Iterator[Gesture]:
    """Whom to talk to, the pad of slips, an empty mat."""
    if moment.draft is not None:
        yield Press("clear", None)
    if moment.awaits != phases.OFFER_REPLY:
        for seat in partners(moment):
            if seat != now.to and fault(moment, now.with_partner(seat)) is None:
                yield Press(f"partner-{seat}", now.with_partner(seat))
    if now.slips or _may_promise(moment, now):
        yield Press("slips", started(moment, now.but(slips=not now.slips)))


def _may_promise(moment: Moment, now: Proposal) -> bool:
    return fault(moment, now.with_side(GIVE, heap.with_word(now.give, Word(len(PROMISES) - 1)))) is None


def _reply(moment: Moment, now: Proposal) -> Iterator[Gesture]:
    """Yes, no, or what was changed on the mat."""
    bargain = moment.view.bargain
    assert bargain is not None
    changed = now != turned_round(bargain) and not (now.give == bargain.get and now.get == bargain.give)
    if not changed and moment.allows(Accept()):
        yield Press("accept", Accept())
    yield Press("decline", Decline())
    if changed and moment.allows(now.counter()):
        yield Press("counter", now.counter())


# --- dragging ---------------------------------------------------------------------------------------


def drags(moment: Moment, now: Proposal, pieces: Collection[str]) -> Iterator[Gesture]:
    """Everything that may be put on the mat or taken off it."""
    others = [names.seat_place(seat) for seat in partners(moment)]
    meant: dict[Thing, list[tuple[str, Proposal | None]]] = {}
    for piece in pieces:
        thing = things.read(piece)
        if thing is None:
            continue
        if thing not in meant:
            meant[thing] = list(_meanings(moment, now, thing, _places(moment, now, thing, others)))
        for place, new in meant[thing]:
            yield Drag(piece, place, new)


def _meanings(
    moment: Moment, now: Proposal, thing: Thing, places: Sequence[str]
) -> Iterator[tuple[str, Proposal | None]]:
    """The places where a thing may be put, and what is prepared then."""
    for place in places:
        new = dropped(moment, now, thing, place)
        if new is not None and new != now and fault(moment, new) is None:
            yield place, started(moment, new)


def _places(moment: Moment, now: Proposal, thing: Thing, others: Sequence[str]) -> Sequence[str]:
    """Where a thing could mean anything at all; `others` are the folders of everybody else."""
    if thing.side:
        return [names.seat_place(moment.seat if thing.side == GIVE else now.to)]
    if thing.kind == things.SLIP:
        return names.MAT_GIVE, names.MAT_SLIP, names.MAT_GET
    if thing.kind == things.CARD or thing.seat == moment.seat:
        return names.MAT_GIVE, *others
    return (names.MAT_GET,)


def dropped(moment: Moment, now: Proposal, thing: Thing, place: str) -> Proposal | None:
    """The mat after a thing was put on a place; None where that means nothing."""
    if thing.side == things.BOWL:
        return None
    if thing.side:
        return _taken_off(moment, now, thing, place)
    if thing.kind == things.SLIP:
        return _promised(moment, now, thing.amount, place)
    if thing.kind == things.CARD or thing.seat == moment.seat:
        return _given(moment, now, thing, place)
    return _asked(moment, now, thing, place)


def _given(moment: Moment, now: Proposal, thing: Thing, place: str) -> Proposal | None:
    """Something of one's own: on my half, or straight to somebody's folder."""
    seat = names.number_of(place, "seat")
    if place == names.MAT_GIVE:
        return now.with_side(GIVE, with_thing(now.give, thing, moment.own.cash, moment.own.tokens))
    if seat in partners(moment) and (moment.awaits != phases.OFFER_REPLY or seat == now.to):
        give = with_thing(now.give, thing, moment.own.cash, moment.own.tokens)
        return now.with_partner(seat).with_side(GIVE, give)
    return None


def _asked(moment: Moment, now: Proposal, thing: Thing, place: str) -> Proposal | None:
    """Something of somebody else's: on their half of the mat, which makes them the partner."""
    seat = thing.seat
    if place != names.MAT_GET or seat not in partners(moment):
        return None
    if moment.awaits == phases.OFFER_REPLY and seat != now.to:
        return None
    tray = moment.view.commands[seat]
    return now.asking(seat, with_thing(now.asked_of(seat), thing, tray.cash, tray.tokens))


def with_thing(goods: Goods, thing: Thing, cash: int, tokens: int) -> Goods:
    """A note, a stack or a card more, up to the cash and tokens that are there."""
    if thing.kind == things.CASH:
        return heap.with_cash(goods, min(goods.cash + thing.amount, cash))
    if thing.kind == things.TOKENS:
        return heap.with_tokens(goods, min(goods.tokens + thing.amount, tokens))
    return heap.with_card(goods, thing.amount)


def _promised(moment: Moment, now: Proposal, promise: int, place: str) -> Proposal | None:
    """A slip from the pad: mine on my half or in the middle, theirs on theirs."""
    side = GET if place == names.MAT_GET else GIVE if place in (names.MAT_GIVE, names.MAT_SLIP) else ""
    if not side:
        return None
    word = Word(promise, first_about(moment, promise))
    return now.with_side(side, heap.with_word(now.side(side), word)).but(slips=False)


def first_about(moment: Moment, promise: int) -> int:
    """What a slip speaks of before anybody has changed it."""
    if PROMISE_IDS[promise] == TOKENS_SPOKEN_OF:
        return FIRST_TOKENS
    return spoken_deeds(moment)[0] if PROMISE_IDS[promise] == DEED_SPOKEN_OF else 0


def spoken_deeds(moment: Moment) -> list[int]:
    """The deeds that a slip may name: those without an owner, or all when there are none."""
    free = [deed for deed, owner in enumerate(moment.view.owner) if owner < 0]
    return free or list(range(len(moment.view.owner)))


def _taken_off(moment: Moment, now: Proposal, thing: Thing, place: str) -> Proposal | None:
    """Something that lies on the mat goes back to a folder."""
    owner = moment.seat if thing.side == GIVE else now.to
    if place != names.seat_place(owner):
        return None
    return now.with_side(thing.side, less(now.side(thing.side), thing))


def less(goods: Goods, thing: Thing) -> Goods:
    """A note, a stack, a card or a slip less."""
    if thing.kind == things.CASH:
        return heap.with_cash(goods, goods.cash - thing.amount)
    if thing.kind == things.TOKENS:
        return heap.with_tokens(goods, goods.tokens - thing.amount)
    return (
        heap.without_word(goods, thing.amount)
        if thing.kind == things.WORD
        else heap.without_card(goods, thing.amount)
    )


# --- what the match says ----------------------------------------------------------------------------


def fault(moment: Moment, new: Proposal) -> Refusal | None:
    """The match's no to a mat that looks like this; what is merely unfinished is no fault.

    Without a partner it is enough that one seat could be asked.
    """
    if moment.awaits == phases.OFFER_REPLY:
        return moment.why_not(new.counter())
    no: Refusal | None = None
    for seat in [new.to] if new.to != NOBODY else partners(moment):
        no = moment.why_not(new.offer(seat))
        if no is None or no.name in SOFT or _waits_for_the_card(moment, no):
            return None
    return no


def _waits_for_the_card(moment: Moment, no: Refusal) -> bool:
    """Beside a drawn ordinance an offer is unfinished until that card is on the mat."""
    return moment.awaits == phases.PM_CARD and no.name == "quiet-please"


def why_not(moment: Moment, piece: str, place: str | None) -> Refusal | None:
    """The match's no to a thing on a place; without a place, to having it on the mat at all."""
    now = proposal(moment)
    if now is None:
        return None
    deed = names.number_of(piece, "deed")
    if deed >= 0 and place in HALVES:
        some = now.to if now.to != NOBODY else next(iter(partners(moment)), NOBODY)
        return moment.why_not(Offer(max(0, some), Goods(deeds=(deed,))))
    thing = things.read(piece)
    if thing is None:
        return None
    theirs = thing.seat not in (NOBODY, moment.seat)
    spot = place or (names.MAT_GET if theirs else names.MAT_GIVE)
    new = dropped(moment, now, thing, spot)
    return None if new is None else fault(moment, new)
