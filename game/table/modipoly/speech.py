"""The victory speech of MODIPOLY: a sheet is dragged to the microphone and read out.

Three sheets suit any winner; the fourth was written for the card that the winner holds.
"""

from __future__ import annotations

from pygame import FRect

from engine.modipoly.cards import ROLE_IDS
from game.canvas import Canvas
from game.look import CREAM
from game.play.session import Player
from game.table.gesture import Drag, Gesture
from game.table.modipoly.house.inks import FORM, MANILA, PRESS
from game.table.modipoly.house.verdicts import say
from game.table.modipoly.names import COLOURS, badge, role_picture
from game.table.piece import Piece, Pose
from game.table.place import Place
from game.table.table_scene import TableScene
from game.text import Style
from game.widgets.button import Button
from game.widgets.fitting import fit_paragraph
from game.widgets.label import Label, Paragraph, Picture, Plate
from game.widgets.lying import Printed, Words
from game.words import words

SHEETS = 4
OWN_SHEET = 3
"""The one that belongs to a role."""
MIC = "microphone"
TITLE = Style("label", 42, CREAM, 1.3)
ABOUT = Style("body", 21, CREAM, 1.4)
HEADING = Style("label", 20, PRESS, 1.2)
SPOKEN = Style("bold", 38, PRESS, 1.3)
CARD = (230.0, 150.0)


class SpeechScene(TableScene):
    """Four speeches and one microphone. A bot has chosen already."""

    name = "speech"

    def __init__(self, speaker: Player, seat: int, seed: int, role: int = -1) -> None:
        """`role` is the card the winner holds, or -1 when nobody knows."""
        super().__init__()
        self.speaker, self.seat, self.role = speaker, seat, role
        self.spoken = -1 if speaker.human else self._sheets()[seed % len(self._sheets())]

    def _sheets(self) -> range:
        return range(SHEETS if self.role >= 0 else OWN_SHEET)

    def _key(self, sheet: int) -> str:
        return ROLE_IDS[self.role] if sheet == OWN_SHEET else str(sheet)

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
        self.add(Picture(badge(self.seat), FRect(room.centerx - 46, room.top + 140, 92, 92), name="badge"))
        end = FRect(room.centerx - 170, room.bottom - 88, 340, 64)
        if self.spoken >= 0:
            self._lay_speech(FRect(room.left + 160, room.top + 250, room.width - 320, room.height - 370))
            self.add(Button("done", words("result.speech-done"), end, self.leave_stage, "button-go"))
            return
        mic = FRect(0, 0, 170, 282)
        mic.center = (room.centerx, room.top + 386)
        self.add(Picture("props/microphone", mic, name="mic-picture"))
        self.add(Button("skip", words("result.speech-skip"), end, self.leave_stage))
        self.table.add_place(Place(MIC, mic.inflate(80, 30), dims=False, radius=40))
        self._lay_cards(room)

    def _lay_cards(self, room: FRect) -> None:
        sheets = self._sheets()
        pitch = min(CARD[0] + 60, (room.width - 80) / len(sheets))
        start = room.centerx - pitch * (len(sheets) - 1) / 2
        for index in sheets:
            pose = Pose(start + index * pitch, room.bottom - 216, (index - 1.5) * 2.0)
            title = Words(say(f"speech.title-{self._key(index)}"), (0.08, 0.16, 0.84, 0.68), HEADING)
            self.table.add_piece(Piece(f"speech-{index}", Printed("title/slip", (title,)), CARD, pose=pose))
        self.open_gestures([Drag(f"speech-{index}", MIC, means=index) for index in sheets])

    def _lay_speech(self, area: FRect) -> None:
        self.add(Plate(area, "plate-white", "speech-plate"))
        inner = area.inflate(-90, -60)
        if self.role >= 0:
            tall = min(inner.height, 300.0)
            spot = FRect(inner.left, inner.centery - tall / 2, tall * 5 / 7, tall)
            self.add(Picture(f"{role_picture(self.role)}.hand", spot, name="role"))
            inner = FRect(spot.right + 40, inner.top, inner.right - spot.right - 40, inner.height)
        text = f"“{say(f'speech.text-{self._key(self.spoken)}')}”"
        style = fit_paragraph(self.space, text, SPOKEN, inner.width, inner.height)
        self.add(Paragraph(text, inner, style, "centre", middle=True, name="speech"))

    def ground(self, canvas: Canvas) -> None:
        """A press wall in the winner's colour over the boards of the stage."""
        room = self.space.visible
        canvas.cover("title/wood", room)
        wall = FRect(room.left, room.top, room.width, room.height * 0.66)
        canvas.fill(wall, COLOURS[self.seat])
        across, down = room.width / 12, wall.height / 5
        for row in range(5):
            for column in range(12):
                if (row + column) % 2:
                    spot = FRect(wall.left + column * across, wall.top + row * down, across, down)
                    canvas.fill(spot, "#00000018")
        canvas.fill(FRect(room.left, room.top, room.width, 134), "#1d212cb0")
        canvas.fill(FRect(room.left, wall.bottom - 10, room.width, 5), FORM)
        canvas.fill(FRect(room.left, wall.bottom - 5, room.width, 5), MANILA)

    def why_not(self, piece: Piece, place: Place | None) -> tuple[str, str]:
        """A sheet dropped beside the microphone is told where it is."""
        return (words("result.speech-wrong"), "") if place is not None else ("", "")

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
        """Back to the sheet, to applause if there was a speech."""
        if self.spoken >= 0:
            self.game.play_sound("crowd-applause")
        self.game.pop()

    def on_escape(self) -> None:
        """The same."""
        self.leave_stage()
