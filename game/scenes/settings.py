"""Settings: tags on a string, a sheet for each. Everything takes effect at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from pygame import FRect

from game.audio import SoundState
from game.canvas import Canvas, text_height
from game.look import CREAM, GREY, INK
from game.scene import Scene
from game.scenes.overlay import notice
from game.settings import LANGUAGES, TEXT_SIZES
from game.text import Style
from game.widgets.base import Widget
from game.widgets.button import Button
from game.widgets.hanging import HangingTag
from game.widgets.label import Label, Paragraph, Plate
from game.widgets.slider import Slider
from game.widgets.toggle import ToggleGroup
from game.words import words

HEADING = Style("label", 34, cap=1.3)
NAME = Style("bold", 20)
ABOUT = Style("body", 16, GREY)
LESS_LARGE = (2.0, 1.8, 1.6, 1.4, 1.2)
"""How far explanations may grow with the text size, where they would not all find room otherwise."""
SWITCH = (False, True)
SPEEDS = ("slow", "normal", "fast", "instant")
WINDOWS = ((1280, 720), (1600, 900), (1920, 1080), (2560, 1440))
PAGES: dict[str, tuple[str, ...]] = {
    "sight": ("language", "text_size", "contrast", "patterns", "reduced_motion"),
    "sound": ("master_volume", "effects_volume", "music_volume", "ambience_volume", "sound_in_background"),
    "pace": ("speed", "bot_speed", "confirmations", "curtain", "replies", "hints"),
    "window": ("full_screen", "window_size"),
}
STRING_X = 96.0


class SettingsScene(Scene):
    """The settings. Escape or *Back* leaves."""

    name = "settings"

    def __init__(self, page: str = "sight") -> None:
        super().__init__()
        self.page = page
        self._about: Style | None = None
        """How explanations are written; None where they are tips."""

    def build(self) -> None:
        """The string with its tags, and the sheet of the page that is open."""
        room = self.space.visible
        top = room.top + 60
        for index, page in enumerate(PAGES):
            area = FRect(120, top + 60 + index * 100, 250, 64)
            tag = HangingTag(
                f"page-{page}", words(f"settings.page.{page}"), area, STRING_X, partial(self.show, page)
            )
            tag.chosen = page == self.page
            self.add(tag)
        self.add(
            Button(
                "back", words("common.back"), (120, room.bottom - 130, 220, 66), self.on_escape, "button-go"
            )
        )
        sheet = FRect(420, top - 16, min(1130.0, room.right - 460), room.bottom - top - 40)
        self.add(Plate(sheet, "panel", "sheet"))
        self._fill(sheet.inflate(-96, -72))

    def show(self, page: str) -> None:
        """Turn to another page."""
        self.page = page
        self.rebuild()

    def ground(self, canvas: Canvas) -> None:
        """Wood, and the string the tags hang on."""
        canvas.cover("title/wood", self.space.visible)
        top, bottom = self.space.visible.top, self.space.visible.bottom
        canvas.line((STRING_X, top), (STRING_X, bottom), INK, 6)
        canvas.line((STRING_X, top), (STRING_X, bottom), CREAM, 3)

    def on_escape(self) -> None:
        """Back to where one came from."""
        self.game.pop()

    # --- the sheet ----------------------------------------------------------------------------------

    def _fill(self, area: FRect) -> None:
        head = self.space.text_units(HEADING.size, HEADING.cap) * 1.5
        self.add(Label(words(f"settings.page.{self.page}"), (area.left, area.top, area.width, head), HEADING))
        names = PAGES[self.page]
        extra = self.page == "sound"
        height = min(128.0, (area.height - head - 10) / (len(names) + extra))
        self._about = self._fitting(names, area.width * 0.43 - 20, height - 8)
        told = self._about is not None
        for index, name in enumerate(names):
            row = FRect(area.left, area.top + head + 10 + index * height, area.width, height)
            self._add_row(name, row, told)
        if extra:
            self._add_device(FRect(area.left, area.top + head + 10 + len(names) * height, area.width, height))

    def _add_row(self, name: str, row: FRect, told: bool) -> None:
        """The name of a setting, what it does when there is room on the page (`told`), its control."""
        text = FRect(row.left, row.top, row.width * 0.43 - 20, row.height - 8)
        label, about = words(f"settings.{name}.name"), words(f"settings.{name}.about")
        high, below = self._heights(name, text.width)
        top = text.centery - (high + below if told else high) / 2
        self.add(Paragraph(label, (text.left, top, text.width, high + 4), NAME, name=f"{name}-name"))
        if told:
            spot = FRect(text.left, top + high, text.width, below + 4)
            self.add(Paragraph(about, spot, self._about or ABOUT, name=f"{name}-about"))
        tall = min(row.height - 14, max(54.0, self.space.text_units(19) * 1.9))
        spot = FRect(row.left + row.width * 0.43, row.centery - tall / 2, row.width * 0.57, tall)
        control = self._control(name, spot)
        control.tip = "" if told else about
        self.add(control)

    def _heights(self, name: str, width: float) -> tuple[float, float]:
        """How high the name of a setting and its explanation come out."""
        label, about = words(f"settings.{name}.name"), words(f"settings.{name}.about")
        style = self._about or ABOUT
        return text_height(self.space, label, width, NAME), text_height(self.space, about, width, style)

    def _fitting(self, names: Sequence[str], width: float, height: float) -> Style | None:
        """The largest style in which every explanation finds room in its row; None if there is none."""
        for cap in LESS_LARGE:
            self._about = ABOUT.but(cap=cap)
            if all(sum(self._heights(name, width)) <= height for name in names):
                return self._about
        return None

    def _control(self, name: str, spot: FRect) -> Widget:
        wishes = self.game.settings
        if name.endswith("_volume"):
            change = partial(self._slide, name)
            return Slider(
                name, spot, getattr(wishes, name), on_change=change, on_done=partial(self._slid, name)
            )
        if name == "language":
            options: list[tuple[object, str]] = [(code, own) for code, own in LANGUAGES.items()]
            spot.width = min(spot.width, 190.0 * len(options))
            return ToggleGroup(name, options, wishes.language, spot, partial(self._change, name))
        if name == "text_size":
            sizes: list[tuple[object, str]] = [(size, f"{size}%") for size in TEXT_SIZES]
            return ToggleGroup(name, sizes, wishes.text_size, spot, partial(self._change, name))
        if name == "window_size":
            here, stage = self.game.stage.window.size, self.game.stage
            windows: list[tuple[object, str]] = [
                (size, f"{size[0]}×{size[1]}") for size in WINDOWS if stage.fitting(size) == size
            ]
            return ToggleGroup(name, windows, here, spot, self._resize)
        if name in ("speed", "bot_speed"):
            speeds: list[tuple[object, str]] = [
                (speed, words(f"settings.choice.{speed}")) for speed in SPEEDS
            ]
            return ToggleGroup(name, speeds, getattr(wishes, name), spot, partial(self._change, name))
        if name == "replies":
            manners: list[tuple[object, str]] = [
                (manner, words(f"settings.choice.{manner}")) for manner in ("shared", "strict")
            ]
            return ToggleGroup(name, manners, wishes.replies, spot, partial(self._change, name))
        switch: list[tuple[object, str]] = [(on, words("common.on" if on else "common.off")) for on in SWITCH]
        spot.width = min(spot.width, 260.0)
        return ToggleGroup(name, switch, getattr(wishes, name), spot, partial(self._change, name))

    def _add_device(self, row: FRect) -> None:
        silent = self.game.mixer.state is SoundState.NO_DEVICE
        told = words("settings.device.none" if silent else "settings.device.ready")
        self.add(
            Paragraph(
                told, (row.left, row.top, row.width * 0.62, row.height), ABOUT, middle=True, name="device"
            )
        )
        if silent:
            spot = FRect(row.right - 220, row.centery - 28, 220, 56)
            self.add(Button("retry", words("settings.device.retry"), spot, self._retry_sound))

    # --- what the controls do -----------------------------------------------------------------------

    def _change(self, name: str, value: object) -> None:
        self._apply(lambda: self.game.apply(self.game.settings.but(**{name: value})))

    def _resize(self, size: object) -> None:
        assert isinstance(size, tuple)
        wishes = self.game.settings.but(window_width=size[0], window_height=size[1], full_screen=False)
        self._apply(lambda: self.game.apply(wishes))

    def _apply(self, act: Callable[[], bool]) -> None:
        if not act():
            self.game.push(notice(words("common.settings-title"), words("common.settings-unsaved")))

    def _slide(self, name: str, value: int) -> None:
        self.game.apply(self.game.settings.but(**{name: value}), keep=False)

    def _slid(self, name: str, value: int) -> None:
        self._change(name, value)
        self.game.play_sound("coin-clink")

    def _retry_sound(self) -> None:
        self.game.mixer.open()
        self.rebuild()
