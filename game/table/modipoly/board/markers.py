"""Small markers on a folder: what is left of the role's power, Tihar, membership, the shield."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from engine.modipoly.cards import CONGRESS, CPIM, DEVOTED, GOV, LIBERAL, PILS, STRIKES
from game.table.modipoly.board.inks import BLACK, NEWSPRINT, QUIET, RED
from game.words import words

if TYPE_CHECKING:
    from game.table.modipoly.scene import ModipolyScene
    from game.table.modipoly.shown import Shown

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
    if seat == shown.pm and not shown.chair_empty:
        found += _of_the_chair(scene)
    found += [_power(key, left) for key, left in powers(shown, seat)]
    return found


def _of_the_chair(scene: ModipolyScene) -> list[Marker]:
    """What lies before the PM: arrears of older governments, and whether the House can still save it."""
    shown = scene.shown
    owed = sum(due.amount for due in shown.view.arrears)
    found = [Marker(words("modipoly.folder.arrears", amount=owed), RED)] if owed else []
    if shown.view.options.get("one_rescue") != "off":
        text = words("modipoly.folder.trust")
        found.append(Marker(text, USED, QUIET, True) if shown.trust_used else Marker(text))
    return found


def _power(key: str, left: int) -> Marker:
    """A power with how often it is left; struck through when it is used up."""
    text = words(f"modipoly.folder.power.{key}")
    if left > 1:
        text = words("modipoly.folder.power.left", power=text, count=left)
    return Marker(text) if left else Marker(text, USED, QUIET, True)


def powers(shown: Shown, seat: int) -> list[tuple[str, int]]:
    """The powers of a seat's role by name, with how often each is left as far as the table shows."""
    strike = ("cpim", STRIKES - shown.strikes)
    pil = ("liberal", PILS - shown.pils)
    return {
        CONGRESS: [("congress", int(not shown.padyatra))],
        CPIM: [strike],
        LIBERAL: [pil, strike] if len(shown.commands) == SMALLEST else [pil],
        DEVOTED: [("devoted", int(not shown.forwarded[seat]))],
        GOV: [("gov", int(not shown.filed and shown.patronage))],
    }.get(shown.commands[seat].role, [])


SMALLEST = 4
"""At a table of four there is no CPI(M), and the Liberal has its Strike Notice."""
