"""MODIPOLY's pictures: every card and back is there, in its size, told apart, and small enough."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from art import manifest

MADE = manifest.ROOT / "art" / "made"
CARDS = MADE / "modipoly"
COMPONENTS = tomllib.loads((manifest.ROOT / "engine/modipoly/components.toml").read_text(encoding="utf-8"))
SIZES = {"hand": (360, 504), "zoom": (600, 840)}
KINDS = ("news", "ordinance", "deed", "role")
BACKS = ("news", "ordinance", "deed")
BUDGET = 8_000_000
"""Bytes that all pictures of this game may take."""


@pytest.mark.parametrize("kind", KINDS)
def test_every_card_has_its_masters_in_their_sizes_and_none_is_left_over(kind: str) -> None:
    wanted = {
        f"{card['id']}.{master}.png": size for card in COMPONENTS[kind] for master, size in SIZES.items()
    }
    assert {file.name for file in (CARDS / kind).iterdir()} == set(wanted)
    for name, size in wanted.items():
        with Image.open(CARDS / kind / name) as image:
            assert image.size == size, name


@pytest.mark.parametrize("kind", BACKS)
def test_every_deck_has_a_back(kind: str) -> None:
    with Image.open(CARDS / "back" / f"{kind}.hand.png") as image:
        assert image.size == SIZES["hand"]


def test_every_picture_is_in_the_manifest() -> None:
    found = {file.relative_to(MADE).as_posix() for file in CARDS.rglob("*.png")}
    assert found <= set(manifest.load())


def test_the_pictures_stay_within_their_budget() -> None:
    assert sum(file.stat().st_size for file in CARDS.rglob("*.png")) <= BUDGET


def thumbnail(file: Path) -> Image.Image:
    with Image.open(file) as image:
        photo = image.convert("RGBA").convert("RGB").crop((30, 120, 330, 400))
    return photo.convert("L").resize((16, 16), Image.Resampling.BOX)


@pytest.mark.parametrize("kind", KINDS)
def test_no_two_look_alike_even_when_shrunk(kind: str) -> None:
    thumbs = {file.stem: thumbnail(file) for file in sorted((CARDS / kind).glob("*.hand.png"))}
    keys = sorted(thumbs)
    for i, one in enumerate(keys):
        for other in keys[i + 1 :]:
            difference = ImageStat.Stat(ImageChops.difference(thumbs[one], thumbs[other])).mean[0]
            assert difference > 12, f"{one} and {other} look alike ({difference:.1f})"


def test_the_places_of_live_text_lie_on_the_card() -> None:
    places = json.loads((CARDS / "cards.json").read_text(encoding="utf-8"))
    assert set(places) == set(KINDS)
    for masters in places.values():
        assert "text" in masters["zoom"]
        for master, layout in masters.items():
            assert tuple(layout.pop("size")) == SIZES[master]
            for x, y, width, height in layout.values():
                assert 0 <= x < x + width <= 1
                assert 0 <= y < y + height <= 1
