"""The Attack version: twelve cards dealt, pockets packed, an allegation pinned, denied or believed."""

from __future__ import annotations

from engine.tamasha import attack_events as ev
from game.space import Point
from game.table.piece import Piece, Pose
from game.table.tamasha.attack.pieces import ACCUSED_TILT, SLIP, charge_pose, slip_pose
from game.table.tamasha.faces import SlipFace, StampFace
from game.table.tamasha.layout import HAND_CARD
from game.table.tamasha.names import CHARGE, attack, victim
from game.table.tamasha.phrases import amount
from game.table.tamasha.pieces import discard_pose
from game.table.tamasha.show import Show
from game.table.tamasha.specs import card_front
from game.table.tamasha.stories.news import coins_back
from game.table.tamasha.stories.nomination import deck_pose
from game.table.tamasha.stories.teller import teller
from game.table.tamasha.top import party_name
from game.table.timeline import (
    Timeline,
    call,
    fade,
    flip,
    glide,
    settle,
    stagger,
    then,
    together,
    wait,
)
from game.words import words

BACKS = {"attack": "tamasha/back/attack", "victim": "tamasha/back/victim"}
STAMPS = {"allegation": 166.0, "denied": 114.0, "clean_chit": 160.0, "believed": 138.0}
"""How wide each stamp is, all being equally tall."""
STAMP_HEIGHT = 44.0


@teller.tells(ev.AttackOffer)
def attack_offer(event: ev.AttackOffer, show: Show) -> Timeline:
    """Twelve backs fly from the tray to the planner."""
    x, y = show.planner_of(event.party)
    near = event.party == show.top.near_party
    dealt = []
    for index in range(len(event.attacks)):
        start = deck_pose(show, "attack").but(scale=0.4, face=1.0)
        card = Piece(f"deal-attack-{event.party}-{index}", BACKS["attack"], HAND_CARD, pose=start)
        spread = (index - len(event.attacks) / 2) * (30 if near else 6)
        spot = Pose(x + spread, y, scale=0.8 if near else 0.26, z=500.0 + index)
        dealt.append(
            then(
                show.enter(card),
                show.cue("card-deal"),
                glide(card, spot, 0.26, 26.0),
                fade(card, 0.0, 0.08),
                show.leave(card),
            )
        )
    return then(stagger(dealt, 0.055), show.happen(event))


@teller.tells(ev.PocketsSealed)
def pockets_sealed(event: ev.PocketsSealed, show: Show) -> Timeline:
    """A seal is pressed on closed pockets."""
    return then(show.cue("pockets-sealed", show.planner(event.command)), show.happen(event), wait(0.35))


@teller.tells(ev.PocketsStocked)
def pockets_stocked(event: ev.PocketsStocked, show: Show) -> Timeline:
    """The kept cards slip into the planner, faces for their own side only; the rest is gone unseen."""
    x, y = show.planner(event.command)
    names = [*map(attack, event.attacks), *map(victim, event.victims)]
    kept = [piece for name in names if (piece := show.table.pieces.get(name)) is not None]
    if not kept:
        kept = _backs(event, show)
    flights = [
        then(
            show.enter(piece),
            glide(piece, Pose(x + index * 12, y, scale=0.3, z=500.0 + index), 0.28, 20.0),
            show.leave(piece),
        )
        for index, piece in enumerate(kept)
    ]
    return then(show.cue("card-slide", (x, y)), stagger(flights, 0.06), show.happen(event), wait(0.25))


def _backs(event: ev.PocketsStocked, show: Show) -> list[Piece]:
    """Cards of which only the backs are seen, on their way into a closed planner."""
    tray = deck_pose(show, "attack").but(scale=0.3, face=1.0)
    kinds = ["attack"] * len(event.attacks) + ["victim"] * len(event.victims)
    return [
        Piece(f"deal-kept-{event.command}-{index}", BACKS[kind], HAND_CARD, pose=tray)
        for index, kind in enumerate(kinds)
    ]


@teller.tells(ev.AttackPlayed)
def attack_played(event: ev.AttackPlayed, show: Show) -> Timeline:
    """Everybody reads the card; it is pinned on the accused, whose card turns; the stamp falls."""
    card = _from_hand(show, event.command, attack(event.card), "attack", event.card)
    board = show.layout.zone("board")
    read = Pose(board.centerx, board.centery, angle=-2.0, scale=1.9, lift=22.0, z=900.0)
    accused = 1 - show.top.party_of(event.command)
    pinned = slip_pose(show.top, event.constituency, accused)
    slip = Piece("slip", "props/allegation_pin", SLIP, pose=pinned.but(scale=pinned.scale * 2.2, alpha=0.0))
    return then(
        show.enter(card),
        show.cue("allegation"),
        together(glide(card, read, 0.36, 24.0), _faced(card)),
        wait(0.5 if event.command == show.top.near else 1.3),
        show.enter(slip),
        together(fade(slip, 1.0, 0.05), glide(slip, pinned, 0.18)),
        show.cue("stamp", pinned.at),
        together(_turned(show, event, accused), _stamp(show, "allegation", _face_of(show, event, accused))),
        show.become(card, CHARGE),
        glide(card, charge_pose(show.top), 0.34, 12.0),
        settle(card, charge_pose(show.top), 0.08),
        show.happen(event),
        show.rest(card),
        show.rest(slip),
    )


def _from_hand(show: Show, command: int, name: str, kind: str, number: int) -> Piece:
    """The card in the near hand, or one that comes out of a far planner."""
    x, y = show.planner(command)
    return show.piece(
        name, card_front(kind, number), HAND_CARD, Pose(x, y, scale=0.3, face=-1.0, z=700.0), BACKS[kind]
    )


def _faced(card: Piece) -> Timeline:
    return then(flip(card)) if card.pose.face < 0 else then(call(lambda: None))


def _face_of(show: Show, event: ev.AttackPlayed, party: int) -> Point:
    return show.layout.candidate(event.constituency, party).center


def _turned(show: Show, event: ev.AttackPlayed, party: int) -> Timeline:
    """The accused's card starts, and stays askew."""
    neta = show.top.shown.slot(party, event.constituency).neta
    piece = show.table.pieces.get(f"neta-{neta}")
    if piece is None:
        return Timeline()
    home = show.layout.candidate_pose(event.constituency, party)
    return then(
        show.enter(piece),
        glide(piece, home.but(angle=home.angle + 2 * ACCUSED_TILT, lift=12.0, z=300.0), 0.12),
        settle(piece, home.but(angle=home.angle + ACCUSED_TILT, lift=4.0, z=10.0), 0.14),
        show.rest(piece),
    )


def _stamp(show: Show, name: str, at: Point, seconds: float = 0.75, wide: float = 1.0) -> Timeline:
    """A rubber stamp falls, stays a moment, and dries."""
    size = (STAMPS[name] * wide, STAMP_HEIGHT * wide)
    down = Pose(at[0], at[1], angle=-8.0, lift=2.0, z=970.0)
    stamp = Piece(
        f"deal-stamp-{name}",
        StampFace(f"lettering/en/{name}.stamp"),
        size,
        pose=down.but(scale=2.4, lift=30.0),
    )
    stamp.casts_shadow = False
    return then(
        show.enter(stamp),
        glide(stamp, down, 0.15),
        wait(seconds),
        fade(stamp, 0.0, 0.15),
        show.leave(stamp),
    )


@teller.tells(ev.AttackCancelled)
def attack_cancelled(event: ev.AttackCancelled, show: Show) -> Timeline:
    """The Victim card is laid on the charge: DENIED. The accused gets a clean chit, and both cards leave."""
    card = _from_hand(show, event.command, victim(event.victim), "victim", event.victim)
    party, board = show.top.party_of(event.command), show.layout.zone("board")
    middle = Pose(board.centerx + 110, board.centery, angle=3.0, scale=1.7, lift=22.0, z=920.0)
    face = show.layout.candidate(event.constituency, party).center
    number = len(show.top.shown.discards)
    return then(
        show.enter(card),
        together(
            _charge_to(
                show, Pose(board.centerx - 130, board.centery, angle=-3.0, scale=1.7, lift=20.0, z=910.0)
            ),
            glide(card, middle, 0.36, 24.0),
            _faced(card),
        ),
        wait(0.7),
        show.cue("denied", (board.centerx - 130, board.centery)),
        _stamp(show, "denied", (board.centerx - 130, board.centery), 0.6, 1.3),
        together(
            _off(show, number), _to_discards(card, number + 1, show), then(wait(0.2), show.happen(event))
        ),
        show.cue("clean-chit", face),
        _stamp(show, "clean_chit", face, 0.7),
    )


def _charge_to(show: Show, pose: Pose) -> Timeline:
    charge = show.table.pieces.get(CHARGE)
    return then(show.enter(charge), glide(charge, pose, 0.34, 12.0)) if charge is not None else Timeline()


def _off(show: Show, number: int) -> Timeline:
    """The charge becomes the newest discard, and the slip comes off the accused."""
    charge, slip = show.table.pieces.get(CHARGE), show.table.pieces.get("slip")
    steps: list[Timeline] = []
    if slip is not None:
        steps.append(then(show.enter(slip), fade(slip, 0.0, 0.2), show.leave(slip)))
    if charge is not None:
        steps.append(then(show.enter(charge), _to_discards(charge, number, show)))
    return together(*steps) if steps else Timeline()


def _to_discards(card: Piece, number: int, show: Show) -> Timeline:
    pose = discard_pose(show.top, number)
    return then(
        show.become(card, f"discard-{number}"),
        glide(card, pose, 0.32, 20.0),
        show.cue("card-place", pose.at),
        settle(card, pose, 0.06),
        show.rest(card),
    )


@teller.tells(ev.AttackLanded)
def attack_landed(event: ev.AttackLanded, show: Show) -> Timeline:
    """The charge sticks: coins leave the tray, and those that were not there arrive at the attacker's."""
    attacker = show.top.party_of(event.command)
    face = show.layout.candidate(event.constituency, 1 - attacker).center
    number = len(show.top.shown.discards)
    gone = coins_back(show, 1 - attacker, event.constituency, event.removed)
    return then(
        show.cue("attack-believed", face),
        _stamp(show, "believed", face, 0.6),
        show.cue("votes-removed"),
        together(gone, _off(show, number), then(wait(0.2), show.happen(event))),
        _deficit(event, show, attacker),
        wait(0.2),
    )


def _deficit(event: ev.AttackLanded, show: Show, attacker: int) -> Timeline:
    """A slip says how many votes were not there; so many coins come out of the attacker's pool."""
    if not event.deficit:
        return Timeline()
    tile = show.layout.tile(event.constituency)
    text = words("tamasha.slip.deficit", deficit=amount("votes", event.deficit), party=party_name(attacker))
    spot = Pose(tile.centerx, tile.centery, lift=14.0, z=960.0)
    board = show.layout.zone("board")
    spot = spot.but(x=min(max(spot.x, board.left + 250), board.right - 250))
    slip = Piece("deal-deficit", SlipFace(text), (470, 54), pose=spot.but(alpha=0.0))
    return then(
        show.cue("deficit-sting", tile.center),
        show.enter(slip),
        fade(slip, 1.0, 0.12),
        wait(1.3),
        fade(slip, 0.0, 0.12),
        show.leave(slip),
        show.coins(attacker, event.constituency, event.deficit, show.pool(attacker, 2)),
    )
