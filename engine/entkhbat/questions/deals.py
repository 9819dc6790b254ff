"""What is asked while a Deal is negotiated (AE-8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from engine.core.asking import Command
from engine.entkhbat.answers import (
    AcceptDeal,
    Interfere,
    Pass,
    PickRegion,
    RefuseDeal,
    ReofferDeal,
    Shake,
    WalkAway,
    WasteInterference,
)
from engine.entkhbat.cards import DEAL_SWITCH, DEALS_OFF, JOKER, REGIONS
from engine.entkhbat.floor import dealable, partners
from engine.entkhbat.questions.decision import Decision, Sealed
from engine.entkhbat.questions.reply import PASS
from engine.entkhbat.table import Table

_ONLY_PASS: Final = (PASS,)
_BREAKERS: Final = (DEALS_OFF, DEAL_SWITCH)
_INTERFERE: Final = {face: Interfere(face) for face in _BREAKERS}
_INTERFERE_JOKER: Final = tuple(Interfere(JOKER, face) for face in _BREAKERS)
_ACCEPT: Final = tuple(AcceptDeal(region) for region in range(REGIONS))
_REFUSE: Final = RefuseDeal()
_WASTE: Final = {face: WasteInterference(face) for face in _BREAKERS}
_WASTE_JOKER: Final = tuple(WasteInterference(JOKER, face) for face in _BREAKERS)
_SHAKE: Final = (Shake(), WalkAway())


class InterfereOrPass(Sealed[Any]):
    """AE-8.06: Deal's Off, Deal Switch, or nothing."""

    __slots__ = ()

    def options(self, table: Table, command: Command) -> Sequence[Interfere | Pass]:
        """The pass, and what is held."""
        hand = table.hands[command]
        found = [_INTERFERE[face] for face in _BREAKERS if face in hand]
        if JOKER in hand:
            found += _INTERFERE_JOKER
        return (PASS, *found) if found else _ONLY_PASS


class AskSomebodyElse(Decision[ReofferDeal]):
    """AE-8.13: another candidate who is not blocked; the regions may be named anew."""

    __slots__ = ()

    def options(self, table: Table, command: Command) -> Sequence[ReofferDeal]:
        """Every partner, with every pair of regions where picks are open."""
        return [ReofferDeal(*offer) for offer in offers(table, command)]


class AcceptOrRefuse(Decision[Any]):
    """AE-8.16 to 8.18, AE-8.25: yes, yes with another region, no, or no with a card."""

    __slots__ = ()

    def options(self, table: Table, command: Command) -> Sequence[Any]:
        """The region asked for first, then the others, then every way to say no."""
        offer, hand = table.offer, table.hands[command]
        assert offer is not None
        ways: list[Any] = []
        if table.options.sealed_picks:
            ways.append(AcceptDeal())
        else:
            others = [region for region in dealable(table, command) if region != offer.yours]
            ways += [_ACCEPT[region] for region in (offer.yours, *others)]
        ways.append(_REFUSE)
        ways += [_WASTE[face] for face in _BREAKERS if face in hand]
        if JOKER in hand:
            ways += _WASTE_JOKER
        return ways


class ShakeOrWalk(Decision[Any]):
    """AE-8.25: take the partner's other region, or leave it."""

    __slots__ = ()

    def options(self, table: Table, command: Command) -> Sequence[Shake | WalkAway]:
        """Both."""
        return _SHAKE


class PickInSecret(Sealed[PickRegion]):
    """AE-8.05: an open region with a vote card on it."""

    __slots__ = ()

    def options(self, table: Table, command: Command) -> Sequence[PickRegion]:
        """Every region that could be brought."""
        return [PickRegion(region) for region in dealable(table, command)]


def offers(table: Table, owner: int) -> list[tuple[int, int, int]]:
    """Every partner with both regions; -1 for both where they are picked later (AE-8.05)."""
    if table.options.sealed_picks:
        return [(partner, -1, -1) for partner in partners(table, owner)] if dealable(table, owner) else []
    mine = dealable(table, owner)
    return [
        (partner, own, asked)
        for partner in (partners(table, owner) if mine else ())
        for asked in dealable(table, partner)
        for own in mine
    ]


INTERFERE: Final = InterfereOrPass()
REOFFER: Final = AskSomebodyElse()
ANSWER: Final = AcceptOrRefuse()
SHAKE: Final = ShakeOrWalk()
PICK: Final = PickInSecret()
