"""How much memory the running client takes at 1920x1080, measured in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator

from game.commands.figure import Figure
from game.paths import data_root

LIMIT = 400
VISIT = """
import sys
from game import environment
environment.prepare_headless()
from game.app import App
from game.pilot import Pilot
from game.scenes.title import TitleScene
from game.bench.memory import peak, visit
app = App(size=(1920, 1080))
pilot = Pilot(app, TitleScene())
pilot.wait(1)
print(peak())
visit(pilot)
print(peak())
"""


def figures() -> Iterator[Figure]:
    """The peak after the title, and after every screen and a full table with its movements."""
    with tempfile.TemporaryDirectory() as home:
        told = subprocess.run(
            [sys.executable, "-c", VISIT],
            cwd=data_root(),
            env=os.environ | {"HUSTINGS_HOME": home},
            capture_output=True,
            text=True,
            check=True,
        )
    title, whole = (float(line) for line in told.stdout.split()[-2:])
    yield Figure("memory on the title", title, "MB", LIMIT, scene="1920x1080")
    yield Figure("memory after every screen", whole, "MB", LIMIT, scene="1920x1080")


def visit(pilot: object) -> None:
    """Go through the screens that hang on the title, then through every movement of a full table."""
    from game.bench.frames import LIMITS
    from game.bench.table import MeasuredTable
    from game.pilot import Pilot

    assert isinstance(pilot, Pilot)
    for name in ("settings", "matches", "about"):
        pilot.click(name)
        pilot.wait(0.5)
        pilot.key("escape")
        pilot.wait(0.3)
    table = MeasuredTable()
    pilot.app.push(table)
    for name in LIMITS:
        getattr(table, f"prepare_{name}")()
        for frame in range(150):
            getattr(table, name)(frame)
            pilot.frames(1)
        getattr(table, f"end_{name}")()


def peak() -> float:
    """The most memory this process has taken so far, in MB (million bytes)."""
    try:
        import resource
    except ImportError:  # Windows has no such module
        return _peak_on_windows()
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most / 1e6 if sys.platform == "darwin" else most * 1024 / 1e6


def _peak_on_windows() -> float:
    import ctypes

    class Counters(ctypes.Structure):
        _fields_ = (
            ("cb", ctypes.c_uint32),
            ("PageFaultCount", ctypes.c_uint32),
            ("PeakWorkingSetSize", ctypes.c_size_t),
            *((name, ctypes.c_size_t) for name in ("WorkingSetSize", "a", "b", "c", "d", "e", "f")),
        )

    counters = Counters()
    counters.cb = ctypes.sizeof(counters)
    library = ctypes.WinDLL("psapi")  # type: ignore[attr-defined]
    process = ctypes.WinDLL("kernel32").GetCurrentProcess()  # type: ignore[attr-defined]
    library.GetProcessMemoryInfo(process, ctypes.byref(counters), counters.cb)
    return float(counters.PeakWorkingSetSize) / 1e6
