"""What lies in the board's middle: decks, piles, voting stand and bowl, term, switch, bell, envelope."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING

from pygame import FRect

from engine.modipoly.cards import TERM
from game.canvas import Canvas
from game.table.entkhbat.cardface import draw_card
from game.table.modipoly.board import geometry
from game.table.modipoly.board.inks import BLACK, LABEL, NEWSPRINT, QUIET, RED, WOOD, WOOD_DARK
from game.table.modipoly.desk import Part
from game.table.modipoly.names import BACK_NEWS, BACK_ORDINANCE, news_picture, ordinance_picture
from game.table.tamasha.furniture import inner, lay, put
from game.table.tamasha.lettering import fitted, heading
from game.text import Style
from game.words import words

if TYPE_CHECKING:
    from game.table.modipoly.scene import ModipolyScene

UNDER = LABEL.but(size=16.5, cap=1.0)
ON_WOOD = LABEL.but(colour="#f0dfae", cap=1.04)
COUNT = Style("label", 17, NEWSPRINT, 1.1)
CAST = Style("label", 22, NEWSPRINT, 1.1)
STEP = Style("label", 19, BLACK, 1.1)
THICKNESS = 4
"""So many cards are one visible layer of a deck."""


def parts(scene: ModipolyScene) -> list[Part]:
    """Everything in the middle but the dials and the dice."""
    shown = lambda: scene.shown
    return [
        Part(
            scene, _with_label(geometry.DECK), lambda c, a: deck(c, geometry.DECK, scene, False),
            lambda: shown().deck,
        ),
        Part(
            scene, _with_label(geometry.NEWS_DECK), lambda c, a: deck(c, geometry.NEWS_DECK, scene, True),
            lambda: shown().news_deck,
        ),
        Part(
            scene, _with_label(geometry.ENACTED_PILE),
            lambda c, a: pile(c, geometry.ENACTED_PILE, _ordinances(scene), "enacted"),
            lambda: tuple(shown().discards),
        ),
        Part(
            scene, _with_label(geometry.READ_PILE),
            lambda c, a: pile(c, geometry.READ_PILE, _headlines(scene), "read"),
            lambda: tuple(shown().news_discards),
        ),
        Part(scene, geometry.VOTING, lambda c, a: stand(c, a, scene), lambda: _vote_state(scene)),
        Part(scene, geometry.TERM, lambda c, a: term(c, a, scene), lambda: shown().passes),
        Part(scene, geometry.SWITCH, lambda c, a: switch(c, a, scene), lambda: shown().patronage),
        Part(scene, _with_label(geometry.BELL), lambda c, a: bell(c, geometry.BELL)),
        Part(scene, _with_label(geometry.ENVELOPE), lambda c, a: envelope(c, scene), lambda: _slips(scene)),
        Part(scene, geometry.TREASURY, lambda c, a: treasury(c, a, scene), lambda: shown().treasury),
    ]  # fmt: skip


def _with_label(area: FRect) -> FRect:
    return FRect(area.left - 6, area.top - 8, area.width + 12, area.height + 32)


# --- decks and piles --------------------------------------------------------------------------------


def deck(canvas: Canvas, area: FRect, scene: ModipolyScene, news: bool) -> None:
    """A deck face down, as thick as it is, with its number."""
    left = scene.shown.news_deck if news else scene.shown.deck
    layers = -(-left // THICKNESS)
    for layer in range(layers):
        spot = area.move(layer * 1.1, (layers - layer) * 1.6 - 4)
        canvas.fill(spot.move(1.5, 2), "#00000050", 4)
        draw_card(canvas, BACK_NEWS if news else BACK_ORDINANCE, spot)
    if left:
        tag = FRect(area.right - 22, area.bottom - 20, 27, 22)
        canvas.fill(tag, BLACK, 5, NEWSPRINT, 1.5)
        canvas.text(str(left), tag.center, COUNT, "center")
    else:
        canvas.outline(area, "#00000050", 1.5, 4)
    label = words("modipoly.board.news" if news else "modipoly.board.ordinances")
    canvas.text(label, (area.centerx, area.bottom + 5), UNDER, "midtop")


def _ordinances(scene: ModipolyScene) -> list[str]:
    return [ordinance_picture(card) for card in scene.shown.discards]


def _headlines(scene: ModipolyScene) -> list[str]:
    return [news_picture(card) for card in scene.shown.news_discards]


def pile(canvas: Canvas, area: FRect, pictures: Sequence[str], label: str) -> None:
    """Read or enacted cards under the one on top, which is a piece of its own; each keeps its jitter."""
    if not pictures:
        canvas.outline(area.inflate(-2, -2), "#22252b55", 1.4, 4)
    start = max(0, len(pictures) - 4)
    for index, picture in enumerate(pictures[start:-1], start):
        x, y, angle = jitter(index)
        centre = area.centerx + x, area.centery + y
        put(canvas, canvas.pictures.master(picture, canvas.space.px(area.height)), centre, area.width, angle)
    text = words(f"modipoly.board.{label}")
    canvas.text(text, (area.centerx, area.bottom + 5), UNDER, "midtop")


def jitter(index: int) -> tuple[float, float, float]:
    """How far from the middle, and how much turned, the card of this number lies on its pile."""
    return (index * 37 % 9) - 4.0, (index * 53 % 7) - 3.0, (index * 47 % 13) - 6.0


# --- the vote ---------------------------------------------------------------------------------------


def _vote_state(scene: ModipolyScene) -> Hashable:
    motion, lot = scene.shown.motion, scene.shown.lot
    return motion and (motion.deed, motion.total, motion.needed), lot and lot.deed


def stand(canvas: Canvas, area: FRect, scene: ModipolyScene) -> None:
    """The wooden stand with the bowl; the deed on it is a piece."""
    motion, lot = scene.shown.motion, scene.shown.lot
    canvas.fill(area.move(2, 4), "#00000066", 8)
    canvas.fill(area, WOOD, 8, BLACK, 2)
    for line in range(5):
        y = area.top + 14 + line * 26
        canvas.line((area.left + 6, y), (area.right - 6, y + (line % 3) - 1), WOOD_DARK, 1)
    lay(canvas, "modipoly/table/stand", geometry.STAND)
    if motion is None and lot is None:
        place = inner(canvas, "modipoly/table/stand", "deed", geometry.STAND, (0.14, 0.1, 0.7, 0.78))
        text = words("modipoly.board.call-here")
        canvas.paragraph(text, place.inflate(-2, 0), ON_WOOD.but(leading=0.95), "centre", True)
    bowl(canvas, scene)


def bowl(canvas: Canvas, scene: ModipolyScene) -> None:
    """The bowl with what is cast and what is needed."""
    motion, lot, area = scene.shown.motion, scene.shown.lot, geometry.BOWL
    head = area.centerx, geometry.VOTING.top + 4
    canvas.text(words("modipoly.board.the-bowl"), head, ON_WOOD, "midtop")
    put(canvas, "modipoly/table/bowl", area.center, area.width)
    count = inner(canvas, "modipoly/table/bowl", "count", area, (0.19, 0.47, 0.63, 0.36))
    under = area.centerx, geometry.VOTING.bottom - 4
    if motion is not None:
        text = words("modipoly.board.cast", cast=motion.total, needed=motion.needed)
        tag = FRect(0, 0, 86, 27)
        tag.center = count.centerx, count.centery + 3
        canvas.fill(tag, "#22252bd8", 6)
        canvas.text(text, tag.center, fitted(canvas, text, CAST, tag.width - 6), "center")
        canvas.text(words("modipoly.board.vote-runs"), under, ON_WOOD, "midbottom")
    else:
        key = "modipoly.board.sealed" if lot is not None else "modipoly.board.bowl-empty"
        canvas.text(words(key), under, ON_WOOD, "midbottom")


# --- term, switch, bell, envelope, Treasury ---------------------------------------------------------


def term(canvas: Canvas, area: FRect, scene: ModipolyScene) -> None:
    """Five passes of the PM; the marker stands on the last one made."""
    passes = scene.shown.passes
    canvas.text(words("modipoly.board.term"), (area.left + 3, area.top + 1), LABEL.but(cap=1.0), "topleft")
    size = (area.width - 6 - (TERM - 1) * 3) / TERM
    for index in range(TERM):
        box = FRect(area.left + 3 + index * (size + 3), area.top + 24, size, 32)
        done = index < passes
        canvas.fill(box, "#c9c0a8" if done else "#f3ecdb", 3, BLACK, 1.6)
        if index == passes - 1:
            canvas.disc(box.center, 14, RED, BLACK)
        colour = NEWSPRINT if index == passes - 1 else QUIET if done else BLACK
        canvas.text(str(index + 1), box.center, STEP.but(colour=colour), "center")
    canvas.text(words("modipoly.board.passes"), (area.centerx, area.bottom), UNDER, "midbottom", area.width)


def switch(canvas: Canvas, area: FRect, scene: ModipolyScene) -> None:
    """Patronage, on or off for good."""
    lay(canvas, f"modipoly/table/patronage_{'on' if scene.shown.patronage else 'off'}", area)


def bell(canvas: Canvas, area: FRect) -> None:
    """The division bell."""
    put(canvas, "modipoly/table/bell", area.center, area.width)
    canvas.text(words("modipoly.board.bell"), (area.centerx, area.bottom + 1), UNDER, "midtop")


def _slips(scene: ModipolyScene) -> Hashable:
    lot = scene.shown.lot
    return lot and (len(lot.handed_in), len(lot.bidders), lot.slips is not None)


def envelope(canvas: Canvas, scene: ModipolyScene) -> None:
    """The bond envelope; every slip that is in looks out of it, blank or not."""
    lot, area = scene.shown.lot, geometry.ENVELOPE
    if lot is not None:
        for index in range(len(lot.handed_in)):
            centre = area.left + 22 + index * 11, area.top + 2 - (index % 2) * 3
            put(canvas, "modipoly/table/bid_slip", centre, 34, index * 17 % 25 - 12)
    lay(canvas, "modipoly/table/bond_envelope", area)
    text = words("modipoly.board.bond")
    if lot is not None and lot.bidders:
        text = words("modipoly.board.slips-in", count=len(lot.handed_in), of=len(lot.bidders))
    heading(canvas, text, FRect(area.left - 6, area.bottom + 2, area.width + 12, 20), UNDER, "center")


def treasury(canvas: Canvas, area: FRect, scene: ModipolyScene) -> None:
    """The box, and what is in it."""
    lay(canvas, "modipoly/table/treasury", area)
    text = words("modipoly.board.treasury", amount=f"{scene.shown.treasury:,}")
    tag = FRect(0, 0, area.width - 20, 26)
    tag.midbottom = area.centerx, area.bottom - 8
    canvas.fill(tag, NEWSPRINT, 4, BLACK, 1.6)
    canvas.text(
        text, tag.center, fitted(canvas, text, CAST.but(colour=BLACK, size=21), tag.width - 8), "center"
    )
