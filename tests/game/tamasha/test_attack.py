"""The Attack version at the table: packing pockets, accusing, answering, and what all of it looks like."""

from __future__ import annotations

import pytest

from engine.core.asking import Seat
from engine.core.match import Match
from engine.tamasha import attack_events
from engine.tamasha.answers import PlayAttack, PlayVictim, StockPockets, TakeIt
from engine.tamasha.cards import ATTACKS
from game.pilot import Pilot
from game.scenes.table import TamashaScene
from game.settings import Settings
from game.table.gesture import Drag
from game.table.place import Glow
from game.table.tamasha.attack.pieces import ACCUSED_TILT
from game.table.tamasha.faces import MarkedFace
from game.table.tamasha.names import CHARGE, HAND, LET_PASS, PAGES, POCKETS
from tests.game.tamasha.conftest import Stage, asks, match_at
from tests.game.tamasha.hands import by_drag, grip


def packing(stage: Stage, seed: int = 7) -> tuple[Pilot, TamashaScene, Match]:
    """A table at which Purple packs its pockets."""
    match = match_at(asks("pockets"), seed, variant="attack")
    pilot, scene = stage.lay(match, "human", "random", size=(1280, 720))
    return pilot, scene, match


def moves(scene: TamashaScene, onto: str) -> list[Drag]:
    """The open drags onto a place."""
    return [g for g in scene.gestures.all() if isinstance(g, Drag) and g.onto == onto]


def match_with(kind: type, held: bool = True, awaits: str = "turn") -> Match:
    """A match in which Purple is asked and has (or has not) an answer of a kind."""
    for seed in range(1, 80):
        try:
            match = match_at(asks(awaits), seed, variant="attack")
        except AssertionError:
            continue
        if any(isinstance(option, kind) for option in match.options(Seat(0))) == held:
            return match
    raise AssertionError("no such match")


# --- pockets ----------------------------------------------------------------------------------------


def test_cards_go_into_their_pocket_and_out_again(stage: Stage) -> None:
    pilot, scene, match = packing(stage)
    step = match.step
    first = moves(scene, POCKETS[0])[0]
    by_drag(pilot, scene, first)
    pilot.wait(0.3)
    card = int(first.piece.partition("-")[2])
    assert scene.top.draft.attacks == (card,)
    assert scene.table.place(POCKETS[0]).rect.collidepoint(scene.table.piece(first.piece).pose.at)
    by_drag(pilot, scene, Drag(first.piece, HAND))
    pilot.wait(0.3)
    assert scene.top.draft.attacks == ()
    assert match.step == step


def test_the_seal_lies_behind_the_second_page_and_keeps_both_pockets(stage: Stage) -> None:
    pilot, scene, match = packing(stage)
    by_drag(pilot, scene, moves(scene, POCKETS[0])[0])
    pilot.wait(0.3)
    assert not pilot.sees("seal")
    pilot.click(PAGES[1])
    pilot.wait(0.3)
    by_drag(pilot, scene, moves(scene, POCKETS[1])[0])
    pilot.wait(0.3)
    wanted = scene.top.draft
    pilot.click("seal")
    pilot.wait(0.3)
    own = match.view(Seat(0)).commands[0]
    assert own.attacks == wanted.attacks or own.own_choice == StockPockets(wanted.attacks, wanted.victims)
    assert len(wanted.attacks) == len(wanted.victims) == 1


def test_undo_takes_back_card_by_card_and_page_by_page(stage: Stage) -> None:
    pilot, scene, _ = packing(stage)
    by_drag(pilot, scene, moves(scene, POCKETS[0])[0])
    pilot.wait(0.3)
    pilot.click(PAGES[1])
    pilot.wait(0.3)
    pilot.click("undo")
    assert (scene.top.draft.page, len(scene.top.draft.attacks)) == (0, 1)
    pilot.click("undo")
    assert scene.top.draft.attacks == ()


def test_a_fourth_attack_hears_why_not(stage: Stage) -> None:
    for seed in range(7, 60):
        pilot, scene, match = packing(stage, seed)
        if len(moves(scene, POCKETS[0])) > 3:
            break
    for _ in range(3):
        by_drag(pilot, scene, moves(scene, POCKETS[0])[0])
        pilot.wait(0.3)
    assert not moves(scene, POCKETS[0])
    left = next(
        name
        for name in scene.table.pieces
        if name in scene.top.keepable
        and name[:6] == "attack"
        and int(name[7:]) not in scene.top.draft.attacks
    )
    by_drag(pilot, scene, Drag(left, POCKETS[0]))
    pilot.wait(0.4)
    assert scene.bubble is not None
    assert scene.bubble.rule == "ET-7.03"
    assert len(scene.top.draft.attacks) == 3
    assert not match.over


def test_a_card_that_names_nobody_is_grey_and_says_so(stage: Stage) -> None:
    pilot, scene, _ = packing(stage)
    lost = next(
        piece
        for piece in scene.table.pieces.values()
        if piece.name.startswith("attack-") and piece.name not in scene.top.keepable
    )
    assert lost.grey
    pilot.click(grip(scene, lost.name))
    pilot.wait(0.4)
    assert scene.bubble is not None
    assert scene.bubble.rule == "ET-7.03"
    assert scene.top.draft.attacks == ()


# --- accusing ---------------------------------------------------------------------------------------


def test_only_the_tile_of_the_accused_glows(stage: Stage) -> None:
    match = match_with(PlayAttack)
    pilot, scene = stage.lay(match, "human", "random", size=(1280, 720))
    gesture = next(g for g in scene.gestures.all() if isinstance(g.means, PlayAttack))
    assert isinstance(gesture, Drag)
    pilot.move(grip(scene, gesture.piece))
    pilot.press()
    pilot.move((60, 300), 0.2)
    glowing = [place.name for place in scene.table.places.values() if place.glow in (Glow.LEGAL, Glow.NEAR)]
    assert glowing == [gesture.onto]
    pilot.release()


def test_what_an_unanswered_charge_would_take_is_shown_on_the_accused(stage: Stage) -> None:
    match = match_with(PlayAttack)
    _, scene = stage.lay(match, "human", "random")
    gesture = next(g for g in scene.gestures.all() if isinstance(g.means, PlayAttack))
    assert isinstance(gesture, Drag)
    assert isinstance(gesture.means, PlayAttack)
    chips = scene.chips_of(gesture)
    assert chips is not None
    assert f"tile-{chips.constituency}" == gesture.onto
    assert chips.votes - chips.against == ATTACKS[gesture.means.card].votes
    assert match.view(None).attack is None, "looking ahead changes nothing"


def test_dropped_on_another_tile_it_is_told_where_the_accused_stands(stage: Stage) -> None:
    match = match_with(PlayAttack)
    pilot, scene = stage.lay(match, "human", "random", size=(1280, 720))
    gesture = next(g for g in scene.gestures.all() if isinstance(g.means, PlayAttack))
    assert isinstance(gesture, Drag)
    other = (int(gesture.onto.partition("-")[2]) + 1) % 9
    by_drag(pilot, scene, Drag(gesture.piece, f"tile-{other}"))
    pilot.wait(0.4)
    assert scene.bubble is not None
    assert scene.bubble.rule == "ET-7.11"
    assert match.view(None).attack is None


# --- answering --------------------------------------------------------------------------------------


@pytest.mark.parametrize("held", [True, False])
def test_the_accused_stands_askew_under_the_charge_whether_or_not_there_is_an_answer(
    stage: Stage, held: bool
) -> None:
    match = match_with(PlayVictim, held, "reply")
    _, scene = stage.lay(match, "human", "random")
    accused = match.view(Seat(0)).attack
    assert accused is not None
    neta = match.view(None).commands[0].slots[accused.constituency].neta
    straight = scene.top.layout.candidate_pose(accused.constituency, 0).angle
    assert scene.table.piece(f"neta-{neta}").pose.angle == straight + ACCUSED_TILT
    assert {"slip", CHARGE} <= set(scene.table.pieces)
    assert scene.gestures.drags[CHARGE]
    assert any(g.onto == LET_PASS for g in moves(scene, LET_PASS))


def test_a_victim_card_on_the_accused_clears_them(stage: Stage) -> None:
    match = match_with(PlayVictim, awaits="reply")
    pilot, scene = stage.lay(match, "human", "random", size=(1280, 720))
    accused = match.view(Seat(0)).attack
    assert accused is not None
    before = match.view(None).commands[0].slots[accused.constituency].votes
    by_drag(pilot, scene, next(g for g in scene.gestures.all() if isinstance(g.means, PlayVictim)))
    told = match.heard(None)
    cleared = next(n for n, event in enumerate(told) if isinstance(event, attack_events.AttackCancelled))
    assert told[cleared].constituency == accused.constituency  # type: ignore[attr-defined]
    assert not any(isinstance(event, attack_events.AttackLanded) for event in told[cleared:])
    assert match.view(None).commands[0].slots[accused.constituency].votes == before


def test_the_charge_on_the_plate_costs_the_votes(stage: Stage) -> None:
    match = match_with(TakeIt, awaits="reply")
    pilot, scene = stage.lay(match, "human", "random", size=(1280, 720))
    accused = match.view(Seat(0)).attack
    assert accused is not None
    by_drag(pilot, scene, Drag(CHARGE, LET_PASS))
    landed = [e for e in match.heard(None) if isinstance(e, attack_events.AttackLanded) and e.command == 1][
        -1
    ]
    assert landed.removed + landed.deficit == ATTACKS[accused.card].votes
    pilot.wait(0.5)
    assert "slip" not in scene.table.pieces


def test_a_press_on_the_plate_itself_is_enough(stage: Stage) -> None:
    match = match_with(TakeIt, awaits="reply")
    pilot, scene = stage.lay(match, "human", "random", size=(1280, 720))
    pilot.click(scene.table.place(LET_PASS).rect.center)
    assert any(isinstance(e, attack_events.AttackLanded) and e.command == 1 for e in match.heard(None))


def test_nothing_else_can_be_played_before_the_answer(stage: Stage) -> None:
    match = match_with(TakeIt, awaits="reply")
    pilot, scene = stage.lay(match, "human", "random", size=(1280, 720))
    card = next(name for name in scene.table.pieces if name.startswith(("campaign-", "big-")))
    pilot.click(grip(scene, card))
    pilot.wait(0.4)
    assert scene.bubble is not None
    assert scene.bubble.rule == "ET-7.12"
    assert match.view(None).attack is not None


# --- the hand ---------------------------------------------------------------------------------------


def test_covered_cards_show_their_votes_on_the_free_strip(stage: Stage) -> None:
    match = match_at(asks("turn", 0, 1), variant="attack")
    _, scene = stage.lay(match, "human", "random", size=(1280, 720))
    fan = next(hand for hand in scene.table.hands if hand.name == "hand-campaign")
    marked = [isinstance(piece.front, MarkedFace) for piece in fan.pieces]
    assert all(marked[:-1])
    assert not marked[-1]


# --- what must not leak -----------------------------------------------------------------------------


def bot_answers_after(stage: Stage, held: bool) -> int:
    """Frames that a bot of Yellow takes to answer a charge, with or without a Victim card that fits."""
    for seed in range(1, 80):
        try:
            match = match_at(asks("reply", 1), seed, variant="attack")
        except AssertionError:
            continue
        if any(isinstance(option, PlayVictim) for option in match.options(Seat(1))) == held:
            break
    pilot, scene = stage.lay(match, "human", "hard", settings=Settings())
    step, frames = match.step, 0
    while match.step == step:
        assert scene.waiting_for == "bot"
        pilot.frames(1)
        frames += 1
        assert frames < 600
    return frames


def test_a_bot_takes_as_long_to_answer_whether_or_not_it_holds_the_card(stage: Stage) -> None:
    assert bot_answers_after(stage, held=True) == bot_answers_after(stage, held=False) > 20
