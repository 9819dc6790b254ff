"""What turns, walks, dials and payments change on the table; money moves with the events that carry it."""

from __future__ import annotations

from typing import Any, Final

from engine.modipoly import events as ev
from engine.modipoly import power_events as power
from engine.modipoly.cards import GOV, PM, TREASURY
from game.table.modipoly.changes.registry import Changes
from game.table.modipoly.shown import Shown

TURNS: Final = Changes()


# --- turns and pawns --------------------------------------------------------------------------------
@TURNS.on(ev.RolesDealt)
def _roles(shown: Shown, event: ev.RolesDealt) -> None:
    for seat, role in enumerate(event.roles):
        shown.commands[seat].role = role
        if role == PM:
            shown.pm = seat


@TURNS.on(ev.RolePicked)
def _picked(shown: Shown, event: ev.RolePicked) -> None:
    shown.commands[event.seat].role = event.role


@TURNS.on(ev.DecksShuffled)
def _shuffled(shown: Shown, event: ev.DecksShuffled) -> None:
    shown.deck, shown.news_deck = event.ordinances, event.news


@TURNS.on(ev.TurnBegan)
def _turn(shown: Shown, event: ev.TurnBegan) -> None:
    shown.active = event.seat
    shown.news = shown.ordinance = -1
    shown.card = None


@TURNS.on(ev.Rolled)
def _rolled(shown: Shown, event: ev.Rolled) -> None:
    shown.dice = (event.first, event.second)


@TURNS.on(ev.Moved)
def _moved(shown: Shown, event: ev.Moved) -> None:
    shown.commands[event.seat].at = event.end


@TURNS.on(ev.Passed)
def _passed(shown: Shown, event: ev.Passed) -> None:
    shown.commands[event.seat].laps = event.lap
    if shown.commands[event.seat].role != PM:
        shown.forwarded[event.seat] = False
    if shown.commands[event.seat].role == GOV:
        shown.filed = False


@TURNS.on(ev.Tokens)
def _tokens(shown: Shown, event: ev.Tokens) -> None:
    shown.commands[event.seat].tokens += event.by


@TURNS.on(ev.TermMoved)
def _term(shown: Shown, event: ev.TermMoved) -> None:
    shown.passes = event.passes


@TURNS.on(ev.MeterMoved)
def _meter(shown: Shown, event: ev.MeterMoved) -> None:
    shown.meters[event.meter] = event.end


@TURNS.on(ev.PatronageOff)
def _patronage(shown: Shown, event: ev.PatronageOff) -> None:
    shown.patronage = False


# --- money ------------------------------------------------------------------------------------------
@TURNS.on(ev.PaidTreasury)
def _paid(shown: Shown, event: ev.PaidTreasury) -> None:
    shown.pay(event.seat, TREASURY, event.amount)


@TURNS.on(ev.TreasuryPaid, ev.PatronageShare)
def _received(shown: Shown, event: Any) -> None:
    shown.pay(TREASURY, event.seat, event.amount)


@TURNS.on(ev.MoneyMoved)
def _money(shown: Shown, event: ev.MoneyMoved) -> None:
    shown.pay(event.giver, event.taker, event.amount)


@TURNS.on(power.CreditorPaid)
def _creditor(shown: Shown, event: power.CreditorPaid) -> None:
    shown.pay(TREASURY, event.creditor, event.amount)


@TURNS.on(power.CashSet)
def _cash_set(shown: Shown, event: power.CashSet) -> None:
    shown.pay(event.seat, TREASURY, shown.commands[event.seat].cash - event.amount)


@TURNS.on(ev.FilePlaced)
def _file(shown: Shown, event: ev.FilePlaced) -> None:
    shown.file_at = event.deed
