"""The dice: the same stream everywhere, fair, and stackable."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

from engine.core.dice import Dice


def test_the_stream_is_the_published_one() -> None:
    """SplitMix64's own test vector for seed 1234567."""
    dice = Dice(1234567)
    assert [dice.bits() for _ in range(3)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
    ]


def test_the_draws_of_a_seed_never_change() -> None:
    dice = Dice(2026)
    assert [dice.below(6) for _ in range(12)] == [1, 5, 2, 0, 3, 3, 0, 1, 2, 2, 1, 4]
    assert Dice(2026).shuffle("deck", range(10)) == [6, 7, 3, 9, 8, 4, 2, 5, 0, 1]


def test_every_face_and_every_order_is_as_likely() -> None:
    dice = Dice(5)
    faces = Counter(dice.below(6) for _ in range(6000))
    assert all(900 < faces[face] < 1100 for face in range(6))
    orders = Counter(tuple(dice.shuffle("", range(3))) for _ in range(6000))
    assert set(orders) == set(permutations(range(3)))
    assert all(900 < count < 1100 for count in orders.values())


def test_a_long_pile_is_mixed_throughout() -> None:
    """Every card reaches every place: the draws that place several cards at once are fair too."""
    dice = Dice(9)
    places: Counter[tuple[int, int]] = Counter()
    for _ in range(4000):
        places.update(enumerate(dice.shuffle("", range(8))))
    assert all(400 < count < 600 for count in places.values())
    assert len(places) == 64


def test_the_last_uneven_numbers_are_drawn_again() -> None:
    dice = Dice(3)
    assert all(dice.below(3 << 62) < 3 << 62 for _ in range(200))


def test_a_copy_rolls_on_by_itself() -> None:
    dice = Dice(8, {"coin": (1, 1)})
    twin = dice.copy()
    assert [twin.roll("coin", 2), twin.below(100)] == [dice.roll("coin", 2), dice.below(100)]
    assert twin.roll("coin", 2) == 1
    assert dice.stacked == {"coin": (1,)}


def test_a_stacked_pile_comes_first_and_costs_no_draw() -> None:
    dice = Dice(1, {"deck": (7, 2)})
    assert dice.shuffle("deck", range(10)) == [7, 2, 0, 1, 3, 4, 5, 6, 8, 9]
    assert dice.state == 1
    assert dice.shuffle("deck", range(10)) != [7, 2, 0, 1, 3, 4, 5, 6, 8, 9]


def test_a_stacked_roll_runs_out() -> None:
    dice = Dice(1, {"coin": (1,)})
    assert dice.roll("coin", 2) == 1
    assert dice.state == 1
    dice.roll("coin", 2)
    assert dice.state != 1


def test_stacked_cards_that_are_not_in_the_pile_are_passed_over() -> None:
    assert Dice(1, {"deck": (9, 2, 2, -1)}).shuffle("deck", range(4)) == [2, 0, 1, 3]
