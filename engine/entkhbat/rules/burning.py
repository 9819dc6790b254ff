"""Burning votes (AE-4.11 to 4.15): the victim picks cards until the amount is reached."""

from __future__ import annotations

from engine.entkhbat import events, phases
from engine.entkhbat.floor import chosen_cards, reach
from engine.entkhbat.questions.burning import BURN
from engine.entkhbat.records import NOBODY
from engine.entkhbat.table import Table, VoteOn, value_of


async def burn_votes(table: Table, user: int, victim: int, amount: int) -> None:
    """AE-4.11 to 4.13, AE-7.27: any set that reaches the amount; all of it, where it does not."""
    there = reach(table, victim)
    cards: tuple[VoteOn, ...] = tuple(there)
    if value_of(there) >= amount:
        table.user, table.victim, table.amount = user, victim, amount
        table.await_answer(phases.BURN_VOTES, (victim,))
        answer = await BURN.to(victim)
        table.answered()
        table.user, table.victim, table.amount = NOBODY, NOBODY, 0
        cards = chosen_cards(there, answer.cards)
    table.take_votes(cards)
    table.burn([card for card, _ in cards])
    lost = value_of(cards)
    table.note_loss(victim, user, lost)
    table.tell(events.VotesBurned(victim, cards, lost))
