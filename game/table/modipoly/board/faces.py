"""Faces with live words: a deed small enough for the table, a card large enough to be read."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass

import pygame
from pygame import Rect

from engine.modipoly.cards import DEEDS, NEWS, ORDINANCES, ROLES
from game.canvas import Canvas
from game.table.modipoly.board.inks import BLACK, MANILA, NEWSPRINT, QUIET, RED, SECTOR_INKS, letters, sector
from game.table.modipoly.names import deed_picture, news_picture, ordinance_picture, role_picture
from game.text import text_cache, wrap
from game.words import words

PAWNED = "#7c2a31"
"""The band of a pledged deed."""
LARGE = 120.0
"""From this many units of width on a card shows its whole picture, with its words."""
READ = 220.0
"""From this many units on the words in its box can be read."""
TALL = 1.4
"""Height by width of a card."""
TILE = 0.8
"""A deed wider than this part of its height is a tile."""
Box = tuple[float, float, float, float]
TEXT_BOX: dict[str, Box] = {
    "news": (0.072, 0.7086, 0.856, 0.2114),
    "ordinance": (0.072, 0.6829, 0.856, 0.1743),
    "deed": (0.072, 0.7714, 0.856, 0.1686),
    "role": (0.072, 0.64, 0.856, 0.2),
}
"""Where the words go on the large picture of each kind, as parts of it."""


def write(
    out: pygame.Surface, text: str, area: Rect, face: str, pixels: int, colour: str, least: int = 8
) -> None:
    """Centred words in an area, as large as fits from `pixels` down."""
    while True:
        lines = wrap(text, face, pixels, area.width)
        step = round(text_cache.height(face, pixels) * 0.92)
        if pixels <= least or (
            step * len(lines) <= area.height + step * 0.2 and _fits(lines, face, pixels, area)
        ):
            break
        pixels -= 1
    y = area.centery - step * len(lines) // 2
    for line in lines:
        made = text_cache.line(line, face, pixels, colour)
        out.blit(made, made.get_rect(midtop=(area.centerx, y)))
        y += step


def write_narrow(out: pygame.Surface, text: str, area: Rect, pixels: int, colour: str) -> None:
    """A short name in one line or two; a word too long for the area is set narrower."""
    step = text_cache.height("label", pixels) * 0.86
    one = text_cache.width(text, "label", pixels) <= area.width or area.height < step * 1.9
    lines = [text] if one else text.split(" ", 1)
    y = area.centery - step * (len(lines) - 1) / 2
    for line in lines:
        made = text_cache.line(line, "label", pixels, colour)
        if made.get_width() > area.width:
            made = pygame.transform.smoothscale(made, (max(1, area.width), made.get_height()))
        out.blit(made, made.get_rect(center=(area.centerx, round(y))))
        y += step


def _fits(lines: list[str], face: str, pixels: int, area: Rect) -> bool:
    return all(text_cache.width(line, face, pixels) <= area.width for line in lines)


@dataclass(frozen=True, slots=True)
class CardFace:
    """A card with its words: news, an ordinance, or a role."""

    kind: str
    card: int

    @property
    def key(self) -> Hashable:
        """Which card."""
        return "modipoly-card", self.kind, self.card

    @property
    def picture(self) -> str:
        """The made picture."""
        made = {"news": news_picture, "ordinance": ordinance_picture, "role": role_picture}
        return made[self.kind](self.card)

    @property
    def text(self) -> str:
        """What it does, in its own words."""
        if self.card < 0:
            return ""
        if self.kind == "role":
            return words(f"modipoly.board.role.{ROLES[self.card].id}")
        if self.kind == "news":
            return NEWS[self.card].text
        ordinance = ORDINANCES[self.card]
        if not ordinance.constitution:
            return ordinance.text
        change = f"{ordinance.constitution:+}"
        return words("modipoly.board.ordinance-words", change=change, text=ordinance.text)

    def render(self, canvas: Canvas, size: tuple[int, int]) -> pygame.Surface:
        """The picture; large, with its words."""
        if size[0] < READ * canvas.space.scale or self.card < 0:
            return canvas.pictures.card(self.picture, size)
        out = canvas.pictures.scaled(f"{self.picture}.zoom", size).copy()
        write(out, self.text, _part(size, TEXT_BOX[self.kind]), "body", round(size[0] * 0.072), BLACK)
        return out


@dataclass(frozen=True, slots=True)
class DeedFace:
    """A deed: small, its band, its name and its levy in letters that can be read; large, the whole card."""

    deed: int
    pledged: bool = False
    letters: float = 1.0
    """How much larger than usual the name is where there is room for that."""

    @property
    def key(self) -> Hashable:
        """Which deed, and whether it is pledged."""
        return "modipoly-deed", self.deed, self.pledged, self.letters

    def render(self, canvas: Canvas, size: tuple[int, int]) -> pygame.Surface:
        """The face at `size` pixels: a card, or where it is nearly as wide as high a tile."""
        scale = canvas.space.scale
        if size[1] >= LARGE * TALL * scale:
            return self._large(canvas, size)
        tile = size[0] > size[1] * TILE
        width, height = size
        out = pygame.Surface(size, pygame.SRCALPHA)
        corner, edge = max(2, round(width * 0.05)), max(1, round(1.6 * scale))
        pygame.draw.rect(out, NEWSPRINT, out.get_rect(), 0, corner)
        band = Rect(0, 0, width, round(min(height * 0.42, 21 * scale) if tile else height * 0.235))
        self._band(canvas, out, band, corner)
        pygame.draw.line(out, BLACK, band.bottomleft, band.bottomright, edge)
        self._words(canvas, out, band.bottom, tile)
        pygame.draw.rect(out, BLACK, out.get_rect(), edge, corner)
        return out

    def _band(self, canvas: Canvas, out: pygame.Surface, band: Rect, corner: int) -> None:
        """The sector's ink and icon, and the price; of a pledged deed, that it is."""
        colour = SECTOR_INKS[sector(self.deed)]
        pygame.draw.rect(out, colour, band, 0, -1, corner, corner, 0, 0)
        if self.pledged:
            pygame.draw.rect(out, PAWNED, band, 0, -1, corner, corner, 0, 0)
            text = words("modipoly.board.pledged-short")
            write_narrow(out, text, band.inflate(-4, -2), canvas.space.text_px(15, 1.0), NEWSPRINT)
            return
        icon = round(band.height * 0.82)
        picture = canvas.pictures.scaled(f"modipoly/sector/{sector(self.deed)}", (icon, icon))
        out.blit(picture, picture.get_rect(midleft=(round(band.width * 0.06), band.centery)))
        base = str(DEEDS[self.deed].base)
        price = text_cache.line(base, "label", round(band.height * 0.8), letters(self.deed))
        out.blit(price, price.get_rect(midright=(round(band.width * 0.94), band.centery)))

    def _words(self, canvas: Canvas, out: pygame.Surface, top: int, tile: bool) -> None:
        """The name, and on a card the levy or that it is pledged."""
        width, height = out.get_size()
        deed, least = DEEDS[self.deed], canvas.space.text_px(15, 1.0)
        if tile:
            room = Rect(2, top, width - 4, height - top - 1)
            grown = round(least * min(self.letters, 1.35))
            write_narrow(out, deed.short, room, grown, BLACK)
            return
        foot = Rect(2, height - round(least * 1.25) - 2, width - 4, round(least * 1.25))
        room = Rect(2, top + 1, width - 4, foot.top - top - 1)
        name = deed.name if width >= 76 * canvas.space.scale else deed.short
        largest = round(width * 0.2 * self.letters)
        widest = max(text_cache.width(word, "label", largest) for word in name.split())
        fitting = min(largest, int(largest * room.width / widest))
        write(out, name, room, "label", max(fitting, least - 2), BLACK, least - 2)
        if self.pledged:
            write(out, words("modipoly.board.pledged-short"), foot, "label", least, RED)
        else:
            write(out, words("modipoly.board.levy", levy=deed.levy), foot, "label", least, QUIET)

    def _large(self, canvas: Canvas, size: tuple[int, int]) -> pygame.Surface:
        """The whole card, in the middle of an area that may be wider than a card."""
        card = min(size[0], round(size[1] / TALL)), size[1]
        if card[0] < READ * canvas.space.scale:
            picture = canvas.pictures.card(deed_picture(self.deed), card)
        else:
            picture = canvas.pictures.scaled(f"{deed_picture(self.deed)}.zoom", card).copy()
            deed = DEEDS[self.deed]
            facts = {"minimum": deed.minimum, "security": deed.security, "flavour": deed.flavour}
            text = words("modipoly.board.deed-words", **facts)
            write(picture, text, _part(card, TEXT_BOX["deed"]), "body", round(card[0] * 0.055), BLACK)
        if card == size:
            return picture
        out = pygame.Surface(size, pygame.SRCALPHA)
        out.blit(picture, picture.get_rect(center=out.get_rect().center))
        return out


def _part(size: tuple[int, int], box: Box) -> Rect:
    width, height = size
    x, y, across, down = box
    area = Rect(round(x * width), round(y * height), round(across * width), round(down * height))
    return area.inflate(-round(width * 0.03), -round(width * 0.02))


@dataclass(frozen=True, slots=True)
class FileFace:
    """The File: a manila cover with a red tape."""

    @property
    def key(self) -> Hashable:
        """There is one."""
        return "modipoly-file"

    def render(self, canvas: Canvas, size: tuple[int, int]) -> pygame.Surface:
        """Cover, tape and its one word."""
        width, height = size
        out = pygame.Surface(size, pygame.SRCALPHA)
        edge = max(1, round(1.6 * canvas.space.scale))
        pygame.draw.rect(out, MANILA, out.get_rect(), 0, max(2, height // 10))
        pygame.draw.rect(out, BLACK, out.get_rect(), edge, max(2, height // 10))
        tape = Rect(round(width * 0.12), 0, max(2, width // 12), height)
        pygame.draw.rect(out, RED, tape)
        room = Rect(tape.right + 1, 2, width - tape.right - 4, height - 4)
        write(out, words("modipoly.board.file"), room, "label", round(height * 0.5), BLACK)
        return out


@dataclass(frozen=True, slots=True)
class StampFace:
    """A rubber stamp: a word in a frame, red ink, a little worn."""

    text: str

    @property
    def key(self) -> Hashable:
        """The word."""
        return "modipoly-stamp", self.text

    def render(self, canvas: Canvas, size: tuple[int, int]) -> pygame.Surface:
        """Paper behind it, so that it can be read on anything, then frame and word."""
        height = size[1]
        out = pygame.Surface(size, pygame.SRCALPHA)
        corner, line = max(3, height // 7), max(2, height // 16)
        pygame.draw.rect(out, (*pygame.Color(NEWSPRINT)[:3], 225), out.get_rect(), 0, corner)
        for inset, wide in ((0, line), (line * 2, max(1, line // 2))):
            pygame.draw.rect(out, RED, out.get_rect().inflate(-2 * inset, -2 * inset), wide, corner)
        room = out.get_rect().inflate(-round(height * 0.3), -round(height * 0.22))
        pixels = round(height * 0.62)
        word = text_cache.line(self.text, "label", pixels, RED)
        if word.get_width() > room.width:
            word = pygame.transform.smoothscale_by(word, room.width / word.get_width())
        out.blit(word, word.get_rect(center=room.center))
        return out
