"""What four factions add to Horse Trading: who is who with their purses, and two chairs for one crown."""

from __future__ import annotations

from collections.abc import Hashable

from pygame import FRect

from game.canvas import Canvas
from game.look import CREAM, INK
from game.table.tamasha.faction import seats
from game.table.tamasha.furniture import PARTY_INK, PARTY_TEXT, inner, lay, party, token
from game.table.tamasha.lettering import HEADING, fitted, heading
from game.table.tamasha.top import Top
from game.table.tamasha.zone import Zone
from game.text import Style
from game.words import words

NAME = Style("bold", 17, CREAM, 1.2)
STATE = Style("body", 15, CREAM, 1.2)
ROUND = Style("label", 20, CREAM, 1.2)


class Standings(Zone):
    """Who is who at the market: every faction with its name and how its purse stands."""

    def __init__(self, top: Top) -> None:
        super().__init__(top, "standings", 6.0)

    def state(self) -> Hashable:
        """Names and purses."""
        sides = self.top.shown.sides
        return (
            self.top.names_of_commands(),
            tuple((side.purse_closed, side.sealed, side.bought) for side in sides),
            self.top.near,
            self.top.shown.phase,
        )

    def paint(self, canvas: Canvas, area: FRect) -> None:
        """Four plates in a row, Purple's on the left."""
        chairs, gap = self.top.chairs, 8.0
        wide = (area.width - 3 * gap) / 4
        for command in chairs.commands:
            spot = FRect(area.x + command * (wide + gap), area.y, wide, area.height)
            side = chairs.party(command)
            lay(canvas, party("table/strip", side), spot, PARTY_INK[side])
            token(canvas, chairs.mark(command), (spot.x + 24, spot.centery), 17)
            ink, width = PARTY_TEXT[side], spot.width - 56
            name = self.top.name(command)
            style = fitted(canvas, name, NAME.but(colour=ink), width, 13)
            canvas.text(name, (spot.x + 47, spot.centery - 10), style, "midleft", width + 1)
            state = self._state(command)
            style = fitted(canvas, state, STATE.but(colour=ink), width, 13)
            canvas.text(state, (spot.x + 47, spot.centery + 10), style, "midleft", width + 1)

    def _state(self, command: int) -> str:
        shown, side = self.top.shown, self.top.shown.sides[command]
        if shown.phase == "kingmaker" and self.top.party_of(command) == shown.winner:
            return words(f"tamasha.zone.kingmaker-{'sealed' if side.sealed else 'open'}")
        key = "closed" if side.purse_closed else "sealed" if side.sealed else "open"
        return words(f"tamasha.sauda.state-{key}")


class Bargain(Zone):
    """Two chairs for one crown, and what was named in the rounds before."""

    def __init__(self, top: Top) -> None:
        super().__init__(top, "bargain", 10.0)

    @property
    def hidden(self) -> bool:
        """Only once the factions of the winning party bargain."""
        return not self.top.bargaining

    def state(self) -> Hashable:
        """Whose chairs they are, and what was named before."""
        shown = self.top.shown
        return self.hidden, tuple(shown.bargains), shown.winner, tuple(self.rect)

    def paint(self, canvas: Canvas, area: FRect) -> None:
        """Shelf, title, chairs, and the rounds so far."""
        shown, chairs = self.top.shown, self.top.chairs
        side = max(0, shown.winner)
        lay(canvas, party("table/edge", side), area, PARTY_INK[side])
        title = FRect(area.centerx - 62, area.y + 8, 124, 24)
        heading(canvas, words("tamasha.zone.kingmaker"), title, HEADING, "center")
        for command, spot in zip(chairs.wings(side), seats.chair_areas(self.top), strict=True):
            self._chair(canvas, spot, command)
        if shown.bargains:
            self._said(canvas, area)

    def _chair(self, canvas: Canvas, spot: FRect, command: int) -> None:
        """A throne with its faction's token, and the name of whoever would sit on it."""
        picture = f"table/kingmaker_plate_{self.top.chairs.mark(command)}"
        lay(canvas, picture, spot, "#15362e")
        strip = inner(canvas, picture, "words", spot, (0.12, 0.83, 0.75, 0.1))
        heading(canvas, self.top.name(command), strip.inflate(-4, 0), NAME.but(size=15, colour=INK), "center")

    def _said(self, canvas: Canvas, area: FRect) -> None:
        """What Left and Right named, round by round, beside the chairs."""
        chairs, shown = self.top.chairs, self.top.shown
        first, second = seats.chair_areas(self.top)
        wings = chairs.wings(max(0, shown.winner))
        for spot, command, place in ((first, wings[0], 0), (second, wings[1], 1)):
            x = spot.x - 74 if place == 0 else spot.right + 18
            for number, named in enumerate(shown.bargains):
                y = area.y + 54 + number * 32
                canvas.text(f"{number + 1}", (x, y), ROUND, "midleft")
                token(canvas, chairs.mark(named[chairs.wing(command)]), (x + 38, y), 13)
