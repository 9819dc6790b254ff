"""The victory speech: a card dragged to the microphone, read out in large letters."""

from __future__ import annotations

from collections.abc import Iterable

import pygame
from pygame import FRect

from engine.tamasha.cards import BIGNETA_OF, NETAS, SPEECHES
from game.canvas import Canvas
from game.look import CREAM, INK
from game.play.session import Player
from game.scenes.crowd import Crowd
from game.table.gesture import Drag, Gesture
from game.table.layers import Mover, Still
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
SPOKEN = Style("bold", 44, INK, cap=1.35)
HEADING = Style("label", 28, "#8f1f18", cap=1.3)
COLOURS = ("purple", "yellow")
RIBBON_INKS = (CREAM, INK)
"""What can be read on the ribbon of each party."""
CARD = (184.0, 258.0)
PELMET = (320.0, 110.0)
LIGHT = "#fff3c4"
STEPS = 40
"""Rings from which the pool of light is made."""
MIC, STAGE = "microphone", "stage"


class SpeechScene(TableScene):
    """Six speeches and one microphone. A bot has chosen already."""

    name = "speech"

    def __init__(self, speaker: Player, party: int, seed: int, ended: str = "", title: str = "") -> None:
        """`ended` is a sentence that says how the match ended, `title` the faction that speaks."""
        super().__init__()
        self.speaker, self.party, self.ended, self.title = speaker, party, ended, title
        self._standing: list[Piece] = []
        self._crowd: Crowd | None = None
        self.spoken = -1 if speaker.human else seed % len(SPEECHES)

    def build(self) -> None:
        """The microphone in the light, the cards below; or the speech, once it is chosen."""
        self.table.clear()
        self._standing = []
        room = self.space.visible
        self._lay_title(room)
        end = FRect(room.centerx - 170, room.bottom - 84, 340, 64)
        if self.spoken >= 0:
            self._lay_speech(room)
            tired = self._crowd is not None or self.game.motion.calm
            self._crowd = Crowd(COLOURS[self.party], room, end, tired)
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
        who = self.speaker.name
        if self.title:
            who = words("result.speech-kingmaker", name=who, title=self.title)
        title = words(f"result.speech-title{spoken}", name=who)
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
        """The winner on the left, the words in the middle, their card on the right."""
        speech = SPEECHES[self.spoken]
        top = room.top + 170
        area = FRect(room.left + 60, top, room.width - 120, room.bottom - 150 - top)
        tall = min(area.height - 30, 420.0)
        bigneta = NETAS[BIGNETA_OF[self.party]].id
        winner = Pose(area.left + 160, area.centery - 8, -3.5, lift=10)
        card = Pose(area.right - 130, area.centery - 8, 3.5, lift=10)
        rosette = Pose(winner.x + 146, winner.y + tall * 0.4, 8, lift=6)
        self._standing = [
            Piece("winner", f"tamasha/neta/{bigneta}.zoom", (tall * 5 / 7, tall), pose=winner),
            Piece("rosette", f"props/rosette_{COLOURS[self.party]}", (101, 149), pose=rosette),
            Piece("spoken", f"tamasha/speech/{speech.id}", _times(CARD, tall * 0.82 / CARD[1]), pose=card),
        ]
        plate = FRect(winner.x + 205, 0, card.x - winner.x - 205 - 168, min(area.height, 380.0))
        plate.centery = area.centery
        self.add(Plate(plate, "plate-white", "speech-plate"))
        ribbon = FRect(plate.left - 14, plate.top - 22, min(plate.width + 28, 420.0), 66)
        self.add(Plate(ribbon, f"ribbon-{COLOURS[self.party]}", "speech-ribbon"))
        style = fit_paragraph(self.space, speech.title, HEADING, ribbon.width - 90, ribbon.height - 18)
        style = style.but(colour=RIBBON_INKS[self.party])
        self.add(Label(speech.title, ribbon.move(0, -4).inflate(-80, 0), style, "centre", "heading"))
        self._lay_words(
            speech.text, FRect(plate.left + 44, plate.top + 60, plate.width - 88, plate.height - 84)
        )

    def _lay_words(self, text: str, area: FRect) -> None:
        """What is said, as large as it fits, and below it how the evening ended."""
        ended = 44.0 * min(1.4, self.space.text_scale) if self.ended else 0.0
        said = f"“{text}”"
        room = area.height - ended
        style = fit_paragraph(self.space, said, SPOKEN, area.width, room)
        told = FRect(area.left, area.top, area.width, room)
        self.add(Paragraph(said, told, style, middle=True, name="speech"))
        if self.ended:
            line = FRect(area.left, area.bottom - ended, area.width, ended)
            fitting = fit_paragraph(self.space, self.ended, ABOUT, line.width, line.height)
            self.add(Label(self.ended, line, fitting, "left", "ended"))

    def stills(self) -> Iterable[Still]:
        """The plates, then the winner, the rosette and the card that lean against them."""
        yield from super().stills()
        yield from self._standing

    def flying(self) -> Iterable[Mover]:
        """The crowd, once there is something to cheer."""
        yield from super().flying()
        if self._crowd is not None:
            yield self._crowd

    def tick(self, dt: float) -> None:
        """The crowd cheers."""
        super().tick(dt)
        if self._crowd is not None:
            self._crowd.update(dt)

    def ground(self, canvas: Canvas) -> None:
        """The party's curtain with its pelmet, and a pool of light on whoever speaks."""
        room = self.space.visible
        tall = max(900.0, room.height)
        wide = 320.0 * tall / 900.0
        x = room.left
        while x < room.right:
            canvas.picture(f"skins/curtain_{COLOURS[self.party]}", FRect(x, room.top, wide, tall))
            x += wide
        x = room.left
        while x < room.right:
            canvas.picture(f"skins/pelmet_{COLOURS[self.party]}", FRect(x, room.top, *PELMET))
            x += PELMET[0]
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


def _times(size: tuple[float, float], factor: float) -> tuple[float, float]:
    return size[0] * factor, size[1] * factor


def _light(pixels: tuple[int, int]) -> pygame.Surface:
    """A pool of light, strongest in its middle."""
    small = pygame.Surface((128, 128), pygame.SRCALPHA)
    red, green, blue, _ = pygame.Color(LIGHT)
    for step in range(STEPS):
        strength = round(150 * (step / STEPS) ** 2)
        pygame.draw.circle(small, (red, green, blue, strength), (64, 64), 64 * (1 - step / STEPS))
    return pygame.transform.smoothscale(small, pixels)
