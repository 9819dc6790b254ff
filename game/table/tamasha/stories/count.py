"""The count: seat by seat a tile is held up, its coins are counted, ties are explained, flags rise."""

from __future__ import annotations

from engine.tamasha import events as ev
from engine.tamasha.cards import PARTIES
from game.table.piece import Piece, Pose
from game.table.tamasha.close_up import STEPS, CloseUp
from game.table.tamasha.faces import SlipFace
from game.table.tamasha.layout import CARD, TILE
from game.table.tamasha.show import Show
from game.table.tamasha.stories.teller import teller
from game.table.tamasha.top import party_name
from game.table.timeline import Timeline, call, fade, glide, over, settle, then, together, wait
from game.words import words

HELD_UP = 1.75
"""How much larger than on the board a tile is held up."""
FLAGS = ("props/flag_purple", "props/flag_yellow")


@teller.tells(ev.SeatCounted)
def seat_counted(event: ev.SeatCounted, show: Show) -> Timeline:
    """The tile is held up, counted, and laid back under its flag."""
    if event.decided_by == "declared":
        return then(show.cue("count-tick"), show.happen(event), wait(0.35))
    home = show.layout.tile(event.constituency)
    k = show.layout.tile_scale
    tile = Piece(f"deal-count-{event.constituency}", _face(show, event.constituency, 0), TILE)
    tile.pose = Pose(*home.center, scale=k, z=900.0)
    return then(
        show.enter(tile),
        show.cue("tile-turn"),
        glide(tile, _aloft(show), 0.3),
        _count(event, show, tile),
        _tie(event, show),
        _flag(event, show),
        glide(tile, Pose(*home.center, scale=k, z=900.0), 0.24),
        show.happen(event),
        show.leave(tile),
    )


def _face(show: Show, constituency: int, counted: int) -> CloseUp:
    return CloseUp(show.top, constituency, counted)


def _aloft(show: Show) -> Pose:
    """Over the middle of the board."""
    board = show.layout.zone("board")
    scale = min(HELD_UP * show.layout.tile_scale, show.layout.visible.width * 0.6 / TILE[0])
    return Pose(board.centerx, board.centery - 10, scale=scale, lift=22.0, z=950.0)


def _count(event: ev.SeatCounted, show: Show, tile: Piece) -> Timeline:
    """The numerals run up; every step ticks."""
    shown = [0]

    def step(part: float) -> None:
        counted = round(part * STEPS)
        if counted != shown[0]:
            shown[0] = counted
            tile.front = tile.back = _face(show, event.constituency, counted)
            show.touch(tile)

    return then(show.cue("coins-few"), over(0.55, step), call(lambda: step(1.0)), wait(0.3))


def _tie(event: ev.SeatCounted, show: Show) -> Timeline:
    """A slip that says what broke the tie."""
    if event.decided_by == "votes":
        return Timeline()
    slots = [show.top.shown.slot(party, event.constituency) for party in PARTIES]
    amounts = [(slot.funds, slot.pawns)[event.decided_by == "pawns"] for slot in slots]
    text = words(
        f"tamasha.tie.{event.decided_by}",
        votes=event.purple_votes,
        purple=amounts[0],
        yellow=amounts[1],
        party=party_name(event.winner),
    )
    spot = _aloft(show).but(lift=12.0, z=960.0, scale=1.0)
    spot = spot.but(y=spot.y + TILE[1] * _aloft(show).scale / 2 + 34)
    slip = Piece("deal-tie", SlipFace(text), (560, 58), pose=spot.but(alpha=0.0))
    return then(
        show.enter(slip),
        fade(slip, 1.0, 0.15),
        show.cue("bell"),
        wait(1.6),
        fade(slip, 0.0, 0.15),
        show.leave(slip),
    )


def _flag(event: ev.SeatCounted, show: Show) -> Timeline:
    """The winner's flag comes down on the tile."""
    aloft = _aloft(show)
    x, y, width, height = CARD[event.winner]
    across, down = x + width * 0.55 - TILE[0] / 2, y + height * 0.3 - TILE[1] / 2
    spot = Pose(aloft.x + across * aloft.scale, aloft.y + down * aloft.scale, scale=2.0, lift=10.0, z=970.0)
    flag = Piece("deal-flag", FLAGS[event.winner], (36, 62), pose=spot.but(y=spot.y - 160, alpha=0.0))
    won = "seat-won" if event.winner == show.top.near_party else "seat-lost"
    return then(
        show.enter(flag),
        together(fade(flag, 1.0, 0.05), glide(flag, spot, 0.2)),
        show.cue("flag-plant"),
        show.cue(won),
        wait(0.5),
        show.leave(flag),
    )


@teller.tells(ev.CoinFlipped)
def coin_flipped(event: ev.CoinFlipped, show: Show) -> Timeline:
    """The coin spins and lands on one side."""
    plate = show.layout.zone("coin")
    tile = show.layout.tile(event.constituency)
    sides = ("props/tie_coin_purple", "props/tie_coin_yellow")
    coin = Piece(
        "tie-coin", sides[event.winner], (60, 60), sides[1 - event.winner], Pose(*plate.center, z=800.0)
    )
    top = Pose(tile.centerx, tile.centery - 30, scale=2.2, lift=30.0, z=980.0)
    spins = [glide_face(coin, -1.0), glide_face(coin, 1.0)] * 3
    return then(
        show.enter(coin),
        show.cue("coin-spin"),
        together(glide(coin, top, 0.5, 60.0)),
        *spins,
        show.cue("coin-land", tile.center),
        settle(coin, top.but(y=tile.centery, scale=1.6), 0.2),
        wait(0.9),
        show.leave(coin),
        show.happen(event),
    )


def glide_face(coin: Piece, face: float) -> Timeline:
    """One half turn in the air."""

    def turn(part: float) -> None:
        coin.pose = coin.pose.but(face=-face + 2 * face * part)

    return then(over(0.09, turn), call(lambda: turn(1.0)))


@teller.tells(ev.CountDone)
def count_done(event: ev.CountDone, show: Show) -> Timeline:
    """A drum, and a moment to take it in."""
    board = show.layout.zone("board")
    text = words("tamasha.log.count_done", purple=event.purple, yellow=event.yellow)
    spot = Pose(board.centerx, board.centery, lift=14.0, z=960.0)
    slip = Piece("deal-done", SlipFace(text), (620, 76), pose=spot.but(alpha=0.0))
    return then(
        show.cue("dhol"),
        show.happen(event),
        show.enter(slip),
        fade(slip, 1.0, 0.15),
        wait(1.8),
        fade(slip, 0.0, 0.2),
        show.leave(slip),
    )
