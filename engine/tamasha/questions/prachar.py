"""Questions of Prachar: the opening, and what to do with a turn (ET-4, ET-8.19)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from engine.core.asking import Answer, Command
from engine.core.refusal import Refusal
from engine.tamasha import answers
from engine.tamasha.answers import OpeningBig, Pass, PlayBig, PlayCampaign, PlayNews
from engine.tamasha.cards import BIG_CAMPAIGNS, CAMPAIGNS, CODES, SEATS
from engine.tamasha.questions.attack import attack_fault, list_attacks
from engine.tamasha.questions.breaking_news import closed
from engine.tamasha.questions.decision import Decision
from engine.tamasha.refusals import no
from engine.tamasha.sides import Planner
from engine.tamasha.table import Table

_OPENING: Final = tuple(OpeningBig(card) for card in range(len(BIG_CAMPAIGNS)))
_CAMPAIGN: Final = tuple(PlayCampaign(card) for card in range(len(CAMPAIGNS)))
_CAMPAIGN_PRICE: Final = tuple(
    (card.constituency, card.funds, card.pawns, play) for card, play in zip(CAMPAIGNS, _CAMPAIGN, strict=True)
)
_BIG: Final = tuple(
    tuple(PlayBig(card, place) for place in range(SEATS)) for card in range(len(BIG_CAMPAIGNS))
)
_BIG_PRICE: Final = tuple((card.funds, card.pawns) for card in BIG_CAMPAIGNS)
_NEWS: Final = tuple(PlayNews(slot) for slot in range(6))
_PASS: Final = Pass()


class Opening(Decision[OpeningBig]):
    """ET-4.01 to 4.06: a Big Campaign at the BigNeta's constituency."""

    __slots__ = ()

    def options(self, table: Table, command: Command) -> Sequence[OpeningBig]:
        """Every Big Campaign in hand that the BigNeta can pay for (always all, ET-D36)."""
        planner, where = table.planners[command], table.party_of(command).bigneta_at
        return [_OPENING[card] for card in planner.big if cannot_pay_big(table, planner, card, where) is None]

    def fault(self, table: Table, command: Command, answer: OpeningBig) -> Refusal | None:
        """Card held, the BigNeta's constituency, Pawns, Funds."""
        planner, where = table.planners[command], table.party_of(command).bigneta_at
        if answer.card not in planner.big:
            return no("not-in-planner")
        if answer.constituency not in (None, where):
            return no("opening-elsewhere", constituency=CODES[where])
        return cannot_pay_big(table, planner, answer.card, where)


class TakeTurn(Decision[Any]):
    """ET-4.09, ET-7.08: exactly one card from one's own hand, or the pass of ET-4.34."""

    __slots__ = ()

    def options(self, table: Table, command: Command) -> Sequence[Answer]:
        """Campaigns, Big Campaigns by constituency, envelopes, Attacks, and the pass where it is allowed."""
        planner = table.planners[command]
        plays: list[Answer] = []
        if planner.campaign:
            self._list_campaigns(table, command, planner, plays)
        if planner.big:
            self._list_bigs(table, command, planner, plays)
        plays += _NEWS[: len(planner.news)]
        if planner.attacks:
            plays += list_attacks(table, command)
        if not plays or (table.options.pass_after_news and not planner.news):
            plays.append(_PASS)
        return plays

    @staticmethod
    def _list_campaigns(table: Table, command: Command, planner: Planner, plays: list[Answer]) -> None:
        """The same as `cannot_play_campaign` says, card by card, without a word about the others."""
        side, declared = table.parties[planner.party], table.declared
        pawns, funds, runs = side.pawns, side.funds, side.runs
        chest = planner.chest if table.options.chest_for_campaigns else 0
        plays += [
            play
            for where, price, people, play in map(_CAMPAIGN_PRICE.__getitem__, planner.campaign)
            if pawns[where] >= people
            and funds[where] + chest >= price
            and declared[where] < 0
            and runs[where] == command
        ]

    @staticmethod
    def _list_bigs(table: Table, command: Command, planner: Planner, plays: list[Answer]) -> None:
        """The same as `cannot_play_big` says, constituency by constituency."""
        side = table.parties[planner.party]
        pawns, funds = side.pawns, side.funds
        chest = planner.chest if table.options.chest_for_bigs else 0
        bigs: list[PlayBig] = []
        for card in planner.big:
            price, people = _BIG_PRICE[card]
            price -= chest
            bigs += [
                play
                for play, there, purse in zip(_BIG[card], pawns, funds, strict=True)
                if there >= people and purse >= price
            ]
        if max(table.declared) >= 0:
            bigs = [play for play in bigs if table.declared[play.constituency] < 0]
        if table.house.factions:
            bigs = [play for play in bigs if side.runs[play.constituency] == command]
        plays += bigs

    def fault(self, table: Table, command: Command, answer: Answer) -> Refusal | None:
        """Card held, constituency match, declared, own Adda, Pawns, Funds; for a pass, any legal card."""
        return TURN_FAULTS[type(answer)](table, command, answer)


def cannot_play_campaign(table: Table, command: Command, number: int) -> Refusal | None:
    """Why a Campaign in hand cannot be played: declared, own Adda, Pawns, Funds."""
    card, planner = CAMPAIGNS[number], table.planners[command]
    return _no_stage(table, command, card.constituency) or _cannot_pay(
        table, planner, card.constituency, card.funds, card.pawns, table.options.chest_for_campaigns
    )


def cannot_play_big(table: Table, command: Command, number: int, where: int) -> Refusal | None:
    """Why a Big Campaign in hand cannot be played in `where`: declared, own Adda, Pawns, Funds."""
    return _no_stage(table, command, where) or cannot_pay_big(table, table.planners[command], number, where)


def cannot_pay_big(table: Table, planner: Planner, number: int, where: int) -> Refusal | None:
    """Why the candidate in `where` cannot pay for a Big Campaign (ET-4.15 to 4.18)."""
    card = BIG_CAMPAIGNS[number]
    return _cannot_pay(table, planner, where, card.funds, card.pawns, table.options.chest_for_bigs)


def _no_stage(table: Table, command: Command, where: int) -> Refusal | None:
    """ET-4.40, ET-8.19: open, and in the Faction version an Adda of one's own."""
    own = table.party_of(command).runs[where] == command
    return closed(table, where) or (None if own else no("campaign-in-own-addas"))


def _cannot_pay(
    table: Table, planner: Planner, where: int, funds: int, pawns: int, chest_helps: bool
) -> Refusal | None:
    """ET-4.16 to 4.18: Pawns stand in the seat; Funds may come from the chest where it helps."""
    side = table.parties[planner.party]
    if side.pawns[where] < pawns:
        return no("needs-pawns", pawns=pawns, there=side.pawns[where])
    if chest_helps:
        short = funds - side.funds[where] - planner.chest
        return no("short-of-funds", funds=short) if short > 0 else None
    short = funds - side.funds[where]
    return no("short-of-seat-funds", funds=short) if short > 0 else None


def _campaign_fault(table: Table, command: Command, answer: PlayCampaign) -> Refusal | None:
    if answer.card not in table.planners[command].campaign:
        return no("not-in-planner")
    printed = CAMPAIGNS[answer.card].constituency
    if answer.constituency not in (None, printed):
        return no("wrong-constituency", constituency=CODES[printed])
    return cannot_play_campaign(table, command, answer.card)


def _big_fault(table: Table, command: Command, answer: PlayBig) -> Refusal | None:
    if answer.card not in table.planners[command].big:
        return no("not-in-planner")
    return cannot_play_big(table, command, answer.card, answer.constituency)


def _news_fault(table: Table, command: Command, answer: PlayNews) -> Refusal | None:
    return None if answer.slot < len(table.planners[command].news) else no("not-in-planner")


def _pass_fault(table: Table, command: Command, answer: Pass) -> Refusal | None:
    return None if TURN.options(table, command)[-1] is _PASS else no("card-left-to-play")


TURN_FAULTS: Final[dict[type[Answer], Callable[[Table, Command, Any], Refusal | None]]] = {
    answers.PlayCampaign: _campaign_fault,
    answers.PlayBig: _big_fault,
    answers.PlayNews: _news_fault,
    answers.PlayAttack: attack_fault,
    answers.Pass: _pass_fault,
}

OPENING: Final = Opening()
TURN: Final = TakeTurn()
