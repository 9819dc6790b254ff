"""What openings, Prachar and Breaking News change in what is shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.events import Event
from engine.tamasha import events as ev
from game.table.tamasha.shown import UNSEEN, Shown, take


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


CHANGES: dict[type[Event], Callable[[Shown, Any], None]] = {
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
}
