"""Numbers that a beat asks for on a control: a dial that is turned, or a line on which digits are written."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from game.pilot import Pilot
from game.play.hands import Lost, tab_to

MOST_STEPS = 60


@runtime_checkable
class Turned(Protocol):
    """A dial."""

    value: int

    def turn(self, value: int) -> None:
        """Set it."""


@runtime_checkable
class Written(Protocol):
    """A line to write a number on."""

    value: int

    def on_set(self, value: int) -> None:
        """What is written on it."""


def set_number(control: object, number: int) -> None:
    """Set it as the program's own hand does, in one go."""
    if isinstance(control, Turned):
        control.turn(number)
    elif isinstance(control, Written):
        control.on_set(number)


def set_by_hand(pilot: Pilot, name: str, number: int, keys: bool) -> None:
    """Set it as a person does: by its ends or its arrow keys, or by writing digits. Raises `Lost`."""
    if isinstance(pilot.find(name), Written):
        tab_to(pilot, name) if keys else pilot.click(name)
        for digit in str(number):
            pilot.key(digit)
        return
    for _ in range(MOST_STEPS):
        control = pilot.find(name)
        if not isinstance(control, Turned) or control.value == number:
            return
        more = control.value < number
        if keys:
            tab_to(pilot, name)
            pilot.key("right" if more else "left")
        else:
            rect = pilot.find(name).rect
            pilot.click((rect.right - 10 if more else rect.left + 10, rect.centery))
        pilot.frames(2)
    raise Lost(f"{name!r} never shows {number}")
