"""The House divides: for or against the Prime Minister, or between candidates; and whoever breaks a tie.

The lobbies stand open for everybody to see while the House divides, whoever is asked.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping

from pygame import FRect

from engine.core.asking import Answer
from engine.core.refusal import Refusal
from engine.modipoly.answers import Back, Ballot, BreakTie, PickWinner
from engine.modipoly.phases import BACK, BALLOT, TIE_BREAK
from engine.modipoly.records import Division
from game.canvas import Canvas
from game.table.gesture import Drag, Gesture, Press
from game.table.modipoly.desk import Laid
from game.table.modipoly.house.counting import DIVISIONS, dividing
from game.table.modipoly.house.faces import HandFace
from game.table.modipoly.house.inks import GREEN, STAMP
from game.table.modipoly.house.lobby import Lobby, draw_lobby
from game.table.modipoly.house.room import PAD, Room, form
from game.table.modipoly.house.verdicts import say
from game.table.modipoly.moment import Moment
from game.table.modipoly.names import COLOURS
from game.table.piece import Pose
from game.widgets.base import Widget

HAND = "hand"
SIZE = (82.0, 82.0)
AT = (PAD.left + 62, PAD.top + 106)
FOR, AGAINST = "lobby-for", "lobby-against"


class VotingRoom(Room):
    """Lobbies, and a hand to put into one."""

    asks = DIVISIONS
    area = PAD

    @property
    def division(self) -> Division | None:
        """The vote that is going on: from its first question or ballot to its outcome."""
        shown = self.scene.shown
        return shown.division if dividing(shown) else None

    @property
    def open(self) -> bool:
        """The lobbies are there for everybody; in a replay its bar lies in their place."""
        return self.division is not None and self.scene.name != "replay"

    def lobbies(self, division: Division) -> list[Lobby]:
        """For and against; or one for each candidate."""
        if not division.candidates:
            return [
                Lobby(FOR, 1, say("vote.for"), GREEN),
                Lobby(AGAINST, 0, say("vote.against"), STAMP),
            ]
        return [
            Lobby(f"lobby-{seat}", seat, self.scene.name_of(seat), COLOURS[seat], seat)
            for seat in division.candidates
        ]

    def _areas(self, division: Division) -> dict[str, FRect]:
        lobbies = self.lobbies(division)
        left = PAD.left + (14 if self.moment is None else 118)
        wide = (PAD.right - 14 - left - 8 * (len(lobbies) - 1)) / len(lobbies)
        return {
            lobby.place: FRect(left + index * (wide + 8), PAD.top + 44, wide, PAD.height - 56)
            for index, lobby in enumerate(lobbies)
        }

    # --- the hand -----------------------------------------------------------------------------------

    @staticmethod
    def _lobby_of(answer: Answer) -> str:
        """The place that an answer is put into; empty for an answer of another room."""
        if isinstance(answer, Ballot | BreakTie):
            return FOR if answer.saves else AGAINST
        if isinstance(answer, Back | PickWinner):
            return f"lobby-{answer.candidate}"
        return ""

    def gestures(self, moment: Moment) -> Iterator[Gesture]:
        """The hand into each lobby that is open to it."""
        for answer in moment.options if moment.awaits in self.asks else ():
            place = self._lobby_of(answer)
            if place:
                yield Drag(HAND, place, answer)
                yield Press(place.replace("lobby", "vote"), answer)

    def why_not(self, moment: Moment, piece: str, place: str | None) -> Refusal | None:
        """What the match says to that lobby."""
        if piece != HAND or place is None or not place.startswith("lobby-"):
            return None
        seat = int(place.removeprefix("lobby-")) if place.removeprefix("lobby-").isdigit() else -1
        if seat < 0:
            return moment.why_not(Ballot(place == FOR))
        picks = moment.awaits == TIE_BREAK
        return moment.why_not(PickWinner(seat) if picks else Back(seat))

    def prompt(self, moment: Moment) -> str:
        """What the hand decides, and what it weighs."""
        if moment.awaits == BALLOT:
            key = "vote.prompt-weightless" if moment.own.weight == 0 else "vote.prompt"
            return say(key, name=self.scene.name_of(moment.view.pm), weight=moment.own.weight)
        if moment.awaits == BACK:
            return say("vote.prompt-back", weight=moment.own.weight)
        return say("vote.prompt-tie") if moment.awaits == TIE_BREAK else ""

    # --- what lies there ----------------------------------------------------------------------------

    def laid(self) -> Iterator[Laid]:
        """The asked person's hand, with its weight."""
        moment = self.moment
        if moment is None or self.division is None:
            return
        weight = say("vote.evm") if moment.awaits == TIE_BREAK else f"×{moment.own.weight}"
        yield Laid(HAND, HandFace(int(moment.seat), weight), SIZE, Pose(*AT, z=310.0), round=True)

    def title(self) -> str:
        """What the House divides about."""
        division = self.division
        if division is None:
            return ""
        if self.scene.shown.view.awaits == TIE_BREAK:
            return say("vote.title-tie")
        key = "vote.title-back" if division.candidates else "vote.title"
        return say(key, name=self.scene.name_of(division.pm))

    def state(self) -> Hashable:
        """Title and ballots so far, and whether a hand lies there."""
        return (self.title(), self.division, self.moment is None)

    def paint(self, canvas: Canvas, area: FRect) -> None:
        """The form, the lobbies and who stands in them."""
        form(canvas, area, self.title(), self.ink)
        division = self.division
        if division is None:
            return
        areas = self._areas(division)
        for lobby in self.lobbies(division):
            draw_lobby(canvas, areas[lobby.place], lobby, division.ballots)

    def spots(self) -> Mapping[str, FRect]:
        """The lobbies."""
        return self._areas(self.division) if self.division is not None else {}

    def key(self) -> Hashable:
        """Whose hand it is, and into which lobbies it may go."""
        moment = self.moment
        asked = None if moment is None else (moment.seat, moment.awaits)
        return (asked, self.division and self.division.candidates, self.division and self.division.pm)

    def buttons(self) -> Iterator[Widget]:
        """In each lobby a button that puts the hand there."""
        division = self.division
        if self.moment is None or division is None:
            return
        areas = self._areas(division)
        for lobby in self.lobbies(division):
            spot = areas[lobby.place]
            area = FRect(spot.left + 6, spot.bottom - 42, spot.width - 12, 36)
            name = lobby.place.replace("lobby", "vote")
            yield self.button(name, say("vote.here"), area)
