"""The emblems of the nine constituencies and of both parties, about 60 units wide."""

from __future__ import annotations

from art.press import Sheet, arc, blob, circle, flower, moved, oval, poly, rrect, scallop, spline


def emblem(s: Sheet, code: str, x: float, y: float, size: float = 1) -> None:
    """The emblem of a constituency (`KS`...) or `jamun`, `haldi`, `film`, around (x, y)."""
    with s.at(x, y, size):
        EMBLEMS[code](s)


def _wheat(s: Sheet) -> None:
    for side in (-1, 0, 1):
        s.stroke([(side * 3, 26), (side * 8, 0), (side * 16, -16)], 3.2)
        for i in range(4):
            for d in (-1, 1):
                x, y = side * (8 + i * 2.4) + d * 4.2, -i * 6.2 - 2
                s.ink(moved(oval(0, 0, 3.2, 5.6), x, y, rot=d * 28 + side * 14), "haldi", 1.5, 0.6)
    s.ink(rrect(-11, 10, 22, 6, 3), "sindoor", 1.6, 0.8)


def _tiffin(s: Sheet) -> None:
    s.ink(rrect(-20, -6, 40, 30, 5), "sky", 2.8, 1.6)
    s.line(spline([(-20, 9), (20, 9)]), 2)
    s.ink(scallop(0, -14, 17, 9, 0.3), "haldi", 2.6, 1.4)
    s.ink(circle(0, -14, 6), "cream", 2, 0)


def _pencil(s: Sheet) -> None:
    s.ink(moved(poly([(-8, -28), (8, -28), (8, 16), (0, 30), (-8, 16)]), rot=12), "haldi", 2.8, 1.6)
    s.ink(moved(poly([(-4, 23), (4, 23), (0, 30)]), rot=12), "ink", 1, 0)
    s.line(arc(0, -6, 20, 180, 180), 4.5)
    for x in (-27, 15):
        s.ink(rrect(x, -8, 12, 20, 5), "sindoor", 2.4, 1)


def _passbook(s: Sheet) -> None:
    s.ink(moved(rrect(-18, -24, 36, 46, 3), 0, 2, rot=-6), "teal", 2.8, 1.6)
    s.text(0, 13, "₹", "num", 34, "cream")
    s.ink(flower(14, -20, 11, 9, 0.3), "haldi", 2.4, 1)


def _scale(s: Sheet) -> None:
    s.line(spline([(0, -26), (0, 20)]), 4.5)
    s.line(spline([(-24, -14), (24, -22)]), 4.5)
    for x, top, y in ((-24, -14, 4), (24, -22, -4)):
        s.ink(blob([(x - 10, y), (x, y + 10), (x + 10, y)]), "haldi", 2.6, 1)
        s.line(spline([(x, top), (x - 8, y)]), 1.6)
        s.line(spline([(x, top), (x + 8, y)]), 1.6)
    s.ink(rrect(-14, 18, 28, 8, 3), "brown", 2.4, 1)


def _files(s: Sheet) -> None:
    for i, colour in enumerate(("cream", "lemon", "sky", "pink")):
        turn = (-2, 3, -1, 2)[i]
        s.ink(moved(rrect(-24, -4, 48, 9, 2), (i % 2) * 3 - 1, 20 - i * 9, rot=turn), colour, 2.2, 0.8)
    s.ink(rrect(-5, -30, 10, 16, 4), "sindoor", 2.2, 1)
    s.ink(rrect(-12, -17, 24, 7, 2), "sindoor", 2.2, 1)


def _boots(s: Sheet) -> None:
    for x in (-11, 9):
        s.ink(
            blob(
                [(x - 8, -26), (x + 6, -26), (x + 7, 8), (x + 18, 14), (x + 18, 24), (x - 9, 24), (x - 8, 0)]
            ),
            "brown",
            2.6,
            1.6,
        )
        s.fill(oval(x, -8, 2.4, 9), "white", 0.7)


def _bench(s: Sheet) -> None:
    s.ink(rrect(-28, 2, 56, 8, 2), "brown", 2.4, 1)
    s.ink(rrect(-28, -12, 56, 8, 2), "brown", 2.4, 1)
    for x in (-20, 20):
        s.line(spline([(x, 10), (x, 26)]), 4)
    s.line(spline([(8, 26), (16, -14), (20, -28), (30, -26), (30, -18)]), 5, "sindoor", "type")


def _block(s: Sheet) -> None:
    s.ink(rrect(-16, -30, 32, 56, 2), "lilac", 2.8, 2)
    for j in range(4):
        for i in range(3):
            lit = (i, j) == (1, 2)
            s.fill(rrect(-12 + i * 9, -25 + j * 12, 6, 8, 1), "haldi" if lit else "ink", plate="type")


def _jamun(s: Sheet) -> None:
    s.ink(blob([(2, -18), (14, -28), (26, -24), (18, -14)]), "leaf", 2.2, 1)
    for x, y in ((-9, -4), (9, 0), (-1, 12)):
        s.ink(oval(x, y, 9.5, 12), "purple", 2.4, 1.4)
        s.fill(oval(x - 3, y - 4, 2.4, 4), "lilac", plate="type")


def _haldi(s: Sheet) -> None:
    root = "-22,14 -14,-2 -2,-6 4,-22 14,-20 12,-4 24,-6 24,4 8,10 -10,22"
    s.ink(blob(root), "haldi", 2.6, 1.8)
    for ring in ([(-14, 4), (-8, 14)], [(-2, -2), (4, 8)], [(4, -12), (12, -10)], [(14, -3), (16, 5)]):
        s.line(spline(ring), 2)


def _film(s: Sheet) -> None:
    s.ink(rrect(-20, -6, 40, 26, 3), "purple", 2.6, 1.6)
    with s.at(0, -8, rot=-9):
        s.ink(poly([(-20, -10), (20, -10), (20, 0), (-20, 0)]), "cream", 2.4, 1)
        for i in range(3):
            s.fill(
                poly([(-16 + i * 13, -10), (-10 + i * 13, -10), (-14 + i * 13, 0), (-20 + i * 13, 0)]),
                "ink",
                plate="type",
            )


EMBLEMS = {
    "KS": _wheat,
    "MZ": _tiffin,
    "YV": _pencil,
    "MM": _passbook,
    "VP": _scale,
    "SB": _files,
    "FJ": _boots,
    "SC": _bench,
    "SW": _block,
    "jamun": _jamun,
    "haldi": _haldi,
    "film": _film,
}
