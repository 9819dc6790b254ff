"""A screen of the game: it owns its widgets and movers, and they leave with it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Protocol, TypeVar

from pygame import FRect

from game.canvas import Canvas
from game.look import TABLE
from game.signals import (
    FocusLost,
    KeyPressed,
    KeyReleased,
    PointerLeft,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Signal,
    TextComposing,
    TextTyped,
    Wheel,
)
from game.space import Point, Space
from game.table.layers import Layers, Mover, Still
from game.widgets.base import Widget
from game.widgets.ring import FocusRing, Tooltip

if TYPE_CHECKING:
    from game.app import App

TIP_AFTER = 0.3
W = TypeVar("W", bound=Widget)


class Focusable(Protocol):
    """Anything the keyboard can reach: a widget, a piece, a place."""

    name: str

    @property
    def rect(self) -> FRect:
        """Where it lies, in table units."""

    def handle(self, signal: Signal) -> bool:
        """React to a key; True when it was of use."""


class Scene:
    """One screen. Subclasses fill it in `build`, which runs on entering and after every resize."""

    name = "scene"
    overlay = False
    """Whether the scene beneath stays to be seen, dimmed."""

    def __init__(self) -> None:
        self.widgets: list[Widget] = []
        self.app: App | None = None
        self.below: Scene | None = None
        self.focus: Focusable | None = None
        self.shows_focus = False
        self.layers = Layers(self.stills, self.movers, self.ground)
        self.pointer: Point = (-1.0, -1.0)
        self._captured: Widget | None = None
        self._hovered: Widget | None = None
        self._hover_seconds = 0.0
        self._used: Widget | None = None
        """What was pressed since the pointer came to it: it need not say any more what it would do."""

    # --- what a subclass fills in -------------------------------------------------------------------

    def build(self) -> None:
        """Make the widgets for the present size and text scale; called anew after either changed."""

    def enter(self) -> None:
        """The scene came to the top of the stack for the first time."""

    def leave(self) -> None:
        """The scene leaves for good."""

    def came_back(self) -> None:
        """The scene above has left; this one is on top again."""

    def ground(self, canvas: Canvas) -> None:
        """Draw what lies beneath everything. It may be clipped to a part."""
        canvas.surface.fill(TABLE, canvas.surface.get_clip())

    def tick(self, dt: float) -> None:
        """Let time pass for what is the scene's own."""

    @property
    def at_work(self) -> bool:
        """Whether something goes on although nothing is drawn, so that every frame counts."""
        return False

    def on_signal(self, signal: Signal) -> bool:
        """React to what no widget took. True when it was of use."""
        return False

    def on_escape(self) -> None:
        """The escape key, when nothing else took it."""

    # --- what everything may use --------------------------------------------------------------------

    @property
    def game(self) -> App:
        """The application; only valid while the scene is on the stack."""
        assert self.app is not None
        return self.app

    @property
    def space(self) -> Space:
        """The transform of the moment."""
        return self.game.stage.space

    def add(self, widget: W) -> W:
        """Put a widget on the scene, over the ones before it."""
        widget.scene = self
        self.widgets.append(widget)
        widget.redraw()
        return widget

    def remove(self, widget: Widget) -> None:
        """Take a widget away."""
        widget.redraw()
        self.widgets.remove(widget)
        widget.scene = None
        if self.focus is widget:
            self.focus = None
        if self._hovered is widget:
            self._hovered = None
        if self._captured is widget:
            self._captured = None

    def touch(self, area: FRect | None = None) -> None:
        """Ask for a redraw of an area, or of everything."""
        self.layers.touch(area)

    def find(self, name: str) -> Focusable | None:
        """The visible widget, piece or place of that name."""
        for thing in self.named():
            if thing.name == name:
                return thing
        return None

    def named(self) -> Iterable[Focusable]:
        """Everything that can be addressed by name."""
        return [widget for widget in self.widgets if widget.visible]

    def focusables(self) -> Sequence[Focusable]:
        """Everything the Tab key visits, in its order."""
        return [widget for widget in self.widgets if widget.focusable and widget.visible and widget.enabled]

    def within_arrows(self) -> Sequence[Focusable]:
        """Everything the arrow keys visit: all of it, unless the scene keeps them among fewer things."""
        return self.focusables()

    # --- the loop -----------------------------------------------------------------------------------

    def rebuild(self) -> None:
        """Lay everything out anew, keeping the focus by name."""
        held = self.focus.name if self.focus else None
        for widget in self.widgets:
            widget.scene = None
        self.widgets.clear()
        self.focus = self._captured = self._hovered = None
        self.build()
        if held is not None:
            self.focus = next((thing for thing in self.focusables() if thing.name == held), None)
        self.touch()

    def stills(self) -> Iterable[Still]:
        """Everything that lies still, lowest first."""
        return [widget for widget in self.widgets if widget.visible]

    def movers(self) -> Iterable[Mover]:
        """Everything above the still layer, lowest first."""
        return [*self.flying(), *self.floating()]

    def flying(self) -> Iterable[Mover]:
        """The scene's own movers."""
        return ()

    def floating(self) -> Iterable[Mover]:
        """The focus ring and the tooltip."""
        if self.shows_focus and self.focus is not None:
            yield FocusRing(self.focus.rect)
        tip = self._tip()
        if tip is not None:
            yield tip

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        for widget in self.widgets:
            widget.update(dt)
        self._hover_seconds += dt
        self.tick(dt)

    def handle(self, signal: Signal) -> None:
        """Give a signal to whom it is meant for."""
        if isinstance(signal, PointerMoved | PointerPressed | PointerReleased | Wheel):
            self.pointer = signal.at
            self._handle_pointer(signal)
        elif isinstance(signal, KeyPressed):
            self._handle_key(signal)
        elif isinstance(signal, KeyReleased | TextTyped | TextComposing):
            if not (self.focus is not None and self.focus.handle(signal)):
                self.on_signal(signal)
        else:
            if isinstance(signal, PointerLeft | FocusLost):
                self._hover(None)
            if isinstance(signal, FocusLost) and self._captured is not None:
                self._captured.handle(signal)
                self._captured.pressed = False
                self._captured = None
            self.on_signal(signal)

    def _handle_pointer(self, signal: PointerMoved | PointerPressed | PointerReleased | Wheel) -> None:
        target = self._captured or self.widget_at(signal.at)
        if isinstance(signal, PointerMoved):
            self._hover(self.widget_at(signal.at))
            if self._captured is not None and not signal.held:
                self._captured.pressed = False
                self._captured = None
        if isinstance(signal, PointerPressed):
            self.shows_focus = False
            self._hover_seconds = 0.0
            self._used = target
            if target is not None and signal.button == 1:
                self._captured = target
                self.set_focus(target if target.focusable and target.enabled else None)
        used = target is not None and target.enabled and target.handle(signal)
        if isinstance(signal, PointerReleased) and signal.button == 1:
            self._captured = None
        if not used:
            self.on_signal(signal)

    def _handle_key(self, signal: KeyPressed) -> None:
        if self.focus is not None and self.focus.handle(signal):
            return
        if self.on_signal(signal):
            return
        if signal.key == "tab":
            self.step_focus(-1 if signal.shift else 1)
        elif signal.key in ("left", "right", "up", "down"):
            self.move_focus(signal.key)
        elif signal.key == "escape" and not signal.repeat:
            self.on_escape()

    def widget_at(self, point: Point) -> Widget | None:
        """The topmost widget under a point that can react or has something to say."""
        for widget in reversed(self.widgets):
            if widget.visible and (widget.focusable or widget.tip) and widget.contains(point):
                return widget
        return None

    def _hover(self, widget: Widget | None) -> None:
        if widget is self._hovered:
            return
        if self._hovered is not None:
            self._hovered.hovered = False
        self._hovered, self._used = widget, None
        if not (widget and self._hover_seconds > TIP_AFTER):
            self._hover_seconds = 0.0
        if widget is not None:
            widget.hovered = True
        if self.app is not None:
            self.app.point(widget is not None and widget.focusable and widget.enabled)

    def _tip(self) -> Tooltip | None:
        over = self._hovered
        if over is not None and over.visible and over.tip and self._hover_seconds >= TIP_AFTER:
            return Tooltip(over.tip, over.rect) if self._captured is None and over is not self._used else None
        if self.shows_focus and isinstance(self.focus, Widget) and self.focus.tip:
            return Tooltip(self.focus.tip, self.focus.rect)
        return None

    # --- the keyboard's way around ------------------------------------------------------------------

    def set_focus(self, thing: Focusable | None) -> None:
        """Let the keyboard speak to `thing`."""
        if thing is self.focus:
            return
        before, self.focus = self.focus, thing
        if isinstance(before, Widget):
            before.focus_lost()
            before.redraw()
        if isinstance(thing, Widget):
            thing.focus_gained()
            thing.redraw()

    def step_focus(self, step: int) -> None:
        """The next or the one before, round and round."""
        order = list(self.focusables())
        self.shows_focus = True
        if order:
            index = order.index(self.focus) + step if self.focus in order else (0 if step > 0 else -1)
            self.set_focus(order[index % len(order)])

    def move_focus(self, direction: str) -> None:
        """The nearest thing in a direction: left, right, up or down."""
        order = list(self.within_arrows())
        if self.focus is None or self.focus not in order:
            self.step_focus(1)
            return
        self.shows_focus = True
        best = min(
            (
                thing
                for thing in order
                if thing is not self.focus and _lies(self.focus.rect, thing.rect, direction)
            ),
            key=lambda thing: _reach(self.focus.rect, thing.rect, direction),  # type: ignore[union-attr]
            default=None,
        )
        if best is not None:
            self.set_focus(best)


def _lies(here: FRect, there: FRect, direction: str) -> bool:
    across, down = there.centerx - here.centerx, there.centery - here.centery
    return {"left": across < -4, "right": across > 4, "up": down < -4, "down": down > 4}[direction]


def _reach(here: FRect, there: FRect, direction: str) -> float:
    """How far something is in a direction; what is off to the side counts as farther."""
    across, down = abs(there.centerx - here.centerx), abs(there.centery - here.centery)
    return across + 3 * down if direction in ("left", "right") else down + 3 * across
