"""The made pictures are there, in their sizes, drawn from the inputs of today, and small enough.

None of the drawing tools is needed here: the tests read the files and hash the sources.
"""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from art import manifest

MADE = manifest.ROOT / "art" / "made"
CARDS = MADE / "tamasha"
COMPONENTS = tomllib.loads((manifest.ROOT / "engine/tamasha/components.toml").read_text(encoding="utf-8"))
SIZES = {"board": (200, 280), "hand": (360, 504), "zoom": (600, 840)}
KINDS = {
    "neta": (("candyneta", "bigneta"), ("board", "hand", "zoom")),
    "campaign": (("campaign",), ("hand", "zoom")),
    "big": (("big_campaign",), ("hand", "zoom")),
    "news": (("breaking_news",), ("hand", "zoom")),
    "kundali": (("party_kundali",), ("hand", "zoom")),
    "speech": (("victory_speech",), ("hand", "zoom")),
    "attack": (("attack",), ("hand", "zoom")),
    "victim": (("victim",), ("hand", "zoom")),
    "faction": (("faction_card",), ("hand", "zoom")),
}
BACKS = ("kundali", "neta", "news", "big", "campaign", "attack", "victim", "faction")
BUDGET = 27_500_000
"""Bytes that all card pictures together may take."""


def cards_of(kind: str) -> list[str]:
    tables, _ = KINDS[kind]
    return [card["id"] for table in tables for card in COMPONENTS[table]]


@pytest.mark.parametrize("path", sorted(manifest.load()))
def test_a_picture_was_drawn_from_the_inputs_of_today(path: str) -> None:
    entry = manifest.load()[path]
    assert (MADE / path).exists(), f"{path} is in the manifest but not in art/made"
    assert entry["inputs"] == manifest.digest(entry["sources"], entry["data"]), (
        f"the inputs of {path} have changed: run  python -m art.make"
    )


@pytest.mark.parametrize("kind", KINDS)
def test_every_card_has_its_masters_in_their_sizes(kind: str) -> None:
    for key in cards_of(kind):
        for master in KINDS[kind][1]:
            with Image.open(CARDS / kind / f"{key}.{master}.png") as image:
                assert image.size == SIZES[master]


@pytest.mark.parametrize("deck", BACKS)
def test_every_deck_has_a_back(deck: str) -> None:
    with Image.open(CARDS / "back" / f"{deck}.hand.png") as image:
        assert image.size == SIZES["hand"]


def test_corners_are_cut_and_middles_are_solid() -> None:
    with Image.open(CARDS / "neta" / "ks_clean.hand.png") as image:
        alpha = image.convert("RGBA").getchannel("A")
    assert alpha.getpixel((0, 0)) == 0
    assert alpha.getpixel((180, 252)) == 255


def test_card_pictures_stay_within_their_budget() -> None:
    kinds = [*KINDS, "back"]
    assert sum(file.stat().st_size for kind in kinds for file in (CARDS / kind).glob("*.png")) <= BUDGET


def test_no_card_picture_is_left_over() -> None:
    wanted = {
        f"{kind}/{key}.{master}.png" for kind in KINDS for key in cards_of(kind) for master in KINDS[kind][1]
    }
    wanted |= {f"back/{deck}.hand.png" for deck in BACKS} | {"back/neta.board.png"}
    kinds = [*KINDS, "back"]
    found = {file.relative_to(CARDS).as_posix() for kind in kinds for file in (CARDS / kind).glob("*.png")}
    assert found == wanted


def test_every_printed_picture_is_in_the_manifest() -> None:
    kinds = [*KINDS, "back"]
    found = {file.relative_to(MADE).as_posix() for kind in kinds for file in (CARDS / kind).glob("*.png")}
    assert found <= set(manifest.load())


def thumbnail(file: Path) -> Image.Image:
    with Image.open(file) as image:
        portrait = image.convert("RGBA").convert("RGB").crop((10, 10, 190, 168))
    return portrait.convert("L").resize((20, 18), Image.Resampling.BOX)


def test_no_two_portraits_look_alike_even_when_shrunk_and_grey() -> None:
    thumbs = {key: thumbnail(CARDS / "neta" / f"{key}.board.png") for key in cards_of("neta")}
    keys = sorted(thumbs)
    for i, one in enumerate(keys):
        for other in keys[i + 1 :]:
            difference = ImageStat.Stat(ImageChops.difference(thumbs[one], thumbs[other])).mean[0]
            assert difference > 16, f"{one} and {other} look alike ({difference:.1f})"


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
