"""MODIPOLY's talk: drafts that never change, gestures that the match allows, and a hand at the mat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from engine.core.asking import Answer, Seat
from engine.core.dice import Dice
from engine.core.games import GAMES
from engine.core.match import Match
from engine.modipoly import answers as a
from engine.modipoly import market_events as market
from engine.modipoly import phases
from engine.modipoly.answers import NOTHING, Bribe, Goods, Word
from engine.modipoly.cards import DEEDS, EVM, PROMISE_IDS, PROMISES
from engine.modipoly.view import BargainView, View
from game.pilot import Pilot
from game.play.hands import tab_to
from game.play.session import Player
from game.table.gesture import Drag, Gesture, Press
from game.table.modipoly import phrases
from game.table.modipoly.moment import Moment
from game.table.modipoly.scene import ModipolyScene, new_session
from game.table.modipoly.talk import heap, ledger, offers, things, votes
from game.table.modipoly.talk.desk import TalkDesk
from game.table.modipoly.talk.drafts import (
    GET,
    GIVE,
    Calling,
    Casting,
    Pricing,
    Proposal,
    TalkDraft,
    turned_round,
)
from game.table.modipoly.talk.plates import Plate, PlateText
from game.table.modipoly.talk.wording import blank_text, word_text
from game.words import words
from tests.game.conftest import Start
from tests.game.modipoly.games import NAMES, play, setup_of, step
from tests.helpers.modipoly import CONGRESS, CPIM, GOV, LIBERAL, OLIGARCH, PM, position, say

FAST = {"speed": "instant", "bot_speed": "instant", "reduced_motion": True}
CAST_NEXT, CALL_HERE, OR_ELSE = (PROMISE_IDS.index(name) for name in ("cast_next", "call_here", "or_else"))


def moment_of(match: Match, seat: int, draft: TalkDraft | None = None) -> Moment:
    return Moment.of(match, Seat(seat), match.options(Seat(seat)), draft)


def pieces_of(match: Match, seat: int) -> list[str]:
    """The notes and tokens that lie before a seat, and before its left neighbour, and its ordinances."""
    view = match.view(Seat(seat))
    names = [f"ordinance-{card}" for card in view.commands[seat].hand or ()]
    for holder in (seat, (seat + 1) % len(view.commands)):
        tray = view.commands[holder]
        names += [f"note-{holder}-0-{note}" for note in dict.fromkeys(heap.notes_of(tray.cash))]
        names += [f"token-{holder}-0"] * bool(tray.tokens)
    return names


def open_gestures(moment: Moment) -> list[Gesture]:
    pieces = [*pieces_of(moment.match, moment.seat), *(f"slip-{index}" for index in range(len(PROMISES)))]
    pieces += [things.on_mat(GIVE, things.CASH, 10), things.on_mat(things.BOWL, things.TOKENS, 1)]
    found = list(votes.gestures(moment, pieces))
    return found if votes.calling(moment) is not None else [*offers.gestures(moment, pieces), *found]


def meaning(gestures: list[Gesture], name: str, onto: str = "") -> object:
    """What a press of that name means, or a drag of that piece onto a place."""
    for gesture in gestures:
        if isinstance(gesture, Press) and gesture.name == name and not onto:
            return gesture.means
        if isinstance(gesture, Drag) and (gesture.piece, gesture.onto) == (name, onto):
            return gesture.means
    raise AssertionError(f"{name} {onto} is not among the gestures")


def presses(gestures: list[Gesture]) -> set[str]:
    return {gesture.name for gesture in gestures if isinstance(gesture, Press)}


def landed(**given: object) -> Match:
    """Congress stands on the unowned Solar Park."""
    match = position(active="congress", **given)
    say(match, "congress", "roll", dice=[1, 5])
    return match


# --- things and drafts --------------------------------------------------------------------------------


@pytest.mark.parametrize("cash", [0, 10, 60, 1450, 3990])
def test_the_notes_of_a_sum_make_that_sum(cash: int) -> None:
    assert sum(heap.notes_of(cash)) == cash
    assert list(heap.notes_of(cash)) == sorted(heap.notes_of(cash), reverse=True)


def test_a_name_on_the_mat_is_read_as_it_was_written() -> None:
    for side in (GIVE, GET, things.BOWL):
        read = things.read(things.on_mat(side, things.TOKENS, 5, 2))
        assert read is not None
        assert (read.kind, read.amount, read.side) == (things.TOKENS, 5, side)
    word = things.read(things.on_mat(GET, things.WORD, OR_ELSE))
    assert word is not None
    assert (word.kind, word.amount, word.side) == (things.WORD, OR_ELSE, GET)
    assert things.read("note-3-0-500") == things.Thing(things.CASH, 500, 3)
    assert things.read("token-3-0") == things.Thing(things.TOKENS, 1, 3)
    assert things.read("deed-4") is None
    assert things.read("price-slip") is None


def test_a_promise_about_something_else_takes_the_place_of_the_first() -> None:
    goods = heap.with_word(heap.with_word(NOTHING, Word(CAST_NEXT, 3)), Word(CAST_NEXT, 5))
    assert goods.words == (Word(CAST_NEXT, 5),)
    assert heap.without_word(goods, CAST_NEXT) == NOTHING


def test_a_step_back_is_the_draft_before_and_a_dial_turned_on_is_one_step() -> None:
    empty = Proposal()
    chosen = empty.with_partner(2)
    first = chosen.with_side(GIVE, Goods(cash=10), "give-cash")
    second = first.with_side(GIVE, Goods(cash=20), "give-cash")
    assert second.before() == chosen
    assert chosen.before() == empty
    assert empty.before() is None
    other = second.with_side(GET, Goods(tokens=1), "get-votes")
    assert other.before() == second
    assert second.give == Goods(cash=20)
    assert first.give == Goods(cash=10)


def test_what_was_asked_of_one_is_not_asked_of_another() -> None:
    draft = Proposal().asking(2, Goods(tokens=3)).with_side(GIVE, Goods(cash=100))
    assert draft.with_partner(4) == Proposal(4, Goods(cash=100), NOTHING)
    assert draft.with_partner(2) is draft


def test_bribes_that_pay_nothing_are_not_spoken_of() -> None:
    draft = Calling().with_bribe(Bribe(3, 2, 100)).with_bribe(Bribe(1, 4))
    assert draft.call() == a.CallVote((Bribe(3, 2, 100),))
    assert draft.aside == Goods(cash=100)
    assert draft.without(3).call() == a.CallVote()


def test_an_offer_is_seen_the_other_way_round_by_whoever_is_asked() -> None:
    seen = turned_round(BargainView(4, 1, Goods(cash=100), Goods(tokens=2), 0))
    assert (seen.to, seen.give, seen.get) == (4, Goods(tokens=2), Goods(cash=100))


def test_every_promise_has_words_and_says_what_it_is_about() -> None:
    for promise in range(len(PROMISES)):
        assert "[" not in word_text(Word(promise, 3))
        assert "{" not in word_text(Word(promise, 3))
        assert "{" not in blank_text(promise)
    assert "3" in word_text(Word(CAST_NEXT, 3))
    assert DEEDS[5].name in word_text(Word(CALL_HERE, 5))


# --- offers: the gestures are the match's -------------------------------------------------------------


def test_a_note_on_a_folder_makes_an_offer_to_it() -> None:
    match = landed()
    note = next(name for name in pieces_of(match, CONGRESS) if name.startswith(f"note-{CONGRESS}-"))
    draft = meaning(open_gestures(moment_of(match, CONGRESS)), note, f"seat-{LIBERAL}")
    assert isinstance(draft, Proposal)
    assert draft.to == LIBERAL
    assert draft.give.cash
    assert meaning(open_gestures(moment_of(match, CONGRESS, draft)), "offer") == draft.offer()


def test_somebody_elses_token_on_the_mat_asks_for_it() -> None:
    match = landed()
    draft = meaning(open_gestures(moment_of(match, CONGRESS)), f"token-{CPIM}-0", "mat-get")
    assert draft == Proposal(CPIM, NOTHING, Goods(tokens=1))


def test_an_empty_mat_is_no_offer() -> None:
    match = landed()
    assert "offer" not in presses(open_gestures(moment_of(match, CONGRESS, Proposal(LIBERAL))))


def test_the_same_offer_is_not_made_twice() -> None:
    match = landed()
    draft = Proposal(CPIM, Goods(cash=40), Goods(tokens=1))
    match.answer(CONGRESS, draft.offer())
    match.answer(CPIM, a.Decline())
    assert "offer" not in presses(open_gestures(moment_of(match, CONGRESS, draft)))
    assert "offer" in presses(open_gestures(moment_of(match, CONGRESS, Proposal(CPIM, Goods(cash=50)))))


def test_nobody_in_tihar_can_be_chosen() -> None:
    match = landed(tihar={"gov": 1})
    found = presses(open_gestures(moment_of(match, CONGRESS)))
    assert f"partner-{GOV}" not in found
    assert f"partner-{LIBERAL}" in found


def test_a_deed_on_the_mat_is_refused_in_the_words_of_the_match() -> None:
    match = landed(deeds={"congress": ["evm"]})
    no = offers.why_not(moment_of(match, CONGRESS), f"deed-{EVM}", "mat-give")
    assert no is not None
    assert no.name == "deeds-by-bond-only"


def test_only_the_pm_puts_an_ordinance_on_the_mat() -> None:
    match = landed(hand={"congress": ["vista"]})
    card = pieces_of(match, CONGRESS)[0]
    assert card.startswith("ordinance-")
    no = offers.why_not(moment_of(match, CONGRESS), card, "mat-give")
    assert no is not None
    assert no.name == "only-the-pm-sells-ordinances"
    match = position(active="pm", hand={"pm": ["vista"]})
    draft = meaning(open_gestures(moment_of(match, PM)), pieces_of(match, PM)[0], f"seat-{OLIGARCH}")
    assert isinstance(draft, Proposal)
    assert len(draft.give.cards) == 1


def test_when_all_offers_are_made_nothing_can_be_put_on_the_mat() -> None:
    match = landed(options={"talk": "brief"})
    for cash in (10, 20):
        match.answer(CONGRESS, a.Offer(CPIM, Goods(cash=cash)))
        match.answer(CPIM, a.Decline())
    moment = moment_of(match, CONGRESS)
    assert not list(offers.gestures(moment, pieces_of(match, CONGRESS)))
    no = offers.why_not(moment, f"token-{CONGRESS}-0", None)
    assert no is not None
    assert no.name == "no-offers-left"


def test_a_slip_is_promised_on_ones_own_half_and_asked_for_on_the_other() -> None:
    match = landed()
    gestures = open_gestures(moment_of(match, CONGRESS, Proposal(CPIM, slips=True)))
    mine = meaning(gestures, f"slip-{OR_ELSE}", "mat-slip")
    theirs = meaning(gestures, f"slip-{OR_ELSE}", "mat-get")
    assert mine == Proposal(CPIM, Goods(words=(Word(OR_ELSE),)))
    assert theirs == Proposal(CPIM, NOTHING, Goods(words=(Word(OR_ELSE),)))


def test_an_answer_is_yes_no_or_what_was_changed() -> None:
    match = landed()
    match.answer(CONGRESS, a.Offer(CPIM, Goods(cash=100), Goods(tokens=2)))
    asked = moment_of(match, CPIM)
    assert presses(open_gestures(asked)) >= {"accept", "decline"}
    assert meaning(open_gestures(asked), "accept") == a.Accept()
    now = offers.proposal(asked)
    assert now is not None
    more = now.with_side(GET, Goods(cash=150))
    changed = open_gestures(moment_of(match, CPIM, more))
    assert meaning(changed, "counter") == a.Counter(Goods(tokens=2), Goods(cash=150))
    assert "accept" not in presses(changed)


def test_after_two_counters_only_yes_and_no_are_left() -> None:
    match = landed()
    match.answer(CONGRESS, a.Offer(CPIM, Goods(cash=100), Goods(tokens=2)))
    match.answer(CPIM, a.Counter(Goods(tokens=2), Goods(cash=150)))
    match.answer(CONGRESS, a.Counter(Goods(cash=120), Goods(tokens=2)))
    gestures = open_gestures(moment_of(match, CPIM))
    assert presses(gestures) == {"accept", "decline"}
    no = offers.why_not(moment_of(match, CPIM), f"token-{CPIM}-0", "mat-give")
    assert no is not None
    assert no.name == "two-counters"


# --- votes ----------------------------------------------------------------------------------------------


def test_the_deed_on_the_stand_lays_out_the_plates_and_a_note_on_one_is_a_bribe() -> None:
    match = landed()
    deed = votes.landed_deed(moment_of(match, CONGRESS))
    draft = meaning(open_gestures(moment_of(match, CONGRESS)), f"deed-{deed}", "stand")
    assert draft == Calling()
    note = next(name for name in pieces_of(match, CONGRESS) if name.startswith(f"note-{CONGRESS}-"))
    bribed = meaning(open_gestures(moment_of(match, CONGRESS, Calling())), note, f"plate-{LIBERAL}")
    assert isinstance(bribed, Calling)
    assert bribed.bribe(LIBERAL).cash == int(note.rsplit("-", 1)[1])
    assert meaning(open_gestures(moment_of(match, CONGRESS, bribed)), "call-it") == bribed.call()


def test_a_vote_that_could_not_be_paid_is_refused() -> None:
    match = landed(cash={"congress": 50})
    deed = votes.landed_deed(moment_of(match, CONGRESS))
    assert "call" not in presses(open_gestures(moment_of(match, CONGRESS)))
    no = votes.why_not(moment_of(match, CONGRESS), f"deed-{deed}", "stand")
    assert no is not None
    assert no.name == "vote-must-be-payable"


def called(*bribes: Bribe) -> Match:
    match = landed()
    match.answer(CONGRESS, a.CallVote(bribes))
    return match


def test_tokens_go_into_the_bowl_one_by_one_and_out_again() -> None:
    match = called()
    gestures = open_gestures(moment_of(match, CPIM))
    one = meaning(gestures, f"token-{CPIM}-0", "bowl")
    assert one == Casting(1)
    assert isinstance(one, Casting)
    assert one.aside == Goods(tokens=1)
    again = open_gestures(moment_of(match, CPIM, one))
    assert meaning(again, "cast") == a.Pledge(1)
    assert meaning(again, things.on_mat(things.BOWL, things.TOKENS, 1), f"seat-{CPIM}") == Casting(0)
    assert meaning(gestures, "cast-none") == a.Pledge(0)


def test_a_price_is_named_once_and_binds_when_it_is_paid() -> None:
    match = called()
    price = meaning(open_gestures(moment_of(match, CPIM)), "name-price")
    assert isinstance(price, Pricing)
    dear = Pricing(4, 100)
    gestures = open_gestures(moment_of(match, CPIM, dear))
    assert meaning(gestures, things.PRICE_SLIP, f"seat-{CONGRESS}") == a.CounterBribe(4, 100)
    match.answer(CPIM, a.CounterBribe(4, 100))
    answers = open_gestures(moment_of(match, CONGRESS))
    assert meaning(answers, "accept") == a.Accept()
    assert meaning(answers, things.PRICE_SLIP, f"seat-{CPIM}") == a.Decline()
    match.answer(CONGRESS, a.Accept())
    bound = moment_of(match, CPIM)
    assert votes.casting(bound) == Casting(4)
    assert not presses(open_gestures(bound)) & {"cast-none", "name-price"}


def test_the_pm_casts_a_members_tokens_from_the_members_folder() -> None:
    match = landed(bjp=["cpim"])
    match.answer(CONGRESS, a.CallVote())
    moment = moment_of(match, PM)
    assert moment.view.motion is not None
    assert moment.view.motion.voice_of == CPIM
    gestures = list(votes.gestures(moment, [f"token-{PM}-0", f"token-{CPIM}-0"]))
    draft = meaning(gestures, f"token-{CPIM}-0", "bowl")
    assert isinstance(draft, Casting)
    assert draft.aside == NOTHING
    assert not [one for one in gestures if isinstance(one, Drag) and one.piece == f"token-{PM}-0"]


# --- whole matches: everything that can be done by hand is allowed ---------------------------------------

MINE = offers.OFFERING | {phases.OFFER_REPLY, phases.PLEDGE, phases.COUNTER_BRIBE}


@pytest.mark.parametrize("seats", [4, 7])
def test_whatever_a_hand_puts_together_the_match_takes(seats: int) -> None:
    match, dice = fresh(seats, 5), Dice(9)
    seen: set[str] = set()
    for _ in range(260):
        step(match)
        if match.over:
            break
        awaits = match.view(None).awaits
        if awaits not in MINE:
            continue
        seen.add(awaits)
        for answer in wander(match, match.to_act()[0], dice):
            assert match.why_not(match.to_act()[0], answer) is None
        if awaits in (phases.OFFER_REPLY, phases.PLEDGE, phases.COUNTER_BRIBE, phases.INTERVAL):
            means = [one.means for one in open_gestures(moment_of(match, match.to_act()[0]))]
            assert any(isinstance(one, Answer) for one in means), "a way on without any draft"
    assert seen >= {phases.OFFER_REPLY, phases.PLEDGE, phases.TURN_OPEN, phases.LAND_UNOWNED}


def fresh(seats: int, seed: int) -> Match:
    return Match(GAMES["modipoly"], setup_of(seats, seed))


def wander(match: Match, seat: Seat, dice: Dice) -> Iterator[Answer]:
    """Every answer that lies open along some steps of a hand that picks its gestures at random."""
    draft: TalkDraft | None = None
    for _ in range(6):
        gestures = open_gestures(moment_of(match, seat, draft))
        yield from (one.means for one in gestures if isinstance(one.means, Answer))
        drafts = [one.means for one in gestures if isinstance(one.means, TalkDraft)]
        if not drafts:
            return
        draft = dice.pick(drafts)


# --- the Deal Pad ---------------------------------------------------------------------------------------


def test_the_pad_keeps_what_binds_apart_from_what_is_promised() -> None:
    match = landed()
    given = Goods(cash=100, words=(Word(OR_ELSE), Word(CAST_NEXT, 2)))
    match.answer(CONGRESS, a.Offer(CPIM, given, Goods(tokens=1)))
    match.answer(CPIM, a.Accept())
    match.answer(CONGRESS, a.Offer(PM, Goods(cash=50)))
    match.answer(PM, a.Accept())
    done = list(ledger.binding(match.heard(None)))
    assert [(one.kind, one.give, one.get) for one in done] == [
        ("bargain", Goods(cash=100), Goods(tokens=1)),
        ("bond", Goods(cash=50), NOTHING),
    ]
    said = list(ledger.political(match.view(None)))
    assert [(one.promise, one.fate) for one in said] == [(OR_ELSE, "who-can-tell"), (CAST_NEXT, "open")]


def test_a_bargain_of_words_alone_binds_nobody() -> None:
    words = market.DealMade(1, 2, Goods(words=(Word(OR_ELSE),)), NOTHING, False)
    bought = market.DealMade(1, 2, Goods(words=(Word(OR_ELSE),)), Goods(cash=50), False)
    done = list(ledger.binding([words, bought]))
    assert [(one.giver, one.taker, one.give, one.kind) for one in done] == [(2, 1, Goods(cash=50), "bargain")]


def test_the_pad_tells_who_kept_their_word() -> None:
    match = landed()
    match.answer(CONGRESS, a.Offer(CPIM, Goods(cash=100), Goods(words=(Word(CAST_NEXT, 2),))))
    match.answer(CPIM, a.Accept())
    match.answer(CONGRESS, a.CallVote())
    while match.view(None).awaits == phases.PLEDGE:
        match.answer(match.to_act()[0], a.Pledge(0))
    keepers = ledger.word_keepers(match.view(None))
    assert (keepers[CPIM].made, keepers[CPIM].kept, keepers[CPIM].broken) == (1, 0, 1)
    assert [one.fate for one in ledger.political(match.view(None))] == ["broken"]
    assert keepers[CONGRESS].made == 0


# --- a hand at the table ----------------------------------------------------------------------------------


def at_table(start: Start, match: Match, *people: int) -> tuple[ModipolyScene, Pilot]:
    seats = match.setup.seats
    players = [Player(NAMES[seat], "human" if seat in people else "easy") for seat in range(seats)]
    scene = ModipolyScene(new_session(match, players, None), resumed=True)
    pilot = start(scene, **FAST)
    pilot.wait_until(lambda: scene.waiting_for == "person")
    return scene, pilot


def heard(match: Match, kind: type) -> list[Any]:
    return [event for event in match.heard(None) if isinstance(event, kind)]


def talk(scene: ModipolyScene) -> TalkDesk:
    return next(desk for desk in scene.desks if isinstance(desk, TalkDesk))


def plate_of(pilot: Pilot, seat: int) -> PlateText:
    plate = pilot.find(f"plate-{seat}")
    assert isinstance(plate, Plate)
    return plate.shown


def note_of(scene: ModipolyScene) -> str:
    return next(name for name in scene.gestures.drags if name.startswith(f"note-{scene.front}-"))


def test_an_offer_is_dragged_together_dialled_and_made(start: Start) -> None:
    match = landed()
    scene, pilot = at_table(start, match, CONGRESS)
    note = note_of(scene)
    pilot.drag(note, f"seat-{CPIM}")
    pilot.wait(0.2)
    dial = pilot.find("get-votes")
    pilot.click((dial.rect.right - 6, dial.rect.centery))
    assert scene.draft == Proposal(CPIM, Goods(cash=int(note.rsplit("-", 1)[1])), Goods(tokens=1))
    pilot.click("offer")
    pilot.wait_until(lambda: bool(heard(match, market.Offered)))
    assert heard(match, market.Offered)[0].taker == CPIM


def test_what_lies_in_anothers_folder_is_asked_for_by_dragging_it_to_the_mat(start: Start) -> None:
    match = landed()
    scene, pilot = at_table(start, match, CONGRESS)
    token = next(name for name in scene.table.pieces if name.startswith(f"token-{LIBERAL}-"))
    pilot.drag(token, "mat-get")
    pilot.wait(0.2)
    thing = things.read(token)
    assert thing is not None
    assert scene.draft == Proposal(LIBERAL, NOTHING, Goods(tokens=thing.amount))


def test_an_offer_is_made_by_keys_alone(start: Start) -> None:
    match = landed()
    scene, pilot = at_table(start, match, CONGRESS)
    for name in (note_of(scene), "mat-give", f"partner-{LIBERAL}", "give-votes", "offer"):
        tab_to(pilot, name)
        pilot.key("right" if name == "give-votes" else "return")
        pilot.wait(0.1)
    pilot.wait_until(lambda: bool(heard(match, market.Offered)))
    made = heard(match, market.Offered)[0]
    assert made.taker == LIBERAL
    assert made.give.tokens == 1
    assert made.give.cash


def test_escape_takes_back_one_step_of_the_mat(start: Start) -> None:
    match = landed()
    scene, pilot = at_table(start, match, CONGRESS)
    pilot.drag(note_of(scene), "mat-give")
    pilot.wait(0.2)
    first = scene.draft
    pilot.click(f"partner-{CPIM}")
    pilot.wait(0.1)
    pilot.key("escape")
    assert scene.draft == first
    pilot.click("clear")
    assert scene.draft is None


@pytest.mark.parametrize(("answer", "kind"), [("accept", market.DealMade), ("decline", market.Declined)])
def test_an_offer_has_two_answers(start: Start, answer: str, kind: type) -> None:
    match = landed()
    match.answer(CONGRESS, a.Offer(CPIM, Goods(cash=100), Goods(tokens=2)))
    _, pilot = at_table(start, match, CPIM)
    pilot.click(answer)
    pilot.wait_until(lambda: bool(heard(match, kind)))
    assert heard(match, kind)


def test_a_pad_of_slips_that_is_put_away_leaves_the_turn_as_it_was(start: Start) -> None:
    scene, pilot = at_table(start, position(active="congress"), CONGRESS)
    assert "roll" in scene.gestures.presses
    for _ in range(2):
        pilot.click("slips")
        pilot.wait(0.1)
    assert scene.draft is None
    assert "roll" in scene.gestures.presses


def test_an_amount_that_is_dialled_back_leaves_the_offer_as_it_was(start: Start) -> None:
    match = landed()
    match.answer(CONGRESS, a.Offer(CPIM, Goods(cash=100), Goods(tokens=2)))
    scene, pilot = at_table(start, match, CPIM)
    for side in (-6, 6):
        dial = pilot.find("get-cash")
        pilot.click((dial.rect.right - 6 if side < 0 else dial.rect.left + 6, dial.rect.centery))
        pilot.wait(0.1)
    assert scene.draft is None
    assert "accept" in scene.gestures.presses


def test_a_promise_that_is_quoted_leaves_the_full_stop_to_the_sentence(start: Start) -> None:
    match = landed()
    match.answer(CONGRESS, a.Offer(CPIM, Goods(cash=100), Goods(words=(Word(CAST_NEXT, 3),))))
    scene, _ = at_table(start, match, CPIM)
    assert scene.prompt.endswith("acquisition”.")


def test_a_plate_says_whose_it_is_and_whose_turn(start: Start) -> None:
    match = called(Bribe(CPIM, 2, 100), Bribe(OLIGARCH, 3, 250))
    scene, pilot = at_table(start, match, CPIM)
    mine = plate_of(pilot, CPIM)
    assert (mine.name, mine.speaks) == (NAMES[CPIM], True)
    assert "100" in mine.offer
    assert not mine.answer
    assert plate_of(pilot, OLIGARCH).name == phrases.role(OLIGARCH)


def test_a_plate_does_not_say_that_whoever_casts_thinks(start: Start) -> None:
    _, pilot = at_table(start, called(), CPIM)
    assert plate_of(pilot, CPIM).answer == words("modipoly.talk.plate-yours")


def test_a_button_pressed_while_a_piece_goes_home_does_what_it_says(start: Start) -> None:
    match = landed()
    scene, pilot = at_table(start, match, CONGRESS)
    pilot.app.apply(pilot.app.settings.but(speed="slow", reduced_motion=False))
    deed = next(name for name in scene.gestures.drags if name.startswith("deed-"))
    pilot.drag(deed, "mat-give")
    assert scene.player.playing
    pilot.click("call")
    assert scene.draft is not None


def test_not_now_declines_what_bots_offer_until_ones_own_turn(start: Start) -> None:
    match = landed()
    match.answer(CONGRESS, a.Offer(CPIM, Goods(cash=100), Goods(tokens=2)))
    scene, pilot = at_table(start, match, CPIM)
    pilot.app.apply(pilot.app.settings.but(bot_speed="slow"))
    pilot.click("not-now")
    pilot.wait_until(lambda: bool(heard(match, market.Declined)))
    assert talk(scene).muted == {CPIM}
    pilot.wait_until(lambda: scene.waiting_for == "bot")
    match.answer(CONGRESS, a.Offer(CPIM, Goods(cash=110), Goods(tokens=2)))
    scene.flow.listen()
    pilot.wait_until(lambda: len(heard(match, market.Declined)) == 2)
    assert [event.seat for event in heard(match, market.Declined)] == [CPIM, CPIM]
    scene.shown.active = CPIM
    pilot.wait(0.1)
    assert not talk(scene).muted


def test_an_offer_is_turned_round_by_its_dial(start: Start) -> None:
    match = landed()
    match.answer(CONGRESS, a.Offer(CPIM, Goods(cash=100), Goods(tokens=2)))
    scene, pilot = at_table(start, match, CPIM)
    assert "accept" in scene.gestures.presses
    dial = pilot.find("get-cash")
    pilot.click((dial.rect.right - 6, dial.rect.centery))
    assert "counter" in scene.gestures.presses
    pilot.click("counter")
    pilot.wait_until(lambda: bool(heard(match, market.Countered)))
    assert heard(match, market.Countered)[0].get == Goods(cash=110)


def test_a_promise_slip_is_taken_from_the_pad(start: Start) -> None:
    match = landed()
    scene, pilot = at_table(start, match, CONGRESS)
    pilot.click("slips")
    pilot.wait(0.1)
    pilot.drag(f"slip-{CAST_NEXT}", "mat-slip")
    pilot.wait(0.2)
    assert isinstance(scene.draft, Proposal)
    before = scene.draft.give.words[0].about
    dial = pilot.find("give-word")
    pilot.click((dial.rect.right - 6, dial.rect.centery))
    assert scene.draft.give.words == (Word(CAST_NEXT, before + 1),)
    assert f"given-word-{CAST_NEXT}" in scene.table.pieces


def test_a_vote_is_called_with_a_bribe(start: Start) -> None:
    match = landed()
    scene, pilot = at_table(start, match, CONGRESS)
    moment = scene.moment
    assert moment is not None
    pilot.drag(f"deed-{votes.landed_deed(moment)}", "stand")
    pilot.wait(0.2)
    pilot.drag(note_of(scene), f"plate-{LIBERAL}")
    pilot.wait(0.2)
    dial = pilot.find("bribe-votes")
    pilot.click((dial.rect.right - 6, dial.rect.centery))
    pilot.click("call-it")
    pilot.wait_until(lambda: bool(heard(match, market.VoteCalled)))
    bribe = heard(match, market.VoteCalled)[0].bribes[0]
    assert (bribe.to, bribe.votes) == (LIBERAL, 2)
    assert bribe.cash > 0


def test_a_token_is_dropped_into_the_bowl(start: Start) -> None:
    match = called()
    scene, pilot = at_table(start, match, CPIM)
    assert {f"plate-{seat}" for seat in range(7)} <= set(scene.table.places)
    cast = 0
    for _ in range(2):
        token = next(name for name in scene.gestures.drags if name.startswith(f"token-{CPIM}-"))
        pilot.drag(token, "bowl")
        pilot.wait(0.2)
        thing = things.read(token)
        assert thing is not None
        cast += thing.amount
    assert scene.draft == Casting(cast)
    pilot.click("cast")
    pilot.wait_until(lambda: bool(heard(match, market.Pledged)))
    assert heard(match, market.Pledged)[0] == market.Pledged(CPIM, cast)


def test_a_price_is_dragged_to_the_caller(start: Start) -> None:
    match = called()
    _, pilot = at_table(start, match, CPIM)
    pilot.click("name-price")
    pilot.wait(0.2)
    pilot.drag(things.PRICE_SLIP, f"seat-{CONGRESS}")
    pilot.wait_until(lambda: bool(heard(match, market.CounterBribed)))
    assert heard(match, market.CounterBribed)


def test_whoever_is_not_on_turn_raises_a_hand_and_offers(start: Start) -> None:
    match = position(active="pm")
    scene, pilot = at_table(start, match, PM, GOV)
    pilot.click(f"raise-{GOV}")
    pilot.wait_until(lambda: scene.flow.actor == GOV)
    pilot.click(f"partner-{PM}")
    pilot.wait(0.1)
    dial = pilot.find("get-votes")
    pilot.click((dial.rect.right - 6, dial.rect.centery))
    pilot.click("offer")
    pilot.wait_until(lambda: bool(heard(match, market.Offered)))
    assert heard(match, market.Offered)[0].giver == GOV


def test_an_onlooker_sees_the_back_of_an_ordinance_on_the_mat(start: Start) -> None:
    match = position(active="pm", hand={"pm": ["vista"]})
    card = match.view(PM).commands[PM].hand[0]
    match.answer(PM, a.Offer(OLIGARCH, Goods(cards=(card,)), Goods(cash=150)))
    scene, _ = at_table(start, match, OLIGARCH)
    faces = [piece.front.key for name, piece in scene.table.pieces.items() if "-card-" in name]
    assert faces
    assert "back" not in str(faces[0])
    match = position(active="pm", hand={"pm": ["vista"]})
    match.answer(PM, a.Offer(OLIGARCH, Goods(cards=(card,)), Goods(cash=150)))
    players = [Player(NAMES[seat], "human" if seat == GOV else "easy") for seat in range(7)]
    watching = ModipolyScene(new_session(match, players, None), resumed=True)
    start(watching, bot_speed="slow")
    faces = [piece.front.key for name, piece in watching.table.pieces.items() if "-card-" in name]
    assert faces
    assert all("back" in str(face) for face in faces)


def test_while_nobody_here_is_asked_the_mat_tells_of_the_last_bargains(start: Start) -> None:
    match = landed()
    match.answer(CONGRESS, a.Offer(CPIM, Goods(cash=100), Goods(tokens=2)))
    match.answer(CPIM, a.Accept())
    players = [Player(NAMES[seat], "human" if seat == GOV else "easy") for seat in range(7)]
    scene = ModipolyScene(new_session(match, players, None), resumed=True)
    pilot = start(scene, bot_speed="slow")
    pilot.frames(3)
    assert scene.waiting_for == "bot"
    giver, taker, text = talk(scene).cloth.lines[-1]
    assert (giver, taker) == (CONGRESS, CPIM)
    assert "100" in text
    assert "2" in text


def test_the_deal_pad_opens_and_closes(start: Start) -> None:
    match = play(fresh(5, 3), lambda view: view.turns > 8)
    scene, pilot = at_table(start, match, 0)
    pilot.click("deal-pad")
    pilot.wait(0.2)
    assert pilot.scene.name == "deal-pad"
    for name in ("binding", "political", "word-0"):
        assert pilot.find(name) is not None
    pilot.key("escape")
    assert pilot.scene is scene


def test_in_an_interval_everybody_here_talks_until_they_are_done(start: Start) -> None:
    match = play(fresh(7, 3), _in_interval)
    asked = match.view(None).asked
    scene, pilot = at_table(start, match, *asked[:2])
    pilot.wait_until(lambda: scene.is_open(phases.INTERVAL), 60)
    first = scene.flow.actor
    assert "done-talking" in scene.gestures.presses
    pilot.click("done-talking")
    pilot.wait_until(lambda: scene.waiting_for == "person" and scene.flow.actor != first, 60)
    assert first not in match.view(None).asked or match.view(None).awaits != phases.INTERVAL


def _in_interval(view: View) -> bool:
    return view.awaits == phases.INTERVAL and len(view.asked) > 2
