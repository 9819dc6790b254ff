"""Small markers on a folder: what is left of the role's power, Tihar, membership, the shield."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from engine.modipoly.cards import CONGRESS, CPIM, DEVOTED, GOV, LIBERAL, PILS, ROLE_IDS, STRIKES
from game.table.modipoly.board.inks import BLACK, NEWSPRINT, QUIET, RED
from game.words import words

if TYPE_CHECKING:
    from game.table.modipoly.scene import ModipolyScene

SAFFRON, USED = "#d9781e", "#cfc6ae"


class Marker(NamedTuple):
    """A word on a pill."""

    text: str
    ground: str = BLACK
    ink: str = NEWSPRINT
    struck: bool = False


def markers(scene: ModipolyScene, seat: int) -> list[Marker]:
    """Every marker before a seat, the most urgent first."""
    shown = scene.shown
    one = shown.commands[seat]
    if one.bankrupt:
        return []
    found = []
    if one.tihar:
        found.append(Marker(words("modipoly.folder.tihar", roll=one.tihar), RED))
    if one.bjp:
        found.append(Marker(words("modipoly.folder.bjp"), SAFFRON, BLACK))
    if seat == shown.pm and shown.shield:
        found.append(Marker(words("modipoly.folder.shield")))
    left = power_left(scene, seat)
    if left >= 0:
        text = words(f"modipoly.folder.power.{ROLE_IDS[one.role]}")
        if left > 1:
            text = words("modipoly.folder.power.left", power=text, count=left)
        found.append(Marker(text) if left else Marker(text, USED, QUIET, True))
    return found


def power_left(scene: ModipolyScene, seat: int) -> int:
    """How often a seat's power can still be used, as far as the table shows; -1 for a role without one."""
    shown = scene.shown
    return {
        CONGRESS: int(not shown.padyatra),
        CPIM: STRIKES - shown.strikes,
        LIBERAL: PILS - shown.pils,
        DEVOTED: int(not shown.forwarded[seat]),
        GOV: int(not shown.filed and shown.patronage),
    }.get(shown.commands[seat].role, -1)
