"""Puts a person together, from the hair behind to the thing in hand."""

from __future__ import annotations

from art.portraits.clothes import body
from art.portraits.common import garland
from art.portraits.eyewear import extras, glasses
from art.portraits.face import chins, ears, face
from art.portraits.hair import back_hair, front_plait
from art.portraits.hats import headgear
from art.portraits.look import Look
from art.portraits.mouths import mouth
from art.portraits.props import prop
from art.portraits.whiskers import beard, moustache
from art.press import Sheet

GARLAND = [(-138, 162), (-104, 186), (-58, 204), (0, 212), (58, 204), (104, 186), (138, 162)]


def draw_person(s: Sheet, x: float, y: float, size: float, look: Look) -> None:
    """Draw the person with the bridge of the nose at (x, y)."""
    dx, dy = look.shift
    with s.at(x + dx * size, y + dy * size, size * look.size):
        back_hair(s, look)
        body(s, look)
        if look.garland:
            garland(s, GARLAND, 19)
        with s.at(rot=look.rot):
            ears(s, look)
            if "chins" in look.extras:
                chins(s, look)
            face(s, look)
            beard(s, look)
            mouth(s, look)
            headgear(s, look)
            moustache(s, look)
            glasses(s, look)
            extras(s, look)
        if "front_plait" in look.extras:
            front_plait(s, look)
        prop(s, look)
