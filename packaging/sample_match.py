"""Keeps a match that bots played, for packages to be tried with: `sample_match.py FILE.hustings [GAME]`."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory

from workshop import ROOT, run


def sample_match(to: Path, game: str = "tamasha") -> Path:
    """Let bots play a whole match of a game from the sources, and keep it in the file `to`."""
    with TemporaryDirectory() as home:
        run([sys.executable, __file__, to, game], "Playing a match", env={"HUSTINGS_HOME": home})
    return to


def _play(to: Path, name: str) -> None:
    from engine.core.game import Setup
    from engine.core.games import GAMES
    from engine.core.journal import Chair, header_for
    from engine.core.match import Match
    from game import __version__, saves

    rules, bot = GAMES[name], import_module(f"engine.{name}.bot")
    setup = Setup(name, rules.variants[0], 2, 2026)
    match = Match(rules, setup)
    keeper = saves.begin(header_for(rules, setup, [Chair("A", "easy"), Chair("B", "easy")], __version__))
    while not match.over:
        seat = match.to_act()[0]
        answer = bot.choose(match, seat, "easy", bot.bot_dice(setup, match.step, seat))
        match.answer(seat, answer)
        keeper.answer(match, seat, answer)
    to.write_bytes(keeper.path.read_bytes())


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    _play(Path(sys.argv[1]), sys.argv[2])
