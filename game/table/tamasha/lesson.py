"""What a lesson needs to know of Election Tamasha: its deal, its opponent, its names, its progress."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from engine.core.asking import Answer, Seat
from engine.core.dice import Dice
from engine.core.events import Event
from engine.core.game import Setup
from engine.core.games import GAMES
from engine.core.match import Match
from engine.tamasha import events as ev
from engine.tamasha.cards import (
    ATTACKS,
    BIG_CAMPAIGNS,
    CAMPAIGNS,
    CANDYNETAS,
    CODES,
    DEFECTION_PRICE,
    KUNDALIS,
    NETAS,
    NEWS,
    PARTY_NAMES,
    VICTIMS,
    number_of,
)
from engine.tamasha.script import read_answer, write_answer
from engine.tamasha.view import View
from game.play.bots import bot_dice
from game.play.session import Keeping, Player, Session, Thinking
from game.table.tamasha.draft import Draft
from game.tutorial.beats import Lesson

RIVAL = 1
"""The opponent's command in the first lesson."""
_DECKS: dict[str, tuple[Any, ...]] = {
    "campaign": CAMPAIGNS,
    "big": BIG_CAMPAIGNS,
    "dealt": NETAS,
    "candidate": NETAS,
    "neta": NETAS,
    "attack": ATTACKS,
    "victim": VICTIMS,
}


def setup_of(lesson: Lesson) -> Setup:
    """The match of a lesson, with everything stacked."""
    deal = lesson.deal
    netas = {
        name: [number_of(NETAS, one) for one in deal[name]]
        for name in deal
        if name[-7:] != "kundali" and ("reveals" in name or "dealt" in name)
    }
    return Setup(
        lesson.game,
        lesson.variant,
        lesson.seats,
        lesson.seed,
        dict(lesson.options),
        {
            "kundali": (number_of(KUNDALIS, deal["kundali"]),),
            "candyneta": _first(netas["purple_reveals"]),
            "yellow_pile": tuple(netas["yellow_reveals"]),
            "rest": _by_turns(netas["purple_dealt"], netas["yellow_dealt"]),
            "campaign": _dealt(deal, "campaign", CAMPAIGNS),
            "big_campaign": _dealt(deal, "big", BIG_CAMPAIGNS),
            "breaking_news": _dealt(deal, "news", NEWS),
            **({"attack": _dealt(deal, "attack", ATTACKS)} if "purple_attack" in deal else {}),
        },
    )


def _first(netas: Sequence[int]) -> tuple[int, ...]:
    """These candidates, then all others in their order."""
    return (*netas, *(neta for neta in range(len(CANDYNETAS)) if neta not in netas))


def _dealt(deal: Mapping[str, Any], kind: str, deck: tuple[Any, ...]) -> tuple[int, ...]:
    hands = ([number_of(deck, one) for one in deal[f"{party}_{kind}"]] for party in PARTY_NAMES)
    return _by_turns(*hands)


def _by_turns(purple: Sequence[int], yellow: Sequence[int]) -> tuple[int, ...]:
    return tuple(card for pair in zip(purple, yellow, strict=True) for card in pair)


def _in_order(turns: Sequence[str], opened: int) -> Iterator[str]:
    """The turns of a script, of which `news` is an envelope; so many have been opened already."""
    for line in turns:
        if line != "news":
            yield line
        elif opened:
            opened -= 1
        else:
            yield "play_news 1"


class TamashaLesson:
    """The adapter of the lessons."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.setup = setup_of(lesson)

    def open(self, hold: frozenset[str], opening: str = "") -> Match:
        """The match as the lesson's deal lays it out."""
        return Match(GAMES[self.lesson.game], self.setup, hold=hold)

    def seated(self, match: Match, players: Sequence[Player], recorder: Keeping) -> Session:
        """The match with everybody at the table: a party shares its secrets."""
        view: View = match.view(None)
        sides = {Seat(seat): one.party for one in view.commands for seat in one.seats}
        return Session(match, players, sides, self.think, bot_dice, recorder)

    # --- answers ------------------------------------------------------------------------------------

    def write(self, answer: Answer) -> str:
        """The answer in words."""
        return write_answer(answer)

    def read(self, text: str) -> Answer:
        """The answer that `write` wrote. Raises `ValueError`."""
        return read_answer(text.split())

    # --- names --------------------------------------------------------------------------------------

    def name(self, written: str) -> str:
        """The table's name for a piece, place or control as the lesson writes it."""
        kind, _, rest = written.partition(":")
        if not rest:
            return written
        if kind == "tile":
            return f"tile-{rest}" if rest == "*" else f"tile-{CODES.index(rest)}"
        if kind == "person":
            party, _, code = rest.partition(":")
            spot = code if code == "*" else str(CODES.index(code))
            return f"person-{PARTY_NAMES.index(party)}-{spot}"
        if rest == "*":
            return f"{kind}-*"
        return f"{kind}-{number_of(_DECKS[kind], rest)}"

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

    def _is_seated(self, view: View, party: str, neta: str) -> bool:
        number = number_of(NETAS, neta)
        return any(slot.neta == number for slot in view.commands[PARTY_NAMES.index(party)].slots)

    def _is_aside(self, view: View, neta: str) -> bool:
        return number_of(NETAS, neta) in view.side_pile

    def _is_filled(self, view: View, party: str) -> bool:
        return all(slot.neta >= 0 for slot in view.commands[PARTY_NAMES.index(party)].slots)

    def _is_bigs(self, view: View, party: str, number: str) -> bool:
        opened = view.phase in ("opening", "prachar")
        return opened and view.commands[PARTY_NAMES.index(party)].big_count == int(number)

    def _is_turns(self, view: View, number: str) -> bool:
        return view.turns >= int(number) or self._is_counted(view)

    def _is_counted(self, view: View) -> bool:
        return view.phase in ("counting", "horse_trading", "over")

    def _is_naming(self, view: View, *_: str) -> bool:
        """The learner is to name a constituency, or the campaign is over."""
        asked = view.awaits == "name_constituency" and view.command in view.asked
        return asked or self._is_counted(view)

    def _is_rival(self, view: View, *_: str) -> bool:
        """All of the opponent's envelopes are open and settled."""
        return view.commands[RIVAL].news_count == 0 and not view.awaits.startswith("name")

    def _is_after_trading(self, view: View) -> bool:
        return view.phase in ("kingmaker", "re_election", "over")

    def _is_own(self, view: View, _: str, number: str) -> bool:
        """So many candidates have been bought by the learner."""
        return view.commands[view.command].bought == int(number)

    def _is_crowned(self, view: View, wing: str) -> bool:
        return view.kingmaker >= 0 and view.commands[view.kingmaker].name.endswith(wing)

    def _is_settled(self, view: View) -> bool:
        return view.phase in ("over", "re_election")

    def _is_rounds(self, view: View, number: str) -> bool:
        return view.sauda_round >= int(number) or view.phase == "over"

    def _is_tied(self, view: View, code: str) -> bool:
        result = view.results[CODES.index(code)]
        return result is not None and result.votes[0] == result.votes[1]

    def _is_won(self, view: View) -> bool:
        return view.winner == view.command

    def _is_lost(self, view: View) -> bool:
        return view.phase == "over" and view.winner != view.command

    def _is_closing(self, view: View, *_: str) -> bool:
        """Buying no more would leave the learner short of five although a briefcase is left."""
        sheet = view.sheet
        if sheet is None:
            return False
        can_pay = (view.commands[view.command].chest or 0) >= DEFECTION_PRICE
        return can_pay and sheet.ahead(sheet.moved) != view.command

    def drafted(self, draft: Draft, predicate: str) -> bool | None:
        """Whether a predicate about a draft holds; None for one that is not about it."""
        kind, *arguments = predicate.split()
        if kind != "packed":
            return None
        what, number = arguments
        laid = {"attack": len(draft.attacks), "victim": len(draft.victims), "page": draft.page}
        return laid[what] >= int(number)

    # --- the opponent -------------------------------------------------------------------------------

    def think(self, match: Match, seat: Seat, level: str, dice: Dice) -> Thinking:
        """What the opponent does next: its script, and where that is not to be had any legal answer."""
        yield
        options = match.options(seat)
        for wanted in self._script(match.view(seat), seat):
            answer = self.read(wanted)
            if answer in options:
                return answer
        return options[-1]

    def _script(self, view: View, seat: Seat) -> Iterator[str]:
        """What the script has for the open question, best first; what was played is not legal any more."""
        script: Mapping[str, list[str]] = self.lesson.rival.get(str(seat), self.lesson.rival)
        if view.awaits == "turn":
            yield from _in_order(script["turn"], 3 - view.commands[view.command].news_count)
        elif view.awaits == "name_constituency":
            names = script["name_constituency"]
            played = 3 - view.commands[view.turn].news_count
            yield names[min(played, len(names) - 1)]
            yield names[max(0, played - 1)]
        elif view.awaits == "kingmaker":
            yield from script["kingmaker"][len(view.bargains) :]
        else:
            yield from script.get(view.awaits, ())

    # --- the story ------------------------------------------------------------------------------------

    def pauses(self, event: Event, pause: str) -> bool:
        """Whether the story stops before this event."""
        kind, _, code = pause.partition(" ")
        return kind == "tie" and isinstance(event, ev.SeatCounted) and event.constituency == CODES.index(code)

    def facts(self, match: Match) -> dict[str, object]:
        """Seats won, chest and final score, for the words."""
        view: View = match.view(Seat(self.lesson.learner))
        sheet = view.sheet
        return {
            "won": sheet.won[0] if sheet else 0,
            "lost": sheet.won[1] if sheet else 0,
            "moved": sheet.moved[0] if sheet else 0,
            "theirs": sheet.moved[1] if sheet else 0,
            "chest": view.commands[0].chest or 0,
            "briefcases": (view.commands[0].chest or 0) // DEFECTION_PRICE,
        }
