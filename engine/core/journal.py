"""A match as text: the form of a `.hustings` file, one JSON object a line.

The first line is the header. Then comes a line for every answer, one for every answer taken back, and from
time to time one with the whole table at rest. Every line ends in a digest of 32 hex digits: 16 of the table
after it, then 16 that chain its text to the line before. So one can tell a damaged line (the chain is
broken) from rules that have changed since (the chain holds, the table differs). This module neither opens
files nor plays answers; `engine.core.restore` makes a match of what is read here.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Raw, Struct

from engine.core.asking import Answer, Seat
from engine.core.game import Game, Result, Setup
from engine.core.match import Match
from engine.core.refusal import Refusal, refusal

FORMAT = 1
LARGEST_FILE = 8_000_000
"""Bytes; the longest match of any game needs less than a quarter of it."""
LONGEST_LINE = 1_000_000

Digest = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]
Count = Annotated[int, Meta(ge=0, le=100_000)]

_encode = msgspec.json.Encoder().encode


class Unreadable(Exception):
    """A file that is no match we can open; carries the name of the sentence that says why."""

    def __init__(self, reason: Refusal) -> None:
        super().__init__(reason.name)
        self.reason = reason


class Chair(Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits on a seat."""

    name: Annotated[str, Meta(max_length=200)]
    kind: Literal["human", "random", "easy", "normal", "hard"] = "human"


class Header(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The first line: all that decides a match before its first answer, and who plays it."""

    format: Annotated[int, Meta(ge=1)]
    game: Annotated[str, Meta(max_length=40)]
    variant: Annotated[str, Meta(max_length=40)]
    rules: Count
    """Version of the game's rules under which it was begun."""
    seats: Annotated[tuple[Chair, ...], Meta(min_length=1, max_length=12)]
    options: Annotated[dict[str, str], Meta(max_length=100)]
    seed: Annotated[int, Meta(ge=0, le=(1 << 63) - 1)]
    app: Annotated[str, Meta(max_length=40)]
    """Version of the program that began it."""
    deal: Annotated[dict[str, tuple[int, ...]], Meta(max_length=100)] = {}
    """Stacked draws by name, for lessons."""

    @property
    def setup(self) -> Setup:
        """What `Match` needs to begin it again."""
        return Setup(self.game, self.variant, len(self.seats), self.seed, self.options, self.deal)


class AnswerLine(Struct, frozen=True, forbid_unknown_fields=True):
    """The `n`-th answer (from 1), and a digest of the table after it."""

    n: Count
    seat: Annotated[int, Meta(ge=0, lt=12)]
    answer: Raw
    digest: Digest


class UndoLine(Struct, frozen=True, forbid_unknown_fields=True):
    """Answer number `undo` was taken back."""

    undo: Count
    digest: Digest


class RestLine(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The whole table at rest after `rest` answers; the last one of a finished match tells its result."""

    rest: Count
    table: Raw
    digest: Digest
    result: Result | None = None


Line = AnswerLine | UndoLine | RestLine


class _Kind(Struct):
    """Just enough of a line to know which it is."""

    n: int | None = None
    undo: int | None = None
    rest: int | None = None


class Damage(Struct, frozen=True):
    """Where the text of a file first stops making sense."""

    line: int
    """Counted from 1; the header is line 1."""
    detail: str
    """What the reader stumbled over, for the log."""


class Record(Struct, frozen=True):
    """A file that was read: its header and its sound lines."""

    header: Header
    stretches: tuple[tuple[Line, ...], ...]
    """Unbroken runs of lines. The first begins at the header, each other at a `RestLine` after damage."""
    damage: Damage | None = None
    sound: int = 0
    """Length in bytes of the sound beginning of the file."""


class Pen:
    """Writes the lines of one match. It remembers only the last digest."""

    def __init__(self, header: Header, digest: str = "") -> None:
        """A pen for a new match, or one that goes on after the line with `digest`."""
        self.header = header
        self.digest = digest or _begin(header)

    def first_line(self) -> bytes:
        """The header's line."""
        return _encode(self.header) + b"\n"

    def answer(self, match: Match, seat: Seat, answer: Answer) -> bytes:
        """The line for the answer that `match` has just accepted."""
        return self._write(AnswerLine(match.step, seat, Raw(_encode(answer)), match.digest()[:16]))

    def undo(self, match: Match) -> bytes:
        """The line for the answer that `match` has just taken back."""
        return self._write(UndoLine(match.step + 1, match.digest()[:16]))

    def rest(self, match: Match) -> bytes:
        """The line with the whole table of `match`, which must be at rest."""
        assert match.at_rest
        line = RestLine(match.step, Raw(_encode(match.rest)), match.digest()[:16], match.result)
        return self._write(line)

    def _write(self, line: Line) -> bytes:
        self.digest = _chain(self.digest, line)
        return _encode(msgspec.structs.replace(line, digest=self.digest)) + b"\n"


def header_for(
    game: Game[Any],
    setup: Setup,
    chairs: Sequence[Chair],
    app: str,
    deal: dict[str, tuple[int, ...]] | None = None,
) -> Header:
    """The header of a new match of `game`."""
    stacked = setup.deal if deal is None else deal
    return Header(
        FORMAT,
        setup.game,
        setup.variant,
        game.rules_version,
        tuple(chairs),
        setup.options,
        setup.seed,
        app,
        stacked,
    )


def read(blob: bytes) -> Record:
    """Read the text of a file. Damage is told in the record; raises `Unreadable` if there is no header."""
    if len(blob) > LARGEST_FILE:
        raise Unreadable(refusal("too-large", "", megabytes=LARGEST_FILE // 1_000_000))
    first, newline, _ = blob.partition(b"\n")
    header = read_header(first)
    reader = _Reader(header)
    place = sound = len(first) + len(newline)
    for number, text in enumerate(blob[place:].split(b"\n"), start=2):
        place += len(text) + 1
        if reader.take(number, text.strip()):
            sound = min(place, len(blob))
    return Record(header, reader.stretches(), reader.damage, sound)


def read_header(first: bytes) -> Header:
    """Read the first line of a file. Raises `Unreadable`."""
    try:
        version = msgspec.json.decode(first[:LONGEST_LINE], type=dict[str, Raw]).get("format")
        number = None if version is None else msgspec.json.decode(version, type=int)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Unreadable(refusal("not-a-match", "")) from error
    if number is None:
        raise Unreadable(refusal("not-a-match", ""))
    if number > FORMAT:
        raise Unreadable(refusal("newer-format", "", format=number, known=FORMAT))
    try:
        return msgspec.json.decode(first, type=Header)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Unreadable(refusal("bad-header", "", detail=str(error))) from error


def read_last(tail: bytes) -> Line | None:
    """The last line, from the last bytes of a file, unchecked; None if it makes no sense."""
    lines = tail.strip().rsplit(b"\n", 1)
    try:
        return _parse(lines[-1])
    except ValueError:
        return None


class _Reader:
    """Follows the chain from line to line, and finds its end again after some damage."""

    def __init__(self, header: Header) -> None:
        self.damage: Damage | None = None
        self._last: str | None = _begin(header)
        self._runs: list[list[Line]] = [[]]
        self._lost = False

    def stretches(self) -> tuple[tuple[Line, ...], ...]:
        return tuple(tuple(run) for run in self._runs)

    def take(self, number: int, text: bytes) -> bool:
        """Read one line; True as long as nothing was damaged."""
        if text:
            try:
                self._follow(number, _parse(text))
            except ValueError as error:
                self._last = None
                self._stumble(number, str(error))
        return self.damage is None

    def _follow(self, number: int, line: Line) -> None:
        known = self._last is not None and _chain(self._last, _bare(line)) == line.digest
        self._last = line.digest
        if not known:
            self._stumble(number, "the chain is broken")
        elif self._lost and isinstance(line, RestLine):
            self._lost = False
            self._runs.append([line])
        elif not self._lost:
            self._runs[-1].append(line)

    def _stumble(self, number: int, detail: str) -> None:
        self._lost = True
        self.damage = self.damage or Damage(number, detail)


def _parse(text: bytes) -> Line:
    """One line. Raises `ValueError` that says what is wrong with it."""
    if len(text) > LONGEST_LINE:
        raise ValueError("the line is too long")
    try:
        kind = msgspec.json.decode(text, type=_Kind)
        if kind.n is not None:
            return msgspec.json.decode(text, type=AnswerLine)
        if kind.undo is not None:
            return msgspec.json.decode(text, type=UndoLine)
        return msgspec.json.decode(text, type=RestLine)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise ValueError(str(error)) from error


def _bare(line: Line) -> Line:
    """The line as it was before its text was chained."""
    return msgspec.structs.replace(line, digest=line.digest[:16])


def _begin(header: Header) -> str:
    return blake2b(_encode(header), digest_size=16).hexdigest()


def _chain(last: str, bare: Line) -> str:
    """The whole digest of a line that so far holds only that of the table."""
    return bare.digest + blake2b(last.encode() + _encode(bare), digest_size=8).hexdigest()
