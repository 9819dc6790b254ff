"""Ordinances and news: every card does what is printed on it, and piles run out (MP-13)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.match import Match
from engine.modipoly import power_events
from engine.modipoly.cards import NEWS_IDS, ORDINANCE_IDS
from tests.helpers.modipoly import PM, position, say

METERS = ("constitution", "unity", "anger", "protest", "distraction")


def enact(card: str, **given: Any) -> Match:
    """The PM enacts a card, and the Liberal lets it pass."""
    match = position(**({"active": "pm", "hand": {"pm": [card]}} | given))
    say(match, "pm", "enact", card=card)
    if match.table.awaits == "pil":
        say(match, "liberal", "let_pass")
    return match


def meters(match: Match) -> tuple[int, ...]:
    return tuple(match.table.meters)


@pytest.mark.rule("MP-13.09", "MP-13.10")
@pytest.mark.parametrize(
    ("card", "after", "pm"),
    [
        ("fund", (9, 4, 0, 0, 0), 400),
        ("demonetisation", (9, 4, 2, 1, 0), 0),
        ("bonds", (9, 4, 0, 0, 0), 200),
        ("one_election", (8, 4, 0, 1, 0), 0),
        ("farm_laws", (9, 4, 1, 2, 0), 200),
        ("ration", (10, 4, 0, 0, 0), 0),
        ("vista", (10, 4, 1, 0, 0), 0),
        ("fact_check", (9, 4, 0, 0, 2), 0),
        ("delimitation", (9, 5, 0, 0, 0), 0),
        ("lateral_exit", (9, 4, 0, 1, 0), 200),
    ],
)
def test_ordinances_without_a_choice(card: str, after: tuple[int, ...], pm: int) -> None:
    match = enact(card)
    assert meters(match) == after
    assert match.table.cash[PM] == pm
    assert match.table.discards == (ORDINANCE_IDS.index(card),)


def test_the_others_get_what_the_ordinance_says() -> None:
    assert enact("ration").table.cash[4:] == [400, 400, 400]
    assert enact("farm_laws").table.cash[3] == 800
    assert enact("bonds", loans=[300, 500]).table.loans == (300,)
    assert enact("one_election").table.shield
    assert enact("vista").table.tokens[PM] == 25


def test_a_bulldozer_needs_somebody_unprotected() -> None:
    match = enact("bulldozer", deeds={"congress": ["coal"], "devoted": ["solar"], "gov": ["power"]})
    assert [option.deed for option in match.options(PM)] == [4]  # type: ignore[attr-defined]
    say(match, "pm", "pick_deed", deed="coal")
    assert match.table.owner[4] == -1
    assert meters(match) == (9, 4, 2, 1, 0)


def test_the_pipeline_pays_half_of_what_a_deed_brings() -> None:
    match = enact("pipeline")
    say(match, "pm", "pick_deed", deed="hospital")
    say(match, "oligarch", "slip", bid=310)
    say(match, "pm", "announce", winner="oligarch")
    assert match.table.cash[PM] == 150, "half of 310 is 155, rounded down"
    assert match.table.card is None


def test_agency_week_takes_two_who_pay_or_go() -> None:
    match = enact("agency_week")
    say(match, "pm", "pick_seat", targets=["congress", "cpim"])
    say(match, "congress", "pay_fine")
    say(match, "cpim", "go_to_tihar")
    assert match.table.cash[1] == 4900
    assert match.table.tihar[2] == 1
    assert meters(match)[1] == 3


@pytest.mark.rule("MP-13.12")
@pytest.mark.parametrize(
    ("card", "after"),
    [
        ("neighbour", (5, 5, 5, 5, 5)),
        ("tiger", (5, 5, 5, 5, 4)),
        ("samosa", (5, 3, 5, 5, 3)),
        ("power_cut", (5, 5, 5, 5, 0)),
        ("court", (6, 5, 5, 5, 3)),
        ("road", (5, 5, 5, 7, 1)),
        ("paper_leak", (5, 5, 6, 6, 1)),
        ("exit_poll", (5, 4, 5, 5, 3)),
        ("fuel", (5, 5, 6, 5, 3)),
        ("stimulus", (5, 5, 5, 5, 3)),
    ],
)
def test_news_without_a_choice(card: str, after: tuple[int, ...]) -> None:
    given = dict(zip(METERS, (5, 5, 5, 5, 3), strict=True))
    match = position(active="congress", at={"congress": 3}, meters=given, top={"news": [card]})
    say(match, "congress", "roll", dice=[3, 5])
    assert meters(match) == after
    assert match.table.news_discards == (NEWS_IDS.index(card),)


@pytest.mark.rule("MP-13.14")
def test_marked_news_takes_tokens_and_payments_from_the_devoted() -> None:
    match = position(active="congress", at={"congress": 3}, top={"news": ["question"]})
    say(match, "congress", "roll", dice=[3, 5])
    assert match.table.tokens[:6] == [20, 10, 10, 10, 10, 7]
    match = position(active="congress", at={"congress": 3}, top={"news": ["manifesto"]})
    say(match, "congress", "roll", dice=[3, 5])
    assert match.table.cash[4:] == [350, 200, 350]


@pytest.mark.rule("MP-13.11")
def test_an_empty_deck_is_made_anew_and_two_empty_piles_give_nothing() -> None:
    match = position(active="cpim", at={"cpim": 10})
    rest: Any = match.rest
    rest.discards, rest.deck = rest.deck, ()
    again = Match.from_rest(match.game, match.setup, rest, 0)
    say(again, "cpim", "roll", dice=[1, 4])
    assert power_events.DeckRenewed("ordinance", 15) in again.heard(None)
    assert len(again.table.deck) == 14
    assert again.table.discards == ()

    match = position(active="cpim", at={"cpim": 10})
    rest = match.rest
    rest.deck = ()
    again = Match.from_rest(match.game, match.setup, rest, 0)
    say(again, "cpim", "roll", dice=[1, 4])
    assert (again.table.drawn, again.table.awaits) == (-1, "turn_close")


def test_a_new_pm_with_too_many_cards_puts_some_down() -> None:
    match = position(
        active="pm", trust="used", hand={"pm": ["fund", "ration"], "congress": ["vista", "uapa"]}
    )
    say(match, "pm", "roll", dice=[1, 4])
    say(match, "pm", "settle")
    say(match, "oligarch", "no_nomination")
    say(match, "congress", "back", candidate="congress")
    say(match, "congress", "discard_card", card="uapa")
    say(match, "congress", "discard_card", card="fund")
    assert match.table.hands[1] == (ORDINANCE_IDS.index("vista"), ORDINANCE_IDS.index("ration"))
    assert len(match.table.shredded) == 2
