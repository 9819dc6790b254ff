"""How the votes moved, turn by turn, from the survey to the count."""

from __future__ import annotations

from collections.abc import Hashable

from pygame import FRect

from engine.tamasha.cards import PARTIES
from game.canvas import Canvas
from game.look import INK
from game.look import PURPLE as PURPLE_INK
from game.table.tamasha.furniture import token
from game.table.tamasha.lettering import heading
from game.table.tamasha.top import Top, party_name
from game.table.tamasha.zone import Zone
from game.text import Style
from game.words import words

LINE = (PURPLE_INK, "#d98a12")
TITLE = Style("bold", 18, INK, 1.2)
SMALL = Style("label", 16, "#5c4a3a", 1.2)
END = Style("label", 22, INK, 1.2)
NARROW = 130.0
"""On a plot as narrow as this only both ends of the axis have a word."""
STEPS = (10, 15, 20, 30, 40, 50)


class Chart(Zone):
    """Both parties' votes as stepped lines with markers of their own."""

    def __init__(self, top: Top) -> None:
        super().__init__(top, "chart", 8.0)

    def state(self) -> Hashable:
        """The history."""
        return tuple(self.top.shown.votes_by_turn)

    def paint(self, canvas: Canvas, area: FRect) -> None:
        """Paper, axes, lines, markers, who leads."""
        canvas.skin("plate", area)
        history = self.top.shown.votes_by_turn
        heading(
            canvas, words("tamasha.sauda.chart"), FRect(area.x + 16, area.y + 10, area.width - 32, 24), TITLE
        )
        if len(history) < 2:
            return
        plot = FRect(area.x + 48, area.y + 46, area.width - 132, area.height - 118)
        most = max(max(pair) for pair in history)
        step = next((step for step in STEPS if most <= step * 4), 60)
        ceiling = step * -(-most // step)
        for level in range(0, ceiling + 1, step):
            y = plot.bottom - plot.height * level / ceiling
            canvas.fill(FRect(plot.x, y - 0.6, plot.width, 1.2), "#2a163028")
            canvas.text(str(level), (plot.x - 8, y), SMALL, "midright")
        for side in PARTIES:
            self._line(canvas, plot, [pair[side] for pair in history], ceiling, side)
        self._ends(canvas, plot, history[-1], ceiling)
        self._axis(canvas, area, plot, len(history))

    def _line(self, canvas: Canvas, plot: FRect, votes: list[int], ceiling: int, side: int) -> None:
        pitch = plot.width / (len(votes) - 1)
        every = max(1, len(votes) // 6)
        x, y = plot.x, plot.bottom - plot.height * votes[0] / ceiling
        for index in range(1, len(votes)):
            next_x, next_y = plot.x + index * pitch, plot.bottom - plot.height * votes[index] / ceiling
            canvas.line((x, y), (next_x, y), LINE[side], 3)
            canvas.line((next_x, y), (next_x, next_y), LINE[side], 3)
            x, y = next_x, next_y
        for index in range(side, len(votes), every * 2):
            spot = plot.x + index * pitch, plot.bottom - plot.height * votes[index] / ceiling
            token(canvas, side, spot, 6)

    def _ends(self, canvas: Canvas, plot: FRect, last: tuple[int, int], ceiling: int) -> None:
        ys = [plot.bottom - plot.height * votes / ceiling for votes in last]
        if abs(ys[0] - ys[1]) < 28:
            middle, upper = sum(ys) / 2, 0 if last[0] >= last[1] else 1
            ys[upper], ys[1 - upper] = middle - 14, middle + 14
        for side in PARTIES:
            token(canvas, side, (plot.right + 20, ys[side]), 11)
            canvas.text(str(last[side]), (plot.right + 36, ys[side]), END, "midleft")

    def _axis(self, canvas: Canvas, area: FRect, plot: FRect, count: int) -> None:
        y = plot.bottom + 18
        canvas.text(words("tamasha.sauda.chart-start"), (plot.x, y), SMALL, "midleft")
        if plot.width > NARROW:
            turn = words("tamasha.sauda.chart-turn", turn=max(1, (count - 3) // 2))
            canvas.text(turn, (plot.centerx, y), SMALL, "center")
        canvas.text(words("tamasha.sauda.chart-end"), (plot.right, y), SMALL, "midright")
        last = self.top.shown.votes_by_turn[-1]
        gap = abs(last[0] - last[1])
        leader = party_name(0 if last[0] > last[1] else 1)
        text = (
            words("tamasha.sauda.chart-lead", party=leader, n=gap)
            if gap
            else words("tamasha.sauda.chart-level")
        )
        heading(
            canvas,
            text,
            FRect(area.x + 16, area.bottom - 36, area.width - 32, 24),
            Style("body", 17, "#5c4a3a", 1.2),
        )
