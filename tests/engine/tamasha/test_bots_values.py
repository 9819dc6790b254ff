"""What bots of Election Tamasha value, question by question, and how a search picks among answers."""

from __future__ import annotations

import pytest

from engine.core.asking import Answer, Command, Seat
from engine.core.bots import Effort, best, finish, ranked, search
from engine.core.dice import Dice
from engine.core.match import Match
from engine.tamasha import bot, cards, phases
from engine.tamasha.answers import Buy, NameConstituency, OpeningBig, PlayCampaign, PlayNews, SplitGain
from engine.tamasha.bots.board import Board, Side, read_table, read_view
from engine.tamasha.bots.manners import EASY, HARD, NORMAL
from engine.tamasha.bots.odds import CERTAIN, CHANCE, chance_now
from engine.tamasha.bots.values import VALUES
from tests.engine.tamasha.test_bots import play_until, table


def side(**pieces: list[int] | int) -> Side:
    made = Side()
    made.neta = list(range(9))
    made.funds, made.pawns, made.votes = [4] * 9, [4] * 9, [5] * 9
    made.chest, made.news, made.bigneta_at = 10, 3, 0
    for name, value in pieces.items():
        setattr(made, name, value)
    return made


def board(me: Side, foe: Side) -> Board:
    made = Board()
    made.me, made.foe, made.declared = me, foe, (-1,) * 9
    made.command, made.factions = Command(0), False
    made.runs, made.foe_runs = [Command(0)] * 9, [Command(1)] * 9
    made.unseen, made.gain, made.place, made.waive_pawns = tuple(range(27)), 0, -1, False
    made.discards, made.shields, made.accused, made.view = (), (), None, None
    return made


def test_chances_are_fair_to_both_sides_and_grow_with_the_lead() -> None:
    for margin in range(200):
        assert CHANCE[margin] + CHANCE[-margin] == CERTAIN
        assert CHANCE[margin] <= CHANCE[margin + 1]
    assert chance_now(0, 0) == CERTAIN // 2
    assert chance_now(0, 2) + chance_now(0, -1) == CERTAIN
    assert chance_now(0, 1) > CERTAIN // 2


def test_a_view_and_its_table_read_the_same() -> None:
    """The rival's hidden chest follows from the pool that everybody sees."""
    match = play_until(table(seed=9), phases.SPLIT_GAIN)
    seat = match.to_act()[0]
    seen, true = read_view(match.view(seat)), read_table(match.table, match.table.command_at(seat))
    for mine, known in ((seen.me, true.me), (seen.foe, true.foe)):
        for name in ("neta", "funds", "pawns", "votes", "chest", "news", "bigneta_at"):
            assert getattr(mine, name) == getattr(known, name), name
    assert (seen.gain, seen.place, seen.declared) == (true.gain, true.place, true.declared)
    assert len(seen.unseen) == len(cards.NEWS) - sum(kind == "news" for kind, _ in match.table.discards) - 1


def test_no_bot_leaves_an_upgrade_but_the_normal_one() -> None:
    match = play_until(table(seed=4), phases.SWAP_PLAN)
    seat = match.to_act()[0]
    looked, options = read_view(match.view(seat)), match.options(seat)
    values = VALUES[phases.SWAP_PLAN](looked, options, HARD, Dice(0))
    plan = options[best(values)]
    grades = [
        cards.NETAS[swap.neta].grade - cards.NETAS[looked.me.neta[swap.constituency]].grade
        for swap in plan.swaps  # type: ignore[attr-defined]
    ]
    assert grades
    assert min(grades) > 0
    values = VALUES[phases.SWAP_PLAN](looked, options, NORMAL, Dice(0))
    assert options[best(values)].swaps == ()  # type: ignore[attr-defined]


def test_the_opening_takes_a_clear_lead_as_cheaply_as_it_can() -> None:
    options = [OpeningBig(card) for card in (3, 0, 11)]
    level = board(side(), side())
    values = VALUES[phases.OPENING_BIG](level, options, HARD, Dice(0))
    assert options[best(values)] == OpeningBig(0)
    far_behind = board(side(votes=[0] * 9), side(votes=[20] * 9))
    values = VALUES[phases.OPENING_BIG](far_behind, options, HARD, Dice(0))
    assert options[best(values)] == OpeningBig(11)


def test_an_envelope_stays_shut_while_a_seat_could_be_ruined() -> None:
    options = [PlayNews(0)]
    rich, poor = board(side(), side()), board(side(funds=[4] * 8 + [0], chest=4), side())
    assert VALUES[phases.TURN](rich, options, HARD, Dice(0))[0] > 0
    assert VALUES[phases.TURN](poor, options, HARD, Dice(0))[0] < 0


def test_naming_finds_the_seat_that_can_be_lost_outright() -> None:
    options = [NameConstituency(place) for place in range(9)]
    funds = [6] * 9
    funds[7] = 0
    looked = board(side(), side(funds=funds, chest=1))
    for manner in (HARD, NORMAL):
        values = VALUES[phases.NAME_CONSTITUENCY](looked, options, manner, Dice(0))
        assert options[best(values)] == NameConstituency(7)
    careless = {best(VALUES[phases.NAME_CONSTITUENCY](looked, options, EASY, Dice(n))) for n in range(20)}
    assert len(careless) > 3


@pytest.mark.parametrize(("votes", "kept"), [(5, 1), (9, 0), (2, 0)])
def test_gains_go_to_the_chest_but_for_one_crore_in_a_level_seat(votes: int, kept: int) -> None:
    looked = board(side(votes=[votes] * 9), side())
    looked.gain, looked.place = 4, 3
    options = [SplitGain(amount) for amount in range(5)]
    assert best(VALUES[phases.SPLIT_GAIN](looked, options, HARD, Dice(0))) == 4 - kept
    assert best(VALUES[phases.SPLIT_GAIN](looked, options, NORMAL, Dice(0))) == 2


def test_every_purse_buys_while_it_can_and_the_boss_first() -> None:
    match = play_until(table(seed=6), phases.SAUDA)
    seat = match.to_act()[0]
    options = match.options(seat)
    bosses = [option for option in options if isinstance(option, Buy) and option.neta in cards.BIGNETA_OF]
    for level in ("easy", "normal", "hard"):
        answer = bot.choose(match, seat, level, Dice(1))
        assert answer in (bosses or options[: max(1, len(options) - 1)])


def test_a_shortlist_has_one_envelope_and_the_best_of_the_rest() -> None:
    options: list[Answer] = [*(PlayNews(slot) for slot in range(3)), *(OpeningBig(card) for card in range(5))]
    listed = bot.shortlist(options, [1, 1, 1, 5, 4, 6, 9, 2], 3)
    assert listed == [OpeningBig(3), OpeningBig(2), PlayNews(0)]
    assert bot.shortlist(options[3:], [5, 4, 6, 9, 2], 2) == [OpeningBig(3), OpeningBig(2)]
    assert ranked([3, 5, 3]) == [1, 0, 2]


def test_a_search_finds_the_answer_whose_matches_end_best() -> None:
    """Here an end is worth the votes on the board, so the card that brings most votes is best."""
    match = play_until(table(seed=5), phases.TURN)
    seat = match.to_act()[0]
    candidates = [answer for answer in match.options(seat) if isinstance(answer, PlayCampaign)]
    tried = []

    def votes(trial: Match, who: Seat) -> int:
        tried.append(trial)
        return sum(trial.table.party_of(trial.table.command_at(who)).votes)

    found = finish(search(match, seat, candidates, votes, Effort(heats=2, trials=24), Dice(3)))
    most = max(cards.CAMPAIGNS[answer.card].votes for answer in candidates)
    assert found == next(answer for answer in candidates if cards.CAMPAIGNS[answer.card].votes == most)
    assert 24 < len(tried) <= 48
