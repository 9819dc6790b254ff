"""The rulebook of each game says everything once, in words of its own, and leads nowhere wrong."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path

import pytest

from engine.core.games import GAMES
from engine.rulebook.book import Rule, book, has_book
from game.rulebook.explain import explained, rule_now, rule_of
from game.rulebook.figures import Heap, figures_of
from game.words import find

ROOT = Path(__file__).resolve().parents[2]
BOOKS = [game for game in GAMES if has_book(game)]
RULES = {game: [rule for chapter in book(game).chapters for rule in chapter.rule] for game in BOOKS}
LONGEST = 60

every_book = pytest.mark.parametrize("game", BOOKS)


@every_book
def test_every_rule_is_in_the_book_exactly_once(game: str) -> None:
    counted = Counter(rule.id for rule in RULES[game])
    assert [rule for rule, times in counted.items() if times > 1] == []
    assert set(counted) == set(book(game).titles)


@pytest.mark.parametrize(
    ("game", "rule"),
    [(game, rule) for game in BOOKS for rule in RULES[game]],
    ids=[rule.id for game in BOOKS for rule in RULES[game]],
)
def test_a_rule_is_short_and_leads_only_to_rules(game: str, rule: Rule) -> None:
    titles = book(game).titles
    assert 3 <= len(rule.text.split()) <= LONGEST
    assert rule.id not in rule.see
    assert [other for other in rule.see if other not in titles] == []
    assert book(game).asks[rule.id], "somebody will ask for it"


@every_book
def test_no_two_rules_say_the_same(game: str) -> None:
    assert [text for text, times in Counter(rule.text for rule in RULES[game]).items() if times > 1] == []


@every_book
def test_nobody_asks_for_a_rule_that_is_not_there(game: str) -> None:
    assert set(book(game).asks) == set(book(game).titles)
    for rule, asks in book(game).asks.items():
        assert len(set(asks)) == len(asks), rule


@every_book
def test_questions_and_words_lead_to_rules(game: str) -> None:
    read = book(game)
    assert [one.ask for one in read.questions if one.rule not in read.titles] == []
    assert [one.word for one in read.terms if one.rule not in read.titles] == []
    assert [one.word for one in read.terms] == sorted((one.word for one in read.terms), key=str.lower)


@every_book
def test_the_words_around_a_book_are_there(game: str) -> None:
    for key in ("ask-tip", "ask-example"):
        assert find(f"rulebook.{key}-{game}"), key


def test_later_versions_are_marked() -> None:
    versions = {rule.id: chapter.version for chapter in book("tamasha").chapters for rule in chapter.rule}
    assert all(version == "attack" for rule, version in versions.items() if rule.startswith("ET-7"))
    assert all(version == "faction" for rule, version in versions.items() if rule.startswith("ET-8"))
    assert find("rulebook.version-note-attack")
    assert find("rulebook.version-note-faction")


def test_players_are_players_and_never_sellers() -> None:
    """A seat is always a constituency; whoever is bought defects, nobody sells."""
    for rule in RULES["tamasha"]:
        assert "seller" not in rule.text
        assert "duty seat" not in rule.text.lower()


@every_book
def test_every_figure_is_drawn_from_pictures_that_exist(game: str) -> None:
    assert {rule.figure for rule in RULES[game] if rule.figure} == set(figures_of(game))
    for parts in figures_of(game).values():
        for part in parts:
            if isinstance(part, Heap):
                assert find(f"rulebook.heap.{part.label}"), part.label
                assert not part.picture or (ROOT / "art" / "made" / f"{part.picture}.png").is_file()


@every_book
def test_things_and_moments_are_explained_by_rules_of_the_book(game: str) -> None:
    told = explained(game)
    for rule in (*told.things.values(), *told.awaited.values(), *told.phases.values()):
        assert rule in book(game).titles
    wanted = tomllib.loads((Path(__file__).parent / f"questions_{game}.toml").read_text("utf-8"))
    for thing, rule in wanted["things"].items():
        assert rule_of(thing, game) == rule, thing
    for awaits, rule in wanted["now"].items():
        assert rule_now(awaits, game=game) == rule, awaits
    assert rule_of("nothing-here", game) == ""
    assert rule_now("", game=game) == ""


def test_a_phase_matters_when_no_question_is_open() -> None:
    assert rule_now("split_gain", "prachar") == "ET-4.24"
    assert rule_now("", "counting") == "ET-5.01"


def test_a_game_without_a_book_explains_nothing() -> None:
    assert rule_of("campaign-7", "chess") == ""
    assert rule_now("turn", game="chess") == ""
