"""The record of a match of MODIPOLY: whatever people should hear of is told in a sentence."""

from __future__ import annotations

import pytest

from engine.core.events import Event
from engine.core.match import Match
from engine.modipoly import bot, events, market_events, power_events
from engine.modipoly.answers import Goods
from game.table.modipoly.sentences import sentence
from game.words import find
from tests.game.modipoly.games import NAMES
from tests.helpers.playing import set_up

EVENTS = [
    event
    for module in (events, market_events, power_events)
    for event in vars(module).values()
    if isinstance(event, type) and issubclass(event, Event) and event is not Event
]
MANNERS = {
    market_events.DealMade: ("yes", "no"),
    market_events.CounterAnswered: ("yes", "no"),
    market_events.VoteDecided: ("yes", "no"),
    market_events.LevyPaid: ("yes", "no"),
    market_events.LevyWaived: ("family", "pledged"),
    power_events.Jailed: ("uapa", "card", "agency", "doubles"),
    power_events.Released: ("bail", "doubles", "bjp", "chair"),
    power_events.DeckRenewed: ("ordinance", "news"),
    power_events.BallotCounted: ("yes", "no"),
    power_events.Fell: ("vote", "bankrupt", "bandh", "election"),
    power_events.PowerUsed: ("padyatra", "strike", "forward", "file"),
    power_events.PromiseTold: ("yes", "no"),
}
"""Events that are told by their manner alone, with every manner there is."""


def told(event: Event) -> str:
    return sentence(event, NAMES.__getitem__)[1]


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: event.__name__)
def test_every_event_has_its_sentence(event: type[Event]) -> None:
    tag = event.__struct_config__.tag
    for key in [f"{tag}-{manner}" for manner in MANNERS.get(event, ())] or [str(tag)]:
        assert find(f"modipoly.log.{key}"), key


@pytest.mark.parametrize(("seats", "level"), [(4, "random"), (4, "normal"), (7, "random"), (7, "normal")])
def test_whole_games_are_told_without_a_gap(seats: int, level: str) -> None:
    for seed in range(3):
        match = set_up("modipoly", "lok_sabha", seats, seed)
        play(match, level)
        for entry in match.story or ():
            text = told(entry.event)
            assert text
            assert "{" not in text
            assert "modipoly." not in text
            assert " 0 tokens" not in text


def play(match: Match, level: str) -> None:
    while not match.over:
        seat = match.to_act()[0]
        match.answer(seat, bot.choose(match, seat, level, bot.bot_dice(match.setup, match.step, seat)))


def test_a_card_points_at_people_or_at_a_deed() -> None:
    assert told(power_events.Targeted(0, (2,), -1)) == f"{NAMES[0]} points at {NAMES[2]}."
    assert told(power_events.Targeted(0, (), 8)) == f"{NAMES[0]} points at Panel Nine."


def test_a_bribe_is_told_in_what_it_pays() -> None:
    assert told(market_events.BribePaid(3, 4, 100, 0)).endswith("a bribe: ₹100cr.")
    assert told(market_events.BribePaid(3, 4, 0, 2)).endswith("a bribe: 2 tokens.")
    assert told(market_events.CounterBribed(4, 3, 50, 1)).endswith("for ₹50cr, 1 token.")


def test_a_blank_slip_is_called_blank() -> None:
    assert "blank" in told(market_events.SlipWritten(3, 0, 0))
    assert "300" in told(market_events.SlipWritten(3, 300, 200))


def test_an_electoral_bond_is_told_as_one() -> None:
    gift = market_events.DealMade(3, 0, Goods(cash=100), Goods(), bond=True)
    assert "for nothing" in told(gift)
