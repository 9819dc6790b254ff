"""The other seats' folders: a tab, and in each the same order: cash, votes, deeds, power."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import TYPE_CHECKING

from pygame import FRect

from engine.modipoly.cards import PM
from game.canvas import Canvas, text_width
from game.space import Space
from game.table.entkhbat.cardface import draw_card
from game.table.modipoly import phrases
from game.table.modipoly.board import geometry, purses
from game.table.modipoly.board.faces import CardFace
from game.table.modipoly.board.inks import (
    BLACK,
    LABEL,
    LIT,
    MANILA,
    MANILA_DARK,
    MANILA_RIM,
    NEWSPRINT,
    PILL,
    QUIET,
    RED,
    SOFT,
    pill,
)
from game.table.modipoly.board.markers import Marker, markers
from game.table.modipoly.board.purses import FLAT, Purse
from game.table.modipoly.board.tickets import draw_ticket, in_order, spread
from game.table.modipoly.desk import Laid, Part
from game.table.modipoly.names import BACK_ORDINANCE, COLOURS, badge, role_piece
from game.table.piece import Pose
from game.table.tamasha.furniture import put
from game.table.tamasha.lettering import fitted
from game.text import Style
from game.words import words

if TYPE_CHECKING:
    from game.table.modipoly.scene import ModipolyScene

ROLE = Style("label", 18, BLACK, 1.3)
NAME = Style("body", 16, QUIET, 1.25)
LINE = "#c4baa2"
ROOMY = 450.0
"""In a folder higher than this the role card lies before its seat, to be looked at."""
ROLE_CARD, ROLE_FEET = (122.0, 170.8), 62.0
"""How large it is, and how far above the end of the sheet it lies."""
LARGE = 1.2
"""Above this text size names need more room."""
MINI = (19.0, 26.6)
"""The back of an ordinance that a seat holds."""


def parts(scene: ModipolyScene) -> list[Part]:
    """Every folder but the near one."""
    return [
        _part(scene, seat, area)
        for seat, area in geometry.folders(len(scene.shown.commands), scene.front).items()
    ]


def _part(scene: ModipolyScene, seat: int, area: FRect) -> Part:
    return Part(scene, area, lambda c, a: paint(c, a, scene, seat), lambda: state_of(scene, seat), room=8)


def state_of(scene: ModipolyScene, seat: int) -> Hashable:
    """Everything that a folder shows."""
    shown = scene.shown
    one = shown.commands[seat]
    return (
        one.role, one.cash, one.tokens, tuple(one.deeds), tuple(shown.pledged[deed] for deed in one.deeds),
        one.cards, one.bankrupt, tuple(markers(scene, seat)), mood(scene, seat), scene.name_of(seat),
    )  # fmt: skip


def mood(scene: ModipolyScene, seat: int) -> str:
    """Why a folder stands out: its seat is asked, is on turn, or has an offer before it."""
    bargain = scene.shown.bargain
    if bargain is not None and seat == bargain.to:
        return "asked"
    if seat == scene.actor:
        return "acts"
    return "active" if seat == scene.shown.active else ""


def paint(canvas: Canvas, area: FRect, scene: ModipolyScene, seat: int) -> None:
    """One folder, tall at the side or flat above the board."""
    sheet = cover(canvas, area, scene, seat, area.width)
    lay_out = _flat if area.height < FLAT else _tall
    lay_out(canvas, area, sheet, scene, seat)
    if scene.shown.commands[seat].bankrupt:
        bankrupt(canvas, sheet)


def cover(canvas: Canvas, area: FRect, scene: ModipolyScene, seat: int, tab_width: float) -> FRect:
    """The manila folder with its tab; gives back the sheet of paper in it."""
    body = FRect(area.left, area.top + geometry.TAB - 4, area.width, area.height - geometry.TAB + 4)
    ear = FRect(area.left, area.top, tab_width, geometry.TAB + 6)
    look = mood(scene, seat)
    rim = {"": MANILA_RIM, "active": COLOURS[seat]}.get(look, LIT)
    wide = 1.6 if not look else 3.2
    canvas.fill(body.move(2, 4), "#00000055", 6)
    canvas.fill(ear, MANILA, 7, rim, wide)
    canvas.fill(body, MANILA_DARK, 6, rim, wide)
    canvas.fill(FRect(ear.left + wide, body.top - 2, ear.width - 2 * wide, 8), MANILA)
    sheet = sheet_of(area)
    canvas.fill(sheet.move(1, 1.5), "#00000030", 2)
    canvas.fill(sheet, NEWSPRINT, 2)
    return sheet


def tab(canvas: Canvas, area: FRect, scene: ModipolyScene, seat: int, end: float = 8.0) -> None:
    """Badge, role, and the player's name where there is room; `end` units at the right end are not."""
    one = scene.shown.commands[seat]
    put(canvas, badge(seat), (area.left + 18, area.centery - 1), 27)
    x, room = area.left + 36, area.width - 36 - end
    role = phrases.role(one.role)
    own = seat == scene.front and scene.is_own(seat)
    ink = ROLE.but(colour=RED if one.role == PM else BLACK)
    if own:
        role = _own_role(canvas, role, ink, room)
    name = "" if own else scene.name_of(seat)
    style = _in_tab(canvas, role, ink, room)
    canvas.text(role, (x, area.centery - 1), style, "midleft", room)
    left = room - text_width(canvas.space, role, style) - 8
    if name and name != role and left > 26:
        canvas.text(name, (area.right - end, area.centery - 1), NAME, "midright", left)


def _own_role(canvas: Canvas, role: str, style: Style, room: float) -> str:
    """The near seat's role with a word that it is one's own, where there is room for that."""
    whole = words("modipoly.folder.you", role=role)
    return whole if text_width(canvas.space, whole, _in_tab(canvas, whole, style, room)) <= room else role


def _in_tab(canvas: Canvas, text: str, style: Style, room: float) -> Style:
    """The style smaller, and then growing less with the text size, until a title fits its tab."""
    for cap in (style.cap, 1.15, 1.0):
        style = fitted(canvas, text, style.but(cap=cap), room)
        if text_width(canvas.space, text, style) <= room:
            break
    return style


def sheet_of(area: FRect) -> FRect:
    """The sheet of paper in a folder."""
    top = area.top + geometry.TAB + 1
    return FRect(area.left + 6, top, area.width - 12, area.bottom - 6 - top)


def purse_of(scene: ModipolyScene, seat: int, area: FRect) -> Purse:
    """The money of another seat as it lies in its folder."""
    one = scene.shown.commands[seat]
    lay_out = purses.flat if area.height < FLAT else purses.tall
    return lay_out(scene.space, sheet_of(area), one.cash, one.tokens)


class Takings:
    """The top notes and tokens of everybody else, which one may ask for; laid anew only on a change."""

    def __init__(self) -> None:
        self._kept: dict[int, tuple[Hashable, list[Laid]]] = {}

    def pieces(self, scene: ModipolyScene) -> Iterator[Laid]:
        """All of them as they lie now."""
        for seat, area in geometry.folders(scene.seats, scene.front).items():
            one = scene.shown.commands[seat]
            key = one.cash, one.tokens, tuple(area), scene.space
            if one.bankrupt:
                continue
            if area.height > ROOMY and one.role >= 0:
                sheet = sheet_of(area)
                pose = Pose(sheet.centerx, sheet.bottom - ROLE_FEET - ROLE_CARD[1] / 2, z=20.0)
                yield Laid(role_piece(seat, one.role), CardFace("role", one.role), ROLE_CARD, pose)
            if self._kept.get(seat, (None,))[0] != key:
                self._kept[seat] = key, list(purse_of(scene, seat, area).pieces(seat))
            yield from self._kept[seat][1]


def _tall(canvas: Canvas, area: FRect, sheet: FRect, scene: ModipolyScene, seat: int) -> None:
    """Cash with its notes, votes with their stacks, deeds, markers; one under the other."""
    tab(canvas, FRect(area.left, area.top, area.width, geometry.TAB), scene, seat)
    one = scene.shown.commands[seat]
    left, right = sheet.left + 4, sheet.right - 4
    _hand(canvas, (right, sheet.top + 16), one.cards)
    purse_of(scene, seat, area).paint(canvas)
    for y in (73, 119):
        canvas.line((left, sheet.top + y), (right, sheet.top + y), LINE, 1.4)
    rows = _rows(scene.space, markers(scene, seat), right - left)
    feet = _feet(sheet, rows)
    _deeds(canvas, area, scene, seat)
    for index, found in enumerate(rows):
        row(canvas, found, FRect(left, feet + 25 * index, right - left, 22))


def _feet(sheet: FRect, rows: list[list[Marker]]) -> float:
    """Where the markers begin in a tall folder."""
    return sheet.bottom - 3 - 25 * max(1, len(rows))


def _deeds(canvas: Canvas, area: FRect, scene: ModipolyScene, seat: int) -> None:
    """The deeds of a seat, or that it has none."""
    one, (room, _, _) = scene.shown.commands[seat], deed_room(scene, seat, area)
    if not one.deeds and not one.bankrupt:
        canvas.text(words("modipoly.folder.no-deeds"), room.center, SOFT, "center", room.width)
    for deed, spot, named in deed_spots(scene, seat, area):
        draw_ticket(canvas, deed, spot, named, scene.shown.pledged[deed])


def deed_spots(scene: ModipolyScene, seat: int, area: FRect) -> list[tuple[int, FRect, bool]]:
    """Each deed before a seat, where its ticket lies in the folder, and whether that shows its name."""
    deeds = in_order(scene.shown.commands[seat].deeds)
    spots = spread(*deed_room(scene, seat, area), count=len(deeds))
    return [(deed, *spot) for deed, spot in zip(deeds, spots, strict=False)]


def deed_room(scene: ModipolyScene, seat: int, area: FRect) -> tuple[FRect, int, int]:
    """Where the deeds lie in a folder, how many beside and how many below each other.

    With large letters a tall folder has them one below the other as long as all of them find room.
    """
    sheet = sheet_of(area)
    if area.height < FLAT:
        left = purses.flat_middle(sheet) + 11
        room = FRect(left, sheet.top + 4, sheet.right - 6 - left, sheet.height - 8)
        return room, max(1, int(room.width // 110)), 2
    left, wide = sheet.left + 4, sheet.width - 8
    feet = _feet(sheet, _rows(scene.space, markers(scene, seat), wide))
    end = sheet.bottom - ROLE_FEET - ROLE_CARD[1] - 10 if area.height > ROOMY else feet - 4
    room = FRect(left, sheet.top + 124, wide, end - sheet.top - 124)
    down = max(3, int(room.height // (37 * max(1.0, min(1.2, scene.space.text_scale)))))
    alone = scene.space.text_scale > LARGE and len(scene.shown.commands[seat].deeds) <= down
    return room, 1 if alone else 2, down


def _flat(canvas: Canvas, area: FRect, sheet: FRect, scene: ModipolyScene, seat: int) -> None:
    """The same in columns: cash over votes, then deeds; hand and markers at the end of the tab."""
    one = scene.shown.commands[seat]
    end = area.right - 8
    if one.cards:
        _hand(canvas, (end, area.top + 15), one.cards)
        end -= MINI[0] + 13 * (one.cards - 1) + 6
    found = markers(scene, seat)
    if found:
        wide = min(_wide(scene.space, found), area.width - 190)
        row(canvas, found, FRect(end - wide, area.top + 4, wide, 21))
        end -= wide + 6
    tab(canvas, FRect(area.left, area.top, area.width, geometry.TAB), scene, seat, area.right - end)
    purse_of(scene, seat, area).paint(canvas)
    middle = purses.flat_middle(sheet)
    canvas.line((middle + 5, sheet.top + 6), (middle + 5, sheet.bottom - 6), LINE, 1.4)
    _deeds(canvas, area, scene, seat)


def _hand(canvas: Canvas, right: tuple[float, float], count: int) -> None:
    """Ordinances in the hand, from their backs."""
    for index in range(count):
        spot = FRect(0, 0, *MINI)
        spot.midright = right[0] - index * 13, right[1]
        canvas.fill(spot.inflate(2, 2), BLACK, 3)
        draw_card(canvas, BACK_ORDINANCE, spot)


def _wide(space: Space, found: list[Marker]) -> float:
    """How wide a row of markers would like to be."""
    return sum(text_width(space, marker.text, PILL) + 20 for marker in found) - 4


def _rows(space: Space, found: list[Marker], width: float) -> list[list[Marker]]:
    """All markers in one row, or each in its own where they would be squeezed."""
    if len(found) < 2 or _wide(space, found) <= width:
        return [found] if found else []
    return [found[:1], found[1:]]


def row(canvas: Canvas, found: list[Marker], area: FRect) -> None:
    """Markers side by side, each as wide as its word, all made narrower where they would not fit."""
    x = area.left
    wide = [text_width(canvas.space, marker.text, PILL) + 16 for marker in found]
    squeeze = min(1.0, (area.width - 4 * max(0, len(found) - 1)) / max(1.0, sum(wide)))
    for marker, width in zip(found, wide, strict=True):
        spot = FRect(x, area.top, width * squeeze, area.height)
        pill(canvas, marker.text, spot, marker.ground, marker.ink)
        if marker.struck:
            canvas.line(
                (spot.left + 7, spot.centery + 1), (spot.right - 7, spot.centery + 1), marker.ink, 1.6
            )
        x = spot.right + 4


def bankrupt(canvas: Canvas, sheet: FRect) -> None:
    """A stamp across the sheet."""
    canvas.fill(sheet, "#e9e2d0a0", 2)
    box = FRect(0, 0, min(150.0, sheet.width - 20), 38)
    box.center = sheet.center
    canvas.outline(box, RED, 3, 4)
    text = words("modipoly.folder.bankrupt")
    canvas.text(
        text, box.center, fitted(canvas, text, LABEL.but(colour=RED, size=24), box.width - 12), "center"
    )
