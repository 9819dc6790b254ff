"""Short words for tests of Election Tamasha: positions, lines of play, and refusals."""

from __future__ import annotations

from typing import Any

from engine.core.asking import Seat
from engine.core.events import Event
from engine.core.match import Match
from engine.core.refusal import Refusal
from engine.tamasha.cards import CODES, PARTY_NAMES
from engine.tamasha.position import set_up_position
from engine.tamasha.scenarios import seat_named
from engine.tamasha.script import read_answer

EVERY_SEAT = (None, *map(Seat, range(4)))


def position(options: dict[str, Any] | None = None, **given: Any) -> Match:
    """A match that stands as a scenario's `given` says."""
    return set_up_position(options or {}, given)


def prachar(options: dict[str, Any] | None = None, **given: Any) -> Match:
    """Purple to play, with an envelope on either side unless told otherwise."""
    usual = {"phase": "prachar", "turn": "purple", "news": {"purple": ["n_01"], "yellow": ["n_02"]}}
    return position(options, **(usual | given))


def say(match: Match, *lines: str) -> list[Event]:
    """Plays `lines` such as `purple play_news 1`; returns what everybody could read of it."""
    told: list[Event] = []
    for line in lines:
        who, *words = line.split()
        for entry in match.answer(seat_named(match, who), read_answer(words)):
            face = entry.face(None)
            if face is not None:
                told.append(face)
    return told


def why_not(match: Match, line: str) -> Refusal | None:
    """Why the line cannot be played, or None."""
    who, *words = line.split()
    return match.why_not(seat_named(match, who), read_answer(words))


def refused_by(match: Match, line: str) -> str:
    """The rule that refuses the line, or `accepted`."""
    no = why_not(match, line)
    return "accepted" if no is None else no.rule


def slot(match: Match, code: str, party: str) -> tuple[int, int, int]:
    """Funds, Pawns and votes of a party in a constituency."""
    side, place = match.table.parties[PARTY_NAMES.index(party)], CODES.index(code)
    return side.funds[place], side.pawns[place], side.votes[place]


def chest(match: Match, party: str) -> int:
    amount: int = match.table.planners[PARTY_NAMES.index(party)].chest
    return amount


WON_FIVE_FOUR = {
    "KS": {"party": "purple", "neta": "ks_crook"},
    "MZ": {"party": "purple", "neta": "mz_crook"},
    "YV": {"party": "purple", "neta": "yv_clean"},
    "MM": {"party": "purple", "neta": "mm_clean"},
    "VP": {"party": "purple", "neta": "vp_clean"},
    "SB": {"party": "yellow", "neta": "sb_crook"},
    "FJ": {"party": "yellow", "neta": "fj_crook"},
    "SC": {"party": "yellow", "neta": "sc_crook"},
    "SW": {"party": "yellow", "neta": "sw_clean"},
}
"""Purple leads five to four; each side has somebody on the market."""


def sauda(options: dict[str, Any] | None = None, **given: Any) -> Match:
    """Horse Trading open, with ten crores a side unless told otherwise."""
    usual = {"phase": "horse_trading", "won": WON_FIVE_FOUR, "cpf": {"purple": 10, "yellow": 10}}
    return position(options, **(usual | given))
