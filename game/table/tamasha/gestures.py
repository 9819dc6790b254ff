"""What a hand can do at this table: each option of the open question as a gesture, once.

A swap plan, a shared-out gain and packed pockets are made of several small moves before they are sealed.
Those moves are gestures too; they mean a new `Draft` instead of an answer. Which of them are legal is read
off the options. Each version of the rules adds its own answers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from engine.core.asking import Answer
from engine.tamasha.answers import (
    Buy,
    ClosePurse,
    NameConstituency,
    OpeningBig,
    Pass,
    PlaceBigNeta,
    PlaceBolly,
    PlayBig,
    PlayCampaign,
    PlayNews,
    SplitGain,
    SwapPlan,
)
from engine.tamasha.cards import CAMPAIGNS
from engine.tamasha.view import View
from game.table.gesture import Choose, Drag, Gesture, Press
from game.table.tamasha.attack import gestures as of_attack
from game.table.tamasha.draft import Draft
from game.table.tamasha.faction import gestures as of_faction
from game.table.tamasha.names import (
    BIGNETA,
    BOLLY,
    BRIEFCASE,
    CHEST,
    DESK,
    GAVEL,
    GAVEL_REST,
    HAND,
    LID,
    PIN,
    RACK,
    SEAL,
    SPLIT,
    TIN,
    big,
    campaign,
    dealt,
    envelope,
    note,
    person,
    tile,
)


def gestures(view: View, options: Sequence[Answer], draft: Draft) -> Iterator[Gesture]:
    """Everything the asked hand can do now."""
    kinds = {type(option) for option in options}
    for kind in [kind for kind in _DRAFTED if kind in kinds]:
        own = options if len(kinds) == 1 else [option for option in options if type(option) is kind]
        yield from _DRAFTED[kind](own, draft)
    for option in options if kinds - set(_DRAFTED) else ():
        if type(option) in _GESTURES:
            yield _GESTURES[type(option)](view, option)


def attempt(view: View, piece: str, place: str, draft: Draft) -> Answer | None:
    """The answer that dropping a piece on a place would mean, legal or not; None if it means nothing."""
    kind, _, number = piece.partition("-")
    where, _, spot = place.partition("-")
    made = _ATTEMPTS.get((kind, where))
    return made(view, draft, number, spot) if made is not None else None


# --- one option, one gesture ------------------------------------------------------------------------


def _opening(view: View, option: OpeningBig) -> Gesture:
    return Drag(big(option.card), tile(view.commands[view.turn].bigneta_at), option)


def _buy(view: View, option: Buy) -> Gesture:
    for constituency, result in enumerate(view.results):
        if result is not None and result.neta == option.neta:
            return Drag(BRIEFCASE, person(result.winner, constituency), option)
    raise LookupError(f"candidate {option.neta} has won nothing")


OneGesture = Callable[[View, Any], Gesture]

_GESTURES: dict[type[Answer], OneGesture] = {
    PlaceBolly: lambda view, option: Drag(BOLLY, tile(option.constituency), option),
    PlaceBigNeta: lambda view, option: Drag(BIGNETA, tile(option.constituency), option),
    OpeningBig: _opening,
    PlayCampaign: lambda view, option: Drag(
        campaign(option.card), tile(CAMPAIGNS[option.card].constituency), option
    ),
    PlayBig: lambda view, option: Drag(big(option.card), tile(option.constituency), option),
    PlayNews: lambda view, option: Drag(envelope(option.slot), DESK, option),
    NameConstituency: lambda view, option: Drag(PIN, tile(option.constituency), option),
    Pass: lambda view, option: Drag(GAVEL, GAVEL_REST, option),
    Buy: _buy,
    ClosePurse: lambda view, option: Drag(LID, RACK, option),
    **of_attack.GESTURES,
    **of_faction.GESTURES,
}
"""By answer: the gesture that means it."""


def _swap_gestures(options: Sequence[Answer], draft: Draft) -> Iterator[Gesture]:
    plans = {frozenset(plan.swaps): plan for plan in options if isinstance(plan, SwapPlan)}
    singles = sorted(
        {swap for plan in plans for swap in plan}, key=lambda swap: (swap.neta, swap.constituency)
    )
    for swap in singles:
        further = draft.with_swap(swap.neta, swap.constituency)
        if frozenset(further.swaps) in plans and set(further.swaps) != set(draft.swaps):
            yield Drag(dealt(swap.neta), tile(swap.constituency), further)
    for swap in draft.swaps:
        yield Drag(dealt(swap.neta), HAND, draft.without(swap.neta))
    if frozenset(draft.swaps) in plans:
        yield Press(SEAL, plans[frozenset(draft.swaps)])


def _split_gestures(options: Sequence[Answer], draft: Draft) -> Iterator[Gesture]:
    amounts = {option.to_chest: option for option in options if isinstance(option, SplitGain)}
    for amount, option in amounts.items():
        yield Choose(SPLIT, amount, option)
    for index in range(max(amounts)):
        saved = index < draft.to_chest
        to_chest = draft.to_chest + (-1 if saved else 1)
        if to_chest in amounts:
            yield Drag(note(index), TIN if saved else CHEST, replace(draft, to_chest=to_chest))
    if draft.to_chest in amounts:
        yield Press(SEAL, amounts[draft.to_chest])


_DRAFTED: dict[type[Answer], Callable[[Sequence[Any], Draft], Iterator[Gesture]]] = {
    SwapPlan: _swap_gestures,
    SplitGain: _split_gestures,
    **of_attack.DRAFTED,
    **of_faction.DRAFTED,
}
"""Answers that are prepared in several moves: their options become the moves that lead to them."""


# --- one drop, one answer ---------------------------------------------------------------------------


def _attempt_big(view: View, draft: Draft, number: str, spot: str) -> Answer:
    if view.awaits == "opening":
        return OpeningBig(int(number), int(spot))
    return PlayBig(int(number), int(spot))


def _attempt_buy(view: View, draft: Draft, number: str, spot: str) -> Answer:
    party, constituency = (int(part) for part in spot.split("-"))
    result = view.results[constituency]
    crossed = next((d for d in view.defections if d.constituency == constituency), None)
    if result is not None and (crossed is not None or party == result.winner):
        return Buy(result.neta)
    return Buy(view.commands[party].slots[constituency].neta)


_ATTEMPTS: dict[tuple[str, str], Callable[[View, Draft, str, str], Answer | None]] = {
    ("bolly", "tile"): lambda view, draft, number, spot: PlaceBolly(int(spot)),
    ("bigneta", "tile"): lambda view, draft, number, spot: PlaceBigNeta(int(spot)),
    ("dealt", "tile"): lambda view, draft, number, spot: SwapPlan(
        draft.with_swap(int(number), int(spot)).swaps
    ),
    ("campaign", "tile"): lambda view, draft, number, spot: PlayCampaign(int(number), int(spot)),
    ("big", "tile"): _attempt_big,
    ("envelope", "desk"): lambda view, draft, number, spot: PlayNews(int(number)),
    ("pin", "tile"): lambda view, draft, number, spot: NameConstituency(int(spot)),
    ("gavel", "gavel"): lambda view, draft, number, spot: Pass(),
    ("briefcase", "person"): _attempt_buy,
    ("lid", "rack"): lambda view, draft, number, spot: ClosePurse(),
    **of_attack.ATTEMPTS,
    **of_faction.ATTEMPTS,
}
"""By what a piece's and a place's names begin with: the answer that the drop would mean."""
