"""A match again, at any game's table: forwards and backwards through its answers, as far as the eyes may see.

A game's replay is its own table with `Replaying` before it, and a flow with `Watching` before its own.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from pathlib import Path
from typing import Any

from pygame import FRect

from engine.core.asking import Answer, Seat
from engine.core.dice import Dice
from engine.core.games import GAMES
from engine.core.match import Given, Match
from engine.core.restore import Restored
from game import saves
from game.files import Trouble
from game.look import CREAM
from game.motion import SPEEDS
from game.play.session import Player, Session
from game.play.table_options import is_laid_out
from game.scene import Scene
from game.scenes.overlay import notice
from game.signals import KeyPressed, Signal
from game.table.match_flow import MatchFlow
from game.table.match_scene import MatchScene
from game.table.piece import Piece
from game.table.place import Place
from game.text import Style
from game.widgets.button import Button
from game.widgets.label import Label
from game.widgets.slider import Slider
from game.widgets.toggle import ToggleGroup
from game.words import words

BETWEEN = 0.45
"""Seconds between two answers while playing, at normal speed."""
WATCHED = "watched"
COUNT = Style("label", 20, CREAM, 1.25)
ONLOOKER = -1
ROW = 46.0
STEP = 54.0
GAP = 7.0


def replay_of(path: Path, begin: Callable[[Restored], Scene]) -> Scene:
    """The replay of the match in a file, or a plate that says why it cannot be watched."""
    try:
        restored = saves.bring_back(path, saves.load(path))
    except Trouble as trouble:
        text = words(f"saves.{trouble.reason.name}", **trouble.reason.facts)
        return notice(words("replay.unreadable"), text)
    header = restored.header
    if not is_laid_out(header.game, header.variant):
        text = words("saves.unknown-variant", file=path.name, game=header.game, variant=header.variant)
        return notice(words("replay.unreadable"), text)
    return begin(restored)


class Replaying(MatchScene):
    """The table of a match that nobody plays; a bar goes through its answers."""

    name = "replay"
    letters = "ABCDEFG"
    """What the seats are called on the bar."""

    def __init__(self, restored: Restored) -> None:
        self.restored = restored
        self.answers: Sequence[Given] = restored.answers
        self.first = 0 if self.finished_match else self.earliest()
        """The first place that may be shown."""
        self.at = 0
        self.running = False
        self._paused_for = 0.0
        chairs = restored.header.seats
        players = [Player(chair.name, WATCHED) for chair in chairs]
        match = self._begun()
        sides = self.sides_of(match)
        own = {sides[Seat(seat)] for seat, chair in enumerate(chairs) if chair.kind == "human"}
        self.eyes = next(iter(own)) if len(own) == 1 else ONLOOKER
        """The side through whose eyes the match is watched; -1 for an onlooker's."""
        super().__init__(Session(match, players, sides, _nobody_thinks, _no_dice))
        self.watching = self.watch(self.session)
        self.flow = self.watching
        self.face(max(0, self.eyes))
        self.go_to(self.first)

    @property
    def finished_match(self) -> bool:
        """Whether the match came to its end, so that every secret may be looked at."""
        return self.restored.match.over

    def _begun(self) -> Match:
        header = self.restored.header
        game = GAMES[header.game]
        if self.restored.start is not None:
            return Match.from_rest(game, header.setup, self.restored.start.copy(), self.restored.begins)
        return Match(game, header.setup)

    # --- hooks --------------------------------------------------------------------------------------

    def sides_of(self, match: Match) -> dict[Seat, int]:
        """Who shares secrets with whom: by seat the number of its side. Here nobody does."""
        return {Seat(seat): seat for seat in range(match.setup.seats)}

    def earliest(self) -> int:
        """Where the replay of a match that still runs begins; what was before may be nobody's any more."""
        return 0

    def watch(self, session: Session) -> Watching:
        """The flow that tells stories and asks nobody."""
        raise NotImplementedError

    def face(self, side: int) -> None:
        """This side is the near one."""

    def take_up(self, view: Any) -> None:
        """Show this view before there is a window."""

    # --- the bar ------------------------------------------------------------------------------------

    def add_bar(self, area: FRect) -> None:
        """Lay the bar into an area of three rows: steps and the way out, slider, eyes."""
        for name in ("undo", "menu"):
            button = self.find(name)
            if isinstance(button, Button):
                button.visible = False
        entries = (
            ("start", "step-back", lambda: self.go_to(self.first)),
            ("back", "left", lambda: self.go_to(self.at - 1)),
            ("play", "pause" if self.running else "play", self.toggle),
            ("forward", "right", self.go_on),
            ("end", "step", lambda: self.go_to(len(self.answers))),
        )
        for index, (name, icon, act) in enumerate(entries):
            spot = FRect(area.left + index * (STEP + GAP), area.top, STEP, ROW)
            self.add(Button(f"step-{name}", "", spot, act, icon=icon, tip=words(f"replay.{name}")))
        leave = FRect(area.right - 112, area.top, 112, ROW)
        self.add(Button("leave", words("common.back"), leave, self.leave_replay))
        left = area.left + len(entries) * (STEP + GAP) + 4
        count = FRect(left, area.top, leave.left - left - 8, ROW)
        self.add(Label(self.counted(), count, COUNT, "centre", "count"))
        most = max(self.first + 1, len(self.answers))
        slider = FRect(area.left, area.top + ROW + GAP, area.width + 40, ROW)
        self.add(Slider("place", slider, self.at, self.first, most, 1, self.go_to, show=lambda _value: ""))
        if self.finished_match:
            self._add_eyes(FRect(area.left, slider.bottom + GAP, area.width, ROW))

    def _add_eyes(self, area: FRect) -> None:
        choices: list[tuple[object, str]] = [(ONLOOKER, words("replay.eyes-onlooker"))]
        choices += [(seat, self.letters[seat]) for seat in range(len(self.session.players))]
        tip = words("replay.eyes-tip")
        self.add(ToggleGroup("eyes", choices, self.eyes, area, self.look_through, tip=tip))

    def counted(self) -> str:
        """How far the match has been watched."""
        return words("replay.at", at=self.at - self.first, of=len(self.answers) - self.first)

    def look_through(self, eyes: object) -> None:
        """Watch through a side's eyes, or with -1 as an onlooker."""
        assert isinstance(eyes, int)
        self.eyes = eyes
        if eyes >= 0:
            self.face(eyes)
        self.go_to(self.at)
        self.rebuild()

    # --- going through the match --------------------------------------------------------------------

    def go_to(self, place: int) -> None:
        """Show the match after `place` answers, without its story."""
        place = max(self.first, min(len(self.answers), int(place)))
        if place < self.at or self.at == 0:
            self.session.match, done = self._begun(), 0
        else:
            done = self.at
        for seat, answer in self.answers[done:place]:
            self.session.match.answer(seat, answer)
        self.at = place
        self.watching.jump()
        self._mark()

    def go_on(self) -> None:
        """Give the next answer again and tell its story."""
        if self.at >= len(self.answers):
            self.stop()
            return
        if self.flow.telling:
            self.flow.hurry()
        seat, answer = self.answers[self.at]
        self.at += 1
        self.session.match.answer(seat, answer)
        self.flow.listen()
        self._mark()

    def toggle(self) -> None:
        """Play, or pause."""
        if self.running:
            self.stop()
            return
        if self.at >= len(self.answers):
            self.go_to(self.first)
        self.running, self._paused_for = True, 0.0
        self._mark()

    def stop(self) -> None:
        """Pause."""
        self.running = False
        self._mark()

    def _mark(self) -> None:
        if self.app is None:
            return
        slider, count, play = self.find("place"), self.find("count"), self.find("step-play")
        if isinstance(slider, Slider):
            slider.value = self.at
        if isinstance(count, Label):
            count.text = self.counted()
        if isinstance(play, Button):
            play.icon = "pause" if self.running else "play"
            play.tip = words(f"replay.{play.icon}")
            play.redraw()

    def tick(self, dt: float) -> None:
        """Play on when the last story has been told."""
        super().tick(dt)
        if not self.running or self.flow.telling:
            return
        self._paused_for += dt
        if self._paused_for >= BETWEEN * SPEEDS[self.game.settings.speed]:
            self._paused_for = 0.0
            self.go_on()

    def on_signal(self, signal: Signal) -> bool:
        """Arrow keys step while nothing has the focus, the space bar plays and pauses."""
        if isinstance(signal, KeyPressed) and self.focus is None:
            act = {
                "left": lambda: self.go_to(self.at - 1),
                "right": self.go_on,
                "home": lambda: self.go_to(self.first),
                "end": lambda: self.go_to(len(self.answers)),
                "space": self.toggle,
            }.get(signal.key)
            if act is not None:
                act()
                return True
        return super().on_signal(signal)

    def why_not(self, piece: Piece, place: Place | None) -> tuple[str, str]:
        """Nothing is picked up here, and nothing has to be explained."""
        return "", ""

    def finished(self) -> None:
        """The end of the match is only the end of the bar."""
        self.stop()

    def leave_replay(self) -> None:
        """Back to where one came from."""
        self.game.pop()

    def on_escape(self) -> None:
        """The same."""
        self.leave_replay()


class Watching(MatchFlow):
    """Tells stories and asks nobody."""

    scene: Replaying

    @property
    def eyes(self) -> Seat | None:
        """Whoever's eyes are chosen on the bar."""
        return None if self.scene.eyes < 0 else Seat(self.scene.eyes)

    def settle(self) -> None:
        """The story is over: the table shows the view."""
        self._settled = True
        self.waiting_for = "replay"
        self.actor = None
        self.turn_round()
        self.scene.see(self.view())
        self.scene.draft_anew()
        told = self.scene.log[-1][1] if self.scene.log else words("replay.prompt")
        self.close_question(told)
        if self.session.match.over:
            self.scene.finished()

    def turn_round(self) -> None:
        """Before a view is shown: a game may bring another seat of the same side to the front."""

    def jump(self) -> None:
        """Take up another moment of the match, unheard: its log as it was, its table as it is."""
        scene, match = self.scene, self.session.match
        scene.player.clear()
        self.queue.clear()
        self.session.shown = len(match.story or ())
        scene.log.clear()
        for event in match.heard(self.eyes):
            scene.write(event)
        if scene.app is None:
            scene.take_up(self.view())
            self._settled = False
            return
        self.settle()


def _nobody_thinks(match: Match, seat: Seat, level: str, dice: Dice) -> Generator[None, None, Answer]:
    """A replay asks no bot."""
    yield from ()
    raise AssertionError(f"a replay asks nobody, not even seat {seat} of level {level}")


def _no_dice(setup: object, step: int, seat: Seat) -> Dice:
    """Nor does it roll for one."""
    return Dice(step + seat)
