"""What pieces and places of Al-Entkhbat's table are called, and the pictures and words of what is printed."""

from __future__ import annotations

from engine.entkhbat.cards import CARDS, FACES, FIRST_VOTE, REGION_CARDS, VALUE, face_of

DECK, HAND, BANK, PLAY = "deck", "hand", "bank", "play"
LANE, EASEL, BRAZIER, CLOCK, REGISTER = "lane", "easel", "brazier", "clock", "register"
BACK = "entkhbat/back/card"
LETTERS = "ABCDEF"
COLOURS = ("#bf4230", "#1f5a78", "#c8940f", "#6a3787", "#2a7548", "#4b5a6b")
"""The seats' colours; letter and shape always say the same."""


def card_picture(card: int) -> str:
    """The face of a card in the hand or on the table."""
    face = face_of(card) if card < FACES else FACES_JOKER
    return f"entkhbat/{'vote' if face >= FIRST_VOTE else 'action'}/{CARDS[face].id}"


FACES_JOKER = FIRST_VOTE - 1
"""The Joker is the last of the action cards."""


def card_name(card: int) -> str:
    """What a card is called in a sentence; an announced Joker says what it stands for."""
    face = face_of(card)
    name = str(VALUE[face]) if face >= FIRST_VOTE else CARDS[face].name
    return f"{name} (Joker)" if card >= FACES else name


def region_name(region: int) -> str:
    """What a region is called."""
    return REGION_CARDS[region].name if region >= 0 else ""


def region_picture(region: int) -> str:
    """The small poster of a region."""
    return f"entkhbat/region/{REGION_CARDS[region].id}"


def badge(seat: int) -> str:
    """The badge of a seat: shape, colour and letter."""
    return f"entkhbat/seat/{LETTERS[seat].lower()}"


def region_place(region: int) -> str:
    """The place on a region."""
    return f"region-{region}"


def seat_place(seat: int) -> str:
    """The place of everything before a seat."""
    return f"seat-{seat}"


def hand_card(face: int, copy: int) -> str:
    """The piece of a card in the hand."""
    return f"card-{face}-{copy}"


def vote_piece(region: int, slot: int) -> str:
    """The piece of a vote card on a region."""
    return f"vote-{region}-{slot}"


def land_piece(region: int) -> str:
    """The piece of a region itself."""
    return f"land-{region}"
