"""Who sits at this table, and what their eyes may see before anything is shown."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.asking import Seat
from engine.core.match import Match
from engine.tamasha.view import View
from game.play.bots import bot_dice, think
from game.play.session import Keeping, Player, Session
from game.table.tamasha.chairs import Chairs
from game.table.tamasha.shown import Shown
from game.table.tamasha.top import HIDDEN, Top


def new_session(match: Match, players: Sequence[Player], keeper: Keeping | None) -> Session:
    """The match with its players, its bots, and whatever keeps its answers."""
    view: View = match.view(None)
    sides = {Seat(seat): command.party for command in view.commands for seat in command.seats}
    session = Session(match, players, sides, think, bot_dice, keeper)
    session.split = Chairs.of(view).split
    return session


def first_top(session: Session) -> Top:
    """An empty table. With only one side at this computer its secrets may be seen all the time."""
    view: View = session.match.view(None)
    chairs, mine = Chairs.of(view), session.sides_of_people()
    eyes = HIDDEN if session.shared_screen() or not mine else next(iter(mine))
    wings, people = chairs.wings(max(eyes, 0)), set(session.people())
    near = next((command for command in wings if people & set(chairs.seats[command])), wings[0])
    return Top(
        layout=None,  # type: ignore[arg-type]
        shown=Shown.empty(view, eyes),
        names=session.names,
        on_duty=[command.on_duty for command in view.commands],
        seats_of=[command.seats for command in view.commands],
        chairs=chairs,
        open_chests=view.options.get("show_cpf") == "open",
        variant=view.variant,
        near=near,
        eyes=eyes,
    )
