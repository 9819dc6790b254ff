"""How a piece should be: its name, what is on it, how large, and where it lies."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from engine.tamasha.cards import (
    ATTACKS,
    BIG_CAMPAIGNS,
    CAMPAIGNS,
    FACTION_CARDS,
    KUNDALIS,
    NETAS,
    NEWS,
    VICTIMS,
)
from game.table.piece import Pose
from game.table.tamasha.faces import MarkedFace, PlateFace

NEWS_BACK = "tamasha/back/news"
NETA_BACK = "tamasha/back/neta"


@dataclass(frozen=True)
class Spec:
    """How a piece should be: what is on it, how large, where; `hand` names the fan that holds it."""

    name: str
    front: str | PlateFace | MarkedFace
    size: tuple[float, float]
    pose: Pose
    hand: str = ""
    back: str = ""
    grey: bool = False

    def but_grey(self) -> Spec:
        """The same, with most of its colour gone."""
        return replace(self, grey=True)


@dataclass(frozen=True)
class Asked:
    """What the near hand is asked, as far as the pieces in front of it depend on that."""

    awaits: str = ""
    """The kind of question, or empty."""
    gavel: bool = False
    """Whether passing is among the options."""
    gain: int = 0
    """Crores to share out."""
    movable: frozenset[str] = frozenset()
    """The names of the pieces for which there is a gesture."""


def neta_front(neta: int) -> str:
    """A candidate's picture."""
    return f"tamasha/neta/{NETAS[neta].id}"


def card_front(kind: str, card: int) -> str:
    """The picture of a card: campaign, big, news, kundali, attack, victim or faction."""
    decks: dict[str, tuple[Any, ...]] = {
        "campaign": CAMPAIGNS,
        "big": BIG_CAMPAIGNS,
        "news": NEWS,
        "kundali": KUNDALIS,
        "attack": ATTACKS,
        "victim": VICTIMS,
        "faction": FACTION_CARDS,
    }
    return f"tamasha/{kind}/{decks[kind][card].id}"
