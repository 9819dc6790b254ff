"""Vote cards to burn, to pay with, or to spread: any set that is enough (AE-4.11, AE-7.43, AE-7.48).

There may be thousands of such sets. `options` lists the sensible ones; `faults.votes` accepts them all, and
`same_as_listed` says so.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engine.core.asking import Command
from engine.entkhbat.answers import BurnVotes, PayFee, SpreadFee
from engine.entkhbat.cards import VALUE
from engine.entkhbat.floor import free_lands, open_votes, reach
from engine.entkhbat.questions.decision import Decision
from engine.entkhbat.table import Table, VoteOn

MOST_SETS: Final = 24
"""No more sets are listed than that."""


class ChooseVotesToBurn(Decision[BurnVotes]):
    """AE-4.11, AE-4.12: cards in reach of the fire that come to the amount."""

    __slots__ = ()

    def options(self, table: Table, command: Command) -> Sequence[BurnVotes]:
        """Sets from which no card could be left out."""
        return [BurnVotes(cards) for cards in bare_sets(reach(table, command), table.amount)]


class ChooseVotesToPay(Decision[PayFee]):
    """AE-7.43: cards on open regions worth the fee."""

    __slots__ = ()

    def options(self, table: Table, command: Command) -> Sequence[PayFee]:
        """Sets from which no card could be left out."""
        return [PayFee(cards) for cards in bare_sets(open_votes(table, command), table.amount)]


class ChooseSpread(Decision[SpreadFee]):
    """AE-7.48 to 7.50: takings onto open regions with free slots."""

    __slots__ = ()

    def options(self, table: Table, command: Command) -> Sequence[SpreadFee]:
        """The dearest cards first, filling region after region from each beginning in turn; or nothing."""
        assert table.fees is not None
        cards = sorted(table.fees.takings, key=lambda card: -VALUE[card])
        lands = free_lands(table, command)
        ways = []
        for first in range(len(lands)):
            order = lands[first:] + lands[:first]
            slots = [region for region in order for _ in range(4 - len(table.votes[region]))]
            ways.append(SpreadFee(tuple(zip(cards, slots, strict=False))))
        return [*ways, SpreadFee(())]


def bare_sets(there: Sequence[VoteOn], amount: int) -> list[tuple[VoteOn, ...]]:
    """Sets of cards that reach `amount` and would not without any one of them, the dearest card first.

    Cards of one value are taken in the order in which they lie, so that equal sets are listed once.
    """
    cards = sorted(there, key=lambda card: -VALUE[card[0]])
    found: list[tuple[VoteOn, ...]] = []
    for chosen in _sets(cards, 0, amount, ()):
        found.append(chosen)
        if len(found) == MOST_SETS:
            break
    return found


def _sets(
    cards: Sequence[VoteOn], start: int, missing: int, chosen: tuple[VoteOn, ...]
) -> Iterator[tuple[VoteOn, ...]]:
    """Falling values: the last card is the cheapest, so a set that just got there needs them all."""
    before = -1
    for place in range(start, len(cards)):
        value = VALUE[cards[place][0]]
        if value == before or not value:
            continue
        before = value
        taken = (*chosen, cards[place])
        if value >= missing:
            yield taken
        elif sum([VALUE[card] for card, _ in cards[place + 1 :]]) >= missing - value:
            yield from _sets(cards, place + 1, missing - value, taken)


BURN: Final = ChooseVotesToBurn()
PAY: Final = ChooseVotesToPay()
SPREAD: Final = ChooseSpread()
