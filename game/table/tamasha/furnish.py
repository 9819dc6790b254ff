"""Sets the table up: which zones, places and fans there are in each layout."""

from __future__ import annotations

from collections.abc import Iterator

from pygame import FRect

from engine.tamasha.cards import PARTIES, SEATS
from game.table.hand import Fan, Hand
from game.table.place import Place
from game.table.tamasha import gestures
from game.table.tamasha.chart import Chart
from game.table.tamasha.pieces import HAND_BIG, HAND_CAMPAIGN, HAND_DEALT
from game.table.tamasha.planner import (
    Gap,
    GavelBlock,
    Planner,
    SplitTrays,
    Tabs,
    gavel_rest,
    split_areas,
)
from game.table.tamasha.rail import EnvelopesLeft, PromptPlate, Rail
from game.table.tamasha.sheet import SheetPaper
from game.table.tamasha.sides import Chest, EnvelopeCloth, FarEdge, NewsDesk, OwnStrip
from game.table.tamasha.stores import CoinPlate, DeckTray, DiscardWell, FlagRack, Leading, Pool
from game.table.tamasha.tile import BoardFrame, Tile
from game.table.tamasha.top import Top
from game.table.tamasha.wall import Purse, Rack, ResultTile, Shelf
from game.table.tamasha.zone import Zone

CLEAR, GAP = 6.0, 26.0
"""Between cards that need not overlap, and between the two pockets."""
SPARE = 5
"""Spare candidates that a party is dealt."""
OVER = 130.0
"""Where the Campaigns begin in the order of what lies on what: over the Big Campaigns."""


def zones(top: Top) -> list[Zone]:
    """Everything that lies under the pieces, lowest first."""
    if top.layout.trading:
        return _trading_zones(top)
    planner = Planner(top)
    out: list[Zone] = [Rail(top), PromptPlate(top)]
    out += [
        EnvelopesLeft(top),
        DeckTray(top, "tray"),
        DiscardWell(top, "well"),
        FarEdge(top),
        NewsDesk(top),
        BoardFrame(top),
        *(Tile(top, constituency) for constituency in range(SEATS)),
        Pool(top, 1),
        Pool(top, 0),
        FlagRack(top, "flags"),
        Leading(top),
        CoinPlate(top, "coin"),
        EnvelopeCloth(top),
        OwnStrip(top),
        planner,
        Tabs(top, planner),
        Gap(top),
        SplitTrays(top),
        Chest(top),
        GavelBlock(top),
    ]
    return out


def _trading_zones(top: Top) -> list[Zone]:
    return [
        Rail(top),
        PromptPlate(top),
        BoardFrame(top),
        *(ResultTile(top, constituency) for constituency in range(SEATS)),
        Shelf(top, near=True),
        Rack(top),
        Purse(top),
        SheetPaper(top),
        Chart(top),
        Shelf(top, near=False),
    ]


def places(top: Top) -> Iterator[Place]:
    """Everywhere a piece may be put down."""
    layout = top.layout
    if layout.trading:
        for constituency in range(SEATS):
            for party in PARTIES:
                area = layout.candidate(constituency, party)
                yield Place(gestures.person(party, constituency), area, radius=8, dims=False)
        rack = layout.zone("rack")
        yield Place(gestures.RACK, FRect(rack.x + 8, rack.y + 4, rack.width - 16, 60), radius=10, dims=False)
        return
    for constituency in range(SEATS):
        yield Place(gestures.tile(constituency), layout.tile(constituency), radius=12)
    yield Place(gestures.DESK, layout.zone("desk"), radius=8, dims=False)
    yield Place(gestures.HAND, layout.zone("planner"), radius=10, dims=False)
    yield Place(gestures.GAVEL_REST, gavel_rest(layout.zone("envelopes")), radius=12, dims=False)
    for name, area in zip((gestures.TIN, gestures.CHEST), split_areas(layout.zone("planner")), strict=True):
        yield Place(name, area, radius=12, dims=False)


def fans(top: Top, bigs: int, campaigns: int) -> list[Hand]:
    """The fans of the near planner: Big Campaigns left, Campaigns beside and over them; or the dealt ones.

    Both share one pitch. With room enough no card covers another; twelve still show their names. The upper
    fan comes first, because it is the one that the pointer meets.
    """
    if top.layout.trading:
        return []
    area, (width, height) = top.zone("planner"), top.layout.hand_card
    lining = area.inflate(-24, 0)
    y = area.y + (6 if top.layout.compact else 3)
    wish = width + CLEAR
    gap = GAP if bigs and campaigns else 0.0
    steps = max(1, bigs + campaigns - 1)
    pitch = min(wish, (lining.width - width - gap) / steps)
    start = lining.centerx - (width + pitch * (steps if bigs + campaigns else 0) + gap) / 2
    left = FRect(start, y, width + max(0, bigs - 1) * pitch, height)
    right = FRect(start + bigs * pitch + gap, y, width + max(0, campaigns - 1) * pitch, height)
    campaign = Hand(HAND_CAMPAIGN, right, Fan(pitch=pitch, spread=7))
    campaign.z = OVER
    row = min(lining.width, SPARE * (width + CLEAR))
    spare = FRect(lining.centerx - row / 2, y, row, height)
    return [
        campaign,
        Hand(HAND_BIG, left, Fan(pitch=pitch, spread=4)),
        Hand(HAND_DEALT, spare, Fan(pitch=width + CLEAR, spread=4, drop=6)),
    ]


def set_tabs(top: Top, zones_: list[Zone], hands: list[Hand]) -> None:
    """Let the pocket tabs stand where the fans are."""
    for zone in zones_:
        if isinstance(zone, Tabs):
            zone.lefts = tab_lefts(top, hands)


def tab_lefts(top: Top, hands: list[Hand]) -> tuple[float, ...]:
    """Where the pocket tabs stand: over the left end of what they name."""
    if not hands:
        return ()
    campaign, big, dealt = (hand.rect.x for hand in hands)
    side = top.shown.sides[top.near]
    if side.dealt:
        return (dealt + 8,)
    out = []
    if side.big:
        out.append(big + 4)
    if side.campaign:
        out.append(campaign + 4)
    return tuple(out)
