"""What bots value in the Attack and Faction versions: pockets, allegations, denials, joint plans, crowns."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pytest

from engine.core.asking import Answer, Command, Seat
from engine.core.dice import Dice
from engine.core.match import Match
from engine.tamasha import bot, phases
from engine.tamasha.answers import (
    AcceptJoint,
    Buy,
    DeclineJoint,
    NameKingmaker,
    PickBig,
    PlayAttack,
    PlayVictim,
    ProposeJoint,
    StockPockets,
    Swap,
    SwapPlan,
    TakeIt,
)
from engine.tamasha.bots.board import Board, read_table, read_view
from engine.tamasha.bots.manners import HARD
from engine.tamasha.bots.values import VALUES
from engine.tamasha.bots.worth import worth
from engine.tamasha.cards import (
    ATTACKS,
    BIG_CAMPAIGNS,
    CANDYNETAS,
    CROOK,
    MISS_BOLLY,
    VICTIMS,
)
from engine.tamasha.market import place_won_by
from engine.tamasha.view import JointView
from tests.engine.tamasha.test_bots import answers, play, play_until, table
from tests.engine.tamasha.test_bots_values import board, side
from tests.engine.tamasha.test_faction import tied

CROOK_OF = {neta.group: number for number, neta in enumerate(CANDYNETAS) if neta.grade == CROOK}
CROOKS = [CROOK_OF[place] for place in range(9)]


def values(awaits: str, looked: Board, options: Sequence[Answer]) -> list[int]:
    return VALUES[awaits](looked, options, HARD, Dice(0))


def attacks_on(neta: int) -> list[int]:
    return [card for card, attack in enumerate(ATTACKS) if attack.target == neta]


def victim_for(neta: int, party: int) -> int:
    return next(n for n, card in enumerate(VICTIMS) if neta in card.defends and card.party == party)


def crooks_everywhere(mine: list[int], theirs: list[int]) -> Board:
    made = board(side(votes=mine, neta=CROOKS[:]), side(votes=theirs, neta=CROOKS[:]))
    made.shields = (2, 2)
    return made


@pytest.mark.parametrize(("variant", "seats"), [("attack", 2), ("faction", 2), ("faction", 4)])
def test_a_view_and_its_table_read_the_same(variant: str, seats: int) -> None:
    match = play_until(table(seats, 9, variant), phases.REPLY)
    seat = match.to_act()[0]
    view = match.view(seat)
    seen, true = read_view(view), read_table(match.table, Command(view.command))
    if seen.factions:
        seen.foe.chest = bot.rival_chest(match, seat, match.table.house.rival[view.command])
    for mine, known in ((seen.me, true.me), (seen.foe, true.foe)):
        for name in ("neta", "funds", "pawns", "votes", "chest", "news", "bigneta_at"):
            assert getattr(mine, name) == getattr(known, name), name
    for name in ("command", "factions", "declared", "discards", "accused"):
        assert getattr(seen, name) == getattr(true, name), name
    for name in ("runs", "foe_runs", "shields"):
        assert list(getattr(seen, name)) == list(getattr(true, name)), name


def test_the_chest_of_one_of_two_factions_is_the_same_in_all_that_can_be_imagined() -> None:
    match = play_until(table(4, 3, "faction"), phases.NAME_CONSTITUENCY)
    seat, turn = match.to_act()[0], match.table.turn
    for other in range(5):
        elsewhere = match.imagine(seat, Dice(other))
        assert bot.rival_chest(elsewhere, seat, turn) == match.table.planners[turn].chest


def test_an_attack_strikes_where_the_seat_is_close() -> None:
    looked = crooks_everywhere([5] * 9, [5] * 5 + [30] * 4)
    options = [PlayAttack(attacks_on(CROOKS[place])[0]) for place in (2, 7)]
    close, lost = values(phases.TURN, looked, options)
    assert close > lost > 0


def test_an_attack_that_nobody_can_deny_is_worth_more() -> None:
    looked = crooks_everywhere([5] * 9, [5] * 9)
    options = [PlayAttack(attacks_on(CROOKS[4])[0])]
    guarded = values(phases.TURN, looked, options)[0]
    looked.discards = (("victim", victim_for(CROOKS[4], 1)),)
    assert values(phases.TURN, looked, options)[0] > guarded
    looked.discards, looked.shields = (), (2, 0)
    assert values(phases.TURN, looked, options)[0] > guarded


@pytest.mark.parametrize(
    ("lead", "card", "envelopes", "denied"),
    [
        (0, 0, 6, True),
        (-9, 0, 6, True),
        (12, 0, 6, False),
        (-12, 1, 6, False),
        (8, 0, 6, False),
        (8, 1, 6, True),
        (8, 0, 1, True),
        (12, 0, 1, True),
    ],
)
def test_a_victim_card_is_played_where_it_matters(lead: int, card: int, envelopes: int, denied: bool) -> None:
    """The smaller of two Attacks passes where the lead can bear it, unless Prachar is about to end."""
    looked = crooks_everywhere([20 + lead] * 9, [20] * 9)
    looked.me.news, looked.foe.news = envelopes, 0
    on_her = sorted(attacks_on(CROOKS[3]), key=lambda number: ATTACKS[number].votes)
    looked.accused = (on_her[card], 3)
    options = [PlayVictim(victim_for(CROOKS[3], 0)), TakeIt()]
    deny, take = values(phases.REPLY, looked, options)
    assert (deny > take) == denied


def test_the_larger_attack_is_not_waited_for_once_it_was_played() -> None:
    looked = crooks_everywhere([28] * 9, [20] * 9)
    small, large = sorted(attacks_on(CROOKS[3]), key=lambda number: ATTACKS[number].votes)
    looked.accused, looked.discards = (small, 3), (("attack", large),)
    assert values(phases.REPLY, looked, [PlayVictim(0), TakeIt()])[0] > 0


@pytest.mark.parametrize(("variant", "most"), [("attack", (3, 2)), ("faction", (2, 1))])
def test_pockets_are_filled_with_what_tells(variant: str, most: tuple[int, int]) -> None:
    """Never fewer Attacks than match; never a Victim card that nobody can need."""
    for seed in range(6):
        match = play_until(table(2, seed, variant), phases.STOCK_POCKETS)
        seat = match.to_act()[0]
        view, options = match.view(seat), match.options(seat)
        looked = read_view(view)
        offer = view.commands[view.command].offer
        assert offer is not None
        worths = values(phases.STOCK_POCKETS, looked, options)
        kept = options[worths.index(max(worths))]
        assert isinstance(kept, StockPockets)
        matching = {card for option in options for card in option.attacks}  # type: ignore[attr-defined]
        assert len(kept.attacks) == min(most[0], len(matching))
        assert len(kept.victims) <= most[1]
        for card in kept.victims:
            place = next(p for p, neta in enumerate(looked.me.neta) if neta in VICTIMS[card].defends)
            assert set(attacks_on(looked.me.neta[place])) - set(offer)
            assert abs(looked.me.votes[place] - looked.foe.votes[place]) < 8


def test_the_right_takes_the_speech_that_somebody_can_pay_for() -> None:
    looked = board(side(funds=[9] * 9, pawns=[9] * 9), side())
    small, large = (
        sorted(range(len(BIG_CAMPAIGNS)), key=lambda card: BIG_CAMPAIGNS[card].votes)[end] for end in (0, -1)
    )
    options = [PickBig(small), PickBig(large)]
    assert values(phases.PICK_BIG, looked, options)[1] > values(phases.PICK_BIG, looked, options)[0]
    looked.me.pawns = [BIG_CAMPAIGNS[small].pawns] * 9
    assert values(phases.PICK_BIG, looked, options)[1] < values(phases.PICK_BIG, looked, options)[0]


def in_plans(seed: int, lead: int, where: int = 4) -> Board:
    """Purple Right considers swaps; its seat `where` is held by a Crook who leads by so much."""
    match = play_until(table(4, seed, "faction"), phases.SWAP_PLAN)
    looked = read_view(match.view(Seat(1)))
    looked.me.neta[where] = CROOK_OF[where]
    looked.me.votes[where] = looked.foe.votes[where] + lead
    return looked


def test_a_joint_plan_is_proposed_for_miss_bolly_in_a_safe_seat_and_for_nothing_else() -> None:
    her = ProposeJoint((Swap(MISS_BOLLY, 4),))
    other = ProposeJoint((Swap(CROOK_OF[5], 5),))
    plans = [SwapPlan(), her, other]
    safe, close = in_plans(2, 6), in_plans(2, 1)
    assert values(phases.SWAP_PLAN, safe, plans).index(max(values(phases.SWAP_PLAN, safe, plans))) == 1
    assert values(phases.SWAP_PLAN, close, plans).index(max(values(phases.SWAP_PLAN, close, plans))) == 0


@pytest.mark.parametrize(("lead", "word"), [(6, AcceptJoint()), (1, DeclineJoint())])
def test_the_partner_agrees_where_she_lands_in_a_safe_seat(lead: int, word: Answer) -> None:
    looked = in_plans(2, lead)
    assert looked.view is not None
    looked.view = msgspec.structs.replace(looked.view, joint=JointView(0, ((MISS_BOLLY, 4),)))
    options = [AcceptJoint(), DeclineJoint()]
    worths = values(phases.SWAP_PLAN, looked, options)
    assert options[worths.index(max(worths))] == word


def test_bots_that_claim_as_much_do_not_let_the_bargain_fail() -> None:
    """Left has fewer Addas, so Right gives way after one round, and Left is crowned."""
    match = play(tied(), "normal")
    assert match.table.bargains == ((0, 1), (0, 0))
    assert match.table.kingmaker == 0
    for rounds in (1, 2, 5):
        assert play(tied(kingmaker_rounds=rounds), "easy", "hard").table.kingmaker == 0


@pytest.mark.parametrize("bot_seat", [Seat(0), Seat(1)])
def test_a_bot_gives_way_at_last_to_a_partner_who_does_not(bot_seat: Seat) -> None:
    match, proud = tied(), Seat(1 - bot_seat)
    while match.to_act():
        seat = match.to_act()[0]
        dice = bot.bot_dice(match.setup, match.step, seat)
        own = NameKingmaker("left" if proud == 0 else "right")
        match.answer(seat, own if seat == proud else bot.choose(match, seat, "normal", dice))
    assert match.table.kingmaker == proud


def test_a_faction_buys_at_home_first() -> None:
    """ET-8.31: there no partner can take the seat from it."""
    for seed in range(12):
        match = table(4, seed, "faction")
        for seat, answer in answers(match, "normal"):
            view = match.view(seat)
            if view.awaits == phases.SAUDA and isinstance(answer, Buy):
                home = view.commands[view.command].addas
                buys = [option for option in match.options(seat) if isinstance(option, Buy)]
                at_home = [buy for buy in buys if place_won_by(match.table, buy.neta) in home]
                assert answer in (at_home or buys)
            match.answer(seat, answer)


def ends(seed: int, seats: int, variant: str) -> Match:
    """A match just counted, before anybody buys."""
    match = table(seats, seed, variant)
    for seat, answer in answers(match, "normal"):
        if match.table.phase == phases.HORSE_TRADING:
            break
        match.answer(seat, answer)
    return match


def test_an_end_is_worth_most_to_whoever_is_crowned() -> None:
    """Only that much is asked of a guess: where the guess is clear, the bots' own trading agrees mostly."""
    agreed = clear = 0
    for seed in range(30):
        match = ends(seed, 4, "faction")
        guess = [worth(match.table, Seat(seat)) for seat in range(4)]
        end = play(match, "normal").result
        assert end is not None
        if guess.count(max(guess)) == 1:
            clear += 1
            agreed += guess.index(max(guess)) == end.winners[0]
    assert clear >= 15
    assert agreed * 4 >= clear * 3
