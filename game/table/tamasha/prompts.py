"""What now? The one line at the top, from the view and from what the hand holds.

Each version of the rules adds lines for its own questions and pieces.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.core.asking import Answer
from engine.tamasha.answers import Pass, PlayAttack, PlayBig, PlayCampaign, PlayNews, SwapPlan
from engine.tamasha.cards import BIGNETA_OF, NETAS
from engine.tamasha.view import View
from game.table.tamasha.asking import Held, Moment
from game.table.tamasha.attack import prompts as of_attack
from game.table.tamasha.chairs import Chairs
from game.table.tamasha.faction import prompts as of_faction
from game.table.tamasha.phrases import amount, joined, money, place
from game.table.tamasha.top import Chips, Prompt, party_name
from game.words import words

SECRET = frozenset(
    ("bigneta", "swap_plan", "opening", "turn", "sauda", *of_attack.SECRET, *of_faction.SECRET)
)
"""Questions whose options or answers the other side must not see; the rest need no curtain."""
WATCHING = frozenset(("setup", "nomination", "resources", "arsenal", "counting", "over"))
"""Phases in which the story runs by itself and the line says what is going on."""


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
    return _say(phase) if phase in WATCHING else ""


def waiting(view: View, name: str) -> str:
    """What is said while somebody else chooses."""
    return _say("waits", name=name)


def asking(now: Moment) -> str:
    """What the asked player may do now."""
    said = _ASKING.get(now.view.awaits)
    return said(now) if said is not None else ""


def paying() -> str:
    """What is said while a bill lies on the table."""
    return _say("pay")


def _can_swap(options: Sequence[Answer]) -> bool:
    return any(isinstance(option, SwapPlan) and option.swaps for option in options)


def _opening(now: Moment) -> str:
    own = now.view.commands[now.command]
    return _say("opening", neta=NETAS[own.bigneta].name, place=place(own.bigneta_at))


def _turn(now: Moment) -> str:
    kinds = {type(option) for option in now.options}
    if kinds == {Pass}:
        return _say("pass")
    if Pass in kinds:
        return _say("pass-may")
    if PlayAttack in kinds:
        return _say("turn-attack" if kinds - {PlayAttack} else "turn-attack-only")
    if kinds == {PlayNews}:
        return _say("turn-news")
    home = "-factions" if Chairs.of(now.view).split else ""
    if PlayNews not in kinds and kinds & {PlayCampaign, PlayBig}:
        return _say(f"turn-cards{home}")
    return _say(f"turn{home}")


def _split(now: Moment) -> str:
    neta = now.view.commands[now.command].slots[now.view.news_at].neta
    return _say("split_gain", funds=now.view.gain_to_split, neta=NETAS[neta].name)


_ASKING: dict[str, Callable[[Moment], str]] = {
    "place_bolly": lambda now: _say("place_bolly"),
    "bigneta": lambda now: _say("bigneta", neta=NETAS[now.view.commands[now.command].bigneta].name),
    "swap_plan": lambda now: _say("swap_plan" if _can_swap(now.options) else "swap_plan-none"),
    "opening": _opening,
    "turn": _turn,
    "name_constituency": lambda now: _say("name_constituency", name=now.rival),
    "split_gain": _split,
    "sauda": lambda now: _say("sauda" if len(now.options) > 1 else "sauda-poor"),
    **of_attack.ASKING,
    **of_faction.ASKING,
}
"""By what is awaited; each version of the rules adds its own."""


def held(piece: str, chips: Chips | None, rival: str, party: int) -> str:
    """What is said while a piece is in the hand; empty where the question's own line says enough."""
    kind, _, number = piece.partition("-")
    said = _HELD.get(kind)
    return said(Held(kind, int(number) if number.isdigit() else -1, chips, rival, party)) if said else ""


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


_HELD: dict[str, Callable[[Held], str]] = {
    "campaign": lambda held: _held_card(held.kind, held.chips),
    "big": lambda held: _held_card(held.kind, held.chips),
    "dealt": lambda held: _say("held-dealt", neta=NETAS[held.number].name),
    "bigneta": lambda held: _say("held-bigneta", neta=NETAS[BIGNETA_OF[held.party]].name),
    **dict.fromkeys(
        ("envelope", "pin", "briefcase", "bolly", "note", "gavel", "lid"),
        lambda held: _say(f"held-{held.kind}", name=held.rival),
    ),
    **of_attack.HELD,
    **of_faction.HELD,
}
"""By what a piece's name begins with; each version of the rules adds its own."""


def result(view: View) -> str:
    """Who has won."""
    if view.phase == "re_election":
        return _say("re_election")
    return _say("result", party=party_name(view.winner)) if view.winner >= 0 else _say("over")


def prompt(phase: str, turns: int, sauda_round: int, text: str) -> Prompt:
    """The whole plate."""
    name, part = headline(phase, turns, sauda_round)
    return Prompt(name, part, text)
