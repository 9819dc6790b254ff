"""`position`: the whole table after some answers, for a bug report."""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec

from game.commands.common import record_from
from game.commands.replay import restored_at

HELP = "prints the full table of a saved match as JSON"


def arguments(parser: argparse.ArgumentParser) -> None:
    """The file, and after how many answers."""
    parser.add_argument("file", metavar="FILE", type=Path, help="a .hustings file")
    parser.add_argument("--at", metavar="N", type=int, help="after N answers (default: all)")
    parser.add_argument("--json", action="store_true", help="it is JSON anyway")


def run(args: argparse.Namespace) -> int:
    """Print one JSON object: what decides the match, who is asked, and everything on the table."""
    restored = restored_at(args.file, record_from(args.file), args.at)
    match = restored.match
    page = {
        "setup": match.setup,
        "answers": match.step,
        "to_act": match.to_act(),
        "digest": match.digest(),
        "result": match.result,
        "table": match.table,
    }
    print(msgspec.json.format(msgspec.json.encode(page), indent=1).decode())
    return 0
