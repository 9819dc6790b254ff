"""The chairs: names in any script, bots, and the one press that starts."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.game import Setup
from game.play.names import LONGEST, settle_names, tidy
from game.scenes.seats import SeatsScene
from game.scenes.table import TamashaScene
from game.widgets.field import letters
from tests.game.screens.conftest import everything_fits, nothing_overlaps

SPARE = ("Meera", "Kabir", "Asha", "Dev")


def seats(count=2, **options):
    return SeatsScene(Setup("tamasha", "basic", count, 0, options))


def write(pilot, seat, name):
    pilot.click(f"name-{seat}")
    pilot.key("end")
    pilot.key("backspace", control=True)
    pilot.type(name)


def begin(pilot):
    pilot.click("start")
    pilot.wait(0.5)
    while pilot.app.scene.overlay:
        pilot.app.pop()
    scene = pilot.scene
    assert isinstance(scene, TamashaScene)
    return scene.session


def test_one_press_starts_a_person_against_a_bot(start):
    session = begin(start(seats()))
    assert [player.kind for player in session.players] == ["human", "normal"]
    assert len(set(session.names)) == 2
    assert session.keeper.path.exists()


@pytest.mark.parametrize(
    "name", ["आशा देवी", "محمد علی", "Łukasz", "李小龙", "🗳️ Vote 🐘", "தமிழ்", "O'Neill-Rao", "é" * 24]
)
def test_any_script_is_a_name(start, name):
    pilot = start(seats())
    write(pilot, 0, name)
    assert begin(pilot).names[0] == name.strip()


def test_what_cannot_be_printed_never_gets_into_a_name(start):
    pilot = start(seats())
    write(pilot, 0, "Me\x00e\x1b\u202era\n")
    assert begin(pilot).names[0] == "Meera"


def test_a_long_name_ends_at_its_limit(start):
    pilot = start(seats())
    write(pilot, 0, "Maximiliana Konstantinopolitana von und zu")
    assert letters(pilot.find("name-0").text) == LONGEST
    assert len(begin(pilot).names[0]) <= LONGEST


@pytest.mark.parametrize("names", [("Asha", "asha"), ("", ""), ("   ", "Kabir"), ("Asha", "Asha")])
def test_empty_and_equal_names_are_settled_and_shown_before_the_start(start, names):
    pilot = start(seats())
    for seat, name in enumerate(names):
        write(pilot, seat, name)
    before = pilot.find("about").text
    pilot.click("start")
    pilot.wait(0.2)
    assert pilot.scene.name == "seats"
    assert pilot.find("about").text != before
    shown = [pilot.find(f"name-{seat}").text for seat in range(2)]
    assert all(shown)
    assert shown[0].casefold() != shown[1].casefold()
    assert begin(pilot).names == shown


def test_four_equal_names_all_differ_afterwards(start):
    pilot = start(seats(4))
    for seat in range(4):
        write(pilot, seat, "W" * 24)
    pilot.click("start")
    pilot.wait(0.2)
    names = begin(pilot).names
    assert len({name.casefold() for name in names}) == 4
    assert all(letters(name) <= LONGEST for name in names)


@given(st.lists(st.text(max_size=40), min_size=4, max_size=4))
def test_whatever_is_typed_the_names_can_be_printed_and_told_apart(names):
    settled = settle_names(names, SPARE)
    assert len({name.casefold() for name in settled}) == 4
    assert all(name and tidy(name) == name for name in settled)


def test_bots_are_chosen_by_pointer_and_by_keys(start):
    pilot = start(seats(4))
    group = pilot.find("kind-0")
    pilot.click(group.part(3).center)
    group = pilot.find("kind-1")
    while pilot.scene.focus is not group:
        pilot.key("tab")
    pilot.key("left")
    assert pilot.scene.kinds == ["hard", "easy", "normal", "normal"]
    assert [player.kind for player in begin(pilot).players] == ["hard", "easy", "normal", "normal"]


def test_the_line_below_says_what_the_chairs_mean(start):
    pilot = start(seats())
    told = {pilot.find("about").text}
    for seat, part in ((1, 0), (0, 1), (1, 1)):
        pilot.click(pilot.find(f"kind-{seat}").part(part).center)
        told.add(pilot.find("about").text)
    assert len(told) == 3


@pytest.mark.parametrize(("pair", "sides"), [("purple", [0, 0, 1]), ("yellow", [0, 1, 1])])
def test_three_chairs_stand_on_their_sides(start, pair, sides):
    pilot = start(seats(3, pair_party=pair))
    assert pilot.scene.sides == sides
    tops = [pilot.find(f"name-{seat}").rect.top for seat in range(3)]
    assert [top < pilot.scene.space.visible.centery for top in tops] == [side == 1 for side in sides]
    session = begin(pilot)
    assert [session.side_of[seat] for seat in range(3)] == sides


def test_enter_in_a_name_starts(start):
    pilot = start(seats())
    pilot.click("name-0")
    pilot.key("return")
    pilot.wait(0.5)
    assert pilot.scene.name in ("table", "curtain")


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("text_size", [100, 150, 200])
def test_every_tag_has_room(start, size, text_size):
    for count in (2, 4):
        pilot = start(seats(count), size, text_size=text_size)
        everything_fits(pilot)
        nothing_overlaps(pilot)
