"""Dealing again what one seat cannot know, for bots that think and for tests that hunt for leaks."""

from __future__ import annotations

from engine.core.asking import Seat
from engine.core.dice import Dice
from engine.entkhbat import phases
from engine.entkhbat.table import Table

Hand = tuple[int, ...]


def redeal(rest: Table, now: Table, seat: Seat, dice: Dice) -> None:
    """Deal on `rest` all that `seat` cannot know, in keeping with what it has seen up to `now`.

    Hidden are the bank, what was set aside of it, the other hands, and the order of a fan. Cards that others
    have shown since stay where they came from, and so does the hand that `seat` is inspecting. Everything is
    put in order before it is shuffled, so that nothing of the true deal shines through. What follows from the
    public record, such as old totals and the cards under closed regions, stays.
    """
    known = [_known(rest, now, seat, other) for other in range(rest.seats)]
    hidden = list(rest.bank[rest.drawn :] + rest.set_aside)
    for hand, seen in zip(rest.hands, known, strict=True):
        hidden += _less(hand, seen)
    mixed = dice.shuffle("", sorted(hidden))
    for other, seen in enumerate(known):
        missing = len(rest.hands[other]) - len(seen)
        rest.hands[other] = tuple(sorted((*seen, *mixed[:missing])))
        del mixed[:missing]
    left = len(rest.bank) - rest.drawn
    rest.bank = rest.bank[: rest.drawn] + tuple(mixed[:left])
    rest.set_aside = tuple(mixed[left:])
    if rest.fan:
        rest.fan = tuple(dice.shuffle("", rest.hands[rest.victim]))


def _known(rest: Table, now: Table, seat: Seat, other: int) -> Hand:
    """What `seat` knows of the hand that `other` held at rest: its own; else what has left it since."""
    if other == seat:
        return rest.hands[other]
    inspected = now.awaits == phases.INSPECT and now.user == seat and now.victim == other
    held = () if inspected else now.hands[other]
    return _less(rest.hands[other], held)


def _less(hand: Hand, gone: Hand) -> Hand:
    """`hand` without one card for each of `gone`."""
    left = list(hand)
    for card in gone:
        if card in left:
            left.remove(card)
    return tuple(left)
