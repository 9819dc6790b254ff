"""The friendly no in words: a refusal's name and numbers become one sentence with its rule."""

from __future__ import annotations

from engine.core.asking import Answer, Seat
from engine.core.match import Match
from engine.core.refusal import Refusal
from engine.tamasha.answers import OpeningBig, PlayBig, PlayCampaign
from engine.tamasha.cards import CODES, CONSTITUENCIES, SEATS
from engine.tamasha.view import View
from game.table.tamasha.gestures import Draft, attempt
from game.words import words


def reason(refusal: Refusal) -> tuple[str, str]:
    """The sentence and the rule id of a refusal."""
    facts = dict(refusal.facts)
    code = facts.get("constituency")
    if code in CODES:
        facts["constituency"] = CONSTITUENCIES[CODES.index(str(code))].name
    return words(f"tamasha.refusal.{refusal.name}", **facts), refusal.rule


def why_not_there(match: Match, seat: Seat, piece: str, place: str, draft: Draft) -> tuple[str, str]:
    """Why a piece cannot be put on a place: the drop is built as an answer and the match is asked."""
    view: View = match.view(seat)
    answer = attempt(view, piece, place, draft)
    if answer is None:
        kind = piece.partition("-")[0]
        hint = {"campaign": "card-on-board", "big": "card-on-board", "envelope": "envelope-to-desk"}.get(kind)
        return words(f"tamasha.hint.{hint or 'not-here'}"), ""
    refusal = match.why_not(seat, answer)
    return reason(refusal) if refusal is not None else (words("tamasha.hint.not-now"), "")


def why_not_at_all(match: Match, seat: Seat, piece: str) -> tuple[str, str]:
    """Why a card of one's own hand cannot be played anywhere now."""
    kind, _, number = piece.partition("-")
    view: View = match.view(seat)
    tries: list[Answer] = []
    if kind == "campaign":
        tries = [PlayCampaign(int(number))]
    elif kind == "big" and view.awaits == "opening":
        tries = [OpeningBig(int(number))]
    elif kind == "big":
        tries = [PlayBig(int(number), constituency) for constituency in range(SEATS)]
    elif kind in ("envelope", "dealt"):
        return words("tamasha.hint.not-now"), ""
    refusals = [refusal for answer in tries if (refusal := match.why_not(seat, answer)) is not None]
    if not refusals:
        return "", ""
    return reason(min(refusals, key=lambda refusal: (refusal.name == "already-declared", _shortage(refusal))))


def _shortage(refusal: Refusal) -> int:
    """How much is missing, so that the nearest miss is the one that is explained."""
    amounts = [value for value in refusal.facts.values() if isinstance(value, int)]
    return amounts[0] if amounts else 0
