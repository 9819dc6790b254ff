"""The wooden rail along the top: who acts, what now, and how many envelopes are still sealed."""

from __future__ import annotations

from collections.abc import Hashable

from pygame import FRect

from game.canvas import Canvas, text_width
from game.look import CREAM, DEEP, INK
from game.table.tamasha.furniture import PARTY_INK, PARTY_TEXT, lay, party, put, token
from game.table.tamasha.glyphs import numeral
from game.table.tamasha.lettering import fitted
from game.table.tamasha.top import Top
from game.table.tamasha.zone import Zone
from game.text import Style, wrap

NAME = Style("bold", 20, CREAM, 1.2)
PHASE = Style("label", 24, DEEP, 1.3)
PART = Style("label", 20, "#5c4a3a", 1.3)
TEXT = Style("body", 24, INK, 1.6)
SMALLEST = 16.0


class Rail(Zone):
    """The rail itself with the badge at its left end."""

    def __init__(self, top: Top) -> None:
        super().__init__(top, "rail", 10.0)

    def state(self) -> Hashable:
        """Who acts."""
        return self.top.badge, self.top.badge_party, self.top.badge_mark, tuple(self.rect)

    def paint(self, canvas: Canvas, area: FRect) -> None:
        """Wood, then the badge."""
        lay(canvas, "table/rail", FRect(area.x - 4, area.y, area.width + 8, area.height * 66 / 58), "#6b3f22")
        if not self.top.badge:
            return
        badge, side = self.top.layout.zone("badge"), self.top.badge_party
        lay(canvas, party("table/badge", side), badge, PARTY_INK[side])
        radius = badge.height / 2 - 3
        token(canvas, self.top.badge_mark or side, (badge.x + radius + 2, badge.centery), radius)
        left = badge.x + 2 * radius + 12
        room = badge.right - 16 - left
        whole = text_width(canvas.space, self.top.badge, NAME) <= room * 1.15
        text = self.top.badge if whole else self.top.badge_name
        style = fitted(canvas, text, NAME.but(colour=PARTY_TEXT[side]), room, 15)
        canvas.text(text, (left, badge.centery), style, "midleft", room + 2)


class PromptPlate(Zone):
    """The cream plate that says the phase, the turn, and what now, in plain words."""

    def __init__(self, top: Top) -> None:
        super().__init__(top, "prompt", 6.0)

    @property
    def rect(self) -> FRect:
        """Its zone, up to the window's edge during Horse Trading."""
        area = super().rect
        if self.top.layout.compact or not self.top.shown.trading:
            return area
        return FRect(area.x, area.y, 1353, area.height)

    def bounds(self) -> FRect:
        """As wide as it ever gets."""
        return FRect(super().rect.x - 8, self.rect.y - 8, 1369, self.rect.height + 16)

    def state(self) -> Hashable:
        """Its words."""
        return self.top.prompt, tuple(self.rect)

    def paint(self, canvas: Canvas, area: FRect) -> None:
        """Phase, part, a thin line, the sentence."""
        canvas.skin("plate", area)
        prompt, x = self.top.prompt, area.x + 16
        for words_, style in ((prompt.phase.upper(), PHASE), (prompt.part, PART)):
            if words_:
                canvas.text(words_, (x, area.centery), style, "midleft")
                x += text_width(canvas.space, words_, style) + 8
        if prompt.phase and prompt.text:
            canvas.fill(FRect(x + 4, area.y + 9, 1.6, area.height - 18), "#2a163059")
            x += 16
        self._sentence(canvas, FRect(x, area.y + 2, area.right - 12 - x, area.height - 4))

    def _sentence(self, canvas: Canvas, area: FRect) -> None:
        text = self.top.prompt.text
        size = TEXT.size
        while size > SMALLEST:
            style = TEXT.but(size=size)
            pixels = canvas.space.text_px(style.size, style.cap)
            lines = wrap(text, style.face, pixels, canvas.space.px(area.width))
            if len(lines) == 1 or (len(lines) == 2 and 2 * pixels * 1.2 <= canvas.space.px(area.height)):
                break
            size -= 1
        canvas.paragraph(text, area, TEXT.but(size=size, leading=0.92), "left", True)


class EnvelopesLeft(Zone):
    """How many envelopes every command has still sealed."""

    def __init__(self, top: Top) -> None:
        super().__init__(top, "left", 4.0)

    @property
    def hidden(self) -> bool:
        """Not before they are dealt, nor when polling is over."""
        return self.rect.width <= 0 or self.top.shown.phase not in (
            "opening",
            "prachar",
            "arsenal",
            "pockets",
        )

    def state(self) -> Hashable:
        """The numbers."""
        return self.hidden, tuple(self.top.shown.sealed_news(command) for command in self.top.chairs.commands)

    def paint(self, canvas: Canvas, area: FRect) -> None:
        """Token, envelope, number: once a command; four of them do without the envelope."""
        chairs = self.top.chairs
        pitch = area.width / len(chairs.commands)
        for command in chairs.commands:
            x = area.x + (4 if chairs.split else 10) + command * pitch
            left = str(self.top.shown.sealed_news(command))
            token(canvas, chairs.mark(command), (x + 13, area.centery), 15 if chairs.split else 16)
            if not chairs.split:
                put(canvas, ENVELOPE_PICTURE, (x + 55, area.centery), 42)
            at = (x + (33 if chairs.split else 82), area.centery + 1)
            numeral(canvas, left, at, 28 if chairs.split else 31, "khand.cream", "midleft")


ENVELOPE_PICTURE = "props/envelope"
