"""What is pressed on the title besides the boxes: booklet, register, folder, tag, ticket, and the ribbon."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PIL import Image

from art.press import circle, flower, minus, moved, poly, rrect, spline
from art.table.catalogue import Made, pictures
from art.table.painting import Painting

SIZE = (258.0, 122.0)
RIBBON = (408.0, 72.0)
SLIP = (262.0, 40.0)
ABOUT = (84.0, 40.0)


def word(painting: Painting, text: str, x: float, colour: str) -> None:
    """The painted word of a button, if there is one; cream ones carry an outline."""
    if not text:
        return
    light = colour == "cream"
    painting.text(
        x,
        66,
        text,
        "sign",
        40,
        colour,
        fit=190,
        outline=("ink", 5.4) if light else None,
        drop=("ink", 2.4, 2.6) if light else None,
    )


def booklet(painting: Painting, text: str) -> None:
    """Learn: a thin booklet bound in yellow."""
    width, height = SIZE
    cover = rrect(3, 2, width - 12, height - 11, 5)
    for step in (6.0, 3.0):
        page = moved(cover, step, step)
        painting.fill(page, "cream")
        painting.line(page, 1.6)
    painting.fill(cover, "teal")
    painting.fade(cover, "mint", "teal", (0, 0), (0, height), (0.35, 0.2))
    painting.line(cover, 2.5)
    spine = rrect(3, 2, 17, height - 11, 4)
    painting.fill(spine, "haldi")
    painting.line(spine, 2)
    painting.line(rrect(26, 9, width - 42, height - 25, 3), 1.5, "lemon")
    word(painting, text, 136, "cream")


def register(painting: Painting, text: str) -> None:
    """Register: ruled paper on a red board, with a tally begun."""
    width, height = SIZE
    board = rrect(2, 2, width - 4, height - 4, 4)
    painting.fill(board, "#b5442e")
    painting.line(board, 2.5)
    page = rrect(10, 9, width - 20, height - 18, 2)
    painting.fill(page, "#efdcb4")
    painting.line(page, 1.7)
    for n in range(6):
        painting.line(spline([(14, 26 + n * 15), (width - 14, 26 + n * 15)]), 0.9, "#0f4c5c", 0.35)
    painting.line(spline([(46, 9), (46, height - 9)]), 1.3, "#b5442e", 0.7)
    for n in range(4):
        painting.line(spline([(19 + n * 6, 28), (18 + n * 6, 48)]), 2.2, "#1b2a3a")
    painting.line(spline([(15, 46), (41, 30)]), 2.2, "#1b2a3a")
    word(painting, text, 148, "#1b2a3a")


def folder(painting: Painting, text: str) -> None:
    """Matches: a file tied with red tape, papers looking out."""
    width, height = SIZE
    for n, turn in enumerate((1.2, -0.8)):
        paper = moved(rrect(14, 6 + n * 4, width - 30, height - 24, 2), 0, 0, rot=turn * 0.5)
        painting.fill(paper, "white")
        painting.line(paper, 1.4)
    back = poly([(3, 16), (82, 16), (94, 28), (width - 3, 28), (width - 3, height - 3), (3, height - 3)])
    painting.fill(back, "#cdb078")
    painting.fade(back, "white", "brown", (0, 16), (0, height), (0.3, 0.22))
    painting.line(back, 2.5)
    painting.line(spline([(30, 18), (30, height - 4)]), 6, "ink")
    painting.line(spline([(30, 18), (30, height - 4)]), 3.6, "sindoor")
    for side in (-1, 1):
        loop = spline([(30, 62), (30 + side * 17, 50), (30 + side * 19, 68), (30, 64)])
        painting.line(loop, 5.6)
        painting.line(loop, 3.2, "sindoor")
    painting.ink(circle(30, 63, 5), "sindoor", 1.8, 0)
    word(painting, text, 146, "ink")


def luggage_tag(painting: Painting, text: str) -> None:
    """Settings: a luggage tag with a loose string."""
    width, height = SIZE
    left = 20.0
    string = spline(
        [
            (left + 22, height / 2),
            (left + 2, height / 2 - 20),
            (left - 12, height / 2 - 26),
            (4, height / 2 - 12),
        ]
    )
    painting.line(moved(string, 2, 4), 2.4, "#1c0f08", 0.4)
    tag = poly(
        [
            (left + 28, 2),
            (width - 2, 2),
            (width - 2, height - 3),
            (left + 28, height - 3),
            (left, height - 31),
            (left, 30),
        ]
    )
    painting.fill(tag, "haldi")
    painting.fade(tag, "lemon", "amber", (0, 0), (0, height), (0.6, 0.4))
    painting.line(tag, 2.5)
    painting.line(moved(tag, (width + left) * 0.032, height * 0.06, 0.936, 0.88), 1.5, "ink", 0.55)
    eyelet = circle(left + 20, height / 2, 11)
    painting.fill(eyelet, "sindoor")
    painting.line(eyelet, 1.6)
    painting.fill(circle(left + 20, height / 2, 6), "#3a1f0c")
    painting.line(string, 2.5, "cream")
    word(painting, text, 148, "ink")


def ticket(painting: Painting, text: str) -> None:
    """Quit: a ticket home."""
    width, height = SIZE
    body = rrect(3, 2, width - 6, height - 5, 5)
    for n in range(8):
        for x in (3, width - 3):
            body = minus(body, circle(x, 9 + n * 15, 5))
    painting.fill(body, "pink")
    painting.fade(body, "white", "rose", (0, 0), (0, height), (0.35, 0.3))
    painting.line(body, 2.4)
    painting.line(rrect(18, 10, width - 36, height - 21, 3), 1.5, "ink", 0.6, (5, 4.2))
    word(painting, text, width / 2, "ink")


def button(draw: Callable[[Painting, str], None], text: str) -> Image.Image:
    """One printed thing with its word, or blank."""
    painting = Painting(*SIZE)
    draw(painting, text)
    return painting.image()


def ribbon(text: str) -> Image.Image:
    """The ribbon round the box of the unfinished match, held by a wax seal."""
    width, height = RIBBON
    painting = Painting(width, height)
    band = rrect(4, 3, width - 8, height - 7, 3)
    painting.soft(band, "lemon", 0.8, 2.4)
    painting.fill(band, "teal")
    painting.fade(band, "mint", "#0a4f48", (0, 2), (0, height), (0.55, 0.7))
    with painting.inside(band):
        for n in range(12):
            x = n * 38 + 14
            painting.soft(poly([(x, 0), (x + 6, 0), (x - 4, height), (x - 10, height)]), "ink", 0.13, 4)
    for y in (10, height - 11):
        painting.line(spline([(5, y), (width - 5, y)]), 1.6, "lemon", 0.9)
    painting.line(band, 2.5)
    seal = flower(34, height / 2, 28, 10, 0.22)
    painting.shadow(seal, 3)
    painting.ink(seal, "sindoor", 2.4, 1.8)
    painting.line(circle(34, height / 2, 19), 1.6, "deep")
    arrow = poly([(28, height / 2 - 11), (45, height / 2), (28, height / 2 + 11)])
    painting.fill(arrow, "cream")
    painting.line(arrow, 1.9)
    if text:
        painting.text(
            143,
            height / 2 + 12.5,
            text,
            "sign",
            36,
            "cream",
            outline=("ink", 5),
            drop=("ink", 2.4, 2.4),
            fit=148,
        )
    return painting.image()


def slip() -> Image.Image:
    """A slip of paper with a torn end."""
    width, height = SLIP
    painting = Painting(width, height)
    torn = [(width - 3 + (n % 2) * 1.6 - 1, 2 + n * (height - 4) / 7) for n in range(8)]
    paper = poly([(2, 2), *torn, (2, height - 3)])
    painting.fill(paper, "cream")
    painting.fade(paper, "white", "#c9b58a", (0, 0), (0, height), (0.4, 0.3))
    painting.line(paper, 2)
    return painting.image()


def about() -> Image.Image:
    """A small printed card: who made this."""
    width, height = ABOUT
    painting = Painting(width, height)
    card = rrect(1.6, 1.6, width - 3.2, height - 3.6, 5)
    painting.fill(card, "cream")
    painting.fade(card, "white", "#c9b58a", (0, 0), (0, height), (0.4, 0.3))
    painting.line(card, 2)
    painting.line(rrect(5, 5, width - 10, height - 10.4, 3), 1, "sindoor")
    painting.text(width / 2, 27.4, "About", "sign", 20)
    return painting.image()


BUTTONS: dict[str, tuple[Callable[[Painting, str], None], str]] = {
    "learn": (booklet, "Learn"),
    "register": (register, "Register"),
    "matches": (folder, "Matches"),
    "settings": (luggage_tag, "Settings"),
    "quit": (ticket, "Quit"),
}
MADE = [
    Made(
        "title/ribbon", RIBBON, partial(ribbon, "Continue"), inner={"words": (232, 12, 164, 48)}, shadow="low"
    ),
    Made("title/ribbon.blank", RIBBON, partial(ribbon, ""), inner={"words": (72, 12, 324, 48)}, shadow="low"),
    Made("title/slip", SLIP, slip, shadow="low"),
    Made("title/about", ABOUT, about, shadow="low"),
]
for _name, (_draw, _text) in BUTTONS.items():
    for _ending, _words in (("", _text), (".blank", "")):
        MADE.append(
            Made(
                f"title/{_name}{_ending}",
                SIZE,
                partial(button, _draw, _words),
                inner={"words": (48, 30, 190, 44), "second": (40, 76, 200, 28)},
                shadow="low",
            )
        )
PICTURES = pictures(__name__, MADE)
