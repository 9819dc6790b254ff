"""Keeps the pieces of Al-Entkhbat's table in line with what is shown: regions, votes, the hand, the deck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from pygame import FRect

from game.table.entkhbat import layout as lay_out
from game.table.entkhbat import names
from game.table.entkhbat.faces import LandFace, VoteFace
from game.table.entkhbat.replies.laid import laid_cards
from game.table.entkhbat.shown import Land
from game.table.piece import Piece, Pose
from game.table.sprites import Face

if TYPE_CHECKING:
    from game.table.entkhbat.scene import EntkhbatScene

TILT = 3.0
"""Degrees between neighbouring vote cards."""


@dataclass(frozen=True)
class Spec:
    """A piece as it should lie."""

    name: str
    front: Face | str
    size: tuple[float, float]
    pose: Pose
    back: str | None = None


def bring_into_line(scene: EntkhbatScene) -> None:
    """Lay, move and take away, so that the table shows exactly what it should."""
    wanted = {spec.name: spec for spec in specs(scene)}
    table = scene.table
    for name in [name for name in table.pieces if not name.startswith(("card-", "flight-"))]:
        if name not in wanted:
            table.take_away(name)
    moving = scene.player.busy() if scene.player.playing else set()
    for name, spec in wanted.items():
        piece = table.pieces.get(name)
        if piece is None or piece.size != spec.size:
            table.take_away(name)
            piece = table.add_piece(Piece(name, spec.front, spec.size, spec.back, spec.pose))
        key = spec.front if isinstance(spec.front, str) else spec.front.key
        if piece.front.key != key:
            piece.show(spec.front)
        if piece is not scene.hand.piece and piece not in moving:
            piece.home = piece.pose = spec.pose
            piece.land()
    _lay_hand(scene)
    _move_places(scene)


def specs(scene: EntkhbatScene) -> Iterator[Spec]:
    """Every piece but the hand."""
    shown = scene.shown
    for seat in range(len(shown.seats)):
        lands = shown.of_seat(seat)
        for place, land in enumerate(lands):
            yield from _land(scene, seat, land, place, len(lands))
    if shown.bank:
        area = lay_out.BANK_AREA
        pose = Pose(area.centerx, area.centery - min(6, shown.bank // 18) * 2.2, z=5.0)
        yield Spec(names.DECK, names.BACK, (area.width, area.height), pose)
    for name, picture, size, pose in laid_cards(scene.shown):
        yield Spec(name, picture, size, pose)
    fees = shown.view.fees
    if fees is not None and shown.view.awaits == "spread_fee" and scene.flow.actor == fees.receiver:
        takings = list(fees.takings)
        for card, _ in scene.draft.picked:
            takings.remove(card)
        lane = lay_out.LANE_AREA
        pitch = min(94.0, (lane.width - 140) / max(1, len(takings) - 1))
        left = lane.centerx - pitch * (len(takings) - 1) / 2
        for index, card in enumerate(takings):
            pose = Pose(left + index * pitch, lane.centery + 14, z=40.0 + index)
            yield Spec(f"taking-{index}", names.card_picture(card), (84, 118), pose)


def _land(scene: EntkhbatScene, seat: int, land: Land, place: int, count: int) -> Iterator[Spec]:
    spread = scene.spread_of(seat, count)
    (width, height), (x, y) = spread.size, spread.spots[place]
    partner = scene.partner_name(land)
    face = LandFace(land.region, _value(scene, land), tuple(land.fixed), land.closed, partner)
    pose = Pose(x + width / 2, y + height / 2, z=30.0)
    votes = [-1] * min(land.count, 3) if land.closed else _with_spread(scene, land)
    wide = width * (0.43 if len(votes) < 4 else 0.34)
    pitch = min(wide * 0.94, (width * 1.19 - wide) / max(1, len(votes) - 1))
    start = x + width / 2 - pitch * (len(votes) - 1) / 2
    picked = Counter(card for card, region in scene.picked_from(land.region))
    still = 0
    for slot, card in enumerate(votes):
        if picked[card] > 0:
            picked[card] -= 1
            continue
        off = slot - (len(votes) - 1) / 2
        spot = Pose(start + slot * pitch, y - spread.peep + wide * 0.7, off * TILT, z=10.0 + slot)
        if card < 0:
            yield Spec(names.vote_piece(land.region, slot), names.BACK, (wide, wide * 1.4), spot)
        else:
            yield Spec(names.vote_piece(land.region, still), VoteFace(card), (wide, wide * 1.4), spot)
        still += 1
    yield Spec(names.land_piece(land.region), face, (width, height), pose)


def _value(scene: EntkhbatScene, land: Land) -> int:
    """What a region counts without the votes that already lie on brazier or tray."""
    picked = [card for card, _ in scene.picked_from(land.region)]
    if not picked:
        return land.value
    votes = list(land.votes)
    for card in picked:
        if card in votes:
            votes.remove(card)
    return replace(land, votes=votes).value


def _with_spread(scene: EntkhbatScene, land: Land) -> list[int]:
    """The vote cards of a region, with those of the takings that are laid there and not yet given."""
    if scene.shown.view.awaits != "spread_fee":
        return land.votes
    return [*land.votes, *(card for card, region in scene.draft.picked if region == land.region)]


def _lay_hand(scene: EntkhbatScene) -> None:
    """The own hand: a face's copies are numbered, so that a card keeps its piece while it is held."""
    table, fan = scene.table, scene.fan
    seen: Counter[int] = Counter()
    wanted = []
    for face in scene.shown.own if scene.own_hand_open else ():
        wanted.append((names.hand_card(face, seen[face]), face))
        seen[face] += 1
    keep = {name for name, _ in wanted}
    for piece in [piece for piece in fan.pieces if piece.name not in keep]:
        table.take_away(piece.name)
    start = lay_out.BANK_AREA
    for name, face in wanted:
        front = names.card_picture(face)
        if name not in table.pieces:
            pose = Pose(start.centerx, start.centery, scale=0.6, z=150.0)
            table.add_piece(Piece(name, front, lay_out.CARD, names.BACK, pose))
    order = [piece.name for piece in fan.pieces if piece.name in keep]
    order += [name for name, _ in wanted if name not in order]
    fresh = not fan.pieces
    fan.put([table.pieces[name] for name in order], at_once=fresh)
    asked = scene.flow.actor is not None
    for piece in fan.pieces:
        piece.grey = asked and not scene.targets(piece) and scene.hand.piece is not piece


def _move_places(scene: EntkhbatScene) -> None:
    """The places on regions follow them; a region that moved takes its place along."""
    shown, places = scene.shown, scene.table.places
    for seat in range(len(shown.seats)):
        lands = shown.of_seat(seat)
        spread = scene.spread_of(seat, len(lands))
        for land, (x, y) in zip(lands, spread.spots, strict=True):
            place = places.get(names.region_place(land.region))
            area = FRect(x - 4, y - spread.peep, spread.size[0] + 8, spread.size[1] + spread.peep + 4)
            if place is None:
                from game.table.place import Place

                scene.table.add_place(Place(names.region_place(land.region), area, dims=False, radius=6))
            else:
                place.move_to(area)
