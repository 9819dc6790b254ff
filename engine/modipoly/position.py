"""Sets up a match in the middle: the `given` part of a scenario (section 27 of the rules)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from engine.core.dice import Dice
from engine.core.game import Setup
from engine.core.match import Match
from engine.core.scenarios import Unreadable
from engine.modipoly.cards import (
    DEVOTED,
    METER_IDS,
    METER_STARTS,
    NEWS_IDS,
    NO_DEED,
    PM,
    ROLE_IDS,
    ROLES,
    ROLES_OF,
    SPACE_IDS,
    TIHAR,
    TREASURY,
    TREASURY_START,
)
from engine.modipoly.game import GAME, VARIANT
from engine.modipoly.records import Due
from engine.modipoly.rules.turn import seat_everybody, shuffle_decks
from engine.modipoly.script import card, deed, numbered, seat_named
from engine.modipoly.table import Table, replaced

Given = Mapping[str, Any]

POWERS: Final = ("padyatra", "strike", "pil", "forward", "file")
POWER_OF: Final = {
    "congress": "padyatra",
    "cpim": "strike",
    "liberal": "pil",
    "devoted": "forward",
    "gov": "file",
}


def set_up_position(given: Given) -> Match:
    """A match that stands as `given` says, at a turn's beginning. Raises `Unreadable`, `SetupRefused`."""
    seats = int(given.get("players", 7))
    setup = Setup("modipoly", VARIANT, seats, int(given.get("seed", 0)), _options(given))
    table = GAME.set_up(setup)
    table.silence()
    table.agenda = ()
    table.dice = Dice(setup.seed, _stacked(given))
    seat_everybody(table, _roles(given, seats))
    shuffle_decks(table)
    for part in PARTS:
        part(table, given)
    if "treasury" not in given:
        total = sum(ROLES[role].cash for role in table.origin) + TREASURY_START
        table.treasury = total - sum(table.cash)
    return Match.from_rest(GAME, setup, table, 0)


def _options(given: Given) -> dict[str, str]:
    def text(value: Any) -> str:
        return ("on" if value else "off") if isinstance(value, bool) else str(value)

    return {name: text(value) for name, value in given.get("options", {}).items()}


def _stacked(given: Given) -> dict[str, tuple[int, ...]]:
    top = given.get("top", {})
    return {
        "ordinance": tuple(card(name) for name in top.get("ordinance", ())),
        "news": tuple(numbered(NEWS_IDS, name, "news card") for name in top.get("news", ())),
        "die": tuple(pips - 1 for pips in top.get("die", ())),
    }


def _roles(given: Given, seats: int) -> tuple[int, ...]:
    names: Sequence[str] = given.get("seats") or [ROLE_IDS[role] for role in ROLES_OF[seats]]
    roles = tuple(numbered(ROLE_IDS, name, "role") for name in names)
    if sorted(roles) != sorted(ROLES_OF[seats]):
        raise Unreadable(f"These are not the roles of {seats} seats: {', '.join(names)}.")
    return roles


def _purses(table: Table, given: Given) -> None:
    for name, amount in given.get("cash", {}).items():
        table.cash[seat_named(table, name)] = amount
    for name, amount in given.get("tokens", {}).items():
        table.tokens[seat_named(table, name)] = amount
    if "treasury" in given:
        table.treasury = given["treasury"]


def _places(table: Table, given: Given) -> None:
    for name, space in given.get("at", {}).items():
        at = space if isinstance(space, int) else numbered(SPACE_IDS, space, "space")
        table.at[seat_named(table, name)] = at
    for name, tries in given.get("tihar", {}).items():
        seat = seat_named(table, name)
        table.tihar = replaced(table.tihar, seat, tries)
        if tries:
            table.at[seat] = TIHAR


def _deeds(table: Table, given: Given) -> None:
    for name, deeds in given.get("deeds", {}).items():
        seat = seat_named(table, name)
        for owned in deeds:
            table.owner = replaced(table.owner, deed(owned), seat)
    for name in given.get("pledged", ()):
        table.pledged = replaced(table.pledged, deed(name), True)
    table.loans = tuple(given.get("loans", ()))
    table.loans_used = given.get("loans_used", len(table.loans))
    file_at = given.get("file", "none")
    table.file_at = NO_DEED if file_at == "none" else deed(file_at)


def _meters(table: Table, given: Given) -> None:
    table.meters = list(METER_STARTS)
    for name, value in given.get("meters", {}).items():
        table.meters[numbered(METER_IDS, name, "meter")] = value
    table.patronage = given.get("patronage", "on") == "on"
    table.passes = given.get("passes", 0)
    table.trust_used = given.get("trust", "fresh") == "used"
    table.shield = given.get("shield", False) not in (False, "none", "off")


def _people(table: Table, given: Given) -> None:
    for name in given.get("bjp", ()):
        table.bjp = replaced(table.bjp, seat_named(table, name), True)
    for name in given.get("bankrupt", ()):
        seat = seat_named(table, name)
        table.bankrupt = replaced(table.bankrupt, seat, True)
        table.tokens[seat] = 0
    for name, cards in given.get("hand", {}).items():
        held = tuple(card(name) for name in cards)
        table.deck = tuple(left for left in table.deck if left not in held)
        table.hands = replaced(table.hands, seat_named(table, name), held)
    table.arrears = tuple(
        Due(TREASURY if creditor == "treasury" else seat_named(table, creditor), amount)
        for creditor, amount in given.get("arrears", ())
    )


def _chair(table: Table, given: Given) -> None:
    chair = given.get("chair")
    if chair:
        for name in chair.get("fallen", ()):
            seat = seat_named(table, name)
            table.roles = replaced(table.roles, seat, DEVOTED)
            table.terms = replaced(table.terms, seat, 1)
        table.pm = seat_named(table, chair["pm"])
        table.roles = replaced(table.roles, table.pm, PM)
        table.terms = replaced(table.terms, table.pm, table.terms[table.pm] + 1)
    table.active = seat_named(table, given["active"]) if "active" in given else table.pm


def _used_powers(table: Table, given: Given) -> None:
    """`used = ["padyatra", "strike"]`, `{ strike = 2 }`, or by the role that has it: `{ cpim = 2 }`."""
    used = given.get("used", ())
    counts = dict(used) if isinstance(used, Mapping) else {name: list(used).count(name) for name in used}
    for role, power in POWER_OF.items():
        if role in counts:
            counts[power] = counts.pop(role)
    for name in counts:
        numbered(POWERS, name, "power")
    table.padyatra = bool(counts.get("padyatra"))
    table.strikes = int(counts.get("strike", 0))
    table.pils = int(counts.get("pil", 0))
    table.filed = bool(counts.get("file"))
    if counts.get("forward"):
        table.forwarded = tuple(role == DEVOTED for role in table.roles)


PARTS: Final = (_purses, _places, _deeds, _meters, _people, _chair, _used_powers)
