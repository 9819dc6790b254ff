"""What may be sealed in a window of the reply chain (section 5.2): who is asked never hangs on a hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from engine.core.asking import Command
from engine.entkhbat.answers import Pass, Reply
from engine.entkhbat.cards import JOKER, OBJECTION, TIT_FOR_TAT, TOUGH_LUCK
from engine.entkhbat.floor import may_answer_from_table, may_reflect, speaking_side
from engine.entkhbat.questions.decision import Sealed
from engine.entkhbat.records import TARGET_SIDE
from engine.entkhbat.table import Table

PASS: Final = Pass()
_ONLY_PASS: Final = (PASS,)
_REPLY: Final = {face: Reply(face) for face in (TOUGH_LUCK, OBJECTION, TIT_FOR_TAT)}
_JOKER: Final = {face: Reply(JOKER, face) for face in _REPLY}
_FROM_TABLE: Final = Reply(TOUGH_LUCK, from_table=True)


class ReplyOrPass(Sealed[Any]):
    """AE-6.03 to 6.06: Tough Luck and Tit for Tat for the principals, Objection for everybody else."""

    __slots__ = ()

    def options(self, table: Table, command: Command) -> Sequence[Reply | Pass]:
        """The pass, and every reply that is held and still allowed."""
        chain, hand = table.chain, table.hands[command]
        assert chain is not None
        side = speaking_side(chain)
        first = chain.target if side == TARGET_SIDE else chain.attacker
        if command != first:
            allowed = [OBJECTION]
        else:
            allowed = [] if chain.tough[side] else [TOUGH_LUCK]
            if side == TARGET_SIDE and may_reflect(table, chain):
                allowed.append(TIT_FOR_TAT)
        replies = [_REPLY[face] for face in allowed if face in hand]
        if JOKER in hand:
            replies += [_JOKER[face] for face in allowed]
        if table.fees is not None and may_answer_from_table(table, command):
            replies.append(_FROM_TABLE)
        return (PASS, *replies) if replies else _ONLY_PASS


REPLY: Final = ReplyOrPass()
