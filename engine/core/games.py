"""The games in the box, by name. A game's modules are loaded when it is first used."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Any

from engine.core.game import Game

_MODULES = {
    "tamasha": "engine.tamasha.game",
    "entkhbat": "engine.entkhbat.game",
    "modipoly": "engine.modipoly.game",
}


class _Box(Mapping[str, Game[Any]]):
    """Looks like a dictionary of games, and opens each only when it is asked for."""

    def __getitem__(self, name: str) -> Game[Any]:
        game: Game[Any] = import_module(_MODULES[name]).GAME
        return game

    def __iter__(self) -> Iterator[str]:
        return iter(_MODULES)

    def __len__(self) -> int:
        return len(_MODULES)


GAMES: Mapping[str, Game[Any]] = _Box()
