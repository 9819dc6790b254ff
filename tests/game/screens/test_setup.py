"""The open box: players and option cards, by pointer and by keys."""

from __future__ import annotations

import pytest

from game.play.table_options import options_for, versions_of
from game.scenes.box_pictures import PICTURES
from game.scenes.seats import SeatsScene
from game.scenes.setup import SetupScene
from game.scenes.title import TitleScene
from game.widgets.option_card import OptionCard
from game.widgets.toggle import ToggleGroup
from game.words import find
from tests.game.screens.conftest import everything_fits, nothing_overlaps

SIZES = [(1024, 600), (1280, 720), (1920, 1080)]


def choose_players(pilot, count):
    group = pilot.find("players")
    assert isinstance(group, ToggleGroup)
    pilot.click(group.part(count - 2).center)
    pilot.wait(0.1)


def test_the_box_on_the_title_leads_here_and_escape_back(start):
    pilot = start(TitleScene())
    pilot.click("box-tamasha")
    pilot.wait(0.3)
    assert pilot.scene.name == "setup"
    pilot.key("escape")
    assert pilot.scene.name == "title"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_option_that_matters_lies_there_with_a_sentence_for_each_value(start, seats):
    pilot = start(SetupScene("tamasha"))
    choose_players(pilot, seats)
    cards = {widget.name: widget for widget in pilot.scene.widgets if isinstance(widget, OptionCard)}
    wanted = options_for("tamasha", "basic", seats)
    assert list(cards) == [option.name for option in wanted]
    for option in wanted:
        assert len(PICTURES[option.name]) == len(option.values)
        for value in option.values:
            assert find(f"setup.tamasha.{option.name}.{value}-about") is not None


def test_a_press_turns_a_card_and_the_choice_goes_to_the_chairs(start):
    pilot = start(SetupScene("tamasha"))
    pilot.click("sitting")
    pilot.wait(0.4)
    pilot.click("campaign_top_up")
    pilot.wait(0.4)
    pilot.click("campaign_top_up")
    pilot.wait(0.4)
    pilot.click("next")
    pilot.wait(0.3)
    scene = pilot.scene
    assert isinstance(scene, SeatsScene)
    assert scene.setup.options == {"sitting": "short", "campaign_top_up": "never"}


def test_keys_turn_cards_both_ways(start):
    pilot = start(SetupScene("tamasha"))
    card = pilot.find("campaign_top_up")
    while pilot.scene.focus is not card:
        pilot.key("tab")
    for key, shown in (("return", "big_only"), ("right", "never"), ("left", "big_only")):
        pilot.key(key)
        pilot.wait(0.4)
        assert card.side.value == shown


def test_a_card_turned_all_the_way_round_shows_the_house_rule_again(start):
    pilot = start(SetupScene("tamasha"))
    for _ in range(2):
        pilot.click("show_cpf")
        pilot.wait(0.4)
    pilot.click("next")
    pilot.wait(0.3)
    assert pilot.scene.setup.options.get("show_cpf", "hidden") == "hidden"


def test_three_players_must_say_who_has_two_high_commands(start):
    pilot = start(SetupScene("tamasha"))
    choose_players(pilot, 3)
    before = pilot.find("about").text
    pilot.click("next")
    assert pilot.scene.name == "setup"
    assert pilot.find("about").text != before
    assert pilot.scene.focus is pilot.find("pair_party")
    pilot.click("pair_party")
    pilot.wait(0.4)
    pilot.click("pair_party")
    pilot.wait(0.4)
    pilot.click("next")
    pilot.wait(0.3)
    assert pilot.scene.setup.options == {"pair_party": "yellow"}
    assert pilot.scene.sides == [0, 1, 1]


def test_what_matters_for_three_only_is_forgotten_with_two(start):
    pilot = start(SetupScene("tamasha"))
    choose_players(pilot, 3)
    pilot.click("pair_party")
    pilot.wait(0.4)
    choose_players(pilot, 2)
    pilot.click("next")
    pilot.wait(0.3)
    assert pilot.scene.setup.options == {}


def test_back_from_the_chairs_every_choice_is_as_it_was(start):
    pilot = start(SetupScene("tamasha"))
    choose_players(pilot, 4)
    pilot.click("sitting")
    pilot.wait(0.4)
    pilot.click("next")
    pilot.wait(0.3)
    pilot.click("back")
    pilot.wait(0.3)
    assert pilot.find("players").value == 4
    assert pilot.find("sitting").side.value == "short"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text_size", [100, 150, 200])
def test_everything_has_room(start, size, text_size):
    pilot = start(SetupScene("tamasha"), size, text_size=text_size)
    for seats in (2, 3):
        choose_players(pilot, seats)
        everything_fits(pilot)
        nothing_overlaps(pilot)


def test_with_little_motion_a_card_is_turned_at_once(start):
    pilot = start(SetupScene("tamasha"), reduced_motion=True)
    pilot.click("sitting")
    assert pilot.find("sitting").side.value == "short"
    assert pilot.find("sitting").turned == 1.0


def test_one_press_turns_every_card_back_to_its_standard_side(start):
    pilot = start(SetupScene("tamasha"))
    choose_players(pilot, 3)
    assert not pilot.find("standard").enabled
    for name in ("pair_party", "sitting", "show_cpf"):
        pilot.click(name)
        pilot.wait(0.4)
    assert pilot.find("standard").enabled
    pilot.click("standard")
    pilot.wait(0.2)
    assert not pilot.find("standard").enabled
    assert pilot.find("sitting").side.value == "full"
    pilot.click("next")
    pilot.wait(0.3)
    assert pilot.scene.setup.options == {"pair_party": "purple"}, "what has no standard stays chosen"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_cards_fill_their_rows_and_keep_their_pictures(start, seats):
    pilot = start(SetupScene("tamasha"))
    choose_players(pilot, seats)
    cards = [widget for widget in pilot.scene.widgets if isinstance(widget, OptionCard)]
    ends = {
        row: max(card.rect.right for card in cards if card.rect.top == row)
        for row in {c.rect.top for c in cards}
    }
    assert len({round(end) for end in ends.values()}) == 1
    for card in cards:
        inner = card._inner(card.rect)
        assert card._words_area(inner, pilot.scene.space).left > inner.left, card.name


def test_a_version_is_picked_by_its_card_and_goes_to_the_chairs_and_back(start):
    pilot = start(SetupScene("tamasha"))
    assert pilot.find("version-basic").chosen
    pilot.click("sitting")
    pilot.wait(0.4)
    pilot.click("version-attack")
    pilot.wait(0.3)
    assert [name for name in versions_of("tamasha") if pilot.find(f"version-{name}").chosen] == ["attack"]
    assert pilot.find("sitting").side.value == "short", "what both versions have stays as it was turned"
    pilot.click("next")
    pilot.wait(0.3)
    assert (pilot.scene.setup.variant, pilot.scene.setup.options) == ("attack", {"sitting": "short"})
    pilot.click("back")
    pilot.wait(0.3)
    assert pilot.find("version-attack").chosen


def test_keys_pick_a_version_and_only_its_own_options_lie_there(start):
    pilot = start(SetupScene("tamasha"))
    card = pilot.find("version-faction")
    while pilot.scene.focus is not card:
        pilot.key("tab")
    pilot.key("return")
    pilot.wait(0.3)
    cards = [widget.name for widget in pilot.scene.widgets if isinstance(widget, OptionCard)]
    assert cards == [option.name for option in options_for("tamasha", "faction", 2)]
    assert "sitting" not in cards


@pytest.mark.parametrize("version", versions_of("tamasha"))
def test_every_version_says_what_it_is_and_each_of_its_options_too(version):
    assert find(f"setup.tamasha.version.{version}-about") is not None
    for option in options_for("tamasha", version, 3):
        assert len(PICTURES[option.name]) == len(option.values)
        for value in option.values:
            assert find(f"setup.tamasha.{option.name}.{value}") is not None
            assert find(f"setup.tamasha.{option.name}.{value}-about") is not None


@pytest.mark.parametrize("text_size", [100, 200])
def test_the_fullest_table_has_room(start, text_size):
    pilot = start(SetupScene("tamasha"), (1024, 600), text_size=text_size)
    pilot.click("version-faction")
    choose_players(pilot, 3)
    everything_fits(pilot)
    nothing_overlaps(pilot)
