"""What a scenario says must hold afterwards: the `then` part, claim by claim (section 16 of the rules)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from engine.core.asking import Command
from engine.core.match import Match
from engine.core.scenarios import Difference, Unreadable
from engine.tamasha import phases
from engine.tamasha.cards import BIG_CAMPAIGNS, CAMPAIGNS, NETAS, PARTY_NAMES
from engine.tamasha.house import WINGS
from engine.tamasha.market import capacity, columns_of, final_sauda, final_strength
from engine.tamasha.position import command_named
from engine.tamasha.records import Column
from engine.tamasha.script import constituency, write_answer
from engine.tamasha.sides import Planner
from engine.tamasha.table import Table

NONE: Final = "none"
WINDOWS: Final = frozenset(
    {phases.PLACE_BOLLY, phases.NAME_CONSTITUENCY, phases.SPLIT_GAIN, phases.REPLY, phases.PICK_BIG}
)


def differences(match: Match, then: Mapping[str, Any]) -> Iterator[Difference]:
    """Every claim of `then` that does not hold. Raises `Unreadable` for a claim of an unknown kind."""
    for name, expected in then.items():
        if name == "refused":
            continue
        if name not in READINGS:
            raise Unreadable(f"There is no such claim as {name!r}.")
        got = READINGS[name](match, expected)
        if got != expected:
            yield f"{name} = {_text(expected)}", f"{name} = {_text(got)}"


def _text(value: Any) -> str:
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{key} = {_text(inner)}" for key, inner in value.items()) + " }"
    return (
        f'"{value}"'
        if isinstance(value, str)
        else str(value).lower()
        if isinstance(value, bool)
        else str(value)
    )


def _party_name(party: int) -> str:
    return NONE if party < 0 else PARTY_NAMES[party]


def _board(match: Match, expected: Mapping[str, Any]) -> dict[str, Any]:
    return {
        code: {name: _slot(match.table, code, name, slot) for name, slot in slots.items()}
        for code, slots in expected.items()
    }


def _slot(table: Table, code: str, name: str, slot: Mapping[str, Any]) -> dict[str, Any]:
    side, place = table.parties[PARTY_NAMES.index(name)], constituency(code)
    there = {
        "neta": NETAS[side.neta[place]].id if side.neta[place] >= 0 else NONE,
        "funds": side.funds[place],
        "pawns": side.pawns[place],
        "votes": side.votes[place],
    }
    return {piece: there.get(piece, NONE) for piece in slot}


def _lineup(match: Match, expected: Mapping[str, Any]) -> dict[str, Any]:
    return {
        name: {code: _slot(match.table, code, name, {"neta": ""})["neta"] for code in seats}
        for name, seats in expected.items()
    }


def _planner(match: Match, name: str) -> Planner:
    planner: Planner = match.table.planners[command_named(match.table, name)]
    return planner


def _command_name(match: Match, command: int) -> str:
    names: tuple[str, ...] = match.table.house.names
    return NONE if command < 0 else names[command]


def _by_constituency(
    read: Callable[[Table, int], str],
) -> Callable[[Match, Mapping[str, str]], dict[str, str]]:
    return lambda match, expected: {code: read(match.table, constituency(code)) for code in expected}


def _by_planner(read: Callable[[Planner], Any]) -> Callable[[Match, Mapping[str, Any]], dict[str, Any]]:
    return lambda match, expected: {name: read(_planner(match, name)) for name in expected}


def _by_column(read: Callable[[Column], int]) -> Callable[[Match, Mapping[str, int]], dict[str, Any]]:
    """A row of the sheet, by command or summed up by party."""
    return _by_side(lambda table, command: read(columns_of(table)[command]))


def _by_side(read: Callable[[Table, Command], int]) -> Callable[[Match, Mapping[str, int]], dict[str, Any]]:
    def row(match: Match, expected: Mapping[str, int]) -> dict[str, Any]:
        table: Table = match.table
        if table.planners[0].column is None:
            return dict.fromkeys(expected, NONE)
        return {name: sum(read(table, command) for command in _side(table, name)) for name in expected}

    return row


def _side(table: Table, name: str) -> tuple[Command, ...]:
    """The command of that name, or both commands of the party of that name."""
    if name in PARTY_NAMES:
        return table.house.of_party(PARTY_NAMES.index(name))
    return (command_named(table, name),)


def _won(table: Table, place: int) -> str:
    return _party_name(table.results[place].winner) if table.results else NONE


def _decided_by(table: Table, place: int) -> str:
    return table.results[place].decided_by if table.results else NONE


def _declared(table: Table, place: int) -> str:
    return _party_name(table.declared[place])


def _awaits(match: Match, expected: str) -> str:
    if match.table.tray.joint:
        return "joint_reply"
    return match.table.awaits if match.table.awaits in WINDOWS else NONE


def _adda(match: Match, expected: Mapping[str, Mapping[str, str]]) -> dict[str, dict[str, str]]:
    return {
        name: {code: _wing(match.table, PARTY_NAMES.index(name), code) for code in codes}
        for name, codes in expected.items()
    }


def _wing(table: Table, party: int, code: str) -> str:
    runner = table.runner(party, constituency(code))
    return NONE if runner < 0 else WINGS[table.house.of_party(party).index(runner)]


def _holds(match: Match, expected: Mapping[str, list[str]]) -> dict[str, list[str]]:
    """In the order of `expected` where the cards are the same, so that only other cards differ."""
    held = {}
    for name, cards in expected.items():
        planner = _planner(match, name)
        ids = [CAMPAIGNS[card].id for card in planner.campaign] + [
            BIG_CAMPAIGNS[card].id for card in planner.big
        ]
        held[name] = _like(cards, ids)
    return held


def _legal(match: Match, expected: Mapping[str, list[str]]) -> dict[str, list[str]]:
    legal = {}
    for name, actions in expected.items():
        seat = _planner(match, name).on_duty
        legal[name] = _like(actions, [write_answer(answer) for answer in match.options(seat)])
    return legal


def _like(expected: list[str], got: list[str]) -> list[str]:
    return expected if sorted(expected) == sorted(got) else got


READINGS: Final[dict[str, Callable[[Match, Any], Any]]] = {
    "phase": lambda match, _: match.table.phase,
    "turn": lambda match, _: _command_name(match, match.table.turn),
    "awaits": _awaits,
    "kingmaker": lambda match, _: _command_name(match, match.table.kingmaker),
    "adda": _adda,
    "winner": lambda match, _: _party_name(match.table.winner),
    "tie_broken_by_initial": lambda match, _: match.table.by_initial,
    "rest_size": lambda match, _: len(match.table.tray.pile) + sum(len(p.dealt) for p in match.table.parties),
    "board": _board,
    "lineup": _lineup,
    "legal": _legal,
    "holds": _holds,
    "won": _by_constituency(_won),
    "decided_by": _by_constituency(_decided_by),
    "declared": _by_constituency(_declared),
    "cpf": _by_planner(lambda planner: planner.chest),
    "duty": _by_planner(lambda planner: planner.on_duty + 1),
    "campaign_left": _by_planner(lambda planner: len(planner.campaign)),
    "big_left": _by_planner(lambda planner: len(planner.big)),
    "news_left": _by_planner(lambda planner: len(planner.news)),
    "attack_left": _by_planner(lambda planner: len(planner.attacks)),
    "victim_left": _by_planner(lambda planner: len(planner.victims)),
    "A": _by_column(lambda column: column.won),
    "B": _by_column(lambda column: column.tradable),
    "C": _by_column(lambda column: column.chest),
    "D": _by_column(lambda column: capacity(column.chest)),
    "E": _by_side(final_sauda),
    "F": _by_side(final_strength),
    "F_moved": _by_column(lambda column: column.moved),
    "F_printed": _by_column(lambda column: column.printed),
    "bought": _by_column(lambda column: column.bought),
    "lost": _by_column(lambda column: column.lost),
}
"""How each claim is read off a match; the second argument says which parts are asked for."""
