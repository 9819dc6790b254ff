"""What a hand can do in the Faction version besides what it can in Attack."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from engine.core.asking import Answer
from engine.tamasha.answers import AcceptJoint, DeclineJoint, NameKingmaker, PickBig, ProposeJoint
from engine.tamasha.view import View
from game.table.gesture import Drag, Gesture
from game.table.tamasha.draft import Draft
from game.table.tamasha.faction.names import AGREE, CROWN, DECLINE, PARTNER, PLAN, THRONES, pick
from game.table.tamasha.names import HAND, dealt, tile

GESTURES: dict[type[Answer], Callable[[View, Any], Gesture]] = {
    AcceptJoint: lambda view, option: Drag(PLAN, AGREE, option),
    DeclineJoint: lambda view, option: Drag(PLAN, DECLINE, option),
    PickBig: lambda view, option: Drag(pick(option.card), HAND, option),
    NameKingmaker: lambda view, option: Drag(CROWN, THRONES[option.wing], option),
}


def _joint_gestures(options: Sequence[ProposeJoint], draft: Draft) -> Iterator[Gesture]:
    """Candidates go to either faction's posters; the sheet with the plan goes to the partner."""
    plans = {frozenset(option.swaps): option for option in options}
    singles = sorted(
        {swap for plan in plans for swap in plan}, key=lambda swap: (swap.neta, swap.constituency)
    )
    for swap in singles:
        further = draft.with_swap(swap.neta, swap.constituency)
        if frozenset(further.swaps) in plans and set(further.swaps) != set(draft.swaps):
            yield Drag(dealt(swap.neta), tile(swap.constituency), further)
    proposal = plans.get(frozenset(draft.swaps))
    if proposal is not None:
        yield Drag(PLAN, PARTNER, proposal)


DRAFTED: dict[type[Answer], Callable[[Sequence[Any], Draft], Iterator[Gesture]]] = {
    ProposeJoint: _joint_gestures,
}

ATTEMPTS: dict[tuple[str, str], Callable[[View, Draft, str, str], Answer]] = {
    ("plan", "partner"): lambda view, draft, number, spot: ProposeJoint(draft.swaps),
    ("plan", "joint"): lambda view, draft, number, spot: AcceptJoint() if spot == "yes" else DeclineJoint(),
    ("pick", "hand"): lambda view, draft, number, spot: PickBig(int(number)),
    ("crown", "throne"): lambda view, draft, number, spot: NameKingmaker(
        "right" if spot == "right" else "left"
    ),
}
