"""MODIPOLY's board: seven seats side by side, money one can count, dice that obey, every event told."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import pairwise

import pygame
import pytest
from pygame import FRect

from engine.core.asking import Seat
from engine.core.events import Event
from engine.core.games import GAMES
from engine.core.match import Match
from engine.modipoly import events, market_events, power_events
from engine.modipoly.answers import Goods
from engine.modipoly.cards import ANGER, DEEDS, METER_ENDS, SPACES
from engine.modipoly.view import View
from game.motion import Motion
from game.pilot import Pilot
from game.play.session import Player
from game.table.modipoly.board import geometry, money, own, stories, tickets
from game.table.modipoly.board.dice import MOST, face_up, throw
from game.table.modipoly.board.dice_tray import FLOOR
from game.table.modipoly.board.folders import state_of
from game.table.modipoly.board.spots import Spot
from game.table.modipoly.board.telling import board, teller
from game.table.modipoly.names import deed_piece, pawn_piece
from game.table.modipoly.scene import ModipolyScene, new_session
from game.table.timeline import END
from tests.game.conftest import Start
from tests.game.modipoly.games import NAMES, play, setup_of, step
from tests.helpers.rule_coverage import ROOT

FRAME = FRect(205, 64, 1308, 836)
TRIFLE = 0.8
"""Seconds a bot's small affair may take at normal speed."""


def kinds() -> list[type[Event]]:
    return [
        kind
        for module in (events, market_events, power_events)
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
    ]


def table(
    start: Start, seats: int = 7, seed: int = 3, steps: int = 0, **wishes: object
) -> tuple[Match, Pilot]:
    """A table that goes on after some answers of bots; nobody at it is a person."""
    match = Match(GAMES["modipoly"], setup_of(seats, seed))
    for _ in range(steps):
        step(match)
    players = [Player(name, "normal") for name in NAMES[:seats]]
    return match, start(ModipolyScene(new_session(match, players, None), resumed=True), **wishes)


def scene_of(pilot: Pilot) -> ModipolyScene:
    assert isinstance(pilot.scene, ModipolyScene)
    return pilot.scene


# --- geometry ---------------------------------------------------------------------------------------


def test_the_spaces_are_where_the_picture_has_them() -> None:
    facts = json.loads((ROOT / "art/made/table.json").read_text("utf-8"))["modipoly/table/board"]["inner"]
    for space in range(SPACES):
        x, y, width, height = facts[f"space_{space}"]
        area = geometry.space_area(space)
        painted = (geometry.BOARD.left + x, geometry.BOARD.top + y, width, height)
        assert tuple(area) == pytest.approx(painted, abs=0.02), space


@pytest.mark.parametrize("seats", [4, 5, 6, 7])
@pytest.mark.parametrize("near", [0, 3])
def test_folders_lie_beside_each_other_and_beside_the_board(seats: int, near: int) -> None:
    areas = geometry.folders(seats, near)
    assert set(areas) == set(range(seats)) - {near}
    taken = [*areas.values(), geometry.BOARD, geometry.OWN, geometry.MAT, geometry.TREASURY]
    for index, area in enumerate(taken):
        assert FRAME.contains(area)
        assert not any(area.colliderect(other) for other in taken[index + 1 :])


def test_what_lies_in_the_middle_lies_side_by_side() -> None:
    things = [
        *geometry.METERS, geometry.DECK, geometry.ENACTED_PILE, geometry.VOTING, geometry.READ_PILE,
        geometry.NEWS_DECK, geometry.DICE_TRAY, geometry.TERM, geometry.SWITCH, geometry.BELL,
        geometry.ENVELOPE,
    ]  # fmt: skip
    for index, area in enumerate(things):
        assert geometry.MIDDLE.contains(area)
        assert not any(area.colliderect(other) for other in things[index + 1 :])


def test_seven_pawns_on_one_space_all_show() -> None:
    for space in range(SPACES):
        spots = [geometry.pawn_pose(space, place, 7).at for place in range(7)]
        assert len(set(spots)) == 7
        room = geometry.space_area(space).inflate(100, 100)
        assert all(room.collidepoint(spot) for spot in spots), space


def test_a_walk_goes_round_by_parliament() -> None:
    assert geometry.walk(34, 3) == [35, 0, 1, 2, 3]
    assert geometry.walk(5, 5) == []


# --- things one can count ---------------------------------------------------------------------------


@pytest.mark.parametrize("amount", [0, 10, 60, 430, 1990, 3850, 14_990])
def test_notes_add_up_and_stay_in_their_room(amount: int) -> None:
    assert sum(kind * count for kind, count in money.by_kind(amount)) == amount
    room = FRect(100, 50, 198, 26)
    piles = money.note_piles(amount, room, 45)
    assert sum(pile.kind * pile.count for pile in piles) == amount
    for pile in piles:
        assert room.left - 0.01 <= pile.spot.left
        assert pile.top[0] + pile.spot.width / 2 <= room.right + 0.5


@pytest.mark.parametrize("count", [1, 2, 5, 6, 10, 23, 61])
def test_tokens_add_up_and_one_can_always_be_taken(count: int) -> None:
    room = FRect(100, 50, 120, 62)
    stands = money.token_stands(count, room, 26)
    assert sum(stand.value for stand in stands) == count
    assert all(room.left <= stand.at[0] - 13 and stand.at[0] + 13 <= room.right + 0.5 for stand in stands)
    taken = [laid.name for laid in money.token_pieces(3, stands, 26)]
    assert taken == ["token-3-0-1", "token-3-1-5"][: 1 if count <= 5 else 2]
    every = list(money.token_pieces(3, stands, 26, every=True))
    assert [laid.name for laid in every[: len(taken)]] == taken
    assert sorted((laid.pose.x, laid.name[-1]) for laid in every) == [
        (stand.at[0], str(stand.value)) for stand in stands
    ]


@pytest.mark.parametrize("count", range(1, 15))
def test_every_deed_has_its_ticket(count: int) -> None:
    room = FRect(0, 0, 194, 114)
    spots = [spot for spot, _ in tickets.spread(room, 2, 3, count)]
    assert len(spots) == count
    for index, spot in enumerate(spots):
        assert room.inflate(1, 1).contains(spot)
        assert not any(spot.colliderect(other) for other in spots[index + 1 :])
    if count <= 6:
        assert all(named for _, named in tickets.spread(room, 2, 3, count))


@pytest.mark.parametrize("count", range(1, 13))
def test_every_own_deed_keeps_its_name(count: int) -> None:
    room = FRect(600, 744, 236, 137)
    spots = own.grid(room, count)
    assert len(spots) == count
    for index, spot in enumerate(spots):
        assert room.inflate(1, 1).contains(spot)
        assert spot.width >= 50
        assert not any(spot.colliderect(other) for other in spots[index + 1 :])


# --- dice -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("values", [(one, other) for one in range(1, 7) for other in range(1, 7)])
def test_the_dice_end_as_the_engine_rolled_them(values: tuple[int, int]) -> None:
    frames = throw(values, FLOOR, seed=values[0])
    assert len(frames) <= MOST
    assert tuple(face_up(spin.turn) for spin in frames[-1]) == values
    one, other = frames[-1]
    assert FLOOR.collidepoint(one.x, one.y)
    assert FLOOR.collidepoint(other.x, other.y)
    assert abs(one.x - other.x) + abs(one.y - other.y) > 24
    assert one.height == other.height == 0


def test_the_dice_tumble_on_their_way() -> None:
    frames = throw((3, 5), FLOOR, seed=4)
    assert len({face_up(spins[0].turn) for spins in frames}) > 1
    assert max(spins[0].height for spins in frames) > 8
    for before, after in pairwise(spins[0] for spins in frames):
        assert abs(after.x - before.x) + abs(after.y - before.y) < 20


# --- stories ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", kinds(), ids=lambda kind: kind.__name__)
def test_every_event_has_a_tale(kind: type[Event]) -> None:
    assert teller.knows(kind)


def test_the_pointer_swings_and_stands_at_the_mark(start: Start) -> None:
    _, pilot = table(start, steps=40)
    scene = scene_of(pilot)
    dials = board(scene).dials
    was = scene.shown.meters[ANGER]
    goal = was + 2 if was + 2 <= METER_ENDS[ANGER] else was - 2
    story = teller.tell(events.MeterMoved(ANGER, was, goal), scene).bind(Motion())
    story.at(0.25)
    assert dials.at[ANGER] not in (was, goal)
    story.at(END)
    assert dials.at[ANGER] == goal


def test_a_pointer_that_is_held_back_comes_to_rest_where_it_was(start: Start) -> None:
    _, pilot = table(start, steps=40)
    scene = scene_of(pilot)
    was = scene.shown.meters[ANGER]
    story = teller.tell(events.MeterMoved(ANGER, was, was, True), scene).bind(Motion())
    story.at(0.15)
    assert board(scene).dials.at[ANGER] != was
    story.at(END)
    assert board(scene).dials.at[ANGER] == was


def test_a_blank_slip_takes_as_long_as_any(start: Start) -> None:
    _, pilot = table(start)
    scene = scene_of(pilot)
    told = {round(teller.tell(market_events.SlipIn(2), scene).seconds, 3) for _ in range(5)}
    assert len(told) == 1


@pytest.mark.parametrize("calm", [False, True])
def test_a_story_cut_short_leaves_nothing_in_the_air(start: Start, calm: bool) -> None:
    _, pilot = table(start, steps=40, reduced_motion=calm)
    scene = scene_of(pilot)
    goal = (scene.shown.meters[ANGER] + 3) % METER_ENDS[ANGER]
    for event in (
        power_events.NewsRead(3, 1),
        events.MeterMoved(ANGER, scene.shown.meters[ANGER], goal),
        events.Rolled(2, 6, 5),
        events.MoneyMoved(1, 2, 10, "levy"),
        market_events.SlipIn(4),
    ):
        story = stories.tell(event, scene).bind(Motion(calm=calm))
        story.at(story.seconds / 2)
        story.at(END)
    assert not any(name.startswith("flight-") for name in scene.table.pieces)
    assert board(scene).dials.at[ANGER] == goal == scene.shown.meters[ANGER]
    assert not board(scene).dials.swinging
    assert [face_up(spin.turn) for spin in board(scene).dice.spins] == [6, 5]


def stories_of(match: Match, scene: ModipolyScene) -> Iterator[tuple[Event, float]]:
    """Bots play on; every event is told to its end, with how long it takes at normal speed."""
    for _ in range(4000):
        if match.over:
            return
        step(match)
        for event in scene.session.news(None):
            story = stories.tell(event, scene).bind(Motion())
            yield event, story.seconds
            story.at(END)
        scene.see(match.view(None))


def test_a_whole_term_is_told_and_the_table_shows_what_is(start: Start) -> None:
    match, pilot = table(start, seats=4, seed=2)
    scene = scene_of(pilot)
    scene.session.news(None)
    seen = set()
    for event, seconds in stories_of(match, scene):
        seen.add(type(event))
        assert seconds <= 2.2, event
        if isinstance(event, market_events.Offered | market_events.Pledged | market_events.WalkedOn):
            assert seconds <= TRIFLE, event
    view: View = match.view(None)
    assert len(seen) > 30
    assert not any(name.startswith("flight-") for name in scene.table.pieces)
    assert board(scene).dials.at == [float(value) for value in view.meters]
    for seat, one in enumerate(view.commands):
        assert (pawn_piece(seat) in scene.table.pieces) is not one.bankrupt


def test_shown_money_follows_the_events_to_the_crore(start: Start) -> None:
    match, pilot = table(start, seed=5)
    scene = scene_of(pilot)
    scene.session.news(None)
    for _ in range(90):
        if match.over:
            break
        step(match)
        for event in scene.session.news(None):
            stories.tell(event, scene).bind(Motion()).at(END)
        view: View = match.view(None)
        assert [one.cash for one in scene.shown.commands] == [one.cash for one in view.commands]
        assert [one.tokens for one in scene.shown.commands] == [one.tokens for one in view.commands]
        assert scene.shown.treasury == view.treasury
        scene.see(view)


# --- the table as it lies ---------------------------------------------------------------------------


def landed(view: View) -> bool:
    return view.awaits == "land_unowned"


def test_a_deed_lies_on_its_space_while_it_may_be_called(start: Start) -> None:
    match = play(Match(GAMES["modipoly"], setup_of(7, 3)), landed)
    players = [Player(name, "normal") for name in NAMES]
    pilot = start(ModipolyScene(new_session(match, players, None), resumed=True))
    scene = scene_of(pilot)
    view: View = match.view(None)
    space = view.commands[view.active].at
    deed = next(number for number, one in enumerate(DEEDS) if one.space == space)
    assert (
        geometry.space_area(space).inflate(20, 20).collidepoint(scene.table.pieces[deed_piece(deed)].pose.at)
    )


def test_what_lies_on_the_mat_is_gone_from_the_own_folder(start: Start) -> None:
    match = play(Match(GAMES["modipoly"], setup_of(7, 3)), lambda view: view.turns >= 8)
    players = [Player(name, "human" if seat == 0 else "normal") for seat, name in enumerate(NAMES)]
    scene = scene_of(start(ModipolyScene(new_session(match, players, None), resumed=True)))

    class Offering:
        aside = Goods(cash=scene.shown.commands[0].cash, tokens=scene.shown.commands[0].tokens)

        def before(self) -> None:
            """Nothing before it."""

    assert any(laid.name.startswith("note-0-") for laid in own.pieces(scene))
    assert any(laid.name == "token-0-0-1" for laid in own.pieces(scene))
    scene.draft = Offering()
    assert not any(laid.name.startswith(("note-", "token-")) for laid in own.pieces(scene))


def test_a_folder_is_drawn_anew_when_what_it_shows_has_changed(start: Start) -> None:
    match, pilot = table(start, steps=30)
    scene = scene_of(pilot)
    before = state_of(scene, 2)
    scene.happened(events.TreasuryPaid(2, 50, "salary"))
    assert state_of(scene, 2) != before


def test_a_table_at_rest_draws_nothing(start: Start) -> None:
    match, pilot = table(start, steps=60)
    scene = scene_of(pilot)
    surface = pygame.Surface((1280, 720))
    app = scene.game
    scene.layers.frame(surface, scene.space, app.pictures)
    scene.refresh()
    assert not scene.layers.frame(surface, scene.space, app.pictures)
    assert match.view(Seat(0)).seat == 0


def test_every_space_dial_and_deck_says_what_it_does(start: Start) -> None:
    _, pilot = table(start, steps=60)
    scene = scene_of(pilot)
    said = {widget.name: widget.tip for widget in scene.widgets if isinstance(widget, Spot)}
    assert {f"about-space-{space}" for space in range(SPACES)} < set(said)
    assert not any("[" in text or "{" in text for text in said.values())
    deed = next(number for number, owner in enumerate(scene.shown.owner) if owner >= 0)
    assert scene.name_of(scene.shown.owner[deed]) in said[f"about-space-{DEEDS[deed].space}"]
    assert str(scene.shown.meters[ANGER]) in said[f"meter-{ANGER}"]


def test_a_spot_lets_the_hand_through(start: Start) -> None:
    match = play(Match(GAMES["modipoly"], setup_of(7, 3)), lambda view: landed(view) and view.active == 0)
    players = [Player(name, "human" if seat == 0 else "normal") for seat, name in enumerate(NAMES)]
    pilot = start(ModipolyScene(new_session(match, players, None), resumed=True))
    scene = scene_of(pilot)
    assert pilot.wait_until(lambda: scene.waiting_for == "person")
    view: View = match.view(Seat(0))
    deed = next(number for number, one in enumerate(DEEDS) if one.space == view.commands[0].at)
    pilot.drag(deed_piece(deed), "bell")
    assert pilot.wait_until(lambda: match.view(None).lot is not None)
