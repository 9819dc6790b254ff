"""Everything a command can say in Election Tamasha. Cards and constituencies are numbers of `cards`."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from engine.core.asking import Answer

Constituency = Annotated[int, Meta(ge=0, lt=9)]
"""Board order less one: 0 is Khet Khalihan."""
Neta = Annotated[int, Meta(ge=0, lt=48)]
"""A candidate by number: 28 CandyNetas, the two BigNetas, and the fillers of scenarios."""
Campaign = Annotated[int, Meta(ge=0, lt=36)]
BigCampaign = Annotated[int, Meta(ge=0, lt=12)]
EnvelopeSlot = Annotated[int, Meta(ge=0, lt=6)]
"""Place of a sealed Breaking News among those the command still holds, from 0."""
Crores = Annotated[int, Meta(ge=0, lt=100)]
Attack = Annotated[int, Meta(ge=0, lt=31)]
Victim = Annotated[int, Meta(ge=0, lt=20)]


class PlaceBolly(Answer, frozen=True, tag="place_bolly"):
    """Seat Miss Bolly in an empty constituency (ET-3.06)."""

    constituency: Constituency


class PlaceBigNeta(Answer, frozen=True, tag="place_bigneta"):
    """Send the BigNeta to a constituency, sealed (ET-3.13, ET-3.14)."""

    constituency: Constituency


class Swap(Answer, frozen=True, tag="swap"):
    """One dealt candidate for one constituency; part of a `SwapPlan`."""

    neta: Neta
    constituency: Constituency


class SwapPlan(Answer, frozen=True, tag="swap_plan"):
    """Up to five optional swaps, sealed (ET-3.16)."""

    swaps: Annotated[tuple[Swap, ...], Meta(max_length=5)] = ()


class ProposeJoint(Answer, frozen=True, tag="propose_joint"):
    """Propose a whole swap plan for the party to the partner faction (ET-8.10)."""

    talk: ClassVar[bool] = True
    swaps: Annotated[tuple[Swap, ...], Meta(max_length=5)]


class AcceptJoint(Answer, frozen=True, tag="accept_joint"):
    """Agree to the partner's plan; that seals for both (ET-8.10, ET-D25)."""

    talk: ClassVar[bool] = True


class DeclineJoint(Answer, frozen=True, tag="decline_joint"):
    """Turn the partner's plan down (ET-8.10)."""

    talk: ClassVar[bool] = True


class StockPockets(Answer, frozen=True, tag="stock_pockets"):
    """Which Attack and Victim cards to keep, sealed (ET-7.03, ET-7.06)."""

    attacks: Annotated[tuple[Attack, ...], Meta(max_length=12)] = ()
    victims: Annotated[tuple[Victim, ...], Meta(max_length=10)] = ()


class OpeningBig(Answer, frozen=True, tag="opening_big"):
    """Open with a Big Campaign at the BigNeta's constituency (ET-4.01).

    `constituency` is named only by a wrong drop, so that it can be refused in words.
    """

    card: BigCampaign
    constituency: Constituency | None = None


class PlayCampaign(Answer, frozen=True, tag="play_campaign"):
    """Play a Campaign in the constituency printed on it (ET-4.10).

    `constituency` is named only by a wrong drop, so that it can be refused in words.
    """

    card: Campaign
    constituency: Constituency | None = None


class PlayBig(Answer, frozen=True, tag="play_big"):
    """Play a Big Campaign in any open constituency (ET-4.14)."""

    card: BigCampaign
    constituency: Constituency


class PlayNews(Answer, frozen=True, tag="play_news"):
    """Send one sealed Breaking News to the news desk (ET-4.19)."""

    slot: EnvelopeSlot


class PickBig(Answer, frozen=True, tag="pick_big"):
    """Take one of the two Big Campaigns left after the opening (ET-8.13)."""

    card: BigCampaign


class PlayAttack(Answer, frozen=True, tag="play_attack"):
    """Accuse the candidate named on the card (ET-7.11); Basic always refuses it (ET-3.32)."""

    card: Attack


class PlayVictim(Answer, frozen=True, tag="play_victim"):
    """Answer an Attack with a matching Victim card (ET-7.12)."""

    card: Victim


class TakeIt(Answer, frozen=True, tag="take_it"):
    """Let an Attack pass (ET-7.12, ET-7.13)."""


class NameConstituency(Answer, frozen=True, tag="name_constituency"):
    """Name where the other side's Breaking News lands (ET-4.20)."""

    constituency: Constituency


class SplitGain(Answer, frozen=True, tag="split_gain"):
    """Share out gained Funds: so much to the chest, the rest to the candidate (ET-4.24)."""

    to_chest: Crores


class Pass(Answer, frozen=True, tag="pass"):
    """Play nothing this turn (ET-4.34)."""


class Buy(Answer, frozen=True, tag="buy"):
    """Offer a briefcase to a winner of the other side, sealed (ET-6.02)."""

    neta: Neta


class ClosePurse(Answer, frozen=True, tag="close"):
    """Buy no more; final (ET-6.11)."""


class NameKingmaker(Answer, frozen=True, tag="name_kingmaker"):
    """Name the party's Kingmaker in a bargaining round, sealed (ET-8.34)."""

    wing: Literal["left", "right"]


AnyAnswer = (
    PlaceBolly
    | PlaceBigNeta
    | SwapPlan
    | ProposeJoint
    | AcceptJoint
    | DeclineJoint
    | StockPockets
    | OpeningBig
    | PickBig
    | PlayCampaign
    | PlayBig
    | PlayNews
    | PlayAttack
    | PlayVictim
    | TakeIt
    | NameConstituency
    | SplitGain
    | Pass
    | Buy
    | ClosePurse
    | NameKingmaker
)
