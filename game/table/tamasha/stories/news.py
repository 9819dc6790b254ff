"""Breaking News: the envelope goes to the desk, a pin names the place, the card is read, the bill is paid."""

from __future__ import annotations

from engine.tamasha import events as ev
from game.table.piece import Piece, Pose
from game.table.tamasha.heaps import coin_picture
from game.table.tamasha.layout import COINS, ENVELOPE, HAND_CARD, LEAD, NOTES, PAWNS
from game.table.tamasha.names import envelope
from game.table.tamasha.pieces import desk_pose, discard_pose, news_pose
from game.table.tamasha.rail import ENVELOPE_PICTURE
from game.table.tamasha.show import Show
from game.table.tamasha.specs import NEWS_BACK, card_front
from game.table.tamasha.stories.teller import teller
from game.table.timeline import Timeline, call, flip, glide, settle, then, together, wait

PIN = "props/map_pin"


@teller.tells(ev.NewsOffered)
def news_offered(event: ev.NewsOffered, show: Show) -> Timeline:
    """An envelope is laid on the news desk."""
    pose = desk_pose(show.top)
    if event.command == show.top.near:
        piece = show.piece(
            envelope(event.slot), ENVELOPE_PICTURE, ENVELOPE, show.envelope(event.command, event.slot, 6)
        )
    else:
        start = show.envelope(event.command, event.slot, 6)
        piece = Piece("desk-envelope", ENVELOPE_PICTURE, ENVELOPE, pose=start)
    return then(
        show.enter(piece),
        show.cue("paper-rustle", pose.at),
        glide(piece, pose, 0.36, 30.0),
        show.become(piece, "desk-envelope"),
        settle(piece, pose, 0.1),
        show.happen(event),
        show.rest(piece),
        wait(0.25),
    )


@teller.tells(ev.ConstituencyNamed)
def constituency_named(event: ev.ConstituencyNamed, show: Show) -> Timeline:
    """The pin comes down on the map."""
    if event.constituency < 0:
        return then(show.happen(event), wait(0.4))
    tile = show.layout.tile(event.constituency)
    x, y = show.planner(event.command)
    pin = show.piece("pin", PIN, (62, 100), Pose(x, y, z=800.0))
    spot = Pose(tile.centerx, tile.centery - 30, scale=0.9, lift=20.0, z=850.0)
    return then(
        show.enter(pin),
        glide(pin, spot, 0.4, 40.0),
        glide(pin, spot.but(y=tile.centery + 4, lift=4.0), 0.1),
        show.cue("stamp", tile.center),
        show.happen(event),
        wait(0.5),
        show.leave(pin),
    )


@teller.tells(ev.NewsRevealed)
def news_revealed(event: ev.NewsRevealed, show: Show) -> Timeline:
    """The envelope opens, and everybody reads."""
    card = Piece(
        "news",
        card_front("news", event.card),
        HAND_CARD,
        NEWS_BACK,
        desk_pose(show.top).but(face=-1.0, scale=0.5, z=800.0),
    )
    return then(
        _opened(show, card),
        show.happen(event),
        wait(1.2),
        glide(card, news_pose(show.top), 0.35, 10.0),
        settle(card, news_pose(show.top), 0.1),
        show.rest(card),
    )


def _opened(show: Show, card: Piece) -> Timeline:
    board = show.layout.zone("board")
    read = Pose(board.centerx, board.centery, scale=1.9, lift=18.0, z=900.0)
    waiting = show.table.pieces.get("desk-envelope")
    return then(
        show.cue("envelope-tear", desk_pose(show.top).at),
        show.leave(waiting) if waiting is not None else call(lambda: None),
        show.enter(card),
        together(glide(card, read, 0.4, 20.0), then(wait(0.1), flip(card, True, 0.26))),
        show.cue("card-flip"),
    )


@teller.tells(ev.NewsGain)
def news_gain(event: ev.NewsGain, show: Show) -> Timeline:
    """Votes and Pawns arrive from the pool."""
    party, where = show.top.party_of(event.command), event.constituency
    crowd = show.in_row(where, party, PAWNS)
    return then(
        together(
            show.coins(party, where, event.votes, show.pool(party, 2)),
            show.pawns(party, event.pawns, show.pool(party, 1), crowd, "pawn-place"),
        ),
        show.happen(event),
        wait(0.2),
    )


@teller.tells(ev.GainSplit)
def gain_split(event: ev.GainSplit, show: Show) -> Timeline:
    """The crores go to the tin and to the chest."""
    party = show.top.party_of(event.command)
    start = show.planner(event.command) if event.command == show.top.near else show.pool(party, 0)
    return then(
        together(
            show.notes(event.to_slot, start, show.in_row(event.constituency, party, NOTES)),
            show.notes(event.to_chest, start, show.chest(event.command), "chest-close"),
        ),
        show.happen(event),
        wait(0.2),
    )


@teller.tells(ev.NewsBill)
def news_bill(event: ev.NewsBill, show: Show) -> Timeline:
    """The bill is paid: from the tin, the crowd, and then the chest."""
    party, where = show.top.party_of(event.command), event.constituency
    pool = show.pool(party, 0)
    return then(
        together(
            show.happen(event),
            show.notes(event.seat_funds, show.in_row(where, party, NOTES), pool),
            show.pawns(party, event.seat_pawns, show.in_row(where, party, PAWNS), show.pool(party, 1)),
        ),
        show.notes(event.chest, show.chest(event.command), pool, "chest-open"),
        wait(0.25),
    )


def coins_back(show: Show, party: int, constituency: int, number: int) -> Timeline:
    """VoteBank Coins fly from a ballot tray to their pool."""

    def coin(index: int) -> str:
        return coin_picture(party, index)

    tray, pool = show.in_row(constituency, party, COINS), show.pool(party, 2)
    return show.stream(coin, 22 * show.layout.tile_scale, number, tray, pool, "coins-few")


@teller.tells(ev.VotesLost)
def votes_lost(event: ev.VotesLost, show: Show) -> Timeline:
    """Coins leave the tray."""
    coins = coins_back(show, show.top.party_of(event.command), event.constituency, event.amount)
    return then(show.cue("crowd-boo"), show.happen(event), coins, wait(0.15))


@teller.tells(ev.VoteDeficit)
def vote_deficit(event: ev.VoteDeficit, show: Show) -> Timeline:
    """What was not there goes to the other side."""
    party = show.top.party_of(event.to)
    coins = show.coins(party, event.constituency, event.amount, show.pool(party, 2))
    return then(coins, show.happen(event), wait(0.2))


@teller.tells(ev.SeatDeclared)
def seat_declared(event: ev.SeatDeclared, show: Show) -> Timeline:
    """A flag is planted, and the loser's card turns its face to the ground."""
    loser = show.top.shown.slot(1 - event.winner, event.constituency).neta
    card = show.table.pieces.get(f"neta-{loser}")
    turned = then(show.enter(card), flip(card, False), show.rest(card)) if card is not None else Timeline()
    return then(turned, show.happen(event), planted(show, event.constituency, event.winner), wait(0.8))


def planted(show: Show, constituency: int, winner: int) -> Timeline:
    """A flag flies from the rack to the tile."""
    area = show.layout.in_tile(constituency, LEAD)
    picture = "props/flag_purple" if winner == 0 else "props/flag_yellow"
    rack = show.layout.zone("flags").center
    flag = show.stream(
        lambda _: picture,
        34 * show.layout.tile_scale,
        1,
        rack,
        (area.left + 22, area.centery),
        "flag-plant",
        1,
        0.0,
        1.7,
    )
    return then(flag, show.cue("stamp", area.center))


@teller.tells(ev.NewsBinned)
def news_binned(event: ev.NewsBinned, show: Show) -> Timeline:
    """Read out, and straight into the bin."""
    number = len(show.top.shown.discards)
    card = Piece(
        "news",
        card_front("news", event.card),
        HAND_CARD,
        NEWS_BACK,
        desk_pose(show.top).but(face=-1.0, scale=0.5, z=800.0),
    )
    pose = discard_pose(show.top, number)
    return then(
        _opened(show, card),
        wait(1.0),
        show.become(card, f"discard-{number}"),
        glide(card, pose, 0.4, 20.0),
        settle(card, pose, 0.05),
        show.happen(event),
        show.rest(card),
    )
