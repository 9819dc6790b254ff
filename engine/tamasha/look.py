"""Builds up what one seat may see, from the table (section 8 of the rules)."""

from __future__ import annotations

from engine.core.asking import Command, Seat
from engine.tamasha import phases, view
from engine.tamasha.cards import BIGNETA_OF, NETAS, SEATS
from engine.tamasha.floor import asked, privy, voice
from engine.tamasha.market import all_purses_closed, capacity, columns_of, final_sauda
from engine.tamasha.questions.nomination import may_propose
from engine.tamasha.records import NOBODY
from engine.tamasha.sides import Party, Planner
from engine.tamasha.table import Table

NO_PARTY = -1


def look(table: Table, seat: Seat | None) -> view.View:
    """Everything `seat` (None: an onlooker) may see."""
    house = table.house
    command = NOBODY if seat is None else voice(table, seat)
    own = NO_PARTY if seat is None else house.party_of[command]
    return view.View(
        seat=seat,
        command=command,
        variant=house.variant,
        options=table.options.values(house.variant),
        phase=table.phase,
        awaits=table.awaits,
        turn=table.turn,
        turns=table.turns,
        asked=asked(table),
        commands=tuple(_command(table, of, own, seat) for of in house.commands),
        declared=table.declared,
        kundali=table.kundali,
        side_pile=table.tray.side_pile,
        unrevealed=len(table.tray.pile),
        revealed=table.tray.revealed,
        revealing=table.tray.revealing if table.phase == phases.NOMINATION else NOBODY,
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
        attack=_attack(table),
        joint=_joint(table, own),
        may_propose=table.awaits == phases.SWAP_PLAN and command >= 0 and may_propose(table, command),
        bargains=table.bargains,
        kingmaker=table.kingmaker,
    )


def may_see_chest(table: Table, command: Command, own: int) -> bool:
    """Its own party always; everybody at an open table, or once every purse is closed (ET-D10)."""
    return table.house.party_of[command] == own or table.options.open_chests or all_purses_closed(table)


def _command(table: Table, command: Command, own: int, seat: Seat | None) -> view.CommandView:
    planner, side = table.planners[command], table.party_of(command)
    mine = planner.party == own
    knows = seat is not None and command in privy(table, seat)
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
        own_choice=table.sealed.get(command) if knows else None,
        pool=(side.pool_funds, side.pool_pawns, side.pool_votes),
        purse_closed=column is not None and column.closed,
        bought=column.bought if column is not None else 0,
        lost=column.lost if column is not None else 0,
        spent=(planner.spent_on_campaigns, planner.spent_on_news, planner.spent_on_people),
        pawns_spent=planner.pawns_spent,
        party=planner.party,
        name=table.house.names[command],
        addas=tuple(place for place in range(SEATS) if side.runs[place] == command),
        offer=side.offer if mine and table.phase == phases.POCKETS else None,
        offer_count=len(side.offer) if table.phase == phases.POCKETS else 0,
        attacks=planner.attacks if mine else None,
        attack_count=len(planner.attacks),
        victims=planner.victims if mine else None,
        victim_count=len(planner.victims),
    )


def _slot(table: Table, planner: Planner, side: Party, place: int) -> view.SlotView:
    lost = table.declared[place] not in (-1, planner.party)
    return view.SlotView(side.neta[place], side.funds[place], side.pawns[place], side.votes[place], lost)


def _attack(table: Table) -> view.AttackView | None:
    accused = table.accusation
    if accused is None:
        return None
    return view.AttackView(accused.command, accused.card, accused.constituency, accused.defender)


def _joint(table: Table, own: int) -> view.JointView | None:
    """Only the party itself hears of its plan (ET-8.10)."""
    for plan in table.tray.joint:
        if table.house.party_of[plan.by] == own:
            return view.JointView(plan.by, tuple((swap.neta, swap.constituency) for swap in plan.swaps))
    return None


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


def _sheet(table: Table, own: int) -> view.Sheet | None:
    if any(planner.column is None for planner in table.planners):
        return None
    columns, commands = columns_of(table), table.house.commands
    seen = [may_see_chest(table, command, own) for command in commands]

    def shown(row: list[int]) -> tuple[int | None, ...]:
        return tuple(amount if may else None for amount, may in zip(row, seen, strict=True))

    return view.Sheet(
        won=tuple(column.won for column in columns),
        tradable=tuple(column.tradable for column in columns),
        chest=shown([column.chest for column in columns]),
        capacity=shown([capacity(column.chest) for column in columns]),
        final_sauda=shown([final_sauda(table, command) for command in commands]),
        bought=tuple(column.bought for column in columns),
        lost=tuple(column.lost for column in columns),
        moved=tuple(column.moved for column in columns),
        printed=tuple(column.printed for column in columns),
        decides="moved" if table.options.seats_move else "printed",
    )
