"""What MODIPOLY's table says in passing: once, by the right names, and with a reason."""

from __future__ import annotations

import pytest
from pygame import FRect

from engine.core.asking import Seat
from engine.core.games import GAMES
from engine.core.match import Match
from engine.modipoly import answers as say
from engine.modipoly import phases
from engine.modipoly.cards import DEED_IDS, DEEDS
from engine.modipoly.position import set_up_position
from game.play.session import Player
from game.table.modipoly.board import folders, geometry, ring, tickets
from game.table.modipoly.moment import Moment
from game.table.modipoly.scene import ModipolyScene, new_session
from game.table.modipoly.talk import votes
from tests.game.conftest import Start
from tests.game.modipoly.conftest import FAST, Sit
from tests.game.modipoly.games import ALONE, NAMES, play, setup_of, step

SHOP = DEED_IDS.index("coaching")


def test_what_the_prime_minister_announces_is_told_once(start: Start) -> None:
    given = {"active": "congress", "deeds": {"congress": ["statue"]}, "cash": {"gov": 900}}
    match = set_up_position(given)
    match.answer(Seat(1), say.SellDeed(DEED_IDS.index("statue"), 480))
    while match.view(None).awaits == phases.SLIPS:
        seat = match.to_act()[0]
        match.answer(seat, say.Slip(500) if seat == 6 else say.Blank())
    assert match.view(None).awaits == phases.ANNOUNCE
    players = [Player(name, "human" if seat in (0, 3) else "normal") for seat, name in enumerate(NAMES)]
    scene = ModipolyScene(new_session(match, players, None), resumed=True)
    pilot = start(scene, **{**FAST, "curtain": False})
    assert pilot.wait_until(lambda: scene.flow.actor == 0, 10)
    answer = next(one for one in match.options(Seat(0)) if isinstance(one, say.Announce))
    scene.flow.give(answer)
    assert pilot.wait_until(lambda: not scene.flow.telling, 5)
    assert len([line for _, line in scene.log if "Statue of Altitude belongs" in line]) == 1


def test_a_bot_that_picks_a_role_is_called_by_its_name(start: Start) -> None:
    match = Match(GAMES["modipoly"], setup_of(4, 3, role_deal="choose"))
    players = [Player(NAMES[seat], "normal") for seat in range(4)]
    scene = ModipolyScene(new_session(match, players, None))
    pilot = start(scene, **FAST)
    pilot.wait_until(lambda: scene.phase != phases.PICK_ROLE and not scene.flow.telling, 10)
    picked = [line for _, line in scene.log if line.endswith(" card.")][:4]
    assert [line.split(" takes ")[0] for line in picked] == [NAMES[int(seat)] for seat, _ in match_order(4)]


def match_order(seats: int) -> list[tuple[int, int]]:
    """Who picks, in which order, and what a bot takes."""
    match = Match(GAMES["modipoly"], setup_of(seats, 3, role_deal="choose"))
    order = []
    while match.view(None).awaits == phases.PICK_ROLE:
        seat, answer = step(match)
        assert isinstance(answer, say.PickRole)
        order.append((int(seat), answer.role))
    return order


def test_the_file_on_somebodys_deed_says_why_not(sit: Sit) -> None:
    scene, pilot = sit((6,), active="gov", deeds={"liberal": ["coaching"]})
    pilot.wait_until(lambda: scene.waiting_for == "person", 5)
    moment = scene.moment
    assert moment is not None
    onto = scene.table.places[f"space-{DEEDS[SHOP].space}"]
    said, rule = scene.why_not(scene.table.pieces["file"], onto)
    refusal = moment.why_not(say.PlaceFile(SHOP))
    assert refusal is not None
    assert rule == refusal.rule
    assert said


def test_the_missing_number_is_offered_to_whoever_casts_last() -> None:
    match = set_up_position({"active": "oligarch", "at": {"oligarch": 33}, "top": {"die": [1, 3]}})
    match.answer(Seat(3), say.Roll())
    match.answer(Seat(3), say.CallVote())
    offered = {}
    while match.view(None).motion is not None:
        seat = match.to_act()[0]
        moment = Moment.of(match, seat, match.options(seat), None)
        offered[int(seat)] = "cast-missing" in dict(votes.quick_numbers(moment))
        match.answer(seat, say.Pledge(0))
    assert offered.pop(3)
    assert offered
    assert not any(offered.values())


# --- small tickets and large letters ----------------------------------------------------------------


def test_resting_on_a_small_ticket_says_whose_deed_it_is(sit: Sit) -> None:
    many = ["coaching", "hospital", "statue", "stadium", "riverfront", "evm"]
    scene, pilot = sit((6,), active="gov", deeds={"liberal": [name for name in many if name in DEED_IDS]})
    area = geometry.folders(scene.seats, scene.front)[4]
    lying = folders.deed_spots(scene, 4, area)
    assert len(lying) == len(scene.shown.commands[4].deeds) > 2
    for deed, spot, _ in lying:
        pilot.move(spot.center)
        pilot.wait(0.1)
        about = next(widget for widget in scene.widgets if widget.name == "tickets-4")
        assert about.contains(spot.center)
        assert about.tip.startswith(DEEDS[deed].name)
    assert not about.contains((area.left + 4, area.top + 4))


def test_large_names_stay_in_their_cells() -> None:
    for deed in DEEDS:
        assert geometry.space_area(deed.space).contains(ring.name_room(deed.space))


@pytest.mark.parametrize("count", range(1, 11))
def test_a_low_ticket_has_icon_and_price_while_there_is_room(count: int) -> None:
    room = FRect(0, 0, 240, 56)
    spots = tickets.spread(room, 2, 2, count)
    assert len(spots) == count
    assert all(named or spot.width >= tickets.LOW_BAND for spot, named in spots if count <= 8)


def test_large_letters_leave_the_record_most_of_its_sentences(start: Start) -> None:
    match = play(Match(GAMES["modipoly"], setup_of(4, 5)), lambda view: view.passes == 2)
    heights = {}
    for size in (100, 150):
        scene = ModipolyScene(new_session(match.fork(), ALONE[:4], None), resumed=True)
        start(scene, **{**FAST, "text_size": size})
        assert scene.record is not None
        heights[size] = scene.record.content_height(scene.space)
    assert heights[150] <= 1.6 * heights[100]


@pytest.mark.parametrize("count", range(1, 25))
def test_no_deed_is_left_out_of_a_narrow_folder(count: int) -> None:
    room = FRect(0, 0, 131, 56)
    spots = [spot for spot, _ in tickets.spread(room, 1, 2, count)]
    assert len(spots) == count
    assert all(room.inflate(1, 1).contains(spot) for spot in spots)
