"""What a finished piece of furniture says about itself: its size, how it stretches, what lies where on it.

The client never measures a picture. It reads these facts from `art/made/table.json`, all in table units.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import partial

from PIL import Image

from art.picture import Picture
from art.table.shades import with_palette

Box = tuple[float, float, float, float]
MASTER = 2.4
"""Pixels a table unit in most masters: 3840 pixels for the 1600 units of the table's width."""


@dataclass(frozen=True)
class Made:
    """One picture under `art/made` and the facts a client needs to lay it.

    `path` is the file without its ending. `slices` are the margins (left, top, right, bottom) that keep their
    size when the picture is stretched; without them the picture keeps its shape. `inner` names rectangles on
    it. `shadow` is how high the thing stands: "" (drawn flat), "low", "high" or "round". `tile` says that it
    repeats seamlessly. `colours` is the size of its palette; 0 keeps full colour. `grain`
    roughens its gradients, so that they do not band in a palette.
    `data` names the entries of the components that it shows. `at` says where on
    its screen it lies: the middle (x, y) and the turn in degrees, once or more.
    """

    path: str
    size: tuple[float, float]
    draw: Callable[[], Image.Image]
    scale: float = MASTER
    slices: Box | None = None
    inner: Mapping[str, Box] = field(default_factory=dict)
    shadow: str = ""
    tile: bool = False
    colours: int = 256
    grain: float = 0
    data: tuple[str, ...] = ()
    at: tuple[tuple[float, float, float], ...] = ()

    def facts(self) -> dict[str, object]:
        """The entry of `table.json`; what is not said has its plain meaning."""
        facts: dict[str, object] = {"size": list(self.size), "scale": self.scale}
        if self.slices:
            facts["slices"] = list(self.slices)
        if self.inner:
            facts["inner"] = {name: [round(n, 2) for n in box] for name, box in self.inner.items()}
        if self.shadow:
            facts["shadow"] = self.shadow
        if self.tile:
            facts["tile"] = True
        if self.at:
            facts["at"] = [list(place) for place in self.at]
        return facts


def pictures(module: str, made: Iterable[Made], *uses: str) -> list[Picture]:
    """What a module lists for the art build; `uses` are the other files or folders it draws with."""
    own = module.replace(".", "/") + ".py"
    sources = (
        "art/press",
        "art/table/painting.py",
        "art/table/catalogue.py",
        "art/table/shades.py",
        own,
        *uses,
    )
    return [Picture(f"{one.path}.png", partial(finished, one), sources, one.data, colours=0) for one in made]


def finished(one: Made) -> Image.Image:
    """Draws the picture, checks its size and gives it its palette."""
    image = one.draw()
    wanted = tuple(round(length * one.scale) for length in one.size)
    if image.size != wanted:
        raise ValueError(f"{one.path} is {image.size}, not {wanted}")
    return with_palette(image, one.colours, one.grain) if one.colours else image


def row(box: Box, count: int, width: float, height: float, columns: int) -> list[Box]:
    """`count` boxes of one size spread evenly over a box, line by line."""
    lines = -(-count // columns)
    gap_x = (box[2] - columns * width) / max(1, columns - 1) if columns > 1 else 0
    gap_y = (box[3] - lines * height) / max(1, lines - 1) if lines > 1 else 0
    return [
        (box[0] + (n % columns) * (width + gap_x), box[1] + (n // columns) * (height + gap_y), width, height)
        for n in range(count)
    ]
