"""`scenarios`: worked examples of the rules, run against the engine."""

from __future__ import annotations

import argparse
from pathlib import Path

from game.commands import AskedWrongly
from game.commands.common import game_named, part_of, print_json

HELP = "runs every scenario of a file against the rules"


def arguments(parser: argparse.ArgumentParser) -> None:
    """The game and the file."""
    parser.add_argument("game", metavar="GAME", help="whose scenarios these are")
    parser.add_argument("file", metavar="FILE", type=Path, help="a file in that game's scenario form")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    """A line for each scenario that fails, and the count of both; 1 if any fails."""
    game_named(args.game)
    reader = part_of(args.game, "scenarios")
    try:
        report = reader.run_file(args.file)
    except ValueError as error:  # not there, no TOML, or not in the scenario form
        raise AskedWrongly(" ".join(str(error).split())) from error
    if args.json:
        failures = [{"id": no.id, "expected": no.expected, "got": no.got} for no in report.failures]
        print_json({"passed": report.passed, "failed": report.failed, "failures": failures})
    else:
        for no in report.failures:
            print(f"{no.id}: expected {no.expected}, got {no.got}")
        print(f"{report.passed} passed, {report.failed} failed")
    return 1 if report.failed else 0
