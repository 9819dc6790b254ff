"""The long table with round ends at which the players take their seats."""

from __future__ import annotations

import random

from PIL import Image

from art.press import circle, flower, moved, rrect, spline
from art.table.catalogue import Made, pictures
from art.table.ground import WALNUT_GRAIN
from art.table.painting import Painting

SIZE = (1240.0, 576.0)
RIM = 30.0


def ring(inset: float) -> tuple[float, float, float, float, float]:
    """The outline of the table, `inset` units inside its edge: a box and its corner radius."""
    width, height = SIZE[0] - 2 * inset, SIZE[1] - 2 * inset
    return inset, inset, width, height, height / 2


def meeting_table() -> Image.Image:
    """Wood bent round a green cloth, a brass line between them, flowers printed on the cloth."""
    painting = Painting(*SIZE, 1.8)
    edge = rrect(*ring(1.5))
    painting.fill(edge, "#6d4526")
    chance = random.Random(12)
    for n in range(26):
        inset = 3 + n * (RIM - 5) / 26
        tone = WALNUT_GRAIN if chance.random() < 0.7 else "#b07a48"
        painting.line(rrect(*ring(inset)), chance.uniform(0.5, 1.8), tone, chance.uniform(0.12, 0.4))
    painting.fade(edge, "white", "ink", (0, 0), (SIZE[0] * 0.3, SIZE[1]), (0.22, 0.25))
    painting.line(edge, 3)
    cloth = rrect(*ring(RIM))
    painting.fill(cloth, "#1f4f43")
    with painting.inside(cloth):
        for line in range(15):
            for column in range(27):
                x, y = column * 50 + line % 2 * 25 - 10, line * 40 + 8
                painting.fill(flower(x, y, 10.5, 6, 0.4, 0.3), "#27604f", 0.9)
                painting.fill(circle(x, y, 3), "#1f4f43")
                leaf = spline([(0, 0), (2.4, 2.6), (0, 6.4), (-2.4, 2.6)], closed=True)
                for turn in (0, 90, 180, 270):
                    painting.fill(moved(leaf, x + 25, y, 1, rot=turn), "#25594b", 0.9)
        painting.halo(SIZE[0] / 2, SIZE[1] / 2, 560, "#7fb59a", (0.16, 0))
    painting.recess(cloth, 7, 0.6)
    painting.line(cloth, 2.4)
    painting.line(rrect(*ring(RIM - 5)), 1.8, "haldi", 0.85)
    painting.line(rrect(*ring(RIM + 12)), 1.6, "haldi", 0.45, (3, 6))
    return painting.image()


MADE = [
    Made(
        "table/meeting",
        SIZE,
        meeting_table,
        1.8,
        inner={"cloth": (RIM, RIM, SIZE[0] - 2 * RIM, SIZE[1] - 2 * RIM)},
        shadow="high",
        grain=0.7,
    )
]
PICTURES = pictures(__name__, MADE, "art/table/ground.py")
