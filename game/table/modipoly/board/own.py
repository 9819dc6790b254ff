"""The near seat's folder: role card, cash in notes, votes in stacks, portfolio, loans, ordinances, deeds."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import TYPE_CHECKING

from pygame import FRect

from engine.modipoly.answers import NOTHING, Goods
from engine.modipoly.cards import DEEDS, GOV, LOANS_A_GAME, OLIGARCH, OLIGARCH_LEAST
from game.canvas import Canvas, text_width
from game.table.modipoly import names
from game.table.modipoly.board import folders, geometry, money
from game.table.modipoly.board.faces import CardFace, DeedFace, FileFace
from game.table.modipoly.board.inks import BLACK, FIGURE, LABEL, QUIET, RED, SOFT
from game.table.modipoly.board.markers import markers
from game.table.modipoly.desk import Laid, Part
from game.table.piece import Pose
from game.table.tamasha.lettering import fitted
from game.words import words

if TYPE_CHECKING:
    from game.table.modipoly.scene import ModipolyScene

TAB_WIDTH = 212.0
ROLE = (97.0, 135.8)
NOTE = 60.0
TOKEN = 31.0
ORDINANCE = (78.0, 109.2)
DEED = (88.0, 123.2)
BIG = FIGURE.but(size=30)
CASH_WIDTH, VOTES_WIDTH = 204.0, 104.0


def area_of(scene: ModipolyScene) -> FRect:
    """The whole folder: narrow beside the open mat, else as wide as the table."""
    return FRect(geometry.OWN if scene.mat_open else geometry.OWN_WIDE)


def sheet_of(scene: ModipolyScene) -> FRect:
    """The sheet of paper in it."""
    area = area_of(scene)
    body = FRect(area.left, area.top + geometry.TAB - 4, area.width, area.height - geometry.TAB + 4)
    return FRect(body.left + 6, body.top + 5, body.width - 12, body.height - 11)


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
    canvas.text(
        words("modipoly.folder.cash", amount=f"{one.cash - given.cash:,}"), (left, sheet.top + 19), BIG
    )
    if given.cash:
        text = words("modipoly.folder.on-mat", amount=given.cash)
        canvas.text(text, (left + CASH_WIDTH - 12, sheet.top + 21), SOFT, "midright", CASH_WIDTH - 90)
    for kind, count, spot in _notes(scene, sheet):
        money.draw_stack(canvas, kind, count - 1, spot)
    _votes(canvas, sheet, scene)
    if one.role == OLIGARCH:
        _portfolio(canvas, FRect(left, sheet.bottom - 43, CASH_WIDTH - 14, 42), one.portfolio)
        _loans(canvas, FRect(_votes_left(sheet), sheet.bottom - 43, VOTES_WIDTH - 10, 42), scene)
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


def _votes(canvas: Canvas, sheet: FRect, scene: ModipolyScene) -> None:
    count = scene.shown.commands[scene.front].tokens - aside(scene).tokens
    at = _votes_left(sheet), sheet.top + 19
    canvas.text(str(count), at, BIG, "midleft")
    word = words("modipoly.folder.vote" if count == 1 else "modipoly.folder.votes")
    canvas.text(word, (at[0] + text_width(canvas.space, str(count), BIG) + 6, at[1] + 3), SOFT, "midleft")
    money.draw_tokens(canvas, count - 1, token_room(sheet), TOKEN)


def token_room(sheet: FRect) -> FRect:
    """Where the votes stand; the one that can be taken lies at the right end."""
    return FRect(_votes_left(sheet), sheet.top + 38, VOTES_WIDTH - 36, 62)


def _portfolio(canvas: Canvas, area: FRect, amount: int) -> None:
    text = words("modipoly.folder.portfolio", amount=f"{amount:,}", goal=f"{OLIGARCH_LEAST:,}")
    canvas.text(text, area.topleft, fitted(canvas, text, LABEL, area.width), "topleft", area.width)
    bar = FRect(area.left, area.bottom - 15, area.width, 10)
    canvas.fill(bar, "#cfc6ae", 5, BLACK, 1.4)
    part = min(1.0, amount / OLIGARCH_LEAST)
    if part > 0:
        canvas.fill(FRect(bar.left, bar.top, max(10.0, bar.width * part), bar.height), RED, 5, BLACK, 1.4)


def _loans(canvas: Canvas, area: FRect, scene: ModipolyScene) -> None:
    shown = scene.shown
    used = max(shown.view.loans_used, len(shown.loans))
    text = words("modipoly.folder.loans", used=used, all=LOANS_A_GAME)
    canvas.text(text, area.topleft, SOFT, "topleft", area.width)
    for index in range(LOANS_A_GAME):
        open_now, spent = index < len(shown.loans), index < used
        ground = RED if open_now else "#b9b09a" if spent else "#f3ecdb"
        canvas.disc((area.left + 10 + index * 24, area.bottom - 10), 9, ground, BLACK)
        if open_now:
            canvas.text(
                "₹", (area.left + 10 + index * 24, area.bottom - 10), LABEL.but(colour="#f3ecdb"), "center"
            )
    if shown.npas:
        key = "modipoly.folder.npa-one" if shown.npas == 1 else "modipoly.folder.npa-many"
        canvas.text(
            words(key, count=shown.npas), (area.right, area.bottom - 10), LABEL.but(colour=QUIET), "midright"
        )


# --- pieces -----------------------------------------------------------------------------------------


def _notes(scene: ModipolyScene, sheet: FRect) -> list[tuple[int, int, FRect]]:
    """The stacks of notes that are left in hand: the large ones in one row, the small ones below."""
    one = scene.shown.commands[scene.front]
    kinds = money.by_kind(max(0, one.cash - aside(scene).cash))
    spots: list[tuple[int, int, FRect]] = []
    rows = (kinds[:3], kinds[3:]) if len(kinds) > 3 else (kinds[:2], kinds[2:])
    for row, found in enumerate(rows):
        amount = sum(kind * count for kind, count in found)
        area = FRect(_cash_left(sheet), sheet.top + 38 + row * 36, CASH_WIDTH - 14, 31)
        spots += money.note_spots(amount, area, NOTE)
    return spots


def pieces(scene: ModipolyScene) -> Iterator[Laid]:
    """Role card, one note of every kind, one token, ordinances, deeds: what a hand can take or look at."""
    seat, sheet = scene.front, sheet_of(scene)
    one = scene.shown.commands[seat]
    if one.role >= 0:
        pose = Pose(sheet.left + 8 + ROLE[0] / 2, sheet.centery, z=20.0)
        yield Laid(names.role_piece(seat), CardFace("role", one.role), ROLE, pose)
    if one.bankrupt:
        return
    for kind, count, spot in _notes(scene, sheet):
        shift = NOTE * 0.09 * (min(money.MOST_NOTES, count) - 1)
        pose = Pose(spot.centerx + shift, spot.centery, z=24.0 + shift / 100, lift=2.0)
        yield Laid(f"note-{seat}-0-{kind}", names.note_picture(kind), (NOTE, NOTE * money.NOTE_SHAPE), pose)
    if one.tokens - aside(scene).tokens > 0:
        room = token_room(sheet)
        pose = Pose(room.right + TOKEN / 2 + 3, room.bottom - TOKEN * money.TOKEN_SHAPE / 2, z=25.0, lift=2.0)
        yield Laid(f"token-{seat}-0", money.TOKEN, (TOKEN, TOKEN * money.TOKEN_SHAPE), pose)
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
    deeds = sorted(one.deeds, key=lambda deed: (DEEDS[deed].sector, deed))
    pitch = min(DEED[0] + 5, (sheet.right - 6 - left - DEED[0]) / max(1, len(deeds) - 1))
    for index, deed in enumerate(deeds):
        pledged = shown.pledged[deed]
        pose = Pose(left + DEED[0] / 2 + index * pitch, y, z=30.0 + index)
        yield Laid(names.deed_piece(deed), DeedFace(deed, pledged), DEED, pose, names.BACK_DEED, grey=pledged)
