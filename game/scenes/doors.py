"""Where the general screens hand over to a game's own, which are loaded only then."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import TYPE_CHECKING, Any

from engine.core.refusal import Refusal
from engine.rulebook.book import has_book
from game import saves
from game.clients import PLAYABLE, client
from game.files import Trouble
from game.log import record
from game.play.table_options import is_laid_out
from game.scene import Scene
from game.scenes.overlay import notice
from game.words import words

if TYPE_CHECKING:
    from game.app import App

GAMES = PLAYABLE
"""The games this build holds."""


def open_box(game: str, variant: str = "") -> Scene:
    """The lid comes off: the screen where a match of this game is set up."""
    return _call("game.scenes.setup", "setup_scene", game, variant)


def rules(game: str) -> Scene:
    """The rulebook of a game, with a place to ask."""
    if not has_book(game):
        return notice(words("table.rules"), words("table.no-rulebook"))
    return _call("game.scenes.rulebook", "rulebook_scene", game)


def open_lesson(app: App, game: str, variant: str) -> None:
    """The lesson for a version of a game; where it was left half way, ask whether to go on there."""
    name = _function("game.tutorial.beats", "name_of")(game, variant)
    _function("game.scenes.learn", "open_lesson")(app, name)


def learn() -> Scene:
    """All lessons, to choose from."""
    return _call("game.scenes.learn", "LearnScene")


def offer_lesson(app: App) -> None:
    """Ask once whether to be shown round."""
    _function("game.scenes.learn", "offer_lesson")(app)


def sit_down(app: App, path: Path) -> None:
    """Go to the table of a saved match, as it was left; say what the file had lost, or why it stays shut."""
    try:
        _check_table(path)
        opened = saves.open_match(path)
    except Trouble as trouble:
        app.push(notice(words("matches.cannot-open"), sentence(trouble)))
        return
    app.push(client(opened.header.game).resume(opened))
    if opened.notes:
        told = " ".join(words(f"saves.{note.name}", **note.facts) for note in opened.notes)
        app.push(notice(words("matches.mended"), told))


def why_shut(path: Path) -> str:
    """Why a file cannot be opened as a match, in a sentence; empty when it can."""
    try:
        _check_table(path)
        saves.bring_back(path, saves.load(path), until=0)
    except Trouble as trouble:
        return sentence(trouble)
    return ""


def _check_table(path: Path) -> None:
    """Raise `Trouble` for a match of a version that no table is laid out for."""
    header = saves.look(path).header
    if header is not None and not is_laid_out(header.game, header.variant):
        facts: dict[str, int | str] = {"file": path.name, "game": header.game, "variant": header.variant}
        raise Trouble(Refusal("unknown-variant", "", facts))


def watch(path: Path) -> Scene:
    """The replay of a match; a file that tells no game is explained where Tamasha's are."""
    try:
        header = saves.look(path).header
    except Trouble:
        header = None
    game = header.game if header is not None and header.game in PLAYABLE else PLAYABLE[0]
    return client(game).replay(path)


def sentence(trouble: Trouble) -> str:
    """What to tell a person about a file that cannot be read or written."""
    return words(f"saves.{trouble.reason.name}", **trouble.reason.facts)


def where(path: Path) -> tuple[str, str]:
    """Who acts in an unfinished match, and where it stands; empty texts when that cannot be said."""
    try:
        header = saves.look(path).header
        restored = saves.bring_back(path, saves.load(path))
        names = [chair.name for chair in header.seats] if header is not None else []
        acting = [names[seat] for seat in restored.match.to_act() if seat < len(names)]
        place = client(header.game).where(restored.match) if header is not None else ""
    except Trouble:
        return "", ""
    except Exception as mistake:  # the title opens whatever lies in the folder of matches
        record(mistake)
        return "", ""
    return (words("title.to-act", name=acting[0]) if len(acting) == 1 else ""), place


def _function(module: str, name: str) -> Any:
    return getattr(importlib.import_module(module), name)


def _call(module: str, name: str, *facts: object) -> Scene:
    scene: Scene = _function(module, name)(*facts)
    return scene
