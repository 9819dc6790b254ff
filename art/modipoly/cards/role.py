"""Role cards: an office pass with a photograph nobody would choose, the special power, the opening purse."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PIL import Image

from art.modipoly.data import entries, entry, reference
from art.modipoly.paper import BLACK, BLUE, DARK, NEWSPRINT, RED, Layout, Rect, picture, printed, sheet
from art.modipoly.scenes.news import ground
from art.picture import Picture
from art.portraits import draw_person
from art.portraits.common import fist
from art.press import Sheet, circle, oval, poly, rrect, seed_of, spline
from art.tamasha.netas import look
from art.tamasha.scenes.exhibits import padlock, page

LOOKS = "art/modipoly/roles.toml"
LAYOUTS = {
    "hand": Layout(name=(34, 84, 432, 84)),
    "zoom": Layout(text=(36, 448, 428, 140), name=(34, 84, 432, 76)),
}


def cash_box(s: Sheet) -> None:
    """The cash box, held; not the cash."""
    s.ink(rrect(286, 168, 108, 84, 8), "#6a6a6a", 4, 3)
    s.ink(rrect(278, 152, 124, 26, 6), "#8c8c8c", 4, 2)
    padlock(s, 340, 210, 0.7, "white")


def top_hat(s: Sheet) -> None:
    """A hat with its own shadow, and a monocle."""
    s.ink(poly("146,66 154,-34 252,-38 262,62"), "#22252b", 4, 2.4)
    s.ink(poly("147,52 260,46 262,66 146,70"), "#8c8c8c", 3.4, 0)
    s.ink(oval(204, 68, 96, 16), "#22252b", 4, 2.4)
    s.line(circle(236, 138, 25), 4.4)
    s.line(spline([(258, 150), (276, 200), (262, 250)]), 3)


def phone(s: Sheet) -> None:
    """A telephone that has forwarded all of this already."""
    with s.at(316, 150, rot=10):
        s.ink(rrect(-38, -72, 76, 140, 11), "#22252b", 4, 3)
        s.ink(rrect(-30, -58, 60, 110, 4), "white", 3.4, 0)
        for i in range(3):
            s.ink(rrect(-24 + (i % 2) * 8, -48 + i * 34, 40, 24, 6), "#b4b4b4", 3, 0)
        s.text(0, 40, ">>", "num", 30)
    fist(s, look(LOOKS, "devoted"), 316, 226, 0, 0.8)


def preamble(s: Sheet) -> None:
    """A page from it, underlined."""
    page(s, 64, 76, 80, 104, "white", -10, 5)


def pending(s: Sheet) -> None:
    """Files, under process."""
    for i in range(7):
        s.ink(
            rrect(16 + (i * 7) % 9, 226 - i * 19, 92, 20, 3), ("white", "#b4b4b4", "#8c8c8c")[i % 3], 3.4, 1.4
        )


def nothing(_: Sheet) -> None:
    """What this role holds belongs to the portrait."""


THINGS: dict[str, Callable[[Sheet], None]] = {
    "pm": cash_box,
    "congress": nothing,
    "cpim": nothing,
    "oligarch": top_hat,
    "liberal": preamble,
    "devoted": phone,
    "gov": pending,
}


def photograph(key: str, s: Sheet) -> None:
    """The pass photograph."""
    ground(s, "#bdbdbd", "#9c9c9c", 400)
    if key in ("gov", "liberal"):
        THINGS[key](s)
    draw_person(s, 200, 138, 0.72, look(LOOKS, key))
    if key not in ("gov", "liberal"):
        THINGS[key](s)


def draw(key: str, master: str) -> Image.Image:
    """The role card in one master."""
    card = entry("role", key)
    s = sheet(master, seed_of(key) + 53)
    zoom = master == "zoom"
    s.line(rrect(10, 10, 480, 680, 16), 5)
    s.fill(rrect(13, 13, 474, 62, 12), BLUE)
    s.text(34, 58, "TEMPORARY PASS", "num", 38, NEWSPRINT, anchor="l", track=2)
    s.ink(rrect(392, 32, 74, 24, 12), NEWSPRINT, 3, 0)
    s.text(250, 146, card["name"], "deva", 68, BLACK, fit=426)
    photo: Rect = (34, 168, 432, 270 if zoom else 318)
    end = photo[1] + photo[3]
    if zoom:
        s.line(rrect(36, 448, 428, 140, 2), 1.6)
    else:
        s.text(250, end + 46, _power(card), "num", 44, RED, fit=420)
        s.line(spline([(34, end + 60), (466, end + 60)]), 1.6, DARK)
    _figures(s, card, 598 if zoom else 556, 78 if zoom else 106)
    return printed(s, master, ((partial(photograph, key), photo),), 20, "#948c79")


def _power(card: dict[str, dict[str, str]]) -> str:
    """The power's name, or what stands in for one."""
    name = card["house"]["power_name"].removeprefix("None: ")
    return name[0].upper() + name[1:]


def _figures(s: Sheet, card: dict[str, object], y: float, high: float) -> None:
    """What one starts with, and how heavy one's vote is."""
    shown = (
        ("CASH", card["start_cash"]),
        ("VOTES", card["start_tokens"]),
        ("WEIGHT", card["confidence_weight"]),
    )
    for i, (word, value) in enumerate(shown):
        x = 34 + i * 147
        s.line(rrect(x, y, 138, high, 3), 3)
        s.text(x + 69, y + high * 0.62, str(value), "num", high * 0.66, BLACK, fit=124)
        s.text(x + 69, y + high * 0.9, word, "num", high * 0.22, DARK, track=2)


def back(kind: str, master: str) -> Image.Image:
    """The backs of ordinances (red) and of news (black), as they lie in the middle of the board."""
    s = sheet(master, len(kind))
    ground_ink, words, size = (
        ("#7d1a22", ("PM CARES", "56”"), 92) if kind == "ordinance" else (BLACK, ("Godi", "MEDIA"), 110)
    )
    s.fill(rrect(0, 0, 500, 700), ground_ink)
    s.line(rrect(20, 20, 460, 660, 12), 5, NEWSPRINT, "type")
    s.line(rrect(34, 34, 432, 632, 8), 2, NEWSPRINT, "type")
    for turn in (0, 180):
        with s.at(250, 350, rot=turn):
            s.text(0, -150, words[0], "deva", size, NEWSPRINT, fit=380)
            s.text(0, -40, words[1], "num", 112, NEWSPRINT, fit=330, track=4)
    return printed(s, master)


def _pictures() -> list[Picture]:
    sources = (
        "art/modipoly/cards/role.py",
        "art/modipoly/scenes/news.py",
        "art/tamasha/scenes/cast.py",
        "art/tamasha/scenes/exhibits.py",
        "art/tamasha/netas.py",
        "art/portraits",
    )
    found = []
    for card in entries("role"):
        data = (reference("role", card["id"]), f"{LOOKS}#{card['id']}")
        for master in ("hand", "zoom"):
            work = partial(draw, card["id"], master)
            found.append(picture("role", card["id"], master, work, sources, data))
    for kind in ("ordinance", "news"):
        found.append(picture("back", kind, "hand", partial(back, kind, "hand"), sources, ()))
    return found


PICTURES = _pictures()
