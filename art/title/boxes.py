"""The three game boxes: lids, and the boxes under them with two visible sides."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial

from PIL import Image

from art.press import poly, rrect, spline
from art.table.catalogue import Made, pictures
from art.table.painting import Painting
from art.tamasha import netas
from art.title import lids
from art.title.contents import tamasha_things
from art.title.entkhbat_contents import entkhbat_things
from art.title.modipoly_contents import modipoly_things

RIGHT, FRONT = 15.0, 26.0
"""How far the right and the front side of a box show beyond its lid."""


@dataclass(frozen=True)
class Box:
    """A game's box: the lid's size and picture, the colours of its sides, the name on its front."""

    game: str
    lid: tuple[float, float]
    picture: Callable[[tuple[float, float]], Image.Image]
    front: str
    side: str
    name: str
    contents: Callable[[Painting, list[tuple[float, float, float, float]]], None] | None = None
    """Lays what is in the box into its four wells."""

    @property
    def size(self) -> tuple[float, float]:
        """The whole box, sides included."""
        return self.lid[0] + RIGHT, self.lid[1] + FRONT


BOXES = (
    Box("tamasha", (377, 467), lids.tamasha, "sindoor", "plum", "ELECTION TAMASHA", tamasha_things),
    Box("entkhbat", (333, 413), lids.entkhbat, "#b5442e", "#0a3540", "AL-ENTKHBAT", entkhbat_things),
    Box("modipoly", (333, 413), lids.modipoly, "#b3202c", "#22252b", "MODIPOLY", modipoly_things),
)


@cache
def printed(box: Box) -> Image.Image:
    """The lid's picture as it comes from the press."""
    return box.picture(box.lid)


def lid(box: Box) -> Image.Image:
    """A lid by itself, lit along its upper left edge."""
    painting = Painting(*box.lid)
    lay_lid(painting, box)
    return painting.image()


def lay_lid(painting: Painting, box: Box) -> None:
    """The lid with its top left corner at the origin."""
    width, height = box.lid
    painting.paste(printed(box), width / 2, height / 2, width)
    shape = rrect(0, 0, width, height, 7)
    painting.fade(shape, "white", "white", (0, 0), (width, height), (0.2, 0))
    painting.line(rrect(1, 1, width - 2, height - 2, 6), 2.2)
    painting.line(spline([(7, 2.6), (width - 7, 2.6)]), 1.6, "white", 0.5)


def sides(painting: Painting, box: Box) -> None:
    """The right and the front side, in the box's colours, the name on the front."""
    width, height = box.lid
    right = poly(
        [
            (width - 4, 2),
            (width + RIGHT - 1, FRONT * 0.9),
            (width + RIGHT - 1, height + FRONT - 1),
            (width - 4, height - 2),
        ]
    )
    front = poly(
        [
            (2, height - 4),
            (width - 1, height - 4),
            (width + RIGHT - 1, height + FRONT - 1),
            (RIGHT, height + FRONT - 1),
        ]
    )
    painting.fill(right, box.side)
    painting.fade(right, "white", "ink", (width, 0), (width, height), (0.12, 0.3))
    painting.line(right, 2.2)
    painting.fill(front, box.front)
    painting.fade(front, "white", "ink", (0, height), (0, height + FRONT), (0.12, 0.28))
    painting.line(front, 2.2)
    seam = height + FRONT * 0.66
    painting.line(spline([(RIGHT * 0.8, seam), (width + RIGHT * 0.6, seam)]), 1.6, "ink", 0.5)
    painting.text(width / 2 + 6, height + FRONT * 0.6, box.name, "num", 16, "cream", track=2.6)


def closed(box: Box) -> Image.Image:
    """The box with its lid on."""
    painting = Painting(*box.size)
    sides(painting, box)
    lay_lid(painting, box)
    return painting.image()


def opened(box: Box) -> Image.Image:
    """The box without its lid: decks in their wells, seen from above."""
    width, height = box.lid
    painting = Painting(*box.size)
    sides(painting, box)
    shape = rrect(0.8, 0.8, width - 1.6, height - 1.6, 6)
    painting.fill(shape, box.side)
    painting.fade(shape, "white", "ink", (0, 0), (width, height), (0.25, 0.2))
    painting.line(shape, 2.2)
    floor = rrect(9, 9, width - 18, height - 18, 4)
    painting.fill(floor, "#3a2a2e")
    painting.recess(floor, 9)
    painting.line(floor, 1.8)
    for n in range(4):
        x, y, across, down = well_of(box, n)
        well = rrect(x, y, across, down, 5)
        painting.fill(well, box.front, 0.55)
        painting.recess(well, 5)
        painting.line(well, 1.6)
    if box.contents:
        box.contents(painting, [well_of(box, n) for n in range(4)])
    return painting.image()


def well_of(box: Box, n: int) -> tuple[float, float, float, float]:
    """One of the four wells of an open box, in reading order."""
    width, height = (box.lid[0] - 66) / 2, (box.lid[1] - 82) / 2
    return 26 + n % 2 * (width + 14), 28 + n // 2 * (height + 26), width, height


def _closed(box: Box) -> Made:
    inner = {"lid": (0.0, 0.0, *box.lid)}
    data = tuple(map(netas.reference, lids.PEOPLE)) if box.contents else ()
    return Made(
        f"title/box-{box.game}", box.size, partial(closed, box), inner=inner, shadow="high", data=data
    )


def _opened(box: Box) -> list[Made]:
    inner = {"lid": (0.0, 0.0, *box.lid)}
    data = tuple(map(netas.reference, lids.PEOPLE))
    return [
        Made(f"title/box-{box.game}.open", box.size, partial(opened, box), inner=inner, shadow="high"),
        Made(f"title/lid-{box.game}", box.lid, partial(lid, box), shadow="low", data=data),
    ]


_SHUT = [_closed(box) for box in BOXES if not box.contents]
_OPENS = [made for box in BOXES if box.contents for made in (_closed(box), *_opened(box))]
MADE = [*_SHUT, *_OPENS]
PICTURES = [
    *pictures(__name__, _SHUT, "art/title/lids.py", "art/props/finger.py", "art/props/printed.py"),
    *pictures(
        __name__,
        _OPENS,
        "art/title/lids.py",
        "art/title/contents.py",
        "art/portraits",
        "art/tamasha/netas.py",
        "art/tamasha/cards/backs.py",
        "art/tamasha/cards/common.py",
        "art/props",
        "art/title/entkhbat_contents.py",
        "art/entkhbat",
        "art/title/modipoly_contents.py",
        "art/modipoly",
    ),
]
