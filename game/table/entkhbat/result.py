"""The Register is opened: cycle after cycle is turned over for everybody, the sum last."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import FRect

from engine.core.match import Match
from engine.entkhbat.view import View
from game.canvas import Canvas
from game.clients import client
from game.look import CREAM
from game.play.session import Keeping, Player
from game.scenes import after_match
from game.scenes.after_match import AfterMatch, Choice
from game.scenes.headings import add_heading
from game.signals import KeyPressed, PointerPressed, Signal
from game.table.entkhbat.names import COLOURS, badge
from game.table.entkhbat.whole_sheet import WholeSheetScene
from game.table.tamasha.furniture import put
from game.table.tamasha.lettering import fitted, heading
from game.text import Style
from game.widgets.base import Widget, changing
from game.widgets.label import Label
from game.words import words

HEAD = Style("label", 24, "#ffd98a", 1.25)
NAME = Style("label", 25, CREAM, 1.25)
CELL = Style("label", 24, CREAM, 1.25)
TOTAL = Style("label", 33, "#ffd98a", 1.25)
NOTE = Style("body", 16, CREAM, 1.2)
WINS = Style("label", 52, CREAM, 1.2)
ICONS = {**after_match.ICONS, "sheet": "log"}
CYCLE_SECONDS = 0.8
"""Between two cycles on the board."""
LAST_SECONDS = 1.6
"""Before the sum is turned over."""


class ResultScene(AfterMatch):
    """Turns over one cycle after the other; a press or a key turns everything."""

    icons = ICONS

    def __init__(self, match: Match, players: Sequence[Player], keeper: Keeping | None) -> None:
        super().__init__(match, players, keeper)
        self.view: View = match.view(None)
        self.shown = 0
        """Cycles that have been turned over; one more for the sum."""
        self._clock = 0.0

    @property
    def cycles(self) -> int:
        """How many cycles were played."""
        return len(self.view.register or ())

    @property
    def counted(self) -> bool:
        """Whether the sum lies open."""
        return self.shown > self.cycles

    @property
    def winners(self) -> list[int]:
        """Everybody in the first place."""
        return [seat for seat, place in enumerate(self.view.places or ()) if place == 1]

    def build(self) -> None:
        """Heading, the board, buttons."""
        room = self.space.visible
        head = FRect(room.left + 60, room.top + 18, room.width - 120, 92)
        if self.counted:
            names = [self.players[seat].name for seat in self.winners]
            key = "wins" if len(names) == 1 else "share"
            text = words(f"entkhbat.result.{key}", name=names[0], names=words("entkhbat.and").join(names))
            self.add(Label(text, head, WINS, "centre", "heading"))
        else:
            add_heading(self, "entkhbat/register", words("entkhbat.result.title"), head)
        board = FRect(room.left + 80, room.top + 122, room.width - 160, room.height - 250)
        self.board = self.add(ResultBoard(board, self.view, self.players))
        self.board.shown = self.shown
        self.add_choices(FRect(room.left + 60, room.bottom - 100, room.width - 120, 68))

    def choices(self) -> list[Choice]:
        """Beside what every game offers, the speech of a single winner, and the whole book."""
        made = super().choices()
        if self.counted:
            made.insert(-2, ("sheet", self.read_sheet, "button"))
        if len(self.winners) == 1 and self.counted:
            made.insert(0, ("speech", self.speak, "button-haldi"))
        return made

    def label_of(self, choice: str) -> str:
        """The book is this game's own."""
        return words("entkhbat.result.sheet") if choice == "sheet" else super().label_of(choice)

    def ground(self, canvas: Canvas) -> None:
        """The felt under the book."""
        canvas.cover("title/wood", self.space.visible)
        area = self.space.visible.inflate(-40, -30)
        canvas.fill(area, "#5b3a1f", 18, "#d9a441", 2)
        with canvas.clipped(area.inflate(-16, -16)):
            canvas.tiled("entkhbat/table/felt", area.inflate(-16, -16))

    # --- the show -----------------------------------------------------------------------------------

    def enter(self) -> None:
        """The book is opened."""
        self.game.mixer.music("count")
        if self.game.motion.factor == 0:
            self.turn_all()

    def tick(self, dt: float) -> None:
        """Cycle by cycle."""
        if self.counted:
            return
        self._clock += dt
        wait = LAST_SECONDS if self.shown == self.cycles else CYCLE_SECONDS
        if self._clock >= wait * self.game.motion.factor:
            self._clock = 0.0
            self._turn(self.shown + 1)

    def _turn(self, count: int) -> None:
        self.shown = self.board.shown = count
        if not self.counted:
            self.game.play_sound("count-tick")
            return
        self.rebuild()
        self.game.mixer.music(None)
        for sound in ("fanfare", "crowd-cheer"):
            self.game.play_sound(sound)

    def turn_all(self) -> None:
        """Everything at once."""
        if not self.counted:
            self._turn(self.cycles + 1)

    def handle(self, signal: Signal) -> None:
        """A press or a key hurries the show; it does nothing else then."""
        if not self.counted and isinstance(signal, PointerPressed | KeyPressed):
            self.turn_all()
            return
        super().handle(signal)

    # --- what next ----------------------------------------------------------------------------------

    def speak(self) -> None:
        """To the microphone."""
        seat = self.winners[0]
        self.game.push(client(self.match.setup.game).speech(self.players, seat, self.match.setup.seed))

    def read_sheet(self) -> None:
        """Every cycle with ballots, Deals and penalties."""
        names = [player.name for player in self.players]
        self.game.push(WholeSheetScene(self.view, names[: len(self.view.commands)], self.save_picture))


class ResultBoard(Widget):
    """A row for each candidate, a column for each cycle, and the sum."""

    shown = changing(0)

    def __init__(self, rect: FRect, view: View, players: Sequence[Player]) -> None:
        super().__init__("board", rect)
        self.view, self.players = view, players

    def draw(self, canvas: Canvas) -> None:
        """The board, its heads, its rows."""
        area, pages = self.rect, self.view.register or ()
        canvas.fill(area.move(4, 8), "#00000070", 16)
        canvas.fill(area, "#24402f", 16, "#8a5a34", 8)
        inner = area.inflate(-60, -36)
        seats = len(self.view.commands)
        rows = inner.height - 44
        step = rows / seats
        name_wide = min(390.0, inner.width * 0.3)
        column = (inner.width - name_wide - 190) / max(1, len(pages))
        for index in range(len(pages)):
            x = inner.left + name_wide + column * (index + 0.5)
            canvas.text(words("entkhbat.result.cycle", cycle=index + 1), (x, inner.top + 14), HEAD, "center")
        canvas.text(words("entkhbat.result.total"), (inner.right - 20, inner.top + 14), HEAD, "midright")
        canvas.line((inner.left, inner.top + 38), (inner.right, inner.top + 38), "#fbf1d966", 2)
        for row, seat in enumerate(self._order()):
            box = FRect(inner.left, inner.top + 44 + row * step, inner.width, step)
            self._row(canvas, box, seat, name_wide, column)

    @property
    def _counted(self) -> bool:
        return self.shown > len(self.view.register or ())

    def _order(self) -> list[int]:
        seats = list(range(len(self.view.commands)))
        places = self.view.places
        return sorted(seats, key=lambda seat: places[seat]) if self._counted and places else seats

    def _row(self, canvas: Canvas, box: FRect, seat: int, name_wide: float, column: float) -> None:
        view, y = self.view, box.top + box.height * 0.4
        first = self._counted and view.places is not None and view.places[seat] == 1
        if first:
            canvas.fill(box.inflate(16, -6), COLOURS[seat], 10, "#ffd98a", 2)
        if self._counted and view.places is not None:
            place = words("entkhbat.result.place", place=view.places[seat])
            canvas.text(place, (box.left + 4, y), NAME, "midleft")
        put(canvas, badge(seat), (box.left + 56, y), min(46.0, box.height * 0.62))
        spot = FRect(box.left + 88, y - 18, name_wide - 96, 36)
        heading(canvas, self.players[seat].name, spot, NAME)
        if self._counted:
            self._note(canvas, box, seat)
        for index, page in enumerate((view.register or ())[: self.shown]):
            x = box.left + name_wide + column * (index + 0.5)
            canvas.text(f"{page.totals[seat]:,}", (x, y), CELL, "center")
        if self._counted and view.board is not None:
            total = f"{view.board[seat]:,}"
            style = TOTAL.but(colour=CREAM) if first else TOTAL
            canvas.text(total, (box.right - 20, y), style, "midright")
        canvas.line(box.bottomleft, box.bottomright, "#fbf1d922", 1.2)

    def _note(self, canvas: Canvas, box: FRect, seat: int) -> None:
        """What else the book tells of a candidate, in small letters."""
        if self.view.scores is None or box.height < 56:
            return
        score = self.view.scores[seat]
        said = ", ".join(
            (
                words(
                    "entkhbat.result.attacks", started=score.attacks, through=score.through,
                    cancelled=score.cancelled, reflected=score.reflected,
                ),
                words("entkhbat.result.replies", replies=score.replies, objections=score.objections),
                words("entkhbat.result.burned", burned=score.burned, dealt=score.dealt),
            )
        )  # fmt: skip
        width = box.width - 300
        spot = (box.left + 90, box.top + box.height * 0.78)
        canvas.text(said, spot, fitted(canvas, said, NOTE, width), "midleft", width)
