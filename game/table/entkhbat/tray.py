"""The tray in the middle of the table: a Deal side by side, or the votes of Filing Fees."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING

from pygame import FRect

from engine.entkhbat.cards import VALUE
from game.canvas import Canvas, text_width
from game.look import CREAM, INK
from game.table.entkhbat.cardface import draw_card
from game.table.entkhbat.faces import LandFace, VoteFace
from game.table.entkhbat.names import COLOURS, badge, card_picture
from game.table.tamasha.furniture import put
from game.table.tamasha.lettering import fitted, heading
from game.text import Style
from game.words import words

if TYPE_CHECKING:
    from game.table.entkhbat.scene import EntkhbatScene

NAME = Style("label", 18, CREAM, 1.15)
TITLE = Style("label", 22, "#ffd98a", 1.2)
SUM = Style("label", 20, "#ffd98a", 1.2)
WOOD, BRASS, CLOTH = "#4a2f1b", "#d9a441", "#16324a"
TAG, AMBER = "#1b2440", "#b06a00"
PICKED = (62.0, 87.0)
"""A vote card on the cashier's tray."""
FEES = ("pay_fee", "spread_fee")


def state(scene: EntkhbatScene) -> Hashable:
    """Equal only while the tray looks the same."""
    shown, view = scene.shown, scene.shown.view
    return shown.attack, view.offer, view.awaits, view.amount, scene.draft, scene.flow.actor


def paint(canvas: Canvas, area: FRect, scene: EntkhbatScene) -> None:
    """The tray while somebody offers or pays; nothing while somebody argues."""
    view = scene.shown.view
    if scene.shown.attack is not None:
        return
    if view.offer is not None:
        _deal(canvas, area, scene)
    elif view.awaits in FEES and view.fees is not None:
        _cashier(canvas, area, scene)


def _board(canvas: Canvas, area: FRect, title: str) -> None:
    canvas.fill(area.move(3, 6), "#00000060", 12)
    canvas.fill(area, WOOD, 12, BRASS, 2.4)
    canvas.fill(area.inflate(-18, -18), CLOTH, 8, "#00000060", 2)
    heading(canvas, title, FRect(area.left + 24, area.top + 14, area.width - 48, 28), TITLE, "center")


# --- a Deal -----------------------------------------------------------------------------------------


def _deal(canvas: Canvas, area: FRect, scene: EntkhbatScene) -> None:
    """The two districts of an offer side by side, with who would bring which."""
    offer = scene.shown.view.offer
    assert offer is not None
    yours = offer.countered if offer.countered >= 0 else offer.yours
    lands = [scene.shown.lands.get(region) for region in (offer.mine, yours)]
    known = [land.value for land in lands if land is not None]
    title = words("entkhbat.tray-sum", sum=sum(known)) if len(known) == 2 else words("entkhbat.tray")
    _board(canvas, area, title)
    for seat, region, x in ((offer.owner, offer.mine, 0.25), (offer.partner, yours, 0.75)):
        middle = area.left + area.width * x
        spot = FRect(0, 0, 94, 111)
        spot.center = (middle, area.centery + 18)
        _brought(canvas, spot, scene, region)
        line = FRect(middle - 105, area.bottom - 42, 210, 26)
        canvas.fill(line, COLOURS[seat % len(COLOURS)], 6, INK, 1.6)
        put(canvas, badge(seat), (line.left + 14, line.centery), 27)
        room = FRect(line.left + 31, line.top, line.width - 36, line.height)
        heading(canvas, scene.session.players[seat].name, room, NAME)
    put(canvas, f"{card_picture(offer.card)}.hand", (area.centerx, area.centery + 8), 78)


def _brought(canvas: Canvas, spot: FRect, scene: EntkhbatScene, region: int) -> None:
    """A district as it lies before its holder, its vote cards side by side above it."""
    land = scene.shown.lands.get(region)
    if land is None:
        canvas.outline(spot, "#ffd98a", 2, 8)
        return
    count = len(land.votes)
    wide = spot.width * (0.44 if count < 4 else 0.36)
    pitch = wide * 0.96
    left = spot.centerx - (pitch * (count - 1) + wide) / 2
    for slot, card in enumerate(land.votes):
        _face(canvas, VoteFace(card), FRect(left + slot * pitch, spot.top - 30, wide, wide * 1.4))
    _face(canvas, LandFace(region, land.value, tuple(land.fixed), False, ""), spot)


def _face(canvas: Canvas, face: LandFace | VoteFace, area: FRect) -> None:
    box = canvas.space.rect(area)
    canvas.put(
        canvas.pictures.drawn((face.key, box.size), lambda: face.render(canvas, box.size)), box.topleft
    )


# --- Filing Fees ------------------------------------------------------------------------------------


def _cashier(canvas: Canvas, area: FRect, scene: EntkhbatScene) -> None:
    """The cashier's tray: what a payer has put on it, or the takings, which are pieces of their own."""
    view = scene.shown.view
    pays = view.awaits == "pay_fee"
    _board(canvas, area, words(f"entkhbat.{'cashier' if pays else 'panel-takings'}"))
    if not pays or scene.flow.actor is None:
        return
    picked = [card for card, _ in scene.draft.picked]
    pitch = min(PICKED[0] + 8, (area.width - 60 - PICKED[0]) / max(1, len(picked) - 1))
    left = area.centerx - (pitch * (len(picked) - 1) + PICKED[0]) / 2
    for index, card in enumerate(picked):
        draw_card(canvas, card_picture(card), FRect(left + index * pitch, area.top + 70, *PICKED))
    running_sum(canvas, (area.centerx, area.bottom - 44), scene)


def running_sum(canvas: Canvas, at: tuple[float, float], scene: EntkhbatScene) -> None:
    """How much lies there of how much is asked for; amber as soon as it is more (AE-4.12)."""
    total = sum(VALUE[card] for card, _ in scene.draft.picked)
    amount = scene.shown.view.amount
    text = words("entkhbat.sum-of", sum=total, amount=amount)
    wide = max(110.0, text_width(canvas.space, text, SUM) + 28)
    tag = FRect(at[0] - wide / 2, at[1] - 16, wide, 32)
    over = total > amount
    canvas.fill(tag, AMBER if over else TAG, 7, BRASS, 1.6)
    style = SUM.but(colour=CREAM) if over else SUM
    canvas.text(text, tag.center, fitted(canvas, text, style, wide - 12), "center")
