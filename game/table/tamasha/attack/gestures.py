"""What a hand can do in the Attack version: pack the pockets, accuse, deny, let it pass."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from engine.core.asking import Answer
from engine.tamasha.answers import PlayAttack, PlayVictim, StockPockets, TakeIt
from engine.tamasha.cards import ATTACKS
from engine.tamasha.view import View
from game.table.gesture import Drag, Gesture, Press
from game.table.tamasha.attack.refusals import KEPT
from game.table.tamasha.draft import Draft
from game.table.tamasha.names import CHARGE, HAND, LET_PASS, PAGES, POCKETS, SEAL, attack, tile, victim

Cards = tuple[int, ...]


def accused_at(view: View, card: int) -> int:
    """The constituency in which the candidate named on an Attack card stands for the other party, or -1."""
    own = view.commands[view.command].party
    rival = next(command for command in view.commands if command.party != own)
    seated = [slot.neta for slot in rival.slots]
    target = ATTACKS[card].target
    return seated.index(target) if target in seated else -1


Plans = dict[tuple[Cards, Cards], StockPockets]
"""Every way to fill the pockets, by the Attack and the Victim cards in the order of the options."""


def _plans(options: Sequence[Answer]) -> Plans:
    return {(plan.attacks, plan.victims): plan for plan in options if isinstance(plan, StockPockets)}


def _ways(plans: Plans, page: int) -> set[Cards]:
    """The different ways to fill one pocket: few, though with those of the other they make thousands."""
    return {key[page] for key in plans}


def what_fits(options: Sequence[Answer]) -> tuple[frozenset[str], tuple[int, int]]:
    """The pieces that may go into a pocket, and how many Attack and Victim cards go in at most."""
    plans = _plans(options)
    pages = [_ways(plans, page) for page in range(len(PAGES))]
    fitting = (
        name(card) for name, ways in zip((attack, victim), pages, strict=True) for way in ways for card in way
    )
    most = [max(map(len, ways)) for ways in pages]
    return frozenset(fitting), (most[0], most[1])


def _pocket_gestures(options: Sequence[StockPockets], draft: Draft) -> Iterator[Gesture]:
    """On the open page cards go into their pocket and out again; the other page; on the last one the seal."""
    plans, page = _plans(options), draft.page
    name, pocket, laid = (attack, victim)[page], POCKETS[page], _laid(draft)[page]
    for card in sorted({card for way in _ways(plans, page) for card in way}):
        further = _with_cards(draft, page, (*laid, card))
        if card not in laid and _key(further) in plans:
            yield Drag(name(card), pocket, further)
    for card in laid:
        yield Drag(name(card), HAND, _with_cards(draft, page, tuple(one for one in laid if one != card)))
    yield Press(PAGES[1 - page], replace(draft, page=1 - page))
    if page == len(PAGES) - 1 and _key(draft) in plans:
        yield Press(SEAL, plans[_key(draft)])


def _laid(draft: Draft) -> tuple[Cards, Cards]:
    return draft.attacks, draft.victims


def _with_cards(draft: Draft, page: int, cards: Cards) -> Draft:
    return replace(draft, victims=cards) if page else replace(draft, attacks=cards)


def _key(draft: Draft) -> tuple[Cards, Cards]:
    return tuple(sorted(draft.attacks)), tuple(sorted(draft.victims))


def _deny(view: View, option: PlayVictim) -> Gesture:
    assert view.attack is not None
    return Drag(victim(option.card), tile(view.attack.constituency), option)


GESTURES: dict[type[Answer], Callable[[View, Any], Gesture]] = {
    PlayAttack: lambda view, option: Drag(attack(option.card), tile(accused_at(view, option.card)), option),
    PlayVictim: _deny,
    TakeIt: lambda view, option: Drag(CHARGE, LET_PASS, option),
}
DRAFTED: dict[type[Answer], Callable[[Sequence[Any], Draft], Iterator[Gesture]]] = {
    StockPockets: _pocket_gestures,
}


# --- one drop, one answer ---------------------------------------------------------------------------


def _attempt_attack(view: View, draft: Draft, number: str, spot: str) -> Answer | None:
    """Only a drop on the accused accuses; the card names them, not the place."""
    return PlayAttack(int(number)) if accused_at(view, int(number)) in (-1, int(spot)) else None


ATTEMPTS: dict[tuple[str, str], Callable[[View, Draft, str, str], Answer | None]] = {
    ("attack", "pocket"): lambda view, draft, number, spot: KEPT["attack"](int(number), draft),
    ("victim", "pocket"): lambda view, draft, number, spot: KEPT["victim"](int(number), draft),
    ("attack", "tile"): _attempt_attack,
    ("victim", "tile"): lambda view, draft, number, spot: PlayVictim(int(number)),
    ("charge", "let"): lambda view, draft, number, spot: TakeIt(),
}
