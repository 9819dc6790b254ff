"""What one seat may see of a match of Al-Entkhbat: records of their own, built up by `look` (section 9)."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from engine.entkhbat.records import Penalty


class SeatView(Struct, frozen=True):
    """One candidate. A turn's `command` of other games is simply the seat here."""

    seats: tuple[int, ...]
    """The seat itself: whoever speaks for it."""
    hand: tuple[int, ...] | None
    """Faces, for the seat itself alone."""
    hand_count: int
    lands: tuple[int, ...]
    """Open regions it holds."""
    closed: tuple[int, ...]
    """Closed regions it holds."""
    shield: int
    """The Immunity in front of it, or -1."""
    immune: int
    """Rounds of Immunity left."""
    jailed: int
    silenced: int
    out: int
    """0 in the cycle, 1 resigned, 2 expelled."""
    protected_from: tuple[int, ...]
    """Candidates under a Restraining Order of this one."""
    fines: tuple[int, ...]
    """Penalties of this cycle, in order; 0 for a vetoed one."""
    next_fine: int
    """What the next breach would cost."""


class RegionView(Struct, frozen=True):
    """One region that somebody owns."""

    region: int
    owner: int
    holder: int
    closed: bool
    votes: tuple[int, ...] | None
    """The vote cards on it; None face down."""
    count: int
    fixed: tuple[int, ...] | None
    value: int | None
    """What it would count, stuffed or not; None face down."""


class LaidView(Struct, frozen=True):
    """A reply in the argument."""

    seat: int
    card: int
    side: int


class ChainView(Struct, frozen=True):
    """The argument on the table."""

    attacker: int
    target: int
    card: int
    region: int
    last: int
    """The side with the last word: 0 the attacker's, 1 the target's."""
    tough: tuple[bool, ...]
    """Whether a side has used its Tough Luck."""
    objected: tuple[bool, ...]
    reflected: bool
    laid: tuple[LaidView, ...]
    reflectable: bool
    objections: bool
    partner: int


class OfferView(Struct, frozen=True):
    """The Deal on the tray."""

    owner: int
    card: int
    partner: int
    mine: int
    yours: int
    countered: int
    blocked: tuple[int, ...]


class FeesView(Struct, frozen=True):
    """Filing Fees being settled."""

    player: int
    card: int
    reflected: tuple[int, ...]
    paying: tuple[int, ...]
    takings: tuple[int, ...]
    receiver: int


class PageView(Struct, frozen=True):
    """A page of the Register, once it is open."""

    cause: str
    by: int
    ballots: tuple[int, ...]
    deals: tuple[tuple[int, int, int], ...]
    """Owner, partner, votes."""
    penalties: tuple[Penalty, ...]
    out: tuple[int, ...]
    totals: tuple[int, ...]


class ScoreView(Struct, frozen=True):
    """What the sheet at the end tells of one candidate beside the totals (section 11)."""

    attacks: int
    """Attacks started, and of those how they ended."""
    through: int
    cancelled: int
    reflected: int
    attacked: int
    """Attacks suffered."""
    replies: int
    """Replies laid, Objections included."""
    objections: int
    """Objections laid for others."""
    burned: int
    """Votes lost to attacks: burned, taken or paid."""
    dealt: int
    """Votes that others lost to this candidate's attacks."""


class View(Struct, frozen=True):
    """Everything one seat (or an onlooker) may see."""

    seat: int | None
    variant: str
    options: dict[str, str]
    phase: str
    awaits: str
    asked: tuple[int, ...]
    """The seats the open decision was put to, whatever they hold."""
    commands: tuple[SeatView, ...]
    """The candidates by seat."""
    regions: tuple[RegionView, ...]
    """Regions that somebody owns, by number."""
    cycle: int
    cycles: int
    asleep: bool
    """Cards that sleep in the first and last cycle sleep now."""
    starter: int
    turn: int
    turns: int
    moves_used: int
    moves_left: int
    bank: int
    play: tuple[int, ...]
    """The play area, oldest first."""
    deals: tuple[tuple[int, int], ...]
    """Deals of this cycle: who with whom, without the sums."""
    chain: ChainView | None
    offer: OfferView | None
    fees: FeesView | None
    user: int
    victim: int
    amount: int
    fan: int
    """Cards in the fan to be picked from."""
    own_answer: Any
    """What this seat has sealed in the open window, or None."""
    seen: tuple[int, ...] | None
    """The hand this seat is inspecting."""
    board: tuple[int, ...] | None
    """Cumulative totals: in a Secret Session for its holder, and for all when the match is over."""
    announced: tuple[int, ...] | None
    """Totals of the cycle just counted, during the intermission only."""
    ended: str
    """Why it ended."""
    closer: int
    """Who ended it with a Final Command."""
    warned: bool
    accused: tuple[int, int] | None
    """Who accuses whom, while it is judged."""
    accusers: tuple[int, ...]
    consulting: str
    register: tuple[PageView, ...] | None
    """The whole Register: for the referee, and for all when the match is over."""
    places: tuple[int, ...] | None
    scores: tuple[ScoreView, ...] | None
    """What else the sheet at the end tells, by seat."""
