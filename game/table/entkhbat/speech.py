"""The victory speech of Al-Entkhbat: one of four sheets is dragged to the microphone and read out."""

from __future__ import annotations

from pygame import FRect

from game.canvas import Canvas, text_height
from game.look import CREAM, INK, PAPER
from game.play.session import Player
from game.table.entkhbat.names import COLOURS, badge
from game.table.gesture import Drag, Gesture
from game.table.piece import Piece, Pose
from game.table.place import Place
from game.table.table_scene import TableScene
from game.text import Style
from game.widgets.button import Button
from game.widgets.fitting import fit_paragraph
from game.widgets.label import Label, Paragraph, Picture, Plate
from game.widgets.lying import Printed, Words
from game.words import words

SPEECHES = 4
MIC = "microphone"
TITLE = Style("label", 42, CREAM, 1.3)
ABOUT = Style("body", 21, CREAM, 1.4)
HEADING = Style("label", 20, INK, 1.2)
SPOKEN = Style("bold", 76, INK, 1.2)
RIBBON = Style("label", 30, CREAM, 1.3)
CARD = (230.0, 150.0)
MARGIN = 56.0
FACE = 430.0
STAND = (196.0, 325.0)
"""The microphone in front of whoever speaks."""
PERSONAS = ("clipboard", "megaphone", "pie_chart", "ribbon", "umbrella")
"""Portraits of the guests, in the order of their names."""


class SpeechScene(TableScene):
    """Four speeches and one microphone. A bot has chosen already."""

    name = "speech"

    def __init__(self, speaker: Player, seat: int, seed: int) -> None:
        super().__init__()
        self.speaker, self.seat = speaker, seat
        self.spoken = -1 if speaker.human else seed % SPEECHES

    def build(self) -> None:
        """The microphone with the sheets below; or the speech, once it is chosen."""
        self.table.clear()
        room = self.space.visible
        spoken = "-spoken" if self.spoken >= 0 else ""
        title = words(f"result.speech-title{spoken}", name=self.speaker.name)
        head = FRect(room.left + 60, room.top + 26, room.width - 120, 62)
        self.add(Label(title, head, TITLE, "centre", "title"))
        about = FRect(head.left, head.bottom, head.width, 40)
        self.add(Label(words(f"result.speech-about{spoken}"), about, ABOUT, "centre", "about"))
        end = FRect(room.centerx - 170, room.bottom - 88, 340, 64)
        mic = FRect(0, 0, 170, 282)
        mic.center = (room.centerx, room.top + 386)
        if self.spoken >= 0:
            self._lay_speaker(room)
            self._lay_speech(FRect(room.left + 640, room.top + 190, room.width - 730, room.height - 330))
            self.add(Button("done", words("result.speech-done"), end, self.leave_stage, "button-go"))
            return
        self.add(Picture(badge(self.seat), FRect(room.centerx - 46, room.top + 140, 92, 92), name="badge"))
        self.add(Picture("props/microphone", mic, name="mic-picture"))
        self.add(Button("skip", words("result.speech-skip"), end, self.leave_stage))
        self.table.add_place(Place(MIC, mic.inflate(80, 30), dims=False, radius=40))
        self._lay_cards(room)

    def _lay_cards(self, room: FRect) -> None:
        pitch = min(CARD[0] + 60, (room.width - 80) / SPEECHES)
        start = room.centerx - pitch * (SPEECHES - 1) / 2
        for index in range(SPEECHES):
            pose = Pose(start + index * pitch, room.bottom - 216, (index - 1.5) * 2.0)
            said = Words(words(f"entkhbat.speech.title-{index}"), (0.08, 0.16, 0.84, 0.68), HEADING)
            self.table.add_piece(Piece(f"speech-{index}", Printed("title/slip", (said,)), CARD, pose=pose))
        self.open_gestures([Drag(f"speech-{index}", MIC, means=index) for index in range(SPEECHES)])

    def _lay_speaker(self, room: FRect) -> None:
        """The winner on the left, behind the microphone: a guest's portrait, or the badge, large."""
        floor = room.top + room.height * 0.66
        face = FRect(room.left + 100, floor - FACE + 26, FACE, FACE)
        self.add(Picture(portrait(self.speaker.name) or badge(self.seat), face, name="speaker"))
        if portrait(self.speaker.name):
            self.add(Picture(badge(self.seat), FRect(face.left - 30, face.top - 30, 104, 104), name="badge"))
        mic = FRect(face.right - 70, floor + 76 - STAND[1], *STAND)
        self.add(Picture("props/microphone", mic, name="mic-picture"))

    def _lay_speech(self, area: FRect) -> None:
        """What is said, as large as it fits, under the name of the sheet; a short speech takes less paper."""
        text = f"“{words(f'entkhbat.speech.text-{self.spoken}')}”"
        wide, room = area.width - 2 * MARGIN, area.height - 2 * MARGIN
        spoken = fit_paragraph(self.space, text, SPOKEN, wide, room)
        middle = area.centery
        area = FRect(area.left, 0, area.width, text_height(self.space, text, wide, spoken) + 2 * MARGIN)
        area.centery = middle
        self.add(Plate(area, "plate-white", "speech-plate"))
        ribbon = FRect(area.left + 30, area.top - 34, min(440.0, area.width - 60), 72)
        self.add(Plate(ribbon, "ribbon-teal", "speech-ribbon"))
        title = words(f"entkhbat.speech.title-{self.spoken}")
        inner = ribbon.inflate(-90, -18)
        style = fit_paragraph(self.space, title, RIBBON, inner.width, inner.height)
        self.add(Label(title, inner.move(0, -4), style, "centre", "heading"))
        inner = area.inflate(-2 * MARGIN, -2 * MARGIN).move(0, 8)
        self.add(Paragraph(text, inner, spoken, middle=True, name="speech"))

    def ground(self, canvas: Canvas) -> None:
        """A wall in the winner's colour over the boards of the stage."""
        room = self.space.visible
        canvas.cover("title/wood", room)
        wall = FRect(room.left, room.top, room.width, room.height * 0.66)
        canvas.fill(wall, COLOURS[self.seat])
        for stripe in range(12):
            width = room.width / 24
            canvas.fill(FRect(room.left + stripe * 2 * width, room.top, width, wall.height), "#00000018")
        canvas.fill(FRect(room.left, wall.bottom - 10, room.width, 10), PAPER)

    def answer(self, gesture: Gesture) -> None:
        """The sheet is at the microphone: read it out."""
        if isinstance(gesture.means, int):
            self.spoken = gesture.means
            self.game.play_sound("mic-pop")
            self.game.play_sound("crowd-cheer")
            self.rebuild()

    def enter(self) -> None:
        """Hush."""
        self.game.mixer.music(None)

    def leave_stage(self) -> None:
        """Back to the book, to applause if there was a speech."""
        if self.spoken >= 0:
            self.game.play_sound("crowd-applause")
        self.game.pop()

    def on_escape(self) -> None:
        """The same."""
        self.leave_stage()


def portrait(name: str) -> str:
    """The picture of a guest of that name, or nothing for somebody who brought their own face."""
    for number, key in enumerate(PERSONAS, 1):
        if name == words(f"entkhbat.seats.names-{number}"):
            return f"entkhbat/persona/{key}"
    return ""
