"""The night after the count: nine results, the sheet, the chart, the verdict, and what to do next."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import FRect

from engine.core.asking import Seat
from engine.core.match import Match
from engine.tamasha.cards import BIGNETA_OF, NETAS, PARTY_NAMES
from engine.tamasha.view import Sheet, View
from game.canvas import Canvas, text_height
from game.look import INK
from game.play.session import Keeping, Player
from game.scene import Scene
from game.scenes.after_match import AfterMatch, Choice
from game.scenes.headings import add_heading
from game.scenes.result_board import ResultBoard
from game.signals import KeyPressed, PointerPressed, Signal
from game.space import Form
from game.table.layers import Still
from game.table.tamasha.chairs import Chairs
from game.table.tamasha.chart import Chart
from game.table.tamasha.columns import Column
from game.table.tamasha.faction.layout import table_layout
from game.table.tamasha.furniture import ground
from game.table.tamasha.outcome import footnotes, governs, result_lines, verdict
from game.table.tamasha.sheet import SheetPaper
from game.table.tamasha.shown import Shown
from game.table.tamasha.top import Top
from game.text import Style
from game.widgets.button import Button
from game.widgets.fitting import fit_paragraph
from game.widgets.label import Paragraph, Picture, Plate
from game.widgets.reader import ScrollReader
from game.words import words

VERDICT = Style("bold", 20, INK, cap=1.3)
NOTES = Style("body", 15.5, INK, cap=1.2)
NOTES_LEAST = 14.5
PORTRAIT = 240.0
"""The width of the column with the portrait and the microphone, which a small window does without."""
SHEET_WIDTHS = (456.0, 560.0)
"""The sheet with two columns, and with six."""
LINE_SECONDS = 0.3
"""Between two results on the night."""


def result_scene(match: Match, players: Sequence[Player], keeper: Keeping | None) -> Scene:
    """The result of a match that is over."""
    return ResultScene(match, players, keeper)


class ResultScene(AfterMatch):
    """Fills itself line by line; a press or a key fills it at once."""

    def __init__(self, match: Match, players: Sequence[Player], keeper: Keeping | None) -> None:
        super().__init__(match, players, keeper)
        self.view: View = match.view(None)
        self.lines = result_lines(self.view)
        self.filled = 0
        self._clock = 0.0
        self._spoken = False
        self.stills_here: list[Still] = []

    # --- what lies there ----------------------------------------------------------------------------

    def build(self) -> None:
        """Heading, portrait, results, sheet, chart, verdict, buttons: placed by the form of the window."""
        room = self.space.visible
        top = self._top()
        compact = self.space.form is Form.COMPACT
        bottom = room.bottom - 92
        wide = SHEET_WIDTHS[self.chairs.split]
        sheet = FRect(room.right - wide - 18, room.top + 14, wide, min(805.0, bottom - room.top - 20))
        left = room.left + 24
        middle = left if compact else left + PORTRAIT + 22
        chart = FRect(middle, bottom - 234, 300 if self.chairs.split else 380, 226)
        self.stills_here = [_Paper(top, sheet, self.counted), _Votes(top, chart)]
        self._add_heading(FRect(left, room.top + 14, sheet.left - left - 20, 104))
        if not compact:
            self._add_portrait(FRect(left, room.top + 132, PORTRAIT, 336))
            self._add_microphone(FRect(left, room.top + 482, PORTRAIT, bottom - room.top - 490))
        results = FRect(middle, room.top + 128, sheet.left - middle - 24, chart.top - room.top - 142)
        self.add(Plate(results, "plate-white", "results-plate"))
        self.board = self.add(ResultBoard("results", results.inflate(-34, -24), self.lines))
        self.board.filled = self.filled
        self._add_words(FRect(chart.right + 14, chart.top, sheet.left - chart.right - 34, chart.height))
        self.add_choices(FRect(left, bottom + 4, room.width - 48, 68), not compact)

    def _top(self) -> Top:
        shown = Shown.of(self.view)
        duty = [command.on_duty for command in self.view.commands]
        names = [player.name for player in self.players]
        layout = table_layout(self.space, True, self.chairs.split)
        return Top(layout, shown, names, duty, chairs=self.chairs)

    @property
    def chairs(self) -> Chairs:
        """Who acted at this table."""
        return Chairs.of(self.view)

    def _add_portrait(self, area: FRect) -> None:
        """Whoever governs now; a card face down until the last line has come in, or where nobody does."""
        face = "tamasha/back/neta.hand"
        if self.counted and self.view.winner >= 0:
            face = f"tamasha/neta/{NETAS[BIGNETA_OF[self.view.winner]].id}.hand"
        self.add(Picture(face, area, name="portrait"))

    def _add_heading(self, area: FRect) -> None:
        """Who governs, between two rosettes; before the last line has come in, neither."""
        middle = area.inflate(-240, 0)
        if not self.counted:
            add_heading(self, "result", words("result.night"), middle)
            return
        if self.view.winner < 0:
            add_heading(self, "re_election", governs(self.view), middle)
            return
        lettering = f"{PARTY_NAMES[self.view.winner]}_wins"
        if self.view.kingmaker >= 0:
            lettering = f"{self.chairs.mark(self.view.kingmaker)}_rules"
        spot = add_heading(self, lettering, governs(self.view), middle)
        self._add_marks(spot, area)

    def _add_marks(self, spot: FRect, area: FRect) -> None:
        """The party's rosettes on both sides of the heading; or the crown and its faction's token."""
        party = PARTY_NAMES[self.view.winner]
        left, right = f"props/rosette_{party}", f"props/rosette_{party}"
        if self.view.kingmaker >= 0:
            left, right = "props/crown", f"props/token_{self.chairs.mark(self.view.kingmaker)}"
        for name, side in ((left, -1), (right, 1)):
            width, height = self.game.pictures.size(name)
            tall = area.height if height > width else area.height * 0.8
            wide = tall * width / max(1, height)
            x = spot.left - wide - 20 if side < 0 else spot.right + 20
            self.add(Picture(name, FRect(x, area.centery - tall / 2, wide, tall), name="rosette"))

    def _add_words(self, area: FRect) -> None:
        self.add(Plate(area, "plate", "verdict-plate"))
        inner = area.inflate(-32, -22)
        if not self.counted:
            self.add(Paragraph(words("result.still-counting"), inner, VERDICT, name="verdict"))
            return
        said = verdict(self.view)
        told = text_height(self.space, said[0], inner.width, VERDICT) + 2
        self.add(Paragraph(said[0], (inner.left, inner.top, inner.width, told), VERDICT, name="verdict"))
        rest = [" ".join(said[1:]), *footnotes(self.view)]
        room = FRect(inner.left - 8, inner.top + told, inner.width + 22, inner.height - told + 8)
        style = fit_paragraph(self.space, "\n".join(rest), NOTES, inner.width, room.height - 10, NOTES_LEAST)
        if text_height(self.space, "\n".join(rest), inner.width, style) > room.height - 10:
            self.add(ScrollReader("notes", room, [(NOTES, text) for text in rest]))
            return
        self.add(Paragraph("\n".join(rest), room.inflate(-16, -10), style, name="notes"))

    def _add_microphone(self, area: FRect) -> None:
        self.add(Plate(area, "plate", "speech-plate"))
        if self.view.winner < 0:
            torn = FRect(0, 0, area.width - 36, (area.width - 36) * 5 / 7)
            torn.center = area.center
            self.add(Picture("props/torn_sheet", torn, name="torn"))
            return
        mic = FRect(0, 0, area.height * 0.42, area.height * 0.66)
        mic.midtop = (area.centerx, area.top + 12)
        self.add(Picture("props/microphone", mic, name="microphone"))
        spot = FRect(area.left + 14, area.bottom - 74, area.width - 28, 60)
        self.add(Button("speech", words("result.speech"), spot, self.speak, "button-haldi"))

    def choices(self) -> list[Choice]:
        """In a small window the microphone is a button like the others."""
        made = super().choices()
        if self.space.form is Form.COMPACT and self.view.winner >= 0:
            made.insert(1, ("speech", self.speak, "button-haldi"))
        return made

    def label_of(self, choice: str) -> str:
        """Without a winner the same table votes again."""
        if choice == "again" and self.view.winner < 0:
            return words("result.again-re-election")
        return super().label_of(choice)

    def stills(self) -> Sequence[Still]:
        """The sheet and the chart lie under the rest."""
        return [*self.stills_here, *super().stills()]

    def ground(self, canvas: Canvas) -> None:
        """The cloth of the table."""
        ground(canvas)

    # --- the show -----------------------------------------------------------------------------------

    @property
    def counted(self) -> bool:
        """Whether the last line has come in, so that the verdict may be read."""
        return self.filled > len(self.lines)

    def enter(self) -> None:
        """The night begins."""
        super().enter()
        self.game.mixer.music("count")
        if self.game.motion.factor == 0:
            self.fill_all()

    def tick(self, dt: float) -> None:
        """One line after the other."""
        if self.counted:
            return
        self._clock += dt
        if self._clock >= LINE_SECONDS * self.game.motion.factor:
            self._clock = 0.0
            self._fill(self.filled + 1)

    def _fill(self, count: int) -> None:
        self.filled = count
        self.board.filled = count
        if count <= len(self.lines):
            self.game.play_sound("count-tick")
        else:
            self.rebuild()
            self.game.mixer.music(None)
            for sound in ("fanfare", "crowd-cheer") if self.view.winner >= 0 else ("re-election",):
                self.game.play_sound(sound)

    def fill_all(self) -> None:
        """Everything at once."""
        if not self.counted:
            self._fill(len(self.lines) + 1)

    def handle(self, signal: Signal) -> None:
        """A press or a key hurries the night; it does nothing else then."""
        if not self.counted and isinstance(signal, PointerPressed | KeyPressed):
            self.fill_all()
            return
        super().handle(signal)

    # --- what next ----------------------------------------------------------------------------------

    def speak(self) -> None:
        """To the microphone."""
        from game.scenes.speech import SpeechScene

        speaker = self.players[self._speaker()]
        title = self.chairs.title(self.view.kingmaker) if self.view.kingmaker >= 0 else ""
        ended = verdict(self.view)[0]
        seed = self.match.setup.seed
        self.game.push(SpeechScene(speaker, self.view.winner, seed, ended, title))

    def _speaker(self) -> Seat:
        """The Kingmaker, or whoever sits for the party that won; a person before a bot."""
        winner = self.chairs.wings(self.view.winner)[0]
        command = self.view.commands[max(winner, self.view.kingmaker)]
        people = [seat for seat in command.seats if self.players[seat].human]
        return Seat(people[0] if people else command.on_duty)


class _Paper(SheetPaper):
    """The sheet of the table, at a place of its own; its last lines are blank while seats are called."""

    def __init__(self, top: Top, area: FRect, counted: bool) -> None:
        super().__init__(top)
        self.area, self.counted = area, counted

    def _number(self, canvas: Canvas, spot: FRect, row: str, column: Column, sheet: Sheet) -> None:
        if self.counted or row not in ("moved", "printed"):
            super()._number(canvas, spot, row, column, sheet)

    def _foot(self, canvas: Canvas, area: FRect, sheet: Sheet) -> None:
        if self.counted:
            super()._foot(canvas, area, sheet)

    @property
    def rect(self) -> FRect:
        """Where it lies."""
        return self.area


class _Votes(Chart):
    """The chart of the table, at a place of its own."""

    def __init__(self, top: Top, area: FRect) -> None:
        super().__init__(top)
        self.area = area

    @property
    def rect(self) -> FRect:
        """Where it lies."""
        return self.area
