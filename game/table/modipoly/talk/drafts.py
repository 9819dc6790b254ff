"""What is being put together in talk and not yet said: an offer, a call with bribes, a number, a price.

All are immutable; each remembers the one it came from, so that a step back is always one step.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Self

from engine.modipoly.answers import NOTHING, Bribe, CallVote, Counter, CounterBribe, Goods, Offer, Pledge
from engine.modipoly.view import BargainView

GIVE, GET = "give", "get"
"""The two halves of the mat: what I give, what I ask for."""
NOBODY = -1


@dataclass(frozen=True)
class TalkDraft:
    """Something half said. Two are equal if they would say the same."""

    earlier: TalkDraft | None = field(default=None, compare=False, repr=False, kw_only=True)
    moved: str = field(default="", compare=False, repr=False, kw_only=True)
    """The dial that was turned last: turning it on is no new step."""

    @property
    def aside(self) -> Goods:
        """What the speaker has taken out of the own folder for it."""
        return NOTHING

    def before(self) -> TalkDraft | None:
        """One step less; None when nothing is left."""
        return self.earlier

    def but(self, **changes: object) -> Self:
        """The next step: the same with some things changed."""
        return replace(self, earlier=self, moved="", **changes)

    def dialled(self, dial: str, **changes: object) -> Self:
        """As `but`, where a dial turned on and on counts as one step."""
        earlier = self.earlier if self.moved == dial else self
        return replace(self, earlier=earlier, moved=dial, **changes)


@dataclass(frozen=True)
class Proposal(TalkDraft):
    """A bargain on the mat: an offer, or the answer to one."""

    to: int = NOBODY
    give: Goods = NOTHING
    get: Goods = NOTHING
    slips: bool = False
    """Whether the pad of promise slips lies open."""

    @property
    def aside(self) -> Goods:
        """What lies on my half."""
        return self.give

    def side(self, side: str) -> Goods:
        """One half of the mat."""
        return self.give if side == GIVE else self.get

    def with_side(self, side: str, goods: Goods, dial: str = "") -> Proposal:
        """Other goods on one half."""
        if dial:
            return self.dialled(dial, **{side: goods})
        return self.but(**{side: goods})

    def with_partner(self, seat: int) -> Proposal:
        """Another partner: what was asked of the first is not asked of the second."""
        if seat == self.to:
            return self
        asked = self.get if self.to == NOBODY else NOTHING
        return self.but(to=seat, get=asked)

    def asking(self, seat: int, goods: Goods) -> Proposal:
        """Ask this seat for these goods."""
        return self.but(to=seat, get=goods)

    def asked_of(self, seat: int) -> Goods:
        """What is asked of a seat so far."""
        return self.get if self.to in (seat, NOBODY) else NOTHING

    def offer(self, to: int = NOBODY) -> Offer:
        """As an offer to its partner, or to another seat."""
        return Offer(self.to if to == NOBODY else to, self.give, self.get)

    def counter(self) -> Counter:
        """As a counter-offer."""
        return Counter(self.give, self.get)

    def empty(self) -> bool:
        """Whether nothing lies on the mat."""
        return self.give == NOTHING and self.get == NOTHING


def turned_round(bargain: BargainView) -> Proposal:
    """An offer as the one who is asked sees it: their give is what I get."""
    return Proposal(bargain.by, bargain.get, bargain.give)


@dataclass(frozen=True)
class Calling(TalkDraft):
    """A vote about to be called, with a bribe for some seats."""

    bribes: tuple[Bribe, ...] = ()
    seat: int = NOBODY
    """Whose bribe lies on the mat now."""

    @property
    def aside(self) -> Goods:
        """All bribes together."""
        return Goods(sum(one.cash for one in self.bribes), sum(one.tokens for one in self.bribes))

    def bribe(self, seat: int) -> Bribe:
        """What a seat is offered so far: one vote for nothing, to begin with."""
        return next((one for one in self.bribes if one.to == seat), Bribe(seat, 1))

    def with_bribe(self, bribe: Bribe, dial: str = "") -> Calling:
        """Another bribe for its seat, which lies on the mat from now on."""
        kept = tuple(one for one in self.bribes if one.to != bribe.to)
        bribes = tuple(sorted((*kept, bribe), key=lambda one: one.to))
        if dial:
            return self.dialled(dial, bribes=bribes, seat=bribe.to)
        return self.but(bribes=bribes, seat=bribe.to)

    def without(self, seat: int) -> Calling:
        """No bribe for a seat."""
        return self.but(bribes=tuple(one for one in self.bribes if one.to != seat), seat=NOBODY)

    def call(self) -> CallVote:
        """As an answer: bribes that pay nothing are not spoken of."""
        return CallVote(tuple(one for one in self.bribes if one.cash or one.tokens))


@dataclass(frozen=True)
class Casting(TalkDraft):
    """Tokens over the bowl; `lent` if they are not the speaker's own."""

    votes: int = 0
    lent: bool = False

    @property
    def aside(self) -> Goods:
        """What lies in the bowl already."""
        return NOTHING if self.lent else Goods(tokens=self.votes)

    def pledge(self) -> Pledge:
        """As an answer."""
        return Pledge(self.votes)


@dataclass(frozen=True)
class Pricing(TalkDraft):
    """A counter-bribe being written."""

    votes: int = 1
    cash: int = 0
    tokens: int = 0

    def price(self) -> CounterBribe:
        """As an answer."""
        return CounterBribe(self.votes, self.cash, self.tokens)
