"""The list of saved matches: play on, watch the replay, tear up."""

from __future__ import annotations

import time

from pygame import FRect

from engine.core.game import Setup
from game import saves
from game.files import Trouble
from game.play.table_options import versions_of
from game.scenes import doors
from game.scenes.overlay import Dialog, Sheet, notice
from game.text import Style
from game.widgets.button import Button
from game.widgets.label import Paragraph
from game.widgets.reader import ListBox
from game.words import words


class MatchesScene(Sheet):
    """All matches on this machine, the newest first."""

    name = "matches"
    widest = 1000.0

    def __init__(self) -> None:
        super().__init__()
        self.matches: list[saves.Saved] = []
        self.marked = 0

    def build(self) -> None:
        """The list, and what can be done with the marked match."""
        super().build()
        self.title = words("matches.title")
        self.matches = saves.matches()
        self.marked = max(0, min(self.marked, len(self.matches) - 1))
        content, row = self.lay_sheet()
        self._add_list(content)
        self._add_buttons(row)

    def came_back(self) -> None:
        """The plate that asked or told has gone: the list may be shorter."""
        self.rebuild()

    def _add_list(self, area: FRect) -> None:
        if not self.matches:
            self.add(
                Paragraph(words("matches.none"), area.inflate(-80, 0), Style("body", 20), "centre", True)
            )
            return
        rows = [(match.title, _about(match)) for match in self.matches]
        box = ListBox("matches", area, rows, self._mark, lambda _row: self._open())
        box.marked = self.marked
        self.add(box)
        box.mark(self.marked)
        if self.focus is None:
            self.set_focus(box)

    def _add_buttons(self, area: FRect) -> None:
        match = self.matches[self.marked] if self.matches else None
        entries = [
            ("open", self._open, "button-go"),
            ("watch", self._watch, "button"),
            ("delete", self._ask, "button"),
        ]
        entries.append(("back", self.on_escape, "button"))
        width = (area.width - 18 * (len(entries) - 1)) / len(entries)
        for index, (name, act, kind) in enumerate(entries):
            spot = FRect(area.left + index * (width + 18), area.top, width, area.height)
            label = words("common.back") if name == "back" else words(f"matches.{name}")
            button = self.add(Button(name, label, spot, act, kind))
            button.enabled = name == "back" or _may(name, match)

    def _mark(self, row: int) -> None:
        self.marked = row
        match = self.matches[row]
        for widget in self.widgets:
            if widget.name in ("open", "watch", "delete"):
                widget.enabled = _may(widget.name, match)

    def _open(self) -> None:
        match = self.matches[self.marked]
        if _may("open", match):
            game = self.game
            game.pop()
            doors.sit_down(game, match.path)
        elif _may("watch", match):
            self._watch()

    def _watch(self) -> None:
        self.game.push(doors.watch(self.matches[self.marked].path))

    def _ask(self) -> None:
        if not self.game.settings.confirmations:
            self._tear()
            return
        title = self.matches[self.marked].title
        choices = [
            ("tear", words("matches.delete-yes"), self._tear),
            ("keep", words("matches.delete-no"), None),
        ]
        text = words("matches.delete-text", title=title)
        self.game.push(Dialog(words("matches.delete-title"), text, choices, "keep"))

    def _tear(self) -> None:
        try:
            saves.remove(self.matches[self.marked].path)
        except Trouble as trouble:
            reason = trouble.reason
            self.game.push(
                notice(words("matches.cannot-delete"), words(f"saves.{reason.name}", **reason.facts))
            )
            return
        self.game.play_sound("paper-rustle")
        self.rebuild()


def _may(what: str, match: saves.Saved | None) -> bool:
    if match is None:
        return False
    whole = match.problem is None and match.header is not None
    return {"open": whole and match.result is None, "watch": whole, "delete": True}[what]


def _about(match: saves.Saved) -> str:
    when = _when(match.changed)
    if match.problem is not None:
        why = words(f"saves.{match.problem.name}", **match.problem.facts)
        return f"{when} · {words('matches.unreadable', why=why)}"
    game = _game(match.header.setup) if match.header is not None else ""
    told = "matches.over" if match.result is not None else "matches.going"
    return f"{when} · {words(told, game=game, count=match.answers)}"


def _game(setup: Setup) -> str:
    """The name of the game, with the version of its rules where there are several."""
    name = words(f"matches.game.{setup.game}")
    if len(versions_of(setup.game)) < 2:
        return name
    version = words(f"setup.{setup.game}.version.{setup.variant}")
    return words("matches.version", game=name, version=version)


def _when(changed: float) -> str:
    """The player's own date and time; empty for a date that no calendar holds."""
    try:
        return time.strftime("%d.%m.%Y, %H:%M", time.localtime(changed))
    except (OSError, OverflowError, ValueError):
        return ""
