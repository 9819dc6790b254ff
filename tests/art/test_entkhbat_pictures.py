"""Al-Entkhbat's pictures: every card, district and back is there, in its size, and told apart."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from art import manifest

MADE = manifest.ROOT / "art" / "made"
CARDS = MADE / "entkhbat"
COMPONENTS = tomllib.loads((manifest.ROOT / "engine/entkhbat/components.toml").read_text(encoding="utf-8"))
SIZES = {"hand": (360, 504), "zoom": (600, 840)}
REGION_SIZES = {"hand": (360, 424), "board": (200, 260)}
BUDGET = 9_000_000
"""Bytes that all pictures of this game may take."""


def expected() -> dict[str, tuple[int, int]]:
    """Every card picture that must be there, and its size."""
    names = [f"action/{card['id']}" for card in COMPONENTS["action_card"]]
    names += [f"vote/v{card['value']}" for card in COMPONENTS["vote_card"]]
    wanted = {f"{name}.{master}": size for name in names for master, size in SIZES.items()}
    regions = [f"region/{card['id']}" for card in COMPONENTS["region_card"]]
    regions += ["region/closed", "back/region"]
    wanted |= {f"{name}.{master}": size for name in regions for master, size in REGION_SIZES.items()}
    return wanted | {"back/card.hand": SIZES["hand"]}


def test_every_card_has_its_masters_in_their_sizes() -> None:
    for name, size in expected().items():
        with Image.open(CARDS / f"{name}.png") as image:
            assert image.size == size, name


def test_no_card_picture_is_left_over() -> None:
    folders = ("action", "vote", "region", "back")
    found = {file.relative_to(CARDS).as_posix() for folder in folders for file in (CARDS / folder).iterdir()}
    assert found == {f"{name}.png" for name in expected()}


def test_every_picture_is_in_the_manifest() -> None:
    found = {file.relative_to(MADE).as_posix() for file in CARDS.rglob("*.png")}
    assert found <= set(manifest.load())


def test_the_pictures_stay_within_their_budget() -> None:
    assert sum(file.stat().st_size for file in CARDS.rglob("*.png")) <= BUDGET


def thumbnail(file: Path, box: tuple[int, int, int, int]) -> Image.Image:
    with Image.open(file) as image:
        return (
            image.convert("RGBA").convert("RGB").crop(box).convert("L").resize((16, 16), Image.Resampling.BOX)
        )


@pytest.mark.parametrize(
    ("folder", "box", "least"),
    [("action", (36, 120, 324, 360), 12), ("region", (20, 20, 340, 300), 10)],
)
def test_no_two_look_alike_even_when_shrunk_and_grey(
    folder: str, box: tuple[int, int, int, int], least: int
) -> None:
    thumbs = {file.stem: thumbnail(file, box) for file in sorted((CARDS / folder).glob("*.hand.png"))}
    keys = sorted(thumbs)
    for i, one in enumerate(keys):
        for other in keys[i + 1 :]:
            difference = ImageStat.Stat(ImageChops.difference(thumbs[one], thumbs[other])).mean[0]
            assert difference > least, f"{one} and {other} look alike ({difference:.1f})"


def test_the_places_of_live_text_lie_on_the_card() -> None:
    places = json.loads((CARDS / "cards.json").read_text(encoding="utf-8"))
    assert set(places) == {"action", "vote", "region"}
    assert "text" in places["action"]["zoom"]
    assert "text" in places["vote"]["zoom"]
    for kind, masters in places.items():
        for master, layout in masters.items():
            sizes = REGION_SIZES if kind == "region" else SIZES
            assert tuple(layout.pop("size")) == sizes[master]
            for x, y, width, height in layout.values():
                assert 0 <= x < x + width <= 1
                assert 0 <= y < y + height <= 1
