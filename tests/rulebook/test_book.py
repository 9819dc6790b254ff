"""The rulebook of Election Tamasha says everything once, in words of its own, and leads nowhere wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.rulebook.book import book
from engine.tamasha.rule_ids import rule_titles
from game.rulebook import figures
from game.rulebook.explain import rule_now, rule_of
from game.rulebook.explain_tamasha import AWAITED, PHASES, THINGS
from game.words import find

BOOK = book("tamasha")
RULES = [rule for chapter in BOOK.chapters for rule in chapter.rule]
ROOT = Path(__file__).resolve().parents[2]
LONGEST = 60


def test_every_rule_is_in_the_book_exactly_once() -> None:
    assert sorted(rule.id for rule in RULES) == sorted(rule_titles())


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.id)
def test_a_rule_is_short_and_leads_only_to_rules(rule) -> None:
    assert 3 <= len(rule.text.split()) <= LONGEST
    assert rule.id not in rule.see
    assert [other for other in rule.see if other not in BOOK.titles] == []
    assert BOOK.asks[rule.id], "somebody will ask for it"


def test_nobody_asks_for_a_rule_that_is_not_there() -> None:
    assert set(BOOK.asks) == set(BOOK.titles)
    for rule, asks in BOOK.asks.items():
        assert len(set(asks)) == len(asks), rule


def test_questions_and_words_lead_to_rules() -> None:
    assert [one.ask for one in BOOK.questions if one.rule not in BOOK.titles] == []
    assert [one.word for one in BOOK.terms if one.rule not in BOOK.titles] == []
    assert [one.word for one in BOOK.terms] == sorted((one.word for one in BOOK.terms), key=str.lower)


def test_later_versions_are_marked() -> None:
    versions = {rule.id: chapter.version for chapter in BOOK.chapters for rule in chapter.rule}
    assert all(version == "attack" for rule, version in versions.items() if rule.startswith("ET-7"))
    assert all(version == "faction" for rule, version in versions.items() if rule.startswith("ET-8"))
    assert find("rulebook.version-note-attack")
    assert find("rulebook.version-note-faction")


def test_players_are_players_and_never_sellers() -> None:
    """A seat is always a constituency; whoever is bought defects, nobody sells."""
    for rule in RULES:
        assert "seller" not in rule.text
        assert "duty seat" not in rule.text.lower()


def test_every_figure_is_drawn_from_pictures_that_exist() -> None:
    assert {rule.figure for rule in RULES if rule.figure} == set(figures.FIGURES)
    for parts in figures.FIGURES.values():
        for part in parts:
            if isinstance(part, figures.Heap):
                assert find(f"rulebook.heap.{part.label}"), part.label
                assert not part.picture or (ROOT / "art" / "made" / f"{part.picture}.png").is_file()


def test_things_and_moments_are_explained_by_rules_of_the_book() -> None:
    for rule in (*THINGS.values(), *AWAITED.values(), *PHASES.values()):
        assert rule in BOOK.titles
    assert rule_of("campaign-7") == "ET-4.10"
    assert rule_of("person-1-4") == "ET-6.02"
    assert rule_of("nothing-here") == ""
    assert rule_now("split_gain", "prachar") == "ET-4.24"
    assert rule_now("", "counting") == "ET-5.01"
