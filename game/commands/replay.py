"""`replay`: reads a saved match, checks it, or tells its story."""

from __future__ import annotations

import argparse
from pathlib import Path

from engine.core.asking import Seat
from engine.core.journal import Record
from engine.core.restore import Restored, verify
from game import files, saves
from game.commands import AskedWrongly
from game.commands.common import print_json, printable, record_from, sentence, table_of

HELP = "reads a saved match: checks it, or tells its story"


def arguments(parser: argparse.ArgumentParser) -> None:
    """The file, and what to do with it."""
    parser.add_argument("file", metavar="FILE", type=Path, help="a .hustings file")
    parser.add_argument("--verify", action="store_true", help="replay it in full and compare every digest")
    parser.add_argument("--story", action="store_true", help="tell it, one sentence an event")
    parser.add_argument("--at", metavar="N", type=int, help="stop after N answers")
    parser.add_argument("--seat", metavar="S", type=int, help="tell it as this seat saw it, counted from 0")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    """Print what was asked for; 1 if the file does not hold what it says."""
    record = record_from(args.file)
    if args.seat is not None and not 0 <= args.seat < len(record.header.seats):
        raise AskedWrongly(f"That match has seats 0 to {len(record.header.seats) - 1}.")
    restored = restored_at(args.file, record, args.at)
    wrong = verify(record) if args.verify else None
    if args.json:
        print_json(_figures(restored, args.verify, wrong is None))
    else:
        for note in restored.notes:
            print(sentence(note, record.header.game))
        if args.story:
            _tell(restored, None if args.seat is None else Seat(args.seat))
        else:
            print(_page(args.file, restored))
        if wrong is not None:
            print(f"Line {wrong.facts.get('line')}: {sentence(wrong, record.header.game)}")
        elif args.verify:
            print(f"Verified: {restored.match.step} answers, every digest holds.")
    return 1 if wrong is not None or restored.notes else 0


def restored_at(file: Path, record: Record, at: int | None) -> Restored:
    """The match after `at` answers, or at its end. Raises `AskedWrongly` if it has no such answer."""
    if at is not None and at < 0:
        raise AskedWrongly("Answers are counted from 0.")
    try:
        restored = saves.bring_back(file, record, until=at)
    except files.Trouble as trouble:
        raise AskedWrongly(sentence(trouble.reason, record.header.game)) from trouble
    if at is not None and restored.match.step != at:
        raise AskedWrongly(f"That match cannot be shown after {at} answers; it has {restored.match.step}.")
    return restored


def _tell(restored: Restored, seat: Seat | None) -> None:
    from game.story import story

    names = [chair.name for chair in restored.header.seats]
    for line in story(restored.match, names, seat):
        print(printable(line))


def _page(file: Path, restored: Restored) -> str:
    header, match = restored.header, restored.match
    seats = ", ".join(f"{number} {chair.name} ({chair.kind})" for number, chair in enumerate(header.seats))
    result = match.result
    ended = "goes on" if result is None else f"{result.ending}, {result.side or 'nobody'} won"
    return table_of(
        [
            ("match", file.name),
            ("game", f"{header.game} {header.variant}, rules {header.rules}, seed {header.seed}"),
            ("begun with", f"Hustings {header.app}"),
            ("seats", seats),
            (
                "options",
                ", ".join(f"{name} {value}" for name, value in header.options.items()) or "the usual",
            ),
            ("answers", str(match.step)),
            ("result", ended),
        ]
    )


def _figures(restored: Restored, verified: bool, sound: bool) -> dict[str, object]:
    result = restored.match.result
    return {
        "game": restored.header.game,
        "variant": restored.header.variant,
        "seats": [chair.name for chair in restored.header.seats],
        "answers": restored.match.step,
        "over": restored.match.over,
        "ending": None if result is None else result.ending,
        "side": None if result is None else result.side,
        "notes": [note.name for note in restored.notes],
        "verified": sound if verified else None,
        "digest": restored.match.digest(),
    }
