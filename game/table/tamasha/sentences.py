"""The log: one plain sentence for every event, and the party whose token stands before it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.events import Event
from engine.tamasha import events as ev
from engine.tamasha.cards import (
    BIG_CAMPAIGNS,
    CAMPAIGNS,
    CONSTITUENCIES,
    KUNDALIS,
    NETAS,
    NEWS,
    PURPLE,
    YELLOW,
)
from game.table.tamasha.top import party_name
from game.words import words

Naming = Callable[[int], str]
"""The name of whoever speaks for a command."""
Line = tuple[int, str]
"""Party (or -1) and sentence."""

PRIVATE = (ev.ChestBalance, ev.OwnPurse)
"""Events that only one side hears; they stay out of the log, which both may read."""
TECHNICAL = (ev.DeckShuffled, ev.NetaRevealed, ev.TurnEnded, ev.ResourcesPlaced, ev.TicketPaid)
"""Events that would flood the log without saying more than the table shows."""


def sentence(event: Event, name: Naming) -> Line:
    """What happened, in words. Raises `KeyError` for an event without words."""
    return _SENTENCES[type(event)](event, name)


def logged(event: Event) -> bool:
    """Whether the log keeps a sentence about this event."""
    return not isinstance(event, PRIVATE + TECHNICAL)


def amount(kind: str, number: int) -> str:
    """A number with its word: "1 Pawn", "3 Pawns"."""
    return words(f"tamasha.count.{kind}-one" if number == 1 else f"tamasha.count.{kind}", n=number)


def money(crores: int) -> str:
    """Rs. crore in words: "4 Cr"."""
    return words("tamasha.count.cr", n=crores)


def joined(*parts: str) -> str:
    """Parts joined by commas and an and; empty ones are left out."""
    there = [part for part in parts if part]
    if not there:
        return words("tamasha.count.nothing")
    if len(there) == 1:
        return there[0]
    return words("tamasha.count.and", a=", ".join(there[:-1]), b=there[-1])


def place(constituency: int) -> str:
    """A constituency's name."""
    return CONSTITUENCIES[constituency].name


def _say(key: str, **fields: object) -> str:
    return words(f"tamasha.log.{key}", **fields)


def _card_played(event: Any, name: Naming, key: str, title: str) -> Line:
    chest = "-chest" if event.chest_funds else ""
    text = _say(
        key + chest,
        name=name(event.command),
        card=title,
        place=place(event.constituency),
        votes=event.votes,
        chest_funds=event.chest_funds,
    )
    return event.command, text


def _campaign(event: ev.CampaignPlayed, name: Naming) -> Line:
    return _card_played(event, name, "campaign_played", CAMPAIGNS[event.card].title)


def _big(event: ev.BigPlayed, name: Naming) -> Line:
    key = "big_played-opening" if event.opening else "big_played"
    return _card_played(event, name, key, BIG_CAMPAIGNS[event.card].title)


def _named(event: ev.ConstituencyNamed, name: Naming) -> Line:
    if event.constituency < 0:
        return event.command, _say("constituency_named-nowhere")
    return event.command, _say(
        "constituency_named", name=name(event.command), place=place(event.constituency)
    )


def _gain(event: ev.NewsGain, name: Naming) -> Line:
    what = joined(
        amount("votes", event.votes) if event.votes else "",
        amount("pawns", event.pawns) if event.pawns else "",
        money(event.funds) if event.funds else "",
    )
    text = _say("news_gain", party=party_name(event.command), place=place(event.constituency), what=what)
    return event.command, text


def _bill(event: ev.NewsBill, name: Naming) -> Line:
    what = joined(
        money(event.seat_funds) if event.seat_funds else "",
        amount("pawns", event.seat_pawns) if event.seat_pawns else "",
        _say("news_bill-chest", chest=event.chest) if event.chest else "",
    )
    paid = event.seat_funds or event.seat_pawns or event.chest
    key = "news_bill-unpaid" if event.unpaid and paid else "news_bill" if paid else "news_bill-nothing"
    return event.command, _say(key, place=place(event.constituency), what=what, unpaid=event.unpaid)


def _counted(event: ev.SeatCounted, name: Naming) -> Line:
    votes = (event.purple_votes, event.yellow_votes)
    text = _say(
        f"seat_counted-{event.decided_by}",
        place=place(event.constituency),
        party=party_name(event.winner),
        high=max(votes),
        low=min(votes),
    )
    return event.winner, text


def _binned(event: ev.CardsBinned, name: Naming) -> Line:
    key = "cards_binned" if event.count else "cards_binned-none"
    return event.party, _say(key, party=party_name(event.party), count=event.count)


def _own(event: ev.OwnPurse, name: Naming) -> Line:
    text = _say("own_purse", chest=event.chest, capacity=event.capacity, final_sauda=event.final_sauda)
    return event.command, text


def _arsenal(event: ev.ArsenalDrawn, name: Naming) -> Line:
    text = _say(
        "arsenal_drawn",
        party=party_name(event.command),
        campaign=len(event.campaign),
        big=len(event.big),
        news=event.news,
    )
    return event.command, text


def _swapped(event: ev.NetaSwapped, name: Naming) -> Line:
    text = _say(
        "neta_swapped",
        incoming=NETAS[event.incoming].name,
        out=NETAS[event.out].name,
        place=place(event.constituency),
    )
    return event.party, text


def _bigneta(event: ev.BigNetaPlaced, name: Naming) -> Line:
    text = _say(
        "bigneta_placed",
        neta=NETAS[event.neta].name,
        place=place(event.constituency),
        replaced=NETAS[event.replaced].name,
    )
    return event.party, text


_SENTENCES: dict[type[Event], Callable[[Any, Naming], Line]] = {
    ev.KundaliDrawn: lambda e, name: (-1, _say("kundali_drawn", card=KUNDALIS[e.card].title)),
    ev.CoinsPlaced: lambda e, name: (
        -1,
        _say("coins_placed", purple=sum(e.purple), yellow=sum(e.yellow)),
    ),
    ev.DeckShuffled: lambda e, name: (-1, _say(f"deck_shuffled-{e.deck}", count=e.count)),
    ev.NetaRevealed: lambda e, name: (
        e.party,
        _say("neta_revealed", neta=NETAS[e.neta].name, party=party_name(e.party)),
    ),
    ev.NetaPlaced: lambda e, name: (
        e.party,
        _say("neta_placed", neta=NETAS[e.neta].name, place=place(e.constituency)),
    ),
    ev.NetaSetAside: lambda e, name: (e.party, _say("neta_set_aside", neta=NETAS[e.neta].name)),
    ev.BollyWaiting: lambda e, name: (e.command, _say("bolly_waiting", name=name(e.command))),
    ev.PileFormed: lambda e, name: (YELLOW, _say("pile_formed", count=e.count)),
    ev.SwapCardsDealt: lambda e, name: (
        e.party,
        _say("swap_cards_dealt", party=party_name(e.party), netas=len(e.netas)),
    ),
    ev.ChoiceSealed: lambda e, name: (
        e.command,
        _say(f"choice_sealed-{e.choice}", name=name(e.command)),
    ),
    ev.BigNetaPlaced: _bigneta,
    ev.NetaSwapped: _swapped,
    ev.CardsBinned: _binned,
    ev.ResourcesPlaced: lambda e, name: (
        e.party,
        _say("resources_placed", place=place(e.constituency), funds=e.funds, pawns=e.pawns),
    ),
    ev.TicketPaid: lambda e, name: (
        e.command,
        _say(
            "ticket_paid",
            place=place(e.constituency),
            amount=e.amount,
            party=party_name(e.command),
        ),
    ),
    ev.ChestBalance: lambda e, name: (e.command, _say("chest_balance", total=e.total)),
    ev.ArsenalDrawn: _arsenal,
    ev.CampaignPlayed: _campaign,
    ev.BigPlayed: _big,
    ev.NewsOffered: lambda e, name: (e.command, _say("news_offered", name=name(e.command))),
    ev.ConstituencyNamed: _named,
    ev.NewsRevealed: lambda e, name: (
        e.command,
        _say("news_revealed", card=NEWS[e.card].title, place=place(e.constituency)),
    ),
    ev.NewsGain: _gain,
    ev.GainSplit: lambda e, name: (
        e.command,
        _say("gain_split", place=place(e.constituency), to_slot=e.to_slot, to_chest=e.to_chest),
    ),
    ev.NewsBill: _bill,
    ev.VotesLost: lambda e, name: (
        e.command,
        _say(
            "votes_lost",
            party=party_name(e.command),
            amount=amount("votes", e.amount),
            place=place(e.constituency),
        ),
    ),
    ev.VoteDeficit: lambda e, name: (
        e.to,
        _say("vote_deficit", amount=amount("votes", e.amount), party=party_name(e.to)),
    ),
    ev.SeatDeclared: lambda e, name: (
        e.winner,
        _say("seat_declared", place=place(e.constituency), party=party_name(e.winner)),
    ),
    ev.NewsBinned: lambda e, name: (e.command, _say("news_binned", card=NEWS[e.card].title)),
    ev.Passed: lambda e, name: (e.command, _say("passed", name=name(e.command))),
    ev.TurnEnded: lambda e, name: (e.command, _say("turn_ended", turn=e.turn)),
    ev.PracharEnded: lambda e, name: (-1, _say("prachar_ended")),
    ev.SeatCounted: _counted,
    ev.CoinFlipped: lambda e, name: (
        e.winner,
        _say("coin_flipped", party=party_name(e.winner)),
    ),
    ev.CountDone: lambda e, name: (-1, _say("count_done", purple=e.purple, yellow=e.yellow)),
    ev.SaudaOpened: lambda e, name: (
        -1,
        _say("sauda_opened", purple=e.tradable[PURPLE], yellow=e.tradable[YELLOW]),
    ),
    ev.OwnPurse: _own,
    ev.OfferSealed: lambda e, name: (e.command, _say("offer_sealed", name=name(e.command))),
    ev.RoundRevealed: lambda e, name: (-1, _say("round_revealed", round=e.round)),
    ev.Defected: lambda e, name: (
        e.to,
        _say(
            "defected",
            neta=NETAS[e.neta].name,
            party=party_name(e.to),
            place=place(e.constituency),
        ),
    ),
    ev.PurseClosed: lambda e, name: (
        e.command,
        _say("purse_closed-itself" if e.by_itself else "purse_closed", name=name(e.command)),
    ),
    ev.SheetFinal: lambda e, name: (
        -1,
        _say("sheet_final", purple=e.moved[PURPLE], yellow=e.moved[YELLOW]),
    ),
    ev.ElectionWon: lambda e, name: (
        e.party,
        _say("election_won-initial" if e.by_initial else "election_won", party=party_name(e.party)),
    ),
}
