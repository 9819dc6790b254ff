"""Power: ballots, nominations, backing, ties, the BJP, Tihar, role powers (section 23)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.asking import Answer
from engine.modipoly.answers import (
    Back,
    Ballot,
    BreakTie,
    Forward,
    JoinBjp,
    Nominate,
    NoNomination,
    Padyatra,
    PayBail,
    PickWinner,
    PlaceFile,
    Refuse,
    Strike,
)
from engine.modipoly.bots.mind import Mind
from engine.modipoly.cards import (
    ANGER,
    BAIL,
    BANDH,
    CONGRESS,
    CONSTITUTION,
    CPIM,
    DEEDS,
    DEVOTED,
    DISTRACTION,
    GOV,
    LIBERAL,
    OLIGARCH,
    PROTEST,
    STREETS_FULL,
    STRIKES,
    UNITED,
    UNITY,
    VOTED_OUT,
)
from engine.modipoly.rules.promises import AGAINST_PM, NOMINATE, REPLACEMENT, WITH_YOU

FEW = 4
"""Up to so many seats a PM falls easily, and whoever is free or doubly bought thinks twice."""


def saves_the_pm(mind: Mind) -> bool:
    """For or against: a promise first, if it is to one side only; then what the role thinks of it all."""
    view = mind.view
    few = len(view.commands) <= FEW
    against, beside = mind.promised(AGAINST_PM), mind.promised(WITH_YOU, view.pm)
    if against != beside:
        return beside
    if mind.manner.counts_wins and mind.role in (GOV, OLIGARCH):
        return counted_ballot(mind)
    if mind.role in (CONGRESS, CPIM):
        return False
    if mind.role == LIBERAL:
        return view.meters[CONSTITUTION] >= 8 and mind.chance(75 if few else 50)
    if mind.role == GOV:
        return mind.chance(65 if view.patronage else 35)
    if mind.role == DEVOTED:
        return mind.chance(35)
    sold_twice = against and not few
    return mind.chance((10 if sold_twice else 60) + (mind.trust(view.pm) - 50) // 2)


def counted_ballot(mind: Mind) -> bool:
    """A hard bot keeps a government under which it is winning, and tires of one under which it is not."""
    view = mind.view
    if mind.role == GOV:
        return mind.chance(70 if view.patronage else 25)
    return mind.chance(60 if mind.wins_as_it_stands(mind.me) else 45)


def ballot(mind: Mind) -> Answer:
    """A confidence ballot."""
    return Ballot(saves_the_pm(mind))


def break_tie(mind: Mind, options: Sequence[Answer]) -> Answer:
    """The EVM's button: the same mind as at the ballot box; the PM saves the PM."""
    if isinstance(options[0], PickWinner):
        leaders = [option.candidate for option in options if isinstance(option, PickWinner)]
        return PickWinner(favourite(mind, leaders))
    return BreakTie(mind.me == mind.view.pm or saves_the_pm(mind))


def nominate(mind: Mind, options: Sequence[Answer]) -> Answer:
    """Whoever has paid for it; otherwise the poorest friend, or nobody."""
    seats = [option.candidate for option in options if isinstance(option, Nominate)]
    for seat in seats:
        if mind.promised(NOMINATE, seat):
            return Nominate(seat)
    friends = [seat for seat in seats if mind.view.commands[seat].role in (GOV, LIBERAL, DEVOTED)]
    if not friends or not mind.chance(60):
        return NoNomination()
    return Nominate(min(friends, key=lambda seat: mind.view.commands[seat].cash))


def back(mind: Mind, options: Sequence[Answer]) -> Answer:
    """A candidate whose victory makes one win; then a payer; then a friend."""
    return Back(favourite(mind, [option.candidate for option in options if isinstance(option, Back)]))


def favourite(mind: Mind, candidates: Sequence[int]) -> int:
    """The best of the candidates for this seat."""
    return max(candidates, key=lambda seat: support(mind, seat))


def support(mind: Mind, seat: int) -> int:
    """How gladly this seat sees somebody in the chair."""
    view = mind.view
    role = view.commands[seat].role
    united = view.meters[UNITY] >= UNITED
    value = mind.dice.below(20) + (mind.trust(seat) - 50) // 2
    if seat == mind.me:
        value += 150 if not (mind.role == CPIM and united) else 60
    if mind.role in (CONGRESS, CPIM) and role in (CONGRESS, CPIM):
        value += 110 if united and role == CONGRESS else 40
    if mind.promised(REPLACEMENT, seat):
        value += 80
    if mind.promised(NOMINATE, seat):
        value += 60
    if mind.role == OLIGARCH and role in (GOV, LIBERAL, DEVOTED):
        value += 40
    if mind.role in (LIBERAL, GOV) and role in (CONGRESS, CPIM, LIBERAL, GOV):
        value += 20
    if mind.role == DEVOTED and view.division is not None and view.division.pm == seat:
        value += 100
    return value


# -- the BJP and Tihar -----------------------------------------------------------------------


def at_the_corner(mind: Mind, options: Sequence[Answer]) -> Answer:
    """Join if the government looks safe and one's own card looks lost."""
    return JoinBjp() if JoinBjp() in options and would_join(mind) else Refuse()


def would_join(mind: Mind) -> bool:
    """A career is for those who have nothing else to win."""
    if mind.role == CONGRESS:
        return mind.view.meters[CONSTITUTION] <= 3
    if mind.role == OLIGARCH and mind.laps_left > 1:
        return False
    hopeful = mind.wins_as_it_stands(mind.me) or mind.laps_left > 2
    return mind.safe_government() and not hopeful


def way_out(mind: Mind, options: Sequence[Answer]) -> Answer | None:
    """Bail if eighty are left; membership only for who would join anyway."""
    if JoinBjp() in options and would_join(mind):
        return JoinBjp()
    spare = mind.cash - BAIL
    return PayBail() if PayBail() in options and spare >= 80 else None


# -- powers ----------------------------------------------------------------------------------


def use_power(mind: Mind, options: Sequence[Answer]) -> Answer | None:
    """A role power when its moment has come, or None."""
    view = mind.view
    meters = view.meters
    if Strike() in options:
        left = STRIKES - view.strikes
        reach = meters[PROTEST] + left
        wanted = reach >= BANDH if mind.role == CPIM else reach >= BANDH and meters[CONSTITUTION] >= 5
        if wanted or (meters[PROTEST] == STREETS_FULL - 1 and meters[CONSTITUTION] <= 4):
            return Strike()
    if Padyatra() in options and meters[UNITY] == UNITED - 1 and view.commands[view.pm].cash < 200:
        return Padyatra() if mind.cash >= 1_200 else None
    if Forward() in options and mind.own.devoted and meters[DISTRACTION] in (3, 4):
        return Forward() if meters[ANGER] >= 3 and meters[ANGER] < VOTED_OUT + 2 else None
    files = [option.deed for option in options if isinstance(option, PlaceFile)]
    if files:
        return PlaceFile(min(files, key=lambda deed: (DEEDS[deed].votes, -DEEDS[deed].base)))
    return None
