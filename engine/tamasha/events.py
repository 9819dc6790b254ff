"""Everything that can happen in Election Tamasha, in the past tense.

`party` and `command` are 0 for Purple and 1 for Yellow; cards and constituencies are numbers of
`cards`. Amounts are Rs. crore, Pawns and VoteBank Coins. `-1` stands for a card seen only from
the back.
"""

from __future__ import annotations

from engine.core.events import Event

FACE_DOWN = -1


class KundaliDrawn(Event, frozen=True, tag="kundali_drawn"):
    """The survey of this election (ET-2.07)."""

    card: int


class CoinsPlaced(Event, frozen=True, tag="coins_placed"):
    """Starting votes, by constituency in board order (ET-2.08)."""

    purple: tuple[int, ...]
    yellow: tuple[int, ...]


class DeckShuffled(Event, frozen=True, tag="deck_shuffled"):
    """A pile was shuffled.

    `deck` is candyneta, yellow_pile, rest, campaign, big_campaign or breaking_news.
    """

    deck: str
    count: int


class NetaRevealed(Event, frozen=True, tag="neta_revealed"):
    """The top candidate was turned up (ET-3.02)."""

    party: int
    neta: int


class NetaPlaced(Event, frozen=True, tag="neta_placed"):
    """A candidate took its seat (ET-3.03, ET-3.06)."""

    party: int
    neta: int
    constituency: int


class NetaSetAside(Event, frozen=True, tag="neta_set_aside"):
    """A late arrival went to the side pile (ET-3.05)."""

    party: int
    neta: int


class BollyWaiting(Event, frozen=True, tag="bolly_waiting"):
    """Miss Bolly waits to be told where to go (ET-3.06)."""

    command: int


class PileFormed(Event, frozen=True, tag="pile_formed"):
    """Yellow's pile: side pile and unrevealed cards together (ET-3.08)."""

    count: int


class SwapCardsDealt(Event, frozen=True, tag="swap_cards_dealt"):
    """Five candidates for a party's swaps; faces for its own seats only (ET-3.11)."""

    party: int
    netas: tuple[int, ...]


class ChoiceSealed(Event, frozen=True, tag="choice_sealed"):
    """A command has sealed its BigNeta or its swaps (ET-3.14)."""

    command: int
    choice: str
    """`bigneta` or `swaps`."""


class BigNetaPlaced(Event, frozen=True, tag="bigneta_placed"):
    """A BigNeta replaced a candidate (ET-3.13)."""

    party: int
    neta: int
    constituency: int
    replaced: int


class NetaSwapped(Event, frozen=True, tag="neta_swapped"):
    """An optional swap (ET-3.16)."""

    party: int
    constituency: int
    out: int
    incoming: int


class CardsBinned(Event, frozen=True, tag="cards_binned"):
    """Unused dealt cards left the game (ET-3.21)."""

    party: int
    count: int


class ResourcesPlaced(Event, frozen=True, tag="resources_placed"):
    """A candidate received the Funds and Pawns printed on its card (ET-3.23)."""

    party: int
    constituency: int
    funds: int
    pawns: int


class TicketPaid(Event, frozen=True, tag="ticket_paid"):
    """A candidate paid its ticket into the chest (ET-3.24, ET-3.25)."""

    command: int
    constituency: int
    amount: int


class ChestBalance(Event, frozen=True, tag="chest_balance"):
    """What the chest holds now; for its own seats, or all under `show_cpf = open` (ET-D10)."""

    command: int
    total: int


class ArsenalDrawn(Event, frozen=True, tag="arsenal_drawn"):
    """A command's cards; faces for its own seats only, envelopes for nobody (ET-3.28 to 3.30)."""

    command: int
    campaign: tuple[int, ...]
    big: tuple[int, ...]
    news: int
    """How many envelopes."""


class CampaignPlayed(Event, frozen=True, tag="campaign_played"):
    """A Campaign was paid and brought votes (ET-4.11, ET-4.13)."""

    command: int
    card: int
    constituency: int
    seat_funds: int
    chest_funds: int
    pawns: int
    votes: int


class BigPlayed(Event, frozen=True, tag="big_played"):
    """A Big Campaign was paid and brought votes; `opening` for the opening speech (ET-4.04, ET-4.15)."""

    command: int
    card: int
    constituency: int
    seat_funds: int
    chest_funds: int
    pawns: int
    votes: int
    opening: bool


class NewsOffered(Event, frozen=True, tag="news_offered"):
    """An envelope lies on the news desk (ET-4.19)."""

    command: int
    slot: int


class ConstituencyNamed(Event, frozen=True, tag="constituency_named"):
    """The other side named where the envelope lands; -1 if nothing could be named (ET-4.20, ET-4.41)."""

    command: int
    constituency: int


class NewsRevealed(Event, frozen=True, tag="news_revealed"):
    """The envelope was opened and read (ET-4.21)."""

    command: int
    card: int
    constituency: int


class NewsGain(Event, frozen=True, tag="news_gain"):
    """Good news: votes and Pawns arrived, and `funds` wait to be shared out (ET-4.22 to 4.24)."""

    command: int
    constituency: int
    votes: int
    pawns: int
    funds: int


class GainSplit(Event, frozen=True, tag="gain_split"):
    """Gained Funds were shared out (ET-4.24)."""

    command: int
    constituency: int
    to_slot: int
    to_chest: int


class NewsBill(Event, frozen=True, tag="news_bill"):
    """Bad news was paid: from the slot, then from the chest (ET-4.26, ET-4.27)."""

    command: int
    constituency: int
    seat_funds: int
    seat_pawns: int
    chest: int
    unpaid: int
    """Rs. crore that nobody could pay; more than 0 loses the seat (ET-4.28)."""


class VotesLost(Event, frozen=True, tag="votes_lost"):
    """Bad news took votes (ET-4.30)."""

    command: int
    constituency: int
    amount: int


class VoteDeficit(Event, frozen=True, tag="vote_deficit"):
    """Votes that were not there went to the other side (ET-4.30)."""

    to: int
    constituency: int
    amount: int


class SeatDeclared(Event, frozen=True, tag="seat_declared"):
    """An unpaid bill lost the seat: its winner is declared at once (ET-4.28, ET-4.29)."""

    constituency: int
    winner: int


class NewsBinned(Event, frozen=True, tag="news_binned"):
    """An envelope was read and binned, since nothing could be named (ET-4.41)."""

    command: int
    card: int


class Passed(Event, frozen=True, tag="passed"):
    """A command had nothing to play (ET-4.34)."""

    command: int


class TurnEnded(Event, frozen=True, tag="turn_ended"):
    """A Prachar turn or an opening is over; `seat` is on duty for that command next (ET-1.11)."""

    command: int
    seat: int
    turn: int
    """How many Prachar turns have been completed."""


class PracharEnded(Event, frozen=True, tag="prachar_ended"):
    """The last envelope has been resolved (ET-4.36)."""


class SeatCounted(Event, frozen=True, tag="seat_counted"):
    """A constituency's result (ET-5.01 to 5.06)."""

    constituency: int
    winner: int
    decided_by: str
    """votes, funds, pawns, coin or declared."""
    purple_votes: int
    yellow_votes: int


class CoinFlipped(Event, frozen=True, tag="coin_flipped"):
    """The tie-break coin (ET-5.04)."""

    constituency: int
    winner: int


class CountDone(Event, frozen=True, tag="count_done"):
    """Row A of the sheet: constituencies initially won (ET-6.06)."""

    purple: int
    yellow: int


class SaudaOpened(Event, frozen=True, tag="sauda_opened"):
    """Horse Trading opens, with rows A and B by command (ET-6.06, ET-6.07)."""

    won: tuple[int, ...]
    tradable: tuple[int, ...]


class OwnPurse(Event, frozen=True, tag="own_purse"):
    """Rows C, D and E, for the command's own seats (ET-6.08 to 6.10)."""

    command: int
    chest: int
    capacity: int
    final_sauda: int


class OfferSealed(Event, frozen=True, tag="offer_sealed"):
    """A command has chosen in this round: an offer or a closing, nobody knows (ET-6.17)."""

    command: int


class RoundRevealed(Event, frozen=True, tag="round_revealed"):
    """All offers of a round are in and both hands open (ET-6.17)."""

    round: int


class Defected(Event, frozen=True, tag="defected"):
    """A winner crossed over with the seat (ET-6.13)."""

    neta: int
    constituency: int
    to: int
    """The buying command; the candidate leaves the other one."""
    price: int


class PurseClosed(Event, frozen=True, tag="purse_closed"):
    """A purse is closed for good (ET-6.11); `by_itself` when no target was left (ET-6.17)."""

    command: int
    by_itself: bool


class SheetFinal(Event, frozen=True, tag="sheet_final"):
    """The whole sheet by command: rows A, B, C, D, E, bought, L, F moved, F printed (section 10)."""

    won: tuple[int, ...]
    tradable: tuple[int, ...]
    chest: tuple[int, ...]
    capacity: tuple[int, ...]
    final_sauda: tuple[int, ...]
    bought: tuple[int, ...]
    lost: tuple[int, ...]
    moved: tuple[int, ...]
    printed: tuple[int, ...]


class ElectionWon(Event, frozen=True, tag="election_won"):
    """The result (ET-6.15, ET-6.16)."""

    party: int
    by_initial: bool
    """True if final strengths were level and the count decided."""
