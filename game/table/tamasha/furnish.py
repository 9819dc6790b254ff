"""Sets the table up: which zones and places there are in each layout."""

from __future__ import annotations

from collections.abc import Iterator

from pygame import FRect

from engine.tamasha.cards import PARTIES, SEATS
from game.table.place import Place
from game.table.tamasha import names
from game.table.tamasha.attack import zones as of_attack
from game.table.tamasha.chart import Chart
from game.table.tamasha.chests import Chest
from game.table.tamasha.faction import zones as of_faction
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
from game.table.tamasha.sides import EnvelopeCloth, FarEdge, NewsDesk, OwnStrip
from game.table.tamasha.stores import CoinPlate, DeckTray, DiscardWell, FlagRack, Leading, Pool
from game.table.tamasha.tile import BoardFrame, Tile
from game.table.tamasha.top import Top
from game.table.tamasha.wall import Purse, Rack, ResultTile, Shelf
from game.table.tamasha.zone import Zone


def zones(top: Top) -> list[Zone]:
    """Everything that lies under the pieces, lowest first."""
    if top.layout.trading:
        return _trading_zones(top)
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
        Planner(top),
        Tabs(top),
        Gap(top),
        SplitTrays(top),
        Chest(top),
        GavelBlock(top),
        *of_attack.zones(top),
        *of_faction.zones(top),
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
        *of_faction.zones(top),
    ]


def places(top: Top) -> Iterator[Place]:
    """Everywhere a piece may be put down."""
    layout = top.layout
    if layout.trading:
        for constituency in range(SEATS):
            for party in PARTIES:
                area = layout.candidate(constituency, party)
                yield Place(names.person(party, constituency), area, radius=8, dims=False)
        rack = layout.zone("rack")
        yield Place(names.RACK, FRect(rack.x + 8, rack.y + 4, rack.width - 16, 60), radius=10, dims=False)
        yield from of_faction.places(top)
        return
    for constituency in range(SEATS):
        yield Place(names.tile(constituency), layout.tile(constituency), radius=12)
    yield Place(names.DESK, layout.zone("desk"), radius=8, dims=False)
    yield Place(names.HAND, layout.zone("planner"), radius=10, dims=False)
    yield Place(names.GAVEL_REST, gavel_rest(layout.zone("envelopes")), radius=12, dims=False)
    for name, area in zip((names.TIN, names.CHEST), split_areas(layout.zone("planner")), strict=True):
        yield Place(name, area, radius=12, dims=False)
    yield from of_attack.places(top)
    yield from of_faction.places(top)
