"""Openings, Campaigns and Big Campaigns: the card lands, its candidate pays, the coins arrive."""

from __future__ import annotations

from engine.tamasha import events as ev
from game.table.piece import Piece, Pose
from game.table.tamasha.layout import HAND_CARD, NOTES, PAWNS
from game.table.tamasha.names import big, campaign
from game.table.tamasha.pieces import discard_pose
from game.table.tamasha.show import Show
from game.table.tamasha.specs import card_front
from game.table.tamasha.stories.teller import teller
from game.table.timeline import Timeline, call, flip, glide, settle, then, together, wait

BACK = {"campaign": "tamasha/back/campaign", "big": "tamasha/back/big"}


@teller.tells(ev.CampaignPlayed, ev.BigPlayed)
def card_played(event: ev.CampaignPlayed | ev.BigPlayed, show: Show) -> Timeline:
    """Card to the tile, notes and Pawns to the pool, coins to the tray, card to the discards."""
    kind = "big" if isinstance(event, ev.BigPlayed) else "campaign"
    name = big(event.card) if kind == "big" else campaign(event.card)
    card = _card(show, event.command, name, kind, event.card)
    tile = show.layout.tile(event.constituency)
    spot = Pose(tile.centerx, tile.centery, angle=3.0, scale=1.02, lift=16.0, z=800.0)
    arrive = glide(card, spot, 0.32, 18.0)
    turned = flip(card) if card.pose.face < 0 else call(lambda: None)
    number = len(show.top.shown.discards)
    return then(
        show.enter(card),
        show.cue("card-slide"),
        together(arrive, turned),
        show.cue("card-place", tile.center),
        wait(0.35 if event.command == show.top.near else 0.9),
        together(pay(event, show), _to_discards(card, number, show), then(wait(0.15), gain(event, show))),
    )


def _card(show: Show, command: int, name: str, kind: str, number: int) -> Piece:
    """The card in the near hand, or one that comes out of the far planner."""
    x, y = show.planner(command)
    hidden = Pose(x, y, scale=0.3, face=-1.0, z=700.0)
    return show.piece(name, card_front(kind, number), HAND_CARD, hidden, BACK[kind])


def _to_discards(card: Piece, number: int, show: Show) -> Timeline:
    """The card flies to the well, where it goes on lying as the newest discard."""
    pose = discard_pose(show.top, number)
    return then(
        show.become(card, f"discard-{number}"),
        glide(card, pose, 0.34, 20.0),
        show.cue("card-place", pose.at),
        settle(card, pose, 0.06),
        show.rest(card),
    )


def pay(event: ev.CampaignPlayed | ev.BigPlayed, show: Show) -> Timeline:
    """The price goes back to the pool: from the tin, the crowd, and what the chest adds."""
    party = show.top.party_of(event.command)
    tin = show.in_row(event.constituency, party, NOTES)
    crowd = show.in_row(event.constituency, party, PAWNS)
    return together(
        show.notes(event.seat_funds, tin, show.pool(party, 0)),
        show.notes(event.chest_funds, show.chest(event.command), show.pool(party, 0), "chest-open"),
        show.pawns(party, event.pawns, crowd, show.pool(party, 1)),
    )


def gain(event: ev.CampaignPlayed | ev.BigPlayed, show: Show) -> Timeline:
    """Coins slide into the ballot tray."""
    party = show.top.party_of(event.command)
    coins = show.coins(party, event.constituency, event.votes, show.pool(party, 2))
    return then(coins, show.happen(event))


@teller.tells(ev.Passed)
def passed(event: ev.Passed, show: Show) -> Timeline:
    """The gavel falls."""
    return then(show.cue("gavel", show.planner(event.command)), show.happen(event), wait(0.7))


@teller.tells(ev.TurnEnded)
def turn_ended(event: ev.TurnEnded, show: Show) -> Timeline:
    """The news that was settled goes to the discards; then it is the other side's turn."""
    card = show.table.pieces.get("news")
    if card is None:
        return then(show.happen(event), wait(0.15))
    number = len(show.top.shown.discards)
    return then(together(_to_discards(card, number, show), then(wait(0.05), show.happen(event))))


@teller.tells(ev.PracharEnded)
def prachar_ended(event: ev.PracharEnded, show: Show) -> Timeline:
    """The last envelope is open."""
    return then(show.cue("bell"), show.happen(event), wait(0.9))
