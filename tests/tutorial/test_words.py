"""The lesson as data: every beat says something short, and every name in it means something."""

from __future__ import annotations

import pytest

from game.table.tamasha.lesson import TamashaLesson
from game.tutorial import beats
from game.tutorial.beats import Beat
from game.tutorial.patterns import in_table_names
from game.words import find, words

LESSON = beats.load("tamasha")
AREA = "tutorial-tamasha"
MOST_HEAD, MOST_BODY = 12, 25


@pytest.mark.parametrize("beat", LESSON.beat, ids=lambda beat: beat.id)
class TestBeat:
    def test_it_says_something_short(self, beat: Beat) -> None:
        head, body = find(f"{AREA}.{beat.id}.head"), find(f"{AREA}.{beat.id}.body")
        assert head
        assert body
        assert len(head.split()) <= MOST_HEAD
        assert len(body.split()) <= MOST_BODY

    def test_every_other_sentence_is_there(self, beat: Beat) -> None:
        keys = [f"wrong.{wrong.say}" for wrong in beat.wrong]
        keys += [f"after.{remark.say}" for remark in beat.after]
        keys += [f"choice.{choice}" for choice in beat.choices]
        keys += ["wrong.sure"] if beat.sure else []
        for key in keys:
            assert find(f"{AREA}.{beat.id}.{key}"), key

    def test_every_name_is_known(self, beat: Beat) -> None:
        adapter = TamashaLesson(LESSON)
        for name in (*beat.look, beat.hand, beat.show, *beat.model, *beat.allow):
            in_table_names(name, adapter.name)
        for wrong in beat.wrong:
            in_table_names(wrong.gesture, adapter.name)

    def test_there_is_something_to_do_or_to_see(self, beat: Beat) -> None:
        assert beat.watch or beat.choices or beat.show or beat.hand or beat.model


def test_no_more_than_one_beat_in_three_is_for_watching() -> None:
    assert sum(beat.watch for beat in LESSON.beat) * 3 <= len(LESSON.beat)


def test_headlines_are_their_own() -> None:
    heads = [words(f"{AREA}.{beat.id}.head") for beat in LESSON.beat]
    assert len(set(heads)) == len(heads)


def test_checkpoints_are_beats() -> None:
    assert all(LESSON.index(beat) >= 0 for beat in LESSON.checkpoints.values())
