"""A match again: forwards and backwards through its answers, as far as these eyes may see."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from pathlib import Path

from pygame import FRect

from engine.core.asking import Answer, Seat
from engine.core.dice import Dice
from engine.core.games import GAMES
from engine.core.journal import Unreadable
from engine.core.match import Given, Match
from engine.core.restore import Restored, restore
from game import saves
from game.files import Trouble
from game.look import INK
from game.motion import SPEEDS
from game.play.session import Player, Session
from game.scene import Scene
from game.scenes.overlay import notice
from game.scenes.table import TamashaScene
from game.table.tamasha.flow import Flow
from game.table.tamasha.pieces import Asked
from game.table.tamasha.sentences import logged, sentence
from game.table.tamasha.shown import Shown
from game.table.tamasha.top import HIDDEN
from game.text import Style
from game.widgets.button import Button
from game.widgets.label import Label, Plate
from game.widgets.slider import Slider
from game.widgets.toggle import ToggleGroup
from game.words import words

COUNT = Style("label", 19, INK, cap=1.3)
BETWEEN = 0.55
"""Seconds between two answers while playing, at normal speed."""
WATCHED = "watched"


def replay_scene(path: Path) -> Scene:
    """The replay of the match in a file, or a plate that says why it cannot be watched."""
    try:
        restored = restore(saves.load(path))
    except Unreadable as problem:
        return _sorry(problem.reason.name, problem.reason.facts)
    except Trouble as trouble:
        return _sorry(trouble.reason.name, trouble.reason.facts)
    return ReplayScene(restored)


def _sorry(name: str, facts: dict[str, int | str]) -> Scene:
    return notice(words("replay.unreadable"), words(f"saves.{name}", **facts))


class ReplayScene(TamashaScene):
    """The table of a match that nobody plays: a bar below goes through its answers."""

    name = "replay"

    def __init__(self, restored: Restored) -> None:
        self.restored = restored
        self.answers: Sequence[Given] = restored.answers
        self.at = 0
        self.running = False
        self._paused_for = 0.0
        players = [Player(chair.name, WATCHED) for chair in restored.header.seats]
        match = self._begun()
        commands = {
            Seat(seat): side
            for side, command in enumerate(match.view(None).commands)
            for seat in command.seats
        }
        super().__init__(Session(match, players, commands, _nobody_thinks, _no_dice))
        self.watching = ReplayFlow(self, self.session)
        self.flow = self.watching
        self.top.eyes = self._own_eyes(commands)
        self.top.near = max(0, self.top.eyes)
        self.go_to(0)

    @property
    def finished_match(self) -> bool:
        """Whether the match came to its end, so that every secret may be looked at."""
        return self.restored.match.over

    def _own_eyes(self, commands: dict[Seat, int]) -> int:
        chairs = self.restored.header.seats
        mine = {commands[Seat(seat)] for seat, chair in enumerate(chairs) if chair.kind == "human"}
        return next(iter(mine)) if len(mine) == 1 else HIDDEN

    # --- the bar ------------------------------------------------------------------------------------

    def lay_out(self) -> None:
        """The table, and the bar over its lower edge."""
        super().lay_out()
        for name in ("undo", "rules"):
            button = self.find(name)
            if isinstance(button, Button):
                button.visible = False
        room = self.space.visible
        tall = max(104.0, self.space.text_units(19) * 3.4)
        bar = FRect(room.centerx - min(1160.0, room.width - 60) / 2, room.bottom - tall - 8, 0, tall)
        bar.width = min(1160.0, room.width - 60)
        self.add(Plate(bar, "panel", "bar"))
        inner = bar.inflate(-44, -24)
        self._add_steps(FRect(inner.left, inner.top, 330, inner.height))
        slider = FRect(inner.left + 346, inner.top, inner.width - 346 - 470, inner.height * 0.56)
        most = max(1, len(self.answers))
        self.add(Slider("place", slider, self.at, 0, most, 1, self.go_to))
        count = (slider.left, slider.bottom, slider.width, inner.height * 0.44)
        self.add(Label(self._counted(), count, COUNT, "centre", "count"))
        self._add_eyes(FRect(slider.right + 18, inner.top + 6, 300, inner.height - 12))
        leave = FRect(inner.right - 140, inner.top + 6, 140, inner.height - 12)
        self.add(Button("leave", words("common.back"), leave, self.leave_replay))

    def _add_steps(self, area: FRect) -> None:
        entries = (
            ("start", "step-back", lambda: self.go_to(0)),
            ("back", "left", lambda: self.go_to(self.at - 1)),
            ("play", "pause" if self.running else "play", self.toggle),
            ("forward", "right", self.go_on),
            ("end", "step", lambda: self.go_to(len(self.answers))),
        )
        wide = (area.width - 4 * 6) / 5
        for index, (name, icon, act) in enumerate(entries):
            spot = FRect(area.left + index * (wide + 6), area.centery - 30, wide, 60)
            tip = words(f"replay.{'pause' if icon == 'pause' else name}")
            self.add(Button(f"step-{name}", "", spot, act, icon=icon, tip=tip))

    def _add_eyes(self, area: FRect) -> None:
        if not self.finished_match:
            return
        choices: list[tuple[object, str]] = [
            (HIDDEN, words("replay.eyes-onlooker")),
            (0, words("tamasha.party.purple")),
            (1, words("tamasha.party.yellow")),
        ]
        self.add(
            ToggleGroup(
                "eyes", choices, self.top.eyes, area, self._look_through, tip=words("replay.eyes-tip")
            )
        )

    def _look_through(self, eyes: object) -> None:
        assert isinstance(eyes, int)
        self.top.eyes = eyes
        self.top.near = max(0, eyes)
        self.go_to(self.at)
        self.lay_out()

    def _counted(self) -> str:
        return words("replay.at", at=self.at, of=len(self.answers))

    # --- going through the match --------------------------------------------------------------------

    def _begun(self) -> Match:
        header = self.restored.header
        game = GAMES[header.game]
        if self.restored.start is not None:
            start = self.restored.start.copy()
            return Match.from_rest(game, header.setup, start, self.restored.begins)
        return Match(game, header.setup)

    def go_to(self, place: int) -> None:
        """Show the match after `place` answers, without its story."""
        self.at = max(0, min(len(self.answers), place))
        match = self._begun()
        for seat, answer in self.answers[: self.at]:
            match.answer(seat, answer)
        self.session.match = match
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
            self.go_to(0)
        self.running, self._paused_for = True, 0.0
        self._show_running()

    def stop(self) -> None:
        """Pause."""
        self.running = False
        self._show_running()

    def _show_running(self) -> None:
        button = self.find("step-play") if self.app is not None else None
        if isinstance(button, Button):
            button.icon = "pause" if self.running else "play"
            button.tip = words("replay.pause" if self.running else "replay.play")
            button.redraw()

    def _mark(self) -> None:
        if self.app is None:
            return
        slider, count = self.find("place"), self.find("count")
        if isinstance(slider, Slider):
            slider.value = self.at
        if isinstance(count, Label):
            count.text = self._counted()

    def tick(self, dt: float) -> None:
        """Play on when the last story has been told."""
        super().tick(dt)
        if not self.running or self.flow.telling:
            return
        self._paused_for += dt
        if self._paused_for >= BETWEEN * SPEEDS[self.game.settings.speed]:
            self._paused_for = 0.0
            self.go_on()

    # --- leaving ------------------------------------------------------------------------------------

    def finished(self) -> None:
        """The end of the match is only the end of the bar."""
        self.stop()

    def leave_replay(self) -> None:
        """Back to where one came from."""
        self.game.pop()

    def on_escape(self) -> None:
        """The same."""
        self.leave_replay()


class ReplayFlow(Flow):
    """Tells stories and asks nobody."""

    def settle(self) -> None:
        """The story is over: the table shows the view."""
        self._settled = True
        self.waiting_for = "replay"
        self.actor = None
        match = self.session.match
        self._see(match.view(self._seat()))
        self.scene.draft_anew()
        self._put_to_hand(Asked())
        self._close_question(words("replay.prompt"))
        if match.over:
            self.scene.finished()

    def jump(self) -> None:
        """Take up another moment of the match, unheard: its log as it was, its table as it is."""
        scene, match = self.scene, self.session.match
        scene.player.clear()
        self.queue.clear()
        self.session.shown = len(match.story or ())
        self.top.log[:] = [
            sentence(event, self.top.name) for event in match.heard(self._seat()) if logged(event)
        ]
        if scene.app is None:
            self.top.shown = Shown.of(self.view())
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
