"""The log: one plain sentence for every event.

A sentence lies in the words under the event's own tag; where an event has a manner (`why`, `how`, `passed`),
under the tag and the manner. Fields are put into words by what they are called.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from engine.core.events import Event
from engine.modipoly.answers import Goods
from engine.modipoly.events import Tokens
from engine.modipoly.power_events import NewsRead
from game.table.modipoly import phrases
from game.table.modipoly.phrases import Names, say
from game.words import find, words

SEATS: Final = frozenset(
    {
        "seat",
        "by",
        "to",
        "giver",
        "taker",
        "owner",
        "payer",
        "creditor",
        "pm",
        "devoted",
        "reader",
        "candidate",
    }
)
MANNERS: Final = (
    "what",
    "why",
    "how",
    "power",
    "deck",
    "passed",
    "accepted",
    "saves",
    "doubled",
    "bond",
    "kept",
    "blocked",
)
"""Fields that choose among sentences."""
PLAIN: Final[dict[str, Callable[[Any], str]]] = {
    "deed": phrases.deed,
    "role": phrases.role,
    "meter": phrases.meter,
    "give": phrases.goods,
    "get": phrases.goods,
}
GROUPS: Final = frozenset({"seats", "candidates"})
SPACES: Final = frozenset({"start", "end"})


def sentence(event: Event, name: Names) -> tuple[int, str]:
    """Whose token stands before it (-1 for nobody's), and what happened in words."""
    fields = {field: getattr(event, field) for field in event.__struct_fields__}
    who = next((value for field, value in fields.items() if field in SEATS), -1)
    said = {field: _in_words(event, field, value, name) for field, value in fields.items()}
    if {"cash", "tokens"} <= fields.keys():
        said["paid"] = phrases.goods(Goods(fields["cash"], fields["tokens"]))
    return who, words(f"modipoly.log.{_key(event, fields)}", **said)


def _key(event: Event, fields: dict[str, Any]) -> str:
    """The sentence of this event in its manner, if it has one of its own."""
    tag = str(event.__struct_config__.tag)
    for manner in MANNERS:
        if manner in fields:
            value = fields[manner]
            shade = ("yes" if value else "no") if isinstance(value, bool) else value
            if find(f"modipoly.log.{tag}-{shade}") is not None:
                return f"{tag}-{shade}"
    if fields.get("deed") == -1 or fields.get("seat") == -1 or fields.get("bid") == 0:
        return f"{tag}-none" if find(f"modipoly.log.{tag}-none") is not None else tag
    return tag


def _in_words(event: Event, field: str, value: Any, name: Names) -> object:
    if isinstance(event, Tokens) and field == "by":
        return f"{value:+d}"
    if field in SEATS:
        return phrases.person(name, value)
    if field in PLAIN:
        return PLAIN[field](value)
    if field in GROUPS:
        return phrases.people(name, value)
    if field == "card":
        return phrases.news(value) if isinstance(event, NewsRead) else phrases.ordinance(value)
    if field in SPACES and not hasattr(event, "meter"):
        return phrases.space(value)
    if field == "ending":
        return words(f"modipoly.ending.{value}")
    return _several(field, value, name)


def _several(field: str, value: Any, name: Names) -> object:
    """Fields that hold a row of something."""
    if field == "roles":
        return ", ".join(f"{name(seat)}: {phrases.role(role)}" for seat, role in enumerate(value))
    if field == "bribes":
        return "; ".join(phrases.bribe(name, bribe) for bribe in value) or say("no-bribes")
    if field == "slips":
        return ", ".join(f"{name(slip.seat)} {slip.bid or say('blank')}" for slip in value)
    if field == "verdicts":
        return phrases.people(name, [verdict.seat for verdict in value if verdict.wins])
    if field == "cards":
        return len(value)
    if field == "bonds":
        return len(value)
    if field == "weights":
        return " : ".join(map(str, value))
    return value
