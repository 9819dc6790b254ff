"""The rulebook of a game: its chapters in reading order, every rule under the id that refusals name.

A game's book is a folder here: numbered chapters, the questions people ask (`faq.toml`), the words of the
game (`glossary.toml`), and for the search how players ask for each rule (`asks.toml`) and what their words
mean (`lexicon.toml`, see `language`). Titles of rules are those of the game's own `rule_ids.toml`.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

import msgspec

HERE = Path(__file__).resolve().parent
PERCENT = 100


class Rule(msgspec.Struct, frozen=True):
    """One rule in our own words."""

    id: str
    text: str
    part: str = ""
    """The heading above it, where a part of the chapter begins."""
    see: tuple[str, ...] = ()
    """Ids of related rules."""
    figure: str = ""
    """The worked example drawn beside it, by name."""


class Chapter(msgspec.Struct, frozen=True):
    """A chapter of the book."""

    title: str
    version: str
    """The first version of the game in which it counts."""
    intro: str
    rule: tuple[Rule, ...]
    topics: tuple[str, ...] = ()
    """Words that a question about this chapter nearly always has, if there are such."""
    weight: int = PERCENT
    """How much its rules count in a search, in percent: a plain rule comes before its fine print."""


class Common(msgspec.Struct, frozen=True):
    """A question that many ask, answered in a sentence."""

    ask: str
    answer: str
    rule: str


class Term(msgspec.Struct, frozen=True):
    """A word of the game."""

    word: str
    text: str
    rule: str


class Book(msgspec.Struct, frozen=True):
    """Everything there is to read about the rules of a game."""

    game: str
    chapters: tuple[Chapter, ...]
    questions: tuple[Common, ...]
    terms: tuple[Term, ...]
    titles: dict[str, str]
    """The title of every rule by its id."""
    asks: dict[str, tuple[str, ...]]
    """How players ask for it, by its id; searched, never shown."""

    def rule(self, rule: str) -> Rule | None:
        """The rule with that id, or None."""
        return next((one for chapter in self.chapters for one in chapter.rule if one.id == rule), None)

    def chapter_of(self, rule: str) -> int | None:
        """The number of the chapter that holds a rule, from 0."""
        for number, chapter in enumerate(self.chapters):
            if any(one.id == rule for one in chapter.rule):
                return number
        return None


class _Questions(msgspec.Struct, frozen=True):
    question: tuple[Common, ...]


class _Terms(msgspec.Struct, frozen=True):
    term: tuple[Term, ...]


class _Titles(msgspec.Struct, frozen=True):
    rules: dict[str, str]


class _RuleIds(msgspec.Struct, frozen=True):
    chapter: tuple[_Titles, ...]


def has_book(game: str) -> bool:
    """Whether the game's rules can be read here."""
    return game.isidentifier() and (HERE / game / "lexicon.toml").is_file()


@cache
def book(game: str) -> Book:
    """The book of a game, read once. Raises `FileNotFoundError` for a game without one."""
    folder = HERE / game
    ids = msgspec.convert(_read(HERE.parent / game / "rule_ids.toml"), _RuleIds)
    return Book(
        game=game,
        chapters=tuple(
            msgspec.convert(_read(path), Chapter) for path in sorted(folder.glob("[0-9][0-9]_*.toml"))
        ),
        questions=msgspec.convert(_read(folder / "faq.toml"), _Questions).question,
        terms=msgspec.convert(_read(folder / "glossary.toml"), _Terms).term,
        asks=msgspec.convert(_read(folder / "asks.toml"), dict[str, tuple[str, ...]]),
        titles={rule: title for chapter in ids.chapter for rule, title in chapter.rules.items()},
    )


def _read(path: Path) -> dict[str, object]:
    return tomllib.loads(path.read_text("utf-8"))
