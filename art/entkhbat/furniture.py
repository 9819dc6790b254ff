"""The table of Al-Entkhbat: felt, the lane of the argument with its rails, plates, tags, the title board."""

from __future__ import annotations

from functools import partial

from PIL import Image

from art.entkhbat.data import ARABIC, arabic
from art.entkhbat.poster import BRICK, GOLD, NIGHT, PAPER, PETROL, SAND, STEEL, star8
from art.press import circle, moved, rrect, set_text, spline
from art.table.catalogue import Box, Made, pictures
from art.table.ground import TEAK, TEAK_GRAIN, WALNUT, WALNUT_GRAIN, plank
from art.table.painting import Painting
from art.table.sides import sink

LANE, RAIL, HEAD = (472.0, 265.0), (456.0, 100.0), 25.0
STEPS = 5
FELT = 128.0
TITLE, BOARD, PLATE, BAR = (63.0, 455.0), (232.0, 160.0), (197.0, 33.0), (472.0, 42.0)


def felt() -> Image.Image:
    """The cloth: petrol with a star pattern that hardly shows; it repeats without a seam."""
    painting = Painting(FELT, FELT, 2.5)
    painting.fill(rrect(0, 0, FELT, FELT), "#114b4c")
    for x, y in ((32, 32), (96, 96)):
        for turn in (0, 45):
            painting.line(moved(rrect(-17, -17, 34, 34), x, y, rot=turn), 1.2, "#1b5c5b")
        painting.line(circle(x, y, 6), 1.1, "#1b5c5b")
    for x, y in ((96, 32), (32, 96)):
        painting.fill(moved(rrect(-2.4, -2.4, 4.8, 4.8), x, y, rot=45), "#1b5c5b")
    return painting.image()


def steps(top: float) -> dict[str, Box]:
    """Where the cards of one rail lie: the opening attack and the answers, in steps to the right."""
    return {f"step_{n + 1}": (12 + n * 81, top, 70, 98) for n in range(STEPS)}


def lane() -> Image.Image:
    """The wooden frame of the argument: two rails, a head plate for either side."""
    painting = plank(LANE, WALNUT, WALNUT_GRAIN, 9)
    sink(painting, rrect(8, 33, RAIL[0], RAIL[1], 4), "#1b0f0a", 0.55)
    sink(painting, rrect(8, 137, RAIL[0], RAIL[1] - 4, 4), "#1b0f0a", 0.55)
    for y in (5.0, 235.0):
        plate = rrect(8, y, RAIL[0], HEAD, 3)
        painting.shadow(plate, 1)
        painting.fade(plate, PAPER, SAND, (0, y), (0, y + HEAD))
        painting.line(plate, 1.6)
    return painting.image()


def rail(attack: bool, lit: bool) -> Image.Image:
    """One rail: the attacker's is warm, the target's cool; who has the last word stands in the light."""
    painting = Painting(*RAIL)
    width, height = RAIL
    box = rrect(0, 0, width, height, 4)
    base = ("#6b2a1c" if lit else "#43201a") if attack else ("#1f4d63" if lit else "#182c3b")
    painting.fill(box, base)
    if lit:
        painting.fade(box, "#ffd98a", "#ffd98a", (0, 0), (width * 0.9, 0), (0.34, 0.04))
    for n in range(7):
        painting.line(spline([(0, 14 + n * 13), (width, 16 + n * 13)]), 1, NIGHT, 0.2)
    for x, y, across, down in steps(1).values():
        painting.line(rrect(x, y, across, down - 2, 4), 1.4, GOLD if lit else SAND, 0.34, (4, 4))
    return painting.image()


def plate(size: tuple[float, float], asked: bool) -> Image.Image:
    """A paper plate; whoever is asked has a gold dashed rim."""
    width, height = size
    painting = Painting(width, height)
    shape = rrect(1.6, 1.6, width - 3.2, height - 3.2, 5)
    painting.fade(shape, "#fff3cf" if asked else PAPER, "#f1d48c" if asked else SAND, (0, 0), (0, height))
    painting.line(shape, 2.2, NIGHT)
    if asked:
        painting.line(rrect(4.4, 4.4, width - 8.8, height - 8.8, 3.6), 2.2, "#b07a1c", 1, (6, 4))
    else:
        painting.line(rrect(4.2, 4.2, width - 8.4, height - 8.4, 3.4), 1, BRICK, 0.5)
    return painting.image()


def button() -> Image.Image:
    """The one red button: let it stand."""
    painting = Painting(150, 32, 3)
    painting.fill(rrect(1.4, 3.4, 147.2, 27.4, 6), "#6d2418")
    face = rrect(1.4, 1.2, 147.2, 26, 6)
    painting.fade(face, "#d0523a", BRICK, (0, 0), (0, 28))
    painting.line(face, 2, NIGHT)
    painting.line(rrect(4.6, 4.2, 140.8, 20, 4), 1.1, "#ffd9b8", 0.6)
    painting.line(rrect(1.4, 1.2, 147.2, 29.4, 6), 2, NIGHT)
    return painting.image()


def tag() -> Image.Image:
    """The dark tag on which a district's sum stands."""
    painting = Painting(40, 26, 4)
    shape = rrect(1, 1, 38, 24, 4)
    painting.fill(shape, NIGHT)
    painting.line(shape, 1.6, "#0c1620")
    painting.line(rrect(3, 3, 34, 20, 2.6), 0.9, GOLD, 0.7)
    return painting.image()


def title_board() -> Image.Image:
    """The name of the game as an upright poster."""
    width, height = TITLE
    painting = plank(TITLE, TEAK, TEAK_GRAIN, 13, upright=True)
    paper = rrect(5, 5, width - 10, height - 10, 3)
    painting.fade(paper, PAPER, SAND, (0, 0), (width, height))
    painting.line(paper, 1.8, NIGHT)
    painting.line(rrect(9, 9, width - 18, height - 18, 2), 1.2, BRICK)
    for y in (30, height - 30):
        painting.fill(star8(width / 2, y, 14), BRICK)
    with painting.at(width / 2, height - 60, rot=-90):
        painting.text(0, 14, "Al-Entkhbat", "sign", 37, BRICK, "l", 200)
    with painting.at(width / 2, 62, rot=-90):
        path, _ = set_text(0, 12, arabic("title"), "lalezar", 36, "r")
        painting.lettered(path, PETROL)
    return painting.image()


def results_board(open_: bool) -> Image.Image:
    """The results board, behind its curtain or seen by one pair of eyes."""
    width, height = BOARD
    painting = plank(BOARD, TEAK, TEAK_GRAIN, 14)
    inner = rrect(10, 12, width - 20, height - 22, 3)
    painting.fill(inner, PAPER if open_ else NIGHT)
    painting.recess(inner, 3)
    painting.line(inner, 2, NIGHT)
    if open_:
        for n in range(6):
            y = 34 + n * 19
            painting.line(spline([(20, y + 12), (width - 20, y + 12)]), 1, STEEL)
    else:
        for side in (-1, 1):
            for n in range(5):
                x = width / 2 + side * (8 + n * 21)
                fold = rrect(x - 11, 12, 22, height - 22, 9)
                painting.fade(fold, "#d0664c", "#7c2a1c", (x - 11, 0), (x + 11, 0))
                painting.line(fold, 1.3, "#4f160e")
        painting.fill(star8(width / 2, height / 2, 20), GOLD)
        painting.line(star8(width / 2, height / 2, 20), 2, NIGHT)
    painting.line(spline([(8, 10), (width - 8, 10)]), 5, NIGHT)
    painting.line(spline([(8, 10), (width - 8, 10)]), 2.6, GOLD)
    return painting.image()


_RAIL_AT: dict[str, Box] = {
    "attack_head": (8, 5, 456, 25),
    "attack_rail": (8, 33, 456, 100),
    "target_rail": (8, 137, 456, 96),
    "target_head": (8, 235, 456, 25),
}
MADE = [
    Made("entkhbat/table/felt", (FELT, FELT), felt, 2.5, tile=True, colours=32),
    Made("entkhbat/table/lane", LANE, lane, inner=_RAIL_AT, shadow="high", colours=128),
    Made("entkhbat/table/plate", PLATE, partial(plate, PLATE, False), slices=(10, 10, 10, 10), colours=64),
    Made(
        "entkhbat/table/plate_asked", PLATE, partial(plate, PLATE, True), slices=(10, 10, 10, 10), colours=64
    ),
    Made("entkhbat/table/bar", BAR, partial(plate, BAR, False), slices=(10, 10, 10, 10), colours=64),
    Made("entkhbat/table/button", (150, 32), button, 3, slices=(12, 10, 12, 12), colours=64),
    Made("entkhbat/table/sum_tag", (40, 26), tag, 4, slices=(8, 8, 8, 8), colours=32),
    Made("entkhbat/table/title_board", TITLE, title_board, shadow="low", colours=96),
    Made(
        "entkhbat/table/results_board",
        BOARD,
        partial(results_board, False),
        inner={"rows": (16, 20, 200, 124)},
        shadow="high",
        colours=96,
    ),
    Made(
        "entkhbat/table/results_board_open",
        BOARD,
        partial(results_board, True),
        inner={"rows": (16, 20, 200, 124)},
        shadow="high",
        colours=96,
    ),
]
for _side, _attack in (("attack", True), ("target", False)):
    for _end, _lit in (("", False), ("_lit", True)):
        MADE.append(
            Made(
                f"entkhbat/table/rail_{_side}{_end}",
                RAIL,
                partial(rail, _attack, _lit),
                inner=steps(1),
                colours=96,
            )
        )
PICTURES = pictures(
    __name__,
    MADE,
    "art/entkhbat/poster.py",
    "art/entkhbat/data.py",
    ARABIC,
    "art/table/ground.py",
    "art/table/sides.py",
)
