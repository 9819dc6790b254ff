"""The Register by mouse and keys: from the shelf through a whole match to the sheet."""

from __future__ import annotations

import csv
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from engine.entkhbat.register import stamps
from engine.entkhbat.register.book import Book, Lock, create
from engine.entkhbat.register.totals import totals
from game import desktop
from game.pilot import Pilot
from game.register import keeping
from game.register.board import TotalsBoard
from game.register.book_scene import BookScene, scene_for
from game.register.controls import NamePicker
from game.register.example import PAGES, example
from game.register.export import export_folder
from game.register.ledger import Ledger
from game.register.reveal import RevealScene, SheetScene
from game.register.session import SECONDS, SessionScene
from game.register.shelf import ShelfScene
from game.register.table_slip import TURN_SECONDS, TurnClock
from game.scene import Scene
from game.widgets.button import Button
from game.widgets.field import TextField
from game.widgets.label import Label, Paragraph
from game.widgets.reader import ListBox

Start = Callable[..., Pilot]
NAMES = ("Nora", "Sami", "Huda")


def desk_of(*work: Callable[[Book], object], lock: Lock | None = None) -> keeping.Desk:
    book = create(NAMES, lock=lock)
    book.title = "Sunday"
    for step in work:
        step(book)
    return keeping.begin(book)


def counted(book: Book) -> None:
    """A cycle in which everybody has the same ballots and Huda a little more."""
    stamps.end_cycle(book, "bank", {seat: 200 + 50 * (seat == 2) for seat in book.seats_in()})


def top(pilot: Pilot) -> Scene:
    return pilot.scene


def pick(pilot: Pilot, picker: str, seat: int) -> None:
    widget = pilot.find(picker)
    assert isinstance(widget, NamePicker)
    index = [value for value, _ in widget.options].index(seat)
    pilot.click(widget.part(index).center)


def said(pilot: Pilot) -> str:
    line = pilot.find("complaint")
    assert isinstance(line, Paragraph)
    return line.text


def seen(scene: SessionScene) -> bool:
    return scene.board.visible


def begin_by_hand(pilot: Pilot, *names: str) -> None:
    pilot.click("new")
    for seat, name in enumerate(names):
        pilot.click(f"name-{seat}")
        pilot.type(name)
    pilot.click("begin")


def test_a_book_is_begun_with_the_mouse_and_a_deal_written_in(start: Start) -> None:
    pilot = start(ShelfScene())
    begin_by_hand(pilot, "Nora", "Sami", "Huda", "Ziad")
    assert top(pilot).name == "register-book"
    pilot.click("stamp-deal")
    pick(pilot, "one", 0)
    pick(pilot, "other", 3)
    for key in ("vote-500", "vote-80", "machine-stuffed", "machine-region", "vote-20"):
        pilot.click(key)
    pilot.click("record")
    assert top(pilot).name == "register-book"
    (kept,) = keeping.books()
    assert kept.book is not None
    assert [(entry.seats, entry.amount) for entry in kept.book.ledger] == [((0, 3), 1180)]


def test_two_equal_names_are_refused_with_one_sentence(start: Start) -> None:
    pilot = start(ShelfScene())
    begin_by_hand(pilot, "Nora", "nora", "Huda", "Ziad")
    assert top(pilot).name == "register-new"
    assert "same" in said(pilot)
    assert not keeping.books()


def test_a_word_is_no_amount(start: Start) -> None:
    desk = desk_of()
    pilot = start(BookScene(desk))
    pilot.click("stamp-deal")
    pick(pilot, "one", 0)
    pick(pilot, "other", 1)
    pilot.click("amount")
    pilot.type("lots")
    pilot.click("record")
    assert "lots" in said(pilot)
    assert not desk.book.ledger


def test_a_penalty_is_written_with_keys_alone(start: Start) -> None:
    desk = desk_of()
    pilot = start(BookScene(desk))
    for _ in range(40):
        pilot.key("tab")
        if top(pilot).focus is pilot.find("stamp-penalty"):
            break
    pilot.key("return")
    assert top(pilot).focus is pilot.find("one")
    pilot.key("right")
    while top(pilot).focus is not pilot.find("record"):
        pilot.key("tab")
    pilot.key("return")
    assert [(entry.kind, entry.amount) for entry in desk.book.ledger] == [("penalty", 100)]


@pytest.mark.rule("AE-R17")
def test_after_the_announcement_no_total_is_shown(start: Start) -> None:
    desk = desk_of(lambda book: stamps.deal(book, 0, 1, 300))
    pilot = start(BookScene(desk))
    pilot.click("stamp-count")
    for seat, ballots in enumerate(("200", "110", "90")):
        pilot.click(f"ballots-{seat}")
        pilot.type(ballots)
    pilot.click("record")
    assert top(pilot).name == "register-announce"
    pilot.click("next")
    scene = top(pilot)
    assert isinstance(scene, BookScene)
    assert scene.entries() == []
    assert not pilot.sees("ledger")
    texts = [widget.text for widget in scene.widgets if isinstance(widget, Label | Paragraph)]
    for number in ("500", "410", "300", "200"):
        assert not [text for text in texts if number in text]


@pytest.mark.rule("AE-R18")
def test_the_locked_pages_want_holding_and_the_right_digits(start: Start) -> None:
    desk = desk_of(counted, lock=Lock.of("2580", "salt"))
    pilot = start(BookScene(desk))
    pilot.click("tab-lock")
    pilot.click("hold")
    assert top(pilot).name == "slip"
    for digits, opened in (("1111", "slip"), ("2580", "register-locked")):
        pilot.click("pin")
        for _ in range(4):
            pilot.key("backspace")
        pilot.type(digits)
        pilot.move(pilot.middle("hold"))
        pilot.press()
        pilot.wait(1.0)
        pilot.release()
        assert top(pilot).name == opened


@pytest.mark.rule("AE-R19")
def test_the_board_is_there_only_while_look_is_held(start: Start) -> None:
    desk = desk_of(counted)
    pilot = start(BookScene(desk))
    pilot.click("stamp-session")
    pick(pilot, "one", 1)
    pilot.click("record")
    scene = top(pilot)
    assert isinstance(scene, SessionScene)
    assert not seen(scene)
    pilot.key("escape")
    assert top(pilot) is scene
    pilot.move(pilot.middle("look"))
    pilot.press()
    pilot.wait(2.0)
    assert seen(scene)
    pilot.release()
    pilot.wait(0.2)
    assert not seen(scene)
    left = scene.left
    assert SECONDS - 3 < left < SECONDS - 1
    pilot.wait(3.0)
    assert scene.left == left
    pilot.click("done")
    assert desk.book.session == -1
    assert top(pilot).name == "register-book"


@pytest.mark.rule("AE-R19")
def test_the_session_closes_itself_after_sixty_seconds(start: Start) -> None:
    desk = desk_of(lambda book: stamps.secret_session(book, 0))
    pilot = start(ShelfScene())
    pilot.app.push(SessionScene(desk))
    scene = top(pilot)
    assert isinstance(scene, SessionScene)
    scene.left = 0.5
    pilot.hold_key("space", 1.0)
    assert desk.book.session == -1
    assert top(pilot).name == "register"


def test_a_session_that_was_open_when_the_book_was_shut_is_over(start: Start) -> None:
    desk = desk_of(lambda book: stamps.secret_session(book, 0))
    pilot = start(scene_for(desk))
    assert desk.book.session == -1
    assert top(pilot).name == "dialog"


@pytest.mark.rule("AE-R26")
def test_places_are_called_from_the_last_one_tie_at_a_time(start: Start) -> None:
    desk = desk_of(counted, counted, counted)
    pilot = start(BookScene(desk))
    pilot.click("reveal")
    assert desk.book.finished
    scene = top(pilot)
    assert isinstance(scene, RevealScene)
    assert scene.board.groups == [[0, 1], [2]]
    pilot.click("call")
    assert scene.board.shown == 1
    pilot.click("call")
    pilot.click("call")
    assert isinstance(top(pilot), SheetScene)


@pytest.mark.rule("AE-R23")
def test_a_shut_book_can_be_reopened_and_then_says_so(start: Start) -> None:
    desk = desk_of(counted, counted, counted, stamps.reveal)
    pilot = start(ShelfScene())
    pilot.app.push(scene_for(desk))
    assert isinstance(top(pilot), SheetScene)
    pilot.click("reopen")
    pilot.click("reopen-yes")
    assert desk.book.revised
    assert top(pilot).name == "register"


@pytest.mark.rule("AE-R25")
def test_the_export_holds_ledger_totals_book_and_picture(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[Path] = []

    def show(folder: Path) -> bool:
        shown.append(folder)
        return True

    monkeypatch.setattr(desktop, "open_folder", show)
    desk = desk_of(counted, counted, counted, stamps.reveal)
    pilot = start(SheetScene(desk))
    pilot.click("export")
    pilot.click("open-folder")
    folder = export_folder("Sunday")
    assert shown == [folder]
    names = {"ledger.csv", "totals.csv", "book.register.json", "sheet.png"}
    assert {path.name for path in folder.iterdir()} == names
    rows = list(csv.DictReader((folder / "totals.csv").read_text("utf-8-sig").splitlines()))
    assert [int(row["cumulative"]) for row in rows[-3:]] == list(totals(desk.book))
    assert (folder / "sheet.png").read_bytes().startswith(b"\x89PNG")


def test_ballots_that_cannot_be_right_are_named(start: Start) -> None:
    desk = desk_of()
    pilot = start(BookScene(desk))
    pilot.click("stamp-count")
    for seat, text in enumerate(("320", "1235")):
        pilot.click(f"ballots-{seat}")
        pilot.type(text)
    pilot.click("record")
    assert NAMES[1] in said(pilot)
    assert "tens" in said(pilot)
    pilot.key("backspace")
    pilot.type("0")
    pilot.click("record")
    assert NAMES[2] in said(pilot)
    assert not desk.book.ledger


def test_the_chair_without_a_name_is_named(start: Start) -> None:
    pilot = start(ShelfScene())
    begin_by_hand(pilot, "Nora", "Sami", "Huda")
    assert "4" in said(pilot)
    assert not keeping.books()


def test_the_second_half_of_a_double_click_meets_nothing(start: Start) -> None:
    desk = desk_of(*(lambda book: stamps.penalty(book, 0) for _ in range(12)))
    pilot = start(BookScene(desk))
    pilot.click("stamp-penalty")
    pick(pilot, "one", 0)
    record = pilot.find("record")
    assert record is not None
    spot = record.rect.left + 20.0, record.rect.centery
    below = pilot.app.scenes[0].widget_at(spot)
    assert below is not None
    assert below.enabled
    for _ in range(2):
        pilot.click(spot)
    assert len(desk.book.ledger) == 13
    assert top(pilot).name == "register-book"
    pilot.wait(0.6)
    pilot.click("stamp-penalty")
    assert top(pilot).name == "slip"


def test_the_lock_takes_digits_only(start: Start) -> None:
    pilot = start(ShelfScene())
    pilot.click("new")
    pilot.click("pin")
    pilot.type("a1b2")
    pilot.type("xyz")
    field = pilot.find("pin")
    assert isinstance(field, TextField)
    assert field.text == "12"


def test_a_damaged_book_is_not_the_marked_one_and_can_be_put_away(start: Start) -> None:
    good = desk_of().path
    os.utime(good, (1, 1))
    bad = desk_of().path
    bad.write_bytes(b"coffee")
    pilot = start(ShelfScene())
    scene = top(pilot)
    assert isinstance(scene, ShelfScene)
    assert scene.kept is not None
    assert scene.kept.path == good
    box = pilot.find("books")
    assert isinstance(box, ListBox)
    box.mark([kept.path for kept in scene.books].index(bad))
    pilot.click("archive")
    assert top(pilot).name == "dialog"
    pilot.click("ok")
    assert [kept.path for kept in keeping.books()] == [good]
    assert bad.with_name(bad.name + keeping.DAMAGED).read_bytes() == b"coffee"


def test_a_letter_takes_up_a_stamp(start: Start) -> None:
    pilot = start(BookScene(desk_of()))
    for letter, slip in (("p", "penalty"), ("c", "count"), ("d", "deal")):
        pilot.key(letter)
        assert getattr(top(pilot), "kind", "") == slip
        pilot.key("escape")
        assert top(pilot).name == "register-book"


def test_the_tab_key_goes_from_name_to_name(start: Start) -> None:
    pilot = start(ShelfScene())
    pilot.click("new")
    for name in ("Nora", "Sami", "Huda", "Ziad"):
        pilot.type(name)
        pilot.key("tab")
    pilot.click("begin")
    (kept,) = keeping.books()
    assert kept.book is not None
    assert tuple(kept.book.names) == ("Nora", "Sami", "Huda", "Ziad")


@pytest.mark.rule("AE-R25")
def test_before_the_reveal_the_export_warns_first(start: Start) -> None:
    desk = desk_of(counted)
    pilot = start(PAGES["locked"](desk))
    pilot.click("export")
    pilot.click("export-no")
    assert not export_folder("Sunday").exists()


@pytest.mark.rule("AE-R22")
def test_a_correction_wants_a_reason_and_leaves_a_trail(start: Start) -> None:
    desk = desk_of(lambda book: stamps.deal(book, 0, 1, 300))
    pilot = start(BookScene(desk))
    ledger = pilot.find("ledger")
    assert isinstance(ledger, Ledger)
    spot = ledger.inner.left + 80, ledger.inner.top + 20
    pilot.click(spot)
    if top(pilot).name == "register-book":
        pilot.click(spot)
    pilot.click("amount")
    for _ in range(3):
        pilot.key("backspace")
    pilot.type("240")
    pilot.click("record")
    assert "why" in said(pilot).lower()
    pilot.click("reason")
    pilot.type("misread")
    pilot.click("record")
    (entry,) = desk.book.ledger
    assert (entry.amount, entry.was) == (240, [300])
    assert "misread" in entry.reason


@pytest.mark.rule("AE-R21")
def test_undo_asks_and_strikes_out(start: Start) -> None:
    desk = desk_of(lambda book: stamps.deal(book, 0, 1, 300))
    pilot = start(BookScene(desk))
    pilot.click("undo")
    pilot.click("undo-yes")
    assert not desk.book.ledger[0].alive
    pilot.click("undo")
    assert top(pilot).name == "dialog"


def test_a_damaged_book_gives_one_sentence_and_stays_beside(start: Start) -> None:
    path = desk_of().path
    path.write_bytes(b"coffee")
    pilot = start(ShelfScene())
    pilot.click("open")
    assert top(pilot).name == "dialog"
    assert path.with_name(path.name + keeping.DAMAGED).exists()


def test_endings_of_the_middle_are_not_offered_in_the_first_cycle(start: Start) -> None:
    pilot = start(BookScene(desk_of()))
    pilot.click("stamp-count")
    first = pilot.find("cause").options  # type: ignore[attr-defined]
    assert [value for value, _ in first] == ["bank"]


@pytest.mark.rule("AE-R28")
def test_the_turn_clock_goes_on_beyond_its_minute() -> None:
    clock = TurnClock()
    assert not clock.tick(5.0)
    clock.restart()
    assert clock.tick(TURN_SECONDS)
    assert not clock.tick(7.5)
    assert clock.text == "+7"


@pytest.mark.parametrize("page", sorted(PAGES))
@pytest.mark.parametrize(("size", "scale"), [((1024, 600), 100), ((1280, 720), 150)])
def test_every_page_is_drawn_and_nothing_lies_outside(
    start: Start, page: str, size: tuple[int, int], scale: int
) -> None:
    pilot = start(example([*NAMES, "Ziad", "Lina", "Omar"], page), size=size, text_size=scale)
    pilot.wait(0.2)
    visible = top(pilot).space.visible
    for widget in top(pilot).widgets:
        if isinstance(widget, Button | TotalsBoard | Ledger):
            assert visible.contains(widget.rect), widget.name
