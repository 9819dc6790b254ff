"""What a scenario says must hold afterwards: the `then` part, claim by claim (section 27 of the rules)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from engine.core.match import Match
from engine.core.scenarios import Difference, Unreadable
from engine.modipoly.cards import DEED_IDS, METER_IDS, NO_DEED, ORDINANCE_IDS, ROLE_IDS, SPACE_IDS, TREASURY
from engine.modipoly.records import Division
from engine.modipoly.script import deed, numbered, seat_named
from engine.modipoly.table import Table


def differences(match: Match, then: Mapping[str, Any]) -> Iterator[Difference]:
    """Every claim of `then` that does not hold. Raises `Unreadable` for a claim of an unknown kind."""
    for name, expected in then.items():
        if name not in CLAIMS:
            raise Unreadable(f"There is no such claim as {name!r}.")
        got = CLAIMS[name](match, expected)
        if got != expected and not (isinstance(expected, list) and name in SETS and _same(got, expected)):
            yield f"{name} = {expected}", f"{name} = {got}"


SETS: Final = frozenset({"winners", "bankrupt", "bjp", "pledged"})
"""Lists whose order says nothing."""


def _same(got: Any, expected: list[Any]) -> bool:
    return isinstance(got, list) and sorted(got) == sorted(expected)


def _name(table: Table, seat: int) -> str:
    return "treasury" if seat == TREASURY else ROLE_IDS[table.origin[seat]]


def _by_seat(read: Callable[[Table, int], Any]) -> Callable[[Match, Any], Any]:
    """A claim that names seats: the same names with what they have."""

    def claim(match: Match, expected: Any) -> Any:
        table = match.table
        return {name: read(table, seat_named(table, name)) for name in expected}

    return claim


def _names_of(flags: Callable[[Table], tuple[bool, ...]]) -> Callable[[Match, Any], Any]:
    def claim(match: Match, expected: Any) -> Any:
        table = match.table
        return [_name(table, seat) for seat, flag in enumerate(flags(table)) if flag]

    return claim


def _meters(match: Match, expected: Any) -> Any:
    return {name: match.table.meters[numbered(METER_IDS, name, "meter")] for name in expected}


def _owners(match: Match, expected: Any) -> Any:
    return {name: _name(match.table, match.table.owner[deed(name)]) for name in expected}


def _places(match: Match, expected: Any) -> Any:
    table = match.table
    found = {}
    for name, space in expected.items():
        at = table.at[seat_named(table, name)]
        found[name] = at if isinstance(space, int) else SPACE_IDS[at]
    return found


def _confidence(match: Match, expected: Any) -> Any:
    division = match.table.last_confidence
    return None if division is None else [_weight(division, 1), _weight(division, 0)]


def _weight(division: Division, choice: int) -> int:
    return sum(ballot.weight for ballot in division.ballots if ballot.choice == choice)


def _backing(match: Match, expected: Any) -> Any:
    division = match.table.last_replacement
    if division is None:
        return None
    return {_name(match.table, seat): _weight(division, seat) for seat in division.candidates}


def _arrears(match: Match, expected: Any) -> Any:
    return [[_name(match.table, due.creditor), due.amount] for due in match.table.arrears]


def _winners(match: Match, expected: Any) -> Any:
    result = match.result
    return None if result is None else [_name(match.table, seat) for seat in result.winners]


def _waiting(match: Match, expected: Any) -> Any:
    table = match.table
    return {"decision": table.awaits, "seat": _name(table, table.active)}


def _pledged(match: Match, expected: Any) -> Any:
    return [DEED_IDS[number] for number, pledged in enumerate(match.table.pledged) if pledged]


def _ending(match: Match, expected: Any) -> Any:
    """`fell` and longer names of the same ending are the same."""
    ending = match.table.ending if match.table.over else None
    return expected if ending == "fell_at_the_wire" and str(expected).startswith("fell") else ending


def _file(match: Match, expected: Any) -> Any:
    at = match.table.file_at
    return "none" if at == NO_DEED else DEED_IDS[at]


def _shield(match: Match) -> str:
    return "pm" if match.table.shield else "none"


def _used(match: Match, expected: Any) -> Any:
    table = match.table
    counts = {
        "padyatra": int(table.padyatra),
        "strike": table.strikes,
        "pil": table.pils,
        "file": int(table.filed),
        "forward": int(any(table.forwarded)),
    }
    if isinstance(expected, Mapping):
        return {name: counts.get(name) for name in expected}
    return [name for name, count in counts.items() for _ in range(count)]


CLAIMS: Final[dict[str, Callable[[Match, Any], Any]]] = {
    "cash": _by_seat(lambda table, seat: table.cash[seat]),
    "tokens": _by_seat(lambda table, seat: table.tokens[seat]),
    "treasury": lambda match, expected: match.table.treasury,
    "meters": _meters,
    "patronage": lambda match, expected: "on" if match.table.patronage else "off",
    "passes": lambda match, expected: match.table.passes,
    "owner": _owners,
    "at": _places,
    "tihar": _by_seat(lambda table, seat: table.tihar[seat]),
    "loans": lambda match, expected: list(match.table.loans),
    "loans_used": lambda match, expected: match.table.loans_used,
    "pledged": _pledged,
    "confidence": _confidence,
    "backing": _backing,
    "pm": lambda match, expected: _name(match.table, match.table.pm),
    "trust": lambda match, expected: "used" if match.table.trust_used else "fresh",
    "shield": lambda match, expected: match.table.shield if isinstance(expected, bool) else _shield(match),
    "role": _by_seat(lambda table, seat: ROLE_IDS[table.roles[seat]]),
    "arrears": _arrears,
    "hand": _by_seat(lambda table, seat: [ORDINANCE_IDS[card] for card in table.hands[seat]]),
    "bjp": _names_of(lambda table: table.bjp),
    "bankrupt": _names_of(lambda table: table.bankrupt),
    "ending": _ending,
    "winners": _winners,
    "file": _file,
    "used": _used,
    "waiting": _waiting,
}
"""How each claim is read from the match."""
