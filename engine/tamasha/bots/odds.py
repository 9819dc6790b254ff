"""The chance of winning a constituency, in parts of a thousand.

Whole numbers from a table, so that a bot chooses alike on every machine. The table is the curve
1 / (1 + e^(-margin / 2.5)): a lead of three votes is good for three seats in four.
"""

from __future__ import annotations

from typing import Final

CERTAIN: Final = 1000
LEVEL: Final = 500
LEAN: Final = 60
"""What more Funds in the seat add where votes are level, since they break the tie (ET-5.02)."""

_AHEAD: Final = (500, 599, 690, 769, 832, 881, 917, 943, 961, 973, 982, 988, 992, 995, 996, 998, 998, 999)
_MOST: Final = 400
"""More votes than both boxes hold."""
_LEADING: Final = _AHEAD + (CERTAIN,) * (_MOST - len(_AHEAD))

CHANCE: Final = (*_LEADING, *(CERTAIN - ahead for ahead in reversed(_LEADING[1:])))
"""`CHANCE[margin]` is the chance of a seat that leads by `margin` votes; less than nothing is behind."""


def chance_now(margin: int, more_funds: int) -> int:
    """The chance of a seat as it stands: where votes are level, Funds lean to one side."""
    if margin or not more_funds:
        return CHANCE[margin]
    return LEVEL + LEAN if more_funds > 0 else LEVEL - LEAN
