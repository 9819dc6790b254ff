"""The curtain that falls between two people: a drape in the cloth of whoever may look next."""

from __future__ import annotations

from functools import partial

import numpy as np
from PIL import Image

from art.press import blob, circle, poly, rrect, scallop
from art.table.catalogue import Made, pictures
from art.table.ground import woven
from art.table.painting import Painting
from art.table.party import PARTIES, PURPLE, Party

FOLD = (320.0, 900.0)
PELMET = (320.0, 110.0)
SCALE = 1.2


def motifs(painting: Painting, party: Party) -> None:
    """Block-printed flowers on the cloth: round petals for Purple, marigolds for Yellow."""
    for line in range(16):
        for column in range(5):
            x, y = column * 80 + line % 2 * 40, line * 60 + 20
            if party is PURPLE:
                for petal in range(6):
                    with painting.at(x, y, rot=60 * petal):
                        painting.fill(blob([(0, -4), (5, -11), (0, -19), (-5, -11)]), party.light, 0.34)
                painting.fill(circle(x, y, 3.4), "haldi", 0.6)
            else:
                painting.fill(scallop(x, y, 16, 12, 0.2), "amber", 0.5)
                painting.fill(scallop(x, y, 9, 10, 0.2), party.light, 0.6)
                painting.fill(circle(x, y, 3.4), "sindoor", 0.6)


def drape(party: Party) -> Image.Image:
    """Cloth in eight folds; it repeats from left to right."""
    width, height = FOLD
    painting = Painting(width, height, SCALE)
    painting.fill(rrect(0, 0, width, height, 0), party.field)
    motifs(painting, party)
    for y, deep in ((height - 74, 6), (height - 30, 12)):
        painting.fill(rrect(0, y, width, deep, 0), "haldi" if party is PURPLE else "sindoor")
    pixels = np.asarray(painting.image())[..., :3].astype(np.float32)
    across = np.arange(pixels.shape[1]) / pixels.shape[1] * 2 * np.pi
    folds = 0.5 + 0.32 * np.cos(across * 4) + 0.18 * np.cos(across * 8 + 0.9)
    down = np.linspace(1, 0.72, pixels.shape[0])[:, None]
    pixels *= ((0.5 + 0.62 * folds)[None, :] * down)[..., None]
    pixels += woven(pixels.shape[0], pixels.shape[1], seed=6)[..., None] * 0.8
    return Image.fromarray(np.clip(pixels, 0, 255).astype(np.uint8), "RGB")


def pelmet(party: Party) -> Image.Image:
    """The scalloped valance along the top, with tassels; it repeats too."""
    width, height = PELMET
    painting = Painting(width, height, 2.4)
    for n in range(-1, 5):
        x = n * 80
        swag = blob(
            [(x - 2, -30), (x - 2, 40), (x + 18, 66), (x + 40, 74), (x + 62, 66), (x + 82, 40), (x + 82, -30)]
        )
        painting.soft(swag, alpha=0.5, blur=5)
        painting.fill(swag, party.shadow if party is PURPLE else "sindoor")
        painting.fade(swag, "white", "ink", (x, 0), (x + 80, 80), (0.16, 0.24))
        painting.line(swag, 2.4)
        hem = blob([(x + 4, 44), (x + 20, 60), (x + 40, 67), (x + 60, 60), (x + 76, 44)])
        painting.line(hem, 2, "haldi")
    for n in range(5):
        x = n * 80
        painting.ink(poly([(x - 5, 52), (x + 5, 52), (x + 8, 84), (x - 8, 84)]), "haldi", 2, 1)
        painting.ink(circle(x, 48, 7), "amber", 2, 1)
    painting.fill(rrect(0, 0, width, 16, 0), "haldi" if party is PURPLE else "deep")
    painting.line(rrect(-10, -10, width + 20, 26, 0), 2.4)
    return painting.image()


MADE = []
for _party in PARTIES:
    MADE += [
        Made(f"skins/curtain_{_party.name}", FOLD, partial(drape, _party), SCALE, tile=True, grain=0),
        Made(f"skins/pelmet_{_party.name}", PELMET, partial(pelmet, _party), tile=True),
    ]
PICTURES = pictures(__name__, MADE, "art/table/ground.py", "art/table/party.py")
