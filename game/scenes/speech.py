"""The victory speech: a card dragged to the microphone, read out in large letters."""

from __future__ import annotations

import pygame
from pygame import FRect

from engine.tamasha.cards import SPEECHES
from game.canvas import Canvas, text_height
from game.look import INK
from game.play.session import Player
from game.table.gesture import Drag, Gesture
from game.table.piece import Piece, Pose
from game.table.place import Place
from game.table.table_scene import TableScene
from game.text import Style
from game.widgets.button import Button
from game.widgets.fitting import fit_paragraph
from game.widgets.label import Label, Paragraph, Picture, Plate
from game.words import words

TITLE = Style("label", 40, INK, cap=1.3)
ABOUT = Style("body", 21, INK, cap=1.5)
SPOKEN = Style("bold", 36, INK, cap=1.35)
HEADING = Style("label", 28, "#8f1f18", cap=1.3)
COLOURS = ("purple", "yellow")
CARD = (184.0, 258.0)
LIGHT = "#fff3c4"
STEPS = 40
"""Rings from which the pool of light is made."""
MIC, STAGE = "microphone", "stage"


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
        self._lay_title(room)
        end = FRect(room.centerx - 170, room.bottom - 84, 340, 64)
        if self.spoken >= 0:
            self._lay_speech(room)
            self.add(Button("done", words("result.speech-done"), end, self.leave_stage, "button-go"))
            return
        self.add(Button("skip", words("result.speech-skip"), end, self.leave_stage))
        mic = FRect(0, 0, 184, 306)
        mic.center = (room.centerx, room.top + 312)
        stage = FRect(room.left, room.top, room.width, room.height - CARD[1] - 120)
        self.table.add_place(Place(STAGE, stage, dims=False))
        self.table.add_place(Place(MIC, mic.inflate(60, 20), dims=False, radius=40))
        self.add(Picture("props/microphone", mic, name="mic-picture"))
        self._lay_cards(room)

    def _lay_title(self, room: FRect) -> None:
        """A plate that says whose evening it is, and what to do."""
        plate = FRect(0, 0, min(860.0 * min(1.4, self.space.text_scale), room.width - 120), 124)
        plate.midtop = (room.centerx, room.top + 14)
        self.add(Plate(plate, "plate", "title-plate"))
        inner = plate.inflate(-60, -24)
        spoken = "-spoken" if self.spoken >= 0 else ""
        title = words(f"result.speech-title{spoken}", name=self.speaker.name)
        style = fit_paragraph(self.space, title, TITLE, inner.width, 60)
        self.add(Label(title, (inner.left, inner.top, inner.width, 56), style, "centre", "title"))
        about = (inner.left, inner.top + 56, inner.width, 42)
        text = words(f"result.speech-about{spoken}")
        self.add(
            Label(text, about, fit_paragraph(self.space, text, ABOUT, inner.width, 42), "centre", "about")
        )

    def _lay_cards(self, room: FRect) -> None:
        pitch = min(CARD[0] + 40, (room.width - 80) / len(SPEECHES))
        start = room.centerx - pitch * (len(SPEECHES) - 1) / 2
        for index, speech in enumerate(SPEECHES):
            pose = Pose(start + index * pitch, room.bottom - 232, (index - 2.5) * 1.2)
            piece = Piece(f"speech-{index}", f"tamasha/speech/{speech.id}", CARD, pose=pose)
            self.table.add_piece(piece)
        self.open_gestures([Drag(f"speech-{index}", MIC, means=index) for index in range(len(SPEECHES))])

    def _lay_speech(self, room: FRect) -> None:
        """The card on the left of a large plate, the words on the right."""
        speech = SPEECHES[self.spoken]
        grown = min(1.25, max(1.0, self.space.text_scale))
        plate = FRect(0, 0, min(1080.0 * grown, room.width - 120), min(430.0 * grown, room.height - 270))
        plate.center = (room.centerx, room.centery + 22)
        self.add(Plate(plate, "dialog", "speech-plate"))
        inner = plate.inflate(-120, -90)
        tall = min(inner.height, 340.0)
        card = FRect(inner.left, inner.centery - tall / 2, tall * CARD[0] / CARD[1], tall)
        self.add(Picture(f"tamasha/speech/{speech.id}.hand", card, "spoken"))
        area = FRect(card.right + 50, inner.top, inner.right - card.right - 50, inner.height)
        said = f"“{speech.text}”"
        style = fit_paragraph(self.space, said, SPOKEN, area.width, area.height - 60)
        told = text_height(self.space, said, area.width, style)
        top = area.centery - (told + 60) / 2
        self.add(Label(speech.title, (area.left, top, area.width, 46), HEADING, "left", "heading"))
        self.add(Paragraph(said, (area.left, top + 60, area.width, told + 8), style, name="speech"))

    def ground(self, canvas: Canvas) -> None:
        """The party's cloth, and a pool of light on the microphone."""
        room = self.space.visible
        tall = max(900.0, room.height)
        wide = 320.0 * tall / 900.0
        x = room.left
        while x < room.right:
            canvas.picture(f"skins/curtain_{COLOURS[self.party]}", FRect(x, room.top, wide, tall))
            x += wide
        light = FRect(0, 0, 760, 760)
        light.center = (room.centerx, room.top + (312 if self.spoken < 0 else 430))
        pixels = canvas.space.rect(light).size
        canvas.put(canvas.pictures.drawn(("light", pixels), lambda: _light(pixels)), canvas.space.rect(light))

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

    def enter(self) -> None:
        """Hush."""
        self.game.mixer.music(None)
        if self.spoken >= 0:
            self.game.play_sound("mic-pop")
            self.game.play_sound("crowd-cheer")

    def leave_stage(self) -> None:
        """Back to the results, to applause if there was a speech."""
        if self.spoken >= 0:
            self.game.play_sound("crowd-applause")
        self.game.pop()

    def on_escape(self) -> None:
        """The same."""
        self.leave_stage()


def _light(pixels: tuple[int, int]) -> pygame.Surface:
    """A pool of light, strongest in its middle."""
    small = pygame.Surface((128, 128), pygame.SRCALPHA)
    red, green, blue, _ = pygame.Color(LIGHT)
    for step in range(STEPS):
        strength = round(150 * (step / STEPS) ** 2)
        pygame.draw.circle(small, (red, green, blue, strength), (64, 64), 64 * (1 - step / STEPS))
    return pygame.transform.smoothscale(small, pixels)
