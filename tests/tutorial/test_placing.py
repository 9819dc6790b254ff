"""The bubble finds its place: in the window, off its subject, whatever the subject is."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from pygame import FRect

from game.tutorial.bubble import tail
from game.tutorial.placing import place_bubble

ROOM = FRect(20, 20, 1480, 860)
numbers = st.integers


@given(
    left=numbers(20, 1400),
    top=numbers(20, 780),
    width=numbers(10, 500),
    height=numbers(10, 300),
    size=st.tuples(numbers(200, 460), numbers(90, 320)),
)
def test_it_is_in_the_room_and_off_its_subject(
    left: int, top: int, width: int, height: int, size: tuple[int, int]
) -> None:
    subject = FRect(left, top, width, height).clamp(ROOM)
    spot = place_bubble(size, subject, [], [], ROOM)
    assert ROOM.contains(spot)
    assert not spot.colliderect(subject)


def test_it_keeps_off_what_else_is_lit() -> None:
    subject, other = FRect(600, 400, 200, 100), FRect(834, 300, 400, 300)
    spot = place_bubble((300, 200), subject, [other], [], ROOM)
    assert not spot.colliderect(other)


def test_it_stays_near_rather_than_far_from_everything() -> None:
    subject, spare = FRect(600, 400, 200, 100), FRect(0, 0, 1600, 390)
    spot = place_bubble((300, 120), subject, [], [spare], ROOM)
    assert abs(spot.centerx - subject.centerx) < 500


def test_the_tail_points_at_the_subject() -> None:
    box, subject = FRect(100, 100, 300, 200), FRect(500, 150, 50, 50)
    tip = tail(box, subject)[1]
    assert tip[0] > box.right - 5
    assert box.top <= tip[1] <= box.bottom


def test_where_they_touch_there_is_no_tail() -> None:
    assert tail(FRect(0, 0, 100, 100), FRect(50, 50, 10, 10)) == []
