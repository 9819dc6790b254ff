"""A window without a screen, and a hand that drives it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from game.app import App
from game.pilot import Pilot
from game.scene import Scene
from game.settings import Settings

Start = Callable[..., Pilot]


@pytest.fixture
def start() -> Iterator[Start]:
    """Opens a scene in a window of the given size; everything is closed again after the test."""
    opened: list[App] = []

    def begin(scene: Scene, size: tuple[int, int] = (1280, 720), **wishes: object) -> Pilot:
        app = App(Settings().but(**wishes), size)
        opened.append(app)
        return Pilot(app, scene)

    yield begin
    for app in opened:
        app.close()
