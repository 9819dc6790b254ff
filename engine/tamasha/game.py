"""Election Tamasha as the core runs it: set-up, what comes next, who speaks, and the result."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from engine.core.asking import Answer, Command, Seat
from engine.core.dice import Dice
from engine.core.game import Game, Result, Setup, SetupRefused, Step
from engine.core.refusal import Refusal
from engine.tamasha import order, phases, unknown
from engine.tamasha.answers import AnyAnswer
from engine.tamasha.cards import MISS_BOLLY, PARTIES, PURPLE, SEATS
from engine.tamasha.floor import privy, speakers
from engine.tamasha.house import (
    FACTION,
    FEWEST_SEATS,
    MOST_SEATS,
    VARIANTS,
    House,
    seat_parties,
)
from engine.tamasha.look import look
from engine.tamasha.market import all_purses_closed
from engine.tamasha.options import Options, check_deal, read_options, values_of
from engine.tamasha.records import NOBODY
from engine.tamasha.rule_ids import rule_titles
from engine.tamasha.rules import attack, counting, faction, horse_trading, nomination, prachar, resources
from engine.tamasha.sides import EMPTY, Party, Planner
from engine.tamasha.table import Table
from engine.tamasha.view import View

NextStep = Step[Table]

SURVEY: Final = NextStep("survey", nomination.survey, asks=False)
SHUFFLE: Final = NextStep("nomination", nomination.shuffle_candidates, asks=False)
REVEAL: Final = NextStep("reveal", nomination.reveal, asks=False)
REVEAL_BOLLY: Final = NextStep("reveal", nomination.reveal)
YELLOW_PILE: Final = NextStep("pile", nomination.form_yellow_pile, asks=False)
DEAL: Final = NextStep("deal", nomination.deal_swap_cards, asks=False)
BIGNETAS: Final = NextStep("bigneta", nomination.send_bignetas)
SWAPS: Final = NextStep("swaps", nomination.swap_candidates)
RESOURCES: Final = NextStep("resources", resources.hand_out_resources, asks=False)
ARSENAL: Final = NextStep("arsenal", resources.draw_arsenal, asks=False)
POCKETS: Final = NextStep("pockets", attack.stock_pockets)
OPENING: Final = NextStep("opening", prachar.opening_speech)
TURN: Final = NextStep("turn", prachar.take_turn)
COUNT: Final = NextStep("count", counting.count, asks=False)
SAUDA: Final = NextStep("sauda", horse_trading.sauda_round)
RESULT: Final = NextStep("result", horse_trading.write_result, asks=False)
BARGAIN: Final = NextStep("bargain", faction.bargain)


def _next_candidate(table: Table) -> NextStep:
    """ET-3.01 to 3.11: Purple's nine, Yellow's nine, then the swap cards."""
    if table.tray.revealing == NOBODY:
        return SHUFFLE
    party = table.planners[table.tray.revealing].party
    if EMPTY in table.parties[party].neta:
        return REVEAL_BOLLY if table.tray.pile[0] == MISS_BOLLY else REVEAL
    return YELLOW_PILE if party == PURPLE else DEAL


def _next_swap(table: Table) -> NextStep:
    """ET-D07: both BigNetas, then both plans."""
    return SWAPS if table.tray.bignetas_seated else BIGNETAS


def _next_sauda(table: Table) -> NextStep:
    """ET-6.01: rounds until every purse is closed."""
    return RESULT if all_purses_closed(table) else SAUDA


ALWAYS: Final[dict[str, NextStep | None]] = {
    phases.SETUP: SURVEY,
    phases.RESOURCES: RESOURCES,
    phases.ARSENAL: ARSENAL,
    phases.POCKETS: POCKETS,
    phases.OPENING: OPENING,
    phases.PRACHAR: TURN,
    phases.COUNTING: COUNT,
    phases.KINGMAKER: BARGAIN,
    phases.OVER: None,
    phases.RE_ELECTION: None,
}
"""Phases in which the same step always follows."""

DEPENDS: Final[dict[str, Callable[[Table], NextStep]]] = {
    phases.NOMINATION: _next_candidate,
    phases.SWAP: _next_swap,
    phases.HORSE_TRADING: _next_sauda,
}
"""Phases in which the table says what follows."""


class Tamasha(Game[Table]):
    """Election Tamasha: the Basic, Attack and Faction versions."""

    name = "tamasha"
    variants = VARIANTS
    rules_version = 1
    answers = AnyAnswer
    table = Table

    def seat_counts(self, variant: str) -> Sequence[int]:
        """ET-1.01, ET-1.09: two to four people play any version."""
        return range(FEWEST_SEATS, MOST_SEATS + 1)

    def option_values(self, variant: str) -> Mapping[str, Sequence[str]]:
        """Every table option of a version with its values, the default first."""
        return values_of(variant)

    def rule_ids(self) -> Mapping[str, str]:
        """Every rule by id, with its title."""
        return rule_titles()

    def set_up(self, setup: Setup) -> Table:
        """ET-2.01 to 2.06: boxes, planners and an empty board. Raises `SetupRefused`."""
        if setup.variant not in self.variants:
            raise SetupRefused(Refusal("unknown-variant", "", {"variant": setup.variant}))
        check_deal(setup)
        options = read_options(setup)
        house = seat_parties(setup.variant, setup.seats, options.pair_party)
        purple, yellow = (Party.new(NOBODY if house.factions else house.opener(party)) for party in PARTIES)
        return Table(
            dice=Dice(setup.seed, dict(setup.deal)),
            options=options,
            house=house,
            parties=(purple, yellow),
            planners=tuple(_planner(house, command, options) for command in house.commands),
            sealed={},
            shown=0,
            declared=(-1,) * SEATS,
            phase=phases.SETUP,
        )

    def what_next(self, table: Table) -> NextStep | None:
        """The step that follows from rest, or None when the match is over."""
        phase = table.phase
        return ALWAYS[phase] if phase in ALWAYS else DEPENDS[phase](table)

    def partners(self, table: Table, seat: Seat) -> tuple[Command, ...]:
        """The commands whose sealed answers the seat knows: see `floor.privy`."""
        return privy(table, seat)

    def confidants(self, table: Table, seat: Seat) -> tuple[Command, ...]:
        """The commands behind the same planner, who talk over their swaps (ET-1.10, ET-8.10, ET-D33)."""
        house = table.house
        return house.of_party(house.party_of[house.chairs[seat][0]])

    def speakers(self, table: Table, command: Command) -> tuple[Seat, ...]:
        """The seats that may answer for `command` now (ET-1.11)."""
        return speakers(table, command)

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
        """How the match ended, or None while it goes on."""
        if table.phase == phases.RE_ELECTION:
            return Result("re_election", (), "")
        if table.phase != phases.OVER:
            return None
        house = table.house
        winner = table.kingmaker if house.variant == FACTION else house.opener(table.winner)
        return Result("election_won", house.seats[winner], house.names[winner])


def _planner(house: House, command: Command, options: Options) -> Planner:
    """ET-1.11: the lower-numbered seat starts, unless either may act (ET-D02)."""
    seats = house.seats[command]
    return Planner(house.party_of[command], seats, seats if options.either_may_act else seats[:1])


GAME: Final = Tamasha()
