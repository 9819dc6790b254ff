"""Both parties' edges of the table: strips, closed and open planners, envelopes, the news desk, the chest."""

from __future__ import annotations

from collections.abc import Hashable

from pygame import FRect

from game.canvas import Canvas
from game.look import CREAM, INK, LEMON
from game.table.tamasha.furniture import PARTY_INK, PARTY_LIGHT, PARTY_TEXT, inner, lay, party, put, token
from game.table.tamasha.glyphs import numeral
from game.table.tamasha.lettering import HEADING, heading, label, rimmed
from game.table.tamasha.rail import ENVELOPE_PICTURE
from game.table.tamasha.top import Top, party_long, party_name
from game.table.tamasha.zone import Zone
from game.text import Style
from game.words import words

NAME = Style("bold", 19, CREAM, 1.3)
PARTY = Style("body", 16, CREAM, 1.3)
LABEL = Style("label", 18, INK, 1.2)


class FarEdge(Zone):
    """The other party: token, name, closed planner with the count of its cards, sealed envelopes."""

    def __init__(self, top: Top) -> None:
        super().__init__(top, "far", 6.0)

    def state(self) -> Hashable:
        """Whose edge it is and the counts."""
        side = self.top.shown.sides[self.top.far]
        return (
            self.top.far,
            self._under(self.top.far),
            self.top.name(self.top.far),
            len(side.campaign),
            len(side.big),
            self.top.shown.sealed_news(self.top.far),
            len(side.dealt),
        )

    def paint(self, canvas: Canvas, area: FRect) -> None:
        """Cloth in its colour with everything of its owner that may be seen."""
        far = self.top.far
        lay(canvas, party("table/edge", far), area, "#24594c")
        if self.top.layout.compact:
            self._compact(canvas, area, far)
        else:
            token(canvas, far, (area.x + 26, area.centery), 20)
            left = area.x + 55
            canvas.text(self.top.name(far), (left, area.y + 19), NAME, "midleft", 112)
            canvas.text(
                self._under(far), (left, area.y + 41), PARTY.but(colour=PARTY_LIGHT[far]), "midleft", 112
            )
        self._planner(canvas, far)
        self._envelopes(canvas, far)

    def _under(self, far: int) -> str:
        """The partner where two share the party; at an open table the chest; else the party."""
        partner, chest = self.top.partner(far), self.top.shown.sides[far].chest
        if self.top.open_chests and chest is not None:
            return words("tamasha.zone.chest-open", funds=chest)
        return words("tamasha.party.and", partner=partner) if partner else party_long(far)

    def _compact(self, canvas: Canvas, area: FRect, far: int) -> None:
        token(canvas, far, (area.x + 24, area.y + 30), 18)
        canvas.text(self.top.name(far), (area.x + 48, area.y + 30), NAME, "midleft", area.width - 54)

    def _planner(self, canvas: Canvas, far: int) -> None:
        side = self.top.shown.sides[far]
        area = self.top.layout.zone("far-planner")
        lay(canvas, party("table/planner", far) + "_closed", area, PARTY_INK[far])
        kx, ky = area.width / 260, area.height / 43
        label = FRect(area.x + 38 * kx, area.y + 8 * ky, 180 * kx, 24 * ky)
        count = len(side.campaign) + len(side.big)
        text = words(f"tamasha.zone.{'chest-closed' if self.top.layout.compact else 'war-room'}")
        if count:
            key = "war-room-short" if self.top.layout.compact else "war-room-cards"
            text = words(f"tamasha.zone.{key}", campaign=len(side.campaign), big=len(side.big))
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
    """The near party's colour strip with the name of whoever is on duty."""

    def __init__(self, top: Top) -> None:
        super().__init__(top, "strip", 4.0)

    def state(self) -> Hashable:
        """Whose it is."""
        return self.top.near, self.top.name(self.top.near), self.top.partner(self.top.near)

    def paint(self, canvas: Canvas, area: FRect) -> None:
        """Strip, token, name, party."""
        near = self.top.near
        lay(canvas, party("table/strip", near), area, PARTY_INK[near])
        token(canvas, near, (area.x + 24, area.centery), 15)
        ink = PARTY_TEXT[near]
        canvas.text(
            self.top.name(near),
            (area.x + 46, area.y + 13),
            NAME.but(size=17, colour=ink),
            "midleft",
            area.width - 54,
        )
        canvas.text(
            self._under(near),
            (area.x + 46, area.y + 28),
            PARTY.but(size=15, colour=ink),
            "midleft",
            area.width - 54,
        )

    def _under(self, near: int) -> str:
        """The party, or the partner where two share it."""
        partner = self.top.partner(near)
        return (
            words("tamasha.party.with", party=party_name(near), partner=partner)
            if partner
            else party_long(near)
        )


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
            shown.sides[self.top.near].bigneta_at,
        )

    def paint(self, canvas: Canvas, area: FRect) -> None:
        """A tinted cloth with a caption."""
        count = self.top.shown.sealed_news(self.top.near)
        lay(canvas, party("table/edge", self.top.near), area, "#24594c")
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
        lay(canvas, party("props/stand", self.top.near), bigneta_stand(area))


def bigneta_stand(area: FRect) -> FRect:
    """Where the stand of the BigNeta is, in the place of the envelopes."""
    height = area.height + 6
    stand = FRect(0, 0, height * 112 / 158, height)
    stand.midbottom = (area.centerx, area.bottom + 2)
    return stand


class Chest(Zone):
    """The near party's chest. Its tag shows the balance only while it is held, and only to its owner."""

    def __init__(self, top: Top) -> None:
        super().__init__(top, "chest", 12.0)

    @property
    def hidden(self) -> bool:
        """Before the tickets are paid there is none."""
        return self.rect.width <= 0 or self.top.shown.phase in ("setup", "nomination", "swap")

    def state(self) -> Hashable:
        """Whose, and what the tag says."""
        return self.hidden, self.top.near, self.tag(), self.top.peeking, self.top.sees_chest, tuple(self.rect)

    def tag(self) -> str:
        """The balance while peeking, else question marks."""
        chest = self.top.shown.sides[self.top.near].chest
        looked_at = (self.top.peeking and self.top.sees_chest) or self.top.open_chests
        if looked_at and chest is not None:
            return words("tamasha.count.cr", n=chest)
        return words("tamasha.zone.chest-hidden")

    def paint(self, canvas: Canvas, area: FRect) -> None:
        """Chest, name, tag, and how to look."""
        near = self.top.near
        lifted = self.top.peeking and self.top.sees_chest
        picture = party("props/chest", near) + ("_open" if lifted else "")
        lay(canvas, picture, area, PARTY_INK[near])
        title = inner(canvas, picture, "title", area, (0.22, 0.1, 0.55, 0.24))
        if not lifted:
            label(canvas, "party_chest", "tamasha.zone.chest", title, HEADING, "center")
        chest_tag(canvas, inner(canvas, picture, "tag", area, (0.15, 0.66, 0.7, 0.29)), self.tag(), lifted)
        if self.top.sees_chest and not self.top.layout.compact:
            canvas.text(words("tamasha.zone.chest-hold"), (area.centerx, area.bottom + 12), PARTY, "center")


def chest_tag(canvas: Canvas, area: FRect, text: str, lifted: bool) -> None:
    """The paper tag on a chest, one corner folded; lifted, it shows what is written."""
    picture = "props/chest_tag_lifted" if lifted else "props/chest_tag"
    lay(canvas, picture, area, CREAM)
    spot = inner(canvas, picture, "words", area, (0.08, 0.12, 0.64, 0.76))
    heading(canvas, text, spot.inflate(-4, 0), Style("label", 23, INK, 1.2), "center")
