"""Where the Faction version lays what it asks: two answers to a plan, two chairs for one crown, two cards."""

from __future__ import annotations

from pygame import FRect

from game.table.piece import Pose
from game.table.tamasha.layout import HAND_CARD
from game.table.tamasha.top import Top

FLAG = (30.0, 34.0)
"""An Adda flag as it stands on the corner of a candidate's card."""
SHEET = (132.0, 96.0)
"""The sheet with a joint plan."""
MINI = 34.0
"""How wide a Faction card is beside the planner."""
CROWN = (96.0, 74.0)
CHAIR = (141.0, 175.0)


def flag_pose(top: Top, party: int, constituency: int) -> Pose:
    """On the upper left corner of the candidate's card for Left, on the upper right one for Right."""
    card, k = top.layout.candidate(constituency, party), top.layout.tile_scale
    command = top.shown.parties[party].runs[constituency]
    right = top.chairs.wing(command) == 1
    x = card.right - 9 * k if right else card.left + 9 * k
    return Pose(x, card.top + (2 if party == 0 else 8) * k, scale=k, lift=2.0, z=14.0)


def card_pose(top: Top, index: int, count: int) -> Pose:
    """Where one of the near faction's cards stands: in a row under its envelopes."""
    area = top.zone("addas")
    pitch = min(MINI + 2, (area.width - MINI) / max(1, count - 1))
    x = area.centerx + (index - (count - 1) / 2) * pitch
    return Pose(x, area.centery, angle=(index % 3 - 1) * 1.5, scale=MINI / HAND_CARD[0], z=20.0 + index)


def answer_areas(top: Top) -> tuple[FRect, FRect]:
    """Where a partner's plan is agreed to, and where it is declined: on both sides of the sheet."""
    area = top.zone("planner")
    gap = SHEET[0] / 2 + 14
    wide = min(230.0, area.width / 2 - gap - 14)
    middle = area.centerx
    yes = FRect(middle - gap - wide, area.y + 18, wide, 146)
    return yes, FRect(middle + gap, area.y + 18, wide, 146)


def plan_pose(top: Top) -> Pose:
    """Where the sheet with a plan lies: beside the spare candidates, or between the two answers."""
    if top.answering_plan:
        area = top.zone("planner")
        return Pose(area.centerx, area.y + 92, angle=-2.0, lift=8.0, z=85.0)
    spot = top.zone("plan")
    return Pose(spot.centerx, spot.centery, angle=2.0, lift=8.0, scale=spot.width / SHEET[0], z=85.0)


def chair_areas(top: Top) -> tuple[FRect, FRect]:
    """Left's chair and Right's, on both sides of the crown."""
    area = top.layout.zone("bargain")
    left = FRect(area.centerx - 66 - CHAIR[0], area.y + 3, *CHAIR)
    right = FRect(area.centerx + 66, area.y + 3, *CHAIR)
    return left, right


def crown_pose(top: Top) -> Pose:
    """Where the crown waits between the two chairs."""
    area = top.layout.zone("bargain")
    return Pose(area.centerx, area.y + 104, lift=8.0, z=90.0)


def seated_crown(top: Top, wing: int) -> Pose:
    """Where the crown lies on a chair."""
    area = chair_areas(top)[wing]
    return Pose(area.centerx, area.y + area.height * 0.46, scale=0.62, lift=4.0, z=90.0)


def pick_pose(top: Top, index: int, count: int) -> Pose:
    """Where one of the Big Campaigns lies that Right may choose from: in the partner's half, open."""
    area, height = top.zone("partner"), top.layout.hand_card[1]
    pitch = min(top.layout.hand_card[0] * 0.74, area.width / max(2, count))
    x = area.centerx + (index - (count - 1) / 2) * pitch
    return Pose(x, area.y + 3 + height / 2, angle=(index - 0.5) * 3.0, lift=6.0, z=80.0 + index, scale=0.94)
