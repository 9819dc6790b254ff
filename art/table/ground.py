"""The ground of the table screen: the printed cloth, the wood, and the board's frame."""

from __future__ import annotations

import numpy as np
from PIL import Image

from art.press import circle, flower, moved, poly, rrect, spline
from art.table.catalogue import Box, Made, pictures
from art.table.painting import Painting, Path, wood

WALNUT, WALNUT_GRAIN = "#6b3f22", "#3f2412"
TEAK, TEAK_GRAIN = "#8a5a33", "#53301a"

PANEL = (232, 128)
WOOD_MARGINS = (16, 14, 16, 14)
CLOTH = (200, 160)
BOARD = (1115, 573)
TILE = (362, 183)
TILE_STEP = (369, 187)
TILE_START = (7.5, 8)
CODES = ("KS", "MZ", "YV", "MM", "VP", "SB", "FJ", "SC", "SW")


def woven(height: int, width: int, seed: int = 4) -> np.ndarray:
    """Cloth without a seam: each thread a little lighter or darker than the next, and a slow cloudiness."""
    chance = np.random.default_rng(seed)
    warp = chance.normal(size=(1, width))
    weft = chance.normal(size=(height, 1))
    grain = chance.normal(size=(height, width))
    waves = np.fft.rfft2(chance.normal(size=(height, width)))
    pace_y = np.fft.fftfreq(height)[:, None]
    pace_x = np.fft.rfftfreq(width)[None, :]
    waves *= np.exp(-(pace_y**2 + pace_x**2) * 9000)
    cloud = np.fft.irfft2(waves, s=(height, width))
    cloud /= cloud.std()
    return np.asarray(1.6 * warp + 1.6 * weft + 1.6 * grain + 1.4 * cloud, np.float32)


def cloth() -> Image.Image:
    """Dark green cloth with a block-printed flower, made to repeat in both directions."""
    width, height = CLOTH
    painting = Painting(width, height)
    painting.fill(rrect(0, 0, width, height, 0), "#1f4f43")
    for line in range(-1, 5):
        for column in range(-1, 5):
            x, y = column * 50 + (line % 2) * 25 + 12, line * 40 + 16
            painting.fill(flower(x, y, 10.5, 6, 0.4, 0.3), "#27604f", 0.9)
            painting.fill(circle(x, y, 3), "#1f4f43")
            painting.fill(circle(x, y, 1.2), "#2f6d5b")
            for turn in (0, 90, 180, 270):
                leaf = spline([(0, 0), (2.4, 2.6), (0, 6.4), (-2.4, 2.6)], closed=True)
                painting.fill(moved(leaf, x + 25, y, 1, rot=turn), "#25594b", 0.9)
    pixels = np.asarray(painting.image())[..., :3].astype(np.float32)
    pixels += woven(pixels.shape[0], pixels.shape[1])[..., None]
    return Image.fromarray(np.clip(pixels, 0, 255).astype(np.uint8), "RGB")


def vignette() -> Image.Image:
    """Darkness towards the corners, to be stretched over the whole cloth."""
    y, x = np.mgrid[-1:1:225j, -1:1:400j]
    far = np.sqrt((x * 0.86) ** 2 + (y * 0.86) ** 2)
    depth = np.clip((far - 0.45) / 0.75, 0, 1) ** 1.6 * 150
    pixels = np.zeros((225, 400, 4), np.uint8)
    pixels[..., :3] = (6, 17, 14)
    chance = np.random.default_rng(2)
    pixels[..., 3] = np.clip(depth + chance.normal(size=depth.shape) * 0.8, 0, 255)
    return Image.fromarray(pixels, "RGBA")


def plank(size: tuple[float, float], base: str, grain: str, seed: int, *, upright: bool = False) -> Painting:
    """A board of wood with round corners, an ink outline and a lit upper edge."""
    width, height = size
    painting = Painting(width, height)
    shape = rrect(1.1, 1.1, width - 2.2, height - 2.2, 9)
    wood(painting, shape, base, grain, seed, upright=upright)
    painting.fade(shape, "white", "ink", (0, 0), (0, height), (0.1, 0.22))
    return rounded_off(painting, shape)


def panel(base: str, grain: str, seed: int) -> Image.Image:
    """Wood of any size: its middle repeats, so all the shading is in the margins."""
    width, height = PANEL
    left, top, right, bottom = WOOD_MARGINS
    painting = Painting(width, height)
    shape = rrect(1.1, 1.1, width - 2.2, height - 2.2, 9)
    with painting.inside(shape):
        painting.fill(shape, base)
        middle = rrect(left, top, width - left - right, height - top - bottom, 0)
        step_x, step_y = width - left - right, height - top - bottom
        for dx in (-step_x, 0, step_x):
            for dy in (-step_y, 0, step_y):
                wood(painting, moved(middle, dx, dy), base, grain, seed)
        painting.fade(shape, "white", "white", (0, 0), (0, top), (0.14, 0))
        painting.fade(shape, "ink", "ink", (0, height - bottom), (0, height), (0, 0.3))
    return rounded_off(painting, shape).image()


def rounded_off(painting: Painting, shape: Path) -> Painting:
    """Adds the lit upper edge and the outline to a board."""
    width, height = painting.width, painting.height
    painting.lip((2, 2, width - 4, height - 4), 8, "#e8b780", 0.5)
    painting.line(shape)
    return painting


def walnut_panel() -> Image.Image:
    """Dark wood for frames and trays of any size."""
    return panel(WALNUT, WALNUT_GRAIN, 6)


def teak_panel() -> Image.Image:
    """Lighter wood for racks and desks of any size."""
    return panel(TEAK, TEAK_GRAIN, 8)


def rail() -> Image.Image:
    """The wooden rail along the top of the screen, ending in a gilt line."""
    width, height = 800, 58
    painting = Painting(width, height + 8)
    painting.fade(rrect(0, height, width, 8, 0), "#06110e", "#06110e", (0, height), (0, height + 8), (0.5, 0))
    shape = rrect(0, 0, width, height, 0)
    wood(painting, shape, WALNUT, WALNUT_GRAIN, 2)
    painting.fade(shape, "white", "ink", (0, 0), (0, height), (0.06, 0.25))
    painting.line(spline([(0, height - 5.5), (width, height - 5.5)]), 1.3, "haldi", 0.85)
    painting.line(spline([(0, height - 1.2), (width, height - 1.2)]), 2.4)
    return painting.image()


def board() -> Image.Image:
    """The frame that holds the nine constituencies: mitred walnut, a gilt line, brass corners."""
    width, height = BOARD
    painting = Painting(width, height)
    outer = rrect(1.2, 1.2, width - 2.4, height - 2.4, 12)
    wood(painting, outer, WALNUT, WALNUT_GRAIN, 3)
    for x in (1, width - 9):
        wood(painting, rrect(x, 9, 8, height - 18, 0), "#744526", WALNUT_GRAIN, 9, upright=True)
    painting.fade(outer, "white", "ink", (0, 0), (0, height), (0.1, 0.15))
    for box in tile_places().values():
        bed = rrect(box[0] - 1, box[1] - 0.5, box[2] + 2.5, box[3] + 2.5, 12)
        painting.line(moved(bed, 0.6, 0.8), 1, "#d59a62", 0.5)
        painting.fill(bed, "#2a160c")
    painting.lip((2.4, 2.4, width - 4.8, height - 4.8), 11, "#e8b780", 0.55)
    painting.line(outer, 2.6)
    painting.line(rrect(4, 4, width - 8, height - 8, 10), 1.2, "haldi", 0.85)
    for x, y, turn in ((0, 0, 0), (width, 0, 90), (width, height, 180), (0, height, 270)):
        with painting.at(x, y, rot=turn):
            brass = poly(
                [
                    (1.5, 12),
                    (5, 3.5),
                    (12, 1.5),
                    (30, 1.5),
                    (27, 6.6),
                    (12, 6.6),
                    (6.6, 12),
                    (6.6, 27),
                    (1.5, 30),
                ]
            )
            painting.fade(brass, "#f6d978", "#b07a1c", (0, 0), (20, 20))
            painting.line(brass, 1.5)
            for rivet in ((23, 4), (4, 23)):
                painting.fill(circle(*rivet, 1.3), "ink", 0.75)
    return painting.image()


def tile_places() -> dict[str, Box]:
    """Where each constituency lies on the board."""
    return {
        code: (
            TILE_START[0] + n % 3 * TILE_STEP[0],
            TILE_START[1] + n // 3 * TILE_STEP[1],
            *TILE,
        )
        for n, code in enumerate(CODES)
    }


def well() -> Image.Image:
    """A shallow place sunk into the cloth, with a stitched edge: discards, the coin, anything that rests."""
    width, height = 160, 120
    painting = Painting(width, height)
    shape = rrect(1.2, 1.2, width - 2.4, height - 2.4, 9)
    painting.fill(shape, "#15362e")
    painting.recess(shape, 4)
    painting.line(shape, 2.2, "#0e241e")
    painting.line(rrect(6, 6, width - 12, height - 12, 6), 1.3, "haldi", 0.5, (2.5, 5.5))
    return painting.image()


MADE = [
    Made("table/cloth", CLOTH, cloth, tile=True),
    Made("table/vignette", (1600, 900), vignette, scale=0.25, colours=0),
    Made("table/walnut", PANEL, walnut_panel, slices=WOOD_MARGINS, shadow="low"),
    Made("table/teak", PANEL, teak_panel, slices=WOOD_MARGINS, shadow="low"),
    Made("table/rail", (800, 66), rail, slices=(4, 0, 4, 0), inner={"wood": (0, 0, 800, 58)}),
    Made("table/board", BOARD, board, inner=tile_places(), shadow="high"),
    Made("table/well", (160, 120), well, slices=(14, 14, 14, 14)),
]
PICTURES = pictures(__name__, MADE)
