"""Icons in one ink, 96 pixels square: dark for paper, cream for wood and cloth."""

from __future__ import annotations

from functools import partial

from PIL import Image

from art.skins.icon_controls import CONTROLS
from art.skins.icon_pen import Pen
from art.skins.icon_things import THINGS
from art.table.catalogue import MASTER, Made, pictures
from art.table.painting import Painting

SIZE = (40.0, 40.0)
ICONS = CONTROLS | THINGS


def icon(name: str, colour: str) -> Image.Image:
    """One icon in one ink."""
    painting = Painting(*SIZE)
    ICONS[name](Pen(painting, colour))
    return painting.image()


MADE = []
for _name in ICONS:
    MADE += [
        Made(f"icons/{_name}", SIZE, partial(icon, _name, "ink"), MASTER, colours=32),
        Made(f"icons/{_name}-cream", SIZE, partial(icon, _name, "cream"), MASTER, colours=32),
    ]
PICTURES = pictures(
    __name__, MADE, "art/skins/icon_pen.py", "art/skins/icon_controls.py", "art/skins/icon_things.py"
)
