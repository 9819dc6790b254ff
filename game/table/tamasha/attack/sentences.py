"""The log's sentences for the events of the Attack version."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.events import Event
from engine.tamasha import attack_events as ev
from engine.tamasha.cards import ATTACKS, NETAS, PARTY_NAMES, VICTIMS
from game.table.tamasha.naming import Line, Naming
from game.table.tamasha.phrases import amount, place
from game.words import words


def _say(key: str, **fields: object) -> str:
    return words(f"tamasha.log.{key}", **fields)


def _offer(event: ev.AttackOffer, names: Naming) -> Line:
    party = words(f"tamasha.party.{PARTY_NAMES[event.party]}")
    return PARTY_NAMES[event.party], _say("attack_offer", party=party, attacks=len(event.attacks))


def _stocked(event: ev.PocketsStocked, names: Naming) -> Line:
    attacks, victims = len(event.attacks), len(event.victims)
    what = "both" if attacks and victims else "attacks" if attacks else "victims" if victims else "nothing"
    text = _say(
        f"pockets_stocked-{what}",
        party=names.title(event.command),
        attacks=amount("attacks", attacks),
        victims=amount("victims", victims),
    )
    return names.mark(event.command), text


def _played(event: ev.AttackPlayed, names: Naming) -> Line:
    card = ATTACKS[event.card]
    text = _say(
        "attack_played",
        name=names.person(event.command),
        card=card.title,
        neta=NETAS[card.target].name,
        place=place(event.constituency),
    )
    return names.mark(event.command), text


def _cancelled(event: ev.AttackCancelled, names: Naming) -> Line:
    text = _say(
        "attack_cancelled",
        name=names.person(event.command),
        card=VICTIMS[event.victim].title,
        place=place(event.constituency),
    )
    return names.mark(event.command), text


def _landed(event: ev.AttackLanded, names: Naming) -> Line:
    kind = "-deficit" if event.deficit and event.removed else "-all" if event.deficit else ""
    text = _say(
        f"attack_landed{kind}",
        party=names.title(event.command),
        place=place(event.constituency),
        removed=amount("votes", event.removed),
        deficit=amount("votes", event.deficit),
    )
    return names.mark(event.command), text


SENTENCES: dict[type[Event], Callable[[Any, Naming], Line]] = {
    ev.AttackOffer: _offer,
    ev.PocketsSealed: lambda e, names: (
        names.mark(e.command),
        _say("pockets_sealed", name=names.person(e.command)),
    ),
    ev.PocketsStocked: _stocked,
    ev.AttackPlayed: _played,
    ev.AttackCancelled: _cancelled,
    ev.AttackLanded: _landed,
}
PRIVATE: tuple[type[Event], ...] = ()
TECHNICAL: tuple[type[Event], ...] = ()
