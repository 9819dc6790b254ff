"""What now? The Attack version's lines at the top."""

from __future__ import annotations

from collections.abc import Callable

from engine.tamasha.answers import PlayVictim
from engine.tamasha.cards import ATTACKS, NETAS, VICTIMS
from game.table.tamasha.asking import Held, Moment
from game.table.tamasha.phrases import amount, place
from game.words import words

SECRET = ("pockets", "reply")


def _say(key: str, **fields: object) -> str:
    return words(f"tamasha.prompt.{key}", **fields)


def _pockets(now: Moment) -> str:
    """One page after the other; on either there may be nothing that fits."""
    page = ("attacks", "victims")[now.draft.page]
    most = max(len(getattr(option, page)) for option in now.options)
    return _say(f"pockets-{page}" if most else f"pockets-no-{page}", most=amount(page, most))


def _reply(now: Moment) -> str:
    accused = now.view.attack
    assert accused is not None
    card = ATTACKS[accused.card]
    can_deny = any(isinstance(option, PlayVictim) for option in now.options)
    return _say(
        "reply" if can_deny else "reply-nothing",
        name=now.rival,
        neta=NETAS[card.target].name,
        votes=amount("votes", card.votes),
        place=place(accused.constituency),
    )


ASKING: dict[str, Callable[[Moment], str]] = {"pockets": _pockets, "reply": _reply}


def _attack(held: Held) -> str:
    card = ATTACKS[held.number]
    return _say("held-attack", neta=NETAS[card.target].name, votes=amount("votes", card.votes))


def _victim(held: Held) -> str:
    names = [NETAS[neta].name for neta in VICTIMS[held.number].defends]
    return (
        _say("held-victim", neta=words("tamasha.where.or", some=names[0], last=names[-1]))
        if names[1:]
        else _say("held-victim", neta=names[0])
    )


HELD: dict[str, Callable[[Held], str]] = {
    "attack": _attack,
    "victim": _victim,
    "charge": lambda held: _say("held-charge"),
}
