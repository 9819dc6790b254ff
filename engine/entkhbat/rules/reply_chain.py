"""The reply chain (AE-6 and section 5): window after window, until nobody may answer or nobody will."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.core.asking import Command
from engine.entkhbat import events, phases
from engine.entkhbat.answers import Pass, Reply
from engine.entkhbat.cards import FACES, JOKER, OBJECTION, TIT_FOR_TAT, TOUGH_LUCK
from engine.entkhbat.floor import entitled, principal, speaking_side
from engine.entkhbat.questions.reply import REPLY
from engine.entkhbat.records import (
    ATTACK_SIDE,
    ATTACKED,
    ATTACKS,
    CANCELLED,
    OBJECTIONS,
    REFLECTED,
    REPLIES,
    THROUGH,
    Chain,
    Laid,
)
from engine.entkhbat.table import Table, replaced


async def argue(table: Table, chain: Chain) -> str:
    """AE-6.07 to 6.11, AE-6.23: returns `through`, `cancelled` or `reflected`."""
    table.chain = chain
    while seats := entitled(table, chain):
        side = speaking_side(chain)
        table.await_answer(phases.REPLY, seats)
        table.tell(events.WindowOpened(phases.REPLY, seats, side))
        answers: dict[Command, Reply | Pass] = await REPLY.to_each(seats)
        table.answered()
        table.tell(events.WindowClosed(phases.REPLY))
        if not open_window(table, chain, side, answers):
            break
    outcome = verdict(chain)
    table.chain = None
    count_argument(table, chain, outcome)
    table.tell(events.ChainClosed(chain.attacker, chain.target, chain.card, outcome))
    return outcome


def verdict(chain: Chain) -> str:
    """AE-6.07: the side with the last word decides."""
    if chain.last == ATTACK_SIDE:
        return phases.THROUGH
    return phases.REFLECTED if chain.reflected else phases.CANCELLED


def open_window(table: Table, chain: Chain, side: int, answers: Mapping[Command, Reply | Pass]) -> bool:
    """AE-6.12, AE-6.13: the principal's reply, or the nearest helper's Objection; False if all have passed.

    The seats were asked in that order, so the first reply is the one that counts.
    """
    replies = [(seat, answer) for seat, answer in answers.items() if isinstance(answer, Reply)]
    if not replies:
        return False
    seat, reply = replies[0]
    lay(table, chain, side, seat, reply)
    if seat != principal(chain, side):
        for late, objection in replies[1:]:
            table.burn_from_hand(late, objection.card)
            table.tell(events.ObjectionBurned(late, objection.card))
    chain.last = side
    return True


def lay(table: Table, chain: Chain, side: int, seat: int, reply: Reply) -> None:
    """A reply is on the chain and counts (AE-6.03, AE-6.06, AE-6.14, AE-6.19, AE-6.21)."""
    face = reply.named if reply.card == JOKER else reply.card
    card = face + FACES if reply.card == JOKER else face
    if not reply.from_table:
        table.burn_from_hand(seat, card)
    if face == TIT_FOR_TAT:
        chain.reflected = True
    elif face == TOUGH_LUCK:
        chain.tough = replaced(chain.tough, side, True)
        if table.fees is not None and side == ATTACK_SIDE:
            table.fees.answered = True
    else:
        chain.objected = replaced(chain.objected, side, True)
        chain.tied += ((seat, side),)
    chain.laid += (Laid(seat, card, side),)
    table.note(seat, REPLIES)
    if face == OBJECTION:
        table.note(seat, OBJECTIONS)
    table.tell(events.ReplyLaid(seat, card, side, len(chain.laid)))


def count_argument(table: Table, chain: Chain, outcome: str) -> None:
    """What the sheet at the end tells of arguments."""
    table.note(chain.attacker, ATTACKS)
    table.note(chain.attacker, _COUNTERS[outcome])
    table.note(chain.target, ATTACKED)


_COUNTERS: Final = {phases.THROUGH: THROUGH, phases.CANCELLED: CANCELLED, phases.REFLECTED: REFLECTED}
