"""Ask the rules: everyday questions get the right rule first, and nonsense gets none."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest

from engine.core.games import GAMES
from engine.rulebook.book import book, has_book
from engine.rulebook.language import stem
from engine.rulebook.search import Search, ask, search
from engine.rulebook.spelling import nearest, slips
from game.__main__ import main

HERE = Path(__file__).resolve().parent
BOOKS = [game for game in GAMES if has_book(game)]
QUESTIONS = {game: tomllib.loads((HERE / f"questions_{game}.toml").read_text("utf-8")) for game in BOOKS}
FIRST = 90
AMONG_THREE = {"tuned": 98, "held_out": 95}
"""How many of a hundred must be answered by the first rule, and by one of the first three."""
EVERYDAY = 60
PARTS = {"nothing", "same", "slips", "things", "now", "tuned", "held_out"}

every_book = pytest.mark.parametrize("game", BOOKS)


def missed(game: str, part: str, first: int) -> list[str]:
    """Questions whose rule is not among the first so many, each with what came."""
    out = []
    for ids, questions in QUESTIONS[game][part].items():
        for question in questions:
            found = [one.id for one in ask(game, question, first)]
            if not set(ids.split()) & set(found):
                out.append(f"{question!r}: {ids} expected, {found} found")
    return out


def count(game: str, part: str) -> int:
    return sum(len(questions) for questions in QUESTIONS[game][part].values())


@every_book
def test_whoever_asks_by_the_title_of_a_rule_gets_an_answer(game: str) -> None:
    assert [title for title in book(game).titles.values() if not ask(game, title)] == []


@every_book
def test_enough_is_asked_and_much_of_it_held_out(game: str) -> None:
    assert set(QUESTIONS[game]) == PARTS
    tuned, held_out = (count(game, part) for part in ("tuned", "held_out"))
    assert tuned + held_out >= EVERYDAY
    assert held_out >= EVERYDAY // 3
    named = {rule for part in ("tuned", "held_out") for ids in QUESTIONS[game][part] for rule in ids.split()}
    assert named <= set(book(game).titles)


@pytest.mark.parametrize("part", ["tuned", "held_out"])
@every_book
def test_the_right_rule_comes_first(game: str, part: str) -> None:
    wrong = missed(game, part, 1)
    assert 100 * len(wrong) <= (100 - FIRST) * count(game, part), "\n".join(wrong)


@pytest.mark.parametrize("part", ["tuned", "held_out"])
@every_book
def test_the_right_rule_is_among_the_first_three(game: str, part: str) -> None:
    wrong = missed(game, part, 3)
    assert 100 * len(wrong) <= (100 - AMONG_THREE[part]) * count(game, part), "\n".join(wrong)


@pytest.mark.parametrize(
    ("game", "question"),
    [(game, question) for game in BOOKS for question in QUESTIONS[game].get("nothing", ())],
)
def test_nothing_fits_what_the_rules_do_not_speak_of(game: str, question: str) -> None:
    assert ask(game, question) == []


@pytest.mark.parametrize(
    ("game", "one", "other"), [(game, *pair) for game in BOOKS for pair in QUESTIONS[game].get("same", ())]
)
def test_words_of_one_meaning_are_one_word(game: str, one: str, other: str) -> None:
    assert ask(game, one, 1)[0].id == ask(game, other, 1)[0].id


@pytest.mark.parametrize(
    ("game", "rule", "question"),
    [
        (game, rule, question)
        for game in BOOKS
        for rule, questions in QUESTIONS[game].get("slips", {}).items()
        for question in questions
    ],
)
def test_slips_of_the_keyboard_are_mended(game: str, rule: str, question: str) -> None:
    assert ask(game, question, 1)[0].id == rule


def test_a_slip_is_near_to_what_was_meant() -> None:
    assert nearest("campiagn", ["campaign", "champion"]) == "campaign"
    assert nearest("cat", ["car"]) is None
    assert slips("chest", "chset", 1) == 1
    assert slips("chest", "tests", 1) == 2


def test_endings_fall_away() -> None:
    assert {stem(word) for word in ("play", "plays", "played", "playing")} == {"play"}
    assert stem("parties") == stem("party")
    assert stem("loss") == "loss"


@every_book
def test_the_same_question_always_gets_the_same_answer(game: str) -> None:
    fresh = Search(search(game)._book, search(game)._language)
    for question in ("can I pass", "who pays", "tie"):
        assert fresh.ask(question) == ask(game, question)


@every_book
def test_no_question_upsets_it(game: str) -> None:
    for question in (
        '"',
        "a AND OR NOT (",
        "*" * 500,
        "ET-4.16",
        "क्या मैं पास कर सकता हूँ",
        "\x00",
        "NEAR(vote)",
    ):
        assert isinstance(ask(game, question), list)


@every_book
def test_a_rule_can_be_asked_for_by_its_id(game: str) -> None:
    first, *_, last = book(game).titles
    assert ask(game, first, 1)[0].id == first
    assert ask(game, f"what does {last.lower()} say", 1)[0].id == last


def test_the_command_answers(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "tamasha", "who can be bought", "--limit", "2", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found[0]["id"] == "ET-6.02"
    assert set(found[0]) == {"id", "title", "score"}
    assert len(found) <= 2
    assert main(["rules", "tamasha", "what is the capital of France", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == []
    assert main(["rules", "tamasha", "what is the capital of France"]) == 0
    assert "Nothing" in capsys.readouterr().out


@pytest.mark.parametrize("asked", [["chess", "who starts"], ["tamasha", "who", "--limit", "0"], ["tamasha"]])
def test_the_command_is_asked_wrongly(asked: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", *asked]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "Traceback" not in said
