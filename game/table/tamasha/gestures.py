"""What a hand can do at this table: each option of the open question as a gesture, once.

A swap plan and a shared-out gain are made of several small moves before they are sealed. Those moves are
gestures too; they mean a new `Draft` instead of an answer. Which of them are legal is read off the options.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
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
    Swap,
    SwapPlan,
)
from engine.tamasha.cards import CAMPAIGNS
from engine.tamasha.view import View
from game.table.gesture import Choose, Drag, Gesture, Press

BOLLY, BIGNETA, PIN, GAVEL, BRIEFCASE, LID = "bolly", "bigneta", "pin", "gavel", "briefcase", "lid"
DESK, GAVEL_REST, RACK, SEAL, SPLIT, TIN, CHEST, HAND = (
    "desk",
    "gavel-rest",
    "rack",
    "seal",
    "split",
    "split-tin",
    "split-chest",
    "hand",
)


@dataclass(frozen=True)
class Draft:
    """What the acting hand has prepared but not sealed: swaps laid out, crores put aside for the chest."""

    swaps: tuple[Swap, ...] = ()
    to_chest: int = 0

    def where(self, neta: int) -> int:
        """The constituency a dealt candidate is laid on, or -1."""
        return next((swap.constituency for swap in self.swaps if swap.neta == neta), -1)

    def without(self, neta: int) -> Draft:
        """The same with a candidate back in the hand."""
        return replace(self, swaps=tuple(swap for swap in self.swaps if swap.neta != neta))

    def with_swap(self, neta: int, constituency: int) -> Draft:
        """The same with a candidate laid on a constituency."""
        return replace(self, swaps=(*self.without(neta).swaps, Swap(neta, constituency)))

    def before(self) -> Draft:
        """The same without what was laid last: a candidate, else a crore for the chest."""
        if self.swaps:
            return replace(self, swaps=self.swaps[:-1])
        return replace(self, to_chest=max(0, self.to_chest - 1))


def tile(constituency: int) -> str:
    """The place a constituency is."""
    return f"tile-{constituency}"


def person(party: int, constituency: int) -> str:
    """The place a candidate is on the results board."""
    return f"person-{party}-{constituency}"


def campaign(card: int) -> str:
    """The piece a Campaign is."""
    return f"campaign-{card}"


def big(card: int) -> str:
    """The piece a Big Campaign is."""
    return f"big-{card}"


def envelope(slot: int) -> str:
    """The piece a sealed Breaking News of the acting hand is."""
    return f"envelope-{slot}"


def dealt(neta: int) -> str:
    """The piece a dealt swap card is."""
    return f"dealt-{neta}"


def note(index: int) -> str:
    """The piece one crore of a gain is while it is shared out."""
    return f"note-{index}"


def gestures(view: View, options: Sequence[Answer], draft: Draft) -> Iterator[Gesture]:
    """Everything the asked hand can do now."""
    if options and isinstance(options[0], SwapPlan):
        yield from _swap_gestures(options, draft)
        return
    if options and isinstance(options[0], SplitGain):
        yield from _split_gestures(options, draft)
        return
    for option in options:
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


_GESTURES: dict[type[Answer], Callable[[View, Any], Gesture]] = {
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
}


def _swap_gestures(options: Sequence[Answer], draft: Draft) -> Iterator[Gesture]:
    plans = {frozenset(plan.swaps): plan for plan in options if isinstance(plan, SwapPlan)}
    singles = sorted(
        {swap for plan in plans for swap in plan}, key=lambda swap: (swap.neta, swap.constituency)
    )
    for swap in singles:
        further = draft.with_swap(swap.neta, swap.constituency)
        if frozenset(further.swaps) in plans and further != draft:
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


_ATTEMPTS: dict[tuple[str, str], Callable[[View, Draft, str, str], Answer]] = {
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
}
