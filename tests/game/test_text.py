"""Any script is shaped, ordered and never lost."""

from __future__ import annotations

import random

import pygame
import pytest

from game.text.coverage import covered
from game.text.fonts import coverage, font_bytes
from game.text.line import TextCache
from game.text.runs import Run, clean, runs, script_of
from game.text.wrap import shorten, wrap

ARABIC, HINDI, HEBREW, CHINESE = "الانتخابات", "चुनाव तमाशा", "בחירות", "选举"


@pytest.fixture(autouse=True)
def fonts():
    pygame.font.init()


def test_the_faces_cover_what_the_table_says():
    for character in "aZ9₹−—…“”éñşğõĐ":
        assert ord(character) in coverage("body")
    for character in ARABIC + HINDI:
        assert ord(character) in coverage("body")
    assert 0x20B9 not in coverage("label"), "the rupee sign is why labels fall back"


def test_a_character_map_is_read_exactly():
    points = covered(font_bytes("label"))
    assert ord("A") in points
    assert 0x4E2D not in points


def test_each_character_finds_a_face_or_is_a_mark():
    assert [run.face for run in runs("4 ₹", "label")] == ["label", "bold"]
    assert runs(CHINESE, "body") == (Run(CHINESE, None, ""),)


def test_scripts_get_their_own_run():
    assert [run.script for run in runs(f"Miss {HINDI}", "body")] == ["", "Deva"]
    assert script_of("ह") == "Deva"
    assert script_of("ع") == "Arab"


def test_right_to_left_is_seen_from_the_right():
    seen = runs(f"{ARABIC} 300", "body")
    assert seen[0].text.strip() == "300"
    assert seen[-1].text.strip() == ARABIC


def test_the_order_of_mixed_lines_is_that_of_the_standard():
    from bidi import algorithm

    dice = random.Random(7)
    parts = [ARABIC, HEBREW, "Deal", "300", "+200", "1,250", "5/5", "-", "(ok)", "!", "%50", ":", "لا"]
    for _ in range(400):
        text = " ".join(dice.choice(parts) for _ in range(dice.randint(1, 7)))
        expected = algorithm.get_display(text)
        seen = "".join(_visual(run) for run in runs(text, "body"))
        assert seen == expected


def _visual(run: Run) -> str:
    """The run as it is seen: the shaper turns right-to-left runs round by itself."""
    from bidi.algorithm import MIRRORED

    if run.script in ("Arab", "Hebr"):
        return "".join(MIRRORED.get(c, c) for c in reversed(run.text))
    return run.text


def test_control_characters_are_dropped():
    assert clean("A\x00sh\x07a\u200d") == "Asha\u200d"


@pytest.mark.parametrize(
    "text", ["", " ", "Meera", HINDI, ARABIC, CHINESE, "👩‍⚖️", "a" * 300, "e\u0301\u0301"]
)
def test_every_line_can_be_drawn(text):
    cache = TextCache()
    for face in ("body", "bold", "label"):
        picture = cache.line(text, face, 20, "#2a1630")
        assert abs(picture.get_width() - max(1, cache.width(text, face, 20))) <= 2
        assert cache.line(text, face, 20, "#2a1630") is picture


def test_wrapped_lines_fit_and_say_the_same():
    text = f"Drop the rally on Pension Nagar: it pays 4 Cr and 3 Pawns. {HINDI} {'x' * 90}"
    cache = TextCache()
    lines = wrap(text, "body", 20, 200)
    assert all(cache.width(line, "body", 20) <= 200 for line in lines)
    assert "".join("".join(lines).split()) == "".join(text.split())


def test_wrapping_keeps_the_paragraphs():
    assert wrap("one\n\ntwo", "body", 20, 400) == ["one", "", "two"]


def test_a_text_that_is_too_long_ends_in_dots():
    short = shorten("Meera of the Purple Party", "body", 20, 120)
    assert short.endswith("…")
    assert TextCache().width(short, "body", 20) <= 120
    assert shorten("Meera", "body", 20, 300) == "Meera"


def test_the_cache_stays_within_its_bytes():
    cache = TextCache(limit=200_000)
    for number in range(300):
        cache.line(f"line {number}", "body", 20, "#000000")
    assert cache._lines.used <= 200_000


def test_a_word_too_long_for_its_line_breaks_after_a_hyphen():
    from game.text.line import text_cache

    width = text_cache.width("Astrologer-cum-Po", "body", 20)
    assert wrap("An Astrologer-cum-Pollster.", "body", 20, width) == ["An", "Astrologer-cum-", "Pollster."]
