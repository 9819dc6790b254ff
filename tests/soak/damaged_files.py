"""Damages saved matches in every way a disk can, and opens them again.

    python tests/soak/damaged_files.py [files]

No damage may raise an exception, show a table that never was, or leave a match that cannot be played on.
"""

from __future__ import annotations

import os
import random
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT))

from engine.core.dice import Dice
from engine.core.game import Setup
from engine.core.games import GAMES
from engine.core.journal import Chair, header_for
from engine.core.match import Match
from game import saves
from game.files import Trouble

Damage = Callable[[bytearray, random.Random], None]


def flip_a_bit(text: bytearray, chance: random.Random) -> None:
    """One bit turns over."""
    text[chance.randrange(len(text))] ^= 1 << chance.randrange(8)


def cut_the_end(text: bytearray, chance: random.Random) -> None:
    """The end is missing."""
    del text[chance.randrange(len(text)) :]


def zero_the_end(text: bytearray, chance: random.Random) -> None:
    """The end is there, but empty, as after a power cut."""
    place = chance.randrange(len(text))
    text[place:] = bytes(len(text) - place)


def lose_a_piece(text: bytearray, chance: random.Random) -> None:
    """A piece of the middle is missing."""
    place = chance.randrange(len(text))
    del text[place : place + chance.randrange(1, 600)]


def swap_two_lines(text: bytearray, chance: random.Random) -> None:
    """Two neighbouring lines have changed places."""
    lines = bytes(text).splitlines(keepends=True)
    place = chance.randrange(1, len(lines) - 1)
    lines[place], lines[place + 1] = lines[place + 1], lines[place]
    text[:] = b"".join(lines)


DAMAGES: tuple[Damage, ...] = (flip_a_bit, cut_the_end, zero_the_end, lose_a_piece, swap_two_lines)


def main(files: int) -> int:
    """Damage `files` files; print what became of them, 1 if one went wrong."""
    chance = random.Random(9)
    kept: Counter[tuple[str, str]] = Counter()
    with tempfile.TemporaryDirectory() as home:
        os.environ["HUSTINGS_HOME"] = home
        sound, tables = _played()
        header = sound.index(b"\n")
        for number in range(files):
            damage = DAMAGES[number % len(DAMAGES)]
            text = bytearray(sound)
            damage(text, chance)
            kept[damage.__name__, _opened(Path(home), bytes(text), tables, sound[:header])] += 1
    for (way, outcome), count in sorted(kept.items()):
        print(f"{way:16} {outcome:28} {count}")
    return 1 if any(outcome.startswith("WRONG") for _, outcome in kept) else 0


def _played() -> tuple[bytes, set[str]]:
    """The file of a whole match, and the digests of every table in it."""
    setup = Setup("tamasha", "basic", 2, 11)
    match, dice = Match(GAMES["tamasha"], setup), Dice(11)
    keeper = saves.begin(header_for(GAMES["tamasha"], setup, [Chair("A"), Chair("B")], "soak"), "sound")
    tables = {match.digest()}
    while not match.over:
        seat = match.to_act()[0]
        answer = dice.pick(match.options(seat))
        match.answer(seat, answer)
        keeper.answer(match, seat, answer)
        tables.add(match.digest())
    return keeper.path.read_bytes(), tables


def _opened(home: Path, text: bytes, tables: set[str], header: bytes) -> str:
    for old in (home / "saves").glob("hurt*"):
        old.unlink()
    path = home / "saves" / "hurt.hustings"
    path.write_bytes(text)
    try:
        opened = saves.open_match(path)
    except Trouble as trouble:
        return f"refused: {trouble.reason.name}"
    match = opened.match
    if match.digest() not in tables and text.startswith(header):
        return "WRONG table"
    if not match.over:
        seat = match.to_act()[0]
        answer = match.options(seat)[0]
        match.answer(seat, answer)
        opened.keeper.answer(match, seat, answer)
    again = saves.open_match(opened.keeper.path)
    if again.match.digest() != match.digest() or again.notes:
        return "WRONG after going on"
    return "opened whole" if not opened.notes else "opened, mended"


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if sys.argv[1:] else 3000))
