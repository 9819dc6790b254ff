"""Every event of MODIPOLY has a sentence, and none tells what its reader may not know."""

from __future__ import annotations

import re
import string

from engine.core.asking import Seat
from engine.core.events import Event
from engine.modipoly import bot, events, market_events, power_events
from game.story import story
from game.table.modipoly.sentences import sentence
from game.words import find, keys
from tests.helpers.playing import play, set_up

NAMES = [f"Seat {number}" for number in range(7)]


def kinds() -> list[type[Event]]:
    found = []
    for module in (events, market_events, power_events):
        found += [
            kind
            for kind in vars(module).values()
            if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
        ]
    return found


def test_every_kind_of_event_has_words() -> None:
    said = [key.removeprefix("modipoly.log.") for key in keys("modipoly") if key.startswith("modipoly.log.")]
    for kind in kinds():
        tag = str(kind.__struct_config__.tag)
        mine = [key for key in said if key == tag or key.startswith(f"{tag}-")]
        assert mine, tag
        for key in mine:
            text = find(f"modipoly.log.{key}")
            assert text is not None
            asked = {field for _, field, _, _ in string.Formatter().parse(text) if field}
            known = set(kind.__struct_fields__)
            if {"cash", "tokens"} <= known:
                known.add("paid")
            assert asked <= known, key


def test_whole_games_are_told_without_a_gap() -> None:
    for seed in range(4):
        match = play(set_up("modipoly", "lok_sabha", 7, seed), seed)
        for seat in (None, Seat(0), Seat(5)):
            for line in story(match, NAMES, seat):
                assert not re.search(r"[\[{}\]]", line), line


def test_a_bot_game_reads_as_a_story() -> None:
    match = set_up("modipoly", "lok_sabha", 5, 3)
    while match.to_act():
        seat = match.to_act()[0]
        match.answer(seat, bot.choose(match, seat, "normal", bot.bot_dice(match.setup, match.step, seat)))
    lines = list(story(match, NAMES, None))
    assert any("And the winner of" in line for line in lines)
    assert lines[-1].startswith("All ")


def test_onlookers_read_the_back_of_an_ordinance() -> None:
    drawn = power_events.OrdinanceDrawn(0, -1)
    assert sentence(drawn, lambda seat: NAMES[seat]) == (0, "Seat 0 draws an ordinance.")
