"""What the count and Horse Trading change in what is shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from engine.core.events import Event
from engine.tamasha import events as ev
from engine.tamasha.cards import NETAS
from engine.tamasha.view import SeatResult, Sheet
from game.table.tamasha.shown import Shown


def _counted(shown: Shown, event: ev.SeatCounted) -> None:
    shown.phase = "counting"
    slot = shown.slot(event.winner, event.constituency)
    shown.results[event.constituency] = SeatResult(
        event.winner,
        event.decided_by,
        (event.purple_votes, event.yellow_votes),
        slot.neta,
        NETAS[slot.neta].tradable,
    )


def _sauda_opened(shown: Shown, event: ev.SaudaOpened) -> None:
    shown.phase, shown.round = "horse_trading", 1
    none, zero = (None,) * len(event.won), (0,) * len(event.won)
    shown.sheet = Sheet(
        event.won, event.tradable, none, none, none, zero, zero, event.won, event.won, "moved"
    )


def _own_purse(shown: Shown, event: ev.OwnPurse) -> None:
    if shown.sheet is not None:
        shown.sheet = replace(
            shown.sheet,
            chest=_with(shown.sheet.chest, event.command, event.chest),
            capacity=_with(shown.sheet.capacity, event.command, event.capacity),
            final_sauda=_with(shown.sheet.final_sauda, event.command, event.final_sauda),
        )


def _offered(shown: Shown, event: ev.OfferSealed) -> None:
    shown.sides[event.command].sealed = True


def _round(shown: Shown, event: ev.RoundRevealed) -> None:
    for side in shown.sides:
        side.sealed = False
    shown.round = event.round + 1


def _defected(shown: Shown, event: ev.Defected) -> None:
    shown.defected[event.constituency] = event.to
    shown.crossings.append((event.neta, event.to))
    loser = shown.parties[1 - shown.party_of[event.to]].runs[event.constituency]
    buyer = shown.sides[event.to]
    buyer.bought += 1
    shown.sides[loser].lost += 1
    buyer.put_into_chest(-event.price)
    shown.party(event.to).pool[0] += event.price
    if shown.sheet is not None:
        shown.sheet = _recounted(shown, shown.sheet)


def _recounted(shown: Shown, sheet: Sheet) -> Sheet:
    bought = tuple(side.bought for side in shown.sides)
    lost = tuple(side.lost for side in shown.sides)
    printed = tuple(won + more for won, more in zip(sheet.won, bought, strict=True))
    moved = tuple(total - less for total, less in zip(printed, lost, strict=True))
    return replace(sheet, bought=bought, lost=lost, moved=moved, printed=printed)


def _purse_closed(shown: Shown, event: ev.PurseClosed) -> None:
    shown.sides[event.command].purse_closed = True


def _sheet_final(shown: Shown, event: ev.SheetFinal) -> None:
    shown.sheet = Sheet(
        event.won,
        event.tradable,
        event.chest,
        event.capacity,
        event.final_sauda,
        event.bought,
        event.lost,
        event.moved,
        event.printed,
        shown.sheet.decides if shown.sheet is not None else "moved",
    )
    shown.phase = "over"


def _won(shown: Shown, event: ev.ElectionWon) -> None:
    shown.winner, shown.phase = event.party, "over"


def _with(row: tuple[int | None, ...], command: int, value: int) -> tuple[int | None, ...]:
    return tuple(value if number == command else old for number, old in enumerate(row))


CHANGES: dict[type[Event], Callable[[Shown, Any], None]] = {
    ev.SeatCounted: _counted,
    ev.SaudaOpened: _sauda_opened,
    ev.OwnPurse: _own_purse,
    ev.OfferSealed: _offered,
    ev.RoundRevealed: _round,
    ev.Defected: _defected,
    ev.PurseClosed: _purse_closed,
    ev.SheetFinal: _sheet_final,
    ev.ElectionWon: _won,
}
