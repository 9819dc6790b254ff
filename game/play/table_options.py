"""What a game lets its players choose before a match, as the open box shows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from engine.core.games import GAMES

LAID_OUT: Mapping[str, tuple[str, ...]] = {
    "tamasha": ("basic", "attack", "faction"),
    "entkhbat": ("standard",),
    "modipoly": ("lok_sabha",),
}
"""The versions of each game for which there is a table, the first being the one that the box offers."""

ONLY_WITH: Mapping[str, Mapping[str, tuple[int, ...]]] = {
    "tamasha": {"pair_party": (3,), "command_mode": (3, 4)},
    "entkhbat": {"regions_per_candidate": (3,), "match_length": (4, 5, 6)},
    "modipoly": {"small_table": (4, 5)},
}
"""Options that matter only with so many players."""

WITHOUT: Mapping[tuple[str, str], frozenset[str]] = {("tamasha", "faction"): frozenset({"command_mode"})}
"""Options that have no bearing on a version."""

TO_CONFIRM: Mapping[str, frozenset[str]] = {"tamasha": frozenset({"pair_party"})}
"""Options that have a default and yet must be chosen by the players themselves."""


@dataclass(frozen=True)
class TableOption:
    """One choice: its values with the house rule first."""

    name: str
    values: tuple[str, ...]
    to_confirm: bool = False


def versions_of(game: str) -> Sequence[str]:
    """The versions of the rules that the box offers, the one that lies picked first."""
    return LAID_OUT[game]


def variant_of(game: str) -> str:
    """The version of the rules that is played unless another is picked."""
    return LAID_OUT[game][0]


def is_laid_out(game: str, variant: str) -> bool:
    """Whether there is a table for that version of a game."""
    return variant in LAID_OUT.get(game, ())


def seat_counts(game: str, variant: str) -> Sequence[int]:
    """How many may play."""
    return GAMES[game].seat_counts(variant)


def options_for(game: str, variant: str, seats: int) -> list[TableOption]:
    """The options that matter in a version with `seats` players, in the order they are shown."""
    values = GAMES[game].option_values(variant)
    only, confirm = ONLY_WITH.get(game, {}), TO_CONFIRM.get(game, frozenset())
    shown = [
        TableOption(name, tuple(allowed), name in confirm)
        for name, allowed in values.items()
        if seats in only.get(name, (seats,)) and name not in WITHOUT.get((game, variant), ())
    ]
    return sorted(shown, key=lambda option: not option.to_confirm)
