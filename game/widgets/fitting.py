"""Text made smaller until it fits its area, for places that cannot grow with the player's text size."""

from __future__ import annotations

from game.canvas import text_height
from game.space import Space
from game.text import Style

SMALLEST = 16.0


def fit_paragraph(
    space: Space, text: str, style: Style, width: float, height: float, least: float = SMALLEST
) -> Style:
    """`style`, first smaller (down to `least`) and then growing less with the text size, so that `text`
    is not higher.
    """
    while text_height(space, text, width, style) > height:
        if style.size > least:
            style = style.but(size=max(least, style.size - 1))
        elif style.cap > 1.0:
            style = style.but(cap=max(1.0, style.cap - 0.08))
        else:
            break
    return style
