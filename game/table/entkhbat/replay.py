"""A match of Al-Entkhbat again: forwards and backwards through its answers, as far as these eyes may see."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from pathlib import Path

import msgspec
from pygame import FRect

from engine.core.asking import Answer, Seat
from engine.core.dice import Dice
from engine.core.events import Event
from engine.core.games import GAMES
from engine.core.match import Given, Match
from engine.core.restore import Restored
from engine.entkhbat import events as ev
from game import saves
from game.files import Trouble
from game.look import CREAM
from game.motion import SPEEDS
from game.play.session import Player, Session
from game.play.table_options import is_laid_out
from game.scene import Scene
from game.scenes.overlay import notice
from game.signals import KeyPressed, Signal
from game.table.entkhbat import layout as lay_out
from game.table.entkhbat.flow import EntkhbatFlow
from game.table.entkhbat.names import LETTERS
from game.table.entkhbat.scene import EntkhbatScene
from game.table.entkhbat.shown import Shown
from game.table.match_flow import MatchFlow
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
BAR = FRect(lay_out.TABLE.left + 20, 812, lay_out.TABLE.width - 40, 56)
ONLOOKER = -1


def replay_scene(path: Path) -> Scene:
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
    return ReplayScene(restored)


class ReplayScene(EntkhbatScene):
    """The table of a match that nobody plays; a bar instead of the hand goes through its answers."""

    name = "replay"

    def __init__(self, restored: Restored) -> None:
        self.restored = restored
        self.answers: Sequence[Given] = restored.answers
        self.first = 0 if self.finished_match else self._cycle_begins()
        """The first place that may be shown: while a match runs, its current cycle and nothing older."""
        self.at = 0
        self.running = False
        self._paused_for = 0.0
        chairs = restored.header.seats
        people = [seat for seat, chair in enumerate(chairs) if chair.kind == "human"]
        self.eyes = people[0] if len(people) == 1 else ONLOOKER
        players = [Player(chair.name, WATCHED) for chair in chairs]
        sides = {Seat(seat): seat for seat in range(len(players))}
        super().__init__(Session(self._begun(), players, sides, _nobody_thinks, _no_dice))
        self.watching = ReplayFlow(self, self.session)
        self.flow = self.watching
        self.front = max(0, min(self.eyes, self.seats - 1))
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

    def _cycle_begins(self) -> int:
        """How many answers were given before the current cycle: what was counted then stays in the book."""
        match, first = self._begun(), 0
        cycle = match.view(None).cycle
        for place, (seat, answer) in enumerate(self.answers, 1):
            match.answer(seat, answer)
            if cycle != (cycle := match.view(None).cycle):
                first = place
        return first

    # --- the bar ------------------------------------------------------------------------------------

    def build(self) -> None:
        """The table, and the bar where the hand would be."""
        super().build()
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
            spot = FRect(BAR.left + index * 60, BAR.top, 54, BAR.height)
            self.add(Button(f"step-{name}", "", spot, act, icon=icon, tip=words(f"replay.{name}")))
        most = max(self.first + 1, len(self.answers))
        slider = FRect(BAR.left + 320, BAR.top, 330, BAR.height)
        self.add(Slider("place", slider, self.at, self.first, most, 1, self.go_to, show=lambda _value: ""))
        count = FRect(slider.right - 56, BAR.top, 120, BAR.height)
        self.add(Label(self._counted(), count, COUNT, "left", "count"))
        leave = FRect(BAR.right - 130, BAR.top, 130, BAR.height)
        self.add(Button("leave", words("common.back"), leave, self.leave_replay))
        if self.finished_match:
            self._add_eyes(FRect(count.right + 14, BAR.top, leave.left - count.right - 30, BAR.height))

    def _add_eyes(self, area: FRect) -> None:
        choices: list[tuple[object, str]] = [(ONLOOKER, words("replay.eyes-onlooker"))]
        choices += [(seat, LETTERS[seat]) for seat in range(self.seats)]
        tip = words("replay.eyes-tip")
        self.add(ToggleGroup("eyes", choices, self.eyes, area, self.look_through, tip=tip))

    def _counted(self) -> str:
        return words("replay.at", at=self.at - self.first, of=len(self.answers) - self.first)

    def look_through(self, eyes: object) -> None:
        """Watch through a seat's eyes, or with -1 as an onlooker."""
        assert isinstance(eyes, int)
        self.eyes = eyes
        if eyes >= 0:
            self.front = eyes
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
            count.text = self._counted()
        if isinstance(play, Button):
            play.icon = "pause" if self.running else "play"
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

    def write(self, event: Event) -> None:
        """Into the minutes, without what lies face down by now."""
        super().write(self._as_it_is_told(event))

    def announce(self, event: Event) -> None:
        """The same for the line at the top."""
        super().announce(self._as_it_is_told(event))

    def _as_it_is_told(self, event: Event) -> Event:
        """While a match runs, sums and private looks of before are nobody's any more ."""
        if self.finished_match:
            return event
        if isinstance(event, ev.DealDone | ev.SeatResigned):
            return msgspec.structs.replace(event, votes=-1)
        if isinstance(event, ev.HandSeen):
            return msgspec.structs.replace(event, cards=())
        if isinstance(event, ev.BoardOpened):
            return msgspec.structs.replace(event, totals=())
        return event

    def finished(self) -> None:
        """The end of the match is only the end of the bar."""
        self.stop()

    def leave_replay(self) -> None:
        """Back to where one came from."""
        self.game.pop()

    def on_escape(self) -> None:
        """The same."""
        self.leave_replay()


class ReplayFlow(EntkhbatFlow):
    """Tells stories and asks nobody."""

    scene: ReplayScene

    @property
    def eyes(self) -> Seat | None:
        """Whoever's eyes are chosen on the bar."""
        return None if self.scene.eyes < 0 else Seat(self.scene.eyes)

    def settle(self) -> None:
        """The story is over: the table shows the view."""
        self._settled = True
        self.waiting_for = "replay"
        self.actor = None
        self.scene.see(self.view())
        told = self.scene.log[-1][1] if self.scene.log else words("replay.prompt")
        self.close_question(told)
        if self.session.match.over:
            self.scene.finished()

    def update(self, dt: float) -> None:
        """Only the story: no bot, no person."""
        MatchFlow.update(self, dt)

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
            scene.shown = Shown.of(self.view())
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
