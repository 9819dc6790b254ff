"""The buttons and panels of the table: undo, rules, speed, menu, seal, pay plate, chest tag, log."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame
from pygame import FRect

from game.canvas import Canvas
from game.look import CREAM, INK, MINT
from game.signals import FocusLost, KeyPressed, KeyReleased, PointerPressed, PointerReleased, Signal
from game.table.tamasha.attack.page_button import PageButton
from game.table.tamasha.columns import PICTURES
from game.table.tamasha.faction.leaf import LeafButton
from game.table.tamasha.furniture import put, token
from game.table.tamasha.heaps import note_picture
from game.table.tamasha.lettering import heading
from game.table.tamasha.names import PAGES, SEAL
from game.table.tamasha.planner import split_areas
from game.text import Style
from game.widgets.base import Widget
from game.widgets.button import Button, IconButton
from game.widgets.logpanel import LogLine, LogPanel
from game.words import words

if TYPE_CHECKING:
    from game.scenes.table import TamashaScene

TINTS = {"undo": "#a9dcc4", "rules": "#ffe68a", "speed": "#f9b9ba", "menu": "#a9d6e6"}
"""The colours of the four tiles: never the only mark, each has its icon and word."""


class Controls:
    """Makes the widgets of a table scene and keeps them true."""

    def __init__(self, scene: TamashaScene) -> None:
        self.scene = scene
        self.log: LogPanel | None = None
        self.seal: SealButton | None = None
        self.pay: list[Widget] = []
        self.pools: list[Widget] = []
        self.chest: ChestTag | None = None
        self.pages: list[PageButton] = []
        self.leaf: LeafButton | None = None

    def build(self) -> None:
        """All widgets for the present layout."""
        self.pay = []
        self._buttons()
        self._log()
        layout = self.scene.top.layout
        self.pools = [
            self.scene.add(Widget(f"pool-{side}", layout.zone(f"pool-{side}"), "…")) for side in (0, 1)
        ]
        self.chest = ChestTag(self.scene, layout.zone("chest" if not layout.trading else "purse"))
        self.scene.add(self.chest)
        if layout.trading:
            self._explain_sheet(layout.zone("sheet"))
        self.leaf = self.scene.add(LeafButton(self.scene)) if self.scene.top.chairs.split else None
        self.pages = [self.scene.add(PageButton(self.scene, name)) for name in PAGES]
        self.seal = self.scene.add(SealButton(self._seal_spot(), self.scene.press_seal))
        self.seal.visible = False

    def _explain_sheet(self, sheet: FRect) -> None:
        """Whoever rests on a row of the sheet is told what it counts."""
        for row, part in zip("abcdel", ("A", "B", "C", "D", "E", "L"), strict=True):
            box = self.scene.game.pictures.inner(PICTURES[self.scene.top.chairs.split], f"{part}_label")
            if box is not None:
                x, y, width, height = box
                area = FRect(sheet.x + x * sheet.width, sheet.y + y * sheet.height, 0, height * sheet.height)
                area.width = width * sheet.width
                self.scene.add(Widget(f"row-{row}", area, words(f"tamasha.tip.row-{row}")))

    def _seal_spot(self) -> FRect:
        """Beside what is to be sealed: the hand, or the two trays; never over an open news card."""
        top = self.scene.top
        planner = top.layout.zone("planner")
        if top.splitting:
            tray = split_areas(planner)[1]
            return FRect(tray.right + 36, tray.y + 2, 100, 100)
        if top.layout.compact:
            return FRect(planner.right - 150, planner.y + 40, 96, 96)
        return FRect(planner.right + 24, planner.y + 12, 120, 120)

    def _buttons(self) -> None:
        layout, scene = self.scene.top.layout, self.scene
        area = layout.zone("buttons")
        entries: list[tuple[str, Callable[[], None]]] = [("undo", scene.take_back)]
        if scene.has_rulebook:
            entries.append(("rules", scene.open_rules))
        entries += [("speed", scene.next_speed), ("menu", scene.open_menu)]
        for index, (name, press) in enumerate(entries):
            rect = FRect(area.x, area.y + 80 * index, 62, 70)
            if layout.compact:
                rect = FRect(area.right - 75 * (len(entries) - index) + 6, area.y, 69, 69)
            label = scene.speed_label if name == "speed" else words(f"tamasha.zone.{name}")
            label = "" if layout.compact else label
            button = TintedButton(name, label, rect, press, tip=words(f"tamasha.tip.{name}"), icon=name)
            button.tint = TINTS[name]
            scene.add(button)

    def _log(self) -> None:
        layout = self.scene.top.layout
        panel = LogPanel("log", self.scene.top.zone("log"), words("tamasha.zone.log"), self._token)
        panel.visible = not layout.compact or layout.trading
        self.log = self.scene.add(panel)
        if not panel.visible:
            tab = Button(
                "log-tab",
                words("tamasha.zone.log"),
                layout.zone("log-tab"),
                self._toggle_log,
                tip=words("tamasha.tip.log"),
                icon="log",
            )
            self.scene.add(tab)

    def _toggle_log(self) -> None:
        if self.log is not None:
            self.log.visible = not self.log.visible

    @staticmethod
    def _token(canvas: Canvas, name: str, area: FRect) -> None:
        token(canvas, name, area.center, area.width / 2)

    def refresh(self) -> None:
        """What the log, the seal and the undo button show now."""
        scene = self.scene
        if self.log is not None:
            grown = self.log.rect != scene.top.zone("log")
            self.log.rect = scene.top.zone("log")
            self.log.show([LogLine(text, mark) for mark, text in scene.top.log[-80:]])
            if grown:
                self.log.scroll_to(self.log.furthest, at_once=True)
        if self.leaf is not None:
            self.leaf.follow()
        if self.chest is not None:
            self.chest.visible = scene.has_chest
        for page in self.pages:
            page.show(page.name in scene.gestures.presses)
        for widget, party in zip(self.pools, scene.top.shown.parties, strict=False):
            widget.visible = not scene.top.layout.trading
            funds, pawns, votes = party.pool
            widget.tip = words("tamasha.tip.pool", funds=funds, pawns=pawns, votes=votes)
        if self.seal is not None:
            ready = SEAL in scene.gestures.presses
            if ready and self.seal.rect != self._seal_spot():
                self.seal.rect = self._seal_spot()
            if not ready and scene.hovers(self.seal):
                scene.hover_nothing()
            self.seal.visible = ready
            self.seal.label = scene.seal_label() if ready else ""

    def ask_to_pay(self, tile: FRect, funds: int, chest: int) -> None:
        """A plate on the tile: what the seat pays, what the chest adds, and one confirmation."""
        plate = PayPlate(tile, funds, chest)
        area = plate.rect
        pay = Button(
            "pay",
            words("tamasha.zone.pay-go"),
            (area.x + 16, area.bottom - 58, 160, 46),
            self.scene.till.pay,
            "button-go",
        )
        back = Button(
            "pay-back",
            words("tamasha.zone.pay-back"),
            (area.x + 188, area.bottom - 58, area.width - 204, 46),
            self.scene.till.take_back,
        )
        self.pay = [self.scene.add(widget) for widget in (plate, pay, back)]
        self.scene.set_focus(pay)

    def put_plate_away(self) -> None:
        """The plate has been answered."""
        for widget in self.pay:
            if widget.scene is not None:
                self.scene.remove(widget)
        self.pay = []


def pay_area(tile: FRect) -> FRect:
    """The plate lies over the right part of the tile; the card that is to be paid stands left of it."""
    area = FRect(0, 0, 420, 152)
    area.center = (tile.centerx + 44, tile.centery)
    return area.clamp(FRect(120, 60, 1470, 830))


class TintedButton(IconButton):
    """A printed tile in a colour of its own."""

    tint = MINT

    def draw(self, canvas: Canvas) -> None:
        """The tile tinted, then icon and word as ever."""
        target = canvas.space.rect(self.rect)
        name = self.kind + self.state
        made = canvas.pictures.drawn(
            ("tinted", name, target.size, self.tint), lambda: self._tinted(canvas, name, target.size)
        )
        canvas.put(made, target.topleft)
        self.draw_face(canvas)

    def _tinted(self, canvas: Canvas, name: str, size: tuple[int, int]) -> pygame.Surface:
        made = canvas.pictures.skin(name, size, canvas.space.scale).copy()
        made.fill(self.tint, special_flags=pygame.BLEND_RGB_MULT)
        return made

    def draw_face(self, canvas: Canvas) -> None:
        """The icon and, where there is room, the word beneath."""
        sunk = 2.0 if self.state == "-pressed" else -1.5
        area = self.rect.inflate(-14, -12).move(0, sunk)
        size = min(area.width, area.height * (0.56 if self.label else 0.9))
        icon = FRect(area.centerx - size / 2, area.top - 3, size, size)
        if not self.label:
            icon.centery = area.centery
        canvas.picture(f"icons/{self.icon}", icon, 255 if self.enabled else 110)
        if self.label:
            heading(
                canvas,
                self.label,
                FRect(self.rect.x + 4, area.bottom - 27, self.rect.width - 8, 20),
                Style("bold", 15, INK, 1.2),
                "center",
            )


class PayPlate(Widget):
    """Who pays: so much from the candidate's tin, so much from the chest."""

    def __init__(self, tile: FRect, funds: int, chest: int) -> None:
        super().__init__("pay-plate", pay_area(tile))
        self.funds, self.chest = funds, chest

    def draw(self, canvas: Canvas) -> None:
        """Two heaps with their numbers and a plus between them."""
        canvas.skin("plate", self.rect)
        area = self.rect
        heading(
            canvas,
            words("tamasha.zone.pay-title"),
            FRect(area.x + 16, area.y + 8, area.width - 32, 24),
            Style("label", 20, INK, 1.3),
        )
        half = area.width / 2
        for index, (key, number) in enumerate((("pay-tin", self.funds), ("pay-chest", self.chest))):
            x = area.x + 14 + index * half
            put(canvas, note_picture(index), (x + 24, area.y + 62), 46)
            canvas.text(
                words("tamasha.count.cr", n=number),
                (x + 52, area.y + 54),
                Style("label", 24, INK, 1.3),
                "midleft",
            )
            line = FRect(x + 52, area.y + 66, half - 66, 20)
            heading(canvas, words(f"tamasha.zone.{key}"), line, Style("body", 15, "#5c4a3a", 1.3))
        canvas.text("+", (area.centerx - 6, area.y + 60), Style("label", 28, INK, 1.3), "center")


class SealButton(Button):
    """The wax seal that makes a plan final."""

    def __init__(self, rect: FRect, on_press: object) -> None:
        super().__init__("seal", "", rect, on_press, tip=words("tamasha.tip.seal"))  # type: ignore[arg-type]
        self.margin = 44.0

    @property
    def slip(self) -> FRect:
        """The slip with its words."""
        return FRect(self.rect.centerx - 82, self.rect.bottom - 14, 164, 32)

    def contains(self, point: tuple[float, float]) -> bool:
        """The slip is pressed like the seal itself."""
        return super().contains(point) or self.slip.collidepoint(point)

    def draw(self, canvas: Canvas) -> None:
        """The seal with its words on a slip under it."""
        area = self.rect
        grow = 1.06 if self.hovered and not self.pressed else 0.97 if self.pressed else 1.0
        put(canvas, "props/ballot_seal", area.center, area.width * grow, 0, "#c8321f")
        slip = self.slip
        canvas.fill(slip.move(1, 2), "#2a163060", 6)
        canvas.fill(slip, CREAM, 6, INK, 2)
        heading(canvas, self.label, slip.inflate(-14, 0), Style("label", 19, INK, 1.3), "center")


class ChestTag(Widget):
    """Press and hold the chest to see what it holds; let go and it is hidden again."""

    focusable = True

    def __init__(self, scene: TamashaScene, rect: FRect) -> None:
        super().__init__("chest", rect, words("tamasha.tip.chest"))
        self._table = scene

    def handle(self, signal: Signal) -> bool:
        """Held by pointer or key."""
        if isinstance(signal, PointerPressed) or (
            isinstance(signal, KeyPressed) and signal.key in ("return", "space")
        ):
            if isinstance(signal, PointerPressed) or not signal.repeat:
                self._table.peek(True)
            return True
        if isinstance(signal, PointerReleased | FocusLost) or (
            isinstance(signal, KeyReleased) and signal.key in ("return", "space")
        ):
            self._table.peek(False)
            return True
        return False

    def focus_lost(self) -> None:
        """Nobody looks any more."""
        self._table.peek(False)
