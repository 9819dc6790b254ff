"""What a hand can do at Al-Entkhbat's table now, for each kind of question. Every rule is the match's own."""

from __future__ import annotations

from collections.abc import Iterator
from functools import singledispatch

from engine.core.asking import Answer
from engine.entkhbat import answers as say
from engine.entkhbat.cards import CARDS, FACES, JOKER, RESIGNATION, VALUE
from game.table.entkhbat import names
from game.table.entkhbat.draft import Draft
from game.table.entkhbat.moment import Asks, Moment
from game.table.entkhbat.names import region_place, seat_place
from game.table.gesture import Drag, Gesture, Press

ASKS: dict[str, Asks] = {}
"""By what the match awaits."""

ON_ONESELF = {"immunity": names.EASEL, "resignation": names.EASEL, "secret_session": names.REGISTER}
ON_ONESELF |= {"draw_2": names.BANK, "extra_action": names.PLAY, "finders_keepers": names.PLAY}
"""Where a Personal Command is dropped that is not fixed on a region."""
NEARLY = {"burn-more", "pay-more"}
"""Refusals that only say that not enough has been picked yet."""


def gestures(moment: Moment) -> list[Gesture]:
    """Everything the hand may do now."""
    if moment.draft.sure is not None:
        return [Press("sure", moment.draft.sure), Press("not-sure", moment.draft.but(sure=None))]
    return list(ASKS[moment.view.awaits](moment))


def pieces_of(moment: Moment, face: int) -> Iterator[str]:
    """The pieces of a face in the hand."""
    for copy in range(moment.hand.count(face)):
        yield names.hand_card(face, copy)


# --- a move -----------------------------------------------------------------------------------------


def _turn(moment: Moment) -> Iterator[Gesture]:
    """Cards, votes, shifts, or the end of the turn; a Joker once it has a name."""
    draft = moment.draft
    if draft.naming:
        yield from _names_for_joker(moment)
        return
    if draft.finding >= 0:
        yield from _finds(moment)
        return
    if draft.deal[0] >= 0:
        yield from _own_half(moment)
        return
    joker = False
    for answer in moment.options:
        named = getattr(answer, "named", -1)
        joker = joker or named >= 0
        if named == (draft.named if getattr(answer, "card", -1) == JOKER and named >= 0 else -1):
            yield from _move(moment, answer)
    if joker:
        yield Press("joker", Draft(naming=True))


def _move(moment: Moment, answer: Answer) -> Iterator[Gesture]:
    if isinstance(answer, say.EndTurn):
        yield Press("end-turn", answer)
    elif isinstance(answer, say.ShiftVote):
        view = next(one for one in moment.view.regions if one.region == answer.source)
        for slot, card in enumerate(view.votes or ()):
            if card == answer.card:
                piece = names.vote_piece(answer.source, slot)
                yield Drag(piece, region_place(answer.target), answer)
    else:
        face = answer.card  # type: ignore[attr-defined]
        onto, means = _target(moment, answer)
        for piece in pieces_of(moment, face):
            yield Drag(piece, onto, means)


@singledispatch
def _where(answer: Answer) -> str:
    """The place a card is dropped on."""
    raise TypeError(type(answer).__name__)


@_where.register
def _(answer: say.PlaceVote) -> str:
    return region_place(answer.region)


@_where.register
def _(answer: say.PlayAttack) -> str:
    if answer.region >= 0:
        return region_place(answer.region)
    return seat_place(answer.target) if answer.target >= 0 else names.LANE


@_where.register
def _(answer: say.OfferDeal) -> str:
    return region_place(answer.yours) if answer.yours >= 0 else seat_place(answer.partner)


@_where.register
def _(answer: say.PlayPersonal) -> str:
    if answer.region >= 0:
        return region_place(answer.region)
    face = answer.named if answer.named >= 0 else answer.card
    return ON_ONESELF[CARDS[face].id]


@_where.register
def _(answer: say.PlayFinal) -> str:
    return names.CLOCK


@_where.register
def _(answer: say.WasteCard) -> str:
    return names.BRAZIER


def _target(moment: Moment, answer: Answer) -> tuple[str, object]:
    """Where a card goes, and what that means: an answer, or the first half of one."""
    if isinstance(answer, say.OfferDeal) and answer.yours >= 0:
        return _where(answer), moment.draft.but(deal=(answer.card, answer.yours))
    if isinstance(answer, say.PlayPersonal) and answer.pick >= 0:
        return _where(answer), moment.draft.but(finding=answer.card)
    return _where(answer), _asked_twice(moment, answer)


def _asked_twice(moment: Moment, answer: Answer) -> object:
    """The answer, or for what cannot be mended a draft that asks once more."""
    grave = isinstance(answer, say.WasteCard | say.PlayFinal)
    if isinstance(answer, say.PlayPersonal):
        grave = RESIGNATION in (answer.card, answer.named)
    return moment.draft.but(sure=answer) if grave and moment.confirms else answer


def _names_for_joker(moment: Moment) -> Iterator[Gesture]:
    """Everything the Joker could be now, once each."""
    seen = dict.fromkeys(
        named for answer in moment.options if 0 <= (named := getattr(answer, "named", -1)) < FACES
    )
    for face in sorted(seen):
        yield Press(f"as-{CARDS[face].id}", Draft(named=face))


def _finds(moment: Moment) -> Iterator[Gesture]:
    """Every card in the play area, once each."""
    named = moment.draft.named if moment.draft.finding == JOKER else -1
    for answer in moment.options:
        if isinstance(answer, say.PlayPersonal) and answer.pick >= 0 and answer.named == named:
            yield Press(f"pick-{CARDS[answer.pick].id}", answer)


def _own_half(moment: Moment) -> Iterator[Gesture]:
    """The region one brings oneself: the Deal card goes on it, or it is tapped."""
    card, yours = moment.draft.deal
    for answer in moment.options:
        if not isinstance(answer, say.OfferDeal | say.ReofferDeal) or answer.yours != yours:
            continue
        if isinstance(answer, say.OfferDeal):
            wanted = moment.draft.named if card == JOKER else -1
            if answer.card != card or answer.named != wanted:
                continue
        yield Press(f"tap-{answer.mine}", answer)


# --- everything else --------------------------------------------------------------------------------


def _draft(moment: Moment) -> Iterator[Gesture]:
    for answer in moment.options:
        if isinstance(answer, say.DraftRegion):
            yield Press(f"draft-{answer.region}", answer)


def _draw(moment: Moment) -> Iterator[Gesture]:
    for answer in moment.options:
        yield Drag(names.DECK, names.HAND, answer)


def _replies(moment: Moment) -> Iterator[Gesture]:
    """A Reaction onto the lane, or nothing to add; also a Deal's Off or a Switch on an offer."""
    if moment.draft.naming:
        yield from _names_for_joker(moment)
        return
    joker = False
    for answer in moment.options:
        if isinstance(answer, say.Pass):
            yield Press("pass", answer)
            continue
        if isinstance(answer, say.Reply) and answer.from_table:
            yield Press("from-table", answer)
            continue
        named, face = answer.named, answer.card  # type: ignore[attr-defined]
        joker = joker or named >= 0
        if named < 0 or named == moment.draft.named:
            for piece in pieces_of(moment, face):
                yield Drag(piece, names.LANE, answer)
    if joker:
        yield Press("joker", Draft(naming=True))


def _votes_picked(moment: Moment) -> Iterator[Gesture]:
    """Votes onto the brazier or the cashier's tray, one by one; once it is enough, done."""
    burns = moment.view.awaits == "burn_votes"
    make = say.BurnVotes if burns else say.PayFee
    onto = names.BRAZIER if burns else names.LANE
    done = make(moment.draft.picked)
    if moment.draft.picked and moment.why_not(done) is None:
        ask = moment.confirms and over_the_amount(moment) > 0
        yield Press("burn-done" if burns else "pay-done", moment.draft.but(sure=done) if ask else done)
    for land in moment.view.regions:
        if land.holder != moment.seat:
            continue
        free = list(land.votes or ())
        for card, region in moment.draft.picked:
            if region == land.region and card in free:
                free.remove(card)
        for slot, card in enumerate(free):
            picked = (*moment.draft.picked, (card, land.region))
            no = moment.why_not(make(picked))
            if no is None or no.name in NEARLY:
                yield Drag(names.vote_piece(land.region, slot), onto, moment.draft.but(picked=picked))


def over_the_amount(moment: Moment) -> int:
    """Votes picked beyond the amount, if a card could be spared; else 0 (AE-4.12)."""
    values = [VALUE[card] for card, _ in moment.draft.picked]
    over = sum(values) - moment.view.amount
    return over if any(0 < value <= over for value in values) else 0


def _spread(moment: Moment) -> Iterator[Gesture]:
    """Takings onto own regions; what is left over burns."""
    fees = moment.view.fees
    takings = list(fees.takings) if fees is not None else []
    for card, _ in moment.draft.picked:
        takings.remove(card)
    for index, card in enumerate(takings):
        for land in moment.view.regions:
            placed = (*moment.draft.picked, (card, land.region))
            if land.holder == moment.seat and moment.why_not(say.SpreadFee(placed)) is None:
                yield Drag(f"taking-{index}", region_place(land.region), moment.draft.but(picked=placed))
    yield Press("spread-done", say.SpreadFee(moment.draft.picked))


def _blind(moment: Moment) -> Iterator[Gesture]:
    for answer in moment.options:
        if isinstance(answer, say.PickBlind):
            yield Press(f"blind-{answer.position}", answer)


def _close(moment: Moment) -> Iterator[Gesture]:
    for answer in moment.options:
        yield Press("close", answer)


def _regions(moment: Moment) -> Iterator[Gesture]:
    for answer in moment.options:
        if isinstance(answer, say.ChooseRegion | say.PickRegion):
            yield Press(f"tap-{answer.region}", answer)


def _ballot(moment: Moment) -> Iterator[Gesture]:
    for answer in moment.options:
        if isinstance(answer, say.Vote):
            yield Press("expel" if answer.expel else "keep", answer)


def _reoffer(moment: Moment) -> Iterator[Gesture]:
    """The Deal card on the tray goes to another partner."""
    if moment.draft.deal[1] >= 0:
        yield from _own_half(moment)
        return
    for answer in moment.options:
        if not isinstance(answer, say.ReofferDeal):
            continue
        if answer.yours >= 0:
            yield Press(f"tap-{answer.yours}", moment.draft.but(deal=(0, answer.yours)))
        else:
            yield Press(f"ask-{answer.partner}", answer)


def _deal_answer(moment: Moment) -> Iterator[Gesture]:
    """Yes, yes with another region, no, or no with a card."""
    offer = moment.view.offer
    if moment.draft.naming:
        yield from _names_for_joker(moment)
        return
    joker = False
    for answer in moment.options:
        if isinstance(answer, say.AcceptDeal):
            asked = offer is None or answer.region in (-1, offer.yours)
            yield Press("accept" if asked else f"tap-{answer.region}", answer)
        elif isinstance(answer, say.RefuseDeal):
            yield Press("refuse", answer)
        elif isinstance(answer, say.WasteInterference):
            joker = joker or answer.named >= 0
            if answer.named < 0 or answer.named == moment.draft.named:
                for piece in pieces_of(moment, answer.card):
                    yield Drag(piece, names.LANE, answer)
    if joker:
        yield Press("joker", Draft(naming=True))


def _shake(moment: Moment) -> Iterator[Gesture]:
    for answer in moment.options:
        yield Press("shake" if isinstance(answer, say.Shake) else "walk", answer)


def _go_on(moment: Moment) -> Iterator[Gesture]:
    for answer in moment.options:
        yield Press("go-on", answer)


def _yes_or_no(moment: Moment) -> Iterator[Gesture]:
    for answer in moment.options:
        if isinstance(answer, say.VoteBreach):
            yield Press("breach" if answer.breach else "fine", answer)
        elif isinstance(answer, say.Opinion):
            yield Press("yes" if answer.yes else "no", answer)


ASKS |= {
    "draft": _draft,
    "draw": _draw,
    "turn": _turn,
    "reply": _replies,
    "interfere": _replies,
    "burn_votes": _votes_picked,
    "pay_fee": _votes_picked,
    "spread_fee": _spread,
    "pick_blind": _blind,
    "inspect": _close,
    "board": _close,
    "choose_region": _regions,
    "deal_pick": _regions,
    "no_confidence": _ballot,
    "reoffer": _reoffer,
    "deal_answer": _deal_answer,
    "deal_shake": _shake,
    "intermission": _go_on,
    "breach": _yes_or_no,
    "consult": _yes_or_no,
}
