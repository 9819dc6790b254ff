"""What must be counted in Al-Entkhbat: its cards, and everything that a match can reach."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.core.events import Event, Told
from engine.entkhbat import events
from engine.entkhbat.cards import (
    CARD_IDS,
    CARDS,
    DEAL,
    DECK,
    FACES,
    GENERAL,
    VOTES_A_REGION,
    burned,
    face_of,
)
from engine.entkhbat.table import Table

ENTKHBAT_ENDINGS = {("most_votes", f"seat_{seat}") for seat in range(1, 7)}


def entkhbat_pieces(table: Table) -> dict[str, Any]:
    """Every card of the deck, wherever it lies; every region card, whoever holds it."""
    lying: list[int] = [*table.bank[table.drawn :], *table.set_aside, *table.play]
    for row in (table.hands, table.votes, table.fixed):
        lying += [card for heap in row for card in heap]
    lying += [shield for shield in table.shields if shield >= 0]
    if table.offer is not None:
        lying.append(table.offer.card)
    if table.fees is not None:
        lying += table.fees.takings
    for seat, lands in enumerate(table.lands):
        assert all(table.holders[region] == seat and not table.closed(region) for region in lands)
    assert all(len(laid) <= VOTES_A_REGION for laid in table.votes)
    found = sorted(burned(card) for card in lying)
    return {"cards": found or list(DECK)}


def entkhbat_reached(told: list[Told]) -> Iterator[str]:
    """Every face that was played, every way an argument, a Deal and a cycle can end."""
    for entry in told:
        event = entry.event
        match event:
            case events.ChainClosed(card=card, outcome=outcome):
                yield f"{outcome} {CARD_IDS[face_of(card)]}"
            case events.CycleCounted(cause=cause):
                yield f"cycle ended: {cause}"
            case _:
                pass
        card = getattr(event, "card", -1)
        if card >= FACES:
            yield "played joker"
        if card >= 0:
            yield f"played {CARD_IDS[face_of(card)]}"
        yield f"told {type(event).__struct_config__.tag}"


def entkhbat_everything() -> set[str]:
    attacks = [card.id for face, card in enumerate(CARDS) if card.group == GENERAL and face != DEAL]
    never_by_itself = {"deal"}  # it lies on the tray, and events of a Deal name the two candidates
    by_people = {"penalty", "warned", "expulsion", "consult", "breach", "signal"}
    too_rare = {"told objection_burned", "told immunity_lifted"}  # scenarios show them
    too_rare |= {f"{outcome} lift_immunity" for outcome in ("through", "cancelled", "reflected")}
    everything = {
        *(f"played {card}" for card in {*CARD_IDS} - never_by_itself),
        *(f"{outcome} {card}" for outcome in ("through", "cancelled", "reflected") for card in attacks),
        *(
            f"{outcome} {card}"
            for outcome in ("through", "cancelled")
            for card in ("deals_off", "deal_switch")
        ),
        *(f"cycle ended: {cause}" for cause in ("bank", "called", "adjourned")),
        *(
            f"told {tag}"
            for event in Event.__subclasses__()
            if event.__module__.startswith(events.__name__)
            and not any(word in (tag := str(event.__struct_config__.tag)) for word in by_people)
        ),
    }
    return everything - too_rare
