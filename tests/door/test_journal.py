"""A match as text: it comes back to the very same table, and every kind of damage is survived and told."""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec
import pytest

from engine.core import games, journal
from engine.core.asking import Seat
from engine.core.dice import Dice
from engine.core.game import Setup
from engine.core.journal import Chair, Pen, Unreadable, header_for, read
from engine.core.match import Match
from engine.core.restore import restore, rewrite, verify
from tests.door.counting_game import GAME, AnyNumber, Call, CountingGame

CHAIRS = (Chair("आशा"), Chair("بلال", "normal"))
REST_AFTER = 5


@pytest.fixture(autouse=True)
def in_the_box(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games._MODULES, "counting", "tests.door.counting_game")


def played(seed: int = 7, answers: int = 100, undo_at: int = 4) -> tuple[Match, list[bytes]]:
    """A match and the lines of its file: with an answer taken back, and with tables at rest."""
    setup = Setup("counting", "plain", 2, seed)
    match = Match(GAME, setup)
    pen = Pen(header_for(GAME, setup, CHAIRS, "0.1.0"))
    lines = [pen.first_line()]
    dice = Dice(seed)
    last_rest = 0
    while not match.over and match.step < answers:
        seat = match.to_act()[0]
        answer = dice.pick(match.options(seat))
        match.answer(seat, answer)
        lines.append(pen.answer(match, seat, answer))
        if match.step == undo_at and match.why_no_undo(seat) is None:
            match.undo()
            lines.append(pen.undo(match))
            undo_at = 0
        elif match.over or (match.at_rest and match.step - last_rest >= REST_AFTER):
            lines.append(pen.rest(match))
            last_rest = match.step
    return match, lines


def same(one: Match, other: Match) -> bool:
    return (one.step, one.digest(), one.to_act()) == (other.step, other.digest(), other.to_act())


@pytest.mark.parametrize("answers", range(25))
def test_a_match_comes_back_as_it_was(answers: int) -> None:
    match, lines = played(answers=answers)
    restored = restore(read(b"".join(lines)))
    assert same(restored.match, match)
    assert restored.whole
    assert restored.notes == ()
    assert restored.header.seats == CHAIRS
    assert verify(read(b"".join(lines))) is None
    assert len(restored.answers) == match.step


def test_play_goes_on_in_the_same_file() -> None:
    _, lines = played(answers=10)
    restored = restore(read(b"".join(lines)))
    pen = Pen(restored.header, restored.digest)
    seat = restored.match.to_act()[0]
    restored.match.answer(seat, Call(3))
    lines.append(pen.answer(restored.match, seat, Call(3)))
    again = restore(read(b"".join(lines)))
    assert again.whole
    assert same(again.match, restored.match)


@pytest.mark.parametrize("until", range(12))
def test_a_match_can_be_read_up_to_an_answer(until: int) -> None:
    _, lines = played()
    assert restore(read(b"".join(lines)), until=until).match.step == until


def test_held_steps_are_released_as_long_as_answers_follow() -> None:
    match, lines = played(answers=4, undo_at=0)
    restored = restore(read(b"".join(lines)), hold=frozenset({"round"}))
    assert restored.match.held == "round"
    restored.match.release()
    assert same(restored.match, match)


@pytest.mark.parametrize("cut", range(1, 400, 7))
def test_a_cut_tail_loses_only_the_cut_lines(cut: int) -> None:
    match, lines = played(undo_at=0)
    text = b"".join(lines)[:-cut]
    whole_lines = text.count(b"\n")
    answers = sum(line.startswith(b'{"n"') for line in lines[:whole_lines])
    restored = restore(read(text))
    assert restored.match.step in (answers, answers + 1)  # a line may lack nothing but its end
    assert restored.match.step == match.step or restored.notes


def test_the_missing_end_of_the_last_line_is_no_damage() -> None:
    match, lines = played(answers=3)
    restored = restore(read(b"".join(lines).rstrip(b"\n")))
    assert restored.whole
    assert same(restored.match, match)


def test_line_ends_of_another_system_are_no_damage() -> None:
    match, lines = played()
    restored = restore(read(b"".join(lines).replace(b"\n", b"\r\n")))
    assert restored.whole
    assert same(restored.match, match)


def test_damage_in_the_middle_is_bridged_by_the_next_table_at_rest() -> None:
    match, lines = played()
    lines[3] = lines[3].replace(b'"number":', b'"numbre":')
    restored = restore(read(b"".join(lines)))
    assert same(restored.match, match)
    assert not restored.whole
    assert restored.begins > 0
    assert [note.name for note in restored.notes] == ["damaged-lines", "goes-on-from-rest"]


def test_a_mended_file_is_sound_and_can_be_written_on() -> None:
    match, lines = played()
    for hurt in range(1, len(lines)):
        broken = [*lines]
        broken[hurt] = b"\x00" * len(broken[hurt])
        restored = restore(read(b"".join(broken)))
        text, pen = rewrite(restored)
        again = restore(read(text))
        assert again.whole
        assert same(again.match, restored.match)
        assert again.digest in ("", pen.digest)
    assert match.over


def bit_flips(text: bytes, times: int) -> Iterator[bytes]:
    chance = random.Random(5)
    for _ in range(times):
        hurt = bytearray(text)
        way = chance.randrange(4)
        place = chance.randrange(len(hurt))
        if way == 0:
            hurt[place] ^= 1 << chance.randrange(8)
        elif way == 1:
            del hurt[place:]
        elif way == 2:
            hurt[place:] = bytes(len(hurt) - place)
        else:
            del hurt[place : place + chance.randrange(200)]
        yield bytes(hurt)


def test_no_damage_leads_to_a_table_that_never_was() -> None:
    setup = Setup("counting", "plain", 2, 7)
    match, lines = played(undo_at=0)
    seen = set()
    replayed = Match(GAME, setup)
    seen.add(replayed.digest())
    for seat, answer in restore(read(b"".join(lines))).answers:
        replayed.answer(seat, answer)
        seen.add(replayed.digest())
    header = len(lines[0])
    for hurt in bit_flips(b"".join(lines), 600):
        try:
            restored = restore(read(hurt))
        except Unreadable:
            continue
        if hurt[:header] == lines[0]:
            assert restored.match.digest() in seen
        text, _ = rewrite(restored)
        assert restore(read(text)).whole


def test_numbers_out_of_range_and_unknown_words_are_told() -> None:
    """Somebody has written the file with great care, digests and all, and still it is not accepted."""
    match, _ = played(answers=2)
    for wrong in (b'{"do":"call","number":77}', b'{"do":"sing"}', b'{"do":"call","number":9}', b"[[[[", b"7"):
        pen = Pen(header_for(GAME, match.setup, CHAIRS, "0.1.0"))
        line = journal.AnswerLine(1, 0, msgspec.Raw(wrong), match.digest()[:16])
        try:
            text = pen.first_line() + pen._write(line)
        except msgspec.MsgspecError:
            continue
        restored = restore(read(text))
        assert restored.match.step == 0
        assert restored.notes[0].name in ("unknown-answer", "answer-refused", "damaged-lines")


def test_newer_rules_that_refuse_an_answer_go_on_from_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    match, lines = played(undo_at=0)
    first = restore(read(b"".join(lines))).answers[0][1]
    monkeypatch.setattr(AnyNumber, "unlucky", first.number)
    restored = restore(read(b"".join(lines)))
    assert restored.match.step > 0
    assert restored.start is not None
    assert "goes-on-from-rest" in [note.name for note in restored.notes]


def test_rules_that_count_otherwise_now_show_what_people_saw(monkeypatch: pytest.MonkeyPatch) -> None:
    """The newest table at rest is the one that was seen; the game goes on from there."""
    match, lines = played(undo_at=0)
    monkeypatch.setattr(Dice, "below", lambda self, limit: limit - 1)
    restored = restore(read(b"".join(lines)))
    assert restored.match.digest() == match.digest()
    assert verify(read(b"".join(lines))) is not None


@pytest.mark.parametrize(
    ("text", "name"),
    [
        (b"", "not-a-match"),
        (b"\n\n", "not-a-match"),
        (b"\x89PNG\r\n\x1a\n\x00\x00", "not-a-match"),
        (b"[1, 2, 3]\n", "not-a-match"),
        (b'{"name": "something else"}\n', "not-a-match"),
        (b'{"format": "one"}\n', "not-a-match"),
        (b"[" * 200_000, "not-a-match"),
        (b'{"format":' + b"[" * 200_000, "not-a-match"),
        (b'{"format": 2, "and": "more"}\n', "newer-format"),
        (b'{"format": 1}\n', "bad-header"),
        (b"\xff\xfe{}\n", "not-a-match"),
    ],
)
def test_foreign_files_are_told_apart(text: bytes, name: str) -> None:
    with pytest.raises(Unreadable) as told:
        read(text)
    assert told.value.reason.name == name


@pytest.mark.parametrize(
    ("field", "value", "name"),
    [
        ("game", "chess", "unknown-game"),
        ("variant", "deluxe", "unknown-variant"),
        ("options", {"length": "77"}, "setup-refused"),
    ],
)
def test_what_this_program_does_not_have_is_named(field: str, value: object, name: str) -> None:
    header = header_for(GAME, Setup("counting", "plain", 2, 1), CHAIRS, "0.1.0")
    record = read(Pen(msgspec.structs.replace(header, **{field: value})).first_line())
    with pytest.raises(Unreadable) as told:
        restore(record)
    assert told.value.reason.name == name


def test_a_file_of_two_gigabytes_is_not_even_read() -> None:
    class Huge(bytes):
        def __len__(self) -> int:
            return 2_000_000_000

    with pytest.raises(Unreadable) as told:
        read(Huge())
    assert told.value.reason.name == "too-large"


def test_the_same_match_writes_the_same_text() -> None:
    assert played()[1] == played()[1]


def test_seats_beyond_the_table_are_refused_in_words() -> None:
    match, _ = played(answers=0)
    pen = Pen(header_for(GAME, match.setup, CHAIRS, "0.1.0"))
    match.answer(Seat(0), Call(1))
    line = pen.answer(match, Seat(11), Call(1))
    header = Pen(header_for(GAME, match.setup, CHAIRS, "0.1.0")).first_line()
    assert restore(read(header + line)).match.step in (0, 1)


def test_the_toy_is_a_game() -> None:
    assert isinstance(GAME, CountingGame)
    assert played()[0].over
