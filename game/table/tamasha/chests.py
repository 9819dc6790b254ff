"""The chests before the near hand: what a tag says, and to whom."""

from __future__ import annotations

from collections.abc import Hashable

from pygame import FRect

from game.canvas import Canvas
from game.look import CREAM, INK
from game.table.tamasha import spots
from game.table.tamasha.furniture import PARTY_INK, inner, lay, party, put, token
from game.table.tamasha.lettering import HEADING, heading, label
from game.table.tamasha.top import Top
from game.table.tamasha.zone import Zone
from game.text import Style
from game.words import words

HOLD = Style("body", 16, CREAM, 1.3)


class Chest(Zone):
    """The near party's chests. A tag shows the balance only while it is held, and only to its owners."""

    def __init__(self, top: Top) -> None:
        super().__init__(top, "chest", 12.0)

    @property
    def hidden(self) -> bool:
        """Before the tickets are paid there is none."""
        return self.rect.width <= 0 or self.top.shown.phase in ("setup", "nomination", "swap")

    def state(self) -> Hashable:
        """Whose, and what the tags say."""
        tags = tuple(self.tag(command) for command in self.commands)
        return self.hidden, self.top.near, tags, self.top.peeking, self.top.sees_chest, tuple(self.rect)

    @property
    def commands(self) -> tuple[int, ...]:
        """Whose chests stand here."""
        return self.top.chairs.wings(self.top.near_party)

    def tag(self, command: int | None = None) -> str:
        """The balance while peeking, else question marks; of the near command, unless another is named."""
        chest = self.top.shown.sides[self.top.near if command is None else command].chest
        looked_at = (self.top.peeking and self.top.sees_chest) or self.top.open_chests
        if looked_at and chest is not None:
            return words("tamasha.count.cr", n=chest)
        return words("tamasha.zone.chest-hidden")

    def paint(self, canvas: Canvas, area: FRect) -> None:
        """Every chest with its name and tag, and how to look."""
        lifted = self.top.peeking and self.top.sees_chest
        for command in self.commands:
            spot = spots.chest_area(self.top, command)
            if self.top.chairs.split:
                paint_small_chest(canvas, self.top, command, spot, self.tag(command), lifted)
            else:
                self._whole(canvas, spot, lifted)
        if self.top.sees_chest and not self.top.layout.compact:
            canvas.text(words("tamasha.zone.chest-hold"), (area.centerx, area.bottom + 12), HOLD, "center")

    def _whole(self, canvas: Canvas, area: FRect, lifted: bool) -> None:
        near_party = self.top.near_party
        picture = party("props/chest", near_party) + ("_open" if lifted else "")
        lay(canvas, picture, area, PARTY_INK[near_party])
        title = inner(canvas, picture, "title", area, (0.22, 0.1, 0.55, 0.24))
        if not lifted:
            label(canvas, "party_chest", "tamasha.zone.chest", title, HEADING, "center")
        chest_tag(canvas, inner(canvas, picture, "tag", area, (0.15, 0.66, 0.7, 0.29)), self.tag(), lifted)


def paint_small_chest(canvas: Canvas, top: Top, command: int, area: FRect, tag: str, lifted: bool) -> None:
    """A faction's chest, standing low in `area`, with its tag under it and its letter on it."""
    name = f"props/chest_small_{top.chairs.mark(command)}"
    if not canvas.pictures.size(name)[0]:
        name = party("props/chest", top.party_of(command))
    picture = f"{name}_open" if lifted and canvas.pictures.size(f"{name}_open")[0] else name
    wide = min(area.width - 2, (area.height - 42) * 1.1)
    put(canvas, picture, (area.centerx, area.y + (area.height - 36) / 2), wide)
    if name == party("props/chest", top.party_of(command)):
        token(canvas, top.chairs.mark(command), (area.x + 12, area.y + 14), 12)
    chest_tag(canvas, FRect(area.x, area.bottom - 34, area.width, 33), tag, lifted)


def chest_tag(canvas: Canvas, area: FRect, text: str, lifted: bool) -> None:
    """The paper tag on a chest, one corner folded; lifted, it shows what is written."""
    picture = "props/chest_tag_lifted" if lifted else "props/chest_tag"
    lay(canvas, picture, area, CREAM)
    spot = inner(canvas, picture, "words", area, (0.08, 0.12, 0.64, 0.76))
    heading(canvas, text, spot.inflate(-4, 0), Style("label", 23, INK, 1.2), "center")
