"""The pieces that lie on the table, from what is shown: candidates, cards, envelopes and small things."""

from __future__ import annotations

from collections.abc import Iterator

from engine.tamasha.answers import PlaceBigNeta, SwapPlan
from engine.tamasha.cards import BIGNETA_OF, FILLER_FROM, MISS_BOLLY, PARTIES, SEATS
from game.table.piece import Pose
from game.table.tamasha import names
from game.table.tamasha.attack import pieces as of_attack
from game.table.tamasha.draft import Draft
from game.table.tamasha.faces import MarkedFace, PlateFace
from game.table.tamasha.faction import pieces as of_faction
from game.table.tamasha.fans import fan_area, lay_pockets
from game.table.tamasha.heaps import note_picture
from game.table.tamasha.layout import BOARD_CARD, ENVELOPE, HAND_CARD
from game.table.tamasha.planner import split_areas
from game.table.tamasha.pockets import HAND_DEALT, pockets
from game.table.tamasha.rail import ENVELOPE_PICTURE
from game.table.tamasha.sides import bigneta_stand
from game.table.tamasha.specs import NETA_BACK, NEWS_BACK, Asked, Spec, card_front, neta_front
from game.table.tamasha.spots import envelope_pose
from game.table.tamasha.top import Top
from game.table.tamasha.wall import BRIEFCASES, briefcase_spot, far_room, shelf_pose

MARKED = ("campaign", "big")
"""Kinds of cards whose number of votes is printed where the next card of a fan may cover it."""


def specs(top: Top, asked: Asked) -> Iterator[Spec]:
    """Every piece on the table at rest."""
    if top.layout.trading:
        yield from _wall(top, asked)
        for laid in of_faction.ON_THE_WALL:
            yield from laid(top, asked)
        return
    yield from _candidates(top)
    yield from _discards(top)
    yield from _side_pile(top)
    yield from _envelopes(top)
    yield from _on_the_desk(top)
    yield from _fans(top)
    yield from _asked(top, asked)
    for laid in (*of_attack.LAID, *of_faction.LAID):
        yield from laid(top, asked)


def candidate_spec(top: Top, neta: int, constituency: int, party: int) -> Spec:
    """A candidate on its poster."""
    slot = top.shown.slot(party, constituency)
    pose = top.layout.candidate_pose(constituency, party).but(face=-1.0 if slot.face_down else 1.0, z=10.0)
    pose = of_attack.turned(top, constituency, party, pose)
    return Spec(f"neta-{neta}", neta_front(neta), BOARD_CARD, pose, back=NETA_BACK)


def _candidates(top: Top) -> Iterator[Spec]:
    for constituency in range(SEATS):
        for party in PARTIES:
            neta = top.shown.slot(party, constituency).neta
            if 0 <= neta < FILLER_FROM:
                yield candidate_spec(top, neta, constituency, party)


def discard_pose(top: Top, index: int) -> Pose:
    """Where the discard number `index` lies in the well: always the same small jitter."""
    well = top.zone("well")
    room = min(index, 2) if index < 3 else 2
    slide = (index % 3 - 1) * well.width * 0.21
    scale = min(1.0, (well.height - 34) / 180 * 0.98)
    return Pose(
        well.centerx + slide,
        well.centery + 13 + room * 1.5,
        angle=((index * 37) % 17 - 8) * 0.9,
        scale=scale * 0.82,
        z=5.0 + index * 0.01,
    )


def _discards(top: Top) -> Iterator[Spec]:
    if top.shown.setting_up:
        return
    played = top.shown.discards
    for index in range(max(0, len(played) - 3), len(played)):
        kind, card = played[index]
        yield Spec(f"discard-{index}", card_front(kind, card), HAND_CARD, discard_pose(top, index))


def side_pose(top: Top, index: int) -> Pose:
    """Where a late arrival lies on the side pile."""
    well = top.zone("well")
    return Pose(
        well.x + 54 + (index % 5) * min(26, (well.width - 108) / 4),
        well.centery + 12,
        angle=(index % 5 - 2) * 2.0,
        z=5.0 + index,
    )


def _side_pile(top: Top) -> Iterator[Spec]:
    if top.shown.phase != "nomination":
        return
    for index, neta in enumerate(top.shown.side_pile):
        yield Spec(f"neta-{neta}", neta_front(neta), BOARD_CARD, side_pose(top, index))


def _envelopes(top: Top) -> Iterator[Spec]:
    side = top.shown.sides[top.near]
    away = top.shown.envelope if top.shown.envelope_by == top.near else -1
    for slot in range(side.news):
        if slot != away and top.shown.phase in ("arsenal", "pockets", "opening", "prachar"):
            pose = envelope_pose(top, top.near, slot, side.news).but(z=20.0 + slot)
            yield Spec(names.envelope(slot), ENVELOPE_PICTURE, ENVELOPE, pose)


def desk_pose(top: Top) -> Pose:
    """Where the envelope waits to be opened."""
    desk = top.layout.zone("desk")
    return Pose(desk.centerx, desk.centery + 2, angle=-2.0, scale=1.15, lift=7.0, z=60.0)


def news_pose(top: Top) -> Pose:
    """Where a news card lies while it is being settled: beside the hand, large enough to read."""
    area = top.layout.zone("bubble")
    if top.layout.compact:
        column = top.layout.zone("far")
        bottom = top.layout.zone("chest").top
        return Pose(column.centerx - 14, bottom - 112, angle=2.0, scale=1.1, lift=9.0, z=70.0)
    return Pose(area.centerx + 6, area.centery + 6, angle=2.0, scale=0.94, lift=9.0, z=70.0)


def _on_the_desk(top: Top) -> Iterator[Spec]:
    if top.shown.envelope >= 0:
        yield Spec("desk-envelope", ENVELOPE_PICTURE, ENVELOPE, desk_pose(top))
    if top.shown.news >= 0:
        front = card_front("news", top.shown.news)
        yield Spec("news", front, HAND_CARD, news_pose(top), back=NEWS_BACK)


def _fans(top: Top) -> Iterator[Spec]:
    """The open planner: every pocket in its fan; spare candidates may be laid out on the board."""
    if not top.open_planner:
        return
    home = Pose(*top.layout.zone("planner").center)
    for laid in lay_pockets(top, fan_area(top), pockets(top)):
        pocket = laid.pocket
        for number, card in enumerate(pocket.cards):
            if pocket.hand == HAND_DEALT:
                yield _dealt(top, card, home)
                continue
            front: str | MarkedFace = card_front(pocket.kind, card)
            if pocket.kind in MARKED and laid.crowded and number < len(pocket.cards) - 1:
                front = MarkedFace(card_front(pocket.kind, card), pocket.kind)
            yield Spec(pocket.piece(card), front, top.layout.hand_card, home, pocket.hand)


def _dealt(top: Top, neta: int, home: Pose) -> Spec:
    sealed = top.own_choice if isinstance(top.own_choice, SwapPlan) else None
    if sealed is not None:
        where = Draft(sealed.swaps).where(neta)
        if where >= 0:
            pose = laid_pose(top, where).but(face=-1.0)
            return Spec(names.dealt(neta), neta_front(neta), top.layout.hand_card, pose, back=NETA_BACK)
    where = top.laid.where(neta)
    if where < 0:
        return Spec(names.dealt(neta), neta_front(neta), top.layout.hand_card, home, HAND_DEALT)
    return Spec(names.dealt(neta), neta_front(neta), top.layout.hand_card, laid_pose(top, where))


def laid_pose(top: Top, constituency: int) -> Pose:
    """Where a card laid on the near party's poster lies: over it, a little lower, so that both are seen."""
    pose = top.layout.candidate_pose(constituency, top.near_party)
    k = (
        BOARD_CARD[0] / HAND_CARD[0]
        if not top.layout.compact
        else BOARD_CARD[0] * top.layout.tile_scale / top.layout.hand_card[0]
    )
    side = 1 if top.near_party == 0 else -1
    return pose.but(x=pose.x + side * 16, y=pose.y + 10, angle=4.0, scale=k, lift=8.0, z=40.0)


def beside_folder(top: Top) -> Pose:
    """Where a thing stands that the near hand may use while its planner is folded."""
    area = top.layout.zone("planner")
    return Pose(area.centerx + min(240.0, area.width * 0.3), area.y + 62, lift=8.0, z=80.0)


def _bigneta(top: Top) -> Iterator[Spec]:
    """On its stand until it is sent; then face down on the poster, for the eyes of those who sent it."""
    front = neta_front(BIGNETA_OF[top.near_party])
    choice = top.own_choice
    if isinstance(choice, PlaceBigNeta):
        pose = laid_pose(top, choice.constituency).but(face=-1.0)
        yield Spec(names.BIGNETA, front, top.layout.hand_card, pose, back=NETA_BACK)
    elif not top.shown.sides[top.near].sealed:
        stand_ = bigneta_stand(top.layout.zone("envelopes"))
        scale = stand_.width * 80 / 112 / top.layout.hand_card[0]
        pose = Pose(stand_.centerx, stand_.y + stand_.height * 92 / 158, lift=4.0, scale=scale, z=80.0)
        yield Spec(names.BIGNETA, front, top.layout.hand_card, pose, back=NETA_BACK)


def _asked(top: Top, asked: Asked) -> Iterator[Spec]:
    if top.awaiting_bigneta:
        yield from _bigneta(top)
    if asked.awaits == "place_bolly":
        pose = beside_folder(top).but(y=top.layout.zone("planner").centery)
        yield Spec(names.BOLLY, neta_front(MISS_BOLLY), top.layout.hand_card, pose)
    elif asked.awaits == "name_constituency":
        yield Spec(names.PIN, "props/map_pin", (62, 100), beside_folder(top))
    if asked.gavel:
        pose = Pose(*top.layout.zone("gavel").center, lift=8.0, z=90.0)
        yield Spec(names.GAVEL, "props/gavel", (104, 78), pose)
    if asked.awaits == "split_gain":
        yield from _notes(top, asked.gain)


def note_pose(top: Top, index: int, gain: int) -> Pose:
    """Where the crore number `index` of a gain lies: the first ones in the chest, the rest in the tin."""
    saved = index < top.draft.to_chest
    x, y, width, height = split_areas(top.layout.zone("planner"))[1 if saved else 0]
    order = index if saved else index - top.draft.to_chest
    count = top.draft.to_chest if saved else gain - top.draft.to_chest
    pitch = min(44.0, (width - 90) / max(1, count - 1))
    start = x + width / 2 - pitch * (count - 1) / 2
    return Pose(
        start + order * pitch, y + height / 2 + 17, angle=(index % 3 - 1) * 4.0, lift=5.0, z=80.0 + order
    )


def _notes(top: Top, gain: int) -> Iterator[Spec]:
    for index in range(gain):
        yield Spec(names.note(index), note_picture(index), (78, 40), note_pose(top, index, gain))


def _wall(top: Top, asked: Asked) -> Iterator[Spec]:
    """Horse Trading: winners in colour, losers grey and smaller, defectors on the shelf of whoever paid."""
    shown = top.shown
    for constituency in range(SEATS):
        result = shown.results[constituency]
        for party in PARTIES:
            neta = shown.slot(party, constituency).neta
            if result is None or not 0 <= neta < FILLER_FROM:
                continue
            won = party == result.winner
            if not (won and constituency in shown.defected):
                yield wall_spec(top, neta, constituency, party, won)
    for party in PARTIES:
        if top.bargaining and party == top.near_party:
            continue
        crossed = [neta for neta, to in shown.crossings if top.party_of(to) == party]
        for index, neta in enumerate(crossed):
            yield Spec(f"neta-{neta}", neta_front(neta), BOARD_CARD, crossed_pose(top, party, index))
    if asked.awaits == "sauda":
        yield from _briefcases(top)
    if top.offer >= 0:
        yield from _offer(top)


def wall_spec(top: Top, neta: int, constituency: int, party: int, won: bool) -> Spec:
    """A candidate on the wall of results."""
    pose = top.layout.candidate_pose(constituency, party).but(z=12.0 if won else 10.0)
    if not won:
        pose = pose.but(scale=pose.scale * 0.86)
    return Spec(f"neta-{neta}", neta_front(neta), BOARD_CARD, pose, back=NETA_BACK, grey=not won)


def crossed_pose(top: Top, party: int, index: int) -> Pose:
    """Where a defector stands on the shelf of the party that paid."""
    near = party == top.near_party
    area = top.layout.zone("shelf-near" if near else "shelf-far")
    bought = top.shown.bought_by(party)
    if near:
        return shelf_pose(area, index, max(3, bought))
    return shelf_pose(far_room(area, top.chairs.split), index, max(2, bought))


def _offer(top: Top) -> Iterator[Spec]:
    """The near hand's own sealed offer: a briefcase at the feet of the candidate."""
    for constituency, result in enumerate(top.shown.results):
        if result is not None and result.neta == top.offer:
            area = top.layout.candidate(constituency, result.winner)
            pose = Pose(area.centerx, area.bottom - 24, -4.0, 1.1, lift=7.0, z=90.0)
            yield Spec("offer", "props/briefcase", (52, 40), pose)


def lid_face(lifted: bool) -> PlateFace:
    """The lid's words: what a press would do, or what a second one does."""
    return PlateFace("table/rack_lid", "tamasha.sauda.lid-again" if lifted else "tamasha.sauda.lid")


def _briefcases(top: Top) -> Iterator[Spec]:
    rack, left = top.layout.zone("rack"), BRIEFCASES - len(top.shown.crossings)
    if top.briefcase_out:
        x, y = briefcase_spot(rack, left - 1)
        yield Spec(names.BRIEFCASE, "props/briefcase", (52, 40), Pose(x, y - 3, lift=6.0, z=80.0))
    pose = Pose(rack.centerx, rack.bottom - 28, lift=6.0, z=80.0)
    yield Spec(names.LID, lid_face(False), (205, 38), pose)
