"""The card tray: candidates not yet seated, swap talks, and what was left of the decks (ET-2.05)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.asking import Command
from engine.tamasha.records import NOBODY, JointPlan
from engine.tamasha.sides import Attacks, Bigs, Campaigns, CandyNetas, Envelopes, Netas


@dataclass(slots=True)
class Tray:
    """Changed only before the openings; from then on copies of a table share it."""

    pile: CandyNetas = ()
    """Candidates not yet revealed, from the top; after both slates the ten that are left."""
    side_pile: CandyNetas = ()
    revealing: Command = NOBODY
    revealed: int = -1
    """A candidate turned up and not yet seated."""
    bignetas_seated: bool = False
    joint: tuple[JointPlan, ...] = ()
    """Joint plans that wait for the partner, at most one a party (ET-8.10)."""
    proposers: tuple[Command, ...] = ()
    """Who has proposed a joint plan; once each."""
    out_of_play: Netas = ()
    """Candidates that have left the game (ET-3.21)."""
    campaign_deck: Campaigns = ()
    big_deck: Bigs = ()
    news_deck: Envelopes = ()
    attack_deck: Attacks = ()
    """What was left after dealing; it leaves the game unseen (ET-3.31, ET-7.05)."""

    def copy(self) -> Tray:
        """The same cards in a tray of its own."""
        return Tray(
            self.pile,
            self.side_pile,
            self.revealing,
            self.revealed,
            self.bignetas_seated,
            self.joint,
            self.proposers,
            self.out_of_play,
            self.campaign_deck,
            self.big_deck,
            self.news_deck,
            self.attack_deck,
        )
