"""The worked examples of Al-Entkhbat: who has the last word, what a Deal brings, what a cycle adds up to."""

from __future__ import annotations

from game.rulebook.figures import CARD, Figure, Heap

LAST_WORD = "entkhbat/marker/last_word"


def _action(card: str, label: str) -> Heap:
    return Heap(f"entkhbat/action/{card}.hand", 1, label, tall=CARD)


def _votes(value: int, label: str) -> Heap:
    return Heap(f"entkhbat/vote/v{value}.hand", 1, label, tall=CARD)


def _sum(value: int, label: str) -> Heap:
    return Heap("", value, label)


FIGURES: dict[str, Figure] = {
    "last-word": (
        _action("burn_200", "attack-by"),
        "→",
        _action("tough_luck", "reply-of-target"),
        "→",
        _action("objection", "reply-of-helper"),
        "=",
        Heap(LAST_WORD, 1, "goes-through"),
    ),
    "reflected": (
        _action("burn_100", "attack-by"),
        "→",
        _action("tit_for_tat", "reply-of-target"),
        "=",
        _sum(100, "hits-back"),
    ),
    "no-change": (_sum(200, "burn-asked"), "→", _votes(250, "burned"), "→", _sum(0, "no-change")),
    "deal": (_votes(180, "your-region"), "+", _votes(300, "their-region"), "=", _sum(480, "for-each")),
    "stuffing": (
        _votes(120, "on-region"),
        "+",
        _votes(80, "on-region"),
        "+",
        _action("ballot_stuffing", "stuffed"),
        "=",
        _sum(400, "counts"),
    ),
    "breach": (
        _sum(300, "breach-first"),
        "→",
        _sum(400, "breach-second"),
        "→",
        _sum(500, "breach-third"),
    ),
    "total": (
        _sum(420, "ballots"),
        "+",
        _sum(480, "deals"),
        "−",
        _sum(300, "penalties"),
        "=",
        _sum(600, "cycle-total"),
    ),
}
"""By the name that the rule gives."""
