"""The log of the Faction version: a plain sentence for every event that only it has."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.events import Event
from engine.tamasha import faction_events as ev
from engine.tamasha.cards import BIG_CAMPAIGNS, FACTION_CARDS, NETAS, PARTY_NAMES
from game.table.tamasha.naming import NOBODY, Line, Naming
from game.table.tamasha.phrases import joined, place
from game.words import words

PRIVATE: tuple[type[Event], ...] = (ev.JointProposed, ev.JointAnswered)
"""What only one party hears; it stays out of the log, which all may read."""
TECHNICAL: tuple[type[Event], ...] = (ev.AddaTaken,)


def _say(key: str, **fields: object) -> str:
    return words(f"tamasha.log.{key}", **fields)


def adda_name(party: int, constituency: int) -> str:
    """What a party's faction calls its Adda in a constituency."""
    return next(
        card.adda for card in FACTION_CARDS if card.party == party and card.constituency == constituency
    )


def _adda(event: ev.AddaTaken, names: Naming) -> Line:
    adda = adda_name(names.chairs.party(event.command), event.constituency)
    text = _say("adda_taken", title=names.title(event.command), place=place(event.constituency), adda=adda)
    return names.mark(event.command), text


def _proposed(event: ev.JointProposed, names: Naming) -> Line:
    moves = [_say("joint-move", neta=NETAS[neta].name, place=place(where)) for neta, where in event.swaps]
    return names.mark(event.command), _say(
        "joint_proposed", name=names.person(event.command), moves=joined(*moves)
    )


def _answered(event: ev.JointAnswered, names: Naming) -> Line:
    key = "joint_answered-yes" if event.accepted else "joint_answered-no"
    return names.mark(event.command), _say(key, name=names.person(event.command))


def _shared(event: ev.BigShared, names: Naming) -> Line:
    key = "big_shared" if event.card < 0 else "big_shared-seen"
    card = BIG_CAMPAIGNS[event.card].title if event.card >= 0 else ""
    return names.mark(event.command), _say(key, name=names.person(event.command), card=card)


def _shown(event: ev.NamesShown, names: Naming) -> Line:
    if event.left == event.right:
        return NOBODY, _say("names_shown-one", round=event.round, title=names.title(event.left))
    text = _say(
        "names_shown", round=event.round, left=names.title(event.left), right=names.title(event.right)
    )
    return NOBODY, text


def _crowned(event: ev.KingmakerCrowned, names: Naming) -> Line:
    key = "kingmaker_crowned-bargain" if event.bargained else "kingmaker_crowned"
    title, name = names.title(event.command), names.person(event.command)
    return names.mark(event.command), _say(key, title=title, name=name)


SENTENCES: dict[type[Event], Callable[[Any, Naming], Line]] = {
    ev.AddaTaken: _adda,
    ev.JointProposed: _proposed,
    ev.JointAnswered: _answered,
    ev.ClaimVoid: lambda e, names: (PARTY_NAMES[e.party], _say("claim_void")),
    ev.BigShared: _shared,
    ev.OfferReturned: lambda e, names: (
        names.mark(e.command),
        _say("offer_returned", name=names.person(e.command), neta=NETAS[e.neta].name),
    ),
    ev.KingmakerSealed: lambda e, names: (
        names.mark(e.command),
        _say("kingmaker_sealed", name=names.person(e.command)),
    ),
    ev.NamesShown: _shown,
    ev.KingmakerCrowned: _crowned,
    ev.ReElectionCalled: lambda e, names: (NOBODY, _say("re_election_called", rounds=e.rounds)),
}
