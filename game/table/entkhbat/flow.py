"""What Al-Entkhbat's table waits for, beside what every table does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.asking import Seat
from game.table.entkhbat.replies.flow import SEALED, ReplyFlow
from game.words import words

if TYPE_CHECKING:
    from game.table.entkhbat.scene import EntkhbatScene


class EntkhbatFlow(ReplyFlow):
    """Drives a match of Al-Entkhbat."""

    scene: EntkhbatScene

    def waiting_words(self, bot: Seat) -> str:
        """In a window nobody is named: that somebody is still asked tells enough."""
        if self.awaits in SEALED:
            return words("entkhbat.prompt.waits-window")
        return words("entkhbat.prompt.waits", name=self.session.players[bot].name)
