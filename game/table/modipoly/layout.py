"""Where the frame of MODIPOLY's table lies, in table units: strip, record, buttons, masthead, actions.

The board, the folders and the mat have their own geometry (see `board.geometry`).
"""

from __future__ import annotations

from pygame import FRect

TOP = FRect(12, 8, 1577, 50)
LOG = FRect(12, 68, 184, 788)
RULE_NOW = FRect(12, 860, 184, 28)
"""The foot of the record: the rule of this moment."""
BUTTONS = FRect(1522, 72, 70, 323)
MASTHEAD = FRect(1525, 433, 63, 455)
TABLE = FRect(205, 64, 1308, 836)
ACTIONS = FRect(430, 702, 498, 36)
ACTIONS_WIDE = FRect(430, 702, 1073, 36)
"""The row of buttons on the edge of the own folder, with the deal mat beside it and without."""
SHEET = FRect(520, 330, 680, 240)
"""A form over the middle of the board."""
