"""A whole match from the title to the result and back, played by a hand that reads the screen."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from engine.core.asking import Answer
from engine.core.dice import Dice
from engine.core.game import Setup
from game.app import App
from game.pilot import NotFound, Pilot
from game.play.hands import Hand, Lost, by_click, by_drag, by_keys, gestures_of, hold_named, press_named
from game.play.table_options import variant_of
from game.scenes.title import TitleScene
from game.settings import Settings
from game.table.gesture import Gesture, Press
from game.table.table_scene import TableScene
from game.widgets.base import Widget
from game.widgets.option_card import OptionCard
from game.widgets.toggle import ToggleGroup

HANDS: dict[str, Hand] = {"drag": by_drag, "clicks": by_click, "keys": by_keys}
MOST_GESTURES = 12_000
WAYS_ON = {"call": ("nobody-else",), "look": ("put-away",)}
"""Where a table waits for several people at once, the buttons that lead on."""
PATIENCE = 40.0
"""Seconds of the pilot's clock in which something must happen."""


class Journey:
    """One match. `manner` is drag, clicks or keys; `shots` a folder for pictures, or None; `replies` how
    several people at an argument are asked, or None for as they always are.
    """

    def __init__(
        self, setup: Setup, people: int, manner: str, size: tuple[int, int], shots: Path | None,
        replies: str | None = None,
    ) -> None:  # fmt: skip
        self.setup, self.people, self.shots, self.replies = setup, people, shots, replies
        self.keys, self.hand = manner == "keys", HANDS[manner]
        self.dice = Dice(setup.seed)
        self.taken: set[str] = set()
        self.made = 0
        app = App(Settings(speed="instant", bot_speed="instant", tutorial_offered=True), size=size)
        app.seed = setup.seed
        self.pilot = Pilot(app, TitleScene())

    def travel(self) -> Iterator[str]:
        """Play, and tell each stage in a line. Raises `Lost` where the way is barred."""
        try:
            yield from self._travel()
        except NotFound as missing:
            raise Lost(str(missing)) from missing

    def _travel(self) -> Iterator[str]:
        self._picture("title")
        yield "title"
        self._press(f"box-{self.setup.game}")
        self._arrive("setup")
        self._choose_options()
        self._picture("setup")
        yield "setup"
        self._press("next")
        self._arrive("seats")
        self._take_seats()
        self._picture("seats")
        yield "seats"
        self._press("start")
        self._read_roles()
        self._arrive("table", "curtain")
        yield from self._play()
        self._arrive("result")
        self._finish_result()
        yield "result"
        self._press("home")
        self._arrive("title")
        yield f"title again, after {self.made} gestures"

    def _read_roles(self) -> None:
        """Where a role is played for the first time, its card is read before the table is."""
        self.pilot.wait(0.6)
        while self.pilot.scene.name == "role-card":
            self._picture("role-card")
            self._press("sit-down")
            self.pilot.wait(0.4)

    # --- before the match ---------------------------------------------------------------------------

    def _choose_options(self) -> None:
        if self.setup.variant != variant_of(self.setup.game):
            self._press(f"version-{self.setup.variant}")
            self.pilot.wait(0.2)
        self._toggle("players", self.setup.seats)
        for name, value in self.setup.options.items():
            self._turn(name, value)
        for widget in list(self.pilot.scene.widgets):
            if isinstance(widget, OptionCard) and widget.side.value == "":
                self._press(widget.name)
                self.pilot.wait(0.4)

    def _turn(self, name: str, value: str) -> None:
        card = self.pilot.find(name)
        if not isinstance(card, OptionCard):
            raise Lost(f"{name} is no card")
        for _ in card.sides:
            if card.side.value == value:
                return
            self._press(name)
            self.pilot.wait(0.4)
        raise Lost(f"the card {name} never shows {value}")

    def _take_seats(self) -> None:
        for seat in range(self.setup.seats):
            self._toggle(f"kind-{seat}", "human" if seat < self.people else "normal")
        if self.replies is not None and self.people > 1:
            self._press(f"replies-{self.replies}")

    def _toggle(self, name: str, value: object) -> None:
        group = self.pilot.find(name)
        if not isinstance(group, ToggleGroup):
            raise Lost(f"{name} is no row of tags")
        wanted = next(index for index, (own, _) in enumerate(group.options) if own == value)
        if group.chosen == wanted:
            return
        if not self.keys:
            self.pilot.click(group.part(wanted).center)
        else:
            from game.play.hands import tab_to

            tab_to(self.pilot, name)
            key = "right" if wanted > group.chosen else "left"
            for _ in range(abs(wanted - group.chosen)):
                self.pilot.key(key)
        self.pilot.wait(0.2)

    # --- the match ----------------------------------------------------------------------------------

    def _play(self) -> Iterator[str]:
        scene = self._table()
        phase = ""
        quiet = self.pilot.seconds
        while self.pilot.scene.name != "result":
            self.pilot.frames(1)
            if self.pilot.scene.name == "curtain":
                self._picture("curtain")
                hold_named(self.pilot, "lift", self.keys)
            elif self.pilot.scene is scene:
                if phase != (phase := scene.phase) and phase:
                    yield phase
                if not self._move(scene):
                    if self.pilot.seconds - quiet > PATIENCE:
                        raise Lost(f"nothing happens at the table any more ({scene.waiting_for})")
                    continue
            quiet = self.pilot.seconds

    def _table(self) -> TableScene:
        scene = self.pilot.scene
        if scene.name == "curtain" and scene.below is not None:
            scene = scene.below
        if not isinstance(scene, TableScene):
            raise Lost(f"{scene.name} is no table")
        return scene

    def _move(self, scene: TableScene) -> bool:
        """Do what the table waits for; False when it waits for nobody here."""
        if scene.waiting_for == "pay":
            self._picture("pay")
            self.hand(self.pilot, scene, Press("pay"))
        elif scene.waiting_for == "person":
            self.pilot.frames(2)
            self._picture(f"table-{scene.phase}")
            self._make(scene)
        elif scene.waiting_for in WAYS_ON:
            self.pilot.frames(2)
            self._picture(f"table-{scene.waiting_for}")
            self._press(self._way_on(scene))
        else:
            return False
        return True

    def _way_on(self, scene: TableScene) -> str:
        """The button that leads on from a question put to several: now and then somebody speaks up."""
        ways = [name for name in WAYS_ON[scene.waiting_for] if self._usable(name)]
        speakers = [widget.name for widget in scene.widgets if widget.name.startswith("speak-")]
        speakers = [name for name in speakers if self._usable(name)]
        if scene.waiting_for == "call" and speakers and not self.dice.below(4):
            return self.dice.pick(speakers)
        if not ways:
            raise Lost(f"no way on from {scene.waiting_for!r}")
        return ways[0]

    def _usable(self, name: str) -> bool:
        """Whether there is a button of that name that a person could press now."""
        found = self.pilot.scene.find(name)
        return isinstance(found, Widget) and found.visible and found.enabled

    def _make(self, scene: TableScene) -> None:
        before = scene.mark
        gesture = self._pick(scene)
        self.hand(self.pilot, scene, gesture)
        self.pilot.frames(2)
        self.made += 1
        if gesture == Press("put-away"):
            return
        if scene.mark == before and scene.waiting_for != "pay":
            said = scene.bubble.text if scene.bubble is not None else "nothing"
            raise Lost(f"{gesture} was not understood; the table said {said!r}")
        if self.made > MOST_GESTURES:
            raise Lost("the match does not come to an end")

    def _pick(self, scene: TableScene) -> Gesture:
        """Any gesture; answers are three times as likely as what only prepares one."""
        open_now = [
            gesture
            for gesture in gestures_of(scene)
            if not isinstance(gesture, Press) or self._usable(gesture.name) or not self._usable("put-away")
        ]
        if self._usable("put-away"):
            open_now.append(Press("put-away"))
        answers = [gesture for gesture in open_now if isinstance(gesture.means, Answer)]
        if answers and len(answers) < len(open_now) and self.dice.below(4):
            return self.dice.pick(answers)
        presses = [gesture for gesture in open_now if isinstance(gesture, Press)]
        if presses and self.dice.below(2):
            return self.dice.pick(presses)
        return self.dice.pick(open_now)

    # --- after it -----------------------------------------------------------------------------------

    def _finish_result(self) -> None:
        self.pilot.wait(1.0)
        self._picture("result")
        self.pilot.wait_until(lambda: self.pilot.sees("home"), PATIENCE)
        if not self.pilot.sees("speech"):
            return
        self._press("speech")
        self._arrive("speech")
        self._picture("speech")
        self._press("done" if self.pilot.sees("done") else "skip")
        self._arrive("result")

    # --- common -------------------------------------------------------------------------------------

    def _press(self, name: str) -> None:
        press_named(self.pilot, name, self.keys)

    def _arrive(self, *names: str) -> None:
        if not self.pilot.wait_until(lambda: self.pilot.scene.name in names, PATIENCE):
            raise Lost(f"the way leads to {self.pilot.scene.name!r} and not to {names[0]!r}")
        self.pilot.wait(0.6)

    def _picture(self, name: str) -> None:
        if self.shots is None or name in self.taken:
            return
        self.taken.add(name)
        self.shots.mkdir(parents=True, exist_ok=True)
        self.pilot.screenshot(self.shots / f"{len(self.taken):02d}-{name}.png")
