"""Painted headings and rubber stamps of Al-Entkhbat, set as those of the other games."""

from __future__ import annotations

from functools import partial

from art.skins.lettering import LANGUAGE, heading, heading_size, on_paper, stamp, stamp_size
from art.table.catalogue import Made, pictures

HEADINGS = {
    "minutes": "Minutes",
    "anyone": "Anyone?",
    "districts": "Districts",
    "register": "The Register",
    "penalty_desk": "Penalty desk",
    "secret_session": "Secret Session",
    "negotiation": "Between two",
    "ballots": "The ballots",
    "totals": "The totals",
    "short_straw": "Who begins?",
}
STAMPS = {
    "cancelled": "CANCELLED",
    "stands": "IT STANDS",
    "burned": "BURNED",
    "jailed": "IN JAIL",
    "silenced": "SILENCED",
    "resigned": "RESIGNED",
    "recorded": "RECORDED",
    "doubled": "DOUBLED",
    "adjourned": "ADJOURNED",
    "off_limits": "OFF LIMITS",
    "returned": "RETURNED",
    "out": "OUT",
}

MADE = []
for _name, _words in HEADINGS.items():
    _size = heading_size(_words)
    _path = f"lettering/{LANGUAGE}/entkhbat/{_name}"
    MADE += [
        Made(_path, _size, partial(heading, _words, _size), colours=32),
        Made(f"{_path}.paper", _size, partial(on_paper, _words, _size), colours=16),
    ]
for _name, _words in STAMPS.items():
    _path = f"lettering/{LANGUAGE}/entkhbat/{_name}.stamp"
    MADE.append(Made(_path, stamp_size(_words), partial(stamp, _words), 3, colours=64))
PICTURES = pictures(__name__, MADE, "art/skins/lettering.py")
