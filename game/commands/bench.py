"""`bench`: the figures of the performance goals, each with the bar it is judged by."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator
from importlib import import_module

from game.commands import AskedWrongly
from game.commands.common import print_json
from game.commands.figure import Figure

HELP = "measures speed and memory against their bars"
AREAS = {
    "engine": "game.commands.bench_engine",
    "frames": "game.bench.frames",
    "start": "game.commands.bench_start",
    "memory": "game.bench.memory",
}
"""Each names a module whose `figures()` yields `Figure`s."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Which areas; all of them if none is named."""
    parser.add_argument("area", nargs="*", metavar="AREA", help=f"{', '.join(AREAS)} (default: all)")
    parser.add_argument("--json", action="store_true", help="print a list of JSON objects")


def run(args: argparse.Namespace) -> int:
    """Print each figure. Judging is left to the reader: a busy machine can miss a bar by itself."""
    for area in args.area:
        if area not in AREAS:
            raise AskedWrongly(f"There is nothing called {area!r} to measure. There is {', '.join(AREAS)}.")
    figures = _figures(dict.fromkeys(args.area or AREAS))
    if args.json:
        print_json([figure.as_json() for figure in figures])
        return 0
    for figure in figures:
        print(figure.as_text(), flush=True)
    return 0


def _figures(areas: Iterable[str]) -> Iterator[Figure]:
    for area in areas:
        yield from import_module(AREAS[area]).figures()
