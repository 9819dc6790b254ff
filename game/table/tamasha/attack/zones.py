"""The furniture of the Attack version: the pockets to pack, the plate on which a charge is let pass."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from pygame import FRect

from game.canvas import Canvas, text_width
from game.look import INK, LEMON
from game.table.place import Place
from game.table.tamasha import names
from game.table.tamasha.attack.packing import kept_cards
from game.table.tamasha.attack.pieces import kept_pose, pocket_areas
from game.table.tamasha.furniture import inner, lay, party, put
from game.table.tamasha.lettering import HEADING, heading
from game.table.tamasha.top import Top
from game.table.tamasha.zone import Zone
from game.text import Style
from game.words import words

CAPTIONS = ("pocket-attack", "pocket-victim")


class Pockets(Zone):
    """Two pockets with dashed slots for as many cards as may be kept."""

    def __init__(self, top: Top) -> None:
        super().__init__(top, "pockets", 6.0)

    @property
    def hidden(self) -> bool:
        """Only while pockets are packed, and only for whoever packs them."""
        laid = self.top.sees_chest and (self.top.packing or any(kept_cards(self.top)))
        return self.rect.width <= 0 or self.top.shown.phase != "pockets" or not laid

    def state(self) -> Hashable:
        """How many slots there are and how many are taken."""
        kept = tuple(len(cards) for cards in kept_cards(self.top))
        return self.hidden, self.top.near, self.top.pockets, kept, tuple(self.rect)

    def paint(self, canvas: Canvas, area: FRect) -> None:
        """Cloth, caption and slots, pocket by pocket."""
        kept = kept_cards(self.top)
        for number, box in enumerate(pocket_areas(self.top)):
            lay(canvas, "table/well", box, "#15362e")
            most, laid = self.top.pockets[number], len(kept[number])
            title = FRect(box.x + 12, box.y + 4, box.width - 24, 20)
            style, key = HEADING.but(colour=LEMON, size=17), f"tamasha.zone.{CAPTIONS[number]}"
            text = words(key, n=laid, most=most)
            if self.top.layout.compact or text_width(canvas.space, text, style) > title.width:
                text = words(f"{key}-short", n=laid, most=most)
            heading(canvas, text, title, style, "center")
            for index in range(laid, most):
                pose = kept_pose(self.top, number, index)
                width = self.top.layout.hand_card[0] * pose.scale
                put(canvas, party("table/slot", self.top.near_party), pose.at, width, pose.angle)


class LetPass(Zone):
    """The plate for the charge that is not answered."""

    def __init__(self, top: Top) -> None:
        super().__init__(top, "let-pass", 6.0)

    @property
    def hidden(self) -> bool:
        """Only while an allegation waits for the near hand."""
        return self.rect.width <= 0 or not self.top.replying

    def state(self) -> Hashable:
        """Whether it is there."""
        return self.hidden, tuple(self.rect)

    def paint(self, canvas: Canvas, area: FRect) -> None:
        """A block of teak with its words."""
        lay(canvas, "table/let_pass", area)
        spot = inner(canvas, "table/let_pass", "words", area, (0.08, 0.1, 0.84, 0.8))
        heading(canvas, words("tamasha.zone.let-pass"), spot, Style("label", 22, INK, 1.3), "center")


def zones(top: Top) -> list[Zone]:
    """What stands on the table besides what stands there in every version, lowest first."""
    return [Pockets(top), LetPass(top)] if top.variant != "basic" else []


def places(top: Top) -> Iterator[Place]:
    """Where else a piece may be put down."""
    if top.variant == "basic":
        return
    for name, area in zip(names.POCKETS, pocket_areas(top), strict=True):
        yield Place(name, area, radius=12, dims=False)
    yield Place(names.LET_PASS, top.layout.zone("let-pass"), radius=10, dims=False)
