"""What is printed on the pieces of Al-Entkhbat, read from `components.json` (see `components`).

The 149 cards of the deck show one of 40 faces, numbered in the order of that file: 30 kinds of action card,
then the ten vote cards. Two cards with the same face are the same card, so rules deal in faces. A Joker that
was announced is written as the face it stands for plus `FACES`, until it lies in the play area again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

with open(__file__.rpartition("cards")[0] + "components.json", "rb") as _file:  # noqa: PTH123 (pathlib costs more)
    _DATA: Final[dict[str, Any]] = msgspec.json.decode(_file.read())

(
    JAIL_TIME,
    DEAL,
    RESHUFFLE,
    INSPECTION,
    CUT_THE_MIC,
    HOSTILE_TAKEOVER,
    BURN_A_CARD,
    BURN_100,
    BURN_200,
    BURN_300,
    LIFT_IMMUNITY,
    NO_CONFIDENCE,
    RESTRAINING_ORDER,
    FILING_FEES,
    TOUGH_LUCK,
    OBJECTION,
    TIT_FOR_TAT,
    DEALS_OFF,
    DEAL_SWITCH,
    IMMUNITY,
    BALLOT_STUFFING,
    SAFE_SEAT,
    SECRET_SESSION,
    RESIGNATION,
    DRAW_2,
    EXTRA_ACTION,
    FINDERS_KEEPERS,
    CALL_THE_BALLOTS,
    SESSION_ADJOURNED,
    JOKER,
) = range(30)

FIRST_VOTE: Final = 30
FACES: Final = 40
REGIONS: Final = 25

GENERAL: Final = 0
REACTION: Final = 1
PERSONAL: Final = 2
FINAL: Final = 3
SPECIAL: Final = 4
VOTE: Final = 5
_GROUPS: Final = ("general", "reaction", "personal", "final", "special")


class Card(msgspec.Struct, frozen=True):
    """One face of the deck."""

    id: str
    name: str
    group: int
    copies: int
    text: str
    flavour: str


class Region(msgspec.Struct, frozen=True):
    """A region card."""

    id: str
    name: str
    line: str


class Persona(msgspec.Struct, frozen=True):
    """A candidate of the box: a name, a slogan and a way of playing."""

    id: str
    name: str
    slogan: str
    style: str


def _action(entry: dict[str, Any]) -> Card:
    house = entry["house"]
    group = _GROUPS.index(entry["group"])
    return Card(entry["id"], entry["name"], group, entry["copies"], house["text"], house["flavour"])


def _vote(entry: dict[str, Any]) -> Card:
    house, value = entry["house"], entry["value"]
    return Card(f"v{value}", house["title"], VOTE, entry["copies"], "", house["flavour"])


_VALUES: Final[tuple[int, ...]] = tuple(entry["value"] for entry in _DATA["vote_card"])
CARDS: Final = (*map(_action, _DATA["action_card"]), *map(_vote, _DATA["vote_card"]))
CARD_IDS: Final = tuple(card.id for card in CARDS)
GROUP: Final = tuple(card.group for card in CARDS)
VALUE: Final = ((0,) * FIRST_VOTE + _VALUES) * 2
"""Printed votes of a card on the table, an announced Joker's included; 0 for what is no vote card."""
VOTE_OF: Final = {value: FIRST_VOTE + place for place, value in enumerate(_VALUES)}
"""The vote card with so many votes."""
DECK: Final = tuple(face for face, card in enumerate(CARDS) for _ in range(card.copies))
REGION_CARDS: Final = tuple(
    Region(entry["id"], entry["house"]["name"], entry["house"]["line"]) for entry in _DATA["region_card"]
)
PERSONAS: Final = tuple(
    Persona(entry["id"], entry["name"], entry["slogan"], entry["style"]) for entry in _DATA["persona"]
)
REASONS: Final = tuple(entry["id"] for entry in _DATA["penalty_reason"])
"""What a penalty or an accusation may be for, by id."""
LESSON: Final[dict[str, Any]] = _DATA["tutorial"]

_LIMITS: Final[dict[str, Any]] = _DATA["limits"]
OPENING_HAND: Final[int] = _LIMITS["opening_hand"]
DRAWN_A_TURN: Final[int] = _LIMITS["draw_per_turn"]
MOVES_A_TURN: Final[int] = _LIMITS["moves_per_turn"]
HAND_LIMIT: Final[int] = _LIMITS["hand_limit"]
VOTES_A_REGION: Final[int] = _LIMITS["vote_cards_per_region"]
IMMUNE_ROUNDS: Final[int] = _LIMITS["immunity_rounds"]
SILENT_TURNS: Final[int] = _LIMITS["silence_turns"]
FEE: Final[int] = _LIMITS["filing_fee"]
PENALTY_STEP: Final[int] = _LIMITS["penalty_step"]
REGIONS_EACH: Final[dict[int, int]] = {
    entry["candidates"]: entry["regions"] for entry in _DATA["regions_per_candidate"]
}
ROOMY_REGIONS: Final = 8
"""Regions of each of three candidates with the option `roomy` (AE-D01)."""

BURNS: Final = {BURN_100: 100, BURN_200: 200, BURN_300: 300}
"""Votes to burn by attack (AE-7.27)."""
SLEEPERS: Final = frozenset({NO_CONFIDENCE, CALL_THE_BALLOTS, SESSION_ADJOURNED})
"""Cards without effect in the first and the last cycle (AE-2.09)."""


def joker_as(face: int) -> int:
    """A Joker on the table that was announced as `face`."""
    return face + FACES


def face_of(card: int) -> int:
    """What a card on the table counts as (AE-5.08)."""
    return card % FACES


def burned(card: int) -> int:
    """What a card is in the play area: a Joker is a Joker again (AE-5.12)."""
    return JOKER if card >= FACES else card


def votes_of(cards: Sequence[int]) -> int:
    """Printed votes of some cards together."""
    return sum([VALUE[card] for card in cards])


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """`cards` less one `card`."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]
