"""What Deals are worth: to offer, to disturb, to accept."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from engine.core.asking import Answer
from engine.entkhbat import answers
from engine.entkhbat.bots.board import Board
from engine.entkhbat.cards import DEAL_SWITCH
from engine.entkhbat.floor import dealable


def offer_worth(board: Board, partner: int, mine: int, yours: int) -> int:
    """Theirs is gained, mine is safe, and they gain mine: dearer the higher they stand."""
    table = board.table
    if mine < 0:
        mine, yours = typical(board, board.seat), typical(board, partner)
    x, y = table.region_value(mine), table.region_value(yours)
    fair = y > 0 and x * 100 >= y * 55
    price = board.weight(partner) * x // 1000
    worth = y + x // 7 - price
    if table.is_stuffed(mine) and len(table.votes[mine]) < 4 and board.lateness < 700:
        worth -= 60
    return worth if fair else worth * 3 // 10 - 20


def typical(board: Board, seat: int) -> int:
    """The region a candidate would probably bring: its middling one."""
    regions = sorted(dealable(board.table, seat), key=board.table.region_value)
    return regions[len(regions) // 2]


def reoffer_values(board: Board, options: Sequence[Answer]) -> list[int]:
    """After a Switch: the best of those who are left."""
    return [offer_worth(board, option.partner, option.mine, option.yours) for option in options]  # type: ignore[attr-defined]


def interfere_values(board: Board, options: Sequence[Answer]) -> list[int]:
    """Only where the pair would gain much, and one of them is ahead or close."""
    offer, table, style = board.table.offer, board.table, board.style
    assert offer is not None
    if not board.manner.helps:
        return [0 if isinstance(option, answers.Pass) else -1_000 for option in options]
    pair = (offer.owner, offer.partner)
    if offer.mine >= 0:
        total = table.region_value(offer.mine) + table.region_value(offer.yours)
    else:
        total = sum([table.region_value(typical(board, seat)) for seat in pair])
    harm = sum([board.weight(seat) for seat in pair]) * total // 1000
    close = any(board.standing[seat] > board.standing[board.seat] - 200 for seat in pair)
    threshold = 190 - board.lateness // 10
    worth = (harm * style.attack // 1000 - threshold) if close and total >= 160 else -50
    switching = bool(dealable(table, board.seat))
    return [_interfere(option, worth, switching=switching) for option in options]


def _interfere(option: Answer, worth: int, *, switching: bool) -> int:
    if not isinstance(option, answers.Interfere):
        return 0
    if option.named >= 0:
        return worth - 220
    return worth + (20 if switching == (option.card == DEAL_SWITCH) else 0)


def answer_values(board: Board, options: Sequence[Answer]) -> list[int]:
    """Yes to what is fair, another region where it is not, no to what helps the leader most."""
    return [_ANSWERS[type(option)](board, option) for option in options]


def _accept(board: Board, answer: answers.AcceptDeal) -> int:
    """Their region is gained, mine is safe, and they gain mine."""
    offer, table = board.table.offer, board.table
    assert offer is not None
    named = offer.yours >= 0
    region = answer.region if answer.region >= 0 else offer.yours
    mine = table.region_value(region if named else typical(board, board.seat))
    theirs = table.region_value(offer.mine if named else typical(board, offer.owner))
    price = board.weight(offer.owner) * mine // 1000
    worth = theirs + mine // 7 - price
    if named and region != offer.yours:
        asked = table.region_value(offer.yours)
        if mine * 100 < theirs * 45:
            return -60
        shaken = 850 if mine * 100 >= asked * 80 else 550 if mine >= 60 else 150
        worth = worth * shaken // 1000 - 10
    return worth


def _refuse(board: Board, answer: Answer) -> int:
    return 0


def _waste(board: Board, answer: Answer) -> int:
    return -200


_ANSWERS: Final[dict[type[Answer], Callable[[Board, Any], int]]] = {
    answers.AcceptDeal: _accept,
    answers.RefuseDeal: _refuse,
    answers.WasteInterference: _waste,
}


def shake_values(board: Board, options: Sequence[Answer]) -> list[int]:
    """Shake from 45 percent up, unless it helps somebody too far ahead."""
    offer, table = board.table.offer, board.table
    assert offer is not None
    mine, theirs = table.region_value(offer.mine), table.region_value(offer.countered)
    worth = theirs + mine // 7 - board.weight(offer.partner) * mine // 1000
    if theirs * 100 < mine * 35:
        worth -= 40
    return [worth if isinstance(option, answers.Shake) else 0 for option in options]


def pick_values(board: Board, options: Sequence[Answer]) -> list[int]:
    """A middling region: the most that can be asked for and the least that is fair."""
    offer, table = board.table.offer, board.table
    assert offer is not None
    other = offer.partner if board.seat == offer.owner else offer.owner
    goal = table.region_value(typical(board, board.seat))
    if other == board.leader:
        goal = 0
    return [-abs(table.region_value(option.region) - goal) for option in options]  # type: ignore[attr-defined]
