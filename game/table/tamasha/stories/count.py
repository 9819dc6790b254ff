"""The count: seat by seat the trays are opened, ties are explained, flags rise."""

from __future__ import annotations

from engine.tamasha import events as ev
from game.table.piece import Piece, Pose
from game.table.tamasha.show import Show
from game.table.tamasha.stories.news import planted
from game.table.tamasha.stories.teller import teller
from game.table.timeline import Timeline, call, glide, settle, then, wait

DRUM = 0.45


@teller.tells(ev.SeatCounted)
def seat_counted(event: ev.SeatCounted, show: Show) -> Timeline:
    """Light on one tile, a breath, then the flag."""

    def light(constituency: int) -> None:
        show.top.counting = constituency
        show.refresh()

    return then(
        call(lambda: light(event.constituency)),
        show.cue("count-tick"),
        wait(DRUM if event.decided_by == "votes" else 1.2),
        show.happen(event),
        planted(show, event.constituency, event.winner) if event.decided_by != "declared" else wait(0.2),
        show.cue("seat-won" if event.winner == show.top.near else "seat-lost"),
        wait(0.3),
        call(lambda: light(-1)),
    )


@teller.tells(ev.CoinFlipped)
def coin_flipped(event: ev.CoinFlipped, show: Show) -> Timeline:
    """The coin spins and lands on one side."""
    plate = show.layout.zone("coin")
    tile = show.layout.tile(event.constituency)
    sides = ("props/tie_coin_purple", "props/tie_coin_yellow")
    coin = Piece(
        "tie-coin", sides[event.winner], (70, 70), sides[1 - event.winner], Pose(*plate.center, z=800.0)
    )
    top = Pose(tile.centerx, tile.centery - 30, scale=1.6, lift=30.0, z=900.0)
    return then(
        show.enter(coin),
        show.cue("coin-spin"),
        glide(coin, top, 0.5, 60.0),
        wait(0.5),
        show.cue("coin-land", tile.center),
        settle(coin, top.but(y=tile.centery, scale=1.0), 0.2),
        wait(0.7),
        show.leave(coin),
        show.happen(event),
    )


@teller.tells(ev.CountDone)
def count_done(event: ev.CountDone, show: Show) -> Timeline:
    """A drum, and a moment to take it in."""
    return then(show.cue("dhol"), show.happen(event), wait(1.4))
