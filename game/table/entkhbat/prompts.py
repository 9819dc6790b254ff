"""The line at the top of Al-Entkhbat's table: what is asked now, in one sentence."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.asking import Answer
from engine.entkhbat import answers as say
from engine.entkhbat.cards import VALUE
from engine.entkhbat.view import View
from game.table.entkhbat.gestures import over_the_amount
from game.table.entkhbat.moment import Moment
from game.table.entkhbat.names import card_name, region_name
from game.words import find, words

PICKING = ("burn_votes", "pay_fee")
REMINDED = ("draw", "interfere", "deal_answer", "deal_shake", "deal_pick")
"""Questions at which somebody with a cut microphone is reminded of it: a turn begins, or a Deal."""


def prompt(moment: Moment, players: Sequence[str]) -> str:
    """What the person is asked."""
    draft = moment.draft
    if draft.sure is not None:
        return _are_you_sure(moment, draft.sure)
    if draft.naming:
        return words("entkhbat.prompt.naming")
    if draft.finding >= 0:
        return words("entkhbat.prompt.finding")
    if draft.deal[1] >= 0:
        return words("entkhbat.prompt.own-half")
    if draft.named >= 0:
        return words("entkhbat.prompt.joker-named", name=card_name(draft.named))
    facts = _facts(moment, players)
    key = _key(moment)
    said = words(f"entkhbat.prompt.{key}", **facts) if find(f"entkhbat.prompt.{key}") else ""
    silenced = _silenced(moment)
    if silenced and moment.view.awaits in REMINDED:
        return f"{words('entkhbat.prompt.silenced', n=silenced)} {said}"
    return said


def _key(moment: Moment) -> str:
    view = moment.view
    if view.awaits == "turn":
        left = max(0, view.moves_left)
        return f"turn-{left if left <= 3 else 'many'}"
    if view.awaits == "reply" and view.chain is not None:
        if view.fees is not None and moment.seat == view.chain.target and not view.chain.laid:
            return "reply-fees"
        if moment.seat == view.chain.target:
            return "reply-target"
        return "reply-attacker" if moment.seat == view.chain.attacker else "reply-helper"
    if view.awaits == "deal_answer" and view.offer is not None and view.offer.yours < 0:
        return "deal_answer-sealed"
    if view.awaits in PICKING and _picked(moment) >= view.amount:
        return f"{view.awaits}-enough"
    return view.awaits or view.phase


def _silenced(moment: Moment) -> int:
    """Turns for which this person makes no sound; a referee always may."""
    seats = moment.view.commands
    return seats[moment.seat].silenced if moment.seat < len(seats) else 0


def _picked(moment: Moment) -> int:
    """The votes of all cards that lie on brazier or tray."""
    return sum(VALUE[card] for card, _ in moment.draft.picked)


def _are_you_sure(moment: Moment, answer: Answer) -> str:
    """What is asked before something that cannot be mended."""
    card = getattr(answer, "card", -1)
    named = getattr(answer, "named", -1)
    said = card_name(named if named >= 0 else card) if card >= 0 else ""
    kind = {say.WasteCard: "waste", say.PlayFinal: "final", say.PlayPersonal: "resign"}
    key = kind.get(type(answer), "over")
    return words(f"entkhbat.prompt.sure-{key}", card=said, over=over_the_amount(moment))


def _facts(moment: Moment, players: Sequence[str]) -> dict[str, object]:
    view = moment.view
    facts: dict[str, object] = {"n": view.moves_left, "question": view.consulting}
    facts["name"] = _name(players, _about(view))
    if view.chain is not None:
        chain = view.chain
        facts["card"] = card_name(chain.card)
        facts["attacker"], facts["target"] = _name(players, chain.attacker), _name(players, chain.target)
        speaking = chain.target if chain.last == 0 else chain.attacker
        facts["name"] = _name(players, speaking)
    if view.offer is not None:
        offer = view.offer
        facts |= {"owner": _name(players, offer.owner), "partner": _name(players, offer.partner)}
        facts |= {"mine": region_name(offer.mine), "yours": region_name(offer.yours)}
        facts["region"] = region_name(offer.countered)
    if view.awaits in PICKING:
        facts["left"] = max(0, view.amount - _picked(moment))
    return facts


def _about(view: View) -> int:
    if view.awaits == "breach" and view.accused is not None:
        return view.accused[1]
    return view.victim


def _name(players: Sequence[str], seat: int) -> str:
    return players[seat] if 0 <= seat < len(players) else ""
