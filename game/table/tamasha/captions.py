"""The live words on the enlarged copy of a card: what is printed small, in type that can be read."""

from __future__ import annotations

from pygame import FRect

from engine.tamasha.cards import (
    BIG_CAMPAIGNS,
    CAMPAIGNS,
    CLEAN,
    CONSTITUENCIES,
    CORRUPT,
    KUNDALIS,
    NETAS,
    NEWS,
    Campaign,
    Neta,
    News,
)
from game.canvas import Canvas
from game.look import CREAM, INK
from game.table.piece import Piece
from game.table.tamasha.sentences import amount, joined, money
from game.table.zoom import Caption
from game.text import Style
from game.words import words

TITLE = Style("label", 27, INK, 1.4)
TEXT = Style("body", 18, INK, 1.5)
JOKE = Style("body", 17, "#5c4a3a", 1.5)
KINDS = {"campaign": CAMPAIGNS, "big": BIG_CAMPAIGNS, "news": NEWS, "kundali": KUNDALIS}
GRADES = {CLEAN: "clean", CORRUPT: "corrupt"}


def card_of(piece: Piece) -> tuple[str, str] | None:
    """Kind and id of the card a piece shows, or None for what is no card."""
    parts = getattr(piece.front, "name", "").split("/")
    return (parts[1], parts[2]) if len(parts) == 3 and parts[0] == "tamasha" else None


def readable(piece: Piece) -> bool:
    """Whether a piece is a card that may be enlarged: its face is up."""
    card = card_of(piece)
    return card is not None and card[0] in ("neta", *KINDS) and piece.pose.face > 0


def caption(piece: Piece) -> Caption | None:
    """What to write on the enlarged copy."""
    card = card_of(piece)
    if card is None:
        return None
    lines = facts(*card)
    if lines is None:
        return None
    title, text, joke = lines
    return lambda canvas, area: _plate(canvas, area, title, text, joke)


def facts(kind: str, card_id: str) -> tuple[str, str, str] | None:
    """Title, what it does, and the line that makes it worth reading aloud."""
    if kind == "neta":
        neta = next(neta for neta in NETAS if neta.id == card_id)
        return neta.name, _about_neta(neta), neta.slogan
    deck = KINDS.get(kind)
    card = next((card for card in deck if card.id == card_id), None) if deck else None
    if card is None:
        return None
    if isinstance(card, Campaign):
        return card.title, _about_campaign(card), card.line
    if isinstance(card, News):
        return card.title, _about_news(card), card.line
    return card.title, "", card.line


def _about_neta(neta: Neta) -> str:
    grade = words(f"tamasha.grade.{GRADES.get(neta.grade, 'crook')}")
    home = CONSTITUENCIES[neta.group].name if neta.group >= 0 else words("tamasha.card.anywhere")
    key = "neta-ticket" if neta.ticket else "neta"
    return words(
        f"tamasha.card.{key}", grade=grade, home=home, funds=neta.funds, pawns=neta.pawns, ticket=neta.ticket
    )


def _about_campaign(card: Campaign) -> str:
    where = (
        CONSTITUENCIES[card.constituency].name if card.constituency >= 0 else words("tamasha.card.anywhere")
    )
    price = joined(money(card.funds) if card.funds else "", amount("pawns", card.pawns) if card.pawns else "")
    return words("tamasha.card.campaign", where=where, price=price, votes=amount("votes", card.votes))


def _about_news(card: News) -> str:
    parts = [
        f"{value:+d} {word}".replace("-", "−")
        for value, word in (
            (card.funds, words("tamasha.card.cr")),
            (card.pawns, words("tamasha.card.pawns")),
            (card.votes, words("tamasha.card.votes")),
        )
        if value
    ]
    return ", ".join(parts)


def _plate(canvas: Canvas, area: FRect, title: str, text: str, joke: str) -> None:
    """A paper slip under the card's picture with the words on it."""
    from game.canvas import text_height

    width = area.width - 36
    heights = [
        text_height(canvas.space, words_, width, style) if words_ else 0
        for words_, style in ((title, TITLE), (text, TEXT), (joke, JOKE))
    ]
    slip = FRect(area.x + 6, 0, area.width - 12, sum(heights) + 34)
    slip.bottom = area.bottom - 6
    canvas.fill(slip, CREAM + "f6", 10, INK, 2)
    y = slip.y + 10
    for words_, style, height in zip((title, text, joke), (TITLE, TEXT, JOKE), heights, strict=True):
        if words_:
            canvas.paragraph(words_, FRect(slip.x + 12, y, width, height + 4), style)
            y += height + 5
