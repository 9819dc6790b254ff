"""Moustaches, beards and sideburns."""

from __future__ import annotations

from art.portraits.beards import chops, clipped, full, gleam, goatee, stubble, whiskers
from art.portraits.common import Part
from art.portraits.face import MOUTH_AT
from art.portraits.look import Look
from art.portraits.moustaches import (
    commas,
    curled,
    double,
    drive,
    droop,
    handlebar,
    hyphen,
    pencil,
    question,
    ruler,
    villain,
    walrus,
)
from art.press import Sheet

Y = MOUTH_AT - 14
SIDES = (-1, 1)


def moustache(s: Sheet, f: Look) -> None:
    """The moustache that the look asks for, if any."""
    if f.tache:
        TACHES[f.tache](s, f)


def beard(s: Sheet, f: Look) -> None:
    """The beard or sideburns that the look asks for, if any."""
    if f.beard:
        BEARDS[f.beard](s, f)


TACHES: dict[str, Part] = {
    "handlebar": handlebar,
    "question": question,
    "commas": commas,
    "walrus": walrus,
    "droop": droop,
    "pencil": pencil,
    "villain": villain,
    "curled": curled,
    "ruler": ruler,
    "hyphen": hyphen,
    "double": double,
    "drive": drive,
}


BEARDS: dict[str, Part] = {
    "full": full,
    "clipped": clipped,
    "goatee": goatee,
    "gleam": gleam,
    "chops": chops,
    "whiskers": whiskers,
    "stubble": stubble,
}
