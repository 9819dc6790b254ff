"""What a person at Al-Entkhbat's table has prepared and not yet given."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.core.asking import Answer


@dataclass(frozen=True)
class Draft:
    """A Joker being named, a Deal half offered, votes being picked one by one."""

    naming: bool = False
    """Whether the names for the Joker lie open."""
    named: int = -1
    """What the Joker is announced as, or -1."""
    deal: tuple[int, int] = (-1, -1)
    """The Deal card and the region of the partner that is asked for, or -1."""
    finding: int = -1
    """The card that picks something out of the play area, or -1."""
    picked: tuple[tuple[int, int], ...] = ()
    """Vote cards picked so far, each with its region: from where it burns or is paid, or where it goes."""
    sure: Answer | None = None
    """An answer that is asked about once more before it is given."""

    def but(self, **changes: object) -> Draft:
        """The same draft with some things changed."""
        return replace(self, **changes)  # type: ignore[arg-type]

    def before(self) -> Draft:
        """One step less."""
        if self.sure is not None:
            return self.but(sure=None)
        if self.picked:
            return self.but(picked=self.picked[:-1])
        if self.finding >= 0:
            return self.but(finding=-1)
        if self.deal != (-1, -1):
            return self.but(deal=(-1, -1))
        return Draft()
