"""The table for four factions: joint plans, the partner's half, curtains, the crown; whole games by hand."""

from __future__ import annotations

import inspect
import random

import pytest

from engine.core.asking import Seat
from engine.core.dice import Dice
from engine.core.events import Event
from engine.core.game import Setup
from engine.core.games import GAMES
from engine.core.match import Match
from engine.core.refusal import Refusal
from engine.tamasha import faction_events
from engine.tamasha.answers import NameKingmaker, ProposeJoint
from engine.tamasha.refusals import FACTION_RULES
from engine.tamasha.view import View
from game.pilot import Pilot
from game.play.hands import by_click, by_drag, by_keys, gestures_of, hold_named
from game.scenes.table import TamashaScene
from game.story import story
from game.table.gesture import Drag
from game.table.tamasha import sentences
from game.table.tamasha.chairs import Chairs
from game.table.tamasha.changes import happen
from game.table.tamasha.columns import columns_of
from game.table.tamasha.outcome import result_lines, verdict
from game.table.tamasha.pieces import specs
from game.table.tamasha.refusals import reason
from game.table.tamasha.shown import Shown
from game.table.tamasha.stories import teller
from game.words import find
from tests.game.tamasha.conftest import Stage, asks, match_at
from tests.game.tamasha.hands import Hand, play
from tests.game.tamasha.test_secrets import picture, redealt
from tests.game.tamasha.test_story import differences

PEOPLE = ("human",) * 4
LEVEL_HEADS = 9
"""A seed whose winning party ends level between its factions."""
EVENTS = [
    kind
    for _, kind in inspect.getmembers(faction_events, inspect.isclass)
    if issubclass(kind, Event) and kind is not Event
]


def begun(seed: int, seats: int = 4, **options: str) -> Match:
    """A match of factions that has just begun."""
    return Match(GAMES["tamasha"], Setup("tamasha", "faction", seats, seed, options))


def bargain(seed: int = LEVEL_HEADS, **options: str) -> Match:
    """A match in which a Kingmaker is to be named."""
    match, dice = begun(seed, **options), Dice(seed)
    while match.view(None).phase != "kingmaker":
        assert not match.over, "this seed has no tie"
        seat = match.to_act()[0]
        match.answer(seat, dice.pick(match.options(seat)))
    return match


def lift(pilot: Pilot, scene: TamashaScene) -> None:
    """Look behind the curtain, if it hangs."""
    pilot.frames(3)
    if pilot.scene is not scene:
        hold_named(pilot, "lift", keys=False)
        pilot.frames(3)


def drags(scene: TamashaScene) -> list[Drag]:
    """What may be carried where."""
    return [gesture for gesture in gestures_of(scene) if isinstance(gesture, Drag)]


def carry(pilot: Pilot, scene: TamashaScene, piece: str, onto: str) -> None:
    """Carry a piece to a place, and wait for what follows."""
    gesture = next(one for one in drags(scene) if one.piece == piece and one.onto == onto)
    by_drag(pilot, scene, gesture)
    pilot.frames(8)


# --- words ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: kind.__name__)
def test_every_event_is_told_and_has_its_sentence(kind: type[Event]) -> None:
    assert teller.knows(kind)
    assert kind in sentences._SENTENCES


@pytest.mark.parametrize("name", sorted(FACTION_RULES))
def test_every_refusal_says_why(name: str) -> None:
    text, rule = reason(Refusal(name, FACTION_RULES[name]))
    assert find(f"tamasha.refusal.{name}") is not None
    assert rule == FACTION_RULES[name]
    assert text.endswith(".")
    assert "!" not in text


def test_the_sentences_of_whole_matches_leave_no_field_empty() -> None:
    for seed in (LEVEL_HEADS, 25, 33):
        match, dice = begun(seed), Dice(seed)
        while not match.over:
            seat = match.to_act()[0]
            match.answer(seat, dice.pick(match.options(seat)))
        chairs = Chairs.of(match.view(None))
        for seat in (None, *map(Seat, range(4))):
            for event in match.heard(seat):
                mark, text = sentences.sentence(event, lambda command: f"player {command}", chairs)
                assert mark in ("", "purple", "yellow", *chairs.marks)
                assert "{" not in text, text
                assert "[" not in text, text


def test_a_match_is_told_with_the_wing_where_one_player_holds_both_chairs() -> None:
    match, dice = begun(LEVEL_HEADS, 2), Dice(LEVEL_HEADS)
    while not match.over:
        seat = match.to_act()[0]
        match.answer(seat, dice.pick(match.options(seat)))
    told = list(story(match, ["Asha", "Bilal"], None))
    assert any("Bilal (L)" in line for line in told)
    assert any("Asha (R)" in line for line in told)


# --- the story and the truth ------------------------------------------------------------------------


@pytest.mark.parametrize("eyes", [None, 0, 1, 2, 3])
def test_what_is_told_adds_up_to_the_view(eyes: int | None) -> None:
    seat = None if eyes is None else Seat(eyes)
    for seed in (1, 2, LEVEL_HEADS, 25):
        match, chance, since = begun(seed), random.Random(seed), 0
        party = -1 if eyes is None else eyes // 2
        shown = Shown.empty(match.view(seat), party)
        while True:
            for event in match.heard(seat, since):
                happen(shown, event)
            since = len(match.story or ())
            true = Shown.of(match.view(seat))
            wrong = set(differences(shown, true))
            assert wrong <= {"chest"} if match.over or true.phase == "kingmaker" else not wrong, (seed, wrong)
            shown = true
            if match.over:
                break
            asked = match.to_act()[0]
            match.answer(asked, chance.choice(list(match.options(asked))))


@pytest.mark.parametrize(
    ("kinds", "seed"), [(("random",) * 4, 2), (("human", *("random",) * 3), LEVEL_HEADS)]
)
def test_when_a_story_ends_every_piece_lies_where_the_view_has_it(
    stage: Stage, kinds: tuple[str, ...], seed: int
) -> None:
    match = begun(seed)
    _, scene = stage.lay(match, *kinds, fresh=True)
    dice = Dice(seed)
    while not match.over:
        flow = scene.flow
        while flow.queue or scene.player.playing:
            scene.player.skip()
            flow.update(0.0)
        flow.settle()
        assert {spec.name for spec in specs(scene.top, scene.asked)} == set(scene.table.pieces)
        for spec in specs(scene.top, scene.asked):
            assert spec.hand or scene.table.piece(spec.name).pose == spec.pose, spec.name
        seat = match.to_act()[0]
        scene.session.match.answer(seat, dice.pick(match.options(seat)))
        flow.listen()


# --- secrets ----------------------------------------------------------------------------------------

MOMENTS = [("swap_plan", 0), ("pockets", 0), ("opening", 0), ("turn", 2), ("sauda", 0)]


@pytest.mark.parametrize(("awaits", "turns"), MOMENTS)
def test_the_screen_of_one_player_does_not_depend_on_what_the_other_party_hides(
    stage: Stage, awaits: str, turns: int
) -> None:
    match = match_at(asks(awaits, 0, turns), seats=4, variant="faction")
    pictures = []
    for version in (match, redealt(match, 0)):
        pilot, scene = stage.lay(version.fork(), "human", "random", "random", "random")
        scene.top.log.clear()
        scene.refresh()
        pictures.append(picture(pilot, scene))
    assert pictures[0] == pictures[1]


@pytest.mark.parametrize(("awaits", "turns"), MOMENTS)
def test_between_four_people_nothing_private_is_on_the_table(stage: Stage, awaits: str, turns: int) -> None:
    match = match_at(asks(awaits, 0, turns), seats=4, variant="faction")
    _, scene = stage.lay(match, *PEOPLE)
    assert scene.waiting_for == "curtain"
    private = ("campaign-", "big-", "dealt-", "attack-", "victim-", "pick-")
    assert not [name for name in scene.table.pieces if name.startswith(private)]
    assert not scene.gestures.drags


def test_the_two_people_of_a_party_look_one_after_the_other(stage: Stage) -> None:
    match = match_at(asks("swap_plan", 0), seats=4, variant="faction")
    pilot, scene = stage.lay(match, *PEOPLE)
    lift(pilot, scene)
    assert scene.flow.actor == 0
    pilot.click("seal")
    pilot.frames(4)
    assert scene.waiting_for == "curtain"
    lift(pilot, scene)
    assert scene.flow.actor == 1


def test_one_person_with_two_chairs_sees_no_curtain(stage: Stage) -> None:
    match = match_at(asks("swap_plan", 0), seats=2, variant="faction")
    pilot, scene = stage.lay(match, "human", "random")
    assert scene.waiting_for == "person"
    assert scene.top.name(0).startswith("Meera (")
    pilot.click("seal")
    pilot.frames(4)
    assert scene.waiting_for == "person"
    assert scene.top.near == 1


def test_the_screen_is_passed_on_only_after_both_halves_of_one_person(stage: Stage) -> None:
    match = match_at(asks("swap_plan", 0), seats=2, variant="faction")
    pilot, scene = stage.lay(match, "human", "human")
    lift(pilot, scene)
    pilot.click("seal")
    pilot.frames(4)
    assert scene.waiting_for == "person"
    assert scene.top.near == 1
    pilot.click("seal")
    pilot.frames(4)
    assert scene.waiting_for == "curtain"


def test_the_words_under_the_seal_are_pressed_like_the_seal(stage: Stage) -> None:
    match = match_at(asks("swap_plan", 0), seats=2, variant="faction")
    pilot, scene = stage.lay(match, "human", "random")
    step = match.step
    slip = scene.controls.seal.slip
    pilot.click((slip.centerx, slip.bottom - 6))
    assert match.step > step


def test_a_sealed_name_is_shown_to_nobody_else(stage: Stage) -> None:
    match = bargain()
    left, right = match.to_act()
    pictures = []
    for wing in ("left", "right"):
        fork = match.fork()
        fork.give(left, NameKingmaker(wing))  # type: ignore[arg-type]
        kinds = ["random"] * 4
        kinds[right] = "human"
        pilot, scene = stage.lay(fork, *kinds)
        assert scene.flow.actor == right
        pictures.append(picture(pilot, scene))
    assert pictures[0] == pictures[1]


# --- the partner's half -----------------------------------------------------------------------------


def test_the_leaf_shows_the_partners_cards_and_lets_nobody_play_them(stage: Stage) -> None:
    match = match_at(asks("turn", 0, 0), seats=4, variant="faction")
    pilot, scene = stage.lay(match, "human", "random", "random", "random", size=(1280, 720))
    view: View = match.view(Seat(0))
    theirs = {f"campaign-{card}" for card in view.commands[1].campaign or ()}
    assert theirs
    assert not theirs & set(scene.table.pieces)
    pilot.click("leaf")
    pilot.wait(0.6)
    assert theirs <= set(scene.table.pieces)
    card = scene.table.piece(min(theirs))
    assert scene.why_not(card, None)[0]
    assert not scene.targets(card)
    pilot.click("leaf")
    pilot.wait(0.4)
    assert not theirs & set(scene.table.pieces)


def test_an_onlooker_of_the_leaf_is_not_offered_one(stage: Stage) -> None:
    match = match_at(asks("name_constituency", 0), seats=4, variant="faction")
    pilot, scene = stage.lay(match, *PEOPLE)
    assert scene.waiting_for == "person"
    assert not pilot.sees("leaf")


# --- joint plans ------------------------------------------------------------------------------------


def proposal(stage: Stage) -> tuple[Pilot, TamashaScene, Match]:
    """Left has laid a candidate in its partner's Adda."""
    match = match_at(asks("swap_plan", 0), seed=3, seats=4, variant="faction")
    pilot, scene = stage.lay(match, *PEOPLE, size=(1280, 720))
    lift(pilot, scene)
    theirs = match.view(Seat(0)).commands[1].addas
    laid = next(one for one in drags(scene) if int(one.onto.partition("-")[2]) in theirs)
    carry(pilot, scene, laid.piece, laid.onto)
    return pilot, scene, match


def test_a_plan_for_both_cannot_be_sealed_alone_but_is_handed_over(stage: Stage) -> None:
    pilot, scene, match = proposal(stage)
    assert not pilot.sees("seal")
    carry(pilot, scene, "plan", "partner")
    assert match.view(Seat(1)).joint is not None
    assert scene.waiting_for == "curtain"


@pytest.mark.parametrize(("answer", "sealed"), [("joint-yes", True), ("joint-no", False)])
def test_the_partner_reads_the_plan_on_the_posters_and_answers(
    stage: Stage, answer: str, sealed: bool
) -> None:
    pilot, scene, match = proposal(stage)
    carry(pilot, scene, "plan", "partner")
    lift(pilot, scene)
    assert scene.flow.actor == 1
    plan = match.view(Seat(1)).joint
    assert plan is not None
    (neta, place), *_ = plan.swaps
    laid = scene.table.piece(f"dealt-{neta}").pose
    assert scene.top.layout.tile(place).collidepoint(laid.at)
    carry(pilot, scene, "plan", answer)
    commands = match.view(Seat(0)).commands
    assert [commands[0].sealed, commands[1].sealed] == [sealed, sealed]


def test_the_other_party_never_sees_the_plan(stage: Stage) -> None:
    match = match_at(asks("swap_plan", 0), seed=3, seats=4, variant="faction")
    joint = next(option for option in match.options(Seat(0)) if isinstance(option, ProposeJoint))
    pictures = []
    for proposed in (False, True):
        fork = match.fork()
        if proposed:
            fork.give(Seat(0), joint)
        pilot, scene = stage.lay(fork, "random", "random", "human", "random")
        assert scene.flow.actor == 2
        pictures.append(picture(pilot, scene))
    assert pictures[0] == pictures[1]


# --- the crown --------------------------------------------------------------------------------------


@pytest.mark.parametrize("hand", [by_drag, by_click, by_keys])
def test_two_who_name_the_same_crown_it(stage: Stage, hand: Hand) -> None:
    match = bargain()
    pilot, scene = stage.lay(match, *PEOPLE)
    for _ in range(2):
        lift(pilot, scene)
        hand(pilot, scene, next(one for one in drags(scene) if one.onto == "throne-right"))
        pilot.frames(4)
    assert match.over
    assert match.view(None).kingmaker in (1, 3)
    assert any("Kingmaker" in line for line in verdict(match.view(None)))


def test_no_agreement_ends_in_a_re_election_without_a_speech(stage: Stage) -> None:
    match = bargain(kingmaker_rounds="1")
    pilot, scene = stage.lay(match, *PEOPLE)
    for place in ("throne-left", "throne-right"):
        lift(pilot, scene)
        carry(pilot, scene, "crown", place)
    assert match.result is not None
    assert match.result.ending == "re_election"
    assert pilot.wait_until(lambda: pilot.scene.name == "result", 30)
    pilot.wait(5)
    assert pilot.sees("home")
    assert not pilot.sees("speech")
    assert "nobody has won" in pilot.find("verdict").text
    pilot.click("again")
    assert pilot.wait_until(lambda: pilot.scene.name in ("table", "curtain"), 30)


def test_the_sheet_has_six_columns_and_adds_both_factions_up() -> None:
    match, dice = begun(1), Dice(1)
    while not match.over:
        seat = match.to_act()[0]
        match.answer(seat, dice.pick(match.options(seat)))
    view: View = match.view(None)
    columns = columns_of(Chairs.of(view))
    assert [column.mark for column in columns] == [
        "purple_left",
        "purple_right",
        "purple_total",
        "yellow_left",
        "yellow_right",
        "yellow_total",
    ]
    assert view.sheet is not None
    assert columns[2].value(view.sheet.won) == sum(view.sheet.won[:2])
    assert columns[5].value((1, 2, None, 4)) is None
    lines = result_lines(view)
    assert len(lines) == 9
    held = [sum(line.held_by == mark for line in lines) for mark in Chairs.of(view).marks]
    assert tuple(held) == view.sheet.moved


# --- whole games ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "people", "hand", "seed"),
    [(3, 3, by_drag, 6), (4, 1, by_keys, 7)],
)
def test_factions_play_to_the_end(stage: Stage, seats: int, people: int, hand: Hand, seed: int) -> None:
    match = begun(seed, seats)
    kinds = ["human"] * people + ["random"] * (seats - people)
    pilot, scene = stage.lay(match, *kinds, fresh=True)
    assert play(pilot, scene, hand, seed, most=900) > 5
    assert match.result is not None
