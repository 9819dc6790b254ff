"""What a scenario claims, claim by claim: each says what it expects and finds what is there (section 17)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from engine.core.match import Match
from engine.core.scenarios import Difference, Unreadable
from engine.entkhbat import events, phases
from engine.entkhbat.cards import CARD_IDS
from engine.entkhbat.floor import cumulative, places
from engine.entkhbat.position import OUT
from engine.entkhbat.script import JOKER_AS, Names, name_on_table
from engine.entkhbat.table import Table

Claim = Callable[[Match, Names, Any], Iterator[Difference]]


def differences(match: Match, names: Names, claims: Mapping[str, Any]) -> Iterator[Difference]:
    """Every claim that does not hold. Raises `Unreadable` for one that is not known."""
    for name, expected in claims.items():
        if name not in _CLAIMS:
            raise Unreadable(f"There is no such claim as {name!r}.")
        yield from _CLAIMS[name](match, names, expected)


def _same(name: str, expected: Any, got: Any) -> Iterator[Difference]:
    if expected != got:
        yield f"{name} = {expected}", f"{name} = {got}"


def _value(name: str, read: Callable[[Match, Names], Any]) -> Claim:
    """A claim about one thing."""
    return lambda match, names, expected: _same(name, expected, read(match, names))


def _rows(name: str, read: Callable[[Table, int], Any]) -> Claim:
    """A claim about some seats."""

    def check(match: Match, names: Names, expected: Mapping[str, Any]) -> Iterator[Difference]:
        for seat, value in expected.items():
            yield from _same(f"{name} of {seat}", value, read(match.table, names.seat(seat)))

    return check


def _regions(name: str, read: Callable[[Table, int, Names], Any]) -> Claim:
    """A claim about some regions."""

    def check(match: Match, names: Names, expected: Mapping[str, Any]) -> Iterator[Difference]:
        for label, value in expected.items():
            yield from _same(f"{name} of {label}", value, read(match.table, names.region(label), names))

    return check


def _cards(name: str, read: Callable[[Table, int], Sequence[int]], *, of_seats: bool) -> Claim:
    """A claim about cards in any order; an announced Joker may be named as what it stands for."""

    def check(match: Match, names: Names, expected: Mapping[str, list[str]]) -> Iterator[Difference]:
        for key, cards in expected.items():
            there = read(match.table, names.seat(key) if of_seats else names.region(key))
            exact = sorted(map(name_on_table, there))
            plain = sorted(card.removeprefix(JOKER_AS) for card in exact)
            if sorted(cards) not in (exact, plain):
                yield f"{name} of {key} = {sorted(cards)}", f"{name} of {key} = {exact}"

    return check


def _everybody(name: str, read: Callable[[Table, int], Any]) -> Claim:
    """A claim about all seats for which there is anything to say."""

    def check(match: Match, names: Names, expected: Mapping[str, Any]) -> Iterator[Difference]:
        rows = ((seat, read(match.table, place)) for place, seat in enumerate(names.seats))
        yield from _same(name, dict(expected), {seat: value for seat, value in rows if value})

    return check


def _outcomes(match: Match, names: Names) -> list[str]:
    """How arguments, Deals and ballots of this cycle came out."""
    found: list[str] = []
    for told in match.story or ():
        match told.event:
            case events.TableReset():
                found.clear()
            case events.ChainClosed(outcome=outcome):
                found.append(outcome)
            case events.DealDone():
                found.append("deal_done")
            case events.DealRefused():
                found.append("deal_refused")
            case events.DealBroken():
                found.append("deal_broken")
            case events.SeatExpelled():
                found.append("expelled")
            case events.SeatKept():
                found.append("kept")
    return found


def _window(match: Match, names: Names, expected: str) -> Iterator[Difference]:
    window = "none" if match.over else str(match.table.awaits)
    yield from _same("window", _OTHERWISE_CALLED.get(expected, expected), window)


_OTHERWISE_CALLED: Final = {"vote_breach": phases.BREACH, "opinion": phases.CONSULT}
"""Windows that may also be called by the answer they wait for."""


def _entitled(match: Match, names: Names, expected: list[str]) -> Iterator[Difference]:
    asked = [names.seat_name(seat) for seat in match.to_act()]
    yield from _same("entitled", sorted(expected), sorted(asked))


def _play_has(match: Match, names: Names, expected: list[str]) -> Iterator[Difference]:
    there = Counter(CARD_IDS[card] for card in match.table.play)
    missing = Counter(expected) - there
    if missing:
        yield f"the play area has {sorted(expected)}", f"missing {sorted(missing.elements())}"


def _play_lacks(match: Match, names: Names, expected: list[str]) -> Iterator[Difference]:
    there = {CARD_IDS[card] for card in match.table.play} & set(expected)
    if there:
        yield f"the play area lacks {sorted(expected)}", f"it has {sorted(there)}"


def _closed(match: Match, names: Names, expected: list[str]) -> Iterator[Difference]:
    there = [label for label, region in names.labels.items() if match.table.closed(region)]
    yield from _same("closed", sorted(expected), sorted(there))


def _restraining(match: Match, names: Names, expected: list[list[str]]) -> Iterator[Difference]:
    there = [[names.seat_name(safe), names.seat_name(away)] for safe, away in match.table.orders]
    yield from _same("restraining", sorted(expected), sorted(there))


def _seen_by(match: Match, names: Names, expected: Any) -> Iterator[Difference]:
    """Who received private events: of one kind by tag, or the last one."""
    wanted = expected.items() if isinstance(expected, Mapping) else [(None, expected)]
    for tag, seats in wanted:
        known = [
            told.knowers
            for told in match.story or ()
            if told.knowers is not None and tag in (None, type(told.event).__struct_config__.tag)
        ]
        last = [names.seat_name(seat) for seat in known[-1]] if known else []
        yield from _same(
            f"seen_by {tag or 'the last'}", sorted([seats] if isinstance(seats, str) else seats), last
        )


def _out(table: Table, seat: int) -> str:
    return next((name for name, how in OUT.items() if how == table.out[seat]), "")


def _deals(table: Table, seat: int) -> int:
    return sum(deal.votes for deal in table.deals if seat in (deal.owner, deal.partner))


def _fines(table: Table, seat: int) -> list[int]:
    return [fine.amount for fine in table.penalties if fine.seat == seat]


def _cycle_total(table: Table, seat: int) -> int | None:
    return table.register[-1].totals[seat] if table.register else None


_CLAIMS: Final[dict[str, Claim]] = {
    "outcomes": _value("outcomes", _outcomes),
    "window": _window,
    "entitled": _entitled,
    "amount": _value("amount", lambda match, names: match.table.amount),
    "turn": _value("turn", lambda match, names: names.seat_name(match.table.turn)),
    "moves_left": _value("moves_left", lambda match, names: match.table.moves_left),
    "hand": _cards("hand", lambda table, seat: table.hands[seat], of_seats=True),
    "hand_count": _rows("hand_count", lambda table, seat: len(table.hands[seat])),
    "region": _cards("region", lambda table, region: table.votes[region], of_seats=False),
    "region_value": _regions("region_value", lambda table, region, names: table.region_value(region)),
    "fixed": _cards("fixed", lambda table, region: table.fixed[region], of_seats=False),
    "closed": _closed,
    "holder": _regions("holder", lambda table, region, names: names.seat_name(table.holders[region])),
    "play_has": _play_has,
    "play_lacks": _play_lacks,
    "play_count": _value("play_count", lambda match, names: len(match.table.play)),
    "bank": _value("bank", lambda match, names: match.table.bank_left),
    "recorded": _rows("recorded", _deals),
    "penalties": _rows("penalties", _fines),
    "immune": _everybody("immune", lambda table, seat: table.immune[seat]),
    "restraining": _restraining,
    "jailed": _rows("jailed", lambda table, seat: table.jailed[seat]),
    "silenced": _rows("silenced", lambda table, seat: table.silenced[seat]),
    "out": _everybody("out", _out),
    "ended": _value("ended", lambda match, names: match.table.closing),
    "cycle_total": _rows("cycle_total", _cycle_total),
    "totals": _rows("totals", lambda table, seat: cumulative(table)[seat]),
    "places": _rows("places", lambda table, seat: places(cumulative(table))[seat]),
    "cycle": _value("cycle", lambda match, names: match.table.cycle),
    "starter": _value("starter", lambda match, names: names.seat_name(match.table.starter)),
    "regions_per_seat": _value("regions_per_seat", lambda match, names: match.table.options.regions_each),
    "seen_by": _seen_by,
}
