"""Ask the rules: an everyday question in, the rules that answer it out, best first.

The full-text index (FTS5 of sqlite, in memory) finds the rules that share words with the question. They are
ranked in whole numbers by the index's own BM25, by how near the question comes to one of the ways in which
players are known to ask for the rule (in meaning, and literally: *who*, *where* and *how many* tell them
apart), and by how much of it the rule covers at all. When even the best covers too little, nothing fits, and
saying so is the honest answer.
"""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache

import msgspec

from engine.rulebook.book import PERCENT, Book, Rule, book
from engine.rulebook.language import ELSEWHERE, KIND, Language, language, plain, stem
from engine.rulebook.spelling import nearest

CANDIDATES = 40
INDEX, NEAR, LITERAL, COVER = 3, 3, 5, 2
"""How much the four count against each other."""
MENDED = 80
"""What a word counts that had to be mended, in percent."""
UNKNOWN, MOST_TOLD = 26, 32
"""What a word weighs that the book does not have, and the most that one weighs."""
NUMERAL = 40
"""What a number counts beside a word, in percent: it is often only an example."""
LEAST_COVER, LEAST_NEAR = 53, 67
"""Below both, in percent, nothing fits a question of which much is in none of the rules."""
FAMILIAR, COVER_OF_FAMILIAR = 65, 30
"""A question of which so much is in the book needs only so much of it to be in one rule."""
STRANGE = 82
"""What a rule of another version counts, in percent, when the question does not speak of that version."""
LEAST_SHARE = 35
"""What a further rule must reach of the best one's score, in percent."""


class Found(msgspec.Struct, frozen=True):
    """A rule that may answer; `score` is from 1 to 100."""

    id: str
    title: str
    score: int


class _Entry(msgspec.Struct, frozen=True):
    """What is known about a rule: all its words, and each way to ask for it, in meaning and to the letter."""

    rule: Rule
    weight: int
    topics: frozenset[str]
    words: frozenset[str]
    asks: tuple[tuple[frozenset[str], frozenset[str]], ...]


class Search:
    """The index of one book."""

    def __init__(self, text: Book, language: Language) -> None:
        self._book, self._language = text, language
        self._entries: list[_Entry] = []
        self._database = sqlite3.connect(":memory:", check_same_thread=False)
        self._database.execute("CREATE VIRTUAL TABLE rules USING fts5(title, asks, text)")
        for chapter in text.chapters:
            topics = frozenset(word for topic in chapter.topics for word in language.words(topic))
            for rule in chapter.rule:
                self._add(rule, chapter.weight, topics)
        self._topics = frozenset[str]().union(*(entry.topics for entry in self._entries))
        self._spread = Counter(word for entry in self._entries for word in entry.words)
        self._known = sorted({word for word in self._spread if word.isalpha()} | language.said())

    def ask(self, question: str, limit: int = 5) -> list[Found]:
        """The rules that answer best, at most `limit` of them; none when nothing fits."""
        named = [rule for rule in self._book.titles if rule.lower() in question.lower()]
        if named:
            return [Found(rule, self._book.titles[rule], PERCENT) for rule in named[:limit]]
        wanted = self._wanted(question)
        ranked = sorted(self._ranked(wanted, _letters(question)), key=lambda one: (-one[0], one[1]))
        if not ranked:
            return []
        best = ranked[0][0]
        entries = [(score, self._entries[number].rule) for score, number in ranked]
        return [
            Found(rule.id, self._book.titles[rule.id], max(1, score))
            for score, rule in entries[:limit]
            if score * PERCENT >= best * LEAST_SHARE
        ]

    # --- the index ----------------------------------------------------------------------------------

    def _add(self, rule: Rule, weight: int, topics: frozenset[str]) -> None:
        say = self._language.words
        often = [one.ask for one in self._book.questions if one.rule == rule.id]
        written = (self._book.titles[rule.id], *self._book.asks.get(rule.id, ()), *often)
        asks = [say(ask) for ask in written]
        title, text = asks[0], say(rule.text)
        words = frozenset(word for ask in (*asks, text) for word in ask if word != ELSEWHERE)
        near = tuple((frozenset(ask), _letters(one)) for ask, one in zip(asks, written, strict=True) if ask)
        self._entries.append(_Entry(rule, weight, topics, words, near))
        together = " ".join(word for ask in asks[1:] for word in ask)
        row = len(self._entries), " ".join(title), together, " ".join(text)
        self._database.execute("INSERT INTO rules(rowid, title, asks, text) VALUES (?, ?, ?, ?)", row)

    def _wanted(self, question: str) -> dict[str, int]:
        """The words that are searched for, each with what it weighs; unknown ones weigh most."""
        mended, slipped = list[str](), set[str]()
        for word in plain(question):
            better = None if self._knows(word) else nearest(word, self._known)
            mended.append(better or word)
            if better is not None:
                slipped.update(self._language.words(better))
        wanted = self._language.words(" ".join(mended))
        return {
            word: self._rarity(word) * MENDED // PERCENT if word in slipped else self._rarity(word)
            for word in wanted
            if word in self._spread or not (word.isdigit() and int(word) <= self._language.example)
        }

    def _knows(self, word: str) -> bool:
        return self._language.is_known(word) or any(
            part in self._spread for part in self._language.words(word)
        )

    def _rarity(self, word: str) -> int:
        """What a word tells: eight times the binary logarithm of how rare it is, within bounds."""
        if word == ELSEWHERE:
            return 2 * UNKNOWN
        if word not in self._spread:
            return UNKNOWN
        share: int = (len(self._entries) + 1) ** 8 // self._spread[word] ** 8
        told = min(MOST_TOLD, share.bit_length())
        return told * NUMERAL // PERCENT if word.isdigit() else told

    # --- ranking ------------------------------------------------------------------------------------

    def _ranked(self, wanted: dict[str, int], letters: frozenset[str]) -> Iterator[tuple[int, int]]:
        """Score and number of every entry that fits at all."""
        total = sum(wanted.values())
        told = {word: weight for word, weight in wanted.items() if not word.startswith(KIND)}
        content = sum(told.values())
        hits = self._hits(list(wanted))
        if not hits or not content:
            return
        highest = max(points for _, points in hits)
        asked = self._topics & wanted.keys()
        known = sum(weight for word, weight in told.items() if word in self._spread)
        least = COVER_OF_FAMILIAR if known * PERCENT >= FAMILIAR * content else LEAST_COVER
        for number, points in hits:
            entry = self._entries[number]
            cover = sum(weight for word, weight in told.items() if word in entry.words) * PERCENT // content
            near = max(self._nearness(wanted, total, ask) for ask, _ in entry.asks)
            closest = max(_likeness(letters, written) for _, written in entry.asks)
            if cover < least and (near < LEAST_NEAR or ELSEWHERE in wanted):
                continue
            index = points * PERCENT // max(1, highest)
            score = INDEX * index + NEAR * near + LITERAL * closest + COVER * cover
            strange = not entry.topics & asked if asked else bool(entry.topics)
            fits = STRANGE if strange else PERCENT
            yield score * entry.weight * fits // (PERCENT**2 * (INDEX + NEAR + LITERAL + COVER)), number

    def _nearness(self, wanted: dict[str, int], total: int, ask: frozenset[str]) -> int:
        """How much of question and ask is common to both, in percent."""
        whole = total + sum(self._rarity(word) for word in ask)
        shared = sum(weight for word, weight in wanted.items() if word in ask)
        return 2 * shared * PERCENT // max(1, whole)

    def _hits(self, words: Sequence[str]) -> list[tuple[int, int]]:
        """Entries that share a word, with their BM25 in thousandths, made whole before it leaves sqlite."""
        if not words:
            return []
        query = " OR ".join(f'"{word}"' for word in words)
        rows = self._database.execute(
            "SELECT rowid - 1, CAST(-1000 * bm25(rules, 5, 4, 1) AS INTEGER) FROM rules"
            " WHERE rules MATCH ? ORDER BY 2 DESC, 1 LIMIT ?",
            (query, CANDIDATES),
        )
        return [(number, points) for number, points in rows]


def _letters(text: str) -> frozenset[str]:
    """All words of a text, idle ones as well."""
    return frozenset(stem(word) for word in plain(text))


def _likeness(one: frozenset[str], other: frozenset[str]) -> int:
    """How much of two sets is common to both, in percent."""
    return 2 * len(one & other) * PERCENT // max(1, len(one) + len(other))


@cache
def search(game: str) -> Search:
    """The index of a game's book, made when it is first asked. Raises `FileNotFoundError` without a book."""
    return Search(book(game), language(game))


def ask(game: str, question: str, limit: int = 5) -> list[Found]:
    """The rules of a game that answer a question, best first; none when nothing fits."""
    return search(game).ask(question, limit)
