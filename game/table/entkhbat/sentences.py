"""A sentence for each event of Al-Entkhbat, as the minutes keep it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.events import Event
from engine.entkhbat import events as ev
from game.table.entkhbat.names import LETTERS, card_name, region_name
from game.words import find, words

NameOf = Callable[[int], str]

SEATS = (
    "seat", "starter", "attacker", "target", "by", "protected", "restrained", "victim", "one", "other",
    "looker", "payer", "receiver", "owner", "partner", "accuser", "accused",
)  # fmt: skip
"""Fields of events that are seats; the first that an event has is whose badge stands before its sentence."""
ACTS: dict[type, str] = {ev.HandSeen: "looker", ev.CardBurnedBlind: "by", ev.ImmunityLifted: "by"}
"""Where somebody else than the first named acts."""
REGIONS = ("region", "source", "mine", "yours")
SILENT = (ev.AnswerSealed, ev.WindowOpened, ev.WindowClosed, ev.LookClosed, ev.BoardClosed)
"""Nothing is written about these: who is asked is seen on the table, and an answer under seal is nobody's."""


def sentence(event: Event, name_of: NameOf) -> tuple[str, str]:
    """The letter of whoever acts (or none), and the sentence; empty for what is not written down."""
    if isinstance(event, SILENT):
        return "", ""
    facts = _facts(event, name_of)
    key = f"entkhbat.log.{_tag(event)}"
    special = _variant(event)
    if special and find(f"{key}-{special}") is not None:
        key = f"{key}-{special}"
    return _mark(event), words(key, **facts) if find(key) is not None else ""


def _tag(event: Event) -> str:
    return str(type(event).__struct_config__.tag).replace("_", "-")


def _mark(event: Event) -> str:
    for field in (ACTS.get(type(event), ""), *SEATS):
        seat = getattr(event, field, None) if field else None
        if isinstance(seat, int) and 0 <= seat < len(LETTERS):
            return LETTERS[seat]
    return ""


def _facts(event: Event, name_of: NameOf) -> dict[str, Any]:
    facts: dict[str, Any] = {}
    for field in event.__struct_fields__:
        value = getattr(event, field)
        if field in SEATS and isinstance(value, int):
            facts[field] = name_of(value) if value >= 0 else ""
        elif (field == "target" and isinstance(event, ev.VoteShifted)) or (
            field in REGIONS and isinstance(value, int)
        ):
            facts[field] = region_name(value)
        elif field == "card":
            facts[field] = card_name(value)
        elif field == "cards" and isinstance(value, tuple):
            facts[field] = _cards(value)
        else:
            facts[field] = value
    if isinstance(event, ev.VoteShifted):
        facts["target"] = region_name(event.target)
    if isinstance(event, ev.CycleCounted):
        facts["totals"] = ", ".join(
            words("entkhbat.log.total", name=name_of(seat), votes=votes)
            for seat, votes in enumerate(event.totals)
        )
    if isinstance(event, ev.MatchEnded):
        best = [name_of(seat) for seat, place in enumerate(event.places) if place == 1]
        facts["winner"] = words("entkhbat.and").join(best)
        facts["votes"] = max(event.totals)
    if isinstance(event, ev.BallotResult):
        facts["expel"] = sum(1 for _, out in event.votes if out)
        facts["keep"] = len(event.votes) - facts["expel"]
    if isinstance(event, ev.PenaltyImposed | ev.BreachCalled):
        facts["reason"] = words(f"entkhbat.reason.{event.reason}")
    return facts


def _cards(cards: tuple[Any, ...]) -> str:
    """Cards by name; of votes with their region only the votes."""
    return ", ".join(card_name(card[0] if isinstance(card, tuple) else card) for card in cards)


def _variant(event: Event) -> str:
    """Which of several sentences an event has."""
    if isinstance(event, ev.AttackAnnounced):
        return "all" if event.target < 0 else "region" if event.region >= 0 else ""
    if isinstance(event, ev.ChainClosed):
        return event.outcome
    if isinstance(event, ev.CardsDrawn | ev.HandDealt | ev.HandSeen):
        return "known" if event.cards else ""
    if isinstance(event, ev.DealOffered):
        return "sealed" if event.yours < 0 else ""
    if isinstance(event, ev.DealDone):
        return "sum" if event.votes >= 0 else ""
    if isinstance(event, ev.SeatResigned):
        return "sum" if event.votes >= 0 else ""
    if isinstance(event, ev.CycleCounted):
        return "past" if not event.totals else ""
    if isinstance(event, ev.SeatExpelled):
        return "referee" if event.by_referee else ""
    if isinstance(event, ev.TurnLost):
        return "last" if event.left == 0 else ""
    if isinstance(event, ev.MatchEnded):
        return "tie" if event.places.count(1) > 1 else ""
    if isinstance(event, ev.ReplyLaid):
        return "attacker" if event.side == 0 else "target"
    return ""
