"""Everything a candidate or a referee can say in Al-Entkhbat.

Cards are faces of `cards`, places region numbers.

`named` is what a Joker is announced as (AE-5.02); -1 where the card is no Joker, or nothing was said.
"""

from __future__ import annotations

from typing import Annotated, ClassVar, Final

from msgspec import Meta

from engine.core.asking import Answer

A_REGION: Final = 40
"""What a Joker can never be (AE-5.10)."""
EXPEL: Final = "expel"
KEEP: Final = "keep"
NO_SUCH_CARD: Final = 41
"""Something that is not in the deck at all (AE-5.09)."""

Face = Annotated[int, Meta(ge=0, lt=40)]
Card = Annotated[int, Meta(ge=0, lt=80)]
"""A card on the table: a face, or a face plus 40 for a Joker that stands for it."""
Named = Annotated[int, Meta(ge=-1, le=41)]
Place = Annotated[int, Meta(ge=0, lt=25)]
MaybePlace = Annotated[int, Meta(ge=-1, lt=25)]
Chair = Annotated[int, Meta(ge=0, lt=6)]
MaybeChair = Annotated[int, Meta(ge=-1, lt=6)]
VoteAt = tuple[Card, MaybePlace]
"""A vote card and the region it lies on; -1 where it was not said."""
VotesAt = Annotated[tuple[VoteAt, ...], Meta(max_length=36)]


class DraftRegion(Answer, frozen=True, tag="draft_region"):
    """Take one of the regions that are left (AE-1.04)."""

    region: Place


class DrawTwo(Answer, frozen=True, tag="draw_two"):
    """Draw the two cards a turn begins with (AE-3.01)."""


class PlaceVote(Answer, frozen=True, tag="place_vote"):
    """Lay a vote card on an open region of one's own (AE-4.01)."""

    card: Face
    region: Place
    named: Named = -1


class ShiftVote(Answer, frozen=True, tag="shift_vote"):
    """Move a vote card between two regions of one's own (AE-4.05)."""

    card: Card
    source: Place
    target: Place


class TakeBackVote(Answer, frozen=True, tag="take_back_vote"):
    """Pick a placed card up again: never allowed, so that it can be refused in words (AE-4.03)."""

    card: Card
    region: Place


class PlayAttack(Answer, frozen=True, tag="play_attack"):
    """A General Command other than Deal (AE-7.01); `region` for a Takeover, no target for Filing Fees."""

    card: Face
    target: MaybeChair = -1
    region: MaybePlace = -1
    named: Named = -1


class OfferDeal(Answer, frozen=True, tag="offer_deal"):
    """Offer a Deal (AE-8.01); the regions are named with open picks only (AE-8.05)."""

    card: Face
    partner: Chair
    mine: MaybePlace = -1
    yours: MaybePlace = -1
    named: Named = -1


class PlayPersonal(Answer, frozen=True, tag="play_personal"):
    """A Personal Command (AE-10.01); `region` for what is fixed, `pick` for Finders Keepers."""

    card: Face
    region: MaybePlace = -1
    pick: Annotated[int, Meta(ge=-1, lt=40)] = -1
    named: Named = -1


class PlayFinal(Answer, frozen=True, tag="play_final"):
    """A Final Command (AE-11.01)."""

    card: Face
    named: Named = -1


class WasteCard(Answer, frozen=True, tag="waste_card"):
    """Throw a card away on purpose, for a move (AE-5.05)."""

    card: Face


class EndTurn(Answer, frozen=True, tag="end_turn"):
    """End the turn early (AE-3.05)."""


class Reply(Answer, frozen=True, tag="reply"):
    """A Reaction, sealed (AE-6.11).

    `from_table` stands for the one Tough Luck that answers everybody's fees (option `fees_tough_luck`).
    """

    card: Face
    named: Named = -1
    from_table: bool = False


class Pass(Answer, frozen=True, tag="pass"):
    """Nothing to add in this window (AE-6.24)."""


class BurnVotes(Answer, frozen=True, tag="burn_votes"):
    """The vote cards that burn (AE-4.11)."""

    cards: VotesAt


class PickBlind(Answer, frozen=True, tag="pick_blind"):
    """A position in the fanned hand, from 1 (AE-7.24)."""

    position: Annotated[int, Meta(ge=-1_000, le=1_000)]


class Close(Answer, frozen=True, tag="close"):
    """End a private look (AE-7.12, AE-10.15)."""


class ChooseRegion(Answer, frozen=True, tag="choose_region"):
    """The region a reflected Takeover takes (AE-7.23)."""

    region: Place


class Vote(Answer, frozen=True, tag="vote"):
    """A sealed vote of No Confidence: `expel` or `keep`, and nothing else (AE-7.32)."""

    choice: Annotated[str, Meta(max_length=20)]

    @property
    def expel(self) -> bool:
        """True for a vote to expel."""
        return self.choice == EXPEL


class PayFee(Answer, frozen=True, tag="pay_fee"):
    """The vote cards that pay Filing Fees (AE-7.43)."""

    cards: VotesAt


class SpreadFee(Answer, frozen=True, tag="spread_fee"):
    """Where the takings go; cards that are not named burn (AE-7.48, AE-7.50)."""

    places: VotesAt


class Interfere(Answer, frozen=True, tag="interfere"):
    """Deal's Off or Deal Switch on somebody else's offer, sealed (AE-8.06)."""

    card: Face
    named: Named = -1


class ReofferDeal(Answer, frozen=True, tag="reoffer_deal"):
    """Offer the Deal to somebody else after a Switch (AE-8.13)."""

    partner: Chair
    mine: MaybePlace = -1
    yours: MaybePlace = -1


class AcceptDeal(Answer, frozen=True, tag="accept_deal"):
    """Accept, with the region asked for or another (AE-8.16, AE-8.25); none with sealed picks."""

    region: MaybePlace = -1


class RefuseDeal(Answer, frozen=True, tag="refuse_deal"):
    """Say no (AE-8.17)."""


class WasteInterference(Answer, frozen=True, tag="waste_interference"):
    """Say no by burning a Deal's Off or a Deal Switch (AE-8.18)."""

    card: Face
    named: Named = -1


class Shake(Answer, frozen=True, tag="shake"):
    """Shake on the partner's other region (AE-8.25)."""


class WalkAway(Answer, frozen=True, tag="walk_away"):
    """Leave the partner's other region where it is (AE-8.25)."""


class PickRegion(Answer, frozen=True, tag="pick_region"):
    """The region one brings to a Deal, sealed (AE-8.05)."""

    region: Place


class Continue(Answer, frozen=True, tag="continue"):
    """On with the next cycle (AE-2.12)."""


class ImposePenalty(Answer, frozen=True, tag="impose_penalty"):
    """The referee fines a breach (AE-13.07)."""

    interrupts: ClassVar[bool] = True
    seat: Chair
    reason: str = "other"


class RaisePenalty(Answer, frozen=True, tag="raise_penalty"):
    """The referee makes a penalty dearer (AE-13.09); `number` counts the candidate's in this cycle from 1."""

    interrupts: ClassVar[bool] = True
    seat: Chair
    number: Annotated[int, Meta(ge=0, le=1000)]
    to: Annotated[int, Meta(ge=0, le=1_000_000)]


class VetoPenalty(Answer, frozen=True, tag="veto_penalty"):
    """The referee takes a penalty off (AE-13.03)."""

    interrupts: ClassVar[bool] = True
    seat: Chair
    number: Annotated[int, Meta(ge=0, le=1000)]


class Expel(Answer, frozen=True, tag="expel"):
    """The referee expels a candidate from the cycle (AE-13.09)."""

    interrupts: ClassVar[bool] = True
    seat: Chair


class Warn(Answer, frozen=True, tag="warn"):
    """The referee warns whoever stalls (AE-3.12)."""

    interrupts: ClassVar[bool] = True
    seat: Chair


class CloseTurn(Answer, frozen=True, tag="close_turn"):
    """The referee ends a stalling turn (AE-13.13)."""

    interrupts: ClassVar[bool] = True
    seat: Chair


class Consult(Answer, frozen=True, tag="consult"):
    """The referee asks all candidates (AE-13.03)."""

    interrupts: ClassVar[bool] = True
    question: Annotated[str, Meta(max_length=200)]


class Opinion(Answer, frozen=True, tag="opinion"):
    """A candidate's sealed answer to the referee (AE-13.03)."""

    yes: bool


class Interpret(Answer, frozen=True, tag="interpret"):
    """What the referee takes a signal to mean (AE-13.06)."""

    interrupts: ClassVar[bool] = True
    text: Annotated[str, Meta(max_length=200)]


class CallBreach(Answer, frozen=True, tag="call_breach"):
    """A person accuses another candidate of a breach (AE-13.12)."""

    interrupts: ClassVar[bool] = True
    seat: Chair
    reason: str = "other"


class VoteBreach(Answer, frozen=True, tag="vote_breach"):
    """A sealed vote on an accusation (AE-13.12)."""

    breach: bool


AnyAnswer = (
    DraftRegion
    | DrawTwo
    | PlaceVote
    | ShiftVote
    | TakeBackVote
    | PlayAttack
    | OfferDeal
    | PlayPersonal
    | PlayFinal
    | WasteCard
    | EndTurn
    | Reply
    | Pass
    | BurnVotes
    | PickBlind
    | Close
    | ChooseRegion
    | Vote
    | PayFee
    | SpreadFee
    | Interfere
    | ReofferDeal
    | AcceptDeal
    | RefuseDeal
    | WasteInterference
    | Shake
    | WalkAway
    | PickRegion
    | Continue
    | ImposePenalty
    | RaisePenalty
    | VetoPenalty
    | Expel
    | Warn
    | CloseTurn
    | Consult
    | Opinion
    | Interpret
    | CallBreach
    | VoteBreach
)
