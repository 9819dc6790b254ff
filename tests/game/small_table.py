"""A table with nine places and a hand of nine cards, for tests of the hand that plays."""

from __future__ import annotations

from game.table.gesture import Drag, Gesture, Press
from game.table.hand import Hand
from game.table.piece import Piece
from game.table.place import Place
from game.table.table_scene import TableScene
from game.table.timeline import glide, settle, then
from game.widgets.button import Button

CARDS = 9


class SmallTable(TableScene):
    """`card-3` may go to places 4 and 7, `card-5` to place 0; everything else is refused."""

    name = "small-table"

    def __init__(self) -> None:
        super().__init__()
        self.answers: list[object] = []
        self.refused: list[tuple[str, str | None]] = []

    def build(self) -> None:
        self.table.clear()
        for index in range(9):
            area = (232 + index % 3 * 369, 127 + index // 3 * 187, 362, 183)
            self.table.add_place(Place(f"place-{index}", area))
        hand = self.table.add_hand(Hand("hand", (427, 710, 767, 190)))
        cards = [self.table.add_piece(Piece(f"card-{i}", "none", (128, 180))) for i in range(CARDS)]
        hand.put(cards, at_once=True)
        self.add(Button("pass", "Pass", (1368, 70, 200, 60), lambda: self.press("pass")))
        self.open_gestures(
            [
                Drag("card-3", "place-4", "three on four"),
                Drag("card-3", "place-7", "three on seven"),
                Drag("card-5", "place-0", "five on zero"),
                Press("pass", "pass"),
            ]
        )

    def answer(self, gesture: Gesture) -> None:
        self.answers.append(gesture.means)
        if isinstance(gesture, Drag):
            piece = self.table.piece(gesture.piece)
            hand = self.table.hands[0]
            hand.put([card for card in hand.pieces if card is not piece])
            place = self.table.place(gesture.onto)
            self.tell(then(glide(piece, place), settle(piece, place)))
            self.open_gestures([])

    def why_not(self, piece: Piece, place: Place | None) -> tuple[str, str]:
        self.refused.append((piece.name, place.name if place else None))
        return "That place is full. The one beside it has room.", "X-1.02"
