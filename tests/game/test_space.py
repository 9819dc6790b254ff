"""One transform from window to table, for every size of window."""

from __future__ import annotations

import pytest
from pygame import FRect, Rect

from game.space import Form, Space

SIZES = [(1024, 600), (1280, 720), (1920, 1080), (2560, 1080), (3840, 2160), (1200, 1600)]


@pytest.mark.parametrize("size", SIZES)
def test_there_and_back_again(size):
    space = Space(*size)
    for point in ((0.0, 0.0), (800.0, 450.0), (1600.0, 900.0), (-40.0, 1000.0)):
        assert space.to_table(space.to_pixel(point)) == pytest.approx(point)


@pytest.mark.parametrize("size", SIZES)
def test_the_whole_table_is_always_seen_and_nothing_is_black(size):
    space = Space(*size)
    assert space.visible.contains(FRect(0.5, 0.5, 1599, 899))
    assert space.rect(space.visible) == Rect(0, 0, *size)


@pytest.mark.parametrize("size", SIZES)
def test_neighbours_touch_after_rounding(size):
    space = Space(*size)
    left, right = space.rect((10, 10, 33.3, 50)), space.rect((43.3, 10, 20, 50))
    assert left.right == right.left


@pytest.mark.parametrize(
    ("size", "text", "form"),
    [
        ((1024, 600), 1.0, Form.COMPACT),
        ((1280, 720), 1.0, Form.STANDARD),
        ((1280, 720), 1.5, Form.COMPACT),
        ((1920, 1080), 1.0, Form.WIDE),
        ((1920, 1080), 1.5, Form.STANDARD),
        ((3840, 2160), 2.0, Form.WIDE),
    ],
)
def test_the_form_follows_the_window_and_the_text(size, text, form):
    assert Space(*size, text).form is form


def test_text_is_never_too_small_and_grows_up_to_its_cap():
    small = Space(1280, 720)
    assert small.text_px(10) == 13
    assert Space(1280, 720, 2.0).text_px(20) == 2 * small.text_px(20)
    assert Space(1280, 720, 2.0).text_px(20, cap=1.3) == round(20 * 0.8 * 1.3)
