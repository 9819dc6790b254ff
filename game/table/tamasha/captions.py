"""The live words on the enlarged copy of a card: the line that makes it worth reading aloud."""

from __future__ import annotations

from pygame import FRect

from engine.tamasha.cards import (
    ATTACKS,
    BIG_CAMPAIGNS,
    CAMPAIGNS,
    FACTION_CARDS,
    KUNDALIS,
    NETAS,
    NEWS,
    VICTIMS,
)
from game.canvas import Canvas, text_height
from game.look import CREAM, INK
from game.table.piece import Piece
from game.table.tamasha.printed import printed
from game.table.zoom import Caption
from game.text import Style
from game.words import words

LINE = Style("body", 19, INK, 1.4, 1.0)
SMALLEST = 14.0
PLATE = (0.1, 0.82, 0.8, 0.12)
"""Where the line goes on a card that keeps no place for it."""
LINES: dict[str, dict[str, str]] = {
    "neta": {neta.id: neta.slogan for neta in NETAS},
    "campaign": {card.id: card.line for card in CAMPAIGNS},
    "big": {card.id: card.line for card in BIG_CAMPAIGNS},
    "news": {card.id: card.line for card in NEWS},
    "kundali": {card.id: card.line for card in KUNDALIS},
    "attack": {card.id: card.line for card in ATTACKS},
    "victim": {card.id: card.line for card in VICTIMS},
    "faction": {card.id: card.adda for card in FACTION_CARDS},
}
"""What each card says, by kind and id."""


def card_of(piece: Piece) -> tuple[str, str] | None:
    """Kind and id of the card a piece shows, or None for what is no card."""
    parts = getattr(piece.front, "name", "").split("/")
    return (parts[1], parts[2]) if len(parts) == 3 and parts[0] == "tamasha" else None


def readable(piece: Piece) -> bool:
    """Whether a piece is a card that may be enlarged: its face is up."""
    card = card_of(piece)
    return card is not None and card[0] in LINES and piece.pose.face > 0


def caption(piece: Piece) -> Caption | None:
    """What to write on the enlarged copy."""
    card = card_of(piece)
    if card is None:
        return None
    kind, card_id = card
    line = words("tamasha.zone.adda-line") if kind == "faction" else LINES.get(kind, {}).get(card_id, "")
    return (lambda canvas, area: _write(canvas, area, kind, card_id, line)) if line else None


def _write(canvas: Canvas, area: FRect, kind: str, card_id: str, line: str) -> None:
    """The line on the plate that the largest print of the card keeps free, as large as fits."""
    large = f"tamasha/{kind}/{card_id}.zoom"
    if canvas.pictures.size(large)[0]:
        canvas.picture(large, area)
    x, y, width, height = printed(canvas.pictures.root, kind, "zoom", "text") or PLATE
    plate = FRect(area.x + x * area.width, area.y + y * area.height, width * area.width, height * area.height)
    plate = plate.inflate(-14, 0)
    size = LINE.size
    while (
        size > SMALLEST and text_height(canvas.space, line, plate.width, LINE.but(size=size)) > plate.height
    ):
        size -= 0.5
    style = LINE.but(size=size)
    needed = text_height(canvas.space, line, plate.width, style)
    if needed > plate.height + 2:
        plate = FRect(plate.x, plate.centery - needed / 2, plate.width, needed)
        canvas.fill(plate.inflate(16, 10), CREAM, 8, INK, 1.6)
    canvas.paragraph(line, plate, style, "centre", True)
