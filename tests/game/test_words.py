"""Every key that the client asks for has words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import game
from game.settings import LANGUAGES
from game.words import find, keys, words

ROOT = Path(game.__file__).parent
AREAS = ("common", "title", "settings", "about", "matches")


def asked_for() -> set[str]:
    found = set()
    for path in ROOT.rglob("*.py"):
        found |= set(re.findall(r'\bwords\(\s*"([a-z]+\.[a-z0-9_.-]+)"', path.read_text("utf-8")))
    return found


@pytest.mark.parametrize("key", sorted(asked_for()))
def test_it_has_words(key):
    assert find(key) is not None


def test_fields_are_filled_in():
    assert words("title.to-act", name="Meera") == "Meera to act"
    assert words("title.to-act") == "{name} to act"
    assert words("title.nothing-of-the-kind") == "[title.nothing-of-the-kind]"


@pytest.mark.parametrize("area", AREAS)
def test_every_language_says_the_same_things(area):
    for language in LANGUAGES:
        assert set(keys(area, language)) == set(keys(area))


def test_no_sentence_shouts():
    for area in AREAS:
        for key in keys(area):
            assert "!" not in words(key)
