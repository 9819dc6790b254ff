"""All pieces, places and hands of a scene, by name, and who is above the table at the moment."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from pygame import FRect

from game.space import Point
from game.table.hand import Hand
from game.table.piece import Piece
from game.table.place import Place


class TableTop:
    """Finds pieces and places, keeps their order, and tells the scene what to redraw."""

    def __init__(self, touch: Callable[[FRect], None], lay: Callable[[Piece], None] | None = None) -> None:
        self.touch = touch
        self.lay = lay or (lambda piece: touch(piece.bounds()))
        self.pieces: dict[str, Piece] = {}
        self.places: dict[str, Place] = {}
        self.hands: list[Hand] = []
        self.aloft: set[Piece] = set()
        """The pieces above the still layer."""
        self.press_key: Callable[[Piece | Place], bool] = lambda _thing: False

    def add_piece(self, piece: Piece) -> Piece:
        """Put a piece on the table."""
        piece.table = self
        self.pieces[piece.name] = piece
        if piece.flying:
            self.aloft.add(piece)
        else:
            self.touch(piece.bounds())
        return piece

    def add_place(self, place: Place) -> Place:
        """Mark a place."""
        place.table = self
        self.places[place.name] = place
        return place

    def add_hand(self, hand: Hand) -> Hand:
        """Let a hand hold some of the pieces."""
        self.hands.append(hand)
        return hand

    def piece(self, name: str) -> Piece:
        """The piece of that name; KeyError when there is none."""
        return self.pieces[name]

    def place(self, name: str) -> Place:
        """The place of that name; KeyError when there is none."""
        return self.places[name]

    def take_away(self, name: str) -> None:
        """Take a piece off the table; nothing happens when it is not there."""
        piece = self.pieces.pop(name, None)
        if piece is None:
            return
        self.touch(piece.bounds())
        piece.land()
        piece.table = None
        for hand in self.hands:
            if piece in hand.pieces:
                hand.pieces.remove(piece)
            if hand.hovered is piece:
                hand.hovered = None
            if hand.held is piece:
                hand.held = None

    def clear(self) -> None:
        """Take everything off, as before a new layout."""
        for name in list(self.pieces):
            self.take_away(name)
        self.places.clear()
        self.hands.clear()

    def hand_of(self, piece: Piece) -> Hand | None:
        """The hand that holds a piece."""
        return next((hand for hand in self.hands if piece in hand.pieces), None)

    def lying(self) -> list[Piece]:
        """Pieces at rest, lowest first."""
        return sorted((piece for piece in self.pieces.values() if not piece.flying), key=_z)

    def flying(self) -> list[Piece]:
        """Pieces above the still layer, lowest first."""
        return sorted(self.aloft, key=_z) if self.aloft else []

    def piece_at(self, point: Point, among: Iterable[str] | None = None) -> Piece | None:
        """The topmost piece under a point: hands by their strips first, then what lies on top."""
        for hand in self.hands:
            found = hand.hit(point)
            if found is not None and (among is None or found.name in among):
                return found
        in_hands = {piece for hand in self.hands for piece in hand.pieces}
        names = self.pieces if among is None else among
        under = [
            piece
            for name in names
            if (piece := self.pieces.get(name)) is not None
            and piece not in in_hands
            and piece.contains(point)
        ]
        return max(under, key=_z, default=None)

    def place_at(self, point: Point) -> Place | None:
        """The smallest place under a point."""
        under = [place for place in self.places.values() if place.contains(point)]
        return min(under, key=lambda place: place.rect.width * place.rect.height, default=None)

    def settle(self) -> None:
        """Everything goes home at once: what skipping a story ends with."""
        for piece in self.pieces.values():
            piece.pose = piece.home
            piece.land()


def _z(piece: Piece) -> float:
    return piece.pose.z
