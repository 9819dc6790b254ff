"""Setting the table: roles, decks, the order of chance, options (MP-1, MP-17)."""

from __future__ import annotations

import pytest

from engine.core.asking import Seat
from engine.core.dice import Dice
from engine.core.game import Setup, SetupRefused
from engine.core.match import Match
from engine.modipoly import events
from engine.modipoly.answers import PickRole
from engine.modipoly.cards import NEWS, ORDINANCES, PM, ROLES_OF
from engine.modipoly.game import GAME, VARIANT
from tests.helpers.modipoly import position


def new(seats: int = 7, seed: int = 1, **options: str) -> Match:
    return Match(GAME, Setup("modipoly", VARIANT, seats, seed, options))


@pytest.mark.rule("MP-1.01", "MP-1.02", "MP-1.03", "MP-1.13")
@pytest.mark.parametrize("seats", [4, 5, 6, 7])
def test_everybody_gets_another_role_and_the_pm_begins(seats: int) -> None:
    deals = {new(seats, seed).table.roles for seed in range(20)}
    assert len(deals) > 10, "roles are dealt by chance"
    for roles in deals:
        assert sorted(roles) == sorted(ROLES_OF[seats])
    table = new(seats).table
    assert table.roles[table.active] == PM == table.roles[table.pm]


@pytest.mark.rule("MP-1.02")
@pytest.mark.parametrize("seats", [2, 3, 8])
def test_fewer_than_four_or_more_than_seven_cannot_start(seats: int) -> None:
    with pytest.raises(SetupRefused) as caught:
        new(seats)
    assert caught.value.refusal.rule == "MP-1.02"


@pytest.mark.rule("MP-1.03", "MP-1.01")
def test_roles_may_be_picked() -> None:
    match = new(4, role_deal="choose")
    assert match.table.awaits == "pick_role"
    for role in (4, 0, 3, 1):
        (seat,) = match.to_act()
        match.answer(seat, PickRole(role))
        no = match.why_not(seat, PickRole(role)) if match.table.awaits == "pick_role" else None
        assert no is None or no.rule in ("MP-3.14", "MP-1.01")
    assert match.table.roles == (4, 0, 3, 1)
    assert match.to_act() == [1], "the PM sits on the second seat"


@pytest.mark.rule("MP-1.03", "MP-1.01")
def test_no_card_is_picked_twice() -> None:
    match = new(4, role_deal="choose")
    match.answer(match.to_act()[0], PickRole(3))
    no = match.why_not(match.to_act()[0], PickRole(3))
    assert no is not None
    assert no.rule == "MP-1.01"


@pytest.mark.rule("MP-1.11", "MP-1.15")
def test_chance_is_used_in_the_order_of_the_rule() -> None:
    match = new(7, 42)
    dice = Dice(42)
    assert match.table.roles == tuple(dice.shuffle("roles", ROLES_OF[7]))
    assert match.table.deck == tuple(dice.shuffle("ordinance", range(len(ORDINANCES))))
    assert match.table.news_deck == tuple(dice.shuffle("news", range(len(NEWS))))
    assert match.table.dice.state == dice.state
    told = [type(entry.event) for entry in match.story or ()]
    assert told == [events.RolesDealt, events.DecksShuffled, events.TurnBegan]


@pytest.mark.rule("MP-1.08", "MP-1.12")
def test_cash_and_tokens_lie_open() -> None:
    match = position()
    for seat in (None, *map(Seat, range(7))):
        trays = match.view(seat).commands
        assert [tray.cash for tray in trays] == match.table.cash
        assert [tray.tokens for tray in trays] == match.table.tokens
        assert {tray.at for tray in trays} == {0}


@pytest.mark.rule("MP-17.10")
def test_the_small_table_option_means_nothing_with_six_or_seven() -> None:
    assert [new(seats, small_table="on").table.options.small_table for seats in (4, 5, 6, 7)] == [
        True,
        True,
        False,
        False,
    ]
    assert new(7, small_table="on").view(None).options["small_table"] == "on"


def test_unknown_options_and_deals_are_refused() -> None:
    for setup in (
        Setup("modipoly", VARIANT, 7, 1, {"weather": "fine"}),
        Setup("modipoly", VARIANT, 7, 1, {"talk": "loud"}),
        Setup("modipoly", VARIANT, 7, 1, deal={"die": (6,)}),
        Setup("modipoly", "other", 7, 1),
    ):
        with pytest.raises(SetupRefused):
            Match(GAME, setup)


def test_a_lesson_can_stack_roles_cards_and_dice() -> None:
    deal = {"roles": (1, 0), "ordinance": (7,), "news": (4,), "die": (2, 3)}
    match = Match(GAME, Setup("modipoly", VARIANT, 4, 1, deal=deal))
    assert match.table.roles[:2] == (1, 0)
    assert (match.table.deck[0], match.table.news_deck[0]) == (7, 4)
