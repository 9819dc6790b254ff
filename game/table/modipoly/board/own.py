"""The near seat's folder: role card, cash in notes, votes in stacks, portfolio, loans, ordinances, deeds."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import TYPE_CHECKING

from pygame import FRect

from engine.modipoly.answers import NOTHING, Goods
from engine.modipoly.cards import DEEDS, GOV, LOANS_A_GAME, OLIGARCH, OLIGARCH_LEAST
from game.canvas import Canvas, text_width
from game.table.modipoly import names
from game.table.modipoly.board import folders, geometry, purses
from game.table.modipoly.board.faces import TALL, CardFace, DeedFace, FileFace
from game.table.modipoly.board.inks import BLACK, LABEL, RED, SOFT, narrow
from game.table.modipoly.board.markers import markers
from game.table.modipoly.board.purses import Purse
from game.table.modipoly.desk import Laid, Part
from game.table.piece import Pose
from game.table.tamasha.lettering import fitted
from game.words import words

if TYPE_CHECKING:
    from game.table.modipoly.scene import ModipolyScene

TAB_WIDTH = 212.0
ROLE = (97.0, 135.8)
ORDINANCE = (78.0, 109.2)
DEED = (88.0, 123.2)
NARROW = 74.0
"""The least width of a card on which a name can be read."""
TIGHT = 5.0
"""How far deeds lie apart."""
CASH_WIDTH, VOTES_WIDTH = 198.0, purses.OWN_VOTES


def area_of(scene: ModipolyScene) -> FRect:
    """The whole folder: narrow beside the open mat, else as wide as the table."""
    return FRect(geometry.OWN if scene.mat_open else geometry.OWN_WIDE)


def sheet_of(scene: ModipolyScene) -> FRect:
    """The sheet of paper in it."""
    area = area_of(scene)
    return folders.sheet_of(area)


def aside(scene: ModipolyScene) -> Goods:
    """What the near seat has put on the mat in the offer that is being put together."""
    goods: Goods = getattr(scene.draft, "aside", NOTHING)
    return goods


def part(scene: ModipolyScene) -> Part:
    """The folder under its pieces."""
    return Part(
        scene, geometry.OWN_WIDE, lambda c, a: paint(c, scene),
        lambda: (folders.state_of(scene, scene.front), _more(scene)), room=8,
    )  # fmt: skip


def _more(scene: ModipolyScene) -> Hashable:
    shown = scene.shown
    given = aside(scene)
    return (
        scene.front,
        scene.mat_open,
        given.cash,
        given.tokens,
        len(shown.loans),
        shown.view.loans_used,
        shown.npas,
    )


# --- what is printed --------------------------------------------------------------------------------


def paint(canvas: Canvas, scene: ModipolyScene) -> None:
    """Folder, figures, the notes and stacks under the ones that can be taken."""
    area, seat = area_of(scene), scene.front
    sheet = folders.cover(canvas, area, scene, seat, TAB_WIDTH)
    folders.tab(canvas, FRect(area.left, area.top, TAB_WIDTH, geometry.TAB), scene, seat)
    one, given = scene.shown.commands[seat], aside(scene)
    left = _cash_left(sheet)
    purse = purse_of(scene)
    purse.paint(canvas)
    if given.cash:
        text = words("modipoly.folder.on-mat", amount=f"{given.cash:,}")
        start = left + text_width(canvas.space, purse.cash, purse.figure) + 6
        end = left + CASH_WIDTH - 8
        narrow(canvas, text, ((start + end) / 2, sheet.top + 19), SOFT, end - start)
    if one.role == OLIGARCH:
        _portfolio(canvas, FRect(left, sheet.bottom - 36, CASH_WIDTH - 14, 34), one.portfolio)
        _loans(canvas, FRect(_votes_left(sheet), sheet.bottom - 40, VOTES_WIDTH - 10, 38), scene)
    else:
        row = FRect(left, sheet.bottom - 26, CASH_WIDTH + VOTES_WIDTH - 16, 23)
        folders.row(canvas, markers(scene, seat), row)
    for x in (_votes_left(sheet) - 9, _cards_left(sheet) - 8):
        canvas.line(
            (x, sheet.top + 8), (x, sheet.bottom - (8 if one.role == OLIGARCH else 32)), folders.LINE, 1.4
        )
    if not one.deeds and not one.cards and not one.bankrupt:
        room = FRect(_cards_left(sheet), sheet.top, sheet.right - _cards_left(sheet), sheet.height)
        canvas.text(words("modipoly.folder.no-deeds"), room.center, SOFT, "center")
    if one.bankrupt:
        folders.bankrupt(canvas, sheet)


def _cash_left(sheet: FRect) -> float:
    return sheet.left + ROLE[0] + 20


def _votes_left(sheet: FRect) -> float:
    return _cash_left(sheet) + CASH_WIDTH + 6


def _cards_left(sheet: FRect) -> float:
    return _votes_left(sheet) + VOTES_WIDTH + 8


def purse_of(scene: ModipolyScene) -> Purse:
    """What the near seat has left in its folder."""
    one, given, sheet = scene.shown.commands[scene.front], aside(scene), sheet_of(scene)
    left, votes_left = _cash_left(sheet), _votes_left(sheet)
    return purses.own(sheet, left, votes_left, one.cash - given.cash, one.tokens - given.tokens)


def _portfolio(canvas: Canvas, area: FRect, amount: int) -> None:
    text = words("modipoly.folder.portfolio", amount=f"{amount:,}", goal=f"{OLIGARCH_LEAST:,}")
    canvas.text(text, area.topleft, fitted(canvas, text, LABEL, area.width), "topleft", area.width)
    bar = FRect(area.left, area.bottom - 12, area.width, 10)
    canvas.fill(bar, "#cfc6ae", 5, BLACK, 1.4)
    part = min(1.0, amount / OLIGARCH_LEAST)
    if part > 0:
        canvas.fill(FRect(bar.left, bar.top, max(10.0, bar.width * part), bar.height), RED, 5, BLACK, 1.4)


def _loans(canvas: Canvas, area: FRect, scene: ModipolyScene) -> None:
    shown = scene.shown
    used = max(shown.view.loans_used, len(shown.loans))
    text = words("modipoly.folder.loans", used=used, all=LOANS_A_GAME)
    canvas.text(text, area.topleft, SOFT.but(cap=1.05), "topleft", area.width)
    y = area.bottom - 10
    for index in range(LOANS_A_GAME):
        open_now, spent = index < len(shown.loans), index < used
        ground = RED if open_now else "#b9b09a" if spent else "#f3ecdb"
        spot = area.left + 9 + index * 20, y
        canvas.disc(spot, 8.5, ground, BLACK)
        if open_now:
            canvas.text("₹", spot, LABEL.but(colour="#f3ecdb"), "center")
    if shown.npas:
        text = words(
            "modipoly.folder.npa-one" if shown.npas == 1 else "modipoly.folder.npa-many", count=shown.npas
        )
        left = area.left + LOANS_A_GAME * 20 + 2
        narrow(canvas, text, ((left + area.right) / 2, y), LABEL.but(colour=RED), area.right - left)


# --- pieces -----------------------------------------------------------------------------------------


def pieces(scene: ModipolyScene) -> Iterator[Laid]:
    """Role card, one note of every kind, one token, ordinances, deeds: what a hand can take or look at."""
    seat, sheet = scene.front, sheet_of(scene)
    one = scene.shown.commands[seat]
    if one.role >= 0:
        pose = Pose(sheet.left + 8 + ROLE[0] / 2, sheet.centery, z=20.0)
        yield Laid(names.role_piece(seat, one.role), CardFace("role", one.role), ROLE, pose)
    if one.bankrupt:
        return
    yield from purse_of(scene).pieces(seat)
    yield from _cards(scene, sheet)


def _cards(scene: ModipolyScene, sheet: FRect) -> Iterator[Laid]:
    """Ordinances, the File, then deeds by sector; closer together the more there are."""
    shown, seat = scene.shown, scene.front
    one = shown.commands[seat]
    given = aside(scene).cards
    hand = [card for card in one.hand or () if card not in given]
    backs = 0 if one.hand is not None else one.cards
    left = _cards_left(sheet)
    y = sheet.centery
    for index, card in enumerate([*hand, *(-1 for _ in range(backs))]):
        pose = Pose(left + ORDINANCE[0] / 2 + index * 40, y, z=26.0 + index)
        if card < 0:
            yield Laid(f"ordinance-back-{index}", names.BACK_ORDINANCE, ORDINANCE, pose)
        else:
            yield Laid(
                names.ordinance_piece(card),
                CardFace("ordinance", card),
                ORDINANCE,
                pose,
                names.BACK_ORDINANCE,
            )
    if count := len(hand) + backs:
        left += ORDINANCE[0] + (count - 1) * 40 + 10
    if one.role == GOV and names.FILE in scene.gestures.drags:
        pose = Pose(left + 29, y, z=40.0)
        yield Laid(names.FILE, FileFace(), (58.0, 44.0), pose)
        left += 68
    room = FRect(left, sheet.top + 5, sheet.right - 5 - left, sheet.height - 10)
    deeds = sorted(one.deeds, key=lambda deed: (DEEDS[deed].sector, deed))
    for index, (deed, spot) in enumerate(zip(deeds, grid(room, len(deeds)), strict=True)):
        pledged = shown.pledged[deed]
        face, pose = DeedFace(deed, pledged, scene.space.text_scale), Pose(*spot.center, z=30.0 + index)
        yield Laid(names.deed_piece(deed), face, spot.size, pose, names.BACK_DEED, grey=pledged)


def grid(area: FRect, count: int) -> list[FRect]:
    """Deeds side by side: cards in one row while their names can be read, then tiles in rows."""
    if not count:
        return []
    wide = min(DEED[0], (area.width - TIGHT * (count - 1)) / count)
    if wide >= NARROW:
        tall = wide * TALL
        return [
            FRect(area.left + index * (wide + TIGHT), area.centery - tall / 2, wide, tall)
            for index in range(count)
        ]
    rows = max(range(2, 5), key=lambda rows: _room(*_tile(area, count, rows)))
    across = -(-count // rows)
    wide, tall = _tile(area, count, rows)
    return [
        FRect(area.left + column * (wide + TIGHT), area.top + row * (tall + TIGHT), wide, tall)
        for row, column in (divmod(index, across) for index in range(count))
    ]


def _tile(area: FRect, count: int, rows: int) -> tuple[float, float]:
    """How large a tile is when so many lie in so many rows."""
    across = -(-count // rows)
    return (area.width - TIGHT * (across - 1)) / across, (area.height - TIGHT * (rows - 1)) / rows


def _room(wide: float, tall: float) -> float:
    """How well a name can be read on a tile of this size."""
    return min(wide / 66, tall / 44)
