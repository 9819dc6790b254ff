"""What one seat may see of Election Tamasha, built up from the table and never cut down from it.

The client draws nothing but this, and bots read nothing but this. Commands are 0 for Purple and 1
for Yellow; in the Faction version 0 Purple Left, 1 Purple Right, 2 Yellow Left, 3 Yellow Right.
Cards and constituencies are numbers of `cards`. Tuples of nine are in board order.
"""

from __future__ import annotations

import msgspec

from engine.tamasha.strength import ahead

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
    """The winning party."""
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
    """The command that bought."""
    round: int


class AttackView(msgspec.Struct, frozen=True):
    """An allegation that waits for its answer."""

    command: int
    card: int
    constituency: int
    defender: int


class JointView(msgspec.Struct, frozen=True):
    """A joint swap plan of one's own party that waits for the partner's word."""

    by: int
    swaps: tuple[tuple[int, int], ...]
    """Candidate and constituency."""


class CommandView(msgspec.Struct, frozen=True):
    """One command as this seat may see it. None stands for what is hidden from it.

    Slots, BigNeta, swap cards and pool are its party's: two factions of a party show the same.
    """

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
    party: int = 0
    name: str = ""
    """purple, yellow, or purple_left and so on."""
    addas: tuple[int, ...] = ()
    """The constituencies whose slot it runs: all nine, or in the Faction version its Addas."""
    offer: tuple[int, ...] | None = None
    """The party's twelve Attack cards while pockets are packed."""
    offer_count: int = 0
    attacks: tuple[int, ...] | None = None
    attack_count: int = 0
    victims: tuple[int, ...] | None = None
    victim_count: int = 0


class Sheet(msgspec.Struct, frozen=True):
    """The Horse Trading sheet by command; None where a row is hidden from this seat."""

    won: tuple[int, ...]
    tradable: tuple[int, ...]
    chest: tuple[int | None, ...]
    capacity: tuple[int | None, ...]
    final_sauda: tuple[int | None, ...]
    bought: tuple[int, ...]
    lost: tuple[int, ...]
    moved: tuple[int, ...]
    printed: tuple[int, ...]
    decides: str
    """`moved` or `printed`."""

    def ahead(self, row: tuple[int, ...]) -> int:
        """The party that a row would put in the chair, both its factions added up (ET-6.15, ET-6.16)."""
        return ahead(_by_party(row), _by_party(self.won))


def _by_party(row: tuple[int, ...]) -> tuple[int, int]:
    """A row by command as Purple's and Yellow's sums; Purple's commands come first."""
    half = len(row) // 2
    return sum(row[:half]), sum(row[half:])


class View(msgspec.Struct, frozen=True):
    """Everything one seat may see."""

    seat: int | None
    command: int
    """The command of the looking seat, or -1 for an onlooker."""
    variant: str
    options: dict[str, str]
    phase: str
    """setup, nomination, swap, resources, arsenal, opening, prachar, counting, horse_trading, over.

    Attack adds pockets after the arsenal; Faction adds kingmaker and re_election at the end.
    """
    awaits: str
    """place_bolly, bigneta, swap_plan, opening, turn, name_constituency, split_gain, sauda, or empty.

    Attack adds pockets and reply; Faction adds pick_big and kingmaker.
    """
    turn: int
    """The command whose turn it is in openings and Prachar, or -1."""
    turns: int
    """Prachar turns completed."""
    asked: tuple[int, ...]
    """Commands whose answer is awaited."""
    commands: tuple[CommandView, ...]
    declared: tuple[int, ...]
    """For each constituency the party declared its winner, or -1."""
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
    """The party that won, or -1."""
    by_initial: bool
    attack: AttackView | None = None
    joint: JointView | None = None
    may_propose: bool = False
    """True while this seat's faction may propose a joint plan."""
    bargains: tuple[tuple[int, int], ...] = ()
    """Whom Left and Right of the winning party have named, by command, round by round."""
    kingmaker: int = -1
    """The command that wins inside the winning party, or -1."""
