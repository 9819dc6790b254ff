"""The furniture, the pieces, the skins and the title: what `table.json` says is what lies in `art/made`."""

import json
import tomllib
from pathlib import Path

import pytest
from PIL import Image

ROOT = Path(__file__).parents[2]
MADE = ROOT / "art" / "made"
TABLE = json.loads((MADE / "table.json").read_text(encoding="utf-8"))
SKINS = TABLE["skins"]
PICTURES = {path: facts for path, facts in TABLE.items() if path != "skins"}
BUDGET = 15_000_000
PARTIES = ("purple", "yellow")


def size_in_pixels(path: str) -> tuple[int, int]:
    with Image.open(MADE / f"{path}.png") as image:
        return image.size


def inside(box: list[float], size: list[float]) -> bool:
    x, y, across, down = box
    return (
        min(x, y) >= 0
        and min(across, down) > 0
        and x + across <= size[0] + 0.01
        and y + down <= size[1] + 0.01
    )


def test_each_picture_has_the_size_that_the_table_says() -> None:
    for path, facts in PICTURES.items():
        assert size_in_pixels(path) == tuple(round(length * facts["scale"]) for length in facts["size"]), path


def test_what_lies_on_a_picture_lies_inside_it() -> None:
    for path, facts in PICTURES.items():
        for name, box in facts.get("inner", {}).items():
            assert inside(box, facts["size"]), f"{name} of {path}"


def test_a_skin_keeps_something_between_its_margins_to_repeat() -> None:
    for path, facts in PICTURES.items():
        left, top, right, bottom = facts.get("slices", (0, 0, 0, 0))
        width, height = facts["size"]
        assert left + right < width, path
        assert top + bottom < height, path


def test_every_skin_is_a_picture_of_the_table() -> None:
    for name, skin in SKINS.items():
        assert skin["margins"] == PICTURES[skin["file"]]["slices"], name
        assert skin["scale"] == PICTURES[skin["file"]]["scale"], name


@pytest.mark.parametrize("kind", ["button", "button-go", "button-quiet"])
@pytest.mark.parametrize("state", ["", "-hover", "-pressed", "-disabled"])
def test_a_button_has_a_skin_for_each_state(kind: str, state: str) -> None:
    assert kind + state in SKINS


def test_each_constituency_has_a_tile_and_a_tile_of_results() -> None:
    components = tomllib.loads((ROOT / "engine" / "tamasha" / "components.toml").read_text(encoding="utf-8"))
    for constituency in components["constituency"]:
        for ending in ("", ".result"):
            places = PICTURES[f"tamasha/tile/{constituency['id']}{ending}"]["inner"]
            assert {f"{party}_card" for party in PARTIES} <= places.keys()
        assert constituency["id"] in PICTURES["table/board"]["inner"]


def test_the_rack_has_nine_places_and_so_have_the_flags_of_either_party() -> None:
    assert sum(name.startswith("case_") for name in PICTURES["table/briefcase_rack"]["inner"]) == 9
    for party in PARTIES:
        assert sum(name.startswith(party) for name in PICTURES["table/flag_rack"]["inner"]) == 9


def test_both_parties_have_the_same_pictures() -> None:
    for path in PICTURES:
        if "purple" in path and not path.startswith(("glyphs/khand", "skins/")):
            assert path.replace("purple", "yellow") in PICTURES, path


def test_the_glyphs_lie_side_by_side_in_their_strip() -> None:
    strips = json.loads((MADE / "glyphs" / "glyphs.json").read_text(encoding="utf-8"))
    for strip in strips.values():
        end = 0.0
        for box in strip["glyphs"].values():
            assert box["x"] == end
            end += box["width"]
        assert size_in_pixels(strip["file"]) == (
            round(end * strip["scale"]),
            round(strip["height"] * strip["scale"]),
        )


def test_the_icons_come_dark_and_light() -> None:
    dark = {path for path in PICTURES if path.startswith("icons/") and not path.endswith("-cream")}
    assert dark
    assert all(f"{path}-cream" in PICTURES for path in dark)


def test_all_of_them_together_stay_within_their_budget() -> None:
    assert sum((MADE / f"{path}.png").stat().st_size for path in PICTURES) < BUDGET


def test_the_table_is_the_one_that_the_drawing_code_describes() -> None:
    pytest.importorskip("skia", exc_type=ImportError)
    pytest.importorskip("uharfbuzz", exc_type=ImportError)
    from art.fetch_fonts import FontsMissing

    try:
        from art.table.contents import text
    except FontsMissing:
        pytest.skip("the lettering faces were not fetched")
    assert text() == (MADE / "table.json").read_text(encoding="utf-8")
