"""The chairs of MODIPOLY: a file with name and kind of player for each seat, and advice for small tables."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace
from pygame import FRect

from engine.core.game import Setup
from engine.modipoly.cards import ROLES_OF
from game.canvas import Canvas
from game.look import CREAM, INK
from game.play.begin import begin_match, seeded
from game.play.session import Player
from game.scenes.chairs import ChairsScene
from game.scenes.headings import add_heading
from game.table.entkhbat.cardface import draw_card
from game.table.modipoly.inks import BLACK, MANILA, PAD, PAD_EDGE, PAD_SEAM, PAPER, RED
from game.table.modipoly.names import COLOURS, LETTERS, badge, role_picture
from game.table.tamasha.furniture import put
from game.table.tamasha.lettering import heading
from game.text import Style
from game.widgets.base import Widget
from game.widgets.fitting import fit_paragraph
from game.widgets.label import Paragraph
from game.widgets.toggle import ToggleGroup
from game.words import words

TITLE = Style("label", 22, CREAM, 1.3)
ADVICE = Style("body", 18, INK)
TAG = (470.0, 178.0)
HEAD = 42.0
GAP = 24.0
HEADING = 104.0
"""How much room the heading takes."""
ROLES = 142.0
"""How much room the row of role cards takes."""
ADVISED = 92.0
"""How tall the slip with the advice is."""
SMALL = (4, 5)
"""Tables for which the small-table rules are recommended (MP-17.11)."""


class SeatsScene(ChairsScene):
    """The cabinet's chairs: names and bots are filled in, so that one press starts."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup, [words(f"modipoly.seats.names-{seat}") for seat in range(setup.seats)])

    @property
    def is_advised(self) -> bool:
        """Whether the small-table rules are worth recommending."""
        return self.setup.seats in SMALL

    def build(self) -> None:
        """Tabs in two rows, play running to the left; the advice; two buttons below."""
        room = self.space.visible
        head = FRect(room.centerx - 350, room.top + 16, 700, 74)
        add_heading(self, "seats", words("modipoly.seats.title"), head)
        cards = FRect(room.left + 60, room.top + HEADING + 18, room.width - 120, ROLES - 30)
        self.add(RoleRow("roles", cards, ROLES_OF[self.setup.seats]))
        for seat, spot in enumerate(self._spots()):
            self._add_tag(seat, spot)
        if self.is_advised:
            self._add_advice()
        self.add_foot(room.bottom - 88)

    def _spots(self) -> list[FRect]:
        room, count = self.space.visible, len(self.names)
        columns = 2 if count == 4 else 3 if count <= 6 else 4
        rows = -(-count // columns)
        below = 112 + (ADVISED + 16 if self.is_advised else 0)
        grown = min(1.25, max(1.0, self.space.text_scale))
        wide = min(TAG[0] * grown, (room.width - 170 - GAP * (columns - 1)) / columns)
        free = room.height - HEADING - ROLES - below
        tall = min(TAG[1] * grown, (free - 20 - GAP * (rows - 1)) / rows)
        top = room.top + HEADING + ROLES + (free - rows * (tall + GAP) + GAP) / 2
        spots = []
        for index in range(count):
            row, column = divmod(index, columns)
            here = min(columns, count - row * columns)
            left = room.centerx - (here * (wide + GAP) - GAP) / 2 + column * (wide + GAP)
            spots.append(FRect(left, top + row * (tall + GAP), wide, tall))
        return spots

    def _add_tag(self, seat: int, spot: FRect) -> None:
        self.add(FileTab(f"tag-{seat}", spot, seat))
        inner = FRect(spot.left + 20, spot.top + HEAD + 14, spot.width - 40, 0)
        inner.height = spot.bottom - 16 - inner.top
        line = (inner.height - 10) / 2
        self.add_name(seat, FRect(inner.left, inner.top, inner.width, line))
        self.add_kind(seat, FRect(inner.left, inner.bottom - line, inner.width, line))

    def _add_advice(self) -> None:
        """What was measured, and the switch beside it; nothing is switched by itself."""
        room = self.space.visible
        wide = min(1360.0, room.width - 110)
        area = FRect(room.centerx - wide / 2, room.bottom - 112 - ADVISED, wide, ADVISED)
        self.add(Slip("advice", area))
        text = words(f"modipoly.seats.advice-{self.setup.seats}")
        told = FRect(area.left + 26, area.top + 8, area.width - 330, area.height - 16)
        style = fit_paragraph(self.space, text, ADVICE, told.width, told.height)
        self.add(Paragraph(text, told, style, middle=True, name="advice-text"))
        ways: list[tuple[object, str]] = [
            (value, words(f"setup.modipoly.small_table.{value}")) for value in ("off", "on")
        ]
        chosen = self.setup.options.get("small_table", "off")
        spot = FRect(area.right - 280, area.centery - 26, 256, 52)
        self.add(ToggleGroup("small_table", ways, chosen, spot, self._small))

    def _small(self, value: object) -> None:
        options = {**self.setup.options, "small_table": str(value)}
        if value == "off":
            del options["small_table"]
        self.setup = replace(self.setup, options=options)

    def ground(self, canvas: Canvas) -> None:
        """Wood, and the desk pad of the cabinet room between the chairs."""
        room = self.space.visible
        canvas.cover("title/wood", room)
        pad = FRect(0, 0, min(1500.0, room.width - 60), room.height - 220)
        pad.midtop = (room.centerx, room.top + 108)
        canvas.fill(pad.move(4, 7), "#00000070", 14)
        canvas.fill(pad, PAD, 12, PAD_EDGE, 3)
        canvas.outline(pad.inflate(-14, -14), PAD_SEAM, 1.4, 10)

    def told(self) -> str:
        """How the screen is shared."""
        if not self.people:
            return super().told()
        return words("modipoly.seats.curtain" if self.people > 1 else "modipoly.seats.about")

    def sit_down(self, players: Sequence[Player]) -> None:
        """The match begins, and everybody reads their role."""
        from game.table.modipoly.client import table
        from game.table.modipoly.lesson.role_card import present_roles

        match, keeper = begin_match(seeded(self.setup, self.game.seed), players)
        app = self.game
        app.swap(table(match, players, keeper))
        present_roles(app, match, players)


class FileTab(Widget):
    """A manila file with the seat's badge on its tab."""

    def __init__(self, name: str, rect: FRect, seat: int) -> None:
        super().__init__(name, rect)
        self.seat = seat

    def draw(self, canvas: Canvas) -> None:
        """File, tab in the seat's ink, badge, and which seat it is."""
        area = self.rect
        body = FRect(area.left, area.top + 14, area.width, area.height - 14)
        canvas.fill(body.move(4, 6), "#00000060", 6)
        canvas.fill(body, MANILA, 6, BLACK, 2.2)
        tab = FRect(area.left, area.top, min(240.0, area.width * 0.62), HEAD)
        canvas.fill(tab, COLOURS[self.seat], 6, BLACK, 2.2)
        page = FRect(body.left + 8, area.top + HEAD + 4, body.width - 16, body.bottom - area.top - HEAD - 12)
        canvas.fill(page, PAPER, 3)
        put(canvas, badge(self.seat), (tab.left + 26, tab.centery), 36)
        text = words("modipoly.seats.seat", letter=LETTERS[self.seat])
        heading(canvas, text, FRect(tab.left + 52, tab.top, tab.width - 60, tab.height), TITLE)


class RoleRow(Widget):
    """The role cards of this table, side by side; who gets which is seen when they are dealt."""

    def __init__(self, name: str, rect: FRect, roles: tuple[int, ...]) -> None:
        super().__init__(name, rect)
        self.roles = roles

    def draw(self, canvas: Canvas) -> None:
        """Every card."""
        tall = self.rect.height
        wide = tall / 1.4
        left = self.rect.centerx - (len(self.roles) * (wide + 14) - 14) / 2
        for index, role in enumerate(self.roles):
            spot = FRect(left + index * (wide + 14), self.rect.top, wide, tall)
            canvas.fill(spot.move(2, 4), "#00000060", 4)
            draw_card(canvas, role_picture(role), spot)


class Slip(Widget):
    """A sheet of newsprint with a red edge."""

    def draw(self, canvas: Canvas) -> None:
        """Paper, edge."""
        canvas.fill(self.rect.move(3, 6), "#00000060", 4)
        canvas.fill(self.rect, PAPER, 4, BLACK, 2)
        canvas.fill(FRect(self.rect.left, self.rect.top, 8, self.rect.height), RED, 3)
