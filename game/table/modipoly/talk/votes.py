"""What a hand may do about an acquisition vote: call it with bribes, cast, name a price, answer one."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from engine.core.refusal import Refusal
from engine.modipoly import phases
from engine.modipoly.answers import Accept, Bribe, CallVote, Decline
from engine.modipoly.cards import DEED_AT
from game.table.gesture import Drag, Gesture, Press
from game.table.modipoly import names
from game.table.modipoly.moment import Moment
from game.table.modipoly.talk import things
from game.table.modipoly.talk.drafts import NOBODY, Calling, Casting, Pricing
from game.table.modipoly.talk.things import Thing

FIRST_PRICE = 100
"""What a price begins at, in crores, before its dials are turned."""


def calling(moment: Moment) -> Calling | None:
    """The call that is being prepared, if one is."""
    here = moment.awaits == phases.LAND_UNOWNED and moment.is_asked
    return moment.draft if here and isinstance(moment.draft, Calling) else None


def casting(moment: Moment) -> Casting:
    """The tokens over the bowl: at first what one has bound oneself to."""
    if isinstance(moment.draft, Casting):
        return moment.draft
    motion = moment.view.motion
    if motion is None:
        return Casting()
    return Casting(motion.least, motion.voice_of != moment.seat)


def pricing(moment: Moment) -> Pricing | None:
    """The price that is being written, if one is."""
    here = moment.awaits == phases.PLEDGE and isinstance(moment.draft, Pricing)
    return moment.draft if here and isinstance(moment.draft, Pricing) else None


def landed_deed(moment: Moment) -> int:
    """The deed of the space on which the person stands, or -1."""
    return DEED_AT[moment.own.at]


def gestures(moment: Moment, pieces: Collection[str]) -> Iterator[Gesture]:
    """Everything about votes in this question. `pieces` are the names of what lies on the table."""
    if moment.awaits == phases.LAND_UNOWNED and moment.is_asked:
        yield from _call(moment, pieces)
    elif moment.awaits == phases.PLEDGE:
        price = pricing(moment)
        yield from _cast(moment, pieces) if price is None else _price(moment, price)
    elif moment.awaits == phases.COUNTER_BRIBE:
        yield from _answer_price(moment)


# --- the call ---------------------------------------------------------------------------------------


def _call(moment: Moment, pieces: Collection[str]) -> Iterator[Gesture]:
    draft = calling(moment)
    if draft is None:
        if moment.allows(CallVote()):
            yield Press("call", Calling())
            yield Drag(names.deed_piece(landed_deed(moment)), names.STAND, Calling())
        return
    yield Press("clear", None)
    yield Drag(names.deed_piece(landed_deed(moment)), names.space_place(moment.own.at), None)
    if moment.allows(draft.call()):
        yield Press("call-it", draft.call())
    for seat in bribable(moment):
        if seat != draft.seat:
            yield Press(f"plate-{seat}", draft.but(seat=seat))
    for piece in pieces:
        thing = things.read(piece)
        for seat in bribable(moment):
            new = None if thing is None else bribed(moment, draft, thing, seat)
            if new is not None and new != draft and moment.allows(new.call()):
                yield Drag(piece, things.plate_place(seat), new)


def bribable(moment: Moment) -> list[int]:
    """The seats that the match would let the caller bribe."""
    seats = range(len(moment.view.commands))
    return [seat for seat in seats if moment.allows(CallVote((Bribe(seat, 1),)))]


def bribed(moment: Moment, draft: Calling, thing: Thing, seat: int) -> Calling | None:
    """The call with a note or a stack of one's own put on a seat's plate."""
    if thing.seat != moment.seat or thing.kind not in (things.CASH, things.TOKENS):
        return None
    now = draft.bribe(seat)
    if thing.kind == things.CASH:
        return draft.with_bribe(Bribe(seat, now.votes, now.cash + thing.amount, now.tokens))
    return draft.with_bribe(Bribe(seat, now.votes, now.cash, now.tokens + thing.amount))


# --- the bowl ---------------------------------------------------------------------------------------


def _cast(moment: Moment, pieces: Collection[str]) -> Iterator[Gesture]:
    """Stacks into the bowl, one after the other; then the number is said."""
    motion, now = moment.view.motion, casting(moment)
    assert motion is not None
    for piece in pieces:
        thing = things.read(piece)
        if thing is None or thing.kind != things.TOKENS:
            continue
        if thing.side == things.BOWL:
            less = now.but(votes=now.votes - thing.amount)
            if moment.allows(less.pledge()):
                yield Drag(piece, names.seat_place(motion.voice_of), less)
        if thing.seat != motion.voice_of:
            continue
        more = now.but(votes=min(now.votes + thing.amount, motion.most))
        if more != now and moment.allows(more.pledge()):
            yield Drag(piece, names.BOWL, more)
    for name, votes in quick_numbers(moment):
        new = now.but(votes=votes)
        if moment.allows(new.pledge()):
            yield Press(name, new.pledge() if name == "cast-none" else new)
    if moment.allows(now.pledge()) and now.votes:
        yield Press("cast", now.pledge())
    if motion.may_counter:
        purse = moment.view.commands[motion.caller].cash
        price = Pricing(max(1, now.votes), min(FIRST_PRICE, purse), earlier=now)
        if moment.allows(price.price()):
            yield Press("name-price", price)


def quick_numbers(moment: Moment) -> Iterator[tuple[str, int]]:
    """Numbers worth a button: none, what is missing at the bowl when nobody else follows, all there is."""
    motion = moment.view.motion
    assert motion is not None
    now = casting(moment).votes
    if motion.least == 0:
        yield "cast-none", 0
    missing = motion.needed - motion.total
    if casts_last(moment) and motion.least < missing < motion.most and missing != now:
        yield "cast-missing", missing
    if motion.most > 0 and motion.most != now:
        yield "cast-all", motion.most


def casts_last(moment: Moment) -> bool:
    """Whether nobody casts after this seat: the caller does, who may have nothing to cast."""
    motion = moment.view.motion
    assert motion is not None
    rest = [seat for seat, cast in enumerate(motion.cast) if cast < 0 and seat != motion.voice_of]
    return not any(moment.view.commands[seat].tokens for seat in rest)


def _price(moment: Moment, now: Pricing) -> Iterator[Gesture]:
    """The price is written: hand it to the caller, or tear it up."""
    motion = moment.view.motion
    assert motion is not None
    yield Press("no-price", Casting(motion.least, motion.voice_of != moment.seat))
    if moment.allows(now.price()):
        yield Press("send-price", now.price())
        yield Drag(things.PRICE_SLIP, names.seat_place(motion.caller), now.price())
        yield Drag(things.PRICE_SLIP, names.BOWL, now.price())


def _answer_price(moment: Moment) -> Iterator[Gesture]:
    """The caller takes the price or leaves it."""
    motion = moment.view.motion
    assert motion is not None
    if moment.allows(Accept()):
        yield Press("accept", Accept())
        yield Drag(things.PRICE_SLIP, names.BOWL, Accept())
    yield Press("decline", Decline())
    if motion.voice_of != NOBODY:
        yield Drag(things.PRICE_SLIP, names.seat_place(motion.voice_of), Decline())


# --- the match's no ---------------------------------------------------------------------------------


def why_not(moment: Moment, piece: str, place: str | None) -> Refusal | None:
    """The match's no to what a drag would mean; None for no opinion."""
    if moment.awaits == phases.LAND_UNOWNED and moment.is_asked:
        return _no_call(moment, piece, place)
    if moment.awaits == phases.PLEDGE and place in (names.BOWL, None):
        return _no_pledge(moment, piece)
    if moment.awaits == phases.COUNTER_BRIBE and piece == things.PRICE_SLIP and place in (names.BOWL, None):
        return moment.why_not(Accept())
    return None


def _no_call(moment: Moment, piece: str, place: str | None) -> Refusal | None:
    if names.number_of(piece, "deed") == landed_deed(moment) >= 0 and place in (names.STAND, None):
        return moment.why_not(CallVote())
    draft, thing = calling(moment), things.read(piece)
    seat = names.number_of(place or "", "plate")
    if draft is None or thing is None or seat < 0:
        return None
    new = bribed(moment, draft, thing, seat)
    return None if new is None else moment.why_not(new.call())


def _no_pledge(moment: Moment, piece: str) -> Refusal | None:
    motion, thing = moment.view.motion, things.read(piece)
    if motion is None or thing is None or thing.kind != things.TOKENS or thing.seat != motion.voice_of:
        return None
    return moment.why_not(Casting(casting(moment).votes + thing.amount).pledge())
