"""Answers as people write them: `play_big b_01 KS` and back, for scenarios, logs and bug reports."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from engine.core.asking import Answer
from engine.core.scenarios import Unreadable
from engine.tamasha import answers
from engine.tamasha.cards import ATTACKS, BIG_CAMPAIGNS, CAMPAIGNS, CODES, NETAS, VICTIMS, number_of
from engine.tamasha.house import LEFT, WINGS


def read_answer(words: Sequence[str]) -> Answer:
    """The answer written as `words`, the first being what to do. Raises `Unreadable`."""
    verb, *arguments = words
    if verb not in READERS:
        raise Unreadable(f"There is no such thing to do as {verb!r}.")
    try:
        answer = READERS[verb](*arguments)
        return msgspec.convert(msgspec.to_builtins(answer), type(answer))
    except TypeError:
        raise Unreadable(f"{' '.join(words)!r} has too many words, or too few.") from None
    except msgspec.ValidationError:
        raise Unreadable(f"{' '.join(words)!r} has a number out of range.") from None


def write_answer(answer: Answer) -> str:
    """The answer as `read_answer` reads it."""
    arguments = WRITERS.get(type(answer), lambda answer: [])
    return " ".join([str(type(answer).__struct_config__.tag), *arguments(answer)])


def constituency(code: str) -> int:
    """A constituency by its code, such as `KS`. Raises `Unreadable`."""
    if code not in CODES:
        raise Unreadable(f"There is no constituency {code!r}.")
    return CODES.index(code)


def card(cards: tuple[Any, ...], card_id: str) -> int:
    """The number of a card by its id. Raises `Unreadable`."""
    try:
        return number_of(cards, card_id)
    except KeyError:
        raise Unreadable(f"There is no card {card_id!r} in that deck.") from None


def _number(text: str) -> int:
    if not text.isdecimal():
        raise Unreadable(f"{text!r} should be a whole number.")
    return int(text)


def _swap_plan(*pairs: str) -> answers.SwapPlan:
    if pairs == ("none",):
        return answers.SwapPlan()
    return answers.SwapPlan(tuple(_swap(pair) for pair in pairs))


def _swap(pair: str) -> answers.Swap:
    neta, at, code = pair.partition("@")
    if not at:
        raise Unreadable(f"A swap is written card@KS, not {pair!r}.")
    return answers.Swap(card(NETAS, neta), constituency(code))


def _opening(big: str, code: str | None = None) -> answers.OpeningBig:
    return answers.OpeningBig(card(BIG_CAMPAIGNS, big), None if code is None else constituency(code))


def _campaign(campaign: str, code: str | None = None) -> answers.PlayCampaign:
    return answers.PlayCampaign(card(CAMPAIGNS, campaign), None if code is None else constituency(code))


def _joint(*pairs: str) -> answers.ProposeJoint:
    return answers.ProposeJoint(_swap_plan(*pairs).swaps)


def _pockets(*parts: str) -> answers.StockPockets:
    kept: dict[str, tuple[int, ...]] = {}
    for part in parts:
        kind, equals, ids = part.partition("=")
        if kind not in ("attack", "victim") or not equals:
            raise Unreadable(f"Pockets are written attack=a_01,a_02 victim=v_p_ks, not {part!r}.")
        deck: tuple[Any, ...] = ATTACKS if kind == "attack" else VICTIMS
        kept[kind] = tuple(card(deck, card_id) for card_id in ids.split(",") if card_id)
    return answers.StockPockets(kept.get("attack", ()), kept.get("victim", ()))


def _kingmaker(wing: str) -> answers.NameKingmaker:
    if wing not in WINGS:
        raise Unreadable(f"A Kingmaker is left or right, not {wing!r}.")
    return answers.NameKingmaker("left" if wing == WINGS[LEFT] else "right")


READERS: Final[dict[str, Callable[..., Answer]]] = {
    "place_bolly": lambda code: answers.PlaceBolly(constituency(code)),
    "place_bigneta": lambda code: answers.PlaceBigNeta(constituency(code)),
    "swap_plan": _swap_plan,
    "propose_joint": _joint,
    "accept_joint": answers.AcceptJoint,
    "decline_joint": answers.DeclineJoint,
    "stock_pockets": _pockets,
    "opening_big": _opening,
    "pick_big": lambda big: answers.PickBig(card(BIG_CAMPAIGNS, big)),
    "play_campaign": _campaign,
    "play_big": lambda big, code: answers.PlayBig(card(BIG_CAMPAIGNS, big), constituency(code)),
    "play_news": lambda slot: answers.PlayNews(_number(slot) - 1),
    "play_attack": lambda attack: answers.PlayAttack(card(ATTACKS, attack)),
    "play_victim": lambda victim: answers.PlayVictim(card(VICTIMS, victim)),
    "take_it": answers.TakeIt,
    "name_constituency": lambda code: answers.NameConstituency(constituency(code)),
    "split_gain": lambda amount: answers.SplitGain(_number(amount)),
    "pass": answers.Pass,
    "buy": lambda neta: answers.Buy(card(NETAS, neta)),
    "close": answers.ClosePurse,
    "name_kingmaker": _kingmaker,
}

WRITERS: Final[dict[type[Answer], Callable[[Any], list[str]]]] = {
    answers.PlaceBolly: lambda answer: [CODES[answer.constituency]],
    answers.PlaceBigNeta: lambda answer: [CODES[answer.constituency]],
    answers.SwapPlan: lambda answer: _pairs(answer.swaps) or ["none"],
    answers.ProposeJoint: lambda answer: _pairs(answer.swaps),
    answers.StockPockets: lambda answer: (
        _kept("attack", ATTACKS, answer.attacks) + _kept("victim", VICTIMS, answer.victims)
    ),
    answers.OpeningBig: lambda answer: [BIG_CAMPAIGNS[answer.card].id, *_place(answer.constituency)],
    answers.PickBig: lambda answer: [BIG_CAMPAIGNS[answer.card].id],
    answers.PlayCampaign: lambda answer: [CAMPAIGNS[answer.card].id, *_place(answer.constituency)],
    answers.PlayBig: lambda answer: [BIG_CAMPAIGNS[answer.card].id, CODES[answer.constituency]],
    answers.PlayNews: lambda answer: [str(answer.slot + 1)],
    answers.PlayAttack: lambda answer: [ATTACKS[answer.card].id],
    answers.PlayVictim: lambda answer: [VICTIMS[answer.card].id],
    answers.NameConstituency: lambda answer: [CODES[answer.constituency]],
    answers.SplitGain: lambda answer: [str(answer.to_chest)],
    answers.Buy: lambda answer: [NETAS[answer.neta].id],
    answers.NameKingmaker: lambda answer: [answer.wing],
}
"""Arguments by kind of answer; the others have none."""


def _pairs(swaps: Sequence[answers.Swap]) -> list[str]:
    return [f"{NETAS[swap.neta].id}@{CODES[swap.constituency]}" for swap in swaps]


def _kept(kind: str, deck: tuple[Any, ...], cards: Sequence[int]) -> list[str]:
    return [f"{kind}={','.join(deck[card].id for card in cards)}"] if cards else []


def _place(number: int | None) -> list[str]:
    return [] if number is None else [CODES[number]]
