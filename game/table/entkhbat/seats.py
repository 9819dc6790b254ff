"""The chairs of Al-Entkhbat: a tag with name and kind of player for each candidate, and for a referee."""

from __future__ import annotations

from functools import partial

import msgspec
from pygame import FRect

from engine.core.game import Setup
from game.canvas import Canvas
from game.look import CREAM, INK, PAPER
from game.play.session import HUMAN
from game.scenes.chairs import ChairsScene
from game.scenes.headings import add_heading
from game.table.entkhbat.names import COLOURS, LETTERS
from game.table.tamasha.furniture import put
from game.table.tamasha.lettering import heading
from game.text import Style
from game.widgets.base import Widget
from game.widgets.label import Paragraph
from game.widgets.version_card import VersionCard
from game.words import words

TITLE = Style("label", 22, CREAM, 1.3)
ASK = Style("label", 24, CREAM, 1.2)
TAG = (452.0, 190.0)
HEAD = 44.0
GAP = 26.0
MANNERS = {"shared": "props/microphone", "strict": "entkhbat/table/ballot_box"}
"""How several people at one screen are asked whether they answer an attack, each with its picture."""
STRIP = 112.0
"""The height of the cards for that, with the gap above them."""


class SeatsScene(ChairsScene):
    """The candidates' chairs, a referee's where one is wished for, and how several people are asked."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup, [words(f"entkhbat.seats.names-{seat}") for seat in range(setup.seats)])
        if self.has_referee:
            self.spare.append(words("entkhbat.seats.referee-name"))
            self.names.append(self.spare[-1])
            self.kinds.append(HUMAN)

    @property
    def has_referee(self) -> bool:
        """Whether a person takes the referee's chair."""
        return self.setup.options.get("referee") == "seat"

    def build(self) -> None:
        """Tags in two rows, play running to the right; two buttons below."""
        room = self.space.visible
        head = FRect(room.centerx - 350, room.top + 20, 700, 78)
        add_heading(self, "seats", words("entkhbat.seats.title"), head)
        for seat, spot in enumerate(self._spots()):
            self._add_tag(seat, spot)
        y = room.bottom - 92
        self._add_manners(FRect(room.centerx - 610, y - 40 - (STRIP - 18), 1220, STRIP - 18))
        self.add_foot(y)

    def _spots(self) -> list[FRect]:
        room, count = self.space.visible, len(self.names)
        columns = 2 if count <= 4 else 3
        rows = -(-count // columns)
        grown = min(1.25, max(1.0, self.space.text_scale))
        wide = min(TAG[0] * grown, (room.width - 170 - GAP * (columns - 1)) / columns)
        height = room.height - 236 - STRIP
        tall = min(TAG[1] * grown, (height - GAP * (rows - 1)) / rows)
        top = room.top + 116 + (height - rows * (tall + GAP) + GAP) / 2
        spots = []
        for index in range(count):
            row, column = divmod(index, columns)
            here = min(columns, count - row * columns)
            left = room.centerx - (here * (wide + GAP) - GAP) / 2 + column * (wide + GAP)
            spots.append(FRect(left, top + row * (tall + GAP), wide, tall))
        return spots

    def _add_manners(self, area: FRect) -> None:
        """Once several people sit at this screen: how they are asked when somebody attacks."""
        label = FRect(area.left, area.top, 190, area.height)
        asks = Paragraph(words("entkhbat.seats.replies"), label, ASK, middle=True, name="replies")
        self._manners: list[Widget] = [self.add(asks)]
        wide = (area.width - label.width - GAP) / 2
        for index, (manner, picture) in enumerate(MANNERS.items()):
            spot = FRect(label.right + index * (wide + GAP), area.top, wide, area.height)
            name, about = (words(f"entkhbat.seats.replies-{manner}{end}") for end in ("", "-about"))
            act = partial(self._pick_manner, manner)
            card = VersionCard(f"replies-{manner}", name, about, picture, spot, act)
            self._manners.append(self.add(card))
        self._show_manners()

    def _pick_manner(self, manner: str) -> None:
        self.game.apply(self.game.settings.but(replies=manner))
        self.game.play_sound("card-flip")
        self._show_manners()

    def _show_manners(self) -> None:
        """There only for two people and more; the chosen one lies picked."""
        for widget in self._manners:
            widget.visible = widget.enabled = self.people > 1
            if isinstance(widget, VersionCard):
                widget.chosen = widget.name == f"replies-{self.game.settings.replies}"

    def _add_tag(self, seat: int, spot: FRect) -> None:
        referee = seat >= self.setup.seats
        self.add(NameTag(f"tag-{seat}", spot, -1 if referee else seat))
        inner = FRect(spot.left + 24, spot.top + HEAD + 16, spot.width - 48, 0)
        inner.height = spot.bottom - 18 - inner.top
        line = (inner.height - 10) / 2
        self.add_name(seat, FRect(inner.left, inner.top, inner.width, line))
        if not referee:
            self.add_kind(seat, FRect(inner.left, inner.bottom - line, inner.width, line))

    def ground(self, canvas: Canvas) -> None:
        """Wood, and the felt of the table between the chairs."""
        room = self.space.visible
        canvas.cover("title/wood", room)
        felt = FRect(0, 0, min(1480.0, room.width - 60), room.height - 260)
        felt.center = (room.centerx, room.centery)
        canvas.fill(felt.inflate(18, 18), "#5b3a1f", 60, "#d9a441", 2)
        canvas.fill(felt, "#15514d", 52)

    def told(self) -> str:
        """How the screen is shared."""
        if not self.people:
            return super().told()
        return words("entkhbat.seats.curtain" if self.people > 1 else "entkhbat.seats.about")

    def seated(self) -> None:
        """Several people have a choice more."""
        self._show_manners()

    def choices(self) -> Setup:
        """The set-up, saying on which seats people sit."""
        kinds = self.kinds[: self.setup.seats]
        humans = "".join(str(seat) for seat, kind in enumerate(kinds) if kind == HUMAN)
        return msgspec.structs.replace(self.setup, options={**self.setup.options, "humans": humans})


class NameTag(Widget):
    """A paper tag with the seat's badge on its coloured head; -1 is the referee's."""

    def __init__(self, name: str, rect: FRect, seat: int) -> None:
        super().__init__(name, rect)
        self.seat = seat

    def draw(self, canvas: Canvas) -> None:
        """Tag, head, badge, and which place it is."""
        area = self.rect
        canvas.fill(area.move(4, 7), "#00000060", 12)
        canvas.fill(area, PAPER, 12, INK, 2.4)
        head = FRect(area.left + 8, area.top + 8, area.width - 16, HEAD)
        colour = INK if self.seat < 0 else COLOURS[self.seat]
        canvas.fill(head, colour, 8, INK, 2)
        text = words("entkhbat.seats.referee")
        if self.seat >= 0:
            put(canvas, f"entkhbat/seat/{LETTERS[self.seat].lower()}", (head.left + 26, head.centery), 36)
            text = words("entkhbat.seats.seat", letter=LETTERS[self.seat])
        heading(canvas, text, FRect(head.left + 56, head.top, head.width - 70, head.height), TITLE)
