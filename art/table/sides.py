"""What stands around the board: card tray, pools, the flags' rack, the news desk, the coloured edges."""

from __future__ import annotations

from functools import partial

from PIL import Image

from art.press import circle, minus, moved, oval, rrect, spline
from art.table.catalogue import Box, Made, pictures
from art.table.ground import TEAK, TEAK_GRAIN, WALNUT, WALNUT_GRAIN, plank
from art.table.painting import Painting, Path
from art.table.party import PARTIES, PURPLE, Party, pattern, rim, scalloped, token

TRAY = (212, 210)
DECKS: dict[str, Box] = {
    "kundali": (15, 34, 48, 67),
    "neta": (80, 34, 48, 67),
    "news": (145, 34, 48, 67),
    "big": (47.5, 123, 48, 67),
    "campaign": (112.5, 123, 48, 67),
}
POOL = (153, 197)
POOL_WELLS: dict[str, Box] = {
    "notes": (12, 43, 129, 44),
    "pawns": (12, 92.5, 129, 44),
    "coins": (12, 142, 129, 44),
}
RACK = (153, 128)
COIN_PLATE = (153, 80)
DESK = (208, 50)


def sink(
    painting: Painting, path: Path, colour: str = "#2a160c", alpha: float = 0.82, depth: float = 2.6
) -> None:
    """A hole in wood or card: dark, darker still under its upper edge, lit along the lower one."""
    painting.line(moved(path, 0.8, 1.2), 1.2, "#e8b780", 0.4)
    painting.fill(path, colour, alpha)
    painting.recess(path, depth)
    painting.line(path, 1.6)


def tray() -> Image.Image:
    """The card tray: five wells, one for each deck."""
    painting = plank(TRAY, WALNUT, WALNUT_GRAIN, 6, upright=True)
    for x, y, width, height in DECKS.values():
        sink(painting, rrect(x - 4, y - 3, width + 8, height + 9, 5))
        painting.fill(oval(x + width / 2, y + height / 2, 11, 14), "haldi", 0.07)
        painting.line(rrect(x - 1, y, width + 2, height + 3, 4), 1, "haldi", 0.28, (3, 3))
    return painting.image()


def pool(party: Party) -> Image.Image:
    """The box of a Public Pool, seen from above: three compartments for notes, pawns and coins."""
    width, height = POOL
    painting = Painting(width, height)
    shape = rim(1.2, 1.2, width - 2.4, height - 2.4, party, 11)
    painting.fill(shape, party.shadow)
    painting.fade(shape, party.field, party.shadow, (0, 0), (30, height))
    pattern(painting, shape, party, 0.8)
    painting.fade(minus(shape, moved(shape, 1.6, 2)), "white", "white", (0, 0), (width, height), (0.55, 0.1))
    painting.line(shape, 2.4)
    inner = rrect(7.5, 7.5, width - 15, height - 15, 6)
    painting.line(inner, 1.4, party.light if party is PURPLE else "cream", 0.9)
    for box in POOL_WELLS.values():
        sink(painting, rrect(*box, 6), "#1c0f22", 0.8 if party is PURPLE else 0.68, 3)
    token(painting, 27, 25, 14, party)
    return painting.image()


def pool_lid(party: Party) -> Image.Image:
    """A Public Pool with its lid on, for a small window: the numbers are set on it."""
    width, height = 153, 48
    painting = Painting(width, height)
    shape = rim(1.2, 1.2, width - 2.4, height - 2.4, party, 9)
    painting.fade(shape, party.field, party.shadow, (0, 0), (0, height))
    pattern(painting, shape, party)
    painting.line(shape, 2.4)
    token(painting, 25, 24, 14, party)
    return painting.image()


def flag_feet() -> dict[str, Box]:
    """The holes of the flags' rack: nine for either party, left to right."""
    feet: dict[str, Box] = {}
    for line, party in enumerate(PARTIES):
        for n in range(9):
            feet[f"{party.name}_{n + 1}"] = (13 + n * 14.2, 67 + line * 47, 5, 4)
    return feet


def flag_rack() -> Image.Image:
    """The wooden rack that holds the declared flags until a seat is won before the count."""
    width, _ = RACK
    painting = plank(RACK, TEAK, TEAK_GRAIN, 11)
    for line in range(2):
        y = 62 + line * 47
        bar = rrect(7, y, width - 14, 13, 4)
        painting.shadow(bar, 2)
        painting.fill(bar, "#6b3f22")
        painting.fade(bar, "white", "ink", (0, y), (0, y + 13), (0.25, 0.3))
        painting.line(bar, 1.6)
    for left, top, across, down in flag_feet().values():
        painting.fill(oval(left + across / 2, top + down / 2, across / 2 + 0.6, down / 2 + 0.4), "#1c0f08")
    return painting.image()


def coin_plate() -> Image.Image:
    """The place of the tie-break coin: a round bed in the cloth."""
    width, height = COIN_PLATE
    painting = Painting(width, height)
    shape = rrect(1.2, 1.2, width - 2.4, height - 2.4, 9)
    painting.fill(shape, "#15362e")
    painting.recess(shape, 3)
    painting.line(shape, 2.2, "#0e241e")
    painting.line(rrect(6, 6, width - 12, height - 12, 6), 1.3, "haldi", 0.5, (2.5, 5.5))
    bed = circle(43, 40, 30)
    painting.fill(bed, "#0d241e")
    painting.recess(bed, 3)
    painting.line(circle(43, 40, 31), 1.2, "haldi", 0.6)
    return painting.image()


def news_desk() -> Image.Image:
    """The desk in the middle of the far edge where an envelope is dropped to be read out."""
    width, height = DESK
    painting = plank(DESK, TEAK, TEAK_GRAIN, 8)
    painting.line(rrect(6.5, 6.5, width - 13, height - 13, 5), 1.6, "cream", 0.75, (7, 5))
    for x in (22, width - 22):
        lamp = circle(x, height / 2, 6.5)
        painting.fill(lamp, "deep")
        painting.halo(x - 1.5, height / 2 - 2, 7, "#ff8a6a", (0.9, 0))
        painting.line(lamp, 1.8)
        painting.fill(oval(x - 2, height / 2 - 2.4, 1.8, 1.3), "white", 0.9)
    return painting.image()


def edge(party: Party) -> Image.Image:
    """A tinted strip of cloth with a stitched hem: the side of the table that belongs to a party."""
    width, height = 160, 57
    painting = Painting(width, height)
    shape = rrect(1, 1, width - 2, height - 2, 9)
    painting.fill(shape, party.field, 0.34 if party is PURPLE else 0.17)
    painting.line(rrect(2.5, 2.5, width - 5, height - 5, 8), 1.6, party.light, 0.75, (2.6, 6))
    return painting.image()


def strip(party: Party) -> Image.Image:
    """The colour strip in front of a seat: a painted bar for the token and the name."""
    width, height = 180, 42
    painting = Painting(width, height)
    shape = rim(1.2, 1.2, width - 2.4, height - 2.4, party, 9)
    painting.fade(shape, party.field, party.shadow, (0, 0), (0, height * 1.6))
    painting.fade(minus(shape, moved(shape, 1.2, 1.6)), "white", "white", (0, 0), (width, height), (0.5, 0.1))
    painting.line(shape, 2.2)
    painting.line(rrect(6, 6, width - 12, height - 12, 6), 1.2, "lilac" if party is PURPLE else "cream")
    return painting.image()


def badge(party: Party) -> Image.Image:
    """The plate at the left end of the rail that says who acts."""
    width, height = 160, 43
    painting = Painting(width, height)
    if party is PURPLE:
        shape, inner = (
            rrect(1.2, 1.2, width - 2.4, height - 2.4, 20),
            rrect(5, 5, width - 10, height - 10, 16),
        )
    else:
        shape, inner = (
            scalloped(3.5, 3.5, width - 7, height - 7, 9, 2.4),
            rrect(7, 7, width - 14, height - 14, 8),
        )
    painting.fade(shape, party.field, party.shadow, (0, 0), (0, height * 1.5))
    painting.line(shape, 2.4)
    painting.line(inner, 1.3, "lilac" if party is PURPLE else "cream")
    return painting.image()


def groove() -> Image.Image:
    """A narrow slot in wood, for the envelopes still sealed."""
    width, height = 110, 43
    painting = Painting(width, height)
    sink(painting, rrect(1.2, 1.2, width - 2.4, height - 3.4, 8), "#2a160c", 0.75)
    return painting.image()


def drawer_tab() -> Image.Image:
    """The wooden end of a side drawer, to pull it over the board in a small window."""
    painting = plank((26, 110), WALNUT, WALNUT_GRAIN, 4, upright=True)
    for y in (48, 55, 62):
        painting.line(spline([(8, y), (18, y)]), 2, "haldi", 0.9)
    return painting.image()


def _pool_inner() -> dict[str, Box]:
    return {"token": (13, 11, 28, 28), "title": (45, 12, 98, 26), **POOL_WELLS}


MADE = [
    Made("table/tray", TRAY, tray, inner={"title": (10, 6, 192, 24), **DECKS}, shadow="low"),
    Made("table/flag_rack", RACK, flag_rack, inner={"title": (8, 5, 137, 22), **flag_feet()}, shadow="low"),
    Made(
        "table/coin_plate",
        COIN_PLATE,
        coin_plate,
        inner={"coin": (13, 10, 60, 60), "title": (78, 12, 66, 56)},
    ),
    Made("table/news_desk", DESK, news_desk, inner={"title": (34, 9, 140, 32)}, shadow="low"),
    Made("table/groove", (110, 43), groove, slices=(12, 12, 12, 12)),
    Made("table/drawer_tab", (26, 110), drawer_tab, slices=(6, 40, 6, 40), shadow="low"),
]
for _party in PARTIES:
    MADE += [
        Made(f"table/pool_{_party.name}", POOL, partial(pool, _party), inner=_pool_inner(), shadow="high"),
        Made(
            f"table/pool_lid_{_party.name}",
            (153, 48),
            partial(pool_lid, _party),
            inner={"token": (11, 10, 28, 28), "numbers": (46, 8, 98, 32)},
            shadow="low",
        ),
        Made(f"table/edge_{_party.name}", (160, 57), partial(edge, _party), slices=(14, 14, 14, 14)),
        Made(
            f"table/strip_{_party.name}",
            (180, 42),
            partial(strip, _party),
            inner={"token": (9, 6, 30, 30), "words": (45, 6, 126, 30)},
            shadow="low",
        ),
        Made(
            f"table/badge_{_party.name}",
            (160, 43),
            partial(badge, _party),
            slices=(24, 20, 24, 20),
            inner={"token": (3, 1, 41, 41)},
        ),
    ]
PICTURES = pictures(__name__, MADE, "art/table/ground.py", "art/table/party.py")
