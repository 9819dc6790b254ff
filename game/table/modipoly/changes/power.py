"""What Tihar, cards and governments change on the table."""

from __future__ import annotations

from typing import Final

from engine.modipoly import power_events as power
from engine.modipoly.cards import TIHAR
from engine.modipoly.view import CardView
from game.table.modipoly.changes.registry import Changes
from game.table.modipoly.shown import Shown

POWER: Final = Changes()


# --- Tihar, cards -----------------------------------------------------------------------------------
@POWER.on(power.Jailed)
def _jailed(shown: Shown, event: power.Jailed) -> None:
    shown.commands[event.seat].at = TIHAR
    shown.commands[event.seat].tihar = 1


@POWER.on(power.StaysInTihar)
def _stays(shown: Shown, event: power.StaysInTihar) -> None:
    seat = shown.commands[event.seat]
    seat.tihar = min(3, seat.tihar + 1)


@POWER.on(power.Released)
def _released(shown: Shown, event: power.Released) -> None:
    shown.commands[event.seat].tihar = 0


@POWER.on(power.Joined)
def _joined(shown: Shown, event: power.Joined) -> None:
    shown.commands[event.seat].bjp = True


@POWER.on(power.OrdinanceDrawn)
def _drawn(shown: Shown, event: power.OrdinanceDrawn) -> None:
    shown.deck = max(0, shown.deck - 1)
    shown.drawn = event.card if event.card >= 0 else None


@POWER.on(power.OrdinanceHeld)
def _held(shown: Shown, event: power.OrdinanceHeld) -> None:
    shown.drawn = -1
    shown.take_card(event.seat, event.card)


@POWER.on(power.OrdinanceLapsed)
def _lapsed(shown: Shown, event: power.OrdinanceLapsed) -> None:
    if shown.drawn != -1:
        shown.take_card(event.seat, -1 if shown.drawn is None else shown.drawn)
        shown.drawn = -1
    shown.drop_card(event.seat, event.card)
    shown.shredded += 1


@POWER.on(power.OrdinanceShown)
def _shown(shown: Shown, event: power.OrdinanceShown) -> None:
    if shown.drawn != -1 and event.seat == shown.pm:
        shown.drawn = -1
    else:
        shown.drop_card(event.seat, event.card)
    shown.ordinance, shown.news = event.card, -1
    shown.card = CardView(False, event.card, event.seat, 0, (), -1, 0)


@POWER.on(power.OrdinanceStayed)
def _stayed(shown: Shown, event: power.OrdinanceStayed) -> None:
    shown.pils += 1
    shown.discards.append(event.card)
    shown.ordinance, shown.card = -1, None


@POWER.on(power.HandPassed)
def _hand(shown: Shown, event: power.HandPassed) -> None:
    for card in event.cards:
        shown.drop_card(event.giver, card)
        shown.take_card(event.taker, card)


@POWER.on(power.DeckRenewed)
def _renewed(shown: Shown, event: power.DeckRenewed) -> None:
    if event.deck == "news":
        shown.news_deck, shown.news_discards = event.count, []
    else:
        shown.deck, shown.discards, shown.shredded = event.count, [], 0


@POWER.on(power.NewsRead)
def _news(shown: Shown, event: power.NewsRead) -> None:
    shown.news_deck = max(0, shown.news_deck - 1)
    shown.news, shown.ordinance = event.card, -1
    shown.card = CardView(True, event.card, event.reader, 0, (), -1, 0)


@POWER.on(power.ShieldPlaced)
def _shield(shown: Shown, event: power.ShieldPlaced) -> None:
    shown.shield = True


@POWER.on(power.ShieldUsed)
def _shield_used(shown: Shown, event: power.ShieldUsed) -> None:
    shown.shield = False


# --- governments ------------------------------------------------------------------------------------
@POWER.on(power.Fell)
def _fell(shown: Shown, event: power.Fell) -> None:
    shown.division = None
    shown.chair_empty = True


@POWER.on(power.Survived)
def _survived(shown: Shown, event: power.Survived) -> None:
    shown.division = None
    shown.trust_used = True


@POWER.on(power.SwornIn)
def _sworn(shown: Shown, event: power.SwornIn) -> None:
    shown.division = None
    shown.pm, shown.chair_empty = event.seat, False
    shown.trust_used = shown.shield = False
    seat = shown.commands[event.seat]
    seat.tihar, seat.bjp, seat.terms = 0, False, seat.terms + 1


@POWER.on(power.RoleChanged)
def _role(shown: Shown, event: power.RoleChanged) -> None:
    shown.commands[event.seat].role = event.role


@POWER.on(power.WentBankrupt)
def _bankrupt(shown: Shown, event: power.WentBankrupt) -> None:
    seat = shown.commands[event.seat]
    seat.bankrupt, seat.tihar, seat.cards = True, 0, 0
    if seat.hand is not None:
        seat.hand = []


@POWER.on(power.PowerUsed)
def _power(shown: Shown, event: power.PowerUsed) -> None:
    if event.power == "padyatra":
        shown.padyatra = True
    elif event.power == "strike":
        shown.strikes += 1
    elif event.power == "forward":
        shown.forwarded[event.seat] = True
    else:
        shown.filed = True


@POWER.on(power.DeedForeclosed)
def _foreclosed(shown: Shown, event: power.DeedForeclosed) -> None:
    shown.pledged[event.deed] = False
