"""Saying no at the Tamasha table: the real reason, beside the piece, for as long as it is of use."""

from __future__ import annotations

import pytest

from engine.core.match import Match
from engine.tamasha.cards import NETAS
from engine.tamasha.view import View
from game.pilot import Pilot
from game.play.hands import tab_to
from game.scenes.table import TamashaScene
from game.settings import Settings
from game.table.gesture import Drag
from game.table.place import Glow
from game.table.tamasha.draft import Draft
from game.table.tamasha.names import LID, RACK
from tests.game.tamasha.conftest import Stage, asks, match_at
from tests.game.tamasha.hands import by_click, by_drag, grip
from tests.game.tamasha.test_hand import playable, wrong_tile

QUIET = (1450.0, 560.0)
"""A point with only cloth under it."""


def boss_blocks() -> tuple[Match, int]:
    """A match in which a spare candidate belongs where Purple's BigNeta stands, and that candidate."""
    for seed in range(7, 60):
        match = match_at(asks("swap_plan"), seed)
        view: View = match.view(match.to_act()[0])
        side = view.commands[0]
        for neta in side.dealt or ():
            if NETAS[neta].group == side.bigneta_at:
                return match, neta
    raise AssertionError("no such deal")


@pytest.mark.parametrize("how", ["drag", "click"])
def test_a_spare_candidate_hears_that_the_boss_stays(stage: Stage, how: str) -> None:
    match, neta = boss_blocks()
    pilot, scene = stage.lay(match, "human", "random")
    if how == "drag":
        by_drag(pilot, scene, Drag(f"dealt-{neta}", f"tile-{NETAS[neta].group}"))
    else:
        pilot.click(grip(scene, f"dealt-{neta}"))
    pilot.wait(0.3)
    assert scene.bubble is not None
    assert "BigNeta" in scene.bubble.text
    assert scene.bubble.rule.startswith("ET-3.")


def test_a_wrong_place_names_the_right_one(stage: Stage) -> None:
    pilot, scene = stage.lay(match_at(asks("turn", 0, 1)), "human", "random")
    by_drag(pilot, scene, Drag("envelope-0", "tile-4"))
    pilot.wait(0.3)
    assert scene.bubble is not None
    assert "news desk" in scene.bubble.text
    assert scene.bubble.rule == "ET-4.19"


def refused(stage: Stage) -> tuple[Pilot, TamashaScene]:
    """A table on which a wrong drop has just been refused."""
    pilot, scene = stage.lay(match_at(asks("turn", 0, 1)), "human", "random")
    gesture = playable(scene)
    by_drag(pilot, scene, Drag(gesture.piece, wrong_tile(gesture)))
    pilot.wait(0.6)
    assert scene.bubble is not None
    assert not scene.bubble.rect.colliderect(scene.top.layout.zone("planner"))
    return pilot, scene


def test_a_bubble_falls_by_itself(stage: Stage) -> None:
    pilot, scene = refused(stage)
    pilot.move(QUIET)
    assert pilot.wait_until(lambda: scene.bubble is None, 6)


def test_a_bubble_falls_on_the_next_press(stage: Stage) -> None:
    pilot, scene = refused(stage)
    pilot.click(QUIET)
    assert scene.bubble is None


def test_a_bubble_does_not_outlive_the_menu(stage: Stage) -> None:
    pilot, scene = refused(stage)
    pilot.key("escape")
    assert scene.bubble is None


def test_a_bubble_falls_when_the_question_changes(stage: Stage) -> None:
    pilot, scene = refused(stage)
    scene.flow.settle()
    assert scene.bubble is None


def test_undo_takes_back_the_card_that_was_laid_last(stage: Stage) -> None:
    for seed in range(7, 40):
        pilot, scene = stage.lay(match_at(asks("swap_plan"), seed), "human", "random")
        drags = [g for g in scene.gestures.all() if isinstance(g, Drag)]
        if drags:
            break
    by_drag(pilot, scene, drags[0])
    pilot.wait(0.3)
    assert scene.top.draft.swaps
    pilot.click("undo")
    assert scene.top.draft == Draft()
    assert scene.bubble is None


def test_while_a_bill_lies_there_a_press_elsewhere_says_what_is_wanted(stage: Stage) -> None:
    for seed in range(7, 40):
        pilot, scene = stage.lay(match_at(asks("turn", 0, 5), seed), "human", "random")
        try:
            gesture = playable(scene, chest=True)
        except AssertionError:
            continue
        break
    by_drag(pilot, scene, gesture)
    pilot.wait(0.5)
    assert scene.top.prompt.text.startswith("Pay")
    pilot.click(QUIET)
    assert scene.bubble is not None
    assert scene.waiting_for == "pay"
    pilot.click("pay-back")
    assert (scene.waiting_for, scene.bubble) == ("person", None)


@pytest.mark.parametrize("asking", [True, False])
def test_one_press_closes_the_lid_or_two_where_the_player_wants_to_be_asked(
    stage: Stage, asking: bool
) -> None:
    match = match_at(asks("sauda"))
    wishes = Settings(speed="instant", bot_speed="instant", confirmations=asking)
    pilot, scene = stage.lay(match, "human", "random", settings=wishes)
    step = match.step
    pilot.click(grip(scene, LID))
    assert (match.step == step) == asking
    if asking:
        pilot.click(grip(scene, LID))
    assert match.step > step


def test_thinking_again_leaves_the_lid_open(stage: Stage) -> None:
    match = match_at(asks("sauda"))
    pilot, scene = stage.lay(match, "human", "random")
    step = match.step
    pilot.click(grip(scene, LID))
    pilot.click((740.0, 60.0))
    assert match.step == step
    by_click(pilot, scene, Drag(LID, RACK))
    assert match.step > step


def test_the_keys_reach_the_pieces_of_a_question_first(stage: Stage) -> None:
    pilot, scene = stage.lay(match_at(asks("bigneta")), "human", "random")
    scene.set_focus(scene.find("undo"))
    scene.flow.settle()
    pilot.key("tab")
    assert scene.focus is not None
    assert scene.focus.name == "bigneta"


def test_a_place_that_the_keys_have_reached_shows_what_the_card_would_do(stage: Stage) -> None:
    pilot, scene = stage.lay(match_at(asks("turn", 0, 1)), "human", "random")
    gesture = playable(scene)
    tab_to(pilot, gesture.piece)
    pilot.key("return")
    tab_to(pilot, gesture.onto)
    pilot.frames(2)
    assert scene.table.place(gesture.onto).glow is Glow.NEAR
    assert scene.top.chips is not None


def test_before_the_tickets_there_is_no_chest_to_look_into(stage: Stage) -> None:
    _, scene = stage.lay(match_at(asks("bigneta")), "human", "random")
    assert scene.find("chest") is None


def test_escape_puts_a_large_card_away_before_it_opens_the_menu(stage: Stage) -> None:
    pilot, scene = stage.lay(match_at(asks("turn", 0, 1)), "human", "random")
    pilot.move(grip(scene, playable(scene).piece))
    pilot.wait(0.8)
    assert scene.zoomed is not None
    pilot.key("escape")
    pilot.wait(0.6)
    assert scene.zoomed is None
    assert pilot.scene is scene
