"""A Secret Session: a curtain, and a board that is there only while its holder presses *Look* (AE-R19)."""

from __future__ import annotations

from typing import Final

from pygame import FRect

from engine.core.refusal import Refused
from engine.entkhbat.register import stamps
from game.canvas import Canvas
from game.files import Trouble
from game.look import CREAM, INK, LEMON
from game.register.board import TotalsBoard
from game.register.keeping import Desk, why
from game.scene import Scene
from game.scenes.overlay import notice
from game.text import Style
from game.widgets.base import Widget, changing
from game.widgets.button import Button, HeldButton
from game.widgets.label import Label, Paragraph
from game.words import words

SECONDS: Final = 60.0
"""How long a holder may look, in all."""
BOARD: Final = FRect(300, 100, 1000, 600)
CURTAIN, FOLD = "#8f1f18", "#6f1512"
NAME = Style("label", 56, CREAM, 1.2)
ABOUT = Style("body", 26, CREAM, 1.25)
COUNT = Style("label", 40, LEMON, 1.2)


class LookButton(HeldButton):
    """Is `looking` for as long as it is held, by pointer or key."""

    looking = changing(False)

    def __init__(self, rect: FRect) -> None:
        super().__init__("look", words("register.session.look"), rect, None, "button-go")

    def update(self, dt: float) -> None:
        """Held is held; let go is let go at once."""
        self.looking = self.holding


class Clock(Widget):
    """The ring of seconds that are left."""

    left = changing(60)

    def draw(self, canvas: Canvas) -> None:
        """A ring, and the number in it."""
        canvas.ring(self.rect.center, self.rect.width / 2, max(0.02, self.left / SECONDS), LEMON, INK)
        canvas.text(str(self.left), self.rect.center, COUNT, "center")


class SessionScene(Scene):
    """Stays until it is closed; until then nothing else can be entered."""

    name = "register-session"

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk
        self.left = SECONDS
        self.closing = False

    def build(self) -> None:
        """The board behind the curtain, the two buttons, the clock."""
        self.board = self.add(TotalsBoard(BOARD, self.desk.book))
        self.board.visible = False
        holder = self.desk.book.names[max(0, self.desk.book.session)]
        self.title = self.add(
            Label(words("register.session.for", name=holder), (200, 220, 1200, 80), NAME, "centre")
        )
        self.about = self.add(
            Paragraph(words("register.session.how"), (360, 320, 880, 200), ABOUT, "centre", name="how")
        )
        self.look = self.add(LookButton(FRect(420, 750, 460, 90)))
        self.clock = self.add(Clock("clock", FRect(930, 745, 100, 100)))
        self.clock.left = round(self.left)
        self.add(Button("done", words("register.session.done"), (1080, 760, 240, 70), self.close))
        if self.focus is None:
            self.set_focus(self.look)

    def ground(self, canvas: Canvas) -> None:
        """A heavy curtain in folds."""
        room = canvas.space.visible
        canvas.fill(room, CURTAIN)
        x = room.left
        while x < room.right:
            canvas.fill(FRect(x, room.top, 34, room.height), FOLD + "70")
            canvas.fill(FRect(x + 34, room.top, 16, room.height), FOLD)
            x += 90
        canvas.fill(FRect(room.left, room.top, room.width, 44), "#3a0d0a")
        canvas.fill(FRect(room.left, room.top + 44, room.width, 6), "#d9a93a")

    def tick(self, dt: float) -> None:
        """The seconds run only while the board is seen."""
        seen = self.look.looking and self.left > 0
        self.board.visible = seen
        self.title.visible = self.about.visible = not seen
        if seen:
            self.left = max(0.0, self.left - dt)
            self.clock.left = -int(-self.left // 1)
        if self.left <= 0:
            self.close()

    def close(self) -> None:
        """The look is over, for good."""
        if self.closing:
            return
        self.closing = True
        game = self.game
        trouble = ""
        try:
            self.desk.write(stamps.close_session)
        except (Refused, Trouble) as no:
            trouble = why(no)
        game.pop()
        if trouble:
            game.push(notice(words("register.not-written"), trouble))

    def on_escape(self) -> None:
        """Nothing: a session is closed by *Done* or by the clock."""
