"""Everything that can happen in Al-Entkhbat, in the past tense.

Seats are numbers, cards faces of `cards` (plus 40 for a Joker that stands for one), places region numbers;
votes are whole. `-1` stands for nobody, nowhere, or a card seen only from the back.
"""

from __future__ import annotations

from engine.core.events import Event

FACE_DOWN = -1


class MatchStarted(Event, frozen=True, tag="match_started"):
    """The candidates have sat down."""

    seats: int
    cycles: int


class RegionsGiven(Event, frozen=True, tag="regions_given"):
    """Who owns which region cards, by seat (AE-1.04)."""

    regions: tuple[tuple[int, ...], ...]


class RegionDrafted(Event, frozen=True, tag="region_drafted"):
    """A candidate has picked a region (AE-1.04)."""

    seat: int
    region: int


class CycleStarted(Event, frozen=True, tag="cycle_started"):
    """An electoral cycle begins (AE-2.01)."""

    cycle: int
    starter: int
    bank: int


class HandDealt(Event, frozen=True, tag="hand_dealt"):
    """Five cards to a candidate, faces for themselves only (AE-1.07)."""

    seat: int
    count: int
    cards: tuple[int, ...] = ()


class TurnStarted(Event, frozen=True, tag="turn_started"):
    """A candidate's turn begins."""

    seat: int


class TurnLost(Event, frozen=True, tag="turn_lost"):
    """A jailed candidate's turn does not happen (AE-7.02)."""

    seat: int
    left: int
    """Turns still to be lost."""


class TurnCut(Event, frozen=True, tag="turn_cut"):
    """The rest of a turn is gone (AE-7.06, AE-7.37)."""

    seat: int


class TurnEnded(Event, frozen=True, tag="turn_ended"):
    """A turn is over."""

    seat: int


class CardsDrawn(Event, frozen=True, tag="cards_drawn"):
    """Cards from the bank, faces for the candidate only (AE-3.01)."""

    seat: int
    count: int
    bank: int
    cards: tuple[int, ...] = ()


class BankEmpty(Event, frozen=True, tag="bank_empty"):
    """The last card has been drawn (AE-2.04)."""


class VotePlaced(Event, frozen=True, tag="vote_placed"):
    """A vote card lies on a region (AE-4.01)."""

    seat: int
    card: int
    region: int


class VoteShifted(Event, frozen=True, tag="vote_shifted"):
    """A vote card went from one region to another (AE-4.05)."""

    seat: int
    card: int
    source: int
    target: int


class CardFixed(Event, frozen=True, tag="card_fixed"):
    """Ballot Stuffing or Safe Seat is fixed on a region (AE-10.09, AE-10.13)."""

    seat: int
    card: int
    region: int


class ImmunityPlaced(Event, frozen=True, tag="immunity_placed"):
    """An Immunity stands in front of a candidate (AE-10.02)."""

    seat: int
    card: int
    rounds: int


class ImmunityRanDown(Event, frozen=True, tag="immunity_ran_down"):
    """One round of Immunity less (AE-10.03)."""

    seat: int
    left: int


class ImmunityEnded(Event, frozen=True, tag="immunity_ended"):
    """The Immunity drops into the play area (AE-10.03)."""

    seat: int


class ImmunityLifted(Event, frozen=True, tag="immunity_lifted"):
    """An Immunity burned (AE-7.29)."""

    seat: int
    by: int


class AttackAnnounced(Event, frozen=True, tag="attack_announced"):
    """A General Command is on the table (AE-6.01); no target means everybody."""

    attacker: int
    card: int
    target: int
    region: int


class WindowOpened(Event, frozen=True, tag="window_opened"):
    """Some candidates are asked in secret, whatever they hold (AE-6.10)."""

    decision: str
    seats: tuple[int, ...]
    side: int = -1
    """In an argument: 0 for the attacker's side, 1 for the target's."""


class AnswerSealed(Event, frozen=True, tag="answer_sealed"):
    """Only the seat itself hears that its answer lies there (AE-6.11)."""

    seat: int


class WindowClosed(Event, frozen=True, tag="window_closed"):
    """All answers of a window have been opened (AE-6.11)."""

    decision: str


class ReplyLaid(Event, frozen=True, tag="reply_laid"):
    """A reply counts (AE-6.12, AE-6.13)."""

    seat: int
    card: int
    side: int
    number: int
    """Which reply of the argument it is, from 1."""


class ObjectionBurned(Event, frozen=True, tag="objection_burned"):
    """An Objection came at the same moment as a nearer one (AE-6.13)."""

    seat: int
    card: int


class ChainClosed(Event, frozen=True, tag="chain_closed"):
    """The argument is over: `through`, `cancelled` or `reflected` (AE-6.07)."""

    attacker: int
    target: int
    card: int
    outcome: str


class SeatJailed(Event, frozen=True, tag="seat_jailed"):
    """A candidate will lose turns (AE-7.02)."""

    seat: int
    turns: int


class SeatSilenced(Event, frozen=True, tag="seat_silenced"):
    """A candidate makes no sound for so many of their turns (AE-7.15)."""

    seat: int
    turns: int


class SilenceEnded(Event, frozen=True, tag="silence_ended"):
    """A candidate may speak again (AE-7.19)."""

    seat: int


class OrderRecorded(Event, frozen=True, tag="order_recorded"):
    """A Restraining Order is in the Register (AE-7.38)."""

    protected: int
    restrained: int


class RegionTaken(Event, frozen=True, tag="region_taken"):
    """A region changes hands until the cycle ends (AE-7.20)."""

    seat: int
    victim: int
    region: int


class HandsSwapped(Event, frozen=True, tag="hands_swapped"):
    """Two candidates swapped their hands (AE-7.08)."""

    one: int
    other: int
    counts: tuple[int, int]
    """How many cards each holds now."""


class HandReceived(Event, frozen=True, tag="hand_received"):
    """A candidate reads the hand that came in a swap, alone (AE-7.08)."""

    seat: int
    cards: tuple[int, ...]


class HandSeen(Event, frozen=True, tag="hand_seen"):
    """A candidate looked into a hand; the cards are for that one only (AE-7.12)."""

    looker: int
    seat: int
    cards: tuple[int, ...] = ()


class CardBurnedBlind(Event, frozen=True, tag="card_burned_blind"):
    """A card drawn blind from a hand burned, visible to all (AE-7.24)."""

    seat: int
    by: int
    position: int
    card: int


class VotesBurned(Event, frozen=True, tag="votes_burned"):
    """Vote cards burned, each with its region (AE-4.15)."""

    seat: int
    cards: tuple[tuple[int, int], ...]
    votes: int


class BallotOpened(Event, frozen=True, tag="ballot_opened"):
    """All candidates vote on one of them (AE-7.32)."""

    seat: int
    voters: tuple[int, ...]


class BallotResult(Event, frozen=True, tag="ballot_result"):
    """Who voted how; 1 is expel (AE-7.33)."""

    seat: int
    votes: tuple[tuple[int, bool], ...]


class SeatExpelled(Event, frozen=True, tag="seat_expelled"):
    """A candidate is out of the cycle, and all this burned (AE-7.35)."""

    seat: int
    by_referee: bool
    hand: tuple[int, ...]
    votes: tuple[tuple[int, int], ...]
    fixed: tuple[tuple[int, int], ...]


class SeatKept(Event, frozen=True, tag="seat_kept"):
    """The table keeps the candidate (AE-7.33)."""

    seat: int


class SeatResigned(Event, frozen=True, tag="seat_resigned"):
    """A candidate's regions are recorded and they have left the cycle (AE-10.17)."""

    seat: int
    cycle: int
    votes: int
    """-1 where it is not to be read any more."""
    hand: tuple[int, ...]


class FeePaid(Event, frozen=True, tag="fee_paid"):
    """Vote cards were handed over, each with the region it came from (AE-7.43)."""

    payer: int
    receiver: int
    cards: tuple[tuple[int, int], ...]


class FeeSpread(Event, frozen=True, tag="fee_spread"):
    """The takings lie on regions; the rest burned (AE-7.48, AE-7.50)."""

    seat: int
    places: tuple[tuple[int, int], ...]
    burned: tuple[int, ...]


class DealOffered(Event, frozen=True, tag="deal_offered"):
    """A Deal is on the tray (AE-8.01)."""

    owner: int
    partner: int
    mine: int
    yours: int


class DealCountered(Event, frozen=True, tag="deal_countered"):
    """The partner would bring another region (AE-8.25)."""

    partner: int
    region: int


class InterferenceLaid(Event, frozen=True, tag="interference_laid"):
    """Somebody attacks the offer (AE-8.09)."""

    seat: int
    card: int
    owner: int


class DealBlocked(Event, frozen=True, tag="deal_blocked"):
    """A partner cannot be asked any more in this move (AE-8.12)."""

    owner: int
    partner: int


class DealBroken(Event, frozen=True, tag="deal_broken"):
    """The Deal is off (AE-8.11)."""

    owner: int
    by: int


class DealRefused(Event, frozen=True, tag="deal_refused"):
    """No Deal; the card burns (AE-8.17)."""

    owner: int
    partner: int


class DealDone(Event, frozen=True, tag="deal_done"):
    """Two regions were recorded for both, and closed (AE-8.19)."""

    owner: int
    partner: int
    mine: int
    yours: int
    turns: int
    """How many turns of the match had begun: the sum is read until the next one does."""
    votes: int
    """-1 where it is not to be read any more."""


class BoardOpened(Event, frozen=True, tag="board_opened"):
    """A Secret Session: its holder alone reads the totals (AE-10.15)."""

    seat: int
    totals: tuple[int, ...] = ()


class BoardClosed(Event, frozen=True, tag="board_closed"):
    """The curtain is closed again."""

    seat: int


class LookClosed(Event, frozen=True, tag="look_closed"):
    """An Inspection is over."""

    seat: int


class CardTaken(Event, frozen=True, tag="card_taken"):
    """A card went from the play area into a hand (AE-10.26)."""

    seat: int
    card: int


class CardWasted(Event, frozen=True, tag="card_wasted"):
    """A card burned without effect (AE-5.04)."""

    seat: int
    card: int


class ExtraMove(Event, frozen=True, tag="extra_move"):
    """One more move in this turn (AE-10.22)."""

    seat: int
    card: int


class HandTrimmed(Event, frozen=True, tag="hand_trimmed"):
    """Cards over the limit burned at random (AE-3.10)."""

    seat: int
    cards: tuple[int, ...]


class CommandPlayed(Event, frozen=True, tag="command_played"):
    """A Personal Command lies in the play area (AE-10.01)."""

    seat: int
    card: int


class FinalCommand(Event, frozen=True, tag="final_command"):
    """The cycle stops on the spot (AE-11.01)."""

    seat: int
    card: int


class CycleCounted(Event, frozen=True, tag="cycle_counted"):
    """A cycle is over: the totals of this cycle only (AE-2.06, AE-12.03)."""

    cycle: int
    cause: str
    by: int
    totals: tuple[int, ...]
    """By seat; empty where they are not to be read any more."""


class TableReset(Event, frozen=True, tag="table_reset"):
    """Everything goes home for the next cycle (AE-2.07)."""

    cycle: int


class PenaltyImposed(Event, frozen=True, tag="penalty_imposed"):
    """A breach costs votes (AE-13.07)."""

    seat: int
    number: int
    amount: int
    reason: str


class PenaltyRaised(Event, frozen=True, tag="penalty_raised"):
    """A penalty became dearer (AE-13.09)."""

    seat: int
    number: int
    amount: int


class PenaltyVetoed(Event, frozen=True, tag="penalty_vetoed"):
    """A penalty was taken off (AE-13.03)."""

    seat: int
    number: int


class StallWarned(Event, frozen=True, tag="stall_warned"):
    """The referee asks for a little speed (AE-3.12)."""

    seat: int


class ExpulsionWaits(Event, frozen=True, tag="expulsion_waits"):
    """The referee has expelled somebody; it takes effect when this is settled (AE-D64)."""

    seat: int


class TableConsulted(Event, frozen=True, tag="table_consulted"):
    """The referee asks all candidates."""

    question: str


class ConsultTallied(Event, frozen=True, tag="consult_tallied"):
    """What the candidates think, for the referee (AE-13.03)."""

    question: str
    yes: int
    no: int


class SignalInterpreted(Event, frozen=True, tag="signal_interpreted"):
    """What the referee takes a signal to mean (AE-13.06)."""

    text: str


class BreachCalled(Event, frozen=True, tag="breach_called"):
    """Somebody accuses a candidate (AE-13.12)."""

    accuser: int
    accused: int
    reason: str


class BreachResult(Event, frozen=True, tag="breach_result"):
    """What the table made of it (AE-13.12)."""

    accused: int
    breach: int
    fine: int


class MatchEnded(Event, frozen=True, tag="match_ended"):
    """The Register is opened: cumulative totals and places, by seat (AE-12.05)."""

    totals: tuple[int, ...]
    places: tuple[int, ...]
