"""What lies on the table at this moment of the story: it starts as one view and is told its way to the next.

The view is the truth; between two views every event changes what is shown, at the beat at which the eye
sees it happen. When the story ends, `Shown.of(view)` and what was told agree, or the view wins.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.tamasha.cards import CANDYNETAS, PARTIES, POOL, PURPLE, SEATS, YELLOW
from engine.tamasha.view import AttackView, CommandView, JointView, SeatResult, Sheet, View

UNSEEN = -1
TRADING = ("horse_trading", "over", "kingmaker", "re_election")
"""Phases in which the wall of results and the sheet lie on the table."""
SETTING_UP = ("setup", "nomination", "swap", "resources", "arsenal", "pockets")


@dataclass
class Slot:
    """One party's place in one constituency."""

    neta: int = UNSEEN
    funds: int = 0
    pawns: int = 0
    votes: int = 0
    face_down: bool = False


@dataclass
class Party:
    """What a party has on the board, in its box and among its spare candidates. Unseen cards are -1."""

    slots: list[Slot]
    runs: list[int]
    """For each constituency the command that runs its slot, or -1 while nobody does."""
    bigneta_at: int = UNSEEN
    dealt: list[int] = field(default_factory=list)
    offer: list[int] = field(default_factory=list)
    """The Attack cards it has drawn, while pockets are packed."""
    pool: list[int] = field(default_factory=lambda: list(POOL))

    @property
    def votes(self) -> int:
        """All its VoteBank Coins on the board."""
        return sum(slot.votes for slot in self.slots)

    def return_votes(self, constituency: int, number: int) -> None:
        """So many VoteBank Coins go back to the pool; a negative number comes out of it."""
        self.slots[constituency].votes -= number
        self.pool[2] += number


@dataclass
class Side:
    """What one command has before and behind its planner. Unseen cards are -1."""

    chest: int | None = None
    campaign: list[int] = field(default_factory=list)
    big: list[int] = field(default_factory=list)
    news: int = 0
    attacks: list[int] = field(default_factory=list)
    victims: list[int] = field(default_factory=list)
    sealed: bool = False
    purse_closed: bool = False
    bought: int = 0
    lost: int = 0

    @property
    def cards(self) -> int:
        """How many cards are in its planner."""
        return len(self.campaign) + len(self.big) + len(self.attacks) + len(self.victims)

    def put_into_chest(self, amount: int) -> None:
        """So many crores more, or less; nothing where the chest is not seen."""
        if self.chest is not None:
            self.chest += amount


@dataclass
class Shown:
    """Everything that is drawn, as it stands at one beat."""

    parties: tuple[Party, Party]
    sides: tuple[Side, ...]
    """By command."""
    party_of: tuple[int, ...] = (0, 1)
    """For each command its party."""
    phase: str = "setup"
    turn: int = -1
    turns: int = 0
    declared: list[int] = field(default_factory=lambda: [-1] * SEATS)
    kundali: int = UNSEEN
    side_pile: list[int] = field(default_factory=list)
    unrevealed: int = len(CANDYNETAS)
    revealed: int = UNSEEN
    envelope: int = -1
    envelope_by: int = -1
    news: int = UNSEEN
    news_at: int = -1
    gain: int = 0
    discards: list[tuple[str, int]] = field(default_factory=list)
    votes_by_turn: list[tuple[int, int]] = field(default_factory=list)
    results: list[SeatResult | None] = field(default_factory=lambda: [None] * SEATS)
    defected: dict[int, int] = field(default_factory=dict)
    """Constituency of every winner who crossed over, and to whom."""
    crossings: list[tuple[int, int]] = field(default_factory=list)
    """Every defection in order: candidate and buyer."""
    round: int = 0
    sheet: Sheet | None = None
    winner: int = -1
    accused: AttackView | None = None
    """The allegation that waits for its answer."""
    joint: JointView | None = None
    """The near party's plan that waits for the partner's word."""
    bargains: list[tuple[int, int]] = field(default_factory=list)
    """Whom Left and Right of the winning party have named, round by round."""
    kingmaker: int = -1

    @classmethod
    def of(cls, view: View) -> Shown:
        """What lies on the table when nothing moves."""
        return cls(
            (_party(view, PURPLE), _party(view, YELLOW)),
            tuple(_side(command) for command in view.commands),
            tuple(command.party for command in view.commands),
            view.phase,
            view.turn,
            view.turns,
            list(view.declared),
            view.kundali,
            list(view.side_pile),
            view.unrevealed,
            view.revealed,
            view.envelope,
            view.turn if view.envelope >= 0 or view.news >= 0 else -1,
            view.news,
            view.news_at,
            view.gain_to_split,
            list(view.discards),
            list(view.votes_by_turn),
            list(view.results),
            {crossing.constituency: crossing.to for crossing in view.defections},
            [(crossing.neta, crossing.to) for crossing in view.defections],
            view.sauda_round,
            view.sheet,
            view.winner,
            view.attack,
            view.joint,
            list(view.bargains),
            view.kingmaker,
        )

    @classmethod
    def empty(cls, view: View, eyes: int = -1) -> Shown:
        """The table of a match before the survey is drawn, for the eyes of one party or of nobody."""
        party_of = tuple(command.party for command in view.commands)
        alone = len(party_of) == len(PARTIES)
        purple, yellow = (
            Party([Slot() for _ in range(SEATS)], [party if alone else UNSEEN] * SEATS) for party in PARTIES
        )
        chests = [0 if party == eyes else None for party in party_of]
        return cls((purple, yellow), tuple(Side(chest) for chest in chests), party_of)

    def slot(self, party: int, constituency: int) -> Slot:
        """One party's place in one constituency."""
        return self.parties[party].slots[constituency]

    def party(self, command: int) -> Party:
        """The party of a command."""
        return self.parties[self.party_of[command]]

    def bought_by(self, party: int) -> int:
        """How many winners a party has bought."""
        return sum(self.sides[command].bought for command in self.commands_of(party))

    def commands_of(self, party: int) -> list[int]:
        """The commands of a party, Left before Right."""
        return [command for command, own in enumerate(self.party_of) if own == party]

    @property
    def trading(self) -> bool:
        """Whether the wall of results and the sheet lie on the table."""
        return self.phase in TRADING

    @property
    def sheet_is_full(self) -> bool:
        """Whether the last line of the sheet is written: somebody has won, or nobody will."""
        return self.winner >= 0 or self.phase == "re_election"

    def sealed_news(self, command: int) -> int:
        """How many envelopes of a command still lie before it; the one on the news desk has left."""
        return self.sides[command].news - (1 if self.envelope >= 0 and self.envelope_by == command else 0)

    @property
    def setting_up(self) -> bool:
        """Whether the boxes are still being unpacked: the deck tray stands on the table."""
        return self.phase in SETTING_UP


def take(cards: list[int], card: int) -> None:
    """Take a card out of a hand of which perhaps only the backs are seen."""
    if card in cards:
        cards.remove(card)
    elif cards:
        cards.pop()


def _party(view: View, party: int) -> Party:
    own = [(number, command) for number, command in enumerate(view.commands) if command.party == party]
    first = own[0][1]
    runs = [UNSEEN] * SEATS
    for number, command in own:
        for place in command.addas:
            runs[place] = number
    return Party(
        [Slot(s.neta, s.funds, s.pawns, s.votes, s.face_down) for s in first.slots],
        runs,
        first.bigneta_at,
        _cards(first.dealt, first.dealt_count),
        _cards(first.offer, first.offer_count),
        list(first.pool),
    )


def _side(view: CommandView) -> Side:
    return Side(
        view.chest,
        _cards(view.campaign, view.campaign_count),
        _cards(view.big, view.big_count),
        view.news_count,
        _cards(view.attacks, view.attack_count),
        _cards(view.victims, view.victim_count),
        view.sealed,
        view.purse_closed,
        view.bought,
        view.lost,
    )


def _cards(known: tuple[int, ...] | None, count: int) -> list[int]:
    return [UNSEEN] * count if known is None else list(known)
