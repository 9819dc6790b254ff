"""Builds up what one seat may see, from the table (section 20 of the rules)."""

from __future__ import annotations

from typing import Any

import msgspec

from engine.core.asking import Seat
from engine.modipoly import agenda, phases, view
from engine.modipoly.answers import Bribe, Goods
from engine.modipoly.cards import BASES, DEEDS, NO_CARD
from engine.modipoly.order import offers_left
from engine.modipoly.power_events import FACE_DOWN
from engine.modipoly.questions.acquire import most_votes
from engine.modipoly.questions.bond import bidders
from engine.modipoly.records import NO_BRIBE, Hammer
from engine.modipoly.table import FEATS, Table

changed: Any = msgspec.structs.replace


def look(table: Table, seat: Seat | None) -> view.View:
    """Everything `seat` (None: an onlooker) may see."""
    dealt = bool(table.cash) and table.pm >= 0
    return view.View(
        seat=seat,
        options=table.options.values(),
        small_table=table.options.small_table,
        awaits=table.awaits,
        asked=tuple(one for one in table.asked if one not in table.sealed),
        active=table.active,
        turns=table.turns,
        rolled=table.rolled,
        doubles=table.doubles,
        may_walk=table.fresh,
        pm=table.pm,
        chair_empty=table.chair_empty,
        commands=tuple(_seat(table, of, seat, dealt) for of in range(len(table.roles))),
        treasury=table.treasury,
        meters=tuple(table.meters),
        patronage=table.patronage,
        owner=table.owner,
        pledged=table.pledged,
        loans=table.loans,
        loans_used=table.loans_used,
        npas=table.npas,
        file_at=table.file_at,
        filed=table.filed,
        forwarded=table.forwarded,
        padyatra=table.padyatra,
        strikes=table.strikes,
        pils=table.pils,
        passes=table.passes,
        trust_used=table.trust_used,
        shield=table.shield,
        arrears=table.arrears,
        unpaid=table.unpaid,
        deck=len(table.deck),
        discards=table.discards,
        shredded=len(table.shredded),
        news_deck=len(table.news_deck),
        news_discards=table.news_discards,
        drawn=_drawn(table, seat),
        said=tuple(entry for entry in table.said if entry[0] == seat or not entry[1].give.cards),
        bargain=_bargain(table, seat),
        motion=_motion(table),
        lot=_lot(table, seat),
        card=_card(table),
        fine=table.agenda[-1][2] if table.awaits == phases.INVESTIGATED else 0,
        bill=_bill(table),
        division=table.division,
        last_confidence=table.last_confidence,
        last_replacement=table.last_replacement,
        register=table.register,
        own_bonds=_bonds(table, seat),
        unsold=table.unsold,
        foreclosed=table.foreclosed,
        biggest_bribe=table.biggest_bribe,
        ending=table.ending,
        verdicts=table.verdicts,
        over=table.over,
    )


def _seat(table: Table, of: int, seat: Seat | None, dealt: bool) -> view.SeatView:
    hand = table.hands[of]
    deeds = tuple(table.deeds_of(of))
    return view.SeatView(
        seats=(of,),
        dealt=table.origin[of],
        role=table.roles[of],
        cash=table.cash[of],
        tokens=table.tokens[of],
        at=table.at[of],
        tihar=table.tihar[of],
        bjp=table.bjp[of],
        bankrupt=table.bankrupt[of],
        cards=len(hand),
        hand=hand if of == seat else None,
        laps=table.laps[of],
        terms=table.terms[of],
        portfolio=sum([BASES[deed] for deed in deeds]),
        deeds=deeds,
        weight=table.weight(of) if dealt else 0,
        devoted=dealt and table.is_devoted(of),
        offers_left=_offers_left(table, of),
        feats=tuple(table.feats[of * FEATS : (of + 1) * FEATS]),
    )


def _offers_left(table: Table, of: int) -> int:
    if table.awaits in phases.OPEN_FLOOR:
        return max(0, offers_left(table, of)) if table.free(of) else 0
    talking = table.awaits in (phases.DEBT, phases.PM_CARD, phases.INTERVAL) and of in table.asked
    return max(0, offers_left(table, of)) if talking else 0


def _drawn(table: Table, seat: Seat | None) -> int | None:
    if table.drawn == NO_CARD:
        return NO_CARD
    return table.drawn if seat == table.pm else None


def _bargain(table: Table, seat: Seat | None) -> view.BargainView | None:
    bargain = table.bargain
    if bargain is None:
        return None
    give, get = bargain.give, bargain.get
    if seat not in (bargain.by, bargain.to):
        give, get = _covered(give), _covered(get)
    return view.BargainView(bargain.by, bargain.to, give, get, bargain.counters)


def _covered(goods: Goods) -> Goods:
    covered: Goods = changed(goods, cards=(FACE_DOWN,) * len(goods.cards))
    return covered


def _motion(table: Table) -> view.MotionView | None:
    motion = table.motion
    if motion is None:
        return None
    voice_of = motion.voice_of
    asked = voice_of >= 0
    return view.MotionView(
        motion.deed,
        motion.caller,
        DEEDS[motion.deed].votes,
        sum([cast for cast in motion.cast if cast > 0]),
        tuple(
            Bribe(to, bribe.votes, bribe.cash, bribe.tokens)
            for to, bribe in enumerate(motion.bribes)
            if bribe.votes
        ),
        motion.cast,
        voice_of,
        motion.least[voice_of] if asked else 0,
        most_votes(table, voice_of) if asked else 0,
        asked and voice_of != motion.caller and not motion.countered[voice_of] and not table.bjp[voice_of],
        None if motion.price == NO_BRIBE else motion.price,
    )


def _lot(table: Table, seat: Seat | None) -> view.LotView | None:
    lot = table.lot
    if lot is None:
        return None
    own = next((slip for slip in table.slips if slip.seat == seat), None)
    return view.LotView(
        lot.deed,
        lot.seller,
        lot.minimum,
        lot.why,
        tuple(bidders(table, lot)),
        tuple(sorted(table.sealed)) if table.sealed else tuple(slip.seat for slip in table.slips),
        own,
        table.slips if seat == table.pm and table.slips else None,
    )


def _card(table: Table) -> view.CardView | None:
    card = table.card
    if card is None:
        return None
    return view.CardView(card.news, card.card, card.by, card.step, card.targets, card.deed, card.price)


def _bill(table: Table) -> view.BillView | None:
    if table.awaits != phases.DEBT and not any(item[0] == agenda.DEBT for item in table.agenda):
        return None
    bill = table.bills[-1]
    return view.BillView(bill.debtor, bill.dues, table.debt_offers)


def _bonds(table: Table, seat: Seat | None) -> tuple[Hammer, ...]:
    """MP-6.12: those one opened, those one bid in with one's own slip; all of them on the last sheet."""
    if table.over and table.options.declassify:
        return table.hammers
    seen = []
    for hammer in table.hammers:
        if hammer.opened_by == seat:
            seen.append(hammer)
        elif any(slip.seat == seat and slip.bid for slip in hammer.slips):
            own = tuple(slip for slip in hammer.slips if slip.seat in (seat, hammer.announced))
            seen.append(changed(hammer, slips=own))
    return tuple(seen)
