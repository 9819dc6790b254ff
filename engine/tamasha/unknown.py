"""Dealing again what one seat cannot know, for bots that think and for tests that hunt for leaks."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.asking import Command, Seat
from engine.core.dice import Dice
from engine.tamasha.table import RIVAL, Table


def redeal(rest: Table, now: Table, seat: Seat, dice: Dice) -> None:
    """Deal on `rest` all that `seat` cannot know, in keeping with what it has seen up to `now`.

    Hidden are the pile of candidates, the rival's hand, every envelope, and what was left after
    dealing. The rival's swap cards and chest follow from the public record, and stay. Cards are
    sorted before they are mixed: what is dealt must not depend on where they truly lie.
    """
    _shuffle_pile(rest, now, dice)
    _deal_hands(rest, RIVAL[rest.command_at(seat)], dice)
    _seal_envelopes(rest, now, dice)


def _shuffle_pile(rest: Table, now: Table, dice: Dice) -> None:
    """Everything below a candidate that has been turned up since."""
    seen = len(rest.pile) - len(now.pile)
    rest.pile = rest.pile[:seen] + tuple(dice.shuffle("", sorted(rest.pile[seen:])))


def _deal_hands(rest: Table, rival: Command, dice: Dice) -> None:
    planner = rest.planners[rival]
    planner.campaign, rest.campaign_deck = _deal(planner.campaign, rest.campaign_deck, dice)
    planner.big, rest.big_deck = _deal(planner.big, rest.big_deck, dice)


def _deal(hand: Sequence[int], deck: Sequence[int], dice: Dice) -> tuple[tuple[int, ...], tuple[int, ...]]:
    mixed = dice.shuffle("", sorted([*hand, *deck]))
    return tuple(sorted(mixed[: len(hand)])), tuple(sorted(mixed[len(hand) :]))


def _seal_envelopes(rest: Table, now: Table, dice: Dice) -> None:
    """All envelopes of both sides, save one that has been opened since."""
    opened = now.news
    unseen = [card for planner in rest.planners for card in planner.news if card != opened]
    mixed = dice.shuffle("", sorted([*unseen, *rest.news_deck]))
    for planner in rest.planners:
        envelopes = [card if card == opened else mixed.pop() for card in planner.news]
        planner.news = tuple(envelopes)
    rest.news_deck = tuple(sorted(mixed))
