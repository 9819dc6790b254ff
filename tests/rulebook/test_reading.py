"""The rulebook on the screen: read by hand and by keys, at every size, beside the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from engine.core.dice import Dice
from engine.core.game import Setup
from engine.core.games import GAMES
from engine.core.match import Match
from engine.entkhbat.cards import FIRST_VOTE
from engine.rulebook.book import book, has_book
from game.app import App
from game.pilot import Pilot
from game.play.session import Player
from game.rulebook.explain import rule_of
from game.rulebook.pages import ANSWERS, CHAPTER, CONTENTS, Page, at_rule, blocks, contents
from game.rulebook.reader import RulePage
from game.scene import Scene
from game.scenes.rulebook import RulebookScene, rulebook_scene
from game.scenes.table import TamashaScene, table_scene
from game.settings import Settings
from game.table.entkhbat.scene import EntkhbatScene
from tests.game.entkhbat.arguments import scene_of

BOOKS = [game for game in GAMES if has_book(game)]
SIZES = [((1280, 720), 100), ((1920, 1080), 100), ((1024, 600), 100), ((1280, 720), 150), ((1024, 600), 200)]
Open = Callable[..., Pilot]


@pytest.fixture
def opens() -> Iterator[Open]:
    """Opens a scene over an empty table, or the scene alone."""
    apps: list[App] = []

    def begin(scene: Scene, size: tuple[int, int] = (1280, 720), scale: int = 100) -> Pilot:
        app = App(Settings(text_size=scale, speed="instant", bot_speed="instant"), size=size)
        apps.append(app)
        pilot = Pilot(app, Scene() if scene.overlay else scene)
        if scene.overlay:
            app.push(scene)
        pilot.frames(3)
        return pilot

    yield begin
    for app in apps:
        app.close()


def reading(pilot: Pilot) -> RulebookScene:
    scene = pilot.scene
    assert isinstance(scene, RulebookScene)
    return scene


@pytest.mark.parametrize(("size", "scale"), SIZES)
@pytest.mark.parametrize("game", BOOKS)
def test_every_page_fits_at_every_size(opens: Open, game: str, size: tuple[int, int], scale: int) -> None:
    pilot = opens(rulebook_scene(game), size, scale)
    scene = reading(pilot)
    for link in contents(scene.book):
        scene.open(link.page)
        pilot.frames(2)
        room = scene.space.visible
        assert all(room.contains(widget.rect) for widget in scene.widgets)
        page = pilot.find("page")
        assert isinstance(page, RulePage)
        for laid in page.laid(scene.space):
            for spot in laid.spots:
                assert spot.area.right <= page.inner.width + 1, spot.link.text


@pytest.mark.parametrize("game", BOOKS)
def test_it_opens_at_a_rule_and_shows_it(opens: Open, game: str) -> None:
    rule = book(game).chapters[3].rule[-1].id
    scene = reading(opens(rulebook_scene(game, rule)))
    assert scene.page == at_rule(scene.book, rule)
    laid = next(one for one in scene.reader.laid(scene.space) if one.block.rule == rule)
    assert laid.block.lit
    assert scene.reader.offset <= laid.area.top <= scene.reader.offset + scene.reader.inner.height


@pytest.mark.parametrize("game", BOOKS)
def test_a_rule_that_is_not_there_opens_the_contents(game: str) -> None:
    assert at_rule(book(game), "ET-99.99") == Page()


def test_asking_with_the_keyboard_alone(opens: Open) -> None:
    pilot = opens(rulebook_scene("tamasha"))
    pilot.type("who can be bought")
    pilot.key("return")
    scene = reading(pilot)
    assert scene.page == Page(ANSWERS, question="who can be bought")
    assert next(block.rule for block in blocks(scene.book, scene.page) if block.rule) == "ET-6.02"
    pilot.key("right")
    pilot.key("return")
    assert scene.page == at_rule(scene.book, "ET-6.02")
    pilot.key("backspace")
    assert scene.page.kind == ANSWERS
    pilot.click("forward")
    assert scene.page.rule == "ET-6.02"
    pilot.key("escape")
    assert pilot.scene is not scene


def test_a_question_that_nothing_answers_says_so(opens: Open) -> None:
    pilot = opens(rulebook_scene("tamasha", question="what is the capital of France"))
    scene = reading(pilot)
    assert "title" in [block.look for block in blocks(scene.book, scene.page)]
    assert not [block for block in blocks(scene.book, scene.page) if block.rule]


@pytest.mark.parametrize("game", BOOKS)
def test_chapters_and_links_are_followed_by_pointer(opens: Open, game: str) -> None:
    pilot = opens(rulebook_scene(game))
    scene = reading(pilot)
    rows = pilot.find("chapters").rect
    pilot.click((rows.centerx, rows.top + rows.height * 5.5 / len(contents(scene.book))))
    assert scene.page == Page(CHAPTER, 5)
    page = scene.reader
    spot = next(spot for one in page.laid(scene.space) for spot in one.spots)
    pilot.click((page.inner.left + spot.area.centerx, page.inner.top - page.offset + spot.area.centery))
    assert scene.page == spot.link.page
    pilot.click("back")
    assert scene.page == Page(CHAPTER, 5)
    pilot.click("back")
    assert scene.page.kind == CONTENTS


def test_a_new_size_keeps_the_page(opens: Open) -> None:
    pilot = opens(rulebook_scene("tamasha", "ET-5.02"))
    scene = reading(pilot)
    pilot.resize(1024, 600)
    pilot.frames(3)
    assert scene.page == at_rule(scene.book, "ET-5.02")
    assert scene.find("contents") is not None or scene.find("chapters") is not None


# --- beside the table -------------------------------------------------------------------------------


@pytest.fixture
def table(opens: Open) -> tuple[Pilot, TamashaScene]:
    """A table at which Purple has a turn to take."""
    match = Match(GAMES["tamasha"], Setup("tamasha", "basic", 2, 7))
    dice = Dice(7)
    while not (match.view(None).awaits == "turn" and 0 in match.to_act()):
        seat = match.to_act()[0]
        match.answer(seat, dice.pick(match.options(seat)))
    scene = table_scene(match, [Player("Meera", "human"), Player("Kabir", "easy")], resumed=True)
    assert isinstance(scene, TamashaScene)
    pilot = opens(scene)
    pilot.wait_until(lambda: scene.waiting_for == "person")
    return pilot, scene


def test_the_rules_button_opens_what_matters_now(table: tuple[Pilot, TamashaScene]) -> None:
    pilot, scene = table
    pilot.click("rules")
    assert reading(pilot).page.rule == "ET-4.09"
    pilot.key("f1")
    assert pilot.scene is scene


def test_right_click_and_f1_explain_what_is_pointed_at(table: tuple[Pilot, TamashaScene]) -> None:
    pilot, scene = table
    for name, rule in (("chest", "ET-3.27"), ("tile-4", "ET-1.05")):
        area = pilot.find(name).rect
        pilot.move((area.left + 40, area.top + 20))
        pilot.key("f1")
        assert reading(pilot).page.rule == rule, name
        pilot.key("escape")
    card = next(name for name in scene.gestures.drags if name.startswith(("campaign", "big")))
    pilot.click(card, button=3)
    assert reading(pilot).page.rule in {"ET-4.10", "ET-4.14"}


def test_a_refusal_leads_to_its_rule(table: tuple[Pilot, TamashaScene]) -> None:
    pilot, scene = table
    card = next(name for name in scene.gestures.drags if name.startswith("campaign"))
    wrong = next(f"tile-{n}" for n in range(9) if f"tile-{n}" not in scene.gestures.targets(card))
    pilot.drag(card, wrong)
    pilot.wait(0.3)
    assert scene.bubble is not None
    pilot.click("bubble")
    assert reading(pilot).page.rule == "ET-4.10"


# --- beside the table of Al-Entkhbat ----------------------------------------------------------------


@pytest.fixture
def votes(opens: Open) -> tuple[Pilot, EntkhbatScene]:
    """Al-Entkhbat in the first turn, its two cards drawn."""
    match = Match(GAMES["entkhbat"], Setup("entkhbat", "standard", 3, 2, {}))
    scene = scene_of(match, [match.view(None).turn])
    pilot = opens(scene)
    pilot.drag("deck", "hand")
    pilot.wait_until(lambda: match.view(None).awaits == "turn" and scene.waiting_for == "person")
    return pilot, scene


def test_letters_go_to_the_question_wherever_the_keyboard_is(opens: Open) -> None:
    pilot = opens(rulebook_scene("entkhbat", "AE-3.03"))
    scene = reading(pilot)
    assert scene.focus is not scene.field
    pilot.type(" ")
    assert scene.focus is not scene.field
    pilot.type("may I ")
    pilot.type("peek?")
    assert scene.question == "may I peek?"
    pilot.key("return")
    assert scene.page.kind == ANSWERS


def test_the_rules_button_of_al_entkhbat_opens_what_matters_now(votes: tuple[Pilot, EntkhbatScene]) -> None:
    pilot, scene = votes
    pilot.click("rules")
    assert reading(pilot).book.game == "entkhbat"
    assert reading(pilot).page.rule == "AE-3.03"
    pilot.key("f1")
    assert pilot.scene is scene


def test_cards_places_and_controls_of_al_entkhbat_are_explained(votes: tuple[Pilot, EntkhbatScene]) -> None:
    pilot, scene = votes
    for name, rule in (("deck", "AE-1.08"), ("end-turn", "AE-3.05"), ("play", "AE-5.03")):
        pilot.move(scene.table.places[name].rect.center if name == "play" else pilot.find(name).rect.center)
        pilot.key("f1")
        assert reading(pilot).page.rule == rule, name
        pilot.key("escape")
    for card in [piece.name for piece in scene.fan.pieces]:
        pilot.click(card, button=3)
        assert reading(pilot).page.rule == rule_of(card, "entkhbat"), card
        pilot.key("escape")


def test_a_refusal_of_al_entkhbat_leads_to_its_rule(votes: tuple[Pilot, EntkhbatScene]) -> None:
    pilot, scene = votes
    vote = next(name for name in scene.gestures.drags if int(name.split("-")[1]) >= FIRST_VOTE)
    theirs = next(land for land in scene.shown.lands.values() if land.holder != scene.front)
    pilot.drag(vote, f"region-{theirs.region}")
    pilot.wait(0.3)
    assert scene.bubble is not None
    refused = scene.bubble.rule
    assert refused.startswith("AE-4")
    pilot.click("bubble")
    assert reading(pilot).page.rule == refused
