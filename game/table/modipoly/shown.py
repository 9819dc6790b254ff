"""What lies on MODIPOLY's table as it is shown: taken from a view, moved on by one event after another.

Fields are called as in the view. What is worked out from others (weights, portfolios) is read anew from the
view once the story is over.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.events import Event
from engine.modipoly.cards import BASES
from engine.modipoly.records import Division
from engine.modipoly.view import BargainView, CardView, LotView, MotionView, SeatView, View


@dataclass
class ShownSeat:
    """One tray."""

    role: int
    cash: int
    tokens: int
    at: int
    tihar: int
    bjp: bool
    bankrupt: bool
    cards: int
    hand: list[int] | None
    laps: int
    terms: int
    weight: int
    devoted: bool
    offers_left: int
    deeds: list[int]

    @classmethod
    def of(cls, view: SeatView) -> ShownSeat:
        """Exactly what a view shows of a seat."""
        hand = None if view.hand is None else list(view.hand)
        return cls(
            view.role, view.cash, view.tokens, view.at, view.tihar, view.bjp, view.bankrupt, view.cards,
            hand, view.laps, view.terms, view.weight, view.devoted, view.offers_left, list(view.deeds),
        )  # fmt: skip

    @property
    def portfolio(self) -> int:
        """The base prices of all its deeds, in crores."""
        return sum(BASES[deed] for deed in self.deeds)


@dataclass
class Shown:
    """The table as it is drawn."""

    view: View
    commands: list[ShownSeat]
    active: int
    pm: int
    chair_empty: bool
    treasury: int
    meters: list[int]
    patronage: bool
    owner: list[int]
    pledged: list[bool]
    loans: list[int]
    npas: int
    file_at: int
    filed: bool
    forwarded: list[bool]
    padyatra: bool
    strikes: int
    pils: int
    passes: int
    trust_used: bool
    shield: bool
    deck: int
    discards: list[int]
    shredded: int
    news_deck: int
    news_discards: list[int]
    drawn: int | None
    bargain: BargainView | None
    motion: MotionView | None
    lot: LotView | None
    card: CardView | None
    dice: tuple[int, int] = (1, 1)
    """What was thrown last."""
    news: int = -1
    """The news card on the screen while its story is told, or -1."""
    ordinance: int = -1
    """The ordinance that lies open while its story is told, or -1."""
    division: Division | None = None
    """The vote of the House that is running, with every ballot that has been told."""

    @classmethod
    def of(cls, view: View, dice: tuple[int, int] = (1, 1)) -> Shown:
        """Exactly what a view shows; `dice` as they lie."""
        card = view.card
        return cls(
            view,
            [ShownSeat.of(one) for one in view.commands],
            view.active, view.pm, view.chair_empty, view.treasury, list(view.meters), view.patronage,
            list(view.owner), list(view.pledged), list(view.loans), view.npas, view.file_at, view.filed,
            list(view.forwarded), view.padyatra, view.strikes, view.pils, view.passes, view.trust_used,
            view.shield, view.deck, list(view.discards), view.shredded, view.news_deck,
            list(view.news_discards), view.drawn, view.bargain, view.motion, view.lot, card, dice,
            card.card if card is not None and card.news else -1,
            card.card if card is not None and not card.news else -1,
            view.division,
        )  # fmt: skip

    @property
    def pawns(self) -> list[int]:
        """The seats that still have a pawn."""
        return [seat for seat, one in enumerate(self.commands) if not one.bankrupt]

    def happen(self, event: Event) -> None:
        """Move on by one event; kinds that change nothing visible are passed over."""
        from game.table.modipoly.changes import CHANGES

        change = CHANGES.get(type(event))
        if change is not None:
            change(self, event)

    def pay(self, giver: int, taker: int, amount: int) -> None:
        """Cash moves; -1 is the Treasury."""
        self._till(giver, -amount)
        self._till(taker, amount)

    def _till(self, seat: int, amount: int) -> None:
        if seat < 0:
            self.treasury += amount
        else:
            self.commands[seat].cash += amount

    def give_deed(self, deed: int, seat: int) -> None:
        """A deed has a new owner; -1 is the Treasury."""
        for one in self.commands:
            if deed in one.deeds:
                one.deeds.remove(deed)
        self.owner[deed] = seat
        self.pledged[deed] = False
        if seat >= 0:
            self.commands[seat].deeds = sorted([*self.commands[seat].deeds, deed])

    def take_card(self, seat: int, card: int) -> None:
        """An ordinance comes into a hand; -1 is one seen from the back."""
        one = self.commands[seat]
        one.cards += 1
        if one.hand is not None and card >= 0:
            one.hand.append(card)

    def drop_card(self, seat: int, card: int) -> None:
        """An ordinance leaves a hand."""
        one = self.commands[seat]
        one.cards = max(0, one.cards - 1)
        if one.hand is not None and card in one.hand:
            one.hand.remove(card)
