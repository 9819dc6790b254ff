"""Everything of the argument on the table: lane, threads, bar and the sheet that says what is at stake."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.asking import Seat
from game.canvas import Canvas
from game.table.entkhbat import layout
from game.table.entkhbat.painting import Part
from game.table.entkhbat.replies import spots
from game.table.entkhbat.replies.argument import Argument
from game.table.entkhbat.replies.bar import BarButton, BarPlate, Speaker, badge_areas, button_area
from game.table.entkhbat.replies.clock import ClockRing
from game.table.entkhbat.replies.consequence import Consequence, told
from game.table.entkhbat.replies.flow import WINDOWS
from game.table.entkhbat.replies.lane import draw_lane
from game.table.entkhbat.replies.threads import Thread, draw_pins, draw_thread, threads
from game.widgets.base import Widget
from game.words import words

if TYPE_CHECKING:
    from game.table.entkhbat.scene import EntkhbatScene

BUTTONS = ("nobody-else", "put-away", "pass", "from-table")
LONG_NAME = 11
"""Letters of a name that fits beside a badge."""
NAMED = 2
"""Up to so many badges have their names beside them."""


class Pins(Widget):
    """The pins of all threads, over the cards."""

    def __init__(self, desk: Replies) -> None:
        super().__init__("pins", layout.TABLE)
        self.desk = desk

    def contains(self, point: tuple[float, float]) -> bool:
        """Nobody presses a pin."""
        return False

    def draw(self, canvas: Canvas) -> None:
        """Two for each thread."""
        for thread in self.desk.threads():
            draw_pins(canvas, thread)


class Replies:
    """Keeps everything of the argument in line with what is shown."""

    def __init__(self, scene: EntkhbatScene) -> None:
        self.scene = scene
        self.argument: Argument | None = None
        self.parts: list[Part] = []
        self.plate: BarPlate | None = None
        self.speakers: list[Speaker] = []
        self.buttons: dict[str, BarButton] = {}
        self.sheet: Consequence | None = None
        self.ring: ClockRing | None = None

    # --- making it ----------------------------------------------------------------------------------

    def build(self) -> None:
        """Stills under the pieces, controls over them."""
        scene = self.scene
        self.parts = [
            Part(scene, spots.LANE, lambda canvas, area: self._paint(canvas), lambda: self.argument),
            Part(scene, layout.TABLE, lambda canvas, area: self._tie(canvas), self._tied),
        ]
        scene.backdrop.extend(self.parts)
        scene.add(Pins(self))
        self.plate = scene.add(BarPlate())
        seats = range(len(scene.session.match.view(None).commands))
        self.speakers = [scene.add(self._speaker(seat)) for seat in seats]
        self.buttons = {name: scene.add(self._button(name)) for name in BUTTONS}
        self.ring = scene.add(ClockRing())
        self.sheet = scene.add(Consequence(spots.PANEL, scene.open_rules))
        self.refresh()

    def tick(self) -> None:
        """Time passes on the clock."""
        if self.ring is not None:
            self.ring.show(self.scene.flow.clock.part)

    def _speaker(self, seat: int) -> Speaker:
        return Speaker(seat, spots.BAR, lambda: self.scene.flow.speak_up(Seat(seat)))

    def _button(self, name: str) -> BarButton:
        flow = self.scene.flow
        act = {"nobody-else": flow.nobody_else, "put-away": flow.put_away}.get(name)
        area = button_area()
        if name == "from-table":
            area.left = spots.BAR.left + 8
        press = act or (lambda: self.scene.press(name))
        return BarButton(name, words(f"entkhbat.replies.{name}"), area, press)  # type: ignore[arg-type]

    # --- keeping it true ----------------------------------------------------------------------------

    def refresh(self) -> None:
        """Bring everything into line with what is shown and who is asked."""
        self.argument = Argument.of(self.scene.shown)
        for part in self.parts:
            part.refresh()
        if self.plate is None or self.sheet is None:
            return
        self._refresh_bar(self.plate)
        self._refresh_sheet(self.sheet)

    def _refresh_bar(self, plate: BarPlate) -> None:
        flow, view = self.scene.flow, self.scene.shown.view
        there = view.awaits in WINDOWS and flow.waiting_for != "story"
        plate.visible = there
        asked = list(view.asked) if there else []
        areas = dict(zip(asked, badge_areas(len(asked)), strict=True))
        people = set(flow.asked_people()) if there else set()
        for speaker in self.speakers:
            speaker.visible = speaker.seat in areas
            speaker.called = flow.waiting_for == "call" and speaker.seat in people
            speaker.enabled = speaker.focusable = speaker.called
            if speaker.visible:
                speaker.rect = areas[speaker.seat]
                speaker.said = self._said(speaker.seat) if len(asked) <= NAMED else ""
                speaker.tip = self.scene.session.players[speaker.seat].name
        self._refresh_buttons(there)

    def _said(self, seat: int) -> str:
        """The name beside a badge."""
        if not self.scene.session.shared_screen() and seat == self.scene.front:
            return words("entkhbat.replies.you")
        return short(self.scene.session.players[seat].name)

    def _refresh_buttons(self, there: bool) -> None:
        flow, presses = self.scene.flow, self.scene.gestures.presses
        looks = flow.waiting_for == "look" or (flow.waiting_for == "person" and flow.speaker is not None)
        wanted = {
            "nobody-else": flow.waiting_for == "call",
            "put-away": looks,
            "pass": not looks and "pass" in presses,
            "from-table": "from-table" in presses,
        }
        for name, button in self.buttons.items():
            button.visible = button.enabled = there and wanted[name]

    def _refresh_sheet(self, sheet: Consequence) -> None:
        argument, view = self.argument, self.scene.shown.view
        sheet.visible = sheet.enabled = argument is not None and argument.target >= 0
        if argument is None or argument.target < 0:
            return
        region = view.chain.region if view.chain is not None else -1
        partner = view.offer.partner if view.offer is not None else -1
        sheet.said, sheet.rule = told(argument, self.scene.session.names, region, partner)

    # --- drawing ------------------------------------------------------------------------------------

    def threads(self) -> list[Thread]:
        """Every thread of the argument."""
        argument = self.argument
        if argument is None or argument.target < 0:
            return []
        return list(threads(argument, self.scene.front, len(self.scene.shown.seats)))

    def _tied(self) -> object:
        argument = self.argument
        return argument and (argument.cards, argument.target, self.scene.front)

    def _paint(self, canvas: Canvas) -> None:
        if self.argument is not None:
            draw_lane(canvas, self.argument, self.scene.session.names)

    def _tie(self, canvas: Canvas) -> None:
        for thread in self.threads():
            draw_thread(canvas, thread)


def short(name: str) -> str:
    """A long name by its last word."""
    return name if len(name) <= LONG_NAME else name.rsplit(maxsplit=1)[-1]
