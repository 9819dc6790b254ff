"""The worked examples of Election Tamasha: 4 Cr from the tin and 3 Pawns bring 6 votes, and so on."""

from __future__ import annotations

from game.rulebook.figures import Figure, Heap

FUND, PAWN, RIVAL_PAWN = "props/note_1.1", "props/pawn_purple.1", "props/pawn_yellow.1"
VOTE, RIVAL_VOTE, CHEST = "props/coin_purple_1.1", "props/coin_yellow_1.1", "props/chest_purple"
FLAG, RIVAL_FLAG, BRIEFCASE = "props/flag_purple", "props/flag_yellow", "props/briefcase"

STACKED = (FUND, PAWN, RIVAL_PAWN, VOTE, RIVAL_VOTE)


def _heap(picture: str, count: int, label: str) -> Heap:
    return Heap(picture, count, label, stacked=picture in STACKED)


FIGURES: dict[str, Figure] = {
    "pay": (_heap(FUND, 4, "tin"), "+", _heap(PAWN, 3, "pawns"), "→", _heap(VOTE, 6, "votes")),
    "topup": (_heap(FUND, 2, "tin"), "+", _heap(CHEST, 2, "chest"), "=", _heap(FUND, 4, "price")),
    "split": (_heap(FUND, 3, "gain"), "→", _heap(FUND, 1, "tin"), "+", _heap(CHEST, 2, "chest")),
    "bill": (
        _heap(FUND, 2, "tin"),
        "+",
        _heap(CHEST, 1, "chest"),
        "<",
        _heap("", 4, "bill"),
        "→",
        _heap(RIVAL_FLAG, 1, "lost"),
    ),
    "deficit": (
        _heap(VOTE, 2, "had"),
        "−",
        _heap("", 5, "to-lose"),
        "→",
        _heap(RIVAL_VOTE, 3, "rival-gains"),
    ),
    "tie": (
        _heap(VOTE, 9, "votes"),
        "=",
        _heap(RIVAL_VOTE, 9, "votes"),
        "→",
        _heap(FUND, 1, "tin"),
        ">",
        _heap("", 0, "their-tin"),
    ),
    "defect": (
        _heap(CHEST, 5, "chest"),
        "→",
        _heap(BRIEFCASE, 1, "offer"),
        "→",
        _heap(FLAG, 1, "gained"),
        "+",
        _heap(RIVAL_FLAG, 1, "fewer"),
    ),
    "sheet": (
        _heap("", 4, "row-a"),
        "+",
        _heap("", 2, "bought"),
        "−",
        _heap("", 1, "defected"),
        "=",
        _heap("", 5, "row-f"),
    ),
}
"""By the name that the rule gives."""
