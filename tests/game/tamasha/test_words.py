"""Everything that can happen or be refused has words, and every event its choreography."""

from __future__ import annotations

import inspect
import random

import pytest

from engine.core.events import Event
from engine.core.game import Setup
from engine.core.games import GAMES
from engine.core.match import Match
from engine.core.refusal import Refusal
from engine.tamasha import attack_events, events
from engine.tamasha.refusals import ATTACK_RULES, RULES
from game.table.tamasha import sentences
from game.table.tamasha.refusals import reason
from game.table.tamasha.stories import teller
from game.words import find

KINDS = [
    kind
    for module in (events, attack_events)
    for _, kind in inspect.getmembers(module, inspect.isclass)
    if issubclass(kind, Event) and kind is not Event
]
NAMED = RULES | ATTACK_RULES


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_every_event_has_a_choreography(kind: type[Event]) -> None:
    assert teller.knows(kind)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_every_event_has_a_sentence(kind: type[Event]) -> None:
    assert kind in sentences._SENTENCES


@pytest.mark.parametrize("name", sorted(NAMED))
def test_every_refusal_says_why(name: str) -> None:
    text, rule = reason(Refusal(name, NAMED[name]))
    assert find(f"tamasha.refusal.{name}") is not None
    assert rule == NAMED[name]
    assert text.endswith(".")
    assert "!" not in text


@pytest.mark.parametrize("variant", ["basic", "attack"])
def test_the_sentences_of_whole_matches_leave_no_field_empty(variant: str) -> None:
    for seed in range(6):
        match = Match(GAMES["tamasha"], Setup("tamasha", variant, 2, seed))
        chance = random.Random(seed)
        while not match.over:
            seat = match.to_act()[0]
            match.answer(seat, chance.choice(list(match.options(seat))))
        for seat in (None, 0, 1):
            for event in match.heard(seat):
                _, text = sentences.sentence(event, lambda command: "Meera" if command == 0 else "Kabir")
                assert "{" not in text, text
                assert "[" not in text, text
