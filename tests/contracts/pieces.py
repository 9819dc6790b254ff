"""What must be counted in each game of the box: its pieces, and everything that a game can reach."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from engine.core.events import Told
from engine.tamasha import attack_events, cards, events
from engine.tamasha.house import WINGS
from engine.tamasha.table import Table
from tests.contracts.entkhbat_pieces import (
    ENTKHBAT_ENDINGS,
    entkhbat_everything,
    entkhbat_pieces,
    entkhbat_reached,
)
from tests.contracts.modipoly_pieces import (
    MODIPOLY_ENDINGS,
    modipoly_everything,
    modipoly_pieces,
    modipoly_reached,
)


def tamasha_pieces(table: Table) -> dict[str, Any]:
    """Every heap and every deck, each counted wherever its pieces may lie."""
    counted: dict[str, Any] = {}
    for party, side in zip(cards.PARTY_NAMES, table.parties, strict=True):
        chests = sum(p.chest for p in table.planners if table.parties[p.party] is side)
        counted[f"{party} funds"] = side.pool_funds + sum(side.funds) + chests
        counted[f"{party} pawns"] = side.pool_pawns + sum(side.pawns)
        counted[f"{party} votes"] = side.pool_votes + sum(side.votes)
        assert min(*side.funds, *side.pawns, *side.votes, 0) == 0
    counted["netas"] = sorted(_netas(table))
    counted["campaign"] = _deck(table, "campaign", table.tray.campaign_deck, len(cards.CAMPAIGNS))
    counted["big"] = _deck(table, "big", table.tray.big_deck, len(cards.BIG_CAMPAIGNS))
    counted["attack"] = _attacks(table)
    counted["news"] = _deck(table, "news", table.tray.news_deck, len(cards.NEWS))
    return counted


def _netas(table: Table) -> Iterator[int]:
    """All thirty; before they are shuffled and while a boss waits beside the board they count as there."""
    for side, boss in zip(table.parties, cards.BIGNETA_OF, strict=True):
        yield from (neta for neta in side.neta if neta >= 0)
        yield from side.dealt
        if side.bigneta_at < 0:
            yield boss
    yield from table.tray.pile
    yield from table.tray.side_pile
    yield from table.tray.out_of_play
    if table.tray.revealed >= 0:
        yield table.tray.revealed


def _attacks(table: Table) -> list[int]:
    """Offers remember every card that was drawn, kept or not, so each card lies in one of three heaps."""
    found = sorted([*table.tray.attack_deck, *(card for side in table.parties for card in side.offer)])
    for planner in table.planners:
        assert set(planner.attacks) <= set(table.parties[planner.party].offer)
    return found or list(range(len(cards.ATTACKS)))


def _deck(table: Table, kind: str, left: tuple[int, ...], size: int) -> list[int]:
    held = [card for planner in table.planners for card in getattr(planner, kind)]
    played = [card for what, card in table.discards if what == kind]
    on_desk = [table.news] if kind == "news" and table.news >= 0 else []
    found = sorted([*held, *played, *left, *on_desk])
    return found or list(range(size))


def tamasha_reached(told: list[Told]) -> Iterator[str]:
    """Everything that a game has shown, by name."""
    for entry in told:
        match entry.event:
            case events.KundaliDrawn(card):
                yield f"kundali {card}"
            case events.NetaPlaced(neta=neta) | events.NetaSetAside(neta=neta):
                yield f"neta {neta}"
            case events.NetaSwapped(incoming=neta) | events.BigNetaPlaced(neta=neta):
                yield f"neta {neta}"
                yield f"swapped {neta}"
            case events.CampaignPlayed(card=card):
                yield f"campaign {card}"
            case events.BigPlayed(card=card):
                yield f"big {card}"
            case events.NewsRevealed(card=card):
                yield f"news {card}"
            case attack_events.AttackPlayed(card=card):
                yield f"attack {card}"
            case attack_events.AttackCancelled(victim=card):
                yield f"victim {card}"
            case events.SeatCounted(decided_by=reason):
                yield f"decided by {reason}"
            case _:
                pass


def tamasha_everything() -> set[str]:
    reasons = ("votes", "funds", "pawns", "declared")
    return {
        *(f"kundali {card}" for card in range(len(cards.KUNDALIS))),
        *(f"neta {card}" for card in range(cards.FILLER_FROM)),
        *(f"swapped {card}" for card in range(cards.FILLER_FROM)),
        *(f"campaign {card}" for card in range(len(cards.CAMPAIGNS))),
        *(f"big {card}" for card in range(len(cards.BIG_CAMPAIGNS))),
        *(f"news {card}" for card in range(len(cards.NEWS))),
        *(f"attack {card}" for card in range(len(cards.ATTACKS))),
        *(f"victim {card}" for card in range(len(cards.VICTIMS))),
        *(f"decided by {reason}" for reason in reasons),
    }


PIECES: dict[str, Callable[[Any], dict[str, Any]]] = {
    "entkhbat": entkhbat_pieces,
    "modipoly": modipoly_pieces,
    "tamasha": tamasha_pieces,
}
REACHED: dict[str, Callable[[list[Told]], Iterator[str]]] = {
    "entkhbat": entkhbat_reached,
    "modipoly": modipoly_reached,
    "tamasha": tamasha_reached,
}
EVERYTHING: dict[str, Callable[[], set[str]]] = {
    "entkhbat": entkhbat_everything,
    "modipoly": modipoly_everything,
    "tamasha": tamasha_everything,
}
BRISK: dict[str, dict[str, str]] = {
    "entkhbat": {"match_length": "short", "bank": "half"},
    "modipoly": {"talk": "brief"},
}
"""Table options under which a long game is short enough to be looked at after every answer."""
RARE_ENDINGS: dict[str, set[tuple[str, str]]] = {"entkhbat": {("shared", "")}}
"""Endings too rare to wait for; a scenario shows each."""
ENDINGS: dict[str, set[tuple[str, str]]] = {
    "tamasha": {
        *(("election_won", party) for party in cards.PARTY_NAMES),
        *(("election_won", f"{party}_{wing}") for party in cards.PARTY_NAMES for wing in WINGS),
        ("re_election", ""),
    },
    "entkhbat": ENTKHBAT_ENDINGS,
    "modipoly": {(ending, "") for ending in MODIPOLY_ENDINGS},
}
