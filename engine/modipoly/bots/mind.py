"""What a bot thinks things are worth, from its own view of the table (section 23 of the rules).

Values are crores. A bot never sees the table itself, only its seat's view.
"""

from __future__ import annotations

from typing import Final

from engine.core.dice import Dice
from engine.modipoly.bots.manners import Manner
from engine.modipoly.cards import (
    ANGER,
    CHANNELS,
    CONGRESS,
    CONSTITUTION,
    CPIM,
    DEEDS,
    DEVOTED,
    EVM,
    GOV,
    GOV_LEAST,
    LIBERAL,
    LIBERAL_LEAST,
    OLIGARCH,
    OLIGARCH_LEAST,
    PM,
    PROTEST,
    SISTERS,
    SPACES,
    TERM,
    TREASURY,
    UNITED,
    UNITY,
    VOTED_OUT,
    tens,
)
from engine.modipoly.records import BROKEN, KEPT, OPEN_QUESTION
from engine.modipoly.rules.promises import AGAINST_PM, NOMINATE, WITH_YOU
from engine.modipoly.view import SeatView, View

TOKEN: Final = 40
"""A token is worth about so much (section 26)."""
RICH: Final = 1_500
POOR_PM: Final = 350
POOR_PM_OF_FEW: Final = 500
"""With four or five seats a PM has fewer buyers, and begins to sell sooner."""
LIKES: Final = {
    PM: 80,
    CONGRESS: 85,
    CPIM: 75,
    OLIGARCH: 100,
    LIBERAL: 75,
    DEVOTED: 75,
    GOV: 75,
}
"""How much of a deed's base price owning it is worth, in percent, by role."""
KEEPS: Final = {CONGRESS: 800, CPIM: 200, OLIGARCH: 60, LIBERAL: 80, DEVOTED: 80, GOV: 120}
"""Cash a role likes to keep."""
PM_KEEPS_A_LAP: Final = 80
CAREFUL_PM_KEEPS_A_LAP: Final = 175
"""With four or five seats fewer friends can save a PM, who then keeps more; a hard one always does."""


class Mind:
    """A seat's judgement at one moment."""

    __slots__ = ("cash", "dice", "manner", "me", "own", "role", "view")

    def __init__(self, view: View, manner: Manner, dice: Dice) -> None:
        assert view.seat is not None
        self.view = view
        self.manner = manner
        self.dice = dice
        self.me = view.seat
        self.own: SeatView = view.commands[view.seat]
        self.role = self.own.role
        self.cash = self.own.cash

    # -- chance ------------------------------------------------------------------------------

    def chance(self, percent: int) -> bool:
        """True in so many of a hundred cases."""
        return self.dice.below(100) < percent

    def whim(self, value: int) -> int:
        """The value as this bot sees it today."""
        spread = self.manner.whim
        return value * (100 - spread + self.dice.below(2 * spread + 1)) // 100

    # -- people ------------------------------------------------------------------------------

    def seat_with(self, role: int) -> int:
        """The solvent seat that plays a role, or -1."""
        for seat, tray in enumerate(self.view.commands):
            if tray.role == role and not tray.bankrupt:
                return seat
        return -1

    def others(self) -> list[int]:
        """Solvent seats outside Tihar, without oneself, clockwise."""
        trays = self.view.commands
        seats = len(trays)
        return [
            seat
            for seat in ((self.me + step) % seats for step in range(1, seats))
            if not trays[seat].bankrupt and not trays[seat].tihar
        ]

    def trust(self, seat: int) -> int:
        """0 to 100, from the promises a seat has kept and broken."""
        trust = 50
        for line in self.view.register:
            if line.by == seat:
                trust += 10 if line.kept == KEPT else -20 if line.kept == BROKEN else 0
        return max(0, min(100, trust))

    def ally(self, seat: int) -> bool:
        """Congress with CPI(M), the PM with the devoted."""
        other = self.view.commands[seat]
        parties = (CONGRESS, CPIM)
        if self.role in parties and other.role in parties:
            return not (self.own.bjp or other.bjp)
        return (self.role == PM and other.devoted) or (self.own.devoted and other.role == PM)

    def rival(self, seat: int) -> bool:
        """Somebody whose win hurts one's own."""
        other = self.view.commands[seat].role
        if self.ally(seat):
            return False
        if self.role in (CONGRESS, CPIM):
            return other in (OLIGARCH, PM)
        if self.role == PM:
            return other in (CONGRESS, CPIM)
        if self.role == LIBERAL:
            return other == PM
        if self.role == OLIGARCH:
            return self.view.commands[seat].portfolio > self.own.portfolio
        return False

    def promised(self, promise: int, to: int | None = None) -> bool:
        """True if this seat still owes such a promise, and has not forgotten it."""
        owes = any(
            line.by == self.me
            and line.promise == promise
            and line.kept == OPEN_QUESTION
            and (to is None or line.to == to)
            for line in self.view.register
        )
        return owes and not self.chance(self.manner.forgets)

    # -- the state of the game ---------------------------------------------------------------

    @property
    def laps_left(self) -> int:
        """Passes of the PM until the final election."""
        return max(0, TERM - self.view.passes)

    def steps_to_parliament(self, seat: int) -> int:
        """Spaces until a seat passes Parliament."""
        return SPACES - self.view.commands[seat].at

    def bill_at_parliament(self) -> int:
        """What the PM will owe at the next pass, in crores."""
        maintenance = 200 if self.view.small_table else 300
        return maintenance + sum(due.amount for due in self.view.arrears)

    def safe_government(self) -> bool:
        """The government looks like winning."""
        meters, view = self.view.meters, self.view
        if meters[CONSTITUTION] <= 3:
            return True
        return view.passes >= 2 and meters[ANGER] <= 3 and meters[PROTEST] <= 6

    def wins_as_it_stands(self, seat: int) -> bool:
        """Whether a seat would win if the sitting government were re-elected now."""
        view = self.view
        tray = view.commands[seat]
        reelected = view.meters[ANGER] < VOTED_OUT
        if tray.role == PM or tray.bjp or tray.role == DEVOTED:
            return reelected and (tray.role == PM or tray.bjp or tray.devoted)
        if tray.bankrupt:
            return False
        if tray.role == OLIGARCH:
            largest = max(other.portfolio for other in view.commands)
            return tray.portfolio >= max(largest, OLIGARCH_LEAST)
        if tray.role == LIBERAL:
            return view.meters[CONSTITUTION] >= LIBERAL_LEAST and not tray.tihar
        if tray.role == GOV:
            return view.patronage and tray.cash >= GOV_LEAST
        pm = view.commands[view.pm]
        return pm.dealt in (CONGRESS, CPIM) and view.meters[UNITY] >= UNITED

    # -- values ------------------------------------------------------------------------------

    def keep(self) -> int:
        """Cash one likes to keep."""
        if self.role == PM:
            careful = self.manner.counts_wins or len(self.view.commands) <= 5
            return (CAREFUL_PM_KEEPS_A_LAP if careful else PM_KEEPS_A_LAP) * self.laps_left
        if self.role == GOV and self.view.patronage and (self.manner.counts_wins or self.laps_left <= 1):
            return GOV_LEAST
        return KEEPS[self.role]

    def token_value(self, seat: int | None = None) -> int:
        """What one token is worth to a seat (oneself), in crores."""
        tray = self.own if seat is None else self.view.commands[seat]
        value = TOKEN
        if tray.role == PM and tray.cash < 300:
            value = value * 3 // 4
        elif tray.cash < 150:
            value = value * 4 // 5
        elif tray.cash > RICH and tray.tokens < 14:
            value = value * 5 // 4
        if tray.role in (LIBERAL, DEVOTED, GOV) or (self.laps_left <= 1 and tray.role != PM):
            value = value * 3 // 4
        return value

    def deed_value(self, deed: int, seat: int | None = None) -> int:
        """What owning an unowned deed is worth to a seat (oneself), in crores, without whims."""
        who = self.me if seat is None else seat
        view, card = self.view, DEEDS[deed]
        tray = view.commands[who]
        payers = sum(not other.bankrupt for at, other in enumerate(view.commands) if at != who)
        levies = card.levy * self.laps_left * payers // 6
        value = levies + card.base * LIKES[tray.role] // 100
        sisters = sum(view.owner[sister] == who for sister in SISTERS[deed])
        value += levies * 2 * sisters // 5
        if deed == EVM:
            value += 150
        if tray.role == OLIGARCH and tray.portfolio < OLIGARCH_LEAST:
            value += card.base // 4
        if tray.role == PM and deed in CHANNELS and not any(view.owner[c] == who for c in CHANNELS):
            value += 300
        return value

    def completes_sector(self, deed: int, seat: int) -> bool:
        """Whether a deed would give a seat all of its sector."""
        return all(sister == deed or self.view.owner[sister] == seat for sister in SISTERS[deed])

    def somebody_completes(self, deed: int) -> bool:
        """Whether a deed would complete the sector of somebody else."""
        owners = {self.view.owner[sister] for sister in SISTERS[deed] if sister != deed}
        return len(owners) == 1 and owners != {self.me} and owners != {TREASURY}

    def spare(self) -> int:
        """Cash beyond what one likes to keep."""
        return max(0, tens(self.cash - self.keep()))

    def word_value(self, promise: int, by: int) -> int:
        """What somebody's promise is worth here: its stake by the trust in them, halved."""
        stakes = {WITH_YOU: 150, AGAINST_PM: 120, NOMINATE: 200}
        return stakes.get(promise, 60) * self.trust(by) // 200
