"""Where the pockets of the open planner lie as fans: side by side, at one pitch, those that matter widest."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import FRect

from game.table.hand import Fan, Hand
from game.table.tamasha.pockets import Pocket, pockets
from game.table.tamasha.top import Top

CLEAR, GAP = 6.0, 26.0
"""Between cards that need not overlap, and between two pockets."""
TIGHT = 15.0
"""From one card to the next in a pocket that is pushed together."""
LEAST_TIGHT = 8.0
CROWDED = 0.92
"""From this part of a card's width on the next card leaves its numbers free."""
OVER = 30.0
"""How much higher in the order of what lies on what the next pocket begins."""
SPREAD = 7.0
"""Degrees from the first card of a pocket to its last."""


@dataclass(frozen=True)
class Laid:
    """A pocket with its place."""

    pocket: Pocket
    rect: FRect
    pitch: float
    crowded: bool
    """Whether a card hides more of the one before than its right edge."""


BESIDE = 190.0
"""The room that the seal takes in the narrow form while pockets are packed."""


def fan_area(top: Top) -> FRect:
    """The part of the open planner in which its fans lie."""
    area = top.zone("planner")
    if top.layout.compact and top.packing:
        area.width -= BESIDE
    return area


def lay_pockets(top: Top, area: FRect, held: Sequence[Pocket]) -> list[Laid]:
    """Every pocket from left to right. With room enough no card covers another."""
    if not held:
        return []
    width, height = top.layout.hand_card
    lining = area.inflate(-24, 0)
    y = area.y + (6 if top.layout.compact else 3)
    gaps = GAP * (len(held) - 1)
    tight = _tight_pitch(held, lining.width, width, gaps)
    room = lining.width - width - gaps - tight * _steps(held, tight=True)
    loose = _steps(held, tight=False)
    pitch = min(width + CLEAR, room / loose) if loose else width + CLEAR
    whole = width + gaps + tight * _steps(held, tight=True) + pitch * loose
    left = lining.centerx - whole / 2
    out = []
    for number, pocket in enumerate(held):
        step = tight if pocket.tight else pitch
        last = number == len(held) - 1
        span = width + step * (len(pocket.cards) - 1)
        out.append(Laid(pocket, FRect(left, y, span, height), step, step < width * CROWDED))
        left += step * (len(pocket.cards) - (1 if last else 0)) + GAP
    return out


def _steps(held: Sequence[Pocket], tight: bool) -> int:
    """How many steps from card to card there are in pockets of this kind; the very last card needs none."""
    steps = sum(len(pocket.cards) for pocket in held if pocket.tight == tight)
    return steps - 1 if held[-1].tight == tight else steps


def _tight_pitch(held: Sequence[Pocket], room: float, width: float, gaps: float) -> float:
    """Pushed together as far as the others need it, and no farther."""
    steps, loose = _steps(held, tight=True), _steps(held, tight=False)
    if steps <= 0:
        return TIGHT
    spare = (room - width - gaps - loose * (width + CLEAR)) / steps
    return max(TIGHT, min(spare, width * 0.5)) if spare > LEAST_TIGHT else TIGHT


def fans(top: Top) -> list[Hand]:
    """The fans of the near planner, the upper one first, because it is the one that the pointer meets."""
    if top.layout.trading or not top.open_planner:
        return []
    out = []
    for number, laid in enumerate(lay_pockets(top, fan_area(top), pockets(top))):
        spread = 0.0 if laid.pocket.tight else min(SPREAD, 1.0 * len(laid.pocket.cards))
        hand = Hand(laid.pocket.hand, laid.rect, Fan(pitch=laid.pitch, spread=spread))
        hand.z += number * OVER
        out.append(hand)
    return out[::-1]


def tabs(top: Top) -> list[tuple[str, int, float]]:
    """The tabs of the open planner: words, number of cards, left edge."""
    laid = lay_pockets(top, fan_area(top), pockets(top)) if top.open_planner else []
    return [(one.pocket.tab, len(one.pocket.cards), one.rect.x + 4) for one in laid if one.pocket.tab]
