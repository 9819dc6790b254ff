"""Sets up a match in the middle: the `given` part of a scenario (section 16 of the rules)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from engine.core.asking import Command
from engine.core.game import Setup
from engine.core.match import Match
from engine.core.scenarios import Unreadable
from engine.tamasha import phases
from engine.tamasha.cards import (
    ATTACKS,
    BIG_CAMPAIGNS,
    BIGNETA_OF,
    CAMPAIGNS,
    CODES,
    FILLER_FROM,
    NETAS,
    NEWS,
    PARTIES,
    PARTY_NAMES,
    PURPLE,
    SEATS,
    VICTIMS,
)
from engine.tamasha.game import GAME
from engine.tamasha.house import BASIC, FACTION, FEWEST_SEATS, LEFT, MOST_SEATS, RIGHT
from engine.tamasha.records import Reason, Tally
from engine.tamasha.rules.horse_trading import open_market
from engine.tamasha.script import card, constituency
from engine.tamasha.sides import EMPTY
from engine.tamasha.table import Table

HELD: Final = frozenset({"survey", "resources", "arsenal", "count"})
"""Automatic steps that wait until a scenario releases them."""

USUAL_ADDAS: Final = {"left": ("KS", "MZ", "YV", "MM")}
HANDS: Final[dict[str, tuple[str, tuple[Any, ...]]]] = {
    "campaign": ("campaign", CAMPAIGNS),
    "big": ("big", BIG_CAMPAIGNS),
    "news": ("news", NEWS),
    "attack": ("attacks", ATTACKS),
    "victim": ("victims", VICTIMS),
}
"""Kinds of cards behind a planner: the planner's field, and the deck."""

Given = Mapping[str, Any]


def set_up_position(options: Mapping[str, Any], given: Given) -> Match:
    """A match that stands as `given` says. Raises `Unreadable` and `SetupRefused`.

    A faction always has a chair of its own here, so that every line can say which faction speaks.
    """
    table_options = {name: str(value) for name, value in options.items() if name not in ("version", "seats")}
    version = str(options.get("version", BASIC))
    setup = Setup(
        "tamasha",
        version,
        MOST_SEATS if version == FACTION else int(options.get("seats", FEWEST_SEATS)),
        int(given.get("seed", 0)),
        table_options,
        _stacked(given),
    )
    table = GAME.set_up(setup)
    table.silence()
    table.phase = given["phase"]
    if table.phase not in (phases.SETUP, phases.NOMINATION):
        _seat_everybody(table, given)
        _fill_board(table, given)
        _fill_planners(table, given)
    table.tray.bignetas_seated = table.phase != phases.SWAP or given.get("step") == "swap"
    if table.phase in (phases.OPENING, phases.PRACHAR):
        first = table.house.names[table.house.opener(PURPLE)]
        table.turn = command_named(table, given.get("turn", first))
    if table.phase == phases.HORSE_TRADING:
        table.results = _won(table, given["won"])
        open_market(table)
    return Match.from_rest(GAME, setup, table, 0, HELD)


def command_named(table: Table, name: str) -> Command:
    """A command by its name. Raises `Unreadable`."""
    if name not in table.house.names:
        raise Unreadable(f"There is no {name!r} at this table, only {', '.join(table.house.names)}.")
    return table.house.commands[table.house.names.index(name)]


def _party(name: str) -> int:
    if name not in PARTY_NAMES:
        raise Unreadable(f"There is no party {name!r}.")
    return PARTY_NAMES.index(name)


def _stacked(given: Given) -> dict[str, tuple[int, ...]]:
    deal: dict[str, tuple[int, ...]] = {}
    if "pile_top" in given:
        deal["candyneta"] = tuple(card(NETAS, neta) for neta in given["pile_top"])
    if "yellow_pile_top" in given:
        deal["yellow_pile"] = tuple(card(NETAS, neta) for neta in given["yellow_pile_top"])
    if "coin" in given:
        deal["coin"] = tuple(_party(name) for name in given["coin"])
    return deal


def _seat_everybody(table: Table, given: Given) -> None:
    """Candidates of `lineup`, `board` and `won`; a nameless Clean one wherever none is named."""
    for party in PARTIES:
        table.parties[party].neta = [FILLER_FROM + party * SEATS + place for place in range(SEATS)]
    if table.house.factions:
        _give_addas(table, given.get("addas", {}))
    for name, seats in given.get("lineup", {}).items():
        for code, neta in seats.items():
            _seat(table, _party(name), code, neta)
    for code, slots in given.get("board", {}).items():
        for name, slot in slots.items():
            if "neta" in slot:
                _seat(table, _party(name), code, slot["neta"])
    for code, won in given.get("won", {}).items():
        _seat(table, _party(won["party"]), code, won["neta"])
        if "loser" in won:
            _seat(table, 1 - _party(won["party"]), code, won["loser"])
    for party in PARTIES:
        side = table.parties[party]
        if BIGNETA_OF[party] in side.neta:
            side.bigneta_at = side.neta.index(BIGNETA_OF[party])


def _seat(table: Table, party: int, code: str, neta: str) -> None:
    table.parties[party].neta[constituency(code)] = card(NETAS, neta)


def _give_addas(table: Table, addas: Given) -> None:
    """Left and Right of each party; the usual four and five where nothing is said."""
    for party in PARTIES:
        wings = addas.get(PARTY_NAMES[party], USUAL_ADDAS)
        left = [constituency(code) for code in wings.get("left", ())]
        commands = table.house.of_party(party)
        table.parties[party].runs = tuple(
            commands[LEFT if place in left else RIGHT] for place in range(SEATS)
        )


def _fill_board(table: Table, given: Given) -> None:
    for code, slots in given.get("board", {}).items():
        for name, slot in slots.items():
            side, place = table.parties[_party(name)], constituency(code)
            side.funds[place] = slot.get("funds", 0)
            side.pawns[place] = slot.get("pawns", 0)
            side.votes[place] = slot.get("votes", 0)
    declared = [EMPTY] * SEATS
    for code, name in given.get("declared", {}).items():
        declared[constituency(code)] = _party(name)
    table.declared = tuple(declared)


def _fill_planners(table: Table, given: Given) -> None:
    for name, crores in given.get("cpf", {}).items():
        table.planners[command_named(table, name)].chest = crores
    for name, netas in given.get("deal", {}).items():
        table.parties[_party(name)].dealt = tuple(card(NETAS, neta) for neta in netas)
    for name, attacks in given.get("offer", {}).items():
        table.parties[_party(name)].offer = tuple(card(ATTACKS, attack) for attack in attacks)
    for kind, (field, deck) in HANDS.items():
        for name, cards in given.get(kind, {}).items():
            hand = tuple(card(deck, held) for held in cards)
            setattr(table.planners[command_named(table, name)], field, hand)


def _won(table: Table, won: Mapping[str, Mapping[str, str]]) -> tuple[Tally, ...]:
    """Results as the count would have left them."""
    missing = [code for code in CODES if code not in won]
    if missing:
        raise Unreadable(f"Nobody is said to have won {', '.join(missing)}.")
    tallies = []
    for place, code in enumerate(CODES):
        winner = _party(won[code]["party"])
        decided_by: Reason = "declared" if table.declared[place] >= 0 else "votes"
        purple, yellow = (side.votes[place] for side in table.parties)
        tallies.append(Tally(winner, decided_by, purple, yellow, table.parties[winner].neta[place]))
    return tuple(tallies)
