"""The House at MODIPOLY's table: slips, envelope, ordinances, targets, bills, lobbies, by hand and by key."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import pytest

from engine.core.asking import Answer, Seat
from engine.core.games import GAMES
from engine.core.match import Match
from engine.modipoly import power_events as power
from engine.modipoly.answers import Announce, Back, Blank, Done, EndTurn, NoNomination, Roll, SellDeed, Slip
from engine.modipoly.cards import DEED_IDS, OLIGARCH, ORDINANCE_IDS, ROLE_IDS
from engine.modipoly.position import set_up_position
from game.pilot import Pilot
from game.play.hands import by_click, by_drag, by_keys, tab_to
from game.play.session import Player
from game.table.gesture import Drag, Press
from game.table.modipoly.house.bids import SlipDraft, bounds, most_loan, written
from game.table.modipoly.house.targets import Aim
from game.table.modipoly.moment import Moment
from game.table.modipoly.scene import ModipolyScene, new_session
from game.table.modipoly.shown import Shown
from game.widgets.base import Widget
from tests.game.conftest import Start
from tests.game.modipoly.games import NAMES, play, setup_of, step

FAST = {"speed": "instant", "bot_speed": "instant", "reduced_motion": True}
QUESTIONS = (
    "slips", "announce", "pm_card", "pil", "pick_seat", "pick_deed", "investigated", "bjp_corner",
    "debt", "overflow", "ballot", "nominate", "back", "tie_break",
)  # fmt: skip
EARLY = {
    "slips": 2, "announce": 2, "pm_card": 43, "pil": 43, "pick_seat": 3, "pick_deed": 35, "investigated": 47,
    "bjp_corner": 55, "debt": 1, "ballot": 13, "nominate": 38, "back": 38, "tie_break": 49,
}  # fmt: skip
"""Seeds of seven bots that come early to the question; should they play otherwise, others are tried."""
SEEDS = range(1, 60)
OURS = (
    "bid", "fine", "writ", "mark", "membership", "bill", "hand", "garland", "ordinance", "pawn",
)  # fmt: skip


@cache
def _match_at(question: str) -> Match:
    for seed in (EARLY[question], *SEEDS):
        match = play(Match(GAMES["modipoly"], setup_of(7, seed)), lambda view: view.awaits == question)
        if not match.over:
            return match
    raise AssertionError(f"no seed comes to {question}")


def _at(question: str) -> Match:
    """A match that has come to a question."""
    return _overflow() if question == "overflow" else _match_at(question).fork()


def _overflow() -> Match:
    """Congress takes the chair with an ordinance of its own, and finds two in the drawer."""
    match = set_up_position(
        {
            "players": 7, "active": "pm", "at": {"pm": 35}, "cash": {"pm": 300}, "passes": 4,
            "meters": {"anger": 7}, "hand": {"pm": ["fund", "vista"], "congress": ["rename"]},
        }
    )  # fmt: skip
    match.answer(Seat(0), Roll())
    while match.view(None).awaits != "overflow":
        seat = match.to_act()[0]
        options = match.options(seat)
        wanted = (
            answer for answer in options if isinstance(answer, Done | NoNomination) or answer == Back(1)
        )
        match.answer(seat, next(wanted, options[0]))
    return match


def _sit(start: Start, match: Match, *people: int, **wishes: object) -> tuple[Pilot, ModipolyScene]:
    """The table of a match with people on these seats, as it lies."""
    seats = range(match.setup.seats)
    players = [Player(NAMES[seat], "human" if seat in people else "easy") for seat in seats]
    scene = ModipolyScene(new_session(match, players, None), resumed=True)
    pilot = start(scene, **(FAST | wishes))
    pilot.wait(0.1)
    return pilot, scene


def _asked(start: Start, question: str) -> tuple[Pilot, ModipolyScene, Match]:
    """The one who is asked first sits there and is asked."""
    match = _at(question)
    pilot, scene = _sit(start, match, int(match.to_act()[0]))
    assert pilot.wait_until(lambda: scene.waiting_for == "person" and not scene.player.playing)
    return pilot, scene, match


def _told(pilot: Pilot, scene: ModipolyScene) -> None:
    """Everything has been told."""
    assert pilot.wait_until(lambda: not scene.flow.telling)


def _drags(scene: ModipolyScene) -> Iterator[Drag]:
    for gesture in scene.gestures.all():
        if isinstance(gesture, Drag) and gesture.piece.split("-")[0] in OURS:
            yield gesture


# --- every question ---------------------------------------------------------------------------------


@pytest.mark.parametrize("question", QUESTIONS)
def test_every_gesture_means_an_answer_that_the_match_takes_and_can_be_made(
    start: Start, question: str
) -> None:
    pilot, scene, match = _asked(start, question)
    person = scene.flow.actor
    assert person is not None
    found = list(scene.gestures.all())
    assert found
    assert not any(name.startswith("form-") for name in scene.gestures.presses)
    for gesture in found:
        if isinstance(gesture.means, Answer):
            assert match.why_not(person, gesture.means) is None, gesture
        if isinstance(gesture, Drag):
            assert gesture.piece in scene.table.pieces, gesture
            assert gesture.onto in scene.table.places, gesture
        elif isinstance(gesture, Press):
            widget = pilot.find(gesture.name)
            assert isinstance(widget, Widget), gesture
            assert widget.visible
            assert widget.enabled
            assert pilot.scene.space.visible.contains(widget.rect), gesture


@pytest.mark.parametrize("question", QUESTIONS)
def test_every_answer_of_the_match_has_a_gesture(start: Start, question: str) -> None:
    _, scene, match = _asked(start, question)
    person = scene.flow.actor
    assert person is not None
    meant = {repr(gesture.means) for gesture in scene.gestures.all()}
    for answer in match.options(person):
        tag = type(answer).__name__
        if tag in ("Slip", "Offer", "Borrow", "SellDeed", "PickSeat"):
            continue
        assert repr(answer) in meant or tag == "Blank", answer


@pytest.mark.parametrize("question", QUESTIONS)
@pytest.mark.parametrize("hand", [by_drag, by_keys])
def test_a_piece_is_put_where_it_answers(start: Start, question: str, hand: Any) -> None:
    pilot, scene, match = _asked(start, question)
    before = match.step
    drag = next(gesture for gesture in _drags(scene) if isinstance(gesture.means, Answer))
    hand(pilot, scene, drag)
    assert pilot.wait_until(lambda: match.step > before)


@pytest.mark.parametrize("question", [one for one in QUESTIONS if one not in ("slips", "pick_deed")])
def test_a_button_answers_by_key(start: Start, question: str) -> None:
    pilot, scene, match = _asked(start, question)
    before = match.step
    press = next(
        gesture
        for gesture in reversed(list(scene.gestures.all()))
        if isinstance(gesture, Press) and isinstance(gesture.means, Answer)
    )
    tab_to(pilot, press.name)
    pilot.key("return")
    assert pilot.wait_until(lambda: match.step > before)


@pytest.mark.parametrize("question", QUESTIONS)
def test_a_question_says_what_it_is_about(start: Start, question: str) -> None:
    _, scene, _ = _asked(start, question)
    assert scene.prompt
    assert not {"{", "["} & set(scene.prompt)


def test_a_click_picks_up_and_another_puts_down(start: Start) -> None:
    pilot, scene, match = _asked(start, "bjp_corner")
    before = match.step
    by_click(pilot, scene, next(_drags(scene)))
    assert pilot.wait_until(lambda: match.step > before)


# --- slips ------------------------------------------------------------------------------------------


def _position(**given: object) -> Match:
    return set_up_position(given)


def _sale(**given: object) -> tuple[Match, dict[str, int]]:
    """Congress sells the Statue; everybody who may bid is asked for a slip."""
    base: dict[str, object] = {
        "players": 7, "active": "congress", "deeds": {"congress": ["statue"]},
        "cash": {"oligarch": 700, "liberal": 1000, "devoted": 300, "gov": 900},
    }  # fmt: skip
    match = _position(**(base | given))
    dealt = {ROLE_IDS[one.dealt]: seat for seat, one in enumerate(match.view(None).commands)}
    deed = DEED_IDS.index("statue")
    match.answer(Seat(dealt["congress"]), SellDeed(deed, 480))
    assert match.view(None).awaits == "slips"
    return match, dealt


def _moment(match: Match, seat: int) -> Moment:
    return Moment.of(match, Seat(seat), match.options(Seat(seat)), None)


def test_whatever_the_stepper_writes_may_be_handed_in() -> None:
    match, dealt = _sale()
    for role in ("oligarch", "liberal", "gov", "devoted"):
        moment = _moment(match, dealt[role])
        limits = bounds(moment)
        for bid in (0, 10, 480, 500, 700, 890, 2000, 7000, 19990):
            draft = written(moment, SlipDraft(), bid)
            assert moment.allows(draft.answer), (role, bid, draft)
            if draft.bid:
                assert limits.least <= draft.bid <= limits.most


def test_the_limits_are_the_match_s_own() -> None:
    match, dealt = _sale()
    poor = bounds(_moment(match, dealt["devoted"]))
    assert poor.most == 0
    gov = _moment(match, dealt["gov"])
    assert bounds(gov).most == 900
    assert not bounds(gov).lends
    assert not gov.allows(Slip(910))
    rich = _moment(match, dealt["oligarch"])
    limits = bounds(rich)
    assert limits.lends
    assert limits.most > 700
    assert rich.allows(Slip(limits.most, most_loan(rich, limits.most)))
    assert not rich.allows(Slip(limits.most + 10, most_loan(rich, limits.most + 10)))


def test_a_bid_is_typed_stepped_and_folded(start: Start) -> None:
    match, dealt = _sale()
    pilot, scene = _sit(start, match, dealt["liberal"])
    tab_to(pilot, "bid-amount")
    for digit in "650":
        pilot.key(digit)
    assert scene.draft == SlipDraft(650)
    pilot.key("up")
    assert scene.draft == SlipDraft(660)
    pilot.click("bid-less")
    assert scene.draft == SlipDraft(650)
    pilot.click("fold")
    assert scene.draft == SlipDraft(650, folded=True)
    pilot.click("hand-in")
    pilot.wait(0.1)
    slip = match.view(Seat(dealt["liberal"])).own_bonds or match.view(Seat(dealt["liberal"])).lot
    assert slip


def test_the_oligarch_adds_a_loan(start: Start) -> None:
    match, dealt = _sale()
    seat = dealt["oligarch"]
    pilot, scene = _sit(start, match, seat)
    assert match.view(None).commands[seat].role == OLIGARCH
    pilot.click("bid-more")
    for _ in range(3):
        pilot.click("loan-more")
    assert scene.draft == SlipDraft(480, 30)
    before = match.step
    pilot.drag("bid", "envelope")
    assert pilot.wait_until(lambda: match.step > before)


def test_escape_unfolds_before_it_opens_the_menu(start: Start) -> None:
    match, dealt = _sale()
    pilot, scene = _sit(start, match, dealt["gov"])
    pilot.click("bid-more")
    pilot.click("fold")
    pilot.key("escape")
    assert scene.draft == SlipDraft(480)
    assert pilot.scene is scene


def _look(scene: ModipolyScene) -> object:
    """Everything that can be seen of the table except the words of the record."""
    pieces = {name: (piece.front.key, piece.pose) for name, piece in scene.table.pieces.items()}
    widgets = [(w.name, w.rect.topleft, getattr(w, "label", "")) for w in scene.widgets if w.visible]
    return pieces, widgets, scene.prompt


def test_a_folded_blank_looks_like_any_other_slip(start: Start) -> None:
    seen = []
    for press in ("blank", "fold"):
        match, dealt = _sale()
        pilot, scene = _sit(start, match, dealt["gov"])
        if press == "fold":
            pilot.click("bid-more")
        pilot.click(press)
        pilot.move((800, 20))
        pilot.wait(0.1)
        seen.append(_look(scene))
    assert seen[0] == seen[1]


def test_a_handed_in_blank_leaves_the_same_table_and_record_to_everybody_else(start: Start) -> None:
    seen = []
    for answer in (Blank(), Slip(480)):
        match, dealt = _sale()
        pilot, scene = _sit(start, match, dealt["liberal"])
        match.answer(Seat(dealt["gov"]), answer)
        scene.flow.listen()
        _told(pilot, scene)
        assert scene.shown.lot is not None
        assert dealt["gov"] in scene.shown.lot.handed_in
        seen.append((list(scene.log), scene.shown.lot, _look(scene), match.view(Seat(dealt["liberal"]))))
    assert seen[0] == seen[1]


def test_at_a_shared_screen_no_slip_is_handed_in_before_three_seconds(start: Start) -> None:
    match, dealt = _sale()
    pilot, scene = _sit(start, match, dealt["liberal"], dealt["gov"])
    assert pilot.wait_until(lambda: pilot.scene.name == "curtain")
    assert not any(name.startswith("bid") for name in scene.table.pieces)
    pilot.move(pilot.middle("lift"))
    pilot.press()
    pilot.wait(1.0)
    pilot.release()
    assert pilot.wait_until(lambda: pilot.scene is scene)
    begun = pilot.seconds
    pilot.click("blank")
    assert "hand-in" not in scene.gestures.presses
    assert not list(_drags(scene))
    assert pilot.wait_until(lambda: "hand-in" in scene.gestures.presses, 5)
    assert pilot.seconds - begun > 2.0


# --- the envelope -----------------------------------------------------------------------------------


def _opened(**given: object) -> tuple[Match, dict[str, int]]:
    """All slips are in: 900 by the Government Employee, 800 by the Liberal, the others blank."""
    match, dealt = _sale(**given)
    slips = {dealt["gov"]: Slip(900), dealt["liberal"]: Slip(800)}
    for seat in list(match.to_act()):
        match.answer(seat, slips.get(int(seat), Blank()))
    assert match.view(None).awaits == "announce"
    return match, dealt


def test_only_the_prime_minister_s_eyes_see_the_slips(start: Start) -> None:
    match, dealt = _opened()
    for seat in range(7):
        if seat == dealt["pm"]:
            continue
        pilot, scene = _sit(start, match.fork(), seat, bot_speed="slow")
        assert not any(name.startswith("bid-") for name in scene.table.pieces)
        assert "900" not in " ".join(text for _, text in scene.log)
    pilot, scene = _sit(start, match.fork(), dealt["pm"])
    pilot.wait_until(lambda: scene.waiting_for == "person")
    lying = {name for name in scene.table.pieces if name.startswith("bid-")}
    assert lying == {f"bid-{dealt[role]}" for role in ("gov", "liberal", "oligarch", "devoted")}


def test_behind_the_curtain_no_slip_lies_open(start: Start) -> None:
    match, dealt = _opened()
    pilot, scene = _sit(start, match, dealt["pm"], dealt["gov"])
    assert pilot.wait_until(lambda: pilot.scene.name == "curtain")
    assert not any(name.startswith("bid-") for name in scene.table.pieces)
    assert not any(name.startswith("announce-") for name in scene.gestures.presses)


def test_without_a_channel_only_the_highest_slip_wins(start: Start) -> None:
    match, dealt = _opened()
    pilot, scene = _sit(start, match, dealt["pm"])
    pilot.wait_until(lambda: scene.waiting_for == "person" and not scene.player.playing)
    assert list(scene.gestures.presses) == [f"announce-{dealt['gov']}"]
    pilot.drag(f"bid-{dealt['liberal']}", "stand")
    pilot.wait(0.1)
    assert scene.bubble is not None
    assert scene.bubble.rule == "MP-6.07"
    assert match.view(None).awaits == "announce"


def test_with_a_channel_the_lower_slip_is_laid_on_the_deed(start: Start) -> None:
    match, dealt = _opened(deeds={"congress": ["statue"], "pm": ["shor_tv"]})
    pilot, scene = _sit(start, match, dealt["pm"])
    pilot.wait_until(lambda: scene.waiting_for == "person" and not scene.player.playing)
    pilot.drag(f"bid-{dealt['liberal']}", "stand")
    pilot.wait_until(lambda: match.view(None).awaits != "announce")
    assert match.view(None).owner[DEED_IDS.index("statue")] == dealt["liberal"]


def test_a_slip_may_also_be_laid_before_its_writer(start: Start) -> None:
    match, dealt = _opened()
    pilot, scene = _sit(start, match, dealt["pm"])
    pilot.wait_until(lambda: scene.waiting_for == "person" and not scene.player.playing)
    pilot.drag(f"bid-{dealt['gov']}", f"seat-{dealt['gov']}")
    pilot.wait_until(lambda: match.view(None).awaits != "announce")
    assert match.view(None).owner[DEED_IDS.index("statue")] == dealt["gov"]
    assert match.why_not(Seat(dealt["pm"]), Announce(dealt["gov"])) is not None


# --- ordinances and their marks ---------------------------------------------------------------------


def test_a_drawn_ordinance_is_seen_by_nobody_else(start: Start) -> None:
    match = _at("pm_card")
    drawn = match.view(match.to_act()[0]).drawn
    assert drawn is not None
    other = next(seat for seat in range(7) if seat != match.to_act()[0])
    _, scene = _sit(start, match, other, bot_speed="slow")
    assert "cover" not in scene.table.pieces
    assert f"ordinance-{drawn}" not in scene.table.pieces


def _holding(card: str, **given: object) -> tuple[Match, int, dict[str, int]]:
    match = _position(players=7, active="pm", hand={"pm": [card]}, **given)
    dealt = {ROLE_IDS[one.dealt]: seat for seat, one in enumerate(match.view(None).commands)}
    return match, ORDINANCE_IDS.index(card), dealt


def test_an_ordinance_goes_from_the_hand_onto_the_enacted_pile(start: Start) -> None:
    match, card, dealt = _holding("fund")
    pilot, scene = _sit(start, match, dealt["pm"])
    pilot.wait_until(lambda: scene.waiting_for == "person")
    pilot.drag(f"ordinance-{card}", "enacted")
    assert pilot.wait_until(lambda: match.view(None).commands[dealt["pm"]].cards == 0)


def test_full_streets_refuse_an_ordinance_in_the_match_s_own_words(start: Start) -> None:
    match, card, dealt = _holding("fund", meters={"protest": 8})
    pilot, scene = _sit(start, match, dealt["pm"])
    pilot.wait_until(lambda: scene.waiting_for == "person")
    pilot.drag(f"ordinance-{card}", "enacted")
    pilot.wait(0.2)
    assert scene.bubble is not None
    assert scene.bubble.rule == "MP-13.07"


def _agency(start: Start) -> tuple[Pilot, ModipolyScene, Match, dict[str, int]]:
    match, card, dealt = _holding("agency_week", options={"house_powers": False})
    pilot, scene = _sit(start, match, dealt["pm"])
    pilot.wait_until(lambda: scene.waiting_for == "person")
    pilot.drag(f"ordinance-{card}", "enacted")
    assert pilot.wait_until(lambda: match.view(None).awaits == "pick_seat" and scene.is_open("pick_seat"))
    pilot.wait(0.2)
    return pilot, scene, match, dealt


def test_a_card_that_hits_two_is_aimed_at_one_after_the_other(start: Start) -> None:
    pilot, scene, match, dealt = _agency(start)
    pilot.drag("mark", f"seat-{dealt['congress']}")
    pilot.wait(0.1)
    assert scene.draft == Aim((dealt["congress"],))
    pilot.drag("mark", f"seat-{dealt['oligarch']}")
    assert pilot.wait_until(lambda: match.view(None).awaits != "pick_seat")


def test_or_at_one_alone(start: Start) -> None:
    pilot, _, match, dealt = _agency(start)
    pilot.click(f"target-{dealt['congress']}")
    pilot.wait(0.1)
    pilot.click("aim")
    assert pilot.wait_until(lambda: match.view(None).awaits != "pick_seat")


def test_a_seat_out_of_reach_says_why(start: Start) -> None:
    pilot, scene, _, dealt = _agency(start)
    pilot.drag("mark", f"seat-{dealt['devoted']}")
    pilot.wait(0.2)
    assert scene.bubble is not None
    assert scene.bubble.rule == "MP-12.09"


# --- lobbies ----------------------------------------------------------------------------------------


def test_the_lobbies_stand_open_while_others_vote(start: Start) -> None:
    match = _at("ballot")
    asked = match.to_act()[0]
    other = next(seat for seat in range(7) if seat != asked)
    _, scene = _sit(start, match, other, bot_speed="slow")
    assert scene.shown.view.awaits == "ballot"
    assert "lobby-for" in scene.table.places
    assert "hand" not in scene.table.pieces


def _counted(match: Match, shown: Shown, told: int) -> list[int]:
    """How many ballots lay there after each event, up to the outcome; the match goes on until then."""
    laid: list[int] = []
    while True:
        for event in list(match.heard(None))[told:]:
            told += 1
            if isinstance(event, power.Survived | power.Fell | power.SwornIn):
                return laid
            shown.happen(event)
            laid.append(len(shown.division.ballots) if shown.division is not None else 0)
        step(match)


@pytest.mark.parametrize("question", ["ballot", "back"])
def test_ballots_are_laid_out_one_by_one_until_the_outcome(question: str) -> None:
    fresh = Match(GAMES["modipoly"], setup_of(7, EARLY[question]))
    match = play(fresh, lambda view: view.awaits == question)
    shown = Shown.of(match.view(None))
    laid = _counted(match, shown, len(list(match.heard(None))))
    view = match.view(None)
    held = view.last_confidence if question == "ballot" else view.last_replacement
    assert held is not None
    assert shown.division is not None
    assert shown.division.ballots == held.ballots
    assert laid == sorted(laid)
    assert len(set(laid)) > 1


@pytest.mark.parametrize("outcome", [power.Survived(0), power.Fell(0, "vote"), power.SwornIn(1)])
def test_an_outcome_clears_the_lobbies(outcome: Any) -> None:
    shown = Shown.of(_at("ballot").view(None))
    assert shown.division is not None
    shown.happen(outcome)
    assert not shown.division


def test_places_of_the_house_are_gone_when_its_question_is(start: Start) -> None:
    match, dealt = _opened()
    pilot, scene = _sit(start, match, dealt["pm"])
    names: Mapping[str, object] = scene.table.places
    assert not any(name.startswith(("lobby-", "shredder")) for name in names)
    assert match.why_not(Seat(dealt["pm"]), EndTurn()) is not None
    assert pilot.scene is scene
