"""The argument as it is shown: who is on which side, what lies there, what each side may still lay."""

from __future__ import annotations

from dataclasses import dataclass

from engine.entkhbat.cards import (
    CARDS,
    FILING_FEES,
    GENERAL,
    GROUP,
    OBJECTION,
    TIT_FOR_TAT,
    TOUGH_LUCK,
    face_of,
)
from engine.entkhbat.view import View
from game.table.entkhbat.shown import Shown

ATTACK, TARGET = 0, 1
Laid = tuple[tuple[int, int, int], ...]
"""Seat, card and side of each answer."""
Budget = tuple[tuple[tuple[str, bool], ...], ...]
"""By side every kind of answer, with whether it is used."""


@dataclass(frozen=True)
class Argument:
    """Everything the lane is drawn from; all of it is public."""

    attacker: int
    target: int
    card: int
    laid: Laid
    budget: Budget
    open: bool
    """Whether a window is open now."""

    @classmethod
    def of(cls, shown: Shown) -> Argument | None:
        """The argument on the table, or None."""
        if shown.attack is None:
            return None
        attacker, target, card = shown.attack
        view = shown.view
        if target < 0 and view.chain is not None:
            target = view.chain.target
        laid = tuple(shown.laid)
        window = view.awaits == "reply" and view.chain is not None and len(view.chain.laid) == len(laid)
        return cls(attacker, target, card, laid, _budget(view, card, laid), window)

    @property
    def last(self) -> int:
        """The side with the last word."""
        return self.laid[-1][2] if self.laid else ATTACK

    @property
    def cards(self) -> tuple[tuple[int, int, int], ...]:
        """Seat, card and side of everything on the rails, the attack first."""
        return ((self.attacker, self.card, ATTACK), *self.laid)

    def principal(self, side: int) -> int:
        """Whose side it is."""
        return self.target if side == TARGET else self.attacker

    def used(self, side: int, face: int) -> bool:
        """Whether a kind of answer lies on a side's rail already."""
        return any(own == side and face_of(card) == face for _, card, own in self.laid)


def _budget(view: View, card: int, laid: Laid) -> Budget:
    """What the header plates say: kinds of answers in words, struck through where they lie already."""
    chain, face = view.chain, face_of(card)
    objections = chain.objections if chain is not None else face != FILING_FEES
    reflectable = chain.reflectable if chain is not None else GROUP[face] == GENERAL

    def used(side: int, kind: int) -> bool:
        return any(own == side and face_of(one) == kind for _, one, own in laid)

    sides = []
    for side in (ATTACK, TARGET):
        kinds = [TOUGH_LUCK]
        if objections:
            kinds.append(OBJECTION)
        if side == TARGET and reflectable:
            kinds.append(TIT_FOR_TAT)
        late = view.options.get("late_tit_for_tat") == "off" and used(TARGET, TOUGH_LUCK)
        sides.append(
            tuple((CARDS[kind].name, used(side, kind) or (kind == TIT_FOR_TAT and late)) for kind in kinds)
        )
    return tuple(sides)
