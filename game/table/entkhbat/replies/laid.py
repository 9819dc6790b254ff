"""The cards of the argument as pieces on their rails."""

from __future__ import annotations

from collections.abc import Iterator

from game.table.entkhbat.names import card_picture
from game.table.entkhbat.replies import spots
from game.table.entkhbat.replies.argument import Argument
from game.table.entkhbat.shown import Shown
from game.table.piece import Pose


def laid_cards(shown: Shown) -> Iterator[tuple[str, str, tuple[float, float], Pose]]:
    """Name, picture, size of each, and how it lies."""
    argument = Argument.of(shown)
    if argument is None:
        return
    for index, (_, card, side) in enumerate(argument.cards):
        yield f"laid-{index}", card_picture(card), spots.CHAIN_CARD, spots.card_pose(index, side)
