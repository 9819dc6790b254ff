"""What one seat may see of Election Tamasha, built up from the table and never cut down from it.

The client draws nothing but this, and bots read nothing but this. Commands are 0 for Purple and
1 for Yellow; cards and constituencies are numbers of `cards`. Tuples of nine are in board order.
"""

from __future__ import annotations

import msgspec

NOBODY = -1


class SlotView(msgspec.Struct, frozen=True):
    """One party's place in one constituency."""

    neta: int
    """The candidate, or -1 while the slot is empty."""
    funds: int
    pawns: int
    votes: int
    face_down: bool
    """True once the seat was lost to an unpaid bill: its pieces have gone back to the pool."""


class SeatResult(msgspec.Struct, frozen=True):
    """How a constituency was decided at the count."""

    winner: int
    decided_by: str
    """votes, funds, pawns, coin or declared."""
    votes: tuple[int, int]
    neta: int
    """The winning candidate."""
    tradable: bool


class Defection(msgspec.Struct, frozen=True):
    """A winner who crossed over."""

    neta: int
    constituency: int
    to: int
    round: int


class CommandView(msgspec.Struct, frozen=True):
    """One party as this seat may see it. None stands for what is hidden from it."""

    seats: tuple[int, ...]
    """The players' seats of this command."""
    on_duty: int
    slots: tuple[SlotView, ...]
    chest: int | None
    bigneta: int
    bigneta_at: int
    """Constituency of the BigNeta, or -1."""
    dealt: tuple[int, ...] | None
    """The five swap cards while they are held."""
    dealt_count: int
    campaign: tuple[int, ...] | None
    campaign_count: int
    big: tuple[int, ...] | None
    big_count: int
    news_count: int
    sealed: bool
    """True while an answer of this command lies sealed."""
    own_choice: object | None
    """The answer it has sealed, for its own seats."""
    pool: tuple[int, int, int]
    """Rs. crore, Pawns and votes of this party's box that are not on the board or in the chest."""
    purse_closed: bool
    bought: int
    lost: int
    spent: tuple[int, int, int]
    """Rs. crore spent on campaigns, on bad news and on people so far."""
    pawns_spent: int


class Sheet(msgspec.Struct, frozen=True):
    """The Horse Trading sheet by command; None where a row is hidden from this seat."""

    won: tuple[int, int]
    tradable: tuple[int, int]
    chest: tuple[int | None, int | None]
    capacity: tuple[int | None, int | None]
    final_sauda: tuple[int | None, int | None]
    bought: tuple[int, int]
    lost: tuple[int, int]
    moved: tuple[int, int]
    printed: tuple[int, int]
    decides: str
    """`moved` or `printed`."""


class View(msgspec.Struct, frozen=True):
    """Everything one seat may see."""

    seat: int | None
    command: int
    """The command of the looking seat, or -1 for an onlooker."""
    variant: str
    options: dict[str, str]
    phase: str
    """setup, nomination, swap, resources, arsenal, opening, prachar, counting, horse_trading, over."""
    awaits: str
    """place_bolly, bigneta, swap_plan, opening, turn, name_constituency, split_gain, sauda, or empty."""
    turn: int
    """The command whose turn it is in openings and Prachar, or -1."""
    turns: int
    """Prachar turns completed."""
    asked: tuple[int, ...]
    """Commands whose answer is awaited."""
    commands: tuple[CommandView, CommandView]
    declared: tuple[int, ...]
    """For each constituency the command declared its winner, or -1."""
    kundali: int
    side_pile: tuple[int, ...]
    unrevealed: int
    revealed: int
    """The candidate just turned up and not yet seated, or -1."""
    revealing: int
    """The command that reveals candidates now, or -1."""
    envelope: int
    """Slot of the envelope on the news desk, or -1."""
    news: int
    """The Breaking News being resolved, or -1."""
    news_at: int
    gain_to_split: int
    discards: tuple[tuple[str, int], ...]
    """Played cards, oldest first: kind (campaign, big, news, kundali) and card."""
    votes_by_turn: tuple[tuple[int, int], ...]
    """Total votes of both parties after the survey and after every opening and turn."""
    results: tuple[SeatResult | None, ...]
    defections: tuple[Defection, ...]
    sauda_round: int
    sheet: Sheet | None
    winner: int
    """The command that won, or -1."""
    by_initial: bool
