"""The licences of what is bundled: never empty, whole, and found by what they say."""

from __future__ import annotations

import json

import pytest

from game import licences, paths
from game.licences import components
from game.scenes.licences import LicencesScene, paragraphs
from game.scenes.title import TitleScene


@pytest.fixture
def bundle(tmp_path, monkeypatch):
    """A build that bundles two things, one with two texts."""
    folder = tmp_path / "licences"
    folder.mkdir()
    (folder / "tea.txt").write_text("Tea may be drunk by everybody.\n\nWithout any warranty.", "utf-8")
    (folder / "cups.txt").write_text("Cups are to be returned: चाय.", "utf-8")
    (folder / "biscuits.txt").write_text("One each.", "utf-8")
    index = [
        {"name": "tea", "version": "3.2", "licence": "TEA-1.0", "files": ["tea.txt", "cups.txt"]},
        {"name": "Biscuits", "version": "", "licence": "BSD", "files": ["biscuits.txt"]},
    ]
    (folder / "index.json").write_text(json.dumps(index), "utf-8")
    monkeypatch.setattr(paths, "asset", tmp_path.joinpath)
    return folder


def test_from_source_every_library_and_both_fonts_answer_for_themselves():
    found = {component.name: component for component in components()}
    assert set(licences.LIBRARIES.values()) | {"Python"} == set(found)
    assert all(component.version and component.licence for component in found.values())
    assert "LESSER GENERAL PUBLIC LICENSE" in found["pygame-ce"].text
    assert "SIL OPEN FONT LICENSE" in found["FiraGO"].text
    assert "Sorkin Type" in found["Fjalla One"].text
    assert "PYTHON SOFTWARE FOUNDATION LICENSE" in found["Python"].text


def test_a_build_shows_what_it_bundles_and_nothing_else(bundle):
    assert [component.name for component in components()] == ["Biscuits", "tea"]
    assert components()[1].text.endswith("Cups are to be returned: चाय.")


@pytest.mark.parametrize("index", ["", "[", "{}", '[{"name": 1}]', "[3]", '"tea"', "[" * 5000])
def test_a_damaged_list_falls_back_to_what_is_installed(bundle, index):
    (bundle / "index.json").write_text(index, "utf-8")
    assert "pygame-ce" in [component.name for component in components()]


def test_a_missing_text_leaves_the_name_of_the_licence(bundle):
    (bundle / "biscuits.txt").unlink()
    assert components()[0].text == "BSD"


def test_lines_broken_for_their_length_are_joined_and_others_kept():
    text = "MIT\n\n" + "word " * 14 + "\nends here.\n-----\n * one\n * two\n"
    assert paragraphs(text) == ["MIT", "word " * 14 + "ends here.", "* one", "* two"]


def test_the_way_there_and_back(start):
    pilot = start(TitleScene())
    pilot.click("about")
    pilot.wait(0.3)
    pilot.click("licences")
    pilot.wait(0.3)
    assert pilot.scene.name == "licences"
    pilot.key("escape")
    pilot.wait(0.3)
    assert pilot.scene.name == "about"


@pytest.mark.parametrize("size", [(1280, 720), (1024, 600)])
def test_keys_turn_to_another_licence_and_page_through_it(start, size):
    pilot = start(LicencesScene(), size)
    first = pilot.find("terms").paragraphs[0]
    pilot.key("down")
    assert pilot.find("terms").paragraphs[0] != first
    names = [row[0] for row in pilot.find("components").rows]
    for _ in range(names.index("pygame-ce") - 1):
        pilot.key("down")
    pilot.key("page down")
    pilot.wait(1.0)
    assert pilot.find("terms").offset > 100


def test_the_wheel_scrolls_the_text_under_the_pointer(start):
    pilot = start(LicencesScene())
    row = [row[0] for row in pilot.find("components").rows].index("Python")
    pilot.find("components").mark(row)
    pilot.move(pilot.middle("terms"))
    pilot.wheel(-3)
    pilot.wait(0.5)
    assert pilot.find("terms").offset > 50


def test_typing_searches_every_text_and_enter_goes_from_place_to_place(start):
    pilot = start(LicencesScene())
    pilot.click("search")
    pilot.type("relink")
    rows = pilot.find("components").rows
    assert rows
    assert len(rows) < len(components())
    assert pilot.scene.reader.paragraphs[0][1].startswith(rows[0][0])
    pilot.key("a", control=True)
    pilot.type("WARRANTY")
    pilot.wait(0.5)
    seen = set()
    for _ in range(30):
        pilot.key("return")
        pilot.wait(0.5)
        seen.add((pilot.scene.marked, round(pilot.scene.reader.offset)))
    assert len({marked for marked, _ in seen}) > 2
    assert len(seen) > 6


def test_a_search_for_nothing_says_so_and_an_empty_one_shows_all_again(start):
    pilot = start(LicencesScene())
    pilot.click("search")
    pilot.type("चुनाव")
    assert pilot.find("components").rows == []
    pilot.key("return")
    pilot.click("components")
    pilot.key("return")
    pilot.key("down")
    assert "No licence" in pilot.scene.reader.paragraphs[1][1]
    pilot.click("search")
    pilot.key("a", control=True)
    pilot.key("delete")
    assert len(pilot.find("components").rows) == len(components())
