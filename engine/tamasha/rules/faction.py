"""The Faction version (ET-8.13, ET-8.33 to ET-8.36): sharing the Big Campaigns, and who is Kingmaker."""

from __future__ import annotations

from engine.core.asking import Command, ask, ask_each
from engine.tamasha import phases
from engine.tamasha.answers import NameKingmaker
from engine.tamasha.faction_events import BigShared, KingmakerCrowned, NamesShown, ReElectionCalled
from engine.tamasha.house import WINGS
from engine.tamasha.market import final_strength
from engine.tamasha.questions.faction import BARGAIN, PICK_BIG
from engine.tamasha.records import NOBODY
from engine.tamasha.table import Table, without


async def share_bigs(table: Table, opener: Command) -> None:
    """ET-8.13: after the opening Right takes one of the other two, and Left keeps the last."""
    left, right = table.planners[opener], table.planners[table.house.partner(opener)]
    partner = table.house.partner(opener)
    if not left.big:
        return
    picked = left.big[0]
    if len(left.big) > 1:
        table.awaits = phases.PICK_BIG
        picked = (await ask(partner, PICK_BIG)).card
        table.awaits = phases.NOTHING
    left.big = without(left.big, picked)
    right.big = (*right.big, picked)
    table.shown += 1
    shared = BigShared(partner, picked, len(left.big), len(right.big))
    table.tell_own(partner, shared, BigShared(partner, -1, len(left.big), len(right.big)))


def crown_or_bargain(table: Table) -> None:
    """ET-8.33: the higher F inside the winning party; if level, they bargain (ET-8.34)."""
    left, right = table.house.of_party(table.winner)
    strengths = final_strength(table, left), final_strength(table, right)
    if strengths[0] == strengths[1]:
        table.phase = phases.KINGMAKER
    else:
        crown(table, left if strengths[0] > strengths[1] else right, bargained=False)


def crown(table: Table, kingmaker: Command, *, bargained: bool) -> None:
    """ET-8.03: inside the winning party the Kingmaker is the winning faction."""
    table.kingmaker = kingmaker
    table.tell(KingmakerCrowned(kingmaker, bargained))
    table.phase = phases.OVER


async def bargain(table: Table) -> None:
    """ET-8.34, ET-8.36: both name a Kingmaker; matching names settle it, too many rounds do not."""
    table.awaits = phases.NAME_KINGMAKER
    wings = table.house.of_party(table.winner)
    names: dict[Command, NameKingmaker] = await ask_each(dict.fromkeys(wings, BARGAIN))
    table.awaits = phases.NOTHING
    left, right = (wings[WINGS.index(names[command].wing)] for command in wings)
    table.bargains += ((left, right),)
    table.tell(NamesShown(len(table.bargains), left, right))
    if left == right:
        crown(table, left, bargained=True)
    elif len(table.bargains) == table.options.kingmaker_rounds:
        table.tell(ReElectionCalled(len(table.bargains)))
        table.winner, table.kingmaker = -1, NOBODY
        table.phase = phases.RE_ELECTION
