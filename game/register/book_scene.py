"""The open book: on the left the head of the page and the stamps, on the right the ledger of this cycle."""

from __future__ import annotations

from collections.abc import Callable

from pygame import FRect

from engine.core.refusal import Refused
from engine.entkhbat.register import stamps
from engine.entkhbat.register.book import Entry
from game.canvas import Canvas
from game.files import Trouble
from game.register import telling
from game.register.amend import AmendSlip, LockSlip
from game.register.count import CountSlip
from game.register.head import draw_candidates
from game.register.keeping import Desk, Kept, why
from game.register.ledger import Ledger
from game.register.locked import LockedScene
from game.register.paper import HEAD, LEFT, RIGHT, RULE, SMALL, SUB, TABS, felt, open_book
from game.register.reveal import RevealScene, SheetScene
from game.register.slip import Slip
from game.register.slips import DealSlip, NoteSlip, OrderSlip, OutSlip, PenaltySlip, SessionSlip
from game.register.table_slip import Beside, TableSlip
from game.scene import Scene
from game.scenes.overlay import Dialog, notice
from game.signals import KeyPressed, Signal
from game.text import Style
from game.widgets.button import Button
from game.widgets.label import Label, Paragraph
from game.words import words

STAMPS: dict[str, Callable[[Desk], Slip]] = {
    "deal": DealSlip,
    "penalty": PenaltySlip,
    "out": OutSlip,
    "order": OrderSlip,
    "session": SessionSlip,
    "count": CountSlip,
}
"""The six large stamps, in their order."""
STAMP = Style("label", 28)
TAB = Style("label", 21)
LETTERS = {"d": "deal", "p": "penalty", "o": "out", "r": "order", "s": "session", "c": "count"}
"""The letter that takes up a stamp."""


class BookScene(Scene):
    """One match. What is pressed here lays a slip on the book; what is recorded comes back in the ledger."""

    name = "register-book"

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk
        self.beside = Beside(desk)

    def enter(self) -> None:
        """A session that was open when the book was shut is over: what was seen was seen."""
        if self.desk.book.session >= 0:
            name = self.desk.book.names[self.desk.book.session]
            if self._write(lambda: self.desk.write(stamps.close_session)):
                text = words("register.session.was-open", name=name)
                self.game.push(notice(words("register.session.title"), text))
                self.rebuild()

    def came_back(self) -> None:
        """Something may have been recorded."""
        self.beside.follow(self.desk)
        self.rebuild()

    def tick(self, dt: float) -> None:
        """The turn clock runs on while the book lies open."""
        if self.beside.clock.tick(dt):
            self.game.play_sound("pass-chime")

    # --- the pages ----------------------------------------------------------------------------------

    def build(self) -> None:
        """Head, stamps, ledger, tabs."""
        book = self.desk.book
        head = words("register.head", cycle=book.cycle, cycles=book.cycles)
        if book.all_counted:
            head = words("register.head-counted")
        self.add(Label(head, (LEFT.left, LEFT.top + 4, LEFT.width, 54), HEAD))
        starts = words("register.starts", name=book.names[book.starter])
        self.add(Label("" if book.all_counted else starts, (LEFT.left, LEFT.top + 56, LEFT.width, 36), SUB))
        self.add(Label(self.title, (RIGHT.left, RIGHT.top + 4, RIGHT.width, 54), HEAD))
        if book.all_counted:
            self._add_reveal()
        else:
            self._add_stamps(FRect(LEFT.left, LEFT.bottom - 262, LEFT.width, 186))
        self._add_ledger(FRect(RIGHT.left, RIGHT.top + 96, RIGHT.width, 13 * RULE))
        self._add_blotter(FRect(LEFT.left, LEFT.bottom - 66, LEFT.width, 62))
        self._add_tabs()

    @property
    def title(self) -> str:
        """What the book is called."""
        return Kept(self.desk.path, 0.0).title

    def ground(self, canvas: Canvas) -> None:
        """The book on the felt, and the candidates on its left page."""
        felt(canvas)
        open_book(canvas)
        if not self.desk.book.all_counted:
            draw_candidates(canvas, FRect(LEFT.left, LEFT.top + 98, LEFT.width, 416), self.desk.book)

    def _add_stamps(self, area: FRect) -> None:
        wide, tall = (area.width - 28) / 3, (area.height - 12) / 2
        for index, name in enumerate(STAMPS):
            row, column = divmod(index, 3)
            spot = FRect(area.left + column * (wide + 14), area.top + row * (tall + 12), wide, tall)
            kind = "button-go" if name == "count" else "button-haldi"
            letter = next(letter for letter, stamp in LETTERS.items() if stamp == name).upper()
            tip = words("register.stamp-key", tip=words(f"register.stamp.{name}-tip"), letter=letter)
            label = words(f"register.stamp.{name}")
            self.add(Button(f"stamp-{name}", label, spot, self._layer(name), kind, tip, STAMP))

    def on_signal(self, signal: Signal) -> bool:
        """A letter takes up its stamp, for whoever referees with one hand on the keys."""
        if isinstance(signal, KeyPressed) and not signal.repeat and self.find("stamp-deal") is not None:
            name = LETTERS.get(signal.key)
            if name is not None:
                self._layer(name)()
                return True
        return super().on_signal(signal)

    def _layer(self, name: str) -> Callable[[], None]:
        return lambda: self.game.push(STAMPS[name](self.desk))

    def _add_reveal(self) -> None:
        text = words("register.counted-text")
        self.add(Paragraph(text, (LEFT.left, LEFT.top + 130, LEFT.width, 280), Style("body", 28, cap=1.2)))
        spot = FRect(LEFT.left + 60, LEFT.top + 430, LEFT.width - 120, 120)
        self.add(Button("reveal", words("register.final"), spot, self.reveal, "button-go", style=HEAD))

    def _add_ledger(self, area: FRect) -> None:
        entries = self.entries()
        if not entries:
            empty = "register.empty-counted" if self.desk.book.all_counted else "register.empty"
            self.add(Paragraph(words(empty), area.inflate(-60, -40), SMALL.but(size=24), name="empty"))
            return
        ledger = self.add(Ledger(area, self.desk.book, entries, self.amend))
        ledger.scroll_to(ledger.furthest, at_once=True)

    def entries(self) -> list[Entry]:
        """The lines of this cycle only; what came before lies behind the lock (AE-R17)."""
        book = self.desk.book
        return [] if book.all_counted else [entry for entry in book.ledger if entry.cycle == book.cycle]

    def _add_blotter(self, row: FRect) -> None:
        half = (row.width - 14) / 2
        undo = FRect(row.left, row.top, half, row.height)
        self.add(Button("undo", words("register.undo"), undo, self.ask_undo, icon="undo"))
        spot = FRect(row.right - half, row.top, half, row.height)
        write = self.add(Button("note", words("register.note-button"), spot, self._note, icon="log"))
        write.enabled = not self.desk.book.all_counted

    def _add_tabs(self) -> None:
        tabs = (
            ("table", self._table),
            ("lock", self._unlock),
            ("rules", self._rules),
            ("shelf", self.on_escape),
        )
        for index, (name, act) in enumerate(tabs):
            spot = FRect(TABS.left, TABS.top + index * 112, TABS.width, 92)
            tip = words(f"register.tab.{name}-tip")
            self.add(Button(f"tab-{name}", words(f"register.tab.{name}"), spot, act, "button", tip, TAB))

    # --- what is done -------------------------------------------------------------------------------

    def amend(self, entry: Entry) -> None:
        """Take up a line of this cycle again."""
        if entry.alive and entry.kind not in ("secret", "end"):
            self.game.push(AmendSlip(self.desk, entry.n))

    def ask_undo(self) -> None:
        """Say what would be struck out, and strike it out."""
        living = self.desk.book.living()
        if not living or living[-1].kind == "secret":
            self._write(lambda: self.desk.write(stamps.undo))
            return
        last = living[-1]
        what = telling.sentence(self.desk.book, last)
        if last.kind == "end":
            what = words("register.undo-count", cycle=last.cycle)
        choices = [
            ("undo-yes", words("register.undo-yes"), self._undo),
            ("undo-no", words("register.undo-no"), None),
        ]
        text = words("register.undo-text", what=what)
        self.game.push(Dialog(words("register.undo-title"), text, choices, "undo-yes"))

    def _undo(self) -> None:
        if self._write(lambda: self.desk.write(stamps.undo)):
            self.game.play_sound("pen-scratch")
            self.rebuild()

    def _note(self) -> None:
        self.game.push(NoteSlip(self.desk))

    def _table(self) -> None:
        self.game.push(TableSlip(self.desk, self.beside))

    def _unlock(self) -> None:
        game, desk = self.game, self.desk
        game.push(LockSlip(desk, lambda: game.push(LockedScene(desk))))

    def _rules(self) -> None:
        from game.scenes.rulebook import rulebook_scene

        self.game.push(rulebook_scene("entkhbat"))

    def reveal(self) -> None:
        """Shut the book, then show who won."""
        if self._write(lambda: self.desk.write(stamps.reveal)):
            self.game.swap(RevealScene(self.desk))

    def _write(self, work: Callable[[], object]) -> bool:
        try:
            work()
        except (Refused, Trouble) as no:
            self.game.push(notice(words("register.not-written"), why(no)))
            return False
        return True

    def on_escape(self) -> None:
        """Back to the shelf; everything is written already."""
        self.game.pop()


def scene_for(desk: Desk) -> Scene:
    """The open book, or the result of one that is shut."""
    return SheetScene(desk) if desk.book.finished else BookScene(desk)
