"""Bots of MODIPOLY play whole games at every size of table; prints who wins with what, and how games end.

    python -m tests.soak.modipoly_bots [GAMES] [LEVEL] [SEATS ...]

By default 100 games of normal bots for each of 4, 5, 6 and 7 seats. Money and cards are counted at the end of
each game; any exception or lost crore stops it with the seed that shows it again.
"""

from __future__ import annotations

import sys
from collections import Counter

from engine.core.game import Setup
from engine.core.games import GAMES
from engine.core.match import Match
from engine.modipoly import bot
from tests.contracts.modipoly_pieces import modipoly_pieces

MOST_ANSWERS = 5_000
GAME = GAMES["modipoly"]


def play(seats: int, seed: int, level: str) -> Match:
    """One game to its end. Raises `AssertionError` if it stalls or loses something."""
    match = Match(GAME, Setup("modipoly", GAME.variants[0], seats, seed))
    before = modipoly_pieces(match.table)
    while match.to_act():
        seat = match.to_act()[0]
        dice = bot.bot_dice(match.setup, match.step, seat)
        match.answer(seat, bot.choose(match, seat, level, dice))
        assert match.step < MOST_ANSWERS, f"seed {seed} stalls"
    assert modipoly_pieces(match.table) == before, f"seed {seed} loses something"
    return match


def report(seats: int, games: int, level: str) -> str:
    """How so many games went, in one line each for endings and winners."""
    endings: Counter[str] = Counter()
    winners: Counter[str] = Counter()
    turns = []
    for seed in range(games):
        match = play(seats, seed, level)
        result = match.result
        assert result is not None
        endings[result.ending] += 1
        winners.update(name for name in result.side.split("+") if name)
        turns.append(match.table.turns)
    turns.sort()
    spread = f"{turns[0]} to {turns[-1]} turns, mostly {turns[len(turns) // 2]}"
    lines = [f"{seats} seats, {games} games of {level} bots: {spread}"]
    for title, counted in (("endings", endings), ("winners", winners)):
        shares = ", ".join(f"{name} {100 * times // games}%" for name, times in counted.most_common())
        lines.append(f"  {title}: {shares}")
    return "\n".join(lines)


if __name__ == "__main__":
    arguments = sys.argv[1:]
    count = int(arguments[0]) if arguments else 100
    manner = arguments[1] if len(arguments) > 1 else "normal"
    for size in map(int, arguments[2:] or ["4", "5", "6", "7"]):
        print(report(size, count, manner), flush=True)
