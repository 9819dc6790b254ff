"""What can happen in the Faction version besides what happens in Attack. Conventions as in `events`.

Commands are 0 Purple Left, 1 Purple Right, 2 Yellow Left and 3 Yellow Right.
"""

from __future__ import annotations

from engine.core.events import Event


class AddaTaken(Event, frozen=True, tag="adda_taken"):
    """A constituency became the Adda of the faction that placed its candidate there (ET-8.06)."""

    command: int
    constituency: int


class JointProposed(Event, frozen=True, tag="joint_proposed"):
    """A faction proposed a whole swap plan to its partner; only their party hears it (ET-8.10)."""

    command: int
    swaps: tuple[tuple[int, int], ...]
    """Candidate and constituency."""


class JointAnswered(Event, frozen=True, tag="joint_answered"):
    """The partner accepted or declined; only their party hears it (ET-8.10)."""

    command: int
    accepted: bool


class ClaimVoid(Event, frozen=True, tag="claim_void"):
    """Both factions claimed Miss Bolly without a joint plan: neither gets her (ET-8.11)."""

    party: int


class BigShared(Event, frozen=True, tag="big_shared"):
    """Right took one of the Big Campaigns left, and Left keeps the rest (ET-8.13).

    `card` is -1 for the other party, and for all if there was none to take.
    """

    command: int
    card: int
    left: int
    """How many Big Campaigns Left holds now."""
    right: int


class OfferReturned(Event, frozen=True, tag="offer_returned"):
    """Both factions wanted the same candidate: the one whose Adda it is not keeps its money (ET-8.31)."""

    command: int
    neta: int


class KingmakerSealed(Event, frozen=True, tag="kingmaker_sealed"):
    """A faction has named a Kingmaker; nobody knows whom (ET-8.34)."""

    command: int


class NamesShown(Event, frozen=True, tag="names_shown"):
    """A bargaining round is open: whom Left and whom Right have named, by command (ET-8.34)."""

    round: int
    left: int
    right: int


class KingmakerCrowned(Event, frozen=True, tag="kingmaker_crowned"):
    """The winning faction of the winning party (ET-8.33, ET-8.34)."""

    command: int
    bargained: bool
    """True if a bargain settled it, False if seats did."""


class ReElectionCalled(Event, frozen=True, tag="re_election_called"):
    """The bargaining failed: nobody wins, and the match is over (ET-8.36)."""

    rounds: int
