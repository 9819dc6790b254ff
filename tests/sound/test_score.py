"""Written music is read as it is meant. Needs the tools that make the sounds."""

from __future__ import annotations

import pytest

pytest.importorskip("numpy")

from sounds.score import Note, beats, ratio, read


def test_signs_of_one_beat_share_it():
    assert read("S GP | - .") == [Note(1.0, 0, 1), Note(1.25, 1, 0.5), Note(1.5, 1.5, 1.5)]


def test_octaves_graces_and_slides():
    (note, end) = read("(P)D,~ S'")
    assert note == Note(ratio("D") / 2, 0, 1, grace=1.5, slides=True)
    assert end.pitch == 2.0


def test_bars_are_for_the_eye():
    assert beats("S R | G M | P - . .") == 8


def test_a_hold_after_silence_holds_nothing():
    assert read(". - S") == [Note(1.0, 2, 1)]


def test_what_is_no_notation_is_refused():
    with pytest.raises(ValueError, match="not sargam"):
        read("S H! R")
