"""Bots of MODIPOLY: they finish, see only their view, choose alike everywhere, and play for their role."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from hashlib import blake2b

import msgspec
import pytest

from engine.core.asking import Answer, Seat
from engine.core.dice import Dice
from engine.core.match import Match
from engine.modipoly import bot, market_events
from engine.modipoly.answers import (
    Accept,
    Announce,
    Ballot,
    Blank,
    CallVote,
    ClosedBond,
    Decline,
    Enact,
    JoinBjp,
    Nominate,
    Offer,
    Pledge,
    Refuse,
    Slip,
    Stay,
    Strike,
)
from engine.modipoly.bots.mind import Mind
from engine.modipoly.game import GAME
from engine.modipoly.options import VALUES
from engine.modipoly.records import KEPT
from tests.contracts.modipoly_pieces import modipoly_pieces
from tests.helpers.modipoly import (
    CONGRESS,
    CPIM,
    DEVOTED,
    GOV,
    LIBERAL,
    OLIGARCH,
    PM,
    closed_bond,
    position,
    say,
)
from tests.helpers.playing import set_up

SEVEN = tuple(map(Seat, range(7)))


def table(seats: int = 7, seed: int = 1, **options: str) -> Match:
    return set_up("modipoly", "lok_sabha", seats, seed, options)


def answers(match: Match, *levels: str) -> Iterator[tuple[Seat, Answer]]:
    while match.to_act():
        seat = match.to_act()[0]
        yield seat, chosen(match, seat, levels[seat % len(levels)])


def chosen(match: Match, seat: Seat, level: str = "normal", seed: int | None = None) -> Answer:
    dice = bot.bot_dice(match.setup, match.step, seat) if seed is None else Dice(seed)
    return bot.choose(match, seat, level, dice)


def play(match: Match, *levels: str) -> Match:
    for seat, answer in answers(match, *levels):
        match.answer(seat, answer)
    return match


@pytest.mark.parametrize("seats", [4, 5, 6, 7])
@pytest.mark.parametrize("level", bot.LEVELS)
def test_every_level_plays_every_table_to_its_end(level: str, seats: int) -> None:
    for seed in range(3):
        dice = Dice(seed + seats)
        match = table(seats, seed, **{name: dice.pick(values) for name, values in VALUES.items()})
        before = modipoly_pieces(match.table)
        play(match, level)
        assert match.result is not None
        assert modipoly_pieces(match.table) == before


def test_the_same_moment_gets_the_same_answer_everywhere() -> None:
    """Nothing but the seed, the moment and the view goes into an answer."""
    spoken = blake2b(digest_size=8)
    for seat, answer in answers(match := table(7, 3), "easy", "normal", "hard"):
        spoken.update(msgspec.json.encode((seat, answer)))
        match.answer(seat, answer)
    again = blake2b(digest_size=8)
    for seat, answer in answers(match := table(7, 3), "easy", "normal", "hard"):
        again.update(msgspec.json.encode((seat, answer)))
        match.answer(seat, answer)
    assert spoken.digest() == again.digest()


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_a_bot_knows_only_what_its_seat_may_know(level: str) -> None:
    """Behind its back everything it cannot know is dealt again; it answers the same."""
    match, dice = table(7, 11), Dice(4)
    checked = 0
    for number, (seat, answer) in enumerate(answers(match, level)):
        if number % 5 == 0 and match.at_rest:
            other = match.fork()
            GAME.redeal(other.table, match.table, seat, dice)
            assert bot.choose(other, seat, level, bot.bot_dice(match.setup, match.step, seat)) == answer
            checked += 1
        match.answer(seat, answer)
    assert checked > 50


def test_every_role_wins_sometimes_and_every_ending_but_one_shows() -> None:
    winners: Counter[str] = Counter()
    endings: Counter[str] = Counter()
    for seed in range(24):
        result = play(table(7, 7_000 + seed), "normal").result
        assert result is not None
        winners.update(result.side.split("+"))
        endings[result.ending] += 1
    assert len(winners) == 7
    assert len(endings) >= 4


def test_bots_bargain_bribe_and_lie() -> None:
    told: Counter[str] = Counter()
    lies = 0
    for seed in range(16):
        match = play(table(7, 7_100 + seed), "normal")
        told.update(type(entry.event).__name__ for entry in match.story or ())
        for bond in match.table.hammers:
            bids = [slip.bid for slip in bond.slips if slip.bid]
            lies += bool(bids) and bond.amount < max(bids)
    for what in ("DealMade", "Countered", "BribePaid", "CounterBribed", "LoanTaken", "Joined", "Announced"):
        assert told[what], what
    assert lies, "the channel said so"


# -- single moments --------------------------------------------------------------------------


def share(match: Match, seat: Seat, wanted: type[Answer], level: str = "normal", tries: int = 40) -> int:
    """How many of so many throws of a bot's dice lead to such an answer, in percent."""
    return 100 * sum(isinstance(chosen(match, seat, level, s), wanted) for s in range(tries)) // tries


def test_a_poor_pm_sells_tokens_to_the_rich() -> None:
    match = position(active="pm", cash={"oligarch": 900})
    answer = chosen(match, PM)
    assert isinstance(answer, Offer)
    assert answer.to == OLIGARCH
    assert answer.give.tokens in (2, 4)
    assert answer.get.cash == 45 * answer.give.tokens


def test_congress_does_not_feed_a_pm_who_is_short() -> None:
    match = position(active="pm", at={"pm": 30})
    say(match, "pm", "offer", to="congress", give={"tokens": 4}, get={"cash": 160})
    assert share(match, CONGRESS, Accept) == 0


def test_a_good_price_is_taken_and_a_bad_one_is_not() -> None:
    match = position(active="oligarch")
    say(match, "oligarch", "offer", to="cpim", give={"cash": 300}, get={"tokens": 2})
    assert share(match, CPIM, Accept) == 100
    match = position(active="oligarch")
    say(match, "oligarch", "offer", to="cpim", give={"cash": 20}, get={"tokens": 8})
    assert share(match, CPIM, Decline) == 100


def test_congress_calls_a_vote_it_can_win() -> None:
    match = position(active="congress", tokens={"congress": 12})
    say(match, "congress", "roll", dice=[1, 5])
    assert share(match, CONGRESS, CallVote) >= 80


def test_a_bribe_above_the_value_of_the_tokens_is_earned() -> None:
    match = position(active="congress")
    say(match, "congress", "roll", dice=[1, 5])
    say(match, "congress", "call_vote", bribes=[{"to": "gov", "votes": 4, "cash": 300}])
    while match.to_act() != [GOV]:
        (seat,) = match.to_act()
        match.answer(seat, Pledge(0))
    assert chosen(match, GOV) == Pledge(4)


def test_slips_stay_within_ones_means_and_the_oligarch_borrows() -> None:
    match = position(active="oligarch", at={"oligarch": 28})
    say(match, "oligarch", "roll", dice=[2, 3])
    say(match, "oligarch", "closed_bond")
    for seed in range(20):
        slip = chosen(match, OLIGARCH, "normal", seed)
        assert isinstance(slip, Slip)
        assert slip.loan > 0
        assert match.why_not(OLIGARCH, slip) is None
        assert chosen(match, DEVOTED, "normal", seed) == Blank(), "560 is not in their world"


def test_a_pm_with_a_channel_reads_out_a_friend() -> None:
    """The devoted wrote nearly as much as the Oligarch, and the channel has a mind of its own."""
    match = closed_bond(deeds={"pm": ["shor_tv"]}, cash={"devoted": 400})
    say(match, "oligarch", "slip", bid=300)
    say(match, "devoted", "slip", bid=290)
    say(match, "liberal", "blank")
    say(match, "gov", "blank")
    said = Counter(chosen(match, PM, "normal", seed) for seed in range(40))
    assert said[Announce(DEVOTED)] > said[Announce(OLIGARCH)]
    honest = closed_bond()
    say(honest, "oligarch", "slip", bid=300)
    say(honest, "devoted", "slip", bid=290)
    say(honest, "liberal", "blank")
    say(honest, "gov", "blank")
    assert {chosen(honest, PM, "normal", seed) for seed in range(40)} == {Announce(OLIGARCH)}


def test_the_oligarch_keeps_loans_for_dear_deeds_until_the_term_is_nearly_over() -> None:
    """Shor TV costs 160 at least: not worth one of three loans, unless there is no time left."""
    for passes, borrows in ((0, False), (3, True)):
        match = position(active="oligarch", at={"oligarch": 1}, passes=passes, cash={"oligarch": 400})
        say(match, "oligarch", "roll", dice=[1, 2])
        say(match, "oligarch", "closed_bond")
        slips = [chosen(match, OLIGARCH, "normal", seed) for seed in range(20)]
        assert any(isinstance(slip, Slip) for slip in slips)
        assert {isinstance(slip, Slip) and slip.loan > 0 for slip in slips} == {borrows}


def test_whoever_cannot_buy_may_ring_for_the_oligarch_and_be_paid() -> None:
    """The Liberal cannot pay 700; the Oligarch pays for the bell, and the bell is rung."""
    match = position(active="liberal", at={"liberal": 28}, cash={"oligarch": 900, "liberal": 100})
    say(match, "liberal", "roll", dice=[2, 3])
    asks = [chosen(match, LIBERAL, "normal", seed) for seed in range(40)]
    invitation = next(answer for answer in asks if isinstance(answer, Offer))
    assert invitation.to == OLIGARCH
    assert 0 < invitation.get.cash <= 50
    match.answer(LIBERAL, invitation)
    assert share(match, OLIGARCH, Accept) == 100
    match.answer(OLIGARCH, Accept())
    assert share(match, LIBERAL, ClosedBond) >= 80
    match.answer(LIBERAL, ClosedBond())
    assert match.table.register[0].kept == KEPT


def test_a_pm_with_a_channel_empties_the_purse_of_the_court() -> None:
    """The Liberal who has paid 260 of 300 cannot go to court any more."""
    match = closed_bond(deeds={"pm": ["shor_tv"]}, cash={"liberal": 300})
    say(match, "oligarch", "slip", bid=300)
    say(match, "liberal", "slip", bid=260)
    say(match, "devoted", "blank")
    say(match, "gov", "blank")
    said = Counter(chosen(match, PM, "normal", seed) for seed in range(40))
    assert said[Announce(LIBERAL)] > said[Announce(OLIGARCH)]


def test_the_last_ordinance_before_an_empty_constitution_is_enacted() -> None:
    match = position(active="pm", hand={"pm": ["fund"]}, meters={"constitution": 1})
    assert {chosen(match, PM, level) for level in ("easy", "normal", "hard")} == {Enact(0)}


def test_a_liberal_goes_to_court_when_it_matters() -> None:
    match = position(active="pm", hand={"pm": ["fund"]}, meters={"constitution": 1})
    say(match, "pm", "enact", card="fund")
    assert isinstance(chosen(match, LIBERAL), Stay)
    match = position(active="pm", hand={"pm": ["fund"]})
    say(match, "pm", "enact", card="fund")
    assert not isinstance(chosen(match, LIBERAL), Stay)


def test_cpim_strikes_when_a_bandh_is_in_reach() -> None:
    assert isinstance(chosen(position(active="cpim", meters={"protest": 8}), CPIM), Strike)
    assert not isinstance(chosen(position(active="cpim", meters={"protest": 2}), CPIM), Strike)


def test_careers_are_for_those_who_have_nothing_else_to_win() -> None:
    lost = position(active="cpim", at={"cpim": 20}, meters={"constitution": 2}, passes=3)
    say(lost, "cpim", "roll", dice=[3, 4])
    assert isinstance(chosen(lost, CPIM), JoinBjp)
    early = position(active="liberal", at={"liberal": 20}, cash={"liberal": 500})
    say(early, "liberal", "roll", dice=[3, 4])
    assert isinstance(chosen(early, LIBERAL), Refuse)


def ballots(**given: object) -> Match:
    match = position(**({"active": "pm", "at": {"pm": 33}} | given))
    say(match, "pm", "roll", dice=[1, 2])
    say(match, "pm", "settle")
    return match


def test_the_opposition_votes_against_and_promises_are_kept() -> None:
    match = ballots()
    say(match, "congress", "offer", to="oligarch", give={"cash": 200}, get={}, promises=["vote_against"])
    say(match, "oligarch", "accept")
    say(match, "congress", "ballot", vote="against")
    assert chosen(match, CPIM) == Ballot(False)
    say(match, "cpim", "ballot", vote="against")
    assert share(match, OLIGARCH, Ballot) == 100
    against = sum(chosen(match, OLIGARCH, "hard", seed) == Ballot(False) for seed in range(20))
    assert against == 20, "a hard bot forgets nothing"
    easy = {chosen(match, OLIGARCH, "easy", seed) for seed in range(40)}
    assert len(easy) == 2, "an easy one does"


def test_a_paid_nomination_is_delivered() -> None:
    match = position(active="pm", trust="used")
    say(match, "pm", "roll", dice=[1, 4])
    say(match, "pm", "settle")
    say(match, "gov", "offer", to="oligarch", give={"tokens": 4}, get={"promises": ["nominate"]})
    say(match, "oligarch", "accept")
    while match.table.awaits == "interval":
        seat = match.to_act()[0]
        match.answer(seat, match.options(seat)[0])
    assert chosen(match, OLIGARCH, "hard") == Nominate(GOV)


def test_whatever_a_bot_says_is_legal() -> None:
    """No bot leans on the rules to put it right."""
    wrong: Counter[str] = Counter()
    for level in ("easy", "normal", "hard"):
        match = table(7, 77)
        for seat, answer in answers(match, level):
            options = match.options(seat)
            if len(options) > 1:
                mind = Mind(match.view(seat), bot.MANNERS[level], bot.bot_dice(match.setup, match.step, seat))
                said = bot.DECIDE[mind.view.awaits](mind, options)
                if said not in options and match.why_not(seat, said) is not None:
                    wrong[match.table.awaits] += 1
            match.answer(seat, answer)
    assert not wrong


def test_deals_are_told_with_their_terms() -> None:
    match = play(table(7, 5), "normal")
    deals = [e.event for e in match.story or () if isinstance(e.event, market_events.DealMade)]
    assert deals
    assert all(deal.give != deal.get for deal in deals)
