"""The look of Al-Entkhbat: its few inks, the night-blue line, the eight-pointed star, masters and press."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

import skia
from PIL import Image

from art.picture import Picture, shrink
from art.press import Press, Sheet, blend, moved, poly, print_sheet, rrect, star

W, H = 500, 700
"""Card units, in which all layouts are drawn."""
MASTERS: dict[str, tuple[int, int]] = {"hand": (360, 504), "zoom": (600, 840)}
PRINT_SCALE = {"hand": 1.44, "zoom": 2.0}
COLOURS = {"hand": 64, "zoom": 56, "board": 56}
SAND, PETROL, BRICK, OLIVE, GOLD, NIGHT = "#efdcb4", "#0f4c5c", "#b5442e", "#6f7d3c", "#d9a441", "#1b2a3a"
PAPER, STEEL, WOOD, DARKWOOD = "#fbf3dd", "#9fb0b5", "#a8703f", "#7a4526"
SKINS = ("#e6b283", "#d0945f", "#a96d42", "#87552f")
PRESS = Press(paper=SAND, wear=0.5, grain=0.35, cloud=0.12)
SOURCES = ("art/press", "art/picture.py", "art/entkhbat/poster.py", "art/entkhbat/data.py")
"""Drawing code that every picture of this game depends on."""

Rect = tuple[float, float, float, float]


class Poster(Sheet):
    """A sheet whose line is night blue instead of the other games' ink."""

    def fill(self, path: skia.Path, colour: str, alpha: float = 1, plate: str = "flat") -> None:
        """An area of ink on one plate."""
        super().fill(path, NIGHT if colour == "ink" else colour, alpha, plate)

    def line(
        self,
        path: skia.Path,
        width: float = 3,
        colour: str = "ink",
        plate: str = "key",
        round_ends: bool = True,
    ) -> None:
        """The path's outline, `width` units wide."""
        super().line(path, width, NIGHT if colour == "ink" else colour, plate, round_ends)


@dataclass(frozen=True)
class Layout:
    """Where live text and printed figures of a master stand, in card units."""

    text: Rect | None = None
    name: Rect | None = None
    number: Rect | None = None

    def fractions(self, w: float = W, h: float = H) -> dict[str, list[float]]:
        """The rectangles as shares of the card's width and height."""
        named = {"text": self.text, "name": self.name, "number": self.number}
        return {
            key: [round(r[0] / w, 4), round(r[1] / h, 4), round(r[2] / w, 4), round(r[3] / h, 4)]
            for key, r in named.items()
            if r
        }


def sheet(master: str, seed: int) -> Poster:
    """An empty card for a master."""
    return Poster(W, H, PRINT_SCALE[master], seed)


def printed(s: Sheet, master: str, corner: float = 20) -> Image.Image:
    """The printed card in the size of its master."""
    return shrink(print_sheet(s, PRESS, corner), *MASTERS[master])


def picture(
    kind: str,
    key: str,
    master: str,
    draw: Callable[[], Image.Image],
    sources: tuple[str, ...],
    data: tuple[str, ...],
) -> Picture:
    """The entry of one card's master for the manifest."""
    path = f"entkhbat/{kind}/{key}.{master}.png"
    return Picture(path, draw, (*SOURCES, *sources), data, COLOURS[master], even_rim=True)


def star8(x: float, y: float, r: float) -> skia.Path:
    """The eight-pointed star of two squares."""
    return moved(star(0, 0, r, 8, 0.76), x, y, rot=22.5)


def lattice(s: Sheet, area: skia.Path, colour: str, pitch: float = 62, width: float = 1.3) -> None:
    """A quiet ground of crossed squares, clipped to the area."""
    box = area.getBounds()
    with s.inside(area):
        for j in range(int(box.height() / pitch) + 2):
            for i in range(int(box.width() / pitch) + 2):
                x, y = box.left() + i * pitch, box.top() + j * pitch
                for turn in (0, 45):
                    square = moved(rrect(-15, -15, 30, 30), x, y, rot=turn)
                    s.line(square, width, colour, "flat")


def frame(s: Sheet, colour: str, panel: str = SAND) -> None:
    """A poster's frame: one colour, square corners, a thread of stars."""
    s.fill(rrect(0, 0, W, H), SAND)
    rim = rrect(14, 14, W - 28, H - 28, 10)
    s.ink(rim, colour, 3.6, 0)
    lattice(s, rim, blend(colour, SAND, 0.55))
    s.ink(rrect(33, 33, W - 66, H - 66, 4), panel, 3.2, 0)


def diamond(s: Sheet, x: float, y: float, r: float, colour: str) -> None:
    """A small lozenge that ends a line."""
    s.fill(poly([(x - r, y), (x, y - r), (x + r, y), (x, y + r)]), colour)


def group_mark(s: Sheet, group: str, x: float, y: float, r: float, colour: str = NIGHT) -> None:
    """The shape of a card's group: no group is told by its colour alone."""
    shapes = {
        "general": rrect(x - r * 0.8, y - r * 0.8, r * 1.6, r * 1.6, 1),
        "reaction": poly([(x - r, y - r), (x + r, y), (x - r, y + r)]),
        "personal": moved(star(0, 0, r * 1.1, 24, 0.98), x, y),
        "final": poly([(x, y - r * 1.15), (x + r * 1.15, y), (x, y + r * 1.15), (x - r * 1.15, y)]),
        "special": star(x, y, r * 1.3, 5, 0.45),
    }
    s.fill(shapes[group], colour, plate="type")


def sparks(
    s: Sheet, x: float, y: float, r: float, count: int = 8, start: float = 0.72, turn: float = 0
) -> None:
    """Short light strokes all round: look here."""
    for i in range(count):
        a = 2 * math.pi * i / count + turn
        dx, dy = math.cos(a), math.sin(a)
        s.stroke([(x + dx * r * start, y + dy * r * start), (x + dx * r, y + dy * r)], 7, SAND, "type", a=0.9)
