"""Al-Entkhbat's table: a turn by hand, a Deal's partner on the closed cards, the book at the end."""

from __future__ import annotations

from engine.core.asking import Seat
from engine.core.dice import Dice
from engine.core.game import Setup
from engine.core.games import GAMES
from engine.core.match import Match
from engine.entkhbat import events as ev
from engine.entkhbat.cards import BALLOT_STUFFING, HOSTILE_TAKEOVER, NO_CONFIDENCE
from game.canvas import Canvas
from game.pilot import Pilot
from game.play.session import Player
from game.table.entkhbat import layout as lay_out
from game.table.entkhbat import names, painting
from game.table.entkhbat.result import ResultScene
from game.table.entkhbat.scene import EntkhbatScene
from game.table.entkhbat.speech import SpeechScene
from game.widgets.label import Picture
from game.words import words
from tests.game.conftest import Start
from tests.game.entkhbat.arguments import scene_of

FAST = {"speed": "instant", "bot_speed": "instant", "reduced_motion": True}
MOST = 20000


def _table(start: Start, seed: int = 2) -> tuple[Match, EntkhbatScene, Pilot]:
    match = Match(GAMES["entkhbat"], Setup("entkhbat", "standard", 3, seed, {}))
    pilot = start(scene_of(match, [match.view(None).turn]), **FAST)
    pilot.drag("deck", "hand")
    scene = pilot.scene
    assert isinstance(scene, EntkhbatScene)
    pilot.wait_until(lambda: match.view(None).awaits == "turn" and scene.waiting_for == "person")
    return match, scene, pilot


def _played(seed: int) -> Match:
    match = Match(GAMES["entkhbat"], Setup("entkhbat", "standard", 3, seed, {"bank": "half"}))
    dice = Dice(seed)
    for _ in range(MOST):
        if match.over:
            return match
        seat = match.to_act()[0]
        match.answer(seat, dice.pick(match.options(seat)))
    raise AssertionError("the match does not end")


def test_the_deck_is_drawn_into_the_hand(start: Start) -> None:
    match, scene, _ = _table(start)
    assert len(scene.fan.pieces) == 7
    assert match.view(Seat(scene.front)).commands[scene.front].hand_count == 7


def test_a_vote_card_is_dropped_on_a_district(start: Start) -> None:
    match, scene, pilot = _table(start)
    drags = [
        (piece, onto)
        for piece, targets in scene.gestures.drags.items()
        for onto in targets
        if onto.startswith("region-") and int(piece.split("-")[1]) >= 30
    ]
    piece, onto = drags[0]
    region = int(onto.split("-")[1])
    pilot.drag(piece, onto)
    pilot.wait_until(lambda: bool(scene.shown.lands[region].votes))
    assert match.view(None).moves_used == 1
    assert scene.shown.lands[region].votes == [int(piece.split("-")[1])]


def test_a_closed_card_names_the_partner_of_its_own_deal(start: Start) -> None:
    _, scene, _ = _table(start)
    other, third = (scene.front + 1) % 3, (scene.front + 2) % 3
    own = [land.region for land in scene.shown.of_seat(scene.front)]
    theirs = [scene.shown.of_seat(other)[0].region, scene.shown.of_seat(third)[0].region]
    for mine, yours, partner in ((own[0], theirs[0], other), (own[1], theirs[1], third)):
        event = ev.DealDone(scene.front, partner, mine, yours, 1, -1)
        scene.write(event)
        scene.shown.lands[mine].closed = True
    scene.shown.lands[own[2]].closed = True
    named = [scene.partner_name(scene.shown.lands[region]) for region in own[:3]]
    assert named == [scene.name_of(other), scene.name_of(third), ""]


def test_the_book_shows_the_sum_only_when_every_cycle_lies_open(start: Start) -> None:
    match = _played(4)
    players = [Player(name, "normal") for name in ("Amal", "Basim", "Carla")]
    pilot = start(ResultScene(match, players, None))
    scene = pilot.scene
    assert isinstance(scene, ResultScene)
    assert not scene.counted
    assert scene.find("speech") is None
    pilot.wait_until(lambda: scene.counted)
    assert scene.shown == scene.cycles + 1
    assert (pilot.scene.find("speech") is not None) == (len(scene.winners) == 1)


def _reason(scene: EntkhbatScene, piece: str, place: str) -> str:
    return scene.why_not(scene.table.pieces[piece], scene.table.places[place])[1]


def _held(start: Start, seats: int, card: int) -> tuple[Match, EntkhbatScene]:
    """A table at which a person holds a card in the first cycle."""
    for seed in range(200):
        match = Match(GAMES["entkhbat"], Setup("entkhbat", "standard", seats, seed, {}))
        seat = match.to_act()[0]
        match.answer(seat, match.options(seat)[0])
        view = match.view(seat)
        if view.awaits == "turn" and card in (view.commands[seat].hand or ()):
            scene = scene_of(match, [seat])
            start(scene, **FAST).wait(0.5)
            assert scene.waiting_for == "person"
            return match, scene
    raise AssertionError("nobody draws that card")


def test_no_confidence_says_why_it_sleeps_wherever_it_is_dropped(start: Start) -> None:
    _, scene = _held(start, 3, NO_CONFIDENCE)
    piece = names.hand_card(NO_CONFIDENCE, 0)
    legal = set(scene.targets(scene.table.pieces[piece]))
    wrong = [place for place in scene.table.places if place not in legal]
    others = {names.seat_place(seat) for seat in range(3) if seat != scene.front}
    assert others <= set(wrong)
    own = {names.region_place(land.region) for land in scene.shown.of_seat(scene.front)}
    assert {_reason(scene, piece, place) for place in set(wrong) - own} == {"AE-7.36"}


def test_a_card_that_may_go_elsewhere_gives_no_false_reason(start: Start) -> None:
    for card in (HOSTILE_TAKEOVER, BALLOT_STUFFING):
        _, scene = _held(start, 4, card)
        piece = names.hand_card(card, 0)
        assert [place for place in scene.targets(scene.table.pieces[piece]) if place.startswith("region-")]
        assert _reason(scene, piece, names.CLOCK) == ""


def test_every_guest_speaks_under_their_own_portrait(start: Start) -> None:
    guests = [words(f"entkhbat.seats.names-{seat}") for seat in range(1, 6)]
    pilot = start(SpeechScene(Player(guests[0], "easy"), 1, 1))
    for seat, name in enumerate(guests, 1):
        pilot.app.swap(SpeechScene(Player(name, "easy"), seat, seat))
        pilot.wait(0.1)
        speaker = pilot.find("speaker")
        assert isinstance(speaker, Picture)
        assert speaker.picture.removeprefix("entkhbat/persona/") in name.lower().replace(" ", "_")
    pilot.app.swap(SpeechScene(Player("Zed", "easy"), 0, 1))
    speaker = pilot.find("speaker")
    assert isinstance(speaker, Picture)
    assert speaker.picture == names.badge(0)


def test_bank_and_play_area_ask_for_all_that_they_draw(start: Start) -> None:
    _, scene, pilot = _table(start)
    stage = pilot.app.stage
    for paint, area in ((painting.bank, lay_out.BANK_AREA), (painting.play, lay_out.PLAY_AREA)):
        part = next(one for one in painting.parts(scene) if one.area.center == area.center)
        canvas = Canvas(stage.surface.copy(), stage.space, pilot.app.pictures)
        paint(canvas, scene)
        asked = stage.space.rect(part.bounds())
        assert canvas.touched
        assert not [drawn for drawn in canvas.touched if not asked.contains(drawn)]
