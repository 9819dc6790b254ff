"""What lies still on Al-Entkhbat's table under all pieces: felt, plates, the middle, the top strip."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING

from pygame import FRect

from game.canvas import Canvas
from game.look import CREAM, INK, PAPER
from game.table.entkhbat import layout as lay_out
from game.table.entkhbat.cardface import draw_card
from game.table.entkhbat.names import BACK, COLOURS, badge, card_picture
from game.table.entkhbat.shown import Seat
from game.table.entkhbat.tray import running_sum
from game.table.tamasha.furniture import lay, put
from game.table.tamasha.lettering import fitted, heading
from game.text import Style
from game.words import words

if TYPE_CHECKING:
    from game.table.entkhbat.scene import EntkhbatScene

NAME = Style("label", 20, INK, 1.25)
COUNT = Style("label", 21, CREAM, 1.2)
SMALL = Style("label", 16, CREAM, 1.1)
QUIET = Style("body", 16, CREAM, 1.1)
PROMPT = Style("bold", 23, INK, 1.2)
PHASE = Style("label", 17, "#a33222", 1.08)
UNDER = Style("body", 16, INK, 1.08)


EYE = 28.0
HAND_ROOM = 66.0
"""What the backs of a hand and their number take beside a plate."""


class Part:
    """One thing that lies still: where it is, what it shows, and how it is painted."""

    def __init__(
        self, scene: EntkhbatScene, area: FRect, paint: Callable[[Canvas, FRect], None],
        state: Callable[[], Hashable] = lambda: None,
    ) -> None:  # fmt: skip
        self.scene, self.area, self._paint, self.state = scene, FRect(area), paint, state
        self.seen: Hashable = None

    def bounds(self) -> FRect:
        """Itself and its shadow."""
        return self.area.inflate(24, 24)

    def draw(self, canvas: Canvas) -> None:
        """Paint it."""
        self._paint(canvas, self.area)

    def refresh(self) -> None:
        """Ask for a redraw if it shows something else now."""
        state = self.state()
        if state != self.seen:
            self.seen = state
            self.scene.touch(self.bounds())


def ground(canvas: Canvas, room: FRect) -> None:
    """Wood, and the felt in its frame."""
    canvas.cover("title/wood", room)
    frame = lay_out.TABLE.inflate(10, 10)
    frame.height = room.bottom - frame.top + 20
    canvas.fill(frame, "#5b3a1f", 18, "#d9a441", 2)
    felt = FRect(lay_out.TABLE.left, lay_out.TABLE.top, lay_out.TABLE.width, room.bottom - lay_out.TABLE.top)
    with canvas.clipped(felt):
        canvas.tiled("entkhbat/table/felt", felt)


def parts(scene: EntkhbatScene) -> list[Part]:
    """Everything of this table, lowest first."""
    shown = lambda: scene.shown
    made = [
        Part(scene, lay_out.TOP, lambda c, a: top_strip(c, a, scene), lambda: _top_state(scene)),
        Part(scene, lay_out.BOARD, lambda c, a: lay(c, "entkhbat/table/title_board", a)),
        Part(scene, lay_out.BANK_AREA.inflate(14, 96), lambda c, a: bank(c, scene), lambda: shown().bank),
        Part(
            scene, lay_out.PLAY_AREA.inflate(20, 96), lambda c, a: play(c, scene), lambda: tuple(shown().play)
        ),
        Part(scene, lay_out.REGISTER_AREA.inflate(0, 34), lambda c, a: thing(c, "register", a)),
        Part(scene, lay_out.CLOCK_AREA.inflate(0, 34), lambda c, a: thing(c, "clock", a)),
        Part(
            scene, lay_out.BRAZIER_AREA.inflate(0, 34), lambda c, a: brazier(c, a, scene),
            lambda: (scene.burning, scene.draft.picked, scene.flow.actor, shown().view.amount),
        ),
        Part(
            scene, lay_out.OWN_EASEL, lambda c, a: easel(c, a, scene),
            lambda: (scene.front, shown().seats[scene.front].shield, shown().seats[scene.front].immune),
        ),
    ]  # fmt: skip
    for seat in range(len(scene.shown.seats)):
        made.append(_seat_part(scene, seat))
    return made


def _seat_part(scene: EntkhbatScene, seat: int) -> Part:
    def state() -> Hashable:
        one = scene.shown.seats[seat]
        return (
            one.hand, one.shield, one.immune, one.jailed, one.silenced, one.out, one.against,
            scene.front, scene.actor, scene.asked, scene.shown.turn, scene.keeps_secret(seat),
            sum(land.closed for land in scene.shown.of_seat(seat)), len(scene.shown.of_seat(seat)),
        )  # fmt: skip

    area = scene.head_area(seat)
    return Part(scene, area, lambda c, a: seat_head(c, scene.head_area(seat), scene, seat), state)


# --- seats ------------------------------------------------------------------------------------------


def seat_head(canvas: Canvas, area: FRect, scene: EntkhbatScene, seat: int) -> None:
    """The plate with badge and name, the hand as backs, and every marker that lies before the seat."""
    own = seat == scene.front
    one = scene.shown.seats[seat]
    markers = _room_for_markers(one) + EYE * scene.keeps_secret(seat)
    room = area.width - (0.0 if own else HAND_ROOM + markers)
    plate = FRect(area.left, area.top, min(207.0, max(room, 150.0)), 33)
    lit = seat in scene.asked or scene.actor == seat
    lay(canvas, "entkhbat/table/plate_asked" if lit else "entkhbat/table/plate", plate)
    put(canvas, badge(seat), (plate.left + 18, plate.centery), 32)
    name = scene.session.players[seat].name
    heading(canvas, name, FRect(plate.left + 38, plate.top, plate.width - 46, plate.height), NAME)
    x = plate.right + 8
    if own:
        _own_line(canvas, FRect(area.left, plate.bottom + 6, area.width, 44), scene, seat)
        x = area.left
        _markers(canvas, x, plate.bottom + 54, scene, seat)
        return
    for index in range(min(one.hand, 4)):
        draw_card(canvas, BACK, FRect(x + index * 4, plate.top + 2, 21, 29))
    x += 25 + 4 * max(0, min(one.hand, 4) - 1)
    canvas.text(str(one.hand), (x, plate.centery), COUNT, "midleft")
    _markers(canvas, x + 16, plate.top + 2, scene, seat)


def _room_for_markers(one: Seat) -> float:
    """How wide the row of a seat's markers is."""
    wide = 38.0 * bool(one.immune) + 37.0 * bool(one.jailed) + 28.0 * bool(one.silenced)
    return wide + 33.0 * len(one.against) + 56.0 * bool(one.out)


def _own_line(canvas: Canvas, area: FRect, scene: EntkhbatScene, seat: int) -> None:
    one = scene.shown.seats[seat]
    lands = scene.shown.of_seat(seat)
    closed = sum(land.closed for land in lands)
    text = words("entkhbat.districts", open=len(lands) - closed, closed=closed)
    if one.out:
        text = words("entkhbat.resigned" if one.out == 1 else "entkhbat.expelled")
    canvas.text(text, area.topleft, fitted(canvas, text, QUIET, area.width), "topleft")


def _markers(canvas: Canvas, x: float, y: float, scene: EntkhbatScene, seat: int) -> None:
    """Immunity with its rounds, jail, microphone, rope; in this order, each only where it applies."""
    one = scene.shown.seats[seat]
    if one.immune and seat != scene.front:
        draw_card(canvas, card_picture(one.shield), FRect(x, y - 1, 24, 33))
        for index in range(3):
            spent = "" if index < one.immune else "_spent"
            put(canvas, f"entkhbat/marker/immunity_round{spent}", (x + 30, y + 5 + index * 11), 10)
        x += 38
    if one.jailed:
        put(canvas, "entkhbat/marker/jail", (x + 13, y + 14), 28)
        canvas.text(str(one.jailed), (x + 26, y + 17), SMALL, "midleft")
        x += 37
    if one.silenced:
        put(canvas, "entkhbat/marker/mic", (x + 8, y + 14), 18)
        canvas.text(str(one.silenced), (x + 17, y + 17), SMALL, "midleft")
        x += 28
    for other in one.against:
        put(canvas, "entkhbat/marker/rope", (x + 15, y + 15), 30)
        put(canvas, badge(other), (x + 15, y + 14), 16)
        x += 33
    if scene.keeps_secret(seat):
        put(canvas, "icons/eye-shut-cream", (x + 13, y + 15), 26)
        x += EYE
    if one.out == 1:
        put(canvas, "entkhbat/marker/resigned", (x + 22, y + 15), 42)
    elif one.out == 2:
        put(canvas, "lettering/en/entkhbat/out.stamp", (x + 30, y + 15), 58, -6)


def easel(canvas: Canvas, area: FRect, scene: EntkhbatScene) -> None:
    """Where the own Immunity stands, with the rounds it has left."""
    one = scene.shown.seats[scene.front]
    lay(canvas, "entkhbat/marker/easel", area)
    if one.shield < 0:
        inner = FRect(area.left + 5, area.top + 8, 55, 70)
        canvas.outline(inner, "#ffd98a", 1.5, 4)
        canvas.text(words("entkhbat.easel"), inner.center, SMALL.but(colour="#ffd98a"), "center")
        return
    draw_card(canvas, card_picture(one.shield), FRect(area.left + 6, area.top + 4, 54, 75))
    for index in range(3):
        spent = "" if index < one.immune else "_spent"
        spot = (area.left + 16 + index * 17, area.bottom - 8)
        put(canvas, f"entkhbat/marker/immunity_round{spent}", spot, 16)


# --- the middle -------------------------------------------------------------------------------------


def bank(canvas: Canvas, scene: EntkhbatScene) -> None:
    """A stack that thins, and its count; the card on top is a piece of its own."""
    area = lay_out.BANK_AREA
    left = scene.shown.bank
    for layer in range(min(6, left // 18)):
        draw_card(canvas, BACK, area.move(0, 10 - layer * 2.2))
    if not left:
        canvas.outline(area.inflate(-6, -6), "#ffd98a80", 2, 8)
    canvas.text(words("entkhbat.bank"), (area.centerx, area.bottom + 18), SMALL, "midtop")
    canvas.text(words("entkhbat.bank-left", n=left), (area.centerx, area.bottom + 36), QUIET, "midtop")


def play(canvas: Canvas, scene: EntkhbatScene) -> None:
    """A loose pile face up, its jitter always the same; and its count."""
    area, cards = lay_out.PLAY_AREA, scene.shown.play
    start = max(0, len(cards) - 6)
    if not cards:
        canvas.outline(area.inflate(-6, -6), "#ffd98a80", 2, 8)
    for place, card in enumerate(cards[start:], start):
        across, down, angle = (place * 37 % 13) - 6, (place * 53 % 11) - 5, (place * 47 % 23) - 11
        put(canvas, f"{card_picture(card)}.hand", (area.centerx + across, area.centery + down), 80, angle)
    canvas.text(words("entkhbat.play"), (area.centerx, area.bottom + 18), SMALL, "midtop")
    text = words("entkhbat.play-up", n=len(cards))
    canvas.text(text, (area.centerx, area.bottom + 36), QUIET, "midtop")


def thing(canvas: Canvas, name: str, area: FRect, burning: bool = False) -> None:
    """Register, clock or brazier with its word beneath."""
    box = area.inflate(0, -34)
    put(canvas, f"entkhbat/table/{name}{'_burning' if burning else ''}", box.center, box.width)
    canvas.text(words(f"entkhbat.{name}"), (box.centerx, box.bottom + 2), SMALL, "midtop")


def brazier(canvas: Canvas, area: FRect, scene: EntkhbatScene) -> None:
    """It burns while votes have to; beside it the sum of what lies on it."""
    thing(canvas, "brazier", area, burning=scene.burning)
    if scene.burning and scene.flow.actor is not None:
        running_sum(canvas, (area.centerx, area.top + 4), scene)


# --- the top strip ----------------------------------------------------------------------------------


def _top_state(scene: EntkhbatScene) -> Hashable:
    shown = scene.shown
    return scene.actor, scene.prompt, shown.cycle, shown.moves_left, shown.view.phase, shown.view.awaits


def top_strip(canvas: Canvas, area: FRect, scene: EntkhbatScene) -> None:
    """Who acts, cycle and phase, what now, and the moves that are left."""
    shown, view = scene.shown, scene.shown.view
    canvas.fill(area.move(2, 4), "#00000050", 8)
    canvas.fill(area, PAPER, 8, INK, 2)
    actor = scene.actor if scene.actor >= 0 else shown.turn
    plate = FRect(area.left, area.top, 272, area.height)
    canvas.fill(plate, COLOURS[actor % len(COLOURS)], 8, INK, 2)
    put(canvas, badge(actor), (plate.left + 28, plate.centery), 38)
    name = scene.session.players[actor].name
    box = FRect(plate.left + 54, plate.top + 4, plate.width - 62, 24)
    heading(canvas, name, box, NAME.but(colour=CREAM, size=22, cap=1.05))
    doing = "asked" if actor in scene.asked and actor != shown.turn else "on-turn"
    if view.phase != "over":
        canvas.text(words(f"entkhbat.{doing}"), (box.left, plate.bottom - 5), SMALL, "bottomleft")
    x = plate.right + 16
    cycle = words("entkhbat.cycle", cycle=shown.cycle, cycles=view.cycles) if shown.cycle else ""
    canvas.text(cycle, (x, area.top + 6), fitted(canvas, cycle, PHASE, PHASE_ROOM), "topleft")
    moment = view.awaits if view.awaits in PHASES else view.phase
    phase = words(f"entkhbat.phase.{moment}")
    canvas.text(phase, (x, area.bottom - 5), fitted(canvas, phase, UNDER, PHASE_ROOM), "bottomleft")
    canvas.line((x + PHASE_ROOM + 8, area.top + 8), (x + PHASE_ROOM + 8, area.bottom - 8), "#2a163060", 1.4)
    right = _moves(canvas, area, scene)
    told = FRect(x + PHASE_ROOM + 22, area.top + 2, right - x - PHASE_ROOM - 40, area.height - 4)
    style = fitted(canvas, scene.prompt, PROMPT, told.width, 18)
    canvas.paragraph(scene.prompt, told, style.but(leading=0.95), "left", True)


PHASE_ROOM = 128.0
"""How wide cycle and phase may stand in the strip."""
PHASES = frozenset({"reply", "interfere", "deal_answer", "deal_shake", "deal_pick", "reoffer", "burn_votes"})
PHASES |= {"pay_fee", "spread_fee", "no_confidence", "inspect", "board"}


def _moves(canvas: Canvas, area: FRect, scene: EntkhbatScene) -> float:
    """The pips of this turn; gives back where they begin."""
    shown = scene.shown
    if shown.view.phase not in ("draw", "moves"):
        return area.right - 12
    left = max(0, shown.moves_left)
    count = max(3, left)
    x = area.right - 74 - count * 40
    canvas.text(words("entkhbat.moves"), (x - 8, area.centery), NAME.but(size=18), "midright")
    for index in range(count):
        used = "_used" if index < count - left else ""
        put(canvas, f"entkhbat/marker/move{used}", (x + 20 + index * 38, area.centery), 32)
    text = words("entkhbat.moves-left", n=left)
    canvas.text(text, (area.right - 14, area.centery), NAME.but(size=18), "midright")
    return x - 70
