"""`play-through`: whole short matches of Al-Entkhbat by hand, in both ways of answering an attack."""

from __future__ import annotations

import pytest

from game.__main__ import main

SHORT = ("--option", "bank=half", "--size", "1024x600")


@pytest.mark.parametrize(
    ("seats", "people", "seed", "manner"),
    [
        (3, 1, 3, ("--keys",)),
        (3, 3, 2, ("--replies", "shared")),
        (4, 4, 5, ("--replies", "strict", "--clicks")),
    ],
)
def test_a_whole_match_comes_home(
    seats: int, people: int, seed: int, manner: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    wish = ["--seats", str(seats), "--humans", str(people), "--seed", str(seed), *SHORT, *manner]
    assert main(["play-through", "entkhbat", *wish]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[:3] == ["title", "setup", "seats"]
    assert "intermission" in lines
    assert lines[-1].startswith("title again")
