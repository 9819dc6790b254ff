"""Dealing again what one seat cannot know, for bots that think and for tests that hunt for leaks."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from engine.core.asking import Command, Seat
from engine.core.dice import Dice
from engine.tamasha.cards import CAMPAIGNS, VICTIMS
from engine.tamasha.questions.attack import defends, mismatch
from engine.tamasha.records import Discard, Kind
from engine.tamasha.sides import Planner
from engine.tamasha.table import Table

Hand = tuple[int, ...]


def redeal(rest: Table, now: Table, seat: Seat, dice: Dice) -> None:
    """Deal on `rest` all that `seat` cannot know, in keeping with what it has seen up to `now`.

    Hidden are the pile of candidates, the rivals' hands and pockets, every envelope, and what was left
    after dealing. The rivals' swap cards and chests follow from the public record, and stay. Every heap
    is put in order before it is shuffled, so that nothing of the true deal shines through.
    """
    rest.tray = rest.tray.copy()
    shown = _shown_since(rest, now)
    rivals = 1 - rest.house.party_of[rest.command_at(seat)]
    _shuffle_pile(rest, now, dice)
    _deal_hands(rest, rivals, shown, dice)
    _seal_envelopes(rest, now, dice)
    if any(side.offer for side in rest.parties) or any(planner.attacks for planner in rest.planners):
        _deal_attacks(rest, rivals, shown, dice)
    _deal_victims(rest, rivals, shown, dice)


def _shown_since(rest: Table, now: Table) -> set[Discard]:
    """Cards that have been played since, by kind and number."""
    shown = set(now.discards[len(rest.discards) :])
    if now.accusation is not None:
        shown.add(("attack", now.accusation.card))
    return shown


def _shuffle_pile(rest: Table, now: Table, dice: Dice) -> None:
    """Everything below a candidate that has been turned up since."""
    seen = len(rest.tray.pile) - len(now.tray.pile)
    rest.tray.pile = rest.tray.pile[:seen] + tuple(dice.shuffle("", sorted(rest.tray.pile[seen:])))


def _deal_hands(rest: Table, rivals: int, shown: Collection[Discard], dice: Dice) -> None:
    """The rivals' Campaigns, each naming a constituency that its holder runs, and their Big Campaigns."""
    runs = rest.parties[rivals].runs
    mixed = list(rest.tray.campaign_deck)
    hidden_bigs = list(rest.tray.big_deck)
    planners = [rest.planners[command] for command in rest.house.of_party(rivals)]
    for planner in planners:
        mixed += [card for card in planner.campaign if ("campaign", card) not in shown]
        hidden_bigs += [card for card in planner.big if ("big", card) not in shown]
    mixed, hidden_bigs = dice.shuffle("", sorted(mixed)), dice.shuffle("", sorted(hidden_bigs))
    for command, planner in zip(rest.house.of_party(rivals), planners, strict=True):
        fits = _runs_there(runs, command)
        planner.campaign = _refill(planner.campaign, "campaign", shown, mixed, fits)
        planner.big = _refill(planner.big, "big", shown, hidden_bigs, lambda card: True)
    rest.tray.campaign_deck, rest.tray.big_deck = tuple(sorted(mixed)), tuple(sorted(hidden_bigs))


def _runs_there(runs: Sequence[int], command: int) -> Callable[[int], bool]:
    return lambda card: runs[CAMPAIGNS[card].constituency] == command


def _refill(
    hand: Hand, kind: Kind, shown: Collection[Discard], mixed: list[int], fits: Callable[[int], bool]
) -> Hand:
    """As many cards as before: those shown since, and fitting ones taken from the top of `mixed`."""
    kept = [card for card in hand if (kind, card) in shown]
    for _ in range(len(hand) - len(kept)):
        place = next(number for number, card in enumerate(mixed) if fits(card))
        kept.append(mixed.pop(place))
    return tuple(sorted(kept))


def _seal_envelopes(rest: Table, now: Table, dice: Dice) -> None:
    """All envelopes of both sides, save one that has been opened since."""
    opened = now.news
    unseen = [card for planner in rest.planners for card in planner.news if card != opened]
    mixed = dice.shuffle("", sorted([*unseen, *rest.tray.news_deck]))
    for planner in rest.planners:
        planner.news = tuple([card if card == opened else mixed.pop() for card in planner.news])
    rest.tray.news_deck = tuple(sorted(mixed))


def _deal_attacks(rest: Table, rivals: int, shown: Collection[Discard], dice: Dice) -> None:
    """The rivals' Attack cards: those kept name somebody they may strike; those not kept may be any."""
    side, planners = rest.parties[rivals], _of_party(rest, rivals)
    kept = [card for planner in planners for card in planner.attacks]
    open_cards = [card for card in side.offer if ("attack", card) in (*rest.discards, *shown)]
    hidden = {*side.offer, *kept, *rest.tray.attack_deck}.difference(open_cards)
    mixed = dice.shuffle("", sorted(hidden))
    for command, planner in zip(rest.house.of_party(rivals), planners, strict=True):
        planner.attacks = _refill(planner.attacks, "attack", shown, mixed, _strikes(rest, command))
    if side.offer:
        known = {*open_cards, *(card for planner in planners for card in planner.attacks)}
        unkept = len(side.offer) - len(known)
        side.offer = tuple(sorted([*known, *mixed[:unkept]]))
        mixed = mixed[unkept:]
    rest.tray.attack_deck = tuple(sorted(mixed))


def _strikes(table: Table, command: Command) -> Callable[[int], bool]:
    return lambda card: mismatch(table, command, card) is None


def _deal_victims(rest: Table, rivals: int, shown: Collection[Discard], dice: Dice) -> None:
    """The rivals' Victim cards: any of their colour that fit and have not been played."""
    played = {card for kind, card in rest.discards if kind == "victim"}
    for command in rest.house.of_party(rivals):
        planner = rest.planners[command]
        if planner.victims:
            fitting = [card for card in range(len(VICTIMS)) if defends(rest, command, card)]
            unseen = (
                {*fitting, *planner.victims} - played - {card for kind, card in shown if kind == "victim"}
            )
            mixed = dice.shuffle("", sorted(unseen))
            planner.victims = _refill(planner.victims, "victim", shown, mixed, lambda card: True)


def _of_party(rest: Table, party: int) -> list[Planner]:
    return [rest.planners[command] for command in rest.house.of_party(party)]
