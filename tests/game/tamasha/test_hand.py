"""A hand at the Tamasha table: wrong drops, second thoughts, lost focus, double clicks, skipping."""

from __future__ import annotations

import pytest

from engine.tamasha.answers import PlayCampaign
from engine.tamasha.cards import CAMPAIGNS
from game.scenes.table import TamashaScene
from game.settings import Settings
from game.table.gesture import Drag
from tests.game.tamasha.conftest import Stage, asks, match_at
from tests.game.tamasha.hands import by_drag, grip


def playable(scene: TamashaScene, chest: bool = False) -> Drag:
    """A Campaign that can be played, with or without help from the chest."""
    for gesture in scene.gestures.all():
        if isinstance(gesture, Drag) and isinstance(gesture.means, PlayCampaign):
            chips = scene.chips_of(gesture)
            if chips is not None and bool(chips.chest) == chest:
                return gesture
    raise AssertionError("no such card in this hand")


def wrong_tile(gesture: Drag) -> str:
    """A tile on which this Campaign may not be dropped."""
    return f"tile-{(int(gesture.onto.partition('-')[2]) + 1) % 9}"


def test_a_wrong_drop_glides_home_and_says_why_with_its_rule(stage: Stage) -> None:
    match = match_at(asks("turn", 0, 1))
    pilot, scene = stage.lay(match, "human", "random")
    gesture = playable(scene)
    step = match.step
    by_drag(pilot, scene, Drag(gesture.piece, wrong_tile(gesture)))
    pilot.wait(1.6)
    place = CAMPAIGNS[int(gesture.piece.partition("-")[2])].constituency
    assert scene.bubble is not None
    assert scene.bubble.rule == "ET-4.10"
    assert place >= 0
    assert match.step == step
    assert scene.table.piece(gesture.piece).pose == scene.table.piece(gesture.piece).home


def test_an_unplayable_card_is_grey_and_says_what_is_missing(stage: Stage) -> None:
    for seed in range(7, 30):
        match = match_at(asks("turn", 0, 8), seed)
        pilot, scene = stage.lay(match, "human", "random")
        grey = [
            piece for piece in scene.table.pieces.values() if piece.grey and piece.name.startswith("campaign")
        ]
        if grey:
            break
    pilot.click(grip(scene, grey[0].name))
    pilot.wait(0.4)
    assert scene.bubble is not None
    assert scene.bubble.rule.startswith("ET-4.")


@pytest.mark.parametrize("how", ["escape", "right", "focus", "resize"])
def test_a_drag_that_is_broken_off_sends_nothing(stage: Stage, how: str) -> None:
    match = match_at(asks("turn", 0, 1))
    pilot, scene = stage.lay(match, "human", "random")
    gesture, step = playable(scene), match.step
    pilot.move(grip(scene, gesture.piece))
    pilot.press()
    pilot.move(scene.table.place(gesture.onto).rect.center, 0.1)
    assert scene.hand.dragging
    if how == "escape":
        pilot.key("escape")
    elif how == "right":
        pilot.press(3)
    elif how == "focus":
        pilot.lose_focus()
    else:
        pilot.resize(1280, 720)
        pilot.wait(0.5)
    assert not scene.hand.dragging
    pilot.release()
    pilot.wait(0.5)
    assert match.step == step
    assert gesture.piece in scene.table.pieces
    assert scene.waiting_for == "person"


def test_cost_and_gain_are_shown_before_the_card_is_let_go(stage: Stage) -> None:
    pilot, scene = stage.lay(match_at(asks("turn", 0, 1)), "human", "random")
    gesture = playable(scene)
    card = CAMPAIGNS[int(gesture.piece.partition("-")[2])]
    pilot.move(grip(scene, gesture.piece))
    pilot.press()
    pilot.move(scene.table.place(gesture.onto).rect.center, 0.1)
    assert scene.top.chips is not None
    assert (scene.top.chips.funds, scene.top.chips.votes) == (-card.funds, card.votes)
    pilot.key("escape")
    assert scene.top.chips is None
    pilot.release()


def test_a_bill_for_the_chest_asks_once_and_can_be_taken_back(stage: Stage) -> None:
    for seed in range(7, 40):
        match = match_at(asks("turn", 0, 5), seed)
        pilot, scene = stage.lay(match, "human", "random")
        try:
            gesture = playable(scene, chest=True)
        except AssertionError:
            continue
        break
    step = match.step
    by_drag(pilot, scene, gesture)
    assert scene.waiting_for == "pay"
    pilot.wait(0.3)
    pilot.click("pay-back")
    pilot.wait(0.3)
    assert (scene.waiting_for, match.step) == ("person", step)
    by_drag(pilot, scene, gesture)
    pilot.wait(0.3)
    pilot.click("pay")
    assert match.step > step


def test_a_double_click_answers_once(stage: Stage) -> None:
    match = match_at(asks("swap_plan"))
    pilot, scene = stage.lay(match, "human", "human")
    if scene.waiting_for == "curtain":
        scene.game.pop()
        scene.flow.lift_curtain(scene.session.people()[0])
        pilot.frames(3)
    step = match.step
    pilot.click("seal")
    pilot.click(scene.top.layout.zone("planner").midright)
    pilot.click(scene.top.layout.zone("planner").midright)
    assert match.step == step + 1


def test_a_press_hurries_the_story_and_does_nothing_else(stage: Stage) -> None:
    match = match_at(lambda view: view.awaits == "turn" and view.turn == 1 and view.turns > 2)
    pilot, scene = stage.lay(match, "human", "random", settings=Settings(speed="slow", bot_speed="instant"))
    assert pilot.wait_until(lambda: scene.flow.telling, 5)
    step = match.step
    pilot.click((1450.0, 560.0))
    assert not scene.player.playing or match.step > step
    assert pilot.wait_until(lambda: not scene.flow.telling or scene.player.playing, 1)


def test_the_last_answer_can_be_taken_back_until_somebody_has_answered(stage: Stage) -> None:
    match = match_at(asks("turn", 0, 1))
    pilot, scene = stage.lay(match, "human", "human")
    scene.game.pop()
    scene.flow.lift_curtain(scene.session.people()[0])
    pilot.frames(3)
    step, digest = match.step, match.digest()
    by_drag(pilot, scene, playable(scene))
    assert match.step == step + 1
    assert scene.flow.why_no_undo() == ""
    assert scene.flow.undo()
    assert (match.step, match.digest()) == (step, digest)
    assert scene.flow.why_no_undo() != ""


def test_after_eight_still_seconds_the_table_gives_a_hint(stage: Stage) -> None:
    pilot, scene = stage.lay(match_at(asks("turn", 0, 1)), "human", "random")
    pilot.move((1450.0, 560.0))
    assert not pilot.wait_until(lambda: scene.stillness.hinting, 6)
    assert pilot.wait_until(lambda: scene.stillness.hinting, 4)
    pilot.move((1440.0, 550.0))
    pilot.wait(0.1)
    assert not scene.stillness.hinting


def test_a_still_table_draws_nothing(stage: Stage) -> None:
    pilot, scene = stage.lay(match_at(asks("turn", 0, 1)), "human", "random")
    pilot.move((1450.0, 560.0))
    pilot.wait(1.5)
    frames = pilot.app.frames
    pilot.wait(2.0)
    assert pilot.app.frames == frames
    assert scene.waiting_for == "person"


def test_a_press_on_the_discards_spreads_everything_that_was_played(stage: Stage) -> None:
    pilot, scene = stage.lay(match_at(asks("turn", 0, 5)), "human", "random")
    newest = max(
        (name for name in scene.table.pieces if name.startswith("discard-")), key=lambda n: int(n[8:])
    )
    pilot.click(scene.table.piece(newest).home.at)
    assert pilot.scene.name == "discards"
    pilot.key("escape")
    assert pilot.scene is scene


def test_cards_at_rest_can_be_read_large(stage: Stage) -> None:
    pilot, scene = stage.lay(match_at(asks("turn", 0, 1)), "human", "random")
    pilot.move(grip(scene, playable(scene).piece))
    pilot.wait(0.8)
    assert scene.zoomed is not None
    pilot.move((1450.0, 560.0))
    assert scene.zoomed is None


def test_a_right_click_or_f1_opens_the_rule_behind_the_thing(stage: Stage) -> None:
    pilot, scene = stage.lay(match_at(asks("turn", 0, 1)), "human", "random")
    pilot.move(grip(scene, "envelope-0"))
    pilot.press(3)
    assert pilot.scene.name == "rulebook"
    pilot.key("escape")
    assert pilot.scene is scene
    pilot.key("f1")
    assert pilot.scene.name == "rulebook"
