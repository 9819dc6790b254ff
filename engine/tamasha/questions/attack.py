"""Questions of the Attack version: what to keep, whom to accuse, how to answer (ET-7, ET-8.15, ET-8.20)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any, Final

from engine.core.asking import Answer, Command
from engine.core.refusal import Refusal
from engine.tamasha.answers import PlayAttack, PlayVictim, StockPockets, TakeIt
from engine.tamasha.attack_events import PocketsSealed
from engine.tamasha.cards import (
    ATTACKS,
    ATTACKS_KEPT,
    FACTION_ATTACKS_KEPT,
    FACTION_VICTIMS_KEPT,
    NETAS,
    VICTIMS,
    VICTIMS_KEPT,
)
from engine.tamasha.questions.breaking_news import closed
from engine.tamasha.questions.decision import Decision
from engine.tamasha.refusals import no
from engine.tamasha.table import Table

_ATTACK: Final = tuple(PlayAttack(card) for card in range(len(ATTACKS)))
_VICTIM: Final = tuple(PlayVictim(card) for card in range(len(VICTIMS)))
_TAKE_IT: Final = TakeIt()


class Stock(Decision[StockPockets]):
    """ET-7.03 to 7.07, ET-8.15: Attacks against the other side's names, Victims for one's own, sealed."""

    __slots__ = ()

    def options(self, table: Table, command: Command) -> Sequence[StockPockets]:
        """Every choice of matching cards within the limits, fewest first."""
        offer = table.party_of(command).offer
        attacks = [card for card in offer if mismatch(table, command, card) is None]
        victims = [card for card in range(len(VICTIMS)) if defends(table, command, card)]
        return [
            StockPockets(some, others)
            for some in _choices(attacks, attack_limit(table, command))
            for others in _choices(victims, victim_limit(table))
        ]

    def fault(self, table: Table, command: Command, answer: StockPockets) -> Refusal | None:
        """Attacks first, then Victims: the right names, then the numbers."""
        offer = table.party_of(command).offer
        for card in answer.attacks:
            refusal = no("attack-names-nobody") if card not in offer else mismatch(table, command, card)
            if refusal is not None:
                return refusal
        if _too_many(answer.attacks, attack_limit(table, command)):
            return _over_the_limit(table, command, answer)
        if not all(defends(table, command, card) for card in answer.victims):
            return no("victim-fits-nobody")
        if _too_many(answer.victims, victim_limit(table)):
            factions = table.house.factions
            return no("two-attacks-one-victim" if factions else "victims-two-at-most")
        return None

    def tell_sealed(self, table: Table, command: Command) -> None:
        """Everybody sees that the pockets are packed, nobody with what."""
        table.tell(PocketsSealed(command))


class Reply(Decision[Any]):
    """ET-7.12: a matching Victim card cancels the Attack; using it is a choice (ET-D23)."""

    __slots__ = ()

    def options(self, table: Table, command: Command) -> Sequence[Answer]:
        """Matching Victim cards in hand, and taking it."""
        held = table.planners[command].victims
        return [*(_VICTIM[card] for card in held if _answers(table, card)), _TAKE_IT]

    def fault(self, table: Table, command: Command, answer: Answer) -> Refusal | None:
        """A Victim card must be held, and must name whoever is accused."""
        if not isinstance(answer, PlayVictim):
            return None
        held = answer.card in table.planners[command].victims
        return None if held and _answers(table, answer.card) else no("wrong-victim")


def accused_place(table: Table, command: Command, card: int) -> int:
    """Where the candidate that an Attack card names stands for the other side, or -1."""
    seated = table.parties[1 - table.planners[command].party].neta
    target = ATTACKS[card].target
    return seated.index(target) if target in seated else -1


def list_attacks(table: Table, command: Command) -> list[PlayAttack]:
    """Every Attack in hand that can strike now (ET-7.16, ET-7.18, ET-8.20)."""
    return [
        _ATTACK[card]
        for card in table.planners[command].attacks
        if _cannot_strike(table, command, card) is None
    ]


def attack_fault(table: Table, command: Command, answer: PlayAttack) -> Refusal | None:
    """Card held, a candidate who stands opposite, declared, own Adda."""
    if answer.card not in table.planners[command].attacks:
        return no("not-in-planner")
    return _cannot_strike(table, command, answer.card)


def _cannot_strike(table: Table, command: Command, card: int) -> Refusal | None:
    place = accused_place(table, command, card)
    if place < 0:
        own = ATTACKS[card].target in table.party_of(command).neta
        return no("never-your-own-party" if own and table.house.factions else "nobody-to-accuse")
    own_adda = table.party_of(command).runs[place] == command
    return closed(table, place) or (None if own_adda else no("attack-in-own-addas"))


def mismatch(table: Table, command: Command, card: int) -> Refusal | None:
    """Why an Attack card of the offer cannot be kept: it names nobody opposite, or nobody in an own Adda."""
    place = accused_place(table, command, card)
    if place < 0:
        return no("attack-names-nobody")
    own_adda = table.party_of(command).runs[place] == command
    return None if own_adda else no("attack-in-own-addas")


def defends(table: Table, command: Command, card: int) -> bool:
    """ET-7.06, ET-D39: the card is of one's own colour and names one's own Crook, Corrupt or BigNeta."""
    side, victim = table.party_of(command), VICTIMS[card]
    if victim.party != table.planners[command].party:
        return False
    return any(
        neta in victim.defends and NETAS[neta].tradable and runner == command
        for neta, runner in zip(side.neta, side.runs, strict=True)
    )


def _answers(table: Table, card: int) -> bool:
    """True if a Victim card names whoever is accused now."""
    assert table.accusation is not None
    return ATTACKS[table.accusation.card].target in VICTIMS[card].defends


def attack_limit(table: Table, command: Command) -> int:
    """ET-7.03, ET-8.15, ET-D27: three; a faction two, and what its partner has left of the party's cap."""
    if not table.house.factions:
        return ATTACKS_KEPT
    sealed = table.sealed.get(table.house.partner(command))
    taken = len(sealed.attacks) if isinstance(sealed, StockPockets) else 0
    return min(FACTION_ATTACKS_KEPT, table.options.party_attack_cap - taken)


def victim_limit(table: Table) -> int:
    """ET-7.06, ET-8.15."""
    return FACTION_VICTIMS_KEPT if table.house.factions else VICTIMS_KEPT


def _over_the_limit(table: Table, command: Command, answer: StockPockets) -> Refusal:
    if not table.house.factions:
        return no("attacks-three-at-most")
    within = not _too_many(answer.attacks, FACTION_ATTACKS_KEPT)
    return no("party-attacks-full" if within else "two-attacks-one-victim")


def _too_many(cards: Sequence[int], limit: int) -> bool:
    return len(cards) > limit or len(set(cards)) < len(cards)


def _choices(cards: Sequence[int], most: int) -> list[tuple[int, ...]]:
    return [some for count in range(most + 1) for some in combinations(cards, count)]


POCKETS: Final = Stock()
REPLY: Final = Reply()
