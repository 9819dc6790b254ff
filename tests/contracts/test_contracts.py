"""What every game of the box must keep to, from the day it is registered."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from engine.core.asking import Answer, Seat
from engine.core.dice import Dice
from engine.core.games import GAMES
from engine.core.match import Match
from engine.core.refusal import Refused
from game.words import find
from tests.contracts.pieces import BRISK, ENDINGS, EVERYTHING, PIECES, RARE_ENDINGS, REACHED
from tests.helpers.playing import Move, choose, load, moves, play, save, set_up

ROOT = Path(__file__).resolve().parents[2]
TABLES = [
    pytest.param(game, variant, seats, id=f"{game}-{variant}-{seats}")
    for game in GAMES
    for variant in GAMES[game].variants
    for seats in GAMES[game].seat_counts(variant)
]
BRISK_SHARE = 4
"""Of a long game only one in so many matches is played, and looked at after one answer in so many."""
every_table = pytest.mark.parametrize(("game", "variant", "seats"), TABLES)
every_game = pytest.mark.parametrize("game", list(GAMES))


def sample(
    game: str, variant: str, seats: int, count: int, first: int = 0, *, brisk: bool = True
) -> Iterator[tuple[Match, int]]:
    """Some fresh matches with every table option turned over now and then, and a seed for the players.

    A long game is played in its brisk form, and less often, unless it shall be played in all its lengths.
    """
    if brisk and game in BRISK:
        count = max(1, count // BRISK_SHARE)
    for seed in range(first, first + count):
        dice = Dice(seed)
        values = GAMES[game].option_values(variant)
        options = {name: dice.pick(choices) for name, choices in values.items()} if seed % 3 else {}
        if brisk:
            options |= BRISK.get(game, {})
        yield set_up(game, variant, seats, seed, options), seed


def state(match: Match, seat: Seat | None) -> tuple[Any, ...]:
    """All that a seat can tell about a match."""
    question = match.question(seat) if seat is not None else None
    options = match.options(seat) if seat is not None else ()
    return msgspec.to_builtins(match.view(seat)), type(question), list(options)


@every_table
def test_it_ends_and_somebody_is_asked_until_it_does(game: str, variant: str, seats: int) -> None:
    for match, seed in sample(game, variant, seats, 40 if game not in BRISK else 12, brisk=False):
        assert match.result is None
        play(match, seed)
        assert match.result is not None
        assert not match.to_act()
        assert set(match.result.winners) <= set(range(seats))


@every_game
def test_every_ending_is_reached(game: str) -> None:
    """Each ending with each side that may win; where several seats win together, only the endings."""
    missing, tables = set(ENDINGS[game]), GAMES[game]
    together = all(not side for _, side in missing)
    for number in range(300):
        for variant in tables.variants:
            seats = tables.seat_counts(variant)[-(number % 2)]
            for match, seed in sample(game, variant, seats, 1, number):
                result = play(match, seed).result
                assert result is not None
                reached = (result.ending, "" if together else result.side)
                assert reached in ENDINGS[game] | RARE_ENDINGS.get(game, set())
                missing.discard(reached)
        if not missing:
            break
    assert not missing


@every_game
def test_everything_in_the_box_is_reached(game: str) -> None:
    missing = EVERYTHING[game]()
    for seed in range(400):
        for variant in GAMES[game].variants:
            for match, at in sample(game, variant, GAMES[game].seat_counts(variant)[0], 1, seed):
                missing -= set(REACHED[game](play(match, at).story or []))
        if not missing:
            break
    assert not missing


@every_table
def test_every_option_is_accepted_and_every_refusal_has_its_rule(game: str, variant: str, seats: int) -> None:
    said: list[Answer] = []
    for match, seed in sample(game, variant, seats, 4):
        for number, move in enumerate(moves(match, seed)):
            for seat in match.to_act():
                assert all(match.why_not(seat, option) is None for option in match.options(seat))
            said.append(move.answer)
            if game not in BRISK or number % BRISK_SHARE == 0:
                check_refusals(match, said[:: max(1, len(said) // 20)], seats)
        check_refusals(match, said[::7], seats)


def check_refusals(match: Match, said: list[Answer], seats: int) -> None:
    """Whatever was said once is either legal again, or refused by a rule, and changes nothing."""
    before = match.digest()
    rules = set(GAMES[match.setup.game].rule_ids())
    for seat in map(Seat, range(seats)):
        legal = match.options(seat)
        for answer in said:
            no = match.why_not(seat, answer)
            if no is None:
                assert answer in legal or GAMES[match.setup.game].same_as_listed(answer, legal)
                continue
            assert no.rule in rules, no
            if match.setup.variant == GAMES[match.setup.game].variants[0]:
                assert find(f"{match.setup.game}.refusal.{no.name}"), f"no words for {no.name}"
            with pytest.raises(Refused):
                match.answer(seat, answer)
    assert match.digest() == before


@every_table
def test_pieces_are_neither_made_nor_lost(game: str, variant: str, seats: int) -> None:
    for match, seed in sample(game, variant, seats, 8):
        counted = PIECES[game](match.table)
        for _ in moves(match, seed):
            assert PIECES[game](match.table) == counted
        assert PIECES[game](match.table) == counted


@every_table
def test_a_fork_equals_its_original_after_every_answer(game: str, variant: str, seats: int) -> None:
    for match, seed in sample(game, variant, seats, 5):
        for move in moves(match, seed):
            before = match.digest()
            fork = match.fork()
            assert fork.digest() == before
            assert fork.to_act() == match.to_act()
            assert [state(fork, s) for s in range(seats)] == [state(match, s) for s in range(seats)]
            fork.answer(*move)
            assert match.digest() == before, "a fork goes its own way"
            again = match.fork()
            again.give(*move)
            assert again.digest() == fork.digest()


@every_table
def test_it_goes_on_from_every_rest(game: str, variant: str, seats: int) -> None:
    for match, seed in sample(game, variant, seats, 4):
        for _ in moves(match, seed):
            if match.at_rest:
                text = msgspec.json.encode(match.rest)
                rest = msgspec.json.decode(text, type=GAMES[game].table)
                again = Match.from_rest(GAMES[game], match.setup, rest, match.step)
                assert again.digest() == match.digest()
                assert again.to_act() == match.to_act()


@every_game
def test_a_save_loads_to_the_same_table_in_another_process(game: str) -> None:
    """Another process with another hash seed: no order may hang on it."""
    texts, digests = [], []
    for variant in GAMES[game].variants:
        for seats in GAMES[game].seat_counts(variant):
            for match, seed in sample(game, variant, seats, 2):
                given: list[Move] = []
                for move in moves(match, seed):
                    digests.append(match.digest())
                    given.append(move)
                digests.append(match.digest())
                texts.append(save(match, given))
    program = (
        "import sys\nfrom tests.helpers.playing import load\n"
        "for line in sys.stdin.buffer:\n    for match in load(line):\n        print(match.digest())"
    )
    environment = os.environ | {"PYTHONHASHSEED": "4711", "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-c", program],
        input=b"\n".join(texts),
        env=environment,
        cwd=ROOT,
        capture_output=True,
        check=True,
    )
    assert done.stdout.decode().split() == digests


@every_table
def test_a_save_made_here_loads_to_the_same_story(game: str, variant: str, seats: int) -> None:
    for match, seed in sample(game, variant, seats, 2):
        given = list(moves(match, seed))
        *_, again = load(save(match, given))
        assert again.digest() == match.digest()
        assert again.story == match.story
        assert again.result == match.result


@every_table
def test_a_seat_sees_the_same_whatever_it_cannot_know(game: str, variant: str, seats: int) -> None:
    """The table is dealt again for one seat behind its back; its view and question must not change."""
    for match, seed in sample(game, variant, seats, 5):
        dice = Dice(seed + 99)
        for _ in moves(match, seed):
            for seat in map(Seat, range(seats)):
                before = state(match, seat)
                other = match.fork()
                GAMES[game].redeal(other.table, match.table, seat, dice)
                assert state(other, seat) == before


@every_table
def test_what_is_told_to_one_seat_hangs_on_nothing_it_cannot_know(
    game: str, variant: str, seats: int
) -> None:
    """Imagine the same match otherwise and give the same answer: the public faces stay the same."""
    for match, seed in sample(game, variant, seats, 3):
        for _ in moves(match, seed):
            for entry in match.story or []:
                if entry.knowers is not None:
                    others = [s for s in map(Seat, range(seats)) if s not in entry.knowers]
                    assert all(entry.face(seat) == entry.others for seat in [*others, None])


@every_table
def test_undo_is_honest(game: str, variant: str, seats: int) -> None:
    """Whoever takes an answer back finds all as it was; nobody takes back what has been shown."""
    for match, seed in sample(game, variant, seats, 5):
        dice = Dice(seed)
        while match.to_act():
            before, story, step, shown = (
                match.digest(),
                list(match.story or []),
                match.step,
                match.table.shown,
            )
            states = [state(match, seat) for seat in range(seats)]
            move = choose(match, dice)
            match.answer(*move)
            no = match.why_no_undo(move.seat)
            if no is not None:
                assert match.table.shown != shown or match.table.sealed
                with pytest.raises(Refused):
                    match.undo()
                continue
            after = match.digest()
            match.undo()
            assert (match.digest(), match.story, match.step) == (before, story, step)
            assert [state(match, seat) for seat in range(seats)] == states
            match.answer(*move)
            assert match.digest() == after


@every_table
def test_nobody_takes_back_another_seats_answer(game: str, variant: str, seats: int) -> None:
    for match, seed in sample(game, variant, seats, 2):
        last = None
        for move in moves(match, seed):
            for seat in map(Seat, range(seats)):
                if last is not None and last != seat:
                    no = match.why_no_undo(seat)
                    assert no is not None
                    assert no.name == "someone-has-answered"
            last = move.seat


@every_table
def test_imagine_keeps_what_the_seat_knows(game: str, variant: str, seats: int) -> None:
    """Same view, same question; the rest is dealt again, and what others have sealed is guessed anew."""
    differs = False
    for match, seed in sample(game, variant, seats, 4):
        dice = Dice(seed + 5)
        for _ in moves(match, seed):
            before = match.digest()
            for seat in map(Seat, range(seats)):
                twin = match.imagine(seat, dice)
                assert state(twin, seat) == state(match, seat)
                assert (seat in twin.to_act()) == (seat in match.to_act())
                assert twin.step == match.step
                assert PIECES[game](twin.table) == PIECES[game](match.table)
                assert twin.fork().digest() == twin.digest(), "a fork of an imagined match is imagined too"
                differs = differs or twin.digest() != before
            assert match.digest() == before
    assert differs


@every_table
def test_an_imagined_match_plays_on_to_an_end(game: str, variant: str, seats: int) -> None:
    for match, seed in sample(game, variant, seats, 2):
        for number, move in enumerate(moves(match, seed)):
            if number % 6 == 0:
                twin = match.imagine(move.seat, Dice(number))
                dice = Dice(seed)
                while twin.to_act():
                    twin.give(*choose(twin, dice))
                assert twin.result is not None


@every_table
def test_a_view_leaves_out_nothing_and_names_no_table(game: str, variant: str, seats: int) -> None:
    """Views are records of their own: they can be written down, and stay as they are while play goes on."""
    for match, seed in sample(game, variant, seats, 1):
        kept = []
        for _ in moves(match, seed):
            view = match.view(None)
            kept.append((view, msgspec.json.encode(view)))
        assert all(msgspec.json.encode(view) == text for view, text in kept)


@every_table
def test_a_double_click_is_harmless(game: str, variant: str, seats: int) -> None:
    for match, seed in sample(game, variant, seats, 2):
        dice = Dice(seed)
        while match.to_act():
            at, move = match.step, choose(match, dice)
            match.answer(*move, at=at)
            after = match.digest()
            assert match.answer(*move, at=at) == []
            assert match.digest() == after
