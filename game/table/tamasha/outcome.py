"""What there is to say when a match is over, read off its last view."""

from __future__ import annotations

from dataclasses import dataclass

from engine.tamasha.cards import CONSTITUENCIES, NEWS, PARTIES
from engine.tamasha.view import View
from game.table.tamasha.top import party_name
from game.words import words


@dataclass(frozen=True)
class ResultLine:
    """One constituency on the night."""

    name: str
    netas: tuple[int, int]
    votes: tuple[int, int]
    winner: int
    """Who won it at the count."""
    holder: int
    """Who holds it after Horse Trading."""
    decided: str
    """How it was decided, in words."""


def result_lines(view: View) -> list[ResultLine]:
    """The nine results in board order."""
    lines = []
    for number, result in enumerate(view.results):
        if result is None:
            continue
        holder = next((one.to for one in view.defections if one.constituency == number), result.winner)
        slots = tuple(view.commands[side].slots[number] for side in PARTIES)
        votes = slots[0].votes, slots[1].votes
        if result.decided_by != "declared":
            votes = result.votes
        decided = words(f"result.decided-{result.decided_by}")
        lines.append(
            ResultLine(
                CONSTITUENCIES[number].name,
                (slots[0].neta, slots[1].neta),
                votes,
                result.winner,
                holder,
                decided,
            )
        )
    return lines


def verdict(view: View) -> list[str]:
    """Who won and how, in sentences."""
    sheet = view.sheet
    if sheet is None:
        return []
    total, other = (sheet.moved, sheet.printed) if sheet.decides == "moved" else (sheet.printed, sheet.moved)
    party = party_name(view.winner)
    key = "verdict-initial" if view.by_initial else "verdict"
    said = [words(f"result.{key}", party=party, a=total[view.winner], b=total[1 - view.winner])]
    counted = sheet.ahead(sheet.won)
    same = counted == view.winner
    said.append(words(f"result.count-said-{'same' if same else 'other'}", party=party_name(counted)))
    by_other = sheet.ahead(other)
    agrees = by_other == view.winner
    said.append(words(f"result.other-total{'-same' if agrees else ''}", party=party_name(by_other)))
    return said


def footnotes(view: View) -> list[str]:
    """What it cost, and what the envelopes brought."""
    said = []
    for side in PARTIES:
        command = view.commands[side]
        campaigns, news, people = command.spent
        said.append(
            words(
                "result.spent",
                party=party_name(side),
                campaigns=campaigns,
                news=news,
                people=people,
                pawns=command.pawns_spent,
            )
        )
    opened = [NEWS[card] for kind, card in view.discards if kind == "news"]
    good = sum(card.kind.startswith("gain") for card in opened)
    declared = sum(winner >= 0 for winner in view.declared)
    said.append(
        words("result.envelopes", good=good, bad=len(opened) - good, declared=declared, turns=view.turns)
    )
    return said
