"""What can be wrong with a region, one's own or a partner's."""

from __future__ import annotations

from engine.core.refusal import Refusal
from engine.entkhbat.cards import VOTES_A_REGION
from engine.entkhbat.refusals import no
from engine.entkhbat.table import Table


def own_open(table: Table, seat: int, region: int) -> Refusal | None:
    """AE-4.07, AE-4.01, AE-4.06: some open region at all, this one held, and open."""
    lands = table.lands[seat]
    if region in lands:
        return None
    if not lands:
        return no("no-open-region")
    if region < 0 or table.holders[region] != seat:
        return no("not-your-region")
    return no("region-closed", region=region)


def with_room(table: Table, region: int) -> Refusal | None:
    """AE-4.02: at most four vote cards."""
    if len(table.votes[region]) < VOTES_A_REGION:
        return None
    return no("region-full", region=region, limit=VOTES_A_REGION)


def brought(table: Table, seat: int, region: int, not_held: str) -> Refusal | None:
    """AE-8.05, AE-4.06, AE-8.02: a region that `seat` could bring to a Deal."""
    if region < 0 or table.holders[region] != seat:
        return no(not_held, seat=seat)
    if region not in table.lands[seat]:
        return no("region-closed", region=region)
    return None if table.votes[region] else no("no-region-to-bring")
