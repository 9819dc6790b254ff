"""Which picture goes with which denial."""

from __future__ import annotations

from collections.abc import Callable

from art.press import Sheet
from art.tamasha.scenes import victim_purple, victim_yellow

Scene = Callable[[Sheet], None]
SCENES: dict[str, Scene] = {
    "v_p_ks": victim_purple.tractor_wept,
    "v_p_mz": victim_purple.wounded_workers,
    "v_p_yv": victim_purple.once_a_fresher,
    "v_p_mm": victim_purple.passbook,
    "v_p_vp": victim_purple.trembling_scale,
    "v_p_sb": victim_purple.other_coat,
    "v_p_fj": victim_purple.salute,
    "v_p_sc": victim_purple.in_this_heat,
    "v_p_sw": victim_purple.stuck_lift,
    "v_p_big": victim_purple.handkerchief,
    "v_y_ks": victim_yellow.crop_knows,
    "v_y_mz": victim_yellow.siren,
    "v_y_yv": victim_yellow.cancelled,
    "v_y_mm": victim_yellow.counting,
    "v_y_vp": victim_yellow.receipt,
    "v_y_sb": victim_yellow.committee,
    "v_y_fj": victim_yellow.flying_words,
    "v_y_sc": victim_yellow.knees,
    "v_y_sw": victim_yellow.minutes,
    "v_y_big": victim_yellow.wound,
}


def scene(s: Sheet, key: str) -> None:
    """The whole window of a Victim card."""
    SCENES[key](s)


def sources(key: str) -> tuple[str, ...]:
    """The drawing code of one scene."""
    module = SCENES[key].__module__.replace(".", "/") + ".py"
    return ("art/tamasha/scenes/exhibits.py", "art/tamasha/scenes/news_ground.py", module)
