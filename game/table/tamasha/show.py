"""What a choreography works with: the table, the layout, and small helpers that set pieces flying."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

from engine.core.events import Event
from game.space import Point
from game.table.physics import Grip, Spill
from game.table.piece import Piece, Pose
from game.table.player import Player
from game.table.tabletop import TableTop
from game.table.tamasha.heaps import coin_picture, coin_spots, coin_width, note_picture, pawn_picture
from game.table.tamasha.layout import COINS, TRAY, Box, Layout
from game.table.tamasha.spots import chest_spot, envelope_pose, planner_spot
from game.table.tamasha.sync import Sync
from game.table.tamasha.top import Top
from game.table.timeline import Step, Timeline, call, glide, settle, stagger, then

_numbers = count()
MOST_FLYING = 8
"""So many coins fly at most; the numeral says how many it really is."""


class Show:
    """The stage on which events are told."""

    def __init__(
        self,
        top: Top,
        table: TableTop,
        player: Player,
        sync: Sync,
        apply: Callable[[Event], None],
        refresh: Callable[[], None],
        sound: Callable[[str, float], None],
    ) -> None:
        self.top, self.table, self.player, self.sync = top, table, player, sync
        self._apply, self.refresh, self.sound = apply, refresh, sound

    @property
    def layout(self) -> Layout:
        """Where everything lies."""
        return self.top.layout

    def happen(self, event: Event) -> Step:
        """At this beat the event changes what is shown."""
        return call(lambda: self._apply(event))

    def cue(self, name: str, at: Point | None = None) -> Step:
        """A sound, from the side where it happens."""
        pan = 0.0 if at is None else max(-1.0, min(1.0, (at[0] - 800) / 800))
        return self.player.cue(name, pan)

    # --- where things come from and go to ------------------------------------------------------------

    def pool(self, party: int, kind: int = 0) -> Point:
        """A compartment of a party's Public Pool: 0 notes, 1 Pawns, 2 coins."""
        area = self.layout.zone(f"pool-{party}")
        if self.layout.compact:
            return area.center
        return area.x + 50, area.y + (65, 114, 164)[kind]

    def chest(self, command: int) -> Point:
        """A command's chest: in front of the near hand, behind the planner of a far one."""
        return chest_spot(self.top, command)

    def planner(self, command: int) -> Point:
        """Where a command's cards come from."""
        return planner_spot(self.top, command)

    def planner_of(self, party: int) -> Point:
        """Where a party's cards come from."""
        if party == self.top.near_party:
            return self.top.layout.zone("planner").center
        return planner_spot(self.top, self.top.chairs.wings(party)[0])

    def envelope(self, command: int, slot: int, count: int) -> Pose:
        """Where a sealed envelope of a command lies."""
        return envelope_pose(self.top, command, slot, count)

    def in_row(self, constituency: int, party: int, box: Box) -> Point:
        """The middle of a part of a party's row."""
        return self.layout.in_row(constituency, party, box).center

    def touch(self, piece: Piece) -> None:
        """A piece has got another face."""
        self.table.touch(piece.bounds())

    # --- pieces -------------------------------------------------------------------------------------

    def piece(self, name: str, front: str, size: tuple[float, float], pose: Pose, back: str = "") -> Piece:
        """The piece of that name, held by the story; a new one at `pose` where there is none."""
        piece = self.table.pieces.get(name)
        if piece is None:
            piece = Piece(name, front, size, back or None, pose)
        return piece

    def enter(self, piece: Piece) -> Step:
        """At this beat the story takes the piece in its hands."""

        def take() -> None:
            if self.table.pieces.get(piece.name) is not piece:
                self.table.take_away(piece.name)
                self.table.add_piece(piece)
            self.sync.hold(piece)

        return call(take)

    def leave(self, piece: Piece) -> Step:
        """At this beat the piece is gone."""

        def drop() -> None:
            self.sync.let_go(piece.name)
            if self.table.pieces.get(piece.name) is piece:
                self.table.take_away(piece.name)

        return call(drop)

    def become(self, piece: Piece, name: str) -> Step:
        """At this beat the piece goes on under another name."""
        return call(lambda: self.sync.adopt(piece, name))

    def rest(self, piece: Piece) -> Step:
        """At this beat the piece lies where the table has it."""

        def lay() -> None:
            self.sync.let_go(piece.name)
            self.refresh()

        return call(lay)

    # --- small things that fly ----------------------------------------------------------------------

    def stream(
        self,
        picture: Callable[[int], str],
        width: float,
        number: int,
        start: Point,
        end: Point,
        sound: str,
        most: int = 7,
        gap: float = 0.05,
        aspect: float = 1.0,
    ) -> Timeline:
        """A few pieces one after the other; the numeral says how many it really is."""
        if number <= 0:
            return Timeline()
        flights = []
        for index in range(min(number, most)):
            off = ((index * 37) % 13 - 6) * 1.6
            flights.append(
                self._one(picture(index), width, aspect, start, (end[0] + off, end[1] + off * 0.5))
            )
        return then(self.cue(sound, end), stagger(flights, gap))

    def coins(self, party: int, constituency: int, number: int, start: Point) -> Timeline:
        """VoteBank Coins fly to a ballot tray, slide, clink, and settle on the heap that is there."""
        area = self.layout.in_row(constituency, party, COINS)
        before = self.top.shown.slot(party, constituency).votes
        salt = constituency * 3 + party
        spots = coin_spots(area, before + number, salt)
        flying = min(number, MOST_FLYING)
        if flying <= 0:
            return Timeline()
        spots = spots[-flying:] if len(spots) >= flying else [*spots, *spots[-1:] * (flying - len(spots))]
        width = coin_width(area)
        tray = self.layout.in_row(constituency, party, TRAY).inflate(-6, -6)
        pieces = [self._coin(party, index + salt, width, start) for index in range(flying)]
        ends = [Pose(x, y, angle=angle, lift=2.0, z=600.0 + i) for i, (x, y, angle) in enumerate(spots)]
        source = (tray.right - width, tray.centery)
        fly = [then(self.enter(piece), glide(piece, Pose(*source, z=700.0), 0.3, 26.0)) for piece in pieces]
        grip = Grip(width * 0.45, bounce=0.3)
        spill = Spill(pieces, ends, tray, source, grip, self.sound, seed=salt * 31 + before * 7 + number)
        return then(stagger(fly, 0.04), spill, *(self.leave(piece) for piece in pieces))

    def _coin(self, party: int, index: int, width: float, start: Point) -> Piece:
        pose = Pose(*start, angle=(index * 47 % 40) - 20.0, z=700.0)
        return Piece(f"flight-{next(_numbers)}", coin_picture(party, index), (width, width), pose=pose)

    def notes(self, number: int, start: Point, end: Point, sound: str = "note-rustle") -> Timeline:
        """Crores on their way."""
        return self.stream(
            note_picture, 40 * self.layout.tile_scale, number, start, end, sound, 6, 0.05, 0.52
        )

    def pawns(self, party: int, number: int, start: Point, end: Point, sound: str = "pawn-march") -> Timeline:
        """Supporters on their way."""

        def pawn(index: int) -> str:
            return pawn_picture(party, index)

        return self.stream(pawn, 18 * self.layout.tile_scale, number, start, end, sound, 5, 0.05, 1.38)

    def _one(self, picture: str, width: float, aspect: float, start: Point, end: Point) -> Timeline:
        number = next(_numbers)
        tilt = (number * 47 % 30) - 15.0
        pose = Pose(*start, angle=tilt, z=700.0)
        piece = Piece(f"flight-{number}", picture, (width, width * aspect), pose=pose)
        landing = Pose(*end, angle=tilt / 3, z=700.0)
        return then(
            self.enter(piece),
            glide(piece, landing, 0.34, 26.0),
            settle(piece, landing, 0.02),
            self.leave(piece),
        )
