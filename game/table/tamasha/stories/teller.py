"""The storyteller that all choreographies of Election Tamasha are taught to."""

from __future__ import annotations

from game.table.storyteller import Storyteller
from game.table.tamasha.show import Show

teller: Storyteller[Show] = Storyteller()
