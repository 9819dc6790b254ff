"""The chairs round the table: a name tag for each player, and the seal that starts the match."""

from __future__ import annotations

from pygame import FRect

from engine.core.game import Setup, SetupRefused
from engine.core.games import GAMES
from engine.core.match import Match
from engine.tamasha.cards import PARTY_NAMES
from game.canvas import Canvas
from game.look import CREAM, INK
from game.play.session import HUMAN
from game.scenes.chairs import ChairsScene
from game.scenes.headings import add_heading
from game.space import Form
from game.table.tamasha.chairs import Chairs
from game.table.tamasha.furniture import PARTY_INK, PARTY_TEXT, lay, party, token
from game.table.tamasha.lettering import heading
from game.text import Style
from game.widgets.base import Widget
from game.words import words

SIDE = Style("label", 24, CREAM, cap=1.4)
TAG = (560.0, 244.0)
TABLE = (1240.0, 576.0)
LOOSE_THINGS = (
    ("props/coin_purple_1.1", -150, 26, 56),
    ("props/coin_yellow_1.2", 150, -24, 56),
    ("props/coin_yellow_5.1", 214, 20, 66),
    ("props/coin_purple_5.1", -216, -18, 66),
    ("props/briefcase", 0, 0, 112),
    ("props/pawn_purple.1", -330, 4, 46),
    ("props/pawn_purple.2", -286, 18, 46),
    ("props/pawn_yellow.2", 290, -8, 46),
    ("props/pawn_yellow.1", 334, 10, 46),
)
"""What lies on the table: picture, place from its middle, width."""


class SeatsScene(ChairsScene):
    """The chairs of two parties, Purple on this side of the table, Yellow on the other."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup, [words(f"setup.seats.names.{seat}") for seat in range(setup.seats)])
        self.chairs = _chairs(setup)
        self.sides = [self.chairs.party(own[0]) for own in self._commands()]

    def _commands(self) -> list[tuple[int, ...]]:
        """By seat the commands whose chairs it holds."""
        chairs = self.chairs
        return [
            tuple(command for command in chairs.commands if seat in chairs.seats[command])
            for seat in range(self.setup.seats)
        ]

    # --- what lies there ----------------------------------------------------------------------------

    def build(self) -> None:
        """Tags near their edges of the table: Purple below, Yellow above, as later on the board."""
        room = self.space.visible
        head = FRect(room.centerx - 350, room.top + 20, 700, 78)
        add_heading(self, "seats", words("setup.seats.title"), head)
        for seat, spot in enumerate(self._spots()):
            self._add_tag(seat, spot)
        self.add_foot(room.bottom - 92)

    def _spots(self) -> list[FRect]:
        room = self.space.visible
        grown = min(1.35, max(1.0, self.space.text_scale))
        wide = min(TAG[0] * grown, (room.width - 140) / 2)
        tall = TAG[1] * (1.0 + (grown - 1.0) * 0.7)
        rows = {1: room.top + 120, 0: room.bottom - 118 - tall}
        spots: list[FRect] = []
        for side in self.sides:
            mates = [seat for seat, other in enumerate(self.sides) if other == side]
            place = mates.index(len(spots))
            left = room.centerx - wide / 2
            if len(mates) == 2:
                left = room.centerx - wide - 34 if place == 0 else room.centerx + 34
            spots.append(FRect(left, rows[side], wide, tall))
        return spots

    def _add_tag(self, seat: int, spot: FRect) -> None:
        self.add(NameTag(f"tag-{seat}", spot, self.chairs, self._commands()[seat]))
        inner = FRect(spot.left + 34, spot.top + NameTag.HEAD + 10, spot.width - 68, 0)
        inner.height = spot.bottom - 24 - inner.top
        line = (inner.height - 12) / 2
        self.add_name(seat, FRect(inner.left, inner.top, inner.width, line))
        self.add_kind(seat, FRect(inner.left, inner.bottom - line, inner.width, line))

    def ground(self, canvas: Canvas) -> None:
        """The table on the wooden floor, seen from above."""
        room = self.space.visible
        canvas.cover("title/wood", room)
        table = FRect(0, 0, TABLE[0], min(TABLE[1], room.height * 0.64))
        table.center = (room.centerx, room.centery - 4)
        canvas.fill(table.inflate(-6, -6).move(9, 16), INK + "70", table.height / 2)
        canvas.picture("table/meeting", table)
        if self.space.form is not Form.COMPACT:
            self._lay_props(canvas, table)

    def _lay_props(self, canvas: Canvas, table: FRect) -> None:
        for name, x, y, wide in LOOSE_THINGS:
            width, height = self.game.pictures.size(name)
            tall = wide * height / max(1, width)
            spot = FRect(table.centerx + x - wide / 2, table.centery + y - tall / 2, wide, tall)
            canvas.picture(name, spot)

    # --- choosing -----------------------------------------------------------------------------------

    def told(self) -> str:
        """Whether people who share the screen share their secrets."""
        people = self.people
        if not people:
            return super().told()
        sides = {side for side, kind in zip(self.sides, self.kinds, strict=True) if kind == HUMAN}
        if len(sides) > 1 or (people > 1 and self.chairs.split):
            return words("setup.seats.curtain")
        return words("setup.seats.solo" if people == 1 else "setup.seats.about")


class NameTag(Widget):
    """A tag of paper with the party's plate on it."""

    HEAD = 84.0

    def __init__(self, name: str, rect: FRect, chairs: Chairs, commands: tuple[int, ...]) -> None:
        super().__init__(name, rect)
        self.chairs, self.commands = chairs, commands

    def draw(self, canvas: Canvas) -> None:
        """Tag, plate, a token for each chair, and for whom one sits here."""
        side = self.chairs.party(self.commands[0])
        canvas.skin("name-tag", self.rect)
        head = FRect(self.rect.left + 26, self.rect.top + 34, self.rect.width - 52, self.HEAD - 34)
        lay(canvas, party("table/badge", side), head, PARTY_INK[side])
        radius = head.height / 2 - 2
        left = head.left + 2
        for command in self.commands:
            token(canvas, self.chairs.mark(command), (left + head.height / 2, head.centery), radius)
            left += head.height - 4
        area = FRect(left + 16, head.top, head.right - left - 34, head.height)
        heading(canvas, self._title(side), area, SIDE.but(colour=PARTY_TEXT[side]))

    def _title(self, side: int) -> str:
        if not self.chairs.split:
            return words(f"setup.seats.side-{PARTY_NAMES[side]}")
        if len(self.commands) > 1:
            return words("setup.seats.side-both", party=words(f"tamasha.party.{PARTY_NAMES[side]}"))
        return words("setup.seats.side-faction", faction=self.chairs.title(self.commands[0]))


def _chairs(setup: Setup) -> Chairs:
    """The chairs of this table, as the match itself will say."""
    try:
        return Chairs.of(Match(GAMES[setup.game], setup, hold=frozenset({"survey"})).view(None))
    except SetupRefused:
        ours = tuple(range(0, setup.seats, 2)), tuple(range(1, setup.seats, 2))
        return Chairs(seats=ours)
