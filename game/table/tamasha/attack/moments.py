"""How the events and questions of the Attack version are staged."""

from __future__ import annotations

from engine.core.events import Event
from engine.tamasha import attack_events as ev

ACTS: tuple[type[Event], ...] = (ev.AttackPlayed, ev.AttackCancelled)
FOLDS: tuple[str, ...] = ()
OPENS_SEALS: tuple[type[Event], ...] = (ev.PocketsStocked,)
