"""Answering an attack at one screen: called out together or each alone, and nothing of a hand shown."""

from __future__ import annotations

from engine.core.dice import Dice
from engine.core.match import Match
from engine.entkhbat.view import View
from game.pilot import Pilot
from tests.game.conftest import Start
from tests.game.entkhbat.arguments import argued, holds_a_reply, scene_of

FAST = {"speed": "instant", "bot_speed": "instant", "reduced_motion": True}


def _reply_window(match: Match, view: View) -> bool:
    return view.awaits == "reply" and len(view.asked) >= 3 and holds_a_reply(match, view.asked[1])


def _silent_window(match: Match, view: View) -> bool:
    return view.awaits == "reply" and len(match.options(view.asked[0])) == 1


def _look(pilot: Pilot, seat: int) -> None:
    """Press a badge and hold the curtain's button."""
    pilot.click(f"speak-{seat}")
    pilot.wait_until(lambda: pilot.scene.name == "curtain")
    pilot.scene.lift()  # type: ignore[attr-defined]
    pilot.wait_until(lambda: pilot.scene.name == "table")
    pilot.wait(0.2)


def test_a_window_calls_all_people_out_together(start: Start) -> None:
    match = argued(5, 7, _reply_window)
    asked = match.view(None).asked
    pilot = start(scene_of(match, asked), **FAST)
    table = pilot.scene
    assert table.waiting_for == "call"
    assert not table.fan.pieces, "no hand lies open"
    assert all(table.find(f"speak-{seat}").called for seat in asked)


def test_nobody_else_passes_for_everybody(start: Start) -> None:
    match = argued(5, 7, _reply_window)
    view = match.view(None)
    pilot = start(scene_of(match, view.asked), **FAST)
    pilot.click("nobody-else")
    assert pilot.scene.flow.last_person in view.asked
    assert match.view(None).chain is None or len(match.view(None).chain.laid) == len(view.chain.laid)
    assert match.view(None).asked != view.asked or match.view(None).awaits != "reply"


def test_who_speaks_up_looks_alone_and_may_stay_silent(start: Start) -> None:
    match = argued(5, 7, _reply_window)
    speaker = match.view(None).asked[1]
    pilot = start(scene_of(match, match.view(None).asked), **FAST)
    table, step = pilot.scene, match.step
    _look(pilot, speaker)
    assert table.flow.looking == speaker
    assert table.front == speaker
    assert len(table.fan.pieces) == match.view(None).commands[speaker].hand_count
    pilot.click("put-away")
    assert table.waiting_for == "call"
    assert not table.fan.pieces
    assert match.step == step, "nothing was answered"


def test_a_reply_is_dragged_onto_the_lane(start: Start) -> None:
    match = argued(5, 7, _reply_window)
    speaker = match.view(None).asked[1]
    pilot = start(scene_of(match, match.view(None).asked), **FAST)
    _look(pilot, speaker)
    card = next(iter(pilot.scene.gestures.drags))
    pilot.drag(card, "lane")
    assert speaker not in match.to_act(), "the answer is sealed"
    assert pilot.scene.waiting_for == "call"
    assert not pilot.scene.fan.pieces


def test_the_table_looks_the_same_whether_an_answer_was_sealed_or_not(start: Start) -> None:
    pictures = []
    for seal in (False, True):
        match = argued(5, 7, _reply_window)
        speaker = match.view(None).asked[1]
        pilot = start(scene_of(match, match.view(None).asked), **FAST)
        _look(pilot, speaker)
        if seal:
            pilot.drag(next(iter(pilot.scene.gestures.drags)), "lane")
        else:
            pilot.click("put-away")
        assert pilot.scene.waiting_for == "call"
        pilot.move((800.0, 20.0))
        pilot.wait(1.0)
        pictures.append((pilot.app.snapshot(pilot.scene).get_buffer().raw, pilot.scene.flow.why_no_undo()))
    assert pictures[0] == pictures[1]
    assert pictures[0][1], "taking back would tell whether there is anything to take back"


def test_who_has_sealed_may_look_again(start: Start) -> None:
    match = argued(5, 7, _reply_window)
    speaker = match.view(None).asked[1]
    pilot = start(scene_of(match, match.view(None).asked), **FAST)
    _look(pilot, speaker)
    pilot.drag(next(iter(pilot.scene.gestures.drags)), "lane")
    step = match.step
    _look(pilot, speaker)
    assert pilot.scene.waiting_for == "look"
    assert pilot.scene.fan.pieces
    pilot.click("put-away")
    assert pilot.scene.waiting_for == "call"
    assert match.step == step


def test_strict_mode_hangs_a_curtain_for_each_whatever_they_hold(start: Start) -> None:
    match = argued(5, 7, _reply_window)
    asked = match.view(None).asked
    pilot = start(scene_of(match, asked), **FAST, replies="strict")
    seen = []
    while match.view(None).awaits == "reply" and match.view(None).asked == asked:
        assert pilot.wait_until(lambda: pilot.scene.name == "curtain")
        pilot.scene.lift()
        pilot.wait_until(lambda: pilot.scene.name == "table" and pilot.scene.waiting_for == "person")
        seen.append(pilot.scene.flow.looking)
        pilot.click("pass")
        pilot.frames(2)
        if len(seen) == len(asked):
            break
    assert sorted(seen) == sorted(asked)


def test_a_person_alone_sees_no_curtain_and_live_cards(start: Start) -> None:
    match = argued(5, 7, _reply_window)
    person = match.view(None).asked[1]
    pilot = start(scene_of(match, [person]), **FAST)
    assert pilot.scene.waiting_for == "person"
    live = [piece.name for piece in pilot.scene.fan.pieces if not piece.grey]
    assert live == [name for name in pilot.scene.gestures.drags if name.startswith("card-")]
    pilot.drag(live[0], "lane")
    assert person not in match.to_act() or match.view(None).awaits != "reply"


def test_a_window_nothing_answers_passes_by_itself_for_a_person_alone(start: Start) -> None:
    match = argued(4, 3, _silent_window)
    person, step = match.view(None).asked[0], match.step
    pilot = start(scene_of(match, [person]), bot_speed="normal")
    assert pilot.scene.waiting_for == "person"
    assert match.step == step
    assert pilot.wait_until(lambda: match.step > step, limit=5)


def test_bots_take_the_same_time_whatever_they_hold(start: Start) -> None:
    match = argued(5, 7, _reply_window)
    view = match.view(None)
    person = next(seat for seat in range(5) if seat not in view.asked)
    waits = set()
    for dice in (1, 2, 3):
        twin = match.imagine(person, Dice(dice))
        flow = start(scene_of(twin, [person]), **FAST).scene.flow
        waits.add(flow.bot_pause(view.asked[0]))
    assert len(waits) == 1


def test_the_public_screen_of_a_window_does_not_depend_on_any_hand(start: Start) -> None:
    match = argued(5, 7, _reply_window)
    asked = match.view(None).asked
    for mode in ("shared", "strict"):
        pictures, hands = set(), set()
        for dice in (1, 2, 3):
            twin = match.imagine(match.view(None).turn, Dice(dice))
            hands.add(tuple(twin.view(seat).commands[seat].hand for seat in asked))
            pilot = start(scene_of(twin, asked), **FAST, replies=mode)
            pilot.wait(0.5)
            pictures.add((pilot.app.snapshot(pilot.scene).get_buffer().raw, pilot.scene.name))
        assert len(pictures) == 1 < len(hands), mode
