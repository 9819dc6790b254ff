"""Questions of the nomination: Miss Bolly, the BigNeta, swaps and joint plans (ET-3, ET-8.08 to 8.11)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from engine.core.asking import Answer, Command
from engine.core.refusal import Refusal
from engine.tamasha import events
from engine.tamasha.answers import (
    AcceptJoint,
    DeclineJoint,
    PlaceBigNeta,
    PlaceBolly,
    ProposeJoint,
    Swap,
    SwapPlan,
)
from engine.tamasha.cards import ANYWHERE, CANDYNETAS, CODES, NETAS, SEATS
from engine.tamasha.faction_events import JointAnswered, JointProposed
from engine.tamasha.questions.decision import Decision
from engine.tamasha.records import JointPlan
from engine.tamasha.refusals import no
from engine.tamasha.sides import EMPTY
from engine.tamasha.table import Table

_BOLLY: Final = tuple(PlaceBolly(place) for place in range(SEATS))
_BIGNETA: Final = tuple(PlaceBigNeta(place) for place in range(SEATS))
_SWAP: Final = tuple(tuple(Swap(neta, place) for place in range(SEATS)) for neta in range(len(CANDYNETAS)))
_REPLIES: Final = (AcceptJoint(), DeclineJoint())

Swaps = tuple[Swap, ...]


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
    """ET-3.13 to 3.15, ET-8.09: the BigNeta may replace any of its party's nine, or of Left's four."""

    __slots__ = ()

    def options(self, table: Table, command: Command) -> Sequence[PlaceBigNeta]:
        """Every slot that the command runs."""
        if not table.house.factions:
            return _BIGNETA
        runs = table.party_of(command).runs
        return [choice for choice in _BIGNETA if runs[choice.constituency] == command]

    def fault(self, table: Table, command: Command, answer: PlaceBigNeta) -> Refusal | None:
        """Only a partner's Adda is wrong."""
        own = table.party_of(command).runs[answer.constituency] == command
        return None if own else no("left-places-bigneta")

    def tell_sealed(self, table: Table, command: Command) -> None:
        """Everybody sees that the choice is made."""
        table.tell(events.ChoiceSealed(command, "bigneta"))


class PlanSwaps(Decision[Any]):
    """ET-3.16 to 3.20: up to five dealt cards, each into its own group's seat, sealed.

    In the Faction version only into own Addas (ET-8.08), unless both partners agree on a joint plan,
    which either may propose once and which seals for both (ET-8.10, ET-D25).
    """

    __slots__ = ()

    def options(self, table: Table, command: Command) -> Sequence[Answer]:
        """Every set of swaps that go together, from none upwards; then joint plans, where one may propose."""
        if _waiting_plan(table, command) is not None:
            return _REPLIES
        runs = table.party_of(command).runs
        own = [place for place in range(SEATS) if runs[place] == command]
        plans: list[Answer] = [SwapPlan(plan) for plan in _plans(table, command, own)]
        if may_propose(table, command):
            plans += [ProposeJoint(plan) for plan in _plans(table, command, range(SEATS)) if plan]
        return plans

    def fault(self, table: Table, command: Command, answer: Answer) -> Refusal | None:
        """Dealt, matching, own Adda, not the boss, and nothing twice: in this order."""
        waiting = _waiting_plan(table, command)
        if isinstance(answer, AcceptJoint | DeclineJoint):
            return no("no-joint-plan") if waiting is None else None
        if waiting is not None or any(plan.by == command for plan in table.tray.joint):
            return no("joint-plan-waits")
        if isinstance(answer, ProposeJoint):
            if not may_propose(table, command) or not answer.swaps:
                return no("no-joint-plan")
            return _fault_of(table, command, answer.swaps, joint=True)
        assert isinstance(answer, SwapPlan)
        return _fault_of(table, command, answer.swaps, joint=False)

    def seals(self, table: Table, command: Command, answer: Answer) -> Mapping[Command, Answer]:
        """A plan seals itself; a proposal and a no seal nothing; a yes seals the joint plan for both."""
        if isinstance(answer, SwapPlan):
            return {command: answer}
        table.shown += 1
        if isinstance(answer, ProposeJoint):
            table.tray.joint += (JointPlan(command, answer.swaps),)
            table.tray.proposers += (command,)
            pairs = tuple((swap.neta, swap.constituency) for swap in answer.swaps)
            table.tell_own(command, JointProposed(command, pairs))
            return {}
        plan = _waiting_plan(table, command)
        assert plan is not None
        table.tray.joint = tuple(other for other in table.tray.joint if other is not plan)
        accepted = isinstance(answer, AcceptJoint)
        table.tell_own(command, JointAnswered(command, accepted))
        return {plan.by: SwapPlan(plan.swaps), command: SwapPlan()} if accepted else {}

    def tell_sealed(self, table: Table, command: Command) -> None:
        """Everybody sees that the plan is made."""
        table.tell(events.ChoiceSealed(command, "swaps"))


def may_propose(table: Table, command: Command) -> bool:
    """ET-D25: once each, while neither partner has sealed."""
    partner = table.house.partner(command)
    sealed = command in table.sealed or partner in table.sealed
    return partner != command and not sealed and command not in table.tray.proposers


def _waiting_plan(table: Table, command: Command) -> JointPlan | None:
    """The partner's plan that waits for the word of `command`."""
    partner = table.house.partner(command)
    return next((plan for plan in table.tray.joint if plan.by == partner != command), None)


def _plans(table: Table, command: Command, places: Sequence[int]) -> list[Swaps]:
    """Every set of swaps into `places` that go together; dealt cards in their order."""
    side = table.party_of(command)
    closed = 1 << side.bigneta_at if side.bigneta_at != EMPTY else 0
    plans: list[tuple[Swaps, int]] = [((), closed)]
    for neta in side.dealt:
        group = NETAS[neta].group
        without_her = plans[:]
        for place in places if group == ANYWHERE else (group,):
            if place in places:
                swap, taken = (_SWAP[neta][place],), 1 << place
                plans += [(plan + swap, used | taken) for plan, used in without_her if not used & taken]
    return [plan for plan, _ in plans]


def _fault_of(table: Table, command: Command, swaps: Swaps, *, joint: bool) -> Refusal | None:
    side = table.party_of(command)
    for swap in swaps:
        if swap.neta not in side.dealt:
            return no("not-dealt")
    for swap in swaps:
        if NETAS[swap.neta].group not in (ANYWHERE, swap.constituency):
            return no("wrong-group", constituency=CODES[NETAS[swap.neta].group])
    if not joint and any(side.runs[swap.constituency] != command for swap in swaps):
        return no("partners-adda")
    if any(swap.constituency == side.bigneta_at for swap in swaps):
        return no("boss-stays")
    netas = [swap.neta for swap in swaps]
    places = [swap.constituency for swap in swaps]
    twice = len(set(netas)) < len(netas) or len(set(places)) < len(places)
    return no("one-swap-each") if twice else None


BOLLY: Final = PlaceMissBolly()
BIGNETA: Final = SendBigNeta()
SWAPS: Final = PlanSwaps()
