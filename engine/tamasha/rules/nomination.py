"""Survey and Nomination (ET-2.07 to ET-3.22, ET-8.05 to ET-8.11): votes, two slates, BigNetas, swaps."""

from __future__ import annotations

from engine.core.asking import Command, ask, ask_each
from engine.tamasha import events, faction_events, phases
from engine.tamasha.answers import PlaceBigNeta, Swap, SwapPlan
from engine.tamasha.cards import (
    ANYWHERE,
    BIGNETA_OF,
    CANDYNETAS,
    KUNDALIS,
    MISS_BOLLY,
    NETAS,
    PARTIES,
    PURPLE,
    SEATS,
    YELLOW,
)
from engine.tamasha.questions.nomination import BIGNETA, BOLLY, SWAPS
from engine.tamasha.sides import EMPTY
from engine.tamasha.table import Table


async def survey(table: Table) -> None:
    """ET-2.07 to 2.09: one PartyKundali, coins for both parties everywhere, and it is done with."""
    table.kundali = table.dice.roll("kundali", len(KUNDALIS))
    table.shown += 1
    table.tell(events.KundaliDrawn(table.kundali))
    votes = KUNDALIS[table.kundali].votes
    for party in PARTIES:
        for constituency in range(SEATS):
            table.take_votes(party, constituency, votes[party][constituency])
    table.tell(events.CoinsPlaced(votes[PURPLE], votes[YELLOW]))
    table.discard("kundali", table.kundali)
    table.note_votes()
    table.phase = phases.NOMINATION


async def shuffle_candidates(table: Table) -> None:
    """ET-3.01: all CandyNetas in one pile, and Purple reveals first (ET-3.02)."""
    _form_pile(table, "candyneta", range(len(CANDYNETAS)))
    table.tray.revealing = table.house.first_to_place(PURPLE)


async def reveal(table: Table) -> None:
    """ET-3.02 to 3.06: the top card takes its group's slot, or goes to the side pile."""
    command = table.tray.revealing
    party = table.planners[command].party
    neta, table.tray.pile = table.tray.pile[0], table.tray.pile[1:]
    table.shown += 1
    table.tell(events.NetaRevealed(party, neta))
    place = NETAS[neta].group
    if place == ANYWHERE:
        place = await place_miss_bolly(table)
    if table.parties[party].neta[place] == EMPTY:
        table.seat_neta(command, neta, place)
        if table.house.factions:
            table.tell(faction_events.AddaTaken(command, place))
            table.tray.revealing = table.house.partner(command)  # ET-8.05: a placement passes the turn
    else:
        table.tray.side_pile += (neta,)
        table.tell(events.NetaSetAside(party, neta))


async def place_miss_bolly(table: Table) -> int:
    """ET-3.06: any empty slot, chosen at once; the last empty one without a question."""
    command = table.tray.revealing
    seated = table.party_of(command).neta
    if seated.count(EMPTY) == 1:
        return seated.index(EMPTY)
    table.tray.revealed, table.awaits = MISS_BOLLY, phases.PLACE_BOLLY
    table.tell(events.BollyWaiting(command))
    where = (await ask(command, BOLLY)).constituency
    table.tray.revealed, table.awaits = -1, phases.NOTHING
    return where


async def form_yellow_pile(table: Table) -> None:
    """ET-3.08: the side pile and every unrevealed card, shuffled together; Yellow does the same."""
    table.tell(events.PileFormed(len(table.tray.side_pile) + len(table.tray.pile)))
    _form_pile(table, "yellow_pile", sorted(table.tray.side_pile + table.tray.pile))
    table.tray.revealing = table.house.first_to_place(YELLOW)


async def deal_swap_cards(table: Table) -> None:
    """ET-3.11: what is left after both slates, shuffled and dealt one at a time, Purple first."""
    _form_pile(table, "rest", sorted(table.tray.side_pile + table.tray.pile))
    for party in PARTIES:
        dealt = tuple(sorted(table.tray.pile[party::2]))
        table.parties[party].dealt = dealt
        backs = events.SwapCardsDealt(party, (events.FACE_DOWN,) * len(dealt))
        table.tell_only(table.house.behind[party], events.SwapCardsDealt(party, dealt), backs)
    table.tray.pile = ()
    table.tray.revealing = table.house.first_to_place(PURPLE)
    table.shown += 1
    table.phase = phases.SWAP


async def send_bignetas(table: Table) -> None:
    """ET-3.13 to 3.15, ET-8.09: where the BigNetas stand, sealed and turned over together."""
    table.awaits = phases.BIGNETA
    bosses = [table.house.opener(party) for party in PARTIES]
    chosen: dict[Command, PlaceBigNeta] = await ask_each(dict.fromkeys(bosses, BIGNETA))
    table.awaits = phases.NOTHING
    for party, boss in zip(PARTIES, bosses, strict=True):
        where, neta = chosen[boss].constituency, BIGNETA_OF[party]
        replaced = table.replace_neta(party, neta, where)
        table.parties[party].bigneta_at = where
        table.tell(events.BigNetaPlaced(party, neta, where, replaced))
    table.tray.bignetas_seated = True


async def swap_candidates(table: Table) -> None:
    """ET-3.16 to 3.21: all plans sealed and shown together; what was not used leaves the game."""
    table.awaits = phases.SWAP_PLAN
    plans: dict[Command, SwapPlan] = await ask_each(dict.fromkeys(table.house.commands, SWAPS))
    table.awaits = phases.NOTHING
    table.tray.proposers = ()
    for party in PARTIES:
        swaps = [swap for command in table.house.of_party(party) for swap in plans[command].swaps]
        _carry_out(table, party, _without_double_claim(table, party, swaps))
    table.phase = phases.RESOURCES


def _without_double_claim(table: Table, party: int, swaps: list[Swap]) -> list[Swap]:
    """ET-8.11, ET-D25: if both factions want Miss Bolly without a joint plan, neither gets her."""
    if sum(swap.neta == MISS_BOLLY for swap in swaps) < 2:
        return swaps
    table.tell(faction_events.ClaimVoid(party))
    return [swap for swap in swaps if swap.neta != MISS_BOLLY]


def _carry_out(table: Table, party: int, swaps: list[Swap]) -> None:
    side = table.parties[party]
    for swap in swaps:
        out = table.replace_neta(party, swap.neta, swap.constituency)
        table.tell(events.NetaSwapped(party, swap.constituency, out, swap.neta))
    used = [swap.neta for swap in swaps]
    unused = tuple(neta for neta in side.dealt if neta not in used)
    side.dealt = ()
    table.tray.out_of_play += unused
    table.tell(events.CardsBinned(party, len(unused)))


def _form_pile(table: Table, deck: str, cards: range | list[int]) -> None:
    table.tray.pile = tuple(table.dice.shuffle(deck, cards))
    table.tray.side_pile = ()
    table.tell(events.DeckShuffled(deck, len(cards)))
