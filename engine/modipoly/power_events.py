"""What happens in Tihar, to cards, governments and at the end, in the past tense.

`seat`, `giver`, `owner` and the like are seats, -1 the Treasury or nobody; deeds, cards, roles and meters are
numbers of `cards`, and -1 stands for a card seen only from the back. Amounts are crores, tokens and weights.
"""

from __future__ import annotations

from engine.core.events import Event
from engine.modipoly.records import Hammer, Verdict

FACE_DOWN = -1


class Jailed(Event, frozen=True, tag="jailed"):
    """To Tihar; `why` is uapa, card, agency or doubles (MP-12.01)."""

    seat: int
    why: str


class StaysInTihar(Event, frozen=True, tag="stays_in_tihar"):
    """No doubles, no money (MP-12.04)."""

    seat: int


class Released(Event, frozen=True, tag="released"):
    """Out of Tihar; `how` is bail, doubles, bjp or chair (MP-12.02)."""

    seat: int
    how: str


class Joined(Event, frozen=True, tag="joined"):
    """A new member; the party congratulates (MP-12.15)."""

    seat: int
    pm: int


class Refused(Event, frozen=True, tag="refused"):
    """The Government Employee refused, and nothing happened (MP-12.26)."""

    seat: int


class OrdinanceDrawn(Event, frozen=True, tag="ordinance_drawn"):
    """The PM drew an ordinance; only the PM sees which (MP-13.01)."""

    seat: int
    card: int


class OrdinanceHeld(Event, frozen=True, tag="held"):
    """It went into the hand (MP-13.02)."""

    seat: int
    card: int


class OrdinanceLapsed(Event, frozen=True, tag="lapsed"):
    """An ordinance went away face down (MP-13.08)."""

    seat: int
    card: int


class OrdinanceShown(Event, frozen=True, tag="enacted"):
    """An ordinance is being enacted (MP-13.09)."""

    seat: int
    card: int


class OrdinanceStayed(Event, frozen=True, tag="stayed"):
    """A PIL stayed it (MP-16.05)."""

    seat: int
    card: int


class HandPassed(Event, frozen=True, tag="hand_passed"):
    """The office's ordinances went to the new PM (MP-10.32)."""

    giver: int
    taker: int
    cards: tuple[int, ...]


class DeckRenewed(Event, frozen=True, tag="deck_renewed"):
    """A discard pile was shuffled into a new deck (MP-13.11)."""

    deck: str
    count: int


class NewsRead(Event, frozen=True, tag="news"):
    """A Godi Media card (MP-13.12)."""

    card: int
    reader: int


class NewsDiverted(Event, frozen=True, tag="diverted"):
    """It hits the devoted instead of the PM (MP-13.14)."""

    pm: int
    devoted: int


class Targeted(Event, frozen=True, tag="targeted"):
    """A card was pointed at somebody or something (MP-13.21)."""

    by: int
    seats: tuple[int, ...]
    deed: int


class Fined(Event, frozen=True, tag="fined"):
    """The agency took its fine (MP-13.23)."""

    seat: int
    amount: int


class Demolished(Event, frozen=True, tag="demolished"):
    """A deed is unowned again."""

    deed: int
    owner: int


class ShieldPlaced(Event, frozen=True, tag="shield_placed"):
    """The No-Trust Shield lies with the PM."""

    seat: int


class ShieldUsed(Event, frozen=True, tag="shield_used"):
    """The shield was used up instead of a vote (MP-10.02)."""

    seat: int


class Defaulted(Event, frozen=True, tag="default"):
    """The PM could not pay (MP-10.01)."""

    seat: int
    amount: int


class ConfidenceOpened(Event, frozen=True, tag="confidence_opened"):
    """A confidence vote (MP-10.01)."""

    seat: int
    amount: int


class BallotCounted(Event, frozen=True, tag="ballot"):
    """A ballot with its weight (MP-10.05)."""

    seat: int
    saves: bool
    weight: int


class ConfidenceDecided(Event, frozen=True, tag="confidence_result"):
    """Weights for and against (MP-10.12)."""

    saves: int
    topples: int


class TieBroken(Event, frozen=True, tag="tie_broken"):
    """Somebody decided a tie; `choice` is 1 for the PM, 0 against, or a seat (MP-10.14)."""

    by: int
    choice: int


class Survived(Event, frozen=True, tag="survived"):
    """The PM stays (MP-10.12)."""

    seat: int


class Fell(Event, frozen=True, tag="fell"):
    """The government has collapsed: `why` is vote, bankrupt, bandh or election (MP-10.20)."""

    seat: int
    why: str


class CandidatesStand(Event, frozen=True, tag="candidates"):
    """Who stands (MP-10.21)."""

    seats: tuple[int, ...]


class Nominated(Event, frozen=True, tag="nominated"):
    """A third candidate (MP-10.22)."""

    by: int
    seat: int


class NotNominated(Event, frozen=True, tag="not_nominated"):
    """The Oligarch nominates nobody."""

    by: int


class BackingCounted(Event, frozen=True, tag="back"):
    """A ballot in a replacement vote (MP-10.26)."""

    seat: int
    candidate: int
    weight: int


class ReplacementDecided(Event, frozen=True, tag="replacement_result"):
    """Candidates with their weights."""

    candidates: tuple[int, ...]
    weights: tuple[int, ...]


class Caretaker(Event, frozen=True, tag="caretaker"):
    """Nobody could stand; the PM stays, or in the end nobody does (MP-10.23)."""

    seat: int


class SwornIn(Event, frozen=True, tag="sworn_in"):
    """A new PM (MP-10.28)."""

    seat: int


class RoleChanged(Event, frozen=True, tag="role_changed"):
    """A seat plays another card now (MP-10.28)."""

    seat: int
    role: int


class CashSet(Event, frozen=True, tag="cash_set"):
    """The fallen PM holds exactly so much (MP-10.29)."""

    seat: int
    amount: int


class ArrearsPassed(Event, frozen=True, tag="arrears"):
    """A debt that the new PM inherits (MP-10.31)."""

    creditor: int
    amount: int


class WentBankrupt(Event, frozen=True, tag="bankrupt"):
    """A seat is bankrupt (MP-14.01)."""

    seat: int


class CreditorPaid(Event, frozen=True, tag="creditor_paid"):
    """The Treasury passes a price on (MP-14.02)."""

    creditor: int
    amount: int


class PowerUsed(Event, frozen=True, tag="power_used"):
    """A role power: padyatra, strike, forward or file (MP-16)."""

    seat: int
    power: str


class DoneTalking(Event, frozen=True, tag="done"):
    """A seat has nothing more to say (MP-10.04)."""

    seat: int


class PromiseTold(Event, frozen=True, tag="promise"):
    """A promise was kept or broken (MP-4.13)."""

    by: int
    to: int
    promise: int
    kept: bool


class DeedForeclosed(Event, frozen=True, tag="foreclosed"):
    """A pledged deed at the end (MP-15.08)."""

    deed: int
    owner: int
    amount: int
    left: int


class GameOver(Event, frozen=True, tag="game_over"):
    """The ending (MP-15.01)."""

    ending: str


class WinnersNamed(Event, frozen=True, tag="winners"):
    """Who wins, by which rule (MP-15.10)."""

    verdicts: tuple[Verdict, ...]


class SlipsDeclassified(Event, frozen=True, tag="slips_declassified"):
    """Every slip of every bond (MP-6.12)."""

    bonds: tuple[Hammer, ...]
