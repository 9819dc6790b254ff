"""The end of MODIPOLY: the last sheet line by line, the speech, and the match again."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core.asking import Seat
from engine.core.games import GAMES
from engine.core.match import Match
from engine.modipoly.cards import PROMISES
from engine.modipoly.market_events import BribePaid
from engine.modipoly.records import Hammer, Promised, Sealed, Verdict
from game import saves
from game.pilot import Pilot
from game.play.session import Player
from game.table.modipoly.house import verdicts
from game.table.modipoly.house.envelopes import EnvelopesPage
from game.table.modipoly.house.verdicts import bribers, full_name
from game.table.modipoly.phrases import role
from game.table.modipoly.replay import ReplayScene, replay_scene
from game.table.modipoly.result import PAGES, ResultScene
from game.table.modipoly.speech import SpeechScene
from game.widgets.label import Label, Paragraph
from game.widgets.toggle import ToggleGroup
from game.words import find, keys
from tests.game.conftest import Start
from tests.game.modipoly.games import ALONE, NAMES, finished, kept, play, setup_of
from tests.game.screens.conftest import everything_fits, nothing_overlaps

VOTED_OUT, BANDH, REELECTED = 3, 2, 4
"""Seeds of seven bots that end like that."""


def _over(start: Start, seed: int, seats: int = 7, size: tuple[int, int] = (1280, 720)) -> Pilot:
    return start(ResultScene(finished(seats, seed), ALONE[:seats], None), size)


def _sheet(pilot: Pilot) -> ResultScene:
    scene = pilot.scene
    assert isinstance(scene, ResultScene)
    return scene


def name(seat: int) -> str:
    return NAMES[seat]


def _text(pilot: Pilot, label: str) -> str:
    found = pilot.find(label)
    assert isinstance(found, Label | Paragraph)
    return found.text


def test_the_sheet_is_read_line_by_line_and_says_nothing_of_winners_before_its_last_line(
    start: Start,
) -> None:
    pilot = _over(start, VOTED_OUT)
    scene = _sheet(pilot)
    ballots = set()
    while not scene.counted:
        assert pilot.scene.find("winners") is None
        assert pilot.scene.find("speech") is None
        ballots.add(scene.closing.counted)
        pilot.wait(0.1)
    division = scene.closing.division
    assert division is not None
    assert ballots >= set(range(len(division.ballots) + 1))
    assert _text(pilot, "winners") == verdicts.winners_line(scene.view, scene.name_of)


def test_a_press_reads_everything_and_does_nothing_else(start: Start) -> None:
    pilot = _over(start, VOTED_OUT)
    pilot.click("home")
    assert _sheet(pilot).counted
    pilot.click("home")
    pilot.wait(0.2)
    assert pilot.scene.name == "title"


def test_the_lobbies_add_up_to_what_the_match_decided() -> None:
    view = finished(7, VOTED_OUT).view(None)
    division = verdicts.last_division(view)
    assert division is not None
    weights = {one: verdicts.weight_of(division, one, len(division.ballots)) for one in division.candidates}
    assert weights[division.outcome] == max(weights.values())
    assert division.outcome == view.pm


def test_a_government_that_stays_has_no_last_vote() -> None:
    view = finished(7, REELECTED).view(None)
    assert view.ending == "reelected"
    assert verdicts.last_division(view) is None


@pytest.mark.parametrize("seed", [VOTED_OUT, BANDH, REELECTED])
def test_winners_are_those_of_the_match_and_every_line_is_whole(seed: int) -> None:
    view = finished(7, seed).view(None)
    assert verdicts.winners(view) == [one.seat for one in view.verdicts if one.wins]
    said = [verdicts.headline(view), verdicts.reason(view, name), verdicts.winners_line(view, name)]
    said += [verdicts.verdict_line(view, one, name) for one in view.verdicts]
    for text in said:
        assert text
        assert not {"{", "[", "}"} & set(text)


@pytest.mark.parametrize("rule", verdicts.RULES)
@pytest.mark.parametrize("wins", [True, False])
def test_there_is_a_sentence_for_every_verdict(rule: str, wins: bool) -> None:
    view = finished(7, REELECTED).view(None)
    text = verdicts.verdict_line(view, Verdict(2, wins, rule), name)
    assert not {"{", "["} & set(text)
    assert text != verdicts.verdict_line(view, Verdict(2, not wins, rule), name)


def test_the_envelopes_count_lies_and_what_the_treasury_missed() -> None:
    honest = Hammer(0, -1, 0, (Sealed(1, 200), Sealed(2, 300)), 2, 300)
    lie = Hammer(1, -1, 0, (Sealed(1, 200), Sealed(2, 350), Sealed(3, 0)), 1, 200, True)
    private = Hammer(2, 4, 0, (Sealed(1, 200), Sealed(2, 290)), 1, 200, True)
    unsold = Hammer(3, -1, 0, (Sealed(1, 0), Sealed(2, 0)))
    sums = verdicts.Envelopes.of((honest, lie, private, unsold))
    assert (sums.bonds, sums.lies, sums.lost) == (4, 2, 150)


def test_all_slips_lie_open_when_the_table_declassifies() -> None:
    view = finished(7, VOTED_OUT).view(None)
    sums = verdicts.Envelopes.of(view.own_bonds)
    assert sums.bonds == len(view.own_bonds) > 0
    assert sums.lies == sum(verdicts.passed_over(bond) for bond in view.own_bonds)


def test_who_kept_their_word_is_counted_from_the_register() -> None:
    view = finished(7, VOTED_OUT).view(None)
    assert view.register
    given = [verdicts.Given.of(view, seat) for seat in range(7)]
    assert sum(one.made for one in given) == len(view.register)
    assert all(one.made == one.kept + one.broken + one.untold for one in given)


@pytest.mark.parametrize("promise", range(len(PROMISES)))
def test_a_promise_is_written_with_its_blank_filled_in(promise: int) -> None:
    assert "{" not in verdicts.promise_words(Promised(0, 1, promise, 4))


def test_every_page_can_be_leafed_to(start: Start) -> None:
    pilot = _over(start, VOTED_OUT)
    pilot.key("return")
    for index, page in enumerate(PAGES):
        tabs = pilot.find("pages")
        assert isinstance(tabs, ToggleGroup)
        tabs.choose(index)
        pilot.wait(0.1)
        assert pilot.find(f"page-{page}") is not None


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("seats", [4, 7])
def test_everything_has_room(start: Start, size: tuple[int, int], seats: int) -> None:
    pilot = _over(start, BANDH, seats, size)
    pilot.key("return")
    everything_fits(pilot)
    nothing_overlaps(pilot)


def test_without_declassification_the_envelopes_stay_sealed(start: Start) -> None:
    match = play(Match(GAMES["modipoly"], setup_of(4, 4, declassify="off")))
    scene = ResultScene(match, ALONE[:4], None)
    start(scene).key("return")
    assert scene.view.own_bonds == ()
    scene.turn_to("bonds")
    page = scene.find("page-bonds")
    assert isinstance(page, EnvelopesPage)
    assert not page.opened


# --- the speech -------------------------------------------------------------------------------------


def _on_stage(start: Start, kind: str = "human", role: int = 3) -> Pilot:
    pilot = _over(start, VOTED_OUT)
    pilot.key("return")
    pilot.app.push(SpeechScene(Player("Meera", kind), 0, 3, role))
    pilot.wait(0.4)
    return pilot


def _spoken(pilot: Pilot) -> int:
    scene = pilot.scene
    assert isinstance(scene, SpeechScene)
    return scene.spoken


def test_a_speech_is_dragged_or_clicked_to_the_microphone(start: Start) -> None:
    pilot = _on_stage(start)
    pilot.drag("speech-3", "microphone")
    pilot.wait(0.3)
    assert _spoken(pilot) == 3
    assert _text(pilot, "speech") == f"“{verdicts.say('speech.text-oligarch')}”"
    pilot = _on_stage(start)
    pilot.click("speech-1")
    pilot.click("microphone")
    pilot.wait(0.3)
    assert _spoken(pilot) == 1
    pilot.click("done")
    assert pilot.scene.name == "result"


def test_everybody_who_won_may_speak_one_after_the_other(start: Start) -> None:
    pilot = _over(start, BANDH)
    pilot.key("return")
    scene = _sheet(pilot)
    spoke = []
    for _ in scene.winners:
        spoke.append(scene.speaker)
        pilot.click("speech")
        pilot.wait(0.3)
        pilot.click("done" if pilot.sees("done") else "skip")
        pilot.wait(0.3)
    assert sorted(spoke) == sorted(scene.winners)
    assert len(spoke) > 1


def test_keys_carry_a_speech_too(start: Start) -> None:
    pilot = _on_stage(start)
    for target in ("speech-0", "microphone"):
        for _ in range(20):
            if pilot.scene.focus is not None and pilot.scene.focus.name == target:
                break
            pilot.key("tab")
        pilot.key("return")
    pilot.wait(0.3)
    assert _spoken(pilot) == 0


def test_a_bot_has_prepared_its_words_and_nobody_knows_the_card_of_a_stranger(start: Start) -> None:
    assert _spoken(_on_stage(start, "hard")) >= 0
    pilot = _on_stage(start, role=-1)
    assert pilot.scene.find("speech-3") is None


def test_every_role_has_its_speech() -> None:
    wanted = {"0", "1", "2", "pm", "congress", "cpim", "oligarch", "liberal", "devoted", "gov"}
    for one in wanted:
        assert find(f"modipoly.house.speech.title-{one}")
        assert find(f"modipoly.house.speech.text-{one}")


def test_the_words_of_the_house_have_no_empty_sentence() -> None:
    ours = [key for key in keys("modipoly") if key.startswith("modipoly.house.")]
    assert len(ours) > 80
    assert all((find(key) or "").strip() for key in ours)


# --- the match again --------------------------------------------------------------------------------


def _path(keeper: saves.Keeper) -> Path:
    assert keeper.path is not None
    return keeper.path


def _replay(start: Start, keeper: saves.Keeper) -> tuple[Pilot, ReplayScene]:
    scene = replay_scene(_path(keeper))
    assert isinstance(scene, ReplayScene)
    pilot = start(scene)
    pilot.wait(0.2)
    return pilot, scene


@pytest.fixture
def laid_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game lies on the table whatever the title offers."""
    monkeypatch.setattr("game.table.replaying.is_laid_out", lambda game, variant: True)


def test_the_match_runs_forwards_and_backwards(start: Start, laid_out: None) -> None:
    match, keeper = kept(BANDH, lambda view: view.turns >= 12)
    pilot, scene = _replay(start, keeper)
    end = len(scene.answers)
    scene.go_to(end)
    assert scene.session.match.digest() == match.digest()
    scene.go_to(end - 5)
    assert scene.session.match.digest() != match.digest()
    for _ in range(5):
        scene.go_on()
    pilot.wait(0.2)
    assert scene.at == end
    assert scene.session.match.digest() == match.digest()
    pilot.click("leave")


def test_a_match_that_is_not_over_is_watched_through_the_own_eyes_only(start: Start, laid_out: None) -> None:
    match, keeper = kept(BANDH, lambda view: view.awaits == "announce")
    pilot, scene = _replay(start, keeper)
    scene.go_to(len(scene.answers))
    assert pilot.scene.find("eyes") is None
    assert scene.eyes == 0
    lot = scene.shown.lot
    assert lot is not None
    if match.view(None).pm != 0:
        assert lot.slips is None
    assert scene.shown.view == match.view(Seat(0))


# --- names ------------------------------------------------------------------------------------------


def test_a_bot_is_called_by_the_role_that_the_table_showed_and_by_its_name() -> None:
    view = finished(7, 3).view(None)
    players = [Player(given, "human" if seat == 0 else "normal") for seat, given in enumerate(NAMES)]
    assert full_name(view, players, 0) == NAMES[0]
    assert full_name(view, players, 4) == f"{role(view.commands[4].role)} ({NAMES[4]})"


def test_the_largest_bribe_has_somebody_who_paid_it() -> None:
    story = [BribePaid(2, 3, 40, 0), BribePaid(1, 3, 90, 0), BribePaid(4, 2, 90, 1), BribePaid(5, 2, 0, 9)]
    assert bribers(story) == [1, 4]
    assert bribers([]) == []
    match = finished(7, 3)
    paid = [event.cash for event in match.heard(None) if isinstance(event, BribePaid)]
    assert bool(bribers(match.heard(None))) == bool(max(paid, default=0))
    assert max(paid, default=0) == match.view(None).biggest_bribe
