"""The adapter of MODIPOLY's lesson: two positions of the box, names, predicates, the rivals' script."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from engine.core.asking import Answer, Seat
from engine.core.dice import Dice
from engine.core.events import Event
from engine.core.match import Match
from engine.modipoly.cards import DEED_IDS, ROLE_IDS, SPACE_IDS
from engine.modipoly.position import set_up_position
from engine.modipoly.view import View
from game.play.bots import bot_dice
from game.play.session import Keeping, Player, Session, Thinking
from game.table.modipoly import names
from game.table.modipoly.house.bids import SlipDraft
from game.table.modipoly.lesson.writing import Writing
from game.table.modipoly.talk.drafts import Calling, Casting
from game.tutorial.beats import Lesson

SEATS = ("pm", "congress", "oligarch", "liberal")
"""The roles of the lesson's seats."""
FIRST = "first"
"""The position with which the lesson begins."""


class ModipolyLesson:
    """What the lesson engine asks about MODIPOLY."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.writing = Writing(SEATS)
        self.seat = Seat(lesson.learner)

    def open(self, hold: frozenset[str], opening: str = "") -> Match:
        """The match as one of the lesson's positions has it."""
        return set_up_position(self.lesson.deal[opening or FIRST])

    def seated(self, match: Match, players: Sequence[Player], recorder: Keeping) -> Session:
        """The match with everybody at the table."""
        sides = {Seat(seat): seat for seat in range(len(players))}
        return Session(match, players, sides, self.think, bot_dice, recorder)

    # --- answers and names --------------------------------------------------------------------------

    def write(self, answer: Answer) -> str:
        """The answer in words."""
        return self.writing.write(answer)

    def read(self, text: str) -> Answer:
        """The answer that `write` wrote. Raises `ValueError`."""
        return self.writing.read(text)

    def name(self, written: str) -> str:
        """The table's name for what the lesson writes as `deed:stadium`, `seat:liberal`, `note:100`."""
        kind, _, rest = written.partition(":")
        if not rest:
            return written
        if rest == "*":
            return f"{kind}-*"
        if kind == "deed":
            return names.deed_piece(DEED_IDS.index(rest))
        if kind == "space":
            return names.space_place(SPACE_IDS.index(rest))
        if kind == "role":
            return names.role_piece(SEATS.index(rest), ROLE_IDS.index(rest))
        if kind == "meter":
            return written
        if kind == "note":
            return f"note-{self.seat}-0-{rest}"
        return f"{kind}-{SEATS.index(rest)}"

    # --- how far --------------------------------------------------------------------------------------

    def holds(self, match: Match, predicate: str) -> bool | None:
        """Whether a predicate about the match holds; None for one that is not about the match."""
        kind, *arguments = predicate.split()
        test = getattr(self, f"_is_{kind}", None)
        return None if test is None else bool(test(match.view(self.seat), *arguments))

    def _is_always(self, view: View) -> bool:
        return True

    def _is_never(self, view: View) -> bool:
        return False

    def _is_asked(self, view: View, question: str) -> bool:
        """The learner is asked this."""
        return view.awaits == question and self.seat in view.asked

    def _is_turn(self, view: View, seat: str) -> bool:
        return view.active == SEATS.index(seat)

    def _is_at(self, view: View, seat: str, space: str) -> bool:
        return view.commands[SEATS.index(seat)].at == SPACE_IDS.index(space)

    def _is_owns(self, view: View, seat: str, deed: str) -> bool:
        return view.owner[DEED_IDS.index(deed)] == SEATS.index(seat)

    def _is_free(self, view: View) -> bool:
        """The learner is not in Tihar."""
        return not view.commands[self.seat].tihar

    def _is_offered(self, view: View, seat: str) -> bool:
        """An offer of a seat lies before the learner."""
        bargain = view.bargain
        return bargain is not None and (bargain.by, bargain.to) == (SEATS.index(seat), self.seat)

    def _is_answered_to(self, view: View, seat: str) -> bool:
        """An offer of a seat has had its answer."""
        made = any(by == SEATS.index(seat) for by, _ in view.said)
        return made and view.bargain is None

    def _is_divided(self, view: View) -> bool:
        """The House has voted on the Prime Minister."""
        return view.last_confidence is not None

    def _is_over(self, view: View) -> bool:
        return view.over

    def drafted(self, draft: Any, predicate: str) -> bool | None:
        """Whether a predicate about what is prepared holds; None for one that is not about it."""
        kind, *numbers = predicate.split()
        wanted = [int(number) for number in numbers] if kind in ("bribing", "casting", "bidding") else []
        if kind == "calling":
            return isinstance(draft, Calling)
        if kind == "bribing":
            bribes = draft.bribes if isinstance(draft, Calling) else ()
            return any([one.cash, one.votes][: len(wanted)] == wanted for one in bribes)
        if kind == "casting":
            return isinstance(draft, Casting) and [draft.votes] == wanted
        if kind == "bidding":
            return isinstance(draft, SlipDraft) and [draft.bid, draft.loan][: len(wanted)] == wanted
        return None

    # --- the rivals -----------------------------------------------------------------------------------

    def think(self, match: Match, seat: Seat, level: str, dice: Dice) -> Thinking:
        """What a rival does next: its script, and where that has nothing whatever passes the moment."""
        yield
        for wanted in self._script(match, seat):
            answer = self.read(wanted)
            if match.why_not(seat, answer) is None:
                return answer
        return match.options(seat)[0]

    def _script(self, match: Match, seat: Seat) -> Iterator[str]:
        """What the script has for the open question, best first; what was said is not legal any more."""
        view: View = match.view(seat)
        part = next(name for name, given in self.lesson.deal.items() if given["seed"] == match.setup.seed)
        moment = f"{part} {view.turns} {SEATS[seat]} {view.awaits}"
        yield from self.lesson.rival["moments"].get(moment, ())
        yield from self.lesson.rival["idle"].get(view.awaits, ())

    # --- the story ------------------------------------------------------------------------------------

    def pauses(self, event: Event, pause: str) -> bool:
        """The story never stops here."""
        return False

    def facts(self, match: Match) -> dict[str, object]:
        """What the learner has, for the words."""
        view: View = match.view(self.seat)
        own = view.commands[self.seat]
        return {"cash": f"{own.cash:,}", "portfolio": f"{own.portfolio:,}", "votes": own.tokens}
