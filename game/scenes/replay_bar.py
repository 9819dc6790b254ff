"""The replay's controls along the rail: steps, a slider, what is being told, whose eyes, and the way out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import FRect

from game.canvas import Canvas
from game.look import CREAM
from game.table.tamasha.rail import TEXT, EnvelopesLeft, PromptPlate
from game.table.tamasha.top import HIDDEN, Top
from game.table.tamasha.zone import Zone
from game.text import Style
from game.widgets.button import Button
from game.widgets.fitting import fit_paragraph
from game.widgets.label import Label
from game.widgets.slider import Slider
from game.widgets.toggle import ToggleGroup
from game.words import words

if TYPE_CHECKING:
    from game.scenes.replay import ReplayScene

COUNT = Style("label", 20, CREAM, cap=1.25)
STEP, GAP = 52.0, 5.0
SLIDER, COUNTED, EYES, LEAVE = 300.0, 92.0, 262.0, 104.0


class ReplayBar:
    """Takes the place of badge, prompt and envelope count, so that nothing of the table is covered."""

    def __init__(self, scene: ReplayScene) -> None:
        self.scene = scene
        self.slider: Slider | None = None

    def zones(self, zones: list[Zone]) -> list[Zone]:
        """The table's zones with the rail made free for the bar."""
        free = [zone for zone in zones if not isinstance(zone, PromptPlate | EnvelopesLeft)]
        return [*free, Told(self.scene.top, self._told_area())]

    def build(self) -> None:
        """All widgets for the present layout."""
        scene, area = self.scene, self._area()
        for name in ("undo", "rules", "menu"):
            if isinstance(button := scene.find(name), Button):
                button.visible = False
        self._add_steps(area)
        slider = FRect(area.left + 5 * (STEP + GAP) + 12, area.top, SLIDER, area.height)
        self._add_slider(slider)
        count = FRect(slider.right - 56, area.top, COUNTED, area.height)
        scene.add(Label(scene.counted(), count, COUNT, "left", "count"))
        end = area.right
        scene.add(
            Button(
                "leave", words("common.back"), (end - LEAVE, area.top, LEAVE, area.height), scene.leave_replay
            )
        )
        if scene.finished_match:
            self._add_eyes(FRect(end - LEAVE - 10 - EYES, area.top, EYES, area.height))
        self._place_speed(area)

    def _add_slider(self, area: FRect) -> None:
        """The same slider as long as the scene lives, so that a drag outlasts a change of the table."""
        if self.slider is None:
            most = max(1, len(self.scene.answers))
            self.slider = Slider("place", area, 0, 0, most, 1, self.scene.go_to, show=lambda _value: "")
        self.slider.rect, self.slider.value = area, self.scene.at
        self.scene.add(self.slider)

    def _area(self) -> FRect:
        rail = self.scene.top.layout.zone("rail")
        compact = self.scene.top.layout.compact
        tall = 64.0 if compact else 50.0
        return FRect(rail.left + 10, rail.bottom - (12.0 if compact else 6.0) - tall, rail.width - 20, tall)

    def _told_area(self) -> FRect:
        area = self._area()
        left = area.left + 5 * (STEP + GAP) + SLIDER + COUNTED - 36
        right = area.right - LEAVE - 10 - (EYES + 10 if self.scene.finished_match else 0.0)
        if self.scene.top.layout.compact:
            right -= area.height + 8
        return FRect(left, area.top + 2, right - left, area.height - 4)

    def _add_steps(self, area: FRect) -> None:
        scene = self.scene
        entries = (
            ("start", "step-back", lambda: scene.go_to(0)),
            ("back", "left", lambda: scene.go_to(scene.at - 1)),
            ("play", "pause" if scene.running else "play", scene.toggle),
            ("forward", "right", scene.go_on),
            ("end", "step", lambda: scene.go_to(len(scene.answers))),
        )
        for index, (name, icon, act) in enumerate(entries):
            spot = FRect(area.left + index * (STEP + GAP), area.top, STEP, area.height)
            tip = words(f"replay.{'pause' if icon == 'pause' else name}")
            scene.add(Button(f"step-{name}", "", spot, act, icon=icon, tip=tip))

    def _add_eyes(self, area: FRect) -> None:
        choices: list[tuple[object, str]] = [
            (HIDDEN, words("replay.eyes-onlooker")),
            (0, words("tamasha.party.purple")),
            (1, words("tamasha.party.yellow")),
        ]
        scene, tip = self.scene, words("replay.eyes-tip")
        scene.add(ToggleGroup("eyes", choices, scene.eyes, area, scene.look_through, tip=tip))

    def _place_speed(self, area: FRect) -> None:
        """In the compact form the speed moves next to what is told; else it keeps its place at the side."""
        button = self.scene.find("speed")
        if isinstance(button, Button) and self.scene.top.layout.compact:
            button.rect = FRect(self._told_area().right + 8, area.top, area.height, area.height)


class Told(PromptPlate):
    """What has just happened, between the bar's controls."""

    def __init__(self, top: Top, spot: FRect) -> None:
        super().__init__(top)
        self.spot = spot

    @property
    def rect(self) -> FRect:
        """Between the count and the eyes."""
        return FRect(self.spot)

    def bounds(self) -> FRect:
        """Itself and its shadow."""
        return self.spot.inflate(16, 16)

    def _sentence(self, canvas: Canvas, area: FRect) -> None:
        """As large as fits between its neighbours."""
        text = self.top.prompt.text
        style = fit_paragraph(canvas.space, text, TEXT.but(leading=0.92), area.width, area.height)
        canvas.paragraph(text, area, style, "left", True)
