"""What is printed: one file that people write, and the one the game reads."""

from __future__ import annotations

import subprocess
import sys

from engine.tamasha import components


def test_the_file_the_game_reads_is_current() -> None:
    """If this fails, run `python -m engine.tamasha.components`."""
    assert components.READ.read_bytes() == components.compiled()


def test_the_game_reads_no_other_file_at_start() -> None:
    """Reading the written form would cost more than all the rest of the engine."""
    program = "import sys, engine.tamasha.game; print('tomllib' in sys.modules, 'pygame' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True, text=True)
    assert done.stdout.split() == ["False", "False"]
