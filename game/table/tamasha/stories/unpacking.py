"""Resources and arsenal: money and Pawns fly to the posters, tickets to the chests, cards to the planners."""

from __future__ import annotations

from engine.tamasha import events as ev
from game.table.piece import Piece, Pose
from game.table.tamasha.heaps import note_picture, pawn_picture
from game.table.tamasha.layout import ENVELOPE, HAND_CARD, NOTES, PAWNS
from game.table.tamasha.pieces import HAND_BIG, HAND_CAMPAIGN
from game.table.tamasha.rail import ENVELOPE_PICTURE
from game.table.tamasha.show import Show
from game.table.tamasha.stories.nomination import deck_pose
from game.table.tamasha.stories.teller import teller
from game.table.timeline import Timeline, fade, glide, stagger, then, together, wait

HANDS = (HAND_BIG, HAND_CAMPAIGN)


@teller.tells(ev.ResourcesPlaced)
def resources_placed(event: ev.ResourcesPlaced, show: Show) -> Timeline:
    """What is printed on the card comes out of the Public Pool."""
    k = show.layout.tile_scale
    notes = show.stream(
        note_picture,
        40 * k,
        event.funds,
        show.pool(event.party, 0),
        show.in_row(event.constituency, event.party, NOTES),
        "note-rustle",
        3,
        0.04,
        0.5,
    )
    pawns = show.stream(
        lambda index: pawn_picture(event.party, index),
        18 * k,
        event.pawns,
        show.pool(event.party, 1),
        show.in_row(event.constituency, event.party, PAWNS),
        "pawn-place",
        3,
        0.04,
        1.5,
    )
    return then(together(notes, pawns), show.happen(event))


@teller.tells(ev.TicketPaid)
def ticket_paid(event: ev.TicketPaid, show: Show) -> Timeline:
    """A ticket slips into the chest."""
    start = show.in_row(event.constituency, event.command, NOTES)
    flight = show.stream(
        note_picture,
        40 * show.layout.tile_scale,
        event.amount,
        start,
        show.chest(event.command),
        "coin-clink",
        2,
        0.05,
        0.5,
    )
    return then(show.happen(event), flight)


@teller.tells(ev.ChestBalance)
def chest_balance(event: ev.ChestBalance, show: Show) -> Timeline:
    """Its own command knows; nothing moves."""
    return then(show.happen(event))


@teller.tells(ev.ArsenalDrawn)
def arsenal_drawn(event: ev.ArsenalDrawn, show: Show) -> Timeline:
    """Cards are dealt into the planner, envelopes are laid before it."""
    near = event.command == show.top.near
    target = show.planner(event.command)
    cards: list[Timeline] = []
    for deck, number in (("big", len(event.big)), ("campaign", len(event.campaign))):
        for index in range(number):
            card = Piece(
                f"deal-{event.command}-{deck}-{index}",
                f"tamasha/back/{deck}",
                HAND_CARD,
                pose=deck_pose(show, deck).but(scale=0.4, face=1.0),
            )
            spread = (index - number / 2) * (40 if near else 8)
            spot = Pose(target[0] + spread, target[1], scale=0.8 if near else 0.26, z=500.0 + index)
            cards.append(
                then(
                    show.enter(card),
                    show.cue("card-deal"),
                    glide(card, spot, 0.26, 26.0),
                    fade(card, 0.0, 0.08),
                    show.leave(card),
                )
            )
    envelopes = []
    for index in range(event.news):
        pose = show.layout.envelope(index, event.news) if near else show.layout.far_envelope(index)
        piece = Piece(
            f"deal-{event.command}-news-{index}",
            ENVELOPE_PICTURE,
            ENVELOPE,
            pose=deck_pose(show, "news").but(scale=0.6, face=1.0),
        )
        envelopes.append(
            then(show.enter(piece), show.cue("paper-rustle"), glide(piece, pose, 0.28, 20.0), wait(0.05))
        )
    leave = [show.leave(piece) for piece in _made(envelopes)]
    return then(stagger(cards, 0.06), stagger(envelopes, 0.07), show.happen(event), *leave)


def _made(flights: list[Timeline]) -> list[Piece]:
    """The pieces that a list of flights carries."""
    return [step.piece for flight in flights for step in flight.parts if hasattr(step, "piece")]
