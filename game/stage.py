"""The window: its surface, its size, full screen, and the one mapping from pointer to table."""

from __future__ import annotations

import contextlib
from pathlib import Path

import pygame

from game.space import Point, Space

SMALLEST = (1024, 600)
LARGEST = (3840, 2160)
FRAME = (0, 88)
"""What title bar, frame and task bar take of a desktop: across and down, in the units of the desktop.
A window in the middle has half of it above, which is a tall title bar."""
SCREENLESS = ("dummy", "offscreen")
ENDLESS = (65535, 65535)


class NoWindow(Exception):
    """There is no display on which a window could open; the message is one sentence for the player."""


class Stage:
    """The window and its transform. `size` is in pixels; the text scale 1.0 is 100 %."""

    def __init__(self, title: str, size: tuple[int, int] = (1280, 720), text_scale: float = 1.0) -> None:
        try:
            pygame.display.init()
            fitting = self.fitting(size)
            self.window = pygame.Window(
                title, fitting, pygame.WINDOWPOS_CENTERED, resizable=True, allow_high_dpi=True
            )
        except pygame.error as problem:
            raise NoWindow(str(problem)) from problem
        self.window.minimum_size = SMALLEST
        self.full_screen = False
        self.text_scale = text_scale
        if fitting != _within(size):
            self.window.maximize()  # the desktop knows best how much of it is free
        self.refresh()

    @property
    def desktop(self) -> tuple[int, int]:
        """The size of the first desktop; without a screen there is no edge."""
        return pygame.display.get_desktop_sizes()[0] if self.has_screen else ENDLESS

    @property
    def has_screen(self) -> bool:
        """Whether anybody could see the window."""
        return self.driver not in SCREENLESS

    def fitting(self, size: tuple[int, int]) -> tuple[int, int]:
        """The size nearest to `size` of a window that stands on the desktop with its frame."""
        width, height = self.desktop
        return _within((min(size[0], width - FRAME[0]), min(size[1], height - FRAME[1])))

    def fits_desktop(self) -> bool:
        """Whether even the smallest window stands on the desktop with its frame."""
        width, height = self.desktop
        return width >= SMALLEST[0] + FRAME[0] and height >= SMALLEST[1] + FRAME[1]

    def dress(self, icon: Path) -> None:
        """Give the window its picture in the task bar; without one it goes undressed."""
        with contextlib.suppress(pygame.error, OSError):
            self.window.set_icon(pygame.image.load(icon))

    def refresh(self) -> None:
        """Take up the window's present size. The surface is a new one afterwards."""
        self.surface = self.window.get_surface()
        width, height = self.surface.get_size()
        self.space = Space(width, height, self.text_scale)

    @property
    def driver(self) -> str:
        """The name of SDL's video driver."""
        return pygame.display.get_driver()

    def resize(self, size: tuple[int, int]) -> None:
        """Ask for another size of the window; one too large for the desktop comes out smaller."""
        self.window.restore()
        self.window.size = self.fitting(size)
        self.refresh()

    def show_full_screen(self, on: bool) -> None:
        """Fill the desktop, or go back to a window."""
        if on == self.full_screen:
            return
        if on:
            self.window.set_fullscreen(desktop=True)
        else:
            self.window.set_windowed()
        self.full_screen = on
        self.refresh()

    def table_point(self, pixel: Point) -> Point:
        """Where on the table a pointer event happened; the only reading of raw mouse positions."""
        across, down = self.window.size
        width, height = self.surface.get_size()
        return self.space.to_table((pixel[0] * width / max(1, across), pixel[1] * height / max(1, down)))

    def window_point(self, point: Point) -> tuple[int, int]:
        """The pointer position that means a point of the table: what a driven hand posts."""
        across, down = self.window.size
        width, height = self.surface.get_size()
        x, y = self.space.to_pixel(point)
        return round(x * across / width), round(y * down / height)

    def show(self) -> None:
        """Bring what was drawn to the screen."""
        self.window.flip()

    def come_forward(self, hidden: bool) -> None:
        """Bring the window to the front from behind others or, where it is `hidden`, out of the task bar."""
        if hidden:
            self.window.restore()
        self.window.focus()

    def screenshot(self, path: Path) -> None:
        """Save what is on the surface as a PNG."""
        path.parent.mkdir(parents=True, exist_ok=True)
        pygame.image.save(self.surface, path)

    def close(self) -> None:
        """Close the window."""
        self.window.destroy()


def _within(size: tuple[int, int]) -> tuple[int, int]:
    return (
        max(SMALLEST[0], min(LARGEST[0], size[0])),
        max(SMALLEST[1], min(LARGEST[1], size[1])),
    )
