"""The adapter of Al-Entkhbat's lesson: the stacked deal, names, predicates, the rivals' script."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.asking import Answer, Seat
from engine.core.dice import Dice
from engine.core.events import Event
from engine.core.game import Setup
from engine.core.games import GAMES
from engine.core.match import Match
from engine.entkhbat import events as ev
from engine.entkhbat.cards import CARD_IDS, LESSON, REGION_CARDS
from engine.entkhbat.view import View
from game.play.bots import bot_dice
from game.play.session import Keeping, Player, Session, Thinking
from game.table.entkhbat import names
from game.table.entkhbat.draft import Draft
from game.table.entkhbat.lesson.writing import Writing, region_number
from game.tutorial.beats import Lesson

SEATS: tuple[str, ...] = tuple(LESSON["seats"])
"""The candidates of the lesson by seat; the first is the learner."""
PAUSES: dict[str, type[Event]] = {"verdict": ev.ChainClosed, "trim": ev.HandTrimmed}
"""Moments at which the story may stop, by the event that it stops before."""
WHOLE = frozenset(("region", "seat", "card", "vote", "land", "tap"))
"""Names that a lesson writes with a colon."""


def setup_of(lesson: Lesson) -> Setup:
    """The match of the lesson, with hands, bank and regions as the box lays them out."""
    hands = [card for seat in SEATS for card in LESSON["hands"][seat]]
    deck = tuple(CARD_IDS.index(card) for card in (*hands, *LESSON["bank"]))
    regions = tuple(region_number(region) for seat in SEATS for region in LESSON["regions"][seat])
    bank = (len(LESSON["bank"]),)
    stacked = {"deck": deck, "regions": regions, "bank": bank, "trim": tuple(lesson.deal["trim"])}
    return Setup(lesson.game, lesson.variant, lesson.seats, lesson.seed, dict(lesson.options), stacked)


class EntkhbatLesson:
    """What the lesson engine asks about Al-Entkhbat."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.setup = setup_of(lesson)
        self.writing = Writing(SEATS)

    def open(self, hold: frozenset[str], opening: str = "") -> Match:
        """The match as the lesson's deal lays it out."""
        return Match(GAMES[self.lesson.game], self.setup, hold=hold)

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
        """The table's name for what the lesson writes as `region:r15`, `card:v120`, `seat:megaphone`."""
        kind, _, rest = written.partition(":")
        if kind not in WHOLE or not rest:
            return written
        if rest == "*":
            return f"{kind}-*"
        if kind == "card":
            return names.hand_card(CARD_IDS.index(rest), 0)
        if kind == "seat":
            return names.seat_place(SEATS.index(rest))
        region, _, slot = rest.partition(":")
        number = region if region == "*" else str(region_number(region))
        return f"{kind}-{number}-{slot}" if slot else f"{kind}-{number}"

    # --- how far --------------------------------------------------------------------------------------

    def holds(self, match: Match, predicate: str) -> bool | None:
        """Whether a predicate about the match holds; None for one that is not about the match."""
        kind, *arguments = predicate.split()
        test = getattr(self, f"_is_{kind}", None)
        return None if test is None else bool(test(match.view(Seat(self.lesson.learner)), *arguments))

    def _is_always(self, view: View) -> bool:
        return True

    def _is_never(self, view: View) -> bool:
        return False

    def _is_phase(self, view: View, phase: str) -> bool:
        return view.phase == phase

    def _is_awaits(self, view: View, question: str) -> bool:
        return view.awaits == question

    def _is_turn(self, view: View, seat: str) -> bool:
        """The turn has come to a seat, or the cycle is over."""
        return view.turn == SEATS.index(seat) or view.phase == "intermission"

    def _is_drew(self, view: View) -> bool:
        """It is the learner's turn, and the two cards are drawn."""
        return view.turn == view.seat and view.awaits != "draw"

    def _is_asked(self, view: View, laid: str) -> bool:
        """The learner is asked to speak up, with so many replies laid."""
        chain = view.chain
        return chain is not None and len(chain.laid) == int(laid) and view.seat in view.asked

    def _is_votes(self, view: View, region: str, least: str) -> bool:
        """So many votes lie on a region, or it is closed."""
        land = next(one for one in view.regions if one.region == region_number(region))
        return land.closed or (land.value or 0) >= int(least)

    def _is_closed(self, view: View, region: str) -> bool:
        return any(one.region == region_number(region) and one.closed for one in view.regions)

    def _is_shielded(self, view: View) -> bool:
        return view.commands[self.lesson.learner].shield >= 0

    def _is_holding(self, view: View, card: str) -> bool:
        return CARD_IDS.index(card) in (view.commands[self.lesson.learner].hand or ())

    def drafted(self, draft: Draft, predicate: str) -> bool | None:
        """Whether a predicate about a draft holds; None for one that is not about it."""
        kind, _, what = predicate.partition(" ")
        if kind == "picked":
            return [card for card, _ in draft.picked] == [CARD_IDS.index(what)]
        return draft.deal[1] == region_number(what) if kind == "asking" else None

    # --- the rivals -----------------------------------------------------------------------------------

    def think(self, match: Match, seat: Seat, level: str, dice: Dice) -> Thinking:
        """What a rival does next: its script, and where that has nothing any legal answer."""
        yield
        options = match.options(seat)
        for wanted in self._script(match.view(seat), seat):
            answer = self.read(wanted)
            if answer in options:
                return answer
        return options[-1]

    def _script(self, view: View, seat: Seat) -> Iterator[str]:
        """What the script has for the open question."""
        name = SEATS[seat]
        if view.awaits == "turn":
            moves = self.lesson.rival["turns"][name][(view.turns - 1) // self.lesson.seats]
            yield from moves[view.moves_used :][:1]
            yield "end_turn"
        elif view.awaits in ("reply", "interfere"):
            chain = view.chain
            if chain is not None:
                said = f"{name} {CARD_IDS[chain.card]} {len(chain.laid)}"
                yield from self.lesson.rival["replies"].get(said, ())
            yield "pass"
        elif view.awaits == "deal_answer" and view.offer is not None:
            yield f"accept_deal region={REGION_CARDS[view.offer.yours].id}"

    # --- the story ------------------------------------------------------------------------------------

    def pauses(self, event: Event, pause: str) -> bool:
        """Whether the story stops before this event."""
        return isinstance(event, PAUSES[pause])

    def facts(self, match: Match) -> dict[str, object]:
        """What was counted for the learner, for the words."""
        view: View = match.view(Seat(self.lesson.learner))
        return {"total": f"{view.announced[self.lesson.learner]:,}" if view.announced else ""}
