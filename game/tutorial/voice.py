"""The voice of a lesson: what the narrator says in a beat, what is lit meanwhile, where the bubble goes."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import FRect

from game.scene import Scene
from game.tutorial.bar import bar_area
from game.tutorial.bubble import Narrator, Saying, SpeechBubble
from game.tutorial.coach import Coach
from game.tutorial.dim import Dim
from game.tutorial.patterns import ARROW
from game.words import words

Spot = Callable[[str], FRect | None]
ButtonOf = tuple[str, str, Callable[[], None]]


class Voice:
    """Speaks for the coach on one scene. `spot` finds a thing by the table's name for it."""

    def __init__(
        self,
        scene: Scene,
        coach: Coach,
        lesson: str,
        spot: Spot,
        go_on: Callable[[], None],
        show_me: Callable[[], None],
        choose: Callable[[str], None],
    ) -> None:
        self.scene, self.coach, self.lesson, self.spot = scene, coach, lesson, spot
        self._go_on, self._show_me, self._choose = go_on, show_me, choose
        self.narrator = Narrator(scene)
        self.dim: Dim | None = None
        self._spoken_for: list[tuple[float, ...]] = []

    @property
    def bubble(self) -> SpeechBubble | None:
        """The bubble, while there is one."""
        return self.narrator.bubble

    def key(self, name: str) -> str:
        """Where the words of this beat are found."""
        return f"tutorial-{self.lesson}.{self.coach.beat.id}.{name}"

    @property
    def headline(self) -> str:
        """The headline of this beat."""
        return words(self.key("head"), **self._facts())

    def speak(self, compact: bool, spare: Sequence[FRect]) -> None:
        """Say what this beat says, beside what it speaks of; better not over `spare`."""
        lit = self.lit()
        self._spoken_for = [tuple(area) for area in lit]
        self.dim = Dim(self.scene.space.visible, lit) if lit else None
        self.narrator.say(self._saying(), lit, spare, self._room(compact))
        self.scene.touch()

    def hush(self) -> None:
        """Nothing is said, and nothing dimmed."""
        self.narrator.hush()
        self.dim = None
        self.scene.touch()

    @property
    def outdated(self) -> bool:
        """Whether what the beat speaks of has come, gone or moved since."""
        return self._spoken_for != [tuple(area) for area in self.lit()]

    def lit(self) -> list[FRect]:
        """Where what the beat speaks of lies now."""
        spots = (self.spot(self.coach.adapter.name(name)) for name in self.coach.beat.look)
        return [spot for spot in spots if spot is not None and spot.width > 0]

    def _room(self, compact: bool) -> FRect:
        """Where the bubble may be: everywhere but over the lesson's own buttons."""
        space = self.scene.space
        room, bar = space.visible.inflate(-20, -20), bar_area(space, compact)
        if compact:
            return FRect(room.left, bar.bottom + 8, room.width, room.bottom - bar.bottom - 8)
        return FRect(room.left, room.top, bar.left - 10 - room.left, room.height)

    # --- what is said -----------------------------------------------------------------------------------

    def _facts(self) -> dict[str, object]:
        return self.coach.adapter.facts(self.coach.match)

    def _saying(self) -> Saying:
        coach = self.coach
        if coach.remark:
            said = words(self.key(f"after.{coach.remark}"), **self._facts())
            return Saying(self.headline, said, "", (self._go_on_button(),))
        shows_keys = self.scene.shows_focus and coach.beat.hand
        keys = words(f"tutorial.keys.{self._kind_of_hand()}") if shows_keys else ""
        return Saying(self.headline, words(self.key("body"), **self._facts()), keys, self._buttons())

    def _kind_of_hand(self) -> str:
        """Whether the beat's gesture is a drag, a press, a press that is held, or a number to be set."""
        if self.coach.beat.control:
            return "number"
        if ARROW in self.coach.beat.hand:
            return "drag"
        return "hold" if self.coach.beat.done == "peeked" else "press"

    def _go_on_button(self) -> ButtonOf:
        return ("go-on", words("tutorial.go-on"), self._go_on)

    def _buttons(self) -> tuple[ButtonOf, ...]:
        beat = self.coach.beat
        if beat.watch or beat.may_pass:
            return (self._go_on_button(),)
        if beat.choices:
            return tuple(
                (name, words(self.key(f"choice.{name}")), self._chosen(name)) for name in beat.choices
            )
        if self.coach.offers_help:
            return (("show-me", words("tutorial.show-me"), self._show_me),)
        return ()

    def _chosen(self, name: str) -> Callable[[], None]:
        return lambda: self._choose(name)
