"""A short run of the soak: hundreds of random games with their pieces counted after every answer."""

from __future__ import annotations

from tests.soak.random_games import soak


def test_hundreds_of_random_games_lose_no_piece() -> None:
    assert sum(soak(240, 50_000).values()) == 240
