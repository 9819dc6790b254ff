"""Small records that lie on the table: an argument, an offer, fees, penalties, the Register's pages."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import msgspec

NOBODY: Final = -1
NOWHERE: Final = -1

ATTACK_SIDE: Final = 0
TARGET_SIDE: Final = 1

IN: Final = 0
RESIGNED: Final = 1
EXPELLED: Final = 2
"""Whether a candidate is in the cycle (AE-6.22)."""


class Laid(msgspec.Struct, frozen=True):
    """A reply that was laid in an argument."""

    seat: int
    card: int
    side: int


@dataclass(slots=True)
class Chain:
    """An argument about one attack (section 5 of the rules). It never lies on a table at rest."""

    attacker: int
    target: int
    card: int
    """The command that is argued about; an announced Joker as such."""
    region: int = NOWHERE
    reflectable: bool = True
    """False for what attacks an offer (AE-8.09)."""
    objections: bool = True
    """False for Filing Fees (AE-7.46)."""
    partner: int = NOBODY
    """Whom the attacked offer was made to (AE-8.10)."""
    last: int = ATTACK_SIDE
    """The side with the last word; the attack itself is the first (AE-6.09)."""
    tough: tuple[bool, ...] = (False, False)
    """Whether a side has used its Tough Luck (AE-6.03)."""
    objected: tuple[bool, ...] = (False, False)
    """Whether a side has used its Objection (AE-6.03)."""
    reflected: bool = False
    """Whether a Tit for Tat lies here (AE-6.06)."""
    tied: tuple[tuple[int, int], ...] = ()
    """Helpers whose Objection was laid, each with the side it serves (AE-6.14)."""
    laid: tuple[Laid, ...] = ()


@dataclass(slots=True)
class Offer:
    """A Deal that is being negotiated (AE-8). It never lies on a table at rest."""

    owner: int
    card: int
    """The Deal card on the negotiation tray; an announced Joker as such."""
    partner: int = NOBODY
    mine: int = NOWHERE
    yours: int = NOWHERE
    """The regions named in the offer; `NOWHERE` with sealed picks."""
    countered: int = NOWHERE
    """The other region the partner would bring (AE-8.25)."""
    blocked: tuple[int, ...] = ()
    """Candidates who cannot be asked in this move any more (AE-8.12)."""


@dataclass(slots=True)
class Fees:
    """Filing Fees being settled (AE-7.53). They never lie on a table at rest."""

    player: int
    card: int
    reflected: tuple[int, ...] = ()
    """Payers whom the player has to pay instead (AE-7.52)."""
    paying: tuple[int, ...] = ()
    """Payers whose defence did not hold."""
    takings: tuple[int, ...] = ()
    """Vote cards that came in and are not spread yet."""
    receiver: int = NOBODY
    answered: bool = False
    """The player's Tough Luck lies on the table for everybody (option `fees_tough_luck`)."""


class Penalty(msgspec.Struct, frozen=True):
    """One penalty of this cycle (AE-13.07 to 13.09)."""

    seat: int
    amount: int
    reason: str
    vetoed: bool = False


class Breach(msgspec.Struct, frozen=True):
    """An accusation that is being judged (AE-13.12)."""

    accuser: int
    accused: int
    reason: str


class Deal(msgspec.Struct, frozen=True):
    """A recorded Deal (AE-8.19)."""

    owner: int
    partner: int
    votes: int


class Cycle(msgspec.Struct, frozen=True):
    """A page of the Register: one counted cycle (AE-12.02). Rows are by seat."""

    cause: str
    """`bank`, `called`, `adjourned`, `last` or `nobody`."""
    by: int
    """Who played the Final Command, or `NOBODY`."""
    ballots: tuple[int, ...]
    deals: tuple[Deal, ...]
    penalties: tuple[Penalty, ...]
    out: tuple[int, ...]
    totals: tuple[int, ...]
    """Ballots + Deals - penalties."""


ATTACKS, THROUGH, CANCELLED, REFLECTED, ATTACKED, REPLIES, OBJECTIONS, BURNED, DEALT = range(9)
SCORES: Final = 9
"""What the sheet at the end tells of each candidate beside the totals (section 11), as counters in a row.

Attacks started, and how they ended; attacks suffered; replies laid, and those of them that were Objections;
votes lost to attacks (burned, taken or paid), and votes that others lost to one's own attacks.
"""
