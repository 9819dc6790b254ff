"""How long a start takes: from the command to the first frame, from source, with a warm disk."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median

from game.commands.figure import Figure
from game.paths import data_root

ROUNDS = 7
FIRST_FRAME = """
import time
from game import environment
environment.prepare_headless()
from game.app import App
from game.scenes.first import first_scene
app = App(size=(1280, 720))
app.push(first_scene(app, None))
while not app.step(1 / 60):
    pass
print(time.time())
"""
FIRST_LINE = "import time; from game.__main__ import main; main(['--version']); print(time.time())"


def figures() -> Iterator[Figure]:
    """Milliseconds on the wall; the first round warms the disk and is thrown away."""
    yield Figure("start to first frame", _milliseconds(FIRST_FRAME), "ms", 1500, scene="title")
    yield Figure("start to first line of text", _milliseconds(FIRST_LINE), "ms")


def _milliseconds(code: str) -> float:
    with tempfile.TemporaryDirectory() as home:
        times = [_once(code, home) for _ in range(ROUNDS + 1)]
    return median(times[1:])


def _once(code: str, home: str) -> float:
    surroundings = os.environ | {"HUSTINGS_HOME": str(Path(home))}
    began = time.time()
    ended = subprocess.run(
        [sys.executable, "-c", code],
        cwd=data_root(),
        env=surroundings,
        capture_output=True,
        text=True,
        check=True,
    )
    return (float(ended.stdout.split()[-1]) - began) * 1000
