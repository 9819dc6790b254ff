"""What a hand has prepared for an answer of several small moves, before it presses the seal."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.tamasha.answers import Swap


@dataclass(frozen=True)
class Draft:
    """What the acting hand has prepared but not sealed: swaps, crores to save, cards for the pockets."""

    swaps: tuple[Swap, ...] = ()
    to_chest: int = 0
    attacks: tuple[int, ...] = ()
    """Attack cards laid into their pocket, in the order in which they were laid."""
    victims: tuple[int, ...] = ()
    page: int = 0
    """Which offer lies open while pockets are packed: Attack cards (0) or Victim cards (1)."""

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
        """The same without what was laid last: a candidate, a card for a pocket, a crore for the chest."""
        if self.swaps:
            return replace(self, swaps=self.swaps[:-1])
        if self.page and self.victims:
            return replace(self, victims=self.victims[:-1])
        if self.page:
            return replace(self, page=0)
        if self.attacks:
            return replace(self, attacks=self.attacks[:-1])
        return replace(self, to_chest=max(0, self.to_chest - 1))
