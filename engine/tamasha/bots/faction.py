"""What Faction choices are worth to a bot: which Big Campaign to take, whom to crown (ET-8.13, ET-8.34)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.dice import Dice
from engine.tamasha.answers import NameKingmaker, PickBig
from engine.tamasha.bots.board import Board
from engine.tamasha.bots.manners import Manner
from engine.tamasha.bots.odds import CHANCE
from engine.tamasha.cards import BIG_CAMPAIGNS
from engine.tamasha.house import WINGS
from engine.tamasha.view import View

A_CROWN: Final = 1000


def pick_values(board: Board, options: Sequence[PickBig], manner: Manner, dice: Dice) -> list[int]:
    """The card that does most in one of the bot's own Addas, of those that somebody there can pay for."""
    own = [place for place, runner in enumerate(board.runs) if runner == board.command]
    return [
        max((_speech(board, option.card, place, manner.crore) for place in own), default=0)
        for option in options
    ]


def _speech(board: Board, card: int, place: int, crore: int) -> int:
    big, me = BIG_CAMPAIGNS[card], board.me
    if me.pawns[place] < big.pawns:
        return 0
    lead = me.votes[place] - board.foe.votes[place]
    from_chest = max(0, big.funds - me.funds[place])
    return CHANCE[lead + big.votes] - CHANCE[lead] - crore * from_chest


def crown_values(board: Board, options: Sequence[NameKingmaker], manner: Manner, dice: Dice) -> list[int]:
    """First oneself, then whoever has earned it; in the last round nobody calls a re-election.

    A partner who has kept naming itself so far, though it has not earned it, gets its way in the end.
    """
    assert board.view is not None
    wing = WINGS[_named(board.view)]
    return [A_CROWN if option.wing == wing else 0 for option in options]


def _named(view: View) -> int:
    """Left (0) or Right (1)."""
    own = view.command % len(WINGS)
    last = len(view.bargains) == int(view.options["kingmaker_rounds"]) - 1
    if not view.bargains and not last:
        return own
    if last and len(view.bargains) > 1:
        partner = 1 - own
        named = view.bargains[-1][partner]
        if named == view.commands[view.command - own + partner].party * len(WINGS) + partner:
            return partner
    return _earned(view)


def _earned(view: View) -> int:
    """More seats won at the count, then more crores spent on people, then fewer Addas."""
    assert view.sheet is not None
    first = view.command - view.command % len(WINGS)
    claims = [
        (view.sheet.won[command], view.commands[command].spent[2], -len(view.commands[command].addas))
        for command in (first, first + 1)
    ]
    return claims.index(max(claims))
