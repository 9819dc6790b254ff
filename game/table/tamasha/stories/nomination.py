"""Survey and nomination: coins hop from the PartyKundali, candidates turn up, BigNetas push in."""

from __future__ import annotations

from engine.tamasha import events as ev
from engine.tamasha.cards import KUNDALIS, PARTIES, SEATS
from game.space import Point
from game.table.piece import Piece, Pose
from game.table.tamasha.layout import BOARD_CARD, HAND_CARD
from game.table.tamasha.pieces import side_pose
from game.table.tamasha.show import Show
from game.table.tamasha.specs import neta_front
from game.table.tamasha.stores import deck_place
from game.table.tamasha.stories.teller import teller
from game.table.timeline import Timeline, call, fade, flip, glide, settle, stagger, then, together, wait

NETA_BACK = "tamasha/back/neta"
SLOW_REVEALS = 4
"""So many candidates arrive at leisure; the others hurry after them."""


def deck_pose(show: Show, deck: str) -> Pose:
    """The top card of a deck, face down."""
    tray = show.layout.zone("tray")
    if show.layout.compact:
        return Pose(tray.centerx, tray.centery, scale=0.4, face=-1.0, z=300.0)
    place = deck_place(show.top, tray, deck)
    return Pose(place.centerx, place.centery, scale=place.width / BOARD_CARD[0], face=-1.0, z=300.0)


def middle(show: Show, scale: float = 1.0) -> Pose:
    """The centre of the board, face up."""
    board = show.layout.zone("board")
    return Pose(board.centerx, board.centery, scale=scale, lift=14.0, z=600.0)


@teller.tells(ev.KundaliDrawn)
def kundali_drawn(event: ev.KundaliDrawn, show: Show) -> Timeline:
    """The survey is turned up in the middle of everything."""
    front = f"tamasha/kundali/{KUNDALIS[event.card].id}"
    card = Piece(
        "kundali", front, HAND_CARD, "tamasha/back/kundali", deck_pose(show, "kundali").but(scale=0.4)
    )
    return then(
        show.enter(card),
        show.cue("card-slide"),
        glide(card, middle(show, 1.7), 0.4, 30.0),
        show.cue("card-flip"),
        flip(card),
        show.happen(event),
        wait(0.9),
    )


@teller.tells(ev.CoinsPlaced)
def coins_placed(event: ev.CoinsPlaced, show: Show) -> Timeline:
    """Coins hop from the survey into both parties' trays; then the card leaves."""
    start = middle(show).at
    streams = [
        _hop(show, start, constituency, party, votes[constituency])
        for constituency in range(SEATS)
        for party, votes in zip(PARTIES, (event.purple, event.yellow), strict=True)
    ]
    card = show.table.pieces.get("kundali")
    steps: list[Timeline] = [stagger(streams, 0.05), then(show.happen(event), wait(0.3))]
    if card is not None:
        steps.append(then(fade(card, 0.0, 0.25), show.leave(card)))
    return then(*steps)


def _hop(show: Show, start: Point, constituency: int, party: int, votes: int) -> Timeline:
    """A few coins hop into one ballot tray."""
    return show.coins(party, constituency, votes, start)


@teller.tells(ev.DeckShuffled)
def deck_shuffled(event: ev.DeckShuffled, show: Show) -> Timeline:
    """A short riffle."""
    return then(
        show.cue("card-shuffle"), show.happen(event), wait(0.25 if event.deck == "candyneta" else 0.05)
    )


def hurry(show: Show) -> float:
    """A factor on the length of a reveal: the first ones are slow."""
    seated = sum(slot.neta >= 0 for party in show.top.shown.parties for slot in party.slots)
    return 1.0 if seated < SLOW_REVEALS else 0.5


@teller.tells(ev.NetaRevealed)
def neta_revealed(event: ev.NetaRevealed, show: Show) -> Timeline:
    """The top candidate slides from the deck and turns its face up."""
    factor = hurry(show)
    card = Piece(f"neta-{event.neta}", neta_front(event.neta), BOARD_CARD, NETA_BACK, deck_pose(show, "neta"))
    board = show.layout.zone("board")
    spot = Pose(board.left + 10, board.centery, scale=1.5 * show.layout.tile_scale, lift=12.0, z=600.0)
    return then(
        show.enter(card),
        show.cue("card-slide"),
        together(
            glide(card, spot, 0.3 * factor, 20.0), then(wait(0.08 * factor), flip(card, True, 0.22 * factor))
        ),
        show.happen(event),
        wait(0.22 * factor),
    )


@teller.tells(ev.NetaPlaced)
def neta_placed(event: ev.NetaPlaced, show: Show) -> Timeline:
    """It goes to the poster with its badge."""
    factor = hurry(show)
    pose = show.layout.candidate_pose(event.constituency, event.party)
    name = f"neta-{event.neta}"
    card = show.piece(name, neta_front(event.neta), BOARD_CARD, pose)
    bolly = show.table.pieces.get("bolly")
    start = call(lambda: None) if bolly is None else then(show.leave(bolly))
    return then(
        start,
        show.enter(card),
        glide(card, pose, 0.32 * factor, 24.0),
        show.cue("card-place", pose.at),
        settle(card, pose, 0.08 * factor),
        show.happen(event),
        show.rest(card),
    )


@teller.tells(ev.NetaSetAside)
def neta_set_aside(event: ev.NetaSetAside, show: Show) -> Timeline:
    """Too late: off to the side pile."""
    factor = hurry(show)
    pose = side_pose(show.top, len(show.top.shown.side_pile))
    card = show.piece(f"neta-{event.neta}", neta_front(event.neta), BOARD_CARD, pose)
    return then(
        show.enter(card),
        glide(card, pose, 0.3 * factor, 16.0),
        show.cue("card-place", pose.at),
        settle(card, pose, 0.06),
        show.happen(event),
        show.rest(card),
    )


@teller.tells(ev.BollyWaiting)
def bolly_waiting(event: ev.BollyWaiting, show: Show) -> Timeline:
    """She stands there and smiles."""
    return then(show.cue("phase-flourish"), show.happen(event), wait(0.2))


@teller.tells(ev.PileFormed)
def pile_formed(event: ev.PileFormed, show: Show) -> Timeline:
    """The side pile is gathered into the deck for Yellow."""
    deck = deck_pose(show, "neta")
    gather = [
        then(show.enter(piece), glide(piece, deck, 0.25), show.leave(piece))
        for neta in show.top.shown.side_pile
        if (piece := show.table.pieces.get(f"neta-{neta}")) is not None
    ]
    return then(stagger(gather, 0.05), show.cue("card-shuffle"), show.happen(event), wait(0.4))


@teller.tells(ev.SwapCardsDealt)
def swap_cards_dealt(event: ev.SwapCardsDealt, show: Show) -> Timeline:
    """Five backs for either planner."""
    target = show.planner_of(event.party)
    deal = []
    for index in range(len(event.netas)):
        card = Piece(
            f"deal-{event.party}-{index}", NETA_BACK, BOARD_CARD, pose=deck_pose(show, "neta").but(face=1.0)
        )
        spot = Pose(target[0] + (index - 2) * 18, target[1], scale=0.8, z=500.0 + index)
        deal.append(
            then(
                show.enter(card),
                show.cue("card-deal"),
                glide(card, spot, 0.28, 20.0),
                fade(card, 0.0, 0.1),
                show.leave(card),
            )
        )
    return then(stagger(deal, 0.07), show.happen(event))


@teller.tells(ev.ChoiceSealed)
def choice_sealed(event: ev.ChoiceSealed, show: Show) -> Timeline:
    """A seal is pressed."""
    return then(show.cue("stamp", show.planner(event.command)), show.happen(event), wait(0.35))


@teller.tells(ev.BigNetaPlaced)
def bigneta_placed(event: ev.BigNetaPlaced, show: Show) -> Timeline:
    """The BigNeta turns over on the poster; whoever stood there leaves."""
    pose = show.layout.candidate_pose(event.constituency, event.party)
    x, y = show.planner_of(event.party)
    waiting = show.table.pieces.get("bigneta") if event.party == show.top.near_party else None
    old = show.table.pieces.get(f"neta-{event.replaced}")
    card = Piece(
        f"neta-{event.neta}", neta_front(event.neta), BOARD_CARD, NETA_BACK, Pose(x, y, face=-1.0, z=600.0)
    )
    away = then(show.enter(old), _off(show, old), show.leave(old)) if old is not None else Timeline()
    return then(
        show.leave(waiting) if waiting is not None else call(lambda: None),
        show.enter(card),
        together(glide(card, pose.but(scale=pose.scale * 1.5, lift=16.0), 0.4, 30.0), away),
        show.cue("card-flip", pose.at),
        flip(card),
        wait(0.3),
        settle(card, pose, 0.15),
        show.cue("stamp", pose.at),
        show.happen(event),
        show.rest(card),
        wait(0.2),
    )


def _off(show: Show, piece: Piece) -> Timeline:
    """A candidate steps forward, is seen once more, and leaves the table at its left edge."""
    visible, home = show.layout.visible, piece.home
    return then(
        glide(piece, home.but(y=home.y - 18, scale=home.scale * 1.25, lift=16.0, z=700.0), 0.2),
        wait(0.25),
        glide(
            piece, Pose(visible.left - 120, piece.home.y, angle=-20.0, scale=piece.home.scale, z=500.0), 0.45
        ),
    )


@teller.tells(ev.NetaSwapped)
def neta_swapped(event: ev.NetaSwapped, show: Show) -> Timeline:
    """One candidate makes room for another."""
    pose = show.layout.candidate_pose(event.constituency, event.party)
    x, y = show.planner_of(event.party)
    laid = show.table.pieces.get(f"dealt-{event.incoming}")
    old = show.table.pieces.get(f"neta-{event.out}")
    start = laid.pose.at if laid is not None and event.party == show.top.near_party else (x, y)
    card = Piece(
        f"neta-{event.incoming}",
        neta_front(event.incoming),
        BOARD_CARD,
        NETA_BACK,
        Pose(*start, face=-1.0, z=600.0),
    )
    away = then(show.enter(old), _off(show, old), show.leave(old)) if old is not None else Timeline()
    return then(
        show.leave(laid) if laid is not None else call(lambda: None),
        show.enter(card),
        together(glide(card, pose, 0.36, 24.0), away),
        flip(card),
        show.cue("card-place", pose.at),
        settle(card, pose, 0.1),
        show.happen(event),
        show.rest(card),
    )


@teller.tells(ev.CardsBinned)
def cards_binned(event: ev.CardsBinned, show: Show) -> Timeline:
    """The unused ones leave unseen."""
    return then(show.cue("card-slide"), show.happen(event), wait(0.2))
