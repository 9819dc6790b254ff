"""Panels over the middle of the table: cards to choose from, a private look, the ballot, the count."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pygame import FRect

from engine.entkhbat.cards import CARD_IDS, REGION_CARDS, VALUE
from game.canvas import Canvas
from game.look import CREAM, INK
from game.register.session import LookButton
from game.table.entkhbat import layout as lay_out
from game.table.entkhbat.cardface import draw_card
from game.table.entkhbat.names import BACK, badge, card_name, card_picture, region_name, region_picture
from game.table.entkhbat.replies.flow import WINDOWS
from game.table.gesture import Press
from game.table.tamasha.furniture import put
from game.table.tamasha.lettering import heading
from game.text import Style
from game.widgets.base import Widget, changing
from game.widgets.button import Button
from game.words import find, words

if TYPE_CHECKING:
    from game.table.entkhbat.scene import EntkhbatScene

TITLE = Style("label", 26, INK, 1.25)
NAME = Style("label", 15, CREAM, 1.15)
ROW = Style("label", 21, INK, 1.2)
TOLD = Style("body", 17, INK, 1.2)
LOOKS = ("inspect", "board")
"""Questions that only wait for a private look to end."""
CARD_KINDS = ("as", "pick", "blind", "draft")
"""Presses that choose one of several cards."""
ON_THE_BAR = {"pass", "from-table"}
"""Presses of a window that lie on the bar of the argument."""
GO = {"accept", "shake", "go-on", "end-turn", "burn-done", "pay-done", "not-sure"}
"""Presses that are drawn as the main button."""
PANEL = FRect(400, 226, 920, 342)
BALLOT = FRect(500, 296, 720, 204)
DISTRICTS = FRect(330, 204, 1060, 366)
SPREAD = FRect(222, 176, 1276, 394)
"""Where the sheets lie: for most questions, for a vote, for all regions, and for many cards at once."""
MANY = 14
"""From so many cards on a choice needs the largest sheet."""


class CardTap(Button):
    """A card lying on a panel, chosen with a press."""

    def __init__(self, name: str, picture: str, rect: FRect, on_press: Callable[[], None], tip: str) -> None:
        super().__init__(name, "", rect, on_press, tip=tip)
        self.picture = picture

    def draw(self, canvas: Canvas) -> None:
        """The card, a little larger under the pointer, outlined for the keys."""
        grow = 4 if self.hovered or self.focused else 0
        area = self.rect.inflate(grow, grow)
        canvas.fill(area.move(2, 3), "#00000055", 6)
        draw_card(canvas, self.picture, area)
        if self.hovered or self.focused:
            canvas.outline(area.inflate(4, 4), "#fbdc6a", 3, 6)


class Tap(Button):
    """A region on the table that may be pressed: gold dashes round it."""

    def draw(self, canvas: Canvas) -> None:
        """The frame of a target."""
        canvas.outline(self.rect.inflate(8, 8), INK, 5, 8)
        canvas.outline(self.rect.inflate(8, 8), "#fbdc6a", 3 if not self.hovered else 5, 8)


class Panel(Widget):
    """A sheet of paper with a heading; rows of names and votes where it tells results."""

    veiled = changing(False)
    """Whether what it tells is hidden: at a shared screen it is there only while somebody holds *Look*."""

    def __init__(
        self,
        rect: FRect,
        title: str,
        rows: list[tuple[int, str, str]],
        told: str = "",
        cards: tuple[int, ...] = (),
    ) -> None:
        super().__init__("panel", rect)
        self.title, self.rows, self.told, self.cards = title, rows, told, cards
        self.look: LookButton | None = None

    def update(self, dt: float) -> None:
        """Veiled as soon as the button is let go."""
        self.veiled = self.look is not None and not self.look.looking

    def draw(self, canvas: Canvas) -> None:
        """Paper, heading, rows, cards that are only looked at."""
        area = self.rect
        canvas.fill(area.move(4, 8), "#00000070", 14)
        canvas.fill(area, "#f4e6c6", 14, INK, 2.4)
        canvas.outline(area.inflate(-14, -14), "#a3322280", 1.6, 9)
        heading(
            canvas, self.title, FRect(area.left + 30, area.top + 14, area.width - 60, 34), TITLE, "center"
        )
        if self.veiled:
            spot = FRect(area.left + 60, area.top + 90, area.width - 120, 110)
            canvas.paragraph(words("entkhbat.veiled"), spot, ROW, "centre", True)
        else:
            self._tell(canvas, area)
        if self.told:
            spot = FRect(area.left + 30, area.bottom - 62 - 30, area.width - 60, 24)
            heading(canvas, self.told, spot, TOLD, "center")

    def _tell(self, canvas: Canvas, area: FRect) -> None:
        """Rows, or cards that are only looked at."""
        step = min(40.0, (area.height - 148) / max(1, len(self.rows)))
        y = area.top + 54
        for seat, name, value in self.rows:
            put(canvas, badge(seat), (area.left + 60, y + step / 2), min(34, step - 4))
            canvas.text(name, (area.left + 90, y + step / 2), ROW, "midleft")
            canvas.text(value, (area.right - 60, y + step / 2), ROW.but(size=24), "midright")
            canvas.line((area.left + 40, y + step), (area.right - 40, y + step), "#2a163030", 1.2)
            y += step
        wide = min(110.0, (area.width - 80) / max(1, len(self.cards)) - 8)
        start = area.centerx - (wide + 8) * len(self.cards) / 2
        for index, card in enumerate(self.cards):
            draw_card(
                canvas, card_picture(card), FRect(start + index * (wide + 8), area.top + 64, wide, wide * 1.4)
            )


class Panels:
    """Makes panel, cards and buttons for the gestures that are open, and takes them away again."""

    def __init__(self, scene: EntkhbatScene) -> None:
        self.scene = scene
        self.made: list[Widget] = []
        self._for: object = None

    def clear(self) -> None:
        """Everything is taken away."""
        for widget in self.made:
            if widget.scene is not None:
                self.scene.remove(widget)
        self.made, self._for = [], None

    def refresh(self) -> None:
        """What is open now; nothing is made anew while it stays the same."""
        scene = self.scene
        presses = list(scene.gestures.presses.values())
        key = (tuple(press.name for press in presses), scene.shown.view.awaits, scene.draft, scene.front)
        if key == self._for:
            return
        focus = scene.focus.name if scene.focus is not None else ""
        self.clear()
        self._for = key
        cards = [press for press in presses if press.name.partition("-")[0] in CARD_KINDS]
        taps = [press for press in presses if press.name.startswith("tap-")]
        rest = [press for press in presses if press not in cards and press not in taps]
        area = self._panel(cards)
        self._cards(cards, area)
        self._taps(taps)
        self._buttons(rest, area)
        if focus and (found := scene.find(focus)) is not None and scene.shows_focus:
            scene.set_focus(found)

    def _add(self, widget: Widget) -> None:
        self.made.append(self.scene.add(widget))

    def _panel(self, cards: list[Press]) -> FRect | None:
        """The sheet, where this moment needs one."""
        made = self._sheet(cards)
        if made is None:
            return None
        self._add(made)
        if self.scene.shown.view.awaits in LOOKS and self.scene.session.shared_screen():
            made.look = LookButton(FRect(made.rect.left + 60, made.rect.bottom - 60, 250, 48))
            self._add(made.look)
        return made.rect

    def _sheet(self, cards: list[Press]) -> Panel | None:
        scene, view = self.scene, self.scene.shown.view
        kind = cards[0].name.partition("-")[0] if cards else view.awaits
        player = scene.session.players
        if cards:
            title = {"as": "joker", "pick": "find", "blind": "blind", "draft": "draft"}[kind]
            name = player[view.victim].name if kind == "blind" and view.victim >= 0 else ""
            area = DISTRICTS if kind == "draft" else SPREAD if len(cards) > MANY else PANEL
            return Panel(area, words(f"entkhbat.panel-{title}", name=name), [])
        if not scene.gestures.presses:
            return None
        if view.awaits == "inspect" and view.seen is not None:
            told = words("entkhbat.secret", fine=view.commands[view.user].next_fine)
            title = words("entkhbat.panel-inspect", name=player[view.victim].name)
            return Panel(PANEL, title, [], told, view.seen)
        if view.awaits in ("board", "intermission"):
            totals = view.board if view.awaits == "board" else view.announced
            if totals is None:
                return None
            rows = [(seat, player[seat].name, f"{votes:,}") for seat, votes in enumerate(totals)]
            rows.sort(key=lambda row: totals[row[0]])
            if view.awaits == "board":
                told = words("entkhbat.secret", fine=view.commands[view.user].next_fine)
                return Panel(PANEL, words("entkhbat.panel-board"), rows, told)
            title = words("entkhbat.panel-count", cycle=view.cycle)
            return Panel(PANEL, title, rows, self._why_counted())
        if view.awaits == "no_confidence":
            title = words("entkhbat.panel-ballot", name=player[view.victim].name)
            return Panel(BALLOT, title, [(view.victim, player[view.victim].name, "")])
        return None

    def _why_counted(self) -> str:
        """Why the cycle ended, and that nothing is added up aloud."""
        cause, by = self.scene.count_ended
        key = f"entkhbat.cause.{cause.replace('_', '-')}"
        said = words(key, name=self.scene.name_of(by)) if find(key) is not None else ""
        return f"{said} {words('entkhbat.sum-stays')}".strip()

    def _cards(self, cards: list[Press], area: FRect | None) -> None:
        """All cards of the choice, as large as they fit."""
        if area is None or not cards:
            return
        room = FRect(area.left + 26, area.top + 56, area.width - 52, area.height - 76)
        region = cards[0].name.startswith("draft-")
        tall = 1.18 if region else 1.4
        best, columns = 0.0, 1
        for across in range(1, len(cards) + 1):
            rows = -(-len(cards) // across)
            wide = min((room.width / across) - 8, (room.height / rows - 8) / tall, 124.0)
            if wide > best:
                best, columns = wide, across
        rows = -(-len(cards) // columns)
        top = room.top + (room.height - rows * (best * tall + 8)) / 2
        for index, press in enumerate(cards):
            row, column = divmod(index, columns)
            here = min(columns, len(cards) - row * columns)
            left = room.centerx - here * (best + 8) / 2
            spot = FRect(left + column * (best + 8) + 4, top + row * (best * tall + 8) + 4, best, best * tall)
            picture, tip = _look(press.name)
            self._add(CardTap(press.name, picture, spot, self._press(press.name), tip))

    def _taps(self, taps: list[Press]) -> None:
        for press in taps:
            region = int(press.name.partition("-")[2])
            piece = self.scene.table.pieces.get(f"land-{region}")
            if piece is None:
                continue
            width, height = piece.size
            spot = FRect(piece.home.x - width / 2, piece.home.y - height / 2, width, height)
            self._add(Tap(press.name, "", spot, self._press(press.name), tip=region_name(region)))

    def _buttons(self, rest: list[Press], area: FRect | None) -> None:
        """The other presses as buttons: below the sheet, or on the bar under the lane."""
        if not rest:
            return
        scene = self.scene
        if scene.shown.view.awaits in WINDOWS:
            rest = [press for press in rest if press.name not in ON_THE_BAR]
        side = [press for press in rest if press.name in ("joker", "end-turn")]
        rest = [press for press in rest if press not in side]
        for press in side:
            spot = lay_out.JOKER_SPOT
            if press.name == "end-turn":
                spot = FRect(1284, 752, 210, 56)
            self._add(self._button(press, spot))
        if not rest:
            return
        bar = FRect(lay_out.BAR)
        if area is not None:
            bar = FRect(area.left + 40, area.bottom - 60, area.width - 80, 48)
            if scene.shown.view.awaits in LOOKS and scene.session.shared_screen():
                bar = FRect(area.centerx, bar.top, area.right - area.centerx - 40, 48)
        gap = 12.0
        wide = min(250.0, (bar.width - gap * (len(rest) - 1)) / len(rest))
        left = bar.centerx - (wide * len(rest) + gap * (len(rest) - 1)) / 2
        for index, press in enumerate(rest):
            self._add(self._button(press, FRect(left + index * (wide + gap), bar.top, wide, bar.height)))
        assert scene.app is not None

    def _button(self, press: Press, spot: FRect) -> Button:
        name = press.name
        votes = sum(VALUE[card] for card, _ in self.scene.draft.picked)
        known = find(f"entkhbat.press.{name}") is not None
        label = words(f"entkhbat.press.{name}", votes=votes) if known else name
        if name.startswith("ask-"):
            player = self.scene.session.players[int(name.partition("-")[2])]
            label = words("entkhbat.press.ask", name=player.name)
        view = self.scene.shown.view
        if name == "go-on" and view.cycle >= view.cycles:
            label = words("entkhbat.press.go-on-last")
        kind = "button-go" if name in GO else "button"
        return Button(name, label, spot, self._press(name), kind)

    def _press(self, name: str) -> Callable[[], None]:
        def pressed() -> None:
            self.scene.press(name)

        return pressed


def _look(name: str) -> tuple[str, str]:
    """The picture and the tip of a card on a panel."""
    kind, _, what = name.partition("-")
    if kind == "blind":
        return BACK, what
    if kind == "draft":
        return region_picture(int(what)), REGION_CARDS[int(what)].line
    face = CARD_IDS.index(what)
    return card_picture(face), card_name(face)
