"""Where the drawing tools are installed: cards drawn again look as they do in the repository."""

from __future__ import annotations

import pytest
from PIL import Image, ImageChops, ImageStat

from art import manifest
from art.fetch_fonts import FontsMissing, font_file

pytest.importorskip("skia")
pytest.importorskip("numpy")
pytest.importorskip("uharfbuzz")

CARDS = (
    "tamasha/neta/ks_crook.board.png",
    "tamasha/campaign/c_sw_roadshow.hand.png",
    "tamasha/back/neta.board.png",
)
TOLERANCE = 3.0
"""Mean difference of shrunk pictures, 0-255: another processor may round otherwise."""


@pytest.fixture(scope="module")
def fonts() -> None:
    try:
        font_file("Khand_700Bold")
    except FontsMissing:
        pytest.skip("the lettering faces were not fetched")


def shrunk(image: Image.Image) -> Image.Image:
    flat = Image.new("RGB", image.size, "white")
    flat.paste(image, mask=image.getchannel("A"))
    return flat.resize((50, 70), Image.Resampling.BOX)


@pytest.mark.usefixtures("fonts")
@pytest.mark.parametrize("path", CARDS)
def test_a_card_drawn_again_looks_the_same(path: str) -> None:
    from art import make

    drawn = shrunk(make.pictures()[path].draw())
    with Image.open(manifest.ROOT / "art" / "made" / path) as image:
        kept = shrunk(image.convert("RGBA"))
    difference = ImageStat.Stat(ImageChops.difference(drawn, kept)).mean
    assert max(difference) < TOLERANCE
