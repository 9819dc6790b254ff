"""Horse Trading: sealed briefcases, open hands, candidates who cross over, and the last line of the sheet."""

from __future__ import annotations

from engine.tamasha import events as ev
from engine.tamasha.cards import PARTIES, PARTY_NAMES
from game.table.piece import Piece, Pose
from game.table.tamasha.faces import SlipFace
from game.table.tamasha.furniture import party
from game.table.tamasha.layout import BOARD_CARD
from game.table.tamasha.pieces import crossed_pose
from game.table.tamasha.show import Show
from game.table.tamasha.specs import neta_front
from game.table.tamasha.stories.teller import teller
from game.table.timeline import Timeline, fade, glide, settle, then, together, wait
from game.words import words

FLAPS = ((0.6525, 0.8455), (0.4717, 0.7917))
"""Where the middle of either party's flap is, in parts of the sheet's width: of two columns, and of six."""
FLAP_WIDTHS = (86.0, 182.0)


@teller.tells(ev.SaudaOpened)
def sauda_opened(event: ev.SaudaOpened, show: Show) -> Timeline:
    """The wall of results goes up, the sheet is laid on the table."""
    return then(show.happen(event), show.cue("phase-flourish"), wait(0.9))


@teller.tells(ev.OwnPurse)
def own_purse(event: ev.OwnPurse, show: Show) -> Timeline:
    """Rows C, D and E are written in, for one pair of eyes."""
    return then(show.cue("pen-scratch"), show.happen(event))


@teller.tells(ev.OfferSealed)
def offer_sealed(event: ev.OfferSealed, show: Show) -> Timeline:
    """A choice lies under its seal."""
    return then(show.cue("stamp"), show.happen(event), wait(0.4))


@teller.tells(ev.RoundRevealed)
def round_revealed(event: ev.RoundRevealed, show: Show) -> Timeline:
    """All hands open."""
    board = show.layout.zone("board")
    spot = Pose(board.centerx, board.centery, lift=14.0, z=960.0)
    text = words("tamasha.log.round_revealed", round=event.round)
    slip = Piece("deal-round", SlipFace(text), (520, 66), pose=spot.but(alpha=0.0))
    return then(
        show.cue("drum-roll"),
        show.enter(slip),
        fade(slip, 1.0, 0.12),
        wait(0.9),
        show.happen(event),
        fade(slip, 0.0, 0.15),
        show.leave(slip),
    )


@teller.tells(ev.Defected)
def defected(event: ev.Defected, show: Show) -> Timeline:
    """Money changes hands, a winner crosses over, and the seat goes along."""
    name, layout = f"neta-{event.neta}", show.layout
    buyers = show.top.party_of(event.to)
    home = layout.candidate(event.constituency, 1 - buyers)
    card = show.piece(name, neta_front(event.neta), BOARD_CARD, Pose(*home.center))
    order = sum(show.top.party_of(to) == buyers for _, to in show.top.shown.crossings)
    shelf = crossed_pose(show.top, buyers, order)
    board = layout.zone("board")
    aloft = Pose(board.centerx, board.centery, -6.0, 2.1, lift=22.0, z=960.0)
    far = layout.zone("shelf-far").center
    purse = show.chest(event.to) if buyers == show.top.near_party else far
    notes = show.notes(event.price, purse, home.center)
    return then(
        notes,
        show.cue("briefcase-open", home.center),
        show.enter(card),
        glide(card, aloft, 0.4, 30.0),
        show.happen(event),
        show.cue("crowd-laugh"),
        wait(0.7),
        glide(card, shelf, 0.4, 20.0),
        show.cue("card-place", shelf.at),
        settle(card, shelf, 0.08),
        show.rest(card),
        wait(0.3),
    )


@teller.tells(ev.PurseClosed)
def purse_closed(event: ev.PurseClosed, show: Show) -> Timeline:
    """A lid falls shut."""
    return then(show.cue("briefcase-close"), show.happen(event), wait(0.5))


@teller.tells(ev.SheetFinal)
def sheet_final(event: ev.SheetFinal, show: Show) -> Timeline:
    """The flaps lift and what was under them is written out."""
    sheet, area, chairs = show.top.shown.sheet, show.layout.zone("sheet"), show.top.chairs
    flaps = []
    for side in PARTIES:
        if sheet is None or sheet.chest[chairs.wings(side)[0]] is not None:
            continue
        across, wide = FLAPS[chairs.split][side], FLAP_WIDTHS[chairs.split]
        spot = Pose(area.x + area.width * across, area.y + area.height * 0.457, z=900.0)
        flap = Piece(f"deal-flap-{PARTY_NAMES[side]}", party("table/flap", side), (wide, 164), pose=spot)
        flaps.append(
            then(
                show.enter(flap),
                glide(flap, spot.but(y=spot.y - 90, angle=-14.0, lift=18.0), 0.5),
                fade(flap, 0.0, 0.2),
                show.leave(flap),
            )
        )
    return then(
        show.cue("paper-rustle"), together(show.happen(event), *flaps), show.cue("pen-scratch"), wait(1.4)
    )


@teller.tells(ev.ElectionWon)
def election_won(event: ev.ElectionWon, show: Show) -> Timeline:
    """The stamp falls on the verdict; with factions only a drum, for the Kingmaker is still to come."""
    if show.top.chairs.split:
        return then(show.cue("dhol"), show.happen(event), wait(1.2))
    sheet = show.layout.zone("sheet")
    spot = Pose(sheet.right - 110, sheet.bottom - 72, -6.0, lift=2.0, z=960.0)
    stamp = Piece("deal-stamp", "lettering/en/elected.stamp", (156, 53), pose=spot.but(scale=2.4, lift=30.0))
    stamp.casts_shadow = False
    return then(
        show.enter(stamp),
        glide(stamp, spot, 0.16),
        show.cue("stamp"),
        show.happen(event),
        show.leave(stamp),
        show.cue("fanfare"),
        wait(2.4),
    )
