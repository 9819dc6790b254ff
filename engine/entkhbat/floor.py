"""Who may speak and who may be hit: read off the table, never out of a hand (AE-6.10)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.entkhbat import phases
from engine.entkhbat.cards import (
    BURN_A_CARD,
    BURNS,
    DEALS_OFF,
    FACES,
    FILING_FEES,
    INSPECTION,
    LIFT_IMMUNITY,
    RESHUFFLE,
    RESTRAINING_ORDER,
)
from engine.entkhbat.records import ATTACK_SIDE, TARGET_SIDE, Chain
from engine.entkhbat.table import Table, VoteOn

VOICES = 8
"""More than there are seats. A seat's command is its number, and in an interruption its number plus this, so
that what it has sealed before stays where it lies."""


# -- the reply chain -------------------------------------------------------------------------


def speaking_side(chain: Chain) -> int:
    """The side that does not have the last word (AE-6.09)."""
    return TARGET_SIDE if chain.last == ATTACK_SIDE else ATTACK_SIDE


def principal(chain: Chain, side: int) -> int:
    """The attacker or the target."""
    return chain.target if side == TARGET_SIDE else chain.attacker


def may_reflect(table: Table, chain: Chain) -> bool:
    """Whether a Tit for Tat would still be in time (AE-6.06)."""
    if not chain.reflectable or chain.reflected:
        return False
    return table.options.late_reflection or not chain.tough[TARGET_SIDE]


def entitled(table: Table, chain: Chain) -> tuple[int, ...]:
    """The seats of the speaking side that are asked (section 5.2), the principal first, then going right."""
    side = TARGET_SIDE if chain.last == ATTACK_SIDE else ATTACK_SIDE
    first = chain.target if side == TARGET_SIDE else chain.attacker
    seats = []
    if not chain.tough[side] or (side == TARGET_SIDE and may_reflect(table, chain)):
        seats.append(first)
    if chain.objections and not chain.objected[side]:
        other = chain.attacker if side == TARGET_SIDE else chain.target
        helpers = [seat for seat in table.going_right(first) if seat != other]
        if chain.tied or table.orders or chain.partner >= 0:
            helpers = [seat for seat in helpers if barred(table, chain, seat, side) is None]
        seats += helpers
    return tuple(seats)


def barred(table: Table, chain: Chain, helper: int, side: int) -> str | None:
    """Why a helper cannot speak for a side in this argument, as the name of a refusal; None if it can."""
    if chain.partner >= 0:
        if table.jailed[helper] and helper != chain.partner:
            return "jailed-stays-out"
        if helper == chain.partner and side == ATTACK_SIDE:
            return "partner-speaks-for-the-owner"
    if side == ATTACK_SIDE and (chain.target, helper) in table.orders:
        return "restrained-helper"
    if any(seat == helper and served != side for seat, served in chain.tied):
        return "tied-to-the-other-side"
    return None


def may_answer_from_table(table: Table, seat: int) -> bool:
    """AE-7.47 with `one_for_all`: the player's one Tough Luck lies there for everybody who replied."""
    chain, fees = table.chain, table.fees
    if chain is None or fees is None or not fees.answered or not table.options.one_for_all:
        return False
    side = speaking_side(chain)
    return side == ATTACK_SIDE and seat == principal(chain, side) and not chain.tough[side]


# -- attacks ---------------------------------------------------------------------------------


def open_targets(table: Table, attacker: int) -> tuple[int, ...]:
    """Whom an ordinary attack may be aimed at: in the cycle and not protected (AE-5.06, 5.07)."""
    return _open_targets(attacker, table.out, table.immune, table.orders)


Row = tuple[int, ...]


@lru_cache(1024)
def _open_targets(attacker: int, out: Row, immune: Row, orders: tuple[tuple[int, int], ...]) -> Row:
    return tuple(
        [
            seat
            for seat, gone in enumerate(out)
            if not gone and seat != attacker and not immune[seat] and (seat, attacker) not in orders
        ]
    )


def targets_of(table: Table, attacker: int, face: int) -> tuple[int, ...]:
    """Whom a General Command may be aimed at and change: not Deal, Takeover, Filing Fees (AE-5.15)."""
    if face == LIFT_IMMUNITY:
        return tuple(
            [
                seat
                for seat, rounds in enumerate(table.immune)
                if rounds
                and seat != attacker
                and not table.out[seat]
                and (seat, attacker) not in table.orders
            ]
        )
    seats = open_targets(table, attacker)
    if face in BURNS:
        return tuple([seat for seat in seats if is_within_reach(table, seat)])
    if face in (INSPECTION, BURN_A_CARD, RESHUFFLE, RESTRAINING_ORDER):
        return tuple([seat for seat in seats if changes_something(table, attacker, face, seat)])
    return seats


def changes_something(table: Table, attacker: int, face: int, target: int) -> bool:
    """Whether a command would find anything to do at its target (AE-5.15)."""
    if face in BURNS:
        return is_within_reach(table, target)
    if face in (INSPECTION, BURN_A_CARD):
        return bool(table.hands[target])
    if face == RESHUFFLE:  # the card itself has gone down before the hands change places (AE-7.08)
        return bool(table.hands[target]) or len(table.hands[attacker]) > 1
    if face == LIFT_IMMUNITY:
        return bool(table.immune[target])
    if face == RESTRAINING_ORDER:
        return (attacker, target) not in table.orders
    if face == FILING_FEES:
        return any(open_votes(table, seat) for seat in payers(table, attacker))
    return True


# -- votes -----------------------------------------------------------------------------------


def is_within_reach(table: Table, seat: int) -> bool:
    """Whether a fire finds any vote card at all (AE-5.15)."""
    fixed, votes = table.fixed, table.votes
    for region in table.lands[seat]:
        if votes[region] and not (fixed[region] and table.is_safe(region)):
            return True
    return False


def reach(table: Table, seat: int) -> list[VoteOn]:
    """The vote cards a fire can reach: on open regions without a Safe Seat (AE-4.14)."""
    fixed, votes = table.fixed, table.votes
    return [
        (card, region)
        for region in table.lands[seat]
        if not fixed[region] or not table.is_safe(region)
        for card in votes[region]
    ]


def open_votes(table: Table, seat: int) -> list[VoteOn]:
    """The vote cards on all open regions a seat holds; Safe Seat is no shelter from fees (AE-7.51)."""
    votes = table.votes
    return [(card, region) for region in table.lands[seat] for card in votes[region]]


def free_lands(table: Table, seat: int) -> tuple[int, ...]:
    """Open regions of a seat with a free slot (AE-4.02)."""
    votes = table.votes
    return tuple([region for region in table.lands[seat] if len(votes[region]) < 4])


def payers(table: Table, player: int) -> list[int]:
    """Who has to pay Filing Fees, going right (AE-7.44)."""
    return [
        seat
        for seat in table.going_right(player)
        if not table.immune[seat] and (seat, player) not in table.orders
    ]


def chosen_cards(there: Sequence[VoteOn], named: Sequence[VoteOn]) -> tuple[VoteOn, ...]:
    """The cards that were named, each with its region: a Joker may be named as what it stands for.

    Where no region was said the first such card is meant. Raises `KeyError` for a card that is not there.
    """
    left = list(there)
    found = []
    for card, region in named:
        place = next(
            (
                place
                for alike in (card, card + FACES)
                for place, (other, where) in enumerate(left)
                if other == alike and region in (-1, where)
            ),
            None,
        )
        if place is None:
            raise KeyError(card)
        found.append(left.pop(place))
    return tuple(found)


# -- deals -----------------------------------------------------------------------------------


def dealable(table: Table, seat: int) -> tuple[int, ...]:
    """Open regions a seat could bring to a Deal (AE-8.02)."""
    votes = table.votes
    return tuple([region for region in table.lands[seat] if votes[region]])


def partners(table: Table, owner: int) -> list[int]:
    """Who could be asked for a Deal, in seat order (AE-8.01, AE-8.02, AE-8.12)."""
    blocked = table.offer.blocked if table.offer is not None else ()
    votes, lands = table.votes, table.lands
    return [
        seat
        for seat, gone in enumerate(table.out)
        if not gone and seat != owner and seat not in blocked and any(map(votes.__getitem__, lands[seat]))
    ]


def interferers(table: Table, owner: int, partner: int) -> tuple[int, ...]:
    """Who may step into an offer, the nearest to the right of the owner first (AE-8.06, 8.07)."""
    if table.immune[owner]:
        return ()
    jailed, orders = table.jailed, table.orders
    return tuple(
        [
            seat
            for seat in table.going_right(owner)
            if seat != partner and not jailed[seat] and (owner, seat) not in orders
        ]
    )


def breaks(card: int) -> bool:
    """True for Deal's Off, false for Deal Switch."""
    return card % FACES == DEALS_OFF


# -- totals ----------------------------------------------------------------------------------


def recorded(table: Table) -> list[int]:
    """What is recorded in this cycle so far, by seat: Deals, Resignations, less penalties (AE-12.01)."""
    rows = list(table.resigned)
    for deal in table.deals:
        rows[deal.owner] += deal.votes
        rows[deal.partner] += deal.votes
    for fine in table.penalties:
        rows[fine.seat] -= fine.amount
    return rows


def cumulative(table: Table) -> tuple[int, ...]:
    """What the results board shows: all counted cycles, and what this one has recorded (AE-10.15)."""
    counted = table.phase in (phases.INTERMISSION, phases.OVER)
    rows = [page.totals for page in table.register]
    if not counted:
        rows.append(tuple(recorded(table)))
    return tuple(map(sum, zip(*rows, strict=True)))


def places(totals: tuple[int, ...]) -> tuple[int, ...]:
    """Place by seat; whoever is level shares it, and the next number is left out (AE-12.06)."""
    return tuple([1 + sum([other > mine for other in totals]) for mine in totals])


# -- the referee -----------------------------------------------------------------------------


def is_being_settled(table: Table) -> bool:
    """True while an attack, an offer, a private look or another choice is open (AE-3.08, AE-D64)."""
    return table.awaits not in (phases.TURN, phases.DRAW)


def judges(table: Table, accused: int) -> tuple[int, ...]:
    """The people who vote on an accusation: all but the accused, in or out of the cycle (AE-13.12, 13.14)."""
    return tuple([seat for seat in table.options.humans if seat != accused])


def penalty_place(table: Table, seat: int, number: int) -> int | None:
    """Where a candidate's penalty stands among those of this cycle; None if it has no such one."""
    own = [place for place, penalty in enumerate(table.penalties) if penalty.seat == seat]
    return own[number - 1] if 1 <= number <= len(own) else None
