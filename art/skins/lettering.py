"""Painted words: headings, labels on furniture, rubber stamps. One picture for each, in each language."""

from __future__ import annotations

from functools import partial

import skia
from PIL import Image

from art.press import Press, Sheet, print_sheet, rrect, set_text, union
from art.table.catalogue import Made, pictures
from art.table.painting import Painting

LANGUAGE = "en"
HEADINGS = {
    "setup": "Open the box",
    "seats": "Who sits where?",
    "settings": "Settings",
    "about": "About this box",
    "matches": "Matches",
    "nomination": "Nomination",
    "prachar": "Prachar",
    "count": "The count",
    "horse_trading": "Horse Trading",
    "result": "The verdict",
    "speech": "Victory speech",
    "replay": "Replay",
    "pass": "Pass the screen",
    "rules": "Rulebook",
    "ask": "Ask the rules",
    "paused": "Tea break",
    "purple_wins": "Purple governs",
    "yellow_wins": "Yellow governs",
    "tie": "A hung house",
    "allegation": "Allegation!",
    "pockets": "Fill the pockets",
    "factions": "Left and Right",
    "addas": "The Addas",
    "arsenal": "Sharing the arsenal",
    "kingmaker": "Kingmaker",
    "re_election": "Total re-election",
    "purple_left_rules": "Purple Left rules",
    "purple_right_rules": "Purple Right rules",
    "yellow_left_rules": "Yellow Left rules",
    "yellow_right_rules": "Yellow Right rules",
}
LABELS = {
    "card_tray": "CARD TRAY",
    "discard": "DISCARD",
    "public_pool": "PUBLIC POOL",
    "declared_flags": "DECLARED FLAGS",
    "tie_break": "TIE-BREAK",
    "news_desk": "NEWS DESK",
    "breaking_news": "BREAKING NEWS",
    "party_chest": "PARTY CHEST",
    "briefcases": "BRIEFCASES",
    "crossed_purple": "CROSSED TO PURPLE",
    "crossed_yellow": "CROSSED TO YELLOW",
    "log": "LOG",
    "attack": "ATTACK",
    "victim": "VICTIM",
    "left": "LEFT",
    "right": "RIGHT",
    "our_addas": "OUR ADDAS",
    "arsenal": "ARSENAL",
    "partners": "PARTNERS",
}
STAMPS = {
    "won": "WON",
    "bought": "BOUGHT",
    "sold": "SOLD",
    "still_open": "STILL OPEN",
    "elected": "ELECTED",
    "level": "LEVEL",
    "tie": "TIE",
    "declared": "DECLARED",
    "closed": "CLOSED",
    "clean": "NOT FOR SALE",
    "lost": "DEPOSIT LOST",
    "paid": "PAID",
    "allegation": "ALLEGATION",
    "denied": "DENIED",
    "clean_chit": "CLEAN CHIT",
    "believed": "BELIEVED",
    "kingmaker": "KINGMAKER",
    "re_election": "RE-ELECTION",
    "adda": "ADDA",
    "agreed": "AGREED",
}


def heading(words: str, size: tuple[float, float], face: str = "cream", rim: str = "ink") -> Image.Image:
    """A heading as a signwriter paints it: cream letters, an ink outline, a drop."""
    painting = Painting(*size)
    path, _ = set_text(size[0] / 2 - 1, size[1] * 0.69, words, "sign", 42, fit=size[0] - 16)
    painting.lettered(path, face, (rim, 6), (rim, 2.6, 3))
    return painting.image()


def on_paper(words: str, size: tuple[float, float]) -> Image.Image:
    """The same heading printed on paper: red letters, nothing round them."""
    painting = Painting(*size)
    painting.text(size[0] / 2, size[1] * 0.69, words, "sign", 42, "sindoor", fit=size[0] - 16)
    return painting.image()


def heading_size(words: str) -> tuple[float, float]:
    """As wide as the words, rounded up to tens."""
    return (set_text(0, 0, words, "sign", 42)[1] // 10 * 10 + 30, 66.0)


def label(words: str) -> Image.Image:
    """A label on wood or cloth: lemon capitals with an ink rim."""
    painting = Painting(*label_size(words))
    path, _ = set_text(label_size(words)[0] / 2, 19.6, words, "num", 20, track=1)
    painting.lettered(path, "lemon", ("ink", 3.4), ("ink", 0.8, 1.2))
    return painting.image()


def label_size(words: str) -> tuple[float, float]:
    """As wide as the words, rounded up to fives."""
    return (set_text(0, 0, words, "num", 20, track=1)[1] // 5 * 5 + 13, 26.0)


def stamp(words: str, ink: str = "stamp") -> Image.Image:
    """A rubber stamp: two frames and capitals, the ink a little uneven; the client turns it."""
    width, height = stamp_size(words)
    sheet = Sheet(width, height, 3, sum(map(ord, words)))
    outer = rrect(3, 3, width - 6, height - 6, 8)
    inner = rrect(8.4, 8.4, width - 16.8, height - 16.8, 5)
    letters, _ = set_text(width / 2, height * 0.72, words, "num", 38, track=1.4)
    sheet.fill(rrect(0, 0, width, height, 0), ink)
    shape = union(_ring(outer, 3.8), _ring(inner, 1.6), letters)
    return print_sheet(sheet, Press(paper="cream", wear=0, grain=1.6), corner=shape)


def _ring(path: skia.Path, width: float) -> skia.Path:
    pen = skia.Paint(Style=skia.Paint.kStroke_Style, StrokeWidth=width)
    outline = skia.Path()
    pen.getFillPath(path, outline)
    return outline


def stamp_size(words: str) -> tuple[float, float]:
    """As wide as the words need, rounded up to tens."""
    return (set_text(0, 0, words, "num", 38, track=1.4)[1] // 10 * 10 + 50, 58.0)


MADE = []
for _name, _words in HEADINGS.items():
    _size = heading_size(_words)
    MADE += [
        Made(f"lettering/{LANGUAGE}/{_name}", _size, partial(heading, _words, _size), colours=32),
        Made(f"lettering/{LANGUAGE}/{_name}.paper", _size, partial(on_paper, _words, _size), colours=16),
    ]
for _name, _words in LABELS.items():
    MADE.append(
        Made(f"lettering/{LANGUAGE}/{_name}.label", label_size(_words), partial(label, _words), colours=32)
    )
for _name, _words in STAMPS.items():
    MADE.append(
        Made(f"lettering/{LANGUAGE}/{_name}.stamp", stamp_size(_words), partial(stamp, _words), 3, colours=64)
    )
PICTURES = pictures(__name__, MADE)
