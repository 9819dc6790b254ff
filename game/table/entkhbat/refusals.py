"""Why a card cannot go there: the match is asked, and its no is said in words."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.asking import Answer, Seat
from engine.core.match import Match
from engine.core.refusal import Refusal
from engine.entkhbat import answers as say
from engine.entkhbat.cards import (
    BALLOT_STUFFING,
    DEAL,
    FILING_FEES,
    FINAL,
    FINDERS_KEEPERS,
    FIRST_VOTE,
    GENERAL,
    GROUP,
    HOSTILE_TAKEOVER,
    JOKER,
    PERSONAL,
    REACTION,
    SAFE_SEAT,
)
from engine.entkhbat.view import View
from game.table.entkhbat import names
from game.table.entkhbat.draft import Draft
from game.table.entkhbat.names import card_name, region_name
from game.words import words

FIXED_ON_A_REGION = (BALLOT_STUFFING, SAFE_SEAT)
SEAT_FACTS = ("seat", "target", "owner", "partner")


def spoken(refusal: Refusal, players: list[str]) -> tuple[str, str]:
    """The sentence of a refusal and its rule."""
    facts: dict[str, object] = dict(refusal.facts)
    for fact in SEAT_FACTS:
        seat = facts.get(fact)
        if isinstance(seat, int) and 0 <= seat < len(players):
            facts[fact] = players[seat]
    if isinstance(facts.get("region"), int):
        facts["region"] = region_name(int(str(facts["region"])))
    if isinstance(facts.get("card"), int):
        facts["card"] = card_name(int(str(facts["card"])))
    return words(f"entkhbat.refusal.{refusal.name}", **facts), refusal.rule


def why_not(match: Match, seat: Seat, piece: str, place: str | None, draft: Draft) -> Refusal | None:
    """Why a piece cannot go to a place (None: cannot be picked up at all).

    None if the match would take the piece in a sense that fits the place: it only lies at the wrong spot.
    """
    view: View = match.view(seat)
    refusals = [match.why_not(seat, answer) for answer in _meanings(view, seat, piece, place, draft)]
    return None if None in refusals else next(iter(refusals), None)


def _meanings(view: View, seat: int, piece: str, place: str | None, draft: Draft) -> Iterator[Answer]:
    """What a person may have meant, the likeliest first."""
    kind, *numbers = piece.split("-")
    region = int(place.split("-")[1]) if place and place.startswith("region-") else -1
    other = int(place.split("-")[1]) if place and place.startswith("seat-") else -1
    if kind == "vote":
        yield from _with_vote(view, int(numbers[0]), int(numbers[1]), region, draft)
    elif kind == "card":
        face = int(numbers[0])
        holder = next((one.holder for one in view.regions if one.region == region), -1)
        yield from _with_card(view, seat, face, region, other if other >= 0 else holder, place, draft)
    elif kind == names.DECK:
        yield say.DrawTwo()


def _with_vote(view: View, source: int, slot: int, region: int, draft: Draft) -> Iterator[Answer]:
    land = next((one for one in view.regions if one.region == source), None)
    if land is None or land.votes is None or slot >= len(land.votes):
        return
    card = land.votes[slot]
    if view.awaits in ("burn_votes", "pay_fee"):
        make = say.BurnVotes if view.awaits == "burn_votes" else say.PayFee
        yield make((*draft.picked, (card, source)))
    elif region >= 0:
        yield say.ShiftVote(card, source, region)
    else:
        yield say.TakeBackVote(card, source)


def _with_card(
    view: View, seat: int, face: int, region: int, other: int, place: str | None, draft: Draft
) -> Iterator[Answer]:
    named = draft.named if face == JOKER else -1
    meant = named if named >= 0 else face
    group = GROUP[meant] if meant != JOKER else -1
    if view.awaits == "interfere":
        yield say.Interfere(face, named)
    elif view.awaits == "deal_answer":
        yield say.WasteInterference(face, named)
    elif view.awaits == "reply" or group == REACTION:
        yield say.Reply(face, named)
    elif place == names.BRAZIER:
        yield say.WasteCard(face)
    elif meant >= FIRST_VOTE or (region >= 0 and other == seat and group not in (PERSONAL, FINAL)):
        yield say.PlaceVote(face, max(region, 0) if region >= 0 else _own_region(view, seat), named)
    elif meant == DEAL:
        for partner, mine, yours in _offers(view, seat, other, region):
            yield say.OfferDeal(face, partner, mine, yours, named)
    elif group == GENERAL:
        for target, land in _aims(view, seat, meant, other, region):
            yield say.PlayAttack(face, target, land, named)
    elif group == PERSONAL:
        for land, pick in _helps(view, seat, meant, region):
            yield say.PlayPersonal(face, land, pick, named)
    elif group == FINAL:
        yield say.PlayFinal(face, named)
    else:
        yield say.PlayPersonal(face, -1, -1, named)


def _others(view: View, seat: int, other: int) -> list[int]:
    """Whom a card may be meant for: the one it was dropped on, or anybody, the right neighbour first."""
    if other >= 0:
        return [other]
    seats = len(view.commands)
    return [(seat + step) % seats for step in range(1, seats)]


def _offers(view: View, seat: int, other: int, region: int) -> Iterator[tuple[int, int, int]]:
    """Partner, own region and the partner's of a Deal."""
    for partner in _others(view, seat, other):
        for yours in dict.fromkeys((region, *view.commands[partner].lands)) if region < 0 else (region,):
            for mine in (-1, *view.commands[seat].lands):
                yield partner, mine, yours


def _aims(view: View, seat: int, face: int, other: int, region: int) -> Iterator[tuple[int, int]]:
    """Target and region of an attack; a Takeover that lies on no region could be after any of them."""
    if face == FILING_FEES and other < 0:
        yield -1, -1
        return
    for target in _others(view, seat, other):
        lands = view.commands[target].lands if face == HOSTILE_TAKEOVER and region < 0 else ()
        for land in lands or (region,):
            yield target, land


def _helps(view: View, seat: int, face: int, region: int) -> Iterator[tuple[int, int]]:
    """Region and found card of something for oneself."""
    if face == FINDERS_KEEPERS and view.play:
        for card in dict.fromkeys(view.play):
            yield region, card
    elif face in FIXED_ON_A_REGION and region < 0:
        for land in view.commands[seat].lands or (-1,):
            yield land, -1
    else:
        yield region, -1


def _own_region(view: View, seat: int) -> int:
    lands = view.commands[seat].lands
    return lands[0] if lands else 0
