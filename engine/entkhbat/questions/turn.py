"""What a candidate may do with a move (section 7.2)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Final

from engine.core.asking import Answer, Command
from engine.entkhbat import cards
from engine.entkhbat.answers import PlayAttack, PlayFinal
from engine.entkhbat.cards import FIRST_VOTE, JOKER, MOVES_A_TURN, VOTES_A_REGION
from engine.entkhbat.floor import changes_something, dealable, open_targets, partners, payers, targets_of
from engine.entkhbat.questions import rows
from engine.entkhbat.questions.decision import Decision
from engine.entkhbat.questions.rows import END, PLACE, SHIFT, WASTE, taking, taking_others
from engine.entkhbat.table import SAFE, STUFFED, Table

_ONLY_END: Final = (END,)
_NO_NAME: Final = -1
_waste: Final = WASTE.__getitem__


class Move(Decision[Any]):
    """AE-3.02 to 3.06: cards, votes, shifts, or the end of the turn, which is always there."""

    __slots__ = ()

    def options(self, table: Table, command: Command) -> Sequence[Answer]:
        """The end first, what can be thrown away, card by card what can be played, then every shift."""
        if table.moves_used >= MOVES_A_TURN + table.extra:
            return _ONLY_END
        seat: int = command
        votes, lands = table.votes, table.lands[seat]
        free = tuple([region for region in lands if len(votes[region]) < VOTES_A_REGION])
        onto_free = taking(free)
        faces = dict.fromkeys(table.hands[seat])
        plays: list[Answer] = [END, *map(_waste, faces)]
        for face in faces:
            if face >= FIRST_VOTE:
                plays += onto_free(PLACE[face])
            elif (always := _ALWAYS[face]) is not None:
                plays += always
            else:
                plays += _PLAYS[face](table, seat, face, face, _NO_NAME)
        onto_others = taking_others(free)
        for source in lands:
            if there := votes[source]:
                take = onto_others.get(source, onto_free)
                for card in there if len(there) == 1 else dict.fromkeys(there):
                    plays += take(SHIFT[card][source])
        return plays


# -- what a card can do here -----------------------------------------------------------------


def _attack(table: Table, seat: int, face: int, card: int, named: int) -> Sequence[Answer]:
    return rows.strikes(card, named, targets_of(table, seat, face))


def _for_anybody(table: Table, seat: int, face: int, card: int, named: int) -> Sequence[Answer]:
    return rows.strikes(card, named, open_targets(table, seat))


def _sleeping_attack(table: Table, seat: int, face: int, card: int, named: int) -> Sequence[Answer]:
    return () if table.asleep() else _for_anybody(table, seat, face, card, named)


def _takeover(table: Table, seat: int, face: int, card: int, named: int) -> Sequence[Answer]:
    plays: list[Answer] = []
    for target in open_targets(table, seat):
        plays += taking(table.lands[target])(rows.takeovers(card, named, target))
    return plays


def _fees(table: Table, seat: int, face: int, card: int, named: int) -> Sequence[Answer]:
    worth_it = payers(table, seat) and changes_something(table, seat, face, seat)
    return (PlayAttack(card, -1, -1, named),) if worth_it else ()


def _deal(table: Table, seat: int, face: int, card: int, named: int) -> Sequence[Answer]:
    mine = dealable(table, seat)
    others = partners(table, seat) if mine else ()
    if table.options.sealed_picks:
        return [rows.sealed_offer(card, named, partner) for partner in others]
    plays: list[Answer] = []
    for partner in others:
        take = taking(dealable(table, partner))
        for own in mine:
            plays += take(rows.offers(card, named, partner, own))
    return plays


def _reaction(table: Table, seat: int, face: int, card: int, named: int) -> Sequence[Answer]:
    return ()


def _personal(table: Table, seat: int, face: int, card: int, named: int) -> Sequence[Answer]:
    return rows.alone(card, named)


def _fixing(table: Table, seat: int, face: int, card: int, named: int) -> Sequence[Answer]:
    fixed, twins = table.fixed, STUFFED if face == cards.BALLOT_STUFFING else SAFE
    return [
        rows.personal(card, named, region)
        for region in table.lands[seat]
        if not (there := fixed[region]) or not any(one in twins for one in there)
    ]


def _draw_2(table: Table, seat: int, face: int, card: int, named: int) -> Sequence[Answer]:
    return rows.alone(card, named) if table.bank_left else ()


def _extra(table: Table, seat: int, face: int, card: int, named: int) -> Sequence[Answer]:
    return rows.alone(card, named) if table.moves_used < MOVES_A_TURN else ()


def _finders(table: Table, seat: int, face: int, card: int, named: int) -> Sequence[Answer]:
    return [rows.personal(card, named, -1, lying) for lying in sorted(set(table.play))]


def _final(table: Table, seat: int, face: int, card: int, named: int) -> Sequence[Answer]:
    return () if table.asleep() else _finals(card, named)


@cache
def _finals(card: int, named: int) -> tuple[PlayFinal, ...]:
    return (PlayFinal(card, named),)


def _as_joker(table: Table, seat: int, face: int, card: int, named: int) -> Sequence[Answer]:
    """AE-5.08: everything that any other card could do here."""
    plays: list[Answer] = []
    for other in range(JOKER):
        plays += _PLAYS[other](table, seat, other, JOKER, other)
    votes = table.votes
    free = tuple([region for region in table.lands[seat] if len(votes[region]) < VOTES_A_REGION])
    onto_free = taking(free)
    for row in rows.JOKER_VOTES:
        plays += onto_free(row)
    return plays


Lister = Callable[[Table, int, int, int, int], Sequence[Answer]]

_SPECIAL: Final[dict[int, Lister]] = {
    cards.JAIL_TIME: _for_anybody,
    cards.CUT_THE_MIC: _for_anybody,
    cards.DEAL: _deal,
    cards.HOSTILE_TAKEOVER: _takeover,
    cards.NO_CONFIDENCE: _sleeping_attack,
    cards.FILING_FEES: _fees,
    cards.BALLOT_STUFFING: _fixing,
    cards.SAFE_SEAT: _fixing,
    cards.DRAW_2: _draw_2,
    cards.EXTRA_ACTION: _extra,
    cards.FINDERS_KEEPERS: _finders,
}
_BY_GROUP: Final[dict[int, Lister]] = {
    cards.GENERAL: _attack,
    cards.REACTION: _reaction,
    cards.PERSONAL: _personal,
    cards.FINAL: _final,
}
_PLAYS: Final = (*(_SPECIAL.get(face, _BY_GROUP[cards.GROUP[face]]) for face in range(JOKER)), _as_joker)
"""By face of an action card: every answer that plays it, as itself or as what the Joker stands for."""
_ALWAYS: Final[tuple[tuple[Answer, ...] | None, ...]] = tuple(
    ()
    if cards.GROUP[face] == cards.REACTION
    else rows.alone(face, _NO_NAME)
    if face in (cards.IMMUNITY, cards.SECRET_SESSION, cards.RESIGNATION)
    else None
    for face in range(FIRST_VOTE)
)
"""By face of an action card: all that it can do, where that is always the same."""

MOVE: Final = Move()
