"""The record in fewer lines: a throw and its walk in one, a pass of Parliament in one, no bookkeeping.

Nothing is kept from anybody: what is left out is seen on the table or said by the line before it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from engine.core.events import Event
from engine.modipoly import events as ev
from engine.modipoly import market_events as market
from engine.modipoly import power_events as power
from game.table.modipoly import phrases
from game.table.modipoly.phrases import Names
from game.table.modipoly.sentences import sentence
from game.words import words

Line = tuple[int, str]
SILENT: Final[Line] = (-1, "")

UNTOLD: Final = (
    ev.TurnBegan, ev.TurnEnded, ev.DecksShuffled, ev.MaintenanceDue, market.SlipIn, power.HandPassed,
    power.DoneTalking, power.RoleChanged,
)  # fmt: skip
"""Events that others say as well, or that need no line."""
SAID_BEFORE: Final = frozenset({
    "bill", "price", "bribe", "membership", "interest", "redeeming", "repayment", "pension", "padyatra",
    "pil", "bail",
})  # fmt: skip
"""Payments that the line of their cause tells of."""
SPENDS: Final = (market.VoteDecided, power.PowerUsed)
SPENT: Final = (market.DeedTaken, ev.MeterMoved, ev.TurnBegan)
"""Between these, tokens that go back to the box were spent on what has just been told."""


class Digest:
    """Remembers what the next line needs of the events before it."""

    def __init__(self) -> None:
        self._dice: ev.Rolled | None = None
        self._passing = -1
        """The seat that is passing Parliament."""
        self._offer: market.Offered | market.Countered | None = None
        self._spending = False

    def line(self, event: Event, name: Names) -> Line:
        """Whose badge stands before it, and the sentence; an empty one for nothing to say."""
        self._spending = isinstance(event, SPENDS) or (self._spending and not isinstance(event, SPENT))
        match event:
            case ev.Rolled():
                self._dice = event
                return SILENT
            case ev.Moved():
                return self._walk(event, name)
            case ev.Passed():
                self._passing = event.seat
                return SILENT
            case ev.Tokens():
                return self._tokens(event, name)
            case market.Offered() | market.Countered():
                self._offer = event
            case market.DealMade() if self._has_said(event):
                facts = {"seat": name(event.taker), "other": name(event.giver)}
                return event.taker, words("modipoly.digest.deal", **facts)
        retold = RETOLD.get(type(event))
        line = retold(event, name) if retold is not None else None
        if line is not None:
            return line
        return SILENT if _is_untold(event) else sentence(event, name)

    def _has_said(self, deal: market.DealMade) -> bool:
        """Whether the deal is what the last line about an offer has said."""
        offer = self._offer
        return offer is not None and not deal.bond and (offer.give, offer.get) == (deal.give, deal.get)

    def _walk(self, event: ev.Moved, name: Names) -> Line:
        dice, self._dice = self._dice, None
        if dice is None or dice.seat != event.seat:
            return sentence(event, name)
        doubles = "-doubles" if dice.first == dice.second else ""
        facts = {"seat": name(event.seat), "first": dice.first, "second": dice.second}
        where = phrases.space(event.end)
        return event.seat, words(f"modipoly.digest.walked{doubles}", **facts, end=where)

    def _tokens(self, event: ev.Tokens, name: Names) -> Line:
        """Tokens of a pass, of a vote and of a power are told with it."""
        if self._spending and event.by < 0:
            return SILENT
        if self._passing == event.seat and event.by > 0:
            self._passing = -1
            return SILENT
        return sentence(event, name)


def _is_untold(event: Event) -> bool:
    if isinstance(event, UNTOLD):
        return True
    if isinstance(event, market.Pledged):
        return event.votes == 0
    return getattr(event, "what", "") in SAID_BEFORE


# --- events with shorter words, or with words only sometimes ------------------------------------------


def _salary(event: ev.TreasuryPaid, name: Names) -> Line | None:
    if event.what != "salary":
        return None
    return event.seat, words("modipoly.digest.passed", seat=name(event.seat), amount=event.amount)


def _slip(event: market.SlipWritten, name: Names) -> Line:
    key = "blank" if not event.bid else "loan" if event.loan else "bid"
    facts = {"seat": name(event.seat), "bid": event.bid, "loan": event.loan}
    return event.seat, words(f"modipoly.digest.slip-{key}", **facts)


def _bribe(event: market.BribePaid, name: Names) -> Line | None:
    return None if event.cash or event.tokens else SILENT


def _call(event: market.VoteCalled, name: Names) -> Line | None:
    if event.bribes:
        return None
    facts = {"seat": name(event.seat), "deed": phrases.deed(event.deed)}
    return event.seat, words("modipoly.digest.called", **facts)


def _opened(event: power.SlipsDeclassified, name: Names) -> Line | None:
    return None if event.bonds else SILENT


RETOLD: Final[dict[type, Callable[[Any, Names], Line | None]]] = {
    ev.TreasuryPaid: _salary,
    market.SlipWritten: _slip,
    market.BribePaid: _bribe,
    market.VoteCalled: _call,
    power.SlipsDeclassified: _opened,
}
