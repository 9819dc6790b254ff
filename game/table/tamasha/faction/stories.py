"""How the Faction version is told: Addas, joint plans, shared Big Campaigns, the Kingmaker, a re-election."""

from __future__ import annotations

from engine.tamasha import faction_events as ev
from engine.tamasha.cards import FACTION_CARDS, NETAS
from game.table.piece import Piece, Pose
from game.table.tamasha.faces import SlipFace
from game.table.tamasha.faction import names, seats
from game.table.tamasha.layout import HAND_CARD
from game.table.tamasha.show import Show
from game.table.tamasha.specs import card_front
from game.table.tamasha.spots import planner_spot
from game.table.tamasha.stories.nomination import deck_pose, hurry
from game.table.tamasha.stories.teller import teller
from game.table.timeline import Timeline, call, fade, flip, glide, settle, then, together, wait
from game.words import words

BACK = "tamasha/back/faction"
CROWN = "props/crown"
STAMP = (260.0, 90.0)


def slip(show: Show, name: str, text: str, seconds: float, sound: str) -> Timeline:
    """A slip of paper over the board with a sentence, for so many seconds."""
    board = show.layout.zone("board")
    spot = Pose(board.centerx, board.centery, lift=14.0, z=960.0)
    piece = Piece(
        f"deal-{name}", SlipFace(text), (min(760.0, board.width - 20), 66), pose=spot.but(alpha=0.0)
    )
    return then(
        show.cue(sound),
        show.enter(piece),
        fade(piece, 1.0, 0.12),
        wait(seconds),
        fade(piece, 0.0, 0.15),
        show.leave(piece),
    )


def faction_card(party: int, constituency: int) -> int:
    """The number of the Faction card of a party's colour for a constituency."""
    return next(
        number
        for number, card in enumerate(FACTION_CARDS)
        if card.party == party and card.constituency == constituency
    )


@teller.tells(ev.AddaTaken)
def adda_taken(event: ev.AddaTaken, show: Show) -> Timeline:
    """The Faction card lies on the tile for a moment, the flag goes up, the card goes to its planner."""
    factor, party = hurry(show), show.top.party_of(event.command)
    number = faction_card(party, event.constituency)
    tile = show.layout.tile(event.constituency)
    card = Piece(
        f"deal-adda-{number}",
        card_front("faction", number),
        HAND_CARD,
        BACK,
        deck_pose(show, "faction").but(scale=0.3, z=700.0),
    )
    over = Pose(
        tile.centerx, tile.centery, angle=-3.0, scale=0.72 * show.layout.tile_scale, lift=10.0, z=700.0
    )
    x, y = planner_spot(show.top, event.command)
    return then(
        show.enter(card),
        together(
            glide(card, over, 0.26 * factor, 16.0), then(wait(0.06 * factor), flip(card, True, 0.18 * factor))
        ),
        show.cue("adda-flag", tile.center),
        show.happen(event),
        wait(0.3 * factor),
        glide(card, Pose(x, y, scale=0.2, z=700.0), 0.24 * factor, 18.0),
        fade(card, 0.0, 0.06),
        show.leave(card),
    )


@teller.tells(ev.JointProposed)
def joint_proposed(event: ev.JointProposed, show: Show) -> Timeline:
    """The sheet crosses the spine."""
    sheet = show.table.pieces.get(names.PLAN)
    if sheet is None or event.command != show.top.near:
        return then(show.cue("paper-rustle"), show.happen(event), wait(0.2))
    x, y = show.top.zone("partner").center
    return then(
        show.enter(sheet),
        show.cue("faction-swap"),
        glide(sheet, Pose(x, y, angle=-4.0, lift=8.0, z=800.0), 0.3, 16.0),
        fade(sheet, 0.0, 0.15),
        show.leave(sheet),
        show.happen(event),
    )


@teller.tells(ev.JointAnswered)
def joint_answered(event: ev.JointAnswered, show: Show) -> Timeline:
    """A word, for those who heard the question."""
    key = "joint_answered-yes" if event.accepted else "joint_answered-no"
    text = words(f"tamasha.log.{key}", name=show.top.name(event.command))
    sound = "stamp" if event.accepted else "card-refused"
    return then(show.happen(event), slip(show, "joint", text, 1.4, sound))


@teller.tells(ev.ClaimVoid)
def claim_void(event: ev.ClaimVoid, show: Show) -> Timeline:
    """Two factions pull at one arm each."""
    return then(slip(show, "claim", words("tamasha.log.claim_void"), 2.0, "crowd-laugh"), show.happen(event))


@teller.tells(ev.BigShared)
def big_shared(event: ev.BigShared, show: Show) -> Timeline:
    """One Big Campaign changes its half, face down."""
    left = show.top.chairs.partner(event.command)
    start, end = planner_spot(show.top, left), planner_spot(show.top, event.command)
    taken = show.table.pieces.get(names.pick(event.card)) if event.card >= 0 else None
    if taken is not None:
        start = taken.pose.at
    card = Piece("deal-big", "tamasha/back/big", HAND_CARD, pose=Pose(*start, scale=0.5, z=700.0))
    near = event.command == show.top.near
    return then(
        show.leave(taken) if taken is not None else call(lambda: None),
        show.enter(card),
        show.cue("arsenal-split", start),
        glide(card, Pose(*end, scale=0.8 if near else 0.3, z=700.0), 0.34, 22.0),
        fade(card, 0.0, 0.08),
        show.leave(card),
        show.happen(event),
    )


@teller.tells(ev.OfferReturned)
def offer_returned(event: ev.OfferReturned, show: Show) -> Timeline:
    """Two briefcases for one candidate: one goes home."""
    name, neta = show.top.name(event.command), NETAS[event.neta].name
    text = words("tamasha.sauda.returned", name=name, neta=neta)
    return then(slip(show, "returned", text, 1.8, "briefcase-close"), show.happen(event))


@teller.tells(ev.KingmakerSealed)
def kingmaker_sealed(event: ev.KingmakerSealed, show: Show) -> Timeline:
    """A name lies under its seal."""
    return then(show.cue("stamp"), show.happen(event), wait(0.4))


@teller.tells(ev.NamesShown)
def names_shown(event: ev.NamesShown, show: Show) -> Timeline:
    """Both names are read out: each wing's card turns to the token of whom it named."""
    chairs, board = show.top.chairs, show.layout.zone("board")
    wings = chairs.wings(chairs.party(event.left))
    tokens = []
    for wing, choice in zip(wings, (event.left, event.right), strict=True):
        x = board.centerx + (-1 if chairs.wing(wing) == 0 else 1) * 130
        pose = Pose(x, board.centery - 90, scale=0.3, face=-1.0, lift=20.0, z=970.0)
        face, back = f"props/token_{chairs.mark(choice)}", f"props/token_{chairs.mark(wing)}"
        token = Piece(f"deal-name-{wing}", face, (130, 130), back, pose)
        tokens.append((token, pose))
    same = event.left == event.right
    key = "names_shown-one" if same else "names_shown"
    text = words(
        f"tamasha.log.{key}",
        round=event.round,
        title=chairs.title(event.left),
        left=chairs.title(event.left),
        right=chairs.title(event.right),
    )
    return then(
        show.cue("drum-roll"),
        *(show.enter(token) for token, _ in tokens),
        together(*(glide(token, pose.but(scale=1.0), 0.3) for token, pose in tokens)),
        wait(0.5),
        together(*(flip(token) for token, _ in tokens)),
        show.cue("card-flip"),
        show.happen(event),
        slip(show, "names", text, 1.8, "crowd-cheer" if same else "bargain"),
        *(show.leave(token) for token, _ in tokens),
    )


@teller.tells(ev.KingmakerCrowned)
def kingmaker_crowned(event: ev.KingmakerCrowned, show: Show) -> Timeline:
    """The crown comes down on the winner's chair, or on its column of the sheet; a stamp on the verdict."""
    sheet = show.layout.zone("sheet")
    own = show.table.pieces.get(names.CROWN)
    if event.bargained:
        spot = seats.seated_crown(show.top, show.top.chairs.wing(event.command))
    else:
        x = sheet.x + sheet.width * COLUMNS[event.command]
        spot = Pose(x, sheet.y + sheet.height * 0.115, scale=0.7, lift=4.0, z=960.0)
    start = Pose(spot.x, show.layout.visible.top - 90, scale=1.6, lift=26.0, z=970.0)
    crown = own or Piece("deal-crown", CROWN, seats.CROWN, pose=start)
    stamp = Piece("deal-stamp", "lettering/en/kingmaker.stamp", (156, 53))
    stamp.casts_shadow = False
    place = Pose(sheet.right - 110, sheet.bottom - 72, -6.0, lift=2.0, z=960.0)
    stamp.pose = place.but(scale=2.4, lift=30.0)
    return then(
        show.enter(crown),
        show.cue("crown", spot.at),
        glide(crown, spot.but(scale=1.5, y=spot.y - 40, lift=22.0), 0.5, 30.0),
        settle(crown, spot, 0.2),
        show.enter(stamp),
        glide(stamp, place, 0.16),
        show.cue("stamp"),
        show.happen(event),
        show.leave(stamp),
        show.cue("fanfare"),
        wait(2.4),
        show.leave(crown),
    )


COLUMNS = (0.3684, 0.4717, 0.6884, 0.7917)
"""Where each faction's column of the sheet is, in parts of its width."""


@teller.tells(ev.ReElectionCalled)
def re_election_called(event: ev.ReElectionCalled, show: Show) -> Timeline:
    """The chair stays empty: a large stamp over everything, and the hall has its say."""
    board = show.layout.zone("board")
    middle = Pose(board.centerx, board.centery, -7.0, lift=8.0, z=970.0)
    picture = Piece("deal-ballot", "props/torn_sheet", (300, 214), pose=middle.but(scale=0.2, angle=0.0))
    stamp = Piece(
        "deal-stamp", "lettering/en/re_election.stamp", STAMP, pose=middle.but(scale=2.6, lift=40.0)
    )
    stamp.casts_shadow = False
    text = words("tamasha.log.re_election_called", rounds=event.rounds)
    return then(
        show.cue("re-election"),
        show.enter(picture),
        glide(picture, middle.but(angle=3.0, scale=1.2, y=middle.y - 60), 0.45, 20.0),
        wait(0.5),
        show.enter(stamp),
        glide(stamp, middle.but(y=middle.y - 40, scale=1.5), 0.16),
        show.cue("stamp"),
        show.cue("crowd-boo"),
        show.happen(event),
        wait(1.0),
        slip(show, "re-election", text, 2.2, "crowd-murmur"),
        show.leave(stamp),
        show.leave(picture),
    )
