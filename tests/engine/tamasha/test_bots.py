"""Bots of Election Tamasha: they finish, they are fair, they choose alike everywhere, and they differ."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b

import msgspec
import pytest

from engine.core.asking import Answer, Seat
from engine.core.bots import Effort, Thinking
from engine.core.dice import Dice
from engine.core.games import GAMES
from engine.core.match import Match
from engine.tamasha import bot, phases
from tests.contracts.pieces import tamasha_pieces
from tests.helpers.playing import set_up

QUICK = Effort(heats=2, trials=4)
"""Enough to search at all, not enough to be slow."""


@pytest.fixture
def quick_thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bot.MANNERS, "hard", bot.MANNERS["hard"]._replace(effort=QUICK, width=3))


VERSIONS = [(variant, seats) for variant in ("basic", "attack", "faction") for seats in (2, 3, 4)]


def table(seats: int = 2, seed: int = 1, variant: str = "basic", **options: str) -> Match:
    return set_up("tamasha", variant, seats, seed, options)


def play(match: Match, *levels: str) -> Match:
    """Bots of these levels, by seat, play `match` to its end."""
    for seat, answer in answers(match, *levels):
        match.answer(seat, answer)
    return match


def answers(match: Match, *levels: str) -> Iterator[tuple[Seat, Answer]]:
    while match.to_act():
        seat = match.to_act()[-1]
        level = levels[seat % len(levels)]
        yield seat, bot.choose(match, seat, level, bot.bot_dice(match.setup, match.step, seat))


@pytest.mark.parametrize(("variant", "seats"), VERSIONS)
@pytest.mark.parametrize("level", bot.LEVELS)
@pytest.mark.usefixtures("quick_thinking")
def test_every_level_plays_every_table_to_its_end(level: str, variant: str, seats: int) -> None:
    values = GAMES["tamasha"].option_values(variant)
    for seed in range(1 if level == "hard" else 12):
        dice = Dice(seed + seats)
        options = {name: dice.pick(choices) for name, choices in values.items()}
        match = table(seats, seed, variant, **options)
        before = tamasha_pieces(match.table)
        play(match, level)
        assert match.result is not None
        assert tamasha_pieces(match.table) == before
        assert level == "random" or match.result.ending != "re_election"


BASIC_DECISIONS = frozenset(
    {
        phases.BIGNETA,
        phases.SWAP_PLAN,
        phases.OPENING_BIG,
        phases.TURN,
        phases.NAME_CONSTITUENCY,
        phases.SPLIT_GAIN,
        phases.SAUDA,
    }
)
ATTACK_DECISIONS = BASIC_DECISIONS | {phases.STOCK_POCKETS, phases.REPLY}
DECISIONS = {
    "basic": BASIC_DECISIONS,
    "attack": ATTACK_DECISIONS,
    "faction": ATTACK_DECISIONS | {phases.PICK_BIG},
}


@pytest.mark.parametrize(("variant", "seats"), [("basic", 2), ("attack", 2), ("faction", 2), ("faction", 4)])
@pytest.mark.parametrize("level", bot.LEVELS)
@pytest.mark.usefixtures("quick_thinking")
def test_a_bot_chooses_the_same_whatever_it_cannot_see(level: str, variant: str, seats: int) -> None:
    """ET-8: the rival's hand, the envelopes, the pile and sealed choices are dealt again; it cannot tell."""
    asked = set()
    for seed in (2, 3) if level != "hard" or variant == "basic" else (3,):
        match = table(seats, seed, variant)
        for seat, answer in answers(match, level):
            asked.add(match.view(seat).awaits)
            for other in range(2):
                elsewhere = match.imagine(seat, Dice(other))
                dice = bot.bot_dice(match.setup, match.step, seat)
                assert bot.choose(elsewhere, seat, level, dice) == answer
            match.answer(seat, answer)
    assert asked >= DECISIONS[variant]


@pytest.mark.parametrize(
    ("level", "seats", "digest"),
    [
        ("easy", 2, "b8b9bc443e045689"),
        ("normal", 2, "57e004550ae60ae0"),
        ("normal", 4, "0889489562e9090a"),
        ("hard", 2, "8788e0eb0f8d3214"),
    ],
)
@pytest.mark.usefixtures("quick_thinking")
def test_basic_is_played_as_ever(level: str, seats: int, digest: str) -> None:
    """Saved games and lessons count on it: what other versions need changes no answer in Basic."""
    given = blake2b(digest_size=8)
    match = table(seats, seed=11)
    for seat, answer in answers(match, level):
        given.update(f"{seat}:".encode() + msgspec.json.encode(answer))
        match.answer(seat, answer)
    assert given.hexdigest() == digest


@pytest.mark.parametrize("level", bot.LEVELS)
@pytest.mark.usefixtures("quick_thinking")
def test_thinking_in_slices_changes_nothing_and_comes_to_the_same_answer(level: str) -> None:
    match = play_until(table(seed=5), phases.TURN)
    seat = match.to_act()[0]
    before, dice = match.digest(), bot.bot_dice(match.setup, match.step, seat)
    pauses: list[None] = []
    answer = watch(bot.think(match, seat, level, dice.copy()), pauses)
    assert answer == bot.choose(match, seat, level, dice)
    assert match.digest() == before
    assert len(pauses) >= (QUICK.heats * QUICK.trials // 3 if level == "hard" else 0)


def watch(thinking: Thinking, pauses: list[None]) -> Answer:
    """The answer of a bot, and every pause it made on the way."""
    while True:
        try:
            pauses.append(next(thinking))
        except StopIteration as done:
            answer: Answer = done.value
            return answer


def test_the_same_match_draws_the_same_whims() -> None:
    setup = table().setup
    assert bot.bot_dice(setup, 7, Seat(1)).bits() == 5739386061804578176
    assert bot.bot_dice(setup, 7, Seat(1)).state != bot.bot_dice(setup, 8, Seat(1)).state
    assert bot.bot_dice(setup, 7, Seat(1)).state != bot.bot_dice(setup, 7, Seat(0)).state


@pytest.mark.parametrize(
    ("variant", "better", "worse", "least"),
    [
        ("basic", "normal", "random", 45),
        ("basic", "normal", "easy", 33),
        ("attack", "normal", "random", 45),
        ("faction", "normal", "random", 42),
    ],
)
def test_a_better_level_wins_more_often(variant: str, better: str, worse: str, least: int) -> None:
    won = 0
    for game in range(60):
        levels = (better, worse) if game % 2 == 0 else (worse, better)
        result = play(table(2, game // 2, variant), *levels).result
        assert result is not None
        won += levels[result.winners[0]] == better
    assert won >= least


def play_until(match: Match, awaits: str) -> Match:
    """Normal bots play `match` up to a decision of this kind."""
    for seat, answer in answers(match, "normal"):
        if match.view(seat).awaits == awaits:
            return match
        match.answer(seat, answer)
    raise AssertionError(f"nobody was ever asked: {awaits}")
