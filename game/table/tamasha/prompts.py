"""What now? The one line at the top, from the view and from what the hand holds."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.asking import Answer
from engine.tamasha.answers import Pass, PlayBig, PlayCampaign, PlayNews, SwapPlan
from engine.tamasha.cards import BIGNETA_OF, NETAS
from engine.tamasha.view import View
from game.table.tamasha.sentences import amount, joined, money, place
from game.table.tamasha.top import Chips, Prompt, party_name
from game.words import words

SECRET = ("bigneta", "swap_plan", "opening", "turn", "sauda")
"""Questions whose options or answers the other side must not see; the rest need no curtain."""


def _say(key: str, **fields: object) -> str:
    return words(f"tamasha.prompt.{key}", **fields)


def headline(phase: str, turns: int, sauda_round: int) -> tuple[str, str]:
    """The phase and the turn or round, as the plate shows them."""
    name = words(f"tamasha.phase.{phase}")
    if phase == "prachar":
        return name, words("tamasha.phase.prachar-turn", turn=turns + 1)
    if phase == "horse_trading" and sauda_round:
        return name, words("tamasha.phase.horse_trading-round", round=sauda_round)
    return name, ""


def watching(phase: str) -> str:
    """What is said while the story runs by itself."""
    return _say(phase) if phase in ("setup", "nomination", "resources", "arsenal", "counting", "over") else ""


def waiting(view: View, name: str) -> str:
    """What is said while somebody else chooses."""
    return _say("waits", name=name)


def asking(view: View, command: int, rival: str, options: Sequence[Answer]) -> str:
    """What the asked player may do now."""
    said = {
        "place_bolly": lambda: _say("place_bolly"),
        "bigneta": lambda: _say("bigneta", neta=NETAS[BIGNETA_OF[command]].name),
        "swap_plan": lambda: _say("swap_plan" if _can_swap(options) else "swap_plan-none"),
        "opening": lambda: _opening(view, command),
        "turn": lambda: _turn(options),
        "name_constituency": lambda: _say("name_constituency", name=rival),
        "split_gain": lambda: _split(view, command),
        "sauda": lambda: _say("sauda" if len(options) > 1 else "sauda-poor"),
    }.get(view.awaits)
    return said() if said is not None else ""


def paying() -> str:
    """What is said while a bill lies on the table."""
    return _say("pay")


def _can_swap(options: Sequence[Answer]) -> bool:
    return any(isinstance(option, SwapPlan) and option.swaps for option in options)


def _opening(view: View, command: int) -> str:
    return _say(
        "opening", neta=NETAS[BIGNETA_OF[command]].name, place=place(view.commands[command].bigneta_at)
    )


def _turn(options: Sequence[Answer]) -> str:
    kinds = {type(option) for option in options}
    if kinds == {Pass}:
        return _say("pass")
    if Pass in kinds:
        return _say("pass-may")
    if kinds == {PlayNews}:
        return _say("turn-news")
    if PlayNews not in kinds and kinds & {PlayCampaign, PlayBig}:
        return _say("turn-cards")
    return _say("turn")


def _split(view: View, command: int) -> str:
    neta = view.commands[command].slots[view.news_at].neta
    return _say("split_gain", funds=view.gain_to_split, neta=NETAS[neta].name)


def held(piece: str, chips: Chips | None, rival: str, command: int) -> str:
    """What is said while a piece is in the hand; empty where the question's own line says enough."""
    kind, _, number = piece.partition("-")
    if kind in ("campaign", "big"):
        return _held_card(kind, chips)
    if kind == "dealt":
        return _say("held-dealt", neta=NETAS[int(number)].name)
    if kind == "bigneta":
        return _say("held-bigneta", neta=NETAS[BIGNETA_OF[command]].name)
    if kind in ("envelope", "pin", "briefcase", "bolly", "note", "gavel", "lid"):
        return _say(f"held-{kind}", name=rival)
    return ""


def _held_card(kind: str, chips: Chips | None) -> str:
    if chips is None:
        return ""
    price = joined(
        money(-chips.funds + chips.chest) if chips.funds or chips.chest else "",
        amount("pawns", -chips.pawns) if chips.pawns else "",
    )
    fields = {"price": price, "votes": amount("votes", chips.votes), "place": place(chips.constituency)}
    if chips.chest:
        return _say("held-campaign-chest", chest=chips.chest, **fields)
    return _say("held-campaign", **fields)


def result(view: View) -> str:
    """Who has won."""
    return _say("result", party=party_name(view.winner)) if view.winner >= 0 else _say("over")


def prompt(phase: str, turns: int, sauda_round: int, text: str) -> Prompt:
    """The whole plate."""
    name, part = headline(phase, turns, sauda_round)
    return Prompt(name, part, text)
