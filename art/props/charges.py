"""What an attack brings to the table: the slip pinned to the accused, and the plate that lets it pass."""

from __future__ import annotations

from PIL import Image

from art.press import blob, circle, moved, poly, rrect, spline, union, widened
from art.props.printed import cut_out, sheet_for
from art.table.catalogue import Made, pictures
from art.table.ground import TEAK, TEAK_GRAIN, plank

SLIP, SLIP_SCALE = (56.0, 44.0), 5.0
LET_PASS = (220.0, 64.0)


def allegation_slip() -> Image.Image:
    """A torn cutting with a red pin: a headline nobody can read, and a face with a bar over its eyes."""
    sheet = sheet_for(SLIP, SLIP_SCALE, 200, 41)
    right = "8,26 52,18 100,24 148,16 192,22 188,64 194,104 186,146 "
    paper = poly(right + "146,140 112,150 74,141 40,149 10,142 14,96 6,60")
    outline = widened(union(paper, circle(100, 22, 19)), 2)
    sheet.ink(paper, "news", 4, 3)
    sheet.ink(poly("16,42 186,36 184,66 18,72"), "sindoor", 2.4, 0)
    for x, across in ((30, 40), (78, 56), (142, 32)):
        sheet.fill(rrect(x, 47, across, 13, 3), "cream", plate="type")
    for n in range(4):
        sheet.line(spline([(22, 86 + n * 15), (104 - n % 2 * 16, 86 + n * 15)]), 4.4, "grey")
    pane = rrect(120, 78, 58, 58, 3)
    sheet.ink(pane, "ash", 3, 0)
    with sheet.inside(pane):
        sheet.fill(blob("126,140 130,120 148,114 168,120 174,140"), "ink", plate="key")
        sheet.fill(circle(149, 100, 15), "ink", plate="key")
    sheet.ink(rrect(128, 93, 42, 11, 2), "sindoor", 2, 0)
    sheet.ink(circle(100, 22, 16), "sindoor", 5, 4)
    sheet.fill(circle(95, 16, 4.6), "white", 0.85, "type")
    return cut_out(sheet, outline, "news")


def let_pass() -> Image.Image:
    """The plate that lets an allegation pass: teak with a paper label, its words set live."""
    width, height = LET_PASS
    painting = plank(LET_PASS, TEAK, TEAK_GRAIN, 21)
    plate = rrect(40, 10, width - 80, height - 20, 6)
    painting.shadow(plate, 1.6)
    painting.fade(plate, "white", "#ecdcb0", (0, 8), (0, height))
    painting.line(plate, 2)
    painting.line(moved(rrect(44, 14, width - 88, height - 28, 4)), 1.1, "sindoor", 0.8)
    for x in (21, width - 21):
        painting.fill(circle(x, height / 2, 7.4), "#b07a1c")
        painting.fade(circle(x, height / 2, 7), "#f6d978", "#b07a1c", (x - 5, 22), (x + 5, 42))
        painting.line(circle(x, height / 2, 7.4), 1.7)
        painting.line(spline([(x - 3, height / 2 - 3), (x + 3, height / 2 + 3)]), 1.7)
    return painting.image()


MADE = [
    Made(
        "props/allegation_pin",
        SLIP,
        allegation_slip,
        SLIP_SCALE,
        inner={"pin": (23, 1, 10, 10)},
        shadow="low",
    ),
    Made("table/let_pass", LET_PASS, let_pass, inner={"words": (46, 15, 128, 34)}, shadow="low"),
]
PICTURES = pictures(__name__, MADE, "art/props/printed.py", "art/table/ground.py")
