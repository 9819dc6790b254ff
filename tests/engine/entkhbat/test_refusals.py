"""Every friendly no has its rule, its words, and no more gaps than it has facts for (section 10)."""

from __future__ import annotations

import re
from pathlib import Path

from engine.entkhbat.refusals import RULES
from engine.entkhbat.rule_ids import rule_titles
from game.words import find

ENGINE = Path(__file__).resolve().parents[3] / "engine" / "entkhbat"
SOURCES = "\n".join(path.read_text("utf-8") for path in sorted(ENGINE.rglob("*.py")))


def test_every_refusal_names_a_rule_and_has_words() -> None:
    titles = rule_titles()
    for name, rule in RULES.items():
        assert rule in titles, name
        assert find(f"entkhbat.refusal.{name}"), name


def test_every_refusal_can_be_given() -> None:
    given = set(re.findall(r'"([a-z-]+)"', SOURCES.replace((ENGINE / "refusals.py").read_text("utf-8"), "")))
    assert set(RULES) <= given


def test_the_register_has_words_for_all_it_refuses() -> None:
    for name, rule in re.findall(r'no\("([a-z-]+)", "(AE-R\d+)"', SOURCES):
        assert rule in rule_titles()
        assert find(f"entkhbat.register.{name}"), name
