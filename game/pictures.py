"""The made pictures: loaded on first need, scaled in one step to the size at hand, kept within a bound.

A picture's name is its path under `art/made` without the ending ("tamasha/neta/netas-vaada.hand"). A
picture that is missing is drawn as a plain slip of card, and the log says so once.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Hashable
from functools import cached_property
from pathlib import Path
from typing import Any

import pygame
from pygame import FRect

from game.log import note
from game.lru import ByteCache
from game.patterns import pattern_for, patterned
from game.skins import cut_nine, plain_skin

SCALED_BYTES = 96 * 1024 * 1024
MASTERS = ("board", "hand", "zoom")
PAPERS = ("plate", "panel", "dialog", "tooltip", "bubble", "field")
"""The skins that carry words to be read."""


class Pictures:
    """All pictures of the client. `root` is the folder `art/made`."""

    def __init__(self, root: Path, limit: int = SCALED_BYTES) -> None:
        self.root = root
        self.patterns = False
        """Whether what has a party's colour is striped or dotted as well."""
        self.contrast = False
        """Whether plates to be read from are plain and white instead of printed paper."""
        self._scaled: ByteCache[Hashable] = ByteCache(limit)
        self._sizes: dict[str, tuple[int, int]] = {}
        self.lost: set[str] = set()
        """The pictures that could not be read, or not be found where they are needed."""

    @cached_property
    def table(self) -> dict[str, Any]:
        """`table.json`: the margins of the skins and the inner rectangles of composite pictures."""
        try:
            return dict(json.loads((self.root / "table.json").read_text("utf-8")))
        except (OSError, ValueError):
            self.lost.add("table.json")
            note("art/made/table.json cannot be read; plain plates stand in for the skins.")
            return {}

    def has(self, name: str) -> bool:
        """Whether there is such a picture."""
        return (self.root / f"{name}.png").is_file()

    def size(self, name: str) -> tuple[int, int]:
        """The size of the master in pixels; 0, 0 when there is none."""
        if name not in self._sizes:
            self._sizes[name] = _png_size(self.root / f"{name}.png")
        return self._sizes[name]

    def master(self, base: str, height: int) -> str:
        """The name of the smallest master (board, hand, zoom) of a card that needs no enlarging."""
        best = base
        for kind in MASTERS:
            name = f"{base}.{kind}"
            tall = self.size(name)[1]
            if tall:
                best = name
                if tall >= height:
                    break
        return best

    def scaled(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        """The picture at exactly `size` pixels, scaled once from its master."""
        size = (max(1, size[0]), max(1, size[1]))
        return self.drawn(("scaled", name, size), lambda: self._scale(name, size))

    def card(self, base: str, size: tuple[int, int]) -> pygame.Surface:
        """A card at `size` pixels from the master that fits it best."""
        return self.scaled(self.master(base, size[1]), size)

    def skin(self, name: str, size: tuple[int, int], scale: float) -> pygame.Surface:
        """A nine-slice skin at `size` pixels, its corners as large as `scale` pixels a unit make them."""
        size = (max(1, size[0]), max(1, size[1]))
        if self.contrast and name in PAPERS:
            return self.drawn(("plain", name, size, scale), lambda: plain_skin("field", size, scale))
        return self.drawn(("skin", name, size, scale), lambda: self._skin(name, size, scale))

    def kept(self, key: Hashable) -> pygame.Surface | None:
        """The picture kept under `key`, if it is still there."""
        return self._scaled.get(key)

    def keep(self, key: Hashable, picture: pygame.Surface) -> pygame.Surface:
        """Keep a picture under `key`; gives it back."""
        self._scaled.put(key, picture)
        return picture

    def drawn(self, key: Hashable, draw: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The picture kept under `key`, made by `draw` when it is not there."""
        made = self._scaled.get(key)
        if made is None:
            made = draw()
            self._scaled.put(key, made)
        return made

    def forget(self, scale: float = 1.2) -> None:
        """Drop everything scaled, as after a change of the window's size; a larger one may keep more."""
        self._scaled.clear()
        self._scaled.limit = round(SCALED_BYTES * max(1.0, scale / 1.2))

    def load(self, name: str) -> pygame.Surface | None:
        """The master itself, not kept; None when it cannot be read."""
        try:
            return _with_alpha(pygame.image.load(self.root / f"{name}.png"))
        except (OSError, pygame.error):
            if name not in self.lost:
                self.lost.add(name)
                note(f"The picture {name} cannot be read; a plain slip stands in.")
            return None

    def _scale(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        master = self.load(name)
        if master is None:
            return plain_skin("slip", size, size[1] / 250)
        made = master if master.get_size() == size else pygame.transform.smoothscale(master, size)
        return self._with_patterns(name, made) if self.patterns else made

    def _with_patterns(self, name: str, picture: pygame.Surface) -> pygame.Surface:
        """Bold patterns over the whole of a party's picture, or over the party's trays on a shared one."""
        whole = pattern_for(name)
        scale = picture.get_width() / self.facts(name).get("size", (picture.get_width() / 0.8,))[0]
        if whole:
            return patterned(picture, whole, scale)
        out = picture
        for part in self.facts(name).get("inner", {}):
            box = self.inner(name, part) if part.endswith("_tray") else None
            if box is not None:
                across, down = picture.get_size()
                area = FRect(box.x * across, box.y * down, box.width * across, box.height * down)
                spot = pygame.Rect(area.scale_by(0.86, 0.82))
                out = out.copy() if out is picture else out
                tray = patterned(picture.subsurface(spot).copy(), pattern_for(f"table/{part}"), scale)
                out.blit(tray, spot)
        return out

    def facts(self, name: str) -> dict[str, Any]:
        """What `table.json` says about a picture: size, scale, slices, inner rectangles, shadow, tile."""
        found = self.table.get(name, {})
        return found if isinstance(found, dict) else {}

    def inner(self, name: str, part: str) -> FRect | None:
        """A named rectangle on a picture as parts of its width and height, or None."""
        facts = self.facts(name)
        box = facts.get("inner", {}).get(part)
        if box is None:
            return None
        width, height = facts["size"]
        return FRect(box[0] / width, box[1] / height, box[2] / width, box[3] / height)

    def _skin(self, name: str, size: tuple[int, int], scale: float) -> pygame.Surface:
        facts = self.facts(f"skins/{name}")
        master = self.load(f"skins/{name}") if "slices" in facts else None
        if master is None:
            return plain_skin(name, size, scale)
        return cut_nine(master, facts["slices"], facts["scale"], size, scale)


def _with_alpha(picture: pygame.Surface) -> pygame.Surface:
    """The same picture as 32 bits with alpha, which is what blits fastest and scales smoothly."""
    return picture.convert_alpha()


def _png_size(path: Path) -> tuple[int, int]:
    try:
        with path.open("rb") as file:
            head = file.read(24)
    except OSError:
        return 0, 0
    return int.from_bytes(head[16:20], "big"), int.from_bytes(head[20:24], "big")
