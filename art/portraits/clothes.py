"""Clothes, from the neck down to where the card ends."""

from __future__ import annotations

from art.portraits.common import Part
from art.portraits.drapes import (
    ballot_sari,
    brocade,
    cream_jacket,
    gown_part,
    kurta_part,
    mud_sari,
    pencil_sari,
    sari,
    sash_sari,
    shawl,
    velvet,
)
from art.portraits.face import neck
from art.portraits.finery import (
    blazer_medal,
    bottle_tops,
    denim_part,
    hoodie,
    leather,
    linen,
    silk,
    three_piece,
    tiger_tie,
    tweed_part,
)
from art.portraits.look import Look
from art.portraits.workwear import (
    camo_apron,
    cardigan,
    check_shirt,
    id_cards,
    lanyard,
    name_tag,
    overalls,
    polo,
    receipt_sweater,
    safari_vest,
    tape_waistcoat,
)
from art.press import Sheet

SIDES = (-1, 1)
TORSO = "-60,142 -120,160 -182,196 -206,270 -210,360 210,360 206,270 182,196 120,160 60,142 0,196"


def body(s: Sheet, f: Look) -> None:
    """Neck, shoulders and whatever is worn on them."""
    neck(s, f)
    CLOTHES[f.cloth](s, f)


CLOTHES: dict[str, Part] = {
    "kurta": kurta_part,
    "velvet": velvet,
    "sari": sari,
    "mud_sari": mud_sari,
    "pencil_sari": pencil_sari,
    "brocade": brocade,
    "sash_sari": sash_sari,
    "ballot_sari": ballot_sari,
    "vest": safari_vest,
    "overalls": overalls,
    "denim": denim_part,
    "id_cards": id_cards,
    "check_shirt": check_shirt,
    "hoodie": hoodie,
    "leather": leather,
    "receipt": receipt_sweater,
    "tape_tie": tape_waistcoat,
    "silk": silk,
    "cardigan": cardigan,
    "name_tag": name_tag,
    "tiger_tie": tiger_tie,
    "blazer_medal": blazer_medal,
    "camo_apron": camo_apron,
    "bottle_tops": bottle_tops,
    "shawl": shawl,
    "tweed": tweed_part,
    "three_piece": three_piece,
    "lanyard": lanyard,
    "polo": polo,
    "linen": linen,
    "gown": gown_part,
    "jacket": cream_jacket,
}
