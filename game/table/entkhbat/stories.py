"""How events of Al-Entkhbat are told: cards fly from whoever plays them to where they go."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING, Any

from engine.core.events import Event
from engine.entkhbat import events as ev
from game.space import Point
from game.table.entkhbat import layout as lay_out
from game.table.entkhbat.names import BACK, card_picture
from game.table.piece import Piece, Pose
from game.table.storyteller import Storyteller
from game.table.timeline import Step, Timeline, call, glide, settle, stagger, then, wait

if TYPE_CHECKING:
    from game.table.entkhbat.scene import EntkhbatScene

FLIGHT = (70.0, 98.0)
_numbers = count()
teller: Storyteller[EntkhbatScene] = Storyteller()


def tell(event: Event, scene: EntkhbatScene) -> Timeline | Step:
    """The choreography of an event, with the beat at which it changes the table."""
    apply = call(lambda: scene.flow.apply(event))
    if not teller.knows(type(event)):
        return apply
    return then(teller.tell(event, scene), apply, wait(_pause(event)))


def _pause(event: Event) -> float:
    """Seconds to let what was said sink in."""
    return PAUSES.get(type(event), 0.08)


PAUSES: dict[type, float] = {
    ev.AttackAnnounced: 0.5,
    ev.InterferenceLaid: 0.5,
    ev.ReplyLaid: 0.5,
    ev.ChainClosed: 0.3,
    ev.DealOffered: 0.5,
    ev.CycleCounted: 0.5,
}


def fly(scene: EntkhbatScene, picture: str, start: Point, end: Point, sound: str = "card-slide") -> Timeline:
    """A card from here to there, and gone: what lies there afterwards is laid by the event itself."""
    number = next(_numbers)
    piece = Piece(f"flight-{number}", picture, FLIGHT, pose=Pose(*start, number % 9 - 4.0, z=600.0))

    def enter() -> None:
        scene.table.add_piece(piece)
        scene.sound(sound)

    return then(
        call(enter),
        glide(piece, Pose(*end, 0.0, z=600.0), 0.3, 24.0),
        settle(piece, Pose(*end, 0.0, z=600.0), 0.02),
        call(lambda: scene.table.take_away(piece.name)),
    )


def _play(scene: EntkhbatScene) -> Point:
    return lay_out.PLAY_AREA.center


@teller.tells(ev.CardsDrawn)
def drawn(event: ev.CardsDrawn, scene: EntkhbatScene) -> Timeline:
    """Backs from the bank to whoever draws; the own hand comes for its cards itself."""
    if event.cards and scene.own_hand_open and event.seat == scene.front:
        scene.sound("card-deal")
        return Timeline()
    end = scene.home_of(event.seat)
    return stagger([fly(scene, BACK, lay_out.BANK_AREA.center, end) for _ in range(event.count)], 0.12)


@teller.tells(ev.VotePlaced)
def placed(event: ev.VotePlaced, scene: EntkhbatScene) -> Timeline:
    """From the hand to the region; a card the own hand has just put there lies there already."""
    if scene.just_dropped(event):
        return Timeline()
    return fly(
        scene, card_picture(event.card), scene.home_of(event.seat), scene.land_at(event.region), "card-place"
    )


@teller.tells(ev.VoteShifted)
def shifted(event: ev.VoteShifted, scene: EntkhbatScene) -> Timeline:
    """From region to region."""
    if scene.just_dropped(event):
        return Timeline()
    return fly(scene, card_picture(event.card), scene.land_at(event.source), scene.land_at(event.target))


@teller.tells(ev.CardFixed)
def fixed(event: ev.CardFixed, scene: EntkhbatScene) -> Timeline:
    """Onto the region's shoulder."""
    return fly(
        scene, card_picture(event.card), scene.home_of(event.seat), scene.land_at(event.region), "card-place"
    )


@teller.tells(ev.AttackAnnounced, ev.InterferenceLaid)
def attack(event: Any, scene: EntkhbatScene) -> Timeline:
    """The card comes down on the lane."""
    seat = event.attacker if isinstance(event, ev.AttackAnnounced) else event.seat
    return fly(scene, card_picture(event.card), scene.home_of(seat), scene.lane_at(0, 0), "card-slide")


@teller.tells(ev.ReplyLaid)
def reply(event: ev.ReplyLaid, scene: EntkhbatScene) -> Timeline:
    """A word more, on its side's rail."""
    return fly(
        scene, card_picture(event.card), scene.home_of(event.seat), scene.lane_at(event.side, event.number)
    )


@teller.tells(
    ev.CardWasted, ev.CommandPlayed, ev.ExtraMove, ev.FinalCommand, ev.ObjectionBurned, ev.CardBurnedBlind
)
def to_play(event: Any, scene: EntkhbatScene) -> Timeline:
    """Face up into the play area."""
    return fly(scene, card_picture(event.card), scene.home_of(event.seat), _play(scene))


@teller.tells(ev.ImmunityPlaced)
def immunity(event: ev.ImmunityPlaced, scene: EntkhbatScene) -> Timeline:
    """Onto the easel."""
    end = lay_out.OWN_EASEL.center if event.seat == scene.front else scene.home_of(event.seat)
    return fly(scene, card_picture(event.card), scene.home_of(event.seat), end)


@teller.tells(ev.VotesBurned)
def burned(event: ev.VotesBurned, scene: EntkhbatScene) -> Timeline:
    """One after the other through the brazier."""
    fire = lay_out.BRAZIER_AREA.center
    return stagger(
        [fly(scene, card_picture(card), scene.land_at(region), fire, "burn") for card, region in event.cards],
        0.15,
    )


@teller.tells(ev.FeePaid)
def paid(event: ev.FeePaid, scene: EntkhbatScene) -> Timeline:
    """Votes walk over to whoever collects."""
    end = scene.home_of(event.receiver)
    return stagger(
        [fly(scene, card_picture(card), scene.land_at(region), end) for card, region in event.cards], 0.12
    )


@teller.tells(ev.FeeSpread)
def spread(event: ev.FeeSpread, scene: EntkhbatScene) -> Timeline:
    """And are housed."""
    start = scene.home_of(event.seat)
    return stagger(
        [fly(scene, card_picture(card), start, scene.land_at(region)) for card, region in event.places], 0.12
    )


@teller.tells(ev.HandsSwapped)
def swapped(event: ev.HandsSwapped, scene: EntkhbatScene) -> Timeline:
    """Two hands pass each other."""
    one, other = scene.home_of(event.one), scene.home_of(event.other)
    return stagger([fly(scene, BACK, one, other), fly(scene, BACK, other, one)] * 2, 0.1)


@teller.tells(ev.CardTaken)
def taken(event: ev.CardTaken, scene: EntkhbatScene) -> Timeline:
    """Out of the play area into a hand."""
    return fly(scene, card_picture(event.card), _play(scene), scene.home_of(event.seat))


@teller.tells(ev.HandTrimmed)
def trimmed(event: ev.HandTrimmed, scene: EntkhbatScene) -> Timeline:
    """Too many: they burn."""
    start = scene.home_of(event.seat)
    return stagger([fly(scene, card_picture(card), start, _play(scene)) for card in event.cards], 0.12)


@teller.tells(
    ev.ChainClosed,
    ev.DealOffered,
    ev.DealDone,
    ev.SeatJailed,
    ev.SeatSilenced,
    ev.RegionTaken,
    ev.CycleCounted,
    ev.DealRefused,
    ev.DealBroken,
    ev.SeatResigned,
    ev.SeatExpelled,
)
def seen(event: Event, scene: EntkhbatScene) -> Timeline:
    """Nothing flies: a stamp comes down, and there is a moment to read it."""
    sound = SOUNDS.get(type(event))
    return then(call(lambda: scene.sound(sound)), wait(0.35)) if sound else then(wait(0.25))


SOUNDS: dict[type, str] = {ev.DealDone: "deal-struck", ev.SeatJailed: "jail-door", ev.RegionTaken: "takeover"}
