"""Between two people: the cloth hangs over the table until the next one holds the button."""

from __future__ import annotations

from collections.abc import Callable

from pygame import FRect

from game.canvas import Canvas
from game.look import INK
from game.scene import Scene
from game.scenes.overlay import Overlay
from game.signals import KeyPressed, Signal
from game.text import Style
from game.widgets.button import Button, HoldButton
from game.widgets.label import Label, Paragraph, Picture, Plate
from game.words import words

COLOURS = ("purple", "yellow")
PASS = Style("label", 34, INK, cap=1.5)
NAME = Style("bold", 46, INK, cap=1.5)
ABOUT = Style("body", 19, INK)
PART_SECONDS = 0.42
PELMET = 110.0
CLOTH = (320.0, 900.0)


def curtain_scene(
    name: str,
    party: int,
    on_lift: Callable[[], None],
    on_undo: Callable[[], None] | None = None,
    why_no_undo: str = "",
    mark: str = "",
    title: str = "",
    token: str = "",
) -> Scene:
    """A curtain in front of `name`'s secrets. `on_lift` is called once it has parted and gone.

    A faction brings its `mark` (purple_left) for its token, and its `title`. `token` is
    the picture of a player's own badge, where a game has badges instead of parties.
    """
    return Curtain(name, party, on_lift, on_undo, why_no_undo, mark, title, token)


class Curtain(Overlay):
    """Nothing private is drawn while it hangs. It opens by being held, by pointer or key."""

    name = "curtain"

    def __init__(
        self,
        who: str,
        party: int,
        on_lift: Callable[[], None],
        on_undo: Callable[[], None] | None,
        why_no_undo: str,
        mark: str = "",
        title: str = "",
        token: str = "",
    ) -> None:
        super().__init__()
        self.mark, self.title = mark or COLOURS[party], title
        self.badged = "-badged" if token else ""
        """The ending of the words for a game that is not played with cards alone."""
        self.token = token or f"props/token_{self.mark}"
        self.who, self.party = who, party
        self.on_lift, self.on_undo, self.why_no_undo = on_lift, on_undo, why_no_undo
        self.on_menu: Callable[[], None] | None = None
        """What Escape opens in front of the cloth; a table sets it."""
        self.on_rules: Callable[[], None] | None = None
        """What F1 opens in front of the cloth; a table sets it."""
        self.parted = 0.0
        self._parting = False

    def build(self) -> None:
        """The plate with the name, the button to hold, and the way back for the one before."""
        super().build()
        if self._parting:
            return
        room = self.space.visible
        grown = min(1.45, max(1.0, self.space.text_scale))
        plate = FRect(0, 0, min(720.0 * grown, room.width - 80), min(430.0 * grown, room.height - 180))
        plate.center = (room.centerx, room.centery + 30)
        self.add(Plate(plate, "dialog", "plate"))
        inner = plate.inflate(-90, -76)
        line = inner.height / 6
        token = FRect(0, 0, line * 1.5, line * 1.5)
        token.midtop = (inner.centerx, inner.top)
        self.add(Picture(self.token, token, name="token"))
        told = FRect(inner.left, token.bottom + 4, inner.width, line)
        self.add(Label(words("curtain.pass"), told, PASS, "centre", "pass"))
        self.add(Label(self.who, (inner.left, told.bottom, inner.width, line * 1.25), NAME, "centre", "who"))
        about = FRect(inner.left, told.bottom + line * 1.3, inner.width, line * 0.95)
        said = words("curtain.about-faction", title=self.title) if self.title else words("curtain.about")
        self.add(Paragraph(said, about, ABOUT, "centre", middle=True, name="about"))
        hold = FRect(0, 0, min(430.0 * grown, inner.width), max(62.0, line * 1.15))
        hold.midbottom = (inner.centerx, inner.bottom + 6)
        self.add(HoldButton("lift", words("curtain.hold"), hold, self.lift))
        undo = FRect(0, plate.bottom + 16, 300 * grown, 54)
        undo.centerx = room.centerx
        if self.on_menu is not None:
            undo.right = room.centerx - 8
            menu = FRect(room.centerx + 8, undo.top, undo.width, undo.height)
            self.add(Button("menu", words("table.menu-label"), menu, self.on_escape, icon="menu"))
        button = self.add(
            Button("undo", words(f"curtain.undo{self.badged}"), undo, self.take_back, icon="undo")
        )
        button.enabled = self.on_undo is not None
        button.tip = self.why_no_undo or words(f"curtain.undo{self.badged}-tip")

    def enter(self) -> None:
        """The cloth falls, and the button waits for whoever comes."""
        super().enter()
        self.game.play_sound("pass-chime")
        self.set_focus(self.find("lift"))

    def on_signal(self, signal: Signal) -> bool:
        """F1 opens the rules in front of the cloth."""
        if isinstance(signal, KeyPressed) and signal.key == "f1" and not signal.repeat and self.on_rules:
            self.on_rules()
            return True
        return super().on_signal(signal)

    def ground(self, canvas: Canvas) -> None:
        """Two halves of cloth under a pelmet; between them, as they part, the table as all may see it."""
        if self._parting:
            super().ground(canvas)
        room = self.space.visible
        half = room.width / 2 * (1 - self.parted)
        self._hang(canvas, room.left, half)
        self._hang(canvas, room.right - half, half)
        x = room.left
        while x < room.right:
            canvas.picture(f"skins/pelmet_{COLOURS[self.party]}", FRect(x, room.top, CLOTH[0], PELMET))
            x += CLOTH[0]

    def _hang(self, canvas: Canvas, left: float, width: float) -> None:
        room = self.space.visible
        tall = max(CLOTH[1], room.height)
        wide = CLOTH[0] * tall / CLOTH[1]
        with canvas.clipped(FRect(left, room.top, width, room.height)):
            x = left
            while x < left + width:
                canvas.picture(f"skins/curtain_{COLOURS[self.party]}", FRect(x, room.top, wide, tall))
                x += wide

    def lift(self) -> None:
        """The button was held: part, and then let the secrets be shown."""
        if self._parting:
            return
        self._parting = True
        self.game.play_sound("curtain-draw")
        if self.game.motion.calm or self.game.motion.factor == 0:
            self._gone()
        else:
            self.rebuild()

    def tick(self, dt: float) -> None:
        """The halves slide aside, fast at first."""
        if not self._parting:
            return
        self.parted = min(1.0, self.parted + dt / (PART_SECONDS * max(0.2, self.game.motion.factor)))
        self.touch()
        if self.parted >= 1.0:
            self._gone()

    def _gone(self) -> None:
        self.game.pop()
        self.on_lift()

    def take_back(self) -> None:
        """The last answer is taken back by whoever gave it."""
        if self.on_undo is not None:
            self.game.pop()
            self.on_undo()

    def on_escape(self) -> None:
        """A curtain is not closed by a key, it is held open; the menu of the match comes in front of it."""
        if self.on_menu is not None and not self._parting:
            self.on_menu()
