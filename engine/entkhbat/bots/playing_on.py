"""How a bot plays an imagined match on: everybody plays at sight, for about a round; then it is judged."""

from __future__ import annotations

from typing import Final

from engine.core.asking import Seat
from engine.core.bots import best
from engine.core.match import Match
from engine.entkhbat import phases
from engine.entkhbat.bots.board import Board
from engine.entkhbat.bots.choices import any_values
from engine.entkhbat.bots.manners import AT_SIGHT, PLAIN
from engine.entkhbat.bots.moves import kept_worth
from engine.entkhbat.bots.values import VALUES
from engine.entkhbat.floor import cumulative
from engine.entkhbat.table import Table

FAR_ENOUGH: Final = 160
"""No more answers than that are imagined, however long an argument is."""


def play_on(trial: Match, seat: Seat) -> int:
    """Play until everybody has had a turn, or the cycle is counted; what that is worth to `seat`."""
    until = trial.table.turns + trial.table.seats
    for _ in range(FAR_ENOUGH):
        table: Table = trial.table
        if table.phase in (phases.INTERMISSION, phases.OVER):
            break
        if table.turns >= until and table.awaits == phases.DRAW:
            break
        asked = trial.to_act()[0]
        options = trial.options(asked)
        if len(options) == 1:
            trial.give(asked, options[0])
            continue
        board = Board(table, asked, AT_SIGHT, PLAIN)
        values = VALUES.get(table.awaits, any_values)(board, options)
        trial.give(asked, options[best(values)])
    return worth(trial.table, seat)


def worth(table: Table, seat: int) -> int:
    """How a seat stands, with what it holds, against the best of the others and all of them."""
    counted = table.phase in (phases.INTERMISSION, phases.OVER)
    standing = list(cumulative(table))
    if not counted:
        for other in range(table.seats):
            lands = sum([table.region_value(region) for region in table.lands[other]])
            held = sum([kept_worth(card) for card in table.hands[other]])
            standing[other] += lands * 9 // 10 + held * 6 // 10
    mine = standing.pop(seat)
    return mine * 10 - max(standing) * 5 - sum(standing) * 4 // len(standing)
