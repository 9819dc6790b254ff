"""What there is to say when a match is over, read off its last view."""

from __future__ import annotations

from dataclasses import dataclass

from engine.tamasha.cards import CONSTITUENCIES, NEWS, PARTIES
from engine.tamasha.view import View
from game.table.tamasha.chairs import Chairs, party_totals
from game.table.tamasha.top import party_name
from game.words import words


@dataclass(frozen=True)
class ResultLine:
    """One constituency on the night."""

    name: str
    netas: tuple[int, int]
    votes: tuple[int, int]
    winner: int
    """The party that won it at the count."""
    holder: int
    """The party that holds it after Horse Trading."""
    won_by: str
    """The mark of the command it was won for."""
    held_by: str
    """The mark of the command that holds it after Horse Trading."""
    decided: str
    """How it was decided, in words."""
    bought: str
    """Who bought it, in words; empty where it stayed."""


def runner(view: View, party: int, constituency: int) -> int:
    """The command of a party for which a constituency counts."""
    own = [number for number, command in enumerate(view.commands) if command.party == party]
    return next((number for number in own if constituency in view.commands[number].addas), own[0])


def result_lines(view: View) -> list[ResultLine]:
    """The nine results in board order."""
    chairs, lines = Chairs.of(view), []
    firsts = [chairs.wings(party)[0] for party in PARTIES]
    for number, result in enumerate(view.results):
        if result is None:
            continue
        won_by = runner(view, result.winner, number)
        buyer = next((one.to for one in view.defections if one.constituency == number), None)
        slots = [view.commands[first].slots[number] for first in firsts]
        declared = result.decided_by == "declared"
        lines.append(
            ResultLine(
                name=CONSTITUENCIES[number].name,
                netas=(slots[0].neta, slots[1].neta),
                votes=(slots[0].votes, slots[1].votes) if declared else result.votes,
                winner=result.winner,
                holder=result.winner if buyer is None else chairs.party(buyer),
                won_by=chairs.mark(won_by),
                held_by=chairs.mark(won_by if buyer is None else buyer),
                decided=words(f"result.decided-{result.decided_by}"),
                bought="" if buyer is None else _bought(chairs, buyer),
            )
        )
    return lines


def _bought(chairs: Chairs, buyer: int) -> str:
    """Who bought a seat; a faction is told by the token before the line."""
    if chairs.split:
        return words("result.bought")
    return words("result.bought-by", party=chairs.title(buyer))


def governs(view: View) -> str:
    """The headline of the night."""
    if view.winner < 0:
        return words("result.re-election")
    if view.kingmaker >= 0:
        return words("result.governs", party=Chairs.of(view).title(view.kingmaker))
    return words("result.governs", party=party_name(view.winner))


def verdict(view: View) -> list[str]:
    """Who won and how, in sentences."""
    sheet, chairs = view.sheet, Chairs.of(view)
    if sheet is None:
        return []
    moves = sheet.decides == "moved"
    decided, recorded = (sheet.moved, sheet.printed) if moves else (sheet.printed, sheet.moved)
    winner, total = sheet.ahead(decided), party_totals(decided, chairs)
    party = party_name(winner)
    key = f"verdict{'-party' if chairs.split else ''}{'-initial' if view.by_initial else ''}"
    first = words(f"result.{key}", party=party, a=total[winner], b=total[1 - winner])
    said = [_kingmaker(view, chairs, first)] if chairs.split else [first]
    counted = sheet.ahead(sheet.won)
    same = counted == winner
    said.append(words(f"result.count-said-{'same' if same else 'other'}", party=party_name(counted)))
    by_other = sheet.ahead(recorded)
    agrees = by_other == winner
    said.append(words(f"result.other-total{'-same' if agrees else ''}", party=party_name(by_other)))
    return said


def _kingmaker(view: View, chairs: Chairs, party_won: str) -> str:
    """The party's victory, and which of its factions gets the chair, or that none does."""
    if view.kingmaker < 0:
        return words("result.no-kingmaker", verdict=party_won, rounds=len(view.bargains))
    title, rival = chairs.title(view.kingmaker), chairs.title(chairs.partner(view.kingmaker))
    if view.bargains:
        return words("result.kingmaker-bargain", verdict=party_won, title=title, n=len(view.bargains))
    sheet = view.sheet
    assert sheet is not None
    row = sheet.moved if sheet.decides == "moved" else sheet.printed
    a, b = row[view.kingmaker], row[chairs.partner(view.kingmaker)]
    return words("result.kingmaker", verdict=party_won, title=title, rival=rival, a=a, b=b)


def footnotes(view: View) -> list[str]:
    """What it cost, and what the envelopes brought."""
    chairs = Chairs.of(view)
    said = [_spent(view, chairs, party) for party in PARTIES]
    opened = [NEWS[card] for kind, card in view.discards if kind == "news"]
    good = sum(card.kind.startswith("gain") for card in opened)
    declared = sum(winner >= 0 for winner in view.declared)
    said.append(
        words("result.envelopes", good=good, bad=len(opened) - good, declared=declared, turns=view.turns)
    )
    return said


def _spent(view: View, chairs: Chairs, party: int) -> str:
    """What a party spent, both its factions together."""
    own = [view.commands[command] for command in chairs.wings(party)]
    campaigns, news, people = (sum(command.spent[kind] for command in own) for kind in range(3))
    return words(
        "result.spent",
        party=party_name(party),
        campaigns=campaigns,
        news=news,
        people=people,
        pawns=sum(command.pawns_spent for command in own),
    )
