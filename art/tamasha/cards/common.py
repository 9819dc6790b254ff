"""What all cards share: masters, frames, seals, ribbons, badges, and where they stand."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from PIL import Image

from art.picture import Picture, shrink
from art.press import (
    Press,
    Sheet,
    blend,
    circle,
    moved,
    poly,
    print_sheet,
    rrect,
    scallop,
    spline,
    two_lines,
    walk,
)
from art.tamasha.marks import coins, pawn

W, H = 500, 700
"""Card units, in which all layouts are drawn."""
MASTERS: dict[str, tuple[int, int]] = {"board": (200, 280), "hand": (360, 504), "zoom": (600, 840)}
"""Pixels of each master."""
PRINT_SCALE = {"board": 1.2, "hand": 1.44, "zoom": 2.0}
COLOURS = {"board": 96, "hand": 88, "zoom": 88}
PRESS = Press(wear=0.5, grain=0.6, cloud=0.25)
SOURCES = (
    "art/press",
    "art/picture.py",
    "art/tamasha/data.py",
    "art/tamasha/marks.py",
    "art/tamasha/cards/common.py",
)
"""Drawing code that every card depends on."""

Rect = tuple[float, float, float, float]
"""x, y, width, height in card units."""


@dataclass(frozen=True)
class Layout:
    """Where the live text and the printed figures of a master stand, in card units."""

    text: Rect | None = None
    """A calm plate for rule text and joke, set live."""
    name: Rect | None = None
    funds: Rect | None = None
    pawns: Rect | None = None
    votes: Rect | None = None

    def fractions(self) -> dict[str, list[float]]:
        """The rectangles as shares of the card's width and height."""
        named = {
            "text": self.text,
            "name": self.name,
            "funds": self.funds,
            "pawns": self.pawns,
            "votes": self.votes,
        }
        return {
            key: [round(r[0] / W, 4), round(r[1] / H, 4), round(r[2] / W, 4), round(r[3] / H, 4)]
            for key, r in named.items()
            if r
        }


def sheet(master: str, seed: int) -> Sheet:
    """An empty card for a master."""
    return Sheet(W, H, PRINT_SCALE[master], seed)


def printed(s: Sheet, master: str, corner: float = 30) -> Image.Image:
    """The printed card in the size of its master."""
    return shrink(print_sheet(s, PRESS, corner), *MASTERS[master])


def picture(
    kind: str,
    key: str,
    master: str,
    draw: Callable[[], Image.Image],
    sources: tuple[str, ...],
    data: tuple[str, ...],
) -> Picture:
    """The entry of one card's master for the manifest."""
    path = f"tamasha/{kind}/{key}.{master}.png"
    return Picture(path, draw, (*SOURCES, *sources), data, COLOURS[master], even_rim=True)


# ------------------------------------------------------------ frames
def truck_frame(s: Sheet, band: str, bead: str, panel: str, rosette: str = "sindoor") -> None:
    """A truck-art frame: coloured band, beads and diamonds, a rosette on each corner."""
    s.fill(rrect(0, 0, W, H), "cream")
    s.ink(rrect(15, 15, W - 30, H - 30, 18), band, 3.2, 0)
    s.ink(rrect(37, 37, W - 74, H - 74, 10), panel, 3, 0)
    for i, (x, y, angle) in enumerate(walk(rrect(26, 26, W - 52, H - 52, 14), 18)[:-1]):
        if i % 2:
            s.fill(circle(x, y, 4.2), bead)
            s.line(circle(x, y, 4.2), 1.2)
        else:
            diamond = moved(poly([(-7, 0), (0, -5.5), (7, 0), (0, 5.5)]), x, y, rot=math.degrees(angle))
            s.fill(diamond, "cream")
            s.line(diamond, 1.2)
    for x in (30, W - 30):
        for y in (30, H - 30):
            s.ink(scallop(x, y, 19, 8, 0.3), bead, 2.6, 1.2)
            s.ink(scallop(x, y, 10, 6, 0.3, 0.4), rosette, 2, 0.6)
            s.ink(circle(x, y, 3.5), "cream", 1.4, 0)


def dotted_frame(s: Sheet, band: str, dot: str, panel: str = "cream") -> None:
    """The slimmer frame of cards that are played."""
    s.fill(rrect(0, 0, W, H), "cream")
    s.ink(rrect(13, 13, W - 26, H - 26, 22), band, 4, 0)
    for i, (x, y, _) in enumerate(walk(rrect(24, 24, W - 48, H - 48, 16), 20)[:-1]):
        s.fill(circle(x, y, 4.4 if i % 2 else 3), dot)
    s.ink(rrect(35, 35, W - 70, H - 70, 14), panel, 4, 0)


# ------------------------------------------------------------ ribbons and plates
def ribbon(
    s: Sheet,
    y: float,
    text: str,
    size: float = 46,
    half: float = 34,
    colour: str = "sindoor",
    dark: str = "deep",
) -> None:
    """A bowed ribbon with a painted name across the whole card."""

    def bow(x: float, at: float) -> tuple[float, float]:
        return x, at - 10 * math.cos((x - 250) / 190 * math.pi / 2) + 6

    for side in (-1, 1):

        def out(v: float, side: int = side) -> float:
            return 250 + side * v

        s.ink(
            poly(
                [
                    (out(178), y - half + 16),
                    (out(232), y - half + 8),
                    (out(216), y + 6),
                    (out(234), y + half + 4),
                    (out(178), y + half + 12),
                ]
            ),
            dark,
            3.2,
            2,
        )
        s.ink(
            poly([(out(178), y + half + 12), (out(178), y + half - 6), (out(200), y + half - 6)]), "ink", 1, 0
        )
    top = [bow(x, y - half) for x in range(50, 451, 20)]
    bottom = [bow(x, y + half) for x in range(450, 49, -20)]
    s.ink(poly(top + bottom), colour, 3.6, 2.6)
    for edge in (7 - half, half - 7):
        s.line(spline([bow(x, y + edge) for x in range(54, 447, 20)]), 1.8, "lemon", "type")
    s.shade(poly([bow(x, y + half * 0.42) for x in range(50, 451, 20)] + bottom), "ink", 0.42)
    s.text(
        250,
        y + size * 0.33,
        text,
        "sign",
        size,
        "cream",
        fit=360,
        warp=bow,
        drop=("ink", 3, 3.4),
        outline=("ink", 5),
    )


def text_plate(s: Sheet, rect: Rect, edge: str = "ink") -> None:
    """The calm plate that the live text lies on."""
    x, y, w, h = rect
    s.ink(rrect(x, y, w, h, 10), "white", 2.4, 1)
    s.line(rrect(x + 5, y + 5, w - 10, h - 10, 7), 1.2, edge, "type")


def pill(
    s: Sheet, x: float, y: float, w: float, h: float, text: str, colour: str, ink: str, size: float
) -> None:
    """A rounded label around (x, y)."""
    s.ink(rrect(x - w / 2, y - h / 2, w, h, h / 2), colour, 2.6, 1.2)
    s.text(x, y + size * 0.34, text, "num", size, ink, track=1, fit=w - 20)


def title_lines(
    s: Sheet,
    text: str,
    y: float,
    size: float,
    lead: float,
    fit: float,
    role: str = "num",
    colour: str = "ink",
) -> None:
    """A title in one or two lines, centred, the block's middle at y."""
    lines = two_lines(text) if len(text) > 15 else (text,)
    top = y - (len(lines) - 1) * lead / 2
    for i, line in enumerate(lines):
        s.text(250, top + i * lead + size * 0.33, line, role, size, colour, fit=fit)


# ------------------------------------------------------------ figures
def funds_badge(s: Sheet, x: float, y: float, r: float, value: int, label: str = "FUNDS") -> None:
    """How many crores a neta brings."""
    _badge(s, x, y, r, "haldi")
    coins(s, x - r * 0.38, y - r * 0.2, r * 0.30)
    s.text(x + r * 0.30, y + r * 0.28, str(value), "num", r * 1.12, fit=r * 0.78)
    s.text(x, y + r * 0.62, label, "num", r * 0.27, track=1, fit=r)


def pawns_badge(s: Sheet, x: float, y: float, r: float, value: int, label: str = "PAWNS") -> None:
    """How many workers a neta brings."""
    _badge(s, x, y, r, "mint")
    pawn(s, x - r * 0.38, y - r * 0.16, r * 0.0092)
    s.text(x + r * 0.30, y + r * 0.28, str(value), "num", r * 1.12, fit=r * 0.7)
    s.text(x, y + r * 0.62, label, "num", r * 0.27, track=1, fit=r)


def _badge(s: Sheet, x: float, y: float, r: float, colour: str) -> None:
    s.ink(scallop(x, y, r, 20, 0.09), colour, 3.4, 2.4)
    s.fill(circle(x, y, r * 0.83), "cream")
    s.line(circle(x, y, r * 0.83), 1.8)


def cost_pill(s: Sheet, x: float, y: float, w: float, h: float, what: str, value: int) -> None:
    """What playing a card takes (or gives): a signed figure beside its mark."""
    s.ink(
        rrect(x - w / 2, y - h / 2, w, h, h * 0.3),
        {"funds": "haldi", "pawns": "mint", "votes": "lilac"}[what],
        4,
        2,
    )
    if what == "funds":
        coins(s, x - w * 0.27, y - h * 0.09, h * 0.23)
    elif what == "pawns":
        pawn(s, x - w * 0.28, y + 0.06 * h, h * 0.0088)
    else:
        vote_mark(s, x - w * 0.27, y, h * 0.31)
    s.text(x + w * 0.17, y + h * 0.28, signed(value), "num", h * 0.82, fit=w * 0.5)


def vote_mark(s: Sheet, x: float, y: float, r: float) -> None:
    """A vote: a ballot ticked once, on a coin that is neither party's."""
    s.ink(circle(x, y, r), "cream", 3, 1.6)
    s.line(circle(x, y, r * 0.78), 1.6)
    s.stroke(
        [(x - r * 0.42, y), (x - r * 0.12, y + r * 0.34), (x + r * 0.5, y - r * 0.42)],
        r * 0.34,
        "sindoor",
        "type",
        a=0.6,
        b=0.3,
        peak=0.4,
    )


def gain_burst(s: Sheet, x: float, y: float, r: float, value: int, colour: str = "indigo") -> None:
    """The votes a card takes, in a scalloped seal."""
    s.ink(scallop(x, y, r, 18, 0.12), colour, 4, 3)
    s.line(circle(x, y, r * 0.82), 2.2, "lemon", "type")
    s.text(x - r * 0.03, y + r * 0.3, f"+{value}", "num", r * 1.22, "cream", fit=r * 1.4)
    s.text(x, y + r * 0.64, "VOTES", "num", r * 0.3, "lemon", track=1.5)


def signed(value: int) -> str:
    """The number with a proper plus or minus sign."""
    return f"+{value}" if value > 0 else f"−{-value}" if value else "0"


def pale(colour: str, share: float = 0.6) -> str:
    """The colour mixed into cream."""
    return blend(colour, "cream", share)


def dark(colour: str, share: float = 0.45) -> str:
    """The colour mixed into ink."""
    return blend(colour, "ink", share)
