"""Sets up a match in the middle: the `given` part of a scenario (section 17 of the rules)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from engine.core.game import Setup
from engine.core.match import Match
from engine.core.scenarios import Unreadable
from engine.entkhbat import phases
from engine.entkhbat.cards import FACES, FIRST_VOTE, IMMUNITY, VOTE_OF
from engine.entkhbat.game import GAME
from engine.entkhbat.records import EXPELLED, RESIGNED, Cycle, Deal, Penalty
from engine.entkhbat.rules.setting_up import give_region
from engine.entkhbat.script import Names, card_named, card_on_table
from engine.entkhbat.table import Table, replaced

USUAL_SEATS: Final = ("A", "B", "C", "D", "E")
USUAL_BANK: Final = 30
FILLER: Final = VOTE_OF[20]
PHASES: Final = {"moves": phases.MOVES, "draw": phases.DRAW}
OUT: Final = {"resigned": RESIGNED, "expelled": EXPELLED}

Given = Mapping[str, Any]


def set_up_position(given: Given, *, referee: bool = False) -> tuple[Match, Names]:
    """A match that stands as `given` says, and what its seats and regions are called.

    Raises `Unreadable` and `SetupRefused`.
    """
    seats = tuple(given.get("seats", USUAL_SEATS))
    setup = Setup(
        "entkhbat", "standard", len(seats), int(given.get("seed", 0)), _options(given, seats, referee)
    )
    if given.get("fresh"):
        match = Match(GAME, setup)
        return match, Names(match.table, seats)
    table = GAME.set_up(setup)
    table.silence()
    _give_regions(table)
    names = Names(table, seats)
    _fill(table, given, names)
    return Match.from_rest(GAME, setup, table, 0), names


def _options(given: Given, seats: tuple[str, ...], referee: bool) -> dict[str, str]:
    options = {name: value for name, value in given.get("options", {}).items() if name != "humans"}
    chosen = {name: str(value) for name, value in options.items()}
    if "humans" in given.get("options", {}):
        chosen["humans"] = "".join(str(seats.index(name)) for name in given["options"]["humans"])
    if given.get("fresh"):
        chosen |= {"first_candidate": "picked", "starter": str(seats.index(given.get("starter", seats[0])))}
    if referee:
        chosen.setdefault("referee", "seat")
    return chosen


def _give_regions(table: Table) -> None:
    """Seat by seat in the order of the region cards."""
    each = table.options.regions_each
    for seat in range(table.seats):
        for place in range(each):
            give_region(table, seat, seat * each + place)


def _fill(table: Table, given: Given, names: Names) -> None:
    cycles = int(given.get("cycles", table.cycles))
    table.options = msgspec.structs.replace(table.options, cycles=cycles)
    table.cycle = int(given.get("cycle", 2))
    usual_starter = names.seats[(table.cycle - 1) % table.seats]
    table.starter = names.seat(given.get("starter", usual_starter))
    table.turn = names.seat(given.get("turn", names.seats[0]))
    table.phase = PHASES[given.get("phase", "moves")]
    table.moves_used = int(given.get("moves_used", 0))
    table.extra = int(given.get("extra", 0))
    table.turns = 1
    bank = given.get("bank", USUAL_BANK)
    table.bank = (FILLER,) * bank if isinstance(bank, int) else _cards(bank)
    table.play = _cards(given.get("play_area", ()))
    for name, hand in given.get("hands", {}).items():
        table.hands[names.seat(name)] = tuple(sorted(_cards(hand)))
    for label, lying in given.get("regions", {}).items():
        _fill_region(table, names, names.region(label), lying)
    _fill_people(table, given, names)
    _fill_register(table, given, names)


def _cards(ids: Any) -> tuple[int, ...]:
    return tuple(card_named(card_id) for card_id in ids)


def _fill_region(table: Table, names: Names, region: int, lying: Any) -> None:
    """Vote cards, fixed cards, whether it is closed, and who holds it, in one list."""
    for word in lying:
        if word == "closed":
            continue
        if word.startswith("held_by_"):
            table.hand_over(region, names.seat(word.removeprefix("held_by_")))
            continue
        card = card_on_table(word)
        if card % FACES >= FIRST_VOTE:
            table.votes[region] += (card,)
        else:
            table.fixed = replaced(table.fixed, region, (*table.fixed[region], card))
    if "closed" in lying:
        table.close(region)


def _fill_people(table: Table, given: Given, names: Names) -> None:
    for row in ("immune", "jailed", "silenced"):
        for name, count in given.get(row, {}).items():
            setattr(table, row, replaced(getattr(table, row), names.seat(name), count))
    table.shields = tuple(IMMUNITY if rounds else -1 for rounds in table.immune)
    if table.phase == phases.DRAW and table.immune[table.turn]:  # the turn begins by running it down
        rounds = table.immune[table.turn] + 1
        table.immune = replaced(table.immune, table.turn, rounds)
    table.silent_turn = table.phase == phases.MOVES and table.silenced[table.turn] > 0
    for name, how in given.get("out", {}).items():
        if how not in OUT:
            raise Unreadable(f"A candidate is out by {' or '.join(OUT)}, not {how!r}.")
        seat = names.seat(name)
        table.out = replaced(table.out, seat, OUT[how])
        if how == "resigned":
            for region in table.lands[seat]:
                table.close(region)
    for name, votes in given.get("resigned_votes", {}).items():
        table.resigned = replaced(table.resigned, names.seat(name), votes)
    table.orders = tuple((names.seat(safe), names.seat(away)) for safe, away in given.get("restraining", ()))


def _fill_register(table: Table, given: Given, names: Names) -> None:
    table.deals = tuple(
        Deal(names.seat(one), names.seat(other), votes) for one, other, votes in given.get("deals", ())
    )
    table.penalties = tuple(
        Penalty(names.seat(name), amount, "other", vetoed=not amount)
        for name, amounts in given.get("penalties", {}).items()
        for amount in amounts
    )
    totals = [0] * table.seats
    for name, votes in given.get("totals", {}).items():
        totals[names.seat(name)] = votes
    nothing = (0,) * table.seats
    pages = [Cycle("bank", -1, nothing, (), (), nothing, nothing) for _ in range(table.cycle - 1)]
    if pages:
        pages[0] = msgspec.structs.replace(pages[0], ballots=tuple(totals), totals=tuple(totals))
    elif any(totals):
        raise Unreadable("The first cycle has no totals of earlier ones.")
    table.register = tuple(pages)
