"""Filing Fees (AE-7.43 to 7.53): everybody settles their own account."""

from __future__ import annotations

from engine.entkhbat import events, phases
from engine.entkhbat.cards import FACES, FEE, without
from engine.entkhbat.floor import chosen_cards, free_lands, open_votes, payers
from engine.entkhbat.questions.burning import PAY, SPREAD
from engine.entkhbat.records import NOBODY, Chain, Fees
from engine.entkhbat.rules.reply_chain import argue
from engine.entkhbat.table import Table, VoteOn, value_of


async def filing_fees(table: Table, player: int, card: int) -> None:
    """AE-7.53: the small chains going right, the reflected payments, the others', and one spreading."""
    table.fees = fees = Fees(player, card)
    for payer in payers(table, player):
        outcome = await argue(table, Chain(player, payer, card, objections=False))
        if outcome == phases.REFLECTED:
            fees.reflected += (payer,)
        elif outcome == phases.THROUGH:
            fees.paying += (payer,)
    for payer in fees.reflected:
        await collect(table, player, payer)
        await spread(table, payer)
    for payer in fees.paying:
        await collect(table, payer, player)
    await spread(table, player)
    table.fees = None


async def collect(table: Table, payer: int, receiver: int) -> None:
    """AE-7.43, AE-7.51: vote cards worth 100 or more, as the payer likes, or all there are."""
    assert table.fees is not None
    there = open_votes(table, payer)
    cards: tuple[VoteOn, ...] = tuple(there)
    if value_of(there) >= FEE:
        table.user, table.victim, table.amount = receiver, payer, FEE
        table.await_answer(phases.PAY_FEE, (payer,))
        answer = await PAY.to(payer)
        table.answered()
        table.user, table.victim, table.amount = NOBODY, NOBODY, 0
        cards = chosen_cards(there, answer.cards)
    if not cards:
        return
    table.take_votes(cards)
    table.fees.takings += tuple([card for card, _ in cards])
    table.note_loss(payer, receiver, value_of(cards))
    table.tell(events.FeePaid(payer, receiver, cards))


async def spread(table: Table, receiver: int) -> None:
    """AE-7.48 to 7.50: over open regions with free slots; what has no place, or is given none, burns."""
    fees = table.fees
    assert fees is not None
    if not fees.takings:
        return
    places: tuple[VoteOn, ...] = ()
    if free_lands(table, receiver):
        fees.receiver = table.user = receiver
        table.await_answer(phases.SPREAD_FEE, (receiver,))
        places = (await SPREAD.to(receiver)).places
        table.answered()
        fees.receiver = table.user = NOBODY
    left = fees.takings
    for named, region in places:
        card = named if named in left else named + FACES
        left = without(left, card)
        table.votes[region] += (card,)
    table.burn(left)
    fees.takings = ()
    table.tell(events.FeeSpread(receiver, places, left))
