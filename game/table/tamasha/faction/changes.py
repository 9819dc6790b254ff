"""What the events of the Faction version change in what is shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.events import Event
from engine.tamasha import faction_events as ev
from engine.tamasha.view import JointView
from game.table.tamasha.shown import UNSEEN, Shown, take


def _adda(shown: Shown, event: ev.AddaTaken) -> None:
    shown.party(event.command).runs[event.constituency] = event.command


def _proposed(shown: Shown, event: ev.JointProposed) -> None:
    shown.joint = JointView(event.command, event.swaps)


def _answered(shown: Shown, event: ev.JointAnswered) -> None:
    shown.joint = None


def _shared(shown: Shown, event: ev.BigShared) -> None:
    right = shown.sides[event.command]
    left = shown.sides[min(shown.commands_of(shown.party_of[event.command]))]
    if event.card == UNSEEN:
        left.big, right.big = [UNSEEN] * event.left, [UNSEEN] * event.right
        return
    take(left.big, event.card)
    right.big.append(event.card)


def _sealed(shown: Shown, event: ev.KingmakerSealed) -> None:
    shown.sides[event.command].sealed = True


def _names(shown: Shown, event: ev.NamesShown) -> None:
    shown.bargains.append((event.left, event.right))
    for side in shown.sides:
        side.sealed = False


def _crowned(shown: Shown, event: ev.KingmakerCrowned) -> None:
    shown.kingmaker, shown.phase = event.command, "over"


def _re_election(shown: Shown, event: ev.ReElectionCalled) -> None:
    shown.winner, shown.phase = -1, "re_election"


CHANGES: dict[type[Event], Callable[[Shown, Any], None]] = {
    ev.AddaTaken: _adda,
    ev.JointProposed: _proposed,
    ev.JointAnswered: _answered,
    ev.BigShared: _shared,
    ev.KingmakerSealed: _sealed,
    ev.NamesShown: _names,
    ev.KingmakerCrowned: _crowned,
    ev.ReElectionCalled: _re_election,
}
"""`ClaimVoid` and `OfferReturned` change nothing that lies on the table."""
