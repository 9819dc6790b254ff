"""The live words on an enlarged card of Al-Entkhbat: what it does, and its line."""

from __future__ import annotations

from pygame import FRect

from engine.entkhbat.cards import CARD_IDS, CARDS, FIRST_VOTE
from game.canvas import Canvas
from game.look import INK
from game.table.entkhbat.faces import VoteFace
from game.table.entkhbat.names import card_picture
from game.table.piece import Piece
from game.table.zoom import Caption
from game.text import Style
from game.widgets.fitting import fit_paragraph

TEXT = Style("body", 19, INK, 1.3, 1.0)
ACTION_TEXT = (0.096, 0.6114, 0.808, 0.2571)
VOTE_TEXT = (0.096, 0.7743, 0.808, 0.1057)
VOTE_NAME = (0.088, 0.6714, 0.824, 0.0886)


def caption(piece: Piece) -> Caption | None:
    """What to write on the enlarged copy; None for what is no card.

    In a small window the enlarged copy is no larger than a card in the hand of a large one: the picture with
    room for the sentence is laid over it whatever its size.
    """
    face = _face(piece)
    if face < 0:
        return None
    card = CARDS[face]

    def write(canvas: Canvas, area: FRect) -> None:
        canvas.picture(f"{card_picture(face)}.zoom", area)
        if face >= FIRST_VOTE:
            _write(canvas, card.name, _part(area, VOTE_NAME), TEXT.but(face="label", size=22))
            _write(canvas, card.flavour, _part(area, VOTE_TEXT), TEXT)
        else:
            _write(canvas, card.text or card.flavour, _part(area, ACTION_TEXT), TEXT)

    return write


def _face(piece: Piece) -> int:
    if isinstance(piece.front, VoteFace):
        return piece.front.card % len(CARDS)
    parts = getattr(piece.front, "name", "").split("/")
    known = len(parts) == 3 and parts[0] == "entkhbat" and parts[2] in CARD_IDS
    return CARD_IDS.index(parts[2]) if known else -1


def _part(area: FRect, part: tuple[float, float, float, float]) -> FRect:
    x, y, width, height = part
    return FRect(area.x + x * area.width, area.y + y * area.height, width * area.width, height * area.height)


def _write(canvas: Canvas, text: str, area: FRect, style: Style) -> None:
    fitting = fit_paragraph(canvas.space, text, style, area.width, area.height)
    canvas.paragraph(text, area, fitting, "centre", True)
