"""The factions' own small chests, the crate of cards they share out, and the plan both must sign."""

from __future__ import annotations

from functools import partial

from PIL import Image

from art.press import blob, minus, moved, poly, rrect, spline, union, widened
from art.props.cases import draw_closed_chest, draw_open_chest
from art.props.factions import FIELDS, PARTIES, SIDES, letter_plate
from art.props.flags import field_pattern
from art.props.printed import cut_out, sheet_for
from art.table.catalogue import Made, pictures

CHEST, CHEST_SCALE = (70.0, 62.0), 4.0
CRATE, CRATE_SCALE = (110.0, 92.0), 3.2
PLAN, PLAN_SCALE = (128.0, 96.0), 3.6


def chest(party: str, side: str, opened: bool) -> Image.Image:
    """A faction's chest: its party's lid, its own letter on it."""
    sheet = sheet_for(CHEST, CHEST_SCALE, 312, 23)
    with sheet.at(6, 1):
        outline = draw_open_chest(sheet, party) if opened else draw_closed_chest(sheet, party)
        letter_plate(sheet, 150, 205 if opened else 52, 36, party, side)
        if not opened:
            letter_plate(sheet, 150, 210, 44, party, side)
    return cut_out(sheet, moved(outline, 6, 1))


def crate(party: str) -> Image.Image:
    """The arsenal: a crate of sealed cards, waiting to be shared out."""
    sheet = sheet_for(CRATE, CRATE_SCALE, 300, 24)
    body = rrect(14, 112, 272, 132, 6)
    cards = [
        moved(rrect(-34, -92, 68, 100, 6), 70 + n * 40, 122 - (n % 2) * 12, rot=-14 + n * 7) for n in range(5)
    ]
    outline = widened(union(body, *cards), 4)
    sheet.fill(outline, "ink", plate="key")
    for n, card in enumerate(cards):
        sheet.ink(card, ("#b5653a", "indigo", "teal", "deep", "#b5653a")[n], 4, 2)
        sheet.line(moved(card, 0, 0), 2, "ink")
        inner = moved(rrect(-26, -84, 52, 40, 4), 70 + n * 40, 122 - (n % 2) * 12, rot=-14 + n * 7)
        sheet.ink(inner, "cream", 2.6, 0)
    sheet.ink(body, "wood", 5, 4)
    for y in (154, 198):
        sheet.line(spline([(16, y), (284, y)]), 4)
    sheet.shade(minus(body, moved(body, -22, -12)), "ink", 0.5, plate="fine")
    for x in (26, 250):
        sheet.ink(rrect(x, 112, 24, 132, 3), "brown", 4, 2)
    label = rrect(78, 148, 144, 62, 6)
    sheet.ink(label, FIELDS[party], 4.4, 2)
    field_pattern(sheet, label, party, 15)
    sheet.line(label, 4.4)
    words, rim = ("cream", "plum") if party == "purple" else ("ink", "lemon")
    sheet.text(150, 194, "ARSENAL", "num", 42, words, outline=(rim, 9), fit=130)
    return cut_out(sheet, outline)


def joint_plan() -> Image.Image:
    """The plan of a joint swap: two names must stand under it."""
    sheet = sheet_for(PLAN, PLAN_SCALE, 320, 25)
    paper = poly("6,10 300,6 314,24 312,232 8,234")
    outline = widened(paper, 3)
    sheet.ink(paper, "white", 4.4, 3)
    sheet.ink(poly("300,6 314,24 296,26"), "ash", 3, 0)
    sheet.line(rrect(18, 20, 280, 202, 4), 1.8, "indigo", "type")
    for x, letter in ((34, "L"), (174, "R")):
        sheet.text(x, 202, letter, "num", 40, "sindoor", anchor="l")
        sheet.line(spline([(x + 28, 202), (x + 112, 202)]), 3.4)
    sheet.ink(blob("148,176 156,160 166,176 160,184 154,184"), "indigo", 2.6, 1)
    return cut_out(sheet, outline)


MADE = [
    Made("props/joint_plan", PLAN, joint_plan, PLAN_SCALE, inner={"words": (10, 10, 106, 52)}, shadow="low")
]
for _party in PARTIES:
    MADE.append(
        Made(
            f"props/arsenal_{_party}",
            CRATE,
            partial(crate, _party),
            CRATE_SCALE,
            inner={"words": (28, 54, 54, 24)},
            shadow="high",
            colours=96,
        )
    )
    for _side in SIDES:
        for _end, _opened in (("", False), ("_open", True)):
            MADE.append(
                Made(
                    f"props/chest_small_{_party}_{_side}{_end}",
                    CHEST,
                    partial(chest, _party, _side, _opened),
                    CHEST_SCALE,
                    inner={"title": (14, 3, 42, 16), "lock": (28, 20, 14, 16), "tag": (11, 42, 48, 18)},
                    shadow="high",
                    colours=96,
                )
            )
PICTURES = pictures(
    __name__,
    MADE,
    "art/props/printed.py",
    "art/props/flags.py",
    "art/props/cases.py",
    "art/props/factions.py",
    "art/table/party.py",
)
