"""How events and questions are staged: who acts, which seals break, when the planner is folded."""

from __future__ import annotations

from engine.core.asking import Seat
from engine.core.events import Event
from engine.tamasha import events as ev
from engine.tamasha.view import View
from game.table.tamasha.attack import moments as of_attack
from game.table.tamasha.faction import moments as of_faction
from game.table.tamasha.shown import Shown

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


def rings(event: Event, shown: Shown) -> frozenset[tuple[str, int]]:
    """Which numbers of the sheet an event is about to change: row and command."""
    if isinstance(event, ev.Defected):
        loser = shown.parties[1 - shown.party_of[event.to]].runs[event.constituency]
        return frozenset({("bought", event.to), ("l", loser)})
    return frozenset()


def command_asked(view: View, seat: Seat) -> int:
    """The command for which a seat is asked now, else the first that it speaks for."""
    own = [number for number, command in enumerate(view.commands) if seat in command.seats]
    return next((number for number in own if number in view.asked), own[0])
