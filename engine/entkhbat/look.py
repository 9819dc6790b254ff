"""Builds up what one seat may see, from the table (section 9 of the rules)."""

from __future__ import annotations

from typing import Any

from engine.core.asking import Command, Seat
from engine.entkhbat import phases, view
from engine.entkhbat.cards import PENALTY_STEP, REGIONS
from engine.entkhbat.floor import VOICES, cumulative, places
from engine.entkhbat.records import NOBODY, SCORES, Chain, Fees, Offer
from engine.entkhbat.table import Table


def look(table: Table, seat: Seat | None) -> view.View:
    """Everything `seat` (None: an onlooker) may see. The referee's seat reads the Register besides."""
    over = table.phase == phases.OVER
    referee = seat is not None and seat >= table.seats
    totals = cumulative(table) if over or _looks(table, seat, phases.BOARD) else None
    return view.View(
        seat=seat,
        variant="standard",
        options=table.options.chosen,
        phase=table.phase,
        awaits=table.awaits,
        asked=table.asked,
        commands=tuple([_candidate(table, other, seat) for other in range(table.seats)]),
        regions=tuple([_region(table, place) for place in range(REGIONS) if table.owners[place] >= 0]),
        cycle=table.cycle,
        cycles=table.cycles,
        asleep=table.asleep(),
        starter=table.starter,
        turn=table.turn,
        turns=table.turns,
        moves_used=table.moves_used,
        moves_left=table.moves_left,
        bank=table.bank_left,
        play=table.play,
        deals=tuple([(deal.owner, deal.partner) for deal in table.deals]),
        chain=None if table.chain is None else _chain(table.chain),
        offer=None if table.offer is None else _offer(table.offer),
        fees=None if table.fees is None else _fees(table.fees),
        user=table.user,
        victim=table.victim,
        amount=table.amount,
        fan=len(table.fan),
        own_answer=_own_answer(table, seat),
        seen=table.hands[table.victim] if _looks(table, seat, phases.INSPECT) else None,
        board=totals,
        announced=table.register[-1].totals if table.phase == phases.INTERMISSION else None,
        ended=table.closing,
        closer=table.closer,
        warned=table.warned,
        accused=None if table.breach is None else (table.breach.accuser, table.breach.accused),
        accusers=table.accusers,
        consulting=table.consulting,
        register=_register(table) if over or referee else None,
        places=places(totals) if over and totals is not None else None,
        scores=_scores(table) if over else None,
    )


def _looks(table: Table, seat: Seat | None, decision: str) -> bool:
    """True for the one who takes a private look right now, also while an accusation interrupts it."""
    if seat is None or table.user != seat:
        return False
    return table.awaits == decision


def _own_answer(table: Table, seat: Seat | None) -> Any:
    if seat is None or not table.sealed:
        return None
    voice = seat + VOICES if table.awaits in (phases.BREACH, phases.CONSULT) else seat
    return table.sealed.get(Command(voice))


def _candidate(table: Table, seat: int, eyes: Seat | None) -> view.SeatView:
    hand, lands = table.hands[seat], table.lands[seat]
    fines = [fine for fine in table.penalties if fine.seat == seat] if table.penalties else []
    return view.SeatView(
        seats=(seat,),
        hand=hand if seat == eyes else None,
        hand_count=len(hand),
        lands=lands,
        closed=tuple([r for r, holder in enumerate(table.holders) if holder == seat and r not in lands]),
        shield=table.shields[seat],
        immune=table.immune[seat],
        jailed=table.jailed[seat],
        silenced=table.silenced[seat],
        out=table.out[seat],
        protected_from=tuple([away for safe, away in table.orders if safe == seat]),
        fines=tuple([fine.amount for fine in fines]),
        next_fine=PENALTY_STEP * (table.cycle + sum([not fine.vetoed for fine in fines])),
    )


def _region(table: Table, region: int) -> view.RegionView:
    holder = table.holders[region]
    closed = holder != NOBODY and region not in table.lands[holder]
    votes, fixed = table.votes[region], table.fixed[region]
    return view.RegionView(
        region=region,
        owner=table.owners[region],
        holder=holder,
        closed=closed,
        votes=None if closed else votes,
        count=len(votes),
        fixed=None if closed else fixed,
        value=None if closed else table.region_value(region),
    )


def _chain(chain: Chain) -> view.ChainView:
    return view.ChainView(
        attacker=chain.attacker,
        target=chain.target,
        card=chain.card,
        region=chain.region,
        last=chain.last,
        tough=chain.tough,
        objected=chain.objected,
        reflected=chain.reflected,
        laid=tuple([view.LaidView(laid.seat, laid.card, laid.side) for laid in chain.laid]),
        reflectable=chain.reflectable,
        objections=chain.objections,
        partner=chain.partner,
    )


def _offer(offer: Offer) -> view.OfferView:
    return view.OfferView(
        offer.owner, offer.card, offer.partner, offer.mine, offer.yours, offer.countered, offer.blocked
    )


def _fees(fees: Fees) -> view.FeesView:
    return view.FeesView(fees.player, fees.card, fees.reflected, fees.paying, fees.takings, fees.receiver)


def _scores(table: Table) -> tuple[view.ScoreView, ...]:
    rows = table.scores
    return tuple([view.ScoreView(*rows[at : at + SCORES]) for at in range(0, len(rows), SCORES)])


def _register(table: Table) -> tuple[view.PageView, ...]:
    return tuple(
        [
            view.PageView(
                cause=page.cause,
                by=page.by,
                ballots=page.ballots,
                deals=tuple([(deal.owner, deal.partner, deal.votes) for deal in page.deals]),
                penalties=page.penalties,
                out=page.out,
                totals=page.totals,
            )
            for page in table.register
        ]
    )
