"""Answers of MODIPOLY as a lesson writes them, as in `slip bid=300 loan=270`, and back.

Seats are called by the roles that they were dealt; what is nested, such as a bargain, is written as JSON.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from engine.core.asking import Answer
from engine.modipoly.answers import AnyAnswer

SEATS = frozenset(("to", "winner", "candidate"))


class Writing:
    """Writes and reads answers with the seats called by their names."""

    def __init__(self, seats: Sequence[str]) -> None:
        self.seats = tuple(seats)

    def write(self, answer: Answer) -> str:
        """The answer in one line."""
        fields = msgspec.to_builtins(answer)
        kind = fields.pop("do")
        return " ".join([kind, *(f"{name}={self._said(name, value)}" for name, value in fields.items())])

    def read(self, text: str) -> Answer:
        """The answer that `write` wrote. Raises `ValueError`."""
        kind, *said = text.split() or [""]
        fields: dict[str, Any] = {"do": kind}
        try:
            for part in said:
                name, _, value = part.partition("=")
                fields[name] = self._meant(name, value)
            return msgspec.convert(fields, AnyAnswer)
        except msgspec.MsgspecError as wrong:
            raise ValueError(f"{text}: {wrong}") from None

    def _said(self, name: str, value: Any) -> str:
        if name in SEATS:
            return self.seats[value]
        return msgspec.json.encode(value).decode()

    def _meant(self, name: str, value: str) -> Any:
        return self.seats.index(value) if name in SEATS else msgspec.json.decode(value.encode())
