"""Drives the real client by real events and a clock of its own: for tests, pictures and whole games.

Pointer and key events are posted to pygame's queue and come back through the loop as a person's would.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
from pygame.event import Event

from game.app import App
from game.scene import Focusable, Scene
from game.space import Point
from game.table.piece import Piece

FRAME = 1 / 60
_KEYS = {"return": pygame.K_RETURN, "escape": pygame.K_ESCAPE, "space": pygame.K_SPACE, "tab": pygame.K_TAB}


class NotFound(Exception):
    """Nothing of that name can be seen on the screen."""


class Pilot:
    """A hand and an eye. Points are in table units, times in seconds of the pilot's clock."""

    def __init__(self, app: App, first: Scene | None = None) -> None:
        self.app = app
        self.seconds = 0.0
        self.at: Point = (800.0, 450.0)
        self.down = False
        if first is not None:
            app.push(first)
        self.frames(2)

    # --- time ---------------------------------------------------------------------------------------

    def frames(self, count: int = 1) -> None:
        """Let frames pass."""
        for _ in range(count):
            if self.app.running:
                self.app.step(FRAME)
                self.seconds += FRAME

    def wait(self, seconds: float) -> None:
        """Let time pass."""
        self.frames(max(1, round(seconds / FRAME)))

    def wait_until(self, ready: Callable[[], bool], limit: float = 20.0) -> bool:
        """Let time pass until something holds. False when it did not within `limit` seconds."""
        until = self.seconds + limit
        while not ready():
            if self.seconds >= until or not self.app.running:
                return False
            self.frames(1)
        return True

    # --- the pointer --------------------------------------------------------------------------------

    def move(self, at: Point, seconds: float = 0.0) -> None:
        """Move the pointer, at once or over a time."""
        start, steps = self.at, max(1, round(seconds / FRAME))
        for step in range(1, steps + 1):
            part = step / steps
            self.at = start[0] + (at[0] - start[0]) * part, start[1] + (at[1] - start[1]) * part
            buttons = (1, 0, 0) if self.down else (0, 0, 0)
            self._post(pygame.MOUSEMOTION, pos=self._pixel(), rel=(0, 0), buttons=buttons)
            self.frames(1)

    def press(self, button: int = 1) -> None:
        """Push a button down."""
        self.down = self.down or button == 1
        self._post(pygame.MOUSEBUTTONDOWN, pos=self._pixel(), button=button)
        self.frames(1)

    def release(self, button: int = 1) -> None:
        """Let a button go."""
        self.down = self.down and button != 1
        self._post(pygame.MOUSEBUTTONUP, pos=self._pixel(), button=button)
        self.frames(1)

    def click(self, target: str | Point, button: int = 1) -> None:
        """Click on a point, or on the thing of that name."""
        self.move(self.middle(target))
        self.press(button)
        self.release(button)

    def drag(self, source: str | Point, target: str | Point, seconds: float = 0.25) -> None:
        """Pick up at one place and put down at another."""
        self.move(self.middle(source))
        self.press()
        self.move(self.middle(target), seconds)
        self.wait(0.1)
        self.release()

    def wheel(self, steps: int) -> None:
        """Turn the wheel."""
        self._post(pygame.MOUSEWHEEL, x=0, y=steps, precise_x=0.0, precise_y=float(steps), flipped=False)
        self.frames(1)

    # --- the keyboard -------------------------------------------------------------------------------

    def key(self, name: str, shift: bool = False, control: bool = False) -> None:
        """Press and release a key, by pygame's name of it."""
        code = _KEYS[name] if name in _KEYS else pygame.key.key_code(name)
        mod = (pygame.KMOD_SHIFT if shift else 0) | (pygame.KMOD_CTRL if control else 0)
        self._post(pygame.KEYDOWN, key=code, mod=mod, unicode="", scancode=0)
        self.frames(1)
        self._post(pygame.KEYUP, key=code, mod=mod, unicode="", scancode=0)
        self.frames(1)

    def hold_key(self, name: str, seconds: float) -> None:
        """Keep a key down for a while."""
        code = _KEYS[name] if name in _KEYS else pygame.key.key_code(name)
        self._post(pygame.KEYDOWN, key=code, mod=0, unicode="", scancode=0)
        self.wait(seconds)
        self._post(pygame.KEYUP, key=code, mod=0, unicode="", scancode=0)
        self.frames(1)

    def type(self, text: str) -> None:
        """Type text, in any script."""
        self._post(pygame.TEXTINPUT, text=text)
        self.frames(1)

    # --- the window ---------------------------------------------------------------------------------

    def resize(self, width: int, height: int) -> None:
        """Give the window another size, as if its edge had been dragged."""
        self.app.stage.window.size = (width, height)
        self._post(pygame.WINDOWSIZECHANGED, x=width, y=height)
        self.wait(0.4)

    def lose_focus(self) -> None:
        """Another window comes to the front."""
        self._post(pygame.WINDOWFOCUSLOST)
        self.frames(1)

    def gain_focus(self) -> None:
        """The window comes back to the front."""
        self._post(pygame.WINDOWFOCUSGAINED)
        self.frames(1)

    # --- the eye ------------------------------------------------------------------------------------

    @property
    def scene(self) -> Scene:
        """The scene on top."""
        return self.app.scene

    def find(self, name: str) -> Focusable:
        """The visible thing of that name on the scene; NotFound when there is none."""
        thing = self.scene.find(name)
        if thing is None:
            raise NotFound(f"nothing called {name!r} on {self.scene.name!r}")
        return thing

    def sees(self, name: str) -> bool:
        """Whether there is a thing of that name."""
        return self.scene.find(name) is not None

    def middle(self, target: str | Point) -> Point:
        """The point to press for a target."""
        if not isinstance(target, str):
            return target
        thing = self.find(target)
        return thing.press_point if isinstance(thing, Piece) else thing.rect.center

    def screenshot(self, path: Path | str) -> None:
        """Save what is on the window."""
        self.app.stage.screenshot(Path(path))

    # --- inside -------------------------------------------------------------------------------------

    def _pixel(self) -> tuple[int, int]:
        return self.app.stage.window_point(self.at)

    def _post(self, kind: int, **facts: Any) -> None:
        if kind in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            facts["touch"] = False
        pygame.event.post(Event(kind, window=self.app.stage.window, **facts))
