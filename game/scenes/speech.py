"""The victory speech: a card dragged to the microphone, read out in large letters."""

from __future__ import annotations

from pygame import FRect

from engine.tamasha.cards import SPEECHES
from game.canvas import Canvas
from game.look import CREAM, INK, LEMON
from game.play.session import Player
from game.table.gesture import Drag, Gesture
from game.table.piece import Piece, Pose
from game.table.place import Place
from game.table.table_scene import TableScene
from game.text import Style
from game.widgets.button import Button
from game.widgets.label import Label, Paragraph, Picture, Plate
from game.words import words

TITLE = Style("label", 42, CREAM, cap=1.4)
ABOUT = Style("body", 21, LEMON, cap=1.5)
SPOKEN = Style("bold", 34, INK, cap=1.35)
HEADING = Style("label", 26, "#8f1f18", cap=1.3)
COLOURS = ("purple", "yellow")
CARD = (156.0, 218.0)
MIC = "microphone"


class SpeechScene(TableScene):
    """Six speeches and one microphone. A bot has chosen already."""

    name = "speech"

    def __init__(self, speaker: Player, party: int, seed: int) -> None:
        super().__init__()
        self.speaker, self.party = speaker, party
        self.spoken = -1 if speaker.human else seed % len(SPEECHES)

    def build(self) -> None:
        """The microphone in the light, the cards below; or the speech, once it is chosen."""
        self.table.clear()
        room = self.space.visible
        title = words("result.speech-title", name=self.speaker.name)
        self.add(Label(title, (room.left + 40, room.top + 26, room.width - 80, 64), TITLE, "centre", "title"))
        end = FRect(room.centerx - 170, room.bottom - 84, 340, 64)
        if self.spoken >= 0:
            self._lay_speech(room)
            self.add(Button("done", words("result.speech-done"), end, self.leave_stage, "button-go"))
            return
        about = (room.left + 60, room.top + 92, room.width - 120, 40)
        self.add(Label(words("result.speech-about"), about, ABOUT, "centre", "about"))
        self.add(Button("skip", words("result.speech-skip"), end, self.leave_stage))
        mic = FRect(0, 0, 190, 316)
        mic.center = (room.centerx, room.top + 306)
        self.table.add_place(Place(MIC, mic.inflate(60, 20), dims=False, radius=40))
        self.add(Picture("props/microphone", mic, name="mic-picture"))
        self._lay_cards(room)

    def _lay_cards(self, room: FRect) -> None:
        pitch = min(CARD[0] + 34, (room.width - 80) / len(SPEECHES))
        start = room.centerx - pitch * (len(SPEECHES) - 1) / 2
        for index, speech in enumerate(SPEECHES):
            pose = Pose(start + index * pitch, room.bottom - 216, (index - 2.5) * 1.2)
            piece = Piece(f"speech-{index}", f"tamasha/speech/{speech.id}", CARD, pose=pose)
            self.table.add_piece(piece)
        self.open_gestures([Drag(f"speech-{index}", MIC, means=index) for index in range(len(SPEECHES))])

    def _lay_speech(self, room: FRect) -> None:
        speech = SPEECHES[self.spoken]
        plate = FRect(0, 0, min(980.0, room.width - 120), 420)
        plate.center = (room.centerx, room.centery + 6)
        self.add(Plate(plate, "dialog", "speech-plate"))
        inner = plate.inflate(-110, -90)
        self.add(Label(speech.title, (inner.left, inner.top, inner.width, 44), HEADING, "centre", "heading"))
        text = (inner.left, inner.top + 50, inner.width, inner.height - 50)
        self.add(Paragraph(f"“{speech.text}”", text, SPOKEN, "centre", middle=True, name="speech"))

    def ground(self, canvas: Canvas) -> None:
        """The party's cloth, and a pool of light on the microphone."""
        room = self.space.visible
        tall = max(900.0, room.height)
        wide = 320.0 * tall / 900.0
        x = room.left
        while x < room.right:
            canvas.picture(f"skins/curtain_{COLOURS[self.party]}", FRect(x, room.top, wide, tall))
            x += wide
        for size, alpha in ((620.0, "16"), (480.0, "1c"), (340.0, "26")):
            light = FRect(0, 0, size, size)
            light.center = (room.centerx, room.top + 300)
            canvas.fill(light, f"#fff3c4{alpha}", size / 2)

    def why_not(self, piece: Piece, place: Place | None) -> tuple[str, str]:
        """A card dropped beside the microphone."""
        return ("", "") if place is None else (words("result.speech-wrong"), "")

    def answer(self, gesture: Gesture) -> None:
        """The card is at the microphone: read it out."""
        if isinstance(gesture.means, int):
            self.spoken = gesture.means
            self.game.play_sound("mic-pop")
            self.game.play_sound("crowd-cheer")
            self.rebuild()

    def leave_stage(self) -> None:
        """Back to the results."""
        self.game.pop()

    def on_escape(self) -> None:
        """The same."""
        self.leave_stage()
