"""What is printed: one file that people write, and the one the game reads."""

from __future__ import annotations

import subprocess
import sys
import tomllib

import pytest

from engine.modipoly import cards, components


def test_the_file_the_game_reads_is_current() -> None:
    """If this fails, run `python -m engine.modipoly.components`."""
    assert components.READ.read_bytes() == components.compiled()


def test_the_game_reads_no_other_file_at_start() -> None:
    """Reading the written form would cost more than all the rest of the engine."""
    program = "import sys, engine.modipoly.game; print('tomllib' in sys.modules, 'pygame' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True, text=True)
    assert done.stdout.split() == ["False", "False"]


@pytest.mark.rule("MP-1.14", "MP-8.03")
def test_the_printed_numbers_of_a_deed_go_together() -> None:
    """MP-D02: the least bid is 80 percent, the security half and the levy a tenth of the base price."""
    assert len(cards.DEEDS) == 24
    assert sum(cards.BASES) == 11_900
    for deed in cards.DEEDS:
        assert deed.minimum * 10 == deed.base * 8
        assert deed.security * 2 == deed.base
        assert deed.levy * 10 == deed.base
        assert cards.DEED_AT[deed.space] == cards.DEED_IDS.index(deed.id)


def test_the_box_holds_what_its_lid_says() -> None:
    data = tomllib.loads(components.WRITTEN.read_text("utf-8"))
    pieces = {piece["id"]: piece["count"] for piece in data["piece"]}
    assert pieces["deed_card"] == len(cards.DEEDS)
    assert pieces["ordinance_card"] == len(cards.ORDINANCES) == 15
    assert pieces["news_card"] == len(cards.NEWS) == 16
    assert pieces["role_card"] == len(cards.ROLES) == 7
    assert sum(card.marked for card in cards.NEWS) == 4


def test_every_step_of_every_card_is_known() -> None:
    from engine.modipoly.rules.effects import STEPS

    effects = [*(card.effects for card in cards.ORDINANCES), *(card.effects for card in cards.NEWS)]
    steps = {effect.op for row in effects for effect in row}
    assert steps == set(STEPS)


@pytest.mark.rule("MP-2.01")
def test_shares_are_rounded_down_to_tens() -> None:
    assert [cards.percent(10, amount) for amount in (630, 450, 90, 0)] == [60, 40, 0, 0]
    assert cards.tens(59) == 50
