"""What has to be done before business goes on: a pile of items, the last one first.

An item is a tuple of whole numbers, its kind and what it needs to know. Between two items the table is at
rest. Rules put items on the pile; `game` knows which rule carries each kind out.
"""

from __future__ import annotations

from typing import Final

Item = tuple[int, ...]

NOTHING: Final = -1
SETUP: Final = 0
PICK_ROLES: Final = 1
LAND: Final = 2
"""Resolve the space where the active pawn stands."""
UNOWNED: Final = 3
"""The active seat stands on an unowned deed."""
REPLY: Final = 4
"""An offer waits for its answer."""
VOTE: Final = 5
"""Pledges for an unowned deed."""
BOND: Final = 6
"""Slips for the lot on the table."""
ANNOUNCE: Final = 7
"""The PM has the slips."""
PAY: Final = 8
"""The last bill on the table is due."""
DEBT: Final = 9
"""Its debtor may raise money first."""
BALLOTS: Final = 10
NOMINATE: Final = 11
BACK: Final = 12
OVERFLOW: Final = 13
"""A new PM holds too many ordinances."""
INTERVAL: Final = 14
"""Talk before ballots; then a bit for each seat that is done, and offers made by each seat."""
DRAW: Final = 15
"""An ordinance is drawn."""
PM_CARD: Final = 16
PIL: Final = 17
"""Somebody may stay the ordinance on the table."""
EFFECTS: Final = 18
"""The card on the table goes on."""
PICK_SEAT: Final = 19
PICK_DEED: Final = 20
INVESTIGATE: Final = 21
"""Then the seat and the fine."""
NEWS: Final = 22
"""A news card is drawn and read."""
CORNER: Final = 23
"""Join or UAPA."""
AUCTION: Final = 24
"""The next deed of the estate on the table."""
ELECTION: Final = 25
"""The final election."""
FORECLOSE: Final = 26
"""The next unpaid loan."""
FINISH: Final = 27
"""The winners."""
SESSION: Final = 28
"""Small tables: an ordinance and a news card at the PM's pass."""
