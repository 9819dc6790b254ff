"""Ask the rules: everyday questions get the right rule first, and nonsense gets none."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest

from engine.rulebook.language import stem
from engine.rulebook.search import Search, ask, search
from engine.rulebook.spelling import nearest, slips
from game.__main__ import main

HERE = Path(__file__).resolve().parent
QUESTIONS = tomllib.loads((HERE / "questions_tamasha.toml").read_text("utf-8"))
FIRST, AMONG_THREE = 90, 98


def missed(part: str, first: int) -> list[str]:
    """Questions whose rule is not among the first so many, each with what came."""
    out = []
    for ids, questions in QUESTIONS[part].items():
        for question in questions:
            found = [one.id for one in ask("tamasha", question, first)]
            if not set(ids.split()) & set(found):
                out.append(f"{question!r}: {ids} expected, {found} found")
    return out


def count(part: str) -> int:
    return sum(len(questions) for questions in QUESTIONS[part].values())


@pytest.mark.parametrize("part", ["tuned", "held_out"])
def test_the_right_rule_comes_first(part: str) -> None:
    wrong = missed(part, 1)
    assert 100 * len(wrong) <= (100 - FIRST) * count(part), "\n".join(wrong)


def test_the_right_rule_is_among_the_first_three() -> None:
    wrong = missed("tuned", 3)
    assert 100 * len(wrong) <= (100 - AMONG_THREE) * count("tuned"), "\n".join(wrong)
    assert 100 * len(missed("held_out", 3)) <= 5 * count("held_out")


@pytest.mark.parametrize("question", QUESTIONS["nothing"])
def test_nothing_fits_what_the_rules_do_not_speak_of(question: str) -> None:
    assert ask("tamasha", question) == []


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("can I look at my CPF", "can I look at my central party fund"),
        ("can I trade my candidate back", "can I buy my candidate back"),
        ("how many seats do I need to win", "how many constituencies do I need to win"),
        ("can I buy the boss", "can I buy Mrs. Jamuni"),
        ("who pays for a rally", "who pays for a campaign"),
        ("is Tiffin Tai for sale", "is Pakka-Bill Bhai for sale"),
        ("what if we have two votes each", "what if we have 2 votes each"),
    ],
)
def test_words_of_one_meaning_are_one_word(one: str, other: str) -> None:
    assert ask("tamasha", one, 1)[0].id == ask("tamasha", other, 1)[0].id


def test_slips_of_the_keyboard_are_mended() -> None:
    assert ask("tamasha", "waht is the pric of a defecter", 1)[0].id == "ET-6.05"
    assert ask("tamasha", "where can the bignetta go", 1)[0].id == "ET-3.15"
    assert nearest("campiagn", ["campaign", "champion"]) == "campaign"
    assert nearest("cat", ["car"]) is None
    assert slips("chest", "chset", 1) == 1
    assert slips("chest", "tests", 1) == 2


def test_endings_fall_away() -> None:
    assert {stem(word) for word in ("play", "plays", "played", "playing")} == {"play"}
    assert stem("parties") == stem("party")
    assert stem("loss") == "loss"


def test_the_same_question_always_gets_the_same_answer() -> None:
    fresh = Search(search("tamasha")._book, search("tamasha")._language)
    for question in ("can I pass", "who pays", "tie"):
        assert fresh.ask(question) == ask("tamasha", question)


def test_no_question_upsets_it() -> None:
    for question in (
        '"',
        "a AND OR NOT (",
        "*" * 500,
        "ET-4.16",
        "क्या मैं पास कर सकता हूँ",
        "\x00",
        "NEAR(vote)",
    ):
        assert isinstance(ask("tamasha", question), list)


def test_a_rule_can_be_asked_for_by_its_id() -> None:
    assert ask("tamasha", "ET-4.16", 1)[0].id == "ET-4.16"
    assert ask("tamasha", "what does et-d20 say", 1)[0].id == "ET-D20"


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
