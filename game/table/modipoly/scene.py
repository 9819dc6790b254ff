"""The table of MODIPOLY: the near seat at the bottom, the others round the board clockwise."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from pygame import FRect

from engine.core.asking import Seat
from engine.core.events import Event
from engine.core.match import Match
from engine.core.refusal import Refusal
from engine.modipoly import events as ev
from engine.modipoly.power_events import RoleChanged
from engine.modipoly.view import View
from game.canvas import Canvas
from game.play.bots import bot_dice, think
from game.play.session import Keeping, Player, Session
from game.rulebook.explain import rule_now
from game.scene import Focusable, Scene
from game.scenes.curtain import curtain_scene
from game.table.gesture import Gesture
from game.table.match_scene import MatchScene
from game.table.modipoly import layout, phrases, top
from game.table.modipoly.board.stories import tell
from game.table.modipoly.buttons import PaperTile
from game.table.modipoly.desk import Desk, Part
from game.table.modipoly.desks import desks
from game.table.modipoly.digest import Digest
from game.table.modipoly.flow import ModipolyFlow
from game.table.modipoly.moment import Draft, Moment
from game.table.modipoly.names import badge
from game.table.modipoly.pieces import bring_into_line, clear_flights
from game.table.modipoly.record import RuleLink, record
from game.table.modipoly.refusals import spoken
from game.table.modipoly.shown import Shown
from game.table.piece import Piece
from game.table.place import Place
from game.table.timeline import Step, Timeline
from game.table.zoom import Caption
from game.widgets.base import Widget
from game.widgets.logpanel import LogLine, LogPanel
from game.words import find, words

LOG_LINES = 90
FRAME = frozenset({"undo", "rules", "speed", "menu", "log", "rule-now", "deal-pad"})
"""Controls that are there whatever is asked."""


def new_session(match: Match, players: Sequence[Player], keeper: Keeping | None) -> Session:
    """The match with its players and bots; nobody shares a secret with anybody."""
    sides = {Seat(seat): seat for seat in range(len(players))}
    return Session(match, players, sides, think, bot_dice, keeper)


class ModipolyScene(MatchScene):
    """A match of MODIPOLY on the table."""

    flow_kind = ModipolyFlow
    flow: ModipolyFlow
    draft: Draft | None

    def __init__(self, session: Session, resumed: bool = False) -> None:
        super().__init__(session)
        people = session.people()
        self.front = int(people[0]) if people else 0
        """The seat whose things lie at the bottom."""
        self.actor = -1
        """Whose plate is at the left end of the strip."""
        self.prompt = ""
        self.record: LogPanel | None = None
        self.rule_link_now: RuleLink | None = None
        self.digest, self._announced = Digest(), Digest()
        """What is written into the record, and what is said at the top: each hears every event once."""
        self._roles: list[int] = []
        """The roles by seat at the point which the record has reached."""
        self.moment: Moment | None = None
        """The open question, or None while nobody here is asked."""
        self._parts: list[Part] = []
        self.desks: list[Desk] = []
        self.shown = Shown.of(self.flow.view())
        self.desks = desks(self)
        if resumed:
            self.flow.remember()
        else:
            self.flow.listen()

    # --- what desks ask ------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        """How many play."""
        return self.session.match.setup.seats

    @property
    def phase(self) -> str:
        """The open decision by name."""
        view: View = self.session.match.view(None)
        return "over" if view.over else view.awaits

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that the open question was put to."""
        return self.shown.view.asked

    def is_own(self, seat: int) -> bool:
        """Whether a person of this screen sits there."""
        return self.session.players[seat].human

    def name_of(self, seat: int) -> str:
        """A person's name; a bot is called by the role it plays now."""
        if not 0 <= seat < self.seats:
            return phrases.say("treasury")
        return self._called(seat, self.shown.commands[seat].role)

    def _called(self, seat: int, role: int) -> str:
        """What whoever sits there is called while playing a role."""
        player = self.session.players[seat]
        return player.name if player.human or role < 0 else phrases.role(role)

    def _own_name(self, seat: int) -> str:
        """A player's name, whatever is played."""
        return self.session.players[seat].name

    def _called_then(self, seat: int) -> str:
        """The same at the point which the record has reached."""
        known = 0 <= seat < len(self._roles)
        return self._called(seat, self._roles[seat]) if known else self.name_of(seat)

    def presser(self, name: str) -> Callable[[], None]:
        """What a button does that stands for the press of that name."""
        return lambda: (self.press(name), None)[1]

    @property
    def mat_open(self) -> bool:
        """Whether the deal mat lies beside the own folder."""
        return any(getattr(desk, "mat_open", False) for desk in self.desks)

    def is_open(self, *awaits: str) -> bool:
        """Whether one of these questions is open for a person here."""
        return self.moment is not None and self.moment.awaits in awaits

    # --- what lies there ----------------------------------------------------------------------------

    def build(self) -> None:
        """Frame and desks; pieces follow from what is shown."""
        self.table.clear()
        self._parts = top.parts(self)
        self.backdrop = list(self._parts)
        self._add_controls()
        for desk in self.desks:
            desk.build()
        self.refresh()

    def _add_controls(self) -> None:
        acts = {
            "undo": self.take_back, "rules": self.open_rules,
            "speed": self.next_speed, "menu": self.open_menu,
        }  # fmt: skip
        labels = {"rules": words("table.rules"), "undo": words("table.undo-label")}
        labels |= {"speed": self.speed_label, "menu": words("table.menu-label")}
        for index, (name, act) in enumerate(acts.items()):
            spot = FRect(layout.BUTTONS.left, layout.BUTTONS.top + 82 * index, 70, 73)
            tip = words(f"table.tip.{name}")
            self.add(PaperTile(name, labels[name], spot, act, tip=tip, icon=name))
        self.record = record(layout.LOG, words("modipoly.record"))
        self.add(self.record)
        if self.has_rulebook:
            self.rule_link_now = RuleLink(layout.RULE_NOW, lambda: self.open_rules(self.rule_now()))
            self.add(self.rule_link_now)

    def ground(self, canvas: Canvas) -> None:
        """Wood, and the night-blue desk pad in its frame."""
        top.ground(canvas, self.space.visible)

    def tick(self, dt: float) -> None:
        """Pieces, the match and the desks move on."""
        super().tick(dt)
        for desk in self.desks:
            desk.tick(dt)

    def refresh(self) -> None:
        """Pieces, plates, papers and record follow what is shown."""
        if self.app is None or not self._parts:
            return
        bring_into_line(self)
        for part in self._parts:
            part.refresh()
        for desk in self.desks:
            desk.refresh()
        if self.rule_link_now is not None:
            self.rule_link_now.label = self.rule_now()
        if self.record is not None:
            self.record.show([LogLine(text, mark) for mark, text in self.log[-LOG_LINES:]])

    def turn_table(self, seat: int) -> None:
        """Another seat is in front from now on: everything moves round."""
        if seat == self.front or not 0 <= seat < self.seats:
            return
        self.front = seat
        if self.app is not None:
            self.rebuild()

    # --- hooks of the match -------------------------------------------------------------------------

    def see(self, view: Any) -> None:
        """Show exactly this view."""
        seen: View = view
        self.shown = Shown.of(seen, self.shown.dice)
        clear_flights(self)
        if self.session.shared_screen() and self.flow.actor is not None:
            self.turn_table(int(self.flow.actor))
        self.refresh()

    def happened(self, event: Event) -> None:
        """One event on."""
        self.shown.happen(event)

    def write_anew(self, events: Iterable[Event]) -> None:
        """The whole record, as other eyes read it."""
        self.log.clear()
        self.digest = Digest()
        for event in events:
            self.write(event)

    def write(self, event: Event) -> None:
        """Into the record; whoever picks a role is called by name, not yet by the role."""
        if isinstance(event, ev.RolesDealt):
            self._roles = list(event.roles)
        picks = isinstance(event, ev.RolePicked)
        seat, text = self.digest.line(event, self._own_name if picks else self._called_then)
        if isinstance(event, RoleChanged) and event.seat < len(self._roles):
            self._roles[event.seat] = event.role
        if text:
            self.log.append((str(seat) if seat >= 0 else "", text))

    def announce(self, event: Event) -> None:
        """The line at the top says what is being told."""
        if isinstance(event, ev.TurnBegan):
            self.actor = event.seat
        seat, text = self._announced.line(event, self.name_of)
        if text:
            self.prompt = text
            if seat >= 0:
                self.actor = seat
            self.refresh()

    def story_of(self, event: Event) -> Timeline | Step:
        """Pawns walk, dice tumble, money moves."""
        return tell(event, self)

    def show_actor(self, seat: int) -> None:
        """Whose plate is in the strip."""
        self.actor = int(seat)

    def say_prompt(self, text: str) -> None:
        """The line at the top, while nobody here is asked."""
        self.moment = None
        if text:
            self.prompt = text

    def open_question(self, person: Seat) -> None:
        """The gestures of the moment, and its line."""
        self.moment = moment = Moment.of(self.session.match, person, self.flow.options, self.draft)
        self.open_gestures(self._gestures(moment))
        said = next((text for desk in reversed(self.desks) if (text := desk.prompt(moment))), "")
        own = f"modipoly.prompt.{moment.awaits}"
        self.prompt = said or (words(own) if find(own) else "")

    def _gestures(self, moment: Moment) -> Iterable[Gesture]:
        """Everything a hand may do; what would leave the draft as it is means nothing."""
        for desk in self.desks:
            for gesture in desk.gestures(moment):
                if gesture.means is None or gesture.means != moment.draft:
                    yield gesture

    def draft_anew(self) -> None:
        """Nothing is prepared."""
        self.draft = None

    def step_back(self) -> bool:
        """One step of what is prepared less."""
        if self.draft is None:
            return False
        self.draft = self.draft.before()
        return True

    def refusal_words(self, refusal: Refusal) -> tuple[str, str]:
        """In a sentence."""
        return spoken(refusal)

    def rule_now(self) -> str:
        """The rule of the open question."""
        return rule_now(self.shown.view.awaits, game=self.box)

    def curtain(
        self, person: Seat, on_lift: Callable[[], None], on_undo: Callable[[], None] | None, why: str
    ) -> Scene:
        """The cloth with this player's badge."""
        return curtain_scene(self.name_of(person), 0, on_lift, on_undo, why, token=badge(person))

    def hire_band(self) -> None:
        """The tune of a newsroom at night."""
        self.game.mixer.music("newsroom")
        self.game.mixer.ambience("hall")

    # --- the hand -----------------------------------------------------------------------------------

    def why_not(self, piece: Piece, place: Place | None) -> tuple[str, str]:
        """The match's own no, in words."""
        moment = self.moment
        if moment is None:
            return "", ""
        onto = None if place is None else place.name
        for desk in self.desks:
            refusal = desk.why_not(moment, piece.name, onto)
            if refusal is not None:
                return spoken(refusal)
        return (words("modipoly.where.hint"), "") if place is not None else ("", "")

    def caption(self, piece: Piece) -> Caption | None:
        """The words of the desk whose piece it is."""
        return next((made for desk in self.desks if (made := desk.caption(piece)) is not None), None)

    def can_zoom(self, piece: Piece) -> bool:
        """Whatever its desk calls worth a closer look."""
        return piece.pose.face > 0 and any(desk.zooms(piece) for desk in self.desks)

    def focusables(self) -> Sequence[Focusable]:
        """The main button first, then live pieces, the other buttons of the question, and the frame's."""
        order = list(super().focusables())
        widgets = [thing for thing in order if isinstance(thing, Widget)]
        pieces = [thing for thing in order if not isinstance(thing, Widget)]
        ours = [widget for widget in widgets if widget.name not in FRAME]
        main = [widget for widget in ours if getattr(widget, "kind", "") == "button-go"]
        rest = [widget for widget in ours if widget not in main]
        return [*main, *pieces, *rest, *(widget for widget in widgets if widget.name in FRAME)]
