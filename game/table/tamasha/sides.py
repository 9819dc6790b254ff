"""Both parties' edges of the table: strips, closed and open planners, envelopes, the news desk, the chest."""

from __future__ import annotations

from collections.abc import Hashable

from pygame import FRect

from game.canvas import Canvas
from game.look import CREAM, INK, LEMON
from game.table.tamasha import spots
from game.table.tamasha.furniture import PARTY_INK, PARTY_LIGHT, PARTY_TEXT, inner, lay, party, put, token
from game.table.tamasha.glyphs import numeral
from game.table.tamasha.lettering import HEADING, fitted, heading, label, rimmed
from game.table.tamasha.rail import ENVELOPE_PICTURE
from game.table.tamasha.shown import Side
from game.table.tamasha.top import Top, party_long, party_name
from game.table.tamasha.zone import Zone
from game.text import Style
from game.words import words

NAME = Style("bold", 19, CREAM, 1.3)
PARTY = Style("body", 16, CREAM, 1.3)
LABEL = Style("label", 18, INK, 1.2)


class FarEdge(Zone):
    """The other party: for each of its commands token, name, closed planner, and sealed envelopes."""

    def __init__(self, top: Top) -> None:
        super().__init__(top, "far", 6.0)

    @property
    def commands(self) -> tuple[int, ...]:
        """Whose things lie there."""
        return self.top.chairs.wings(self.top.far_party)

    def state(self) -> Hashable:
        """Whose edge it is and the counts."""
        shown = self.top.shown
        counts = tuple(
            (
                self._under(command),
                self.top.name(command),
                shown.sides[command].cards,
                shown.sealed_news(command),
                shown.sides[command].sealed,
            )
            for command in self.commands
        )
        return counts, len(shown.parties[self.top.far_party].dealt)

    def paint(self, canvas: Canvas, area: FRect) -> None:
        """Cloth in its colour with everything of its owners that may be seen."""
        lay(canvas, party("table/edge", self.top.far_party), area, "#24594c")
        if self.top.chairs.split:
            for command in self.commands:
                self._half(canvas, spots.edge(self.top, command), command)
            return
        far = self.commands[0]
        if self.top.layout.compact:
            self._compact(canvas, area, far)
        else:
            token(canvas, self.top.chairs.mark(far), (area.x + 26, area.centery), 20)
            self._names(canvas, far, area.x + 55, area.centery, 112)
        self._planner(canvas, self.top.layout.zone("far-planner"), far)
        self._envelopes(canvas, far)

    def _names(self, canvas: Canvas, far: int, left: float, middle: float, width: float) -> None:
        """Who it is, and what may be said under the name."""
        ink = PARTY_LIGHT[self.top.party_of(far)]
        name = fitted(canvas, self.top.name(far), NAME, width, 14)
        canvas.text(self.top.name(far), (left, middle - 10), name, "midleft", width + 1)
        under = fitted(canvas, self._under(far), PARTY.but(colour=ink), width, 13)
        canvas.text(self._under(far), (left, middle + 12), under, "midleft", width + 1)

    def _under(self, far: int) -> str:
        """The partner where two share the party; at an open table the chest; else the command's title."""
        partner, chest = self.top.partner(far), self.top.shown.sides[far].chest
        if self.top.open_chests and chest is not None:
            return words("tamasha.zone.chest-open", funds=chest)
        if self.top.chairs.split:
            return self.top.chairs.title(far)
        return words("tamasha.party.and", partner=partner) if partner else party_long(far)

    def _compact(self, canvas: Canvas, area: FRect, far: int) -> None:
        token(canvas, self.top.chairs.mark(far), (area.x + 24, area.y + 30), 18)
        canvas.text(self.top.name(far), (area.x + 48, area.y + 30), NAME, "midleft", area.width - 54)

    def _half(self, canvas: Canvas, area: FRect, far: int) -> None:
        """One faction's part of the edge: token and names, its lid, its envelopes as a small heap."""
        compact = self.top.layout.compact
        radius = 17.0 if compact else 19.0
        middle = area.y + 26 if compact else area.centery
        token(canvas, self.top.chairs.mark(far), (area.x + radius + 4, middle), radius)
        left = area.x + 2 * radius + 12
        self._names(canvas, far, left, middle, area.right - left if compact else 118.0)
        self._planner(canvas, spots.lid(self.top, far), far)
        count = self.top.shown.sealed_news(far)
        for index in range(count):
            pose = spots.envelope_pose(self.top, far, index, count)
            put(canvas, ENVELOPE_PICTURE, pose.at, 73 * pose.scale, pose.angle)

    def _planner(self, canvas: Canvas, area: FRect, far: int) -> None:
        """The closed planner, or its half, with the count of what is in it."""
        side = self.top.shown.sides[far]
        far_party = self.top.party_of(far)
        picture = party("table/planner", far_party) + ("_half_closed" if self.top.chairs.split else "_closed")
        lay(canvas, picture, area, PARTY_INK[far_party])
        kx, ky = area.width / 260, area.height / 43
        label = FRect(area.x + 38 * kx, area.y + 8 * ky, 180 * kx, 24 * ky)
        if self.top.chairs.split:
            label = inner(canvas, picture, "title", area, (0.27, 0.21, 0.61, 0.51))
            spot = inner(canvas, picture, "token", area, (0.05, 0.21, 0.17, 0.51))
            token(canvas, self.top.chairs.mark(far), spot.center, spot.height / 2)
        short = self.top.layout.compact or self.top.chairs.split
        text = words(f"tamasha.zone.{'chest-closed' if short else 'war-room'}")
        if side.cards:
            text = count_of_cards(side, short)
        heading(canvas, text, label.inflate(-8, 0), LABEL, "center")

    def _envelopes(self, canvas: Canvas, far: int) -> None:
        layout = self.top.layout
        count = self.top.shown.sealed_news(far)
        area = layout.zone("far-envelopes")
        if layout.compact:
            for index in range(min(count, 3)):
                put(canvas, ENVELOPE_PICTURE, (area.x + 34 + index * 4, area.centery - index * 4), 60)
            if count:
                rimmed(
                    canvas,
                    str(count),
                    (area.right - 22, area.centery),
                    Style("label", 30, CREAM, 1.2),
                    "center",
                    INK,
                )
            return
        for index in range(count):
            pose = layout.far_envelope(index)
            put(canvas, ENVELOPE_PICTURE, pose.at, 62, pose.angle)
        if count:
            tag = layout.zone("far-count")
            canvas.text(
                words("tamasha.zone.sealed"),
                (tag.centerx, tag.y + 13),
                HEADING.but(colour=LEMON, size=17),
                "center",
            )
            numeral(canvas, str(count), (tag.centerx, tag.y + 36), 30, "khand.cream")


class NewsDesk(Zone):
    """Where envelopes are read out."""

    def __init__(self, top: Top) -> None:
        super().__init__(top, "desk", 6.0)

    @property
    def hidden(self) -> bool:
        """It stands only while envelopes are on the table."""
        return self.rect.width <= 0 or self.top.shown.phase not in ("arsenal", "opening", "prachar")

    def state(self) -> Hashable:
        """Whether it is there."""
        return self.hidden

    def paint(self, canvas: Canvas, area: FRect) -> None:
        """The desk with its lamps and name."""
        lay(canvas, "table/news_desk", area)
        title = inner(canvas, "table/news_desk", "title", area, (0.16, 0.18, 0.68, 0.64))
        label(canvas, "news_desk", "tamasha.zone.desk", title, HEADING.but(size=22), "center")


class OwnStrip(Zone):
    """The near command's colour strip with the name of whoever is on duty."""

    def __init__(self, top: Top) -> None:
        super().__init__(top, "strip", 4.0)

    def state(self) -> Hashable:
        """Whose it is."""
        return self.top.near, self.top.name(self.top.near), self._under(self.top.near)

    def paint(self, canvas: Canvas, area: FRect) -> None:
        """Strip, token, name, party."""
        near, near_party = self.top.near, self.top.near_party
        lay(canvas, party("table/strip", near_party), area, PARTY_INK[near_party])
        token(canvas, self.top.chairs.mark(near), (area.x + 24, area.centery), 15)
        ink, width = PARTY_TEXT[near_party], area.width - 54
        for text, style, y in (
            (self.top.name(near), NAME.but(size=17, colour=ink), 13),
            (self._under(near), PARTY.but(size=15, colour=ink), 28),
        ):
            canvas.text(
                text, (area.x + 46, area.y + y), fitted(canvas, text, style, width, 13), "midleft", width + 1
            )

    def _under(self, near: int) -> str:
        """The faction; or the party, with the partner where two share it."""
        chairs = self.top.chairs
        if chairs.split:
            return chairs.title(near)
        partner = self.top.partner(near)
        title = party_name(near) if partner else party_long(near)
        return words("tamasha.party.with", party=title, partner=partner) if partner else title


class EnvelopeCloth(Zone):
    """The cloth on which the near party's envelopes lie; they are pieces."""

    def __init__(self, top: Top) -> None:
        super().__init__(top, "envelopes", 6.0)

    def state(self) -> Hashable:
        """Whose, and how many."""
        shown = self.top.shown
        return (
            self.top.near,
            shown.sealed_news(self.top.near),
            shown.phase,
            shown.parties[self.top.near_party].bigneta_at,
        )

    def paint(self, canvas: Canvas, area: FRect) -> None:
        """A tinted cloth with a caption."""
        count = self.top.shown.sealed_news(self.top.near)
        lay(canvas, party("table/edge", self.top.near_party), area, "#24594c")
        text = words("tamasha.zone.envelopes", n=count) if count else ""
        if self.top.awaiting_bigneta:
            self._stand(canvas, area)
            return
        if self.top.layout.compact:
            if count:
                numeral(canvas, str(count), (area.centerx, area.y + 18), 34, "khand.cream")
        elif text:
            heading(
                canvas,
                text,
                FRect(area.x + 8, area.y + 5, area.width - 16, 22),
                HEADING.but(size=17),
                "center",
            )

    def _stand(self, canvas: Canvas, area: FRect) -> None:
        """The BigNeta's stand; the card on it is a piece until it has gone to the board."""
        lay(canvas, party("props/stand", self.top.near_party), bigneta_stand(area))


def bigneta_stand(area: FRect) -> FRect:
    """Where the stand of the BigNeta is, in the place of the envelopes."""
    height = area.height + 6
    stand = FRect(0, 0, height * 112 / 158, height)
    stand.midbottom = (area.centerx, area.bottom + 2)
    return stand


def count_of_cards(side: Side, short: bool) -> str:
    """What a closed planner says about its cards."""
    if short:
        return words("tamasha.zone.partner-cards", n=side.cards)
    key = "war-room-attack" if side.attacks or side.victims else "war-room-cards"
    return words(
        f"tamasha.zone.{key}",
        campaign=len(side.campaign),
        big=len(side.big),
        attacks=len(side.attacks),
        victims=len(side.victims),
    )
