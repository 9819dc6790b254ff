"""The whole book at the end: it adds up to what the match counted, and its ribbons are earned."""

from __future__ import annotations

import pytest

from engine.core.dice import Dice
from engine.core.game import Setup
from engine.core.games import GAMES
from engine.core.match import Match
from engine.entkhbat.register.totals import cycle_totals, totals
from engine.entkhbat.view import View
from game.play.session import Player
from game.table.entkhbat.result import ResultScene
from game.table.entkhbat.whole_sheet import book_of, ribbons
from tests.game.conftest import Start
from tests.game.entkhbat.arguments import EAGER, NAMES


def _over(seats: int, seed: int) -> Match:
    options = {"bank": "half", "match_length": "short"} if seats > 3 else {"bank": "half"}
    match = Match(GAMES["entkhbat"], Setup("entkhbat", "standard", seats, seed, options))
    dice = Dice(seed)
    while not match.over:
        seat = match.to_act()[0]
        answers = match.options(seat)
        eager = [one for one in answers if isinstance(one, EAGER)]
        match.answer(seat, dice.pick(eager) if eager and dice.below(4) else dice.pick(answers))
    return match


@pytest.mark.parametrize(("seats", "seed"), [(3, 1), (4, 2), (6, 3)])
def test_the_book_adds_up_to_what_was_counted(seats: int, seed: int) -> None:
    view: View = _over(seats, seed).view(None)
    assert view.register is not None
    book = book_of(view, NAMES[:seats], "Book")
    assert totals(book) == view.board
    for cycle, page in enumerate(view.register, 1):
        assert cycle_totals(book, cycle) == page.totals


def test_only_who_was_attacked_often_is_called_fireproof() -> None:
    view: View = _over(4, 2).view(None)
    assert view.scores is not None
    made = dict(ribbons(view, book_of(view, NAMES[:4], "Book")))
    tried = [seat for seat, score in enumerate(view.scores) if score.attacked >= 3]
    assert tried
    least = min(view.scores[seat].burned for seat in tried)
    wearers = [NAMES[seat] for seat in tried if view.scores[seat].burned == least]
    assert made["fireproof"] == " and ".join(wearers)


def test_the_sheet_is_read_from_the_result_and_closed_again(start: Start) -> None:
    match = _over(3, 1)
    players = [Player(name) for name in NAMES[:3]]
    pilot = start(ResultScene(match, players, None))
    assert not pilot.sees("sheet")
    pilot.key("space")
    pilot.wait(0.3)
    pilot.click("sheet")
    pilot.wait(0.3)
    assert pilot.scene.name == "whole-sheet"
    pilot.key("escape")
    pilot.wait(0.3)
    assert pilot.scene.name == "result"
