"""Brings the pieces on the table into line with what should lie there."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.table.hand import Hand
from game.table.piece import Piece
from game.table.tabletop import TableTop
from game.table.tamasha.specs import Spec


@dataclass(frozen=True)
class _Known:
    front: object
    back: str
    size: tuple[float, float]


class Sync:
    """Remembers what each piece shows, so that only what changed is touched."""

    def __init__(self, table: TableTop) -> None:
        self._table = table
        self._known: dict[str, _Known] = {}
        self.busy: set[str] = set()
        """Names of pieces that a story moves at the moment; they are left where they are."""
        self.gone: set[str] = set()
        """Names under which pieces have left that the view still has, until the next event has happened."""
        self.held = ""
        """The piece in the player's hand; it knows its new home but stays in the hand."""

    def forget(self) -> None:
        """The table was cleared."""
        self._known.clear()
        self.busy.clear()
        self.gone.clear()

    def bring(self, specs: Iterable[Spec], at_once: bool = False) -> None:
        """Make exactly these pieces lie on the table. `at_once`: hands do not glide."""
        wanted = {spec.name: spec for spec in specs if spec.name not in self.gone}
        for name in [name for name in self._table.pieces if name not in wanted and name not in self.busy]:
            self._table.take_away(name)
            self._known.pop(name, None)
        for spec in wanted.values():
            self._lay(spec)
        for hand in self._table.hands:
            self._fill(
                hand, [s for s in wanted.values() if s.hand == hand.name and s.name not in self.busy], at_once
            )

    def adopt(self, piece: Piece, name: str) -> None:
        """A piece that a story moves goes on under another name: the card just played becomes the discard."""
        if self._table.pieces.get(piece.name) is piece:
            del self._table.pieces[piece.name]
        self.busy.discard(piece.name)
        self._known.pop(piece.name, None)
        self.gone.add(piece.name)
        piece.name = name
        self._table.pieces[name] = piece
        self.hold(piece)

    def hold(self, piece: Piece) -> None:
        """From now on a story moves this piece, and no fan."""
        self.busy.add(piece.name)
        for hand in self._table.hands:
            if piece in hand.pieces:
                hand.pieces.remove(piece)
            if hand.hovered is piece:
                hand.hovered = None

    def let_go(self, name: str) -> None:
        """The story is done with it."""
        self.busy.discard(name)

    def _lay(self, spec: Spec) -> None:
        known = _Known(spec.front, spec.back, spec.size)
        piece = self._table.pieces.get(spec.name)
        if piece is not None and (spec.name in self.busy or spec.name == self.held):
            piece.home = piece.home if spec.hand else spec.pose
            return
        before = self._known.get(spec.name)
        if piece is not None and before is not None and before.front != known.front and spec.hand:
            piece.show(spec.front)
            before = self._known[spec.name] = known
        if piece is not None and before != known:
            self._table.take_away(spec.name)
            piece = None
        if piece is None:
            piece = Piece(spec.name, spec.front, spec.size, spec.back or None, spec.pose)
            self._table.add_piece(piece)
            self._known[spec.name] = known
        piece.grey = spec.grey
        if spec.hand:
            return
        holder = self._table.hand_of(piece)
        if holder is not None:
            holder.pieces.remove(piece)
        piece.home = piece.pose = spec.pose
        piece.land()

    def _fill(self, hand: Hand, specs: list[Spec], at_once: bool) -> None:
        """The same cards in the order the player has put them; new ones at the end."""
        names = {spec.name for spec in specs}
        kept = [piece for piece in hand.pieces if piece.name in names]
        there = {piece.name for piece in kept}
        fresh = [self._table.pieces[spec.name] for spec in specs if spec.name not in there]
        hand.put([*kept, *fresh], at_once)
