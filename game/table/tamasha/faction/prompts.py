"""What now, in the questions that only the Faction version asks."""

from __future__ import annotations

from collections.abc import Callable

from engine.tamasha.answers import AcceptJoint, SwapPlan
from game.table.tamasha.asking import Held, Moment
from game.words import words

SECRET: tuple[str, ...] = ("pick_big", "kingmaker")


def _say(key: str, **fields: object) -> str:
    return words(f"tamasha.prompt.{key}", **fields)


def _swaps(now: Moment) -> str:
    """Spare candidates: one's own list, a joint plan to propose, or one to answer."""
    if any(isinstance(option, AcceptJoint) for option in now.options):
        return _say("joint-answer")
    if now.view.may_propose:
        return _say("swap_plan-joint")
    if _came_back(now):
        return _say("swap_plan-declined")
    some = any(isinstance(option, SwapPlan) and option.swaps for option in now.options)
    return _say("swap_plan" if some else "swap_plan-none")


def _came_back(now: Moment) -> bool:
    """Whether one's own plan for both was declined: nobody has sealed, and there is no more to propose."""
    party = now.view.commands[now.command].party
    wings = [command for command in now.view.commands if command.party == party]
    return len(wings) > 1 and not any(command.sealed for command in wings)


def _kingmaker(now: Moment) -> str:
    rounds = int(now.view.options.get("kingmaker_rounds", "0"))
    left = rounds - len(now.view.bargains)
    return _say("kingmaker-last" if left == 1 else "kingmaker", left=left)


ASKING: dict[str, Callable[[Moment], str]] = {
    "swap_plan": _swaps,
    "pick_big": lambda now: _say("pick_big"),
    "kingmaker": _kingmaker,
}

HELD: dict[str, Callable[[Held], str]] = {
    "plan": lambda held: _say("held-plan"),
    "pick": lambda held: _say("held-pick"),
    "crown": lambda held: _say("held-crown"),
}
