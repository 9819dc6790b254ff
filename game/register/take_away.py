"""Export asked for with the mouse: the files are written, and the folder can be opened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game import desktop
from game.files import Trouble
from game.register.export import export
from game.register.keeping import Desk, Kept, why
from game.scenes.overlay import Dialog, notice
from game.words import words

if TYPE_CHECKING:
    from game.app import App


def take_away(app: App, desk: Desk) -> None:
    """Write the files; before the reveal only after a warning that they hold secrets (AE-R25)."""
    if desk.book.finished:
        _write(app, desk)
        return
    choices = [
        ("export-yes", words("register.export.yes"), lambda: _write(app, desk)),
        ("export-no", words("register.export.no"), None),
    ]
    app.push(Dialog(words("register.export.title"), words("register.export.secret"), choices, "export-no"))


def _write(app: App, desk: Desk) -> None:
    try:
        folder = export(desk.book, Kept(desk.path, 0.0).title, app.pictures)
    except Trouble as trouble:
        app.push(notice(words("register.not-written"), why(trouble)))
        return

    def show() -> None:
        folder.mkdir(parents=True, exist_ok=True)
        if not desktop.open_folder(folder):
            app.push(notice(words("register.export.done"), words("register.export.no-opener", folder=folder)))

    choices = [
        ("open-folder", words("register.export.open"), show),
        ("close", words("register.export.close"), None),
    ]
    app.push(Dialog(words("register.export.done"), words("register.export.where", folder=folder), choices))
