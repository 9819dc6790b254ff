"""How events and questions are staged: who acts, which seals break, when the planner is folded."""

from __future__ import annotations

from engine.core.events import Event
from engine.tamasha import events as ev
from game.table.tamasha.attack import moments as of_attack
from game.table.tamasha.faction import moments as of_faction

ACTS: tuple[type[Event], ...] = (
    ev.NetaRevealed,
    ev.BigNetaPlaced,
    ev.NetaSwapped,
    ev.CampaignPlayed,
    ev.BigPlayed,
    ev.NewsOffered,
    ev.ConstituencyNamed,
    ev.NewsRevealed,
    ev.Passed,
    *of_attack.ACTS,
    *of_faction.ACTS,
)
"""Events with somebody behind them, whose name goes on the badge."""
OPENS_SEALS: tuple[type[Event], ...] = (
    ev.BigNetaPlaced,
    ev.NetaSwapped,
    ev.CardsBinned,
    ev.RoundRevealed,
    *of_attack.OPENS_SEALS,
    *of_faction.OPENS_SEALS,
)
"""Events with which what was sealed becomes known, or is over."""
FOLDS = frozenset(("name_constituency", "split_gain", "place_bolly", *of_attack.FOLDS, *of_faction.FOLDS))
"""Questions for which the planner is folded: their pieces stand in its place."""
