"""Questions that an envelope raises: where it lands, and who gets the money (ET-4.20, ET-4.24, ET-8.23)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.asking import Command
from engine.core.refusal import Refusal
from engine.tamasha.answers import NameConstituency, SplitGain
from engine.tamasha.cards import CODES, NEWS, SEATS
from engine.tamasha.questions.decision import Decision
from engine.tamasha.refusals import no
from engine.tamasha.table import Table

_NAME: Final = tuple(NameConstituency(place) for place in range(SEATS))
_SPLIT: Final = tuple(SplitGain(amount) for amount in range(max(news.funds for news in NEWS) + 1))


class NameWhere(Decision[NameConstituency]):
    """ET-4.20: the opponent names an open constituency; for a faction, one of its own Addas (ET-8.23)."""

    __slots__ = ()

    def options(self, table: Table, command: Command) -> Sequence[NameConstituency]:
        """Every constituency that can be named."""
        return nameable(table)

    def fault(self, table: Table, command: Command, answer: NameConstituency) -> Refusal | None:
        """Declared (ET-4.40), or no Adda of the playing faction."""
        own = table.party_of(table.turn).runs[answer.constituency] == table.turn
        return closed(table, answer.constituency) or (None if own else no("name-own-addas"))


class ShareOut(Decision[SplitGain]):
    """ET-4.24: gained Funds between candidate and chest, in whole crores."""

    __slots__ = ()

    def options(self, table: Table, command: Command) -> Sequence[SplitGain]:
        """From nothing to everything into the chest."""
        return _SPLIT[: table.gain + 1]

    def fault(self, table: Table, command: Command, answer: SplitGain) -> Refusal | None:
        """More than was gained cannot be shared."""
        return no("share-out-first", funds=table.gain) if answer.to_chest > table.gain else None


def nameable(table: Table) -> Sequence[NameConstituency]:
    """Where the envelope of the command on turn may land; empty if nowhere (ET-4.41)."""
    runs, turn, declared = table.party_of(table.turn).runs, table.turn, table.declared
    if max(declared) < 0 and not table.house.factions:
        return _NAME
    return [
        choice
        for choice, runner, winner in zip(_NAME, runs, declared, strict=True)
        if winner < 0 and runner == turn
    ]


def closed(table: Table, where: int) -> Refusal | None:
    """ET-4.40: nothing happens any more in a declared constituency."""
    return no("already-declared", constituency=CODES[where]) if table.declared[where] >= 0 else None


NAMING: Final = NameWhere()
SPLIT: Final = ShareOut()
