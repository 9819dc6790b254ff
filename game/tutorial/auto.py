"""Plays a lesson through the real client, by real pointer or key events, doing what each beat asks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol, cast

from game.app import App
from game.pilot import NotFound, Pilot
from game.play.hands import Lost, by_drag, by_keys, grip, hold_named, press_named
from game.scene import Scene
from game.settings import Settings
from game.table.gesture import Drag, Press
from game.table.table_scene import TableScene
from game.table.zoom import AFTER
from game.tutorial.bubble import SpeechBubble
from game.tutorial.coach import Coach
from game.tutorial.numbers import set_by_hand
from game.tutorial.voice import Voice

PATIENCE = 60.0
"""Seconds of the pilot's clock in which a lesson must get on."""
MOST_DEEDS = 400


class Led(Protocol):
    """A table that a lesson leads."""

    coach: Coach
    voice: Voice | None


@dataclass(frozen=True)
class Done:
    """A beat that was played: its id, its seconds, and the number of words it said."""

    id: str
    seconds: float
    words: int


@dataclass(frozen=True)
class Manner:
    """How the lesson is played."""

    keys: bool = False
    clumsy: bool = False
    size: tuple[int, int] = (1280, 720)
    text_scale: int = 100
    calm: bool = False
    speed: str = "fast"


class Run:
    """One lesson from its beginning to its end."""

    def __init__(self, make: Callable[[], Scene], manner: Manner, shots: Path | None = None) -> None:
        self.manner, self.shots = manner, shots
        settings = Settings(
            speed=manner.speed,  # type: ignore[arg-type]
            bot_speed=manner.speed,  # type: ignore[arg-type]
            text_size=manner.text_scale,
            reduced_motion=manner.calm,
            tutorial_offered=True,
        )
        self.pilot = Pilot(App(settings, size=manner.size), make())
        self.hand = by_keys if manner.keys else by_drag
        self.deeds = 0
        self.finished = False

    @property
    def coach(self) -> Coach:
        """The coach of the scene on the screen."""
        return cast(Led, self.pilot.scene).coach

    def play(self) -> Iterator[Done]:
        """Do what each beat asks; tell each beat when it is over. Raises `Lost`."""
        try:
            yield from self._play()
        except NotFound as missing:
            raise Lost(str(missing)) from missing

    def _play(self) -> Iterator[Done]:
        beat, began, quiet, said = "", 0.0, self.pilot.seconds, 0
        clumsy: set[str] = set()
        while not self.finished:
            self.pilot.frames(1)
            if self.pilot.scene.name == "speech":
                self._speak()
                continue
            now = self.coach.beat.id
            if now != beat:
                if beat:
                    yield Done(beat, round(self.pilot.seconds - began, 2), said)
                beat, began, quiet, said = now, self.pilot.seconds, self.pilot.seconds, 0
            if not self._ready():
                if self.pilot.seconds - quiet > PATIENCE:
                    raise Lost(f"{now}: nothing happens any more")
                continue
            said = max(said, self._words())
            self._read(now)
            self._picture(now)
            if self.manner.clumsy and now not in clumsy:
                clumsy.add(now)
                self._blunder()
                continue
            self._do()
            quiet = self.pilot.seconds
        yield Done(beat, round(self.pilot.seconds - began, 2), said)

    def _ready(self) -> bool:
        """Whether the learner may do something now."""
        scene = self.pilot.scene
        table = cast(TableScene, scene)
        if table.waiting_for == "pay":
            return True
        if table.player.playing or (table.waiting_for == "story" and not self.coach.paused):
            return False
        if self.coach.waits_for_go_on:
            return self.pilot.sees("go-on") and not self._moving()
        if not self.coach.speaks:
            return False
        if self.coach.beat.control:
            return self.pilot.sees(self.coach.beat.control)
        if self.coach.beat.choices or self.coach.beat.may_pass or self.coach.beat.done == "peeked":
            return True
        return self.coach.model(table.gestures) is not None and bool(list(table.gestures.all()))

    def _moving(self) -> bool:
        """Whether the opponent still has something to do in this beat."""
        return not self.coach.remark and not self.coach.holds(self.coach.beat.done)

    def _do(self) -> None:
        coach, pilot = self.coach, self.pilot
        table = cast(TableScene, pilot.scene)
        self.deeds += 1
        if self.deeds > MOST_DEEDS:
            raise Lost(f"{coach.beat.id}: the lesson does not come to an end")
        if table.waiting_for == "pay":
            press_named(pilot, "pay", self.manner.keys)
        elif coach.waits_for_go_on:
            press_named(pilot, "go-on", self.manner.keys)
        elif coach.beat.choices:
            self._choose(coach.beat.choices)
        elif coach.beat.control:
            set_by_hand(pilot, coach.beat.control, coach.beat.number, self.manner.keys)
        elif coach.beat.may_pass:
            self._look_or_pass(table)
        elif coach.beat.done == "peeked":
            hold_named(pilot, "chest", self.manner.keys, 0.6)
        else:
            gesture = coach.model(table.gestures)
            assert isinstance(gesture, Drag | Press)
            self.hand(pilot, table, gesture)
        pilot.frames(3)

    def _look_or_pass(self, table: TableScene) -> None:
        """Rest on a card until it is shown large, and move away; by keys go on without it."""
        card = next((piece for fan in table.table.hands for piece in fan.pieces), None)
        if self.manner.keys or card is None:
            press_named(self.pilot, "go-on", self.manner.keys)
            return
        self.pilot.move(grip(table, card.name))
        self.pilot.wait(AFTER + 0.6)
        self.pilot.move(self.pilot.middle("narrator"))
        self.pilot.wait(0.3)

    def _choose(self, choices: tuple[str, ...]) -> None:
        last = choices[-1]
        press_named(self.pilot, last, self.manner.keys)
        if self.pilot.scene.name == "title":
            self.finished = True

    def _speak(self) -> None:
        self.pilot.wait(0.6)
        scene = cast(TableScene, self.pilot.scene)
        if self.pilot.sees("done"):
            press_named(self.pilot, "done", self.manner.keys)
        else:
            self._shoot("speech")
            gesture = next(iter(scene.gestures.all()))
            self.hand(self.pilot, scene, gesture)
        self.pilot.wait(0.4)

    # --- doing it wrong ---------------------------------------------------------------------------------

    def _blunder(self) -> None:
        """Something wrong first: a piece dropped on a place that does not want it, three times."""
        table = cast(TableScene, self.pilot.scene)
        gesture = self.coach.model(table.gestures)
        if not isinstance(gesture, Drag) or table.waiting_for == "pay" or self.coach.waits_for_go_on:
            self.pilot.click((self.pilot.scene.space.visible.left + 4, 450.0))
            self.pilot.key("escape")
            self.pilot.wait(0.3)
            if self.pilot.scene.name == "dialog":
                press_named(self.pilot, "stay", self.manner.keys)
            return
        for place in self._wrong_places(table, gesture)[:3]:
            by_drag(self.pilot, table, Drag(gesture.piece, place))
            self.pilot.wait(0.5)
            self._read_refusal(table)
            if self.pilot.scene is not table or gesture.piece not in table.gestures.drags:
                return

    @staticmethod
    def _wrong_places(table: TableScene, gesture: Drag) -> list[str]:
        """Places that do not take the piece, and do not lie on one that does."""
        legal = [table.table.place(name) for name in table.gestures.targets(gesture.piece)]
        return [
            place.name
            for place in table.table.places.values()
            if not any(place.rect.colliderect(one.rect) for one in legal)
        ]

    def _read_refusal(self, table: TableScene) -> None:
        """What is said to a wrong gesture does not lie over what the narrator says. Raises `Lost`."""
        said = self._bubble() if self.pilot.scene is table else None
        if said is not None and table.bubble is not None and table.bubble.rect.colliderect(said.rect):
            raise Lost(f"{self.coach.beat.id}: the refusal lies over the narrator's words")

    # --- looking ----------------------------------------------------------------------------------------

    def _bubble(self) -> SpeechBubble | None:
        voice = cast(Led, self.pilot.scene).voice
        return voice.bubble if voice is not None else None

    def _words(self) -> int:
        bubble = self._bubble()
        return len(bubble.saying.body.split()) if bubble is not None else 0

    def _read(self, beat: str) -> None:
        """The bubble can be read: it is whole, inside the window, and off its subject. Raises `Lost`."""
        scene = self.pilot.scene
        bubble = self._bubble()
        if bubble is None:
            raise Lost(f"{beat}: nobody says anything")
        if not scene.space.visible.inflate(2, 2).contains(bubble.rect):
            raise Lost(f"{beat}: the bubble sticks out of the window")
        if bubble.subject.width < scene.space.visible.width / 2 and bubble.rect.colliderect(bubble.subject):
            raise Lost(f"{beat}: the bubble lies over what it speaks of")

    def _picture(self, beat: str) -> None:
        if self.shots is None:
            return
        name = f"{beat}-after" if self.coach.remark else beat
        if not (self.shots / f"{name}.png").exists():
            self.pilot.wait(1.3)
            self._shoot(name)

    def _shoot(self, name: str) -> None:
        if self.shots is not None:
            self.shots.mkdir(parents=True, exist_ok=True)
            self.pilot.screenshot(self.shots / f"{name}.png")


def skip_beats(pilot: Pilot, count: int) -> None:
    """Press *skip* until so many beats are behind, or the lesson is at its end."""
    for _ in range(3 * count):
        coach = cast(Led, pilot.scene).coach
        if coach.index >= count or coach.beat.choices:
            break
        pilot.click("lesson-skip")
        pilot.wait(1.5)
    pilot.move((800.0, -1.0))
    pilot.wait(1.6)
