"""The lesson as data: every beat says something short, and every name in it means something."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.table.entkhbat.lesson.adapter import EntkhbatLesson
from game.table.modipoly.lesson.adapter import ModipolyLesson
from game.table.tamasha.lesson import TamashaLesson
from game.tutorial import beats, progress
from game.tutorial.adapter import Adapter
from game.tutorial.beats import Beat, Lesson
from game.tutorial.patterns import in_table_names
from game.words import find, words

LESSONS = {name: beats.load(name) for name in beats.names()}
ADAPTERS: dict[str, Callable[[Lesson], Adapter]] = {
    "tamasha": TamashaLesson,
    "entkhbat": EntkhbatLesson,
    "modipoly": ModipolyLesson,
}
MOST_HEAD, MOST_BODY = 12, 25
OF_THE_BEAT = {
    "answered", "asking", "bidding", "bribing", "calling", "casting", "enlarged", "packed", "paused",
    "peeked", "picked", "shown", "spoken", "told",
}  # fmt: skip
"""Predicates about what lies ready or what has happened in the beat."""


def adapter_of(lesson: Lesson) -> Adapter:
    return ADAPTERS[lesson.game](lesson)


@pytest.mark.parametrize(
    ("name", "beat"),
    [(name, beat) for name, lesson in LESSONS.items() for beat in lesson.beat],
    ids=lambda one: one if isinstance(one, str) else one.id,
)
class TestBeat:
    def test_it_says_something_short(self, name: str, beat: Beat) -> None:
        head, body = (find(f"tutorial-{name}.{beat.id}.{part}") for part in ("head", "body"))
        assert head
        assert body
        assert len(head.split()) <= MOST_HEAD
        assert len(body.split()) <= MOST_BODY

    def test_every_other_sentence_is_there(self, name: str, beat: Beat) -> None:
        keys = [f"wrong.{wrong.say}" for wrong in beat.wrong]
        keys += [f"after.{remark.say}" for remark in beat.after]
        keys += [f"choice.{choice}" for choice in beat.choices]
        keys += ["wrong.sure"] if beat.sure else []
        for key in keys:
            assert find(f"tutorial-{name}.{beat.id}.{key}"), key

    def test_every_name_is_known(self, name: str, beat: Beat) -> None:
        adapter = adapter_of(LESSONS[name])
        for written in (*beat.look, beat.hand, beat.show, *beat.model, *beat.allow):
            in_table_names(written, adapter.name)
        for wrong in beat.wrong:
            in_table_names(wrong.gesture, adapter.name)

    def test_every_predicate_is_one(self, name: str, beat: Beat) -> None:
        lesson = LESSONS[name]
        adapter = adapter_of(lesson)
        match = progress.open_match(lesson, adapter)
        wanted = [beat.done, beat.when, beat.only, beat.sure, beat.back_if, *(one.when for one in beat.after)]
        for predicate in filter(None, wanted):
            about_match = adapter.holds(match, predicate) is not None
            assert about_match or predicate.split()[0] in OF_THE_BEAT, predicate

    def test_where_it_is_taken_up_again_is_a_beat_before_it(self, name: str, beat: Beat) -> None:
        lesson = LESSONS[name]
        assert not beat.needs or beat.starts_at
        assert not beat.starts_at or lesson.index(beat.starts_at) < lesson.index(beat.id)

    def test_there_is_something_to_do_or_to_see(self, name: str, beat: Beat) -> None:
        assert beat.watch or beat.choices or beat.show or beat.hand or beat.model or beat.may_pass


@pytest.mark.parametrize("name", LESSONS)
class TestLesson:
    def test_no_more_than_one_beat_in_three_is_for_watching(self, name: str) -> None:
        lesson = LESSONS[name]
        assert sum(beat.watch for beat in lesson.beat) * 3 <= len(lesson.beat)

    def test_headlines_are_their_own(self, name: str) -> None:
        heads = [words(f"tutorial-{name}.{beat.id}.head") for beat in LESSONS[name].beat]
        assert len(set(heads)) == len(heads)

    def test_checkpoints_are_beats(self, name: str) -> None:
        lesson = LESSONS[name]
        assert all(lesson.index(beat) >= 0 for beat in lesson.checkpoints.values())

    def test_its_booklet_and_everybody_at_its_table_have_a_name(self, name: str) -> None:
        assert all(find(f"tutorial.lesson.{name}.{part}") for part in ("title", "length", "about"))
        assert all(find(f"tutorial-{name}.player.{seat}") for seat in range(LESSONS[name].seats))

    def test_what_was_played_before_it_can_be_played(self, name: str) -> None:
        adapter = adapter_of(LESSONS[name])
        match = progress.open_match(LESSONS[name], adapter)
        assert not match.over
