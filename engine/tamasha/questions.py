"""Every decision of Election Tamasha: its legal answers, and for every other the friendly no.

Questions hold nothing: all they need lies on the table. The answers they list are made once and
shared, so callers must not change the lists.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

from engine.core.asking import Answer, Command, Question, Seat
from engine.core.refusal import Refusal
from engine.tamasha import answers, events
from engine.tamasha.answers import (
    Buy,
    ClosePurse,
    NameConstituency,
    OpeningBig,
    Pass,
    PlaceBigNeta,
    PlaceBolly,
    PlayBig,
    PlayCampaign,
    PlayNews,
    SplitGain,
    Swap,
    SwapPlan,
)
from engine.tamasha.cards import (
    ANYWHERE,
    BIG_CAMPAIGNS,
    CAMPAIGNS,
    CANDYNETAS,
    CODES,
    DEFECTION_PRICE,
    NETAS,
    NEWS,
    SEATS,
)
from engine.tamasha.market import tally_of, targets
from engine.tamasha.order import out_of_order
from engine.tamasha.refusals import no
from engine.tamasha.table import EMPTY, Planner, Table

A = TypeVar("A", bound=Answer)

_BOLLY: Final = tuple(PlaceBolly(place) for place in range(SEATS))
_BIGNETA: Final = tuple(PlaceBigNeta(place) for place in range(SEATS))
_SWAP: Final = tuple(tuple(Swap(neta, place) for place in range(SEATS)) for neta in range(len(CANDYNETAS)))
_OPENING: Final = tuple(OpeningBig(card) for card in range(len(BIG_CAMPAIGNS)))
_CAMPAIGN: Final = tuple(PlayCampaign(card) for card in range(len(CAMPAIGNS)))
_CAMPAIGN_PRICE: Final = tuple(
    (card.constituency, card.funds, card.pawns, play) for card, play in zip(CAMPAIGNS, _CAMPAIGN, strict=True)
)
_BIG_PRICE: Final = tuple((card.funds, card.pawns) for card in BIG_CAMPAIGNS)
_BIG: Final = tuple(
    tuple(PlayBig(card, place) for place in range(SEATS)) for card in range(len(BIG_CAMPAIGNS))
)
_NEWS: Final = tuple(PlayNews(slot) for slot in range(6))
_NAME: Final = tuple(NameConstituency(place) for place in range(SEATS))
_SPLIT: Final = tuple(SplitGain(amount) for amount in range(max(news.funds for news in NEWS) + 1))
_BUY: Final = tuple(Buy(neta) for neta in range(len(NETAS)))
_PASS: Final = Pass()
_CLOSE: Final = ClosePurse()


class Decision(Question[Table, A]):
    """A question of this game. Who may speak at all is settled first, in `order`."""

    __slots__ = ()

    def refuse(self, table: Table, seat: Seat, answer: Answer) -> Refusal | None:
        """Why `seat` may not give `answer`, or None if it may."""
        refusal = out_of_order(table, seat, answer)
        if refusal is not None:
            return refusal
        return self.fault(table, table.options.command_of[seat], answer)

    def fault(self, table: Table, command: Command, answer: Any) -> Refusal | None:
        """What is wrong with the answer itself, given by the right seat at the right time."""
        raise NotImplementedError


class PlaceMissBolly(Decision[PlaceBolly]):
    """ET-3.06: she must be placed at once, in any empty slot."""

    __slots__ = ()

    def options(self, table: Table, command: Command) -> Sequence[PlaceBolly]:
        """Every empty slot."""
        seated = table.party_of(command).neta
        return [choice for choice in _BOLLY if seated[choice.constituency] == EMPTY]

    def fault(self, table: Table, command: Command, answer: PlaceBolly) -> Refusal | None:
        """Only a filled slot is wrong."""
        filled = table.party_of(command).neta[answer.constituency] != EMPTY
        return no("slot-filled", constituency=CODES[answer.constituency]) if filled else None


class SendBigNeta(Decision[PlaceBigNeta]):
    """ET-3.13 to 3.15: the BigNeta may replace any of its party's nine, sealed."""

    __slots__ = ()

    def options(self, table: Table, command: Command) -> Sequence[PlaceBigNeta]:
        """All nine."""
        return _BIGNETA

    def fault(self, table: Table, command: Command, answer: PlaceBigNeta) -> Refusal | None:
        """Nothing can be wrong with it."""
        return None

    def tell_sealed(self, table: Table, command: Command) -> None:
        """Everybody sees that the choice is made."""
        table.tell(events.ChoiceSealed(command, "bigneta"))


class PlanSwaps(Decision[SwapPlan]):
    """ET-3.16 to 3.20: up to five dealt cards, each into its own group's seat, sealed."""

    __slots__ = ()

    def options(self, table: Table, command: Command) -> Sequence[SwapPlan]:
        """Every set of swaps that go together, from none upwards; dealt cards in their order."""
        side = table.party_of(command)
        plans: list[tuple[tuple[Swap, ...], int]] = [
            ((), 1 << side.bigneta_at if side.bigneta_at >= 0 else 0)
        ]
        for neta in side.dealt:
            group = NETAS[neta].group
            for place in range(SEATS) if group == ANYWHERE else (group,):
                swap, taken = (_SWAP[neta][place],), 1 << place
                plans += [
                    (plan + swap, used | taken)
                    for plan, used in plans
                    if not used & taken and (not plan or plan[-1].neta != neta)
                ]
        return [SwapPlan(plan) for plan, _ in plans]

    def fault(self, table: Table, command: Command, answer: SwapPlan) -> Refusal | None:
        """Dealt, matching, not the boss, and nothing twice: in this order."""
        side = table.party_of(command)
        for swap in answer.swaps:
            if swap.neta not in side.dealt:
                return no("not-dealt")
        for swap in answer.swaps:
            if NETAS[swap.neta].group not in (ANYWHERE, swap.constituency):
                return no("wrong-group", constituency=CODES[NETAS[swap.neta].group])
        if any(swap.constituency == side.bigneta_at for swap in answer.swaps):
            return no("boss-stays")
        netas = [swap.neta for swap in answer.swaps]
        places = [swap.constituency for swap in answer.swaps]
        twice = len(set(netas)) < len(netas) or len(set(places)) < len(places)
        return no("one-swap-each") if twice else None

    def tell_sealed(self, table: Table, command: Command) -> None:
        """Everybody sees that the plan is made."""
        table.tell(events.ChoiceSealed(command, "swaps"))


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
    """ET-4.09: exactly one of a Campaign, a Big Campaign and a Breaking News, or the pass of ET-4.34."""

    __slots__ = ()

    def options(self, table: Table, command: Command) -> Sequence[Answer]:
        """Campaigns, Big Campaigns by constituency, envelopes, and the pass where it is allowed."""
        planner = table.planners[command]
        plays: list[Answer] = []
        self._list_campaigns(table, planner, plays)
        self._list_bigs(table, planner, plays)
        plays += _NEWS[: len(planner.news)]
        if not plays or (table.options.pass_after_news and not planner.news):
            plays.append(_PASS)
        return plays

    @staticmethod
    def _list_campaigns(table: Table, planner: Planner, plays: list[Answer]) -> None:
        """The same as `cannot_play_campaign` says, card by card, without a word about the others."""
        side, declared = table.parties[planner.party], table.declared
        pawns, funds = side.pawns, side.funds
        chest = planner.chest if table.options.chest_for_campaigns else 0
        plays += [
            play
            for where, price, people, play in map(_CAMPAIGN_PRICE.__getitem__, planner.campaign)
            if pawns[where] >= people and funds[where] + chest >= price and declared[where] < 0
        ]

    @staticmethod
    def _list_bigs(table: Table, planner: Planner, plays: list[Answer]) -> None:
        """The same as `cannot_pay_big` says, constituency by constituency."""
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
        plays += bigs

    def fault(self, table: Table, command: Command, answer: Answer) -> Refusal | None:
        """Card held, constituency match, declared, Pawns, Funds; for a pass, any legal card."""
        return TURN_FAULTS[type(answer)](table, command, answer)


class NameWhere(Decision[NameConstituency]):
    """ET-4.20: the opponent names an open constituency."""

    __slots__ = ()

    def options(self, table: Table, command: Command) -> Sequence[NameConstituency]:
        """Every constituency that is not declared."""
        return [choice for choice in _NAME if table.declared[choice.constituency] < 0]

    def fault(self, table: Table, command: Command, answer: NameConstituency) -> Refusal | None:
        """Only a declared one is wrong (ET-4.40)."""
        return _closed(table, answer.constituency)


class ShareOut(Decision[SplitGain]):
    """ET-4.24: gained Funds between candidate and chest, in whole crores."""

    __slots__ = ()

    def options(self, table: Table, command: Command) -> Sequence[SplitGain]:
        """From nothing to everything into the chest."""
        return _SPLIT[: table.gain + 1]

    def fault(self, table: Table, command: Command, answer: SplitGain) -> Refusal | None:
        """More than was gained cannot be shared."""
        return no("share-out-first", funds=table.gain) if answer.to_chest > table.gain else None


class Sauda(Decision[Any]):
    """ET-6.17: seal one candidate, or close the purse."""

    __slots__ = ()

    def options(self, table: Table, command: Command) -> Sequence[Answer]:
        """Every target the chest can pay for, and closing."""
        offers: list[Answer] = []
        if table.planners[command].chest >= DEFECTION_PRICE:
            offers += [_BUY[neta] for neta in targets(table, command)]
        offers.append(_CLOSE)
        return offers

    def fault(self, table: Table, command: Command, answer: Buy | ClosePurse) -> Refusal | None:
        """Already bought, whose candidate and did it win, Clean, money."""
        if isinstance(answer, ClosePurse):
            return None
        planner = table.planners[command]
        if any(defection.neta == answer.neta for defection in table.defections):
            return no("already-bought")
        tally = tally_of(table, answer.neta)
        if tally is None or tally.winner == planner.party:
            return no("not-on-market")
        if not NETAS[answer.neta].tradable:
            return no("clean-returns-briefcase")
        short = planner.chest < DEFECTION_PRICE
        return no("defector-too-dear", price=DEFECTION_PRICE) if short else None

    def tell_sealed(self, table: Table, command: Command) -> None:
        """Everybody sees that a choice is made, nobody which."""
        table.tell(events.OfferSealed(command))


def cannot_play_campaign(table: Table, planner: Planner, number: int) -> Refusal | None:
    """Why a Campaign in hand cannot be played: declared, Pawns, Funds (ET-4.40, 4.17, 4.18)."""
    card = CAMPAIGNS[number]
    helps = table.options.chest_for_campaigns
    return _closed(table, card.constituency) or _cannot_pay(
        table, planner, card.constituency, card.funds, card.pawns, helps
    )


def cannot_pay_big(table: Table, planner: Planner, number: int, where: int) -> Refusal | None:
    """Why the candidate in `where` cannot pay for a Big Campaign (ET-4.15 to 4.18)."""
    card = BIG_CAMPAIGNS[number]
    return _cannot_pay(table, planner, where, card.funds, card.pawns, table.options.chest_for_bigs)


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


def _closed(table: Table, where: int) -> Refusal | None:
    """ET-4.40: nothing happens any more in a declared constituency."""
    return no("already-declared", constituency=CODES[where]) if table.declared[where] >= 0 else None


def _campaign_fault(table: Table, command: Command, answer: PlayCampaign) -> Refusal | None:
    planner = table.planners[command]
    if answer.card not in planner.campaign:
        return no("not-in-planner")
    printed = CAMPAIGNS[answer.card].constituency
    if answer.constituency not in (None, printed):
        return no("wrong-constituency", constituency=CODES[printed])
    return cannot_play_campaign(table, planner, answer.card)


def _big_fault(table: Table, command: Command, answer: PlayBig) -> Refusal | None:
    planner = table.planners[command]
    if answer.card not in planner.big:
        return no("not-in-planner")
    return _closed(table, answer.constituency) or cannot_pay_big(
        table, planner, answer.card, answer.constituency
    )


def _news_fault(table: Table, command: Command, answer: PlayNews) -> Refusal | None:
    return None if answer.slot < len(table.planners[command].news) else no("not-in-planner")


def _pass_fault(table: Table, command: Command, answer: Pass) -> Refusal | None:
    return None if TURN.options(table, command)[-1] is _PASS else no("card-left-to-play")


TURN_FAULTS: Final[dict[type[Answer], Callable[[Table, Command, Any], Refusal | None]]] = {
    answers.PlayCampaign: _campaign_fault,
    answers.PlayBig: _big_fault,
    answers.PlayNews: _news_fault,
    answers.Pass: _pass_fault,
}

BOLLY: Final = PlaceMissBolly()
BIGNETA: Final = SendBigNeta()
SWAPS: Final = PlanSwaps()
OPENING: Final = Opening()
TURN: Final = TakeTurn()
NAMING: Final = NameWhere()
SPLIT: Final = ShareOut()
BRIEFCASE: Final = Sauda()
