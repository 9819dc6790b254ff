"""The last sheet of MODIPOLY: why it ended, who voted for whom, who wins with whom, what the envelopes held.

It is read out line by line; a press or a key reads the rest at once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import FRect

from engine.core.match import Match
from engine.modipoly.cards import METER_IDS
from engine.modipoly.view import View
from game.canvas import Canvas
from game.play.session import Keeping, Player
from game.scenes.after_match import AfterMatch, Choice
from game.signals import KeyPressed, PointerPressed, Signal
from game.space import Form
from game.table.modipoly.house.division import ClosingColumn
from game.table.modipoly.house.envelopes import EnvelopesPage
from game.table.modipoly.house.inks import HEADLINE, SMALL_HEAD, STAMP, paper, rule
from game.table.modipoly.house.pages import BooksPage, Page, PrizesPage, VerdictPage, WordsPage
from game.table.modipoly.house.verdicts import bribers, full_name, headline, say, winners, winners_line
from game.widgets.base import Widget
from game.widgets.fitting import fit_paragraph
from game.widgets.label import Label, Paragraph
from game.widgets.toggle import ToggleGroup

PAGES = ("verdict", "books", "bonds", "word", "prize")
PAUSES = {"dial": 0.28, "told": 0.9, "ballot": 0.45, "close": 0.7, "row": 0.5, "end": 0.7}
"""Seconds before each kind of line is read, at normal speed."""
SOUNDS = {"dial": "meter-up", "ballot": "vote-cast", "close": "gavel", "row": "count-tick"}


class ResultScene(AfterMatch):
    """Reads the sheet out, then lets it be leafed through."""

    def __init__(self, match: Match, players: Sequence[Player], keeper: Keeping | None) -> None:
        super().__init__(match, players, keeper)
        self.view: View = match.view(None)
        self.page = PAGES[0]
        self.read = 0
        """How many lines have been read."""
        self._clock = 0.0
        self._speeches = 0
        """How many of the winners have been at the microphone."""
        self.closing = ClosingColumn(FRect(0, 0, 1, 1), self.view, self.players)
        division = self.closing.division
        ballots = () if division is None else division.ballots
        self.lines = (
            *["dial"] * len(METER_IDS), "told", *["ballot"] * len(ballots), "close",
            *["row"] * len(self.view.commands), "end",
        )  # fmt: skip

    @property
    def counted(self) -> bool:
        """Whether everything has been read."""
        return self.read >= len(self.lines)

    @property
    def winners(self) -> list[int]:
        """Every seat that wins."""
        return winners(self.view)

    @property
    def speaker(self) -> int:
        """Who goes to the microphone next: people before bots, the chair before others; -1 if nobody won."""
        order = sorted(self.winners, key=lambda seat: (not self.players[seat].human, seat != self.view.pm))
        return order[self._speeches % len(order)] if order else -1

    def name_of(self, seat: int) -> str:
        """A player, as the sheet calls them."""
        return full_name(self.view, self.players, seat)

    # --- what lies there ----------------------------------------------------------------------------

    def build(self) -> None:
        """Masthead, closing column, the page that is open, buttons."""
        room = self.space.visible
        self.sheet = FRect(room.left + 36, room.top + 16, room.width - 72, room.height - 118)
        inner = self.sheet.inflate(-64, -44)
        self._add_masthead(FRect(inner.left, inner.top - 8, inner.width, 118))
        left_wide = min(620.0, inner.width * 0.4)
        top = inner.top + 132
        self.closing.rect = FRect(inner.left, top, left_wide, inner.bottom - top)
        self.add(self.closing)
        right = FRect(inner.left + left_wide + 40, top, inner.right - inner.left - left_wide - 40, 0)
        right.height = inner.bottom - top
        if self.counted:
            self._add_tabs(FRect(right.left, right.top - 4, right.width, 46))
            right = FRect(right.left, right.top + 52, right.width, right.height - 52)
        self.open_page = self.add(self._page(right))
        self._show_read()
        buttons = FRect(room.left + 60, room.bottom - 86, room.width - 120, 66)
        self.add_choices(buttons, self.space.form is not Form.COMPACT)

    def _add_masthead(self, area: FRect) -> None:
        self.add(Label(say("end.title"), (*area.topleft, area.width, 26), SMALL_HEAD, "centre", "title"))
        spot = FRect(area.left, area.top + 26, area.width, 58)
        text = headline(self.view)
        style = fit_paragraph(self.space, text, HEADLINE, spot.width, spot.height, 22.0)
        self.add(Paragraph(text, spot, style, "centre", middle=True, name="headline"))
        if self.counted:
            line = FRect(area.left, area.top + 86, area.width, 30)
            text = winners_line(self.view, self.name_of)
            self.add(Label(text, line, SMALL_HEAD.but(size=22, colour=STAMP), "centre", "winners"))

    def _add_tabs(self, area: FRect) -> None:
        options: list[tuple[object, str]] = [(page, say(f"page.{page}")) for page in PAGES]
        self.add(ToggleGroup("pages", options, self.page, area, self.turn_to))

    def _page(self, area: FRect) -> Widget:
        kind: Callable[[str, FRect, View, Sequence[Player]], Widget] = {
            "verdict": VerdictPage, "books": BooksPage, "bonds": EnvelopesPage,
            "word": WordsPage, "prize": PrizesPage,
        }[self.page]  # fmt: skip
        page = kind(f"page-{self.page}", area, self.view, self.players)
        if isinstance(page, PrizesPage):
            page.bribers = bribers(self.match.heard(None))
        return page

    def turn_to(self, page: object) -> None:
        """Leaf to another page."""
        self.page = str(page)
        self.game.play_sound("card-flip")
        self.rebuild()

    def choices(self) -> list[Choice]:
        """Beside what every game offers, the microphone for one winner after the other."""
        made = super().choices()
        if self.counted and self.speaker >= 0:
            made.insert(0, ("speech", self.speak, "button-haldi"))
        return made

    def label_of(self, choice: str) -> str:
        """Of several winners the button names the one whose turn it is."""
        if choice == "speech" and len(self.winners) > 1:
            return say("end.speech", name=self.players[self.speaker].name)
        return super().label_of(choice)

    def ground(self, canvas: Canvas) -> None:
        """The desk, and the sheet on it."""
        canvas.cover("title/wood", self.space.visible)
        paper(canvas, self.sheet)
        inner = self.sheet.inflate(-64, -44)
        rule(canvas, inner.left, inner.right, inner.top + 120, double=True)
        x = self.closing.rect.right + 20
        canvas.line((x, inner.top + 136), (x, inner.bottom), "#1d212c50", 1.4)

    # --- the reading --------------------------------------------------------------------------------

    def enter(self) -> None:
        """The sheet comes off the press."""
        self.game.mixer.music("count")
        if self.game.motion.factor == 0:
            self.read_all()

    def came_back(self) -> None:
        """After a speech the next winner is named."""
        super().came_back()
        self.rebuild()

    def tick(self, dt: float) -> None:
        """Line by line."""
        if self.counted:
            return
        self._clock += dt
        kind = self.lines[self.read]
        if self._clock >= PAUSES[kind] * self.game.motion.factor:
            self._clock = 0.0
            self._read_to(self.read + 1)
            if kind in SOUNDS:
                self.game.play_sound(SOUNDS[kind])

    def _read_to(self, count: int) -> None:
        self.read = count
        self._show_read()
        if self.counted:
            self.rebuild()
            self.game.mixer.music(None)
            for sound in ("fanfare", "crowd-cheer") if self.winners else ("re-election",):
                self.game.play_sound(sound)

    def _show_read(self) -> None:
        done = self.lines[: self.read]
        self.closing.dials = done.count("dial")
        self.closing.told = "told" in done
        self.closing.counted = done.count("ballot")
        self.closing.closed = "close" in done
        self.closing.balcony = self.counted
        if isinstance(self.open_page, Page):
            self.open_page.shown = done.count("row")

    def read_all(self) -> None:
        """Everything at once."""
        if not self.counted:
            self._read_to(len(self.lines))

    def handle(self, signal: Signal) -> None:
        """A press or a key hurries the reading; it does nothing else then."""
        if not self.counted and isinstance(signal, PointerPressed | KeyPressed):
            self.read_all()
            return
        super().handle(signal)

    # --- what next ----------------------------------------------------------------------------------

    def speak(self) -> None:
        """To the microphone, with a sheet that suits the card in hand."""
        from game.table.modipoly.speech import SpeechScene

        seat = self.speaker
        role = self.view.commands[seat].role
        self._speeches += 1
        self.game.push(SpeechScene(self.players[seat], seat, self.match.setup.seed, role))
