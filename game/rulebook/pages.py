"""The pages of a rulebook as blocks to draw: contents, chapters, answers, common questions, words."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from engine.rulebook.book import Book, Chapter, Rule
from engine.rulebook.search import ask
from game.rulebook.figures import Figure, figures_of
from game.words import words

CONTENTS, CHAPTER, ANSWERS, FAQ, GLOSSARY = "contents", "chapter", "answers", "faq", "glossary"
MOST_ANSWERS = 4


@dataclass(frozen=True)
class Page:
    """Somewhere to turn to: a chapter, perhaps at one of its rules, the answers to a question, or a list."""

    kind: str = CONTENTS
    chapter: int = 0
    rule: str = ""
    question: str = ""


@dataclass(frozen=True)
class Link:
    """Words that lead to a page."""

    text: str
    page: Page


@dataclass(frozen=True)
class Block:
    """A piece of a page: `look` says how it is drawn."""

    look: str
    text: str = ""
    head: str = ""
    rule: str = ""
    figure: Figure = ()
    links: tuple[Link, ...] = field(default=())
    lit: bool = False


def at_rule(book: Book, rule: str) -> Page:
    """The page on which a rule stands; the contents for an id that the book does not have."""
    chapter = book.chapter_of(rule)
    return Page() if chapter is None else Page(CHAPTER, chapter, rule)


def contents(book: Book) -> list[Link]:
    """Everything that can be turned to, in reading order."""
    chapters = [Link(chapter.title, Page(CHAPTER, n)) for n, chapter in enumerate(book.chapters)]
    return [
        *chapters,
        Link(words("rulebook.faq"), Page(FAQ)),
        Link(words("rulebook.glossary"), Page(GLOSSARY)),
    ]


def blocks(book: Book, page: Page, chapters_beside: bool = False) -> list[Block]:
    """What stands on a page. With the chapters listed beside it, the first page need not list them."""
    made = {CHAPTER: _chapter, ANSWERS: _answers, FAQ: _faq, GLOSSARY: _glossary}.get(page.kind)
    return list(made(book, page) if made is not None else _contents(book, chapters_beside))


def _contents(book: Book, chapters_beside: bool) -> Iterator[Block]:
    yield Block("title", words("rulebook.contents"))
    yield Block("intro", words("rulebook.contents-about"))
    if not chapters_beside:
        for link, chapter in zip(contents(book), book.chapters, strict=False):
            yield Block("entry", chapter.intro, links=(link,))
        for link in contents(book)[len(book.chapters) :]:
            yield Block("entry", links=(link,))
        return
    yield from _common(book)


def _common(book: Book) -> Iterator[Block]:
    """The questions that most people ask, as ways on."""
    yield Block("part", words("rulebook.faq"))
    for one in book.questions:
        yield Block("entry", one.answer, links=(Link(one.ask, at_rule(book, one.rule)),))


def _chapter(book: Book, page: Page) -> Iterator[Block]:
    chapter: Chapter = book.chapters[page.chapter]
    yield Block("title", chapter.title)
    if chapter.version != "basic":
        yield Block("note", words(f"rulebook.version-note-{chapter.version}"))
    yield Block("intro", chapter.intro)
    for rule in chapter.rule:
        if rule.part:
            yield Block("part", rule.part)
        yield from _rule(book, rule, lit=rule.id == page.rule)


def _answers(book: Book, page: Page) -> Iterator[Block]:
    found = ask(book.game, page.question, MOST_ANSWERS)
    yield Block("intro", words("rulebook.answer-head", question=page.question))
    if not found:
        yield Block("title", words("rulebook.nothing-head"))
        yield Block("text", words("rulebook.nothing-fits"))
        yield from _common(book)
    for place, one in enumerate(found):
        if place == 1:
            yield Block("part", words("rulebook.more"))
        rule = book.rule(one.id)
        assert rule is not None, one.id
        chapter = book.chapters[book.chapter_of(rule.id) or 0]
        if chapter.version != "basic":
            yield Block("note", words(f"rulebook.version-{chapter.version}"))
        yield from _rule(book, rule, lit=place == 0, away=True)


def _faq(book: Book, page: Page) -> Iterator[Block]:
    yield Block("title", words("rulebook.faq"))
    for one in book.questions:
        yield Block("question", one.answer, head=one.ask, links=(_to(book, one.rule),))


def _glossary(book: Book, page: Page) -> Iterator[Block]:
    yield Block("title", words("rulebook.glossary"))
    for term in book.terms:
        yield Block("question", term.text, head=term.word, links=(_to(book, term.rule),))


def _rule(book: Book, rule: Rule, lit: bool, away: bool = False) -> Iterator[Block]:
    """A rule with its figure and the ways on; `away` from its chapter it leads there too."""
    yield Block("rule", rule.text, head=book.titles[rule.id], rule=rule.id, lit=lit)
    if rule.figure:
        yield Block("figure", figure=figures_of(book.game)[rule.figure])
    here = [Link(words("rulebook.open-rule"), at_rule(book, rule.id))] if away else []
    ways = (*here, *(_to(book, other) for other in rule.see))
    if ways:
        yield Block("see", links=ways)


def _to(book: Book, rule: str) -> Link:
    return Link(book.titles[rule], at_rule(book, rule))
