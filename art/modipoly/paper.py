"""The look of MODIPOLY: newsprint, press black, greys, one red; photographs in a newspaper's dots."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import skia
from PIL import Image, ImageOps

from art.picture import Picture, shrink
from art.press import Press, Sheet, print_sheet, rrect, set_text

W, H = 500, 700
"""Card units, in which all layouts are drawn."""
MASTERS: dict[str, tuple[int, int]] = {"hand": (360, 504), "zoom": (600, 840)}
PRINT_SCALE = {"hand": 1.44, "zoom": 2.0}
COLOURS = {"hand": 48, "zoom": 48}
NEWSPRINT, BLACK, RED, BLUE = "#e9e2d0", "#22252b", "#b3202c", "#23457a"
LIGHT, MIDDLE, DARK = "#cfc6ae", "#8d8573", "#5c5548"
PRESS = Press(paper=NEWSPRINT, wear=0.4, grain=0.35, cloud=0.15)
PHOTO_PRESS = Press(paper=NEWSPRINT, dot=4.6, wear=0, grain=0.2, cloud=0)
SOURCES = ("art/press", "art/picture.py", "art/modipoly/paper.py", "art/modipoly/data.py")
"""Drawing code that every picture of this game depends on."""

Rect = tuple[float, float, float, float]
Scene = Callable[[Sheet], None]
SCENE = (400.0, 260.0)
"""The units of a photograph's scene."""


class Page(Sheet):
    """A sheet whose line is press black."""

    def fill(self, path: skia.Path, colour: str, alpha: float = 1, plate: str = "flat") -> None:
        """An area of ink on one plate."""
        super().fill(path, BLACK if colour == "ink" else colour, alpha, plate)

    def line(
        self,
        path: skia.Path,
        width: float = 3,
        colour: str = "ink",
        plate: str = "key",
        round_ends: bool = True,
    ) -> None:
        """The path's outline, `width` units wide."""
        super().line(path, width, BLACK if colour == "ink" else colour, plate, round_ends)


@dataclass(frozen=True)
class Layout:
    """Where live text and printed figures of a master stand, in card units."""

    text: Rect | None = None
    name: Rect | None = None
    price: Rect | None = None

    def fractions(self) -> dict[str, list[float]]:
        """The rectangles as shares of the card's width and height."""
        named = {"text": self.text, "name": self.name, "price": self.price}
        return {
            key: [round(r[0] / W, 4), round(r[1] / H, 4), round(r[2] / W, 4), round(r[3] / H, 4)]
            for key, r in named.items()
            if r
        }


def sheet(master: str, seed: int) -> Page:
    """An empty card for a master."""
    return Page(W, H, PRINT_SCALE[master], seed)


def printed(
    s: Page,
    master: str,
    photos: tuple[tuple[Scene, Rect], ...] = (),
    corner: float = 14,
    middle: str = DARK,
) -> Image.Image:
    """The printed card in the size of its master, its photographs laid in."""
    image = print_sheet(s, PRESS, corner)
    for scene, rect in photos:
        corner_at = (round(rect[0] * s.scale), round(rect[1] * s.scale))
        image.paste(photograph(scene, rect, s.scale, middle), corner_at)
    return shrink(image, *MASTERS[master])


def photograph(scene: Scene, rect: Rect, scale: float, middle: str) -> Image.Image:
    """A scene as a newspaper prints it: greys and dots, `middle` for half light; it fills the rectangle."""
    _, _, w, h = rect
    s = Page(w, h, scale, round(w * 7 + h))
    zoom = max(w / SCENE[0], h / SCENE[1])
    with s.at((w - SCENE[0] * zoom) / 2, (h - SCENE[1] * zoom) / 2, zoom):
        scene(s)
    s.line(rrect(0, 0, w, h), 7)
    grey = print_sheet(s, PHOTO_PRESS, 0).convert("L")
    toned = ImageOps.colorize(ImageOps.autocontrast(grey, cutoff=1), BLACK, "#efe9d9", middle)
    return toned.resize((round(w * scale), round(h * scale)))


def picture(
    kind: str,
    key: str,
    master: str,
    draw: Callable[[], Image.Image],
    sources: tuple[str, ...],
    data: tuple[str, ...],
) -> Picture:
    """The entry of one card's master for the manifest."""
    path = f"modipoly/{kind}/{key}.{master}.png"
    return Picture(path, draw, (*SOURCES, *sources), data, COLOURS[master], even_rim=True)


def headline(text: str, role: str, size: float, width: float, most: int = 3) -> list[str]:
    """The text in as few lines as it needs to fit the width at that size, at most `most`."""
    words = text.split()
    for count in range(1, most + 1):
        lines = _broken(words, count, role, size)
        if all(set_text(0, 0, line, role, size)[1] <= width for line in lines):
            return lines
    return _broken(words, most, role, size)


def _broken(words: list[str], count: int, role: str, size: float) -> list[str]:
    """The words in `count` lines of widths as equal as can be."""
    if count == 1 or len(words) <= count:
        return [" ".join(words)] if count == 1 else words
    best: tuple[float, list[str]] = (1e9, [])
    for cut in range(1, len(words) - count + 2):
        lines = [" ".join(words[:cut]), *_broken(words[cut:], count - 1, role, size)]
        widest = max(set_text(0, 0, line, role, size)[1] for line in lines)
        best = min(best, (widest, lines))
    return best[1]


def stamp(s: Sheet, x: float, y: float, words: tuple[str, ...], size: float, rot: float = -11) -> None:
    """A rubber stamp in red: two frames, one or two lines of capitals."""
    widths = [
        set_text(0, 0, word, "num", size * (1 if i == 0 else 0.46), track=1)[1]
        for i, word in enumerate(words)
    ]
    w, h = max(widths) + size * 0.9, size * (1.5 if len(words) == 1 else 2.0)
    with s.at(x, y, rot=rot):
        s.line(rrect(-w / 2, -h / 2, w, h, size * 0.18), size * 0.11, RED, "type")
        s.line(
            rrect(-w / 2 + size * 0.16, -h / 2 + size * 0.16, w - size * 0.32, h - size * 0.32, 2),
            size * 0.05,
            RED,
            "type",
        )
        s.text(0, size * (0.36 if len(words) == 1 else 0.12), words[0], "num", size, RED, track=1)
        if len(words) > 1:
            s.text(0, size * 0.66, words[1], "num", size * 0.46, RED, track=1)
