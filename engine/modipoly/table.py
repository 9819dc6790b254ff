"""The table of MODIPOLY: what lies on it is in `state`; here are the verbs that change it and tell it."""

from __future__ import annotations

from typing import TypeVar

from engine.modipoly import events, market_events, power_events
from engine.modipoly.agenda import Item
from engine.modipoly.cards import (
    ANGER,
    BANDH,
    BASES,
    CHANNELS,
    CONGRESS,
    CONSTITUTION,
    CPIM,
    DEVOTED,
    DISTRACTED,
    DISTRACTION,
    FILE_PERCENT,
    GOV,
    METER_ENDS,
    NO_DEED,
    NOBODY,
    OLIGARCH,
    PATRONAGE_PERCENT,
    PM,
    PROTEST,
    ROLES,
    TIHAR,
    UNITED,
    UNITY,
    WEIGHTS,
    percent,
)
from engine.modipoly.state import State

T = TypeVar("T")

LEVIES, GST, NIGHTS, SOLD, LOYAL = range(5)
FEATS = 5
"""Small prizes of each seat: levies and GST in crores, turns in Tihar, tokens sold, ballots for the PM."""

CONSTITUTION_ENDING = "constitution"
BANDH_ENDING = "bandh"


class Table(State):
    """A match in progress."""

    __slots__ = ()

    # -- reading -----------------------------------------------------------------------------

    def seat_with(self, role: int) -> int:
        """The seat that plays `role` now, or `NOBODY`. Not for Devoted Citizens, who may be several."""
        roles = self.roles
        return roles.index(role) if role in roles else NOBODY

    def solvent_with(self, role: int) -> int:
        """The same, but `NOBODY` too if that seat is bankrupt."""
        seat = self.seat_with(role)
        return NOBODY if seat < 0 or self.bankrupt[seat] else seat

    def from_left_of(self, seat: int) -> list[int]:
        """All seats clockwise, beginning on the left of `seat`, who comes last."""
        seats = len(self.roles)
        return [*range(seat + 1, seats), *range(seat + 1)]

    def from_active(self) -> list[int]:
        """All solvent seats clockwise, beginning with the active one (MP-2.05)."""
        active, bankrupt = self.active, self.bankrupt
        return [seat for seat in (*range(active, len(self.roles)), *range(active)) if not bankrupt[seat]]

    def free(self, seat: int) -> bool:
        """True for a solvent seat outside Tihar: it may talk, vote for assets and bid."""
        return not (self.bankrupt[seat] or self.tihar[seat])

    def is_devoted(self, seat: int) -> bool:
        """MP-10.30: a dealt Devoted Citizen whose Leader, the seat dealt the PM, sits in the chair."""
        return (
            self.roles[seat] == DEVOTED
            and self.origin[seat] == DEVOTED
            and not self.chair_empty
            and self.origin[self.pm] == PM
        )

    def is_citizen(self, seat: int) -> bool:
        """The Liberal Citizen or a Devoted Citizen, ordinary ones too."""
        return ROLES[self.roles[seat]].citizen

    def protected(self, seat: int) -> bool:
        """MP-11.31: the Government Employee while Patronage is ON."""
        return self.patronage and self.roles[seat] == GOV

    def never_jailed(self, seat: int) -> bool:
        """MP-3.05, MP-12.09, MP-12.10, MP-11.31: whoever never goes to Tihar."""
        return ROLES[self.roles[seat]].never_tihar or self.bjp[seat] or self.protected(seat)

    def weight(self, seat: int) -> int:
        """MP-10.06 to 10.08: the weight of a ballot; the opposition's is halved while Unity is below 5."""
        role = self.roles[seat]
        weight = WEIGHTS[role]
        if role in (CONGRESS, CPIM) and self.meters[UNITY] < UNITED and not self.bjp[seat]:
            weight //= 2
        return weight

    def deeds_of(self, seat: int) -> list[int]:
        """The deeds of a seat, in board order."""
        owner, found, at = self.owner, [], -1
        for _ in range(owner.count(seat)):
            at = owner.index(seat, at + 1)
            found.append(at)
        return found

    def portfolio(self, seat: int) -> int:
        """The base prices of a seat's deeds, pledged ones included, in crores."""
        return sum([BASES[deed] for deed in self.deeds_of(seat)])

    def owns_all(self, seat: int, deeds: tuple[int, ...]) -> bool:
        """True if a seat owns every one of `deeds`."""
        owner = self.owner
        return all(owner[deed] == seat for deed in deeds)

    def reader(self) -> int:
        """MP-8.07: who reads Godi Media cards: the owner of all four channels, or the PM."""
        first = self.owner[CHANNELS[0]]
        return first if first >= 0 and self.owns_all(first, CHANNELS) else self.pm

    def has_channel(self, seat: int) -> bool:
        """True for the owner of at least one channel."""
        owner = self.owner
        return any(owner[deed] == seat for deed in CHANNELS)

    # -- the agenda --------------------------------------------------------------------------

    def push(self, *items: Item) -> None:
        """Put items on the agenda; the last one named is done first."""
        self.agenda += items

    def pop(self) -> Item:
        """Take the top item off the agenda."""
        item = self.agenda[-1]
        self.agenda = self.agenda[:-1]
        return item

    def wait_for(self, decision: str, *seats: int) -> None:
        """Name the open decision and who is asked, for everybody to see."""
        self.awaits = decision
        self.asked = seats

    def resume(self) -> None:
        """No decision is open any more."""
        self.awaits = ""
        self.asked = ()

    # -- money and tokens --------------------------------------------------------------------

    def pay_treasury(self, seat: int, amount: int, what: str) -> None:
        """MP-2.02: cash goes to the Treasury; a tenth of the Oligarch's is passed on (MP-11.32)."""
        self.cash[seat] -= amount
        self.treasury += amount
        self.tell(events.PaidTreasury(seat, amount, what))
        if self.roles[seat] == OLIGARCH:
            self.share_patronage(amount)

    def share_patronage(self, amount: int) -> None:
        """MP-11.32: while Patronage is ON, a tenth of the payment goes on to the Government Employee."""
        gov = self.solvent_with(GOV)
        share = percent(PATRONAGE_PERCENT, amount)
        if self.patronage and gov >= 0 and share:
            self.treasury -= share
            self.cash[gov] += share
            self.tell(events.PatronageShare(gov, share))

    def receive(self, seat: int, amount: int, what: str) -> int:
        """MP-2.05: the Treasury pays what it can; returns how much that was."""
        paid = min(amount, self.treasury)
        self.treasury -= paid
        self.cash[seat] += paid
        if paid:
            self.tell(events.TreasuryPaid(seat, paid, what))
        if paid < amount:
            self.tell(events.TreasuryEmpty(seat, amount, paid))
            if not self.treasury_short:
                self.treasury_short = True
                self.move_meter(ANGER, 1)
        return paid

    def move_cash(self, giver: int, taker: int, amount: int, what: str) -> None:
        """Cash goes from seat to seat."""
        if amount:
            self.cash[giver] -= amount
            self.cash[taker] += amount
            self.tell(events.MoneyMoved(giver, taker, amount, what))

    def pay(self, seat: int, creditor: int, amount: int, what: str) -> None:
        """Cash goes to a seat, or to the Treasury."""
        if creditor < 0:
            self.pay_treasury(seat, amount, what)
        else:
            self.move_cash(seat, creditor, amount, what)

    def change_tokens(self, seat: int, by: int) -> None:
        """Tokens come from the box, or go there as far as there are any (MP-4.20)."""
        by = max(by, -self.tokens[seat])
        if by:
            self.tokens[seat] += by
            self.tell(events.Tokens(seat, by))

    def count(self, feat: int, seat: int, by: int) -> None:
        """Count towards a small prize."""
        self.feats[seat * FEATS + feat] += by

    # -- meters ------------------------------------------------------------------------------

    def move_meter(self, meter: int, by: int) -> None:
        """MP-11.01, 11.02: a meter moves as far as it goes, and its threshold is looked at."""
        self.set_meter(meter, self.meters[meter] + by)

    def set_meter(self, meter: int, to: int) -> None:
        """The same to a value. MP-11.13: Anger does not rise while Distraction is 5 or more."""
        start = self.meters[meter]
        end = max(0, min(METER_ENDS[meter], to))
        if end == start:
            return
        if meter == ANGER and end > start and self.meters[DISTRACTION] >= DISTRACTED:
            self.tell(events.MeterMoved(meter, start, start, blocked=True))
            return
        self.meters[meter] = end
        self.tell(events.MeterMoved(meter, start, end))
        if self.trigger or self.ending:
            return
        if meter == CONSTITUTION and end == 0:
            self.trigger = CONSTITUTION_ENDING
        elif meter == PROTEST and end == BANDH:
            self.trigger = BANDH_ENDING

    def end_patronage(self) -> None:
        """MP-11.33: the switch falls, and never comes back."""
        if self.patronage:
            self.patronage = False
            self.tell(events.PatronageOff())
        self.return_file()

    def return_file(self) -> None:
        """The File goes back to its owner, unpaid."""
        if self.file_at != NO_DEED:
            self.file_at = NO_DEED
            self.tell(events.FilePlaced(NO_DEED))

    # -- deeds -------------------------------------------------------------------------------

    def give_deed(self, deed: int, seat: int) -> None:
        """A deed changes hands, free of any pledge; -1 is the Treasury."""
        self.owner = replaced(self.owner, deed, seat)
        if self.pledged[deed]:
            self.pledged = replaced(self.pledged, deed, False)
        self.tell(market_events.DeedTaken(deed, seat))

    def acquire(self, deed: int, seat: int, price: int) -> None:
        """An unowned deed is acquired by vote or bond; a File on it pays its owner (MP-16.07)."""
        self.give_deed(deed, seat)
        if self.file_at == deed:
            gov = self.solvent_with(GOV)
            if gov >= 0 and gov != seat:
                share = self.receive(gov, percent(FILE_PERCENT, price), "file")
                self.tell(events.FileShare(gov, deed, share))
            self.return_file()

    # -- people ------------------------------------------------------------------------------

    def jail(self, seat: int, why: str) -> None:
        """MP-3.08: straight to Tihar; a turn of one's own ends there."""
        self.tihar = replaced(self.tihar, seat, 1)
        self.at[seat] = TIHAR
        self.tell(power_events.Jailed(seat, why))
        if seat == self.active:
            self.turn_over = True

    def release(self, seat: int, how: str) -> None:
        """Out of Tihar, still standing there."""
        if self.tihar[seat]:
            self.tihar = replaced(self.tihar, seat, 0)
            self.tell(power_events.Released(seat, how))

    def change_role(self, seat: int, role: int) -> None:
        """A seat plays another card from now on."""
        self.roles = replaced(self.roles, seat, role)
        self.tell(power_events.RoleChanged(seat, role))


def replaced(items: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    """`items` with another `item` in one place."""
    return (*items[:place], item, *items[place + 1 :])
