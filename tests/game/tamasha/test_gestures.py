"""Each option is one gesture, and the drop that makes it is read back as the same answer."""

from __future__ import annotations

import random

import pytest

from engine.core.game import Setup
from engine.core.games import GAMES
from engine.core.match import Match
from engine.tamasha.answers import OpeningBig, PlayCampaign, SplitGain, StockPockets, SwapPlan
from engine.tamasha.view import View
from game.table.gesture import Choose, Drag, Press
from game.table.tamasha.draft import Draft
from game.table.tamasha.gestures import attempt, gestures


@pytest.mark.parametrize("variant", ["basic", "attack"])
def test_every_option_is_one_gesture_and_every_drop_is_legal(variant: str) -> None:
    for seed in range(6):
        match = Match(GAMES["tamasha"], Setup("tamasha", variant, 2, seed))
        chance = random.Random(seed)
        while not match.over:
            seat = match.to_act()[0]
            options, view = match.options(seat), match.view(seat)
            made = list(gestures(view, options, Draft()))
            if not isinstance(options[0], SwapPlan | SplitGain | StockPockets):
                assert [gesture.means for gesture in made] == list(options)
            for gesture in made:
                check(match, view, gesture)
            match.answer(seat, chance.choice(list(options)))


def check(match: Match, view: View, gesture: Drag | Press | Choose) -> None:
    """A drop means a legal answer, and the one that its gesture means."""
    if not isinstance(gesture, Drag) or isinstance(gesture.means, Draft):
        return
    answer = attempt(view, gesture.piece, gesture.onto, Draft())
    assert answer is not None
    assert view.seat is not None
    assert match.why_not(match.to_act()[0], answer) is None
    if not isinstance(answer, PlayCampaign | OpeningBig):
        assert answer == gesture.means


def test_a_swap_plan_is_laid_out_card_by_card_and_can_be_taken_back() -> None:
    match = Match(GAMES["tamasha"], Setup("tamasha", "basic", 2, 12))
    chance = random.Random(3)
    while match.view(None).awaits != "swap_plan":
        seat = match.to_act()[0]
        match.answer(seat, chance.choice(list(match.options(seat))))
    seat = match.to_act()[0]
    view, options = match.view(seat), match.options(seat)
    draft, laid = Draft(), 0
    while forward := [
        gesture.means
        for gesture in gestures(view, options, draft)
        if isinstance(gesture, Drag) and isinstance(gesture.means, Draft) and len(gesture.means.swaps) > laid
    ]:
        draft, laid = forward[0], laid + 1
        assert [gesture for gesture in gestures(view, options, draft) if isinstance(gesture, Press)]
    assert laid > 0
    back = [g.means for g in gestures(view, options, draft) if isinstance(g, Drag) and g.onto == "hand"]
    assert len(back) == laid


def test_a_gain_is_shared_out_note_by_note() -> None:
    options = [SplitGain(amount) for amount in range(5)]
    draft = Draft()
    for amount in range(1, 5):
        moves = [
            g.means
            for g in gestures(None, options, draft)  # type: ignore[arg-type]
            if isinstance(g, Drag) and isinstance(g.means, Draft) and g.means.to_chest > draft.to_chest
        ]
        draft = moves[0]
        seal = next(g for g in gestures(None, options, draft) if isinstance(g, Press))  # type: ignore[arg-type]
        assert seal.means == SplitGain(amount)
