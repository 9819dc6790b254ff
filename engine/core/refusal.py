"""A friendly no: a name, the rule it comes from, and the numbers its sentence needs."""

from __future__ import annotations

import msgspec


class Refusal(msgspec.Struct, frozen=True):
    """Why an answer is not accepted. The sentence for `name` lives in the words files."""

    name: str
    rule: str
    """A rule id such as `ET-4.17`; empty where no rule but the program itself refuses."""
    facts: dict[str, int | str] = {}
    """Numbers and names that the sentence mentions."""


class Refused(Exception):
    """Raised by `Match.answer` for an answer that `Match.why_not` would refuse."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.name} ({refusal.rule})" if refusal.rule else refusal.name)
        self.refusal = refusal


def refusal(name: str, rule: str, **facts: int | str) -> Refusal:
    """Short form of `Refusal`, with its numbers as keyword arguments."""
    return Refusal(name, rule, facts)
