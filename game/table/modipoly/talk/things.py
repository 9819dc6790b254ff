"""What the names of pieces say: notes and tokens of a seat, ordinances, slips, what lies on the mat."""

from __future__ import annotations

from typing import NamedTuple

from game.table.modipoly.talk.drafts import GET, GIVE, NOBODY

CASH, TOKENS, CARD, WORD, SLIP = "cash", "tokens", "card", "word", "slip"
PRICE_SLIP = "price-slip"
_KINDS = {"note": CASH, "token": TOKENS, "card": CARD, "word": WORD}
BOWL = "bowl"
"""Where tokens lie that are about to be cast."""
_SIDES = {"given": GIVE, "asked": GET, "cast": BOWL}


class Thing(NamedTuple):
    """What a piece stands for: how much of what, whose, and on which half of the mat it lies already."""

    kind: str
    amount: int
    """Crores, tokens, or the number of the ordinance or promise."""
    seat: int = NOBODY
    side: str = ""


def read(piece: str) -> Thing | None:
    """The meaning of a piece's name; None for what has no part in talk."""
    head, *rest = piece.split("-")
    if not rest or not rest[-1].isdigit():
        return None
    if head in _SIDES and rest[0] in _KINDS:
        return Thing(_KINDS[rest[0]], int(rest[1]), NOBODY, _SIDES[head])
    if head == "note" and len(rest) == 3 and rest[0].isdigit():
        return Thing(CASH, int(rest[2]), int(rest[0]))
    if head == "token" and rest[0].isdigit():
        return Thing(TOKENS, int(rest[2]) if len(rest) == 3 else 1, int(rest[0]))
    if head == "ordinance" and len(rest) == 1:
        return Thing(CARD, int(rest[0]))
    if head == "slip" and len(rest) == 1:
        return Thing(SLIP, int(rest[0]))
    return None


def on_mat(side: str, kind: str, amount: int, number: int = 0) -> str:
    """The name of a piece on a half of the mat, or in the bowl; `number` tells equal ones apart."""
    head = next(head for head, own in _SIDES.items() if own == side)
    kind = next(name for name, own in _KINDS.items() if own == kind)
    return f"{head}-{kind}-{amount}-{number}" if kind in ("note", "token") else f"{head}-{kind}-{amount}"


def slip_piece(promise: int) -> str:
    """A promise slip on the pad."""
    return f"slip-{promise}"


def plate_place(seat: int) -> str:
    """The plate of a seat at the voting stand."""
    return f"plate-{seat}"
