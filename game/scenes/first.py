"""What is shown first: the title, or the match that the program was asked to open."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from game import paths, saves, settings
from game.scene import Scene
from game.scenes.title import TitleScene
from game.words import words

if TYPE_CHECKING:
    from game.app import App


def first_scene(app: App, match: Path | None) -> Scene:
    """The title; a match to open, a sentence about settings or disk, or at the first start the offer of a
    lesson, is put on top once the title stands.
    """
    offers = match is None and app.settings_sound and not app.settings.tutorial_offered
    told = []
    if not app.settings_sound:
        kept = settings.set_aside(paths.settings_file())
        where = f" {words('common.settings-kept', file=kept)}" if kept else ""
        told.append((words("common.settings-title"), words("common.settings-lost") + where))
    if not saves.can_keep():
        told.append((words("saves.not-kept-ahead"), words("saves.not-kept-why", folder=paths.saves_dir())))
    return TitleScene(opens=match, told=told, offers=offers)
