"""`register`: opens the referee's Register, for people who play Al-Entkhbat with the physical cards."""

from __future__ import annotations

import argparse
from functools import partial
from pathlib import Path

from game import log, start
from game.commands import AskedWrongly
from game.locks import Busy
from game.register.shelf import ShelfScene
from game.saves import claim
from game.words import words

HELP = "opens the Register: the referee's scoreboard for Al-Entkhbat with physical cards"


def arguments(parser: argparse.ArgumentParser) -> None:
    """An exported book to be taken in."""
    parser.add_argument("file", metavar="FILE", type=Path, nargs="?", help="an exported book to be taken in")


def run(args: argparse.Namespace) -> int:
    """Open the shelf; 2 with a sentence where there is no screen."""
    try:
        lock = claim()
    except Busy:
        raise AskedWrongly(words("saves.already-open")) from None
    log.open_log()
    try:
        return start.main(first=partial(ShelfScene, args.file))
    finally:
        log.close_log()
        if lock:
            lock.close()
