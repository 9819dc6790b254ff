"""The licences of all that is bundled: a list, the text of the marked one, and a search through all."""

from __future__ import annotations

from pygame import FRect

from game.canvas import Canvas, text_height
from game.licences import Component, components
from game.look import HALDI, SINDOOR
from game.scenes.overlay import Overlay
from game.signals import KeyPressed, Signal
from game.space import Form
from game.text import Style
from game.widgets.button import IconButton
from game.widgets.field import TextField
from game.widgets.label import Label, Plate
from game.widgets.reader import ListBox, ScrollReader
from game.words import words

TITLE = Style("label", 30, cap=1.4)
HEAD = Style("bold", 20, SINDOOR)
BODY = Style("body", 17, leading=1.1)
WIDEST = 1340.0
GAP = 16.0
FULL_LINE = 50
"""From so many letters on, a line was broken for its length, and goes on in the next."""
LONGEST_SEARCH = 60
SCROLL_KEYS = ("page up", "page down")


class LicencesScene(Overlay):
    """The list on the left, or on top where it is narrow; the text beside it; the search above both."""

    name = "licences"

    def __init__(self) -> None:
        super().__init__()
        self.all = components()
        self.shown = self.all
        self.sought = ""
        self.marked = 0
        self._texts = {component.name: paragraphs(component.text) for component in self.all}

    def build(self) -> None:
        """Sheet, top row, list, text."""
        super().build()
        space, room = self.space, self.space.visible
        sheet = FRect(0, 0, min(WIDEST, room.width - 48), room.height - 40)
        sheet.center = room.center
        self.add(Plate(sheet, "dialog", "sheet"))
        inner = sheet.inflate(-84, -76)
        row = max(54.0, space.text_units(22) * 1.9)
        self._add_top(FRect(inner.left, inner.top, inner.width, row))
        rest = FRect(inner.left, inner.top + row + GAP, inner.width, inner.height - row - GAP)
        beside = space.form is not Form.COMPACT
        share = rest.width * 0.36 if beside else rest.height * 0.36
        if beside:
            listing = FRect(rest.left, rest.top, share, rest.height)
            text = FRect(rest.left + share + GAP, rest.top, rest.width - share - GAP, rest.height)
        else:
            listing = FRect(rest.left, rest.top, rest.width, share)
            text = FRect(rest.left, rest.top + share + GAP, rest.width, rest.height - share - GAP)
        self._add_list(listing)
        self.reader = self.add(Terms(text))
        self._turn(self.marked)
        if self.focus is None:
            self.set_focus(self.list)

    def on_signal(self, signal: Signal) -> bool:
        """Whole pages of the text, wherever the keyboard is."""
        return isinstance(signal, KeyPressed) and signal.key in SCROLL_KEYS and self.reader.handle(signal)

    # --- laying out ---------------------------------------------------------------------------------

    def _add_top(self, area: FRect) -> None:
        side = area.height
        close = FRect(area.right - side, area.top, side, side)
        wide = min(area.width * 0.5, 460.0 * max(1.0, self.space.text_scale))
        field = FRect(close.left - GAP - wide, area.top, wide, side)
        heading = FRect(area.left, area.top, field.left - area.left - GAP, side)
        self.add(Label(words("licences.title"), heading, TITLE, "left", "title"))
        hint = words("licences.hint")
        self.add(TextField("search", field, self.sought, LONGEST_SEARCH, hint, self._seek, self._next))
        self.add(IconButton("back", "", close, self.on_escape, tip=words("licences.close"), icon="close"))

    def _add_list(self, area: FRect) -> None:
        self.list = self.add(Names("components", area, self._rows(), self._turn))
        self.list.marked = self.marked

    def _rows(self) -> list[tuple[str, str]]:
        return [(component.name, self._about(component)) for component in self.shown]

    def _about(self, component: Component) -> str:
        about = f"{component.version} · {component.licence}" if component.version else component.licence
        count = len(self._places(component))
        if not self.sought or not count:
            return about
        return words("licences.found-one") if count == 1 else words("licences.found", count=count)

    # --- searching ----------------------------------------------------------------------------------

    def _places(self, component: Component) -> list[int]:
        """The paragraphs of a licence that hold what is sought."""
        sought = self.sought.casefold()
        if not sought:
            return []
        texts = self._texts[component.name]
        return [index for index, text in enumerate(texts) if sought in text.casefold()]

    def _seek(self, text: str) -> None:
        self.sought = text.strip()
        sought = self.sought.casefold()
        self.shown = [
            component
            for component in self.all
            if sought in f"{component.name} {component.licence}".casefold() or self._places(component)
        ]
        self.list.rows, self.list.marked = self._rows(), 0
        self.list.scroll_to(0.0, at_once=True)
        self.list.redraw()
        self._turn(0)

    def _next(self) -> None:
        """The next place that holds what is sought, in this licence or the one after it."""
        if self.sought and self.shown and not self.reader.show_next():
            self.list.mark((self.marked + 1) % len(self.shown))

    def _turn(self, row: int) -> None:
        self.marked = row if row < len(self.shown) else 0
        if not self.shown:
            self.reader.fill("", [words("licences.nothing")], [])
            return
        component = self.shown[self.marked]
        head = f"{component.name} {component.version}".strip()
        self.reader.fill(head, self._texts[component.name], self._places(component))


class Names(ListBox):
    """The list of what is bundled. Whole pages are turned in the text, not here."""

    def handle(self, signal: Signal) -> bool:
        """All but the keys that turn pages."""
        turns = isinstance(signal, KeyPressed) and signal.key in SCROLL_KEYS
        return not turns and super().handle(signal)


class Terms(ScrollReader):
    """The text of a licence, with the paragraphs lit that hold what is sought."""

    def __init__(self, rect: FRect) -> None:
        super().__init__("terms", rect, [])
        self._lit: list[int] = []
        self._at = 0

    def fill(self, head: str, texts: list[str], lit: list[int]) -> None:
        """Show another text, from its beginning or from the first lit paragraph on."""
        self.paragraphs = [(HEAD, head), *((BODY, text) for text in texts)]
        self._measured = (None, [])
        self._lit, self._at = [index + 1 for index in lit], 0
        self.scroll_to(self._top_of(self._lit[0]) if lit else 0.0, at_once=True)
        self.redraw()

    def show_next(self) -> bool:
        """Go to the next lit paragraph. False when there is none below."""
        if self._at + 1 >= len(self._lit):
            return False
        self._at += 1
        self.scroll_to(self._top_of(self._lit[self._at]))
        return True

    def draw_content(self, canvas: Canvas, inner: FRect) -> None:
        """The light behind what was found, then the text."""
        for index in self._lit:
            top = inner.top - self.offset + self._top_of(index)
            style, text = self.paragraphs[index]
            area = FRect(inner.left - 6, top - 2, inner.width + 12, 4)
            area.height += text_height(canvas.space, text, inner.width, style)
            if area.bottom >= inner.top and area.top <= inner.bottom:
                canvas.fill(area, HALDI + "90", 6)
        super().draw_content(canvas, inner)

    def _top_of(self, index: int) -> float:
        if self.scene is None:
            return 0.0
        return sum(self._heights(self.scene.space)[:index]) + self.gap * index


def paragraphs(text: str) -> list[str]:
    """A text of fixed lines as paragraphs that fill any width; short lines stay lines of their own."""
    out: list[str] = []
    joins = False
    for line in text.expandtabs(4).splitlines():
        plain = " ".join(line.split())
        if joins and plain and out:
            out[-1] = f"{out[-1]} {plain}"
        elif plain and plain.strip("-=*_ "):
            out.append(plain)
        joins = len(line.rstrip()) >= FULL_LINE
    return out
