"""The penalty desk: what a referee in the chair may stamp, or whom people without a referee may accuse.

Nothing secret lies here: penalties are public. What may be stamped is asked of the match, stamp by stamp.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING

from pygame import FRect

from engine.core.asking import Answer, Seat
from engine.entkhbat import answers as say
from engine.entkhbat.cards import PENALTY_STEP, REASONS
from engine.entkhbat.view import View
from game.canvas import Canvas
from game.scenes.overlay import Sheet
from game.table.entkhbat.names import badge
from game.table.table_scene import TableScene
from game.text import Style
from game.widgets.button import Button
from game.widgets.field import TextField
from game.widgets.label import Label, Paragraph, Picture
from game.widgets.toggle import ToggleGroup
from game.words import words

if TYPE_CHECKING:
    from game.table.entkhbat.scene import EntkhbatScene

NAME = Style("bold", 20, cap=1.2)
TOLD = Style("body", 17, cap=1.2)
STAMP = Style("label", 18, cap=1.15)
Stamp = tuple[str, Answer]
"""What a stamp is called in the words, and the answer it means."""


def has_desk(scene: EntkhbatScene) -> bool:
    """Whether anybody at this screen may ever use the desk."""
    return bool(_speakers(scene))


def _speakers(scene: EntkhbatScene) -> list[Seat]:
    """The referee, or else all people who may accuse somebody."""
    session, seats = scene.session, scene.seats
    options = session.match.setup.options
    if options.get("referee") == "seat":
        return [Seat(seats)] if len(session.players) > seats and session.players[seats].human else []
    people = session.people()
    return people if len(people) >= 2 and options.get("table_breach", "on") == "on" else []


class PenaltyDesk(Sheet):
    """A row for each candidate with what may be done about them; the stamps ask for a reason first."""

    name = "penalty-desk"
    widest = 1120.0

    def __init__(self, table: EntkhbatScene) -> None:
        super().__init__()
        self.table = table
        self.title = words("entkhbat.desk.title")
        self.speakers = _speakers(table)
        looking = table.flow.looking
        self.speaker = looking if looking in self.speakers else self.speakers[0]
        self.fined = -1
        """The candidate a reason is being chosen for, or -1."""
        self.text = ""

    @property
    def is_referee(self) -> bool:
        """Whether the speaker sits in the referee's chair."""
        return self.speaker == self.table.seats

    def build(self) -> None:
        """Rows or reasons, and the way out."""
        super().build()
        content, row = self.lay_sheet()
        if self.fined >= 0:
            self._reasons(content)
        else:
            self._rows(content)
        back = FRect(row.centerx - 130, row.top, 260, row.height)
        self.add(Button("close-desk", words("entkhbat.desk.close"), back, self.on_escape, "button-go"))

    def on_escape(self) -> None:
        """From the reasons back to the rows, from the rows to the table."""
        if self.fined >= 0:
            self.fined = -1
            self.rebuild()
        else:
            self.game.pop()

    # --- the rows -----------------------------------------------------------------------------------

    def _rows(self, area: FRect) -> None:
        view: View = self.table.session.match.view(None)
        top = area.top
        if not self.is_referee:
            top = self._who_speaks(area)
        foot = 66.0 if self.is_referee else 0.0
        height = min(72.0, (area.bottom - foot - top) / len(view.commands))
        for seat in range(len(view.commands)):
            self._row(FRect(area.left, top + seat * height, area.width, height - 8), seat, view)
        if self.is_referee:
            self._words_of_referee(FRect(area.left, area.bottom - 58, area.width, 52))

    def _who_speaks(self, area: FRect) -> float:
        """Several people share the screen: whoever accuses says so."""
        people: list[tuple[object, str]] = [(seat, self.table.name_of(seat)) for seat in self.speakers]
        label = FRect(area.left, area.top, 190, 46)
        self.add(Label(words("entkhbat.desk.who"), label, NAME, name="who"))
        spot = FRect(label.right, area.top, area.width - 190, 46)
        self.add(ToggleGroup("speaker", people, self.speaker, spot, self._speak))
        return area.top + 62

    def _speak(self, seat: object) -> None:
        self.speaker = Seat(int(str(seat)))
        self.rebuild()

    def _row(self, area: FRect, seat: int, view: View) -> None:
        self.add(Picture(badge(seat), FRect(area.left, area.top + 4, 44, 44), f"badge-{seat}"))
        name = FRect(area.left + 54, area.top, 210, area.height / 2)
        self.add(Label(self.table.name_of(seat), name, NAME, name=f"name-{seat}"))
        one = view.commands[seat]
        fines = ", ".join(f"{fine}" if fine else words("entkhbat.desk.vetoed") for fine in one.fines)
        said = words(
            "entkhbat.desk.fines" if fines else "entkhbat.desk.next", fines=fines, next=one.next_fine
        )
        self.add(Label(said, name.move(0, area.height / 2 - 4), TOLD, name=f"fines-{seat}"))
        stamps = list(self._stamps(seat, view))
        wide = min(150.0, (area.width - 280) / max(1, len(stamps)))
        for index, (kind, answer) in enumerate(stamps):
            spot = FRect(area.left + 276 + index * wide, area.top + 2, wide - 8, area.height - 4)
            act = partial(self._stamp, kind, answer, seat)
            button = Button(f"{kind}-{seat}", words(f"entkhbat.desk.{kind}"), spot, act, style=STAMP)
            button.enabled = self._may(answer)
            self.add(button)

    def _stamps(self, seat: int, view: View) -> Iterator[Stamp]:
        if not self.is_referee:
            if seat != self.speaker:
                yield "accuse", say.CallBreach(seat)
            return
        yield "fine", say.ImposePenalty(seat)
        standing = [number for number, fine in enumerate(view.commands[seat].fines, 1) if fine]
        last = standing[-1] if standing else 0
        amount = view.commands[seat].fines[last - 1] if last else 0
        yield "raise", say.RaisePenalty(seat, last, amount + PENALTY_STEP)
        yield "veto", say.VetoPenalty(seat, last)
        warned = view.warned and seat == view.turn
        yield ("end-turn", say.CloseTurn(seat)) if warned else ("warn", say.Warn(seat))
        yield "expel", say.Expel(seat)

    def _may(self, answer: Answer) -> bool:
        return self.table.session.match.why_not(self.speaker, answer) is None

    def _stamp(self, kind: str, answer: Answer, seat: int) -> None:
        if kind in ("fine", "accuse"):
            self.fined = seat
            self.rebuild()
            return
        self._give(answer)

    def _give(self, answer: Answer) -> None:
        self.game.pop()
        self.table.flow.interrupt(self.speaker, answer)

    # --- reasons and words --------------------------------------------------------------------------

    def _reasons(self, area: FRect) -> None:
        head = FRect(area.left, area.top, area.width, 50)
        key = "fine-for" if self.is_referee else "accuse-of"
        said = words(f"entkhbat.desk.{key}", name=self.table.name_of(self.fined))
        self.add(Paragraph(said, head, NAME, "centre", middle=True, name="reason"))
        height = min(64.0, (area.height - 60) / len(REASONS))
        for index, reason in enumerate(REASONS):
            spot = FRect(area.centerx - 300, area.top + 60 + index * height, 600, height - 8)
            make = say.ImposePenalty if self.is_referee else say.CallBreach
            act = partial(self._give, make(self.fined, reason))
            self.add(Button(f"reason-{index}", words(f"entkhbat.reason.{reason}"), spot, act, style=STAMP))

    def _words_of_referee(self, area: FRect) -> None:
        """A question to the table, or what a signal means."""
        field = FRect(area.left, area.top, area.width - 330, area.height)
        hint = words("entkhbat.desk.hint")
        self.add(TextField("words", field, self.text, 120, hint, on_change=self._wrote))
        acts: tuple[tuple[str, Callable[[str], Answer]], ...] = (
            ("ask", say.Consult), ("read", say.Interpret),
        )  # fmt: skip
        for index, (kind, make) in enumerate(acts):
            spot = FRect(field.right + 10 + index * 160, area.top, 150, area.height)
            act = partial(self._say, make)
            self.add(Button(kind, words(f"entkhbat.desk.{kind}"), spot, act, style=STAMP))

    def _wrote(self, text: str) -> None:
        self.text = text

    def _say(self, make: Callable[[str], Answer]) -> None:
        answer = make(self.text.strip())
        if self.text.strip() and self._may(answer):
            self._give(answer)


class DeskButton(Button):
    """The Register on the table: pressed, it opens the penalty desk."""

    def contains(self, point: tuple[float, float]) -> bool:
        """A hand that holds a card lays it down here and opens nothing."""
        busy = isinstance(self.scene, TableScene) and self.scene.hand.busy
        return not busy and super().contains(point)

    def draw(self, canvas: Canvas) -> None:
        """The book itself is drawn with the table; here only a frame under pointer or keys."""
        lit = self.hovered or (self.focused and self.scene is not None and self.scene.shows_focus)
        if lit:
            canvas.outline(self.rect.inflate(6, 6), "#fbdc6a", 2.6, 8)
