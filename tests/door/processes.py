"""Real processes of the game, each in a home of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from engine.core.game import Setup
from engine.core.games import GAMES
from engine.core.journal import Chair, header_for
from engine.core.match import Match
from game import __version__, saves
from game.first_start import ROOT

VISITOR = Path(__file__).with_name("visitor.py")
Before = Callable[[], None] | None
QUIET = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}


def surroundings(home: Path | str, **more: str) -> dict[str, str]:
    """The environment of a process; a variable that is set to nothing is taken away."""
    asked = {"HUSTINGS_HOME": str(home), "PYTHONPATH": str(ROOT), **QUIET, **more}
    return {name: value for name, value in (os.environ | asked).items() if value}


def run(
    home: Path | str, *arguments: str, cwd: Path | None = None, before: Before = None, **more: str
) -> subprocess.CompletedProcess[str]:
    """Run the game with a command line to its end."""
    return subprocess.run(
        [sys.executable, "-m", "game", *arguments],
        env=surroundings(home, **more), cwd=cwd, preexec_fn=before,
        capture_output=True, encoding="utf-8", timeout=120,
    )  # fmt: skip


def visit(
    home: Path | str, *arguments: str, cwd: Path | None = None, before: Before = None, **more: str
) -> dict[str, Any]:
    """Start the game, look at it for a moment, and give back what was seen."""
    ended = subprocess.run(
        [sys.executable, str(VISITOR), *arguments],
        env=surroundings(home, **more), cwd=cwd, preexec_fn=before,
        capture_output=True, encoding="utf-8", timeout=120,
    )  # fmt: skip
    assert ended.returncode == 0, ended.stderr
    assert "Traceback" not in ended.stderr
    seen: dict[str, Any] = json.loads(ended.stdout.splitlines()[-1])
    return seen


def refused(ended: subprocess.CompletedProcess[str], code: int = 2) -> str:
    """The one sentence of a process that was asked for what it cannot do."""
    assert ended.returncode == code, ended.stderr
    assert ended.stderr.count("\n") == 1, ended.stderr
    assert "Traceback" not in ended.stderr
    return ended.stderr.strip()


def saved_match(title: str = "Sunday", names: tuple[str, str] = ("Asha", "Bilal"), answers: int = 6) -> Path:
    """A match in the saves folder, a few answers old."""
    game = GAMES["tamasha"]
    match = Match(game, Setup("tamasha", "basic", 2, 7))
    keeper = saves.begin(header_for(game, match.setup, [Chair(name) for name in names], __version__), title)
    for _ in range(answers):
        seat = match.to_act()[0]
        answer = match.options(seat)[0]
        match.answer(seat, answer)
        keeper.answer(match, seat, answer)
    assert keeper.trouble is None
    return keeper.path
