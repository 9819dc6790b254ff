"""What happens in front of the backdrop: one foreground for every Campaign card."""

from __future__ import annotations

from collections.abc import Callable

from art.press import Sheet
from art.tamasha.scenes.backdrops import backdrop
from art.tamasha.scenes.campaign_country import (
    fj_nukkad,
    fj_padyatra,
    fj_rally,
    fj_roadshow,
    ks_nukkad,
    ks_padyatra,
    ks_rally,
    ks_roadshow,
    mz_nukkad,
    mz_padyatra,
    mz_rally,
    mz_roadshow,
)
from art.tamasha.scenes.campaign_homes import (
    sb_nukkad,
    sb_padyatra,
    sb_rally,
    sb_roadshow,
    sc_nukkad,
    sc_padyatra,
    sc_rally,
    sc_roadshow,
    sw_nukkad,
    sw_padyatra,
    sw_rally,
    sw_roadshow,
)
from art.tamasha.scenes.campaign_town import (
    mm_nukkad,
    mm_padyatra,
    mm_rally,
    mm_roadshow,
    vp_nukkad,
    vp_padyatra,
    vp_rally,
    vp_roadshow,
    yv_nukkad,
    yv_padyatra,
    yv_rally,
    yv_roadshow,
)


def scene(s: Sheet, code: str, tier: str) -> None:
    """The whole window of a Campaign card."""
    backdrop(s, code)
    SCENES[code, tier](s)


# ------------------------------------------------------------ Khet Khalihan


# ------------------------------------------------------------ Chimney Chowk


# ------------------------------------------------------------ Coaching Colony


# ------------------------------------------------------------ Bachat Bazaar


# ------------------------------------------------------------ Mandi Market


# ------------------------------------------------------------ File Bhavan


# ------------------------------------------------------------ Cantonment Camp


# ------------------------------------------------------------ Pension Nagar


# ------------------------------------------------------------ Lift Nagar


SCENES: dict[tuple[str, str], Callable[[Sheet], None]] = {
    ("KS", "nukkad"): ks_nukkad,
    ("KS", "rally"): ks_rally,
    ("KS", "roadshow"): ks_roadshow,
    ("KS", "padyatra"): ks_padyatra,
    ("MZ", "nukkad"): mz_nukkad,
    ("MZ", "rally"): mz_rally,
    ("MZ", "roadshow"): mz_roadshow,
    ("MZ", "padyatra"): mz_padyatra,
    ("YV", "nukkad"): yv_nukkad,
    ("YV", "rally"): yv_rally,
    ("YV", "roadshow"): yv_roadshow,
    ("YV", "padyatra"): yv_padyatra,
    ("MM", "nukkad"): mm_nukkad,
    ("MM", "rally"): mm_rally,
    ("MM", "roadshow"): mm_roadshow,
    ("MM", "padyatra"): mm_padyatra,
    ("VP", "nukkad"): vp_nukkad,
    ("VP", "rally"): vp_rally,
    ("VP", "roadshow"): vp_roadshow,
    ("VP", "padyatra"): vp_padyatra,
    ("SB", "nukkad"): sb_nukkad,
    ("SB", "rally"): sb_rally,
    ("SB", "roadshow"): sb_roadshow,
    ("SB", "padyatra"): sb_padyatra,
    ("FJ", "nukkad"): fj_nukkad,
    ("FJ", "rally"): fj_rally,
    ("FJ", "roadshow"): fj_roadshow,
    ("FJ", "padyatra"): fj_padyatra,
    ("SC", "nukkad"): sc_nukkad,
    ("SC", "rally"): sc_rally,
    ("SC", "roadshow"): sc_roadshow,
    ("SC", "padyatra"): sc_padyatra,
    ("SW", "nukkad"): sw_nukkad,
    ("SW", "rally"): sw_rally,
    ("SW", "roadshow"): sw_roadshow,
    ("SW", "padyatra"): sw_padyatra,
}
