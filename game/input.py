"""Turns pygame's events into signals in table units."""

from __future__ import annotations

import pygame
from pygame.event import Event

from game.signals import (
    FocusLost,
    KeyPressed,
    KeyReleased,
    PointerLeft,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Signal,
    TextComposing,
    TextTyped,
    Wheel,
)
from game.stage import Stage

_HELD: set[int] = set()


def translate(event: Event, stage: Stage, pointer: tuple[float, float]) -> Signal | None:
    """The signal that an event means, or None when no scene needs to know. `pointer` is its last place."""
    kind = event.type
    if kind == pygame.MOUSEMOTION:
        return PointerMoved(stage.table_point(event.pos), bool(event.buttons[0]))
    if kind == pygame.MOUSEBUTTONDOWN and event.button <= 3:
        return PointerPressed(stage.table_point(event.pos), event.button)
    if kind == pygame.MOUSEBUTTONUP and event.button <= 3:
        return PointerReleased(stage.table_point(event.pos), event.button)
    if kind == pygame.MOUSEWHEEL:
        return Wheel(pointer, float(getattr(event, "precise_y", event.y)))
    if kind == pygame.WINDOWLEAVE:
        return PointerLeft()
    if kind == pygame.WINDOWFOCUSLOST:
        _HELD.clear()
        return FocusLost()
    return _from_keyboard(event)


def _from_keyboard(event: Event) -> Signal | None:
    if event.type == pygame.KEYDOWN:
        repeat = event.key in _HELD
        _HELD.add(event.key)
        shift, control = (
            bool(event.mod & pygame.KMOD_SHIFT),
            bool(event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META)),
        )
        return KeyPressed(key_name(event.key), shift, control, repeat)
    if event.type == pygame.KEYUP:
        _HELD.discard(event.key)
        return KeyReleased(key_name(event.key))
    if event.type == pygame.TEXTINPUT:
        return TextTyped(event.text)
    if event.type == pygame.TEXTEDITING:
        return TextComposing(event.text, event.start)
    return None


def key_name(key: int) -> str:
    """pygame's name of a key; both enter keys are "return"."""
    name = pygame.key.name(key)
    return {"enter": "return", "keypad enter": "return"}.get(name, name)
