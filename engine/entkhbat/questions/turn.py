"""What a candidate may do with a move (section 7.2).

Answers never change, so each is made once, when it is first listed, and lies in a row by its last field.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from operator import itemgetter
from typing import Any, Final

from engine.core.asking import Answer, Command
from engine.entkhbat import cards
from engine.entkhbat.answers import (
    EndTurn,
    OfferDeal,
    PlaceVote,
    PlayAttack,
    PlayFinal,
    PlayPersonal,
    ShiftVote,
    WasteCard,
)
from engine.entkhbat.cards import FACES, FIRST_VOTE, JOKER, MOVES_A_TURN, REGIONS, VOTES_A_REGION
from engine.entkhbat.floor import (
    Row,
    changes_something,
    dealable,
    open_targets,
    partners,
    payers,
    targets_of,
)
from engine.entkhbat.questions.decision import Decision
from engine.entkhbat.table import SAFE, STUFFED, Table

END: Final = EndTurn()
_ONLY_END: Final = (END,)
_NO_NAME: Final = -1
_PLACES: Final = range(REGIONS)
_WASTE: Final = tuple(WasteCard(face) for face in range(FACES))
_PLACE: Final = tuple(
    tuple(PlaceVote(face, place) for place in _PLACES) if face >= FIRST_VOTE else () for face in range(FACES)
)
"""By vote card and region."""
_JOKER_VOTES: Final = tuple(
    tuple(PlaceVote(JOKER, place, face) for place in _PLACES) for face in range(FIRST_VOTE, FACES)
)
"""The Joker as each vote card, by region."""
_SHIFT: Final = tuple(
    tuple(tuple(ShiftVote(card, source, place) for place in _PLACES) for source in _PLACES)
    if card % FACES >= FIRST_VOTE
    else ()
    for card in range(2 * FACES)
)
"""By vote card on the table, the region it leaves and the one it goes to."""


class Move(Decision[Any]):
    """AE-3.02 to 3.06: cards, votes, shifts, or the end of the turn, which is always there."""

    __slots__ = ()

    def options(self, table: Table, command: Command) -> Sequence[Answer]:
        """The end first, what can be thrown away, card by card what can be played, then every shift."""
        if table.moves_left <= 0:
            return _ONLY_END
        seat: int = command
        votes, lands = table.votes, table.lands[seat]
        free = tuple([region for region in lands if len(votes[region]) < VOTES_A_REGION])
        onto_free = _taking(free)
        faces = dict.fromkeys(table.hands[seat])
        plays: list[Answer] = [END, *map(_WASTE.__getitem__, faces)]
        for face in faces:
            if face >= FIRST_VOTE:
                plays += onto_free(_PLACE[face])
            elif (always := _ALWAYS[face]) is not None:
                plays += always
            elif face == JOKER:
                plays += _as_joker(table, seat, free)
            else:
                plays += _PLAYS[face](table, seat, face, face, _NO_NAME)
        onto_others = _taking_others(free)
        for source in lands:
            if there := votes[source]:
                take = onto_others.get(source, onto_free)
                for card in there if len(there) == 1 else dict.fromkeys(there):
                    plays += take(_SHIFT[card][source])
        return plays


Taking = Callable[[tuple[Any, ...]], tuple[Any, ...]]
"""Takes the answers of some places out of a row."""


@lru_cache(2048)
def _taking(places: Row) -> Taking:
    if len(places) > 1:
        return itemgetter(*places)
    return lambda row: tuple([row[place] for place in places])


@lru_cache(2048)
def _taking_others(places: Row) -> dict[int, Taking]:
    """By place: what takes the answers of all the others."""
    return {here: _taking(tuple([place for place in places if place != here])) for here in places}


def _as_joker(table: Table, seat: int, free: Row) -> list[Answer]:
    """AE-5.08: everything that any other card could do here."""
    plays: list[Answer] = []
    for face, lister in enumerate(_PLAYS):
        plays += lister(table, seat, face, JOKER, face)
    onto_free = _taking(free)
    for row in _JOKER_VOTES:
        plays += onto_free(row)
    return plays


# -- rows of answers -------------------------------------------------------------------------


@cache
def _strikes(card: int, named: int) -> tuple[PlayAttack, ...]:
    """An attack, by whom it is aimed at."""
    return tuple([PlayAttack(card, target, -1, named) for target in range(6)])


@cache
def _takeovers(card: int, named: int, target: int) -> tuple[PlayAttack, ...]:
    """A Takeover from one candidate, by region."""
    return tuple([PlayAttack(card, target, place, named) for place in _PLACES])


@cache
def _offers(card: int, named: int, partner: int, mine: int) -> tuple[OfferDeal, ...]:
    """A Deal with one candidate over one region of one's own, by the region asked for."""
    return tuple([OfferDeal(card, partner, mine, place, named) for place in _PLACES])


@cache
def _fixings(card: int, named: int) -> tuple[PlayPersonal, ...]:
    """What is fixed on a region, by region."""
    return tuple([PlayPersonal(card, place, -1, named) for place in _PLACES])


@cache
def _picks(card: int, named: int) -> tuple[PlayPersonal, ...]:
    """Finders Keepers, by the face that is taken."""
    return tuple([PlayPersonal(card, -1, face, named) for face in range(FACES)])


@cache
def _simple(card: int, named: int) -> tuple[PlayPersonal, ...]:
    return (PlayPersonal(card, -1, -1, named),)


@cache
def _finals(card: int, named: int) -> tuple[PlayFinal, ...]:
    return (PlayFinal(card, named),)


@cache
def _sealed_offers(card: int, named: int) -> tuple[OfferDeal, ...]:
    """A Deal whose regions are picked later, by partner."""
    return tuple([OfferDeal(card, partner, -1, -1, named) for partner in range(6)])


# -- what a card can do here -----------------------------------------------------------------


def _attack(table: Table, seat: int, face: int, card: int, named: int) -> Sequence[Answer]:
    return _taking(targets_of(table, seat, face))(_strikes(card, named))


def _for_anybody(table: Table, seat: int, face: int, card: int, named: int) -> Sequence[Answer]:
    return _taking(open_targets(table, seat))(_strikes(card, named))


def _sleeping_attack(table: Table, seat: int, face: int, card: int, named: int) -> Sequence[Answer]:
    return () if table.asleep() else _for_anybody(table, seat, face, card, named)


def _takeover(table: Table, seat: int, face: int, card: int, named: int) -> Sequence[Answer]:
    plays: list[Answer] = []
    for target in open_targets(table, seat):
        plays += _taking(table.lands[target])(_takeovers(card, named, target))
    return plays


def _fees(table: Table, seat: int, face: int, card: int, named: int) -> Sequence[Answer]:
    worth_it = payers(table, seat) and changes_something(table, seat, face, seat)
    return (PlayAttack(card, -1, -1, named),) if worth_it else ()


def _deal(table: Table, seat: int, face: int, card: int, named: int) -> Sequence[Answer]:
    mine = dealable(table, seat)
    others = partners(table, seat) if mine else ()
    if table.options.sealed_picks:
        return [_sealed_offers(card, named)[partner] for partner in others]
    plays: list[Answer] = []
    for partner in others:
        take = _taking(dealable(table, partner))
        for own in mine:
            plays += take(_offers(card, named, partner, own))
    return plays


def _reaction(table: Table, seat: int, face: int, card: int, named: int) -> Sequence[Answer]:
    return ()


def _personal(table: Table, seat: int, face: int, card: int, named: int) -> Sequence[Answer]:
    return _simple(card, named)


def _fixing(table: Table, seat: int, face: int, card: int, named: int) -> Sequence[Answer]:
    fixed, twins = table.fixed, STUFFED if face == cards.BALLOT_STUFFING else SAFE
    row = _fixings(card, named)
    return [row[region] for region in table.lands[seat] if not any(one in twins for one in fixed[region])]


def _draw_2(table: Table, seat: int, face: int, card: int, named: int) -> Sequence[Answer]:
    return _simple(card, named) if table.bank_left else ()


def _extra(table: Table, seat: int, face: int, card: int, named: int) -> Sequence[Answer]:
    return _simple(card, named) if table.moves_used < MOVES_A_TURN else ()


def _finders(table: Table, seat: int, face: int, card: int, named: int) -> Sequence[Answer]:
    row = _picks(card, named)
    return [row[lying] for lying in sorted(set(table.play))]


def _final(table: Table, seat: int, face: int, card: int, named: int) -> Sequence[Answer]:
    return () if table.asleep() else _finals(card, named)


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
_PLAYS: Final = tuple(_SPECIAL.get(face, _BY_GROUP[cards.GROUP[face]]) for face in range(JOKER))
"""By face of an action card: every answer that plays it, as itself or as what the Joker stands for."""
_ALWAYS: Final[tuple[tuple[Answer, ...] | None, ...]] = tuple(
    ()
    if cards.GROUP[face] == cards.REACTION
    else (PlayPersonal(face),)
    if face in (cards.IMMUNITY, cards.SECRET_SESSION, cards.RESIGNATION)
    else None
    for face in range(FIRST_VOTE)
)
"""By face of an action card: all that it can do, where that is always the same."""

MOVE: Final = Move()
