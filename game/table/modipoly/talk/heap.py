"""Goods as things that lie on a mat: which notes make a sum, which stacks a number of tokens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from engine.modipoly.answers import NOTHING, Goods, Word

NOTES = (1000, 500, 100, 50, 10)
"""The printed notes, in crores."""
STACKS = (5, 1)
"""Tokens lie in stacks of five and one by one."""
_changed: Any = msgspec.structs.replace


def broken_into(amount: int, kinds: Sequence[int]) -> tuple[int, ...]:
    """The fewest things of these kinds that make an amount, the largest first; a rest is left out."""
    lying: list[int] = []
    for kind in kinds:
        many, amount = divmod(amount, kind)
        lying += [kind] * many
    return tuple(lying)


def notes_of(cash: int) -> tuple[int, ...]:
    """The notes of a sum in crores."""
    return broken_into(cash, NOTES)


def stacks_of(tokens: int) -> tuple[int, ...]:
    """The stacks of a number of tokens."""
    return broken_into(tokens, STACKS)


def with_cash(goods: Goods, cash: int) -> Goods:
    """The same goods with another sum, never below nothing."""
    return _but(goods, cash=max(0, cash))


def with_tokens(goods: Goods, tokens: int) -> Goods:
    """The same goods with another number of tokens, never below nothing."""
    return _but(goods, tokens=max(0, tokens))


def with_card(goods: Goods, card: int) -> Goods:
    """An ordinance more; one that lies there already stays one."""
    return goods if card in goods.cards else _but(goods, cards=(*goods.cards, card))


def without_card(goods: Goods, card: int) -> Goods:
    """An ordinance less."""
    return _but(goods, cards=tuple(kept for kept in goods.cards if kept != card))


def with_word(goods: Goods, word: Word) -> Goods:
    """A promise more; the same promise about something else takes the place of the first."""
    kept = tuple(one for one in goods.words if one.promise != word.promise)
    return _but(goods, words=(*kept, word))


def without_word(goods: Goods, promise: int) -> Goods:
    """A promise less."""
    return _but(goods, words=tuple(one for one in goods.words if one.promise != promise))


def word_of(goods: Goods, promise: int) -> Word | None:
    """The promise of that kind among the goods, or None."""
    return next((one for one in goods.words if one.promise == promise), None)


def count_of_things(goods: Goods) -> int:
    """How many notes, stacks and cards lie on the mat for these goods."""
    return len(notes_of(goods.cash)) + len(stacks_of(goods.tokens)) + len(goods.cards)


def _but(goods: Goods, **changes: object) -> Goods:
    new: Goods = _changed(goods, **changes)
    return NOTHING if new == NOTHING else new
