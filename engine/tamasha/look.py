"""Builds up what one seat may see, from the table (section 8 of the rules)."""

from __future__ import annotations

from typing import Final

from engine.core.asking import Command, Seat
from engine.tamasha import phases, view
from engine.tamasha.cards import BIGNETA_OF, NETAS, PARTIES, SEATS
from engine.tamasha.market import all_purses_closed, capacity, columns_of, final_sauda, open_purses
from engine.tamasha.table import COMMANDS, NOBODY, RIVAL, Party, Planner, Table

VARIANT: Final = "basic"


def look(table: Table, seat: Seat | None) -> view.View:
    """Everything `seat` (None: an onlooker) may see."""
    own = NOBODY if seat is None else table.command_at(seat)
    return view.View(
        seat=seat,
        command=own,
        variant=VARIANT,
        options=table.options.values(),
        phase=table.phase,
        awaits=table.awaits,
        turn=table.turn,
        turns=table.turns,
        asked=asked(table),
        commands=(_command(table, COMMANDS[0], own), _command(table, COMMANDS[1], own)),
        declared=table.declared,
        kundali=table.kundali,
        side_pile=table.side_pile,
        unrevealed=len(table.pile),
        revealed=table.revealed,
        revealing=table.revealing if table.phase == phases.NOMINATION else NOBODY,
        envelope=table.envelope if table.news < 0 else -1,
        news=table.news,
        news_at=table.news_at,
        gain_to_split=table.gain,
        discards=table.discards,
        votes_by_turn=table.votes_by_turn,
        results=_results(table),
        defections=tuple(view.Defection(d.neta, d.constituency, d.to, d.round) for d in table.defections),
        sauda_round=table.sauda_round,
        sheet=_sheet(table, own),
        winner=table.winner,
        by_initial=table.by_initial,
    )


def asked(table: Table) -> tuple[Command, ...]:
    """The commands whose answer is awaited now."""
    match table.awaits:
        case phases.NOTHING:
            return ()
        case phases.PLACE_BOLLY:
            return (table.revealing,)
        case phases.NAME_CONSTITUENCY:
            return (RIVAL[table.turn],)
        case phases.BIGNETA | phases.SWAP_PLAN:
            return tuple(command for command in COMMANDS if command not in table.sealed)
        case phases.SAUDA:
            return tuple(command for command in open_purses(table) if command not in table.sealed)
        case _:
            return (table.turn,)


def may_see_chest(table: Table, command: Command, own: Command) -> bool:
    """Its own seats always; everybody at an open table, or once every purse is closed (ET-D10)."""
    return command == own or table.options.open_chests or all_purses_closed(table)


def _command(table: Table, command: Command, own: Command) -> view.CommandView:
    planner, side = table.planners[command], table.party_of(command)
    mine = command == own
    column = planner.column
    return view.CommandView(
        seats=planner.seats,
        on_duty=planner.on_duty,
        slots=tuple(_slot(table, planner, side, place) for place in range(SEATS)),
        chest=planner.chest if may_see_chest(table, command, own) else None,
        bigneta=BIGNETA_OF[planner.party],
        bigneta_at=side.bigneta_at,
        dealt=side.dealt if mine else None,
        dealt_count=len(side.dealt),
        campaign=planner.campaign if mine else None,
        campaign_count=len(planner.campaign),
        big=planner.big if mine else None,
        big_count=len(planner.big),
        news_count=len(planner.news),
        sealed=command in table.sealed,
        own_choice=table.sealed.get(command) if mine else None,
        pool=(side.pool_funds, side.pool_pawns, side.pool_votes),
        purse_closed=column is not None and column.closed,
        bought=column.bought if column is not None else 0,
        lost=column.lost if column is not None else 0,
        spent=(planner.spent_on_campaigns, planner.spent_on_news, planner.spent_on_people),
        pawns_spent=planner.pawns_spent,
    )


def _slot(table: Table, planner: Planner, side: Party, place: int) -> view.SlotView:
    lost = table.declared[place] not in (-1, planner.party)
    return view.SlotView(side.neta[place], side.funds[place], side.pawns[place], side.votes[place], lost)


def _results(table: Table) -> tuple[view.SeatResult | None, ...]:
    if not table.results:
        return (None,) * SEATS
    return tuple(
        view.SeatResult(
            tally.winner,
            tally.decided_by,
            (tally.purple_votes, tally.yellow_votes),
            tally.neta,
            NETAS[tally.neta].tradable,
        )
        for tally in table.results
    )


def _sheet(table: Table, own: Command) -> view.Sheet | None:
    if any(planner.column is None for planner in table.planners):
        return None
    purple, yellow = columns_of(table)
    seen = [may_see_chest(table, command, own) for command in COMMANDS]

    def shown(row: list[int]) -> tuple[int | None, int | None]:
        first, second = (row[party] if seen[party] else None for party in PARTIES)
        return first, second

    return view.Sheet(
        won=(purple.won, yellow.won),
        tradable=(purple.tradable, yellow.tradable),
        chest=shown([purple.chest, yellow.chest]),
        capacity=shown([capacity(purple.chest), capacity(yellow.chest)]),
        final_sauda=shown([final_sauda(table, command) for command in COMMANDS]),
        bought=(purple.bought, yellow.bought),
        lost=(purple.lost, yellow.lost),
        moved=(purple.moved, yellow.moved),
        printed=(purple.printed, yellow.printed),
        decides="moved" if table.options.seats_move else "printed",
    )
