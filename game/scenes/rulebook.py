"""The rulebook beside the table: chapters on the left, the page on the right, a question at the top."""

from __future__ import annotations

import pygame
from pygame import FRect

from engine.rulebook.book import book
from game.canvas import Canvas
from game.look import CREAM, HALDI, INK, SINDOOR, TEAL
from game.rulebook.pages import ANSWERS, CHAPTER, Link, Page, at_rule, blocks, contents
from game.rulebook.reader import RulePage
from game.scene import Focusable, Scene
from game.scenes.overlay import Overlay
from game.signals import KeyPressed, PointerPressed, PointerReleased, Signal, TextComposing, TextTyped
from game.space import Form, Space
from game.text import Style
from game.widgets.base import changing
from game.widgets.button import Button, IconButton
from game.widgets.field import TextField
from game.widgets.label import Plate
from game.widgets.reader import Scrolling
from game.words import words

QUESTION_LENGTH = 120
WIDEST = 1340.0
GAP = 14.0
CHAPTER_ROW = Style("bold", 18)
NUMBER = Style("label", 17, CREAM)


def rulebook_scene(game: str, rule_id: str | None = None, question: str | None = None) -> Scene:
    """The rulebook of a game, at a rule, or with a question asked, or at its contents."""
    return RulebookScene(game, rule_id, question)


class RulebookScene(Overlay):
    """A booklet over the table. Pages that were read can be turned back to."""

    name = "rulebook"

    def __init__(self, game: str, rule_id: str | None = None, question: str | None = None) -> None:
        super().__init__()
        self.book = book(game)
        self.question = question or ""
        start = Page(ANSWERS, question=question) if question else at_rule(self.book, rule_id or "")
        self.history = [start]
        self.at = 0
        self._offsets: dict[int, float] = {}
        self._fresh = True

    @property
    def page(self) -> Page:
        """The page that is open."""
        return self.history[self.at]

    # --- laying out ---------------------------------------------------------------------------------

    def build(self) -> None:
        """Booklet, top row, chapters where there is room for them, page."""
        super().build()
        space, room = self.space, self.space.visible
        compact = space.form is Form.COMPACT
        sheet = FRect(0, 0, min(WIDEST, room.width - 48), room.height - 40)
        sheet.center = room.center
        self.add(Plate(sheet, "dialog", "sheet"))
        inner = sheet.inflate(-84, -76)
        row = max(54.0, space.text_units(22) * 1.9)
        self._add_top(FRect(inner.left, inner.top, inner.width, row), compact)
        rest = FRect(inner.left, inner.top + row + GAP, inner.width, inner.height - row - GAP)
        if not compact:
            wide = min(330.0 * max(1.0, space.text_scale), rest.width * 0.3)
            self.add(Chapters(FRect(rest.left, rest.top, wide, rest.height), self))
            rest = FRect(rest.left + wide + 2 * GAP, rest.top, rest.width - wide - 2 * GAP, rest.height)
        self._add_page(space, rest)

    def _add_top(self, area: FRect, compact: bool) -> None:
        side = area.height
        x = area.left
        for name, icon, act in (("back", "left", self.turn_back), ("forward", "right", self.turn_on)):
            button = IconButton(
                name, "", (x, area.top, side, side), act, tip=words(f"rulebook.{name}"), icon=icon
            )
            button.enabled = self.at > 0 if name == "back" else self.at < len(self.history) - 1
            self.add(button)
            x += side + 6
        if compact:
            spot = (x, area.top, side, side)
            self.add(
                IconButton(
                    "contents", "", spot, self.open_contents, tip=words("rulebook.chapters"), icon="menu"
                )
            )
            x += side + 6
        close = FRect(area.right - side, area.top, side, side)
        self.add(IconButton("close", "", close, self.on_escape, tip=words("rulebook.close"), icon="close"))
        asking = min(130.0 * max(1.0, self.space.text_scale), area.width * 0.2)
        ask = FRect(close.left - 10 - asking, area.top, asking, side)
        field = FRect(x + 8, area.top, ask.left - x - 18, side)
        self.field = TextField(
            "question",
            field,
            self.question,
            QUESTION_LENGTH,
            words("rulebook.ask-hint"),
            self._typed,
            self.ask,
        )
        self.add(self.field)
        self.add(
            Button(
                "ask",
                words("rulebook.ask"),
                ask,
                self.ask,
                "button-go",
                tip=words(f"rulebook.ask-tip-{self.book.game}"),
            )
        )

    def _add_page(self, space: Space, area: FRect) -> None:
        beside = self.find("chapters") is not None
        text = blocks(self.book, self.page, beside)
        self.reader = self.add(RulePage(area, text, self.open, self.turn_back))
        if self.at in self._offsets:
            self.reader.scroll_to(self._offsets[self.at], at_once=True)
        elif self.page.rule:
            self.reader.show(space, self.page.rule)
        if self.focus is None:
            self.set_focus(self.field if self._fresh and self.page == Page() else self.reader)
        self._fresh = False

    # --- turning pages ------------------------------------------------------------------------------

    def open(self, page: Page) -> None:
        """Turn to a page."""
        if page == self.page:
            return
        self._keep_place()
        del self.history[self.at + 1 :]
        self._offsets = {at: offset for at, offset in self._offsets.items() if at <= self.at}
        self.history.append(page)
        self._turn(self.at + 1)

    def open_contents(self) -> None:
        """The list of chapters."""
        self.open(Page())

    def turn_back(self) -> None:
        """The page before."""
        if self.at > 0:
            self._keep_place()
            self._turn(self.at - 1)

    def turn_on(self) -> None:
        """The page that was turned back from."""
        if self.at < len(self.history) - 1:
            self._keep_place()
            self._turn(self.at + 1)

    def ask(self) -> None:
        """Look for the answer to what stands in the field."""
        if self.question.strip():
            self.open(Page(ANSWERS, question=self.question.strip()))

    def _turn(self, at: int) -> None:
        self.at = at
        if self.page.kind == ANSWERS:
            self.question = self.page.question
        self.game.play_sound("page-turn")
        keep = self.shows_focus
        self.set_focus(None)
        self.rebuild()
        self.shows_focus = keep

    def _keep_place(self) -> None:
        self._offsets[self.at] = self.reader.offset

    def _typed(self, text: str) -> None:
        self.question = text

    def set_focus(self, thing: Focusable | None) -> None:
        """Letters are welcome wherever the keyboard is: they ask something."""
        super().set_focus(thing)
        if not isinstance(thing, TextField) and self.app is not None:
            pygame.key.start_text_input()

    def leave(self) -> None:
        """No more letters."""
        pygame.key.stop_text_input()

    def on_signal(self, signal: Signal) -> bool:
        """F1 puts the book away again; from anywhere scrolling keys reach the page, letters the question."""
        if isinstance(signal, TextTyped | TextComposing) and signal.text.strip():
            self.set_focus(self.field)
            return self.field.handle(signal)
        if isinstance(signal, KeyPressed):
            if signal.key == "f1" and not signal.repeat:
                self.on_escape()
                return True
            if signal.key in ("page up", "page down", "home", "end"):
                return self.reader.handle(signal)
        return False


class Chapters(Scrolling):
    """The chapters as numbered tabs. Up and down walk, and the page follows."""

    marked = changing(-1)
    skin = ""
    pad = 4.0

    def __init__(self, rect: FRect, scene: RulebookScene) -> None:
        super().__init__("chapters", rect)
        self._book_scene = scene
        self._rows: list[Link] = contents(scene.book)
        self.marked = next((n for n, row in enumerate(self._rows) if _same(row.page, scene.page)), -1)
        self._pressed_row = -1

    def content_height(self, space: Space) -> float:
        """All rows."""
        return self._step(space) * len(self._rows)

    def draw_content(self, canvas: Canvas, inner: FRect) -> None:
        """A number and a title a row; the open one is a yellow tab."""
        step = self._step(canvas.space)
        for number, row in enumerate(self._rows):
            area = FRect(inner.left, inner.top - self.offset + number * step, inner.width, step - 7)
            if area.bottom < inner.top or area.top > inner.bottom:
                continue
            chosen = number == self.marked
            canvas.fill(area, HALDI if chosen else CREAM, 10, INK, 2.2 if chosen else 1.4)
            is_chapter = row.page.kind == CHAPTER
            size = min(area.height - 8, 38.0)
            disc = (area.left + 8 + size / 2, area.centery)
            canvas.disc(disc, size / 2, SINDOOR if chosen else TEAL)
            mark = str(number + 1) if is_chapter else "?" if row.page.kind == "faq" else "A"
            canvas.text(mark, disc, NUMBER.but(size=min(NUMBER.size, size * 0.5), cap=1.2), "center")
            left = area.left + size + 20
            canvas.text(row.text, (left, area.centery), CHAPTER_ROW, "midleft", area.right - left - 8)

    def handle(self, signal: Signal) -> bool:
        """A press opens a chapter; up and down walk through them."""
        if isinstance(signal, KeyPressed) and signal.key in ("up", "down"):
            step = 1 if signal.key == "down" else -1
            self._open(max(0, min(len(self._rows) - 1, self.marked + step)))
            return True
        if super().handle(signal):
            return True
        if isinstance(signal, PointerPressed) and signal.button == 1:
            self._pressed_row = self._row_at(signal.at)
            return True
        if isinstance(signal, PointerReleased):
            row = self._row_at(signal.at)
            if row >= 0 and row == self._pressed_row:
                self._open(row)
            return True
        return False

    def _open(self, row: int) -> None:
        scene = self._book_scene
        scene.open(self._rows[row].page)
        scene.set_focus(scene.find("chapters"))

    def _step(self, space: Space) -> float:
        least = space.text_units(CHAPTER_ROW.size) * 1.9
        return max(least, min(62.0, self.inner.height / len(self._rows)))

    def _row_at(self, at: tuple[float, float]) -> int:
        inner = self.inner
        if self.scene is None or not inner.collidepoint(at):
            return -1
        row = int((at[1] - inner.top + self.offset) // self._step(self.scene.space))
        return row if 0 <= row < len(self._rows) else -1


def _same(one: Page, other: Page) -> bool:
    return one.kind == other.kind and one.chapter == other.chapter
