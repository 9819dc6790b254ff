"""What each event of the Attack version changes in what is shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.events import Event
from engine.tamasha import attack_events as ev
from engine.tamasha.view import AttackView
from game.table.tamasha.shown import Shown, take


def _offer(shown: Shown, event: ev.AttackOffer) -> None:
    shown.parties[event.party].offer = list(event.attacks)


def _sealed(shown: Shown, event: ev.PocketsSealed) -> None:
    shown.sides[event.command].sealed = True


def _stocked(shown: Shown, event: ev.PocketsStocked) -> None:
    shown.party(event.command).offer = []
    side = shown.sides[event.command]
    side.sealed = False
    side.attacks, side.victims = list(event.attacks), list(event.victims)


def _played(shown: Shown, event: ev.AttackPlayed) -> None:
    shown.phase = "prachar"
    take(shown.sides[event.command].attacks, event.card)
    shown.accused = AttackView(event.command, event.card, event.constituency, event.defender)


def _answered(shown: Shown) -> None:
    if shown.accused is not None:
        shown.discards.append(("attack", shown.accused.card))
    shown.accused = None


def _cancelled(shown: Shown, event: ev.AttackCancelled) -> None:
    _answered(shown)
    take(shown.sides[event.command].victims, event.victim)
    shown.discards.append(("victim", event.victim))


def _landed(shown: Shown, event: ev.AttackLanded) -> None:
    _answered(shown)
    party = shown.party_of[event.command]
    shown.parties[1 - party].return_votes(event.constituency, event.removed)
    shown.parties[party].return_votes(event.constituency, -event.deficit)


CHANGES: dict[type[Event], Callable[[Shown, Any], None]] = {
    ev.AttackOffer: _offer,
    ev.PocketsSealed: _sealed,
    ev.PocketsStocked: _stocked,
    ev.AttackPlayed: _played,
    ev.AttackCancelled: _cancelled,
    ev.AttackLanded: _landed,
}
