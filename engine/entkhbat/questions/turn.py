"""What a candidate may do with a move (section 7.2).

Answers are records that never change, so lists of them are made once for each card and set of places.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
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
from engine.entkhbat.cards import BURNS, FACES, FIRST_VOTE, JOKER, MOVES_A_TURN, VOTES_A_REGION
from engine.entkhbat.floor import (
    Row,
    changes_something,
    dealable,
    is_within_reach,
    open_targets,
    partners,
    payers,
    targets_of,
)
from engine.entkhbat.questions.deals import offers
from engine.entkhbat.questions.decision import Decision
from engine.entkhbat.table import SAFE, STUFFED, Table

END: Final = EndTurn()
_ONLY_END: Final = (END,)
_WASTE: Final = tuple(WasteCard(face) for face in range(FACES))
_NO_NAME: Final = -1
_NO_GROUND: Final[tuple[Row, tuple[ShiftVote, ...]]] = ((), ())
_PLAIN: Final = {
    face: PlayPersonal(face) for face in (cards.IMMUNITY, cards.SECRET_SESSION, cards.RESIGNATION)
}
"""Personal Commands that can always be played."""
_FOR_ANYBODY: Final = (cards.JAIL_TIME, cards.CUT_THE_MIC)
"""Attacks that always find something to do."""
_FOR_HANDS: Final = (cards.INSPECTION, cards.BURN_A_CARD, cards.RESHUFFLE)
"""Attacks that find something to do wherever there are cards in a hand."""


class Move(Decision[Any]):
    """AE-3.02 to 3.06: cards, votes, shifts, or the end of the turn, which is always there."""

    __slots__ = ()

    def options(self, table: Table, command: Command) -> Sequence[Answer]:
        """The end first, then what is always possible, votes to place, all other cards, every shift."""
        if table.moves_left <= 0:
            return _ONLY_END
        seat: int = command
        votes, lands = table.votes, table.lands[seat]
        free, moved = _ground(lands, _laid(lands)(votes)) if lands else _NO_GROUND
        always, ballots, attacks, others = _sorted_out(table.hands[seat])
        plays = [*always, *placings(ballots, free), *moved]
        if attacks:
            plays += _aimed(table, seat, attacks)
        for card in others:
            if card == JOKER:
                plays += _as_joker(table, seat, free)
            else:
                plays += _PLAYS[card](table, seat, card, card, _NO_NAME)
        return plays


def _as_joker(table: Table, seat: int, free: Row) -> list[Answer]:
    """AE-5.08: everything that any other card could do here."""
    plays: list[Answer] = []
    for face in range(JOKER):
        plays += _PLAYS[face](table, seat, face, JOKER, face)
    plays += _joker_votes(free)
    return plays


@lru_cache(1024)
def _joker_votes(places: Row) -> tuple[PlaceVote, ...]:
    return tuple([PlaceVote(JOKER, place, face) for face in range(FIRST_VOTE, FACES) for place in places])


def _aimed(table: Table, seat: int, attacks: Row) -> list[Answer]:
    """General Commands in hand, each at everybody whom it may be aimed at and would change (AE-5.15)."""
    plays: list[Answer] = []
    anybody = open_targets(table, seat)
    hands, fire = table.hands, None
    for face in attacks:
        if face in _FOR_ANYBODY:
            plays += _strikes(face, _NO_NAME, anybody)
        elif face in BURNS:
            if fire is None:
                fire = tuple([target for target in anybody if is_within_reach(table, target)])
            plays += _strikes(face, _NO_NAME, fire)
        elif face in _FOR_HANDS and () not in hands:
            plays += _strikes(face, _NO_NAME, anybody)
        else:
            plays += _PLAYS[face](table, seat, face, face, _NO_NAME)
    return plays


@lru_cache(8192)
def _sorted_out(hand: Row) -> tuple[tuple[Answer, ...], Row, Row, Row]:
    """What is always possible with a hand; its vote cards; its attacks; what else it takes a look to play."""
    faces = tuple(dict.fromkeys(hand))
    always = (END, *[_WASTE[face] for face in faces], *[_PLAIN[face] for face in faces if face in _PLAIN])
    ballots = tuple([face for face in faces if face >= FIRST_VOTE])
    attacks = tuple([face for face in faces if cards.GROUP[face] == cards.GENERAL and face != cards.DEAL])
    sorted_out = (*ballots, *attacks, *_PLAIN)
    others = [face for face in faces if face not in sorted_out and cards.GROUP[face] != cards.REACTION]
    return always, ballots, attacks, tuple(others)


@lru_cache(4096)
def _laid(lands: Row) -> Callable[[Sequence[Row]], tuple[Row, ...]]:
    """What fetches the vote cards of some regions out of the row of all."""
    if len(lands) == 1:
        return lambda votes: (votes[lands[0]],)
    return itemgetter(*lands)


@lru_cache(4096)
def _ground(lands: Row, laid: tuple[Row, ...]) -> tuple[Row, tuple[ShiftVote, ...]]:
    """Regions with a free slot, and every shift between regions on which these votes lie."""
    free = tuple([region for region, there in zip(lands, laid, strict=True) if len(there) < VOTES_A_REGION])
    moved: list[ShiftVote] = []
    for source, there in zip(lands, laid, strict=True):
        if there:
            moved += shifts(there, source, free)
    return free, tuple(moved)


@lru_cache(8192)
def placings(ballots: Row, places: Row) -> tuple[PlaceVote, ...]:
    """Vote cards onto each of some regions."""
    return tuple([PlaceVote(card, place) for card in ballots for place in places])


@lru_cache(16384)
def shifts(there: Row, source: int, places: Row) -> tuple[ShiftVote, ...]:
    """The vote cards of a region to each of some others."""
    return tuple(
        [
            ShiftVote(card, source, place)
            for card in dict.fromkeys(there)
            for place in places
            if place != source
        ]
    )


@lru_cache(4096)
def _strikes(card: int, named: int, targets: tuple[int, ...]) -> tuple[PlayAttack, ...]:
    return tuple([PlayAttack(card, target, -1, named) for target in targets])


@lru_cache(4096)
def _fixings(card: int, named: int, places: tuple[int, ...]) -> tuple[PlayPersonal, ...]:
    return tuple([PlayPersonal(card, place, -1, named) for place in places])


@lru_cache(4096)
def _takings(card: int, named: int, picks: tuple[int, ...]) -> tuple[PlayPersonal, ...]:
    return tuple([PlayPersonal(card, -1, pick, named) for pick in picks])


@lru_cache(256)
def _simple(card: int, named: int) -> tuple[PlayPersonal, ...]:
    return (PlayPersonal(card, -1, -1, named),)


@lru_cache(16)
def _finals(card: int, named: int) -> tuple[PlayFinal, ...]:
    return (PlayFinal(card, named),)


def _attack(table: Table, seat: int, face: int, card: int, named: int) -> Sequence[Answer]:
    return _strikes(card, named, targets_of(table, seat, face))


def _sleeping_attack(table: Table, seat: int, face: int, card: int, named: int) -> Sequence[Answer]:
    return () if table.asleep() else _strikes(card, named, open_targets(table, seat))


def _takeover(table: Table, seat: int, face: int, card: int, named: int) -> Sequence[Answer]:
    return [
        PlayAttack(card, target, region, named)
        for target in open_targets(table, seat)
        for region in table.lands[target]
    ]


def _fees(table: Table, seat: int, face: int, card: int, named: int) -> Sequence[Answer]:
    worth_it = payers(table, seat) and changes_something(table, seat, face, seat)
    return (PlayAttack(card, -1, -1, named),) if worth_it else ()


def _deal(table: Table, seat: int, face: int, card: int, named: int) -> Sequence[Answer]:
    if table.options.sealed_picks:
        return [OfferDeal(card, *offer, named) for offer in offers(table, seat)]
    plays: list[Answer] = []
    mine = dealable(table, seat)
    for partner in partners(table, seat) if mine else ():
        plays += _pairs(card, named, partner, mine, dealable(table, partner))
    return plays


@lru_cache(8192)
def _pairs(card: int, named: int, partner: int, mine: Row, yours: Row) -> tuple[OfferDeal, ...]:
    return tuple([OfferDeal(card, partner, own, asked, named) for asked in yours for own in mine])


def _reaction(table: Table, seat: int, face: int, card: int, named: int) -> Sequence[Answer]:
    return ()


def _personal(table: Table, seat: int, face: int, card: int, named: int) -> Sequence[Answer]:
    return _simple(card, named)


def _stuffing(table: Table, seat: int, face: int, card: int, named: int) -> Sequence[Answer]:
    fixed, twins = table.fixed, STUFFED if face == cards.BALLOT_STUFFING else SAFE
    places = [region for region in table.lands[seat] if not any(one in twins for one in fixed[region])]
    return _fixings(card, named, tuple(places))


def _draw_2(table: Table, seat: int, face: int, card: int, named: int) -> Sequence[Answer]:
    return _simple(card, named) if table.bank_left else ()


def _extra(table: Table, seat: int, face: int, card: int, named: int) -> Sequence[Answer]:
    return _simple(card, named) if table.moves_used < MOVES_A_TURN else ()


def _finders(table: Table, seat: int, face: int, card: int, named: int) -> Sequence[Answer]:
    return _takings(card, named, tuple(sorted(set(table.play))))


def _final(table: Table, seat: int, face: int, card: int, named: int) -> Sequence[Answer]:
    return () if table.asleep() else _finals(card, named)


Lister = Callable[[Table, int, int, int, int], Sequence[Answer]]

_SPECIAL: Final[dict[int, Lister]] = {
    cards.DEAL: _deal,
    cards.HOSTILE_TAKEOVER: _takeover,
    cards.NO_CONFIDENCE: _sleeping_attack,
    cards.FILING_FEES: _fees,
    cards.BALLOT_STUFFING: _stuffing,
    cards.SAFE_SEAT: _stuffing,
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
"""By face of an action card: every answer that plays it, the card in hand being this one or the Joker."""

MOVE: Final = Move()
