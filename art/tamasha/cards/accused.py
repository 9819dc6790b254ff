"""What allegations and denials share: portraits under the lens, seals of votes lost, and a lighter press."""

from __future__ import annotations

from typing import Any

from PIL import Image

from art.picture import Picture, shrink
from art.portraits import draw_person
from art.press import Press, Sheet, circle, moved, print_sheet, rrect, scallop, star
from art.tamasha.cards import common
from art.tamasha.data import components, reference
from art.tamasha.netas import neta
from art.tamasha.netas import reference as look_of

PRESS = Press(wear=0.4, grain=0.3, cloud=0.12)
COLOURS = {"hand": 64, "zoom": 56}
SOURCES = (
    "art/portraits",
    "art/tamasha/netas.py",
    "art/tamasha/emblems.py",
    "art/tamasha/scenes/cast.py",
    "art/tamasha/cards/accused.py",
)
GRADES = {"corrupt": ("haldi", "ink", 2), "crook": ("sindoor", "cream", 3)}
"""Seal ink, lettering ink and stars of those who can be accused."""


def person_of(key: str) -> dict[str, Any]:
    """The entry of a CandyNeta or BigNeta."""
    tables = components()
    people: list[dict[str, Any]] = [*tables["candyneta"], *tables["bigneta"]]
    return next(found for found in people if found["id"] == key)


def data_of(key: str) -> tuple[str, str]:
    """What the manifest calls the entry and the face of a person."""
    table = "bigneta" if key.startswith("mr") else "candyneta"
    return reference(table, key), look_of(key)


def printed(s: Sheet, master: str, corner: float = 32) -> Image.Image:
    """The printed card in the size of its master."""
    return shrink(print_sheet(s, PRESS, corner), *common.MASTERS[master])


def picture(found: Picture, master: str) -> Picture:
    """The same entry with the smaller palette of these decks."""
    return Picture(found.path, found.draw, found.sources, found.data, COLOURS[master], even_rim=True)


def lens(s: Sheet, x: float, y: float, r: float, key: str, rim: str = "ash") -> None:
    """The face of the accused under a magnifying glass."""
    handle = rrect(r * 0.94, -r * 0.17, r * 0.66, r * 0.34, r * 0.1)
    s.ink(moved(handle, x, y, rot=38), "brown", 3.4, 2)
    medallion(s, x, y, r, key, rim)
    s.stroke(
        [(x - r * 0.66, y + r * 0.1), (x - r * 0.58, y - r * 0.38), (x - r * 0.2, y - r * 0.68)],
        r * 0.12,
        "white",
        "type",
    )


def medallion(s: Sheet, x: float, y: float, r: float, key: str, rim: str) -> None:
    """A face in a round frame."""
    s.ink(circle(x, y, r), rim, 3.6, 2.6)
    pane = circle(x, y, r * 0.86)
    person = neta(key)
    s.ink(pane, person.halo, 2.8, 0)
    with s.inside(pane):
        draw_person(s, x, y + r * 0.16, r / 142, person.look)
    s.line(pane, 3)


def loss_burst(s: Sheet, x: float, y: float, r: float, value: int) -> None:
    """The votes that the accused loses, in a red seal."""
    s.ink(scallop(x, y, r, 18, 0.13), "sindoor", 4, 3)
    s.line(circle(x, y, r * 0.82), 2.2, "lemon", "type")
    s.text(x - r * 0.04, y + r * 0.32, f"−{value}", "num", r * 1.26, "cream", fit=r * 1.44)
    s.text(x, y + r * 0.64, "VOTES", "num", r * 0.3, "lemon", track=1.5)


def grade_pill(s: Sheet, x: float, y: float, w: float, h: float, grade: str) -> None:
    """CORRUPT or CROOK in a word and in stars; (x, y) is the left end's middle."""
    ground, lettering, stars = GRADES[grade]
    s.ink(rrect(x, y - h / 2, w, h, h * 0.36), ground, 3.2, 1.8)
    s.text(
        x + h * 0.36,
        y + h * 0.27,
        grade.upper(),
        "num",
        h * 0.76,
        lettering,
        anchor="l",
        fit=w - h * (0.75 + 0.52 * stars),
    )
    for i in range(stars):
        s.fill(star(x + w - h * 0.48 - i * h * 0.52, y, h * 0.26), lettering, plate="type")
