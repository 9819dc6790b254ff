"""Draws a card's face straight onto a canvas, in the size that is wished for."""

from __future__ import annotations

from pygame import FRect

from game.canvas import Canvas


def draw_card(canvas: Canvas, name: str, area: FRect) -> None:
    """The picture of a card, from the master that fits its size."""
    box = canvas.space.rect(area)
    canvas.put(canvas.pictures.card(name, box.size), box.topleft)
