"""Drag, click-click and keys are three ways to do the same thing, and nothing can go wrong by accident."""

from __future__ import annotations

import pytest

from game.table.drag import Hold
from game.table.place import Glow
from tests.game.small_table import SmallTable


def test_a_drag_onto_a_glowing_place_gives_the_answer(start):
    table = SmallTable()
    pilot = start(table)
    pilot.drag("card-3", "place-4")
    assert table.answers == ["three on four"]
    pilot.wait(1)
    assert table.table.piece("card-3").pose.at == table.table.place("place-4").rect.center


def test_click_and_click_does_the_same(start):
    table = SmallTable()
    pilot = start(table)
    pilot.click("card-3")
    assert table.hand.hold is Hold.SELECTED
    pilot.click("place-7")
    assert table.answers == ["three on seven"]


def test_the_keyboard_alone_does_the_same(start):
    table = SmallTable()
    pilot = start(table)
    pilot.key("tab")
    assert table.focus is table.table.piece("card-3")
    pilot.key("return")
    assert table.focus is table.table.place("place-4")
    pilot.key("down")
    pilot.key("return")
    assert table.answers == ["three on seven"]


def test_legal_targets_glow_and_the_others_dim(start):
    table = SmallTable()
    pilot = start(table)
    pilot.click("card-3")
    glows = {name: place.glow for name, place in table.table.places.items()}
    assert {name for name, glow in glows.items() if glow in (Glow.LEGAL, Glow.NEAR)} == {"place-4", "place-7"}
    assert glows["place-0"] is Glow.DIM
    pilot.key("escape")
    assert all(place.glow is Glow.OFF for place in table.table.places.values())


def test_a_wrong_drop_glides_home_and_says_why(start):
    table = SmallTable()
    pilot = start(table)
    home = table.table.piece("card-3").home
    pilot.drag("card-3", "place-0")
    pilot.wait(1)
    assert table.answers == []
    assert table.refused == [("card-3", "place-0")]
    assert table.bubble is not None
    assert table.table.piece("card-3").pose == home


def test_a_card_that_cannot_be_played_shakes_and_says_why(start):
    table = SmallTable()
    pilot = start(table)
    pilot.drag("card-1", "place-4")
    assert table.refused == [("card-1", None)]
    assert table.answers == []


def test_picking_something_up_takes_the_bubble_away(start):
    table = SmallTable()
    pilot = start(table)
    pilot.drag("card-3", "place-0")
    pilot.wait(0.5)
    pilot.click("card-5")
    assert table.bubble is None


@pytest.mark.parametrize("how", ["escape", "right click", "lost focus", "resize", "leaving"])
def test_a_drag_is_never_finished_by_accident(start, how):
    table = SmallTable()
    pilot = start(table)
    home = table.table.piece("card-3").home
    pilot.move(pilot.middle("card-3"))
    pilot.press()
    pilot.move(pilot.middle("place-4"), 0.2)
    assert table.hand.dragging
    if how == "escape":
        pilot.key("escape")
    elif how == "right click":
        pilot.press(3)
    elif how == "lost focus":
        pilot.lose_focus()
    elif how == "resize":
        pilot.resize(1600, 900)
    else:
        import pygame

        pilot._post(pygame.WINDOWLEAVE)
        pilot.frames(1)
    pilot.release()
    pilot.wait(1)
    assert table.answers == []
    assert table.hand.hold is Hold.EMPTY
    assert table.table.piece("card-3").pose == home


def test_a_press_hurries_the_story_and_does_nothing_else(start):
    table = SmallTable()
    pilot = start(table)
    pilot.drag("card-3", "place-4")
    assert table.player.playing
    pilot.click((60.0, 60.0))
    assert not table.player.playing
    assert table.answers == ["three on four"]


def test_a_double_click_answers_once(start):
    table = SmallTable()
    pilot = start(table)
    pilot.click("card-5")
    pilot.move(pilot.middle("place-0"))
    for _ in range(2):
        pilot.press()
        pilot.release()
    assert table.answers == ["five on zero"]


def test_a_card_is_found_by_its_resting_strip(start):
    table = SmallTable()
    pilot = start(table)
    hand = table.table.hands[0]
    rest = hand.resting()
    for index, piece in enumerate(hand.pieces):
        left = rest[index].x - 60
        pilot.move((left, rest[index].y))
        pilot.wait(0.4)
        assert table.table.piece_at((left, rest[index].y)) is piece


def test_resting_on_a_card_shows_it_large(start):
    table = SmallTable()
    pilot = start(table)
    pilot.move(pilot.middle("card-2"))
    assert table.zoomed is None
    pilot.wait(0.5)
    assert table.zoomed is not None
    assert table.zoomed.piece.name == "card-2"
    pilot.move((60.0, 400.0))
    assert table.zoomed is None


def test_reduced_motion_moves_nothing_but_arrives(start):
    table = SmallTable()
    pilot = start(table, reduced_motion=True)
    pilot.drag("card-3", "place-4")
    pilot.wait(0.5)
    assert table.table.piece("card-3").pose.at == table.table.place("place-4").rect.center
