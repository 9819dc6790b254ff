"""What Attack choices are worth to a bot: pockets, allegations, and answers to them (ET-9.07).

Values are in thousandths of a constituency.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import chain
from typing import Final

from engine.core.asking import Answer
from engine.core.dice import Dice
from engine.tamasha.answers import PlayVictim, StockPockets
from engine.tamasha.bots.board import Board
from engine.tamasha.bots.manners import Manner
from engine.tamasha.bots.odds import CERTAIN, CHANCE
from engine.tamasha.cards import ATTACKS, NETAS, VICTIMS

_ATTACK: Final = tuple((card.target, card.votes) for card in ATTACKS)
_DEFENDING: Final = {
    neta: frozenset(card for card, victim in enumerate(VICTIMS) if neta in victim.defends)
    for neta in range(len(NETAS))
}
"""By candidate, the Victim cards that clear it."""

LANDS: Final = 650
"""The chance that an Attack is not denied, where a Victim card may lie in the pocket."""
A_STRIKE: Final = 30
"""An Attack is free: better played than left over."""

A_STRUCK_VOTE: Final = 30
A_VOTE_OF_LEAD: Final = 9
A_SECOND_CARD: Final = 30
"""Two cards on one Crook are strong: at most one Victim card names it."""

OUT_OF_REACH: Final = 8
"""Seats led or trailed by as much need no Victim card."""
A_THREAT: Final = 4
"""What each vote that the rival may strike off is worth, for each vote that the seat is closer than that."""

WITHIN_REACH: Final = 9
"""An Attack is worth denying up to this lead, either way."""
WAITING_LEAD: Final = 6
"""With a lead above this the Victim card waits for the larger Attack."""
LAST_ENVELOPES: Final = 1
"""With so few envelopes left Prachar is about to end."""
A_DENIAL: Final = 300


def attack_value(board: Board, card: int, lead: Sequence[int], now: Sequence[int]) -> int:
    """The change in the chance of the seat, if it lands, and a little for being free.

    `lead` and `now` are the votes by which the bot leads and its chances, by constituency. Votes that
    are not there to be struck off come to the attacker, so the lead always changes by the full number.
    """
    target, votes = _ATTACK[card]
    place = board.foe.neta.index(target)
    change = CHANCE[lead[place] + votes] - now[place]
    if _may_be_denied(board, target, place):
        change = change * LANDS // CERTAIN
    return change + A_STRIKE


def _may_be_denied(board: Board, target: int, place: int) -> bool:
    """True if the defender holds Victim cards, and the one that names the accused has not been played."""
    if not board.shields[board.foe_runs[place]]:
        return False
    return not any(kind == "victim" and card in _DEFENDING[target] for kind, card in board.discards)


def pocket_values(board: Board, options: Sequence[StockPockets], manner: Manner, dice: Dice) -> list[int]:
    """The sum over all cards kept: Attacks where they tell, Victims where the rival may strike."""
    attacks = dict.fromkeys(option.attacks for option in options)
    victims = dict.fromkeys(option.victims for option in options)
    struck = {card: _kept_attack(board, card) for card in dict.fromkeys(chain.from_iterable(attacks))}
    saved = {card: _kept_victim(board, card) for card in dict.fromkeys(chain.from_iterable(victims))}
    strikes = {cards: _attacks(cards, struck) for cards in attacks}
    shields = {cards: sum(saved[card] for card in cards) for cards in victims}
    return [strikes[option.attacks] + shields[option.victims] for option in options]


def _attacks(cards: Sequence[int], struck: Mapping[int, int]) -> int:
    targets = {_ATTACK[card][0] for card in cards}
    return sum(map(struck.__getitem__, cards)) + A_SECOND_CARD * (len(cards) - len(targets))


def _kept_attack(board: Board, card: int) -> int:
    """Votes struck off count in full in a close seat, and less where the lead is clear."""
    target, votes = _ATTACK[card]
    place = board.foe.neta.index(target)
    lead = abs(board.me.votes[place] - board.foe.votes[place])
    return max(1, A_STRUCK_VOTE * votes - A_VOTE_OF_LEAD * lead)


def _kept_victim(board: Board, card: int) -> int:
    """The votes that the rival may strike off in a close seat; what was offered to oneself it has not."""
    assert board.view is not None
    offer = board.view.commands[board.command].offer or ()
    place = next(place for place, neta in enumerate(board.me.neta) if neta in VICTIMS[card].defends)
    lead = abs(board.me.votes[place] - board.foe.votes[place])
    if lead >= OUT_OF_REACH:
        return -1
    neta = board.me.neta[place]
    threat = sum(
        votes for card, (target, votes) in enumerate(_ATTACK) if target == neta and card not in offer
    )
    return A_THREAT * threat * (OUT_OF_REACH - lead) or -1


def reply_values(board: Board, options: Sequence[Answer], manner: Manner, dice: Dice) -> list[int]:
    """Deny what matters; let a small Attack pass where a larger one on the same candidate may follow."""
    worth = _denial(board)
    return [worth if isinstance(option, PlayVictim) else 0 for option in options]


def _denial(board: Board) -> int:
    assert board.accused is not None
    card, place = board.accused
    lead = board.me.votes[place] - board.foe.votes[place]
    if board.me.news + board.foe.news <= LAST_ENVELOPES:
        return A_DENIAL
    if abs(lead) > WITHIN_REACH:
        return -A_DENIAL
    target, votes = _ATTACK[card]
    if lead > WAITING_LEAD and any(
        other == target and more > votes and ("attack", number) not in board.discards
        for number, (other, more) in enumerate(_ATTACK)
    ):
        return -A_DENIAL
    return A_DENIAL
