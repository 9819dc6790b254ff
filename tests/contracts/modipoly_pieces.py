"""What must be counted in MODIPOLY: money, cards, and everything that a game can reach."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.core.events import Told
from engine.modipoly import cards, events, market_events, power_events
from engine.modipoly.table import Table


def modipoly_pieces(table: Table) -> dict[str, Any]:
    """Every crore and every card, wherever they may lie; before the deal they count as dealt."""
    assert min(*table.cash, *table.tokens, table.treasury) >= 0
    assert all(len(hand) <= cards.HAND + 2 for hand in table.hands)
    roles = cards.ROLES_OF[len(table.roles)]
    everything = cards.TREASURY_START + sum(cards.ROLES[role].cash for role in roles)
    running = table.card
    ordinances = [*table.deck, *table.discards, *table.shredded, *(c for hand in table.hands for c in hand)]
    news = [*table.news_deck, *table.news_discards]
    if table.drawn >= 0:
        ordinances.append(table.drawn)
    if running is not None:
        (news if running.news else ordinances).append(running.card)
    dealt = bool(ordinances)
    return {
        "money": table.treasury + sum(table.cash) if dealt else everything,
        "ordinances": sorted(ordinances) if dealt else list(range(len(cards.ORDINANCES))),
        "news": sorted(news) if dealt else list(range(len(cards.NEWS))),
        "chairs": table.roles.count(cards.PM) if dealt else 1,
    }


def modipoly_reached(told: list[Told]) -> Iterator[str]:
    """Everything that a game has shown, by name."""
    for entry in told:
        match entry.event:
            case power_events.OrdinanceShown(card=card):
                yield f"ordinance {card}"
            case power_events.NewsRead(card=card):
                yield f"news {card}"
            case market_events.DeedTaken(deed=deed):
                yield f"deed {deed}"
            case events.Moved(end=end):
                yield f"space {end}"
            case power_events.PowerUsed(power=power):
                yield f"power {power}"
            case power_events.GameOver(ending=ending):
                yield f"ending {ending}"
            case _:
                pass


def modipoly_everything() -> set[str]:
    return {
        *(f"ordinance {card}" for card in range(len(cards.ORDINANCES))),
        *(f"news {card}" for card in range(len(cards.NEWS))),
        *(f"deed {deed}" for deed in range(len(cards.DEEDS))),
        *(f"space {space}" for space in range(cards.SPACES)),
        *(f"power {power}" for power in ("padyatra", "strike")),
        *(f"ending {ending}" for ending in MODIPOLY_ENDINGS),
    }


MODIPOLY_ENDINGS = ("constitution", "bandh", "voted_out", "fell_at_the_wire", "reelected")
