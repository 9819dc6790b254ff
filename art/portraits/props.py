"""What people hold up beside their face: the other half of the joke.

Each prop is drawn around (0, 0), about 90 units wide, and held by a fist below it.
"""

from __future__ import annotations

from art.portraits.common import Part
from art.portraits.goods import (
    biscuit_salute,
    clicker,
    cone_part,
    copier,
    envelopes,
    forms,
    house_keys,
    jamuns,
    keys,
    ledger,
    megaphone,
    mixer,
    spice_box,
    suitcase,
    tower,
)
from art.portraits.look import Look
from art.portraits.tools import (
    account_book,
    clapper,
    clipboard,
    hand_pump,
    highlighter,
    magnifier,
    sapling,
    scale,
    spirit_level,
    stamp_flying,
    tea,
    telescope,
    tiffin,
    watering_can,
)
from art.press import Sheet

SIDES = (-1, 1)


def prop(s: Sheet, f: Look) -> None:
    """The thing in hand, on the side that its place in `PROPS` says."""
    if f.prop:
        PROPS[f.prop](s, f)


PROPS: dict[str, Part] = {
    "sapling": sapling,
    "watering_can": watering_can,
    "hand_pump": hand_pump,
    "tiffin": tiffin,
    "megaphone": megaphone,
    "ledger": ledger,
    "highlighter": highlighter,
    "clicker": clicker,
    "copier": copier,
    "account_book": account_book,
    "mixer": mixer,
    "suitcase": suitcase,
    "scale": scale,
    "keys": keys,
    "stamp": stamp_flying,
    "tea": tea,
    "envelopes": envelopes,
    "spirit_level": spirit_level,
    "biscuits": biscuit_salute,
    "telescope": telescope,
    "magnifier": magnifier,
    "forms": forms,
    "house_keys": house_keys,
    "clipboard": clipboard,
    "cone": cone_part,
    "tower": tower,
    "clapper": clapper,
    "jamuns": jamuns,
    "spice_box": spice_box,
}
