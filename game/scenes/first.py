"""What is shown first: the title, or the match that the program was asked to open."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from game.scene import Scene
from game.scenes.title import TitleScene

if TYPE_CHECKING:
    from game.app import App


def first_scene(app: App, match: Path | None) -> Scene:
    """The title; a match to open, a sentence about the settings, or at the first start the offer of a lesson,
    is put on top once the title stands.
    """
    offers = match is None and app.settings_sound and not app.settings.tutorial_offered
    return TitleScene(opens=match, lost_settings=not app.settings_sound, offers=offers)
