"""About: who made the games, who made this, and with what."""

from __future__ import annotations

from pygame import FRect

from game import __version__
from game.look import SINDOOR
from game.scenes.overlay import Sheet
from game.text import Style
from game.widgets.button import Button
from game.widgets.reader import ScrollReader
from game.words import words

HEAD = Style("bold", 20, SINDOOR)
BODY = Style("body", 18, leading=1.15)
CHAPTERS = ("own", "tamasha", "entkhbat", "modipoly", "satire", "fonts", "parts")


class AboutScene(Sheet):
    """A sheet to read, over whatever was there."""

    name = "about"

    def build(self) -> None:
        """The text and the way back."""
        super().build()
        self.title = words("about.title")
        content, row = self.lay_sheet()
        text = ScrollReader("credits", content, self._paragraphs())
        text.skin = ""
        self.add(text)
        wide = min(260.0 * max(1.0, self.space.text_scale), row.width / 2 - 9)
        left = FRect(row.centerx - wide - 9, row.top, wide, row.height)
        right = FRect(row.centerx + 9, row.top, wide, row.height)
        self.add(Button("licences", words("about.licences"), left, self._read_licences))
        self.add(Button("back", words("common.back"), right, self.on_escape, "button-go"))
        if self.focus is None:
            self.set_focus(text)

    def _read_licences(self) -> None:
        from game.scenes.licences import LicencesScene  # slow to load, and seldom asked for

        self.game.push(LicencesScene())

    def _paragraphs(self) -> list[tuple[Style, str]]:
        out = [(BODY, words("about.version", version=__version__))]
        for chapter in CHAPTERS:
            out += [(HEAD, words(f"about.{chapter}-head")), (BODY, words(f"about.{chapter}"))]
        return [*out, (BODY, words("about.thanks"))]
