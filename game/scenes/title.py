"""The title: the table from above with three game boxes, the ribbon of an unfinished match, a few buttons."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from pathlib import Path

from pygame import FRect

from game import saves
from game.canvas import Canvas, text_width
from game.look import CREAM, INK
from game.scene import Focusable, Scene
from game.scenes import doors
from game.scenes.about import AboutScene
from game.scenes.matches import MatchesScene
from game.scenes.overlay import notice
from game.scenes.settings import SettingsScene
from game.signals import KeyPressed, Signal
from game.space import Form
from game.table.layers import Still
from game.table.piece import Piece, Pose
from game.text import Style, fonts
from game.widgets.lying import Lying, Printed, Words, printed_area
from game.words import words

BANNER = FRect(363, 17, 874, 140)
BOXES = {
    "entkhbat": (FRect(155, 240, 333, 413), -5.0),
    "modipoly": (FRect(1108, 240, 333, 413), 4.5),
    "tamasha": (FRect(609, 208, 377, 467), -1.0),
}
"""Where each lid lies (before turning) and how far it is turned, in degrees."""
LID_RISE = 3.5
"""How many times as far as its box the lid rises under the pointer."""
RIBBONS = {
    "entkhbat": (FRect(141, 612, 408, 70), -5.0),
    "modipoly": (FRect(1063, 609, 408, 70), 4.5),
    "tamasha": (FRect(597, 632, 408, 70), -1.0),
}
"""Round the foot of the box that the unfinished match came out of, under its name."""
SMALLEST = 14.0
"""How small a line on the ribbon may become before it ends in an ellipsis."""
RIBBON_WORDS = (0.56, 0.15, 0.4, 0.7)
BUTTONS = FRect(150, 730, 1300, 128)
SLIP = Style("bold", 17)
RULES = Style("label", 24, INK, 1.2)


class TitleScene(Scene):
    """The first screen."""

    name = "title"

    def __init__(
        self, opens: Path | None = None, told: Sequence[tuple[str, str]] = (), offers: bool = False
    ) -> None:
        """`told` are titles and sentences that the player must read once."""
        super().__init__()
        self._opens, self._told, self._offers = opens, list(told), offers
        self._unfinished: saves.Saved | None = None
        self._where: tuple[str, str] | None = None
        self._loose: list[Piece] = []
        self._coins: list[Piece] = []

    def enter(self) -> None:
        """The tune, and whatever has to be said first."""
        self.game.mixer.music("title")

    def came_back(self) -> None:
        """A match may have been deleted or finished meanwhile."""
        self.game.mixer.music("title")
        self._where = None
        self.rebuild()

    def build(self) -> None:
        """Lay the boxes, the ribbon and the buttons."""
        self._unfinished = saves.newest_unfinished()
        small = self.space.form is Form.COMPACT
        self._loose = [] if small else [_loose(*entry) for entry in LOOSE]
        self._coins = [_loose(*entry) for entry in COINS]
        for game, (area, angle) in BOXES.items():
            self._add_box(game, area, angle)
        if self._unfinished is not None:
            self._add_ribbon(self._unfinished)
        self._add_buttons()

    def tick(self, dt: float) -> None:
        """After the first frame: read where the unfinished match stands, say what has to be said."""
        if self.game.frames < 1:
            return
        if self._opens is not None:
            path, self._opens = self._opens, None
            doors.sit_down(self.game, path)
        elif self._told:
            self.game.push(notice(*self._told.pop(0)))
        elif not self.game.told_of_damage and (self.game.pictures.lost or fonts.LOST):
            self.game.told_of_damage = True
            self.game.push(notice(words("title.damaged-title"), words("title.damaged")))
        elif self._offers:
            self._offers = False
            doors.offer_lesson(self.game)
        elif self._unfinished is not None and self._where is None:
            self._where = doors.where(self._unfinished.path)
            self.rebuild()

    def ground(self, canvas: Canvas) -> None:
        """Wood, bunting, the name, and loose things that are no targets."""
        canvas.cover("title/wood", self.space.visible)
        for piece in self._loose:
            piece.draw(canvas)
        if self.space.form is not Form.COMPACT:
            self._draw_bunting(canvas)
        canvas.picture("title/banner", BANNER)

    def stills(self) -> Iterable[Still]:
        """The boxes, the coins on their corners, then what can be pressed besides."""
        boxes = [widget for widget in self.widgets if widget.name.startswith("box-")]
        yield from boxes
        yield from self._coins
        yield from (widget for widget in self.widgets if widget not in boxes)

    def on_escape(self) -> None:
        """Nothing: leaving is a press on the ticket."""

    def focusables(self) -> Sequence[Focusable]:
        """The ribbon of an unfinished match first."""
        return sorted(super().focusables(), key=lambda thing: thing.name != "continue")

    def on_signal(self, signal: Signal) -> bool:
        """Enter, before any key went anywhere, goes on with the match or opens the box."""
        if not (isinstance(signal, KeyPressed) and signal.key == "return") or signal.repeat:
            return False
        first = self.find("continue") or self.find(f"box-{doors.GAMES[0]}")
        if self.focus is None and isinstance(first, Lying) and first.on_press is not None:
            first.on_press()
            return True
        return False

    # --- inside -------------------------------------------------------------------------------------

    def _draw_bunting(self, canvas: Canvas) -> None:
        room = self.space.visible
        canvas.picture("title/bunting-left", FRect(room.left, room.top, 366, 120))
        canvas.picture("title/bunting-right", FRect(room.right - 366, room.top, 366, 120))

    def _add_box(self, game: str, lid: FRect, angle: float) -> None:
        area = FRect(lid.topleft, self.game.pictures.facts(f"title/box-{game}").get("size", lid.size))
        over = [(_lid(game, lid, area, angle), LID_RISE)]
        if self.space.form is not Form.COMPACT:
            over.append((_slip(words(f"title.slip-{game}"), lid, angle), 1.0))
        box = Lying(
            f"box-{game}",
            words(f"title.box-{game}"),
            f"title/box-{game}.open",
            area,
            angle,
            lambda: self.game.push(doors.open_box(game)),
            rest=16.0,
            over=over,
        )
        self.add(box)

    def _add_ribbon(self, match: saves.Saved) -> None:
        acting, place = self._where or ("", "")
        lines = [line for line in (acting, place) if line] or [words("title.unfinished")]
        styles = Style("bold", 17, CREAM, 1.15), Style("body", 17, CREAM, 1.15)
        spot, angle = RIBBONS[match.header.game if match.header is not None else doors.GAMES[0]]
        x, y, width, height = printed_area(self.game.pictures, "title/ribbon", "words", RIBBON_WORDS)
        step = height / max(2, len(lines))
        top = y + (height - step * len(lines)) / 2
        told = [
            Words(line, (x, top + step * index, width, step), self._narrow(line, style, width), "left")
            for index, (line, style) in enumerate(zip(lines, styles, strict=False))
        ]
        self.add(
            Lying(
                "continue",
                words("title.continue"),
                Printed("title/ribbon", tuple(told)),
                spot,
                angle,
                lambda: doors.sit_down(self.game, match.path),
                words("title.continue-tip"),
                rest=8.0,
            )
        )

    def _narrow(self, line: str, style: Style, part: float) -> Style:
        """The style that lets a line fit into a part of the ribbon's width."""
        room = RIBBONS["tamasha"][0].width * part
        wide = text_width(self.space, line, style)
        return style if wide <= room else style.but(size=max(SMALLEST, style.size * room / wide))

    def _add_buttons(self) -> None:
        quit_about = "title.quit-about" if self._unfinished is not None else "title.quit-about-empty"
        entries = [
            ("learn", "title.learn-about", -0.8, lambda: self.game.push(doors.learn())),
            ("matches", "title.matches-about", 0.8, lambda: self.game.push(MatchesScene())),
            ("register", "title.register-about", -0.6, self._open_register),
            ("settings", "title.settings-about", -1.2, lambda: self.game.push(SettingsScene())),
            ("quit", quit_about, 1.0, self.game.quit),
        ]
        width, height = 240.0, 113.5
        gap = (BUTTONS.width - width * len(entries)) / (len(entries) + 1)
        for index, (name, about, angle, act) in enumerate(entries):
            area = FRect(BUTTONS.left + gap + index * (width + gap), BUTTONS.top, width, height)
            face = self._button_face(name, words(about))
            self.add(Lying(name, words(f"title.{name}"), face, area, angle, act))
        self._add_rules()
        about_area = FRect(self.space.visible.right - 96, self.space.visible.bottom - 50, 84, 40)
        face = Printed("title/about")
        self.add(
            Lying(
                "about",
                words("title.about"),
                face,
                about_area,
                0.0,
                lambda: self.game.push(AboutScene()),
                words("title.about-tip"),
                rest=3.0,
                rise=3.0,
            )
        )

    def _add_rules(self) -> None:
        """A slip in the corner that leads to the rulebook."""
        room = self.space.visible
        face = Printed("title/slip", (Words(words("title.rules"), (0.05, 0.06, 0.9, 0.88), RULES),))
        area = FRect(room.left + 14, room.bottom - 58, 128, 48)
        tip = words("title.rules-tip")
        self.add(Lying("rules", words("title.rules"), face, area, -2.0, self._read_rules, tip, 3.0, 3.0))

    def _open_register(self) -> None:
        from game.register.shelf import ShelfScene

        self.game.push(ShelfScene())

    def _read_rules(self) -> None:
        self.game.push(doors.rules(doors.GAMES[0]))

    def _button_face(self, name: str, about: str) -> Printed:
        """The lettered button with a second line, where there is room for one that can be read."""
        if self.space.form is Form.COMPACT:
            return Printed(f"title/{name}")
        area = printed_area(self.game.pictures, f"title/{name}", "second", (0.1, 0.6, 0.8, 0.24))
        colour = CREAM if name == "learn" else INK
        return Printed(f"title/{name}", (Words(about, area, Style("body", 17, colour, 1.25)),))


Lies = tuple[str, float, float, float, float, float]
"""A picture, the middle of where it lies, its width and height, how far it is turned."""

LOOSE: tuple[Lies, ...] = (
    ("title/loose-vote300", 80, 275, 142, 199, -24),
    ("title/loose-titfortat", 125, 583, 142, 199, 14),
    ("title/loose-ordinance", 1510, 605, 148, 208, -9),
    ("title/loose-bid", 1510, 310, 184, 116, 13),
    ("title/loose-bid", 1522, 250, 184, 116, -8),
    ("title/loose-mrs_jamuni", 575, 255, 158, 221, -14),
    ("title/loose-mr_haldi", 1027, 250, 158, 221, 13),
)
"""Under the boxes, in a window that is not small."""

COINS: tuple[Lies, ...] = (
    ("props/coin_purple_1.1", 518, 683, 48, 48, -40),
    ("props/coin_purple_1.2", 553, 705, 48, 48, 30),
    ("props/coin_yellow_1.1", 533, 715, 48, 48, 10),
    ("props/coin_yellow_1.1", 1072, 678, 48, 48, -30),
    ("props/coin_yellow_1.3", 1052, 698, 48, 48, 50),
    ("props/coin_purple_1.1", 1083, 715, 48, 48, 25),
    ("props/coin_yellow_1.1", 500, 208, 48, 48, 45),
    ("props/coin_purple_1.1", 1102, 198, 48, 48, 12),
    ("props/coin_yellow_1.3", 1427, 178, 48, 48, -12),
    ("props/coin_purple_1.1", 177, 188, 48, 48, -20),
    ("props/pawn_purple.1", 563, 583, 42, 58, 0),
    ("props/pawn_yellow.2", 1047, 575, 42, 58, 8),
    ("props/die_5", 1468, 467, 44, 44, 18),
    ("props/die_3", 1505, 503, 44, 44, -14),
)
"""On the corners of the boxes."""


def _loose(picture: str, x: float, y: float, width: float, height: float, angle: float) -> Piece:
    return Piece(picture, picture, (width, height), pose=Pose(x, y, angle))


def _lid(game: str, lid: FRect, box: FRect, angle: float) -> Piece:
    """The lid of a box, turned with it about the box's middle."""
    across, down = lid.centerx - box.centerx, lid.centery - box.centery
    turn = math.radians(angle)
    x = box.centerx + across * math.cos(turn) - down * math.sin(turn)
    y = box.centery + across * math.sin(turn) + down * math.cos(turn)
    return Piece("lid", f"title/lid-{game}", (lid.width, lid.height), pose=Pose(x, y, angle, lift=0.0))


def _slip(text: str, box: FRect, angle: float) -> Piece:
    """The paper slip with the number of players, under the front side of its box."""
    face = Printed("title/slip", (Words(text, (0.05, 0.1, 0.9, 0.8), SLIP),))
    return Piece("slip", face, (262, 40), pose=Pose(box.centerx + 8, box.bottom + 38, angle * 0.6, lift=3.0))
