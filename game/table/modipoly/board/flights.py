"""What flies in a story: cards, notes, tokens and slips from somebody to somebody, gone when they arrive."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING

from pygame import FRect

from engine.modipoly.cards import DEEDS, TREASURY
from game.space import Point
from game.table.modipoly.board import geometry, money, own
from game.table.modipoly.board.faces import CardFace, DeedFace, StampFace
from game.table.modipoly.names import BACK_ORDINANCE, deed_piece, note_picture
from game.table.piece import Piece, Pose
from game.table.sprites import Face
from game.table.timeline import Timeline, call, fade, flip, glide, stagger, then, together, wait
from game.words import words

if TYPE_CHECKING:
    from game.table.modipoly.scene import ModipolyScene

Size = tuple[float, float]
QUICK = 0.26
"""Seconds of an ordinary flight at normal speed."""
LARGE = (310.0, 434.0)
"""A card that is read out."""
READING = Pose(859.5, 392.0, z=700.0)
MINI_CARD, SLIP, PROMISE, FLYING_DEED = (44.0, 61.6), (40.0, 27.5), (62.0, 36.0), (56.0, 78.4)
NOTE, TOKEN = (46.0, 24.0), (27.0, 21.0)
MOST = 3
"""So many notes or tokens fly for any amount; the figure says the rest."""
HIGH = 650.0
ASKEW = -6.0
"""How far a stamp is turned, in degrees."""
_numbers = count()


# --- where things are -------------------------------------------------------------------------------


def folder_of(scene: ModipolyScene, seat: int) -> FRect:
    """The folder of a seat."""
    if seat == scene.front:
        return own.area_of(scene)
    return geometry.folders(scene.seats, scene.front)[seat]


def purse(scene: ModipolyScene, seat: int) -> Point:
    """Where the cash of a seat, or of the Treasury, lies."""
    if seat == TREASURY:
        return geometry.TREASURY.centerx, geometry.TREASURY.top + 16
    area = folder_of(scene, seat)
    if seat == scene.front:
        return area.left + 190, area.top + 80
    flat = area.height < 140
    return area.left + (110 if flat else 60), area.top + (45 if flat else 76)


def votes(scene: ModipolyScene, seat: int) -> Point:
    """Where the tokens of a seat stand."""
    area = folder_of(scene, seat)
    if seat == scene.front:
        return area.left + 370, area.top + 100
    flat = area.height < 140
    return area.left + 120, area.top + (75 if flat else 115)


def deeds(scene: ModipolyScene, seat: int) -> Point:
    """Where the deeds of a seat lie."""
    area = folder_of(scene, seat)
    if seat == scene.front:
        return area.left + 470, area.centery + 12
    if area.height < 140:
        return area.left + area.width * 0.75, area.centery + 10
    return area.centerx, area.top + 190


def tab(scene: ModipolyScene, seat: int) -> Point:
    """The badge of a seat."""
    area = folder_of(scene, seat)
    return area.left + 40, area.top + 18


def middle(scene: ModipolyScene, seat: int) -> Point:
    """The middle of a folder."""
    area = folder_of(scene, seat)
    return area.centerx, area.centery + 10


def pan(at: Point) -> float:
    """How far to the left (-1) or right (1) something sounds."""
    return max(-1.0, min(1.0, (at[0] - 800) / 900))


# --- what flies -------------------------------------------------------------------------------------


def fly(
    scene: ModipolyScene,
    face: Face | str,
    size: Size,
    start: Point,
    end: Point,
    sound: str = "",
    seconds: float = QUICK,
    back: str | None = None,
) -> Timeline:
    """A thing from here to there, and gone: what lies there afterwards comes with the event itself."""
    number = next(_numbers)
    tilt = number % 7 * 2.0 - 6.0
    piece = Piece(f"flight-{number}", face, size, back, Pose(*start, tilt, z=HIGH + number % 40))
    if back is not None:
        piece.pose = piece.pose.but(face=-1.0)

    def enter() -> None:
        scene.table.add_piece(piece)
        if sound:
            scene.sound(sound, pan(end))

    return then(
        call(enter),
        glide(piece, Pose(*end, tilt / 2, z=HIGH), seconds, 22.0),
        call(lambda: scene.table.take_away(piece.name)),
    )


def cash(scene: ModipolyScene, amount: int, giver: int, taker: int, sound: str = "note-rustle") -> Timeline:
    """Notes from purse to purse: one of each kind, three at most."""
    if amount <= 0:
        return Timeline()
    start, end = purse(scene, giver), purse(scene, taker)
    kinds = [kind for kind, _ in money.by_kind(amount)][:MOST]
    return stagger(
        [
            fly(scene, note_picture(kind), NOTE, start, end, "" if place else sound)
            for place, kind in enumerate(kinds)
        ],
        0.06,
    )


def tokens(scene: ModipolyScene, number: int, start: Point, end: Point, sound: str = "vote-cast") -> Timeline:
    """Vote tokens, three at most."""
    return stagger(
        [
            fly(scene, money.TOKENS[1], TOKEN, start, end, "" if place else sound, 0.22)
            for place in range(min(MOST, max(0, number)))
        ],
        0.06,
    )


def backs(scene: ModipolyScene, number: int, start: Point, end: Point, sound: str = "card-slide") -> Timeline:
    """Ordinances nobody can see the faces of."""
    return stagger([fly(scene, BACK_ORDINANCE, MINI_CARD, start, end, sound) for _ in range(number)], 0.08)


def deed(
    scene: ModipolyScene, number: int, start: Point, end: Point, sound: str = "", seconds: float = 0.34
) -> Timeline:
    """A deed: the card itself where it lies on the table, else a copy of it."""
    piece = scene.table.pieces.get(deed_piece(number))
    if piece is None:
        return fly(scene, DeedFace(number), FLYING_DEED, start, end, sound, seconds)
    heard = call(lambda: scene.sound(sound, pan(end)) if sound else None)
    return then(heard, glide(piece, Pose(*end, z=60.0, scale=FLYING_DEED[0] / piece.size[0]), seconds, 20.0))


def space_of(number: int) -> Point:
    """The middle of a deed's space."""
    return geometry.space_area(DEEDS[number].space).center


def read_out(
    scene: ModipolyScene, face: CardFace, back: str, start: Point, end: FRect, sound: str, hold: float
) -> Timeline:
    """A card comes up large, turns its face, is read, and goes to its pile."""
    number = next(_numbers)
    small = end.width / LARGE[0]
    piece = Piece(f"flight-{number}", face, LARGE, back)
    piece.pose = Pose(*start, scale=small, face=-1.0, z=READING.z)

    def enter() -> None:
        scene.table.add_piece(piece)
        scene.sound(sound)

    return then(
        call(enter),
        together(glide(piece, READING, 0.32), then(wait(0.08), flip(piece, True, 0.24))),
        wait(hold),
        glide(piece, Pose(*end.center, scale=small, z=READING.z), 0.24),
        call(lambda: scene.table.take_away(piece.name)),
    )


def stamp(
    scene: ModipolyScene, word: str, at: Point, sound: str, hold: float, width: float = 190.0
) -> Timeline:
    """A rubber stamp comes down, is read, and fades."""
    text = words(f"modipoly.stamp.{word}")
    piece = Piece(f"flight-{next(_numbers)}", StampFace(text), (width, width * 0.3))
    piece.casts_shadow = False
    lies = Pose(*at, ASKEW, z=READING.z)
    piece.pose = lies.but(scale=1.5, alpha=0.0)

    def enter() -> None:
        scene.table.add_piece(piece)
        scene.sound(sound, pan(at))

    return then(
        call(enter),
        glide(piece, lies, 0.14),
        wait(hold),
        fade(piece, 0.0, 0.14),
        call(lambda: scene.table.take_away(piece.name)),
    )
