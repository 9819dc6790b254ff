"""Resources and arsenal: money and Pawns fly to the posters, tickets to the chests, cards to the planners."""

from __future__ import annotations

from engine.tamasha import events as ev
from game.table.piece import Piece, Pose
from game.table.tamasha.layout import ENVELOPE, HAND_CARD, NOTES, PAWNS
from game.table.tamasha.pockets import HAND_BIG, HAND_CAMPAIGN
from game.table.tamasha.rail import ENVELOPE_PICTURE
from game.table.tamasha.show import Show
from game.table.tamasha.stories.nomination import deck_pose
from game.table.tamasha.stories.teller import teller
from game.table.timeline import Timeline, fade, glide, stagger, then, together

HANDS = (HAND_BIG, HAND_CAMPAIGN)


@teller.tells(ev.ResourcesPlaced)
def resources_placed(event: ev.ResourcesPlaced, show: Show) -> Timeline:
    """What is printed on the card comes out of the Public Pool."""
    party, where = event.party, event.constituency
    notes = show.notes(min(event.funds, 3), show.pool(party, 0), show.in_row(where, party, NOTES))
    crowd = show.in_row(where, party, PAWNS)
    pawns = show.pawns(party, min(event.pawns, 3), show.pool(party, 1), crowd, "pawn-place")
    return then(together(notes, pawns), show.happen(event))


@teller.tells(ev.TicketPaid)
def ticket_paid(event: ev.TicketPaid, show: Show) -> Timeline:
    """A ticket slips into the chest."""
    start = show.in_row(event.constituency, show.top.party_of(event.command), NOTES)
    flight = show.notes(event.amount, start, show.chest(event.command), "coin-clink")
    return then(show.happen(event), flight)


@teller.tells(ev.ChestBalance)
def chest_balance(event: ev.ChestBalance, show: Show) -> Timeline:
    """Its own command knows; nothing moves."""
    return then(show.happen(event))


@teller.tells(ev.ArsenalDrawn)
def arsenal_drawn(event: ev.ArsenalDrawn, show: Show) -> Timeline:
    """Cards are dealt into the planner, envelopes are laid before it."""
    dealt = [*_cards(event, show), *_envelopes(event, show)]
    laid = [piece for piece, _ in dealt]
    return then(
        stagger([flight for _, flight in dealt], 0.065),
        show.happen(event),
        *(show.leave(piece) for piece in laid),
    )


Dealt = tuple[Piece, Timeline]
"""A piece on its way from the tray, and its flight."""


def _cards(event: ev.ArsenalDrawn, show: Show) -> list[Dealt]:
    near = event.command == show.top.near
    x, y = show.planner(event.command)
    out: list[Dealt] = []
    for deck, number in (("big", len(event.big)), ("campaign", len(event.campaign))):
        for index in range(number):
            start = deck_pose(show, deck).but(scale=0.4, face=1.0)
            name = f"deal-{event.command}-{deck}-{index}"
            card = Piece(name, f"tamasha/back/{deck}", HAND_CARD, pose=start)
            spread = (index - number / 2) * (40 if near else 8)
            spot = Pose(x + spread, y, scale=0.8 if near else 0.26, z=500.0 + index)
            flight = then(
                show.enter(card), show.cue("card-deal"), glide(card, spot, 0.26, 26.0), fade(card, 0.0, 0.08)
            )
            out.append((card, flight))
    return out


def _envelopes(event: ev.ArsenalDrawn, show: Show) -> list[Dealt]:
    out: list[Dealt] = []
    for index in range(event.news):
        pose = show.envelope(event.command, index, event.news)
        start = deck_pose(show, "news").but(scale=0.6, face=1.0)
        piece = Piece(f"deal-{event.command}-news-{index}", ENVELOPE_PICTURE, ENVELOPE, pose=start)
        flight = then(show.enter(piece), show.cue("paper-rustle"), glide(piece, pose, 0.28, 20.0))
        out.append((piece, flight))
    return out
