"""What the Deal Pad keeps: bargains and bribes that were carried out, promises and what became of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from engine.core.events import Event
from engine.modipoly import events as ev
from engine.modipoly import market_events as market
from engine.modipoly.answers import NOTHING, Goods
from engine.modipoly.cards import PROMISE_IDS
from engine.modipoly.records import BROKEN, KEPT, OPEN_QUESTION, Promised
from engine.modipoly.view import View

UNTOLD = frozenset({"enact", "or_else"})
"""Promises that no engine can ever tell kept from broken."""


@dataclass(frozen=True)
class Binding:
    """Something that was exchanged at once, and cannot be taken back."""

    turn: int
    giver: int
    taker: int
    give: Goods
    get: Goods = NOTHING
    kind: str = "bargain"
    """bargain, gift, bond or bribe."""


@dataclass(frozen=True)
class Political:
    """A promise, and whether it was kept: kept, broken, open, or who-can-tell."""

    turn: int
    by: int
    to: int
    promise: int
    about: int
    fate: str


@dataclass(frozen=True)
class Keeper:
    """How good somebody's word is."""

    seat: int
    made: int
    kept: int
    broken: int

    @property
    def untold(self) -> int:
        """Promises about which nobody can tell, or not yet."""
        return self.made - self.kept - self.broken


def binding(heard: Iterable[Event]) -> Iterator[Binding]:
    """Every exchange of which the events tell, oldest first. A bargain of words alone binds nobody."""
    turn = 0
    for event in heard:
        if isinstance(event, ev.TurnBegan):
            turn = event.turn
        elif isinstance(event, market.DealMade):
            give, get = _goods(event.give), _goods(event.get)
            if give == NOTHING == get:
                continue
            giver, taker = event.giver, event.taker
            if give == NOTHING:
                giver, taker, give, get = taker, giver, get, give
            kind = "bond" if event.bond else "gift" if get == NOTHING and not _words(event) else "bargain"
            yield Binding(turn, giver, taker, give, get, kind)
        elif isinstance(event, market.BribePaid):
            yield Binding(turn, event.giver, event.taker, Goods(event.cash, event.tokens), kind="bribe")


def latest(heard: Iterable[Event], count: int) -> list[market.DealMade | market.BribePaid]:
    """The last bargains and bribes that were settled, words and all, oldest first."""
    kinds = (market.DealMade, market.BribePaid)
    return [event for event in heard if isinstance(event, kinds)][-count:]


def _goods(goods: Goods) -> Goods:
    """Without its words."""
    return Goods(goods.cash, goods.tokens, goods.cards)


def _words(event: market.DealMade) -> bool:
    return bool(event.give.words or event.get.words)


def political(view: View) -> Iterator[Political]:
    """Every promise in the register, oldest first."""
    for line in view.register:
        yield Political(line.turn, line.by, line.to, line.promise, line.about, fate(line, view.over))


def fate(line: Promised, over: bool) -> str:
    """What became of a promise, in a word."""
    if line.kept == KEPT:
        return "kept"
    if line.kept == BROKEN:
        return "broken"
    return "who-can-tell" if over or PROMISE_IDS[line.promise] in UNTOLD else "open"


def word_keepers(view: View) -> list[Keeper]:
    """By seat how many promises were made, kept and broken."""
    keepers = []
    for seat in range(len(view.commands)):
        made = [line for line in view.register if line.by == seat]
        told = [line.kept for line in made if line.kept != OPEN_QUESTION]
        keepers.append(Keeper(seat, len(made), told.count(KEPT), told.count(BROKEN)))
    return keepers
