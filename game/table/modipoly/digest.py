"""The record in fewer lines: a throw and its walk in one, a pass of Parliament in one, no bookkeeping.

Nothing is kept from anybody: what is left out is seen on the table or said by the line before it.
"""

from __future__ import annotations

from engine.core.events import Event
from engine.modipoly import events as ev
from engine.modipoly import market_events as market
from engine.modipoly import power_events as power
from game.table.modipoly import phrases
from game.table.modipoly.phrases import Names
from game.table.modipoly.sentences import sentence
from game.words import words

Line = tuple[int, str]
SILENT: Line = (-1, "")

UNTOLD = (
    ev.TurnBegan, ev.TurnEnded, ev.DecksShuffled, ev.MaintenanceDue, market.SlipIn, power.HandPassed,
    power.DoneTalking, power.RoleChanged,
)  # fmt: skip
"""Events that others say as well, or that need no line."""
SAID_BEFORE = frozenset({
    "bill", "price", "bribe", "membership", "salary", "interest", "redeeming", "repayment", "pension",
    "padyatra", "pil", "bail",
})  # fmt: skip
"""Payments that the line of their cause tells of."""


class Digest:
    """Remembers what the next line needs of the events before it."""

    def __init__(self) -> None:
        self._dice: ev.Rolled | None = None
        self._passing = -1
        """The seat that is passing Parliament."""
        self._offer: market.Offered | market.Countered | None = None
        self._spending = False
        """Whether tokens go back to the box that a vote or a power has cost."""

    def line(self, event: Event, name: Names) -> Line:
        """Whose badge stands before it, and the sentence; an empty one for nothing to say."""
        if isinstance(event, ev.Rolled):
            self._dice = event
            return SILENT
        if isinstance(event, ev.Moved):
            return self._walk(event, name)
        if isinstance(event, ev.Passed):
            self._passing = event.seat
            return SILENT
        if isinstance(event, ev.Tokens):
            return self._tokens(event, name)
        if isinstance(event, ev.TreasuryPaid) and event.what == "salary":
            text = words("modipoly.digest.passed", seat=name(event.seat), amount=event.amount)
            return event.seat, text
        if isinstance(event, market.SlipWritten):
            return event.seat, _slip(event, name)
        if isinstance(event, market.DealMade) and not event.bond and self._agrees(event):
            return event.taker, words("modipoly.digest.deal", seat=name(event.taker), other=name(event.giver))
        if isinstance(event, market.Offered | market.Countered):
            self._offer = event
        if isinstance(event, ev.TurnBegan):
            self._passing, self._spending = -1, False
        self._spending = isinstance(event, market.VoteDecided | power.PowerUsed) or (
            self._spending and not isinstance(event, market.DeedTaken | ev.MeterMoved)
        )
        if _is_untold(event):
            return SILENT
        return sentence(event, name)

    def _agrees(self, deal: market.DealMade) -> bool:
        """Whether the deal is what the last line about an offer has said."""
        offer = self._offer
        return offer is not None and (offer.give, offer.get) == (deal.give, deal.get)

    def _walk(self, event: ev.Moved, name: Names) -> Line:
        dice, self._dice = self._dice, None
        if dice is None or dice.seat != event.seat:
            return sentence(event, name)
        doubles = "-doubles" if dice.first == dice.second else ""
        facts = {"seat": name(event.seat), "first": dice.first, "second": dice.second}
        where = phrases.space(event.end)
        return event.seat, words(f"modipoly.digest.walked{doubles}", **facts, end=where)

    def _tokens(self, event: ev.Tokens, name: Names) -> Line:
        """Tokens of a pass and of a vote are told with it."""
        if self._spending and event.by < 0:
            return SILENT
        if self._passing == event.seat and event.by > 0:
            self._passing = -1
            return SILENT
        return sentence(event, name)


def _slip(event: market.SlipWritten, name: Names) -> str:
    """One's own slip."""
    key = "blank" if not event.bid else "loan" if event.loan else "bid"
    return words(f"modipoly.digest.slip-{key}", seat=name(event.seat), bid=event.bid, loan=event.loan)


def _is_untold(event: Event) -> bool:
    if isinstance(event, UNTOLD):
        return True
    if isinstance(event, market.Pledged):
        return event.votes == 0
    if isinstance(event, market.BribePaid):
        return event.cash == 0 and event.tokens == 0
    return getattr(event, "what", "") in SAID_BEFORE
