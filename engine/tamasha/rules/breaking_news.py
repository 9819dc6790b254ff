"""Breaking News (ET-4.19 to ET-4.33, ET-4.41): an envelope, a name, and what comes of it."""

from __future__ import annotations

from engine.core.asking import Command, ask
from engine.tamasha import events, phases
from engine.tamasha.cards import NEWS, NEWS_PAWN_PRICE, News
from engine.tamasha.questions.breaking_news import NAMING, SPLIT, nameable
from engine.tamasha.table import Table


async def break_news(table: Table, command: Command, slot: int) -> None:
    """ET-4.19 to 4.21: the other side names where it lands; only then is it opened and read."""
    table.envelope = slot
    table.tell(events.NewsOffered(command, slot))
    if nameable(table):
        where = await _ask_where(table, command)
        news = NEWS[_open_envelope(table, command, where)]
        if _is_bad(news):
            suffer(table, command, news, where)
        else:
            await enjoy(table, command, news, where)
    else:
        table.tell(events.NewsBinned(command, _open_envelope(table, command, -1)))
    table.discard("news", table.news)
    table.envelope = table.news = table.news_at = -1


async def _ask_where(table: Table, command: Command) -> int:
    """ET-4.20, ET-8.22: until the opponent has named a constituency nothing else can be played."""
    rival = table.house.rival[command]
    table.awaits = phases.NAME_CONSTITUENCY
    where = (await ask(rival, NAMING)).constituency
    table.awaits = phases.NOTHING
    table.tell(events.ConstituencyNamed(rival, where))
    return where


def _open_envelope(table: Table, command: Command, where: int) -> int:
    """ET-4.21: flip and read. Nobody could know it before."""
    planner = table.planners[command]
    slot = table.envelope
    table.news, table.news_at = planner.news[slot], where
    planner.news = planner.news[:slot] + planner.news[slot + 1 :]
    table.shown += 1
    if where >= 0:
        table.tell(events.NewsRevealed(command, table.news, where))
    return table.news


async def enjoy(table: Table, command: Command, news: News, where: int) -> None:
    """ET-4.22 to 4.24: votes and Pawns to the slot; Funds shared out between candidate and chest."""
    party = table.planners[command].party
    table.take_votes(party, where, news.votes)
    table.take_resources(party, where, 0, news.pawns)
    table.tell(events.NewsGain(command, where, news.votes, news.pawns, news.funds))
    if not news.funds:
        return
    table.gain, table.awaits = news.funds, phases.SPLIT_GAIN
    to_chest = (await ask(command, SPLIT)).to_chest
    to_slot = table.gain - to_chest
    table.gain, table.awaits = 0, phases.NOTHING
    table.take_resources(party, where, to_slot, 0)
    table.chest_takes(command, to_chest)
    table.tell(events.GainSplit(command, where, to_slot, to_chest))
    if to_chest:
        table.tell_chest(command)


def suffer(table: Table, command: Command, news: News, where: int) -> None:
    """ET-4.25 to 4.31: whoever played it pays, resources before votes (ET-D35)."""
    paid = pay_bill(table, command, -news.funds, -news.pawns, where)
    party = table.planners[command].party
    if not paid:
        table.declare(where, 1 - party)
        return
    if news.votes:
        missing = table.return_votes(party, where, -news.votes)
        table.tell(events.VotesLost(command, where, -news.votes - missing))
        if missing:
            table.take_votes(1 - party, where, missing)
            table.tell(events.VoteDeficit(table.runner(1 - party, where), where, missing))


def pay_bill(table: Table, command: Command, funds: int, pawns: int, where: int) -> bool:
    """ET-4.26 to 4.28: the slot first, then the chest to its last crore. True if paid in full."""
    if not funds and not pawns:
        return True
    planner = table.planners[command]
    side = table.parties[planner.party]
    seat_funds = min(funds, side.funds[where])
    seat_pawns = min(pawns, side.pawns[where])
    due = funds - seat_funds
    if not table.options.waive_pawns:
        due += (pawns - seat_pawns) * NEWS_PAWN_PRICE
    from_chest = min(due, planner.chest)
    table.return_resources(planner.party, where, seat_funds, seat_pawns)
    table.chest_takes(command, -from_chest)
    planner.spent_on_news += seat_funds + from_chest
    planner.pawns_spent += seat_pawns
    unpaid = due - from_chest
    table.tell(events.NewsBill(command, where, seat_funds, seat_pawns, from_chest, unpaid))
    if from_chest:
        table.tell_chest(command)
    return unpaid == 0


def _is_bad(news: News) -> bool:
    return news.funds < 0 or news.pawns < 0 or news.votes < 0
