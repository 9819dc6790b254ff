"""Plays thousands of random games and counts the pieces after every answer.

    python -m tests.soak.random_games [GAMES] [FIRST_SEED]

Every version, seat count and table option takes its turn. Prints one line at the end; any exception or lost
piece stops it with the seed that shows it again.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator

from engine.core.dice import Dice
from engine.core.games import GAMES
from engine.core.match import Match
from tests.contracts.pieces import PIECES
from tests.helpers.playing import moves, set_up


def tables() -> Iterator[tuple[str, str, int]]:
    for game in GAMES:
        for variant in GAMES[game].variants:
            for seats in GAMES[game].seat_counts(variant):
                yield game, variant, seats


def fresh(table: tuple[str, str, int], seed: int) -> Match:
    game, variant, seats = table
    dice = Dice(seed)
    options = {name: dice.pick(values) for name, values in GAMES[game].option_values(variant).items()}
    return set_up(game, variant, seats, seed, options)


def soak(games: int, first: int) -> Counter[str]:
    results: Counter[str] = Counter()
    everywhere = list(tables())
    for seed in range(first, first + games):
        table = everywhere[seed % len(everywhere)]
        match = fresh(table, seed)
        counted = PIECES[table[0]](match.table)
        for _ in moves(match, seed):
            assert PIECES[table[0]](match.table) == counted, f"seed {seed}, after {match.step} answers"
        assert PIECES[table[0]](match.table) == counted, f"seed {seed}, at the end"
        assert match.result is not None, f"seed {seed}"
        results[f"{table[0]} {table[1]} {match.result.ending} {match.result.side}".strip()] += 1
    return results


if __name__ == "__main__":
    count, start = (int(text) for text in [*sys.argv[1:], *["10000", "0"][len(sys.argv) - 1 :]])
    for what, times in sorted(soak(count, start).items()):
        print(f"{times:6} {what}")
