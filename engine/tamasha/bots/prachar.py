"""What Prachar choices are worth to a bot: opening, turn, naming, sharing out (ET-9.02 to ET-9.06).

Values are in thousandths of a constituency.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.asking import Answer
from engine.core.dice import Dice
from engine.tamasha.answers import (
    NameConstituency,
    OpeningBig,
    PlayAttack,
    PlayBig,
    PlayCampaign,
    PlayNews,
    SplitGain,
)
from engine.tamasha.bots.attack import attack_value
from engine.tamasha.bots.board import Board
from engine.tamasha.bots.manners import Manner
from engine.tamasha.bots.odds import CHANCE, chance_now
from engine.tamasha.cards import BIG_CAMPAIGNS, CAMPAIGNS, DEFECTION_PRICE, NEWS, NEWS_PAWN_PRICE

_CAMPAIGN: Final = tuple((card.constituency, card.funds, card.votes) for card in CAMPAIGNS)
_BIG: Final = tuple((card.funds, card.votes) for card in BIG_CAMPAIGNS)
_NEWS: Final = tuple((card.funds, card.pawns, card.votes) for card in NEWS)

A_PURCHASE: Final = 300
"""What it costs besides when the chest drops past the price of a defector."""
A_BIG_ONE: Final = 50
"""Big Campaigns fit anywhere: hold them slightly."""
AN_ENVELOPE: Final = 100
A_RUIN: Final = -800
"""An envelope while the poorest seat and the chest could not pay the worst bill."""
WORST_BILL: Final = 5
A_PAWN: Final = 15
A_SEAT_CRORE: Final = 20
AN_OPENING_LEAD: Final = 6


def leads(board: Board) -> list[int]:
    """By how many votes the bot leads in each constituency."""
    return [mine - theirs for mine, theirs in zip(board.me.votes, board.foe.votes, strict=True)]


def chances(board: Board, lead: Sequence[int]) -> list[int]:
    """The chance of each constituency as it stands."""
    mine, theirs = board.me.funds, board.foe.funds
    return [
        CHANCE[margin] if margin else chance_now(0, mine[place] - theirs[place])
        for place, margin in enumerate(lead)
    ]


def chest_loss(chest: int, paid: int, crore: int) -> int:
    """What it costs to take `paid` Rs. crore from the chest, at `crore` apiece."""
    loss = crore * paid
    if (chest - paid) // DEFECTION_PRICE < chest // DEFECTION_PRICE:
        loss += A_PURCHASE
    return loss


def opening_values(board: Board, options: Sequence[OpeningBig], manner: Manner, dice: Dice) -> list[int]:
    """A clear lead in the BigNeta's seat, as cheaply as possible; failing that, the most votes."""
    place = board.me.bigneta_at
    lead = board.me.votes[place] - board.foe.votes[place]
    values = []
    for option in options:
        funds, votes = _BIG[option.card]
        after = lead + votes
        values.append(100 - funds if after >= AN_OPENING_LEAD else after)
    return values


def turn_values(board: Board, options: Sequence[Answer], manner: Manner, dice: Dice) -> list[int]:
    """Votes where they change the chance of a seat, less what the chest must add."""
    funds, chest, crore = board.me.funds, board.me.chest, manner.crore
    lead = leads(board)
    now = chances(board, lead)
    envelope = envelope_value(board)
    values = []
    for option in options:
        kind = type(option)
        if kind is PlayBig:
            place = option.constituency  # type: ignore[attr-defined]
            price, votes = _BIG[option.card]  # type: ignore[attr-defined]
            value = -A_BIG_ONE
        elif kind is PlayCampaign:
            place, price, votes = _CAMPAIGN[option.card]  # type: ignore[attr-defined]
            value = 0
        elif kind is PlayAttack:
            values.append(attack_value(board, option.card, lead, now))  # type: ignore[attr-defined]
            continue
        else:
            values.append(envelope if kind is PlayNews else 0)
            continue
        value += CHANCE[lead[place] + votes] - now[place]
        if price > funds[place]:
            value -= chest_loss(chest, price - funds[place], crore)
        values.append(value)
    return values


def envelope_value(board: Board) -> int:
    """Mildly good, unless the rival could name a seat that cannot pay the worst bill (ET-9.05)."""
    chest = board.me.chest
    if chest >= WORST_BILL:
        return AN_ENVELOPE
    in_danger = any(
        funds + chest < WORST_BILL and winner < 0 and runner == board.command
        for funds, winner, runner in zip(board.me.funds, board.declared, board.runs, strict=True)
    )
    return A_RUIN if in_danger else AN_ENVELOPE


def naming_values(board: Board, options: Sequence[NameConstituency], manner: Manner, dice: Dice) -> list[int]:
    """Where the rival's envelope does the rival least good, over all cards it may be (ET-9.04)."""
    if manner.careless_names:
        return [dice.below(1000) for _ in options]
    return [-_news_to_rival(board, option.constituency, manner.crore) for option in options]


def _news_to_rival(board: Board, place: int, crore: int) -> int:
    """What an unseen Breaking News is worth to the rival in `place`, on average."""
    rival = board.foe
    funds, pawns, chest = rival.funds[place], rival.pawns[place], rival.chest
    lead = rival.votes[place] - board.me.votes[place]
    now = chance_now(lead, funds - board.me.funds[place])
    total = 0
    for card in board.unseen:
        gained, joined, votes = _NEWS[card]
        missing = 0 if board.waive_pawns else max(0, -joined - pawns) * NEWS_PAWN_PRICE
        bill = max(0, -gained - funds) + missing
        if bill > chest:
            total -= now + crore * chest
            continue
        total += CHANCE[lead + votes] - now + A_PAWN * joined
        total += crore * gained if gained > 0 else -A_SEAT_CRORE * min(funds, -gained)
        if bill:
            total -= chest_loss(chest, bill, crore)
    return total // max(1, len(board.unseen))


def quick_naming_values(board: Board, options: Sequence[NameConstituency]) -> list[int]:
    """Much the same at a glance: poor seats, and seats where three votes change nothing."""
    rival, mine = board.foe, board.me.votes
    values = []
    for option in options:
        place = option.constituency
        funds, lead = rival.funds[place], rival.votes[place] - mine[place]
        value = -30 * funds
        if lead <= 0:
            value -= CHANCE[lead + 3] - CHANCE[lead]
        else:
            value += (CHANCE[lead] - CHANCE[lead - 3]) // 2
        if funds + rival.chest < WORST_BILL:
            value += A_PURCHASE
        values.append(value)
    return values


def split_values(board: Board, options: Sequence[SplitGain], manner: Manner, dice: Dice) -> list[int]:
    """All to the chest, which can do everything but break ties: one crore stays in a level seat."""
    kept = 0
    if manner.halves:
        kept = board.gain - board.gain // 2
    elif board.me.votes[board.place] == board.foe.votes[board.place]:
        kept = 1
    return [-abs(board.gain - option.to_chest - kept) for option in options]
