"""Pieces of the Faction version: Adda flags, a joint plan's sheet, Big Campaigns to pick from, the crown."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.tamasha.answers import NameKingmaker
from engine.tamasha.cards import FACTION_CARDS, PARTIES, SEATS
from game.table.tamasha.faces import PlateFace
from game.table.tamasha.faction import names, seats
from game.table.tamasha.layout import HAND_CARD
from game.table.tamasha.specs import Asked, Spec, card_front
from game.table.tamasha.top import Top

CROWN_PICTURE = "props/crown"


def _flags(top: Top, asked: Asked) -> Iterator[Spec]:
    """Whose Adda every slot is."""
    if not top.chairs.split:
        return
    for party in PARTIES:
        for constituency in range(SEATS):
            if top.shown.parties[party].runs[constituency] >= 0:
                yield flag_spec(top, party, constituency)


def flag_spec(top: Top, party: int, constituency: int) -> Spec:
    """One Adda flag."""
    mark = top.chairs.mark(top.shown.parties[party].runs[constituency])
    pose = seats.flag_pose(top, party, constituency)
    return Spec(names.flag(party, constituency), f"props/adda_{mark}", seats.FLAG, pose)


def _cards(top: Top, asked: Asked) -> Iterator[Spec]:
    """The near faction's cards, one for each of its Addas; the BigNeta's stand has their place at first."""
    if not top.zone("addas").width or top.awaiting_bigneta:
        return
    runs = top.shown.parties[top.near_party].runs
    own = [
        number
        for number, card in enumerate(FACTION_CARDS)
        if card.party == top.near_party and runs[card.constituency] == top.near
    ]
    for index, number in enumerate(own):
        pose = seats.card_pose(top, index, len(own))
        yield Spec(names.adda_card(number), card_front("faction", number), HAND_CARD, pose)


def _plan(top: Top, asked: Asked) -> Iterator[Spec]:
    """The sheet: to be handed over once the draft is a plan for both, or to be answered."""
    if names.PLAN not in asked.movable or not top.sees_chest:
        return
    key = "tamasha.zone.plan-sheet"
    yield Spec(names.PLAN, PlateFace("props/joint_plan", key), seats.SHEET, seats.plan_pose(top))


def _picks(top: Top, asked: Asked) -> Iterator[Spec]:
    """The Big Campaigns that Right may choose from."""
    if asked.awaits != "pick_big" or not top.sees_chest:
        return
    cards = top.shown.sides[top.chairs.partner(top.near)].big
    for index, card in enumerate(cards):
        pose = seats.pick_pose(top, index, len(cards))
        yield Spec(names.pick(card), card_front("big", card), top.layout.hand_card, pose)


def _crown(top: Top, asked: Asked) -> Iterator[Spec]:
    """Between the chairs; under the near hand's own seal on one of them; at last on the Kingmaker's."""
    shown = top.shown
    if not top.bargaining:
        return
    pose = seats.crown_pose(top)
    if isinstance(top.own_choice, NameKingmaker):
        pose = seats.seated_crown(top, 0 if top.own_choice.wing == "left" else 1)
    elif shown.kingmaker >= 0:
        pose = seats.seated_crown(top, top.chairs.wing(shown.kingmaker))
    yield Spec(names.CROWN, CROWN_PICTURE, seats.CROWN, pose)


LAID: tuple[Callable[[Top, Asked], Iterator[Spec]], ...] = (_flags, _cards, _plan, _picks)
"""What lies on the table besides what lies there in every version."""
ON_THE_WALL: tuple[Callable[[Top, Asked], Iterator[Spec]], ...] = (_crown,)
"""What lies beside the wall of results."""
