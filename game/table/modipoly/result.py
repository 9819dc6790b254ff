"""The last sheet of MODIPOLY: why it ended, who voted for whom, who wins with whom, what the envelopes held.

It is read out line by line; a press or a key reads the rest at once.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from pathlib import Path

from pygame import FRect

from engine.core.match import Match
from engine.modipoly.cards import METER_IDS
from engine.modipoly.view import View
from game import paths
from game.canvas import Canvas
from game.clients import client
from game.play.begin import begin_match, seeded
from game.play.session import Keeping, Player
from game.scene import Scene
from game.scenes.overlay import notice
from game.signals import KeyPressed, PointerPressed, Signal
from game.space import Form
from game.table.modipoly.house.division import ClosingColumn
from game.table.modipoly.house.envelopes import EnvelopesPage
from game.table.modipoly.house.inks import HEADLINE, SMALL_HEAD, STAMP, paper, rule
from game.table.modipoly.house.pages import BooksPage, Page, PrizesPage, VerdictPage, WordsPage
from game.table.modipoly.house.verdicts import headline, say, winners, winners_line
from game.widgets.base import Widget
from game.widgets.button import Button
from game.widgets.fitting import fit_paragraph
from game.widgets.label import Label, Paragraph
from game.widgets.toggle import ToggleGroup
from game.words import words

ICONS = {"again": "redo", "watch": "play", "picture": "save", "home": "home"}
PAGES = ("verdict", "books", "bonds", "word", "prize")
PAUSES = {"dial": 0.28, "told": 0.9, "ballot": 0.45, "close": 0.7, "row": 0.5, "end": 0.7}
"""Seconds before each kind of line is read, at normal speed."""
SOUNDS = {"dial": "meter-up", "ballot": "vote-cast", "close": "gavel", "row": "count-tick"}


class ResultScene(Scene):
    """Reads the sheet out, then lets it be leafed through."""

    name = "result"

    def __init__(self, match: Match, players: Sequence[Player], keeper: Keeping | None) -> None:
        super().__init__()
        self.match, self.players, self.keeper = match, tuple(players), keeper
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
        """A player's name."""
        return self.players[seat].name

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
        self._add_buttons(FRect(room.left + 60, room.bottom - 86, room.width - 120, 66))

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
        return kind(f"page-{self.page}", area, self.view, self.players)

    def turn_to(self, page: object) -> None:
        """Leaf to another page."""
        self.page = str(page)
        self.game.play_sound("card-flip")
        self.rebuild()

    def _add_buttons(self, area: FRect) -> None:
        choices: list[tuple[str, Callable[[], None], str]] = [
            ("again", self.play_again, "button-go"),
            ("watch", self.watch, "button"),
            ("picture", self.save_picture, "button"),
            ("home", self.go_home, "button"),
        ]
        if self.counted and self.speaker >= 0:
            choices.insert(0, ("speech", self.speak, "button-haldi"))
        gap = 18.0
        wide = (area.width - gap * (len(choices) - 1)) / len(choices)
        for index, (name, act, kind) in enumerate(choices):
            spot = FRect(area.left + index * (wide + gap), area.top, wide, area.height)
            icon = "" if self.space.form is Form.COMPACT else ICONS.get(name, "")
            text = words(f"result.{name}")
            if name == "speech" and len(self.winners) > 1:
                text = say("end.speech", name=self.name_of(self.speaker))
            self.add(Button(name, text, spot, act, kind, icon=icon))
        button = self.find("watch")
        assert isinstance(button, Button)
        button.enabled = self.path is not None

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
        """After a speech or a replay."""
        self.game.mixer.ambience(None)
        self.game.mixer.music("title")
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

    @property
    def path(self) -> object:
        """The file that keeps the match, or None."""
        return getattr(self.keeper, "path", None)

    def speak(self) -> None:
        """To the microphone, with a sheet that suits the card in hand."""
        from game.table.modipoly.speech import SpeechScene

        seat = self.speaker
        role = self.view.commands[seat].role
        self._speeches += 1
        self.game.push(SpeechScene(self.players[seat], seat, self.match.setup.seed, role))

    def play_again(self) -> None:
        """The same players and options, and a new deal."""
        match, keeper = begin_match(seeded(self.match.setup, self.game.seed), self.players)
        self.game.swap(client(match.setup.game).table(match, self.players, keeper))

    def watch(self) -> None:
        """The whole match again."""
        if isinstance(self.path, Path):
            self.game.push(client(self.match.setup.game).replay(self.path))

    def save_picture(self) -> None:
        """Keep what is on the screen as a picture beside the matches."""
        folder = paths.user_dir() / "pictures"
        path = folder / f"hustings-{time.strftime('%Y-%m-%d-%H%M%S')}.png"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self.game.stage.screenshot(path)
        except OSError as error:
            why = error.strerror or str(error)
            text = words("result.picture-failed-text", path=folder, why=why)
            self.game.push(notice(words("result.picture-failed"), text))
            return
        self.game.push(notice(words("result.picture-saved"), words("result.picture-saved-text", path=path)))

    def go_home(self) -> None:
        """Back to the title."""
        from game.scenes.title import TitleScene

        self.game.replace(TitleScene())

    def on_escape(self) -> None:
        """The same."""
        self.go_home()
