"""The open page of the Register at the table: penalties, orders, who is out; and the penalty desk on it.

A referee in the chair may stamp, people without a referee may accuse, a person alone with bots only reads.
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
from game.scenes.overlay import Dialog, Sheet
from game.table.entkhbat.names import LETTERS, badge
from game.table.entkhbat.referees_book import RefereesBook
from game.table.table_scene import TableScene
from game.text import Style
from game.widgets.button import Button
from game.widgets.field import TextField
from game.widgets.fitting import fit_paragraph
from game.widgets.label import Label, Paragraph, Picture
from game.widgets.toggle import ToggleGroup
from game.words import words

if TYPE_CHECKING:
    from game.table.entkhbat.scene import EntkhbatScene

NAME = Style("bold", 20, cap=1.2)
TOLD = Style("body", 17, cap=1.2)
STAMP = Style("label", 18, cap=1.15)
RAISES = 5
"""How many steps of a hundred a penalty may be raised at once."""
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
        view: View = table.session.match.view(None)
        self.title = words("entkhbat.desk.title", cycle=view.cycle, cycles=view.cycles)
        self.speakers = _speakers(table)
        looking = table.flow.looking
        first = self.speakers[0] if self.speakers else None
        self.speaker = looking if looking in self.speakers else first
        """Who stamps or accuses; nobody at a table of one person and bots."""
        self.page, self.about = "", -1
        """What is being chosen for a candidate: a reason, or which penalty to raise or to veto."""
        self.text = ""

    @property
    def is_referee(self) -> bool:
        """Whether the speaker sits in the referee's chair."""
        return self.speaker == self.table.seats

    def build(self) -> None:
        """Rows or reasons, and the way out."""
        super().build()
        content, row = self.lay_sheet()
        if self.page == "reason":
            self._reasons(content)
        elif self.page:
            self._amounts(content)
        else:
            self._rows(content)
        back = FRect(row.centerx - 130, row.top, 260, row.height)
        self.add(Button("close-desk", words("entkhbat.desk.close"), back, self.on_escape, "button-go"))

    def on_escape(self) -> None:
        """From the reasons back to the rows, from the rows to the table."""
        if self.page:
            self._turn_to("")
        else:
            self.game.pop()

    # --- the rows -----------------------------------------------------------------------------------

    def _rows(self, area: FRect) -> None:
        view: View = self.table.session.match.view(None)
        top = area.top
        if self.speaker is not None and not self.is_referee:
            top = self._who_speaks(area)
        foot = 124.0 if self.is_referee else 0.0
        height = min(78.0, (area.bottom - foot - top) / len(view.commands))
        for seat in range(len(view.commands)):
            self._row(FRect(area.left, top + seat * height, area.width, height - 8), seat, view)
        if self.is_referee:
            self._secrets_of_referee(FRect(area.left, area.bottom - 116, area.width, 50))
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
        stamps = list(self._stamps(seat, view))
        wide = min(132.0, (area.width - 320) / max(1, len(stamps)))
        left = area.right - wide * len(stamps)
        name = FRect(area.left + 54, area.top, left - area.left - 64, area.height / 2)
        style = fit_paragraph(self.space, self.table.name_of(seat), NAME, name.width, name.height)
        self.add(Label(self.table.name_of(seat), name, style, name=f"name-{seat}"))
        said = self._standing(seat, view)
        style = fit_paragraph(self.space, said, TOLD, name.width, name.height)
        self.add(Label(said, name.move(0, area.height / 2 - 4), style, name=f"fines-{seat}"))
        for index, (kind, answer) in enumerate(stamps):
            spot = FRect(left + index * wide, area.top + 2, wide - 8, area.height - 8)
            act = partial(self._stamp, kind, answer, seat)
            button = Button(f"{kind}-{seat}", words(f"entkhbat.desk.{kind}"), spot, act, style=STAMP)
            button.enabled = self._may(answer)
            self.add(button)

    def _standing(self, seat: int, view: View) -> str:
        """Penalties of this cycle, the price of the next one, and what else the page says of a candidate."""
        one = view.commands[seat]
        fines = ", ".join(f"{fine}" if fine else words("entkhbat.desk.vetoed") for fine in one.fines)
        key = "entkhbat.desk.fines" if fines else "entkhbat.desk.next"
        said = [words(key, fines=fines, next=one.next_fine)]
        if one.out:
            said.append(words("entkhbat.resigned" if one.out == 1 else "entkhbat.expelled"))
        if one.protected_from:
            away = ", ".join(LETTERS[other] for other in one.protected_from)
            said.append(words("entkhbat.desk.away", seats=away))
        return " · ".join(said)

    def _stamps(self, seat: int, view: View) -> Iterator[Stamp]:
        if self.speaker is None:
            return
        if not self.is_referee:
            if seat != self.speaker:
                yield "accuse", say.CallBreach(seat)
            return
        yield "fine", say.ImposePenalty(seat)
        last = next(reversed(_standing_fines(view, seat)), (0, 0))
        yield "raise", say.RaisePenalty(seat, last[0], last[1] + PENALTY_STEP)
        yield "veto", say.VetoPenalty(seat, last[0])
        warned = view.warned and seat == view.turn
        yield ("end-turn", say.CloseTurn(seat)) if warned else ("warn", say.Warn(seat))
        yield "expel", say.Expel(seat)

    def _may(self, answer: Answer) -> bool:
        speaker = self.speaker
        return speaker is not None and self.table.session.match.why_not(speaker, answer) is None

    def _stamp(self, kind: str, answer: Answer, seat: int) -> None:
        view: View = self.table.session.match.view(None)
        if kind in ("fine", "accuse"):
            self._turn_to("reason", seat)
        elif kind == "raise" or (kind == "veto" and len(_standing_fines(view, seat)) > 1):
            self._turn_to(kind, seat)
        else:
            self._give(answer)

    def _turn_to(self, page: str, seat: int = -1) -> None:
        """From the rows to what has to be chosen for a candidate, and back with an empty page."""
        self.page, self.about = page, seat
        self.rebuild()

    def _give(self, answer: Answer) -> None:
        speaker = self.speaker
        assert speaker is not None
        self.game.pop()
        self.table.flow.interrupt(speaker, answer)

    # --- reasons and words --------------------------------------------------------------------------

    def _reasons(self, area: FRect) -> None:
        head = FRect(area.left, area.top, area.width, 50)
        key = "fine-for" if self.is_referee else "accuse-of"
        said = words(f"entkhbat.desk.{key}", name=self.table.name_of(self.about))
        self.add(Paragraph(said, head, NAME, "centre", middle=True, name="reason"))
        height = min(64.0, (area.height - 60) / len(REASONS))
        for index, reason in enumerate(REASONS):
            spot = FRect(area.centerx - 300, area.top + 60 + index * height, 600, height - 8)
            make = say.ImposePenalty if self.is_referee else say.CallBreach
            act = partial(self._give, make(self.about, reason))
            self.add(Button(f"reason-{index}", words(f"entkhbat.reason.{reason}"), spot, act, style=STAMP))

    def _amounts(self, area: FRect) -> None:
        """Every penalty that stands with what may become of it: dearer in hundreds, or nothing."""
        head = FRect(area.left, area.top, area.width, 50)
        said = words(f"entkhbat.desk.{self.page}-which", name=self.table.name_of(self.about))
        self.add(Paragraph(said, head, NAME, "centre", middle=True, name="which"))
        fines = _standing_fines(self.table.session.match.view(None), self.about)
        height = min(70.0, (area.height - 60) / max(1, len(fines)))
        for index, (number, amount) in enumerate(fines):
            row = FRect(area.left, area.top + 60 + index * height, area.width, height - 10)
            told = words("entkhbat.desk.penalty", number=number, amount=amount)
            self.add(Label(told, FRect(row.left, row.top, 240, row.height), NAME, name=f"fine-{number}"))
            for place, (name, label, answer) in enumerate(self._changes(number, amount)):
                spot = FRect(row.left + 250 + place * 128, row.top, 120, row.height)
                self.add(Button(name, label, spot, partial(self._give, answer), style=STAMP))

    def _changes(self, number: int, amount: int) -> Iterator[tuple[str, str, Answer]]:
        if self.page == "veto":
            yield f"veto-{number}", words("entkhbat.desk.veto"), say.VetoPenalty(self.about, number)
            return
        for step in range(1, RAISES + 1):
            to = amount + step * PENALTY_STEP
            yield f"raise-{number}-{to}", str(to), say.RaisePenalty(self.about, number, to)

    def _secrets_of_referee(self, area: FRect) -> None:
        """The totals under lock, and a slip that the table agrees to take back (AE-13.04)."""
        half = (area.width - 16) / 2
        left, right = FRect(area.left, area.top, half, area.height), FRect(0, area.top, half, area.height)
        right.left = left.right + 16
        book = words("entkhbat.desk.book")
        self.add(Button("book", book, left, self._open_book, style=STAMP, icon="lock"))
        why = self.table.flow.why_no_undo()
        back = Button("take-back", words("entkhbat.desk.take-back"), right, self._ask_table, style=STAMP)
        back.enabled, back.tip = not why, why
        self.add(back)

    def _open_book(self) -> None:
        self.game.push(RefereesBook(self.table))

    def _ask_table(self) -> None:
        """The referee asks aloud; the program only takes back what nobody has learnt from."""
        yes, no = words("entkhbat.desk.agreed"), words("entkhbat.desk.not-agreed")
        choices = [("agreed", yes, self._take_back), ("not-agreed", no, lambda: None)]
        title, text = words("entkhbat.desk.take-back"), words("entkhbat.desk.does-it-agree")
        self.game.push(Dialog(title, text, choices, main="not-agreed"))

    def _take_back(self) -> None:
        self.game.pop()
        self.table.flow.undo()

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


def _standing_fines(view: View, seat: int) -> list[tuple[int, int]]:
    """Number and amount of every penalty of this cycle that was not vetoed."""
    return [(number, fine) for number, fine in enumerate(view.commands[seat].fines, 1) if fine]


class DeskButton(Button):
    """The Register on the table: pressed, it opens at the page of this cycle."""

    def contains(self, point: tuple[float, float]) -> bool:
        """A hand that holds a card lays it down here and opens nothing."""
        busy = isinstance(self.scene, TableScene) and self.scene.hand.busy
        return not busy and super().contains(point)

    def draw(self, canvas: Canvas) -> None:
        """The book itself is drawn with the table; here only a frame under pointer or keys."""
        lit = self.hovered or (self.focused and self.scene is not None and self.scene.shows_focus)
        if lit:
            canvas.outline(self.rect.inflate(6, 6), "#fbdc6a", 2.6, 8)
