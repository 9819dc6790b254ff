"""MODIPOLY as the core runs it: set-up, what comes next, who speaks, and the result."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from engine.core.asking import Answer, Command, Seat
from engine.core.dice import Dice
from engine.core.game import Game, Result, Setup, SetupRefused, Step
from engine.core.refusal import Refusal
from engine.modipoly import agenda, order, unknown
from engine.modipoly.answers import AnyAnswer, CallVote, Counter, CounterBribe, Offer, SellDeed, Slip
from engine.modipoly.cards import METER_STARTS, NOBODY, ROLE_IDS, ROLES_OF
from engine.modipoly.look import look
from engine.modipoly.options import VALUES, check_deal, read_options
from engine.modipoly.rule_ids import rule_titles
from engine.modipoly.rules import (
    acquire,
    bankruptcy,
    bond,
    cards,
    confidence,
    effects,
    ending,
    landing,
    parliament,
    paying,
    replacement,
    talk,
    targets,
    tihar,
    turn,
)
from engine.modipoly.table import FEATS, Table
from engine.modipoly.view import View

NextStep = Step[Table]

VARIANT: Final = "lok_sabha"

BUSINESS: Final = NextStep("business", turn.business)
END: Final = NextStep("end", confidence.bring_about_the_end, asks=False)
STEPS: Final[dict[int, NextStep]] = {
    agenda.SETUP: NextStep("setup", turn.deal, asks=False),
    agenda.PICK_ROLES: NextStep("pick_roles", turn.pick_roles),
    agenda.LAND: NextStep("land", landing.land, asks=False),
    agenda.UNOWNED: NextStep("unowned", acquire.stand_on_unowned),
    agenda.REPLY: NextStep("reply", talk.reply),
    agenda.VOTE: NextStep("vote", acquire.take_pledges),
    agenda.BOND: NextStep("bond", bond.take_slips),
    agenda.ANNOUNCE: NextStep("announce", bond.announce),
    agenda.PAY: NextStep("pay", paying.pay_next, asks=False),
    agenda.DEBT: NextStep("debt", paying.debt_window),
    agenda.BALLOTS: NextStep("ballots", confidence.take_ballots),
    agenda.NOMINATE: NextStep("nominate", replacement.nominate),
    agenda.BACK: NextStep("back", replacement.take_backing),
    agenda.OVERFLOW: NextStep("overflow", cards.thin_out_hand),
    agenda.INTERVAL: NextStep("interval", talk.interval),
    agenda.DRAW: NextStep("draw", cards.draw, asks=False),
    agenda.PM_CARD: NextStep("pm_card", cards.decide_on_card),
    agenda.PIL: NextStep("pil", cards.hear_pil),
    agenda.EFFECTS: NextStep("effects", effects.carry_out, asks=False),
    agenda.PICK_SEAT: NextStep("pick_seat", targets.pick_seats),
    agenda.PICK_DEED: NextStep("pick_deed", targets.pick_deed),
    agenda.INVESTIGATE: NextStep("investigate", targets.be_investigated),
    agenda.NEWS: NextStep("news", cards.read_news, asks=False),
    agenda.CORNER: NextStep("corner", tihar.join_or_uapa),
    agenda.AUCTION: NextStep("auction", bankruptcy.auction_next, asks=False),
    agenda.ELECTION: NextStep("election", ending.hold_election, asks=False),
    agenda.FORECLOSE: NextStep("foreclose", ending.foreclose_next, asks=False),
    agenda.FINISH: NextStep("finish", ending.name_winners, asks=False),
    agenda.SESSION: NextStep("session", parliament.hold_session, asks=False),
}
"""Which rule carries out each kind of item on the agenda."""

SUMS: Final = (Offer, Counter, CallVote, CounterBribe, Slip, SellDeed)
"""Answers that name sums: questions list samples of them."""


class Modipoly(Game[Table]):
    """MODIPOLY, four to seven seats."""

    name = "modipoly"
    variants = (VARIANT,)
    rules_version = 1
    answers = AnyAnswer
    table = Table

    def seat_counts(self, variant: str) -> Sequence[int]:
        """MP-1.01: four to seven; seven is the full game."""
        return range(min(ROLES_OF), max(ROLES_OF) + 1)

    def option_values(self, variant: str) -> Mapping[str, Sequence[str]]:
        """Every table option with its values, the default first."""
        return VALUES

    def rule_ids(self) -> Mapping[str, str]:
        """Every rule by id, with its title."""
        return rule_titles()

    def set_up(self, setup: Setup) -> Table:
        """MP-1.09, 1.10, 1.12, 1.14: an empty board before the deal. Raises `SetupRefused`."""
        if setup.variant not in self.variants:
            raise SetupRefused(Refusal("unknown-variant", "", {"variant": setup.variant}))
        check_deal(setup)
        options, seats = read_options(setup), setup.seats
        nobody = (NOBODY,) * seats
        nothing, never = (0,) * seats, (False,) * seats
        return Table(
            dice=Dice(setup.seed, dict(setup.deal)),
            options=options,
            origin=nobody,
            roles=nobody,
            cash=[0] * seats,
            tokens=[0] * seats,
            at=[0] * seats,
            meters=list(METER_STARTS),
            feats=[0] * (FEATS * seats),
            sealed={},
            shown=0,
            tihar=nothing,
            bjp=never,
            bankrupt=never,
            hands=((),) * seats,
            laps=nothing,
            terms=nothing,
            forwarded=never,
            offers=nothing,
            agenda=((agenda.SETUP,),),
        )

    def what_next(self, table: Table) -> NextStep | None:
        """The step that follows from rest, or None when the match is over."""
        if table.trigger:
            return END
        if table.agenda:
            return STEPS[table.agenda[-1][0]]
        return None if table.over else BUSINESS

    def partners(self, table: Table, seat: Seat) -> tuple[Command, ...]:
        """Nobody shares secrets."""
        return (Command(seat),)

    def speakers(self, table: Table, command: Command) -> tuple[Seat, ...]:
        """Every seat speaks for itself."""
        return _ALONE[command]

    def same_as_listed(self, answer: Answer, legal: Sequence[Answer]) -> bool:
        """Sums are listed by samples only: what is not refused is as good as they are."""
        return isinstance(answer, SUMS)

    def refuse_idle(self, table: Table, seat: Seat, answer: Answer) -> Refusal:
        """Why nothing can be answered while no question is open."""
        return order.refuse_idle(table, seat, answer)

    def view(self, table: Table, seat: Seat | None) -> View:
        """What `seat` (None: an onlooker) may see."""
        return look(table, seat)

    def redeal(self, rest: Table, now: Table, seat: Seat, dice: Dice) -> None:
        """Deal again on `rest` all that `seat` cannot know."""
        unknown.redeal(rest, now, seat, dice)

    def result(self, table: Table) -> Result | None:
        """How the match ended, or None while it goes on; the side is the dealt role in the chair."""
        if not table.over:
            return None
        winners = tuple(Seat(verdict.seat) for verdict in table.verdicts if verdict.wins)
        return Result(table.ending, winners, "+".join(ROLE_IDS[table.origin[seat]] for seat in winners))


_ALONE: Final = tuple((Seat(seat),) for seat in range(max(ROLES_OF)))

GAME: Final = Modipoly()
