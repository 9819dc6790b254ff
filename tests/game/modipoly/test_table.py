"""MODIPOLY's table: what is shown keeps up with the match, the own turn by hand, whose secrets lie open."""

from __future__ import annotations

from statistics import median
from typing import get_args

import pytest

from engine.core.asking import Seat
from engine.core.games import GAMES
from engine.core.match import Match
from engine.modipoly import answers as say
from engine.modipoly import bot, phases
from engine.modipoly import market_events as market
from engine.modipoly.cards import BASES, DEED_IDS, OLIGARCH, PM, PROTEST, UNITY
from engine.modipoly.refusals import RULES
from engine.modipoly.view import View
from game.pilot import Pilot
from game.play.hands import hold_named
from game.play.session import Player
from game.rulebook.explain import rule_now
from game.table.gesture import Drag, Press
from game.table.modipoly.board.desk import BoardDesk
from game.table.modipoly.digest import Digest
from game.table.modipoly.form import Form
from game.table.modipoly.scene import ModipolyScene, new_session
from game.table.modipoly.shown import Shown
from game.widgets.base import Widget
from game.words import find
from tests.game.conftest import Start
from tests.game.modipoly.conftest import Sit
from tests.game.modipoly.games import ALONE, NAMES, play, setup_of, step

SHOP = DEED_IDS.index("coaching")


def asked(scene: ModipolyScene, pilot: Pilot, *awaits: str) -> None:
    """Wait until a person here is asked one of these."""
    assert pilot.wait_until(lambda: scene.waiting_for == "person" and scene.phase in awaits, 20), scene.phase


def lands(sit: Sit, **given: object) -> tuple[ModipolyScene, Pilot]:
    """The Oligarch, a person on seat 3, rolls onto Coaching City."""
    at = {"at": {"oligarch": 33}, "active": "oligarch", "top": {"die": [1, 3]}}
    scene, pilot = sit((3,), **{**at, **given})
    pilot.click("roll")
    asked(scene, pilot, phases.LAND_UNOWNED)
    return scene, pilot


# --- what is shown ----------------------------------------------------------------------------------


def visible(shown: Shown) -> dict[str, object]:
    """What an onlooker could check with the naked eye."""
    seats = [
        (one.role, one.cash, one.tokens, one.at, one.bjp, one.bankrupt, one.cards, one.laps, one.deeds)
        for one in shown.commands
    ]
    return {
        "seats": seats,
        "tihar": [one.tihar > 0 for one in shown.commands],
        "board": (shown.owner, shown.pledged, shown.file_at, shown.meters, shown.patronage),
        "money": (shown.treasury, shown.loans, shown.npas),
        "piles": (shown.deck, shown.shredded, shown.news_deck),
        "term": (shown.pm, shown.passes, shown.active, shown.shield),
        "powers": (shown.padyatra, shown.strikes, shown.pils, shown.forwarded, shown.filed),
    }


@pytest.mark.parametrize("seats", [4, 7])
@pytest.mark.parametrize("seed", [1, 2, 5])
def test_events_alone_keep_the_table_true_to_the_match(seats: int, seed: int) -> None:
    match = Match(GAMES["modipoly"], setup_of(seats, seed))
    shown, told = Shown.of(match.view(None)), len(match.story or ())
    while not match.over:
        step(match)
        for event in match.heard(None, told):
            shown.happen(event)
        told = len(match.story or ())
        truth = Shown.of(match.view(None))
        assert visible(shown) == visible(truth), match.step
        shown = truth


def test_a_hand_is_seen_by_its_holder_alone() -> None:
    match = play(Match(GAMES["modipoly"], setup_of(7, 3)), lambda view: view.awaits == phases.PM_CARD)
    pm = match.to_act()[0]
    before = len(match.story or ())
    answer = next(one for one in match.options(pm) if isinstance(one, say.Hold))
    own, other = Shown.of(match.view(pm)), Shown.of(match.view(None))
    match.answer(pm, answer)
    for eyes, shown in ((pm, own), (None, other)):
        for event in match.heard(eyes, before):
            shown.happen(event)
    assert own.commands[pm].hand == list(match.view(pm).commands[pm].hand or ())
    assert other.commands[pm].hand is None
    assert other.commands[pm].cards == own.commands[pm].cards == 1


# --- the own turn -----------------------------------------------------------------------------------


def test_the_deed_on_the_bell_opens_sealed_bids(sit: Sit) -> None:
    scene, pilot = lands(sit)
    assert "Coaching City" in scene.prompt
    pilot.drag(f"deed-{SHOP}", "bell")
    pilot.wait_until(lambda: scene.shown.lot is not None, 10)
    lot = scene.session.match.view(None).lot
    assert lot is not None
    assert lot.deed == SHOP


@pytest.mark.parametrize("wanted", ["ring", "hot-ring"])
def test_the_bell_itself_may_be_pressed(sit: Sit, wanted: str) -> None:
    scene, pilot = lands(sit)
    pilot.click(wanted)
    assert pilot.wait_until(lambda: scene.shown.lot is not None, 10)


def test_pressing_the_dice_throws_them(sit: Sit) -> None:
    scene, pilot = sit((3,), active="oligarch", top={"die": [1, 3]})
    pilot.click("hot-roll")
    assert pilot.wait_until(lambda: scene.session.match.view(None).commands[3].at == 4, 5)


def test_the_foot_of_the_record_opens_the_rule_of_the_moment(sit: Sit) -> None:
    scene, pilot = lands(sit)
    assert scene.rule_now() == "MP-5.01"
    pilot.click("rule-now")
    assert pilot.wait_until(lambda: pilot.scene.name == "rulebook", 5)


def test_walking_on_leaves_it_unowned(sit: Sit) -> None:
    scene, pilot = lands(sit)
    pilot.click("walk-on")
    asked(scene, pilot, phases.TURN_CLOSE)
    assert scene.session.match.view(None).owner[SHOP] == -1
    pilot.click("end-turn")
    assert pilot.wait_until(lambda: scene.session.match.view(None).active != 3, 5)


def test_keys_alone_ring_the_bell(sit: Sit) -> None:
    scene, pilot = lands(sit)
    for wanted in (f"deed-{SHOP}", "bell"):
        for _ in range(80):
            if scene.focus is not None and scene.focus.name == wanted:
                break
            pilot.key("tab")
        pilot.key("return")
    assert pilot.wait_until(lambda: scene.shown.lot is not None, 10)


def test_the_poor_are_told_why_no_vote_can_be_called(sit: Sit) -> None:
    scene, pilot = lands(sit, at={"oligarch": 0}, top={"die": [1, 2]}, cash={"oligarch": 50})
    assert scene.moment is not None
    refusal = scene.moment.why_not(say.CallVote())
    assert refusal is not None
    assert refusal.rule == "MP-5.02"
    assert "50" in scene.prompt


def test_a_deed_is_pledged_at_the_treasury_and_redeemed_there(sit: Sit) -> None:
    given = {"active": "liberal", "deeds": {"liberal": ["coaching"]}, "cash": {"liberal": 300}}
    scene, pilot = sit((4,), **given)
    pilot.drag(f"deed-{SHOP}", "treasury")
    assert pilot.wait_until(lambda: scene.shown.pledged[SHOP] and scene.waiting_for == "person", 5)
    assert scene.shown.commands[4].cash == 400
    pilot.drag(f"deed-{SHOP}", "treasury")
    assert pilot.wait_until(lambda: not scene.shown.pledged[SHOP] and scene.waiting_for == "person", 5)
    assert scene.shown.commands[4].cash == 290


def test_a_sale_names_its_reserve_first(sit: Sit) -> None:
    given = {"active": "congress", "deeds": {"congress": ["coaching"]}}
    scene, pilot = sit((1,), **given)
    pilot.drag(f"deed-{SHOP}", "bell")
    pilot.click("reserve-more")
    assert "210" in scene.prompt
    pilot.click("sell")
    assert pilot.wait_until(lambda: scene.shown.lot is not None, 5)
    assert scene.shown.lot is not None
    assert scene.shown.lot.minimum == 210
    pilot.wait_until(lambda: scene.waiting_for == "person", 20)


@pytest.mark.parametrize("by_key", [True, False])
def test_a_sale_is_taken_back(sit: Sit, by_key: bool) -> None:
    scene, pilot = sit((1,), active="congress", deeds={"congress": ["coaching"]})
    pilot.drag(f"deed-{SHOP}", "bell")
    assert "sell" in scene.gestures.presses
    if by_key:
        pilot.key("escape")
    else:
        pilot.click("keep")
    assert "sell" not in scene.gestures.presses
    assert "roll" in scene.gestures.presses


def test_a_deed_never_goes_over_the_table(sit: Sit) -> None:
    scene, pilot = sit((1,), active="congress", deeds={"congress": ["coaching"]})
    pilot.drag(f"deed-{SHOP}", "seat-4")
    assert scene.bubble is not None
    assert scene.bubble.rule == RULES["deeds-by-bond-only"]


def test_a_party_that_pledges_hears_of_its_well_wishers(sit: Sit) -> None:
    scene, pilot = sit((1,), active="congress", deeds={"congress": ["coaching"]})
    pilot.drag(f"deed-{SHOP}", "treasury")
    assert scene.bubble is not None
    assert scene.bubble.rule == "MP-2.27"


@pytest.mark.parametrize(
    ("role", "seat", "power", "meter", "by"),
    [("congress", 1, "padyatra", UNITY, 1), ("cpim", 2, "strike", PROTEST, 1)],
)
def test_powers_are_buttons(sit: Sit, role: str, seat: int, power: str, meter: int, by: int) -> None:
    scene, pilot = sit((seat,), active=role)
    before = scene.shown.meters[meter]
    pilot.click(power)
    assert pilot.wait_until(lambda: scene.session.match.view(None).meters[meter] == before + by, 5)


def test_the_file_is_laid_on_an_unowned_deed(sit: Sit) -> None:
    scene, pilot = sit((6,), active="gov")
    pilot.drag("file", "space-1")
    assert pilot.wait_until(lambda: scene.session.match.view(None).file_at == SHOP, 5)


def test_bail_buys_a_normal_turn(sit: Sit) -> None:
    scene, pilot = sit((3,), active="oligarch", tihar={"oligarch": 1})
    pilot.click("bail")
    assert pilot.wait_until(lambda: scene.session.match.view(None).commands[3].tihar == 0, 5)
    asked(scene, pilot, phases.TURN_OPEN)
    assert "bail" not in scene.gestures.presses


def test_roles_are_picked_from_their_cards(start: Start) -> None:
    match = Match(GAMES["modipoly"], setup_of(4, 2, role_deal="choose"))
    scene = ModipolyScene(new_session(match, ALONE[:4], None))
    pilot = start(scene, speed="instant", bot_speed="instant")
    asked(scene, pilot, phases.PICK_ROLE)
    pilot.click(f"role-card-{OLIGARCH}")
    assert pilot.wait_until(lambda: match.view(None).commands[0].role == OLIGARCH, 5)


FULL_HAND = "pm_card, full"
QUESTIONS = (
    phases.TURN_OPEN, phases.LAND_UNOWNED, phases.TURN_CLOSE, phases.OFFER_REPLY, phases.PLEDGE, phases.SLIPS,
    phases.ANNOUNCE, phases.PM_CARD, FULL_HAND, phases.PIL, phases.PICK_SEAT, phases.PICK_DEED,
    phases.INVESTIGATED, phases.BJP_CORNER, phases.DEBT, phases.INTERVAL, phases.NOMINATE, phases.BACK,
    phases.COUNTER_BRIBE,
)  # fmt: skip


def comes_to(view: View, question: str) -> bool:
    if question == FULL_HAND:
        return view.awaits == phases.PM_CARD and view.commands[view.pm].cards == 2
    return view.awaits == question and view.turns > 3


@pytest.mark.parametrize("question", QUESTIONS)
def test_whatever_a_hand_may_do_it_finds_on_the_table(start: Start, question: str) -> None:
    match = Match(GAMES["modipoly"], setup_of(7, 3))
    for seed in range(3, 20):
        match = play(
            Match(GAMES["modipoly"], setup_of(7, seed)), lambda view: view.over or comes_to(view, question)
        )
        if not match.over:
            break
    assert not match.over
    people = [Player(name, "human") for name in NAMES]
    scene = ModipolyScene(new_session(match, people, None), resumed=True)
    pilot = start(scene, curtain=False, speed="instant", bot_speed="instant")
    pilot.wait(0.5)
    assert scene.waiting_for == "person"
    gestures = list(scene.gestures.all())
    assert gestures
    for gesture in gestures:
        if isinstance(gesture, Drag):
            assert gesture.piece in scene.table.pieces
            assert gesture.onto in scene.table.places
        elif isinstance(gesture, Press):
            button = scene.find(gesture.name)
            assert isinstance(button, Widget), gesture.name
            assert button.visible, gesture.name
            assert button.enabled, gesture.name
            assert button.focusable, gesture.name


def test_what_no_desk_asks_is_asked_on_a_form(sit: Sit) -> None:
    scene, pilot = sit((3,), active="oligarch")
    scene.desks = [desk for desk in scene.desks if isinstance(desk, BoardDesk | Form)]
    scene.flow.reopen()
    pilot.wait(0.1)
    roll = next(name for name, press in scene.gestures.presses.items() if press.means == say.Roll())
    pilot.click(roll)
    assert pilot.wait_until(lambda: scene.session.match.view(None).rolled, 5)


def test_every_answer_has_words_for_a_form() -> None:
    for kind in get_args(say.AnyAnswer):
        tag = str(kind.__struct_config__.tag)
        assert find(f"modipoly.do.{tag}") or find(f"modipoly.do.{tag}-yes"), tag


# --- whose secrets, whose turn ----------------------------------------------------------------------


def test_undo_takes_a_pledge_of_a_deed_back(sit: Sit) -> None:
    given = {"active": "liberal", "deeds": {"liberal": ["coaching"]}}
    scene, pilot = sit((4,), **given)
    pilot.drag(f"deed-{SHOP}", "treasury")
    pilot.wait_until(lambda: scene.shown.pledged[SHOP] and scene.waiting_for == "person", 5)
    pilot.click("undo")
    assert not scene.shown.pledged[SHOP]
    assert scene.waiting_for == "person"


def test_open_questions_need_no_curtain_and_slips_do(sit: Sit) -> None:
    scene, pilot = sit((3, 4), active="oligarch", at={"oligarch": 33}, top={"die": [1, 3]})
    assert scene.waiting_for == "person"
    assert scene.flow.eyes is None
    pilot.click("roll")
    asked(scene, pilot, phases.LAND_UNOWNED)
    pilot.drag(f"deed-{SHOP}", "bell")
    assert pilot.wait_until(lambda: pilot.scene.name == "curtain", 10)
    assert scene.flow.eyes is None


def test_the_curtain_hides_whose_ordinances_lie_there(sit: Sit) -> None:
    scene, pilot = sit((0, 3), active="pm", hand={"pm": ["fund"]})
    assert pilot.wait_until(lambda: pilot.scene.name == "curtain", 5)
    assert scene.shown.commands[0].hand is None
    assert scene.shown.commands[0].cards == 1


def test_a_hand_stays_in_sight_for_the_whole_of_its_own_turn(sit: Sit) -> None:
    given = {"active": "oligarch", "hand": {"oligarch": ["fund"]}, "at": {"oligarch": 33}}
    scene, pilot = sit((0, 3), **given, top={"die": [1, 3]})
    assert pilot.wait_until(lambda: pilot.scene.name == "curtain", 5)
    hold_named(pilot, "lift", keys=False)
    asked(scene, pilot, phases.TURN_OPEN)
    assert scene.flow.eyes == Seat(3)
    pilot.click("roll")
    asked(scene, pilot, phases.LAND_UNOWNED)
    assert pilot.scene is scene
    pilot.click("walk-on")
    asked(scene, pilot, phases.TURN_CLOSE)
    pilot.click("end-turn")
    assert pilot.wait_until(lambda: scene.flow.eyes is None, 5)


def test_a_slip_is_never_told_to_the_room(sit: Sit) -> None:
    scene, pilot = sit((3, 4), active="oligarch", at={"oligarch": 33}, top={"die": [1, 3]})
    pilot.click("roll")
    asked(scene, pilot, phases.LAND_UNOWNED)
    pilot.click("ring")
    assert pilot.wait_until(lambda: pilot.scene.name == "curtain", 10)
    hold_named(pilot, "lift", keys=False)
    asked(scene, pilot, phases.SLIPS)
    writer = scene.flow.actor
    assert writer is not None
    scene.flow.give(say.Slip(160))
    assert pilot.wait_until(lambda: pilot.scene.name == "curtain", 10)
    written = scene.session.match.heard(writer)
    assert any(isinstance(event, market.SlipWritten) for event in written)
    assert not [line for _, line in scene.log if "160cr on a slip" in line]


def test_the_one_who_is_asked_sits_at_the_bottom(sit: Sit) -> None:
    scene, _ = sit((0, 3), active="oligarch")
    assert scene.front == 3
    assert scene.moment is not None
    assert scene.moment.seat == Seat(3)


def test_a_raised_hand_gets_the_floor_on_somebody_elses_turn(sit: Sit) -> None:
    scene, pilot = sit((0, 3), active="oligarch")
    flow = scene.flow
    assert flow.actor == 3
    assert flow.may_raise(Seat(0))
    flow.raise_hand(Seat(0))
    assert flow.actor == 0
    assert scene.moment is not None
    assert not scene.moment.is_asked
    assert all(isinstance(option, say.Offer) for option in flow.options)
    flow.lower_hand()
    assert flow.actor == 3
    assert pilot.scene is scene


# --- how long it takes ------------------------------------------------------------------------------

TICK = 1 / 20


def test_a_person_with_six_bots_waits_six_seconds_at_the_median(start: Start) -> None:
    match = Match(GAMES["modipoly"], setup_of(7, 3))
    scene = ModipolyScene(new_session(match, ALONE, None))
    start(scene)
    waits: list[float] = []
    waited = 0.0
    while len(waits) < 30 and not match.over:
        scene.tick(TICK)
        waited += TICK
        assert waited < 120, match.view(None).awaits
        if scene.waiting_for == "person":
            waits.append(waited)
            waited = 0.0
            seat = match.to_act()[0] if scene.flow.actor is None else scene.flow.actor
            scene.flow.give(bot.choose(match, seat, "normal", bot.bot_dice(match.setup, match.step, seat)))
    assert median(waits) <= 6.0


def test_a_match_that_goes_on_calls_people_what_they_were_then(start: Start) -> None:
    match = play(Match(GAMES["modipoly"], setup_of(7, 3)), lambda view: view.chair_empty)
    play(match, lambda view: not view.chair_empty)
    fallen = next(seat for seat, one in enumerate(match.view(None).commands) if one.dealt == PM)
    scene = ModipolyScene(new_session(match, ALONE, None), resumed=True)
    start(scene)
    assert fallen != 0
    assert scene.name_of(fallen) == "Devoted Citizen"
    said = [text for mark, text in scene.log if mark == str(fallen)]
    assert said[0].startswith("Prime Minister")


# --- words ------------------------------------------------------------------------------------------


def test_every_decision_has_its_words_and_its_rule() -> None:
    decisions = [value for name, value in vars(phases).items() if name.isupper() and isinstance(value, str)]
    assert len(decisions) == 22
    rules = GAMES["modipoly"].rule_ids()
    for decision in decisions:
        assert find(f"modipoly.awaits.{decision}"), decision
        assert find(f"modipoly.prompt.{decision}"), decision
        assert rule_now(decision, game="modipoly") in rules


def test_every_refusal_is_said_in_words() -> None:
    for name in RULES:
        assert find(f"modipoly.refusal.{name}"), name


def test_the_record_tells_a_turn_in_few_lines() -> None:
    match = play(Match(GAMES["modipoly"], setup_of(7, 4)), lambda view: view.turns >= 30)
    digest = Digest()
    events = match.heard(None)
    lines = [text for event in events if (text := digest.line(event, str)[1])]
    assert 30 <= len(lines) < 0.62 * len(events)
    assert not [line for line in lines if "{" in line or "[" in line]


def test_a_view_shows_what_a_portfolio_is_worth() -> None:
    match = play(Match(GAMES["modipoly"], setup_of(7, 4)), lambda view: view.turns >= 40)
    view: View = match.view(None)
    for seat, one in enumerate(Shown.of(view).commands):
        assert one.portfolio == view.commands[seat].portfolio
        assert one.portfolio == sum(BASES[deed] for deed, owner in enumerate(view.owner) if owner == seat)
