"""Pieces of sentences: people, deeds, cards, sums and bargains in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.modipoly.answers import Bribe, Goods, Word
from engine.modipoly.cards import DEEDS, METER_IDS, NEWS, ORDINANCES, PROMISE_IDS, ROLE_IDS, SPACE_NAMES
from game.words import find, words

Names = Callable[[int], str]
"""A player's name by seat."""


def say(key: str, **fields: object) -> str:
    """A phrase of this game."""
    return words(f"modipoly.phrase.{key}", **fields)


def person(name: Names, seat: int) -> str:
    """A player, or the Treasury."""
    return say("treasury") if seat < 0 else name(seat)


def people(name: Names, seats: Sequence[int]) -> str:
    """Several players."""
    return ", ".join(person(name, seat) for seat in seats) or say("nobody")


def deed(number: int) -> str:
    """An asset by its name."""
    return DEEDS[number].name if number >= 0 else say("nothing")


def space(number: int) -> str:
    """A space of the board."""
    return SPACE_NAMES[number]


def ordinance(number: int) -> str:
    """An ordinance by its name, or its back."""
    return ORDINANCES[number].name if number >= 0 else say("an-ordinance")


def news(number: int) -> str:
    """A news card by its headline."""
    return NEWS[number].name


def role(number: int) -> str:
    """A role card; -1 for none yet."""
    if number < 0:
        return say("no-role")
    return words(f"modipoly.role.{ROLE_IDS[number]}")


def meter(number: int) -> str:
    """A dial."""
    return words(f"modipoly.meter.{METER_IDS[number]}")


def goods(given: Goods) -> str:
    """One side of a bargain."""
    parts = []
    if given.cash:
        parts.append(say("cash", amount=given.cash))
    if given.tokens:
        parts.append(say("tokens-one" if given.tokens == 1 else "tokens-many", count=given.tokens))
    parts += [ordinance(card) for card in given.cards]
    parts += [say("promise-slip", text=quoted(word)) for word in given.words]
    return ", ".join(parts) or say("nothing")


def promise(word: Word) -> str:
    """A promise slip in full, with the number or the deed it speaks of."""
    kind = PROMISE_IDS[word.promise]
    facts = {"n": word.about, "deed": DEEDS[word.about].name if word.about < len(DEEDS) else ""}
    one = f"modipoly.promise.{kind}-one"
    key = one if word.about == 1 and find(one) is not None else f"modipoly.promise.{kind}"
    return words(key, **facts)


def quoted(word: Word) -> str:
    """A promise slip as it is quoted within a sentence, which brings its own full stop."""
    return promise(word).rstrip(".")


def bribe(name: Names, offered: Bribe) -> str:
    """What one seat may earn in a vote."""
    paid = goods(Goods(offered.cash, offered.tokens))
    return say("bribe", name=person(name, offered.to), votes=offered.votes, paid=paid)
