"""The pieces of the Attack version: cards laid into pockets, the charge that waits, the accused."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from pygame import FRect

from game.table.piece import Pose
from game.table.tamasha import names
from game.table.tamasha.attack.packing import kept_cards
from game.table.tamasha.layout import HAND_CARD
from game.table.tamasha.specs import Asked, Spec, card_front
from game.table.tamasha.top import Top

ACCUSED_TILT = 6.0
"""So many degrees the card of the accused turns."""
SLIP = (46.0, 40.0)
KINDS = ("attack", "victim")


def turned(top: Top, constituency: int, party: int, pose: Pose) -> Pose:
    """The pose of a candidate: askew while an allegation against it waits for its answer."""
    accused = top.shown.accused
    if accused is None or accused.constituency != constituency or party != top.party_of(accused.defender):
        return pose
    return pose.but(angle=pose.angle + ACCUSED_TILT, lift=4.0)


def slip_pose(top: Top, constituency: int, party: int) -> Pose:
    """Where the charge is pinned: over the upper corner of the accused's card."""
    card, k = top.layout.candidate(constituency, party), top.layout.tile_scale
    return Pose(card.right - 12 * k, card.top + 12 * k, angle=-8.0, scale=k, lift=6.0, z=45.0)


def _slip(top: Top, asked: Asked) -> Iterator[Spec]:
    accused = top.shown.accused
    if accused is not None:
        pose = slip_pose(top, accused.constituency, top.party_of(accused.defender))
        yield Spec("slip", "props/allegation_pin", SLIP, pose)


def charge_pose(top: Top) -> Pose:
    """Where the Attack card lies while it waits for its answer: beside the hand, large enough to read."""
    if top.layout.compact:
        column = top.layout.zone("far")
        return Pose(column.centerx - 14, top.layout.zone("chest").top - 112, angle=2.0, scale=1.1, z=70.0)
    area = top.layout.zone("bubble")
    return Pose(area.centerx + 6, area.centery + 6, angle=2.0, scale=0.94, lift=9.0, z=70.0)


def _charge(top: Top, asked: Asked) -> Iterator[Spec]:
    accused = top.shown.accused
    if accused is not None:
        yield Spec(names.CHARGE, card_front("attack", accused.card), HAND_CARD, charge_pose(top))


def pocket_areas(top: Top) -> tuple[FRect, FRect]:
    """The pocket for kept Attack cards, and the one for Victim cards."""
    area = top.layout.zone("pockets")
    height = (area.height - 8) / 2
    return (
        FRect(area.x, area.y, area.width, height),
        FRect(area.x, area.bottom - height, area.width, height),
    )


def kept_pose(top: Top, pocket: int, index: int) -> Pose:
    """Where the card number `index` lies in its pocket."""
    area = pocket_areas(top)[pocket]
    scale = min((area.height - 32) / top.layout.hand_card[1], (area.width / 3 - 6) / top.layout.hand_card[0])
    width = top.layout.hand_card[0] * scale
    count = max(1, top.pockets[pocket])
    pitch = min(width + 8, (area.width - 12 - width) / max(1, count - 1))
    x = area.centerx - pitch * (count - 1) / 2 + index * pitch
    return Pose(
        x, area.y + 26 + (area.height - 32) / 2, angle=(index % 3 - 1) * 1.5, scale=scale, z=60.0 + index
    )


def _kept(top: Top, asked: Asked) -> Iterator[Spec]:
    if not top.packing and top.shown.phase != "pockets":
        return
    if not top.sees_chest:
        return
    for pocket, (kind, cards) in enumerate(zip(KINDS, kept_cards(top), strict=True)):
        piece = (names.attack, names.victim)[pocket]
        for index, card in enumerate(cards):
            pose = kept_pose(top, pocket, index)
            yield Spec(piece(card), card_front(kind, card), top.layout.hand_card, pose)


LAID: tuple[Callable[[Top, Asked], Iterator[Spec]], ...] = (_slip, _charge, _kept)
"""What lies on the table besides what lies there in every version."""
