"""What lies on Al-Entkhbat's table as it is shown: taken from a view, moved on by one event after another."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from engine.core.events import Event
from engine.entkhbat import events as ev
from engine.entkhbat.cards import BALLOT_STUFFING, VALUE, burned, face_of
from engine.entkhbat.view import View


@dataclass
class Land:
    """One region on the table."""

    region: int
    owner: int
    holder: int
    closed: bool = False
    votes: list[int] = field(default_factory=list)
    fixed: list[int] = field(default_factory=list)
    count: int = 0
    partner: int = -1

    @property
    def value(self) -> int:
        """What lies there, doubled where stuffed; it is only shown, the match counts for itself."""
        total = sum(VALUE[card] for card in self.votes)
        return total * 2 if any(face_of(card) == BALLOT_STUFFING for card in self.fixed) else total


@dataclass
class Seat:
    """One candidate on the table."""

    hand: int = 0
    shield: int = -1
    immune: int = 0
    jailed: int = 0
    silenced: int = 0
    out: int = 0
    against: tuple[int, ...] = ()
    fines: tuple[int, ...] = ()


@dataclass
class Shown:
    """The table as it is drawn."""

    view: View
    seats: list[Seat]
    lands: dict[int, Land]
    own: list[int]
    bank: int
    play: list[int]
    turn: int
    cycle: int
    moves_left: int
    laid: list[tuple[int, int, int]] = field(default_factory=list)
    """Replies of the argument: seat, card, side."""
    attack: tuple[int, int, int] | None = None
    """Attacker, target and card of the argument."""

    @classmethod
    def of(cls, view: View) -> Shown:
        """Exactly what a view shows."""
        seats = [
            Seat(
                one.hand_count, one.shield, one.immune, one.jailed, one.silenced, one.out,
                one.protected_from, one.fines,
            )
            for one in view.commands
        ]  # fmt: skip
        lands = {
            one.region: Land(
                one.region, one.owner, one.holder, one.closed,
                list(one.votes or ()), list(one.fixed or ()), one.count,
            )
            for one in view.regions
        }  # fmt: skip
        own = view.commands[view.seat].hand if view.seat is not None and view.seat < len(seats) else None
        chain = view.chain
        return cls(
            view, seats, lands, list(own or ()), view.bank, list(view.play), view.turn, view.cycle,
            view.moves_left,
            [(one.seat, one.card, one.side) for one in chain.laid] if chain is not None else [],
            (chain.attacker, chain.target, chain.card) if chain is not None else None,
        )  # fmt: skip

    def of_seat(self, seat: int) -> list[Land]:
        """The regions a seat holds, its own first, then those it took."""
        held = [land for land in self.lands.values() if land.holder == seat]
        return sorted(held, key=lambda land: (land.owner != seat, land.region))

    def happen(self, event: Event) -> None:
        """Move on by one event; kinds that change nothing visible are passed over."""
        change = CHANGES.get(type(event))
        if change is not None:
            change(self, event)

    def spend(self, seat: int, card: int, to_play: bool = True) -> None:
        """A card leaves a hand."""
        self.seats[seat].hand = max(0, self.seats[seat].hand - 1)
        face = burned(card)
        if self.view.seat == seat and face in self.own:
            self.own.remove(face)
        if to_play:
            self.play.append(face)

    def take_vote(self, region: int, card: int) -> None:
        """A vote card leaves a region."""
        land = self.lands.get(region)
        if land is not None and card in land.votes:
            land.votes.remove(card)


Change = Callable[[Shown, Any], None]
CHANGES: dict[type, Change] = {}


def _changes(*kinds: type) -> Callable[[Change], Change]:
    def keep(change: Change) -> Change:
        for kind in kinds:
            CHANGES[kind] = change
        return change

    return keep


@_changes(ev.HandDealt)
def _dealt(shown: Shown, event: ev.HandDealt) -> None:
    shown.seats[event.seat].hand = event.count
    if event.cards:
        shown.own = list(event.cards)


@_changes(ev.RegionsGiven)
def _given(shown: Shown, event: ev.RegionsGiven) -> None:
    for seat, regions in enumerate(event.regions):
        for region in regions:
            shown.lands[region] = Land(region, seat, seat)


@_changes(ev.RegionDrafted)
def _drafted(shown: Shown, event: ev.RegionDrafted) -> None:
    shown.lands[event.region] = Land(event.region, event.seat, event.seat)


@_changes(ev.CycleStarted)
def _cycle(shown: Shown, event: ev.CycleStarted) -> None:
    shown.cycle, shown.bank, shown.turn = event.cycle, event.bank, event.starter
    shown.play, shown.own, shown.laid, shown.attack = [], [], [], None
    for land in shown.lands.values():
        land.holder, land.closed, land.votes, land.fixed = land.owner, False, [], []
    shown.seats = [Seat() for _ in shown.seats]


@_changes(ev.TurnStarted)
def _turn(shown: Shown, event: ev.TurnStarted) -> None:
    shown.turn, shown.moves_left = event.seat, 3


@_changes(ev.CardsDrawn)
def _drawn(shown: Shown, event: ev.CardsDrawn) -> None:
    shown.bank = event.bank
    shown.seats[event.seat].hand += event.count
    if event.cards:
        shown.own.extend(event.cards)


@_changes(ev.VotePlaced)
def _placed(shown: Shown, event: ev.VotePlaced) -> None:
    shown.spend(event.seat, event.card, to_play=False)
    shown.lands[event.region].votes.append(event.card)
    shown.moves_left -= 1


@_changes(ev.VoteShifted)
def _shifted(shown: Shown, event: ev.VoteShifted) -> None:
    shown.take_vote(event.source, event.card)
    shown.lands[event.target].votes.append(event.card)
    shown.moves_left -= 1


@_changes(ev.CardFixed)
def _fixed(shown: Shown, event: ev.CardFixed) -> None:
    shown.spend(event.seat, event.card, to_play=False)
    shown.lands[event.region].fixed.append(event.card)
    shown.moves_left -= 1


@_changes(ev.ImmunityPlaced)
def _immune(shown: Shown, event: ev.ImmunityPlaced) -> None:
    shown.spend(event.seat, event.card, to_play=False)
    shown.seats[event.seat].shield, shown.seats[event.seat].immune = event.card, event.rounds


@_changes(ev.ImmunityRanDown)
def _ran_down(shown: Shown, event: ev.ImmunityRanDown) -> None:
    shown.seats[event.seat].immune = event.left


@_changes(ev.ImmunityEnded, ev.ImmunityLifted)
def _shield_gone(shown: Shown, event: Any) -> None:
    seat = shown.seats[event.seat]
    if seat.shield >= 0:
        shown.play.append(burned(seat.shield))
    seat.shield, seat.immune = -1, 0


@_changes(ev.AttackAnnounced)
def _attack(shown: Shown, event: ev.AttackAnnounced) -> None:
    shown.spend(event.attacker, event.card, to_play=False)
    shown.attack, shown.laid = (event.attacker, event.target, event.card), []
    shown.moves_left -= 1


@_changes(ev.InterferenceLaid)
def _interference(shown: Shown, event: ev.InterferenceLaid) -> None:
    shown.spend(event.seat, event.card, to_play=False)
    shown.attack, shown.laid = (event.seat, event.owner, event.card), []


@_changes(ev.ReplyLaid)
def _reply(shown: Shown, event: ev.ReplyLaid) -> None:
    shown.spend(event.seat, event.card, to_play=False)
    shown.laid.append((event.seat, event.card, event.side))


@_changes(ev.ChainClosed)
def _closed(shown: Shown, event: ev.ChainClosed) -> None:
    shown.play += [burned(event.card), *(burned(card) for _, card, _ in shown.laid)]
    shown.attack, shown.laid = None, []


@_changes(ev.ObjectionBurned, ev.CardWasted, ev.CommandPlayed, ev.ExtraMove, ev.FinalCommand)
def _spent(shown: Shown, event: Any) -> None:
    shown.spend(event.seat, event.card)
    if isinstance(event, ev.CardWasted | ev.CommandPlayed):
        shown.moves_left -= 1


@_changes(ev.SeatJailed)
def _jailed(shown: Shown, event: ev.SeatJailed) -> None:
    shown.seats[event.seat].jailed = event.turns


@_changes(ev.TurnLost)
def _lost(shown: Shown, event: ev.TurnLost) -> None:
    shown.seats[event.seat].jailed = event.left
    shown.turn = event.seat


@_changes(ev.SeatSilenced)
def _silenced(shown: Shown, event: ev.SeatSilenced) -> None:
    shown.seats[event.seat].silenced = event.turns


@_changes(ev.SilenceEnded)
def _speaks(shown: Shown, event: ev.SilenceEnded) -> None:
    shown.seats[event.seat].silenced = 0


@_changes(ev.OrderRecorded)
def _order(shown: Shown, event: ev.OrderRecorded) -> None:
    shown.seats[event.protected].against += (event.restrained,)


@_changes(ev.RegionTaken)
def _taken(shown: Shown, event: ev.RegionTaken) -> None:
    shown.lands[event.region].holder = event.seat


@_changes(ev.HandsSwapped)
def _swapped(shown: Shown, event: ev.HandsSwapped) -> None:
    shown.seats[event.one].hand, shown.seats[event.other].hand = event.counts


@_changes(ev.HandReceived)
def _received(shown: Shown, event: ev.HandReceived) -> None:
    shown.own = list(event.cards)


@_changes(ev.CardBurnedBlind)
def _blind(shown: Shown, event: ev.CardBurnedBlind) -> None:
    shown.spend(event.seat, event.card)


@_changes(ev.VotesBurned)
def _burned(shown: Shown, event: ev.VotesBurned) -> None:
    for card, region in event.cards:
        shown.take_vote(region, card)
        shown.play.append(burned(card))


@_changes(ev.FeePaid)
def _paid(shown: Shown, event: ev.FeePaid) -> None:
    for card, region in event.cards:
        shown.take_vote(region, card)


@_changes(ev.FeeSpread)
def _spread(shown: Shown, event: ev.FeeSpread) -> None:
    for card, region in event.places:
        shown.lands[region].votes.append(card)
    shown.play += [burned(card) for card in event.burned]


@_changes(ev.DealDone)
def _deal(shown: Shown, event: ev.DealDone) -> None:
    for region, partner in ((event.mine, event.partner), (event.yours, event.owner)):
        land = shown.lands[region]
        land.closed, land.count, land.votes, land.fixed = True, len(land.votes), [], []
        land.partner = partner


@_changes(ev.SeatResigned)
def _resigned(shown: Shown, event: ev.SeatResigned) -> None:
    shown.seats[event.seat].out = 1
    shown.seats[event.seat].hand = 0
    shown.play += [burned(card) for card in event.hand]
    for land in shown.of_seat(event.seat):
        land.closed, land.count, land.votes, land.fixed = True, len(land.votes), [], []


@_changes(ev.SeatExpelled)
def _expelled(shown: Shown, event: ev.SeatExpelled) -> None:
    shown.seats[event.seat].out = 2
    shown.seats[event.seat].hand = 0
    shown.play += [burned(card) for card in event.hand]
    for land in shown.of_seat(event.seat):
        shown.play += [burned(card) for card in (*land.votes, *land.fixed)]
        land.votes, land.fixed = [], []


@_changes(ev.CardTaken)
def _found(shown: Shown, event: ev.CardTaken) -> None:
    if event.card in shown.play:
        shown.play.remove(event.card)
    shown.seats[event.seat].hand += 1
    if shown.view.seat == event.seat:
        shown.own.append(event.card)


@_changes(ev.HandTrimmed)
def _trimmed(shown: Shown, event: ev.HandTrimmed) -> None:
    for card in event.cards:
        shown.spend(event.seat, card)
