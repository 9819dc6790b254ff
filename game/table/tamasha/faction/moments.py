"""Which events of the Faction version have somebody behind them, and which questions fold the planner."""

from __future__ import annotations

from engine.core.events import Event
from engine.tamasha import events
from engine.tamasha import faction_events as ev

ACTS: tuple[type[Event], ...] = (ev.AddaTaken, ev.BigShared, ev.JointProposed, ev.JointAnswered)
FOLDS: tuple[str, ...] = ()
OF_A_PARTY: tuple[type[Event], ...] = (events.NetaRevealed, events.NetaSwapped)
"""Events that tell of a party, whichever of its factions is behind them."""
OPENS_SEALS: tuple[type[Event], ...] = (ev.NamesShown,)
