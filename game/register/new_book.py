"""A new book: names in the order going right, who starts, how many cycles, and a lock if one is wanted."""

from __future__ import annotations

import secrets
from functools import partial

from pygame import FRect

from engine.core.refusal import Refused
from engine.entkhbat.register.book import FEWEST_NAMES, LONGEST_NAME, MOST_NAMES, Book, Lock, create
from game.canvas import Canvas
from game.files import Trouble
from game.look import DEEP
from game.register.book_scene import BookScene
from game.register.keeping import begin, now, usual_title, why
from game.register.paper import HEAD, LEFT, RIGHT, SMALL, SUB, felt, open_book
from game.scene import Scene
from game.table.entkhbat.names import badge
from game.text import Style
from game.text.runs import clean
from game.widgets.button import Button, IconButton
from game.widgets.field import TextField
from game.widgets.label import Label, Paragraph, Picture
from game.widgets.toggle import ToggleGroup
from game.words import words

COMPLAINT = Style("bold", 22, DEEP, 1.2)
STEP = 88.0


class NewBookScene(Scene):
    """The first page is written before there is a second."""

    name = "register-new"

    def __init__(self) -> None:
        super().__init__()
        self.names = [""] * MOST_NAMES
        self.seats = 4
        self.first = 0
        self.short = False
        self.title, self.pin, self.said = "", "", ""

    def build(self) -> None:
        """Names on the left, everything else on the right."""
        self.add(Label(words("register.new.names"), (LEFT.left, LEFT.top + 6, LEFT.width, 56), HEAD))
        about = (LEFT.left, LEFT.top + 64, LEFT.width, 34)
        self.add(Label(words("register.new.order"), about, SMALL))
        for seat in range(self.seats):
            self._add_name(seat, LEFT.top + 112 + seat * STEP)
        for seat in range(self.seats):
            self._add_arrows(seat, LEFT.top + 112 + seat * STEP)
        self._add_right()
        if self.focus is None:
            self.set_focus(self._field(0))

    def _add_name(self, seat: int, y: float) -> None:
        self.add(Picture(badge(seat), FRect(LEFT.left, y + 6, 54, 54), name=f"badge-{seat}"))
        field = TextField(
            f"name-{seat}",
            (LEFT.left + 68, y, LEFT.width - 206, 66),
            self.names[seat],
            LONGEST_NAME,
            words("register.new.hint", number=seat + 1),
            partial(self._named, seat),
            partial(self._onward, seat),
        )
        self.add(field)

    def _add_arrows(self, seat: int, y: float) -> None:
        """After all names, so that the tab key goes from name to name."""
        for index, (icon, other) in enumerate((("up", seat - 1), ("down", seat + 1))):
            spot = FRect(LEFT.right - 128 + index * 66, y + 3, 60, 60)
            button = IconButton(f"{icon}-{seat}", "", spot, partial(self.swap, seat, other), icon=icon)
            button.tip = words(f"register.new.{icon}")
            self.add(button).enabled = 0 <= other < self.seats

    def _add_right(self) -> None:
        x, wide = RIGHT.left, RIGHT.width
        rows: tuple[tuple[str, list[tuple[object, str]], object], ...] = (
            ("seats", [(count, str(count)) for count in range(FEWEST_NAMES, MOST_NAMES + 1)], self.seats),
            (
                "cycles",
                [(False, words("register.new.full", cycles=self.seats)), (True, words("register.new.short"))],
                self.short,
            ),
            ("first", [(seat, "ABCDEF"[seat]) for seat in range(self.seats)], self.first),
        )
        for index, (name, options, chosen) in enumerate(rows):
            y = RIGHT.top + 14 + index * 122
            self.add(Label(words(f"register.new.{name}"), (x, y, wide, 38), SUB, name=f"ask-{name}"))
            spot = FRect(x, y + 42, wide, 60)
            self.add(ToggleGroup(name, options, chosen, spot, partial(self._chose, name)))
        y = RIGHT.top + 388
        self.add(Label(words("register.new.title"), (x, y, wide, 38), SUB))
        hint = words("register.new.title-hint")
        self.add(
            TextField("title", (x, y + 42, wide, 60), self.title, 60, hint, partial(setattr, self, "title"))
        )
        self.add(Label(words("register.new.pin"), (x, y + 114, wide - 220, 60), SUB))
        spot = FRect(x + wide - 200, y + 114, 200, 60)
        hint = words("register.new.pin-hint")
        self.add(
            TextField("pin", spot, self.pin, 4, hint, partial(setattr, self, "pin"), takes=str.isdecimal)
        )
        line = FRect(x, y + 186, wide, 110)
        self.line = self.add(Paragraph(self.said, line, COMPLAINT, middle=True, name="complaint"))
        half = (wide - 16) / 2
        self.add(
            Button(
                "begin",
                words("register.new.begin"),
                (x, RIGHT.bottom - 84, half, 76),
                self.begin,
                "button-go",
            )
        )
        back = FRect(x + half + 16, RIGHT.bottom - 84, half, 76)
        self.add(Button("back", words("common.back"), back, self.on_escape))

    def ground(self, canvas: Canvas) -> None:
        """An empty book."""
        felt(canvas)
        open_book(canvas)

    def _field(self, seat: int) -> TextField | None:
        found = self.find(f"name-{seat}")
        return found if isinstance(found, TextField) else None

    def _named(self, seat: int, text: str) -> None:
        self.names[seat] = text

    def _onward(self, seat: int) -> None:
        """Enter goes to the next empty line, and from the last one begins."""
        if seat + 1 < self.seats:
            self.set_focus(self._field(seat + 1))
        else:
            self.begin()

    def swap(self, seat: int, other: int) -> None:
        """Two neighbours change chairs."""
        self.names[seat], self.names[other] = self.names[other], self.names[seat]
        self.rebuild()

    def _chose(self, name: str, value: object) -> None:
        if name == "seats" and isinstance(value, int):
            self.seats, self.first = value, min(self.first, value - 1)
        elif name == "cycles":
            self.short = bool(value)
        elif isinstance(value, int):
            self.first = value
        self.rebuild()
        if name == "seats" and not self.shows_focus:
            empty = (seat for seat in range(self.seats) if not self.names[seat])
            self.set_focus(self._field(next(empty, 0)))

    def begin(self) -> None:
        """Open the book, or say in one sentence why not."""
        for seat in range(self.seats):
            name = clean(self.names[seat]).strip()
            if not 1 <= len(name) <= LONGEST_NAME:
                wrong = "overlong" if name else "nameless"
                self.said = self.line.text = words(f"register.new.{wrong}", number=seat + 1, name=name)
                self.set_focus(self._field(seat))
                self.game.play_sound("card-refused")
                return
        try:
            desk = begin(self._book())
        except (Refused, Trouble) as no:
            self.said = self.line.text = why(no)
            self.game.play_sound("card-refused")
            return
        self.game.play_sound("page-turn")
        self.game.swap(BookScene(desk))

    def _book(self) -> Book:
        lock = Lock.of(self.pin.strip(), secrets.token_hex(8)) if self.pin.strip() else None
        book = create(
            tuple(clean(name) for name in self.names[: self.seats]),
            first=self.first,
            short=self.short,
            book_id=secrets.token_hex(8),
            created=now(),
            lock=lock,
        )
        book.title = self.title.strip() or usual_title(book)
        return book

    def on_escape(self) -> None:
        """Back to the shelf; nothing was begun."""
        self.game.pop()
