"""From what players write to the words that are searched for.

Letters are made plain, words of one meaning become one word, numbers become digits, endings fall away, and
words that ask nothing are left out: "How many crores does a defector cost?" becomes `fund buy cost`.
"""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from pathlib import Path

import msgspec

HERE = Path(__file__).resolve().parent

LONGEST_PHRASE = 4
ANOTHER = "another"
"""What a second name of a kind adds: whoever speaks of two seats asks about going from one to the other."""
SHORTEST_STEM = 3
EXAMPLE = 30
"""Up to here a number that the book does not have is an example, if the lexicon does not say otherwise."""
ENDINGS = (
    ("ies", "y"),
    ("sses", "ss"),
    ("ing", ""),
    ("edly", ""),
    ("ed", ""),
    ("es", ""),
    ("s", ""),
    ("ly", ""),
)
KIND = "?"
"""Before a word that says what kind of thing is asked for: who, where, how many."""
ELSEWHERE = "beyond the book"
"""What a word of other games or of the world outside stands for: this book does not answer it."""
_OWNER = re.compile(r"['’]s\b")
_APOSTROPHE = re.compile(r"['’`]")
_WORD = re.compile(r"[a-z]+|[0-9]+")


class _Same(msgspec.Struct, frozen=True):
    words: tuple[str, ...]


class _Lexicon(msgspec.Struct, frozen=True):
    idle: str
    numbers: str
    same: tuple[_Same, ...]
    kind: tuple[_Same, ...]
    example: int = EXAMPLE


class Language:
    """The words of one game's players."""

    def __init__(
        self,
        idle: Iterable[str],
        numbers: Iterable[str],
        same: Iterable[Sequence[str]],
        kinds: Iterable[Sequence[str]],
        names: Mapping[str, str],
        example: int = EXAMPLE,
    ) -> None:
        self.example = example
        self._idle = frozenset(idle)
        self._meaning: dict[tuple[str, ...], tuple[str, ...]] = {}
        self._names = {tuple(plain(name)) for name in names}
        for number, word in enumerate(numbers, 1):
            if word not in self._idle:
                self._meaning[(word,)] = (str(number),)
        for words in same:
            for word in words:
                self._meaning[tuple(plain(word))] = (words[0],)
        for words in kinds:
            for word in words:
                self._meaning[tuple(plain(word))] = (KIND + words[0],)
        for name, kinds in names.items():
            self._meaning[tuple(plain(name))] = tuple(kinds.split())
        self._said = {word for phrase in self._meaning for word in phrase}

    def words(self, text: str) -> list[str]:
        """The searched words of a text, in its order."""
        rest, found, named = plain(text), list[str](), dict[tuple[str, ...], tuple[str, ...]]()
        while rest:
            length, meaning = self._longest(rest)
            if meaning is not None:
                found.extend(meaning)
                name = tuple(rest[:length])
                if name in self._names:
                    if meaning[:1] in (kind[:1] for other, kind in named.items() if other != name):
                        found.append(ANOTHER)
                    named[name] = meaning
            elif rest[0] not in self._idle:
                found.append(stem(rest[0]))
            rest = rest[length:]
        return found

    def said(self) -> set[str]:
        """Every word that means something, alone or in a phrase: what a typo may have been meant to be."""
        return {
            word
            for phrase, meaning in self._meaning.items()
            if meaning != (ELSEWHERE,)
            for word in phrase
            if word not in self._idle
        }

    def is_known(self, word: str) -> bool:
        """Whether a plain word has a meaning, or is known to ask nothing."""
        return word in self._idle or word in self._said

    def _longest(self, rest: list[str]) -> tuple[int, tuple[str, ...] | None]:
        for length in range(min(LONGEST_PHRASE, len(rest)), 0, -1):
            meaning = self._meaning.get(tuple(rest[:length]))
            if meaning is not None:
                return length, meaning
        return 1, None


def language(game: str) -> Language:
    """The words of a game's players, from its lexicon and the names on its cards."""
    text = (HERE / game / "lexicon.toml").read_text("utf-8")
    lexicon = msgspec.convert(tomllib.loads(text), _Lexicon)
    names: dict[str, str] = import_module(f"engine.rulebook.{game}.names").names()
    same, kinds = ([one.words for one in group] for group in (lexicon.same, lexicon.kind))
    return Language(plain(lexicon.idle), plain(lexicon.numbers), same, kinds, names, lexicon.example)


def plain(text: str) -> list[str]:
    """The words of a text in small plain letters; marks and apostrophes are gone."""
    letters = _OWNER.sub("", text.lower())
    if not letters.isascii():
        letters = "".join(c for c in unicodedata.normalize("NFKD", letters) if not unicodedata.combining(c))
    return _WORD.findall(_APOSTROPHE.sub("", letters))


def stem(word: str) -> str:
    """The word without its ending."""
    for ending, instead in ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= SHORTEST_STEM:
            if ending == "s" and word.endswith(("ss", "us")):
                continue
            bare = word[: len(word) - len(ending)] + instead
            doubled = ending in ("ing", "ed") and bare[-1] == bare[-2] and bare[-1] not in "ls"
            return bare[:-1] if doubled else bare.removesuffix("e")
    return word.removesuffix("e") if len(word) > SHORTEST_STEM else word
