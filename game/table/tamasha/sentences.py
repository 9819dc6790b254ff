"""The log: one plain sentence for every event, and the party whose token stands before it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.events import Event
from engine.tamasha import events as ev
from engine.tamasha.cards import (
    BIG_CAMPAIGNS,
    CAMPAIGNS,
    KUNDALIS,
    NETAS,
    NEWS,
    PARTY_NAMES,
    YELLOW,
)
from game.table.tamasha.attack import sentences as of_attack
from game.table.tamasha.chairs import Chairs, party_totals
from game.table.tamasha.faction import sentences as of_faction
from game.table.tamasha.naming import NOBODY, Line, Naming
from game.table.tamasha.phrases import amount, joined, money, place
from game.table.tamasha.top import party_name
from game.words import words

PRIVATE: tuple[type[Event], ...] = (ev.ChestBalance, ev.OwnPurse, *of_attack.PRIVATE, *of_faction.PRIVATE)
"""Events that only one side hears; they stay out of the log, which both may read."""
TECHNICAL: tuple[type[Event], ...] = (
    ev.DeckShuffled,
    ev.NetaRevealed,
    ev.TurnEnded,
    ev.ResourcesPlaced,
    ev.TicketPaid,
    *of_attack.TECHNICAL,
    *of_faction.TECHNICAL,
)
"""Events that would flood the log without saying more than the table shows."""


def sentence(event: Event, name: Callable[[int], str], chairs: Chairs | None = None) -> Line:
    """What happened, in words. Raises `KeyError` for an event without words."""
    return _SENTENCES[type(event)](event, Naming(name, chairs or Chairs()))


def logged(event: Event) -> bool:
    """Whether the log keeps a sentence about this event."""
    return not isinstance(event, PRIVATE + TECHNICAL)


def _say(key: str, **fields: object) -> str:
    return words(f"tamasha.log.{key}", **fields)


def _card_played(event: Any, names: Naming, key: str, title: str) -> Line:
    chest = "-chest" if event.chest_funds else ""
    text = _say(
        key + chest,
        name=names.person(event.command),
        card=title,
        place=place(event.constituency),
        votes=event.votes,
        chest_funds=event.chest_funds,
    )
    return names.mark(event.command), text


def _campaign(event: ev.CampaignPlayed, names: Naming) -> Line:
    return _card_played(event, names, "campaign_played", CAMPAIGNS[event.card].title)


def _big(event: ev.BigPlayed, names: Naming) -> Line:
    key = "big_played-opening" if event.opening else "big_played"
    return _card_played(event, names, key, BIG_CAMPAIGNS[event.card].title)


def _named(event: ev.ConstituencyNamed, names: Naming) -> Line:
    if event.constituency < 0:
        return names.mark(event.command), _say("constituency_named-nowhere")
    return names.mark(event.command), _say(
        "constituency_named", name=names.person(event.command), place=place(event.constituency)
    )


def _gain(event: ev.NewsGain, names: Naming) -> Line:
    what = joined(
        amount("votes", event.votes) if event.votes else "",
        amount("pawns", event.pawns) if event.pawns else "",
        money(event.funds) if event.funds else "",
    )
    text = _say("news_gain", party=names.title(event.command), place=place(event.constituency), what=what)
    return names.mark(event.command), text


def _bill(event: ev.NewsBill, names: Naming) -> Line:
    what = joined(
        money(event.seat_funds) if event.seat_funds else "",
        amount("pawns", event.seat_pawns) if event.seat_pawns else "",
        _say("news_bill-chest", chest=event.chest) if event.chest else "",
    )
    paid = event.seat_funds or event.seat_pawns or event.chest
    key = "news_bill-unpaid" if event.unpaid and paid else "news_bill" if paid else "news_bill-nothing"
    return names.mark(event.command), _say(
        key, place=place(event.constituency), what=what, unpaid=event.unpaid
    )


def _counted(event: ev.SeatCounted, names: Naming) -> Line:
    votes = (event.purple_votes, event.yellow_votes)
    text = _say(
        f"seat_counted-{event.decided_by}",
        place=place(event.constituency),
        party=party_name(event.winner),
        high=max(votes),
        low=min(votes),
    )
    return PARTY_NAMES[event.winner], text


def _binned(event: ev.CardsBinned, names: Naming) -> Line:
    key = "cards_binned" if event.count else "cards_binned-none"
    return PARTY_NAMES[event.party], _say(key, party=party_name(event.party), count=event.count)


def _of_both(key: str, row: tuple[int, ...], names: Naming) -> str:
    """A sentence with Purple's and Yellow's sums of a row of the sheet."""
    purple, yellow = party_totals(row, names.chairs)
    return _say(key, purple=purple, yellow=yellow)


def _own(event: ev.OwnPurse, names: Naming) -> Line:
    text = _say("own_purse", chest=event.chest, capacity=event.capacity, final_sauda=event.final_sauda)
    return names.mark(event.command), text


def _arsenal(event: ev.ArsenalDrawn, names: Naming) -> Line:
    text = _say(
        "arsenal_drawn",
        party=names.title(event.command),
        campaign=len(event.campaign),
        big=len(event.big),
        news=event.news,
    )
    return names.mark(event.command), text


def _swapped(event: ev.NetaSwapped, names: Naming) -> Line:
    text = _say(
        "neta_swapped",
        incoming=NETAS[event.incoming].name,
        out=NETAS[event.out].name,
        place=place(event.constituency),
    )
    return PARTY_NAMES[event.party], text


def _bigneta(event: ev.BigNetaPlaced, names: Naming) -> Line:
    text = _say(
        "bigneta_placed",
        neta=NETAS[event.neta].name,
        place=place(event.constituency),
        replaced=NETAS[event.replaced].name,
    )
    return PARTY_NAMES[event.party], text


_SENTENCES: dict[type[Event], Callable[[Any, Naming], Line]] = {
    ev.KundaliDrawn: lambda e, names: (NOBODY, _say("kundali_drawn", card=KUNDALIS[e.card].title)),
    ev.CoinsPlaced: lambda e, names: (
        NOBODY,
        _say("coins_placed", purple=sum(e.purple), yellow=sum(e.yellow)),
    ),
    ev.DeckShuffled: lambda e, names: (NOBODY, _say(f"deck_shuffled-{e.deck}", count=e.count)),
    ev.NetaRevealed: lambda e, names: (
        PARTY_NAMES[e.party],
        _say("neta_revealed", neta=NETAS[e.neta].name, party=party_name(e.party)),
    ),
    ev.NetaPlaced: lambda e, names: (
        PARTY_NAMES[e.party],
        _say("neta_placed", neta=NETAS[e.neta].name, place=place(e.constituency)),
    ),
    ev.NetaSetAside: lambda e, names: (PARTY_NAMES[e.party], _say("neta_set_aside", neta=NETAS[e.neta].name)),
    ev.BollyWaiting: lambda e, names: (
        names.mark(e.command),
        _say("bolly_waiting", name=names.person(e.command)),
    ),
    ev.PileFormed: lambda e, names: (PARTY_NAMES[YELLOW], _say("pile_formed", count=e.count)),
    ev.SwapCardsDealt: lambda e, names: (
        PARTY_NAMES[e.party],
        _say("swap_cards_dealt", party=party_name(e.party), netas=len(e.netas)),
    ),
    ev.ChoiceSealed: lambda e, names: (
        names.mark(e.command),
        _say(f"choice_sealed-{e.choice}", name=names.person(e.command)),
    ),
    ev.BigNetaPlaced: _bigneta,
    ev.NetaSwapped: _swapped,
    ev.CardsBinned: _binned,
    ev.ResourcesPlaced: lambda e, names: (
        PARTY_NAMES[e.party],
        _say("resources_placed", place=place(e.constituency), funds=e.funds, pawns=e.pawns),
    ),
    ev.TicketPaid: lambda e, names: (
        names.mark(e.command),
        _say(
            "ticket_paid",
            place=place(e.constituency),
            amount=e.amount,
            party=names.title(e.command),
        ),
    ),
    ev.ChestBalance: lambda e, names: (names.mark(e.command), _say("chest_balance", total=e.total)),
    ev.ArsenalDrawn: _arsenal,
    ev.CampaignPlayed: _campaign,
    ev.BigPlayed: _big,
    ev.NewsOffered: lambda e, names: (
        names.mark(e.command),
        _say("news_offered", name=names.person(e.command)),
    ),
    ev.ConstituencyNamed: _named,
    ev.NewsRevealed: lambda e, names: (
        names.mark(e.command),
        _say("news_revealed", card=NEWS[e.card].title, place=place(e.constituency)),
    ),
    ev.NewsGain: _gain,
    ev.GainSplit: lambda e, names: (
        names.mark(e.command),
        _say("gain_split", place=place(e.constituency), to_slot=e.to_slot, to_chest=e.to_chest),
    ),
    ev.NewsBill: _bill,
    ev.VotesLost: lambda e, names: (
        names.mark(e.command),
        _say(
            "votes_lost",
            party=names.title(e.command),
            amount=amount("votes", e.amount),
            place=place(e.constituency),
        ),
    ),
    ev.VoteDeficit: lambda e, names: (
        names.mark(e.to),
        _say("vote_deficit", amount=amount("votes", e.amount), party=names.title(e.to)),
    ),
    ev.SeatDeclared: lambda e, names: (
        PARTY_NAMES[e.winner],
        _say("seat_declared", place=place(e.constituency), party=party_name(e.winner)),
    ),
    ev.NewsBinned: lambda e, names: (names.mark(e.command), _say("news_binned", card=NEWS[e.card].title)),
    ev.Passed: lambda e, names: (names.mark(e.command), _say("passed", name=names.person(e.command))),
    ev.TurnEnded: lambda e, names: (names.mark(e.command), _say("turn_ended", turn=e.turn)),
    ev.PracharEnded: lambda e, names: (NOBODY, _say("prachar_ended")),
    ev.SeatCounted: _counted,
    ev.CoinFlipped: lambda e, names: (
        PARTY_NAMES[e.winner],
        _say("coin_flipped", party=party_name(e.winner)),
    ),
    ev.CountDone: lambda e, names: (NOBODY, _say("count_done", purple=e.purple, yellow=e.yellow)),
    ev.SaudaOpened: lambda e, names: (
        NOBODY,
        _of_both("sauda_opened", e.tradable, names),
    ),
    ev.OwnPurse: _own,
    ev.OfferSealed: lambda e, names: (
        names.mark(e.command),
        _say("offer_sealed", name=names.person(e.command)),
    ),
    ev.RoundRevealed: lambda e, names: (NOBODY, _say("round_revealed", round=e.round)),
    ev.Defected: lambda e, names: (
        names.mark(e.to),
        _say(
            "defected",
            neta=NETAS[e.neta].name,
            party=names.title(e.to),
            place=place(e.constituency),
        ),
    ),
    ev.PurseClosed: lambda e, names: (
        names.mark(e.command),
        _say("purse_closed-itself" if e.by_itself else "purse_closed", name=names.person(e.command)),
    ),
    ev.SheetFinal: lambda e, names: (
        NOBODY,
        _of_both("sheet_final", e.moved, names),
    ),
    ev.ElectionWon: lambda e, names: (
        PARTY_NAMES[e.party],
        _say("election_won-initial" if e.by_initial else "election_won", party=party_name(e.party)),
    ),
    **of_attack.SENTENCES,
    **of_faction.SENTENCES,
}
"""By event; each version of the rules adds its own."""
