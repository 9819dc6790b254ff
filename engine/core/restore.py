"""From the lines of a journal back to a match.

The answers are given again from the start. Where that no longer leads to the table people saw, because lines
are damaged or the rules have changed since, play goes on from the table at rest that leads furthest, and the
notes say what was lost. A match is given up only if not even its header makes sense.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from engine.core.asking import Answer, Seat
from engine.core.game import Game, SetupRefused
from engine.core.games import GAMES
from engine.core.journal import AnswerLine, Header, Line, Pen, Record, RestLine, UndoLine, Unreadable
from engine.core.match import Given, Match
from engine.core.refusal import Refusal, Refused, refusal
from engine.core.table import Table


class Restored(msgspec.Struct, frozen=True):
    """A match that goes on, and what has to be said about how it came back."""

    header: Header
    match: Match
    start: Table | None
    """The table at rest from which play went on, or None if it was played from the very beginning."""
    begins: int
    """How many answers lie before that table."""
    answers: tuple[Given, ...]
    """The answers given again since, without those that had been taken back."""
    digest: str
    """Digest of the last line that was used, for the pen that writes on."""
    notes: tuple[Refusal, ...]
    """What was lost or comes out otherwise now: names of sentences, with their numbers."""
    whole: bool
    """True if the file can be written on as it stands; otherwise it wants to become `rewrite(...)`."""


def restore(record: Record, *, hold: frozenset[str] = frozenset(), until: int | None = None) -> Restored:
    """The match of a record as it stood at the end, or after `until` answers.

    `hold` is handed to the match; held steps are released as long as answers follow. Raises `Unreadable`
    for a game, a version or table options that this program does not have.
    """
    game = game_of(record.header)
    runs = [_without_undone(lines) for lines in record.stretches]
    goal = max((_number(line) for run in runs for line in run), default=0)
    if until is not None:
        goal = min(goal, until)
    best: _Attempt | None = None
    for strict in (True, False):
        for start, lines in _ways(runs):
            attempt = _attempt(game, record.header, start, lines, hold, goal, strict)
            if attempt and (best is None or attempt.reached > best.reached):
                best = attempt
            if best and best.reached == goal:
                return best.told(record, goal)
    assert best is not None  # from the very beginning there is always a way
    return best.told(record, goal)


def rewrite(restored: Restored) -> tuple[bytes, Pen]:
    """The file of a restored match written anew, and the pen that writes on."""
    header = restored.header
    pen = Pen(header)
    lines = [pen.first_line()]
    game = GAMES[header.game]
    if restored.start is None:
        match = Match(game, header.setup)
    else:
        match = Match.from_rest(game, header.setup, restored.start, restored.begins)
        lines.append(pen.rest(match))
    for seat, answer in restored.answers:
        match.answer(seat, answer)
        lines.append(pen.answer(match, seat, answer))
    if match.over and restored.answers:
        lines.append(pen.rest(match))
    return b"".join(lines), pen


def verify(record: Record) -> Refusal | None:
    """Replay every line to the letter, answers taken back included; the first thing that does not hold."""
    if record.damage:
        return refusal("line-damaged", "", line=record.damage.line)
    game = game_of(record.header)
    match = _first_table(game, record)
    for number, line in enumerate(record.stretches[0], start=2):
        wrong = _play_line(match, line)
        if wrong is None and match.digest()[:16] != line.digest[:16]:
            wrong = refusal("plays-differently", "", n=match.step)
        if wrong is not None:
            return Refusal(wrong.name, wrong.rule, {**wrong.facts, "line": number})
    return None


def _first_table(game: Game[Any], record: Record) -> Match:
    run = record.stretches[0]
    if run and isinstance(run[0], RestLine):
        table = msgspec.json.decode(run[0].table, type=game.table)
        return Match.from_rest(game, record.header.setup, table, run[0].rest)
    return Match(game, record.header.setup)


def game_of(header: Header) -> Game[Any]:
    """The game of a header, its version and options checked. Raises `Unreadable`."""
    if header.game not in GAMES:
        raise Unreadable(refusal("unknown-game", "", game=header.game))
    game = GAMES[header.game]
    if header.variant not in game.variants:
        raise Unreadable(refusal("unknown-variant", "", game=header.game, variant=header.variant))
    try:
        game.set_up(header.setup)
    except SetupRefused as error:
        raise Unreadable(refusal("setup-refused", "", why=error.refusal.name)) from error
    return game


class _Attempt:
    """One way of getting the match back: from one beginning, answer by answer, as far as it goes."""

    def __init__(self, match: Match, start: Table | None) -> None:
        self.match = match
        self.start = start
        self.begins = self.reached = match.step
        self.answers: list[Given] = []
        self.digest = ""
        self.notes: list[Refusal] = []

    def play(self, lines: Sequence[Line], goal: int, strict: bool) -> None:
        """Give the answers of `lines` up to number `goal`; stop before one that cannot be given.

        A strict attempt also stops where the table is not the one that people saw.
        """
        for line in lines:
            if isinstance(line, AnswerLine):
                if line.n > goal:
                    return
                if wrong := _play_line(self.match, line):
                    self.notes.append(wrong)
                    return
                self.answers.append((Seat(line.seat), _answer_in(self.match.game, line)))
            if self.match.digest()[:16] != line.digest[:16]:
                if strict:
                    return
                self.notes = self.notes or [refusal("plays-differently", "", n=self.match.step)]
            self.reached = self.match.step
            self.digest = line.digest

    def told(self, record: Record, goal: int) -> Restored:
        """The outcome, with notes for people on all that was not as it should be."""
        notes = list(self.notes)
        if record.damage:
            notes.insert(0, refusal("damaged-lines", "", line=record.damage.line, kept=self.match.step))
        if self.start is not None and self.begins != _first_number(record):
            notes.append(refusal("goes-on-from-rest", "", n=self.begins))
        if self.match.step < goal:
            notes.append(refusal("answers-lost", "", kept=self.match.step, of=goal))
        return Restored(
            record.header,
            self.match,
            self.start,
            self.begins,
            tuple(self.answers),
            self.digest,
            tuple(notes),
            whole=not notes,
        )


def _attempt(
    game: Game[Any],
    header: Header,
    start: RestLine | None,
    lines: Sequence[Line],
    hold: frozenset[str],
    goal: int,
    strict: bool,
) -> _Attempt | None:
    """Play `lines` from `start` on; None if today's game cannot read the table they begin at."""
    if start is None:
        attempt = _Attempt(Match(game, header.setup, hold=hold), None)
    elif start.rest > goal:
        return None
    else:
        try:
            table = msgspec.json.decode(start.table, type=game.table)
        except msgspec.MsgspecError:
            return None
        attempt = _Attempt(Match.from_rest(game, header.setup, table, start.rest, hold), table)
        attempt.digest = start.digest
    attempt.play(lines, goal, strict)
    return attempt


def _ways(runs: Sequence[Sequence[Line]]) -> Iterator[tuple[RestLine | None, Sequence[Line]]]:
    """Every place from which play can go on, the one with the longest story first."""
    if not _begins_at_rest(runs[0]):
        yield None, runs[0]
    for run in runs:
        for place, line in enumerate(run):
            if isinstance(line, RestLine):
                yield line, run[place + 1 :]
    yield None, runs[0]


def _begins_at_rest(run: Sequence[Line]) -> bool:
    """Whether the file was mended before, so that its story begins at a table at rest."""
    return bool(run) and isinstance(run[0], RestLine) and run[0].rest > 0


def _without_undone(lines: Sequence[Line]) -> list[Line]:
    """The lines that still count: each answer that was taken back goes, and all that came after it."""
    kept: list[Line] = []
    for line in lines:
        if isinstance(line, UndoLine):
            while kept and _number(kept[-1]) >= line.undo:
                kept.pop()
        else:
            kept.append(line)
    return kept


def _first_number(record: Record) -> int:
    """How many answers lie before the first line of the file."""
    run = record.stretches[0]
    return _number(run[0]) if _begins_at_rest(run) else 0


def _number(line: Line) -> int:
    """How many answers had been given when the line was written."""
    if isinstance(line, AnswerLine):
        return line.n
    return line.rest if isinstance(line, RestLine) else line.undo - 1


def _play_line(match: Match, line: Line) -> Refusal | None:
    """Do what the line says; why that cannot be done, or None."""
    if isinstance(line, RestLine):
        return None if line.rest == match.step else refusal("out-of-order", "", n=line.rest)
    if isinstance(line, UndoLine):
        if line.undo != match.step:
            return refusal("out-of-order", "", n=line.undo)
        match.undo()
        return None
    while match.held:
        match.release()
    if line.n != match.step + 1:
        return refusal("out-of-order", "", n=line.n)
    try:
        match.answer(Seat(line.seat), _answer_in(match.game, line))
    except msgspec.MsgspecError as error:
        return refusal("unknown-answer", "", n=line.n, detail=str(error))
    except Refused as error:
        return refusal("answer-refused", error.refusal.rule, n=line.n, why=error.refusal.name)
    return None


def _answer_in(game: Game[Any], line: AnswerLine) -> Answer:
    answer: Answer = msgspec.json.decode(line.answer, type=game.answers)
    return answer
