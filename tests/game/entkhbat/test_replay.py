"""The replay: whole once a match is over; while one runs, its current cycle and no old sums."""

from __future__ import annotations

from pathlib import Path

from engine.core.dice import Dice
from engine.core.game import Setup
from engine.core.match import Match
from engine.entkhbat import answers as say
from engine.entkhbat.view import View
from game.play.begin import begin_match
from game.play.session import Player
from game.table.entkhbat.replay import ReplayScene, replay_scene
from tests.game.conftest import Start
from tests.game.entkhbat.arguments import NAMES

MOST = 20000
EAGER = (say.PlaceVote, say.OfferDeal, say.AcceptDeal)


def _file(cycle: int, deals: int) -> tuple[Match, Path]:
    """A match on disk that bots of chance have played into a cycle, until so many Deals were struck in it."""
    options = {"bank": "half", "match_length": "short"}
    players = [Player(name, "human" if seat == 0 else "easy") for seat, name in enumerate(NAMES[:4])]
    match, keeper = begin_match(Setup("entkhbat", "standard", 4, 5, options), players)
    dice = Dice(5)
    for _ in range(MOST):
        view: View = match.view(None)
        if match.over or (view.cycle == cycle and view.phase == "draw" and _closed(view) >= deals):
            break
        seat = match.to_act()[0]
        answers = match.options(seat)
        eager = [one for one in answers if isinstance(one, EAGER)]
        answer = dice.pick(eager) if eager and dice.below(8) else dice.pick(answers)
        match.answer(seat, answer)
        keeper.answer(match, seat, answer)
    assert keeper.path is not None
    return match, keeper.path


def _closed(view: View) -> int:
    return sum(region.closed for region in view.regions)


def _watch(start: Start, path: Path) -> ReplayScene:
    scene = replay_scene(path)
    assert isinstance(scene, ReplayScene)
    start(scene, speed="instant").wait(0.2)
    return scene


def test_a_running_match_is_watched_from_its_current_cycle_on(start: Start) -> None:
    match, path = _file(cycle=2, deals=2)
    assert not match.over
    scene = _watch(start, path)
    assert scene.first > 0
    assert scene.at == scene.first
    for place in (0, scene.first - 1, -5):
        scene.go_to(place)
        assert scene.at == scene.first
        assert scene.session.match.view(None).cycle == 2


def test_no_old_sum_is_ever_written_while_a_match_runs(start: Start) -> None:
    _, path = _file(cycle=2, deals=2)
    scene = _watch(start, path)
    old = _totals_of_first_cycle(scene)
    for place in range(scene.first, len(scene.answers) + 1, 3):
        scene.go_to(place)
        told = "\n".join(text for _, text in scene.log)
        assert "for each" not in told
        assert "is counted" not in told
        assert not [total for total in old if total > 999 and str(total) in told]


def _totals_of_first_cycle(scene: ReplayScene) -> tuple[int, ...]:
    match = scene._begun()
    for seat, answer in scene.answers:
        match.answer(seat, answer)
        announced = match.view(None).announced
        if announced is not None:
            return tuple(announced)
    raise AssertionError("no cycle was counted")


def test_a_finished_match_is_watched_whole(start: Start) -> None:
    match, path = _file(cycle=9, deals=0)
    assert match.over
    scene = _watch(start, path)
    assert scene.first == scene.at == 0
    scene.go_to(len(scene.answers))
    assert any("The book is open" in text for _, text in scene.log)
