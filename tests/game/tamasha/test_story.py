"""The story told to its end shows what the view says, with every piece at its place."""

from __future__ import annotations

import random
from dataclasses import fields

import pytest

from engine.core.asking import Seat
from engine.core.game import Setup
from engine.core.games import GAMES
from engine.core.match import Match
from game.table.tamasha.changes import happen
from game.table.tamasha.pieces import specs
from game.table.tamasha.shown import Party, Shown, Side
from tests.game.tamasha.conftest import Stage

NEXT_MOMENT = {"phase", "turn", "round"}
"""What is known only once the next question is open."""


def differences(told: Shown, true: Shown) -> list[str]:
    """The fields in which two tables differ."""
    found = [
        f.name
        for f in fields(Shown)
        if f.name not in ("sides", "parties") and getattr(told, f.name) != getattr(true, f.name)
    ]
    for kind, ours, theirs in ((Side, told.sides, true.sides), (Party, told.parties, true.parties)):
        for one, other in zip(ours, theirs, strict=True):
            found += [f.name for f in fields(kind) if getattr(one, f.name) != getattr(other, f.name)]
    return [name for name in found if name not in NEXT_MOMENT]


@pytest.mark.parametrize("variant", ["basic", "attack"])
@pytest.mark.parametrize("eyes", [None, 0, 1])
def test_what_is_told_adds_up_to_the_view(eyes: int | None, variant: str) -> None:
    for seed in range(8):
        match = Match(GAMES["tamasha"], Setup("tamasha", variant, 2, seed))
        chance, since = random.Random(seed), 0
        shown = Shown.empty(match.view(None), -1 if eyes is None else eyes)
        while True:
            for event in match.heard(None if eyes is None else Seat(eyes), since):
                happen(shown, event)
            since = len(match.story or ())
            true = Shown.of(match.view(None if eyes is None else Seat(eyes)))
            wrong = differences(shown, true)
            assert wrong in ([], ["chest"], ["chest", "chest"]) if match.over else not wrong, (seed, wrong)
            shown = true
            if match.over:
                break
            seat = match.to_act()[0]
            match.answer(seat, chance.choice(list(match.options(seat))))


@pytest.mark.parametrize(
    ("variant", "kinds", "seed"),
    [
        ("basic", ("random", "random"), 2),
        ("basic", ("human", "random"), 3),
        ("attack", ("random", "random"), 4),
        ("attack", ("human", "random"), 5),
    ],
)
def test_when_a_story_ends_every_piece_lies_where_the_view_has_it(
    stage: Stage, variant: str, kinds: tuple[str, ...], seed: int
) -> None:
    match = Match(GAMES["tamasha"], Setup("tamasha", variant, 2, seed))
    _, scene = stage.lay(match, *kinds, fresh=True)
    chance, moments = random.Random(seed), 0
    while not match.over:
        flow = scene.flow
        while flow.queue or scene.player.playing:
            scene.player.skip()
            flow.update(0.0)
        scene.flow.settle()
        assert {spec.name for spec in specs(scene.top, scene.asked)} == set(scene.table.pieces)
        for spec in specs(scene.top, scene.asked):
            piece = scene.table.piece(spec.name)
            assert piece.home == spec.pose or spec.hand, spec.name
            assert spec.hand or piece.pose == spec.pose, spec.name
        moments += 1
        seat = match.to_act()[0]
        scene.session.match.answer(seat, chance.choice(list(match.options(seat))))
        flow.listen()
    assert moments > 30
