"""How Tihar, cards, governments and the end are told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.modipoly import power_events as power
from engine.modipoly.cards import TIHAR, TREASURY
from game.table.modipoly.board import flights, geometry
from game.table.modipoly.board.faces import CardFace
from game.table.modipoly.board.telling import concerns, heard, teller
from game.table.modipoly.house.counting import lobby_of
from game.table.modipoly.names import BACK_NEWS, BACK_ORDINANCE, badge, pawn_piece, role_picture
from game.table.timeline import Step, Timeline, call, glide, settle, stagger, then, wait

if TYPE_CHECKING:
    from game.table.modipoly.scene import ModipolyScene

READ = 1.25
"""Seconds a card is held up to be read, at normal speed."""
DECK, ENACTED = geometry.DECK.center, geometry.ENACTED_PILE
SLIP = "modipoly/table/bid_slip"
LOUD = 380.0
"""How wide a stamp is that the whole table should see."""


# --- Tihar ------------------------------------------------------------------------------------------


@teller.tells(power.Jailed)
def jailed(event: power.Jailed, scene: ModipolyScene) -> Timeline:
    """Straight there, past nothing, collecting nothing."""
    piece = scene.table.pieces.get(pawn_piece(event.seat))
    door = call(lambda: scene.sound("jail-door", -0.6))
    if piece is None:
        return then(door, wait(0.3))
    inmates = [seat for seat in scene.shown.pawns if scene.shown.commands[seat].tihar]
    cell = geometry.pawn_pose(TIHAR, len(inmates), len(inmates) + 1, jailed=True)
    return then(glide(piece, cell, 0.42, 30.0), settle(piece, cell, 0.06), door, wait(0.22))


@teller.tells(power.Released)
def released(event: power.Released, scene: ModipolyScene) -> Timeline:
    """Out, onto the strip before the bars."""
    piece = scene.table.pieces.get(pawn_piece(event.seat))
    if piece is None or scene.shown.commands[event.seat].at != TIHAR:
        return then(wait(0.1))
    strip = geometry.pawn_pose(TIHAR, 0, 1)
    opened = call(lambda: scene.sound("key-turn", -0.6))
    return then(opened, glide(piece, strip, 0.24, 8.0), settle(piece, strip, 0.05))


@teller.tells(power.StaysInTihar)
def stays(event: power.StaysInTihar, scene: ModipolyScene) -> Step:
    """Another day."""
    return wait(0.3 if concerns(scene, event.seat) else 0.1)


@teller.tells(power.Joined)
def joined(event: power.Joined, scene: ModipolyScene) -> Timeline:
    """A new member; the party is moved."""
    at = flights.middle(scene, event.seat)
    return flights.stamp(scene, "joined", at, "crowd-applause", 0.4, 180.0)


# --- ordinances and news ----------------------------------------------------------------------------


@teller.tells(power.OrdinanceDrawn)
def drawn(event: power.OrdinanceDrawn, scene: ModipolyScene) -> Timeline:
    """A back goes to the PM."""
    end = flights.tab(scene, event.seat)
    return flights.backs(scene, 1, DECK, end, "card-deal")


@teller.tells(power.OrdinanceLapsed)
def lapsed(event: power.OrdinanceLapsed, scene: ModipolyScene) -> Timeline:
    """Away with it, face down."""
    start = flights.tab(scene, event.seat)
    return flights.backs(scene, 1, start, DECK, "paper-rustle")


@teller.tells(power.OrdinanceShown)
def enacted(event: power.OrdinanceShown, scene: ModipolyScene) -> Timeline:
    """Read out, and onto the pile."""
    face = CardFace("ordinance", event.card)
    start = flights.tab(scene, event.seat)
    return flights.read_out(scene, face, BACK_ORDINANCE, start, ENACTED, "ordinance", READ)


@teller.tells(power.NewsRead)
def news(event: power.NewsRead, scene: ModipolyScene) -> Timeline:
    """Breaking, as always."""
    face = CardFace("news", event.card)
    start = geometry.NEWS_DECK.center
    return flights.read_out(scene, face, BACK_NEWS, start, geometry.READ_PILE, "breaking-jingle", READ)


@teller.tells(power.OrdinanceStayed)
def stayed(event: power.OrdinanceStayed, scene: ModipolyScene) -> Timeline:
    """The Court coughs."""
    return flights.stamp(scene, "stayed", ENACTED.center, "gavel", 0.4, 150.0)


@teller.tells(power.HandPassed)
def hand_passed(event: power.HandPassed, scene: ModipolyScene) -> Timeline:
    """The office's papers go to the new office-holder."""
    start, end = flights.tab(scene, event.giver), flights.tab(scene, event.taker)
    return flights.backs(scene, len(event.cards), start, end)


@teller.tells(power.DeckRenewed)
def renewed(event: power.DeckRenewed, scene: ModipolyScene) -> Timeline:
    """A pile becomes a deck."""
    pile, deck, back = (
        (geometry.READ_PILE, geometry.NEWS_DECK, BACK_NEWS)
        if event.deck == "news"
        else (ENACTED, geometry.DECK, BACK_ORDINANCE)
    )
    flight = flights.fly(
        scene, back, (pile.width, pile.height), pile.center, deck.center, "card-shuffle", 0.34
    )
    return then(flight, wait(0.1))


@teller.tells(power.Targeted)
def targeted(event: power.Targeted, scene: ModipolyScene) -> Timeline:
    """The card points at somebody: their badge comes up for a moment."""
    start = flights.READING.at
    marks = [
        flights.fly(scene, badge(seat), (46.0, 46.0), start, flights.tab(scene, seat), "stamp", 0.3)
        for seat in event.seats
    ]
    return then(stagger(marks, 0.12), wait(0.12))


@teller.tells(power.Demolished)
def demolished(event: power.Demolished, scene: ModipolyScene) -> Timeline:
    """The deed is nobody's again."""
    start, end = flights.deeds(scene, event.owner), flights.space_of(event.deed)
    return then(flights.deed(scene, event.deed, start, end, "takeover", 0.4), wait(0.15))


@teller.tells(power.ShieldPlaced)
def shield(event: power.ShieldPlaced, scene: ModipolyScene) -> Timeline:
    """Raised before anybody asks."""
    return heard(scene, "shield-up", 0.3)


@teller.tells(power.ShieldUsed)
def shield_used(event: power.ShieldUsed, scene: ModipolyScene) -> Timeline:
    """And broken instead of a vote."""
    return flights.stamp(scene, "shield", flights.middle(scene, event.seat), "shield-break", 0.4)


# --- governments ------------------------------------------------------------------------------------


@teller.tells(power.Defaulted)
def defaulted(event: power.Defaulted, scene: ModipolyScene) -> Timeline:
    """The coalition was not paid."""
    return heard(scene, "deficit-sting", 0.5)


@teller.tells(power.ConfidenceOpened, power.CandidatesStand)
def division(event: Any, scene: ModipolyScene) -> Timeline:
    """The bell calls everybody in."""
    return heard(scene, "division-bell", 0.5)


@teller.tells(power.BallotCounted, power.BackingCounted)
def ballot(event: Any, scene: ModipolyScene) -> Timeline:
    """A ballot into its lobby, or into the bowl while none is open; what it says is said at the top."""
    lobby = scene.table.places.get(lobby_of(event))
    end = geometry.BOWL.center if lobby is None else lobby.rect.center
    start = flights.tab(scene, event.seat)
    return then(flights.fly(scene, SLIP, flights.SLIP, start, end, "ballot-place", 0.24), wait(0.1))


@teller.tells(power.ConfidenceDecided, power.ReplacementDecided, power.TieBroken)
def counted(event: Any, scene: ModipolyScene) -> Timeline:
    """The figures are read."""
    return heard(scene, "gavel", 0.5)


@teller.tells(power.Survived)
def survived(event: power.Survived, scene: ModipolyScene) -> Timeline:
    """Still there."""
    return flights.stamp(scene, "saved", flights.READING.at, "crowd-applause", 0.6, LOUD)


@teller.tells(power.Fell)
def fell(event: power.Fell, scene: ModipolyScene) -> Timeline:
    """The government has collapsed."""
    word, sound = ("bandh", "bandh") if event.why == "bandh" else ("fell", "takeover")
    return flights.stamp(scene, word, flights.READING.at, sound, 0.9, LOUD)


@teller.tells(power.Nominated)
def nominated(event: power.Nominated, scene: ModipolyScene) -> Timeline:
    """A third name from the back of the room."""
    start, end = flights.tab(scene, event.by), flights.tab(scene, event.seat)
    return then(flights.fly(scene, badge(event.seat), (44.0, 44.0), start, end, "stamp", 0.34), wait(0.15))


@teller.tells(power.SwornIn)
def sworn_in(event: power.SwornIn, scene: ModipolyScene) -> Timeline:
    """The chair has somebody in it; the Treasury box nods."""
    start, end = geometry.TREASURY.center, flights.tab(scene, event.seat)
    seal = flights.fly(scene, "modipoly/table/bond_envelope", (60.0, 39.0), start, end, "sworn-in", 0.45)
    return then(seal, flights.stamp(scene, "sworn-in", flights.READING.at, "crowd-cheer", 0.6, LOUD))


@teller.tells(power.RoleChanged)
def role_changed(event: power.RoleChanged, scene: ModipolyScene) -> Timeline:
    """Another card before a seat."""
    start, end = geometry.VOTING.center, flights.purse(scene, event.seat)
    return flights.fly(scene, role_picture(event.role), (62.0, 86.8), start, end, "card-place", 0.36)


@teller.tells(power.CashSet)
def cash_set(event: power.CashSet, scene: ModipolyScene) -> Timeline:
    """Whatever is more than the pension goes back."""
    amount = scene.shown.commands[event.seat].cash - event.amount
    giver, taker = (event.seat, TREASURY) if amount >= 0 else (TREASURY, event.seat)
    return flights.cash(scene, abs(amount), giver, taker)


@teller.tells(power.CreditorPaid)
def creditor_paid(event: power.CreditorPaid, scene: ModipolyScene) -> Timeline:
    """The Treasury passes a price on."""
    return flights.cash(scene, event.amount, TREASURY, event.creditor)


@teller.tells(power.WentBankrupt)
def bankrupt(event: power.WentBankrupt, scene: ModipolyScene) -> Timeline:
    """The stamp comes down."""
    return flights.stamp(scene, "bankrupt", flights.middle(scene, event.seat), "deficit-sting", 0.6)


@teller.tells(power.PowerUsed)
def power_used(event: power.PowerUsed, scene: ModipolyScene) -> Timeline:
    """A role does what only it can do."""
    at = flights.middle(scene, event.seat)
    return flights.stamp(scene, event.power, at, "stamp", 0.25, 180.0)


@teller.tells(power.DeedForeclosed)
def foreclosed(event: power.DeedForeclosed, scene: ModipolyScene) -> Timeline:
    """A pledged deed goes under the hammer."""
    start, end = flights.deeds(scene, event.owner), geometry.TREASURY.center
    return flights.deed(scene, event.deed, start, end, "gavel")


@teller.tells(power.GameOver)
def over(event: power.GameOver, scene: ModipolyScene) -> Timeline:
    """The last line of the term."""
    sounds = {"bandh": "bandh", "reelected": "re-election"}
    return heard(scene, sounds.get(event.ending, "adjourned"), 1.0)


@teller.tells(power.Refused, power.NewsDiverted, power.NotNominated, power.Caretaker)
def said(event: Any, scene: ModipolyScene) -> Step:
    """Something is said, and there is a moment to hear it."""
    return wait(0.4)


@teller.tells(
    power.OrdinanceHeld,
    power.Fined,
    power.ArrearsPassed,
    power.DoneTalking,
    power.PromiseTold,
    power.WinnersNamed,
    power.SlipsDeclassified,
)
def noted(event: Any, scene: ModipolyScene) -> Step:
    """A line in the record; what moves comes with the events after it."""
    return wait(0.06)
