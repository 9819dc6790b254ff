"""A word on each role of MODIPOLY before its first play: once, short, and only for those who want hints."""

from __future__ import annotations

import pytest

from engine.core.game import Setup
from engine.core.games import GAMES
from engine.core.match import Match
from engine.modipoly.cards import ROLE_IDS
from game.app import App
from game.pilot import Pilot
from game.play.session import Player
from game.scenes.title import TitleScene
from game.second_press import WITHIN
from game.settings import Settings
from game.table.modipoly.lesson.role_card import PARTS, RoleCard, present_roles
from game.table.modipoly.seats import SeatsScene
from game.words import find, words

MOST_WORDS = 120
"""What is read in ninety seconds without hurry."""


def opened(**wishes: object) -> Pilot:
    settings = Settings(speed="instant", bot_speed="instant", tutorial_offered=True).but(**wishes)
    return Pilot(App(settings, (1280, 720)), TitleScene())


def a_match() -> Match:
    return Match(GAMES["modipoly"], Setup("modipoly", "lok_sabha", 4, 5))


@pytest.mark.parametrize("role", ROLE_IDS)
def test_every_role_has_its_words_and_few_of_them(role: str) -> None:
    told = [find(f"tutorial.roles.{role}.{part}") or "" for part in PARTS]
    assert all(told)
    assert sum(len(text.split()) for text in told) <= MOST_WORDS


@pytest.mark.parametrize("role", range(len(ROLE_IDS)))
def test_it_can_be_read_whole_in_a_small_window_with_large_letters(role: int) -> None:
    settings = Settings(tutorial_offered=True).but(text_size=150)
    pilot = Pilot(App(settings, (1024, 600)), TitleScene())
    pilot.app.push(RoleCard(role, "Asha", [ROLE_IDS[role], "cpim"]))
    pilot.wait(0.3)
    foot = pilot.find("sit-down").rect.top
    assert all(pilot.find(part).rect.bottom <= foot + 4 for part in PARTS)
    assert all(pilot.find(part).rect.left >= pilot.find("role").rect.right for part in PARTS)


def test_each_person_meets_a_role_once() -> None:
    pilot, match = opened(), a_match()
    players = [Player("Asha"), Player("Bilal", "easy"), Player("Chitra"), Player("Dev", "easy")]
    present_roles(pilot.app, match, players)
    for name in ("Asha", "Chitra"):
        pilot.wait(WITHIN + 0.1)
        assert pilot.scene.name == "role-card"
        assert name in pilot.find("title").text  # type: ignore[attr-defined]
        pilot.click("sit-down")
    pilot.wait(0.3)
    assert pilot.scene.name == "title"
    present_roles(pilot.app, match, players)
    pilot.wait(0.3)
    assert pilot.scene.name == "title"


def test_hints_switched_off_leave_it_out() -> None:
    pilot = opened(hints=False)
    present_roles(pilot.app, a_match(), [Player(name) for name in "ABCD"])
    pilot.wait(0.3)
    assert pilot.scene.name == "title"


def test_it_lies_over_the_table_when_a_match_begins() -> None:
    pilot = opened()
    pilot.app.push(SeatsScene(Setup("modipoly", "lok_sabha", 4, 5)))
    pilot.wait(0.3)
    pilot.click("start")
    pilot.wait(0.6)
    assert pilot.scene.name == "role-card"
    assert words("tutorial.roles.win") == pilot.find("head-win").text  # type: ignore[attr-defined]
    pilot.key("escape")
    pilot.wait(0.3)
    assert pilot.scene.name == "table"


def test_whoever_stands_in_for_a_role_nobody_plays_is_told_its_power() -> None:
    pilot, match = opened(), a_match()
    liberal = ROLE_IDS.index("liberal")
    chair = next(seat for seat, one in enumerate(match.view(None).commands) if one.role == liberal)
    present_roles(
        pilot.app, match, [Player("Asha", "human" if seat == chair else "easy") for seat in range(4)]
    )
    pilot.wait(0.3)
    assert "Strike Notice" in pilot.find("may").text  # type: ignore[attr-defined]


def test_a_table_of_seven_lends_no_power() -> None:
    pilot, match = opened(), Match(GAMES["modipoly"], Setup("modipoly", "lok_sabha", 7, 5))
    liberal = ROLE_IDS.index("liberal")
    chair = next(seat for seat, one in enumerate(match.view(None).commands) if one.role == liberal)
    present_roles(
        pilot.app, match, [Player("Asha", "human" if seat == chair else "easy") for seat in range(7)]
    )
    pilot.wait(0.3)
    assert "Strike Notice" not in pilot.find("may").text  # type: ignore[attr-defined]
