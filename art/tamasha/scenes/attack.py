"""Which picture goes with which allegation."""

from __future__ import annotations

from collections.abc import Callable

from art.press import Sheet
from art.tamasha.scenes import attack_big, attack_country, attack_homes, attack_town

Scene = Callable[[Sheet], None]
SCENES: dict[str, Scene] = {
    "a_01": attack_country.dry_sprinkler,
    "a_02": attack_country.one_well,
    "a_03": attack_country.painted_well,
    "a_04": attack_country.strike_diary,
    "a_05": attack_country.one_thumb,
    "a_06": attack_country.ghost_shift,
    "a_07": attack_country.egg_incubator,
    "a_08": attack_country.answers_first,
    "a_09": attack_country.empty_topper,
    "a_10": attack_town.jar_without_motor,
    "a_11": attack_town.it_divided,
    "a_12": attack_town.suitcase_flies,
    "a_13": attack_town.magnet,
    "a_14": attack_town.onion_vault,
    "a_15": attack_town.shortage,
    "a_16": attack_town.rate_card,
    "a_17": attack_town.five_bids,
    "a_18": attack_town.bridge_to_tender,
    "a_19": attack_homes.three_bills,
    "a_20": attack_homes.courier_medals,
    "a_21": attack_homes.rented_uniform,
    "a_22": attack_homes.pension_flies,
    "a_23": attack_homes.sign_here,
    "a_24": attack_homes.forty_lefts,
    "a_25": attack_homes.all_slots,
    "a_26": attack_homes.inland_sea,
    "a_27": attack_homes.brochure_tower,
    "a_28": attack_big.blue_ledger,
    "a_29": attack_big.curtain_budget,
    "a_30": attack_big.highlighted,
    "a_31": attack_big.thumb_on_pages,
}


def scene(s: Sheet, key: str) -> None:
    """The whole window of an Attack card."""
    SCENES[key](s)


def sources(key: str) -> tuple[str, ...]:
    """The drawing code of one scene."""
    module = SCENES[key].__module__.replace(".", "/") + ".py"
    return ("art/tamasha/scenes/exhibits.py", "art/tamasha/scenes/news_ground.py", module)
