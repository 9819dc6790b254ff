"""What can happen in the Attack version besides what happens in Basic. Conventions as in `events`."""

from __future__ import annotations

from engine.core.events import Event


class AttackOffer(Event, frozen=True, tag="attack_offer"):
    """A party has drawn its Attack cards; faces for its own seats only (ET-7.02)."""

    party: int
    attacks: tuple[int, ...]


class PocketsSealed(Event, frozen=True, tag="pockets_sealed"):
    """A command has chosen what to keep; nobody else knows what (ET-7.03, ET-7.06)."""

    command: int


class PocketsStocked(Event, frozen=True, tag="pockets_stocked"):
    """Attack and Victim cards went into their pockets; faces for its own side only (ET-7.05, ET-7.07)."""

    command: int
    attacks: tuple[int, ...]
    victims: tuple[int, ...]


class AttackPlayed(Event, frozen=True, tag="attack_played"):
    """An allegation was read aloud; its defender may answer (ET-7.11)."""

    command: int
    card: int
    constituency: int
    defender: int


class AttackCancelled(Event, frozen=True, tag="attack_cancelled"):
    """A Victim card answered it; both cards are gone (ET-7.12)."""

    command: int
    """The defender."""
    victim: int
    constituency: int


class AttackLanded(Event, frozen=True, tag="attack_landed"):
    """Nobody answered: votes were removed, and missing ones went to the attacker (ET-7.13, ET-7.14)."""

    command: int
    """The attacker."""
    constituency: int
    removed: int
    deficit: int
