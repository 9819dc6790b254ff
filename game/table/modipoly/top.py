"""The strip over MODIPOLY's table: who acts, how far the term has come, what now, offers that are left."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING

from pygame import FRect

from engine.modipoly.cards import TERM
from game.canvas import Canvas
from game.look import CREAM
from game.table.modipoly import layout, phrases
from game.table.modipoly.desk import Part
from game.table.modipoly.inks import BLACK, FAINT, PAD, PAD_EDGE, PAD_SEAM, PAPER, RED
from game.table.modipoly.names import COLOURS, badge
from game.table.tamasha.furniture import lay, put
from game.table.tamasha.lettering import fitted, heading
from game.text import Style
from game.words import words

if TYPE_CHECKING:
    from game.table.modipoly.scene import ModipolyScene

NAME = Style("label", 23, CREAM, 1.05)
UNDER = Style("body", 16, CREAM, 1.1)
PHASE = Style("label", 17, RED, 1.12)
NOW = Style("body", 16, BLACK, 1.12)
PROMPT = Style("bold", 23, BLACK, 1.2)
SMALL = Style("label", 15, BLACK, 1.25)
MOMENT = 190.0
"""How wide the two lines about the moment are."""


def parts(scene: ModipolyScene) -> list[Part]:
    """Strip and masthead."""
    return [
        Part(scene, layout.TOP, lambda c, a: strip(c, a, scene), lambda: _state(scene)),
        Part(scene, layout.MASTHEAD, masthead),
    ]


def _state(scene: ModipolyScene) -> Hashable:
    shown = scene.shown
    offers = shown.commands[scene.front].offers_left
    roles = tuple(one.role for one in shown.commands)
    return scene.actor, scene.prompt, shown.passes, shown.view.awaits, offers, roles, scene.flow.actor


def ground(canvas: Canvas, room: FRect) -> None:
    """Wood, and a night-blue desk pad with a pale seam."""
    canvas.cover("title/wood", room)
    frame = layout.TABLE.inflate(10, 10)
    frame.height = room.bottom - frame.top + 20
    canvas.fill(frame.move(3, 5), "#00000070", 12)
    canvas.fill(frame, PAD, 10, PAD_EDGE, 3)
    canvas.outline(frame.inflate(-12, -12), PAD_SEAM, 1.4, 8)


def strip(canvas: Canvas, area: FRect, scene: ModipolyScene) -> None:
    """The whole strip."""
    shown, view = scene.shown, scene.shown.view
    canvas.fill(area.move(2, 4), "#00000060", 4)
    canvas.fill(area, PAPER, 4, BLACK, 2)
    _plate(canvas, FRect(area.left, area.top, 222, area.height), scene)
    x = area.left + 238
    term = words("modipoly.top.term", passes=shown.passes, term=TERM)
    canvas.text(term, (x, area.top + 3), fitted(canvas, term, PHASE, MOMENT), "topleft")
    moment = words(f"modipoly.awaits.{view.awaits}") if view.awaits else ""
    canvas.text(moment, (x, area.bottom - 3), fitted(canvas, moment, NOW, MOMENT), "bottomleft")
    canvas.line((x + MOMENT, area.top + 8), (x + MOMENT, area.bottom - 8), FAINT, 1.4)
    right = _offers(canvas, area, scene)
    told = FRect(x + MOMENT + 16, area.top + 3, right - x - MOMENT - 32, area.height - 6)
    style = fitted(canvas, scene.prompt, PROMPT, told.width, 18)
    canvas.paragraph(scene.prompt, told, style.but(leading=0.95), "left", True)


def _plate(canvas: Canvas, plate: FRect, scene: ModipolyScene) -> None:
    """Badge, role and name of whoever acts, in the seat's ink."""
    seat = max(0, scene.actor)
    canvas.fill(plate, COLOURS[seat], 4, BLACK, 2)
    put(canvas, badge(seat), (plate.left + 27, plate.centery), 40)
    role = phrases.role(scene.shown.commands[seat].role)
    box = FRect(plate.left + 52, plate.top + 3, plate.width - 58, 26)
    heading(canvas, role, box, NAME)
    own = seat == scene.front and scene.is_own(seat)
    said = words("modipoly.top.you" if own else "modipoly.top.on-turn")
    if seat != scene.shown.active:
        said = words("modipoly.top.asked-you" if own else "modipoly.top.asked")
    if scene.session.players[seat].human and scene.session.shared_screen():
        said = scene.name_of(seat)
    line = FRect(box.left, plate.bottom - 22, box.width, 20)
    canvas.text(said, line.midleft, fitted(canvas, said, UNDER, line.width), "midleft")


def _offers(canvas: Canvas, area: FRect, scene: ModipolyScene) -> float:
    """The offers that the near seat may still make; gives back where they begin."""
    if scene.flow.actor is None:
        return area.right - 12
    left = scene.shown.commands[scene.front].offers_left
    if not left:
        return area.right - 12
    text = words("modipoly.top.offers")
    canvas.text(text, (area.right - 12, area.top + 3), SMALL, "topright")
    for index in range(min(8, left)):
        canvas.disc((area.right - 20 - index * 17, area.bottom - 10), 6, RED, BLACK)
    return area.right - 30 - max(60, min(8, left) * 17)


def masthead(canvas: Canvas, area: FRect) -> None:
    """The name of the game set upright, as on the spine of a bound paper."""
    lay(canvas, "modipoly/table/masthead", area)
