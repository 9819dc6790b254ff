"""The coach by itself: when it speaks, what it waits for, where it goes back to. No game, no window."""

from __future__ import annotations

from typing import Any

import pytest

from game.table.gesture import Gestures, Press
from game.tutorial.beats import Beat, Lesson
from game.tutorial.coach import Coach
from game.tutorial.progress import Progress


class Facts:
    """An adapter for which exactly what is in `true` and `ready` holds."""

    def __init__(self) -> None:
        self.true: set[str] = set()

    def holds(self, match: Any, predicate: str) -> bool | None:
        return predicate in self.true if predicate.startswith("match") else None

    def name(self, written: str) -> str:
        return written

    def write(self, answer: Any) -> str:
        return str(answer)


class Table:
    """A table that only remembers what it was told."""

    def __init__(self) -> None:
        self.told: list[str] = []
        self.ready: set[str] = set()

    def beat_began(self) -> None:
        self.told.append("began")

    def let_go(self, at_once: bool) -> None:
        self.told.append("let go")

    def story_goes_on(self) -> None:
        self.told.append("goes on")

    def weeks_passed(self) -> None:
        self.told.append("weeks")

    def lies_ready(self, predicate: str) -> bool | None:
        return predicate in self.ready if predicate.startswith("ready") else None


class NoMatch:
    held = None


def led(*beat: Beat) -> tuple[Coach, Facts, Table]:
    lesson = Lesson("game", "variant", 2, 1, 0, (), {}, {}, {}, {}, beat)
    facts, table = Facts(), Table()
    coach = Coach(lesson, facts, Progress("test", ""), NoMatch(), table)  # type: ignore[arg-type]
    coach.start()
    return coach, facts, table


def speaks(coach: Coach) -> bool:
    return coach.speaks


def holds_back(coach: Coach) -> bool:
    return coach.holds_back


END = Beat("end", "never")


def test_it_says_nothing_and_opens_nothing_before_its_moment() -> None:
    coach, facts, table = led(Beat("wait", "match done", when="match now", hand="go"), END)
    assert not speaks(coach)
    assert list(coach.open([Press("go")])) == []
    coach.check()
    assert not speaks(coach)
    facts.true.add("match now")
    coach.check()
    assert speaks(coach)
    assert table.told[-1] == "began"
    assert list(coach.open([Press("go")])) == [Press("go")]


def test_a_moment_that_is_there_already_needs_no_waiting() -> None:
    coach, facts, _ = led(Beat("first", "match over"), Beat("next", "never", when="match now"))
    facts.true |= {"match over", "match now"}
    coach.check()
    assert coach.beat.id == "next"
    assert speaks(coach)


def test_rivals_wait_only_while_something_is_to_be_read() -> None:
    coach, facts, _ = led(Beat("look", "match seen", watch=True), END)
    assert coach.waits_for_go_on
    assert not holds_back(coach)
    facts.true.add("match seen")
    assert holds_back(coach)
    coach.check()
    assert coach.beat.id == "look"
    coach.go_on()
    coach.check()
    assert coach.beat.id == "end"


def test_going_on_lets_a_story_go_on_that_has_stopped() -> None:
    coach, _, table = led(Beat("look", "match seen", watch=True), END)
    coach.paused = "verdict"
    coach.go_on()
    assert not coach.paused
    assert table.told[-1] == "goes on"


@pytest.mark.parametrize("way", ["did it", "went on"])
def test_what_may_be_passed_needs_either(way: str) -> None:
    coach, _, _ = led(Beat("read", "enlarged", may_pass=True), END)
    coach.check()
    assert coach.beat.id == "read"
    assert not coach.waits_for_go_on
    if way == "did it":
        coach.happened("enlarged")
    else:
        coach.go_on()
    coach.check()
    assert coach.beat.id == "end"


def test_what_was_prepared_and_is_gone_leads_back() -> None:
    half = Beat("half", "ready half")
    whole = Beat("whole", "match whole", needs="ready half", starts_at="half")
    coach, facts, table = led(half, whole, END)
    table.ready.add("ready half")
    coach.check()
    assert coach.beat.id == "whole"
    table.ready.clear()
    coach.check()
    assert coach.beat.id == "half"
    table.ready.add("ready half")
    coach.check()
    facts.true.add("match whole")
    table.ready.clear()
    coach.check()
    assert coach.beat.id == "end"


def test_before_weeks_have_passed_it_is_not_asked_whether_a_beat_is_over() -> None:
    later = Beat("later", "match rolled", meanwhile=("-1 last", "0 roll"))
    coach, facts, table = led(Beat("first", "match rolled"), later, END)
    facts.true.add("match rolled")
    coach.check()
    assert coach.beat.id == "later"
    assert coach.progress.answers == [(-1, "last"), (0, "roll")]
    assert table.told[-1] == "weeks"


def test_its_model_is_the_first_gesture_that_is_open() -> None:
    coach, _, _ = led(Beat("do", "match done", model=("best", "good")), END)
    assert coach.model(Gestures.of([Press("good"), Press("other")])) == Press("good")
    assert coach.model(Gestures.of([Press("other")])) is None
