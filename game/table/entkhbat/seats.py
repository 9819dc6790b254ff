"""The chairs of Al-Entkhbat: a tag with name and kind of player for each candidate, and for a referee."""

from __future__ import annotations

from functools import partial

import msgspec
from pygame import FRect

from engine.core.game import Setup
from game.canvas import Canvas
from game.look import CREAM, INK, PAPER
from game.play.begin import begin_match, seeded
from game.play.names import LONGEST, settle_names, tidy
from game.play.session import HUMAN, Player
from game.scene import Scene
from game.scenes.headings import add_heading
from game.table.entkhbat.names import COLOURS, LETTERS
from game.table.tamasha.furniture import put
from game.table.tamasha.lettering import heading
from game.text import Style
from game.widgets.base import Widget
from game.widgets.button import Button
from game.widgets.field import TextField
from game.widgets.fitting import fit_paragraph
from game.widgets.label import Paragraph
from game.widgets.toggle import ToggleGroup
from game.widgets.version_card import VersionCard
from game.words import words

ABOUT = Style("body", 19, CREAM)
TITLE = Style("label", 22, CREAM, 1.3)
ASK = Style("label", 24, CREAM, 1.2)
KINDS = (HUMAN, "easy", "normal", "hard")
TAG = (452.0, 190.0)
HEAD = 44.0
GAP = 26.0
MANNERS = {"shared": "props/microphone", "strict": "entkhbat/table/ballot_box"}
"""How several people at one screen are asked whether they answer an attack, each with its picture."""
STRIP = 112.0
"""The height of the cards for that, with the gap above them."""


class SeatsScene(Scene):
    """Who plays: names and bots are filled in, so that one press starts."""

    name = "seats"

    def __init__(self, setup: Setup) -> None:
        super().__init__()
        self.setup = setup
        self.spare = [words(f"entkhbat.seats.names-{seat}") for seat in range(setup.seats)]
        self.kinds = [HUMAN] + ["normal"] * (setup.seats - 1)
        if self.has_referee:
            self.spare.append(words("entkhbat.seats.referee-name"))
            self.kinds.append(HUMAN)
        self.names = list(self.spare)

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
        back = (room.left + 44, y, 270, 64)
        self.add(Button("back", words("setup.seats.back"), back, self.on_escape, icon="back"))
        self._add_manners(FRect(room.centerx - 610, y - 40 - (STRIP - 18), 1220, STRIP - 18))
        start = (room.right - 414, y, 370, 64)
        self.add(Button("start", words("setup.seats.start"), start, self.start, "button-go"))
        told = FRect(room.left + 336, y - 4, room.width - 336 - 436, 72)
        self.add(Paragraph("", told, ABOUT, "centre", middle=True, name="about"))
        self._say(self._told())

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
        several = self.kinds[: self.setup.seats].count(HUMAN) > 1
        for widget in self._manners:
            widget.visible = widget.enabled = several
            if isinstance(widget, VersionCard):
                widget.chosen = widget.name == f"replies-{self.game.settings.replies}"

    def _add_tag(self, seat: int, spot: FRect) -> None:
        referee = seat >= self.setup.seats
        self.add(NameTag(f"tag-{seat}", spot, -1 if referee else seat))
        inner = FRect(spot.left + 24, spot.top + HEAD + 16, spot.width - 48, 0)
        inner.height = spot.bottom - 18 - inner.top
        line = (inner.height - 10) / 2
        field = TextField(
            f"name-{seat}",
            (inner.left, inner.top, inner.width, line),
            self.names[seat],
            LONGEST,
            words("setup.seats.name-hint"),
            on_change=partial(self._name, seat),
            on_enter=self.start,
        )
        self.add(field)
        if referee:
            return
        kinds: list[tuple[object, str]] = [(kind, words(f"setup.seats.{kind}")) for kind in KINDS]
        below = FRect(inner.left, inner.bottom - line, inner.width, line)
        self.add(ToggleGroup(f"kind-{seat}", kinds, self.kinds[seat], below, partial(self._kind, seat)))

    def ground(self, canvas: Canvas) -> None:
        """Wood, and the felt of the table between the chairs."""
        room = self.space.visible
        canvas.cover("title/wood", room)
        felt = FRect(0, 0, min(1480.0, room.width - 60), room.height - 260)
        felt.center = (room.centerx, room.centery)
        canvas.fill(felt.inflate(18, 18), "#5b3a1f", 60, "#d9a441", 2)
        canvas.fill(felt, "#15514d", 52)

    def _told(self) -> str:
        people = self.kinds[: self.setup.seats].count(HUMAN)
        if people == 0:
            return words("setup.seats.all-bots")
        return words("entkhbat.seats.curtain" if people > 1 else "entkhbat.seats.about")

    def _name(self, seat: int, name: str) -> None:
        self.names[seat] = name

    def _kind(self, seat: int, kind: object) -> None:
        self.kinds[seat] = str(kind)
        self._show_manners()
        self._say(self._told())

    def _say(self, text: str) -> None:
        about = self.find("about")
        assert isinstance(about, Paragraph)
        about.style = fit_paragraph(self.space, text, ABOUT, about.rect.width, about.rect.height)
        about.text = text

    def start(self) -> None:
        """Begin, unless a name had to be changed: then show the new one first."""
        settled = settle_names(self.names, self.spare)
        if settled != [tidy(name) for name in self.names]:
            self.names = settled
            self.rebuild()
            self._say(words("setup.seats.renamed"))
            self.game.play_sound("card-refused")
            return
        self.names = settled
        self.game.swap(self._table())

    def _table(self) -> Scene:
        from game.table.entkhbat.client import table

        players = [Player(name, kind) for name, kind in zip(self.names, self.kinds, strict=True)]
        match, keeper = begin_match(seeded(self._setup(), self.game.seed), players)
        return table(match, players, keeper)

    def _setup(self) -> Setup:
        """The set-up, saying on which seats people sit."""
        humans = "".join(
            str(seat) for seat, kind in enumerate(self.kinds[: self.setup.seats]) if kind == HUMAN
        )
        return msgspec.structs.replace(self.setup, options={**self.setup.options, "humans": humans})

    def on_escape(self) -> None:
        """Back to the box, with its choices kept."""
        from game.scenes.setup import SetupScene

        self.game.swap(SetupScene(self.setup.game, self.setup))


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
