"""What lies on the table at this moment of the story: it starts as one view and is told its way to the next.

The view is the truth; between two views every event changes what is shown, at the beat at which the eye
sees it happen. When the story ends, `Shown.of(view)` and what was told agree, or the view wins.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.tamasha.cards import CANDYNETAS, POOL, SEATS
from engine.tamasha.view import CommandView, SeatResult, Sheet, View

UNSEEN = -1
SETTING_UP = ("setup", "nomination", "swap", "resources", "arsenal")


@dataclass
class Slot:
    """One party's place in one constituency."""

    neta: int = UNSEEN
    funds: int = 0
    pawns: int = 0
    votes: int = 0
    face_down: bool = False


@dataclass
class Side:
    """One party: its slots, and what lies before and behind its planner. Unseen cards are -1."""

    slots: list[Slot]
    chest: int | None = None
    bigneta_at: int = UNSEEN
    dealt: list[int] = field(default_factory=list)
    campaign: list[int] = field(default_factory=list)
    big: list[int] = field(default_factory=list)
    news: int = 0
    sealed: bool = False
    pool: list[int] = field(default_factory=lambda: list(POOL))
    purse_closed: bool = False
    bought: int = 0
    lost: int = 0

    @property
    def votes(self) -> int:
        """All its VoteBank Coins on the board."""
        return sum(slot.votes for slot in self.slots)


@dataclass
class Shown:
    """Everything that is drawn, as it stands at one beat."""

    sides: tuple[Side, Side]
    phase: str = "setup"
    turn: int = -1
    turns: int = 0
    declared: list[int] = field(default_factory=lambda: [-1] * SEATS)
    kundali: int = UNSEEN
    side_pile: list[int] = field(default_factory=list)
    unrevealed: int = len(CANDYNETAS)
    revealed: int = UNSEEN
    revealing: int = -1
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

    @classmethod
    def of(cls, view: View) -> Shown:
        """What lies on the table when nothing moves."""
        return cls(
            (_side(view.commands[0]), _side(view.commands[1])),
            view.phase,
            view.turn,
            view.turns,
            list(view.declared),
            view.kundali,
            list(view.side_pile),
            view.unrevealed,
            view.revealed,
            view.revealing,
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
        )

    @classmethod
    def empty(cls, eyes: int = -1) -> Shown:
        """The table before the survey is drawn, for the eyes of one command or of nobody."""
        shown = cls((_bare_side(), _bare_side()))
        if eyes >= 0:
            shown.sides[eyes].chest = 0
        return shown

    def slot(self, party: int, constituency: int) -> Slot:
        """One party's place in one constituency."""
        return self.sides[party].slots[constituency]

    @property
    def trading(self) -> bool:
        """Whether the wall of results and the sheet lie on the table."""
        return self.phase in ("horse_trading", "over")

    def sealed_news(self, command: int) -> int:
        """How many envelopes of a command still lie before it; the one on the news desk has left."""
        return self.sides[command].news - (1 if self.envelope >= 0 and self.envelope_by == command else 0)

    @property
    def setting_up(self) -> bool:
        """Whether the boxes are still being unpacked: the deck tray stands on the table."""
        return self.phase in SETTING_UP


def _bare_side() -> Side:
    return Side([Slot() for _ in range(SEATS)])


def _side(view: CommandView) -> Side:
    return Side(
        [Slot(s.neta, s.funds, s.pawns, s.votes, s.face_down) for s in view.slots],
        view.chest,
        view.bigneta_at,
        _cards(view.dealt, view.dealt_count),
        _cards(view.campaign, view.campaign_count),
        _cards(view.big, view.big_count),
        view.news_count,
        view.sealed,
        list(view.pool),
        view.purse_closed,
        view.bought,
        view.lost,
    )


def _cards(known: tuple[int, ...] | None, count: int) -> list[int]:
    return [UNSEEN] * count if known is None else list(known)
