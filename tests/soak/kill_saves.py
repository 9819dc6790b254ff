"""Kills a playing program at random moments, again and again: no answer that was shown may be lost.

    python tests/soak/kill_saves.py [rounds]

Each round goes on with the match that the last one left behind, or begins a new one when it is over.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT))

from engine.core.dice import Dice
from engine.core.game import Setup
from engine.core.games import GAMES
from engine.core.journal import Chair, header_for
from engine.core.match import Match
from game import saves

LONGEST_LIFE = 0.25
"""Seconds after its first line of output at which a program is killed at the latest."""


def main(rounds: int) -> int:
    """Run `rounds` rounds and print what they found; 1 if anything was lost."""
    chance = random.Random(5)
    answers = lost = matches = 0
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as home:
        os.environ["HUSTINGS_HOME"] = home
        for _ in range(rounds):
            shown = _play_and_kill(chance.uniform(0, LONGEST_LIFE))
            kept = _kept()
            if kept < shown[-1]:
                lost += 1
                print(f"LOST: answer {shown[-1]} was shown, {kept} are on disk")
            elif kept > shown[-1] + 1:
                lost += 1
                print(f"TOO MANY: answer {shown[-1]} was the last one shown, {kept} are on disk")
            answers += len(shown) - 1
            matches = len(saves.matches())
    spent = f"{time.monotonic() - began:.0f} s"
    print(f"{rounds} kills, {answers} answers shown in {matches} matches, {lost} rounds lost one, {spent}")
    return 1 if lost else 0


def _play_and_kill(after: float) -> list[int]:
    """Let a program play and kill it; the numbers of the answers it has shown, after that of its first."""
    with subprocess.Popen([sys.executable, __file__, "play"], stdout=subprocess.PIPE) as player:
        assert player.stdout is not None
        first = player.stdout.readline()
        time.sleep(after)
        player.kill()
        rest = player.stdout.read()
    whole_lines = rest[: rest.rfind(b"\n") + 1].split()
    return [int(number) for number in (first, *whole_lines)]


def _kept() -> int:
    """How many answers the newest match holds; it must open without a word about damage beyond a torn end."""
    newest = saves.matches()[0]
    return saves.open_match(newest.path).match.step


def play() -> None:
    """Go on with the newest match, or begin one, and tell each answer once it is on disk, until killed."""
    chance = Dice(time.time_ns() & 0xFFFF)
    newest = saves.newest_unfinished()
    if newest is None:
        setup = Setup("tamasha", "basic", 2, chance.below(1000))
        match = Match(GAMES["tamasha"], setup)
        keeper = saves.begin(header_for(GAMES["tamasha"], setup, [Chair("A"), Chair("B")], "soak"), "soak")
    else:
        opened = saves.open_match(newest.path)
        match, keeper = opened.match, opened.keeper
    os.write(1, b"%d\n" % match.step)
    while not match.over:
        seat = match.to_act()[0]
        answer = chance.pick(match.options(seat))
        match.answer(seat, answer)
        if keeper.answer(match, seat, answer) is not None:
            raise SystemExit("the disk refuses")
        os.write(1, b"%d\n" % match.step)
    time.sleep(10)


if __name__ == "__main__":
    if sys.argv[1:] == ["play"]:
        play()
    else:
        sys.exit(main(int(sys.argv[1]) if sys.argv[1:] else 200))
