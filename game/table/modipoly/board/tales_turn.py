"""How turns, dice, pawns, money and dials are told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.modipoly import events as ev
from engine.modipoly.cards import GOV, TREASURY
from game.motion import mix, spring, swing
from game.table.modipoly.board import flights, geometry
from game.table.modipoly.board.dials import in_zone
from game.table.modipoly.board.faces import FileFace
from game.table.modipoly.board.telling import board, concerns, heard, teller
from game.table.modipoly.names import pawn_piece, role_picture
from game.table.timeline import Step, Timeline, call, glide, over, settle, stagger, then, wait

if TYPE_CHECKING:
    from game.table.modipoly.scene import ModipolyScene

OWN_STEP, BOT_STEP = 0.13, 0.06
"""Seconds a pawn takes from space to space: one's own, and a bot's."""
LONGEST_WALK = 1.1
BOT_PACE = 0.5
"""How much of its full time a bot's throw takes."""
CENTRE = geometry.VOTING.center


@teller.tells(ev.RolesDealt)
def roles_dealt(event: ev.RolesDealt, scene: ModipolyScene) -> Timeline:
    """A role card to every seat."""
    return stagger([_role(scene, seat, role) for seat, role in enumerate(event.roles)], 0.09)


@teller.tells(ev.RolePicked)
def role_picked(event: ev.RolePicked, scene: ModipolyScene) -> Timeline:
    """One card to whoever picked it."""
    return _role(scene, event.seat, event.role)


def _role(scene: ModipolyScene, seat: int, role: int) -> Timeline:
    end = flights.purse(scene, seat)
    return flights.fly(scene, role_picture(role), flights.FLYING_DEED, CENTRE, end, "card-deal", 0.34)


@teller.tells(ev.DecksShuffled)
def shuffled(event: ev.DecksShuffled, scene: ModipolyScene) -> Timeline:
    """Both decks are ready."""
    return heard(scene, "card-shuffle", 0.3)


@teller.tells(ev.TurnBegan, ev.TurnEnded, ev.Stopped)
def turn(event: Any, scene: ModipolyScene) -> Step:
    """The strip and the folder's edge say whose turn it is."""
    return wait(0.25 if concerns(scene, event.seat) and not isinstance(event, ev.TurnEnded) else 0.02)


@teller.tells(ev.Rolled)
def rolled(event: ev.Rolled, scene: ModipolyScene) -> Timeline:
    """The dice tumble to their numbers; a bot's are thrown faster."""
    pace = 1.0 if concerns(scene, event.seat) else BOT_PACE
    seed = scene.shown.view.turns
    return then(board(scene).dice.roll((event.first, event.second), seed, pace), wait(0.22 * pace))


@teller.tells(ev.Moved)
def moved(event: ev.Moved, scene: ModipolyScene) -> Timeline:
    """The pawn walks, space by space."""
    piece = scene.table.pieces.get(pawn_piece(event.seat))
    steps = geometry.walk(event.start, event.end)
    if piece is None or not steps:
        return Timeline()
    step = OWN_STEP if concerns(scene, event.seat) else BOT_STEP
    step = min(step, LONGEST_WALK / len(steps))
    there = [seat for seat in scene.shown.pawns if scene.shown.commands[seat].at == event.end]
    last = geometry.pawn_pose(event.end, len(there), len(there) + 1)
    hops = [glide(piece, geometry.pawn_pose(space, 0, 1), step, 9.0) for space in steps[:-1]]
    march = call(lambda: scene.sound("pawn-march", flights.pan(last.at)) if len(hops) > 3 else None)
    place = call(lambda: scene.sound("pawn-place", flights.pan(last.at)))
    return then(march, *hops, glide(piece, last, step + 0.05, 12.0), settle(piece, last, 0.06), place)


@teller.tells(ev.Passed)
def passed(event: ev.Passed, scene: ModipolyScene) -> Timeline:
    """Past Parliament: salary and votes follow."""
    return heard(scene, "pass-chime", 0.12)


@teller.tells(ev.Tokens)
def tokens(event: ev.Tokens, scene: ModipolyScene) -> Timeline:
    """From the box, or back into it."""
    box, own = geometry.BOWL.center, flights.votes(scene, event.seat)
    start, end = (box, own) if event.by > 0 else (own, box)
    return flights.tokens(scene, abs(event.by), start, end)


@teller.tells(ev.TermMoved)
def term(event: ev.TermMoved, scene: ModipolyScene) -> Timeline:
    """The marker moves on."""
    return heard(scene, "stamp", 0.35)


@teller.tells(ev.MeterMoved)
def meter(event: ev.MeterMoved, scene: ModipolyScene) -> Timeline:
    """The pointer swings to its new mark; one that is held back only quivers."""
    dials = board(scene).dials
    start, end = float(event.start), float(event.end)
    held = event.blocked or start == end

    def show(part: float) -> None:
        reach = start + 0.45 * (1 - abs(2 * part - 1)) if held else mix(start, end, part)
        dials.turn(event.meter, reach)

    def begin() -> None:
        dials.swinging.add(event.meter)
        scene.sound(_meter_sound(event), flights.pan(dials.area(event.meter).center))

    def stop() -> None:
        dials.swinging.discard(event.meter)
        dials.turn(event.meter, end)

    return then(
        call(begin), over(0.3 if held else 0.5, show, swing if held else spring), call(stop), wait(0.05)
    )


def _meter_sound(event: ev.MeterMoved) -> str:
    if in_zone(event.meter, event.end) and not in_zone(event.meter, event.start):
        return "meter-alarm"
    return "meter-up" if event.end > event.start else "meter-down"


@teller.tells(ev.PatronageOff)
def patronage(event: ev.PatronageOff, scene: ModipolyScene) -> Timeline:
    """Off, for good."""
    return heard(scene, "switch", 0.5)


# --- money ------------------------------------------------------------------------------------------


@teller.tells(ev.PaidTreasury)
def paid(event: ev.PaidTreasury, scene: ModipolyScene) -> Timeline:
    """Notes into the box."""
    return flights.cash(scene, event.amount, event.seat, TREASURY)


@teller.tells(ev.TreasuryPaid, ev.PatronageShare)
def received(event: Any, scene: ModipolyScene) -> Timeline:
    """Notes out of the box."""
    return flights.cash(scene, event.amount, TREASURY, event.seat)


@teller.tells(ev.MoneyMoved)
def money_moved(event: ev.MoneyMoved, scene: ModipolyScene) -> Timeline:
    """Notes from folder to folder."""
    return flights.cash(scene, event.amount, event.giver, event.taker)


@teller.tells(ev.FilePlaced)
def file_placed(event: ev.FilePlaced, scene: ModipolyScene) -> Timeline:
    """The File comes down on a space, or goes home."""
    if event.deed < 0:
        return then(wait(0.05))
    owner = next((seat for seat, one in enumerate(scene.shown.commands) if one.role == GOV), scene.front)
    start, end = flights.deeds(scene, owner), flights.space_of(event.deed)
    return flights.fly(scene, FileFace(), (52.0, 40.0), start, end, "card-place", 0.34)


@teller.tells(ev.LoanFailed, ev.TreasuryEmpty)
def failed(event: Any, scene: ModipolyScene) -> Timeline:
    """A stamp that costs somebody something."""
    word = "npa" if isinstance(event, ev.LoanFailed) else "empty"
    at = flights.middle(scene, event.seat) if word == "npa" else geometry.TREASURY.center
    return flights.stamp(scene, word, at, "stamp", 0.3, 130.0)


@teller.tells(
    ev.InterestPaid,
    ev.MaintenanceDue,
    ev.ArrearsDue,
    ev.FileShare,
    ev.BillDue,
    ev.BillPaid,
    ev.GstPaid,
    ev.GstCredited,
)
def noted(event: Any, scene: ModipolyScene) -> Step:
    """The money itself is told by the event that carries it; this is the line above it."""
    return wait(0.3 if concerns(scene, event.seat) else 0.06)
