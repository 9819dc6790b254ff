"""Answers of Al-Entkhbat as a lesson file writes them: `place_vote card=v120 region=r15`, and back.

Cards and regions have the ids of the box, seats those of the lesson's script; what says nothing is left out.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from engine.core.asking import Answer
from engine.core.scenarios import Unreadable
from engine.entkhbat.answers import AnyAnswer
from engine.entkhbat.cards import FACES, REGION_CARDS
from engine.entkhbat.script import card_on_table, name_on_table

CARDS = frozenset(("card", "named", "pick"))
REGIONS = frozenset(("region", "mine", "yours", "source", "target_region"))
VOTES = frozenset(("cards", "places"))
SEATS = frozenset(("seat", "partner"))


class Writing:
    """Writes and reads answers with the seats called by their names."""

    def __init__(self, seats: Sequence[str]) -> None:
        self.seats = tuple(seats)

    def write(self, answer: Answer) -> str:
        """The answer in one line."""
        fields = msgspec.structs.asdict(answer)
        kind = str(type(answer).__struct_config__.tag)
        said = [
            f"{name}={self._said(kind, name, value)}"
            for name, value in fields.items()
            if value is not False and value != -1
        ]
        return " ".join([kind, *said])

    def read(self, text: str) -> Answer:
        """The answer that `write` wrote. Raises `ValueError`."""
        kind, *said = text.split()
        fields: dict[str, Any] = {"do": kind}
        try:
            for part in said:
                name, _, value = part.partition("=")
                fields[name] = self._meant(kind, name, value)
            return msgspec.convert(fields, AnyAnswer)
        except (msgspec.ValidationError, Unreadable) as wrong:
            raise ValueError(f"{text}: {wrong}") from None

    def _said(self, kind: str, name: str, value: Any) -> str:
        if name in CARDS:
            return name_on_table(value) if value < 2 * FACES else str(value)
        if name in VOTES:
            return ",".join(f"{name_on_table(card)}@{_region(region)}" for card, region in value)
        if self._is_region(kind, name):
            return _region(value)
        return self.seats[value] if self._is_seat(kind, name) else str(value)

    def _meant(self, kind: str, name: str, value: str) -> Any:
        if name in CARDS:
            return card_on_table(value)
        if name in VOTES:
            pairs = [one.partition("@") for one in value.split(",") if one]
            return [(card_on_table(card), region_number(region)) for card, _, region in pairs]
        if self._is_region(kind, name):
            return region_number(value)
        if self._is_seat(kind, name):
            return self.seats.index(value)
        return int(value) if value.isdecimal() else value == "True" or value

    @staticmethod
    def _is_region(kind: str, name: str) -> bool:
        return name in REGIONS or (kind == "shift_vote" and name == "target")

    @staticmethod
    def _is_seat(kind: str, name: str) -> bool:
        return name in SEATS or (kind != "shift_vote" and name == "target")


def _region(number: int) -> str:
    return REGION_CARDS[number].id if number >= 0 else "none"


def region_number(name: str) -> int:
    """A region by its id, `r01` to `r25`. Raises `ValueError`."""
    for number, card in enumerate(REGION_CARDS):
        if card.id == name:
            return number
    raise ValueError(f"There is no region {name!r}.")
