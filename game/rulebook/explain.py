"""Which rule explains a thing on a game's table, by its name, and which one matters at the moment."""

from __future__ import annotations

import re
from collections.abc import Callable

from game.rulebook import explain_entkhbat, explain_tamasha

_NUMBER = re.compile(r"(-\d+)+$")

THINGS = {"tamasha": explain_tamasha.THINGS, "entkhbat": explain_entkhbat.THINGS}
"""By game, the rule of a thing whose name says it without its numbers."""
CARDS: dict[str, Callable[[str], str]] = {"entkhbat": explain_entkhbat.rule_of_card}
"""By game, the rule of a thing whose numbers say which card it is; empty for what is none."""


def rule_of(name: str, game: str = "tamasha") -> str:
    """The rule that explains a piece, place or control of a game's table; empty when none does."""
    card = CARDS[game](name) if game in CARDS else ""
    return card or THINGS.get(game, {}).get(_NUMBER.sub("", name), "")


def rule_now(awaits: str, phase: str) -> str:
    """The rule of Election Tamasha that matters now: that of the open question, else that of the phase."""
    return explain_tamasha.AWAITED.get(awaits) or explain_tamasha.PHASES.get(phase, "")
