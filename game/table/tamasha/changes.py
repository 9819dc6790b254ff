"""What each event changes in what is shown: told from one view on, it adds up to the next."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from engine.core.events import Event
from engine.tamasha import events as ev
from engine.tamasha.cards import NETAS
from engine.tamasha.view import SeatResult, Sheet
from game.table.tamasha.attack.changes import CHANGES as OF_ATTACK
from game.table.tamasha.faction.changes import CHANGES as OF_FACTION
from game.table.tamasha.shown import UNSEEN, Shown, take

Change = Callable[[Shown, Any], None]


def happen(shown: Shown, event: Event) -> None:
    """Let one event have happened. Events that change nothing to be seen are passed over."""
    change = _CHANGES.get(type(event))
    if change is not None:
        change(shown, event)


def _kundali(shown: Shown, event: ev.KundaliDrawn) -> None:
    shown.kundali = event.card
    shown.phase = "setup"


def _coins(shown: Shown, event: ev.CoinsPlaced) -> None:
    for party, votes in enumerate((event.purple, event.yellow)):
        for slot, count in zip(shown.parties[party].slots, votes, strict=True):
            slot.votes += count
        shown.parties[party].pool[2] -= sum(votes)
    if shown.kundali != UNSEEN:
        shown.discards.append(("kundali", shown.kundali))
    shown.votes_by_turn = [(shown.parties[0].votes, shown.parties[1].votes)]


def _revealed(shown: Shown, event: ev.NetaRevealed) -> None:
    shown.phase, shown.revealed = "nomination", event.neta
    shown.unrevealed = max(0, shown.unrevealed - 1)


def _placed(shown: Shown, event: ev.NetaPlaced) -> None:
    shown.slot(event.party, event.constituency).neta = event.neta
    shown.revealed = UNSEEN


def _set_aside(shown: Shown, event: ev.NetaSetAside) -> None:
    shown.side_pile.append(event.neta)
    shown.revealed = UNSEEN


def _pile(shown: Shown, event: ev.PileFormed) -> None:
    shown.side_pile, shown.unrevealed = [], event.count


def _dealt(shown: Shown, event: ev.SwapCardsDealt) -> None:
    shown.phase, shown.unrevealed, shown.side_pile = "swap", 0, []
    shown.parties[event.party].dealt = list(event.netas)


def _sealed(shown: Shown, event: ev.ChoiceSealed | ev.OfferSealed) -> None:
    shown.sides[event.command].sealed = True


def _bigneta(shown: Shown, event: ev.BigNetaPlaced) -> None:
    _unseal(shown, event.party)
    shown.parties[event.party].bigneta_at = event.constituency
    shown.slot(event.party, event.constituency).neta = event.neta


def _swapped(shown: Shown, event: ev.NetaSwapped) -> None:
    _unseal(shown, event.party)
    shown.slot(event.party, event.constituency).neta = event.incoming
    take(shown.parties[event.party].dealt, event.incoming)


def _unseal(shown: Shown, party: int) -> None:
    for command in shown.commands_of(party):
        shown.sides[command].sealed = False


def _binned(shown: Shown, event: ev.CardsBinned) -> None:
    shown.parties[event.party].dealt = []
    _unseal(shown, event.party)


def _resources(shown: Shown, event: ev.ResourcesPlaced) -> None:
    shown.phase = "resources"
    slot = shown.slot(event.party, event.constituency)
    slot.funds += event.funds
    slot.pawns += event.pawns
    pool = shown.parties[event.party].pool
    pool[0] -= event.funds
    pool[1] -= event.pawns


def _ticket(shown: Shown, event: ev.TicketPaid) -> None:
    shown.party(event.command).slots[event.constituency].funds -= event.amount
    shown.sides[event.command].put_into_chest(event.amount)


def _balance(shown: Shown, event: ev.ChestBalance) -> None:
    shown.sides[event.command].chest = event.total


def _arsenal(shown: Shown, event: ev.ArsenalDrawn) -> None:
    shown.phase = "arsenal"
    side = shown.sides[event.command]
    side.campaign, side.big, side.news = list(event.campaign), list(event.big), event.news


def _campaign(shown: Shown, event: ev.CampaignPlayed | ev.BigPlayed) -> None:
    side, party = shown.sides[event.command], shown.party(event.command)
    slot = party.slots[event.constituency]
    big = isinstance(event, ev.BigPlayed)
    shown.phase = "opening" if isinstance(event, ev.BigPlayed) and event.opening else "prachar"
    take(side.big if big else side.campaign, event.card)
    shown.discards.append(("big" if big else "campaign", event.card))
    slot.funds -= event.seat_funds
    slot.pawns -= event.pawns
    slot.votes += event.votes
    side.put_into_chest(-event.chest_funds)
    party.pool[0] += event.seat_funds + event.chest_funds
    party.pool[1] += event.pawns
    party.pool[2] -= event.votes


def _offered(shown: Shown, event: ev.NewsOffered) -> None:
    shown.phase = "prachar"
    shown.envelope, shown.envelope_by = event.slot, event.command


def _named(shown: Shown, event: ev.ConstituencyNamed) -> None:
    shown.news_at = event.constituency


def _news(shown: Shown, event: ev.NewsRevealed) -> None:
    shown.news, shown.news_at, shown.envelope = event.card, event.constituency, -1
    _open_envelope(shown, event.command)


def _open_envelope(shown: Shown, command: int) -> None:
    side = shown.sides[command]
    side.news = max(0, side.news - 1)


def _gain(shown: Shown, event: ev.NewsGain) -> None:
    party = shown.party(event.command)
    slot = party.slots[event.constituency]
    slot.votes += event.votes
    slot.pawns += event.pawns
    party.pool[1] -= event.pawns
    party.pool[2] -= event.votes
    shown.gain = event.funds


def _split(shown: Shown, event: ev.GainSplit) -> None:
    party = shown.party(event.command)
    party.slots[event.constituency].funds += event.to_slot
    party.pool[0] -= event.to_slot + event.to_chest
    shown.sides[event.command].put_into_chest(event.to_chest)
    shown.gain = 0


def _bill(shown: Shown, event: ev.NewsBill) -> None:
    party = shown.party(event.command)
    slot = party.slots[event.constituency]
    slot.funds -= event.seat_funds
    slot.pawns -= event.seat_pawns
    shown.sides[event.command].put_into_chest(-event.chest)
    party.pool[0] += event.seat_funds + event.chest
    party.pool[1] += event.seat_pawns


def _votes_lost(shown: Shown, event: ev.VotesLost) -> None:
    shown.party(event.command).return_votes(event.constituency, event.amount)


def _deficit(shown: Shown, event: ev.VoteDeficit) -> None:
    shown.party(event.to).return_votes(event.constituency, -event.amount)


def _declared(shown: Shown, event: ev.SeatDeclared) -> None:
    shown.declared[event.constituency] = event.winner
    loser = shown.parties[1 - event.winner]
    slot = loser.slots[event.constituency]
    loser.pool[0] += slot.funds
    loser.pool[1] += slot.pawns
    loser.pool[2] += slot.votes
    slot.funds = slot.pawns = slot.votes = 0
    slot.face_down = True


def _news_binned(shown: Shown, event: ev.NewsBinned) -> None:
    shown.envelope = shown.envelope_by = -1
    _open_envelope(shown, event.command)
    shown.discards.append(("news", event.card))


def _turn_ended(shown: Shown, event: ev.TurnEnded) -> None:
    if shown.news != UNSEEN:
        shown.discards.append(("news", shown.news))
    shown.news, shown.news_at, shown.envelope, shown.envelope_by = UNSEEN, -1, -1, -1
    shown.turns, shown.turn = event.turn, -1
    shown.votes_by_turn.append((shown.parties[0].votes, shown.parties[1].votes))


def _prachar_ended(shown: Shown, event: ev.PracharEnded) -> None:
    shown.phase, shown.turn = "counting", -1


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


_CHANGES: dict[type[Event], Change] = {
    ev.KundaliDrawn: _kundali,
    ev.CoinsPlaced: _coins,
    ev.NetaRevealed: _revealed,
    ev.NetaPlaced: _placed,
    ev.NetaSetAside: _set_aside,
    ev.PileFormed: _pile,
    ev.SwapCardsDealt: _dealt,
    ev.ChoiceSealed: _sealed,
    ev.BigNetaPlaced: _bigneta,
    ev.NetaSwapped: _swapped,
    ev.CardsBinned: _binned,
    ev.ResourcesPlaced: _resources,
    ev.TicketPaid: _ticket,
    ev.ChestBalance: _balance,
    ev.ArsenalDrawn: _arsenal,
    ev.CampaignPlayed: _campaign,
    ev.BigPlayed: _campaign,
    ev.NewsOffered: _offered,
    ev.ConstituencyNamed: _named,
    ev.NewsRevealed: _news,
    ev.NewsGain: _gain,
    ev.GainSplit: _split,
    ev.NewsBill: _bill,
    ev.VotesLost: _votes_lost,
    ev.VoteDeficit: _deficit,
    ev.SeatDeclared: _declared,
    ev.NewsBinned: _news_binned,
    ev.TurnEnded: _turn_ended,
    ev.PracharEnded: _prachar_ended,
    ev.SeatCounted: _counted,
    ev.SaudaOpened: _sauda_opened,
    ev.OwnPurse: _own_purse,
    ev.OfferSealed: _sealed,
    ev.RoundRevealed: _round,
    ev.Defected: _defected,
    ev.PurseClosed: _purse_closed,
    ev.SheetFinal: _sheet_final,
    ev.ElectionWon: _won,
    **OF_ATTACK,
    **OF_FACTION,
}
"""By event; each version of the rules adds its own."""
