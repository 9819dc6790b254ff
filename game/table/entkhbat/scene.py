"""The table of Al-Entkhbat: one candidate in front, the others round it counter-clockwise."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec
from pygame import FRect

from engine.core.asking import Seat
from engine.core.events import Event
from engine.core.match import Match
from engine.core.refusal import Refusal
from engine.entkhbat import events as ev
from engine.entkhbat.view import View
from game.canvas import Canvas
from game.look import INK
from game.play.bots import bot_dice, think
from game.play.session import Keeping, Player, Session
from game.rulebook.explain import rule_now
from game.scene import Focusable, Scene
from game.scenes.curtain import curtain_scene
from game.space import Point
from game.table.entkhbat import layout as lay_out
from game.table.entkhbat import names, painting, panels, tray
from game.table.entkhbat.captions import caption
from game.table.entkhbat.draft import Draft
from game.table.entkhbat.flow import EntkhbatFlow
from game.table.entkhbat.gestures import gestures
from game.table.entkhbat.moment import Moment
from game.table.entkhbat.names import LETTERS
from game.table.entkhbat.painting import Part
from game.table.entkhbat.penalty_desk import DeskButton, PenaltyDesk
from game.table.entkhbat.pieces import bring_into_line
from game.table.entkhbat.play_area import PlayPile
from game.table.entkhbat.prompts import prompt
from game.table.entkhbat.refusals import spoken, why_not
from game.table.entkhbat.replies import spots
from game.table.entkhbat.replies.desk import Replies
from game.table.entkhbat.seat_tips import SeatTip
from game.table.entkhbat.sentences import sentence
from game.table.entkhbat.shown import Land, Shown
from game.table.entkhbat.signs import Signs
from game.table.entkhbat.stories import tell
from game.table.gesture import Drag, Gesture
from game.table.hand import Fan, Hand
from game.table.match_scene import MatchScene
from game.table.piece import Piece
from game.table.place import Place
from game.table.tamasha.controls import TINTS, TintedButton
from game.table.tamasha.furniture import put
from game.table.timeline import Step, Timeline
from game.table.zoom import Caption
from game.text import Style
from game.widgets.base import Widget
from game.widgets.logpanel import LogLine, LogPanel
from game.words import words

FIXED_PLACES = {
    names.LANE: lay_out.LANE_AREA,
    names.EASEL: lay_out.OWN_EASEL,
    names.BRAZIER: lay_out.BRAZIER_AREA,
    names.CLOCK: lay_out.CLOCK_AREA,
    names.REGISTER: lay_out.REGISTER_AREA,
    names.BANK: lay_out.BANK_AREA,
    names.PLAY: lay_out.PLAY_AREA,
    names.HAND: lay_out.HAND_AREA,
}
FAN = Fan(pitch=146.0, spread=10.0, drop=22.0, lift=92.0, grow=1.12, part=20.0)
LOG_LINES = 90
LOG_LINE = Style("body", 16, INK, 1.15)
"""A narrow column: larger text would break its words."""


def new_session(match: Match, players: Sequence[Player], keeper: Keeping | None) -> Session:
    """The match with its players and bots; nobody shares a secret with anybody."""
    seats = len(match.view(None).commands)
    sides = {Seat(seat): seat for seat in range(max(seats, len(players)))}
    return Session(match, players, sides, think, bot_dice, keeper)


class EntkhbatScene(MatchScene):
    """A match of Al-Entkhbat on the table."""

    flow_kind = EntkhbatFlow
    flow: EntkhbatFlow
    draft: Draft

    def __init__(self, session: Session, resumed: bool = False) -> None:
        super().__init__(session)
        self.draft = Draft()
        people = session.people()
        self.front = min(int(people[0]), self.seats - 1) if people else 0
        """The seat whose things lie at the bottom."""
        self.actor = -1
        """Whose plate is at the left end of the strip."""
        self.prompt = ""
        self.dealt_with: dict[int, int] = {}
        """By closed region the partner of its Deal, as everybody has heard."""
        self._secrets: set[int] = set()
        """Seats that have looked into a hand or the Register and have not begun a turn since."""
        self.count_ended = ("", -1)
        """Why the last cycle ended, and whose card ended it."""
        self.fan = Hand("own", lay_out.HAND_AREA, FAN)
        self.panels = panels.Panels(self)
        self.replies = Replies(self)
        self.signs = Signs(self)
        self.minutes: LogPanel | None = None
        self._parts: list[Part] = []
        self._dropped: tuple[str, str] = ("", "")
        view = self.flow.view()
        if resumed:
            self.flow.remember()
            self.shown = Shown.of(view)
        else:
            self.shown = _before_the_deal(view)
            self.flow.listen()

    @property
    def seats(self) -> int:
        """How many candidates play."""
        return self.session.match.setup.seats

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that the open question was put to, whatever they hold."""
        return self.shown.view.asked

    @property
    def burning(self) -> bool:
        """Whether the brazier is lit."""
        return self.shown.view.awaits == "burn_votes"

    @property
    def own_hand_open(self) -> bool:
        """Whether the near hand may be seen."""
        return self.flow.eyes == self.front

    # --- geometry -----------------------------------------------------------------------------------

    def head_area(self, seat: int) -> FRect:
        """The line with plate, hand and markers of a seat."""
        if seat == self.front:
            return FRect(lay_out.OWN_PLATE.left, lay_out.OWN_PLATE.top, 205, 100)
        area = lay_out.seat_areas(self.seats, self.front)[seat]
        return FRect(area.left, area.top, area.width, lay_out.HEAD)

    def spread_of(self, seat: int, count: int) -> lay_out.Spread:
        """How the regions of a seat lie."""
        if seat == self.front:
            return lay_out.own_lands(count)
        return lay_out.lands_of(lay_out.seat_areas(self.seats, self.front)[seat], count)

    def home_of(self, seat: int) -> Point:
        """From where a seat plays."""
        if seat == self.front:
            return lay_out.HAND_AREA.centerx, lay_out.HAND_AREA.top + 60
        head = self.head_area(seat)
        return head.left + 230, head.top + 20

    def land_at(self, region: int) -> Point:
        """The middle of a region."""
        piece = self.table.pieces.get(names.land_piece(region))
        return piece.home.at if piece is not None else lay_out.PLAY_AREA.center

    def lane_at(self, side: int, number: int) -> Point:
        """Where the next word of the argument comes down."""
        return spots.card_pose(number, side).at

    def partner_name(self, land: Land) -> str:
        """Who a closed region's Deal was with, as the table may say."""
        if not land.closed:
            return ""
        partner = land.partner if land.partner >= 0 else self.dealt_with.get(land.region, -1)
        return self.session.players[partner].name if 0 <= partner < len(self.session.players) else ""

    def picked_from(self, region: int) -> list[tuple[int, int]]:
        """Vote cards of a region that lie on the brazier already."""
        if self.shown.view.awaits not in ("burn_votes", "pay_fee"):
            return []
        return [one for one in self.draft.picked if one[1] == region]

    # --- what lies there ----------------------------------------------------------------------------

    def build(self) -> None:
        """Places, buttons, minutes; pieces follow from what is shown."""
        table = self.table
        self.panels.clear()
        table.clear()
        table.add_hand(self.fan)
        self.fan.pieces = []
        for name, area in FIXED_PLACES.items():
            table.add_place(Place(name, FRect(area), dims=False))
        for seat in range(self.seats):
            area = self._seat_area(seat)
            table.add_place(Place(names.seat_place(seat), area, dims=False))
        self._parts = painting.parts(self)
        lane = Part(self, lay_out.LANE_AREA, lambda c, a: tray.paint(c, a, self), lambda: tray.state(self))
        self._parts.append(lane)
        self.backdrop = list(self._parts)
        self._add_controls()
        self.replies.build()
        self.signs.build()
        self.refresh()

    def _seat_area(self, seat: int) -> FRect:
        if seat == self.front:
            return FRect(lay_out.OWN_PLATE).inflate(4, 4)
        return lay_out.seat_areas(self.seats, self.front)[seat]

    def _add_controls(self) -> None:
        acts = {
            "undo": self.take_back, "rules": self.open_rules,
            "speed": self.next_speed, "menu": self.open_menu,
        }  # fmt: skip
        labels = {"rules": words("table.rules"), "undo": words("table.undo-label")}
        labels |= {"speed": self.speed_label, "menu": words("table.menu-label")}
        for index, (name, act) in enumerate(acts.items()):
            spot = FRect(lay_out.BUTTONS.left, lay_out.BUTTONS.top + 82 * index, 70, 73)
            button = TintedButton(name, labels[name], spot, act, tip=words(f"table.tip.{name}"), icon=name)
            button.tint = TINTS[name]
            self.add(button)
        tip = words("entkhbat.desk.tip")
        self.add(DeskButton("desk", "", lay_out.REGISTER_AREA, self.open_desk, tip=tip))
        self.tips = [self.add(SeatTip(self, seat)) for seat in range(self.seats)]
        self.add(PlayPile(self))
        self.minutes = LogPanel("log", lay_out.LOG, words("entkhbat.minutes"), _log_badge)
        self.minutes.pad, self.minutes.style = 9.0, LOG_LINE
        self.add(self.minutes)

    def open_desk(self) -> None:
        """The Register at the page of this cycle, while nothing is being told."""
        if not self.flow.telling and not self.hand.busy and not self.session.match.over:
            self.game.push(PenaltyDesk(self))

    def ground(self, canvas: Canvas) -> None:
        """Wood and felt."""
        painting.ground(canvas, self.space.visible)

    def tick(self, dt: float) -> None:
        """Pieces, the match, and the clock move on."""
        super().tick(dt)
        self.replies.tick()

    def refresh(self) -> None:
        """Pieces, plates, panels and minutes follow what is shown."""
        if self.app is None or not self._parts:
            return
        bring_into_line(self)
        for part in self._parts:
            part.refresh()
        self.replies.refresh()
        self.signs.refresh()
        for tip in self.tips:
            tip.refresh()
        self.panels.refresh()
        if self.minutes is not None:
            self.minutes.show([LogLine(text, mark) for mark, text in self.log[-LOG_LINES:]])

    def turn_table(self, seat: int) -> None:
        """Another seat is in front from now on: everything moves round."""
        if seat == self.front or seat >= self.seats:
            return
        self.front = seat
        if self.app is not None:
            for place in range(self.seats):
                self.table.places[names.seat_place(place)].move_to(self._seat_area(place))
            for part in self._parts:
                self.touch(part.bounds())
            self.rebuild()

    # --- hooks of the match -------------------------------------------------------------------------

    def see(self, view: Any) -> None:
        """Show exactly this view."""
        self.shown = Shown.of(view)
        for name in [name for name in self.table.pieces if name.startswith("flight-")]:
            self.table.take_away(name)
        if self.flow.eyes is not None and self.flow.eyes < self.seats:
            self.turn_table(self.flow.eyes)
        self.refresh()

    def happened(self, event: Event) -> None:
        """One event on."""
        self.shown.happen(event)

    def write(self, event: Event) -> None:
        """Into the minutes."""
        self._note(event)
        mark, text = sentence(self._aloud(event), self.name_of)
        if text:
            self.log.append((mark, text))

    def _aloud(self, event: Event) -> Event:
        """At a shared screen what somebody looks at is told to nobody: it lies on the sheet, under a veil."""
        if isinstance(event, ev.HandSeen) and self.session.shared_screen():
            return msgspec.structs.replace(event, cards=())
        return event

    def _note(self, event: Event) -> None:
        """What everybody has heard and the view does not tell: who a region was closed with, who has looked
        where the others may not, why the cycle ended.
        """
        if isinstance(event, ev.CycleStarted):
            self.dealt_with.clear()
            self._secrets.clear()
        elif isinstance(event, ev.DealDone):
            self.dealt_with[event.mine], self.dealt_with[event.yours] = event.partner, event.owner
        elif isinstance(event, ev.HandSeen):
            self._secrets.add(event.looker)
        elif isinstance(event, ev.BoardOpened):
            self._secrets.add(event.seat)
        elif isinstance(event, ev.TurnStarted | ev.TurnLost):
            self._secrets.discard(event.seat)
        elif isinstance(event, ev.CycleCounted):
            self.count_ended = event.cause, event.by

    def keeps_secret(self, seat: int) -> bool:
        """Whether a seat has seen what only it may know, and its next turn is still to come."""
        return seat in self._secrets

    def name_of(self, seat: int) -> str:
        """A player's name."""
        return self.session.players[seat].name if 0 <= seat < len(self.session.players) else ""

    def announce(self, event: Event) -> None:
        """The line at the top says what is being told."""
        mark, text = sentence(self._aloud(event), self.name_of)
        if text and not isinstance(event, QUIET):
            self.prompt = text
            if mark:
                self.actor = LETTERS.index(mark)
            self.refresh()

    def story_of(self, event: Event) -> Timeline | Step:
        """Cards fly."""
        return tell(event, self)

    def show_actor(self, seat: int) -> None:
        """Whose plate is in the strip."""
        self.actor = int(seat)

    def say_prompt(self, text: str) -> None:
        """The line at the top."""
        if text:
            self.prompt = text

    def open_question(self, person: Seat) -> None:
        """The gestures of the moment, and its line."""
        confirms = self.game.settings.confirmations
        moment = Moment.of(self.session.match, person, self.flow.options, self.draft, confirms)
        self.open_gestures(gestures(moment))
        self.prompt = prompt(moment, self.session.names)

    def draft_anew(self) -> None:
        """Nothing is prepared."""
        self.draft = Draft()

    def step_back(self) -> bool:
        """One step of the draft less."""
        if self.draft == Draft():
            return False
        self.draft = self.draft.before()
        return True

    def refusal_words(self, refusal: Refusal) -> tuple[str, str]:
        """With names in it."""
        return spoken(refusal, self.session.names)

    def rule_now(self) -> str:
        """The rule of the open question."""
        return rule_now(self.shown.view.awaits, game=self.box)

    def curtain(
        self, person: Seat, on_lift: Callable[[], None], on_undo: Callable[[], None] | None, why: str
    ) -> Scene:
        """The cloth with this player's badge."""
        return curtain_scene(
            self.name_of(person), 0, on_lift, on_undo, why, token=names.badge(person % len(LETTERS))
        )

    # --- the hand -----------------------------------------------------------------------------------

    def answer(self, gesture: Gesture) -> None:
        """What was just dropped need not fly there again."""
        self._dropped = (gesture.piece, gesture.onto) if isinstance(gesture, Drag) else ("", "")
        super().answer(gesture)

    def just_dropped(self, event: ev.VotePlaced | ev.VoteShifted) -> bool:
        """Whether the own hand has just laid this card where the event says."""
        region = event.region if isinstance(event, ev.VotePlaced) else event.target
        done = self._dropped[1] == names.region_place(region) and event.seat == self.front
        self._dropped = ("", "")
        return done

    def why_not(self, piece: Piece, place: Place | None) -> tuple[str, str]:
        """The match's own no, in words."""
        person = self.flow.actor
        if person is None or not piece.name.startswith(("card-", "vote-")):
            return "", ""
        if piece.name.startswith("vote-"):
            land = self.shown.lands.get(int(piece.name.split("-")[1]))
            if land is None:
                return "", ""
            if land.holder != self.front:
                return words("entkhbat.where.theirs", name=self.name_of(land.holder)), "AE-4.03"
            if land.closed:
                closed = Refusal("region-closed", "AE-4.06", {"region": land.region})
                return spoken(closed, self.session.names)
        refusal = why_not(
            self.session.match, person, piece.name, None if place is None else place.name, self.draft
        )
        if refusal is None:
            return (words("entkhbat.where.hint"), "") if place is not None else ("", "")
        return spoken(refusal, self.session.names)

    def caption(self, piece: Piece) -> Caption | None:
        """The rule text on the enlarged copy."""
        return caption(piece)

    def can_zoom(self, piece: Piece) -> bool:
        """Cards whose face is up."""
        return piece.pose.face > 0 and piece.name.startswith(("card-", "vote-", "taking-"))

    def focusables(self) -> Sequence[Focusable]:
        """What the question is about comes first."""
        order = list(super().focusables())
        ours = [thing for thing in order if thing in self.panels.made]
        rest = [thing for thing in order if thing not in ours]
        first = next((at for at, thing in enumerate(rest) if isinstance(thing, Widget)), len(rest))
        return [*rest[:first], *ours, *rest[first:]]

    def stills(self) -> Iterable[Any]:
        """Everything, in the order of the table."""
        return super().stills()

    def hire_band(self) -> None:
        """The tune for arguing across a square."""
        self.game.mixer.music("debate")
        self.game.mixer.ambience("hall")


QUIET = (ev.HandDealt, ev.CardsDrawn, ev.TurnEnded, ev.HandReceived, ev.RegionsGiven)
"""Events that are not worth the line at the top."""


def _log_badge(canvas: Canvas, mark: str, area: FRect) -> None:
    put(canvas, f"entkhbat/seat/{mark.lower()}", area.center, area.width)


def _before_the_deal(view: View) -> Shown:
    """Empty hands and an empty table: what the first events will fill."""
    shown = Shown.of(view)
    shown.lands, shown.own, shown.play = {}, [], []
    for seat in shown.seats:
        seat.hand = 0
    return shown
