"""What pieces and places of MODIPOLY's table are called; the pictures and inks of seats, roles and cards."""

from __future__ import annotations

from engine.modipoly.cards import DEED_IDS, NEWS_IDS, ORDINANCE_IDS, ROLE_IDS

STAND, BOWL, BELL, TREASURY, ENVELOPE = "stand", "bowl", "bell", "treasury", "envelope"
ENACTED, DICE, PATRONAGE = "enacted", "dice", "patronage"
MAT_GIVE, MAT_GET, MAT_SLIP = "mat-give", "mat-get", "mat-slip"
BID, FILE = "bid", "file"

LETTERS = "ABCDEFG"
COLOURS = ("#c2452d", "#1f6fa8", "#d9a514", "#6b3a8c", "#1f7a4d", "#3d4a5c", "#8a5a2b")
"""The seats' inks; letter and shape always say the same."""

BACK_DEED, BACK_NEWS, BACK_ORDINANCE = (
    "modipoly/back/deed",
    "modipoly/back/news",
    "modipoly/back/ordinance",
)
DENOMINATIONS = (1000, 500, 100, 50, 10)


def badge(seat: int, blank: bool = False) -> str:
    """The badge of a seat: shape, colour and letter."""
    return f"modipoly/seat/{LETTERS[seat].lower()}{'_blank' if blank else ''}"


def pawn_picture(seat: int) -> str:
    """The pawn of a seat."""
    return f"modipoly/pawn/{LETTERS[seat].lower()}"


def deed_picture(deed: int) -> str:
    """The card of an asset."""
    return f"modipoly/deed/{DEED_IDS[deed]}"


def ordinance_picture(card: int) -> str:
    """The face of an ordinance, or its back."""
    return f"modipoly/ordinance/{ORDINANCE_IDS[card]}" if card >= 0 else BACK_ORDINANCE


def news_picture(card: int) -> str:
    """The face of a news card, or its back."""
    return f"modipoly/news/{NEWS_IDS[card]}" if card >= 0 else BACK_NEWS


def role_picture(role: int) -> str:
    """A role card."""
    return f"modipoly/role/{ROLE_IDS[role]}"


def note_picture(crores: int) -> str:
    """A banknote."""
    return f"modipoly/note/{crores}"


def deed_piece(deed: int) -> str:
    """The card of an asset on the table."""
    return f"deed-{deed}"


def pawn_piece(seat: int) -> str:
    """The pawn of a seat."""
    return f"pawn-{seat}"


def role_piece(seat: int, role: int) -> str:
    """The card of a role before a seat."""
    return f"role-{seat}-{role}"


def ordinance_piece(card: int) -> str:
    """An ordinance in the hand."""
    return f"ordinance-{card}"


def space_place(space: int) -> str:
    """The place of a space of the board."""
    return f"space-{space}"


def seat_place(seat: int) -> str:
    """The place of everything before a seat."""
    return f"seat-{seat}"


def number_of(name: str, kind: str) -> int:
    """The number in a name such as `deed-7`; -1 when it names another kind of thing."""
    head, _, tail = name.partition("-")
    return int(tail) if head == kind and tail.isdigit() else -1
