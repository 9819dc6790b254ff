"""What is picked up once or twice in a game: the gavel, the microphone, the stands, the survey's place."""

from __future__ import annotations

from functools import partial

from PIL import Image

from art.press import (
    Press,
    blend,
    blob,
    circle,
    minus,
    moved,
    oval,
    print_sheet,
    rays,
    rrect,
    scallop,
    spline,
    union,
    widened,
)
from art.props.flags import field_pattern
from art.props.printed import cut_out, sheet_for
from art.table.catalogue import Made, pictures
from art.table.party import scalloped

GAVEL, MICROPHONE, STAND, SURVEY = (110.0, 84.0), (90.0, 150.0), (112.0, 158.0), (150.0, 196.0)
DIE = 40.0


def gavel() -> Image.Image:
    """The gavel that lets a turn pass, and the block it falls on."""
    sheet = sheet_for(GAVEL, 3, 252, 31)
    block = union(rrect(16, 126, 150, 34, 10), oval(91, 126, 75, 16))
    shaft = moved(rrect(-9, 0, 18, 130, 8), 118, 60, rot=-58)
    head = moved(
        union(rrect(-50, -26, 100, 52, 8), rrect(-60, -31, 20, 62, 6), rrect(40, -31, 20, 62, 6)),
        96,
        54,
        rot=32,
    )
    outline = widened(union(block, shaft, head), 4)
    sheet.fill(outline, "ink", plate="key")
    sheet.ink(rrect(16, 126, 150, 34, 10), "#5c3018", 4.6, 4)
    sheet.ink(oval(91, 126, 75, 16), "brown", 4.6, 0)
    sheet.line(oval(91, 126, 58, 10), 1.8)
    sheet.ink(shaft, "wood", 4.6, 3)
    body = moved(rrect(-50, -26, 100, 52, 8), 96, 54, rot=32)
    sheet.ink(body, "brown", 4.6, 3)
    sheet.shade(minus(body, moved(body, 4, -16)), "ink", 0.6, plate="fine")
    for x in (-60, 40):
        cap = moved(rrect(x, -31, 20, 62, 6), 96, 54, rot=32)
        sheet.ink(cap, "haldi", 4.6, 3)
    sheet.fill(moved(rrect(-36, -20, 60, 5, 2), 96, 54, rot=32), "white", 0.5, "type")
    return cut_out(sheet, outline)


def microphone() -> Image.Image:
    """The microphone on the stage, with a bunch of marigolds and no off switch."""
    sheet = sheet_for(MICROPHONE, 3, 180, 32)
    head = rrect(58, 8, 64, 92, 32)
    stem = rrect(82, 100, 16, 160, 4)
    foot = blob([(26, 288), (34, 262), (90, 252), (146, 262), (154, 288)])
    flowers = [
        scallop(90 + dx, 168 + dy, 25, 10, 0.2, dx) for dx, dy in ((-30, 6), (30, 6), (0, -12), (0, 22))
    ]
    outline = widened(union(head, stem, foot, *flowers), 4)
    sheet.fill(outline, "ink", plate="key")
    sheet.ink(foot, "slate", 4.6, 3)
    sheet.ink(stem, "slate", 4.6, 3)
    sheet.ink(head, "ash", 5, 4)
    with sheet.inside(head):
        for n in range(9):
            sheet.line(spline([(50, 14 + n * 12), (130, 14 + n * 12)]), 2.2)
            sheet.line(spline([(56 + n * 9, 0), (56 + n * 9, 110)]), 2.2)
    sheet.shade(minus(head, moved(head, -16, -8)), "ink", 0.6, plate="fine")
    sheet.ink(rrect(54, 52, 72, 14, 4), "sindoor", 4, 2)
    for n, bloom in enumerate(flowers):
        sheet.ink(bloom, ("haldi", "amber", "haldi", "sindoor")[n], 4, 2)
    for dx, dy in ((-30, 6), (30, 6), (0, -12), (0, 22)):
        sheet.line(circle(90 + dx, 168 + dy, 12), 2.4)
        sheet.fill(circle(90 + dx, 168 + dy, 4), "ink", plate="type")
    sheet.fill(oval(76, 30, 6, 14), "white", 0.8, "type")
    return cut_out(sheet, outline)


def stand(party: str) -> Image.Image:
    """The stand of a BigNeta's card: a carved chair back in the party's shape, the card's place before it."""
    purple = party == "purple"
    field, light = ("purple", "lilac") if purple else ("haldi", "lemon")
    sheet = sheet_for(STAND, 2.4, 224, 33)
    back = union(
        rrect(14, 52, 196, 216, 14), circle(112, 62, 54) if purple else scallop(112, 62, 54, 14, 0.14)
    )
    base = rrect(4, 262, 216, 42, 10)
    outline = widened(union(back, base), 4)
    sheet.fill(outline, "ink", plate="key")
    sheet.ink(back, "brown", 5, 4)
    cushion = rrect(28, 68, 168, 196, 10)
    sheet.ink(cushion, field, 4, 0)
    field_pattern(sheet, cushion, party, 26)
    sheet.line(cushion, 4)
    sheet.shade(minus(cushion, moved(cushion, 8, 10)), "ink", 0.6, plate="fine")
    crest = circle(112, 42, 26) if purple else scallop(112, 42, 26, 12, 0.14)
    sheet.ink(crest, "cream", 4, 2)
    sheet.text(112, 58, "P" if purple else "Y", "num", 46, field if purple else "ink")
    sheet.ink(base, "wood", 5, 4)
    sheet.line(rrect(12, 268, 200, 28, 6), 2, "haldi", "type")
    for x in (26, 198):
        sheet.ink(circle(x, 282, 8), "haldi", 3.4, 1)
    sheet.fill(rrect(30, 56, 40, 5, 2), light, 0.6, "type")
    return cut_out(sheet, outline)


def survey_place() -> Image.Image:
    """The place in the middle of everything where the survey is turned over."""
    sheet = sheet_for(SURVEY, 2.4, 300, 34)
    board = rrect(6, 26, 288, 360, 16)
    clip = rrect(96, 4, 108, 46, 10)
    outline = widened(union(board, clip), 3)
    sheet.fill(outline, "ink", plate="key")
    sheet.ink(board, "wood", 5, 4)
    for n in range(22):
        sheet.stroke(
            [(12, 40 + n * 16), (150, 44 + n * 16 + n % 3 * 3), (288, 38 + n * 16)], 2, "brown", "flat"
        )
    paper = rrect(24, 44, 252, 326, 6)
    sheet.ink(paper, "cream", 4, 2)
    for n in range(6):
        sheet.line(spline([(50, 110 + n * 40), (250, 110 + n * 40)]), 1.4, "ash", "flat")
    for n, (height, colour) in enumerate(
        ((90, "lilac"), (140, "lemon"), (64, "lilac"), (170, "lemon"), (120, "lilac"))
    ):
        sheet.ink(rrect(58 + n * 39, 310 - height, 26, height, 3), blend(colour, "cream", 0.35), 2.6, 0)
    sheet.line(spline([(46, 312), (256, 312)]), 3.4)
    sheet.text(150, 346, "?", "sign", 30, "ash")
    sheet.ink(clip, "slate", 5, 3)
    sheet.ink(circle(150, 20, 9), "cream", 3, 1)
    sheet.fill(rrect(104, 12, 30, 6, 3), "white", 0.6, "type")
    return cut_out(sheet, outline)


def die(face: int) -> Image.Image:
    """A die, lying on the title's table for decoration."""
    sheet = sheet_for((DIE, DIE), 3, 120, 35 + face)
    sheet.fill(rrect(0, 0, 120, 120, 0), "cream")
    body = rrect(5, 5, 110, 110, 20)
    sheet.ink(body, "cream", 7, 0)
    sheet.shade(minus(body, moved(body, -16, -14)), "brown", 0.5, plate="fine")
    places = {
        1: [(0, 0)],
        3: [(-1, -1), (0, 0), (1, 1)],
        5: [(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)],
        6: [(-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)],
    }[face]
    for dx, dy in places:
        sheet.ink(circle(60 + dx * 28, 60 + dy * 28, 11), "stamp", 3, 0)
    return print_sheet(sheet, Press(paper="cream", wear=0), corner=24)


def plate_of(party: str) -> Image.Image:
    """The plate on which a joint purse or a split is laid: a tin tray in the party's shape."""
    size = (150.0, 96.0)
    purple = party == "purple"
    sheet = sheet_for(size, 2.4, 300, 36)
    outer = rrect(5, 5, 290, 182, 60) if purple else scalloped(10, 10, 280, 172, 26, 6)
    outline = widened(outer, 3)
    sheet.ink(outer, "purple" if purple else "haldi", 5, 5)
    field_pattern(sheet, outer, party, 20)
    sheet.line(outer, 5)
    inner = rrect(26, 26, 248, 140, 44 if purple else 20)
    sheet.ink(inner, blend("lilac" if purple else "lemon", "cream", 0.55), 4, 0)
    sheet.fill(rays(150, 96, 130, 30, 0.1), "cream", 0.4)
    sheet.shade(minus(inner, moved(inner, 7, 9)), "plum" if purple else "brown", 0.6, plate="fine")
    return cut_out(sheet, outline)


def decorate() -> list[Made]:
    """The pieces of either party."""
    made = []
    for party in ("purple", "yellow"):
        made += [
            Made(
                f"props/stand_{party}",
                STAND,
                partial(stand, party),
                2.4,
                inner={"card": (16, 36, 80, 112)},
                shadow="high",
            ),
            Made(
                f"props/tray_{party}",
                (150, 96),
                partial(plate_of, party),
                2.4,
                inner={"floor": (14, 14, 122, 68)},
                shadow="low",
            ),
        ]
    return made


MADE = [
    Made("props/gavel", GAVEL, gavel, 3, shadow="low"),
    Made("props/microphone", MICROPHONE, microphone, 3, shadow="high"),
    Made("props/survey_place", SURVEY, survey_place, 2.4, inner={"card": (13, 23, 124, 162)}, shadow="low"),
    *(Made(f"props/die_{face}", (DIE, DIE), partial(die, face), 3, shadow="low") for face in (1, 3, 5, 6)),
    *decorate(),
]
PICTURES = pictures(__name__, MADE, "art/props/printed.py", "art/props/flags.py", "art/table/party.py")
