"""The ending in words: the headline, why it came to that, who wins by what, who kept their word.

The verdicts are the match's own; the numbers beside them are what everybody could see on the table.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from engine.core.events import Event
from engine.modipoly.cards import (
    ALLIANCE_UNITY,
    ANGER,
    CONSTITUTION,
    DEEDS,
    GOV_LEAST,
    LIBERAL_LEAST,
    OLIGARCH_LEAST,
    PROMISES,
    PROTEST,
    TREASURY,
    UNITY,
    VOTED_OUT,
)
from engine.modipoly.market_events import BribePaid
from engine.modipoly.records import BROKEN, KEPT, Division, Hammer, Promised, Verdict
from engine.modipoly.view import View
from game.play.session import Player
from game.table.modipoly import phrases
from game.table.modipoly.phrases import Names
from game.words import words

RULES: Final = {
    "MP-15.10": "chair",
    "MP-15.11": "member",
    "MP-15.12": "congress",
    "MP-15.13": "cpim",
    "MP-15.14": "oligarch",
    "MP-15.15": "liberal",
    "MP-15.16": "devoted",
    "MP-15.17": "gov",
    "MP-15.18": "bankrupt",
}
"""What the sentence of a verdict is called, by the rule that decided it."""
VOTED_ENDINGS: Final = ("voted_out", "fell_at_the_wire", "bandh")
"""Endings in which the House chose the last Prime Minister."""


def say(key: str, **fields: object) -> str:
    """A sentence of the House."""
    return words(f"modipoly.house.{key}", **fields)


def full_name(view: View, players: Sequence[Player], seat: int) -> str:
    """A person's name; a bot by the role it ended with, as the table called it, and by its name."""
    player, role = players[seat], view.commands[seat].role
    if player.human or role < 0:
        return player.name
    return say("end.bot", role=phrases.role(role), name=player.name)


def headline(view: View) -> str:
    """The ending in a line."""
    return words(f"modipoly.ending.{view.ending}")


def reason(view: View, name: Names) -> str:
    """The number that brought the ending about, and who sits in the chair."""
    chair = say("end.empty") if view.chair_empty else say("end.chair", name=name(view.pm))
    why = say(
        f"end.{view.ending}",
        anger=view.meters[ANGER],
        protest=view.meters[PROTEST],
        constitution=view.meters[CONSTITUTION],
        needed=VOTED_OUT,
    )
    return f"{why} {chair}"


def winners(view: View) -> list[int]:
    """Every seat that wins."""
    return [verdict.seat for verdict in view.verdicts if verdict.wins]


def winners_line(view: View, name: Names) -> str:
    """Who wins with whom."""
    names = [name(seat) for seat in winners(view)]
    if not names:
        return say("end.nobody")
    if len(names) == 1:
        return say("end.one", name=names[0])
    return say("end.several", names=", ".join(names[:-1]), last=names[-1])


def verdict_line(view: View, verdict: Verdict, name: Names) -> str:
    """One seat's condition with its numbers, met or not."""
    seat = view.commands[verdict.seat]
    key = "yes" if verdict.wins else "no"
    return say(
        f"verdict.{RULES[verdict.rule]}-{key}",
        pm=name(view.pm),
        portfolio=f"{seat.portfolio:,}",
        most=f"{max(command.portfolio for command in view.commands):,}",
        least=f"{OLIGARCH_LEAST:,}",
        constitution=view.meters[CONSTITUTION],
        five=LIBERAL_LEAST,
        unity=view.meters[UNITY],
        united=ALLIANCE_UNITY,
        cash=seat.cash,
        pension=GOV_LEAST,
        patronage=say("end.on" if view.patronage else "end.off"),
        place=say("end.tihar" if seat.tihar else "end.outside"),
    )


def last_division(view: View) -> Division | None:
    """The ballots that chose the last Prime Minister, if the game ended with them."""
    division = view.last_replacement
    if view.ending not in VOTED_ENDINGS or division is None or not division.candidates:
        return None
    return None if view.chair_empty else division


def weight_of(division: Division, candidate: int, counted: int) -> int:
    """A candidate's weight after the first `counted` ballots."""
    return sum(ballot.weight for ballot in division.ballots[:counted] if ballot.choice == candidate)


# --- envelopes --------------------------------------------------------------------------------------


def highest(bond: Hammer) -> int:
    """The largest bid of a bond; 0 if all were blank."""
    return max((slip.bid for slip in bond.slips), default=0)


def passed_over(bond: Hammer) -> bool:
    """Whether somebody had written more than the one who was announced."""
    return bond.announced >= 0 and highest(bond) > bond.amount


@dataclass(frozen=True, slots=True)
class Envelopes:
    """All bonds together."""

    bonds: int
    lies: int
    lost: int
    """Crores that the Treasury would have had from the highest bids."""

    @classmethod
    def of(cls, bonds: Sequence[Hammer]) -> Envelopes:
        """Add them up."""
        lies = [bond for bond in bonds if passed_over(bond)]
        lost = sum(highest(bond) - bond.amount for bond in lies if bond.seller == TREASURY)
        return cls(len(bonds), len(lies), lost)


# --- words given ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Given:
    """How many promises a seat made, kept, broke, and how many nobody can tell."""

    made: int
    kept: int
    broken: int

    @property
    def untold(self) -> int:
        """Promises about which nobody can tell."""
        return self.made - self.kept - self.broken

    @classmethod
    def of(cls, view: View, seat: int) -> Given:
        """What a seat gave its word for."""
        own = [line.kept for line in view.register if line.by == seat]
        return cls(len(own), own.count(KEPT), own.count(BROKEN))


def promise_words(line: Promised) -> str:
    """The sentence on a slip with its blank filled in."""
    text = PROMISES[line.promise].text
    deed = phrases.deed(line.about) if line.about < len(DEEDS) else ""
    return text.format(n=line.about, deed=deed)


# --- small prizes -----------------------------------------------------------------------------------

PRIZES: Final = ("levies", "gst", "tihar", "sold", "loyal", "terms")
"""What is counted of each seat: its feats in their order, then how often it took the chair."""


def prize(view: View, which: int) -> tuple[list[int], int]:
    """The seats that lead in a small prize and their number; nobody where it is nothing."""
    counts = [
        command.feats[which] if which < len(command.feats) else command.terms for command in view.commands
    ]
    most = max(counts)
    return ([seat for seat, count in enumerate(counts) if count == most] if most else []), most


def bribers(story: Iterable[Event]) -> list[int]:
    """Who paid the largest bribe in cash; several where it was equalled."""
    paid = [event for event in story if isinstance(event, BribePaid) and event.cash]
    most = max((event.cash for event in paid), default=0)
    return list(dict.fromkeys(event.giver for event in paid if event.cash == most))
