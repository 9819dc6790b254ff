"""A match again: forwards and backwards through its answers, as far as these eyes may see."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from pathlib import Path

from engine.core.asking import Answer, Seat
from engine.core.dice import Dice
from engine.core.games import GAMES
from engine.core.match import Given, Match
from engine.core.restore import Restored
from game import saves
from game.files import Trouble
from game.motion import SPEEDS
from game.play.session import Player, Session
from game.play.table_options import is_laid_out
from game.scene import Scene
from game.scenes.overlay import notice
from game.scenes.replay_bar import ReplayBar
from game.scenes.table import TamashaScene
from game.signals import KeyPressed, Signal
from game.table.piece import Piece
from game.table.place import Place
from game.table.tamasha.flow import Flow
from game.table.tamasha.shown import Shown
from game.table.tamasha.top import HIDDEN
from game.words import words

BETWEEN = 0.55
"""Seconds between two answers while playing, at normal speed."""
WATCHED = "watched"


def replay_scene(path: Path) -> Scene:
    """The replay of the match in a file, or a plate that says why it cannot be watched."""
    try:
        restored = saves.bring_back(path, saves.load(path))
    except Trouble as trouble:
        return _sorry(trouble.reason.name, trouble.reason.facts)
    header = restored.header
    if not is_laid_out(header.game, header.variant):
        facts: dict[str, int | str] = {"file": path.name, "game": header.game, "variant": header.variant}
        return _sorry("unknown-variant", facts)
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
            Seat(seat): command.party for command in match.view(None).commands for seat in command.seats
        }
        super().__init__(Session(match, players, commands, _nobody_thinks, _no_dice))
        self.bar = ReplayBar(self)
        self.watching = ReplayFlow(self, self.session)
        self.flow = self.watching
        self.top.eyes = self._own_eyes(commands)
        self.top.near = self.top.chairs.wings(max(0, self.top.eyes))[0]
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
        """The table, with the bar along its rail; a slider that is being dragged stays in the hand."""
        captured, focus = self._captured, self.focus
        super().lay_out()
        self.zones = self.bar.zones(self.zones)
        self.backdrop = list(self.zones)
        self._states = [zone.state() for zone in self.zones]
        self.bar.build()
        if captured is not None and captured is self.bar.slider:
            self._captured = captured
        if focus is not None:
            self.set_focus(self.find(focus.name))

    def look_through(self, eyes: object) -> None:
        """Watch as one party, or with -1 as an onlooker."""
        assert isinstance(eyes, int)
        self.top.eyes = eyes
        self.top.near = self.top.chairs.wings(max(0, eyes))[0]
        self.go_to(self.at)
        self.rebuild()

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
        if self.app is not None:
            self.bar.show_running()

    def _mark(self) -> None:
        if self.app is not None:
            self.bar.mark()

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
                "home": lambda: self.go_to(0),
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

    # --- leaving ------------------------------------------------------------------------------------

    def set_badge(self, name: str, command: int, acts: bool = False) -> None:
        """The bar lies where the badge would."""

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
        view = self.view()
        own = self.top.chairs.wings(self.top.near_party)
        self.top.near = next((command for command in own if command in view.asked), self.top.near)
        self.scene.see(view)
        self.scene.draft_anew()
        told = self.top.log[-1][1] if self.top.log else words("replay.prompt")
        self.close_question(told)
        if match.over:
            self.scene.finished()

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
