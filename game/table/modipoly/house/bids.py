"""What may be written on a slip: asked of the match by trying sums, and read from its refusals."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.modipoly.answers import Blank, Slip
from game.table.modipoly.moment import Moment

TOO_MUCH = 20_000
"""The largest sum an answer can carry, in crores; nobody can bid it."""
MOST_ROUNDS = 60


@dataclass(frozen=True)
class SlipDraft:
    """A slip being written; a bid of 0 is blank."""

    bid: int = 0
    loan: int = 0
    folded: bool = False

    @property
    def answer(self) -> Slip | Blank:
        """What it says when it is handed in."""
        return Slip(self.bid, self.loan) if self.bid else Blank()

    def before(self) -> SlipDraft | None:
        """Unfold it; or tear it up."""
        return replace(self, folded=False) if self.folded else None


@dataclass(frozen=True)
class Bounds:
    """The least and the most that may be written, and for the most the loan it takes; 0 if nothing may."""

    least: int
    most: int
    lends: bool
    """Whether a loan may be added at all."""


def bounds(moment: Moment) -> Bounds:
    """How little and how much this person may write."""
    least = _number(moment, Slip(10), "min")
    lends = most_loan(moment, max(least, 10)) > 0
    most = _affordable(moment, 0)
    for _ in range(MOST_ROUNDS):
        further = _affordable(moment, most_loan(moment, most)) if lends and most else most
        if further <= most:
            break
        most = further
    while lends and most and moment.allows(Slip(most + 10, most_loan(moment, most + 10))):
        most += 10
    if lends and most < least:
        most = _affordable(moment, most_loan(moment, least))
    return Bounds(least, most, lends) if most >= least else Bounds(least, 0, lends)


def most_loan(moment: Moment, bid: int) -> int:
    """The largest loan that may be written beside a bid, in crores."""
    loan = TOO_MUCH
    for _ in range(3):
        refusal = moment.why_not(Slip(bid, loan))
        if refusal is None or refusal.name not in ("ninety-percent", "treasury-cannot-fund"):
            return 0 if refusal is not None and refusal.name != "can-invest" else loan
        loan = int(refusal.facts["max"]) // 10 * 10
        if loan <= 0:
            return 0
    return loan


def _affordable(moment: Moment, loan: int) -> int:
    """The largest bid with this loan that the writer can pay."""
    own = _number(moment, Slip(TOO_MUCH, 0), "max") // 10 * 10
    return min(TOO_MUCH, own + loan)


def _number(moment: Moment, slip: Slip, fact: str) -> int:
    refusal = moment.why_not(slip)
    return int(refusal.facts.get(fact, 0)) if refusal is not None else slip.bid


def written(moment: Moment, draft: SlipDraft, bid: int) -> SlipDraft:
    """The slip with another bid, kept within what may be written; its loan grows only as far as it must."""
    limits = bounds(moment)
    if not limits.most:
        return SlipDraft()
    bid = max(limits.least, min(limits.most, bid // 10 * 10))
    if not limits.lends:
        return SlipDraft(bid)
    return lent(moment, replace(draft, bid=bid, folded=False), draft.loan)


def lent(moment: Moment, draft: SlipDraft, loan: int) -> SlipDraft:
    """The slip with another loan, as much as the bid needs and as little as may be lent."""
    if not draft.bid:
        return draft
    need = max(0, draft.bid - _affordable(moment, 0))
    most = most_loan(moment, draft.bid)
    return replace(draft, loan=max(need, min(most, loan // 10 * 10)))
