"""What every zone of the table reads: the layout, what is shown, and who looks at it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from pygame import FRect

from engine.tamasha.answers import Buy, Swap
from engine.tamasha.cards import PARTY_NAMES
from game.table.piece import Pose
from game.table.tamasha.chairs import Chairs
from game.table.tamasha.draft import Draft
from game.table.tamasha.faction.halves import HALVES, half_zone
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
    against: int = 0
    """How the other party's votes in the same place would change."""


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
    chairs: Chairs = field(default_factory=Chairs)
    """The commands of this table."""
    variant: str = "basic"
    """The version of the rules that is played here."""
    open_chests: bool = False
    """Whether this table plays with open chests."""
    near: int = 0
    """The command whose things lie at the bottom."""
    eyes: int = HIDDEN
    """The party whose secrets may be shown, or -1."""
    badge: str = ""
    badge_name: str = ""
    """The name alone, for where the whole badge does not fit."""
    badge_mark: str = ""
    """What tells the command on the badge from its partner: "purple_left"; empty for nobody."""
    badge_party: int = 0
    """The party whose colour the badge has."""
    prompt: Prompt = field(default_factory=Prompt)
    leaf: int = HIDDEN
    """The partner whose half of the planner is leafed through, or -1."""
    draft: Draft = field(default_factory=Draft)
    chips: Chips | None = None
    ringed: frozenset[tuple[str, int]] = frozenset()
    """Numbers of the sheet that have just changed: row and command."""
    own_choice: object = None
    """The answer the near hand has sealed, for its own eyes."""
    packing: bool = False
    """Whether the near hand packs its pockets."""
    keepable: frozenset[str] = frozenset()
    """The names of the pieces that may go into a pocket."""
    pockets: tuple[int, int] = (0, 0)
    """How many cards the pockets for Attack and for Victim cards can take."""
    replying: bool = False
    """Whether the near hand answers an allegation."""
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
    log: list[tuple[str, str]] = field(default_factory=list)
    """What happened so far: whose mark (or none) and sentence, oldest first."""

    def zone(self, name: str) -> FRect:
        """A zone at this moment: once everything is dealt the deck tray leaves its room to its neighbours."""
        if self.chairs.split and name in HALVES:
            return half_zone(name, self.zone("planner-whole"), self.chairs.wing(self.near), self.layout)
        if name in ("planner", "planner-whole"):
            wide = self.roomy and "planner-wide" in self.layout.zones
            return self.layout.zone("planner-wide" if wide else "planner")
        later = f"{name}-later"
        if not self.shown.setting_up and later in self.layout.zones:
            return self.layout.zone(later)
        return self.layout.zone(name)

    @property
    def far(self) -> int:
        """The command that sits opposite: the same wing of the other party."""
        return self.rival(self.near)

    @property
    def open_leaf(self) -> int:
        """The command of whose cards the open planner shows the faces."""
        return self.near if self.leaf == HIDDEN else self.leaf

    @property
    def answering_plan(self) -> bool:
        """Whether the near hand reads a plan of swaps that its partner proposes for both."""
        plan = self.shown.joint
        return plan is not None and self.sees_chest and plan.by != self.near

    @property
    def laid(self) -> Draft:
        """The spare candidates that lie on posters: what is drafted, or what the partner proposes."""
        plan = self.shown.joint
        if plan is None or not self.answering_plan:
            return self.draft
        return Draft(tuple(Swap(neta, constituency) for neta, constituency in plan.swaps))

    @property
    def bargaining(self) -> bool:
        """Whether the factions of the winning party name a Kingmaker, or have just done so."""
        return self.shown.phase == "kingmaker" or bool(self.shown.bargains)

    @property
    def near_party(self) -> int:
        """The party whose things lie at the bottom."""
        return self.party_of(self.near)

    @property
    def far_party(self) -> int:
        """The other party."""
        return 1 - self.near_party

    def party_of(self, command: int) -> int:
        """The party of a command."""
        return self.shown.party_of[command]

    def rival(self, command: int) -> int:
        """The command that sits opposite: the same wing of the other party."""
        own = self.shown.commands_of(self.party_of(command))
        return self.shown.commands_of(1 - self.party_of(command))[own.index(command)]

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
        return shown.news < 0 and shown.envelope < 0 and shown.accused is None

    @property
    def offer(self) -> int:
        """The candidate that the near hand has offered a briefcase under its seal, or -1."""
        return self.own_choice.neta if isinstance(self.own_choice, Buy) else HIDDEN

    @property
    def awaiting_bigneta(self) -> bool:
        """Whether the near BigNeta still stands beside the board."""
        return (
            self.shown.phase in ("setup", "nomination", "swap")
            and self.shown.parties[self.near_party].bigneta_at < 0
            and self.chairs.wing(self.near) == 0
        )

    @property
    def sees_chest(self) -> bool:
        """Whether the near chest may be looked into."""
        return self.eyes == self.near_party

    def names_of_commands(self) -> tuple[str, ...]:
        """Who speaks for each command."""
        return tuple(self.name(command) for command in range(len(self.shown.sides)))

    def partner(self, command: int) -> str:
        """The name of the other High Command of a party that has two, or empty."""
        others = [seat for seat in self.seats_of[command] if seat != self.on_duty[command]]
        return self.names[others[0]] if others and others[0] < len(self.names) else ""

    def name(self, command: int) -> str:
        """The name of whoever speaks for a command."""
        seat = self.on_duty[command]
        if seat >= len(self.names):
            return self.chairs.title(command)
        return self.chairs.called(command, self.names[seat])


def party_name(party: int) -> str:
    """Purple or Yellow, as players read it."""
    return words(f"tamasha.party.{PARTY_NAMES[party]}")


def party_long(party: int) -> str:
    """Purple Party or Yellow Party."""
    return words(f"tamasha.party.{PARTY_NAMES[party]}-long")
