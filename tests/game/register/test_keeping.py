"""The books on disk: written before they are seen, set aside when damaged, taken away as files."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from engine.core.refusal import Refused
from engine.entkhbat.register import stamps
from engine.entkhbat.register.book import Book, create
from engine.entkhbat.register.keeping import from_json
from game import files
from game.files import Trouble
from game.register import keeping
from game.register.controls import whole_number
from game.register.tally import Tally


def new_book(title: str = "Sunday") -> Book:
    book = create(("Nora", "Sami", "Huda"))
    book.title = title
    return book


@pytest.mark.rule("AE-R24")
def test_every_entry_is_on_the_disk_at_once() -> None:
    desk = keeping.begin(new_book())
    desk.write(lambda book: stamps.deal(book, 0, 1, 300))
    kept = from_json(desk.path.read_bytes())
    assert [entry.amount for entry in kept.ledger] == [300]
    assert keeping.open_book(desk.path).book.ledger == desk.book.ledger


@pytest.mark.rule("AE-R32")
def test_what_is_refused_changes_neither_book_nor_file() -> None:
    desk = keeping.begin(new_book())
    before = desk.path.read_bytes()
    with pytest.raises(Refused):
        desk.write(lambda book: stamps.deal(book, 0, 0, 300))
    assert desk.path.read_bytes() == before
    assert not desk.book.ledger


def test_a_full_disk_enters_nothing_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = keeping.begin(new_book())

    def full(path: Path, data: bytes) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(files, "write_whole", full)
    with pytest.raises(Trouble) as told:
        desk.write(lambda book: stamps.deal(book, 0, 1, 300))
    assert not desk.book.ledger
    assert "nothing was entered" in keeping.why(told.value)


@pytest.mark.rule("AE-R24")
def test_any_number_of_books_stand_on_the_shelf() -> None:
    first, second = keeping.begin(new_book()), keeping.begin(new_book())
    assert first.path != second.path
    os.utime(first.path, (1, 1))
    assert [kept.path for kept in keeping.books()] == [second.path, first.path]
    keeping.archive(second.path, True)
    assert [kept.path for kept in keeping.books()] == [first.path, second.path]
    renamed = keeping.rename(first.path, "Monday: the return")
    assert renamed.exists()
    assert not first.path.exists()


@pytest.mark.parametrize("damage", [b"", b"{", b"\xff\xfe", b"[]", b'{"schema":"hustings-register/1"}'])
def test_a_damaged_book_is_set_aside_and_said_so(damage: bytes) -> None:
    path = keeping.begin(new_book()).path
    path.write_bytes(damage)
    assert keeping.look(path).book is None
    with pytest.raises(Trouble) as told:
        keeping.open_book(path)
    assert not path.exists()
    aside = path.with_name(path.name + keeping.DAMAGED)
    assert aside.read_bytes() == damage
    assert aside.name in keeping.why(told.value)


@pytest.mark.rule("AE-R25")
def test_an_exported_book_can_be_taken_in_again(tmp_path: Path) -> None:
    desk = keeping.begin(new_book())
    away = tmp_path / "book.register.json"
    away.write_bytes(desk.path.read_bytes())
    again = keeping.take_in(away)
    assert again.path.parent == keeping.folder()
    assert again.path != desk.path
    assert again.book.names == desk.book.names
    assert away.exists()


@pytest.mark.parametrize("text", ["", "  ", "12.5", "-10", "ten", "1e3", "12345678"])
def test_what_is_no_number_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(Trouble) as told:
        whole_number(text)
    assert keeping.why(told.value).endswith(".")


def test_digits_of_any_script_are_digits() -> None:
    assert whole_number(" 120 ") == whole_number("١٢٠") == whole_number("१२०") == 120


@pytest.mark.rule("AE-R07")
def test_the_adding_machine_doubles_what_is_stuffed() -> None:
    tally = Tally(2)
    tally.tap(500)
    tally.tap(80)
    tally.stuff()
    tally.next_region()
    tally.tap(20)
    tally.next_region()
    assert tally.total == 1180
    assert len(tally.regions) == 2
    tally.back()
    tally.back()
    assert tally.total == 1160
    tally.clear()
    assert tally.total == 0
