"""A whole match as sentences, one an event, as one seat or an onlooker reads it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib import import_module

from engine.core.asking import Seat
from engine.core.match import Match


def story(match: Match, names: Sequence[str], seat: Seat | None) -> Iterator[str]:
    """Every event that `seat` (None: an onlooker) has heard of; `names` are the players' by seat."""
    sentences = import_module(f"game.table.{match.setup.game}.sentences")
    commands = match.view(None).commands

    def name_of(command: int) -> str:
        return " & ".join(names[seat] for seat in commands[command].seats)

    for event in match.heard(seat):
        _, text = sentences.sentence(event, name_of)
        yield text
