"""A Deal on its tray: what each side would bring, laid side by side."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING

from pygame import FRect

from game.canvas import Canvas
from game.look import INK
from game.table.entkhbat import layout as lay_out
from game.table.entkhbat.faces import LandFace, VoteFace
from game.table.entkhbat.names import COLOURS, badge, card_picture
from game.table.tamasha.furniture import put
from game.table.tamasha.lettering import heading
from game.text import Style
from game.words import words

if TYPE_CHECKING:
    from game.table.entkhbat.scene import EntkhbatScene

HEAD = Style("label", 18, INK, 1.2)
CHIP = Style("label", 15, INK, 1.15)
LAMP = Style("label", 14, "#ffe08a", 1.1)
TITLE = Style("label", 22, "#ffd98a", 1.2)
STEP = 81.0
PARTS = {
    "attack_head": (0.017, 0.019, 0.966, 0.094),
    "attack_rail": (0.017, 0.125, 0.966, 0.377),
    "target_rail": (0.017, 0.517, 0.966, 0.362),
    "target_head": (0.017, 0.887, 0.966, 0.094),
}


def state(scene: EntkhbatScene) -> Hashable:
    """Equal only while lane and tray look the same."""
    shown = scene.shown
    return shown.attack, tuple(shown.laid), shown.view.offer, shown.view.chain, scene.draft, shown.view.awaits


def paint(canvas: Canvas, area: FRect, scene: EntkhbatScene) -> None:
    """The lane while somebody argues, the tray while somebody offers, else the bare felt."""
    shown = scene.shown
    if shown.attack is None and shown.view.offer is not None:
        tray(canvas, area, scene)


def tray(canvas: Canvas, area: FRect, scene: EntkhbatScene) -> None:
    """The two districts of an offer side by side, with who would bring which."""
    offer = scene.shown.view.offer
    assert offer is not None
    canvas.fill(area.move(3, 6), "#00000060", 12)
    canvas.fill(area, "#4a2f1b", 12, "#d9a441", 2.4)
    canvas.fill(area.inflate(-18, -18), "#16324a", 8, "#00000060", 2)
    canvas.text(words("entkhbat.tray"), (area.centerx, area.top + 14), TITLE, "midtop")
    yours = offer.countered if offer.countered >= 0 else offer.yours
    for seat, region, x in ((offer.owner, offer.mine, 0.24), (offer.partner, yours, 0.76)):
        middle = area.left + area.width * x
        spot = FRect(0, 0, 102, 120)
        spot.center = (middle, area.centery + 8)
        _brought(canvas, spot, scene, region)
        name = scene.session.players[seat].name
        line = FRect(middle - 100, area.bottom - 52, 200, 24)
        canvas.fill(line, COLOURS[seat % len(COLOURS)], 6, INK, 1.6)
        put(canvas, badge(seat), (line.left + 14, line.centery), 26)
        heading(
            canvas, words("entkhbat.brings", name=name), FRect(line.left + 32, line.top, 164, line.height),
            CHIP.but(colour="#fbf1d9"),
        )  # fmt: skip
    put(canvas, f"{card_picture(offer.card)}.hand", (area.centerx, area.centery + 8), 84)


def _brought(canvas: Canvas, spot: FRect, scene: EntkhbatScene, region: int) -> None:
    land = scene.shown.lands.get(region)
    if land is None:
        canvas.outline(spot, "#ffd98a", 2, 8)
        return
    for slot, card in enumerate(land.votes):
        wide = 42.0
        pitch = min(38.0, (spot.width - wide) / max(1, len(land.votes) - 1))
        _face(canvas, VoteFace(card), FRect(spot.left + slot * pitch, spot.top - 26, wide, wide * 1.4))
    _face(canvas, LandFace(region, land.value, tuple(land.fixed), False, ""), spot)


def _face(canvas: Canvas, face: LandFace | VoteFace, area: FRect) -> None:
    box = canvas.space.rect(area)
    canvas.put(
        canvas.pictures.drawn((face.key, box.size), lambda: face.render(canvas, box.size)), box.topleft
    )


def place_of_lane() -> FRect:
    """Where a reply is dropped."""
    return FRect(lay_out.LANE_AREA)
