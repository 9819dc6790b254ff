"""What can be wrong with an offer, an interference, or an answer to a Deal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from engine.core.asking import Answer
from engine.core.refusal import Refusal
from engine.entkhbat import answers, phases
from engine.entkhbat.cards import DEAL, DEAL_SWITCH, DEALS_OFF
from engine.entkhbat.faults.hand import in_hand, stands_for
from engine.entkhbat.faults.land import brought
from engine.entkhbat.faults.moment import asked, elsewhere, sealed, with_a_move
from engine.entkhbat.floor import dealable
from engine.entkhbat.records import EXPELLED
from engine.entkhbat.refusals import no
from engine.entkhbat.table import Table

_BREAKERS: Final = (DEALS_OFF, DEAL_SWITCH)


def offer_deal(table: Table, seat: int, answer: answers.OfferDeal) -> Refusal | None:
    """AE-8.01, AE-8.02, AE-8.05."""
    refusal = with_a_move(table, seat) or in_hand(table, seat, answer.card, answer.named)
    if refusal is not None:
        return refusal
    if stands_for(answer.card, answer.named) != DEAL:
        return no("needs-a-deal-card")
    return _offer(table, seat, answer.partner, answer.mine, answer.yours)


def reoffer_deal(table: Table, seat: int, answer: answers.ReofferDeal) -> Refusal | None:
    """AE-8.12, AE-8.13."""
    refusal = asked(table, seat, phases.REOFFER)
    return refusal or _offer(table, seat, answer.partner, answer.mine, answer.yours)


def _offer(table: Table, owner: int, partner: int, mine: int, yours: int) -> Refusal | None:
    """Something to bring, somebody to ask, then the regions."""
    if not dealable(table, owner):
        return no("no-region-to-bring")
    if partner == owner or partner >= table.seats:
        return no("not-yourself")
    if table.out[partner]:
        return no("target-expelled" if table.out[partner] == EXPELLED else "target-resigned", seat=partner)
    if table.offer is not None and partner in table.offer.blocked:
        return no("partner-blocked", seat=partner)
    if table.options.sealed_picks:
        if mine >= 0 or yours >= 0:
            return no("not-the-partners-region", seat=partner)
        return None if dealable(table, partner) else no("no-region-to-bring")
    return brought(table, owner, mine, "not-your-region") or brought(
        table, partner, yours, "not-the-partners-region"
    )


def interfere(table: Table, seat: int, answer: answers.Interfere) -> Refusal | None:
    """AE-8.06, AE-10.05, AE-8.18, AE-7.05, AE-7.39, in the order of section 10."""
    refusal = _moment_to_interfere(table, seat) or in_hand(table, seat, answer.card, answer.named)
    if refusal is not None:
        return refusal
    if stands_for(answer.card, answer.named) not in _BREAKERS:
        return no("third-candidates-only")
    return _place_to_interfere(table, seat)


def _moment_to_interfere(table: Table, seat: int) -> Refusal | None:
    offer = table.offer
    if offer is None:
        return no("keep-for-a-window")
    if table.chain is not None or table.awaits == phases.REOFFER:
        return no("settle-first")
    if table.awaits == phases.INTERFERE:
        return sealed(table, seat)
    if seat == offer.partner:
        return no("made-to-you")
    return no("immune-owner", seat=offer.owner) if table.immune[offer.owner] else no("settle-first")


def _place_to_interfere(table: Table, seat: int) -> Refusal | None:
    offer = table.offer
    assert offer is not None
    if seat == offer.partner:
        return no("made-to-you")
    if table.jailed[seat]:
        return no("jailed-stays-out")
    if (offer.owner, seat) in table.orders:
        return no("restrained", seat=offer.owner)
    return None if seat in table.asked else no("third-candidates-only")


def accept_deal(table: Table, seat: int, answer: answers.AcceptDeal) -> Refusal | None:
    """AE-8.16, AE-8.05, AE-8.02."""
    refusal = asked(table, seat, phases.DEAL_ANSWER)
    if refusal is not None:
        return refusal
    if table.options.sealed_picks:
        return None if answer.region < 0 else no("not-the-partners-region", seat=seat)
    return None if answer.region < 0 else brought(table, seat, answer.region, "not-the-partners-region")


def refuse_deal(table: Table, seat: int, answer: answers.RefuseDeal) -> Refusal | None:
    """AE-8.16."""
    return asked(table, seat, phases.DEAL_ANSWER)


def waste_interference(table: Table, seat: int, answer: answers.WasteInterference) -> Refusal | None:
    """AE-8.18."""
    if table.awaits != phases.DEAL_ANSWER or seat not in table.asked:
        return elsewhere(table, seat)
    refusal = in_hand(table, seat, answer.card, answer.named)
    if refusal is None and stands_for(answer.card, answer.named) not in _BREAKERS:
        return no("yes-or-no")
    return refusal


def shake(table: Table, seat: int, answer: Answer) -> Refusal | None:
    """AE-8.25."""
    return asked(table, seat, phases.DEAL_SHAKE)


def pick_region(table: Table, seat: int, answer: answers.PickRegion) -> Refusal | None:
    """AE-8.05, AE-6.11."""
    refusal = asked(table, seat, phases.DEAL_PICK) or sealed(table, seat)
    return refusal or brought(table, seat, answer.region, "not-your-region")


FAULTS: Final[dict[type[Answer], Callable[[Table, int, Any], Refusal | None]]] = {
    answers.OfferDeal: offer_deal,
    answers.ReofferDeal: reoffer_deal,
    answers.Interfere: interfere,
    answers.AcceptDeal: accept_deal,
    answers.RefuseDeal: refuse_deal,
    answers.WasteInterference: waste_interference,
    answers.Shake: shake,
    answers.WalkAway: shake,
    answers.PickRegion: pick_region,
}
