"""Which picture goes with which Adda."""

from __future__ import annotations

from collections.abc import Callable

from art.press import Sheet
from art.tamasha.scenes import adda_purple, adda_yellow

Scene = Callable[[Sheet], None]
SCENES: dict[str, Scene] = {
    "f_p_ks": adda_purple.only_neem,
    "f_p_mz": adda_purple.tea_cart,
    "f_p_yv": adda_purple.rooftop,
    "f_p_mm": adda_purple.tailors_mirror,
    "f_p_vp": adda_purple.sweet_counter,
    "f_p_sb": adda_purple.store_room,
    "f_p_fj": adda_purple.barber,
    "f_p_sc": adda_purple.shady_bench,
    "f_p_sw": adda_purple.water_tank,
    "f_y_ks": adda_yellow.thresher,
    "f_y_mz": adda_yellow.cycle_stand,
    "f_y_yv": adda_yellow.photocopy,
    "f_y_mm": adda_yellow.flour_mill,
    "f_y_vp": adda_yellow.scale_repair,
    "f_y_sb": adda_yellow.canteen,
    "f_y_fj": adda_yellow.bandstand,
    "f_y_sc": adda_yellow.reading_room,
    "f_y_sw": adda_yellow.slot_zero,
}


def scene(s: Sheet, key: str) -> None:
    """The whole window of a Faction card."""
    SCENES[key](s)


def sources(key: str) -> tuple[str, ...]:
    """The drawing code of one scene."""
    module = SCENES[key].__module__.replace(".", "/") + ".py"
    return ("art/tamasha/scenes/exhibits.py", "art/tamasha/scenes/news_ground.py", module)
