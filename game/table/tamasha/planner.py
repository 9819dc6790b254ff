"""The near War Room Planner: open under the hand, folded, or given over to what is asked in its place."""

from __future__ import annotations

from collections.abc import Hashable

from pygame import FRect

from engine.tamasha.cards import NETAS
from game.canvas import Canvas, text_width
from game.look import CREAM, INK
from game.table.tamasha.fans import tabs
from game.table.tamasha.furniture import PARTY_INK, lay, party, put
from game.table.tamasha.glyphs import numeral
from game.table.tamasha.lettering import HEADING, heading
from game.table.tamasha.top import Top
from game.table.tamasha.zone import Zone
from game.text import Style
from game.words import words

LABEL = Style("label", 18, INK, 1.2)


class Planner(Zone):
    """The near War Room Planner: open under the hand, or closed while nobody may look."""

    def __init__(self, top: Top) -> None:
        super().__init__(top, "planner", 16.0)

    def state(self) -> Hashable:
        """Whose, open or closed."""
        return (
            self.top.near,
            self.top.open_planner,
            self.top.folded,
            self.top.splitting,
            tuple(self.rect),
        )

    def bounds(self) -> FRect:
        """As far as it may spread."""
        spread = self.top.layout.zone("planner-wide")
        own = super().bounds()
        return own.union(spread.inflate(2 * self.margin, 2 * self.margin)) if spread.width else own

    def paint(self, canvas: Canvas, area: FRect) -> None:
        """The open folder, or the closed one across the same place."""
        near = self.top.near_party
        if self.top.splitting:
            return
        if self.top.open_planner:
            lay(
                canvas,
                party("table/planner", near),
                FRect(area.x, area.y, area.width, max(area.height, 190)),
                PARTY_INK[near],
            )
            return
        folder = FRect(0, 0, min(460, area.width * 0.62), 70)
        folder.midtop = (area.centerx - (90 if self.top.folded else 0), area.y + 20)
        lay(canvas, party("table/planner", near) + "_closed", folder, PARTY_INK[near])
        kx, ky = folder.width / 260, folder.height / 43
        label = FRect(folder.x + 38 * kx, folder.y + 8 * ky, 180 * kx, 24 * ky)
        side = self.top.shown.sides[self.top.near]
        text = words("tamasha.zone.war-room")
        if side.campaign or side.big:
            text = words("tamasha.zone.war-room-cards", campaign=len(side.campaign), big=len(side.big))
        heading(canvas, text, label.inflate(-12, 0), LABEL.but(size=24), "center")


def tab(canvas: Canvas, text: str, left: float, bottom: float) -> float:
    """A paper tab that sticks out of a pocket; gives back its right edge."""
    width = text_width(canvas.space, text, LABEL) + 24
    area = FRect(left, bottom - 30, width, 33)
    lay(canvas, "table/tab", area, CREAM)
    canvas.text(text, (area.centerx, area.y + 16), LABEL, "center")
    return area.right


class Tabs(Zone):
    """The paper tabs of the open planner, above its edge and under the cards."""

    def __init__(self, top: Top) -> None:
        super().__init__(top, "planner", 40.0)

    def state(self) -> Hashable:
        """What they say and where they stand."""
        return tuple(tabs(self.top))

    def paint(self, canvas: Canvas, area: FRect) -> None:
        """Each over the left end of the pocket it names, none over another."""
        edge = 0.0
        for key, number, left in tabs(self.top):
            edge = tab(canvas, words(f"tamasha.zone.{key}", n=number), max(left, edge), area.y + 6) + 4


class Gap(Zone):
    """The dashed slot that a held card has left in the fan."""

    def __init__(self, top: Top) -> None:
        super().__init__(top, "planner", 40.0)

    def state(self) -> Hashable:
        """Where it is, if there is one."""
        return self.top.gap

    def paint(self, canvas: Canvas, area: FRect) -> None:
        """A slot a little smaller than a card, turned as the card was."""
        if self.top.gap is None:
            return
        width = self.top.layout.hand_card[0]
        put(
            canvas,
            party("table/slot", self.top.near_party),
            self.top.gap.at,
            width * 0.98,
            self.top.gap.angle,
        )


class SplitTrays(Zone):
    """Two trays in the planner's place: what the candidate keeps, and what the chest takes."""

    def __init__(self, top: Top) -> None:
        super().__init__(top, "planner", 8.0)

    @property
    def hidden(self) -> bool:
        """Only while a gain is being shared out."""
        return not self.top.splitting

    def state(self) -> Hashable:
        """Whether they are there, and how the gain is shared."""
        return self.hidden, self.top.near, self.top.splitting, self.top.draft.to_chest

    def paint(self, canvas: Canvas, area: FRect) -> None:
        """Tin left, chest right, each with its number."""
        near, saved = self.top.near_party, self.top.draft.to_chest
        neta = NETAS[self.top.shown.slot(near, max(0, self.top.shown.news_at)).neta]
        captions = (words("tamasha.zone.tin", neta=neta.name), words("tamasha.zone.split-chest"))
        for box, text, number in zip(
            split_areas(area), captions, (self.top.splitting - saved, saved), strict=True
        ):
            lay(canvas, "table/teak", box)
            heading(canvas, text, FRect(box.x + 16, box.y + 8, box.width - 90, 24), HEADING)
            numeral(canvas, f"{number} Cr", (box.right - 16, box.y + 21), 30, "khand.cream", "midright")
            lay(canvas, "table/well", FRect(box.x + 12, box.y + 36, box.width - 24, box.height - 48))


def split_areas(area: FRect) -> tuple[FRect, FRect]:
    """The tin's and the chest's tray on which a gain is shared out."""
    width = min(270.0, area.width * 0.37)
    return FRect(area.centerx - 60 - width, area.y + 18, width, 132), FRect(
        area.centerx - 40, area.y + 18, width, 132
    )


class GavelBlock(Zone):
    """The block the gavel is banged on. It lies where the envelopes lay: whoever may pass has none left."""

    def __init__(self, top: Top) -> None:
        super().__init__(top, "envelopes", 6.0)

    @property
    def hidden(self) -> bool:
        """Only when passing is possible."""
        return self.rect.width <= 0 or not self.top.gavel

    def state(self) -> Hashable:
        """Whether it is there."""
        return self.hidden, tuple(self.rect)

    def paint(self, canvas: Canvas, area: FRect) -> None:
        """A round block with its word."""
        block = gavel_rest(area)
        lay(canvas, "table/teak", block)
        heading(canvas, words("tamasha.zone.pass"), block.inflate(-12, 0), HEADING.but(size=22), "center")


def gavel_rest(area: FRect) -> FRect:
    """Where the block lies in its zone, far enough from the gavel to be meant."""
    return area.inflate(-area.width * 0.16, -area.height * 0.36)
