"""What every zone of the table reads: the layout, what is shown, and who looks at it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from pygame import FRect

from engine.tamasha.answers import Buy
from engine.tamasha.cards import PARTY_NAMES
from game.table.piece import Pose
from game.table.tamasha.gestures import Draft
from game.table.tamasha.layout import Layout
from game.table.tamasha.shown import Shown
from game.words import words

HIDDEN = -1


@dataclass(frozen=True)
class Chips:
    """What a held card would do to one slot: what leaves, what comes, and what the chest adds."""

    constituency: int
    party: int
    funds: int
    pawns: int
    votes: int
    chest: int


@dataclass(frozen=True)
class Prompt:
    """The line at the top: phase, turn, and what now."""

    phase: str = ""
    part: str = ""
    text: str = ""


@dataclass
class Top:
    """The table as one pair of eyes sees it."""

    layout: Layout
    shown: Shown
    names: Sequence[str]
    """The players' names by seat."""
    on_duty: list[int]
    """For each command the seat that speaks for it."""
    seats_of: Sequence[Sequence[int]] = ((), ())
    """For each command the seats of its players."""
    open_chests: bool = False
    """Whether this table plays with open chests."""
    near: int = 0
    """The command whose things lie at the bottom."""
    eyes: int = HIDDEN
    """The command whose secrets may be shown, or -1."""
    badge: str = ""
    badge_name: str = ""
    """The name alone, for where the whole badge does not fit."""
    badge_party: int = 0
    prompt: Prompt = field(default_factory=Prompt)
    draft: Draft = field(default_factory=Draft)
    chips: Chips | None = None
    ringed: frozenset[tuple[str, int]] = frozenset()
    """Numbers of the sheet that have just changed: row and party."""
    own_choice: object = None
    """The answer the near hand has sealed, for its own eyes."""
    briefcase_out: bool = False
    """Whether the foremost briefcase is a piece that can be taken."""
    folded: bool = False
    """Whether the near planner is folded away for a question whose options everybody may see."""
    gap: Pose | None = None
    """Where the card in the hand has come from, and will go back to."""
    splitting: int = 0
    """Crores that the near hand is sharing out, or 0."""
    gavel: bool = False
    """Whether the gavel lies ready for passing."""
    lid_lifted: bool = False
    """Whether the lid was pressed once, and a second press closes it."""
    peeking: bool = False
    """Whether the chest's tag is lifted."""
    log: list[tuple[int, str]] = field(default_factory=list)
    """What happened so far: party (or -1) and sentence, oldest first."""

    def zone(self, name: str) -> FRect:
        """A zone at this moment: once everything is dealt the deck tray leaves its room to its neighbours."""
        if name == "planner" and self.roomy and "planner-wide" in self.layout.zones:
            return self.layout.zone("planner-wide")
        later = f"{name}-later"
        if not self.shown.setting_up and later in self.layout.zones:
            return self.layout.zone(later)
        return self.layout.zone(name)

    @property
    def far(self) -> int:
        """The other command."""
        return 1 - self.near

    @property
    def open_planner(self) -> bool:
        """Whether the near planner lies open."""
        return self.sees_chest and not self.folded and self.shown.phase != "counting"

    @property
    def roomy(self) -> bool:
        """Whether the open planner may spread over the place that news and gavel need at other times."""
        shown = self.shown
        if not self.open_planner or self.gavel or shown.phase not in ("opening", "prachar"):
            return False
        return shown.news < 0 and shown.envelope < 0

    @property
    def offer(self) -> int:
        """The candidate that the near hand has offered a briefcase under its seal, or -1."""
        return self.own_choice.neta if isinstance(self.own_choice, Buy) else HIDDEN

    @property
    def awaiting_bigneta(self) -> bool:
        """Whether the near BigNeta still stands beside the board."""
        return (
            self.shown.phase in ("setup", "nomination", "swap") and self.shown.sides[self.near].bigneta_at < 0
        )

    @property
    def sees_chest(self) -> bool:
        """Whether the near chest may be looked into."""
        return self.eyes == self.near

    def names_of_commands(self) -> tuple[str, str]:
        """Who speaks for Purple and for Yellow."""
        return self.name(0), self.name(1)

    def partner(self, command: int) -> str:
        """The name of the other High Command of a party that has two, or empty."""
        others = [seat for seat in self.seats_of[command] if seat != self.on_duty[command]]
        return self.names[others[0]] if others and others[0] < len(self.names) else ""

    def name(self, command: int) -> str:
        """The name of whoever speaks for a command."""
        seat = self.on_duty[command]
        return self.names[seat] if seat < len(self.names) else party_name(command)


def party_name(party: int) -> str:
    """Purple or Yellow, as players read it."""
    return words(f"tamasha.party.{PARTY_NAMES[party]}")


def party_long(party: int) -> str:
    """Purple Party or Yellow Party."""
    return words(f"tamasha.party.{PARTY_NAMES[party]}-long")
