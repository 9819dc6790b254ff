"""The pictures of the twenty-seven Breaking News cards, as the evening bulletin would show them."""

from __future__ import annotations

from collections.abc import Callable

from art.press import Sheet, rays, rrect
from art.tamasha.scenes.bad_news import (
    cash_van,
    collapse,
    generator,
    hot_mic,
    lunch,
    manifesto,
    misspelt,
    notice,
    observer,
    waiting,
    walk_out,
    wrong_place,
)
from art.tamasha.scenes.good_news import (
    auditor,
    bus_push,
    crossover,
    dinner,
    film,
    merger,
    nod,
    rain,
    refund,
    reunion,
    road_open,
    silence,
    small_donors,
    sponsor,
    students,
)


def scene(s: Sheet, key: str, good: bool) -> None:
    """The whole screen: warm when the news is good, cold when it is not."""
    s.fill(rrect(-40, -20, 480, 340), "lemon" if good else "#b9c3cf")
    s.fill(rays(200, 190, 480, 22, 0.07), "cream" if good else "#dfe4e8", 0.7)
    SCENES[key](s)


SCENES: dict[str, Callable[[Sheet], None]] = {
    "n_01": bus_push,
    "n_02": nod,
    "n_03": rain,
    "n_04": small_donors,
    "n_05": dinner,
    "n_06": refund,
    "n_07": students,
    "n_08": crossover,
    "n_09": silence,
    "n_10": reunion,
    "n_11": road_open,
    "n_12": auditor,
    "n_13": sponsor,
    "n_14": merger,
    "n_15": film,
    "n_16": hot_mic,
    "n_17": wrong_place,
    "n_18": collapse,
    "n_19": lunch,
    "n_20": manifesto,
    "n_21": walk_out,
    "n_22": waiting,
    "n_23": misspelt,
    "n_24": observer,
    "n_25": generator,
    "n_26": notice,
    "n_27": cash_van,
}
