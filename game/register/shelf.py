"""The shelf: every book that is kept, and what can be done with it."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from pygame import FRect

from game import desktop
from game.canvas import Canvas
from game.files import Trouble
from game.look import CREAM
from game.register import keeping
from game.register.book_scene import scene_for
from game.register.new_book import NewBookScene
from game.register.paper import felt
from game.register.rename import RenameSheet
from game.scene import Scene
from game.scenes.headings import add_heading
from game.scenes.overlay import notice
from game.text import Style
from game.widgets.button import Button
from game.widgets.label import Paragraph, Picture
from game.widgets.reader import ListBox
from game.words import words

BUTTONS = ("open", "new", "rename", "archive", "folder", "back")
LIST = FRect(330, 130, 1170, 590)


class ShelfScene(Scene):
    """The first screen of the Register."""

    name = "register"

    def __init__(self, opens: Path | None = None) -> None:
        """`opens` is an exported book to be taken in at once."""
        super().__init__()
        self.books: list[keeping.Kept] = []
        self.marked = -1
        self._opens = opens

    def enter(self) -> None:
        """Quiet: the table has its own noise."""
        self.game.mixer.music(None)

    def came_back(self) -> None:
        """A book may be new, or thicker."""
        self.rebuild()

    def on_escape(self) -> None:
        """Back to the title; opened by itself, the Register is closed."""
        self.game.pop()

    def tick(self, dt: float) -> None:
        """After the first frame: take in the book that was handed over."""
        if self._opens is not None and self.game.frames:
            path, self._opens = self._opens, None
            self._attempt(lambda: self.game.push(scene_for(keeping.take_in(path))))

    def build(self) -> None:
        """The books, the closed register beside them, the buttons."""
        self.books = keeping.books()
        readable = (row for row, kept in enumerate(self.books) if kept.book is not None)
        if self.marked < 0:
            self.marked = next(readable, 0)
        self.marked = max(0, min(self.marked, len(self.books) - 1))
        add_heading(self, "entkhbat/register", words("register.title"), FRect(330, 30, 1170, 84))
        self.add(Picture("entkhbat/table/register", FRect(70, 220, 222, 300)))
        if self.books:
            rows = [(kept.title, _about(kept)) for kept in self.books]
            box = ListBox("books", LIST, rows, self._mark, lambda _row: self.open(), 76.0)
            box.marked = self.marked
            self.add(box)
            box.mark(self.marked)
        else:
            style = Style("body", 28, CREAM, 1.25)
            self.add(Paragraph(words("register.none"), LIST.inflate(-160, -100), style, "centre", True))
        self._add_buttons()

    def _add_buttons(self) -> None:
        acts: dict[str, Callable[[], None]] = {
            "open": self.open,
            "new": lambda: self.game.push(NewBookScene()),
            "rename": self._rename,
            "archive": self._archive,
            "folder": self._folder,
            "back": self.on_escape,
        }
        wide = (1460 - 14 * (len(acts) - 1)) / len(acts)
        for index, name in enumerate(BUTTONS):
            spot = FRect(70 + index * (wide + 14), 760, wide, 84)
            label = words("common.back") if name == "back" else words(f"register.shelf.{name}")
            if name == "archive" and self._archived:
                label = words("register.shelf.fetch")
            main = "new" if not self.books else "open"
            button = Button(name, label, spot, acts[name], "button-go" if name == main else "button")
            self.add(button).enabled = self._may(name)

    @property
    def kept(self) -> keeping.Kept | None:
        """The book that is marked."""
        return self.books[self.marked] if self.books else None

    @property
    def _archived(self) -> bool:
        return self.kept is not None and self.kept.book is not None and self.kept.book.archived

    def _may(self, name: str) -> bool:
        if name in ("new", "folder", "back"):
            return True
        return self.kept is not None and (name != "rename" or self.kept.book is not None)

    def ground(self, canvas: Canvas) -> None:
        """The felt."""
        felt(canvas)

    def _mark(self, row: int) -> None:
        self.marked = row
        for widget in self.widgets:
            if isinstance(widget, Button) and widget.name in BUTTONS:
                widget.enabled = self._may(widget.name)
                if widget.name == "archive":
                    widget.label = words(f"register.shelf.{'fetch' if self._archived else 'archive'}")

    # --- what is done -------------------------------------------------------------------------------

    def open(self) -> None:
        """Open the marked book; a damaged one is set aside, and that is said."""
        kept = self.kept
        if kept is not None:
            self._attempt(lambda: self.game.push(scene_for(keeping.open_book(kept.path))))

    def _rename(self) -> None:
        if self.kept is not None:
            path = self.kept.path
            self.game.push(RenameSheet(self.kept.title, partial(keeping.rename, path)))

    def _archive(self) -> None:
        kept = self.kept
        if kept is None:
            return
        if kept.book is None:
            self._attempt(lambda: self._put_damaged_away(kept.path))
        else:
            self._attempt(lambda: keeping.archive(kept.path, not self._archived))
        self.rebuild()

    def _put_damaged_away(self, path: Path) -> None:
        """Off the shelf, but not into the fire: somebody may mend it yet."""
        aside = keeping.set_aside(path)
        self.marked = -1
        text = words("register.trouble.damaged", file=path.name, aside=aside.name)
        self.game.push(notice(words("register.shelf.archive"), text))

    def _folder(self) -> None:
        folder = keeping.folder()
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            why = error.strerror or str(error)
            self.game.push(notice(words("register.trouble-title"), words("register.no-folder", why=why)))
            return
        if not desktop.open_folder(folder):
            text = words("register.export.no-opener", folder=folder)
            self.game.push(notice(words("register.shelf.folder"), text))

    def _attempt(self, work: Callable[[], None]) -> None:
        try:
            work()
        except Trouble as trouble:
            sentence = keeping.why(trouble)
            self.rebuild()
            self.game.push(notice(words("register.trouble-title"), sentence))


def _about(kept: keeping.Kept) -> str:
    """A line about a book; nothing secret."""
    if kept.book is None:
        why = keeping.explain(kept.problem) if kept.problem is not None else ""
        return words("register.unreadable", why=why)
    book = kept.book
    state = "finished" if book.finished else "counted" if book.all_counted else "going"
    where = words(f"register.state.{state}", cycle=book.cycle, cycles=book.cycles)
    when = _when(kept.changed)
    parts = [", ".join(book.names), where, when]
    if book.archived:
        parts.insert(0, words("register.state.archived"))
    return " · ".join(parts)


def _when(changed: float) -> str:
    try:
        return time.strftime("%d.%m.%Y, %H:%M", time.localtime(changed))
    except (OSError, OverflowError, ValueError):
        return ""
