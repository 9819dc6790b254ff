"""Al-Entkhbat as the core runs it: set-up, what comes next, who speaks, and the result."""

from __future__ import annotations

from collections.abc import Coroutine, Mapping, Sequence
from typing import Any, Final

from engine.core.asking import Answer, Command, Seat
from engine.core.dice import Dice
from engine.core.events import Event
from engine.core.game import Game, Result, Setup, SetupRefused, Step
from engine.core.refusal import Refusal
from engine.entkhbat import events, faults, phases, unknown
from engine.entkhbat.answers import AcceptDeal, AnyAnswer, BurnVotes, PayFee, SpreadFee
from engine.entkhbat.cards import REGIONS_EACH
from engine.entkhbat.floor import VOICES, cumulative, places
from engine.entkhbat.look import look
from engine.entkhbat.options import VALUES, check_deal, read_options
from engine.entkhbat.refusals import no
from engine.entkhbat.rule_ids import rule_titles
from engine.entkhbat.rules import cycle, referee, setting_up, turn
from engine.entkhbat.table import Table, empty_rows
from engine.entkhbat.view import View

NextStep = Step[Table]

STEPS: Final[dict[str, NextStep | None]] = {
    phases.SETUP: NextStep("setup", setting_up.sit_down, asks=False),
    phases.DRAFT: NextStep("draft", setting_up.draft),
    phases.DEAL: NextStep("deal", setting_up.deal_cards, asks=False),
    phases.DRAW: NextStep("draw", turn.begin_turn),
    phases.MOVES: NextStep("turn", turn.take_move),
    phases.COUNT: NextStep("count", cycle.count, asks=False),
    phases.INTERMISSION: NextStep("intermission", cycle.intermission),
    phases.OVER: None,
}
"""The step that follows from rest, by phase."""

SPEAKERS: Final = tuple((Seat(voice % VOICES),) for voice in range(2 * VOICES))
"""A seat speaks for itself, in an interruption too."""

SAMPLED: Final = (BurnVotes, PayFee, SpreadFee)
"""Answers of which a question lists some only."""


class Entkhbat(Game[Table]):
    """Al-Entkhbat, for three to six candidates."""

    name = "entkhbat"
    variants = ("standard",)
    rules_version = 1
    answers = AnyAnswer
    table = Table
    one_voice_each = True

    def seat_counts(self, variant: str) -> Sequence[int]:
        """AE-1.01: three to six; a referee's chair is not counted and comes after the last of them."""
        return range(min(REGIONS_EACH), max(REGIONS_EACH) + 1)

    def option_values(self, variant: str) -> Mapping[str, Sequence[str]]:
        """Every table option with its values, the default first."""
        return VALUES

    def rule_ids(self) -> Mapping[str, str]:
        """Every rule by id, with its title."""
        return rule_titles()

    def set_up(self, setup: Setup) -> Table:
        """AE-1.01, AE-1.02: nobody owns a region yet. Raises `SetupRefused`."""
        if setup.variant not in self.variants:
            raise SetupRefused(Refusal("unknown-variant", "", {"variant": setup.variant}))
        if setup.seats not in REGIONS_EACH:
            raise SetupRefused(no("seats-out-of-range", seats=setup.seats))
        check_deal(setup)
        return Table(
            dice=Dice(setup.seed, dict(setup.deal)),
            options=read_options(setup),
            seats=setup.seats,
            sealed={},
            shown=0,
            **empty_rows(setup.seats),
        )

    def what_next(self, table: Table) -> NextStep | None:
        """The step that follows from rest, or None when the match is over."""
        return STEPS[table.phase]

    def partners(self, table: Table, seat: Seat) -> tuple[Command, ...]:
        """Nobody shares a secret with anybody."""
        return (Command(seat), Command(seat + VOICES))

    def speakers(self, table: Table, command: Command) -> tuple[Seat, ...]:
        """Every seat speaks for itself."""
        return SPEAKERS[command]

    def same_as_listed(self, answer: Answer, legal: Sequence[Answer]) -> bool:
        """AE-4.12: any set of vote cards that is enough is as good as those that are listed.

        A Deal may also be accepted without naming the region that was asked for.
        """
        unnamed = isinstance(answer, AcceptDeal) and answer.region < 0
        sampled = unnamed or isinstance(answer, SAMPLED)
        return sampled and any(type(other) is type(answer) for other in legal)

    def refuse_idle(self, table: Table, seat: Seat, answer: Answer) -> Refusal:
        """Why nothing can be answered while no question is open."""
        return no("match-is-over" if table.phase == phases.OVER else "settle-first")

    def refuse_interruption(self, table: Table, seat: Seat, answer: Answer) -> Refusal | None:
        """Why the referee or an accuser may not speak now, or None (section 7.6)."""
        return faults.why_not(table, seat, answer)

    def interruption(self, table: Table, seat: Seat, answer: Answer) -> Coroutine[Any, Any, Answer | None]:
        """What the referee rules, or what the table makes of an accusation."""
        return referee.INTERRUPTIONS[type(answer)](table, seat, answer)

    def recalled(self, table: Table, event: Event) -> Event | None:
        """Section 9: sums of Deals go face down with the turn, and totals when the next cycle starts."""
        if table.phase == phases.OVER:
            return event
        if isinstance(event, events.DealDone) and event.turns < table.turns:
            return events.DealDone(event.owner, event.partner, event.mine, event.yours, event.turns, -1)
        if isinstance(event, events.CycleCounted) and event.cycle < table.cycle:
            return events.CycleCounted(event.cycle, event.cause, event.by, ())
        if isinstance(event, events.SeatResigned) and event.cycle < table.cycle:
            return events.SeatResigned(event.seat, event.cycle, -1, event.hand)
        if isinstance(event, events.BoardOpened) and table.awaits != phases.BOARD:
            return events.BoardOpened(event.seat)
        if isinstance(event, events.HandSeen) and table.awaits != phases.INSPECT:
            return events.HandSeen(event.looker, event.seat)
        return event

    def view(self, table: Table, seat: Seat | None) -> View:
        """What `seat` (None: an onlooker) may see; the seat after the last is the referee's."""
        return look(table, seat)

    def redeal(self, rest: Table, now: Table, seat: Seat, dice: Dice) -> None:
        """Deal again on `rest` all that `seat` cannot know."""
        unknown.redeal(rest, now, seat, dice)

    def result(self, table: Table) -> Result | None:
        """AE-12.05, AE-12.06: the highest total wins; whoever is level shares the place."""
        if table.phase != phases.OVER:
            return None
        ranks = places(cumulative(table))
        winners = tuple([Seat(seat) for seat, place in enumerate(ranks) if place == 1])
        if len(winners) > 1:
            return Result("shared", winners, "")
        return Result("most_votes", winners, f"seat_{winners[0] + 1}")


GAME: Final = Entkhbat()
