"""The friendly no in words: a refusal's name and numbers become one sentence with its rule."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.core.asking import Answer, Seat
from engine.core.match import Match
from engine.core.refusal import Refusal
from engine.tamasha.answers import Buy, OpeningBig, PlayBig, PlayCampaign, PlayNews, SwapPlan
from engine.tamasha.cards import CODES, CONSTITUENCIES, NETAS, SEATS
from engine.tamasha.view import View
from game.rulebook.explain import rule_of
from game.table.gesture import Drag
from game.table.tamasha.attack import refusals as of_attack
from game.table.tamasha.draft import Draft
from game.table.tamasha.faction import refusals as of_faction
from game.table.tamasha.gestures import attempt, gestures
from game.table.tamasha.names import HAND
from game.words import words

MOST_NAMED = 3
"""So many places are called by name; more are called the glowing ones."""


def reason(refusal: Refusal) -> tuple[str, str]:
    """The sentence and the rule id of a refusal."""
    facts = dict(refusal.facts)
    code = facts.get("constituency")
    if code in CODES:
        facts["constituency"] = CONSTITUENCIES[CODES.index(str(code))].name
    return words(f"tamasha.refusal.{refusal.name}", **facts), refusal.rule


def why_not_there(match: Match, seat: Seat, piece: str, place: str, draft: Draft) -> tuple[str, str]:
    """Why a piece cannot be put on a place: the drop is built as an answer and the match is asked.

    A drop that means no answer at all is told where the piece goes instead.
    """
    view: View = match.view(seat)
    answer = attempt(view, piece, place, draft)
    refusal = match.why_not(seat, answer) if answer is not None else None
    if refusal is not None:
        return reason(refusal)
    goes = _goes_to(match, seat, piece, draft)
    return (
        (words("tamasha.hint.goes-to", where=goes), rule_of(piece))
        if goes
        else not_now(match, seat, piece, draft)
    )


def not_now(match: Match, seat: Seat, piece: str, draft: Draft) -> tuple[str, str]:
    """Why a piece cannot be used anywhere; where even that means nothing, the line at the top helps."""
    text, rule = why_not_at_all(match, seat, piece, draft)
    return (text, rule) if text else (words("tamasha.hint.not-now"), "")


def why_not_at_all(match: Match, seat: Seat, piece: str, draft: Draft) -> tuple[str, str]:
    """Why a card of one's own hand cannot be played anywhere now."""
    refusals = [
        refusal
        for answer in _tries(match.view(seat), piece, draft)
        if (refusal := match.why_not(seat, answer)) is not None
    ]
    if not refusals:
        return "", ""
    return reason(min(refusals, key=lambda refusal: (refusal.name in _LAST, _shortage(refusal))))


_LAST = ("already-declared", "wrong-group")
"""Refusals that are true of most places, and so explain the least."""


Tries = Callable[[View, int], Iterator[Answer]]
"""Every answer that playing the piece of a kind with this number could mean."""


def _tries(view: View, piece: str, draft: Draft) -> Iterator[Answer]:
    """Every answer that playing this piece could mean, beside what is prepared."""
    kind, _, number = piece.partition("-")
    tries, card = _TRIES.get(kind), int(number) if number.isdigit() else -1
    if view.awaits == "pockets" and kind in of_attack.KEPT:
        yield of_attack.KEPT[kind](card, draft)
    elif tries is not None:
        yield from tries(view, card)


def _big(view: View, card: int) -> Iterator[Answer]:
    if view.awaits == "opening":
        yield OpeningBig(card)
    else:
        yield from (PlayBig(card, constituency) for constituency in range(SEATS))


def _dealt(view: View, neta: int) -> Iterator[Answer]:
    for constituency in range(SEATS):
        yield SwapPlan(Draft().with_swap(neta, constituency).swaps)


def _briefcase(view: View, number: int) -> Iterator[Answer]:
    own = view.commands[view.command].party
    yield from (Buy(won.neta) for won in view.results if won is not None and won.winner != own)


_TRIES: dict[str, Tries] = {
    "campaign": lambda view, card: iter((PlayCampaign(card),)),
    "big": _big,
    "envelope": lambda view, slot: iter((PlayNews(slot),)),
    "dealt": _dealt,
    "briefcase": _briefcase,
    **of_attack.TRIES,
    **of_faction.TRIES,
}
"""By what a piece's name begins with; each version of the rules adds its own."""


def _shortage(refusal: Refusal) -> int:
    """How much is missing, so that the nearest miss is the one that is explained."""
    amounts = [value for value in refusal.facts.values() if isinstance(value, int)]
    return amounts[0] if amounts else 0


# --- where else -------------------------------------------------------------------------------------


def _goes_to(match: Match, seat: Seat, piece: str, draft: Draft) -> str:
    """The places that would take a piece, as a player calls them; empty where none does."""
    view: View = match.view(seat)
    places = [
        gesture.onto
        for gesture in gestures(view, match.options(seat), draft)
        if isinstance(gesture, Drag) and gesture.piece == piece and gesture.onto != HAND
    ]
    if len(places) > MOST_NAMED:
        kind = places[0].partition("-")[0]
        return words(f"tamasha.where.glowing-{kind}")
    return _either([_called(view, place) for place in places])


def _called(view: View, place: str) -> str:
    kind, _, spot = place.partition("-")
    if kind == "tile":
        return CONSTITUENCIES[int(spot)].name
    if kind == "person":
        result = view.results[int(spot.partition("-")[2])]
        return NETAS[result.neta].name if result is not None else ""
    return words(f"tamasha.where.{place}")


def _either(names: list[str]) -> str:
    """One name, or several with an "or" before the last."""
    if len(names) < 2:
        return "".join(names)
    return words("tamasha.where.or", some=", ".join(names[:-1]), last=names[-1])
