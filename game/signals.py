"""What a hand does, in table units: the only form in which input reaches scenes and widgets."""

from __future__ import annotations

from dataclasses import dataclass

from game.space import Point


@dataclass(frozen=True, slots=True)
class PointerMoved:
    """The pointer went to `at`; `held` says whether the left button is down."""

    at: Point
    held: bool = False


@dataclass(frozen=True, slots=True)
class PointerPressed:
    """A button went down: 1 left, 2 middle, 3 right."""

    at: Point
    button: int = 1


@dataclass(frozen=True, slots=True)
class PointerReleased:
    """A button went up."""

    at: Point
    button: int = 1


@dataclass(frozen=True, slots=True)
class PointerLeft:
    """The pointer left the window."""


@dataclass(frozen=True, slots=True)
class Wheel:
    """The wheel turned: `steps` is positive away from the player."""

    at: Point
    steps: float


@dataclass(frozen=True, slots=True)
class KeyPressed:
    """A key went down. `key` is pygame's name of it ("tab", "return", "a"); `repeat` when it is held."""

    key: str
    shift: bool = False
    control: bool = False
    repeat: bool = False


@dataclass(frozen=True, slots=True)
class KeyReleased:
    """A key went up."""

    key: str


@dataclass(frozen=True, slots=True)
class TextTyped:
    """Finished text arrived, perhaps from an input method."""

    text: str


@dataclass(frozen=True, slots=True)
class TextComposing:
    """An input method is still composing; `cursor` counts characters."""

    text: str
    cursor: int


@dataclass(frozen=True, slots=True)
class FocusLost:
    """The window is no longer in front: whatever is held goes home."""


@dataclass(frozen=True, slots=True)
class Resized:
    """The window or the text scale changed: lay everything out anew."""


Signal = (
    PointerMoved
    | PointerPressed
    | PointerReleased
    | PointerLeft
    | Wheel
    | KeyPressed
    | KeyReleased
    | TextTyped
    | TextComposing
    | FocusLost
    | Resized
)
