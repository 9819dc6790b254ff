"""What each event changes in what is shown: told from one view on, it adds up to the next."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.events import Event
from engine.tamasha import events as ev
from engine.tamasha.cards import NETAS, PARTIES
from engine.tamasha.view import SeatResult, Sheet
from game.table.tamasha.shown import UNSEEN, Shown, Side


def happen(shown: Shown, event: Event) -> None:
    """Let one event have happened. Events that change nothing to be seen are passed over."""
    change = _CHANGES.get(type(event))
    if change is not None:
        change(shown, event)


def _take(cards: list[int], card: int) -> None:
    """Take a card out of a hand of which perhaps only the backs are seen."""
    if card in cards:
        cards.remove(card)
    elif cards:
        cards.pop()


def _kundali(shown: Shown, event: ev.KundaliDrawn) -> None:
    shown.kundali = event.card
    shown.phase = "setup"


def _coins(shown: Shown, event: ev.CoinsPlaced) -> None:
    for party, votes in enumerate((event.purple, event.yellow)):
        for slot, count in zip(shown.sides[party].slots, votes, strict=True):
            slot.votes += count
        shown.sides[party].pool[2] -= sum(votes)
    if shown.kundali != UNSEEN:
        shown.discards.append(("kundali", shown.kundali))
    shown.votes_by_turn = [(shown.sides[0].votes, shown.sides[1].votes)]


def _revealed(shown: Shown, event: ev.NetaRevealed) -> None:
    shown.phase, shown.revealed, shown.revealing = "nomination", event.neta, event.party
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
    shown.phase, shown.unrevealed, shown.side_pile, shown.revealing = "swap", 0, [], -1
    shown.sides[event.party].dealt = list(event.netas)


def _sealed(shown: Shown, event: ev.ChoiceSealed | ev.OfferSealed) -> None:
    shown.sides[event.command].sealed = True


def _bigneta(shown: Shown, event: ev.BigNetaPlaced) -> None:
    side = shown.sides[event.party]
    side.bigneta_at, side.sealed = event.constituency, False
    side.slots[event.constituency].neta = event.neta


def _swapped(shown: Shown, event: ev.NetaSwapped) -> None:
    side = shown.sides[event.party]
    side.sealed = False
    side.slots[event.constituency].neta = event.incoming
    _take(side.dealt, event.incoming)


def _binned(shown: Shown, event: ev.CardsBinned) -> None:
    shown.sides[event.party].dealt = []
    shown.sides[event.party].sealed = False


def _resources(shown: Shown, event: ev.ResourcesPlaced) -> None:
    shown.phase = "resources"
    side = shown.sides[event.party]
    slot = side.slots[event.constituency]
    slot.funds += event.funds
    slot.pawns += event.pawns
    side.pool[0] -= event.funds
    side.pool[1] -= event.pawns


def _ticket(shown: Shown, event: ev.TicketPaid) -> None:
    side = shown.sides[event.command]
    side.slots[event.constituency].funds -= event.amount
    _into_chest(side, event.amount)


def _balance(shown: Shown, event: ev.ChestBalance) -> None:
    shown.sides[event.command].chest = event.total


def _into_chest(side: Side, amount: int) -> None:
    if side.chest is not None:
        side.chest += amount


def _arsenal(shown: Shown, event: ev.ArsenalDrawn) -> None:
    shown.phase = "arsenal"
    side = shown.sides[event.command]
    side.campaign, side.big, side.news = list(event.campaign), list(event.big), event.news


def _campaign(shown: Shown, event: ev.CampaignPlayed | ev.BigPlayed) -> None:
    side = shown.sides[event.command]
    slot = side.slots[event.constituency]
    big = isinstance(event, ev.BigPlayed)
    shown.phase = "opening" if isinstance(event, ev.BigPlayed) and event.opening else "prachar"
    _take(side.big if big else side.campaign, event.card)
    shown.discards.append(("big" if big else "campaign", event.card))
    slot.funds -= event.seat_funds
    slot.pawns -= event.pawns
    slot.votes += event.votes
    _into_chest(side, -event.chest_funds)
    side.pool[0] += event.seat_funds + event.chest_funds
    side.pool[1] += event.pawns
    side.pool[2] -= event.votes


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
    side = shown.sides[event.command]
    slot = side.slots[event.constituency]
    slot.votes += event.votes
    slot.pawns += event.pawns
    side.pool[1] -= event.pawns
    side.pool[2] -= event.votes
    shown.gain = event.funds


def _split(shown: Shown, event: ev.GainSplit) -> None:
    side = shown.sides[event.command]
    side.slots[event.constituency].funds += event.to_slot
    side.pool[0] -= event.to_slot + event.to_chest
    _into_chest(side, event.to_chest)
    shown.gain = 0


def _bill(shown: Shown, event: ev.NewsBill) -> None:
    side = shown.sides[event.command]
    slot = side.slots[event.constituency]
    slot.funds -= event.seat_funds
    slot.pawns -= event.seat_pawns
    _into_chest(side, -event.chest)
    side.pool[0] += event.seat_funds + event.chest
    side.pool[1] += event.seat_pawns


def _votes_lost(shown: Shown, event: ev.VotesLost) -> None:
    side = shown.sides[event.command]
    side.slots[event.constituency].votes -= event.amount
    side.pool[2] += event.amount


def _deficit(shown: Shown, event: ev.VoteDeficit) -> None:
    side = shown.sides[event.to]
    side.slots[event.constituency].votes += event.amount
    side.pool[2] -= event.amount


def _declared(shown: Shown, event: ev.SeatDeclared) -> None:
    shown.declared[event.constituency] = event.winner
    loser = shown.sides[1 - event.winner]
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
    shown.turns, shown.turn = event.turn, 1 - event.command
    shown.votes_by_turn.append((shown.sides[0].votes, shown.sides[1].votes))


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
    none = (None, None)
    won, tradable = _pair(event.won), _pair(event.tradable)
    shown.sheet = Sheet(won, tradable, none, none, none, (0, 0), (0, 0), won, won, "moved")


def _own_purse(shown: Shown, event: ev.OwnPurse) -> None:
    if shown.sheet is not None:
        shown.sheet = Sheet(
            shown.sheet.won,
            shown.sheet.tradable,
            _with(shown.sheet.chest, event.command, event.chest),
            _with(shown.sheet.capacity, event.command, event.capacity),
            _with(shown.sheet.final_sauda, event.command, event.final_sauda),
            shown.sheet.bought,
            shown.sheet.lost,
            shown.sheet.moved,
            shown.sheet.printed,
            shown.sheet.decides,
        )


def _round(shown: Shown, event: ev.RoundRevealed) -> None:
    for side in shown.sides:
        side.sealed = False
    shown.round = event.round + 1


def _defected(shown: Shown, event: ev.Defected) -> None:
    shown.defected[event.constituency] = event.to
    shown.crossings.append((event.neta, event.to))
    buyer, other = shown.sides[event.to], shown.sides[1 - event.to]
    buyer.bought += 1
    other.lost += 1
    _into_chest(buyer, -event.price)
    buyer.pool[0] += event.price
    if shown.sheet is not None:
        shown.sheet = _recounted(shown, shown.sheet)


def _recounted(shown: Shown, sheet: Sheet) -> Sheet:
    bought = (shown.sides[0].bought, shown.sides[1].bought)
    lost = (shown.sides[0].lost, shown.sides[1].lost)
    moved = tuple(sheet.won[p] + bought[p] - lost[p] for p in PARTIES)
    printed = tuple(sheet.won[p] + bought[p] for p in PARTIES)
    return Sheet(
        sheet.won,
        sheet.tradable,
        sheet.chest,
        sheet.capacity,
        sheet.final_sauda,
        bought,
        lost,
        _pair(moved),
        _pair(printed),
        sheet.decides,
    )


def _purse_closed(shown: Shown, event: ev.PurseClosed) -> None:
    shown.sides[event.command].purse_closed = True


def _sheet_final(shown: Shown, event: ev.SheetFinal) -> None:
    decides = shown.sheet.decides if shown.sheet is not None else "moved"
    shown.sheet = Sheet(
        _pair(event.won),
        _pair(event.tradable),
        _pair(event.chest),
        _pair(event.capacity),
        _pair(event.final_sauda),
        _pair(event.bought),
        _pair(event.lost),
        _pair(event.moved),
        _pair(event.printed),
        decides,
    )
    shown.phase = "over"


def _won(shown: Shown, event: ev.ElectionWon) -> None:
    shown.winner, shown.phase = event.party, "over"


def _pair(row: tuple[int, ...]) -> tuple[int, int]:
    return row[0], row[1]


def _with(row: tuple[int | None, ...], command: int, value: int) -> tuple[int | None, ...]:
    return (value, row[1]) if command == 0 else (row[0], value)


_CHANGES: dict[type[Event], Callable[[Shown, Any], None]] = {
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
}
