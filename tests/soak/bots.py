"""Bots of every level play whole games at every kind of table: none may stumble, no piece be lost.

    python tests/soak/bots.py [games] [version ...] [level ...]

By default 300 games a level and version. Seats and table options change from game to game; the longest
thought of each level is printed besides, in milliseconds of CPU.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from itertools import product
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT))

from engine.core.dice import Dice
from engine.core.game import Setup
from engine.core.games import GAMES
from engine.core.match import Match
from engine.tamasha import bot
from tests.contracts.pieces import PIECES

GAME = "tamasha"


def main(games: int, versions: list[str], levels: list[str]) -> int:
    """Play `games` games a version and level and print how it went; 1 if anything was lost."""
    lost = 0
    for version, level in product(versions, levels):
        longest, wins = 0.0, Counter[str]()
        for seed in range(games):
            match = _table(version, seed)
            before = PIECES[GAME](match.table)
            longest = max(longest, _play(match, level))
            lost += match.result is None or PIECES[GAME](match.table) != before
            if match.result is not None:
                wins[match.result.side or match.result.ending] += 1
        ends = ", ".join(f"{side} {number}" for side, number in sorted(wins.items()))
        print(
            f"{version}, {level}: {games} games ended ({ends}), longest thought {longest * 1000:.0f} ms",
            flush=True,
        )
    print("Nothing was lost." if not lost else f"{lost} games lost pieces or did not end.")
    return 1 if lost else 0


def _table(version: str, seed: int) -> Match:
    """Every second table plays by the default options, the others by any."""
    game, dice = GAMES[GAME], Dice(seed)
    options = {name: dice.pick(values) for name, values in game.option_values(version).items()}
    return Match(game, Setup(GAME, version, 2 + seed % 3, seed, options if seed % 2 else {}))


def _play(match: Match, level: str) -> float:
    """Play to the end; returns the longest thought in seconds of CPU."""
    longest = 0.0
    while match.to_act():
        seat = match.to_act()[0]
        began = time.process_time()
        answer = bot.choose(match, seat, level, bot.bot_dice(match.setup, match.step, seat))
        longest = max(longest, time.process_time() - began)
        match.answer(seat, answer)
    return longest


if __name__ == "__main__":
    asked = sys.argv[1:]
    count = int(asked.pop(0)) if asked and asked[0].isdigit() else 300
    variants = GAMES[GAME].variants
    sys.exit(
        main(
            count,
            [name for name in asked if name in variants] or list(variants),
            [name for name in asked if name in bot.LEVELS] or list(bot.LEVELS),
        )
    )
