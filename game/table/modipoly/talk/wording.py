"""Talk in words: goods, promises, bribes, prices, and what is missing at the bowl."""

from __future__ import annotations

from engine.modipoly.answers import NOTHING, Bribe, Goods, Word
from engine.modipoly.cards import PROMISE_IDS
from engine.modipoly.market_events import BribePaid, DealMade
from engine.modipoly.records import Bought
from game.table.modipoly import phrases
from game.words import find, words

TOKENS_SPOKEN_OF, DEED_SPOKEN_OF = "cast_next", "call_here"
"""The promises whose sentence leaves a number or a deed open."""


def say(key: str, **facts: object) -> str:
    """A sentence of the talk."""
    return words(f"modipoly.{key}", **facts)


def word_text(word: Word) -> str:
    """A promise slip in full."""
    return phrases.promise(word)


def blank_text(promise: int) -> str:
    """A promise slip with its gap still open, as it lies on the pad."""
    kind = PROMISE_IDS[promise]
    blank = f"modipoly.promise.{kind}-blank"
    return words(blank) if find(blank) is not None else say(f"promise.{kind}")


def crores(amount: int) -> str:
    """A sum."""
    return phrases.say("cash", amount=f"{amount:,}")


def votes_text(count: int) -> str:
    """A number of tokens, by what they are for."""
    return say("talk.vote-one" if count == 1 else "talk.votes", n=count)


def plain(goods: Goods) -> str:
    """One side of a bargain without its promises; empty for nothing."""
    parts = [crores(goods.cash)] if goods.cash else []
    if goods.tokens:
        parts.append(votes_text(goods.tokens))
    return ", ".join([*parts, *(phrases.ordinance(card) for card in goods.cards)])


def side_text(goods: Goods) -> str:
    """One side of a bargain in full, or *nothing*."""
    parts = [plain(goods)] if plain(goods) else []
    parts += [f"“{phrases.quoted(word)}”" for word in goods.words]
    return ", ".join(parts) or phrases.say("nothing")


def deal_text(deal: DealMade | BribePaid) -> str:
    """A settled bargain in one line: what was given, and what for."""
    if isinstance(deal, BribePaid):
        return say("talk.bribed", paid=paid_text(deal.cash, deal.tokens))
    if deal.get == NOTHING:
        return say("talk.gave", give=side_text(deal.give))
    return say("talk.swapped", give=side_text(deal.give), get=side_text(deal.get))


def paid_text(cash: int, tokens: int) -> str:
    """What a bribe pays."""
    return plain(Goods(cash, tokens)) or phrases.say("nothing")


def bribe_text(bribe: Bribe | Bought) -> str:
    """A bribe as it stands on a plate."""
    return say("talk.bribe", paid=paid_text(bribe.cash, bribe.tokens), votes=bribe.votes)
